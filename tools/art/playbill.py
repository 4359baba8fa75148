"""Printed furniture of the screens: ribbon, playbill frame, and the soft shadow under paper.

It must not know what is written in them.
"""

from __future__ import annotations

import cv2
import numpy as np

from .geometry import Frame, Points, alpha_mask, polygon, rectangle, ruled_box, union
from .noise import F32, blur, rgb, smooth
from .ornaments import vine_corner
from .paper import POSTER, cut_sheet, deckle, sheet_of
from .plate import Plate
from .press import letterpress, mask
from .registry import Catalogue

PLAYBILL = Catalogue()
FOLD = 92.0
"""Where the ribbon's straight middle begins, in units of a 1080-line screen."""


@PLAYBILL.asset("ribbon", (1520, 240), insets=(304, 0, 304, 0), quality=93)
def ribbon(w: int, h: int) -> np.ndarray:
    """A banderole; its middle is straight, so that it stretches."""
    uw, uh = w / 2, h / 2
    plate = Plate(uw, uh, 2.0, 2, pitch=6.2, seed=5)
    top, bottom = 8.0, uh - 34.0
    washes: list[tuple[Points, str]] = []
    for side in (-1, 1):
        frame = Frame(FOLD if side < 0 else uw - FOLD, 0, 1, 0, side)
        tail: Points = [(-46, top + 24, 1), (20, top + 22), (84, top + 15, 1), (64, (top + bottom) / 2 + 18)]
        tail += [(88, bottom + 22, 1), (20, bottom + 26), (-46, bottom + 27, 1)]
        tail = frame(tail)
        start = FOLD + 10 if side < 0 else uw - FOLD - 10
        plate.shape(
            tail,
            lambda x, _y, start=start: 0.52 * (1 - np.clip(np.abs(x - start) / 94, 0, 1)) + 0.06,
            hatch=88,
            outline=2.0,
            pitch=0.8,
        )
        fold = frame([(0, bottom), (-46, bottom + 26), (-46, bottom - 8)])
        plate.fill(fold, 0.86, hatch=60, outline=1.6, pitch=0.7)
        washes += [(tail, "#DCC690"), (fold, "#A8905C")]
    body = rectangle(FOLD, top, uw - FOLD, bottom)
    plate.fill(body, lambda x, _y: _body_tone(x, uw), hatch=88, outline=2.3, pitch=0.8)
    for y in (top + 7, bottom - 7):
        plate.line([(FOLD + 6, y), (uw - FOLD - 6, y)], 1.1, waver=0)
    image = sheet_of(w, h, "#F4EAD0", 5, chains=False)
    wash = np.ones_like(image)
    for outline, colour in [*washes, (body, "#EFE0B8")]:
        m = blur(alpha_mask(w, h, polygon(Frame(0, 0, 2)(outline)), 2), 1.2)[..., None]
        wash += (0.25 + 0.75 * rgb(colour) - wash) * m
    image = image * wash
    alpha = alpha_mask(w, h, union(*(polygon(Frame(0, 0, 2)(o)) for o, _ in [*washes, (body, "")])))
    return np.dstack([letterpress(image, plate), np.maximum(alpha, plate.ink((w, h)))])


def _body_tone(x: np.ndarray, w: float) -> np.ndarray:
    """Dark only near the folds: the stretched middle must be even along x."""
    return 0.42 * smooth(w / 2 - FOLD - 46, w / 2 - FOLD + 4, np.abs(x - w / 2))


def _frames(plate: Plate, w: float, h: float) -> None:
    for d, weight in ((13, 5.0), (20, 1.2)):
        plate.contour(ruled_box(w, h, d), weight, waver=0.2, swell=0.3)


@PLAYBILL.asset("playbill_frame", (800, 800), insets=(252, 252, 252, 252), ink=True)
def playbill_frame(w: int, h: int) -> np.ndarray:
    """A thick and a thin rule with a vine in each corner: ink only, to be tinted and laid on paper."""
    return _playbill(w, h, vines=True)


@PLAYBILL.asset("rule_frame", (400, 400), insets=(80, 80, 80, 80), ink=True)
def rule_frame(w: int, h: int) -> np.ndarray:
    """The thick and the thin rule alone, for smaller panels and slips. Ink only."""
    return _playbill(w, h, vines=False)


def _playbill(w: int, h: int, *, vines: bool) -> np.ndarray:
    plate = Plate(w / 2, h / 2, 2.0, 2, pitch=4.4, seed=3)
    _frames(plate, w / 2, h / 2)
    image = mask(plate)
    if not vines:
        return image
    reach = 200
    corner_plate = Plate(reach / 2, reach / 2, 2.0, pitch=4.4, seed=3)
    vine_corner(corner_plate, 96)
    alpha = mask(corner_plate)[..., 3]
    d = 46
    for rows in (slice(d, d + reach), slice(h - d - reach, h - d)):
        for cols in (slice(d, d + reach), slice(w - d - reach, w - d)):
            turned = alpha[:: 1 if rows.start == d else -1, :: 1 if cols.start == d else -1]
            image[rows, cols, 3] = np.maximum(image[rows, cols, 3], turned)
    return image


@PLAYBILL.asset("sheet", (640, 640), insets=(48, 48, 48, 48), quality=93)
def poster_sheet(w: int, h: int) -> np.ndarray:
    """A hand-cut sheet of poster paper with a browned edge, without chain lines so that it stretches."""
    return cut_sheet(sheet_of(w, h, POSTER, 9, chains=False), deckle(w, h, 5, 3, 1.6))


@PLAYBILL.asset("slip", (480, 240), insets=(60, 60, 60, 60), quality=93)
def slip(w: int, h: int) -> np.ndarray:
    """A small printed slip for labels and tool-tips: sheet and double rule."""
    sheet = cut_sheet(sheet_of(w, h, POSTER, 12, chains=False), deckle(w, h, 5, 4, 1.2))
    plate = Plate(w / 2, h / 2, 2.0, 2, seed=4)
    for d, weight in ((9, 2.4), (14, 0.9)):
        plate.contour(ruled_box(w / 2, h / 2, d), weight, waver=0.15, swell=0.3)
    return letterpress(sheet, plate)


@PLAYBILL.asset("shadow_soft", (192, 192), insets=(80, 80, 80, 80), spread=[-26, -22, 38, 42])
def shadow_soft(w: int, h: int) -> np.ndarray:
    """The shadow of a sheet lying on the cloth, light from the upper left.

    `spread` says how far its box reaches beyond the paper's: left, top (negative: outwards), right, bottom.
    """
    shade = np.zeros((h, w), F32)
    left, top, right, bottom = 26, 22, w - 38, h - 42
    for shift, soft, strength in ((3, 4, 0.55), (8, 9, 0.42), (14, 13, 0.22)):
        box = np.zeros((h, w), np.float32)
        cv2.rectangle(box, (left + shift, top + shift), (right + shift - 1, bottom + shift - 1), 1.0, -1)
        shade = 1 - (1 - shade) * (1 - strength * blur(box, soft))
    y, x = np.mgrid[0:h, 0:w].astype(F32)
    fade = smooth(0, 8, np.minimum(np.minimum(x, y), np.minimum(w - 1 - x, h - 1 - y)))
    return np.dstack([np.full((h, w, 3), 0.02, F32), shade * fade * 0.8])


@PLAYBILL.asset("shadow_round", (160, 160), spread=[-16, -14, 16, 18])
def shadow_round(w: int, h: int) -> np.ndarray:
    """The shadow of a coin or counter of 128 px; scale it with them."""
    disc = np.zeros((h, w), np.float32)
    shade = np.zeros((h, w), F32)
    for shift, soft, strength in ((3, 3, 0.6), (8, 6, 0.35)):
        disc[:] = 0
        cv2.circle(disc, (16 + 64 + shift, 14 + 64 + shift), 62, 1.0, -1, cv2.LINE_AA)
        shade = 1 - (1 - shade) * (1 - strength * blur(disc, soft))
    return np.dstack([np.full((h, w, 3), 0.02, F32), shade * 0.85])
