"""Wheels, carts, barrows, barrels and ladders.

It must not know what they carry or who draws them; coaches are coaches.py's.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from ..engine.geometry import Frame, Point, Points, ellipse, limb, polygon
from ..engine.scene import Scene
from .perspective import panel

ASH, OAK, IRON = "#b8925c", "#b08a52", "#a9a493"


def wheel(
    scene: Scene,
    frame: Frame,
    x: float,
    y: float,
    radius: float,
    *,
    spokes: int = 10,
    wash: str = ASH,
    slim: float = 1.0,
    weight: float = 1.0,
) -> None:
    """A spoked wheel with its hub at (x, y) of a frame; `slim` below 1 is a wheel seen at a slant."""
    rim = polygon(frame(ellipse(x, y, radius * slim, radius, 44)))
    hole = polygon(frame(ellipse(x, y, radius * 0.84 * slim, radius * 0.84, 44)))
    for angle in np.linspace(0, math.tau, spokes + 1)[:-1] + 0.2:
        end = (x + radius * 0.87 * slim * math.cos(angle), y + radius * 0.87 * math.sin(angle))
        spoke = limb([(x, y), end], [radius * 0.13, radius * 0.09])
        scene.fill(frame(spoke), 0.28, wash=wash, outline=0.9 * weight)
    felloe = skia.Op(rim, hole, skia.PathOp.kDifference_PathOp)
    scene.fill(felloe, 0.2, hatch=40, wash=wash, outline=1.3 * weight)
    inner = frame(ellipse(x, y, radius * 0.94 * slim, radius * 0.94, 44))
    scene.contour(inner, 0.6 * weight)
    hub = frame(ellipse(x, y, radius * 0.2 * max(slim, 0.6), radius * 0.2, 16))
    scene.fill(hub, 0.25, puff=0.5, wash=wash, outline=1.2 * weight)
    scene.solid(frame(ellipse(x, y, radius * 0.06, radius * 0.06, 10)))


def cart(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    flip: int = 1,
    *,
    wash: str = ASH,
    tone: float = 0.2,
    shafts: bool = True,
    weight: float = 1.3,
) -> Frame:
    """A two-wheeled cart in profile, its wheel standing at (x, y), shafts toward +x; about 170 units long.

    Returns its frame: the bed lies at y -52 from -70 to 52, the shafts end at (112, -48).
    """
    frame = Frame(x, y, scale, flip=flip)
    scene.shade(frame([(-80, -3), (60, -5), (110, 0), (70, 6), (-76, 6)]), 0.4, 3 * scale)
    wheel(scene, frame, 8, -35, 33, spokes=12, wash="#9a7a50", weight=weight * 0.9)
    if shafts:
        scene.fill(
            frame(limb([(-60, -50), (30, -52), (112, -48)], [6, 6, 4.4])),
            0.4,
            hatch=2,
            wash=wash,
            outline=weight,
        )
    side = [(-74, -86), (-70, -52), (52, -52), (58, -84)]
    scene.fill(frame(side), tone, hatch=2, wash=wash, outline=1.2 * weight)
    for f in (0.33, 0.66):
        scene.line(frame([(-73, -86 + 34 * f), (57, -84 + 32 * f)]), 0.9 * weight)
    for at in (-68, -28, 12, 50):
        scene.fill(
            frame([(at - 3, -90), (at + 3, -90), (at + 3, -50), (at - 3, -50)]),
            tone + 0.15,
            hatch=88,
            wash=wash,
            outline=weight,
        )
    scene.fill(frame(panel(-78, -54, 134, 6)), tone + 0.25, hatch=2, wash=wash, outline=weight)
    wheel(scene, frame, 0, -34, 34, spokes=12, wash=wash, weight=weight)
    return frame


def barrow(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    flip: int = 1,
    *,
    wash: str = ASH,
    weight: float = 1.2,
) -> Frame:
    """A wheelbarrow, wheel to +x, feet at (x, y), 110 units long; returns its frame (handles at -64, -30)."""
    frame = Frame(x, y, scale, flip=flip)
    scene.shade(frame([(-50, -2), (40, -3), (60, 2), (-40, 5)]), 0.35, 2 * scale)
    wheel(scene, frame, 44, -13, 13, spokes=6, wash="#9a7a50", weight=weight * 0.9)
    scene.fill(frame(limb([(-64, -31), (-20, -22), (46, -13)], [4.4, 5, 4])), 0.35, wash=wash, outline=weight)
    bed = [(-40, -46), (-26, -22), (20, -18), (36, -42)]
    scene.fill(frame(bed), 0.2, hatch=4, wash=wash, outline=1.2 * weight)
    for f in (0.35, 0.7):
        scene.line(frame([(-40 + 14 * f, -46 + 24 * f), (36 - 16 * f, -42 + 24 * f)]), 0.8 * weight)
    scene.fill(frame(limb([(-20, -22), (-24, 0)], [4, 3.6])), 0.4, hatch=88, wash=wash, outline=weight)
    scene.fill(frame(limb([(-62, -29), (-20, -19), (44, -11)], [4.4, 5, 4])), 0.22, wash=wash, outline=weight)
    return frame


def barrel(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    *,
    wash: str = OAK,
    tone: float = 0.16,
    turn: float = 0,
    lid: bool = True,
    weight: float = 1.4,
) -> None:
    """An upright cask, middle of its foot at (x, y), 62 units high at scale 1, hooped with iron."""
    frame = Frame(x, y, scale, turn)
    body = [
        (-33, 0, 1),
        (-40, -18),
        (-42, -31),
        (-40, -44),
        (-34, -60, 1),
        (34, -60, 1),
        (40, -44),
        (42, -31),
    ]
    body += [(40, -18), (33, 0, 1), (14, 4), (-14, 4)]
    scene.shape(frame(body), tone, puff=0.65, hatch=88, wash=wash, outline=1.3 * weight)
    for i in range(7):
        at = -28 + i * 9.3
        stave = [(at * 0.98, -58), (at * 1.2, -30), (at * 0.98, 2)]
        scene.pen_line(frame(stave), 0.7 * weight)
    for level, half in ((-55, 36), (-45, 39.5), (-15, 40), (-4, 35)):
        hoop = [
            (-half, level - 1.6),
            (0, level + 4),
            (half, level - 1.6),
            (half, level + 2.4),
            (0, level + 8),
            (-half, level + 2.4),
        ]
        scene.shape(frame(hoop), 0.5, hatch=4, wash="#8a8478", outline=0.8 * weight)
    if lid:
        scene.fill(frame(ellipse(0, -60, 34, 6.5, 30)), 0.12, hatch=2, wash="#c9a875", outline=1.1 * weight)
        scene.contour(frame(ellipse(0, -59.4, 30, 5, 30)), 0.7 * weight)


def barrel_lying(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    flip: int = 1,
    *,
    wash: str = OAK,
    tone: float = 0.16,
    staved: bool = False,
    weight: float = 1.4,
) -> None:
    """A cask on its side, its head to +x, resting at (x, y), 76 units long; `staved` breaks its head in."""
    frame = Frame(x, y, scale, flip=flip)
    body = [
        (-40, -22, 1),
        (-37, -40),
        (-24, -56),
        (4, -60),
        (28, -54, 1),
        (36, -30),
        (28, -4, 1),
        (4, 1),
        (-24, -1),
        (-37, -8),
    ]
    scene.shape(frame(body), tone, puff=0.65, hatch=2, wash=wash, outline=1.3 * weight)
    for at, tall in ((-30, 25), (-18, 28), (10, 30)):
        hoop = [
            (at, -29 - tall),
            (at + 8, -29),
            (at, -29 + tall),
            (at - 5, -29 + tall),
            (at + 2, -29),
            (at - 5, -29 - tall),
        ]
        scene.shape(frame(hoop), 0.5, hatch=80, wash="#8a8478", outline=0.8 * weight)
    scene.fill(frame(ellipse(28, -29, 10, 26, 30)), 0.2, hatch=88, wash="#c9a875", outline=1.2 * weight)
    if staved:
        hole = [(26, -46), (33, -38), (30, -30), (36, -22), (28, -12), (24, -20), (20, -30), (24, -36)]
        scene.solid(frame(hole))


def ladder(
    scene: Scene,
    foot: Point,
    head: Point,
    *,
    width: tuple[float, float] = (44, 34),
    rungs: int = 12,
    thick: float = 7,
    wash: str = "#c9a46a",
    weight: float = 1.0,
) -> None:
    """A ladder from `foot` to `head` (middles of its ends); `width` at foot and head, poles `thick` units."""
    rail: list[Points] = [[], []]
    for t in np.linspace(0, 1, 12):
        x, y = foot[0] + (head[0] - foot[0]) * t, foot[1] + (head[1] - foot[1]) * t
        half = (width[0] + (width[1] - width[0]) * t) / 2
        rail[0].append((x - half, y + half * 0.08))
        rail[1].append((x + half, y - half * 0.08))
    for i in range(rungs):
        t = (i + 0.6) / rungs
        left, right = _along(rail[0], t), _along(rail[1], t)
        rung = limb([left, right], [thick * 0.52, thick * 0.52])
        scene.fill(rung, 0.3, hatch=4, wash=wash, outline=0.8 * weight)
    for points in rail:
        pole = limb(points, [thick, thick * 0.78])
        scene.fill(pole, 0.2, hatch=86, wash=wash, outline=1.1 * weight)


def _along(points: Points, t: float) -> Point:
    at = t * (len(points) - 1)
    i = min(int(at), len(points) - 2)
    f = at - i
    a, b = points[i], points[i + 1]
    return a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f


def plank(
    scene: Scene, start: Point, end: Point, width: float = 8, *, wash: str = OAK, tone: float = 0.3
) -> None:
    """A loose board or splintered timber between two points."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) + 1e-6
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    board = [
        (start[0] + nx, start[1] + ny),
        (start[0] - nx, start[1] - ny),
        (end[0] - nx * 0.8, end[1] - ny * 0.8),
        (end[0] - dx / length * width * 0.5, end[1] - dy / length * width * 0.5),
        (end[0] + nx, end[1] + ny),
    ]
    scene.fill(board, tone, hatch=math.degrees(math.atan2(dy, dx)), wash=wash, outline=1.1)
