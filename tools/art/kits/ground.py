"""Ground of every kind: turf, slopes, ploughland, roads, pavement, beach, and what lies about on it.

It must not know who stands on it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from ..engine.geometry import Point, Points, ellipse, spline
from ..engine.noise import noise_at, smooth
from ..engine.plate import Field, Shape
from ..engine.scene import Scene
from .masses import blob

TURF, EARTH, STRAW, SETTS, SAND = "#b9b487", "#d6c49a", "#cdb870", "#d6c7a2", "#e2d2aa"


def perspective(horizon: float, depth: float = 300, waver: float = 2.2) -> Field:
    """A course of lines that spread toward us, as on flat ground that ends at `horizon`."""

    def course(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return depth * np.log1p(np.clip(y - horizon, 0, None) / depth) + waver * np.sin(x / 41 + y / 17)

    return course


def level(
    scene: Scene,
    shape: Sequence[Point],
    horizon: float,
    *,
    seed: int,
    tone: float = 0.16,
    patches: float = 0.14,
    wash: str = TURF,
    light: tuple[float, float, float, float] | None = None,
    outline: float = 0.0,
    pitch: float = 0.85,
    darker: Field | None = None,
) -> None:
    """Flat ground within a closed spline, ruled in perspective from `horizon`.

    `patches` is how unequal it is, `light` (x, y, rx, ry) a pool of light on it, `darker` a further tone.
    """

    def cut(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        dark = tone + 0.08 * np.clip((y - horizon) / 320, 0, 1) + patches * noise_at(x, y, 70, seed, 3, 3)
        if light is not None:
            dark = dark - 0.3 * np.exp(-(((x - light[0]) / light[2]) ** 2) - ((y - light[1]) / light[3]) ** 2)
        return np.clip(dark if darker is None else dark + darker(x, y), 0, 0.8)

    scene.shape(
        shape, cut, field=perspective(horizon - 30), cross=70, wash=wash, pitch=pitch, outline=outline
    )


def turf(
    scene: Scene,
    skyline: Sequence[Point],
    bottom: float = 920,
    *,
    seed: int,
    tone: float = 0.12,
    wash: str = TURF,
    light: tuple[float, float, float, float] | None = None,
    grass: int = 60,
    outline: float = 0.8,
) -> None:
    """A meadow from its upper edge (left to right) down to `bottom`, with `grass` tufts strewn on it."""
    top = min(q[1] for q in skyline)
    ring = _closed_below(skyline, bottom)
    level(scene, ring, top, seed=seed, tone=tone, wash=wash, light=light, outline=outline)
    left, right = skyline[0][0], skyline[-1][0]
    edge = np.array(spline([q[:2] for q in skyline]))
    tufts(
        scene,
        lambda x: float(np.interp(x, edge[:, 0], edge[:, 1])),
        bottom,
        left,
        right,
        grass,
        seed=seed + 1,
    )


def _closed_below(skyline: Sequence[Point], bottom: float) -> Points:
    """A skyline, left to right, closed along `bottom`."""
    first, last = skyline[0], skyline[-1]
    return [(*first[:2], 1), *skyline[1:-1], (*last[:2], 1), (last[0], bottom, 1), (first[0], bottom, 1)]


def hill(
    scene: Scene,
    shape: Sequence[Point],
    *,
    seed: int,
    fall: float = 0.2,
    tone: float = 0.16,
    rough: float = 0.16,
    wash: str = "#cbbf8c",
    outline: float = 1.1,
    darker: Field | None = None,
    pitch: float = 0.95,
) -> None:
    """A slope within a closed spline; its strokes fall by `fall` (down per unit to the right)."""

    def cut(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        dark = tone + rough * noise_at(x, y, 60, seed, 3, 2.2)
        return np.clip(dark if darker is None else dark + darker(x, y), 0, 0.8)

    def course(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return y - fall * x + 7 * noise_at(x, y, 110, seed + 1, 2, 2)

    scene.shape(shape, cut, field=course, cross=50, wash=wash, outline=outline, pitch=pitch)


def ploughland(
    scene: Scene,
    shape: Shape,
    vanishing: tuple[float, float],
    *,
    tone: float = 0.14,
    wash: str = STRAW,
    ridges: float = 26,
    pitch: float = 0.8,
) -> None:
    """A field in furrows that run to a vanishing point; every ridge has its light and its dark side."""

    def cut(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        ray = (x - vanishing[0]) / np.maximum(12, y - vanishing[1])
        return np.clip(tone + 0.12 * np.sin(ray * ridges) * smooth(20, 120, y - vanishing[1]), 0, 0.7)

    def course(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return (x - vanishing[0]) / np.maximum(20, y - vanishing[1]) * 150

    scene.fill(shape, cut, field=course, wash=wash, pitch=pitch)


def road(
    scene: Scene,
    shape: Sequence[Point],
    *,
    seed: int,
    run: float = 0.0,
    tone: float = 0.08,
    wash: str = EARTH,
    outline: float = 0.9,
) -> None:
    """A bare road within a closed spline, ruled along its `run` (down per unit to the right)."""
    top = min(q[1] for q in shape)

    def cut(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        dark = tone + 0.10 * np.clip((y - top) / 260, 0, 1) + 0.12 * noise_at(x, y, 60, seed, 3, 3)
        return np.clip(dark, 0, 0.5)

    def course(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return y * 0.8 - run * x + 3 * noise_at(x, y, 90, seed + 1, 2, 3)

    scene.shape(shape, cut, field=course, wash=wash, pitch=0.9, outline=outline)


def ruts(scene: Scene, course: Sequence[Point], apart: float = 34, weight: float = 1.4) -> None:
    """The two wheel tracks of a cart along a spline, the second `apart` below the first."""
    for offset in (0.0, apart):
        grown = [(x, y + offset * (0.8 + 0.4 * i / len(course))) for i, (x, y) in enumerate(course)]
        scene.pen_line(grown, weight, taper=0.1)
        scene.pen_line([(x, y + 4) for x, y in grown], weight * 0.5, taper=0.2)


def cobbles(
    scene: Scene,
    top: float,
    bottom: float,
    *,
    seed: int,
    left: float = 0.0,
    right: float = 1200.0,
    wash: str = SETTS,
    dense: float = 1.0,
    tone: float = 0.10,
) -> None:
    """A paved street in perspective: rows of setts, most only hinted at, bare paper between.

    Every stone is one arch over its lit side and one stroke under its dark side.
    """
    rng = np.random.default_rng(seed)
    height = bottom - top
    scene.fill(
        [(left, top), (right, top), (right, bottom), (left, bottom)],
        lambda x, y: np.clip(
            tone + 0.04 * np.clip((y - top) / height, 0, 1) + 0.16 * noise_at(x, y, 60, seed, 3, 2.5), 0, 0.3
        ),
        field=perspective(top, height * 0.5, 1.2),
        wash=wash,
        pitch=0.72,
    )
    y = top + 4
    while y < bottom:
        size = 0.22 + 1.15 * (y - top) / height
        x = left + rng.uniform(-12, 12) * size
        while x < right:
            half = 12 * size * rng.uniform(0.75, 1.3)
            seen = math.sin(x / 83 + seed) * math.sin(y / 31 + 1.3 * seed + x / 190)
            chances = rng.random(2)
            if chances[0] < 0.34 * dense + 0.45 * seen:
                _sett(scene, x, y, half, 6.5 * size, size, chances[1])
            x += half * 2.1
        y += 11.4 * size


def _sett(scene: Scene, x: float, y: float, half: float, rise: float, size: float, chance: float) -> None:
    arch = [(-0.9, 0.25), (-0.75, -0.6), (0, -0.85), (0.8, -0.6), (0.95, 0.2)]
    scene.pen_line([(x + half * ax, y + rise * ay) for ax, ay in arch], 0.55 * size + 0.25, taper=0.3)
    if chance < 0.7:
        under = [(-0.3, 0.75), (0.6, 0.7), (0.98, 0.1)]
        scene.pen_line([(x + half * ax, y + rise * ay) for ax, ay in under], 1.25 * size + 0.1, taper=0.4)


def beach(
    scene: Scene, shape: Sequence[Point], horizon: float, *, seed: int, wash: str = SAND, tone: float = 0.06
) -> None:
    """Sand within a closed spline: pale, with the ripples left by the tide."""

    def cut(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        ripple = np.sin((y - horizon) / 7 + 2.4 * noise_at(x, y, 90, seed, 2, 3))
        return np.clip(
            tone + 0.08 * ripple * smooth(0, 120, y - horizon) + 0.07 * noise_at(x, y, 60, seed + 1, 2, 3),
            0,
            0.5,
        )

    scene.shape(shape, cut, field=perspective(horizon - 20, 260, 3.5), wash=wash, pitch=0.9, outline=0.7)


def tuft(
    scene: Scene,
    rng: np.random.Generator,
    x: float,
    y: float,
    height: float = 8,
    n: int = 6,
    pen: float = 0.8,
) -> None:
    """A few blades of grass that spring from (x, y)."""
    for _ in range(n):
        lean = rng.uniform(-0.5, 0.5)
        foot, tip = rng.uniform(-0.5, 0.5) * height * 0.9, rng.uniform(0.7, 1.1)
        blade = [
            (x + foot, y),
            (x + foot + lean * height * 0.6, y - height * 0.6),
            (x + foot + lean * height * 1.4, y - height * tip),
        ]
        scene.pen_line(blade, pen, taper=0.5)


def tufts(
    scene: Scene,
    edge: float | Callable[[float], float],
    bottom: float,
    left: float,
    right: float,
    n: int,
    *,
    seed: int,
    scale: float = 1.0,
) -> None:
    """`n` tufts between `edge` (a height or a function of x) and `bottom`, larger toward us."""
    rng = np.random.default_rng(seed)
    for _ in range(n):
        near = rng.random() ** 0.8
        x = rng.uniform(left, right)
        top = edge(x) if callable(edge) else edge
        tuft(scene, rng, x, top + (bottom - top) * near, (4 + 13 * near) * scale, 5, 0.45 + 0.5 * near)


def stone(
    scene: Scene, rng: np.random.Generator, x: float, y: float, radius: float, wash: str = "#bcae90"
) -> None:
    """A loose stone, lit above, with its cast shadow to the right."""
    scene.shade(ellipse(x + radius * 0.7, y + radius * 0.45, radius, radius * 0.26, n=16), 0.32, soft=1.5)
    scene.shape(
        blob(rng, x, y, radius, radius * 0.6, 8, 0.2),
        0.14,
        puff=0.7,
        curve=0.3,
        hatch=60,
        wash=wash,
        outline=1.0,
    )


def stones(
    scene: Scene, top: float, bottom: float, left: float, right: float, n: int, *, seed: int, size: float = 8
) -> None:
    """`n` stones strewn between two heights, larger toward us, painted back to front."""
    rng = np.random.default_rng(seed)
    places = [(rng.random() ** 0.8, rng.uniform(left, right), rng.uniform(0.5, 1.2)) for _ in range(n)]
    for near, x, big in sorted(places):
        stone(scene, rng, x, top + (bottom - top) * near, size * big * (0.35 + 0.65 * near))


def puddle(scene: Scene, x: float, y: float, width: float, *, seed: int, wash: str = "#c3d0d2") -> None:
    """Standing water that shows the sky, darker under its far bank."""
    rng = np.random.default_rng(seed)
    ring = blob(rng, x, y, width / 2, width * 0.10, 11, 0.16)
    scene.fill(
        ring,
        lambda _, py: 0.34 * smooth(y + width * 0.02, y - width * 0.1, py),
        hatch=1,
        wash=wash,
        pitch=0.7,
        outline=0.9,
    )
    for i in range(3):
        across = width * (0.16 + 0.08 * i)
        scene.pen_line(
            [
                (x - across, y + width * 0.02 * i),
                (x, y + width * (0.02 * i + 0.008)),
                (x + across, y + width * 0.02 * i),
            ],
            0.6,
        )
