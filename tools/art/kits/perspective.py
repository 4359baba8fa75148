"""Perspective quads: a flat front, wall or floor drawn square and seen at a slant.

It must not know what is drawn on them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import cv2
import numpy as np
import skia

from ..engine.geometry import Point, Points, polygon
from ..engine.plate import Field
from ..engine.scene import Scene

COURSES, UPRIGHTS = "courses", "uprights"


class Quad:
    """A rectangle of `w` by `h` local units (y down) laid on four corners of the scene.

    `scale` is its mean size in scene units a local unit, `matrix` the projective map to the scene.
    """

    flip = 1

    def __init__(
        self,
        w: float,
        h: float,
        top_left: Point,
        top_right: Point,
        bottom_right: Point,
        bottom_left: Point,
    ) -> None:
        self.w, self.h = w, h
        flat = np.array([(0, 0), (w, 0), (w, h), (0, h)], np.float32)
        slanted = np.array([top_left, top_right, bottom_right, bottom_left], np.float32)
        self.matrix = cv2.getPerspectiveTransform(flat, slanted)
        self._back = np.linalg.inv(self.matrix)
        self.scale = (math.dist(top_left, bottom_left) + math.dist(top_right, bottom_right)) / (2 * h)

    def __call__(self, points: Sequence[Point]) -> Points:
        """The points in the scene; marks of corners are kept."""
        return [(*self.at(point[0], point[1]), *point[2:]) for point in points]

    def at(self, x: float, y: float) -> tuple[float, float]:
        """One point in the scene."""
        a, b, c = self.matrix @ np.array([x, y, 1.0])
        return float(a / c), float(b / c)

    def inverse(self, x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Local places of scene places."""
        m = self._back
        depth = m[2, 0] * x + m[2, 1] * y + m[2, 2]
        return (m[0, 0] * x + m[0, 1] * y + m[0, 2]) / depth, (m[1, 0] * x + m[1, 1] * y + m[1, 2]) / depth

    def path(self, path: skia.Path) -> skia.Path:
        """A path of local units in the scene, for lettering."""
        moved = skia.Path(path)
        moved.transform(skia.Matrix.MakeAll(*(float(v) for v in self.matrix.ravel())))
        return moved

    def clip(self, x: float, y: float, w: float, h: float) -> skia.Path:
        """A local rectangle as a path of the scene, to clip with."""
        return polygon(self(panel(x, y, w, h)))


def upright_quad(x: float, y: float, w: float, h: float, across: float = 0, down: float = 0) -> Quad:
    """A front seen square on, its foot's left end at (x, y); `across` by `down` local units if given."""
    return Quad(across or w, down or h, (x, y - h), (x + w, y - h), (x + w, y), (x, y))


def panel(x: float, y: float, w: float, h: float) -> Points:
    """Corners of a rectangle given by its upper left corner and its size."""
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def quad_fill(
    scene: Scene,
    quad: Quad,
    points: Sequence[Point],
    tone: float | Field = 0.2,
    *,
    along: str = UPRIGHTS,
    density: float = 1.0,
    **how: Any,
) -> None:
    """Fill a local shape; its hatching runs along the COURSES or the UPRIGHTS in perspective."""

    def course(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        u, v = quad.inverse(x, y)
        return (v if along == COURSES else u) * quad.scale * density

    scene.fill(quad(points), tone, field=course, **how)


def quad_line(
    scene: Scene, quad: Quad, points: Sequence[Point], weight: float = 0.8, taper: float = 0.0
) -> None:
    """A straight pen line through local points."""
    scene.line(quad(points), weight, taper)


def across_quad(quad: Quad, value: Any) -> Field:
    """A tone field `value(u, v)` given in local units of the quad."""

    def tone(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return np.asarray(value(*quad.inverse(x, y)), np.float32)

    return tone
