"""Flames in three colours, sparks and the flash of a muzzle.

It must not know what burns; smoke and the light thrown about are elsewhere.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.geometry import Points, ellipse, spline
from ..engine.plate import BARE
from ..engine.scene import Scene

RED, ORANGE, YELLOW, PALE = "#d8652a", "#eb9a35", "#f7d670", "#fbeeb4"
_LAYERS = ((RED, 1.0, 1.0, 1.0), (ORANGE, 0.72, 0.84, 0.8), (YELLOW, 0.44, 0.66, 0.6))
"""Colour, height, breadth and pen of each layer, back to front."""


def tongue(x: float, y: float, width: float, height: float, sway: float, phase: float) -> Points:
    """One flame standing at (x, y): an S-curve from a full foot to a thin tip, `sway` units aside."""
    left: Points = []
    right: Points = []
    for t in np.linspace(0, 1, 13):
        middle = x + sway * t**1.3 + width * 0.62 * t * math.sin(phase + 4.6 * t)
        half = width * 0.5 * (1 - t) ** 0.85 * (0.8 + 0.55 * math.sin(math.pi * min(1, t * 2.2)))
        left.append((middle - half, y - height * t))
        right.append((middle + half * 0.9, y - height * t))
    return spline([*left[:-1], (*left[-1][:2], 1), *right[::-1][1:]], True, 2.5)


def flames(
    scene: Scene,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    seed: int,
    n: int = 9,
    lean: float = 0.15,
) -> None:
    """A body of fire on a foot `width` wide about (x, y): red tongues behind, yellow ones in front.

    `lean` is how far the tips are blown aside, in parts of the height.
    """
    rng = np.random.default_rng(seed)
    for colour, tall, broad, pen in _LAYERS:
        count = max(3, round(n * (0.55 + 0.45 * tall)))
        _hearth(scene, rng, x, y, width * broad, height * tall, colour)
        for i in rng.permutation(count):
            across = (i + 0.5) / count * 2 - 1 + rng.uniform(-0.25, 0.25) / count
            arch = 0.34 + 0.66 * (1 - abs(across) ** 2.4)
            high = height * tall * arch * (rng.uniform(0.5, 0.8) if i % 2 else rng.uniform(0.78, 1.06))
            wide = width * broad / count * rng.uniform(1.5, 2.3)
            foot = y - height * 0.05 * across * across - height * 0.02 * rng.random()
            sway = high * (lean + rng.uniform(-0.10, 0.10) - 0.05 * across)
            points = tongue(
                x + across * width * broad * 0.47, foot, wide, high, sway, rng.uniform(0, math.tau)
            )
            _paint(scene, points, colour, pen)
        if tall == 1.0:
            _licks(scene, rng, x, y, width, height, lean)


def _hearth(
    scene: Scene, rng: np.random.Generator, x: float, y: float, width: float, height: float, colour: str
) -> None:
    """The body the tongues rise from, so that no gap shows between their feet."""
    steps = np.linspace(-1, 1, 9)
    low = height * 0.16
    top = [(x + s * width * 0.5, y - low * (0.3 + 0.7 * (1 - s * s)) * rng.uniform(0.8, 1.2)) for s in steps]
    ragged = np.linspace(1, -1, 15)
    foot = [(x + s * width * 0.46, y + low * rng.uniform(-0.35, 0.5) * (1 - 0.6 * s * s)) for s in ragged]
    scene.fill(spline([*top, *foot], True), 0.0, kind=BARE, wash=colour)


def _paint(scene: Scene, points: Points, colour: str, pen: float) -> None:
    """A tongue with its wash, and a line that breaks off toward the foot on both sides."""
    scene.fill(points, 0.0, kind=BARE, wash=colour)
    n = len(points)
    scene.line(points[int(n * 0.14) : int(n * 0.52)], 0.75 * pen, taper=0.35)
    scene.line(points[int(n * 0.47) : int(n * 0.84)], 1.15 * pen, taper=0.35)


def _licks(
    scene: Scene, rng: np.random.Generator, x: float, y: float, width: float, height: float, lean: float
) -> None:
    """Tips torn off the fire, flying above it."""
    for _ in range(4):
        across, rise = rng.uniform(-0.3, 0.35), rng.uniform(0.8, 1.12)
        size = height * rng.uniform(0.05, 0.11)
        place = (x + width * across + lean * height * rise, y - height * rise * (1 - across * across))
        points = tongue(*place, size * 0.5, size, size * lean, rng.uniform(0, math.tau))
        _paint(scene, points, RED if rng.random() < 0.5 else ORANGE, 0.7)


def sparks(
    scene: Scene,
    x: float,
    y: float,
    drift: tuple[float, float],
    n: int,
    *,
    seed: int,
    spread: float = 60,
    size: float = 1.0,
) -> None:
    """Sparks flying from (x, y) along `drift`, ever wider apart."""
    rng = np.random.default_rng(seed)
    for _ in range(n):
        t = rng.random()
        sx = x + drift[0] * t + rng.normal() * spread * (0.35 + t)
        sy = y + drift[1] * t + rng.normal() * spread * 0.4
        radius = size * rng.uniform(1.0, 2.6)
        scene.fill(ellipse(sx, sy, radius, radius * 1.3, n=8), 0.0, kind=BARE, wash="#f6d36a")


def flash(
    scene: Scene, x: float, y: float, reach: float, *, seed: int, angle: float = 0.0, spread: float = 43.0
) -> None:
    """The burst from a muzzle at (x, y), as long as about two `reach`.

    `angle` is its way in degrees, 0 to the right, 90 upward, 180 to the left.
    """
    rng = np.random.default_rng(seed)
    rays = [(spread * (i / 4 - 1), (2.1 - 0.9 * abs(i / 4 - 1) if i % 2 == 0 else 0.75)) for i in range(9)]
    lengths = [reach * long * rng.uniform(0.85, 1.15) for _, long in rays]
    for size, colour, pen in ((1.0, "#f0a63c", 0.7), (0.58, YELLOW, 0.0)):
        points: Points = [(x, y)]
        for (turn, _), long in zip(rays, lengths, strict=True):
            way = math.radians(angle + turn)
            points.append((x + size * long * math.cos(way), y - size * long * math.sin(way)))
        scene.fill(points, 0.0, kind=BARE, wash=colour, outline=pen)


def burst(scene: Scene, x: float, y: float, reach: float, *, seed: int) -> None:
    """A flash seen end on: a star of fire all round."""
    rng = np.random.default_rng(seed)
    lengths = [rng.uniform(1.0, 1.7) if i % 2 else 0.62 for i in range(18)]
    for size, colour, pen in ((1.0, "#e07f2a", 0.9), (0.55, "#f7dc80", 0.0)):
        angles = [i * math.tau / 18 for i in range(18)]
        star = [
            (x + reach * size * long * math.cos(a), y + reach * size * long * 0.9 * math.sin(a), 1)
            for a, long in zip(angles, lengths, strict=True)
        ]
        scene.fill(spline(star, True), 0.0, kind=BARE, wash=colour, outline=pen)
