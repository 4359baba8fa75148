"""Buttons without words: paper tickets and brass label-holders, each in four states.

They stretch in width only; it must not know what is written on them.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import skia

from ..engine.geometry import SOLID, Draw, polygon, raster
from ..engine.noise import F32, blur, noise, rgb, shrink
from ..engine.paper import age_rim, deckle, sheet_of
from ..engine.plate import Plate
from ..engine.press import RED, letterpress
from ..engine.relief import cavities, inflate, light
from ..registry import Catalogue

PLAQUES = Catalogue()
STATES = ("idle", "hot", "pressed", "disabled")
TICKET, BRASS = (720, 144), (720, 160)
TICKET_PAPER = {"idle": "#F0E4C8", "hot": "#FAF0D6", "pressed": "#DFCFAD", "disabled": "#E9E0C8"}
LABEL_PAPER = {"idle": "#F0E4C8", "hot": "#FCF3DA", "pressed": "#E3D4B3", "disabled": "#E4DAC0"}
METAL = {"idle": "#C29A52", "hot": "#E0B564", "pressed": "#86683A", "disabled": "#7E7358"}


def _ticket_path(w: int, h: int, margin: float, notch: float) -> skia.Path:
    """A ticket's outline: round bites in the middle of its ends, small ones at the corners."""
    path = polygon(deckle(w, h, margin, 3, 0.6))
    for x in (margin, w - margin):
        for y, r in ((h / 2, notch), (margin, notch / 2), (h - margin, notch / 2)):
            bite = skia.Path()
            bite.addCircle(x, y, r)
            path = skia.Op(path, bite, skia.PathOp.kDifference_PathOp)
    return path


def ticket(w: int, h: int, state: str) -> np.ndarray:
    """A printed ticket: red and doubly ruled when hot, sunk when pressed, thinly ruled when disabled."""
    alpha = shrink(raster(w * 4, h * 4, lambda c: c.drawPath(_ticket_path(w, h, 5, 29), SOLID), 4), w, h)
    image = age_rim(sheet_of(w, h, TICKET_PAPER[state], 6, chains=False), alpha)
    plate = Plate(w, h, pitch=5, seed=6, pen=1.45)
    if state == "disabled":
        plate.contour(_ticket_path(w, h, 17, 31), 1.0, waver=0.15, swell=0.4)
    else:
        plate.contour(_ticket_path(w, h, 16, 31), 3.0 if state == "hot" else 2.2, waver=0.25, swell=0.4)
        plate.contour(_ticket_path(w, h, 26, 31), 1.5 if state == "hot" else 0.9, waver=0.2, swell=0.4)
    for x in (78, w - 78):
        for y in np.arange(36, h - 36, 12.0):
            plate.line([(x, y), (x, y + 6)], 0.9 if state == "disabled" else 1.4, waver=0.1)
    image = letterpress(
        image, plate, RED if state == "hot" else "#221A16", 0.7 if state == "disabled" else 0.95
    )
    if state == "pressed":
        image = _sink(image, 8, 8)
    return np.dstack([np.clip(image, 0, 1), alpha])


def _sink(image: np.ndarray, left: float, top: float) -> np.ndarray:
    """Shade the upper and left rim, as of something lying lower than its surroundings."""
    h, w = image.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(F32)
    shade = 0.40 * np.exp(-np.clip(y - top, 0, None) / 11) + 0.24 * np.exp(-np.clip(x - left, 0, None) / 11)
    return image * np.clip(1 - shade, 0.4, 1)[..., None]


def brass(w: int, h: int, state: str) -> np.ndarray:
    """A cast brass label-holder, screwed on, with a card behind it."""
    ss = 2
    size = (h * ss, w * ss)

    def cut(draw: Draw) -> np.ndarray:
        return raster(size[1], size[0], draw, ss)

    def box(inset_x: float, inset_y: float, r: float) -> np.ndarray:
        rect = skia.Rect.MakeLTRB(inset_x, inset_y, w - inset_x, h - inset_y)
        return cut(lambda c: c.drawRoundRect(rect, r, r, SOLID))

    body = cut(lambda c: c.drawPath(polygon(deckle(w, h, 5, 1, 0.0, bite=20)), SOLID))
    window = box(78, 26, 4)
    height = inflate(body, ss * 9) * 1.1 + blur(box(67, 15, 9), ss * 1.4) * ss * 4 - blur(window, ss) * ss * 4
    height += _screws(w, h, cut, ss)
    height += noise(*size, 2.2, 4, 1, 40) * 0.16 + noise(*size, ss * 60, 5, 2) * ss * 0.3
    tint = rgb(METAL[state]) * (1 + 0.06 * noise(*size, ss * 60, 6, 3))[..., None]
    dirt = np.clip(cavities(height, ss * 4) / ss * 0.2, 0, 0.6)[..., None]
    spec = {"idle": 0.70, "hot": 0.8, "pressed": 0.35, "disabled": 0.22}[state]
    lit = light(
        blur(height, ss * 0.5), tint * (1 - dirt), key=(-0.45, -0.62, 0.64), spec=spec, gloss=20, ambient=0.36
    )
    lit *= 1 - 0.10 * np.linspace(-1, 1, size[0], dtype=F32)[:, None, None]
    metal = shrink(np.dstack([np.clip(lit, 0, 1), body]), w, h)
    label = _sink(sheet_of(w, h, LABEL_PAPER[state], 4, chains=False), 78, 26)
    opening = shrink(window, w, h)[..., None]
    return np.dstack([metal[..., :3] * (1 - opening) + label * opening, metal[..., 3]])


def _screws(w: int, h: int, cut: Callable[[Draw], np.ndarray], ss: int) -> np.ndarray:
    height = np.zeros((h * ss, w * ss), F32)
    for x, turn in ((42, 34), (w - 42, -22)):
        head = cut(lambda c, x=x: c.drawCircle(x, h / 2, 17, SOLID))

        def slot(canvas: skia.Canvas, x: float = x, turn: float = turn) -> None:
            canvas.translate(x, h / 2)
            canvas.rotate(turn)
            canvas.drawRect(skia.Rect.MakeLTRB(-16, -2.4, 16, 2.4), SOLID)

        height += inflate(head, ss * 9, 0.6) * 0.75 - blur(cut(slot), ss * 0.6) * ss * 4
    return height


for _state in STATES:
    PLAQUES.asset(f"ticket_{_state}", TICKET, insets=(120, 0, 120, 0), quality=94)(
        lambda w, h, state=_state: ticket(w, h, state)
    )
    PLAQUES.asset(f"brass_{_state}", BRASS, insets=(120, 0, 120, 0), quality=94)(
        lambda w, h, state=_state: brass(w, h, state)
    )
