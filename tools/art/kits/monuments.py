"""Columns, statues and the scaffolds and ropes about them.

It must not know who is honoured or thrown down.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..engine.geometry import Frame, Point, Points, limb, linear
from ..engine.plate import Field
from ..engine.scene import Scene
from .bodies import man
from .perspective import panel

STONE, BRONZE = "#e2d8bc", "#a39a74"


def pedestal(
    scene: Scene,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    wash: str = STONE,
    weight: float = 1.5,
) -> tuple[float, float, float, float]:
    """A moulded stone block, middle of its foot at (x, y); returns its panel (x, y, w, h)."""
    half = w / 2
    for i, (grow, tall) in enumerate(((1.3, 0.08), (1.18, 0.07))):
        top = y - h * sum((0.08, 0.07)[: i + 1])
        step = panel(x - half * grow, top, w * grow, h * tall)
        scene.fill(step, linear(x - half, 0, 0.06, x + half, 0, 0.4), hatch=2, wash=wash, outline=weight)
    body = panel(x - half, y - h * 0.86, w, h * 0.71)
    scene.fill(body, linear(x - half, 0, 0.05, x + half, 0, 0.46), hatch=88, wash=wash, outline=weight)
    box = (x - half * 0.78, y - h * 0.78, w * 0.78, h * 0.52)
    scene.fill(panel(*box), 0.1, hatch=2, wash=wash, outline=weight * 0.8)
    for grow, level, tall in ((1.08, 0.91, 0.05), (1.2, 0.97, 0.07), (1.1, 1.0, 0.03)):
        band = panel(x - half * grow, y - h * level, w * grow, h * tall)
        scene.fill(
            band, linear(x - half, 0, 0.04, x + half, 0, 0.36), hatch=2, wash=wash, outline=weight * 0.9
        )
    return box


def column_shaft(
    scene: Scene,
    frame: Frame,
    height: float,
    radius: float,
    *,
    wash: str = STONE,
    capital: bool = True,
    broken: float = 0.0,
    weight: float = 1.5,
) -> None:
    """A fluted column standing on the frame's origin; `broken` above 0 is a ragged upper end instead."""
    top = -height
    shade = _across(frame, radius)
    edge: Points = [(radius * 0.88, top), (-radius * 0.88, top)]
    if broken:
        rng = np.random.default_rng(int(height))
        steps = np.linspace(0.88, -0.88, 9)
        edge = [(radius * s, top + rng.uniform(-1, 1) * broken) for s in steps]
    outline: Points = [(-radius, 0), (radius, 0), *edge]
    scene.fill(frame(outline), shade, hatch=88, wash=wash, outline=weight)
    for s in np.linspace(-0.8, 0.8, 9):
        flute = [(radius * s, -radius * 0.3), (radius * s * 0.88, top + radius * 0.3)]
        scene.line(frame(flute), weight * (0.4 + 0.5 * (s > 0)), 0.02)
    base = panel(-radius * 1.25, -radius * 0.35, radius * 2.5, radius * 0.4)
    scene.fill(frame(base), shade, hatch=2, wash=wash, outline=weight)
    if capital and not broken:
        for grow, level, tall in ((1.0, 0.0, 0.18), (1.2, 0.2, 0.22), (1.42, 0.44, 0.26)):
            band = panel(
                -radius * grow, top - radius * (level + tall), radius * 2 * grow, radius * (tall + 0.02)
            )
            scene.fill(frame(band), shade, hatch=2, wash=wash, outline=weight)


def _across(frame: Frame, radius: float) -> Field:
    """Light on the left of a shaft, dark on the right, whichever way it leans."""
    (x0, y0), (x1, y1) = frame.at(-radius, 0), frame.at(radius, 0)
    return linear(x0, y0, 0.04, x1, y1, 0.62)


BRONZE_WEAR = dict.fromkeys(
    ("coat", "waistcoat", "breeches", "boots", "neckcloth", "hair_colour", "hat_colour", "skin", "facing"),
    BRONZE,
) | {"dress": "tail", "hat": "bicorne", "hair": "short", "blush": 0.0, "nose": 0.7, "chin": 0.6}
"""Wishes that cast a person in bronze, as the ruler wishes to be seen."""


def standing_bronze(
    scene: Scene, x: float, y: float, scale: float = 1.0, flip: int = 1, **wishes: Any
) -> None:
    """A bronze ruler on his feet, one hand held over everybody; `wishes` as for man."""
    pose = {"turn": 40.0, "arm_far": (112, 124), "hand_far": "open", "arm_near": (20, 100), "hand": "fist"}
    man(scene, x, y, scale, flip, **(BRONZE_WEAR | {"shadow": False} | pose | wishes))


def hawser(
    scene: Scene, start: Point, end: Point, *, sag: float = 14, thick: float = 4.5, weight: float = 1.0
) -> None:
    """A taut rope with its strands."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag)
    rope = limb([start, middle, end], [thick, thick, thick])
    scene.fill(rope, 0.2, hatch=40, wash="#c9ae7c", outline=0.9 * weight)
    count = max(4, int(math.dist(start, end) / 12))
    for i in range(1, count):
        t = i / count
        x = start[0] * (1 - t) ** 2 + 2 * middle[0] * t * (1 - t) + end[0] * t * t
        y = start[1] * (1 - t) ** 2 + 2 * middle[1] * t * (1 - t) + end[1] * t * t
        scene.line([(x - thick * 0.4, y + thick * 0.4), (x + thick * 0.4, y - thick * 0.4)], 0.7 * weight)


def rubble(
    scene: Scene, rng: np.random.Generator, x: float, y: float, w: float, *, count: int = 14, size: float = 16
) -> None:
    """Broken stone lying about (x, y)."""
    spots = sorted(
        ((x + rng.uniform(-w, w), y + rng.uniform(-size, size)) for _ in range(count)), key=lambda q: q[1]
    )
    for px, py in spots:
        half, tall = size * rng.uniform(0.4, 1.1), size * rng.uniform(0.4, 0.9)
        skew = rng.uniform(-0.4, 0.4) * half
        face = [
            (px - half, py),
            (px + half * 0.8, py + 2),
            (px + half * 0.7 + skew, py - tall),
            (px - half * 0.7 + skew, py - tall * 0.9),
        ]
        side = [
            (px + half * 0.8, py + 2),
            (px + half * 1.25, py - 3),
            (px + half * 1.1 + skew, py - tall * 1.05),
            (px + half * 0.7 + skew, py - tall),
        ]
        scene.fill(side, 0.5, hatch=80, wash=STONE, outline=1.0)
        scene.fill(face, 0.1, hatch=20, wash=STONE, outline=1.2)
