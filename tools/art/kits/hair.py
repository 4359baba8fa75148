"""Hair and wigs on a turning head: what lies behind the face, and what lies over it.

It must not know faces or hats.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from ..engine.geometry import Frame, Points
from .burin import Burin
from .modelling import Loft, Place, View, hull, merged, smoothed

if TYPE_CHECKING:
    from .heads import Face

POWDER = "#d8cfbd"
RIBBON = "#2d2722"
CAPS = {
    "short": (6.2, 7.0, 6.5),
    "queue": (6.2, 7.1, 6.6),
    "wig": (6.6, 7.5, 7.3),
    "long": (6.4, 7.2, 6.7),
    "bun": (6.2, 7.1, 6.8),
    "loose": (6.5, 7.3, 6.8),
}
MIDDLE = (0.0, -0.9, 10.4)


def _cap(view: View, axes: tuple[float, float, float]) -> Points:
    """The outline of the hair on the skull down to the nape."""
    places: list[Place] = []
    for i in range(1, 12):
        latitude = math.pi * i / 12 - math.pi / 2
        for j in range(20):
            longitude = math.tau * j / 20
            ring = math.cos(latitude)
            v = MIDDLE[1] + axes[1] * ring * math.cos(longitude)
            h = MIDDLE[2] + axes[2] * math.sin(latitude)
            if v < 1.2 or h > 12.0:
                places.append((axes[0] * ring * math.sin(longitude), v, h))
    places += [(u, -4.4, 3.2) for u in (-3.4, 3.4)]
    if _back(view):
        places += [(5.4 * side, 1.4, h) for side in (-1, 1) for h in (8.0, 11.5)]
        places += [(4.6 * side, 3.6, 13.2) for side in (-1, 1)]
    return hull(view(places))


def _back(view: View) -> bool:
    """Whether we see the head rather from behind."""
    return view.shows(0) < -0.1


def hair_before(
    burin: Burin, frame: Frame, view: View, face: Face, covered: bool, hooded: bool = False
) -> None:
    """What the face hides: the hair of the far side, the queue of one who faces us."""
    kind, colour = face.hair, face.hair_colour
    if hooded and kind != "loose":
        return
    if kind == "none":
        return
    if kind in ("queue", "wig") and view.depth(0, -8, 4) <= 0:
        _queue(burin, frame, view, colour)
    if kind in ("long", "loose") and not _back(view):
        _fall(burin, frame, view, colour, kind == "loose")
    if kind == "bun" and not covered and view.depth(0, -8, 13) <= 0:
        _bun(burin, frame, view, colour)
    if kind != "bald" and not _back(view):
        tone = 0.14 if kind == "wig" else 0.34
        burin.polygon(frame, smoothed(_cap(view, CAPS[kind]), 0.6), colour, tone, hatch=70, outline=0.9)
        if burin.fine(frame) and not covered:
            _locks(burin, frame, view, CAPS[kind])


def hair_over(
    burin: Burin, frame: Frame, view: View, face: Face, covered: bool, hooded: bool = False
) -> None:
    """What lies over the face or neck: forelocks, side curls, the whole back of a head turned away."""
    kind, colour = face.hair, face.hair_colour
    if kind == "none":
        return
    if _back(view):
        if kind != "bald":
            if kind in ("long", "loose"):
                _fall(burin, frame, view, colour, kind == "loose")
            tone = 0.16 if kind == "wig" else 0.36
            burin.polygon(frame, smoothed(_cap(view, CAPS[kind]), 0.6), colour, tone, hatch=80, outline=0.95)
            if burin.fine(frame):
                _locks(burin, frame, view, CAPS[kind])
            if kind == "bun" and not covered:
                _bun(burin, frame, view, colour)
    elif kind != "bald" and (hooded or not covered):
        _hairline(burin, frame, view, colour, kind)
    if kind == "wig":
        _curls(burin, frame, view, colour)
    if kind == "bald":
        _fringe(burin, frame, view, colour)
    if kind in ("queue", "wig") and view.depth(0, -8, 4) > 0:
        _queue(burin, frame, view, colour)


def _locks(burin: Burin, frame: Frame, view: View, axes: tuple[float, float, float]) -> None:
    """Strands from the crown backward."""
    for azimuth in (-150, -110, -75, 75, 110, 150, 180):
        if view.shows(azimuth) < 0.15:
            continue
        phi = math.radians(azimuth)
        strand = []
        for latitude in (1.1, 0.7, 0.2, -0.3):
            ring = math.cos(latitude)
            strand.append(
                (
                    axes[0] * ring * math.sin(phi),
                    MIDDLE[1] + axes[1] * ring * math.cos(phi),
                    MIDDLE[2] + axes[2] * math.sin(latitude),
                )
            )
        burin.line(frame, view(strand), 0.55, 0.4)


def _hairline(burin: Burin, frame: Frame, view: View, colour: str, kind: str) -> None:
    """The edge of the hair over the brow and before the ears, a little uneven."""
    low = 13.1 if kind != "wig" else 13.6
    edge: list[Place] = [
        (-5.6, 0.5, 6.6),
        (-5.7, 2.0, 9.8),
        (-5.2, 3.3, 11.8),
        (-3.6, 4.9, low, 1),
        (-1.7, 5.6, low + 0.7),
        (0.2, 5.8, low - 0.2, 1),
        (1.9, 5.6, low + 0.6),
        (3.6, 4.9, low - 0.1, 1),
        (5.2, 3.3, 11.8),
        (5.7, 2.0, 9.8),
        (5.6, 0.5, 6.6),
    ]
    near = [q for q in edge if view.shows(math.degrees(math.atan2(q[0], q[1] + 0.9))) > 0.0]
    if len(near) < 3:
        return
    axes = CAPS[kind]
    scalp = [(0.72 * u, 0.5 * v - 0.5, 0.4 * h + 0.6 * (MIDDLE[2] + axes[2])) for u, v, h, *_ in near[::-1]]
    tone = 0.1 if kind == "wig" else 0.32
    burin.shape(frame, view([*near, *scalp]), colour, tone, hatch=70, puff=0.2, outline=0)
    burin.line(frame, view(near), 0.7, 0.2)


def _curls(burin: Burin, frame: Frame, view: View, colour: str) -> None:
    """The rolled curls of a wig above the ears."""
    for side in (-1, 1):
        if view.shows(side * 100) < -0.3:
            continue
        for h in (9.4, 6.9, 4.4):
            roll = [
                (5.4 * side + 0.9 * side * math.cos(a), -1.2 + 2.9 * math.cos(a), h + 1.5 * math.sin(a))
                for a in np.linspace(0, math.tau, 12)[:-1]
            ]
            burin.shape(frame, view(roll), colour, 0.1, puff=0.8, hatch=85, outline=0.75)
            if burin.fine(frame):
                swirl = [(6.0 * side, 0.4, h + 0.3), (6.1 * side, 0.0, h - 0.6), (6.1 * side, -0.9, h - 0.2)]
                burin.line(frame, view(swirl), 0.45)


def _queue(burin: Burin, frame: Frame, view: View, colour: str) -> None:
    """The tied tail of hair, with its bow."""
    tail = view([(0, -6.6, 6.4), (0, -7.9, 3.2), (0, -8.5, -2.0), (0, -8.2, -6.4)])
    burin.tube(frame, tail, (4.2, 3.2, 3.6, 3.0, 1.6), colour, 0.26, hatch=80, outline=0.8)
    bow = view([(0, -8.0, 3.6, 1), (-3.2, -8.6, 5.2, 1), (-3.0, -8.6, 2.2, 1), (0, -8.4, 3.2, 1)])
    loop = view([(0, -8.0, 3.6, 1), (3.2, -8.6, 5.2, 1), (3.0, -8.6, 2.2, 1), (0, -8.4, 3.2, 1)])
    side = view([(0, -7.6, 3.6, 1), (0.6, -10.6, 5.4, 1), (0.6, -10.4, 1.8, 1), (0, -7.9, 3.0, 1)])
    for knot in (bow, loop, side):
        burin.polygon(frame, knot, RIBBON, 0.8, puff=0, outline=0.6)


def _fall(burin: Burin, frame: Frame, view: View, colour: str, loose: bool) -> None:
    """Hair that falls to the shoulders, or loose down the back."""
    low = -7.5 if loose else -3.6
    wide = 6.6 if loose else 5.8
    locks: list[Points] = []
    for side in (-1, 1):
        if view.shows(side * 70) < 0.1:
            continue
        lock: list[Place] = [(5.6 * side, 1.6, 10), (5.9 * side, 0.4, 5), (wide * side, -0.8, 0.5)]
        lock += [(0.72 * wide * side, -5.0, low), (4.6 * side, -6.4, 6), (3.4 * side, -2.4, low + 0.6)]
        locks.append(_plumb(frame, view(lock)))
    if _back(view) or abs(math.cos(math.radians(view.turn))) < 0.35:
        locks = [[point for lock in locks for point in lock]]
    hair = merged(smoothed(_cap(view, CAPS["long"]), 0.6), *(smoothed(hull(lock), 0.6) for lock in locks))
    burin.polygon(frame, hair, colour, 0.36, hatch=84, outline=0.9)
    if burin.fine(frame):
        for u, v in ((-5.4, -2), (-3.6, -5), (0, -6.6), (3.6, -5), (5.4, -2)):
            if view.depth(u, v, 4) > -1.5:
                strand = view([(u, v, 9), (u * 1.05, v - 0.2, 4), (u * 0.95, v - 0.2, low + 1.4)])
                burin.line(frame, _plumb(frame, strand), 0.6)


def _plumb(frame: Frame, points: Points, root: float = -8.0) -> Points:
    """Points below `root` turned so that they hang straight down however the head is held."""
    origin, right, down = (np.array(q[:2]) for q in frame([(0, 0), (1, 0), (0, 1)]))
    fall = np.linalg.solve(np.stack([right - origin, down - origin], 1), (0.0, 1.0))
    angle = np.clip(math.atan2(fall[0], fall[1]), -1.6, 1.6)
    hung: Points = []
    for x, y, *corner in points:
        turn = angle * min(1.0, max(0.0, (y - root) / 6))
        c, s = math.cos(turn), math.sin(turn)
        below = y - root
        hung.append((x * c + below * s, root - x * s + below * c, *corner))
    return hung


def _bun(burin: Burin, frame: Frame, view: View, colour: str) -> None:
    x, y = view([(0, -7.4, 12.6)])[0]
    ring = [(x + 3.1 * math.cos(a), y + 2.8 * math.sin(a)) for a in np.linspace(0, math.tau, 14)[:-1]]
    burin.shape(frame, ring, colour, 0.34, puff=0.7, hatch=40, outline=0.85)
    if burin.fine(frame):
        burin.line(frame, [(x - 2, y + 0.6), (x, y - 1.2), (x + 2, y + 0.4)], 0.5)


def _fringe(burin: Burin, frame: Frame, view: View, colour: str) -> None:
    """What is left to a bald man, above his ears and round the back."""
    ring = Loft([(10.8, 5.5, 6.6, -0.8), (8.0, 6.0, 7.1, -0.9), (5.4, 5.2, 6.4, -1.4), (4.0, 4.0, 4.8, -1.8)])
    heights = (10.8, 8.0, 5.4, 4.0)
    front, back = (84, 78, 86, 110), (181, 181, 181, 181)
    for left, right in ((front, back), ([-a for a in back], [-a for a in front])):
        shown = max(view.shows(a) for a in (*left, *right))
        if shown > 0.15:
            burin.shape(frame, ring.panel(view, heights, left, right), colour, 0.24, hatch=70, outline=0.7)
