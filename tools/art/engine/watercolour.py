"""A plate that is coloured by hand: washes lie under the lines, a little out of register.

It must not know what the plate shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cv2
import numpy as np

from .geometry import Frame, Point, polygon, spline
from .noise import F32, blur, noise, rgb, shrink
from .plate import Field, Plate, Shape

INK = "#261C16"


class ColouredPlate(Plate):
    """A plate whose shapes also carry a watercolour; without one a shape is bare paper."""

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how)
        self._wash = np.ones((*self.work_shape, 3), F32)

    def fill(self, shape: Shape, tone: float | Field = 0.2, *, wash: str = "", **how: Any) -> None:
        """Cut a shape as on any plate, and lay its wash."""
        super().fill(shape, tone, **how)
        found = self.coverage(shape if not isinstance(shape, Sequence) else polygon(shape))
        if found is not None:
            where, m = found
            self._wash[where] += (_thin(wash) - self._wash[where]) * m[..., None]

    def print(self, paper: np.ndarray, register: float = 1.6) -> np.ndarray:
        """Ink over washes on RGB paper; `register` is by how many units the colours slip."""
        h, w = paper.shape[:2]
        u, seed = self.scale, self.seed
        wash = shrink(self._wash, w, h)
        y, x = np.mgrid[0:h, 0:w].astype(F32)
        slip = register * u
        dx = -slip + noise(h, w, 60 * u + 2, seed + 31, 2) * slip
        dy = -0.6 * slip + noise(h, w, 60 * u + 2, seed + 32, 2) * slip
        wash = cv2.remap(wash, x + dx, y + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        density = -np.log(np.clip(blur(wash, 0.7 * u), 0.03, 1))
        pooled = np.clip(blur(density, 0.6 * u) - blur(density, 5 * u), 0, None)
        grain = 0.08 * noise(h, w, 2.4, seed + 41, 2) + 0.16 * noise(h, w, 70 * u + 2, seed + 42, 3)
        stained = paper * np.exp(-np.clip(density * (1 + grain[..., None]) + 0.3 * pooled, 0, None))
        ink = (self.ink((w, h)) * 0.95)[..., None]
        return np.clip(stained * (1 - ink) + rgb(INK) * (0.8 + 0.2 * stained) * ink, 0, 1)


def _thin(wash: str) -> np.ndarray:
    """Washes are thin: the ink, not the colour, carries the dark."""
    if not wash:
        return np.ones(3, F32)
    colour = rgb(wash)
    luminance = float(colour @ np.array([0.3, 0.59, 0.11], F32))
    return colour if luminance >= 0.42 else 1 - (1 - colour) * (0.58 / (1 - luminance))


class Pencil:
    """Draws on a coloured plate in a local frame, with pens as heavy as the frame's scale asks."""

    def __init__(self, plate: ColouredPlate, frame: Frame, weight: float = 1.0) -> None:
        self.plate, self.frame, self.weight = plate, frame, weight

    def part(self, points: Sequence[Point], wash: str, tone: float | Field = 0.12, **how: Any) -> None:
        """A polygon, rounded and outlined."""
        how = {"puff": 0.5, "curve": 0.4, "hatch": 50, "pitch": 0.8, "outline": 1.0} | how
        how["outline"] *= self.weight
        self.plate.fill(self.frame(points), tone, wash=wash, **how)

    def shape(self, points: Sequence[Point], wash: str, tone: float | Field = 0.12, **how: Any) -> None:
        """A closed spline, rounded and outlined."""
        self.part(spline(points, True, 1.0), wash, tone, **how)

    def line(self, points: Sequence[Point], weight: float = 0.8, taper: float = 0.2) -> None:
        """A pen line along a spline."""
        self.plate.pen_line(self.frame(points), weight * self.weight, taper)

    def dot(self, points: Sequence[Point]) -> None:
        """Pure ink."""
        self.plate.solid(self.frame(points))
