"""When a brush would pass each place of a print that is coloured by hand, as a map of greys.

It must not know which print is coloured.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.noise import F32, blur, noise
from ..registry import Catalogue

BRUSH = Catalogue()
SEED = 41
STROKES = 11  # from the upper left to the lower right
SLANT = 0.42  # how steeply they lie
BRISTLE = 0.045


@BRUSH.asset("brush", (640, 480), quality=101)
def brush(w: int, h: int) -> np.ndarray:
    """Bands laid one below the other, each drawn along its length; dark is early, the edges are bristly."""
    y, x = np.mgrid[0:h, 0:w].astype(F32)
    across = (y / h + SLANT * (x / w) + 0.05 * noise(h, w, 160, SEED, 2)) / (1 + SLANT)
    stroke = across * STROKES
    number = np.floor(stroke)
    along = np.where(number % 2 == 0, x / w, 1 - x / w)
    within = stroke - number
    rim = 0.25 * np.sin(within * math.pi)
    bristles = BRISTLE * noise(h, w, 3.0, SEED + 1, 1, stretch=14) + 0.03 * noise(h, w, 40, SEED + 2, 2)
    passed = (number + 0.85 * along - rim) / (STROKES + 1) + bristles
    passed = (passed - passed.min()) / (passed.max() - passed.min())
    return np.repeat(blur(passed.astype(F32), 1.2)[..., None], 3, axis=2)
