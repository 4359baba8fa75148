"""The speech balloon in Gillray's manner: an engraved outline on paper, its tail at the lower left.

It stretches both ways between its corners; it must not know who speaks or what is said.
"""

from __future__ import annotations

import numpy as np
import skia

from ..engine.geometry import Frame, Points, alpha_mask, polygon, spline
from ..engine.noise import F32, rgb, smooth
from ..engine.paper import age_rim
from ..engine.plate import Plate
from ..engine.press import letterpress
from ..registry import Catalogue

BALLOON = Catalogue()
SIZE = (480, 260)
INSETS = (170, 80, 130, 154)
"""What is not stretched: the corners, and the tail below the left one."""
PAPER = "#F6ECD4"
OUTLINE: Points = [
    *[
        (170, 15),
        (260, 15),
        (350, 15),
        (388, 8),
        (428, 14),
        (443, 31),
        (463, 39),
        (472, 60),
        (468, 80),
        (468, 106),
    ],
    *[
        (472, 127),
        (463, 149),
        (445, 160),
        (429, 178),
        (396, 189),
        (350, 184),
        (260, 184),
        (170, 184),
        (146, 187, 1),
    ],
    *[
        (141, 205),
        (121, 224),
        (87, 233),
        (52, 237),
        (16, 250, 1),
        (40, 228),
        (72, 217),
        (95, 205),
        (102, 189, 1),
    ],
    *[(74, 190), (47, 179), (31, 163), (14, 150), (7, 128), (12, 106), (12, 80), (8, 60), (20, 38), (39, 28)],
    *[(58, 12), (94, 6), (130, 11)],
]
AWAY = (-8.0, -7.0)
"""How far the shade reaches in from the outline, against the light."""


@BALLOON.asset("balloon", SIZE, insets=INSETS, quality=94)
def balloon(w: int, h: int) -> np.ndarray:
    """The balloon as RGBA; between its corners nothing changes, so that nothing streaks."""
    outline = spline(OUTLINE, True, 1.5)
    alpha = alpha_mask(w, h, polygon(outline))
    sheet = age_rim(np.ones((h, w, 3), F32) * rgb(PAPER), alpha, 0.5)
    plate = Plate(w, h, 1.0, 4, pitch=3.6, seed=9)
    whole, lit = polygon(outline), polygon(Frame(*AWAY)(outline))
    plate.fill(skia.Op(whole, lit, skia.PathOp.kDifference_PathOp), _shade, hatch=38)
    plate.contour(outline, 3.0, waver=0.3, swell=0.7)
    image = letterpress(sheet, plate)
    return np.dstack([np.clip(image, 0, 1), np.maximum(alpha, plate.ink((w, h)))])


def _shade(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Shade only in the lower right corner and on the tail: what is stretched must be bare."""
    left, _, right, bottom = INSETS
    corner_x, corner_y = SIZE[0] - right, SIZE[1] - bottom
    corner = smooth(corner_x + 6, corner_x + 50, x) * smooth(corner_y, corner_y + 30, y)
    tail = smooth(186, 200, y) * (x < left)
    return 0.52 * np.maximum(corner, tail)
