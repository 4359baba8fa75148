"""The ribbon that the titles of the pages stand on.

It must not know what is written on it.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, Points, alpha_mask, polygon, rectangle, union
from ..engine.noise import blur, rgb, smooth
from ..engine.paper import sheet_of
from ..engine.plate import Plate
from ..engine.press import letterpress
from ..registry import Catalogue

RIBBON = Catalogue()
FOLD = 92.0
"""Where the ribbon's straight middle begins, in units of a 1080-line screen."""


@RIBBON.asset("ribbon", (1520, 240), insets=(304, 0, 304, 0), quality=93)
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
