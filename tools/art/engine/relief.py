"""Solid things in low relief: masks become heights, heights are lit from the upper left.

It must not know which things they are.
"""

from __future__ import annotations

import cv2
import numpy as np
import skia

from .geometry import Draw, raster
from .noise import F32, blur, shrink

KEY = (-0.55, -0.55, 0.63)


def medal_mask(size: int, draw: Draw, turn: float = 0.0) -> np.ndarray:
    """A mask drawn on a square of 200 units about its middle, turned by degrees."""

    def drawn(canvas: skia.Canvas) -> None:
        canvas.rotate(turn)
        draw(canvas)

    return raster(size, size, drawn, size / 200, (size / 2, size / 2))


def inflate(mask: np.ndarray, reach: float | None = None, power: float = 0.5) -> np.ndarray:
    """A rounded height over a flat shape, level beyond `reach` px from its edge."""
    hard = cv2.copyMakeBorder((mask > 0.5).astype(np.uint8), 1, 1, 1, 1, cv2.BORDER_CONSTANT)
    d = cv2.distanceTransform(hard, cv2.DIST_L2, 5)[1:-1, 1:-1]
    reach = reach or max(1.0, float(d.max()))
    return (1 - (1 - np.clip(d / reach, 0, 1)) ** 2) ** power * reach


def light(
    height: np.ndarray,
    albedo: np.ndarray,
    *,
    key: tuple[float, float, float] = KEY,
    spec: float = 0.6,
    gloss: float = 24,
    ambient: float = 0.35,
    scale: float = 1.0,
) -> np.ndarray:
    """Light a relief: one key light, its gloss, and a hint of the reflected room."""
    gy, gx = np.gradient(height * scale)
    nz = 1 / np.sqrt(gx * gx + gy * gy + 1)
    nx, ny = -gx * nz, -gy * nz
    to_light = np.array(key) / np.linalg.norm(key)
    half = to_light + np.array([0, 0, 1])
    half /= np.linalg.norm(half)
    diffuse = np.clip(nx * to_light[0] + ny * to_light[1] + nz * to_light[2], 0, 1)
    shine = np.clip(nx * half[0] + ny * half[1] + nz * half[2], 0, 1) ** gloss
    room = (0.5 + 0.5 * np.sin(nx * 5.1 + ny * 3.7 + 1.2)) * (1 - nz) * 3
    lit = albedo * (ambient + (1 - ambient) * 1.15 * diffuse)[..., None]
    lit = lit + (spec * shine)[..., None] * np.array([1, 0.93, 0.78], F32)
    return lit + (0.10 * spec * room)[..., None] * np.array([1, 0.8, 0.5], F32)


def cavities(height: np.ndarray, reach: float) -> np.ndarray:
    """How much each place lies below its surroundings, where dirt gathers."""
    return np.clip(blur(height, reach) - height, 0, None)


def finish(image: np.ndarray, mask: np.ndarray, w: int, h: int) -> np.ndarray:
    """Join colour and mask and bring them to size."""
    return shrink(np.dstack([np.clip(image, 0, 1), mask]).astype(F32), w, h)


def over(below: np.ndarray, above: np.ndarray, x: int, y: int) -> np.ndarray:
    """Lay an RGBA image over another at a whole-pixel place."""
    h, w = above.shape[:2]
    out = below.copy()
    part = out[y : y + h, x : x + w]
    a, b = above[..., 3:], part[..., 3:]
    alpha = a + b * (1 - a)
    part[..., :3] = (above[..., :3] * a + part[..., :3] * b * (1 - a)) / np.maximum(alpha, 1e-4)
    part[..., 3:] = alpha
    return out


def shadow_of(alpha: np.ndarray, dx: float, dy: float, soft: float, strength: float) -> np.ndarray:
    """A soft cast shadow as RGBA."""
    h, w = alpha.shape
    moved = cv2.warpAffine(alpha.astype(F32), np.array([[1, 0, dx], [0, 1, dy]], F32), (w, h))
    shade = np.clip(blur(moved, soft) * strength, 0, 1)
    return np.dstack([np.full((h, w, 3), 0.03, F32), shade])
