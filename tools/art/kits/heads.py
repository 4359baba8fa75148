"""Heads that turn: skull, face and features placed in depth, seen from the front, the side or behind.

They must not know hats or bodies. A head is 17 units from chin (h = 0) to crown.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.geometry import Frame, Points, ellipse
from .burin import Burin
from .hair import hair_before, hair_over
from .modelling import Place, View, hull, merged, smoothed

SKULL = ((0.0, -0.7, 10.3), (5.8, 6.8, 6.4))
"""Middle (u, v, h) and half axes of the skull."""


@dataclass
class Face:
    """Who it is: features from 0 (fine) to 1 (heavy); `mouth` 1 shouts, `smile` -1 to 1, `frown` 0 to 1."""

    nose: float = 0.4
    chin: float = 0.3
    jowl: float = 0.25
    age: float = 0.3
    mouth: float = 0.0
    smile: float = 0.0
    frown: float = 0.0
    blush: float = 0.5
    hair: str = "queue"
    hair_colour: str = "#6b4a30"
    gaze: float = 0.0


def ellipsoid(
    view: View, middle: Sequence[float], axes: Sequence[float], n: int = 14, level: bool = False
) -> Points:
    """The outline of an ellipsoid; a `level` one ignores that we look down a little."""
    seen = View(view.turn, view.nod, 0.0) if level else view
    places = []
    for i in range(1, n):
        latitude = math.pi * i / n - math.pi / 2
        for j in range(2 * n):
            longitude = math.pi * j / n
            ring = math.cos(latitude)
            u = middle[0] + axes[0] * ring * math.sin(longitude)
            v = middle[1] + axes[1] * ring * math.cos(longitude)
            places.append((u, v, middle[2] + axes[2] * math.sin(latitude)))
    return hull(seen(places))


def draw_head(
    burin: Burin, frame: Frame, view: View, face: Face, covered: bool = False, hooded: bool = False
) -> None:
    """A head without neck and hat, its chin near (0, 0) of the frame.

    A `covered` head needs no hair on top, a `hooded` one (cap, bonnet) no ears.
    """
    hair_before(burin, frame, view, face, covered, hooded)
    behind = 100 < view.turn % 360 < 260
    outline = mask(view, face)
    if face.hair in ("bald", "none"):
        outline = merged(outline, smoothed(ellipsoid(view, *SKULL), 0.6))
    rough = 0.17 + 0.14 * min(1.0, face.age + face.jowl * 0.5)
    how = {"puff": rough, "hatch": 35, "pitch": 0.68, "outline": 0.9}
    burin.polygon(frame, outline, burin.skin, -0.03 + burin.skin_tone, **how)
    if burin.fine(frame) and not behind:
        features(burin, frame, view, face)
    hair_over(burin, frame, view, face, covered, hooded)
    if face.hair not in ("long", "wig", "loose") and not hooded:
        for side in (-1, 1):
            _ear(burin, frame, view, side)


def mask(view: View, face: Face) -> Points:
    """The outline of the face: cheeks, jaw, chin, and brow, nose and lips where they stand out."""
    jowl, chin = face.jowl * 1.1, face.chin * 1.2
    side: list[Place] = [
        (3.3, 4.9, 13.9),
        (4.9, 3.0, 12.6),
        (4.8, 4.2, 10.4),
        (5.0 + 0.3 * jowl, 3.7, 7.4),
        (5.4, 0.6, 11.0),
        (5.3, -0.4, 6.0),
        (4.6 + 0.9 * jowl, -0.2, 3.4 - 0.5 * jowl),
        (3.9 + 1.1 * jowl, 2.6, 1.5 - 0.4 * jowl),
        (2.3 + 0.3 * jowl, 4.6 + 0.4 * chin, 0.2),
    ]
    cheeks = hull(view([*side, *((-u, v, h) for u, v, h in side)]))
    parts = [smoothed(cheeks, 0.5)]
    profile = _profile(face)
    if abs(math.sin(math.radians(view.turn))) > 0.35:
        parts.append(smoothed(view([*profile, (0, 3.0, 0.2, 1), (0, 0.5, 7, 1), (0, 3.0, 14, 1)]), 0.35))
    parts.append(smoothed(hull(view(_chin(face))), 0.5))
    if view.shows(0) > 0.1:
        parts.append(smoothed(hull(view(_nose(face))), 0.4))
    return merged(*parts)


def _profile(face: Face) -> list[Place]:
    """The middle line of the face from the hair down to the chin."""
    nose, chin, mouth = face.nose * 2.3, face.chin * 1.5, face.mouth
    age = face.age
    return [
        (0, 5.0, 14.2, 1),
        (0, 5.9, 12.4),
        (0, 6.5, 10.6),
        (0, 5.9, 9.5),
        (0, 6.8 + 0.5 * nose, 7.9),
        (0, 7.7 + nose, 6.5 - 0.2 * nose),
        (0, 7.5 + 0.8 * nose, 5.7, 1),
        (0, 6.4, 5.4, 1),
        (0, 6.7 - 0.3 * age, 4.5),
        (0, 6.2, 3.9, 1),
        (0, 5.0, 3.6 - 0.4 * mouth, 1) if mouth > 0.3 else (0, 5.8, 3.75, 1),
        (0, 6.5 - 0.2 * age, 3.3 - 0.9 * mouth, 1),
        (0, 6.3, 2.8 - 0.8 * mouth),
        (0, 5.7, 2.2 - 0.8 * mouth),
        (0, 6.2 + chin, 1.2 - 0.7 * mouth),
        (0, 5.4 + 0.8 * chin, 0.0 - 0.6 * mouth),
    ]


def _chin(face: Face) -> list[Place]:
    forward, drop = face.chin * 1.3, 0.7 * face.mouth
    return [
        (-1.8, 4.7 + 0.6 * forward, 0.3 - drop),
        (1.8, 4.7 + 0.6 * forward, 0.3 - drop),
        (0, 6.1 + forward, 1.2 - drop),
        (-1.5, 5.2, 2.2),
        (1.5, 5.2, 2.2),
        (0, 5.5 + 0.8 * forward, -0.1 - drop),
    ]


def _nose(face: Face) -> list[Place]:
    out = face.nose * 2.3
    wide = 1.25 + 0.2 * face.nose
    return [
        (-0.6, 5.7, 9.6),
        (0.6, 5.7, 9.6),
        (0, 7.6 + out, 6.6 - 0.2 * out),
        (0, 7.4 + 0.8 * out, 5.7),
        (-wide, 6.0, 5.9),
        (wide, 6.0, 5.9),
        (-0.8, 6.4 + 0.4 * out, 5.3),
        (0.8, 6.4 + 0.4 * out, 5.3),
    ]


def draw_neck(burin: Burin, frame: Frame, view: View, face: Face) -> None:
    """The neck, down into the collar; to be drawn before the coat."""
    thick = 3.0 + 0.7 * face.jowl
    places = [
        (u * thick, v, h) for u in (-1, 1) for v, h in ((1.4, 3.2), (-3.4, 4.6), (0.2, -5.6), (-4.6, -5.6))
    ]
    burin.polygon(frame, hull(view(places)), burin.skin, 0.2 + burin.skin_tone, hatch=60, outline=0.8)


def features(burin: Burin, frame: Frame, view: View, face: Face) -> None:
    """Eyes, brows, nose, mouth and the lines of age, where they can be seen."""
    for side in (-1, 1):
        if view.shows(side * 24) > 0.16:
            _eye(burin, frame, view, face, side)
        if view.shows(side * 38) > 0.5 and face.blush:
            ((x, y),) = view([(side * 3.2, 4.7, 6.3)])
            burin.blush(frame, x, y, 1.5, face.blush)
    _nose_lines(burin, frame, view, face)
    _mouth(burin, frame, view, face)
    if face.age > 0.5:
        for side in (-1, 1):
            if view.shows(side * 28) > 0.3:
                fold = [(1.7 * side, 5.9, 6.0), (2.6 * side, 5.3, 4.8), (2.5 * side, 5.1, 3.4)]
                burin.line(frame, view(fold), 0.5)


def _eye(burin: Burin, frame: Frame, view: View, face: Face, side: int) -> None:
    squeeze = 0.25 * face.mouth + 0.15 * max(0.0, face.smile)
    inner, outer = (1.15 * side, 5.5, 8.7), (3.7 * side, 4.3, 8.85)
    top, low = (2.4 * side, 5.4, 9.6 - squeeze), (2.4 * side, 5.25, 8.3 + squeeze * 0.6)
    burin.shape(
        frame, view([(*inner, 1), top, (*outer, 1), low]), "#f8f1e2", 0.0, puff=0, kind=2, outline=0.35
    )
    width = max(0.3, view.shows(side * 24))
    ((x, y),) = view([(2.35 * side + 0.55 * face.gaze, 5.4, 8.95)])
    burin.dot(frame, ellipse(x, y, 0.78 * width**0.5, 0.82, 10))
    lid = [(1.0 * side, 5.55, 8.85), (2.4 * side, 5.45, 9.7 - squeeze), (3.9 * side, 4.2, 8.95)]
    burin.line(frame, view(lid), 0.75, 0.3)
    knit = 0.7 * face.frown
    brow = [
        (0.9 * side, 6.1, 10.5 - knit),
        (2.5 * side, 5.6, 11.1 + 0.3 * face.mouth - 0.2 * knit),
        (4.3 * side, 4.3, 10.4 + 0.2 * knit),
    ]
    burin.line(frame, view(brow), 1.0 - 0.2 * (face.age < 0.15), 0.35)
    if face.age > 0.4:
        pouch = [(1.6 * side, 5.4, 7.8), (2.6 * side, 5.1, 7.5), (3.6 * side, 4.4, 7.9)]
        burin.line(frame, view(pouch), 0.4)


def _nose_lines(burin: Burin, frame: Frame, view: View, face: Face) -> None:
    out = face.nose * 2.3
    turn = (view.turn + 180) % 360 - 180
    far = 1 if turn >= 0 else -1
    if abs(turn) < 72:
        ridge = [(0.75 * far, 5.9, 9.8), (0.45 * far, 6.4 + 0.4 * out, 8.0), (0.35 * far, 7.4 + out, 6.5)]
        burin.line(frame, view(ridge), 0.6, 0.4)
    if abs(turn) < 60:
        under = [
            (1.3 * far, 6.1, 5.8),
            (0.6 * far, 6.9 + 0.6 * out, 5.35),
            (-0.6 * far, 6.7 + 0.5 * out, 5.3),
        ]
        burin.line(frame, view(under), 0.75, 0.3)
    wing = [(-0.7 * far, 6.9 + 0.4 * out, 5.5), (-1.4 * far, 6.1, 5.6), (-1.3 * far, 6.2, 6.5)]
    if abs(turn) < 110:
        burin.line(frame, view(wing), 0.6, 0.3)


def _mouth(burin: Burin, frame: Frame, view: View, face: Face) -> None:
    """A closed line, a laugh that keeps its width, or a cry that rounds."""
    cry = face.mouth * (1.0 if face.smile <= 0.2 else 0.2)
    half = 2.0 - 0.75 * cry

    def lip(drop: float) -> list[Place]:
        places = []
        for i in range(9):
            u = half * (i - 4) / 4
            if view.shows(math.degrees(math.atan2(u, 4.2))) > -0.05:
                bend = (u / half) ** 2
                out = 6.25 - 1.15 * (u / 2.0) ** 2
                places.append((u, out, 3.75 + 0.7 * face.smile * bend - drop * (1 - bend)))
        return places

    upper = lip(-0.65 * cry)
    if len(upper) < 2:
        return
    if face.mouth > 0.15:
        lower = lip(1.9 * face.mouth)
        burin.dot(frame, smoothed(view([*upper, *lower[::-1]]), 0.4))
    else:
        burin.line(frame, view(upper), 0.85, 0.25)
        if view.shows(0) > 0.4:
            burin.line(frame, view([(-0.8, 5.9, 2.6), (0, 6.1, 2.45), (0.8, 5.9, 2.6)]), 0.45)


def _ear(burin: Burin, frame: Frame, view: View, side: int) -> None:
    if view.shows(side * 95) < -0.25:
        return
    rim: list[Place] = []
    for i in range(10):
        angle = math.tau * i / 10
        back = -0.9 - 1.15 * math.cos(angle)
        rim.append(
            ((5.2 - 0.35 * (back + 0.9)) * side, back, 7.4 + 1.95 * math.sin(angle) - 0.2 * (back + 0.9))
        )
    burin.flesh(frame, view(rim), 0.08, outline=0.6)
    if burin.fine(frame):
        fold = [(5.3 * side, -1.4, 8.4), (5.2 * side, -0.7, 7.6), (5.3 * side, -1.2, 6.6)]
        burin.line(frame, view(fold), 0.4)
