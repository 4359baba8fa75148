"""Soldiers far away: a dozen shapes each, in profile or from the front, cheap enough for hundreds.

It must not know nations: it is told the colours. Local units: 100 tall, feet at y = 0.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ..engine.geometry import Frame, Point, Points, ellipse
from ..engine.scene import Scene
from .burin import FLESH, Burin

WHITE_BELT = "#f3ecd8"


@dataclass(frozen=True, slots=True)
class Livery:
    """What can be seen of a uniform from afar; `cap` is a kind of CAPS, `pack` empty for none."""

    coat: str
    legs: str = "#efe6d2"
    cap: str = "shako"
    cap_colour: str = "#4a4038"
    tuft: str = "#e9dcc0"
    pack: str = "#5a4a38"
    skin: str = FLESH
    belts: bool = True
    bare_calves: bool = False


@dataclass(frozen=True, slots=True)
class Drill:
    """How far soldiers stand in profile: lean, stride, the musket's angle and shoulder, the near hand."""

    lean: float
    stride: float
    musket: float
    at: Point
    hand: Point


DRILLS = {
    "march": Drill(4, 15, 166, (6, -20), (10, -12)),
    "charge": Drill(12, 20, 98, (8, -12), (16, -14)),
    "fire": Drill(3, 9, 95, (9, -28), (19, -27)),
    "stand": Drill(0, 5, 172, (4, -18), (10, -14)),
    "port": Drill(4, 11, 140, (8, -16), (14, -16)),
    "fall": Drill(-24, 12, 130, (8, -30), (13, -20)),
    "pike": Drill(6, 14, 158, (10, -20), (12, -22)),
}

CAPS: dict[str, Points] = {
    "shako": [(-6, -10), (-5.6, -25), (6, -26), (6.2, -11), (10, -9.4), (5, -9.6)],
    "wide_shako": [(-6, -10), (-7.4, -24), (7.4, -25), (6.2, -11), (10, -9.4), (5, -9.6)],
    "cocked": [(-13, -12), (-7, -17), (-3, -20), (4, -20), (7, -16), (13, -11), (0, -10)],
    "fur": [(-6.5, -9), (-7.2, -18), (-5, -26), (0, -30), (5, -26), (7.2, -18), (6.5, -10)],
    "round": [(-12, -11), (-5, -12.6), (-4.6, -21), (4.6, -21), (5, -12.6), (12, -11), (0, -9)],
    "turban": [(-7, -9), (-8, -15), (-3, -20), (4, -19.6), (8, -14), (6.6, -10.4), (0, -11)],
    "sepoy": [(-6, -10), (-5, -16), (-8.4, -20), (-8, -22), (8, -22), (8.4, -20), (5.4, -16), (6, -10)],
    "bare": [(-6, -4), (-7, -10), (-4, -15), (3, -15.4), (6, -11), (0, -10.4), (-3, -5)],
}


def away(start: Point, angle: float, length: float) -> Point:
    """The point so far from `start`; 0 hangs straight down, 90 points forward, 180 up."""
    return (
        start[0] + length * math.sin(math.radians(angle)),
        start[1] + length * math.cos(math.radians(angle)),
    )


def far_soldier(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    flip: int = 1,
    *,
    livery: Livery,
    drill: str = "march",
    rng: np.random.Generator,
    armed: str = "musket",
) -> None:
    """One man in profile; `armed` with a musket, a pike or nothing."""
    how = DRILLS[drill]
    burin, feet = Burin(scene, scale, livery.skin, 0.95), Frame(x, y, scale, 0, flip)
    first = int(rng.choice([-1, 1]))
    body = feet.child(0, -46, how.lean + rng.uniform(-3, 3))
    angle = how.musket + rng.uniform(-4, 4)
    _legs(burin, feet, first, how.stride, livery)
    _trunk(burin, body, livery)
    _head(burin, body.child(1, -34, rng.uniform(-4, 4)), livery)
    if armed:
        _weapon(burin, body, how.at, angle, armed)
    elbow = ((how.hand[0] - 2) * 0.5 - 1, (how.hand[1] - 27) * 0.5 + 3)
    burin.tube(body, [(-2, -27), elbow, how.hand], [7, 6.4, 5.2], livery.coat, 0.14, hatch=40, outline=0.8)
    hand = ellipse(how.hand[0] + 1.5, how.hand[1], 2.5, 2.5, 8)
    burin.polygon(body, hand, livery.skin, 0.02 + burin.skin_tone, puff=0, outline=0.6)


def _legs(burin: Burin, feet: Frame, first: int, stride: float, livery: Livery) -> None:
    for side, dark in ((-first, 0.3), (first, 0.08)):
        foot = side * stride - (4 if side < 0 else 0)
        course = [(0, -46), (side * stride * 0.55, -24), (foot, -3)]
        burin.tube(
            feet, course, [11, 8.5, 5.5], livery.legs, dark, puff=0.3, hatch=80, outline=0.6, pitch=0.7
        )
        if livery.bare_calves:
            burin.tube(feet, course[1:], [7, 6, 4], livery.skin, dark + burin.skin_tone, outline=0.6)
        burin.dot(feet, [(foot - 4, -4), (foot + 3, -5), (foot + 9, 0), (foot - 4, 0)])


def _trunk(burin: Burin, body: Frame, livery: Livery) -> None:
    coat: Points = [
        (-7, -32),
        (0, -34),
        (6, -30),
        (8, -16),
        (6, 0),
        (0, 3),
        (-4, 14),
        (-11, 12),
        (-8, 0),
        (-8, -18),
    ]
    burin.shape(body, coat, livery.coat, 0.2, hatch=65, outline=0.9, pitch=0.7)
    if livery.belts:
        belt = [(-5.5, -31), (-2.5, -32), (8, -11), (7, -7)]
        burin.polygon(body, belt, WHITE_BELT, 0.02, puff=0, outline=0.3)
    if livery.pack:
        knapsack = [(-14, -30), (-7, -31), (-7, -14), (-14, -15)]
        burin.polygon(body, knapsack, livery.pack, 0.55, puff=0.2, outline=0.6, pitch=0.7)


def _head(burin: Burin, head: Frame, livery: Livery) -> None:
    face: Points = [
        (-4, 2),
        (-5.5, -6),
        (-4, -13),
        (4, -13),
        (6, -8),
        (8.4, -5.6),
        (6, -3.6),
        (5.6, 0),
        (2, 3),
    ]
    burin.shape(head, face, livery.skin, 0.02 + burin.skin_tone, puff=0.25, outline=0.7)
    nape: Points = [(-5.4, -2), (-6.4, -8), (-4.6, -12), (-2, -11), (-2.6, -5)]
    burin.shape(head, nape, "#5a4a3a", 0.5, puff=0.2, outline=0.4)
    cap_tone = 0.7 if livery.cap in ("shako", "wide_shako", "cocked", "fur") else 0.36
    if livery.cap == "turban":
        cap_tone = 0.14
    burin.polygon(head, CAPS[livery.cap], livery.cap_colour, cap_tone, puff=0.4, outline=0.7, pitch=0.7)
    if livery.cap in ("shako", "wide_shako"):
        burin.polygon(head, [(3, -25), (6, -25), (6.4, -33), (3.4, -33)], livery.tuft, 0.05, outline=0.5)
        burin.polygon(head, [(2, -14), (5.4, -14), (5.2, -19), (2.4, -19)], "#e0b850", 0.06, outline=0.4)


def _weapon(burin: Burin, body: Frame, at: Point, angle: float, armed: str) -> None:
    if armed == "pike":
        burin.tube(
            body, [away(at, angle + 180, 40), away(at, angle, 74)], [2.2, 1.8], "#8a6a48", 0.4, outline=0.6
        )
        tip = away(at, angle, 74)
        blade = [away(tip, angle + 90, 2.6), away(tip, angle, 20), away(tip, angle - 90, 2.6)]
        burin.polygon(body, blade, "#dfe0d8", 0.02, puff=0, outline=0.6)
        return
    butt, muzzle = away(at, angle + 180, 20), away(at, angle, 50)
    burin.tube(body, [butt, at, away(at, angle, 34)], [4.6, 3, 2], "#7a4f2c", 0.4, puff=0.3, outline=0.6)
    burin.line(body, [at, muzzle], 1.5, 0)
    point = away(muzzle, angle, 16)
    bayonet = [away(muzzle, angle + 90, 1.3), point, away(muzzle, angle - 90, 1.3)]
    burin.polygon(body, bayonet, "#f3f0e6", 0, puff=0, outline=0.5)


def far_front(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    *,
    livery: Livery,
    rng: np.random.Generator,
    kneeling: bool = False,
    slant: float = 14.0,
    behind: bool = False,
) -> None:
    """One man who faces us, or whom we see from `behind`; his musket `slant` degrees off the upright."""
    burin, feet = Burin(scene, scale, livery.skin, 0.95), Frame(x, y, scale, rng.uniform(-2, 2))
    drop = 26 if kneeling else 0
    if kneeling:
        burin.tube(feet, [(-4, -22), (-8, -12), (-7, -2)], [11, 9, 6], livery.legs, 0.1, outline=0.7)
        burin.shape(feet, [(1, -24), (11, -22), (12, -6), (4, -2), (0, -8)], livery.legs, 0.24, outline=0.7)
        burin.dot(feet, [(-12, -3), (-3, -3), (-3, 1), (-12, 1)])
    else:
        for side in (-1, 1):
            burin.tube(
                feet, [(side * 4.6, -46), (side * 6, -2)], [11, 8.4, 6], livery.legs, 0.14, outline=0.7
            )
            burin.dot(feet, [(side * 3, -3), (side * 10, -3), (side * 11, 1), (side * 3, 1)])
    body = feet.child(0, -46 + drop)
    coat: Points = [
        (-12, -26),
        (-8, -32),
        (0, -33),
        (8, -32),
        (12, -26),
        (9.6, -8),
        (11, 8),
        (0, 6),
        (-11, 8),
        (-9.6, -8),
    ]
    burin.shape(body, coat, livery.coat, 0.18, puff=0.6, hatch=70, outline=0.9, pitch=0.75)
    if behind:
        for side in (-1, 1) if livery.belts else ():
            belt = [(-9 * side, -31), (-6 * side, -32), (9.4 * side, -6), (9.4 * side, -1)]
            burin.polygon(body, belt, WHITE_BELT, 0.03, puff=0, outline=0.4)
        _front_head(burin, body.child(0, -34), livery, behind)
        if livery.pack:
            knapsack = [(-7, -29), (7, -29), (7.4, -15), (-7.4, -15)]
            burin.polygon(body, knapsack, livery.pack, 0.7, puff=0.3, outline=0.7)
            burin.tube(body, [(-8, -30), (8, -30)], [4.4, 4.4], "#b7a98c", 0.2, outline=0.6)
        return
    if livery.belts:
        for side in (-1, 1):
            belt = [(-8 * side, -31), (-5 * side, -32), (9 * side, -8), (9 * side, -3)]
            burin.polygon(body, belt, WHITE_BELT, 0.03, puff=0, outline=0.4)
    _front_head(burin, body.child(0, -34), livery, behind)
    _front_musket(burin, body, livery, slant + rng.uniform(-4, 4))


def _front_head(burin: Burin, head: Frame, livery: Livery, behind: bool) -> None:
    burin.polygon(
        head, ellipse(0, -5, 5.4, 7.4, 16), livery.skin, 0.03 + burin.skin_tone, puff=0.3, outline=0.7
    )
    if behind:
        burin.polygon(head, [(-5.2, -8), (5.2, -8), (4.6, -3), (-4.6, -3)], "#5a4a3a", 0.5, outline=0.4)
    elif burin.scene.scale * head.scale > 0.5:
        burin.line(head, [(-2.6, -7), (-1.2, -7)], 0.7, 0)
        burin.line(head, [(1.2, -7), (2.6, -7)], 0.7, 0)
        burin.line(head, [(-1.4, -1.6), (1.4, -1.6)], 0.5)
    if livery.cap in ("shako", "wide_shako"):
        wide = 7.4 if livery.cap == "wide_shako" else 6
        shell = [(-6.4, -9), (-wide, -26), (wide, -26), (6.4, -9), (0, -7.4)]
        burin.polygon(head, shell, livery.cap_colour, 0.7, puff=0.3, outline=0.7, pitch=0.7)
        if not behind:
            plate = [(-2.4, -12), (2.4, -12), (2.4, -18), (-2.4, -18)]
            burin.polygon(head, plate, "#e0b850", 0.05, outline=0.4)
        tuft = [(3, -25), (6, -25), (6.2, -34), (3.4, -34)]
        burin.polygon(head, tuft, livery.tuft, 0.05, outline=0.5)
    else:
        burin.polygon(head, CAPS[livery.cap], livery.cap_colour, 0.6, puff=0.3, outline=0.7, pitch=0.7)


def _front_musket(burin: Burin, body: Frame, livery: Livery, slant: float) -> None:
    grip: Point = (4, -16)
    angle = 180 - slant
    burin.tube(
        body,
        [away(grip, angle + 180, 20), grip, away(grip, angle, 34)],
        [4.6, 3.2, 2],
        "#7a4f2c",
        0.4,
        outline=0.6,
    )
    muzzle = away(grip, angle, 36)
    bayonet = [away(muzzle, angle + 90, 1.5), away(muzzle, angle, 17), away(muzzle, angle - 90, 1.5)]
    burin.polygon(body, bayonet, "#f3f0e6", 0, puff=0, outline=0.6)
    far, near = away(grip, angle, 10), away(grip, angle + 180, 7)
    for shoulder, elbow, hand in (((-10, -25), (-12, -13), near), ((10, -25), (13.6, -15), far)):
        burin.tube(body, [shoulder, elbow, hand], [7, 6.4, 5], livery.coat, 0.2, hatch=50, outline=0.8)
        fist = ellipse(hand[0], hand[1], 2.5, 2.5, 8)
        burin.polygon(body, fist, livery.skin, 0.04 + burin.skin_tone, puff=0, outline=0.6)
