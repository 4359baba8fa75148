"""The press: prints inked plates on paper, or pulls the ink alone as a mask.

It must not know what a plate shows.
"""

from __future__ import annotations

import numpy as np

from .noise import F32, noise, rgb
from .plate import Plate

BLACK = "#221A16"
RED = "#A42C22"


def letterpress(paper: np.ndarray, plate: Plate, ink: str = BLACK, gain: float = 0.95) -> np.ndarray:
    """Print a plate on RGB or RGBA paper in one ink, with slightly starved solids."""
    covered = _pull(plate, gain, paper.shape[1::-1])[..., None]
    base = paper[..., :3]
    printed = base * (1 - covered) + rgb(ink) * (0.85 + 0.15 * base) * covered
    out = paper.astype(F32).copy()
    out[..., :3] = printed
    return out


def mask(plate: Plate, gain: float = 0.98) -> np.ndarray:
    """The ink alone, white on nothing, so that the game can tint it."""
    alpha = _pull(plate, gain, plate.size)
    return np.dstack([np.ones((*alpha.shape, 3), F32), alpha])


def _pull(plate: Plate, gain: float, size: tuple[int, int]) -> np.ndarray:
    ink = plate.ink(size)
    h, w = ink.shape
    salt = np.clip(noise(h, w, 1.3, plate.seed + 71) - 0.75, 0, 1)
    blot = noise(h, w, 40, plate.seed + 72, 2)
    return np.clip(ink * (gain + 0.05 * blot) - 0.5 * salt * ink, 0, 1)
