"""How horses stand and go: joints of the legs and lines of the trunk for every gait, as plain numbers.

It must not know how a horse is drawn. Local units: facing +x, ground at y = 0, withers about 95 high.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.geometry import Point, Points

LEGS_OF_NEAR_SIDE = ("near_fore", "near_hind")


@dataclass(frozen=True, slots=True)
class Gait:
    """Joints of the four legs (shoulder or hip, knee or stifle, …, hoof) and the carriage of the body.

    `lift` moves the body off its place and `turn` tips it (degrees, nose up if negative; then the hind legs
    stay planted on the ground); `trunk` names the line of back and neck; `streaming` is the tail at speed.
    """

    near_fore: Points
    far_fore: Points
    near_hind: Points
    far_hind: Points
    lift: Point = (0, 0)
    turn: float = 0
    trunk: str = "upright"
    streaming: bool = False
    standing: bool = False


@dataclass(frozen=True, slots=True)
class Trunk:
    """Outline of barrel and neck, crest, the poll, the head's carriage, the mane's fall."""

    outline: Points
    crest: Points
    poll: Point
    carriage: float
    mane: Point


GAITS: dict[str, Gait] = {
    "stand": Gait(
        near_fore=[(40, -68), (43, -40), (42, -14), (45, -5)],
        far_fore=[(46, -66), (56, -44), (52, -17), (57, -6)],
        near_hind=[(-41, -73), (-37, -54), (-55, -33), (-51, -12), (-48, -5)],
        far_hind=[(-40, -70), (-28, -54), (-41, -33), (-36, -12), (-32, -5)],
        standing=True,
    ),
    "walk": Gait(
        near_fore=[(40, -68), (56, -46), (68, -25), (62, -14)],
        far_fore=[(44, -66), (40, -42), (36, -15), (40, -5)],
        near_hind=[(-44, -72), (-44, -54), (-66, -34), (-68, -12), (-64, -5)],
        far_hind=[(-40, -70), (-26, -54), (-36, -33), (-26, -13), (-21, -5)],
        standing=True,
    ),
    "trot": Gait(
        near_fore=[(40, -68), (62, -52), (70, -28), (60, -20)],
        far_fore=[(44, -66), (38, -42), (28, -18), (32, -7)],
        near_hind=[(-44, -72), (-46, -52), (-70, -36), (-80, -14), (-84, -7)],
        far_hind=[(-40, -70), (-22, -54), (-34, -32), (-16, -15), (-10, -8)],
        lift=(0, -5),
    ),
    "canter": Gait(
        near_fore=[(42, -68), (62, -52), (52, -30), (42, -28)],
        far_fore=[(46, -66), (70, -60), (68, -38), (58, -33)],
        near_hind=[(-39, -74), (-25, -55), (-38, -34), (-20, -14), (-14, -7)],
        far_hind=[(-40, -70), (-14, -56), (-20, -36), (0, -20), (7, -15)],
        lift=(0, -12),
        streaming=True,
    ),
    "gallop": Gait(
        near_fore=[(42, -68), (68, -62), (88, -46), (98, -42)],
        far_fore=[(46, -66), (74, -72), (98, -64), (108, -64)],
        near_hind=[(-46, -74), (-52, -56), (-78, -52), (-94, -34), (-101, -29)],
        far_hind=[(-42, -72), (-42, -54), (-66, -42), (-84, -20), (-92, -16)],
        lift=(0, -10),
        trunk="stretched",
        streaming=True,
    ),
    "rear": Gait(
        near_fore=[(44, -68), (70, -64), (68, -42), (60, -36)],
        far_fore=[(48, -66), (76, -76), (86, -56), (78, -47)],
        near_hind=[(-69, -58), (-48, -46), (-56, -26), (-34, -10), (-28, -5)],
        far_hind=[(-66, -57), (-34, -46), (-37, -26), (-13, -10), (-7, -5)],
        lift=(0, -18),
        turn=-30,
        streaming=True,
    ),
    "down": Gait(
        near_fore=[(42, -71), (64, -59), (52, -50), (40, -51)],
        far_fore=[(46, -69), (70, -63), (90, -55), (100, -52)],
        near_hind=[(-44, -73), (-20, -60), (-48, -52), (-26, -51), (-19, -50)],
        far_hind=[(-42, -75), (-50, -63), (-76, -55), (-94, -51), (-101, -50)],
        lift=(0, 47),
        trunk="lying",
        streaming=True,
    ),
}

_BACK: Points = [(-58, -70), (-60, -80), (-54, -90), (-42, -95), (-26, -92), (-8, -87), (8, -88), (21, -95)]
_BELLY: Points = [(56, -74), (49, -62), (34, -54), (14, -51), (-8, -53), (-26, -58), (-36, -62), (-46, -60)]

TRUNKS: dict[str, Trunk] = {
    "upright": Trunk(
        outline=[
            *_BACK,
            *[
                (31, -105),
                (41, -119),
                (50, -128),
                (59, -129, 1),
                (63, -119),
                (62, -108),
                (58, -96),
                (57, -84),
            ],
            *_BELLY,
        ],
        crest=[(58, -133), (49, -131), (39, -120), (30, -107), (22, -97), (16, -91)],
        poll=(56, -124),
        carriage=0,
        mane=(9, 11),
    ),
    "stretched": Trunk(
        outline=[
            *_BACK,
            *[(35, -102), (50, -112), (64, -119), (75, -119, 1), (80, -109), (77, -99), (69, -90), (61, -82)],
            *_BELLY,
        ],
        crest=[(75, -123), (63, -121), (50, -114), (37, -105), (25, -98), (17, -92)],
        poll=(73, -114),
        carriage=-14,
        mane=(-13, -4),
    ),
    "lying": Trunk(
        outline=[
            *_BACK,
            *[(36, -92), (54, -89), (70, -83), (82, -77, 1), (86, -67), (78, -60), (68, -63), (58, -68)],
            *_BELLY,
        ],
        crest=[(84, -80), (72, -87), (58, -92), (44, -95), (30, -95), (18, -91)],
        poll=(82, -74),
        carriage=-30,
        mane=(2, 6),
    ),
}
