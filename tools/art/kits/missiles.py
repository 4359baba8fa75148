"""What a crowd throws: cabbages, turnips, eggs and a dead cat, how they fly and what they leave.

It must not know at whom.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ..engine.geometry import Frame, Point, Points, ellipse, limb, spline
from ..engine.scene import Scene

LEAF, HEART, YOLK = "#9cb368", "#bccb86", "#e6c45e"


def cabbage(scene: Scene, x: float, y: float, radius: float, turn: float = 0, *, tone: float = 0.08) -> None:
    """A green cabbage with its ribs."""
    frame = Frame(x, y, radius / 10, turn)
    rim: Points = []
    for angle in np.linspace(0, math.tau, 44)[:-1]:
        ruffle = 1 + 0.09 * math.sin(angle * 7)
        rim.append((10 * ruffle * math.cos(angle), 9.4 * ruffle * math.sin(angle)))
    weight = 1.25 * min(1.2, radius / 9 + 0.3)
    scene.shape(frame(rim), tone, puff=0.75, curve=0.6, hatch=40, wash=LEAF, outline=weight)
    heart: Points = [(-9, 2), (-7, -6), (0, -8.6), (3, -2), (-1, 6), (-6, 7)]
    scene.shape(frame(heart), tone * 0.3, puff=0.4, hatch=60, wash=HEART, outline=0.9)
    ribs: Sequence[Points] = (
        [(-5, 6), (-3, 0), (0, -7)],
        [(-3.6, 1.6), (-6.4, -2)],
        [(-2.6, -1), (0.6, -2)],
        [(3, 7), (6, 2), (6.4, -5)],
        [(5.6, 3), (8.4, 1)],
    )
    for rib in ribs:
        scene.pen_line(frame(rib), 0.8, 0.2)


def turnip(scene: Scene, x: float, y: float, radius: float, turn: float = 0) -> None:
    """A white turnip with a tuft of leaves."""
    frame = Frame(x, y, radius / 10, turn)
    for at in (-5, 0, 5):
        leaf: Points = [(0, -6), (at - 2, -12), (at * 1.6, -18, 1), (at + 2.4, -12)]
        scene.shape(frame(leaf), 0.3, wash="#8f9a5a", outline=0.8)
    root: Points = [(0, 12, 1), (-3, 7), (-9, 2), (-8, -5), (0, -7), (8, -5), (9, 2), (3, 7)]
    scene.shape(frame(root), 0.06, puff=0.6, hatch=50, wash="#e6d3cc", outline=1.2)


def egg(scene: Scene, x: float, y: float, radius: float, turn: float = 0) -> None:
    """An egg, not fresh."""
    shape = ellipse(x, y, radius * 0.5, radius * 0.65, 16, turn)
    scene.fill(shape, 0.02, puff=0.4, wash="#f6efdc", outline=1.1)


def splat(
    scene: Scene, rng: np.random.Generator, x: float, y: float, radius: float, wash: str = LEAF
) -> None:
    """Where something burst, and a drip."""
    points: Points = []
    for i, angle in enumerate(np.linspace(0, math.tau, 23)[:-1]):
        reach = (radius if i % 2 else radius * 0.45) * rng.uniform(0.7, 1.15)
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    scene.shape(points, 0.08, wash=wash, outline=0.9)
    scene.pen_line(
        [(x - 2, y + radius * 0.6), (x - 1, y + radius * 1.7), (x - 3, y + radius * 2.6)], 1.6, 0.4
    )


def whizz(
    scene: Scene, course: Sequence[Point], *, lines: int = 3, gap: float = 5, weight: float = 1.0
) -> None:
    """Speed lines behind a missile whose flight ends at the last point of the course."""
    for i in range(lines):
        aside = (i - (lines - 1) / 2) * gap
        spread = [
            (px, py + aside * (0.3 + 0.7 * t))
            for t, (px, py) in zip(np.linspace(0, 1, len(course)), course, strict=True)
        ]
        path = spline(spread, False, 4)
        first, last = int(len(path) * (0.25 + 0.12 * (i % 2))), int(len(path) * 0.88)
        scene.line(path[first:last], weight, 0.4)


def thrown(
    scene: Scene, kind: str, start: Point, end: Point, radius: float, *, turn: float = 20, lines: int = 3
) -> None:
    """A missile ("cabbage", "turnip" or "egg") at the end of its flight from `start`, rising first."""
    late = ((start[0] + end[0] * 2) / 3, (start[1] + end[1] * 2) / 3)
    over = ((start[0] + end[0]) / 2 * 0.7 + end[0] * 0.3, (start[1] + end[1]) / 4 + end[1] * 0.5 - 6)
    whizz(scene, [late, over, end], lines=lines, gap=radius * 0.45, weight=0.9)
    {"cabbage": cabbage, "turnip": turnip, "egg": egg}[kind](scene, end[0], end[1], radius, turn)


def dead_cat(scene: Scene, x: float, y: float, scale: float = 1.0, turn: float = 0, flip: int = 1) -> None:
    """A tabby swung by the tail, its legs trailing, its eyes two crosses; 110 units long at scale 1."""
    frame, fur = Frame(x, y, scale, turn, flip), "#94846f"

    def leg(points: Points, tone: float) -> None:
        scene.fill(frame(limb(points, [8, 6, 5])), tone, puff=0.5, hatch=60, wash=fur, outline=1.2)

    leg([(-14, 6), (-20, 22), (-17, 34)], 0.42)
    leg([(14, 4), (22, 20), (30, 28)], 0.42)
    tail = limb([(-24, -4), (-40, -12), (-52, -2), (-66, -10)], [7, 6, 5, 4])
    scene.fill(frame(tail), 0.34, puff=0.5, hatch=80, wash=fur, outline=1.2)
    body: Points = [(-27, -2), (-20, -13), (0, -16), (18, -12), (28, -4), (24, 6), (6, 9), (-16, 9)]
    scene.shape(frame(body), 0.16, puff=0.7, curve=0.6, hatch=70, wash=fur, outline=1.6)
    leg([(-8, 8), (-8, 24), (-2, 33)], 0.18)
    leg([(20, 5), (32, 16), (38, 26)], 0.18)
    for i in range(5):
        stripe = [(-18 + i * 8, -14), (-15 + i * 8, -6), (-17 + i * 8, 1)]
        scene.pen_line(frame(stripe), 1.9, 0.3)
    _cat_head(scene, frame.child(34, 2, 30))


def _cat_head(scene: Scene, head: Frame) -> None:
    skull: Points = [
        (-9, 0),
        (-8, -8),
        (-9, -16, 1),
        (-3, -10),
        (3, -10),
        (9, -15, 1),
        (9, -6),
        (10, 2),
        (5, 9),
        (-3, 9),
    ]
    scene.shape(head(skull), 0.1, puff=0.5, hatch=40, wash="#ab9b84", outline=1.4)
    for eye in (-3.6, 4):
        scene.line(head([(eye - 2, -4), (eye + 2, 0)]), 1.1)
        scene.line(head([(eye + 2, -4), (eye - 2, 0)]), 1.1)
    scene.pen_line(head([(-2, 4), (1, 2.6), (4, 4.4)]), 1.0)
    scene.shape(head([(1, 4), (4, 4), (5, 9), (2, 9)]), 0.05, wash="#d9786a", outline=0.8)
    for side in (-1, 1):
        scene.line(head([(side * 4, 3), (side * 13, 1)]), 0.6)
        scene.line(head([(side * 4, 4.4), (side * 13, 6)]), 0.6)
