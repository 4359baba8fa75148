"""A land surveyor's instruments: the theodolite on its legs, the measuring chain.

It must not know who measures what.
"""

from __future__ import annotations

import math

from ..engine.geometry import Frame, ellipse, limb, rectangle
from ..engine.scene import Scene

BRASS = "#dcb34a"


def theodolite(scene: Scene, x: float, y: float, scale: float) -> None:
    """A brass theodolite standing on (x, y), 78 units high at scale 1."""
    frame = Frame(x, y, scale)
    for foot in (-18, 2, 20):
        scene.fill(frame(limb([(0, -58), (foot, 0)], [4, 3.2])), 0.34, hatch=80, wash="#8a6a48", outline=0.9)
    scene.fill(frame(rectangle(-10, -62, 10, -57)), 0.2, wash=BRASS, outline=0.9)
    scene.fill(frame(ellipse(0, -70, 8)), 0.1, puff=0.4, wash=BRASS, outline=1.1)
    scene.fill(frame(limb([(-17, -72), (17, -76)], [6, 4.6])), 0.2, puff=0.4, wash=BRASS, outline=1.0)


def measuring_chain(scene: Scene, start: tuple[float, float], end: tuple[float, float], sag: float) -> None:
    """A surveyor's chain of links, stretched between two hands."""
    n = 17
    for i in range(n):
        t = (i + 0.5) / n
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t + sag * 4 * t * (1 - t)
        turn = math.degrees(math.atan2(end[1] - start[1] + sag * 4 * (1 - 2 * t), end[0] - start[0]))
        scene.fill(ellipse(x, y, 4, 1.9, n=12, turn=turn), 0.0, wash="#cfc9b6", outline=0.9)
