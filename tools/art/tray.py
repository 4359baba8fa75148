"""The till: a mahogany tray lined with red cloth, in which the guineas stand.

It must not know how many there are.
"""

from __future__ import annotations

import cv2
import numpy as np

from .geometry import alpha_mask, polygon
from .noise import F32, blur, rgb, tile_noise
from .paper import deckle
from .registry import Catalogue
from .relief import light
from .table import grain

TRAY = Catalogue()
WALL = 34
"""Thickness of its sides, in px."""


@TRAY.asset("tray", (880, 320), insets=(96, 96, 96, 96), quality=93, wall=WALL)
def tray(w: int, h: int) -> np.ndarray:
    """An open tray, seen from above and lit from the upper left; it stretches both ways."""
    y, x = np.mgrid[0:h, 0:w].astype(F32)
    d = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y))
    height = np.interp(d, [0, 4, 12, 24, WALL], [-12, 0, 6.4, 7.2, 2.0]).astype(F32)
    ends = (np.minimum(y, h - 1 - y) > np.minimum(x, w - 1 - x))[..., None]
    upright = np.transpose(grain(2048, h, 52)[:, :h], (1, 0, 2))
    wood = np.where(ends, cv2.resize(upright, (w, h)), grain(2048, h, 51)[:, :w])
    wood = light(blur(height, 1.6), wood, key=(-0.4, -0.6, 0.7), spec=0.16, gloss=30, ambient=0.5)
    mitre = np.abs(np.minimum(x, w - 1 - x) - np.minimum(y, h - 1 - y))
    wood = wood * (1 - 0.35 * np.exp(-((mitre / 1.5) ** 2)) * (d < WALL))[..., None]
    nap = 0.05 * tile_noise(h, w, 1, 1, 53) + 0.03 * tile_noise(h, w, 5, 5, 54)
    cloth = rgb("#641E1A") * (1 + nap)[..., None]
    above, beside = np.clip(y - WALL, 0, None), np.clip(x - WALL, 0, None)
    shade = (1 - 0.62 * np.exp(-above / 22)) * (1 - 0.42 * np.exp(-beside / 20))
    inside = (d >= WALL)[..., None]
    image = np.where(inside, cloth * shade[..., None], wood)
    alpha = alpha_mask(w, h, polygon(deckle(w, h, 3, 1, 0.0, chamfer=9)))
    return np.dstack([np.clip(image, 0, 1), alpha])
