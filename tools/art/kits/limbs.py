"""Arms, legs and feet of the jointed figure.

They must not know coats or faces. Angles are in degrees in the plane of the picture:
0 hangs down, 90 points forward (to the right of the frame), 180 up.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from ..engine.geometry import Frame, Point, Points, ellipse, limb
from .burin import LEATHER, LINEN, Burin
from .hands import hand
from .modelling import merged, smoothed

UPPER_ARM, FOREARM = 17.0, 15.0
THIGH, SHIN, SOLE = 24.5, 22.0, 4.0
Hold = Callable[[Burin, Frame, Point, float], None]
"""Draws what a hand holds: the frame, where the palm is, and the angle of the forearm."""


def away(point: Point, angle: float, length: float) -> tuple[float, float]:
    """A place `length` from a point in the direction of an angle."""
    a = math.radians(angle)
    return point[0] + length * math.sin(a), point[1] + length * math.cos(a)


def bearing(start: Point, end: Point) -> float:
    """The angle from one place to another."""
    return math.degrees(math.atan2(end[0] - start[0], end[1] - start[1]))


@dataclass
class Sleeve:
    """What an arm wears. `kind` is coat, shirt (full, to the wrist), rolled (bare forearm), bell or bare.

    A `sewn` one is of a piece with the coat: no hard line parts them at the shoulder.
    """

    wash: str
    kind: str = "coat"
    cuff: str = ""
    wide: float = 1.0
    dark: float = 0.0
    ruffle: bool = True
    sewn: bool = False


@dataclass
class Arm:
    """Where an arm is: places of its joints in the frame, and the angle of the forearm."""

    shoulder: Point
    elbow: Point
    wrist: Point
    angle: float

    @property
    def palm(self) -> tuple[float, float]:
        """The middle of the hand."""
        return away(self.wrist, self.angle, 3.2)


def arm_at_angles(shoulder: Point, angles: tuple[float, ...], lean: float = 0.0) -> Arm:
    """An arm from the angles of its two parts; a third and fourth number shorten them (0 to 1)."""
    upper, lower = angles[0] + lean, angles[1] + lean
    short = (*angles[2:], 1.0, 1.0)
    elbow = away(shoulder, upper, UPPER_ARM * short[0])
    wrist = away(elbow, lower, FOREARM * (short[1] if len(angles) > 3 else 1.0))
    return Arm(shoulder, elbow, wrist, lower)


def arm_reaching(shoulder: Point, palm: Point, bend: float = 1.0) -> Arm:
    """An arm whose palm lies on a place, the elbow low; a negative `bend` lifts the elbow instead."""
    lower = FOREARM + 3.2
    distance = math.dist(shoulder, palm)
    short = min(1.0, max(0.3, distance / (0.72 * (UPPER_ARM + lower))))
    upper, lower = UPPER_ARM * max(short, 0.62), lower * max(short, 0.62)
    reach = min(distance, upper + lower - 0.3)
    reach = max(reach, abs(upper - lower) + 0.3)
    corner = (upper**2 + reach**2 - lower**2) / (2 * upper * reach)
    spread = math.degrees(math.acos(max(-1.0, min(1.0, corner))))
    elbow = away(shoulder, bearing(shoulder, palm) - spread * bend, upper)
    angle = bearing(elbow, palm)
    return Arm(shoulder, elbow, away(elbow, angle, lower - 3.2), angle)


def draw_arm(
    burin: Burin,
    frame: Frame,
    arm: Arm,
    sleeve: Sleeve,
    kind: str = "curled",
    hold: Hold | None = None,
    thumb: int = 1,
) -> None:
    """What is held, the hand over it, and the sleeve over the wrist."""
    if hold:
        hold(burin, frame, arm.palm, arm.angle)
    hand(burin, frame, arm.wrist, arm.angle, kind, thumb)
    draw_sleeve(burin, frame, arm, sleeve)


def draw_sleeve(burin: Burin, frame: Frame, arm: Arm, sleeve: Sleeve) -> None:
    """The arm without its hand."""
    wide, dark = sleeve.wide, sleeve.dark
    cloth: dict = {"curve": 0.5, "hatch": 80 - bearing(arm.shoulder, arm.elbow)}
    if sleeve.kind == "bell":
        _bell(burin, frame, arm, sleeve)
    elif sleeve.kind in ("rolled", "bare"):
        burin.polygon(
            frame,
            _along([arm.elbow, arm.wrist, away(arm.wrist, arm.angle, 0.8)], (4.9, 4.6, 3.4, 3.1)),
            burin.skin,
            0.06 + dark + burin.skin_tone,
            puff=0.5,
            hatch=arm.angle + 90,
            outline=0.9,
        )
        low = away(arm.elbow, arm.angle, 3.0)
        widths = [w * wide for w in (7.2, 7.6, 7.4, 7.2, 6.6)]
        if sleeve.kind == "rolled":
            burin.polygon(
                frame,
                _along([arm.shoulder, arm.elbow, low], widths),
                sleeve.wash,
                0.1 + dark,
                puff=0.6,
                **cloth,
            )
            if sleeve.ruffle:
                edge = _along([away(arm.elbow, arm.angle, 1.6), away(arm.elbow, arm.angle, 4.4)], (6.6, 7.4))
                burin.polygon(frame, edge, LINEN, 0.06 + dark, puff=0.3, outline=0.6)
        else:
            burin.tube(frame, [arm.shoulder, arm.elbow], (6.2, 5.2), burin.skin, 0.06 + dark, **cloth)
    else:
        full = sleeve.kind == "shirt"
        shape = (7.4, 7.9, 7.6, 7.4, 7.2, 5.0) if full else (7.2, 7.4, 6.8, 6.2, 5.6, 5.2)
        outline = _along([arm.shoulder, arm.elbow, arm.wrist], [w * wide for w in shape])
        burin.polygon(frame, outline, sleeve.wash, 0.12 + dark, puff=0.6, outline=1.05, **cloth)
        if sleeve.cuff:
            top, low = away(arm.wrist, arm.angle, -5.6), away(arm.wrist, arm.angle, -0.2)
            burin.tube(
                frame, [low, away(low, arm.angle, 1.6)], (4.6, 5.2), LINEN, 0.04, puff=0.1, outline=0.5
            )
            burin.tube(frame, [top, low], (7.0 * wide, 7.4 * wide), sleeve.cuff, 0.15 + dark, outline=0.9)
    if sleeve.sewn:
        x, y = arm.shoulder
        seam = ellipse(0.62 * x, y + 2.4, 2.7, 3.6, 14)
        burin.polygon(frame, seam, sleeve.wash, 0.16 + sleeve.dark, puff=0, curve=0, hatch=66, outline=0)
    _elbow_folds(burin, frame, arm)


def _bell(burin: Burin, frame: Frame, arm: Arm, sleeve: Sleeve) -> None:
    """A gown's wide sleeve, which hangs from the forearm and falls back from a raised one."""
    cuff = [away(arm.wrist, arm.angle, -9), away(arm.wrist, arm.angle, 0.6)]
    burin.tube(frame, cuff, (5.6, 5.2), LINEN, 0.05 + sleeve.dark, puff=0.3, outline=0.8)
    mouth = away(arm.elbow, arm.angle, 8.5)
    raised = max(0.0, -math.cos(math.radians(arm.angle)))
    low = (mouth[0] * (1 - raised) + arm.elbow[0] * raised, mouth[1] + 15 - 3 * raised)
    bag = [
        away(arm.elbow, arm.angle + 90, 3.6),
        (*away(mouth, arm.angle + 90, 4.6), 1),
        (*away(mouth, arm.angle - 90, 4.6), 1),
        (low[0] + 2, low[1], 1),
        (low[0] - 5, low[1] - 1),
        (arm.elbow[0] - 3, arm.elbow[1] + 7),
        away(arm.shoulder, bearing(arm.shoulder, arm.elbow), 4),
    ]
    upper = _along([arm.shoulder, arm.elbow, mouth], [8.6, 9.4, 9.0, 8.8])
    outline = merged(upper, smoothed(bag))
    burin.polygon(frame, outline, sleeve.wash, 0.4 + sleeve.dark, puff=0.5, curve=0.5, hatch=58, outline=1.15)
    burin.line(frame, [away(arm.shoulder, bearing(arm.shoulder, arm.elbow), 6), arm.elbow, low], 0.8)
    burin.line(frame, [arm.elbow, ((mouth[0] + low[0]) / 2 - 2, (mouth[1] + low[1]) / 2), low], 0.7)


def _along(course: list[Point], widths: list[float] | tuple[float, ...]) -> Points:
    return limb(course, list(widths), 1.2)


def _elbow_folds(burin: Burin, frame: Frame, arm: Arm) -> None:
    if not burin.fine(frame):
        return
    upper = bearing(arm.shoulder, arm.elbow)
    bent = (arm.angle - upper + 180) % 360 - 180
    side = 90 if bent > 0 else -90
    for shift in (-3.4, -0.6, 2.2):
        middle = away(arm.elbow, upper, shift)
        start, end = away(middle, upper + side, 2.8), away(middle, upper - side * 0.5, 1.2)
        burin.line(frame, [start, away(middle, upper + side * 0.7, 0.6), end], 0.55)


@dataclass
class Legs:
    """What the legs wear: breeches with stockings or boots, or trousers; `bare` legs and feet."""

    breeches: str = "#cdb98a"
    stockings: str = "#efe6d2"
    shoes: str = LEATHER
    boots: str = ""
    trousers: bool = False
    bare: bool = False
    buckles: bool = True


def leg_joints(hip: Point, angles: tuple[float, ...]) -> tuple[Point, Point]:
    """The knee and the ankle; a third and fourth number shorten thigh and shin."""
    short = (*angles[2:], 1.0, 1.0)
    knee = away(hip, angles[0], THIGH * short[0])
    return knee, away(knee, angles[1], SHIN * (short[1] if len(angles) > 3 else 1.0))


def draw_leg(
    burin: Burin,
    frame: Frame,
    hip: Point,
    angles: tuple[float, ...],
    wear: Legs,
    facing: float,
    dark: float = 0.0,
    foot: float | None = None,
) -> Point:
    """One leg; `facing` is where its toes point (see View); returns the ankle."""
    knee, ankle = leg_joints(hip, angles)
    forward = math.sin(math.radians(facing))
    _foot(burin, frame, ankle, angles[1] if foot is None else foot, wear, facing, dark)
    if wear.trousers:
        widths = (12.6, 11.8, 9.6, 8.8, 8.0, 8.2)
        burin.tube(
            frame, [hip, knee, away(ankle, angles[1], 1.0)], widths, wear.breeches, 0.13 + dark, hatch=80
        )
    else:
        calf = away(knee, angles[1], SHIN * 0.36)
        calf = (calf[0] - 1.3 * forward * math.cos(math.radians(angles[1])), calf[1])
        course = [away(knee, angles[0], -3), knee, calf, ankle, away(ankle, angles[1], 1)]
        stocking, widths = (
            (burin.skin, (6.6, 6.4, 7.6, 6.6, 4.4, 4.0))
            if wear.bare
            else (wear.stockings, (6.8, 6.6, 7.8, 6.8, 4.4, 4.0))
        )
        tone = 0.07 + dark
        if wear.boots:
            stocking, widths, tone = wear.boots, (7.6, 7.4, 8.0, 7.0, 5.4, 5.0), 0.55 + dark * 0.5
        burin.tube(frame, course, widths, stocking, tone, hatch=85, outline=1.0)
        thigh = [hip, away(hip, angles[0], THIGH * 0.5), away(knee, angles[1], 1.4)]
        burin.tube(frame, thigh, (12.8, 12.0, 9.8, 7.8), wear.breeches, 0.12 + dark, hatch=75, outline=1.05)
        if burin.fine(frame):
            band = [
                away(knee, angles[1] + 90, 3.4),
                away(knee, angles[1], 1.6),
                away(knee, angles[1] - 90, 3.5),
            ]
            burin.line(frame, band, 0.8)
    return ankle


def _foot(
    burin: Burin, frame: Frame, ankle: Point, shin: float, wear: Legs, facing: float, dark: float
) -> None:
    forward, toward = math.sin(math.radians(facing)), math.cos(math.radians(facing))
    reach = forward if abs(forward) > 0.25 else math.copysign(0.25, forward or 1)
    inner = frame.child(ankle[0], ankle[1], -shin * 0.5 * abs(forward))
    drop = 1.3 * toward
    side = [
        (-2.2, -1.6, 1),
        (-3.0, 2.2),
        (-2.9, 4.0, 1),
        (4.2, 4.0 + drop),
        (9.0, 3.9 + drop, 1),
        (8.9, 2.2 + drop),
        (6.2, 0.8 + drop * 0.6),
        (2.8, -1.6, 1),
    ]
    profile = smoothed([(x * reach, y, *corner) for x, y, *corner in side], 0.6)
    toe = ellipse(6.0 * reach, 2.2 + drop, 2.2, 1.8, 14)
    heel = ellipse(-0.6 * reach, 1.8, 2.4, 2.2, 14)
    outline = merged(profile, toe, heel)
    if wear.bare:
        burin.polygon(inner, outline, burin.skin, 0.1 + dark + burin.skin_tone, outline=0.9)
        return
    burin.polygon(inner, outline, wear.boots or wear.shoes, 0.66, puff=0.35, outline=0.9)
    if wear.buckles and not wear.boots and not wear.trousers and burin.fine(frame):
        x, y = 3.4 * reach, 0.8 + 0.6 * drop
        burin.polygon(inner, ellipse(x, y, 1.3, 1.1, 8), "#d9bc6a", 0.05, puff=0, outline=0.5)


def cast_shadow(burin: Burin, x: float, y: float, scale: float, long: float = 1.0) -> None:
    """A person's shadow on the ground, thrown to the right and forward."""
    outline = [
        (-13, -1),
        (4, -3),
        (46 * long, -5.5),
        (58 * long, -1.5),
        (40 * long, 2.6),
        (8, 3.4),
        (-10, 2.6),
    ]
    points = [(x + scale * dx, y + scale * dy) for dx, dy in outline]
    burin.scene.shade(smoothed(points, 2.0), 0.34, soft=0.9 * scale)
