"""A pencil draws on a scene in a local frame, with pens as heavy as the frame's scale asks.

It must not know what is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .geometry import Field, Frame, Point, spline
from .scene import Scene


class Pencil:
    """Draws on a scene in a local frame; `weight` multiplies the weights of all its lines."""

    def __init__(self, plate: Scene, frame: Frame, weight: float = 1.0) -> None:
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
