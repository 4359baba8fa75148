"""Towns on warm shores: whitewashed houses under tiles, square towers, a lamplit row, a domed church.

It must not know what town it is.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import linear, rectangle, spline
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
