"""Rock in facets: crags whose every plane is lit by the way it faces, boulders, cliffs.

It must not know what stands on the rock.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from ..engine.geometry import Point, Points
from ..engine.noise import F32, noise_at
from ..engine.plate import Field
from ..engine.scene import Scene

STONE = "#cbb891"
_LIGHT = np.array([-0.66, -0.50, 0.56]) / math.sqrt(0.66**2 + 0.50**2 + 0.56**2)


def crag(
    scene: Scene,
    skyline: Sequence[Point],
    base: float,
    columns: int,
    rows: int,
    *,
    seed: int,
    relief: float = 40,
    wash: str = STONE,
    lightest: float = 0.03,
    darkest: float = 0.62,
    bulge: float = 1.0,
    pen: float = 1.1,
    darker: Field | None = None,
    pitch: float = 0.85,
) -> None:
    """A mass of rock between a skyline (left to right) and `base`, cut into broken planes.

    Buttresses and gullies `relief` units deep alternate across it, about half as many as `columns`; planes
    number about half of columns times rows, each hatched down its own slope. `bulge` lights its foot more;
    `darker` adds tone by place.
    """
    rng = np.random.default_rng(seed)
    ridge = _roughened(rng, skyline)
    mass: Points = [*ridge, (skyline[-1][0], base), (skyline[0][0], base)]
    rock = _Rock(rng, skyline, base, columns, rows, seed, relief)

    def cut(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        tone = rock.tone(x, y) - 0.06 * bulge * np.clip((y - rock.top) / (base - rock.top), 0, 1)
        return np.clip(tone + (0 if darker is None else darker(x, y)), lightest, darkest)

    scene.fill(mass, cut, field=rock.fall, cross=64, wash=wash, pitch=pitch)
    with scene.clipped(mass):
        _fissures(scene, rng, ridge, base, columns, pen)
    scene.line(ridge, pen * 1.5, taper=0.05)


class _Rock:
    """Broken planes over the larger buttresses: their tone and the way their hatching falls."""

    def __init__(
        self,
        rng: np.random.Generator,
        skyline: Sequence[Point],
        base: float,
        columns: int,
        rows: int,
        seed: int,
        relief: float,
    ) -> None:
        self.seed, self.relief = seed, relief
        left, right = skyline[0][0], skyline[-1][0]
        self.top = min(q[1] for q in skyline)
        self.buttress = (right - left) / columns * 1.6
        count = max(8, columns * rows // 2)
        self.places = rng.uniform((left, self.top), (right, base), (count, 2))
        self.leans = rng.normal(0, (0.42, 0.30), (count, 2))
        self.slopes = rng.uniform(-0.5, 0.5, count)
        self._for: tuple[float, ...] = ()
        self._nearest = np.zeros((0, 0), np.intp)

    def _plane(self, x: np.ndarray, y: np.ndarray) -> np.ndarray:
        """Which plane each place lies on; borders run ragged and steeper than level."""
        key = (*x.shape, float(x.flat[0]), float(y.flat[0]))
        if key == self._for:
            return self._nearest
        size = self.buttress * 0.5
        ragged_x = x + 0.5 * size * noise_at(x, y, size, self.seed + 3, 3)
        ragged_y = 0.6 * (y + 0.5 * size * noise_at(x, y, size, self.seed + 4, 3))
        nearest = np.zeros(ragged_x.shape, np.intp)
        least = np.full(ragged_x.shape, np.inf, F32)
        for i, (px, py) in enumerate(self.places):
            far = ((ragged_x - px) ** 2 + (ragged_y - 0.6 * py) ** 2).astype(F32)
            closer = far < least
            least[closer] = far[closer]
            nearest[closer] = i
        self._for, self._nearest = key, nearest
        return nearest

    def _height(self, x: np.ndarray, y: np.ndarray) -> np.ndarray:
        """The buttresses, nearer to us or farther, upright and wandering."""
        wander = x + 0.7 * self.buttress * noise_at(y, x, self.buttress * 2, self.seed + 1, 2)
        return F32(self.relief) * noise_at(y, wander, self.buttress, self.seed, 2, 4.5)

    def tone(self, x: np.ndarray, y: np.ndarray) -> np.ndarray:
        """How dark the rock is cut by the way it faces."""
        plane = self._plane(x, y)
        across = (self._height(x + 3, y) - self._height(x - 3, y)) / 6 + self.leans[plane, 0]
        down = (self._height(x, y + 3) - self._height(x, y - 3)) / 6 + self.leans[plane, 1] - 0.35
        lit = (-across * _LIGHT[0] - down * _LIGHT[1] + _LIGHT[2]) / np.sqrt(across**2 + down**2 + 1)
        return (0.46 - 0.62 * lit).astype(F32)

    def fall(self, x: np.ndarray, y: np.ndarray) -> np.ndarray:
        """The course of the hatching: down the slope, a little another way on every plane."""
        return x + self.slopes[self._plane(x, y)] * y


def _roughened(rng: np.random.Generator, skyline: Sequence[Point]) -> Points:
    """The skyline with the small steps and notches of broken rock."""
    line: Points = [skyline[0][:2]]
    for start, end in pairwise(skyline):
        n = max(2, round(math.dist(start[:2], end[:2]) / 14))
        for i in range(1, n + 1):
            t = i / n
            shake = rng.normal(0, 2.2, 2) * (i < n)
            line.append(
                (start[0] + (end[0] - start[0]) * t + shake[0], start[1] + (end[1] - start[1]) * t + shake[1])
            )
    return line


def _fissures(scene: Scene, rng: np.random.Generator, ridge: Points, base: float, n: int, pen: float) -> None:
    """Long cracks from high on the rock down its face, dark on their right, and short ones beside them."""
    for i in range(n * 3):
        long = i < n
        x, top = ridge[int(rng.uniform(0.06, 0.94) * (len(ridge) - 1))]
        reach = (base - top) * (rng.uniform(0.3, 0.75) if long else rng.uniform(0.06, 0.16))
        y = top + (base - top) * (rng.uniform(0.02, 0.2) if long else rng.uniform(0.05, 0.8))
        course: Points = [(x, y)]
        for _ in range(6 if long else 3):
            x += rng.normal(0, 5 if long else 2.5) + reach * 0.02
            y += reach / (6 if long else 3)
            course.append((x, y))
        scene.pen_line(course, pen * (1.0 if long else 0.7), taper=0.4)
        if long:
            wide = rng.uniform(3, 9)
            sliver = [*course, *[(cx + wide * (1 - j / 6), cy) for j, (cx, cy) in enumerate(course[::-1])]]
            scene.shade(sliver, 0.22, 1.0)


def boulder(
    scene: Scene,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    seed: int,
    wash: str = "#b9ab8c",
    dark: float = 0.0,
    outline: float = 1.5,
) -> None:
    """A boulder standing on (x, y): a lit top plane in a ring of planes shaded by the way they face."""
    rng = np.random.default_rng(seed)
    sides = int(rng.integers(7, 10))
    start = rng.uniform(0, 1)
    outer: Points = []
    inner: Points = []
    for i in range(sides):
        angle = math.tau * (i + rng.uniform(-0.28, 0.28)) / sides + start
        reach, crest = rng.uniform(0.86, 1.12), rng.uniform(0.40, 0.62)
        across, down = math.cos(angle), math.sin(angle)
        outer.append(
            (x + width * 0.5 * reach * across, y - height * 0.42 + height * 0.52 * reach * min(down, 0.8))
        )
        inner.append(
            (
                x - width * 0.08 + width * 0.5 * crest * across,
                y - height * 0.62 + height * 0.33 * crest * down,
            )
        )
    scene.fill(outer, 0.24 + dark, hatch=60, wash=wash)
    for i in range(sides):
        nxt = (i + 1) % sides
        middle = (
            (outer[i][0] + outer[nxt][0]) / 2 - x,
            (outer[i][1] + outer[nxt][1]) / 2 - (y - height * 0.42),
        )
        faces = math.atan2(middle[1] / height, middle[0] / width)
        tone = 0.22 + 0.26 * (0.55 * math.cos(faces) + 0.83 * math.sin(faces)) + rng.uniform(-0.07, 0.07)
        plane = [outer[i], outer[nxt], inner[nxt], inner[i]]
        hatch = math.degrees(faces) + rng.uniform(60, 120)
        scene.fill(plane, min(0.6, max(0.02, tone + dark)), hatch=hatch, wash=wash, pitch=0.88)
        scene.line([outer[i], inner[i]], 0.8, taper=0.2)
    scene.fill(inner, 0.03 + dark * 0.6, hatch=10, wash=wash, pitch=0.88)
    scene.contour(inner, 0.7, lift=0.3)
    scene.contour(outer, outline)


def boulders(
    scene: Scene,
    places: Sequence[tuple[float, float, float, float]],
    *,
    seed: int,
    wash: str = "#b9ab8c",
    dark: float = 0.0,
) -> None:
    """Boulders at (x, y, width, height), painted in the order given."""
    for i, (x, y, width, height) in enumerate(places):
        boulder(scene, x, y, width, height, seed=seed + i, wash=wash, dark=dark)
