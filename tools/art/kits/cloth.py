"""Cloth in the wind, and the staffs it flies from: what every flag is drawn upon.

It must not know any flag; flags.py does.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..engine.geometry import Point, Points, ellipse, limb, polygon, spline
from ..engine.noise import smooth
from ..engine.scene import Scene

BLUE, RED, WHITE, GREEN, SAFFRON, GOLD = "#5a74a4", "#c8463a", "#f6eedc", "#5f9150", "#e0912f", "#eec25a"
DEEP: dict[str, Any] = {"tone": 0.34, "hatch": 12}
"""How a dark blue or green is cut: with crossing lines, so that it stays dark in a black proof."""


class Cloth:
    """A flag in the wind: `at(u, v)` gives the scene's point for u along the fly and v down the hoist (0..1).

    `x, y` is the upper corner at the staff; `flip` 1 flies to the right. `wave` is the depth of the folds,
    `droop` how far the fly sinks (in heights), `phase` shifts the folds, `tilt` leans the hoist as its staff
    leans.
    """

    def __init__(
        self,
        scene: Scene,
        x: float,
        y: float,
        width: float,
        height: float,
        flip: int = 1,
        *,
        wave: float = 1.0,
        droop: float = 0.06,
        phase: float = 0.6,
        tilt: float = 0.0,
    ) -> None:
        self.scene, self.x, self.y = scene, x, y
        self.width, self.height, self.flip = width, height, flip
        self.wave, self.droop, self.phase, self.tilt = wave, droop, phase, tilt

    def at(self, u: float, v: float) -> Point:
        """The place of a point of the cloth in the scene."""
        fold = 0.12 * math.sin(u * 7.2 + self.phase) * max(u, 0.0) ** 0.5 + 0.04 * math.sin(u * 13 + v)
        sink = self.droop * max(u, 0.0) ** 1.5
        across = self.flip * self.width * u * (1 - 0.05 * v) - self.tilt * v * self.height
        return self.x + across, self.y + self.height * (v + self.wave * fold + sink)

    def along(self, corners: Sequence[Point]) -> Points:
        """A closed polygon of cloth points, its sides bent with the cloth."""
        points: Points = []
        for here, there in zip(corners, [*corners[1:], corners[0]], strict=True):
            steps = max(2, int(24 * max(abs(there[0] - here[0]), abs(there[1] - here[1]))))
            for i in range(steps):
                t = i / steps
                points.append(self.at(here[0] + (there[0] - here[0]) * t, here[1] + (there[1] - here[1]) * t))
        return points

    def placed(self, points: Sequence[Point], u: float, v: float, size: float) -> Points:
        """A device drawn round (0, 0) in parts of the hoist, put at (u, v) `size` hoists to its unit."""
        aspect = self.height / self.width
        return [(*self.at(u + q[0] * size * aspect, v + q[1] * size), *q[2:]) for q in points]

    def shade(self, tone: float) -> Any:
        """The tone of the folds over `tone`, for a fill."""

        def folds(x: np.ndarray, _y: np.ndarray) -> np.ndarray:
            u = np.clip((x - self.x) * self.flip / self.width, 0, 1.2)
            valley = smooth(-0.7, 1.0, np.cos(u * 7.2 + self.phase + 0.4))
            return tone + 0.03 + 0.26 * self.wave * valley * np.clip(u * 3, 0, 1)

        return folds

    def patch(
        self, corners: Sequence[Point], wash: str = "", tone: float = 0.04, hatch: float = 82, **how: Any
    ) -> None:
        """A piece of cloth between straight seams."""
        how = {"pitch": 0.72} | how
        self.scene.fill(self.along(corners), self.shade(tone), hatch=hatch, wash=wash, **how)

    def panel(self, u0: float, v0: float, u1: float, v1: float, wash: str = "", **how: Any) -> None:
        """A rectangle of cloth."""
        self.patch([(u0, v0), (u1, v0), (u1, v1), (u0, v1)], wash, **how)

    def band(
        self, start: Point, end: Point, breadth: float, wash: str, tone: float = 0.04, aside: float = 0.0
    ) -> None:
        """A stripe `breadth` hoists broad from one cloth point to another, shifted `aside` to its right."""
        run = ((end[0] - start[0]) * self.width, (end[1] - start[1]) * self.height)
        length = math.hypot(*run)
        step = (-run[1] / length * self.height / self.width, run[0] / length)
        sides = (aside - breadth / 2, aside + breadth / 2)
        near = [(q[0] + step[0] * sides[0], q[1] + step[1] * sides[0]) for q in (start, end)]
        far = [(q[0] + step[0] * sides[1], q[1] + step[1] * sides[1]) for q in (end, start)]
        with self.scene.clipped(self.along(_WHOLE)):
            self.patch(near + far, wash, tone)

    def device(
        self, points: Sequence[Point], wash: str, tone: float = 0.06, weight: float = 0.9, **how: Any
    ) -> None:
        """A painted or sewn device, already placed, as a spline."""
        self.scene.fill(spline(points, True, 2.0), tone, wash=wash, outline=weight, **how)

    def edge(self, weight: float = 1.4) -> None:
        """The hem."""
        self.scene.contour(polygon(self.along(_WHOLE)), weight)


_WHOLE: Points = [(0, 0), (1, 0), (1, 1), (0, 1)]


def staff(
    scene: Scene, foot: Point, head: Point, weight: float = 3.0, finial: str = "spear", wash: str = "#8a6a48"
) -> None:
    """A flagstaff `weight` units thick; the finial is `spear`, `eagle`, `ball` or none (an empty string)."""
    grain = math.degrees(math.atan2(head[1] - foot[1], head[0] - foot[0]))
    wood = limb([foot, head], [weight, weight * 0.8])
    scene.fill(wood, 0.42, hatch=grain, cross=grain, wash=wash, outline=0.6 + weight * 0.12)
    x, y = head[0], head[1]
    if finial == "spear":
        blade = [(x, y + weight, 1), (x - weight * 1.5, y - weight * 1.4), (x, y - weight * 5, 1)]
        blade += [(x + weight * 1.5, y - weight * 1.4)]
        scene.shape(blade, 0.08, wash="#dfd8c0", outline=0.9)
    elif finial == "ball":
        scene.fill(ellipse(x, y - weight, weight * 1.2, n=14), 0.1, puff=0.5, wash=GOLD, outline=0.9)
    elif finial == "eagle":
        _eagle(scene, x, y, weight)


def _eagle(scene: Scene, x: float, y: float, weight: float) -> None:
    wing = [(0.5, -2.2), (2.6, -6.4), (5.6, -7.6, 1), (4.8, -4.6), (3.4, -2.0), (1.6, -0.2), (0.9, 0.8, 1)]
    head = [(-0.7, -2.6), (-1.5, -4.2, 1), (-0.5, -4.6), (0.3, -4.0)]
    whole = [*[(-q[0], *q[1:]) for q in reversed(wing)], *head, *wing]
    body = [(x + q[0] * weight, y + (q[1] - 1.6) * weight, *q[2:]) for q in whole]
    scene.shape(body, 0.12, puff=0.4, wash=GOLD, outline=0.9)
    block = [(x - 2 * weight, y - weight), (x + 2 * weight, y - weight), (x + 2 * weight, y + 0.6 * weight)]
    scene.fill([*block, (x - 2 * weight, y + 0.6 * weight)], 0.2, wash=GOLD, outline=0.8)
