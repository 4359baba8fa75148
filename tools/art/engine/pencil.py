"""A pencil draws on a scene in a local frame, with pens as heavy as the frame's scale asks.

It must not know what is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .geometry import Field, Frame, Point, spline
from .scene import Scene


class Pencil:
    """Draws on a scene in a local frame; `weight` multiplies the weights of all its lines.

    In a frame that is flipped its hatching is flipped as well.
    """

    def __init__(self, plate: Scene, frame: Frame, weight: float = 1.0) -> None:
        self.plate, self.frame, self.weight = plate, frame, weight

    def within(self, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, flip: int = 1) -> Pencil:
        """A pencil as heavy, in a frame inside this one."""
        return Pencil(self.plate, self.frame.child(x, y, turn, scale, flip), self.weight)

    def part(self, points: Sequence[Point], wash: str, tone: float | Field = 0.12, **how: Any) -> None:
        """A polygon, rounded and outlined."""
        how = {"puff": 0.5, "curve": 0.4, "hatch": 50, "pitch": 0.8, "outline": 1.0} | how
        how["outline"] *= self.weight
        if self.frame.flip < 0:
            how |= {angle: -how[angle] for angle in ("hatch", "cross") if how.get(angle) is not None}
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
