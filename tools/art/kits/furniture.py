"""Chairs, tables, benches and a hustings of a Georgian room and street.

It must not know who uses them. Sitters face +x; `flip` -1 turns a piece the other way.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, Point, Points, linear
from ..engine.scene import Scene
from .burin import Burin
from .perspective import panel

OAK, MAHOGANY, GILT = "#b08a52", "#9a6a44", "#c9a24c"


def chair_side(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    flip: int = 1,
    *,
    part: str = "all",
    wash: str = MAHOGANY,
    seat: str = MAHOGANY,
    tone: float = 0.28,
    high: float = 1.0,
) -> None:
    """A chair in profile on the floor at (x, y); the seat is 27 units up, from -12 to 12.

    Draw part "back" before the sitter and "front" (the seat) after him, or "all" when it stands empty.
    """
    frame = Frame(x, y, scale, flip=flip)
    burin = Burin(scene, scale)
    how = {"puff": 0.4, "hatch": 85, "outline": 1.0}
    if part in ("all", "back"):
        leg = [(-13, 0), (-11, -14), (-11, -28), (-13.5, -46), (-17, -64 * high)]
        burin.tube(frame, leg, [3.6, 3.2, 3.4, 3.2, 3.0], wash, tone, **how)
        burin.tube(frame, [(12, 0), (11, -26)], [3.0, 3.6], wash, tone, **how)
        burin.tube(frame, [(-12, -11), (11.6, -11)], [2.0, 2.0], wash, tone, **how)
    if part in ("all", "front"):
        top = [(-13, -29.5, 1), (12.5, -29, 1), (14, -26.5), (12.5, -24.2, 1), (-12, -24.2, 1)]
        burin.shape(frame, top, seat, tone * 0.8, puff=0.4, hatch=5)


def chair_back(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    *,
    w: float = 13,
    h: float = 38,
    seat: float = 27,
    wash: str = MAHOGANY,
    tone: float = 0.45,
    kind: str = "splat",
    cloth: str = "#b8503c",
) -> None:
    """A chair seen from behind, standing at (x, y): `kind` is "splat", "ladder" or "padded"."""
    frame = Frame(x, y, scale)
    burin = Burin(scene, scale)
    how = {"puff": 0.4, "hatch": 85, "outline": 1.0}
    for side in (-1, 1):
        post = [(side * w, 0), (side * w * 0.96, -seat), (side * w * 1.06, -seat - h)]
        burin.tube(frame, post, [3.4, 3.4, 3.0], wash, tone, **how)
    top = -seat - h
    crest = [(-w * 1.2, top + 2, 1), (-w * 0.5, top - 3.5), (0, top - 1.5), (w * 0.5, top - 3.5)]
    crest += [(w * 1.2, top + 2, 1), (w * 0.9, top + 5), (-w * 0.9, top + 5)]
    burin.shape(frame, crest, wash, tone, **how)
    if kind == "splat":
        side = [(3, top + 4, 1), (4.6, -seat - h * 0.62), (2.2, -seat - h * 0.4), (4.8, -seat - 2, 1)]
        splat = [*side, *((-px, *rest) for px, *rest in side[::-1])]
        burin.shape(frame, splat, wash, tone, **how)
    elif kind == "ladder":
        for f in (0.2, 0.45, 0.7):
            rung = -seat - h * f
            slat = [
                (-w, rung, 1),
                (0, rung - 2.4),
                (w, rung, 1),
                (w, rung + 3, 1),
                (0, rung + 0.8),
                (-w, rung + 3, 1),
            ]
            burin.shape(frame, slat, wash, tone, **how)
    else:
        pad = [(-w * 0.9, top + 4, 1), (w * 0.9, top + 4, 1), (w * 0.86, -seat, 1), (-w * 0.86, -seat, 1)]
        burin.shape(frame, pad, cloth, tone * 0.8, puff=0.4, hatch=60)
    burin.polygon(frame, panel(-w * 1.1, -seat - 2, w * 2.2, 4.4), wash, tone, puff=0, hatch=3)
    burin.tube(frame, [(-w, -10), (w, -10)], [2.0, 2.0], wash, tone, **how)


def bench(
    scene: Scene,
    left: float,
    right: float,
    y: float,
    height: float,
    *,
    wash: str = "#a08058",
    tone: float = 0.4,
    thick: float = 10,
    weight: float = 1.2,
) -> None:
    """A plain bench seen along its length, feet at y."""
    for at in (left + 26, right - 26):
        leg = [(at - 8, y - height), (at + 8, y - height), (at + 13, y), (at - 13, y)]
        scene.fill(leg, tone * 1.1, hatch=86, wash=wash, outline=weight)
    top = [
        (left + 12, y - height - 14),
        (right - 12, y - height - 14),
        (right, y - height),
        (left, y - height),
    ]
    scene.fill(top, tone * 0.5, hatch=3, wash=wash, outline=weight)
    scene.fill(panel(left, y - height, right - left, thick), tone, hatch=2, wash=wash, outline=weight)


def stool(
    scene: Scene, x: float, y: float, scale: float = 1.0, *, wash: str = OAK, tone: float = 0.35
) -> None:
    """A three-legged stool, 24 units high at scale 1."""
    frame = Frame(x, y, scale)
    burin = Burin(scene, scale)
    for foot in (-12, 2, 13):
        burin.tube(frame, [(foot, 1 if foot == 2 else 0), (foot * 0.7, -22)], [2.6, 3.2], wash, tone)
    top = [(-14, -24), (-9, -26.5), (9, -26.5), (14, -24), (9, -21.5), (-9, -21.5)]
    burin.shape(frame, top, wash, tone * 0.6, puff=0.3, hatch=4)


def long_table(
    scene: Scene,
    far: tuple[float, float, float],
    near: tuple[float, float, float],
    *,
    thick: float = 16,
    legs: float = 130,
    wash: str = OAK,
    tone: float = 0.1,
    at: tuple[float, ...] = (),
    weight: float = 1.5,
) -> None:
    """A board table with its long side to us; far and near edge are (left x, right x, y)."""
    top = [(far[0], far[2]), (far[1], far[2]), (near[1], near[2]), (near[0], near[2])]
    foot = near[2]
    for x in at or (near[0] + 34, near[1] - 34):
        side = [(10, foot + thick, 1), (12, foot + legs * 0.4), (6, foot + legs * 0.55), (10, foot + legs, 1)]
        leg = [*((x - dx, *rest) for dx, *rest in side), *((x + dx, *rest) for dx, *rest in side[::-1])]
        scene.shape(leg, 0.45, puff=0.5, hatch=86, wash=wash, outline=weight)
    apron = panel(near[0] + 20, foot + thick, near[1] - near[0] - 40, 22)
    scene.fill(apron, 0.8, hatch=4, wash=wash, outline=weight * 0.8)
    scene.fill(top, tone, hatch=2, wash=wash, outline=weight)
    for f in (0.33, 0.66):
        left = (far[0] + (near[0] - far[0]) * f, far[2] + (near[2] - far[2]) * f)
        right = (far[1] + (near[1] - far[1]) * f, left[1])
        scene.line([left, right], 0.8, lift=0.2)
    edge = panel(near[0] - 3, foot, near[1] - near[0] + 6, thick)
    scene.fill(edge, 0.55, hatch=1, wash=wash, outline=weight)


def table_away(
    scene: Scene,
    far: tuple[float, float, float],
    near: tuple[float, float, float],
    drop: float,
    rng: np.random.Generator,
    *,
    wash: str = "#6f9a66",
    shade: str = "#5f8a5c",
    fringe: str = "#d8b45c",
    weight: float = 1.7,
) -> None:
    """A table under a cloth, running away from us; edges are (left x, right x, y), the cloth hangs `drop`.

    The cloth falls in deep folds with a fringe; its corners hang lower.
    """
    left, right, y = near
    hem = _hem(left, right, y + drop, drop)
    front = [(left, y), (right, y), *hem]
    scene.fill(
        front,
        lambda px, _: 0.34 + 0.16 * np.sin(px / 13.0 + 1.7 * np.sin(px / 41.0)),
        hatch=86,
        wash=shade,
        outline=weight,
    )
    count = int((right - left) / 30)
    for i in range(count):
        x = left + (right - left) * (i + 0.5 + rng.uniform(-0.25, 0.25)) / count
        lean = (x - (left + right) / 2) * 0.02
        length = drop * rng.uniform(0.55, 1.0)
        fold = [
            (x, y + 3),
            (x + lean + rng.uniform(-4, 4), y + length * 0.5),
            (x + 2 * lean + rng.uniform(-7, 7), y + length),
        ]
        scene.pen_line(fold, rng.uniform(1.0, 2.2), 0.3)
    _cloth_corner(scene, left, y, drop, -1, shade, weight)
    _cloth_corner(scene, right, y, drop, 1, shade, weight)
    _trimming(scene, hem, drop, fringe)
    top = [(far[0], far[2]), (far[1], far[2]), (right, y), (left, y)]
    scene.fill(top, linear(0, far[2], 0.2, 0, y, 0.1), hatch=2, wash=wash, outline=weight)


def _trimming(scene: Scene, hem: Points, drop: float, wash: str) -> None:
    """A gold braid a little above the hem, and a fringe below it."""

    def band(low: float, high: float) -> Points:
        return [*((x, y + low) for x, y in hem), *((x, y + high) for x, y in hem[::-1])]

    scene.fill(band(-drop * 0.13, -drop * 0.08), 0.1, hatch=60, wash=wash, outline=0.8)
    scene.fill(band(0, drop * 0.075), 0.2, hatch=88, wash=wash)
    scene.line(hem, 2.6)
    for x, y in hem[:: max(1, len(hem) // 60)]:
        scene.line([(x, y), (x, y + drop * 0.08)], 1.4)


def _hem(left: float, right: float, y: float, drop: float) -> Points:
    """The wavy lower edge of a cloth, right to left, lower at the corners."""
    steps = np.linspace(1, -1, 60)
    middle, half = (left + right) / 2, (right - left) / 2 + drop * 0.06
    return [
        (middle + half * s, y + drop * (0.10 * s**4 + 0.025 * np.sin(s * 17)) - drop * 0.06) for s in steps
    ]


def _cloth_corner(scene: Scene, x: float, y: float, drop: float, side: int, wash: str, weight: float) -> None:
    """The fold where a cloth turns a corner of the table."""
    fold = [
        (x, y, 1),
        (x + side * drop * 0.05, y + drop * 0.5),
        (x + side * drop * 0.1, y + drop * 1.08, 1),
        (x - side * drop * 0.16, y + drop * 1.0, 1),
        (x - side * drop * 0.1, y + drop * 0.5),
    ]
    scene.shape(fold, 0.2, puff=0.5, hatch=86, wash=wash, outline=weight)
    ridge: list[Point] = [
        (x, y),
        (x - side * drop * 0.03, y + drop * 0.5),
        (x - side * drop * 0.03, y + drop),
    ]
    scene.pen_line(ridge, 1.3)


def shelf(
    scene: Scene, left: Point, right: Point, depth: float = 6, *, wash: str = OAK, tone: float = 0.4
) -> None:
    """A board on a wall from `left` to `right`."""
    board = [left, right, (right[0], right[1] + depth), (left[0], left[1] + depth)]
    scene.fill(board, tone, hatch=2, wash=wash, outline=1.2)
