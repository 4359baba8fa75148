"""The sea: rows of waves, a nearer swell that laps over hulls, foam, ripples, still water.

It must not know what floats on it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..engine.geometry import Point, Points, spline
from ..engine.noise import noise_at, smooth
from ..engine.scene import Scene
from .masses import blob

SEA, HARBOUR = "#9dbcb6", "#a9c3c2"


class _Row:
    """One row of waves: its profile along x, sampled once."""

    def __init__(self, rng: np.random.Generator, left: float, right: float, size: float) -> None:
        self.x = np.arange(left - 12, right + 15, 2.0)
        rise = np.zeros_like(self.x)
        for amplitude, short, long in ((7, 62, 108), (10, 125, 215)):
            length = rng.uniform(short, long) * size + 16
            phase = rng.uniform(0, 6.3)
            turn = 2 * np.pi * self.x / length + phase + 0.5 * np.sin(self.x / (length * 2.3) + phase)
            rise -= amplitude * size * 1.6 * (0.5 + 0.5 * np.cos(turn)) ** 2.2
        swells = rng.normal(0, 1, 10)
        surge = np.interp(self.x, np.linspace(self.x[0], self.x[-1], 10), swells)
        heave = np.interp(self.x, np.linspace(self.x[0], self.x[-1], 7), rng.normal(0, 7 * size, 7))
        self.rise = rise * (0.72 + 0.26 * np.clip(surge, -1.6, 1.6)) + heave
        self.slope = np.gradient(self.rise, 2.0)

    def at(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Height (down is positive) and slope at every x."""
        return np.interp(x, self.x, self.rise), np.interp(x, self.x, self.slope)


def sea(
    scene: Scene,
    horizon: float,
    bottom: float,
    *,
    seed: int,
    rows: int = 17,
    tone: float = 0.36,
    chop: float = 1.0,
    left: float = 0.0,
    right: float = 1200.0,
    wash: str = SEA,
) -> None:
    """An open sea from the horizon down to `bottom`, its waves growing toward us; `chop` scales them."""
    rng = np.random.default_rng(seed)
    for i in range(rows):
        near = i / rows
        size = (0.16 + 1.15 * near**1.15) * chop
        crest = horizon + (bottom - horizon) * near**1.65
        foot = horizon + (bottom - horizon) * min(1.15, (i + 2.6) / rows) ** 1.65 + 30
        row = _Row(rng, left, right, size)
        _wave_row(scene, rng, row, crest, foot, near, size, tone, wash, seed + i)


def _wave_row(
    scene: Scene,
    rng: np.random.Generator,
    row: _Row,
    crest: float,
    foot: float,
    near: float,
    size: float,
    tone: float,
    wash: str,
    seed: int,
) -> None:
    """Lines follow the face of each wave: dark on the side away from the light, bare along the crest."""

    def cut(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        rise, slope = row.at(x)
        below = np.clip((y - crest - rise) / (26 * size + 4), 0, 2)
        patches = 1 + 0.75 * noise_at(x, y, 34 * size + 12, seed, 2, 3.5)
        dark = tone * 0.6 * patches + tone * np.clip(-slope * 1.15, -0.6, 1) * np.exp(-below * 0.7)
        dark = dark + 0.24 * np.exp(-(((below - 0.55) / 0.4) ** 2)) * np.clip(0.5 - slope, 0, 1.2)
        return np.clip(dark - 0.34 * np.exp(-((below / 0.18) ** 2)) - 0.12 * below, 0, 0.72)

    def course(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        rise, _ = row.at(x)
        return y - crest - rise * 0.85 * np.exp(-np.clip(y - crest - rise, 0, None) / (40 * size + 8))

    def colour(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        rise, _ = row.at(x)
        below = np.clip((y - crest - rise) / (30 * size + 6), 0, 1.6)
        return (0.4 + 0.5 * near) * (0.3 + 0.7 * smooth(0.1, 0.9, below))

    profile: Points = list(zip(row.x.tolist(), (crest + row.rise).tolist(), strict=True))
    shape = [*profile, (row.x[-1], foot), (row.x[0], foot)]
    scene.fill(shape, cut, field=course, cross=64, wash=wash, pitch=0.62 + 0.5 * near, wash_fade=colour)
    at = 0
    while at < len(profile) - 6:
        run, drawn, gap = int(rng.uniform(8, 38)), rng.random() < 0.5, int(rng.uniform(4, 20))
        if drawn:
            scene.line(profile[at : at + run], 0.6 + 0.6 * near, taper=0.4)
        at += run + gap


def swell(
    scene: Scene,
    top: float,
    bottom: float,
    *,
    seed: int,
    rows: int = 6,
    left: float = 0.0,
    right: float = 1200.0,
    wash: str = SEA,
) -> None:
    """Single near waves, strewn in rows, that lap over hulls instead of ruling across the plate."""
    rng = np.random.default_rng(seed)
    for i in range(rows):
        foot = top + (bottom - top) * i / rows
        for _ in range(4):
            middle = rng.uniform(left - 40, right + 40)
            _wave(scene, middle, foot, rng.uniform(150, 330), rng.uniform(16, 30), wash)


def _wave(scene: Scene, x: float, y: float, width: float, height: float, wash: str) -> None:
    outline = [
        (-0.5, 0.8, 1),
        (-0.28, 0.35),
        (-0.05, -0.35),
        (0.03, -0.45, 1),
        (0.10, -0.1),
        (0.3, 0.4),
        (0.5, 0.8, 1),
    ]
    crest = spline([(x + width * q[0], y + height * q[1], *q[2:]) for q in outline])

    def cut(px: np.ndarray, py: np.ndarray) -> np.ndarray:
        along, down = (px - x) / width, (py - y) / height
        dark = 0.26 + 0.5 * along + 0.24 * np.exp(-(((down - 0.2) / 0.4) ** 2)) * smooth(-0.02, 0.14, along)
        dark = dark - 0.3 * np.clip(down, 0, 1.5) * (1 - smooth(-0.1, 0.06, along))
        fringe = np.clip((1.4 - down) / 0.7, 0, 1) ** 0.5 * np.clip((0.5 - np.abs(along)) * 6, 0, 1)
        return np.clip(dark, 0, 0.7) * fringe

    scene.fill(
        [*crest, (x + width * 0.3, y + height * 1.5), (x - width * 0.3, y + height * 1.5)],
        cut,
        field=lambda px, py: py + height * 0.9 * np.exp(-(((px - x) / (width * 0.25)) ** 2)),
        cross=64,
        wash=wash,
        soft=0.6,
        pitch=0.95,
        wash_fade=lambda px, py: 0.25 + 0.6 * np.clip((py - y) / height, 0, 1) + 0 * px,
    )
    scene.line(crest, 1.2, taper=0.45)


def foam(
    scene: Scene, left: float, right: float, y: float, *, seed: int, scale: float = 1.0, slope: float = 0.0
) -> None:
    """Broken white water along a hull, with short curled strokes; it falls by `slope` to the right."""
    rng = np.random.default_rng(seed)
    x = left
    while x < right:
        radius = rng.uniform(4, 15) * scale
        middle = y + slope * (x - left) + rng.uniform(-4, 5) * scale
        torn, gap = rng.random(), rng.uniform(0.5, 1.5)
        ring = blob(rng, x, middle, radius * 1.5, radius * 0.55, 11, 0.3)
        scene.fill(ring, 0.02, puff=0.2, hatch=6, soft=0.5, pitch=0.8)
        if torn < 0.6:
            curl = [(-1.2, 0.2), (-0.5, -0.5), (0.2, -0.45), (0.7, -0.1)]
            scene.pen_line(
                [(x + radius * cx, middle + radius * cy) for cx, cy in curl], 0.7 * scale, taper=0.4
            )
        if torn > 0.35:
            under = [(-1.1, 0.42), (0, 0.62), (1.2, 0.34)]
            scene.pen_line(
                [(x + radius * cx, middle + radius * cy) for cx, cy in under], 0.9 * scale, taper=0.4
            )
        x += radius * (1.0 + gap * (torn > 0.8))


def ripples(
    scene: Scene,
    left: float,
    right: float,
    top: float,
    bottom: float,
    n: int,
    *,
    seed: int,
    pen: float = 1.0,
    length: tuple[float, float] = (20, 70),
) -> None:
    """Short strokes of moving water, longer and heavier toward us."""
    rng = np.random.default_rng(seed)
    for _ in range(n):
        near, long = rng.random(), rng.uniform(*length)
        y, long, x = top + (bottom - top) * near, long * (0.35 + 0.9 * near), rng.uniform(left, right)
        course = [
            (x, y),
            (x + long * 0.3, y - 2.4 * (0.4 + near)),
            (x + long * 0.6, y + 0.8),
            (x + long, y - 1),
        ]
        scene.pen_line(course, pen * (0.5 + 0.8 * near), taper=0.4)


def still_water(
    scene: Scene,
    shape: Sequence[Point],
    horizon: float,
    *,
    seed: int,
    tone: float = 0.22,
    wash: str = HARBOUR,
    chop: float = 1.0,
) -> None:
    """Sheltered water within a polygon: long level lines in perspective, broken into gleams."""

    def cut(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        near = np.clip((y - horizon) / 240, 0, 1)
        gleam = noise_at(x, y, 16 + 6 * chop, seed, 2, 5.5)
        return np.clip(tone * (1 - 0.35 * near) + 0.26 * chop * gleam, 0, 0.7)

    def course(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        depth = 150 * np.log1p(np.clip(y - horizon + 6, 0, None) / 150)
        return depth * 1.15 + chop * 1.6 * np.sin(x / 23 + y / 6)

    scene.fill(shape, cut, field=course, cross=70, wash=wash, pitch=0.8)
