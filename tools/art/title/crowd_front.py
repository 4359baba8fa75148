"""The nearer half of the crowd, heads and shoulders between the hustings and the darkest row.

It must not know the farther half.
"""

from __future__ import annotations

import numpy as np

from ..engine.scene import Scene
from .crowd_back import row
from .people import somebody

SEED = 9
ROWS = ((-40, 2680, 1062, 0.46), (-60, 2700, 1120, 0.46), (-60, 2700, 1190, 0.48), (-60, 2700, 1276, 0.5))


def draw(scene: Scene) -> None:
    """Rows, each before the other."""
    rng = np.random.default_rng(31)
    places = [place for each in ROWS for place in row(rng, *each)]
    for x, y in sorted(places, key=lambda place: place[1]):
        somebody(scene, rng, x, y, excited=0.2)
