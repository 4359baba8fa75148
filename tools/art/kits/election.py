"""The furniture of an election: hustings, poll box and papers, the chair of triumph and its laurels.

It must not know who stands or who wins.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.fonts import CASLON_BOLD, face
from ..engine.geometry import Frame, Point, Points, ellipse, limb, linear, spline, text_path
from ..engine.noise import smooth
from ..engine.plate import BARE
from ..engine.scene import Scene
from .perspective import panel

TIMBER, CRIMSON, BLUE, CREAM, GILT = "#b8996a", "#bc5440", "#6f8bb0", "#efe3c4", "#e0b850"


def hustings_back(scene: Scene, left: float, right: float, roof: float, deck: float) -> None:
    """The booth behind the speakers: cloth in folds, posts, a striped awning; from `roof` to the `deck`."""
    ceiling = roof + 40
    width = right - left

    def folds(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        u = (x - left) / width
        wave = np.sin(u * 52 + 1.5 * np.sin(u * 9))
        return 0.18 + 0.15 * wave + 0.24 * smooth(ceiling + 120, ceiling, y) + 0.08 * u

    cloth = [(left + 14, ceiling), (right - 14, ceiling), (right - 14, deck - 12), (left + 14, deck - 12)]
    scene.fill(cloth, folds, hatch=89, wash=CRIMSON, outline=1.6, most=0.72)
    floor = [(left + 14, deck - 26), (right - 14, deck - 26), (right + 26, deck), (left - 26, deck)]
    scene.fill(floor, 0.16, hatch=2, wash="#c9a875", outline=1.3)
    for x in (left + 8, right - 8):
        post = panel(x - 9, roof + 6, 18, deck - roof - 6)
        scene.fill(post, linear(x - 9, 0, 0.08, x + 9, 0, 0.55), hatch=89, wash="#b08a4c", outline=1.6)
        for i in range(int((deck - roof) / 34)):
            at = roof + 70 + i * 34
            ribbon = [(x - 10, at), (x + 10, at - 16), (x + 10, at - 6), (x - 10, at + 10)]
            scene.fill(ribbon, 0.12, hatch=20, wash=BLUE, outline=0.9)
    _awning(scene, left, right, roof, ceiling)


def _awning(scene: Scene, left: float, right: float, roof: float, ceiling: float) -> None:
    stripes = 11
    outer, step = left - 34, (right - left + 68) / stripes
    inner, narrow = left + 40, (right - left - 80) / stripes
    for i in range(stripes):
        x, top = outer + step * i, inner + narrow * i
        wash = BLUE if i % 2 else CREAM
        slope = [(top, roof - 26), (top + narrow, roof - 26), (x + step, ceiling - 26), (x, ceiling - 26)]
        scene.fill(slope, 0.05 + 0.12 * (i % 2), hatch=88, wash=wash, outline=1.1)
        flap = [(x + step * t, ceiling + 10 + 24 * math.sin(math.pi * t)) for t in np.linspace(1, 0, 9)]
        edge = [(x, ceiling - 26), (x + step, ceiling - 26), *flap]
        scene.fill(edge, linear(x, 0, 0.05, x + step, 0, 0.34), hatch=88, wash=wash, outline=1.5)


def hustings_front(scene: Scene, left: float, right: float, deck: float, foot: float) -> None:
    """The boards below the deck's edge, down to `foot`, hung with swags."""

    def planks(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return 0.26 + 0.1 * np.sin(np.floor((x - left) / 42) * 2.4) + 0.2 * smooth(deck + 50, deck + 14, y)

    scene.fill(
        panel(left - 24, deck + 14, right - left + 48, foot - deck - 14),
        planks,
        hatch=89,
        wash="#b08c5c",
        outline=1.7,
    )
    for x in np.arange(left, right + 20, 42):
        scene.line([(x, deck + 16), (x, foot)], 1.4, 0.02)
    scene.fill(panel(left - 38, deck, right - left + 76, 15), 0.1, hatch=2, wash="#c9a875", outline=1.9)
    count = round((right - left) / 130)
    wide = (right - left + 40) / count
    for i in range(count):
        _swag(scene, left - 20 + i * wide, deck + 11, wide, 38 + 6 * (i % 2))


def _swag(scene: Scene, x: float, y: float, w: float, drop: float) -> None:
    ts = np.linspace(0, 1, 15)
    low = [(x + w * t, y + drop * math.sin(math.pi * t) ** 0.8) for t in ts]
    high = [(x + w * t, y + 4 * math.sin(math.pi * t)) for t in ts[::-1]]
    scene.fill(low + high, 0.2, puff=0.4, curve=0.5, hatch=5, wash=BLUE, outline=1.4)
    for depth in (0.35, 0.65):
        fold = [(x + w * t, y + drop * depth * math.sin(math.pi * t)) for t in ts]
        scene.pen_line(fold, 0.8, 0.2)
    for radius, wash in ((9, CREAM), (5, "#c23f33")):
        scene.fill(ellipse(x, y + 3, radius, radius, 16), 0.08, puff=0.4, wash=wash, outline=1.0)


def poll_box(
    scene: Scene, x: float, y: float, scale: float = 1.0, turn: float = 0, label: str = "POLL"
) -> None:
    """A wooden box with a slit in its open lid, foot at (x, y), 100 units wide at scale 1."""
    frame = Frame(x, y, scale, turn)

    def side(points: Points, tone: float, hatch: float, wash: str = "#b08a52") -> None:
        scene.fill(frame(points), tone, hatch=hatch, wash=wash, outline=1.6)

    side([(-40, 0), (-40, -52), (40, -52), (40, 0)], 0.1, 4)
    side([(40, 0), (40, -52), (60, -64), (60, -14)], 0.45, 80, "#96754c")
    side([(-40, -52), (-20, -64), (60, -64), (40, -52)], 0.8, 20, "#6a5a4a")
    side([(-20, -64), (60, -64), (76, -100), (-2, -104)], 0.24, 10, "#c9a062")
    scene.solid(frame([(14, -84), (46, -83), (47, -79), (15, -80)]))
    scene.fill(frame(panel(-32, -43, 64, 33)), 0.0, kind=BARE, wash="#f3ead0", outline=1.1)
    scene.solid(frame.path(text_path(0, -18, label, face(CASLON_BOLD), 20, track=1.0)))
    for px, py in ((-36, -48), (36, -48), (-36, -4), (36, -4)):
        scene.solid(frame(ellipse(px, py, 1.8, 1.8, 8)))


def slip(scene: Scene, x: float, y: float, scale: float, turn: float) -> None:
    """A flying paper, 20 units wide at scale 1."""
    frame = Frame(x, y, scale, turn)
    leaf: Points = [(-9, -6, 1), (0, -8), (9, -5, 1), (10, 6, 1), (1, 4), (-8, 7, 1)]
    scene.shape(frame(leaf), 0.02, kind=BARE, wash="#f7f0dc", outline=1.0)
    for i in range(2):
        scene.pen_line(frame([(-5, -2 + i * 4), (5, -2.4 + i * 4)]), 0.7)


def triumph_chair_back(scene: Scene, frame: Frame) -> None:
    """What stands behind the Member: a high crimson back; the seat is at y 0 of the frame, he faces +x."""
    back: Points = [
        (-26, 0, 1),
        (-32, -40),
        (-34, -92),
        (-26, -112),
        (-6, -118, 1),
        (-14, -96),
        (-16, -50),
        (-14, 0, 1),
    ]
    scene.shape(frame(back), 0.18, puff=0.5, hatch=86, wash="#b8503c", outline=1.8)
    scene.fill(frame(ellipse(-16, -118, 9, 9, 16)), 0.1, puff=0.5, wash=GILT, outline=1.3)
    scene.fill(frame([(-30, -4), (42, -4), (44, 6), (-32, 6)]), 0.18, hatch=2, wash="#b8503c", outline=1.6)
    for x in (-26, 36):
        leg = limb([(x, 4), (x + (4 if x > 0 else -4), 40)], [7, 5])
        scene.fill(frame(leg), 0.25, hatch=88, wash=GILT, outline=1.3)


def triumph_chair_front(scene: Scene, frame: Frame) -> None:
    """The gilt arm and the fringed seat before him."""
    arm: Points = [(-26, -38, 1), (20, -40), (32, -36), (34, -28), (26, -26), (22, -32), (-26, -30, 1)]
    scene.shape(frame(arm), 0.12, puff=0.5, hatch=4, wash=GILT, outline=1.5)
    scene.fill(
        frame(limb([(26, -30), (22, -14), (30, 2)], [6, 5, 6])),
        0.25,
        puff=0.4,
        hatch=80,
        wash=GILT,
        outline=1.2,
    )
    scene.fill(frame(panel(-32, -2, 74, 16)), 0.18, hatch=86, wash="#b8503c", outline=1.5)
    for i in range(8):
        at = -30 + i * 9.2
        scene.fill(frame([(at, 13), (at + 8, 13), (at + 4, 22)]), 0.1, wash=GILT, outline=1.0)


def laurel(
    scene: Scene,
    course: list[Point],
    rng: np.random.Generator,
    *,
    size: float = 9,
    wash: str = "#8f9f60",
    flowers: str = "#c8503c",
) -> None:
    """A garland along a spline, in leaves of about `size` units; `flowers` a colour or empty."""
    path = np.array(spline(course, False, 2))
    steps = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])
    along, count = 0.0, 0
    while along < steps[-1]:
        i = min(len(path) - 2, int(np.searchsorted(steps, along)))
        way = path[i + 1] - path[i]
        angle = math.degrees(math.atan2(way[1], way[0]))
        for side in (-1, 1):
            leaf = Frame(path[i][0], path[i][1], size / 10, angle + side * (42 + rng.uniform(-10, 10)))
            scene.shape(
                leaf([(0, 0, 1), (6, -3.4), (13, 0, 1), (6, 3.4)]),
                0.16 + 0.2 * (side > 0),
                puff=0.3,
                hatch=30,
                wash=wash,
                outline=0.9,
            )
        if flowers and count % 3 == 1:
            scene.fill(
                ellipse(path[i][0], path[i][1], size * 0.32, size * 0.32, 10), 0.1, wash=flowers, outline=0.9
            )
        along += size * 0.95
        count += 1
