"""Round masses: many balls heaped into one modelled cloud or bank of smoke, lit from the upper left.

It must not know whether it is vapour, powder smoke or soot.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property

import cv2
import numpy as np
import skia

from ..engine.geometry import Points, polygon, spline
from ..engine.noise import F32, blur, noise_at
from ..engine.plate import LIGHT

Ball = tuple[float, float, float]
"""x, y and radius in scene units."""


def blob(
    rng: np.random.Generator, x: float, y: float, rx: float, ry: float, n: int = 14, rough: float = 0.22
) -> Points:
    """An irregular round outline about (x, y)."""
    phase = rng.uniform(0, math.tau)
    points = []
    for i in range(n):
        angle = phase + i * math.tau / n
        reach = 1 + rng.uniform(-rough, rough)
        points.append((x + rx * reach * math.cos(angle), y + ry * reach * math.sin(angle)))
    return spline(points, True, 3.0)


def heap(
    rng: np.random.Generator, x: float, base: float, w: float, h: float, n: int = 9, flat: float = 0.35
) -> list[Ball]:
    """The balls of a cumulus: high in the middle, standing on `base`, `w` wide and `h` high."""
    balls = []
    for i in range(n):
        across = (i + rng.uniform(0.2, 0.8)) / n * 2 - 1
        rise = (1 - abs(across) ** 1.7) * rng.uniform(0.62, 1.0)
        radius = h * (0.22 + 0.26 * rise) * rng.uniform(0.85, 1.2)
        top = base - h * (flat * 0.4 + (1 - flat * 0.4) * rise)
        balls.append((x + across * w / 2, top + radius, radius))
        if rise > 0.45:
            balls.append((x + across * w * 0.42, base - radius * 0.7, radius * 1.15))
    return billowed(rng, balls)


def billowed(rng: np.random.Generator, balls: Sequence[Ball], n: int = 3) -> list[Ball]:
    """The balls, each with `n` lesser billows on its upper side."""
    grown = list(balls)
    for bx, by, radius in balls:
        for _ in range(n):
            angle = rng.uniform(-2.9, -0.2)
            small = radius * rng.uniform(0.36, 0.62)
            reach = radius * rng.uniform(0.66, 0.86)
            grown.append((bx + reach * math.cos(angle), by + reach * math.sin(angle), small))
    return grown


def trail(
    rng: np.random.Generator,
    start: tuple[float, float],
    end: tuple[float, float],
    radii: tuple[float, float],
    n: int,
    spread: float = 0.6,
) -> list[Ball]:
    """Balls strewn from `start` to `end`, growing (or shrinking) from the first radius to the second."""
    balls = []
    for i in range(n):
        t = i / max(1, n - 1)
        radius = radii[0] + (radii[1] - radii[0]) * t
        x = start[0] + (end[0] - start[0]) * t + rng.normal() * radius * spread
        y = start[1] + (end[1] - start[1]) * t + rng.normal() * radius * spread * 0.7
        balls.append((x, y, radius * rng.uniform(0.7, 1.25)))
    return balls


class Mass:
    """A heap of balls as a relief over the plate: how high it stands, what it covers, how it is shaded."""

    def __init__(self, balls: Sequence[Ball], seed: int, ragged: float = 0.16) -> None:
        """`ragged` is how far, in parts of a radius, the skin of each ball billows in and out."""
        self.balls, self.seed, self.ragged = list(balls), seed, ragged
        self._for: tuple[float, ...] = ()
        self._height = np.zeros((0, 0), F32)

    @cached_property
    def outline(self) -> skia.Path:
        """The silhouette, traced on a grid of whole units so that every size of print shares it."""
        reach = np.array([(bx, by, radius * (1 + 2 * self.ragged)) for bx, by, radius in self.balls])
        low = np.floor((reach[:, :2] - reach[:, 2:]).min(0)) - 2
        high = np.ceil((reach[:, :2] + reach[:, 2:]).max(0)) + 2
        x, y = np.meshgrid(np.arange(low[0], high[0], dtype=F32), np.arange(low[1], high[1], dtype=F32))
        inside = (self._heap_up(x, y) > 0).astype(np.uint8)
        found, _ = cv2.findContours(inside, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        path = skia.Path()
        for contour in found:
            if len(contour) > 8:
                points = rounded(contour[:, 0, :].astype(float)) + low
                path.addPath(polygon(points.tolist()))
        return path

    @property
    def size(self) -> float:
        """The radius of its middling ball."""
        return float(np.median([ball[2] for ball in self.balls]))

    def height(self, x: np.ndarray, y: np.ndarray) -> np.ndarray:
        """Height of the relief in scene units; below nought where there is nothing."""
        key = (x.shape[0], x.shape[1], float(x[0, 0]), float(y[0, 0]))
        if key != self._for:
            self._for, self._height = key, self._heap_up(x, y)
        return self._height

    def _heap_up(self, x: np.ndarray, y: np.ndarray) -> np.ndarray:
        high = np.full(x.shape, -9.0, F32)
        step = float(x[0, 1] - x[0, 0])
        billow = noise_at(x, y, self.size * 0.5, self.seed, 3) * F32(self.ragged)
        for bx, by, radius in self.balls:
            reach = radius * (1 + 2 * self.ragged)
            x0, x1 = (
                int(v) for v in np.clip((np.array([bx - reach, bx + reach]) - x[0, 0]) / step, 0, x.shape[1])
            )
            y0, y1 = (
                int(v) for v in np.clip((np.array([by - reach, by + reach]) - y[0, 0]) / step, 0, x.shape[0])
            )
            if x1 <= x0 or y1 <= y0:
                continue
            part = (slice(y0, y1), slice(x0, x1))
            off = ((x[part] - bx) ** 2 + (y[part] - by) ** 2) / F32(radius * radius)
            skin = (1 + billow[part]) ** 2 - off
            dome = np.where(skin > 0, np.sqrt(np.clip(skin, 0, None)), skin) * F32(radius)
            np.maximum(high[part], dome, out=high[part])
        return high

    def shade(self, x: np.ndarray, y: np.ndarray, softness: float = 1.5) -> np.ndarray:
        """0 where the relief faces the light, 1 where it turns right away."""
        step = float(x[0, 1] - x[0, 0])
        relief = blur(np.clip(self.height(x, y), -2, None), softness / step)
        down, across = np.gradient(relief, step)
        lit = (-across * LIGHT[0] - down * LIGHT[1] + LIGHT[2]) / np.sqrt(across**2 + down**2 + 1)
        return np.clip((0.78 - lit) / 1.2, 0, 1).astype(F32)

    def bend(self, x: np.ndarray, y: np.ndarray) -> np.ndarray:
        """A smoothed height, for bending hatching over the mass without folding it."""
        step = float(x[0, 1] - x[0, 0])
        return blur(np.clip(self.height(x, y), 0, None), self.size * 0.22 / step)


def rounded(points: np.ndarray) -> np.ndarray:
    """A traced outline without its steps."""
    ring = np.vstack([points[-4:], points, points[:4]])
    kernel = np.array([1, 2, 3, 4, 5, 4, 3, 2, 1]) / 25
    return np.stack([np.convolve(ring[:, axis], kernel, "valid") for axis in (0, 1)], 1)


def facing(ring: np.ndarray) -> np.ndarray:
    """How far each place of a closed outline is turned from the light: -1 faces it, 1 lies right away."""
    turn = np.roll(ring, -4, 0) - np.roll(ring, 4, 0)
    area = np.sum(ring[:-1, 0] * ring[1:, 1] - ring[1:, 0] * ring[:-1, 1])
    out = np.stack([turn[:, 1], -turn[:, 0]], 1) * (1 if area > 0 else -1)
    return out @ np.array([0.68, 0.73]) / np.maximum(np.hypot(*out.T), 1e-6)


def runs(chosen: np.ndarray) -> list[slice]:
    """The unbroken runs of places that are chosen, where they are worth a stroke."""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], chosen.astype(int), [0]])))
    return [slice(a, b) for a, b in zip(edges[::2], edges[1::2], strict=True) if b - a > 6]
