"""The town beyond the square: St Paul's, steeples and a row of houses. It must not know the square."""

from __future__ import annotations

import numpy as np

from ..engine.scene import Scene
from ..kits.churches import st_pauls, steeple
from ..kits.facades import random_houses, terrace

SEED = 4
FOOT = 716
"""Where the far houses stand on the square."""


def draw(scene: Scene) -> None:
    """Pale, from left to right behind everything else."""
    rng = np.random.default_rng(3)
    with scene.faded(0.42):
        steeple(scene, 664, FOOT, 0.94)
        steeple(scene, 1386, FOOT, 0.80)
        st_pauls(scene, 1484, FOOT - 20, 1.42, weight=1.0)
        steeple(scene, 1002, FOOT, 0.86)
    with scene.faded(0.54):
        terrace(scene, 486, FOOT, random_houses(rng, 1200, 96, 176), rng, weight=0.7)
