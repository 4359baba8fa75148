"""Things turned on a lathe: a profile becomes a table of distances that a ray can look up.

It must not know what was turned, nor how it is lit.
"""

from __future__ import annotations

import math

import cv2
import numba
import numpy as np

from ..engine.geometry import Points, spline
from ..engine.noise import blur

CELL = 0.0125
"""Distance between two entries of a table, in units of the scene."""
MARGIN = 0.10


def turned(profile: Points, softness: float = 1.0) -> tuple[np.ndarray, np.ndarray]:
    """Signed distances about a profile of (radius, height), and the table's (top radius, bottom, top).

    The profile runs from the foot's middle to the top's middle; `softness`, in cells, rounds its edges.
    """
    half = spline(profile, False, 0.01)
    ring = np.array([*half, *((-r, z) for r, z in reversed(half))])
    widest, low, high = ring[:, 0].max() + MARGIN, ring[:, 1].min() - MARGIN, ring[:, 1].max() + MARGIN
    radii = np.arange(0, widest, CELL)
    heights = np.arange(low, high, CELL)
    places = np.stack(np.meshgrid(radii, heights), -1)
    nearest = np.full(places.shape[:2], np.inf)
    for start, end in zip(ring, np.roll(ring, -1, axis=0), strict=True):
        course = end - start
        length = max(float(course @ course), 1e-12)
        along = np.clip(((places - start) @ course) / length, 0, 1)
        nearest = np.minimum(
            nearest, np.hypot(*np.moveaxis(places - start - along[..., None] * course, -1, 0))
        )
    outline = (ring * 4096).astype(np.float32)
    inside = np.array(
        [cv2.pointPolygonTest(outline, tuple(map(float, p * 4096)), False) for p in places.reshape(-1, 2)]
    )
    table = np.where(inside.reshape(nearest.shape) > 0, -nearest, nearest)
    mirrored = np.hstack([table[:, 8:0:-1], table]).astype(np.float32)
    rounded = blur(mirrored, softness)[:, 8:]
    return rounded.astype(float), np.array([radii[-1], low, heights[-1]])


@numba.njit(fastmath=True)
def distance(radius: float, height: float, table: np.ndarray, reach: np.ndarray) -> float:
    """A lower bound of the distance to the turned thing; beyond the table by the right triangle to it."""
    r, z = min(max(radius, 0.0), reach[0]), min(max(height, reach[1]), reach[2])
    i, j = r / CELL, (z - reach[1]) / CELL
    left, low = min(int(i), table.shape[1] - 2), min(int(j), table.shape[0] - 2)
    a, b = i - left, j - low
    d = (table[low, left] * (1 - a) + table[low, left + 1] * a) * (1 - b)
    d += (table[low + 1, left] * (1 - a) + table[low + 1, left + 1] * a) * b
    out_r, out_z = radius - r, height - z
    beyond = out_r * out_r + out_z * out_z
    if beyond > 0:
        return math.sqrt(beyond + d * d)
    return d
