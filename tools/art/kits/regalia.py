"""What majesty wears and walks under: ermine, trains, coronets, sceptres, a canopy of cloth of gold.

It must not know who is crowned, nor where.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ..engine.geometry import Frame, Point, Points, ellipse, limb, spline
from ..engine.scene import Scene
from .burin import Burin
from .limbs import Hold, away
from .modelling import Loft, View

CRIMSON, GOLD, ERMINE, VELVET = "#b23a34", "#ecc559", "#f7f0de", "#c0483e"


def ermine_tails(burin: Burin, frame: Frame, places: Sequence[Point], size: float = 1.0) -> None:
    """The black tails sewn on ermine."""
    for x, y, *_ in places:
        tail = [
            (x, y - 1.6 * size),
            (x + 0.9 * size, y + 1.2 * size),
            (x, y + 2.4 * size),
            (x - 0.9 * size, y + 1.2 * size),
        ]
        burin.dot(frame, tail)


def ermine_cape(burin: Burin, frame: Frame, view: View) -> None:
    """A hook: the tippet of ermine over the shoulders of a robe of state, with rows of tails."""
    wrap = Loft(
        [
            (31.6, 4.6, 4.4, 0.0),
            (29.4, 9.6, 6.4, -0.3),
            (25.0, 12.2, 8.4, -0.2),
            (18.0, 12.8, 9.4, 0.0),
            (12.5, 12.4, 9.6, 0.2),
        ]
    )
    tone = wrap.drapery(view, frame, 0.02, 0.06, 7, dark=0.26)
    outline = wrap.outline(view, 12.5, 31.6)
    burin.shape(frame, outline, ERMINE, tone, puff=0.1, curve=0.4, hatch=80, outline=1.15)
    if not burin.fine(frame):
        return
    tails = []
    for row, h in enumerate((26.5, 21.5, 16.5)):
        for azimuth in range(-170, 180, 26):
            turned = azimuth + 13 * (row % 2)
            if view.shows(turned) > 0.16:
                tails.append(wrap.spot(view, h, turned)[:2])
    ermine_tails(burin, frame, tails)
    if view.shows(0) > 0.05:
        burin.line(frame, [wrap.spot(view, h, 0)[:2] for h in (30, 22, 13)], 0.8, 0.1)


def coronet(burin: Burin, head: Frame, *, cap: str = VELVET) -> None:
    """A peer's coronet on a head: a gilt circle with silver balls round a velvet cap."""
    velvet: Points = [(-6.6, -15, 1), (-6.8, -20), (-3, -23.4), (3, -23.4), (6.6, -20), (6.8, -15, 1)]
    burin.shape(head, velvet, cap, 0.16, puff=0.5, outline=0.9)
    burin.polygon(
        head, [(-7.6, -13), (7.8, -13.4), (7.8, -16.8), (-7.6, -16.4)], GOLD, 0.06, puff=0.2, outline=0.9
    )
    for x in (-6.4, -2.2, 2.2, 6.6):
        burin.polygon(head, ellipse(x, -18.4, 1.7, n=10), ERMINE, 0.06, puff=0.4, outline=0.7)


def sceptre(angle: float = 165, long: float = 30, back: float = 10) -> Hold:
    """A golden rod with a jewelled head."""

    def hold(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
        top = away(palm, angle, long)
        burin.tube(frame, [away(palm, angle + 180, back), top], (2.2, 1.8), GOLD, 0.08, outline=0.8)
        for distance, size, wash in ((long, 2.8, GOLD), (long + 4.4, 2.0, "#6f8fb0"), (long + 8, 1.2, GOLD)):
            burin.polygon(
                frame, ellipse(*away(palm, angle, distance), size, n=12), wash, 0.06, puff=0.4, outline=0.8
            )

    return hold


def orb(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    """The golden ball with its cross."""
    x, y = palm[0], palm[1] - 5
    burin.polygon(frame, ellipse(x, y, 4.6, n=20), GOLD, 0.06, puff=0.7, outline=0.9)
    burin.line(frame, [(x - 4.4, y), (x, y + 1), (x + 4.4, y)], 0.9, 0)
    burin.line(frame, [(x, y - 4.6), (x, y - 10)], 1.5, 0)
    burin.line(frame, [(x - 2.4, y - 7.6), (x + 2.4, y - 7.6)], 1.5, 0)


def train(
    scene: Scene, upper: Sequence[Point], lower: Sequence[Point], *, wash: str = CRIMSON, border: float = 15.0
) -> None:
    """A train from the shoulders (first points) to its end (last): its upper edge, and its lower in ermine.

    Both edges run the same way and have splines of their own; folds hang from where the upper one is held.
    """
    top, low = spline(upper, False, 3), spline(lower, False, 3)
    whole = [*top, *low[::-1]]
    high = np.array([p[:2] for p in top], float)
    order = np.argsort(high[:, 0])

    def folds(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        edge = np.interp(x, high[order, 0], high[order, 1])
        down = np.clip((y - edge) / 70, 0, 1.4)
        wave = np.sin(x / 13 + 1.5 * np.sin(x / 47) + 0.9 * down)
        return 0.2 + 0.2 * wave * (1.1 - 0.5 * down) + 0.1 * down

    scene.fill(whole, folds, hatch=82, wash=wash, outline=1.8, most=0.7)
    _ermine_border(scene, low, border)


def _ermine_border(scene: Scene, edge: Points, border: float) -> None:
    points = [p[:2] for p in edge]
    scene.fill(
        limb(points[:: max(1, len(points) // 30)], [border, border], 3.0, 0.4, 0.4),
        0.05,
        puff=0.3,
        hatch=80,
        wash=ERMINE,
        outline=1.3,
    )
    course = np.array(points, float)
    steps = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(course, axis=0).T))])
    burin = Burin(scene, 1.0)
    count = int(steps[-1] / (border * 0.95))
    places = []
    for i in range(count):
        at = steps[-1] * (i + 0.5) / count
        places.append(
            (
                float(np.interp(at, steps, course[:, 0])),
                float(np.interp(at, steps, course[:, 1])) + border * 0.2 * (-1) ** i,
            )
        )
    ermine_tails(burin, Frame(), places, border / 8)


def canopy(
    scene: Scene,
    left: float,
    right: float,
    top: float,
    drop: float,
    *,
    depth: float = 40.0,
    wash: str = GOLD,
    lining: str = CRIMSON,
    front: bool = True,
) -> None:
    """A canopy seen from below; draw it with `front` False behind whom it shelters, then True."""
    if front:
        _tester(scene, left, right, top, wash)
        _valance(scene, left, right, top, drop, wash, 0.06)
    else:
        under = [
            (left, top + drop * 0.4),
            (right, top + drop * 0.4),
            (right - depth, top + drop * 0.9),
            (left + depth, top + drop * 0.9),
        ]
        scene.fill(under, 0.5, hatch=4, wash=lining, outline=1.0)
        _valance(scene, left + depth, right - depth, top + drop * 0.45, drop * 0.8, lining, 0.42)


def _tester(scene: Scene, left: float, right: float, top: float, wash: str) -> None:
    """The roof: a low dome with plumes at the corners and a crown's ball on top."""
    middle, rise = (left + right) / 2, (right - left) * 0.13
    dome: Points = [
        (left + 4, top + 4, 1),
        (left + 30, top - rise * 0.5),
        (middle, top - rise),
        (right - 30, top - rise * 0.5),
        (right - 4, top + 4, 1),
    ]
    scene.shape(dome, 0.16, puff=0.5, curve=0.4, hatch=6, wash=wash, outline=1.6)
    for i in range(1, 7):
        x = left + (right - left) * i / 7
        scene.pen_line(
            [
                (x, top),
                ((x + middle) / 2, top - rise * 0.5),
                (middle + (x - middle) * 0.15, top - rise * 0.96),
            ],
            0.8,
        )
    for x in (left + 6, middle, right - 6):
        foot = top - (rise if x == middle else 2)
        scene.fill(ellipse(x, foot - 7, 7, 8, 16), 0.06, puff=0.5, wash=wash, outline=1.2)
        for lean in (-9, 0, 9):
            plume = [
                (x, foot - 12, 1),
                (x + lean - 5, foot - 26),
                (x + lean * 1.8, foot - 38 + abs(lean) * 0.7),
                (x + lean + 5, foot - 26),
            ]
            scene.shape(plume, 0.04, puff=0.4, wash=ERMINE, outline=1.0)


def _valance(
    scene: Scene, left: float, right: float, top: float, drop: float, wash: str, tone: float
) -> None:
    """The scalloped hanging round it, fringed, a bell at every point."""
    count = max(5, round((right - left) / 46))
    wide = (right - left) / count

    def folds(x: np.ndarray, _y: np.ndarray) -> np.ndarray:
        return (
            tone + 0.12 + 0.12 * np.sin((x - left) / wide * math.tau + 1) + 0.08 * (x - left) / (right - left)
        )

    edge: Points = [(left, top), (right, top)]
    for i in range(count - 1, -1, -1):
        for t in np.linspace(1, 0, 7):
            edge.append((left + wide * (i + t), top + drop * (0.66 + 0.34 * math.sin(math.pi * t))))
    scene.fill(edge, folds, hatch=88, wash=wash, outline=1.5, most=0.7)
    scene.line([(left, top + drop * 0.16), (right, top + drop * 0.16)], 0.9)
    for i in range(count):
        low = [
            (left + wide * (i + t), top + drop * (0.56 + 0.34 * math.sin(math.pi * t)))
            for t in np.linspace(0.04, 0.96, 7)
        ]
        scene.line(low, 0.8)
        if i:
            scene.fill(
                ellipse(left + wide * i, top + drop * 0.7, 3.4, 4, 10),
                0.05,
                puff=0.4,
                wash="#eef0ea",
                outline=0.9,
            )


def stave(scene: Scene, foot: Point, head: Point, weight: float = 6.0) -> None:
    """One of the silver staves of a canopy."""
    scene.fill(limb([foot, head], [weight, weight]), 0.14, puff=0.5, hatch=4, wash="#e6e6de", outline=1.1)
    for t in (0.2, 0.5, 0.8):
        x, y = foot[0] + (head[0] - foot[0]) * t, foot[1] + (head[1] - foot[1]) * t
        scene.line([(x - weight * 0.6, y + 2), (x + weight * 0.6, y - 2)], 0.9)
