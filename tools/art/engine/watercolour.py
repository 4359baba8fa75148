"""Colouring by hand: washes soak into paper under the lines, a little out of register.

It must not know what the plate shows.
"""

from __future__ import annotations

import cv2
import numpy as np

from .noise import F32, blur, noise, rgb

DARKEST = 0.42
"""Washes are thin: the ink, not the colour, carries the dark, and darker washes are lifted to this."""


def thin(wash: str, fade: float = 1.0) -> np.ndarray:
    """A wash as light through it; without one, bare paper. `fade` pales it with distance."""
    if not wash:
        return np.ones(3, F32)
    colour = rgb(wash)
    luminance = float(colour @ np.array([0.3, 0.59, 0.11], F32))
    if luminance < DARKEST:
        colour = 1 - (1 - colour) * F32((1 - DARKEST) / (1 - luminance))
    return 1 - (1 - colour) * F32(min(1.0, 0.25 + 0.75 * fade))


def slipped(wash: np.ndarray, scale: float, seed: int, register: float) -> np.ndarray:
    """The washes as the colourist lays them: moved by about `register` units, and wandering."""
    h, w = wash.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(F32)
    slip = register * scale
    x += -slip + 1.4 * slip * noise(h, w, 60 * scale + 2, seed + 31, 2)
    y += -0.6 * slip + 1.4 * slip * noise(h, w, 60 * scale + 2, seed + 32, 2)
    return cv2.remap(wash, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def stain(paper: np.ndarray, wash: np.ndarray, scale: float, seed: int, strength: float = 1.0) -> np.ndarray:
    """Paper under washes: pigment settles in grains and blotches, and pools inside the rim of a wash."""
    h, w = wash.shape[:2]
    density = -np.log(np.clip(blur(wash, 0.8 * scale), 0.03, 1))
    pooled = np.clip(blur(density, 0.7 * scale) - blur(density, 6 * scale), 0, None)
    grain = 0.09 * noise(h, w, 2.4, seed + 41, 2) + 0.19 * noise(h, w, 80 * scale + 2, seed + 42, 3)
    density = np.clip(density * (1 + grain[..., None]) + 0.3 * pooled, 0, None)
    return paper * np.exp(-density * F32(strength))
