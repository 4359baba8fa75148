"""Fireworks: rockets on their way, shells that open, and the light they throw on the night.

It must not know what is celebrated. Draw them over the sky and before whatever stands against it.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.geometry import Point, Points, ellipse, limb
from ..engine.plate import BARE
from ..engine.scene import Scene
from .night import glow

GOLD, ROSE, BLUE, WHITE, GREEN = "#f8d27a", "#f3a183", "#bcd6ee", "#f7eed2", "#d3e0a0"
PALE = "#fdf6dc"


def shell(
    scene: Scene,
    rng: np.random.Generator,
    x: float,
    y: float,
    radius: float,
    *,
    rays: int = 30,
    wash: str = GOLD,
    droop: float = 0.26,
    ring: float = 0.0,
    halo: float = 0.9,
) -> None:
    """A shell that has opened at (x, y): trails that sink at their ends, sparks among them.

    `droop` is how far they sink in radii (0.9 makes a willow), `ring` leaves their inner part dark,
    `halo` is how much of the night they light.
    """
    if halo:
        glow(scene, x, y + droop * radius * 0.3, radius * 0.8, wash, 0.6 * halo, burnish=1.3)
    for i in range(rays):
        angle = math.tau * (i + rng.uniform(-0.35, 0.35)) / rays
        reach = radius * (rng.uniform(0.88, 1.08) if i % 3 else rng.uniform(0.5, 0.66))
        trail = [_fallen(x, y, radius, angle, reach * t, droop) for t in np.linspace(max(0.07, ring), 1, 6)]
        thick = 0.9 + radius * 0.017
        _bright(scene, limb(trail, [0.8, thick * 0.6, thick, thick * 1.25, thick * 0.7], 2.0), wash)
        tip = trail[-1]
        _bright(scene, ellipse(*tip, 1.4 + radius * 0.011, n=10), PALE)
        for t in rng.uniform(0.5, 1.12, 2):
            spark = _fallen(x, y, radius, angle + rng.uniform(-0.1, 0.1), reach * t, droop)
            _bright(scene, ellipse(*spark, 0.9 + radius * 0.005, n=7), PALE)
    if not ring:
        _bright(scene, ellipse(x, y, radius * 0.05, n=16), PALE)


def _fallen(x: float, y: float, radius: float, angle: float, reach: float, droop: float) -> Point:
    """Where a spark is that has flown `reach`, and has begun to fall."""
    far = reach / radius
    return x + reach * math.cos(angle), y + reach * math.sin(angle) + droop * radius * far * far


def _bright(scene: Scene, points: Points, wash: str) -> None:
    scene.fill(points, 0.0, kind=BARE, wash=wash)


def rocket(scene: Scene, course: list[Point], *, wash: str = GOLD, seed: int = 1) -> None:
    """A rocket rising along a spline, its tail shedding sparks."""
    rng = np.random.default_rng(seed)
    _bright(scene, limb(course, [0.8, 1.4, 2.4, 4.2], 3.0), wash)
    (x0, y0), (x1, y1) = course[0][:2], course[-1][:2]
    for t in rng.uniform(0.1, 0.95, 9):
        spread = 9 * (1 - t) + 2
        spot = (x0 + (x1 - x0) * t + rng.normal() * spread, y0 + (y1 - y0) * t + rng.uniform(0, 12))
        _bright(scene, ellipse(*spot, rng.uniform(0.8, 1.5), n=7), PALE)
    _bright(scene, ellipse(x1, y1, 3.4, n=12), PALE)
