"""Seeded noise and small image filters, plain and seamless.

It must not know what the noise is used for.
"""

from __future__ import annotations

from functools import lru_cache

import cv2
import numpy as np

F32 = np.float32


def noise(h: int, w: int, scale: float, seed: int, octaves: int = 1, stretch: float = 1.0) -> np.ndarray:
    """Smooth noise, about -1..1, with features of `scale` px, drawn out along x by `stretch`."""
    out = np.zeros((h, w), F32)
    total = 0.0
    for octave in range(octaves):
        rng = np.random.default_rng(seed * 977 + octave * 31 + 7)
        sy = max(1.0, scale / 2**octave)
        sx = sy * stretch
        grid = rng.standard_normal((int(h / sy) + 4, int(w / sx) + 4)).astype(F32) * 0.6
        size = (int(grid.shape[1] * sx) + 1, int(grid.shape[0] * sy) + 1)
        big = cv2.resize(grid, size, interpolation=cv2.INTER_CUBIC)
        part = big[int(sy) : int(sy) + h, int(sx) : int(sx) + w]
        if part.shape != (h, w):
            part = cv2.resize(big, (w, h), interpolation=cv2.INTER_CUBIC)
        out += part * 0.5**octave
        total += 0.5**octave
    return out / F32(total**0.7)


def tile_noise(h: int, w: int, sy: float, sx: float, seed: int) -> np.ndarray:
    """Seamless noise of unit deviation: white noise blurred by `sy`, `sx` px on a torus."""
    white = np.random.default_rng(seed).standard_normal((h, w))
    fy = np.fft.fftfreq(h)[:, None]
    fx = np.fft.rfftfreq(w)[None, :]
    gauss = np.exp(-2 * np.pi**2 * ((fy * sy) ** 2 + (fx * sx) ** 2))
    gauss[0, 0] = 0
    out = np.fft.irfft2(np.fft.rfft2(white) * gauss, (h, w))
    return (out / out.std()).astype(F32)


def tile_filter(image: np.ndarray, kernel: np.ndarray) -> np.ndarray:
    """Correlate with `kernel` on a torus."""
    r = kernel.shape[0] // 2
    padded = np.pad(image, r, mode="wrap").astype(F32)
    return cv2.filter2D(padded, -1, kernel)[r:-r, r:-r]


def blur(a: np.ndarray, sigma: float) -> np.ndarray:
    """Gaussian blur; next to nothing is nothing."""
    return cv2.GaussianBlur(a, (0, 0), sigma) if sigma > 0.05 else a


def smooth(low: float, high: float, x: np.ndarray) -> np.ndarray:
    """Smoothstep from 0 at `low` to 1 at `high`."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def shrink(a: np.ndarray, w: int, h: int) -> np.ndarray:
    """Downsample by area, weighting colour by alpha so that edges keep their own colour."""
    a = a.astype(F32)
    if a.ndim == 3 and a.shape[2] == 4:
        flat = np.dstack([a[..., :3] * a[..., 3:], a[..., 3]])
        flat = cv2.resize(flat, (w, h), interpolation=cv2.INTER_AREA)
        return np.dstack([flat[..., :3] / np.maximum(flat[..., 3:], 1e-4), flat[..., 3]])
    return cv2.resize(a, (w, h), interpolation=cv2.INTER_AREA)


def rgb(colour: str) -> np.ndarray:
    """`#rrggbb` as floats."""
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)], F32)


LATTICE = 64
FINE = 16


@lru_cache(maxsize=48)
def _lattice(seed: int) -> np.ndarray:
    """A torus of smooth noise, FINE samples to a cell: so small that any number of sizes may share it."""
    grid = np.random.default_rng(seed).standard_normal((LATTICE, LATTICE)).astype(F32) * 0.6
    padded = np.pad(grid, 3, mode="wrap")
    fine = cv2.resize(padded, None, fx=FINE, fy=FINE, interpolation=cv2.INTER_CUBIC)
    return fine[3 * FINE : -3 * FINE, 3 * FINE : -3 * FINE]


def noise_at(
    x: np.ndarray, y: np.ndarray, size: float, seed: int, octaves: int = 1, stretch: float = 1.0
) -> np.ndarray:
    """Smooth noise, about -1..1, at places of a scene: the same at every size of print.

    `size` is the size of its features in scene units, drawn out along x by `stretch`.
    """
    out = np.zeros(np.broadcast(x, y).shape, F32)
    total = 0.0
    for octave in range(octaves):
        cell = size / 2**octave / FINE
        lattice = _lattice(seed * 977 + octave * 31 + 7)
        span = LATTICE * FINE
        across = np.mod(np.broadcast_to(x, out.shape) / (cell * stretch), span).astype(F32)
        down = np.mod(np.broadcast_to(y, out.shape) / cell, span).astype(F32)
        out += cv2.remap(lattice, across, down, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP) * 0.5**octave
        total += 0.5**octave
    return out / F32(total**0.7)
