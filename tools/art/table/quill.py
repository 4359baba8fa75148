"""A goose quill as a distance field: cut barrel, bent shaft, and a vane whose barbs part here and there.

It must not know what the quill stands in or lies on.
"""

from __future__ import annotations

import math

import numba
import numpy as np

LENGTH = 3.1
SLANT = 1.25
"""How far a barb runs toward the tip while it runs one unit outward."""
STEPS = 240
SHAFT, VANE = 0, 1
REACH_ACROSS, REACH_UP = 0.62, 0.55
"""Half the box that holds a quill about its axis, the bend included."""


def placed(nib: tuple[float, float, float], along: tuple[float, ...], face: tuple[float, ...]) -> np.ndarray:
    """Where a quill lies: its nib, then its own axes along, across and up, as rows.

    `along` points from nib to tip, `face` roughly where the upper side of the vane looks.
    """
    u = np.array(along, float) / np.linalg.norm(along)
    w = np.array(face, float) - np.dot(face, u) * u
    w /= np.linalg.norm(w)
    return np.array([nib, u, np.cross(w, u), w])


def vane(seed: int) -> np.ndarray:
    """How long the barbs are on either side, by where on the shaft they are rooted."""
    rng = np.random.default_rng(seed)
    root = np.linspace(0, LENGTH, STEPS)
    rise = np.clip((root - 0.95) / 0.34, 0, 1)
    fall = np.clip((LENGTH - 0.14 - root) / 1.45, 0, 1)
    shape = np.sin(rise * math.pi / 2) ** 0.8 * fall**0.72
    sides = np.stack([0.23 * shape, 0.43 * shape])
    for side in sides:
        for place in rng.uniform(1.15, LENGTH - 0.6, 3):
            width, depth = rng.uniform(0.012, 0.03), rng.uniform(0.25, 0.6)
            side *= 1 - depth * np.exp(-(((root - place) / width) ** 2))
        side *= 1 + 0.018 * rng.standard_normal(STEPS)
    return sides


@numba.njit(fastmath=True)
def own(x: float, y: float, z: float, frame: np.ndarray) -> tuple[float, float, float]:
    """A place of the world in the quill's own axes, its bend taken out."""
    px, py, pz = x - frame[0, 0], y - frame[0, 1], z - frame[0, 2]
    u = px * frame[1, 0] + py * frame[1, 1] + pz * frame[1, 2]
    v = px * frame[2, 0] + py * frame[2, 1] + pz * frame[2, 2]
    w = px * frame[3, 0] + py * frame[3, 1] + pz * frame[3, 2]
    t = min(max(u / LENGTH, 0.0), 1.05)
    return u, v + 0.34 * t * t, w + 0.16 * t * t


@numba.njit(fastmath=True)
def distance(x: float, y: float, z: float, frame: np.ndarray, barbs: np.ndarray) -> tuple[float, int]:
    """A lower bound of the distance to the quill, and whether its shaft or its vane is nearest."""
    u, v, w = own(x, y, z, frame)
    bu = max(0.0, max(-u, u - LENGTH))
    end = max(bu, u - LENGTH + 0.20)
    bv, bw = max(0.0, abs(v) - REACH_ACROSS), max(0.0, abs(w) - REACH_UP)
    far = math.sqrt(bu * bu + bv * bv + bw * bw)
    if far > 0.9:
        return far * 0.85, SHAFT
    radius = 0.052 - 0.040 * min(max(u / LENGTH, 0.0), 1.0)
    shaft = math.sqrt(v * v + w * w + end * end) - radius
    if u < 0.42:
        shaft = max(shaft, (w - 0.052 + 0.19 * (0.42 - u)) * 0.9)
        shaft = max(shaft, (abs(v) - 0.010 - 0.10 * max(u, 0.0)) * 0.9)
    across = abs(v)
    root = u - SLANT * across
    place = min(max(root / LENGTH * (STEPS - 1), 0.0), STEPS - 1.001)
    i = int(place)
    side = 1 if v > 0 else 0
    reach = barbs[side, i] + (barbs[side, i + 1] - barbs[side, i]) * (place - i)
    ripple = 0.0026 * math.sin(root * 120) + 0.012 * math.sin(root * 17 + 3 * side)
    sheet = abs(w - 0.30 * across + 0.55 * across * across - ripple * min(1.0, across * 9)) - 0.007
    blade = max(sheet * 0.80, (across - reach + 0.012) * 0.55, bu)
    if shaft < blade:
        return shaft * 0.85, SHAFT
    return blade * 0.85, VANE


@numba.njit(fastmath=True)
def colour(
    x: float, y: float, z: float, frame: np.ndarray, part: int, inked: float
) -> tuple[float, float, float]:
    """Horn and ink on the shaft; white barbs, a little grey along their ribs and toward the tip."""
    u, v, _ = own(x, y, z, frame)
    if part == SHAFT:
        wet = min(max((inked - u) / 0.10, 0.0), 1.0)
        horn = 1 - 0.10 * math.sin(u * 5)
        return 0.90 * horn * (1 - 0.92 * wet), 0.80 * horn * (1 - 0.92 * wet), 0.58 * horn * (1 - 0.88 * wet)
    root = u - SLANT * abs(v)
    rib = 0.5 + 0.5 * math.sin(root * 120)
    patch = 0.5 + 0.5 * math.sin(root * 23 + 2 * math.sin(root * 7))
    grey = 1 - 0.10 * rib - 0.06 * patch - 0.10 * max(0.0, u / LENGTH - 0.6)
    return 0.96 * grey, 0.935 * grey, 0.87 * grey
