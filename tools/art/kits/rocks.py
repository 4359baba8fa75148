"""Rock in facets: crags whose every plane is lit by the way it faces, boulders, cliffs.

It must not know what stands on the rock.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ..engine.geometry import Point, Points
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
    """A mass of rock between a skyline (left to right) and `base`, cut into facets.

    Buttresses and gullies alternate from column to column, `relief` units deep; every facet is hatched
    down its own slope. `bulge` brings the foot of the rock toward us; `darker` adds tone by place.
    """
    rng = np.random.default_rng(seed)
    corners = _relief(rng, skyline, base, columns, rows, relief, bulge)
    mass = [*[q[:2] for q in skyline], (skyline[-1][0], base), (skyline[0][0], base)]
    scene.fill(mass, 0.12, hatch=80, wash=wash, pitch=pitch)
    for facet in _facets(corners):
        _paint_facet(scene, rng, facet, wash, lightest, darkest, pen, darker, pitch)
    scene.line([q[:2] for q in skyline], pen * 1.5, taper=0.05)


def _relief(
    rng: np.random.Generator,
    skyline: Sequence[Point],
    base: float,
    columns: int,
    rows: int,
    relief: float,
    bulge: float,
) -> np.ndarray:
    """The corners of the facets, rows by columns, each x, y and nearness."""
    sky_x, sky_y = np.array([q[:2] for q in skyline], float).T
    across = np.interp(np.linspace(0, len(sky_x) - 1, columns + 1), np.arange(len(sky_x)), sky_x)
    ridges = np.cumsum(rng.normal(0, 0.75, columns + 1))
    ridges = ridges - np.linspace(ridges[0], ridges[-1], columns + 1)
    ridges += np.where(np.arange(columns + 1) % 2, 0.32, -0.32)
    corners = np.zeros((rows + 1, columns + 1, 3))
    for row in range(rows + 1):
        down = row / rows
        for column in range(columns + 1):
            inner = 0 < column < columns
            x = across[column]
            top = float(np.interp(x, sky_x, sky_y))
            y = top + (base - top) * down**1.1
            shake = rng.uniform(-0.36, 0.36, 2)
            x += shake[0] * (sky_x[-1] - sky_x[0]) / columns * inner * (row > 0)
            y += shake[1] * (base - top) / rows * (0 < row < rows)
            near = ridges[column] * relief * (0.55 + 0.6 * down) + rng.normal() * relief * 0.38
            corners[row, column] = (x, y, near + down * relief * 1.6 * bulge)
    return corners


def _facets(corners: np.ndarray) -> list[np.ndarray]:
    """Triangles between the corners, their diagonals by turns."""
    found = []
    for row in range(corners.shape[0] - 1):
        for column in range(corners.shape[1] - 1):
            a, b = corners[row, column], corners[row, column + 1]
            c, d = corners[row + 1, column + 1], corners[row + 1, column]
            pair = ((a, b, d), (b, c, d)) if (row + column) % 2 else ((a, b, c), (a, c, d))
            found += [np.array(three) for three in pair]
    return found


def _paint_facet(
    scene: Scene,
    rng: np.random.Generator,
    facet: np.ndarray,
    wash: str,
    lightest: float,
    darkest: float,
    pen: float,
    darker: Field | None,
    pitch: float,
) -> None:
    normal = np.cross(facet[1] - facet[0], facet[2] - facet[0])
    normal = normal / (np.linalg.norm(normal) + 1e-9)
    if normal[2] < 0:
        normal = -normal
    middle = facet.mean(axis=0)
    tone = 0.43 - 0.66 * float(normal @ _LIGHT) + rng.uniform(-0.02, 0.09)
    if darker is not None:
        tone += float(darker(middle[:1], middle[1:2])[0])
    tone = min(darkest, max(lightest, tone))
    angle = math.degrees(math.atan2(normal[1], normal[0]))
    angle = 90 + (angle - 90) * 0.3 if 0 < angle < 180 else 80 + 12 * (normal[0] > 0)
    grown: Points = [tuple(q[:2] + (q[:2] - middle[:2]) * 0.012) for q in facet]
    scene.fill(grown, tone, hatch=angle, cross=angle + 50, wash=wash, pitch=pitch)
    edge, crack = rng.random(), rng.uniform(-1, 1, 5)
    if tone > 0.38:
        ends = (facet[0], facet[1]) if edge < 0.5 else (facet[1], facet[2])
        scene.line([tuple(q[:2]) for q in ends], pen, taper=0.3)
    if edge > 0.35:
        size = float(np.linalg.norm(facet[1][:2] - facet[2][:2]))
        start = facet[int(edge * 3) % 3][:2] * 0.45 + middle[:2] * 0.55
        x, y = float(start[0]), float(start[1])
        course = [
            (x, y),
            (x + size * 0.08 * crack[0], y + size * 0.16),
            (x + size * 0.14 * crack[1], y + size * 0.34),
        ]
        scene.pen_line(course, pen * (0.75 + 0.25 * crack[2]), taper=0.4)


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
