"""Leaves in the mass: clusters with leafy rims and scalloped hatching, hedges and bushes made of them.

It must not know trunks or what kind of tree bears them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..engine.geometry import Point, Points, spline
from ..engine.noise import noise_at
from ..engine.plate import Field
from ..engine.scene import Scene

GREENS = ("#98a06a", "#b3b479", "#84906a")
"""Of a middling, a lit and a shaded cluster."""


@dataclass(frozen=True)
class Cluster:
    """A bunch of leaves: its place, its half width and half height, and how dark it lies (0 to 1)."""

    x: float
    y: float
    rx: float
    ry: float
    dark: float


def leafy(rng: np.random.Generator, x: float, y: float, rx: float, ry: float, leaf: float) -> Points:
    """A round outline whose rim is all leaves about `leaf` units broad."""
    phase, lobes = rng.uniform(0, math.tau), rng.integers(3, 6)
    around = math.pi * (rx + ry)
    n = max(7, round(around / leaf))
    cuts = np.cumsum(rng.uniform(0.6, 1.4, n))
    cuts = cuts / cuts[-1] * math.tau
    points: Points = []
    for start, end in zip(np.r_[0, cuts[:-1]], cuts, strict=True):
        swell = 1 + 0.10 * math.sin(lobes * start + phase) + rng.uniform(-0.05, 0.05)
        rise = 0.42 * leaf * rng.uniform(0.7, 1.3)
        for t, out in ((0.0, 0.0), (0.22, 0.8), (0.55, 1.0), (0.86, 0.62)):
            angle = start + (end - start) * t
            px, py = (rx * swell + rise * out) * math.cos(angle), (ry * swell + rise * out) * math.sin(angle)
            points.append((x + px, y + py, 1) if t == 0 else (x + px, y + py))
    return spline(points, True, max(1.0, leaf * 0.22))


def leaf_course(leaf: float, seed: int, slope: float = 0.35) -> Field:
    """Hatching whose lines are rows of scallops, as an engraver writes leaves."""

    def course(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        along = (x + slope * y) / leaf + 1.6 * noise_at(x, y, leaf * 3.2, seed, 2)
        drift = leaf * 1.1 * noise_at(x, y, leaf * 5, seed + 1, 2)
        return y - slope * x + drift + leaf * 0.26 * np.abs(np.sin(math.pi * along))

    return course


def paint_cluster(
    scene: Scene,
    rng: np.random.Generator,
    cluster: Cluster,
    leaf: float,
    *,
    greens: Sequence[str] = GREENS,
    tone: float = 0.12,
    depth: float = 0.42,
    pen: float = 0.75,
) -> None:
    """One cluster: lit above and to the left, its leaves written in scallops toward the shade."""
    rim = leafy(rng, cluster.x, cluster.y, cluster.rx, cluster.ry, leaf)
    wash = greens[1 if cluster.dark < 0.34 else 2 if cluster.dark > 0.68 else 0]
    scene.fill(
        rim,
        tone + depth * cluster.dark,
        puff=0.55,
        field=leaf_course(leaf, int(rng.integers(1, 9999))),
        cross=rng.uniform(50, 74),
        wash=wash,
        pitch=0.72,
    )
    scene.contour(rim, pen * (0.7 + 0.6 * cluster.dark), lift=0.3)
    _scribbles(scene, rng, cluster, leaf, pen)


def _scribbles(scene: Scene, rng: np.random.Generator, cluster: Cluster, leaf: float, pen: float) -> None:
    """A few looping strokes of leaves inside, more of them away from the light."""
    for _ in range(int(3 + 4 * cluster.dark)):
        angle, reach = rng.uniform(-0.6, 2.4), rng.uniform(0.15, 0.75)
        x = cluster.x + cluster.rx * reach * math.cos(angle)
        y = cluster.y + cluster.ry * reach * math.sin(angle)
        size, slope = leaf * rng.uniform(0.4, 0.6), rng.uniform(-0.5, 0.5)
        loops: Points = []
        for i in range(int(rng.integers(2, 5))):
            lx, ly = x + i * size * 1.1, y + i * size * slope
            loops += [(lx, ly, 1), (lx + size * 0.35, ly - size * 0.75), (lx + size * 0.8, ly - size * 0.4)]
        scene.line(spline(loops), pen, taper=0.2)


def arranged(clusters: Sequence[Cluster]) -> list[Cluster]:
    """Painted back to front: dark ones first, the lit ones over them."""
    return sorted(clusters, key=lambda c: (-c.dark, c.x))


def hedge(
    scene: Scene,
    course: Sequence[Point],
    heights: tuple[float, float],
    *,
    seed: int,
    tone: float = 0.2,
    greens: Sequence[str] = GREENS,
) -> None:
    """A hedge along a spline of ground points, as high at its two ends as `heights` say."""
    rng = np.random.default_rng(seed)
    line = np.array(spline([q[:2] for q in course], step=2.0))
    lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    places: list[tuple[float, float, float]] = []
    at = 0.0
    while at < lengths[-1]:
        high = heights[0] + (heights[1] - heights[0]) * at / lengths[-1]
        place = line[min(int(np.searchsorted(lengths, at)), len(line) - 1)]
        places.append((float(place[0]), float(place[1]), high))
        at += max(2.0, high * rng.uniform(0.5, 0.85))
    for x, y, high in sorted(places, key=lambda q: q[1]):
        tall = high * rng.uniform(0.82, 1.15)
        cluster = Cluster(x, y - tall * 0.46, tall * 0.62, tall * 0.5, rng.uniform(0.3, 0.75))
        leaf = max(3.5, tall * 0.28)
        if tall < 12:
            _far_bush(scene, rng, cluster, greens[0], tone)
        else:
            paint_cluster(
                scene, rng, cluster, leaf, greens=greens, tone=tone, depth=0.3, pen=min(0.8, tall / 30)
            )


def _far_bush(scene: Scene, rng: np.random.Generator, cluster: Cluster, wash: str, tone: float) -> None:
    rim = leafy(rng, cluster.x, cluster.y, cluster.rx, cluster.ry, max(2.5, cluster.ry * 0.7))
    scene.fill(rim, tone + 0.2, puff=0.6, hatch=rng.uniform(30, 60), wash=wash, pitch=0.75)


def bush(
    scene: Scene,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    seed: int,
    tone: float = 0.14,
    greens: Sequence[str] = GREENS,
) -> None:
    """A bush standing on (x, y)."""
    rng = np.random.default_rng(seed)
    clusters = []
    for _ in range(9):
        across, up = rng.uniform(-1, 1), rng.random()
        place = (x + across * width * 0.36 * (1 - 0.4 * up), y - height * (0.2 + 0.58 * up))
        dark = np.clip(0.45 + 0.4 * across - 0.5 * (up - 0.5), 0, 1)
        clusters.append(Cluster(*place, width * 0.2, height * 0.2, float(dark)))
    for cluster in arranged(clusters):
        paint_cluster(scene, rng, cluster, max(4.0, height * 0.09), greens=greens, tone=tone)
