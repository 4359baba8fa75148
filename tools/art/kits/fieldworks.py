"""What armies and farmers put up in a field: gabions, fascines, stakes, an earthen parapet, rail fences.

It must not know who defends them. Sizes in scene units at scale 1.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..engine.geometry import Frame, Point, ellipse, limb, linear, spline
from ..engine.noise import smooth
from ..engine.scene import Scene
from .burin import Burin
from .masses import blob

EARTH, RAIL = "#b59a6c", "#b99c6c"


def gabion(scene: Scene, x: float, y: float, scale: float = 1.0) -> None:
    """A wicker basket of earth, 52 units high."""
    burin, frame = Burin(scene, scale), Frame(x, y, scale)
    basket = frame(
        spline([(-17, 0, 1), (-19, -22), (-17, -46, 1), (17, -46, 1), (19, -22), (17, 0, 1)], True, 1)
    )
    tone = linear(x - 17 * scale, 0, 0.1, x + 17 * scale, 0, 0.6)
    scene.fill(basket, tone, hatch=2, cross=88, wash="#b08f5c", outline=1.2 * burin.weight, pitch=0.8)
    for i in range(5):
        burin.line(frame, [(-14 + i * 7, -45), (-15 + i * 7.4, -22), (-14 + i * 7, -1)], 1.0)
    earth = [(-16, -45), (-8, -53), (2, -50), (10, -54), (17, -45)]
    burin.shape(frame, earth, "#8f7a58", 0.4, outline=1.0)


def parapet(
    scene: Scene, crest: Sequence[Point], height: float, *, seed: int, wash: str = EARTH, sods: float = 22
) -> None:
    """A bank of new earth along a crest (left to right), `height` units down its face, topped with sods."""
    rng = np.random.default_rng(seed)
    xs, ys = np.array([q[:2] for q in crest], float).T
    foot = [(x, y + height, 1) for x, y in zip(xs[::-1], ys[::-1], strict=True)]

    def cut(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return 0.18 + 0.4 * smooth(0, height * 0.8, y - np.interp(x, xs, ys))

    def course(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return x + 0.35 * y

    scene.shape(
        [*((x, y) for x, y in zip(xs, ys, strict=True)), *foot],
        cut,
        field=course,
        cross=-16,
        wash=wash,
        outline=1.6,
    )
    for x in np.arange(xs[0] + sods / 2, xs[-1], sods * 1.6):
        top = float(np.interp(x, xs, ys))
        turf = blob(rng, x, top + sods * 0.1, sods, sods * 0.34, 9, 0.2)
        scene.fill(turf, 0.16, puff=0.5, hatch=10, wash="#a9a46c", outline=1.0)


def rail_fence(
    scene: Scene,
    near: tuple[float, float, float],
    far: tuple[float, float, float],
    bays: int,
    *,
    seed: int,
    broken: Sequence[tuple[int, int]] = (),
) -> None:
    """Posts and three rails, 54 high, between two spots (x, y, scale); `broken` (bay, rail) lie down."""
    rng = np.random.default_rng(seed)
    posts = [tuple(a + (b - a) * i / bays for a, b in zip(near, far, strict=True)) for i in range(bays + 1)]
    hung = rng.uniform(-1.6, 1.6, (bays + 1, 3))
    for i in range(bays - 1, -1, -1):
        here, there = posts[i], posts[i + 1]
        for j, high in enumerate((44, 28, 13)):
            tip, end = hung[i][j], hung[i + 1][j]
            start = (here[0] - 5 * here[2], here[1] - (high + tip) * here[2])
            stop = (there[0] + 5 * there[2], there[1] - (high + end) * there[2])
            if (i, j) in broken:
                stop = (there[0] - 14 * there[2], there[1] - 2)
            scene.fill(
                limb([start, stop], [5.2 * here[2], 5.2 * there[2]]),
                0.2,
                puff=0.5,
                hatch=5,
                wash=RAIL,
                outline=0.9,
            )
    for x, y, scale in reversed(posts):
        post = [
            (x - 4 * scale, y),
            (x - 3.6 * scale, y - 54 * scale),
            (x + 3.6 * scale, y - 55 * scale),
            (x + 4 * scale, y),
        ]
        scene.fill(
            post, linear(x - 4 * scale, 0, 0.12, x + 4 * scale, 0, 0.6), hatch=88, wash="#a98e62", outline=1.0
        )
        scene.shade(ellipse(x + 14 * scale, y + 1, 16 * scale, 2.4 * scale, 14), 0.34, 1.4)


def tent(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    *,
    wash: str = "#efe3c8",
    stripe: str = "",
    pennon: str = "",
) -> None:
    """A pole tent 62 high with its flap open, the front corner at (x + 20, y + 4) in its own units."""
    frame = Frame(x, y, scale)
    weight = 0.5 + 0.5 * scale
    scene.fill(frame([(-52, 0), (0, -62), (20, 4)]), 0.05, hatch=60, wash=wash, outline=1.2 * weight)
    scene.fill(frame([(0, -62), (66, -6), (20, 4)]), 0.42, hatch=50, wash=wash, outline=1.2 * weight)
    if stripe:
        for share in (0.1, 0.42, 0.74):
            left, right = -52 + 72 * share, -52 + 72 * (share + 0.14)
            gore = [(0, -62), (left, 4 * share), (right, 4 * share)]
            scene.fill(frame(gore), 0.12, hatch=60, wash=stripe)
    scene.solid(frame([(0, -58), (-12, 1), (2, 2)]))
    scene.line(frame([(0, -62), (0, -78)]), 1.5 * weight)
    if pennon:
        scene.fill(frame([(0, -78), (22, -72), (0, -66)]), 0.1, wash=pennon, outline=0.7)
