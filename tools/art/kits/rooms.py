"""A room seen in one-point perspective: walls, floor, ceiling, and what is built into them.

It must not know who sits in it; windows, curtains and pictures are hangings.py's.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Point
from ..engine.scene import Scene
from .perspective import COURSES, UPRIGHTS, Quad, panel, quad_fill, quad_line

Box = tuple[float, float, float, float]


class Room:
    """A box with its back wall at `back` (x0, y0, x1, y1), seen toward the vanishing point `eye`.

    `spread` is how much larger its near end is than the back wall, `depth` how long its sides are.
    The walls `far`, `left`, `right` are quads 100 units high; `floor` and `roof` are as wide as `far`
    and `depth` long (v runs from the far wall toward us on the floor, from us on the ceiling).
    """

    def __init__(self, scene: Scene, eye: Point, back: Box, spread: float = 2.6, depth: float = 160) -> None:
        self.scene, self.eye, self.back = scene, eye, back
        x0, y0, x1, y1 = back

        def near(x: float, y: float) -> tuple[float, float]:
            return eye[0] + (x - eye[0]) * spread, eye[1] + (y - eye[1]) * spread

        wide = 100 * (x1 - x0) / (y1 - y0)
        self.near = near
        self.far = Quad(wide, 100, (x0, y0), (x1, y0), (x1, y1), (x0, y1))
        self.left = Quad(depth, 100, near(x0, y0), (x0, y0), (x0, y1), near(x0, y1))
        self.right = Quad(depth, 100, (x1, y0), near(x1, y0), near(x1, y1), (x1, y1))
        self.floor = Quad(wide, depth, (x0, y1), (x1, y1), near(x1, y1), near(x0, y1))
        self.roof = Quad(wide, depth, near(x0, y0), near(x1, y0), (x1, y0), (x0, y0))

    def walls(
        self,
        wash: str,
        *,
        far: float = 0.2,
        left: float = 0.3,
        right: float = 0.4,
        roof: float = 0.4,
        roof_wash: str = "#d8cba6",
        weight: float = 1.4,
    ) -> None:
        """Ceiling and three walls; the numbers are their tones."""
        scene = self.scene
        ceiling = self.roof(panel(0, 0, self.roof.w, self.roof.h))
        scene.fill(ceiling, roof, hatch=1, wash=roof_wash, outline=weight)
        quad_fill(
            scene, self.left, panel(0, 0, self.left.w, 100), left, along=COURSES, wash=wash, outline=weight
        )
        quad_fill(
            scene, self.right, panel(0, 0, self.right.w, 100), right, along=COURSES, wash=wash, outline=weight
        )
        scene.fill(self.far(panel(0, 0, self.far.w, 100)), far, hatch=88, wash=wash, outline=weight)

    def boards(
        self,
        wash: str = "#b59a6c",
        *,
        tone: float = 0.2,
        planks: int = 15,
        weight: float = 0.9,
        seed: int = 3,
    ) -> None:
        """A boarded floor from wall to wall."""
        rng = np.random.default_rng(seed)
        w, d = self.floor.w, self.floor.h
        quad_fill(self.scene, self.floor, panel(0, 0, w, d), tone, along=COURSES, wash=wash)
        plank = w / planks
        for i in range(planks + 1):
            x = i * plank
            quad_line(self.scene, self.floor, [(x, 0), (x, d)], weight)
            for _ in range(2):
                y = d * rng.uniform(0.1, 0.95)
                quad_line(self.scene, self.floor, [(x, y), (x + plank, y)], weight * 0.9)
            for _ in range(3):
                start, at = d * rng.uniform(0, 0.8), x + plank * rng.uniform(0.2, 0.8)
                end = (at + rng.uniform(-0.4, 0.4), start + d * rng.uniform(0.04, 0.12))
                quad_line(self.scene, self.floor, [(at, start), end], weight * 0.6, 0.4)

    def parquet(
        self, wash: str = "#cbb285", *, tone: float = 0.14, across: int = 16, weight: float = 0.5
    ) -> None:
        """A floor of squares laid corner-wise: single ruled lines, which lie flat and recede."""
        w, d = self.floor.w, self.floor.h
        quad_fill(self.scene, self.floor, panel(0, 0, w, d), tone, along=COURSES, wash=wash)
        side = w / across
        start = -d
        with self.scene.clipped(self.floor.clip(0, 0, w, d)):
            for i in range(int((w + d) / side) + 1):
                x = start + i * side
                quad_line(self.scene, self.floor, [(x, 0), (x + d, d)], weight)
                quad_line(self.scene, self.floor, [(x, d), (x + d, 0)], weight)

    def wainscot(
        self,
        height: float = 32,
        wash: str = "#b0905e",
        *,
        tone: float = 0.28,
        weight: float = 1.0,
        panels: tuple[int, int, int] = (9, 6, 6),
        sides: bool = True,
    ) -> None:
        """Panelling up to `height`; `panels` are how many on the far, left and right wall."""
        walls = [(self.left, panels[1], 0.0), (self.right, panels[2], 0.1)] if sides else []
        for quad, count, extra in [*walls, (self.far, panels[0], 0.0)]:
            along = UPRIGHTS if quad is self.far else COURSES
            self._wainscot_on(quad, count, height, wash, tone + extra, along, weight)

    def _wainscot_on(
        self, quad: Quad, count: int, height: float, wash: str, tone: float, along: str, weight: float
    ) -> None:
        scene, top = self.scene, 100 - height
        quad_fill(scene, quad, panel(0, top, quad.w, height), tone, along=along, wash=wash, outline=weight)
        for i in range(count):
            left, right = quad.w * (i + 0.12) / count, quad.w * (i + 0.88) / count
            sunk = panel(left, top + 5, right - left, height - 12)
            quad_fill(scene, quad, sunk, tone * 1.15, along=along, wash=wash, outline=weight * 0.8)
            inset = (right - left) * 0.08
            edge = [(left + inset, top + 7), (left + inset, 91), (right - inset, 91)]
            quad_line(scene, quad, edge, weight * 0.6)
        rail = panel(0, top - 1.4, quad.w, 2.6)
        quad_fill(scene, quad, rail, tone * 0.4, along=COURSES, wash=wash, outline=weight * 0.9)
        skirting = panel(0, 96.5, quad.w, 3.5)
        quad_fill(scene, quad, skirting, tone * 1.3, along=COURSES, wash=wash, outline=weight * 0.9)

    def cornice(
        self, depth: float = 5, wash: str = "#e6dcc0", *, weight: float = 1.0, dentils: bool = True
    ) -> None:
        """A moulding round the head of the walls, `depth` of their 100 units."""
        scene = self.scene
        for quad, tone in ((self.left, 0.2), (self.right, 0.3), (self.far, 0.14)):
            for top, share, dark, along in (
                (0.0, 0.5, 0.5, COURSES),
                (0.5, 0.35, 1.7, UPRIGHTS),
                (0.85, 0.25, 0.4, COURSES),
            ):
                band = panel(0, depth * top, quad.w, depth * share)
                quad_fill(scene, quad, band, tone * dark, along=along, wash=wash, outline=weight * 0.7)
            if dentils:
                for i in range(int(quad.w / 2.6)):
                    at = i * 2.6
                    quad_line(scene, quad, [(at, depth * 0.52), (at, depth * 0.84)], weight * 1.1)

    def beams(
        self,
        count: int = 5,
        width: float = 3.0,
        wash: str = "#8a7050",
        *,
        tone: float = 0.5,
        drop: float = 26,
        weight: float = 1.2,
    ) -> None:
        """Heavy joists running away from us under the ceiling, `drop` scene units deep at the far wall."""
        for i in range(count):
            self._beam(self.roof.w * (i + 0.5) / count, width, wash, tone, drop, weight)

    def _beam(self, x: float, width: float, wash: str, tone: float, drop: float, weight: float) -> None:
        scene, quad = self.scene, self.roof
        left_near, left_far = quad.at(x - width, 0), quad.at(x - width, quad.h)
        right_far, right_near = quad.at(x + width, quad.h), quad.at(x + width, 0)

        def hang(point: Point) -> Point:
            return point[0], point[1] + drop * (point[1] - self.eye[1]) / (self.back[1] - self.eye[1])

        underside = [hang(left_near), hang(left_far), hang(right_far), hang(right_near)]
        if x < quad.w / 2:
            flank = [right_near, right_far, hang(right_far), hang(right_near)]
            scene.fill(flank, min(0.85, tone * 1.2), hatch=20, wash=wash, outline=weight)
        else:
            flank = [left_near, left_far, hang(left_far), hang(left_near)]
            scene.fill(flank, min(0.85, tone * 1.2), hatch=-20, wash=wash, outline=weight)
        scene.fill(underside, tone * 0.75, hatch=86, wash=wash, outline=weight)
        end = [left_far, right_far, hang(right_far), hang(left_far)]
        scene.fill(end, tone * 0.6, hatch=88, wash=wash, outline=weight)
