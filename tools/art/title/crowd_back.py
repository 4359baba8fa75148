"""The farther half of the crowd: beside the hustings, and the first rows before them.

It must not know the nearer half.
"""

from __future__ import annotations

import numpy as np

from ..engine.scene import Scene
from .people import scale_at, somebody

SEED = 7


def draw(scene: Scene) -> None:
    """From the far end of the square to the foot of the hustings."""
    rng = np.random.default_rng(12)
    places = [place for each in ROWS for place in row(rng, *each)]
    for x, y in sorted(places, key=lambda place: place[1]):
        with scene.faded(float(np.interp(y, (740, 960), (0.62, 1.0)))):
            somebody(scene, rng, x, y, excited=0.22)


ROWS = (
    (1350, 1600, 752, 0.62),
    (1352, 1800, 790, 0.62),
    (1356, 2010, 830, 0.6),
    (590, 706, 762, 0.66),
    (470, 704, 802, 0.62),
    (1360, 2660, 876, 0.56),
    (250, 700, 850, 0.6),
    (-30, 690, 908, 0.56),
    (1366, 2660, 930, 0.54),
    (-30, 2660, 1004, 0.44),
)
"""Each row from x to x with feet at y; the last number is how close they stand, in their own heights."""


def row(
    rng: np.random.Generator, left: float, right: float, y: float, close: float
) -> list[tuple[float, float]]:
    """Places along a row, bunched and broken as a crowd is."""
    places = []
    x = left
    while x < right:
        places.append((x, y + float(rng.uniform(-0.12, 0.12)) * 100 * scale_at(y)))
        gap = float(rng.choice((0.45, 0.8, 1.0, 1.5), p=(0.3, 0.35, 0.25, 0.1)))
        x += 100 * scale_at(y) * close * 0.5 * gap * float(rng.uniform(0.8, 1.2)) + 6
    return places
