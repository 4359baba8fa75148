"""The application's icon: the crown counter on baize within a mahogany rim.

It must not know how a system shows icons.
"""

from __future__ import annotations

import cv2
import numpy as np

from ..engine.noise import F32, rgb, shrink
from ..engine.relief import light, over, shadow_of
from ..registry import Catalogue
from ..table.table import baize, grain
from ..table.tokens import brass_crown

ICON = Catalogue()


def _round_box(n: int, inset: float, r: float) -> np.ndarray:
    y, x = np.abs(np.mgrid[0:n, 0:n].astype(F32) + F32(0.5 - n / 2))
    half = n / 2 - inset - r
    d = np.hypot(np.maximum(x - half, 0), np.maximum(y - half, 0)) - r
    return np.clip(0.5 - d, 0, 1)


@ICON.asset("icon", (256, 256), quality=101)
def icon(w: int, h: int) -> np.ndarray:
    """A square with rounded corners, that still reads at 32 px."""
    n = w * 2
    body, well = _round_box(n, 6, 84), _round_box(n, 52, 54)
    wood = grain(2048, n, 31)[:, :n]
    d = cv2.distanceTransform((body > 0.5).astype(np.uint8), cv2.DIST_L2, 5)
    height = np.interp(d, [0, 6, 16, 34, 42, 46], [0, 10, 14, 13, 9, 2]).astype(F32)
    rim = light(cv2.GaussianBlur(height, (0, 0), 2.5), wood * 1.15, spec=0.3, gloss=30, ambient=0.42)
    string = np.exp(-(((d - 26) / 4.2) ** 4))[..., None]
    rim = rim * (1 - string) + rgb("#DDB067") * (0.75 + 0.25 * rim.mean()) * string
    y, x = np.mgrid[0:n, 0:n].astype(F32) / n
    glow = 1.5 - 1.0 * np.hypot(x - 0.42, y - 0.38)
    inner = cv2.distanceTransform((well > 0.5).astype(np.uint8), cv2.DIST_L2, 5)
    cloth = baize(n, n) * (glow * (1 - 0.55 * np.exp(-inner / 14)))[..., None]
    image = np.dstack([rim * (1 - well[..., None]) + cloth * well[..., None], body]).astype(F32)
    size = 348
    at = (n - size) // 2
    counter = np.zeros((n, n, 4), F32)
    counter[at : at + size, at : at + size] = brass_crown(size)
    image = over(image, shadow_of(counter[..., 3], 10, 12, 9, 0.65) * body[..., None], 0, 0)
    return shrink(over(image, counter, 0, 0), w, h)
