"""People who sit: on chairs, steps and benches, or on the ground.

They must not know what they sit on; its top is `seat` units above the floor at y.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..engine.geometry import Frame
from ..engine.scene import Scene
from .bodies import Person, man, woman
from .burin import Burin
from .gowns import Gown
from .limbs import SHIN, SOLE, THIGH
from .modelling import Place, View, hull, merged, smoothed

ON_GROUND = 8.0
"""Seats lower than this are the ground itself."""


def sitting_man(
    scene: Scene, x: float, y: float, scale: float, flip: int = 1, *, seat: float = 27.0, **wishes: Any
) -> Person:
    """A man sitting with his seat above (x, y); on the ground (seat 0) he draws up his knees."""
    turn = math.radians(wishes.get("turn", 62.0))
    reach, aside = abs(math.sin(turn)), math.cos(turn)
    if seat < ON_GROUND:
        legs = {"leg_near": (118, 48, 0.9, 0.9), "leg_far": (104, 58, 0.9, 0.95), "hip": 6.5}
    else:
        hip = seat + 4.5
        down = math.degrees(math.acos(max(-1.0, min(1.0, (hip - SHIN - SOLE) / THIGH))))
        short = max(0.34, reach)
        spread = 0 if aside < 0.6 else 12
        legs = {
            "leg_near": (down - spread, 4 - spread * 0.5, short, 1.0),
            "leg_far": (down - 6 + spread, -9 + spread, short, 1.0),
            "hip": hip,
        }
    return man(scene, x, y, scale, flip, **({"seated": True, "shadow": False} | legs | wishes))


def sitting_woman(
    scene: Scene, x: float, y: float, scale: float, flip: int = 1, *, seat: float = 27.0, **wishes: Any
) -> Person:
    """A woman sitting with her seat above (x, y), her skirts over her knees, or spread on the ground."""

    def skirts(burin: Burin, frame: Frame, view: View, wear: Gown) -> None:
        lap(burin, frame, view, wear, seat)

    hip = seat + (6.0 if seat >= ON_GROUND else 9.0)
    return woman(scene, x, y, scale, flip, **({"skirts": skirts, "hip": hip, "shadow": False} | wishes))


def lap(burin: Burin, frame: Frame, view: View, wear: Gown, seat: float) -> None:
    """The skirts of a woman who sits, with her apron; the frame's origin is the floor under her."""
    wide = wear.full
    if seat < ON_GROUND:
        upper, lower = _mound(wide)
        knee_h, hem_v, hem_h = 8.0, 33.0, 0.8
    else:
        upper, lower = _on_chair(seat, wide)
        knee_h, hem_v, hem_h = seat + 4.5, 27.0, 3.0
        _toes(burin, frame, view)
    outline = merged(smoothed(hull(view(upper)), 1.0), smoothed(hull(view(lower)), 1.0))
    how = {"puff": 0.62, "curve": 0.6, "hatch": 68}
    burin.polygon(frame, outline, wear.petticoat or wear.gown, wear.tone, outline=1.15, **how)
    if burin.fine(frame):
        _lap_folds(burin, frame, view, seat, knee_h, hem_v, hem_h)
    if wear.apron and view.shows(0) > -0.5:
        waist_h = seat + (13 if seat < ON_GROUND else 10)
        cloth: list[Place] = [
            (-4.5, 6, waist_h),
            (-7, 15, knee_h + 2.5),
            (-8, 22, knee_h),
            (-9, hem_v - 1, hem_h + 4),
            (9, hem_v - 1, hem_h + 4),
            (8, 22, knee_h),
            (7, 15, knee_h + 2.5),
            (4.5, 6, waist_h),
        ]
        burin.shape(frame, view(cloth), wear.apron, 0.07, puff=0.45, curve=0.5, hatch=72, outline=0.9)


def _ring(h: float, a: float, b: float, forward: float, n: int = 14) -> list[Place]:
    return [
        (a * math.sin(t), forward + b * math.cos(t), h) for t in np.linspace(0, math.tau, n, endpoint=False)
    ]


def _on_chair(seat: float, wide: float) -> tuple[list[Place], list[Place]]:
    upper = _ring(seat + 11.5, 6.4, 5.2, 0.2) + _ring(seat + 3, 10.5 * wide, 9.0, -1.0)
    upper += _ring(seat + 3.5, 9.5 * wide, 5.0, 18.0) + _ring(seat - 3, 10.0 * wide, 7.0, -2.0)
    lower = _ring(seat + 3, 9.5 * wide, 6.5, 17.0) + _ring(2.5, 13.0 * wide, 10.0, 17.0)
    return upper, lower


def _mound(wide: float) -> tuple[list[Place], list[Place]]:
    whole = (
        _ring(14.5, 6.4, 5.2, 0.0) + _ring(7.5, 10.5 * wide, 8.5, -1.0) + _ring(8.0, 9.0 * wide, 5.0, 17.0)
    )
    whole += _ring(0.3, 17.0 * wide, 19.0 * wide, 11.0, 20)
    return whole, whole


def _toes(burin: Burin, frame: Frame, view: View) -> None:
    for side in (-4.0, 4.0):
        shoe = hull(view([(side - 1.8, 22, 0.4), (side + 1.8, 22, 0.4), (side, 30, 0.4), (side, 24, 3.4)]))
        burin.polygon(frame, smoothed(shoe), "#2a231d", 0.7, puff=0.3, outline=0.8)


def _lap_folds(
    burin: Burin, frame: Frame, view: View, seat: float, knee_h: float, hem_v: float, hem_h: float
) -> None:
    """Lines from the waist over the thighs, and from the knees down."""
    for u in (-9.0, -5.5, 0.0, 5.5, 9.0):
        if view.shows(math.degrees(math.atan2(u, 10))) < -0.1:
            continue
        over = [(u * 0.6, 5, seat + 6), (u * 0.9, 12, knee_h + 1.2), (u, 19, knee_h - 0.5)]
        burin.line(frame, view(over), 0.6, 0.4)
        fall = [
            (u, 22, knee_h - 2),
            (u * 1.1, hem_v - 2, (knee_h + hem_h) / 2),
            (u * 1.3, hem_v - 1, hem_h + 2),
        ]
        burin.line(frame, view(fall), 0.7, 0.35)
    for v in (-6.0, 2.0, 9.0):
        side = -1 if view.shows(-90) > 0 else 1
        sag = [(side * 10.5, v, seat + 2), (side * 11.2, v + 4, seat - 4), (side * 11, v + 9, seat - 1)]
        if seat >= ON_GROUND:
            burin.line(frame, view(sag), 0.6, 0.4)
