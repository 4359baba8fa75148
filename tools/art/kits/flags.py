"""Flags and colours of 1775–1830, each sewn upon a waving cloth.

It must not know who carries them: a flag is hung by its upper corner at the staff.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..engine.geometry import Points, ellipse, polygon
from ..engine.scene import Scene
from .cloth import BLUE, DEEP, GOLD, GREEN, RED, SAFFRON, WHITE, Cloth, staff

__all__ = ["BLUE", "GOLD", "GREEN", "RED", "SAFFRON", "WHITE", "Cloth", "staff"]


def plain(
    scene: Scene, x: float, y: float, w: float, h: float, flip: int = 1, *, wash: str, **wind: Any
) -> Cloth:
    """A flag of one colour."""
    cloth = Cloth(scene, x, y, w, h, flip, **wind)
    cloth.panel(0, 0, 1, 1, wash, tone=0.14)
    cloth.edge()
    return cloth


def union_flag(
    scene: Scene, x: float, y: float, w: float, h: float, flip: int = 1, *, year: int = 1775, **wind: Any
) -> Cloth:
    """The Union: the crosses of St George and St Andrew, and from 1801 also St Patrick's."""
    cloth = Cloth(scene, x, y, w, h, flip, **wind)
    _union_panel(cloth, (0, 0, 1, 1), year)
    cloth.edge()
    return cloth


def _union_panel(cloth: Cloth, box: tuple[float, float, float, float], year: int) -> None:
    u0, v0, u1, v1 = box
    tall = v1 - v0
    middle = ((u0 + u1) / 2, (v0 + v1) / 2)
    cloth.panel(u0, v0, u1, v1, BLUE, **DEEP)
    with cloth.scene.clipped(cloth.along([(u0, v0), (u1, v0), (u1, v1), (u0, v1)])):
        for corner in ((u0, v0), (u1, v0), (u1, v1), (u0, v1)):
            cloth.band(middle, corner, 0.19 * tall, WHITE)
        if year >= 1801:
            for corner in ((u0, v0), (u1, v0), (u1, v1), (u0, v1)):
                cloth.band(middle, corner, 0.065 * tall, RED, 0.2, aside=0.035 * tall)
        for breadth, wash, tone in ((0.33, WHITE, 0.03), (0.20, RED, 0.2)):
            cloth.band((u0, middle[1]), (u1, middle[1]), breadth * tall, wash, tone)
            cloth.band((middle[0], v0), (middle[0], v1), breadth * tall, wash, tone)


def regimental(
    scene: Scene,
    x: float,
    y: float,
    w: float,
    h: float,
    flip: int = 1,
    *,
    wash: str,
    year: int = 1775,
    **wind: Any,
) -> Cloth:
    """A British regimental colour: the facing's wash, the Union in the canton, a wreath round the number."""
    cloth = Cloth(scene, x, y, w, h, flip, **wind)
    cloth.panel(0, 0, 1, 1, wash, tone=0.1)
    _union_panel(cloth, (0, 0, 0.4, 0.4), year)
    for angle in np.linspace(0, math.tau, 16, endpoint=False):
        leaf = ellipse(0.21 * math.cos(angle), 0.21 * math.sin(angle), 0.055, 0.03, 10)
        cloth.device(cloth.placed(leaf, 0.6, 0.56, 1), "#7d8c66", 0.3, 0.7, puff=0.3)
    cloth.device(cloth.placed(ellipse(0, 0, 0.13, 0.13, 18), 0.6, 0.56, 1), RED, 0.2)
    cloth.edge()
    return cloth


def french_colour(
    scene: Scene, x: float, y: float, w: float, h: float, flip: int = 1, *, year: int = 1815, **wind: Any
) -> Cloth:
    """The French colour: the tricolour, the white lozenge of 1804–1811, the gold-fringed tricolour after."""
    cloth = Cloth(scene, x, y, w, h, flip, **wind)
    if 1804 <= year < 1812:
        _lozenge(cloth)
    else:
        cloth.panel(0, 0, 0.34, 1, BLUE, **DEEP)
        cloth.panel(0.34, 0, 0.67, 1, WHITE)
        cloth.panel(0.67, 0, 1, 1, RED, tone=0.18)
    if year >= 1804:
        _lettered(cloth)
    if year >= 1812:
        for box in ((0, 0, 1, 0.05), (0, 0.95, 1, 1), (0.96, 0, 1, 1)):
            cloth.panel(*box, GOLD, tone=0.12)
    cloth.edge()
    return cloth


def _lozenge(cloth: Cloth) -> None:
    cloth.panel(0, 0, 1, 1, WHITE)
    for corner, wash in (((0, 0), BLUE), ((1, 0), RED), ((1, 1), BLUE), ((0, 1), RED)):
        inward = [(0.5, corner[1]), (corner[0], 0.5)]
        cloth.patch([corner, *inward], wash, 0.32 if wash == BLUE else 0.18, 12 if wash == BLUE else 82)


def _lettered(cloth: Cloth) -> None:
    """Lines of gold lettering, too small to be read."""
    for row, half in ((0.4, 0.11), (0.48, 0.14), (0.56, 0.14), (0.64, 0.09)):
        line = [cloth.at(u, row) for u in np.linspace(0.5 - half, 0.5 + half, 12)]
        cloth.scene.line(line, 1.0, taper=0.1)


def burgundy_cross(scene: Scene, x: float, y: float, w: float, h: float, flip: int = 1, **wind: Any) -> Cloth:
    """The colour of the Spanish foot: the ragged red saltire of Burgundy on white."""
    cloth = Cloth(scene, x, y, w, h, flip, **wind)
    cloth.panel(0, 0, 1, 1, WHITE)
    for start, end in (((0.1, 0.08), (0.9, 0.92)), ((0.9, 0.08), (0.1, 0.92))):
        cloth.band(start, end, 0.075, RED, 0.2)
        for i in range(7):
            t = (i + 0.5) / 7
            knot = (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t)
            side = 1 if i % 2 else -1
            stub = (knot[0] + side * 0.055, knot[1] - abs(start[1] - end[1]) * 0.012 * side)
            cloth.band(knot, stub, 0.05, RED, 0.2)
    cloth.edge()
    return cloth


def stars_and_stripes(
    scene: Scene, x: float, y: float, w: float, h: float, flip: int = 1, **wind: Any
) -> Cloth:
    """The flag of the resolution of 14 June 1777: thirteen stripes, thirteen stars, here in a ring."""
    cloth = Cloth(scene, x, y, w, h, flip, **wind)
    cloth.panel(0, 0, 1, 1, WHITE)
    for i in range(0, 13, 2):
        cloth.panel(0, i / 13, 1, (i + 1) / 13, RED, tone=0.2)
    cloth.panel(0, 0, 0.44, 7 / 13, BLUE, outline=0.8, **DEEP)
    aspect = h / w
    for angle in np.linspace(0, math.tau, 13, endpoint=False):
        centre = (0.22 + 0.2 * aspect * math.cos(angle), 0.27 + 0.19 * math.sin(angle))
        scene.white(polygon(cloth.placed(star(), *centre, 0.04)))
    cloth.edge()
    return cloth


def star(points: int = 5, inner: float = 0.42) -> Points:
    """A star of unit radius about (0, 0), one point up."""
    return [
        (
            (1 if i % 2 == 0 else inner) * math.sin(i * math.pi / points),
            (-1 if i % 2 == 0 else -inner) * math.cos(i * math.pi / points),
        )
        for i in range(2 * points)
    ]


def pine_tree(scene: Scene, x: float, y: float, w: float, h: float, flip: int = 1, **wind: Any) -> Cloth:
    """The flag of New England: red, with a white canton and in it a pine tree."""
    cloth = Cloth(scene, x, y, w, h, flip, **wind)
    cloth.panel(0, 0, 1, 1, RED, tone=0.2)
    cloth.panel(0, 0, 0.42, 0.5, WHITE, outline=0.8)
    tree = [
        (-0.05, 1, 1),
        (-0.05, 0.7, 1),
        (-0.75, 0.72, 1),
        (-0.3, 0.3, 1),
        (-0.55, 0.3, 1),
        (-0.2, -0.2, 1),
    ]
    tree += [(-0.36, -0.2, 1), (0, -1, 1)]
    whole = tree + [(-q[0], q[1], 1) for q in reversed(tree[:-1])]
    cloth.device(cloth.placed(whole, 0.21, 0.25, 0.2), GREEN, 0.3, 0.9)
    cloth.edge()
    return cloth


def bhagwa(scene: Scene, x: float, y: float, w: float, h: float, flip: int = 1, **wind: Any) -> Cloth:
    """The saffron swallow-tailed banner of the Marathas."""
    cloth = Cloth(scene, x, y, w, h, flip, **wind)
    points = cloth.along([(0, 0), (1, 0.04), (0.66, 0.5), (1, 0.96), (0, 1)])
    scene.fill(points, cloth.shade(0.12), hatch=80, wash=SAFFRON, outline=1.6, pitch=0.75)
    return cloth


def bicolour(
    scene: Scene,
    x: float,
    y: float,
    w: float,
    h: float,
    flip: int = 1,
    *,
    hoist: str = BLUE,
    fly: str = RED,
    **wind: Any,
) -> Cloth:
    """Two upright halves; as it stands, the blue and red of the army of Haiti from 1803."""
    cloth = Cloth(scene, x, y, w, h, flip, **wind)
    cloth.panel(0, 0, 0.5, 1, hoist, **DEEP)
    cloth.panel(0.5, 0, 1, 1, fly, tone=0.16)
    cloth.edge(1.7)
    return cloth


def harp_flag(scene: Scene, x: float, y: float, w: float, h: float, flip: int = 1, **wind: Any) -> Cloth:
    """Green with a golden harp, as the United Irishmen bore it."""
    cloth = Cloth(scene, x, y, w, h, flip, **wind)
    cloth.panel(0, 0, 1, 1, GREEN, tone=0.24, hatch=78)
    weight = 0.9 + h / 260
    for i in range(9):
        t = (i + 0.6) / 9.4
        top = (-26 + 60 * t, -38 + 10 * math.sin(t * 3.1) - 8 * t)
        low = (-10 + 44 * t, 54 - 78 * t)
        string = [(top[0] - 1, top[1]), (top[0] + 1, top[1]), (low[0] + 1, low[1]), (low[0] - 1, low[1])]
        scene.fill(cloth.placed(string, 0.5, 0.5, 0.0062), 0, wash="#f0cf6a", kind=2, outline=0.5 * weight)
    for part in _HARP:
        cloth.device(cloth.placed(part, 0.5, 0.5, 0.0062), GOLD, 0.06, weight, puff=0.25)
    for u, v, rx, ry in ((-44, -56, 7, 7), (50, -64, 7, 7), (-8, 66, 14, 6)):
        cloth.device(cloth.placed(ellipse(u, v, rx, ry, 14), 0.5, 0.5, 0.0062), GOLD, 0.06, weight)
    cloth.edge(1.7)
    return cloth


_HARP: tuple[Points, ...] = (
    # the sound box
    [(40, -48, 1), (52, -48, 1), (34, -6), (12, 36), (-4, 62), (-16, 60, 1), (2, 30), (24, -12)],
    # the pillar
    [
        *[(-36, -58, 1), (-46, -34), (-44, 2), (-34, 36), (-22, 58), (-12, 66), (-4, 62, 1), (-16, 44)],
        *[(-28, 18), (-34, -8), (-34, -34), (-26, -46)],
    ],
    # the neck
    [
        *[(-40, -52), (-30, -62), (-16, -54), (0, -40), (16, -40), (28, -54), (40, -66), (52, -60)],
        *[(50, -48, 1), (40, -44), (26, -30), (8, -24), (-10, -30), (-26, -42)],
    ],
)
