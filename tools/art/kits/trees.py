"""Trees of the English country: oak, elm, poplar, thorn, and bare ones, with sky between their boughs.

It must not know the scene they stand in; palms are in palms.py.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from ..engine.geometry import Point, limb
from ..engine.scene import Scene
from .foliage import GREENS, Cluster, arranged, paint_cluster

BARK = "#9a8463"
Profile = Callable[[float], tuple[float, float]]
"""For a height of 0..1 of the tree, the left and right reach of its crown, in parts of its height."""


def _oak(up: float) -> tuple[float, float]:
    round_crown = math.sqrt(max(0.0, 1 - ((up - 0.69) / 0.31) ** 2))
    return 0.46 * round_crown, 0.44 * round_crown


def _elm(up: float) -> tuple[float, float]:
    waist = (
        0.13 + 0.17 * math.exp(-(((up - 0.68) / 0.15) ** 2)) + 0.07 * math.exp(-(((up - 0.42) / 0.09) ** 2))
    )
    taper = math.sqrt(max(0.0, (1.0 - up) / 0.22)) if up > 0.78 else 1.0
    return waist * taper * 1.08, waist * taper * 0.92


def _poplar(up: float) -> tuple[float, float]:
    reach = 0.095 * math.sqrt(max(0.0, math.sin(math.pi * min(1, max(0, (up - 0.12) / 0.88)))))
    return reach, reach


def _thorn(up: float) -> tuple[float, float]:
    round_crown = math.sqrt(max(0.0, 1 - ((up - 0.68) / 0.30) ** 2))
    return 0.34 * round_crown, 0.66 * round_crown


PROFILES: dict[str, tuple[Profile, float, int, float]] = {
    "oak": (_oak, 0.40, 40, 0.080),
    "elm": (_elm, 0.32, 34, 0.066),
    "poplar": (_poplar, 0.12, 28, 0.046),
    "thorn": (_thorn, 0.42, 24, 0.085),
}
"""Shape, height of the lowest leaves, number of clusters, and their radius in parts of the height."""


def tree(
    scene: Scene,
    x: float,
    y: float,
    height: float,
    *,
    seed: int,
    kind: str = "oak",
    lean: float = 0.03,
    greens: Sequence[str] = GREENS,
    bark: str = BARK,
    tone: float = 0.08,
    depth: float = 0.36,
    dense: float = 1.0,
    leaf: float = 0.0,
) -> None:
    """A tree on (x, y), `height` units high; `kind` is one of PROFILES.

    `dense` scales how many clusters it bears, `leaf` is the breadth of a leaf in units (0: by the height).
    """
    rng = np.random.default_rng(seed)
    profile, low, count, radius = PROFILES[kind]
    clusters = _crown(rng, x, y, height, lean, profile, low, round(count * dense), radius)
    leaf = leaf or min(11.0, max(4.0, height * 0.026))
    behind = [c for c in clusters if c.dark > 0.55]
    before = [c for c in clusters if c.dark <= 0.55]
    pen = min(0.8, 0.35 + height / 500)
    for cluster in arranged(behind):
        paint_cluster(scene, rng, cluster, leaf, greens=greens, tone=tone, depth=depth, pen=pen)
    trunk(
        scene,
        x,
        y,
        height,
        rng=rng,
        lean=lean,
        bark=bark,
        top=low + 0.26,
        boughs=[(c.x, c.y) for c in clusters[::4]],
    )
    for cluster in arranged(before):
        paint_cluster(scene, rng, cluster, leaf, greens=greens, tone=tone, depth=depth, pen=pen)


def _crown(
    rng: np.random.Generator,
    x: float,
    y: float,
    height: float,
    lean: float,
    profile: Profile,
    low: float,
    count: int,
    radius: float,
) -> list[Cluster]:
    """Clusters strewn through a profile so that none crowds another and gaps are left between them."""
    found: list[Cluster] = []
    for _ in range(count):
        best, gap = None, -1.0
        for _ in range(9):
            up = rng.uniform(low, 0.97)
            left, right = profile(up)
            across = rng.uniform(-left, right) * 0.92
            place = (x + (lean * up + across) * height, y - up * height)
            nearest = min((math.hypot(place[0] - c.x, place[1] - c.y) for c in found), default=1e9)
            if nearest > gap:
                side = across / max(0.02, right if across > 0 else left)
                best, gap = (place, side, (up - low) / (0.97 - low)), nearest
        assert best is not None
        (px, py), side, rise = best
        dark = float(np.clip(0.50 + 0.34 * side - 0.62 * (rise - 0.35) + rng.uniform(-0.1, 0.1), 0, 1))
        size = radius * height * rng.uniform(0.8, 1.25)
        found.append(Cluster(px, py, size * 1.2, size * 0.82, dark))
    return found


def trunk(
    scene: Scene,
    x: float,
    y: float,
    height: float,
    *,
    rng: np.random.Generator,
    lean: float = 0.03,
    bark: str = BARK,
    top: float = 0.55,
    boughs: Sequence[Point] = (),
) -> None:
    """A trunk with spreading roots, and boughs that reach for the places given."""
    half = height * 0.034
    crest = (x + height * lean * top, y - height * top)
    fork_y = y - height * top * 0.62
    for bx, by in boughs:
        if by > fork_y + height * 0.02:
            continue
        start = (x + height * lean * top * 0.7, fork_y + rng.uniform(-0.04, 0.06) * height)
        elbow = ((start[0] * 0.55 + bx * 0.45), (start[1] * 0.62 + by * 0.38))
        scene.fill(
            limb([start, elbow, (bx, by)], [half * 0.95, half * 0.55, half * 0.2]),
            0.38,
            puff=0.5,
            hatch=70,
            wash=bark,
            outline=0.8,
        )
    foot = [(-2.3, 0.012), (-1.0, -0.05), (-0.72, -0.22)]
    left = [(x + half * dx, y + height * dy) for dx, dy in foot]
    right = [(x + half * -dx * 1.05, y + height * dy) for dx, dy in foot[::-1]]
    ring: list[Point] = [
        (*left[0], 1),
        *left[1:],
        (crest[0] - half * 0.42, crest[1]),
        (crest[0] + half * 0.42, crest[1]),
        *right[:-1],
        (*right[-1], 1),
        (x + half * 0.6, y - 1),
        (x - half * 0.5, y + height * 0.014),
    ]
    scene.shape(ring, 0.26, puff=0.65, curve=0.4, hatch=6, wash=bark, outline=min(1.5, 0.6 + height / 400))
    for _ in range(max(3, int(height / 40))):
        across = rng.uniform(-0.7, 0.7)
        run = rng.uniform(0.6, 0.95)
        scene.pen_line(
            [
                (x + across * half, y - height * 0.04),
                (x + across * half * 0.7, y - height * top * 0.45),
                (x + across * half * 0.5 + height * lean * top * run, y - height * top * run),
            ],
            min(0.8, height / 300),
        )


def bare_tree(
    scene: Scene, x: float, y: float, height: float, *, seed: int, lean: float = 0.05, bark: str = BARK
) -> None:
    """A leafless tree: boughs that fork and fork again."""
    rng = np.random.default_rng(seed)

    def grow(start: tuple[float, float], way: float, length: float, half: float, left: int) -> None:
        bent = way + rng.uniform(-12, 12)
        middle = _step(start, way, length * 0.5)
        end = _step(middle, bent, length * 0.5)
        if left:
            for turn in (rng.uniform(-44, -18), rng.uniform(14, 40)):
                grow(end, bent + turn, length * rng.uniform(0.6, 0.8), half * 0.62, left - 1)
        if half > 1:
            shape = limb([start, middle, end], [half * 2, half * 1.6, half * 1.2])
            scene.fill(
                shape, 0.32, puff=0.6, curve=0.3, hatch=70, wash=bark, outline=min(1.3, 0.4 + half / 8)
            )
        else:
            scene.pen_line([start, middle, end], max(0.5, half * 1.6), taper=0.1)

    grow((x + height * lean * 0.4, y - height * 0.3), lean * 90, height * 0.26, height * 0.022, 5)
    trunk(scene, x, y, height, rng=rng, lean=lean, bark=bark, top=0.38)


def _step(start: tuple[float, float], way: float, length: float) -> tuple[float, float]:
    """A place `length` from the start; `way` is 0 upward, 90 to the right."""
    return start[0] + length * math.sin(math.radians(way)), start[1] - length * math.cos(math.radians(way))
