"""The badges of the two sides of a battle: a lozenge with a heart, a shield with a spade. Ink masks.

They differ by outline as well as by pip, and are cut bold for small sizes. It must not know who fights.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Points, polygon, spline
from ..engine.plate import Plate
from ..engine.press import mask
from ..interface.ornaments import pip, placed
from ..registry import Catalogue

SIDES = Catalogue()


def _lozenge(grow: float) -> Points:
    """A lozenge whose sides are a little hollow."""
    return spline(
        [(64, 64 - grow, 1), (64 + grow * 0.86, 64, 1), (64, 64 + grow, 1), (64 - grow * 0.86, 64, 1)], True
    )


def _shield(grow: float) -> Points:
    """A square-headed shield that runs to a point."""
    half = [(0.86, -0.86, 1), (0.86, -0.1), (0.66, 0.46), (0, 0.98, 1)]
    right = [(64 + grow * p[0], 66 + grow * p[1], *p[2:]) for p in half]
    left = [(128 - p[0], *p[1:]) for p in right[-2::-1]]
    return spline([*right, *left], True)


def badge(w: int, outline: str, suit: str, size: float) -> np.ndarray:
    """A badge: rim, a white line, and the pip white on the field."""
    shape, full = (_lozenge, 61) if outline == "lozenge" else (_shield, 62)
    plate = Plate(128, 128, w / 128, 4, seed=31)
    plate.solid(polygon(shape(full)))
    plate.white(polygon(shape(full - 8)))
    plate.solid(polygon(shape(full - (13 if outline == "lozenge" else 12))))
    plate.white(placed(pip(suit), 64, 65, size))
    return mask(plate)


@SIDES.asset("side_red", (128, 128), ink=True)
def side_red(w: int, _h: int) -> np.ndarray:
    """The red side's."""
    return badge(w, "lozenge", "heart", 0.5)


@SIDES.asset("side_black", (128, 128), ink=True)
def side_black(w: int, _h: int) -> np.ndarray:
    """The black side's."""
    return badge(w, "shield", "spade", 0.68)
