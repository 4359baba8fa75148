"""Plants of warm countries: the feather palm, sugar cane, agave.

It must not know the country or the scene.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ..engine.geometry import Points, ellipse, limb, spline
from ..engine.scene import Scene

FROND = ("#8f9a5c", "#a9ab66", "#76875a")
"""Of a middling, a lit and a shaded frond."""


def palm(
    scene: Scene,
    x: float,
    y: float,
    height: float,
    *,
    seed: int,
    lean: float = 0.12,
    scale: float = 1.0,
    washes: Sequence[str] = FROND,
    trunk: str = "#b59a6a",
    tone: float = 0.16,
    fronds: int = 13,
) -> None:
    """A palm on (x, y), its crown `height` above and `lean` of that aside; `scale` is its stoutness."""
    rng = np.random.default_rng(seed)
    stem = spline(
        [
            (x, y),
            (x + height * lean * 0.2, y - height * 0.35),
            (x + height * lean * 0.6, y - height * 0.72),
            (x + height * lean, y - height),
        ]
    )
    crown = stem[-1]
    angles = np.linspace(-34, 214, fronds) + rng.uniform(-8, 8, fronds)
    order = np.argsort(-np.abs(np.sin(np.radians(angles))) + rng.uniform(0, 0.5, fronds))
    reach = height * 0.40 * scale**0.3
    for number, i in enumerate(order):
        if number == fronds // 3:
            _stem(scene, stem, scale, trunk, tone)
        _frond(scene, rng, crown, float(angles[i]), reach * rng.uniform(0.82, 1.12), washes, tone)
    for dx, dy in ((-6, 4), (5, 7), (0, 11)):
        nut = ellipse(crown[0] + dx * scale, crown[1] + dy * scale, 5 * scale, 5.6 * scale, n=16)
        scene.fill(nut, tone + 0.1, puff=0.5, wash="#a97a4c", outline=0.9)


def _stem(scene: Scene, stem: Points, scale: float, wash: str, tone: float) -> None:
    every = max(1, len(stem) // 8)
    course = [*stem[:-1:every], stem[-1]]
    widths = [20 * scale, 13 * scale, 11 * scale, 10 * scale, 9 * scale]
    scene.fill(limb(course, widths), tone + 0.08, puff=0.6, curve=0.4, hatch=4, wash=wash, outline=1.3)
    rings = max(6, int((stem[0][1] - stem[-1][1]) / (12 * scale)))
    for i in range(rings):
        px, py = stem[min(len(stem) - 1, len(stem) * i // rings)]
        half = (7.5 - 2.5 * i / rings) * scale
        scene.pen_line([(px - half, py - 1.5), (px, py + 2 * scale), (px + half, py - 1)], 0.9)


def _frond(
    scene: Scene,
    rng: np.random.Generator,
    root: Sequence[float],
    angle: float,
    length: float,
    washes: Sequence[str],
    tone: float,
) -> None:
    """One frond: a rib that arches over, with a comb of leaflets hanging on either side of it."""
    dx, dy = math.cos(math.radians(angle)), -math.sin(math.radians(angle))
    sag = length * (0.28 + 0.34 * abs(dx))
    rib = np.array(
        spline(
            [
                (root[0], root[1]),
                (root[0] + dx * length * 0.40, root[1] + dy * length * 0.42),
                (root[0] + dx * length * 0.78, root[1] + dy * length * 0.62 + sag * 0.36),
                (root[0] + dx * length, root[1] + dy * length * 0.58 + sag),
            ],
            step=2.0,
        )
    )
    shaded = dx > 0.15 or dy > 0.25
    for side in (1, -1):
        upper = (side * dx) < 0
        dark = tone + (0.22 if shaded else 0.02) + (0.0 if upper else 0.12)
        wash = washes[1] if upper and not shaded else washes[2] if shaded and not upper else washes[0]
        comb = _comb(rng, rib, side, length)
        scene.fill(comb, dark, hatch=70 - angle, cross=20 - angle, wash=wash, pitch=0.78, outline=0.55)
    scene.line(rib.tolist(), 1.5, taper=0.15)


def _comb(rng: np.random.Generator, rib: np.ndarray, side: int, length: float) -> Points:
    """The leaflets along one side of a rib, as one toothed outline."""
    teeth = 17
    points: Points = [(float(rib[0][0]), float(rib[0][1]))]
    for i in range(1, teeth):
        t = i / teeth
        at = min(len(rib) - 2, max(1, int(t * len(rib))))
        along = rib[at + 1] - rib[at - 1]
        along = along / max(1e-6, float(np.hypot(*along)))
        out = np.array([-along[1], along[0]]) * side
        way = out * 0.62 + along * 0.85 + np.array([0, 0.34])
        long = length * 0.27 * math.sin(math.pi * min(1.0, t * 0.82 + 0.14)) ** 0.8 * rng.uniform(0.85, 1.1)
        notch = rib[at] + out * long * 0.16
        tip = rib[at] + way / np.hypot(*way) * long
        points += [(float(notch[0]), float(notch[1])), (float(tip[0]), float(tip[1]))]
    end = (float(rib[-1][0]), float(rib[-1][1]))
    return [*points, end, *[(float(a), float(b)) for a, b in rib[::-3]]]


def cane(
    scene: Scene,
    left: float,
    right: float,
    y: float,
    height: float,
    n: int,
    *,
    seed: int,
    wash: str = "#a3a362",
    tone: float = 0.2,
    pen: float = 0.8,
) -> None:
    """A stand of `n` sugar canes between two places: jointed stems, strap leaves that arch over."""
    rng = np.random.default_rng(seed)
    for x in np.sort(rng.uniform(left, right, n)):
        lean, high = rng.uniform(-0.12, 0.12), height * rng.uniform(0.75, 1.1)
        foot = (float(x), y + rng.uniform(-3, 3))
        top = (foot[0] + lean * high, foot[1] - high * 0.72)
        scene.fill(
            limb([foot, top], [height * 0.04, height * 0.03]), tone, hatch=4, wash="#b5a05c", outline=pen
        )
        for leaf in range(5):
            up = 0.35 + 0.15 * leaf
            root = (foot[0] + (top[0] - foot[0]) * up * 1.1, foot[1] + (top[1] - foot[1]) * min(1, up * 1.05))
            side = 1 if (leaf + int(x)) % 2 else -1
            _strap(
                scene, root, side, high * rng.uniform(0.26, 0.42), tone + rng.uniform(-0.06, 0.15), wash, pen
            )


def _strap(
    scene: Scene, root: tuple[float, float], side: int, length: float, tone: float, wash: str, pen: float
) -> None:
    shape = [(0.35, -0.62), (0.85, -0.4), (1.15, 0.15, 1), (0.78, -0.28), (0.36, -0.48)]
    points = [(root[0] + side * length * q[0], root[1] + length * q[1], *q[2:]) for q in shape]
    scene.shape([root, *points], tone, hatch=60 * side, wash=wash, outline=pen, pitch=0.8)


def agave(scene: Scene, x: float, y: float, scale: float = 1.0, wash: str = "#93a38a") -> None:
    """An agave: stiff pointed leaves out of one root at (x, y)."""
    for angle in (-62, 58, -40, 36, -18, 14, 0):
        turn = math.radians(angle)
        tip = (x + 40 * scale * math.sin(turn), y - (40 - abs(angle) * 0.32) * scale, 1)
        middle = (x + 16 * scale * math.sin(turn * 1.25), y - 18 * scale)
        half = math.cos(turn) * 5 * scale
        ring = [
            (x - half, y, 1),
            (middle[0] - half, middle[1]),
            tip,
            (middle[0] + half, middle[1]),
            (x + half, y, 1),
        ]
        scene.shape(ring, 0.16 + 0.18 * (angle > 0), puff=0.4, hatch=90 - angle, wash=wash, outline=1.0)
