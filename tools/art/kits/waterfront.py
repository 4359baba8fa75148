"""Towns on warm shores: whitewashed houses under tiles, towers, a keep, walls, a lamplit row, churches.

It must not know what town it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from ..engine.geometry import Point, Points, linear, rectangle, spline
from ..engine.plate import BARE
from ..engine.scene import Scene

WALL, TILE = "#e2cfa0", "#c2714e"


def tower(scene: Scene, x: float, foot: float, width: float, height: float, wash: str = WALL) -> None:
    """A square tower with merlons, its lit side to the left."""
    shade = linear(x, 0, 0.04, x + width, 0, 0.42)
    scene.fill(
        rectangle(x, foot - height, x + width, foot), shade, hatch=88, wash=wash, outline=1.1, pitch=0.78
    )
    n = max(3, round(width / 8))
    for i in range(n):
        left = x + width * (i + 0.1) / n
        scene.fill(
            rectangle(left, foot - height - 6, left + width * 0.62 / n, foot - height + 0.5),
            0.1,
            wash=wash,
            outline=0.7,
        )


def keep(scene: Scene, x: float, foot: float, width: float, height: float, wash: str = WALL) -> None:
    """A great square tower seen at its corner: a lit face, a dark one to the right, battlements on both."""
    deep, top = width * 0.42, foot - height
    side = [(x + width, top), (x + width + deep, top - 5), (x + width + deep, foot - 9), (x + width, foot)]
    scene.fill(side, 0.56, hatch=88, cross=20, wash=wash, outline=1.2, pitch=0.78)
    scene.fill(
        rectangle(x, top, x + width, foot),
        linear(0, top, 0.02, 0, foot, 0.14),
        hatch=2,
        wash=wash,
        outline=1.2,
    )
    for face_x, wide, rise, n, tone in ((x, width, 0.0, 5, 0.04), (x + width, deep, -5.0, 3, 0.5)):
        for i in range(n):
            left, right = (face_x + wide * (i + part) / n for part in (0.06, 0.68))
            level = top + rise * (i + 0.4) / n
            scene.fill(rectangle(left, level - 8, right, level + 1), tone, hatch=88, wash=wash, outline=0.8)
    for slit_x, slit_y in ((0.34, 0.22), (0.62, 0.52)):
        left, upper = x + width * slit_x, top + height * slit_y
        scene.solid(rectangle(left, upper, left + 4, upper + 11), 0.85)


def stepped_wall(scene: Scene, steps: Sequence[Point], end: Point, height: float, wash: str = WALL) -> None:
    """A wall down a hillside in level steps, each beginning at (x, its top); its foot follows the hill."""
    for (left, top), (right, lower) in pairwise([*steps, end]):
        fall = lower - top
        face: Points = [(left, top), (right, top), (right, top + height + fall), (left, top + height)]
        scene.fill(face, 0.16, hatch=88, wash=wash, outline=1.0, pitch=0.78)
        for x in np.arange(left + 1, right - 4, 8.0):
            scene.fill(rectangle(x, top - 6, x + 5, top + 0.5), 0.06, wash=wash, outline=0.7)
        shadow = [(left, top + height), (right, top + height + fall), (right + 5, top + height + fall + 9)]
        scene.shade([*shadow, (left + 4, top + height + 9)], 0.4, 2.0)


def white_house(scene: Scene, rng: np.random.Generator, x: float, foot: float) -> None:
    """A whitewashed house under tiles, gable to the left, and dark windows."""
    wide, high, deep = rng.uniform(18, 30), rng.uniform(13, 22), rng.uniform(8, 13)
    wash = ("#f3ead2", "#ecd9b0", "#e6cfa0")[int(rng.integers(3))]
    top = foot - high
    scene.fill(rectangle(x, top, x + wide, foot), 0.02, hatch=88, wash=wash, outline=0.7)
    scene.fill(
        [(x + wide, top), (x + wide + deep, top - 3), (x + wide + deep, foot - 3), (x + wide, foot)],
        0.36,
        hatch=88,
        wash=wash,
        outline=0.7,
    )
    roof = [
        (x - 2, top + 1),
        (x + 3, top - 8),
        (x + wide + 1, top - 9),
        (x + wide + deep + 2, top - 2),
        (x + wide + 2, top + 1),
    ]
    scene.fill(roof, 0.22, hatch=64, wash=TILE, outline=0.7)
    for i in range(2):
        scene.solid(rectangle(x + 4 + i * wide * 0.42, top + 5, x + 7 + i * wide * 0.42, top + 9.5), 0.85)


def lamplit_row(scene: Scene, left: float, right: float, y: float, *, seed: int) -> None:
    """A row of small houses by night along a quay at height `y`, two lit windows in each."""
    rng = np.random.default_rng(seed)
    x = left
    while x < right:
        wide, high = rng.uniform(24, 40), rng.uniform(16, 32)
        top = y - high
        shade = linear(x, 0, 0.14, x + wide, 0, 0.5)
        scene.fill(rectangle(x, top, x + wide, y), shade, hatch=88, wash="#d9cfae", outline=0.8)
        gable = [(x - 3, top), (x + wide * 0.5, top - 11), (x + wide + 3, top)]
        scene.fill(gable, 0.5, hatch=60, wash="#a8706a", outline=0.8)
        for part in (0.28, 0.62):
            pane = rectangle(x + wide * part, top + 7, x + wide * part + 4, top + 14)
            scene.fill(pane, 0.0, kind=BARE, wash="#f6d36a")
        x += wide * 0.92


def church_dome(scene: Scene, x: float, y: float, scale: float = 1.0) -> None:
    """A church tower by night standing on (x, y), 104 units high, with a dome and a cross."""

    def at(dx: float, dy: float) -> tuple[float, float]:
        return x + dx * scale, y + dy * scale

    shade = linear(*at(-13, 0), 0.16, *at(13, 0), 0.56)
    body = [at(-13, -58), at(13, -58), at(13, 0), at(-13, 0)]
    scene.fill(body, shade, hatch=88, wash="#d9cfae", outline=0.9)
    dome = [(*at(-15, -58), 1), at(-13, -76), at(0, -88), at(13, -76), (*at(15, -58), 1)]
    scene.fill(spline(dome, True), 0.4, puff=0.4, wash="#9aa7b4", outline=0.9)
    scene.line([at(0, -88), at(0, -104)], 1.4)
    scene.line([at(-5, -98), at(5, -98)], 1.2)
