"""Fences of the farmed country: the pale fence.

It must not know what it shuts in.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..engine.geometry import Point, ellipse, linear, spline
from ..engine.scene import Scene

PALE = "#cdb68a"


def paling(
    scene: Scene,
    course: Sequence[Point],
    heights: tuple[float, float],
    *,
    seed: int,
    wash: str = PALE,
    tone: float = 0.06,
    gaps: Sequence[int] = (),
) -> None:
    """A pale fence along a spline of ground points, as high at its two ends as `heights` say.

    Pales stand as far apart as their height asks; `gaps` are the numbers of pales not yet nailed up.
    """
    rng = np.random.default_rng(seed)
    line = np.array(spline([q[:2] for q in course], step=2.0))
    lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])

    def at(t: float) -> tuple[float, float, float]:
        along = t * lengths[-1]
        x, y = np.interp(along, lengths, line[:, 0]), np.interp(along, lengths, line[:, 1])
        return float(x), float(y), heights[0] + (heights[1] - heights[0]) * t

    for level in (0.30, 0.74):
        upper, lower = [], []
        for t in np.linspace(0, 1, 30):
            x, y, high = at(t)
            upper.append((x, y - high * (level + 0.045)))
            lower.append((x, y - high * (level - 0.045)))
        scene.fill([*upper, *lower[::-1]], 0.36, hatch=2, wash=wash, outline=0.9)
    t, number = 0.0, 0
    while t < 1:
        x, y, high = at(t)
        stature, lean = rng.uniform(0.95, 1.05), rng.uniform(-0.02, 0.02)
        if number not in gaps:
            _pale(scene, x, y, high * stature, lean * high, wash, tone)
        t += high * 0.27 / lengths[-1]
        number += 1


def _pale(scene: Scene, x: float, y: float, high: float, lean: float, wash: str, tone: float) -> None:
    half = high * 0.105
    board = [
        (x - half, y),
        (x - half + lean, y - high * 0.9),
        (x + lean, y - high * 1.03),
        (x + half + lean, y - high * 0.9),
        (x + half, y),
    ]
    shade = linear(x - half, 0, tone, x + half, 0, tone + 0.28)
    scene.fill(board, shade, hatch=88, wash=wash, outline=0.75 + 0.4 * min(1, high / 90), pitch=0.8)
    if high > 50:
        for level in (0.30, 0.74):
            scene.solid(ellipse(x + lean * level, y - high * level, 1.2, n=6))
