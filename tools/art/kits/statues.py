"""A ruler on horseback in bronze, larger than life: the horse sits on its haunches, the cloak flies.

It must not know who unveils it.
Local units: facing +x, the plinth at y = 0 under the hind hoofs, about 270 high.
"""

from __future__ import annotations

from typing import Any

from ..engine.geometry import Frame, Points, ellipse, limb
from ..engine.scene import Scene
from .bodies import man
from .burin import Burin
from .limbs import Legs, away, draw_leg
from .props import pole

BRONZE, SHADED, DEEP = "#c6a660", "#a98f58", "#8c7a50"
RIDER = 1.32
"""How large the rider is beside the horse: the sculptor knew whom he worked for."""
SEAT = (0.0, -140.0)
BRONZE_WEAR: dict[str, Any] = dict.fromkeys(
    ("coat", "waistcoat", "breeches", "boots", "neckcloth", "hair_colour", "hat_colour", "skin", "facing"),
    BRONZE,
) | {"plume": "#d8bc78", "blush": 0.0}

_BODY: Points = [
    *[(-72, -84), (-68, -98), (-54, -108), (-34, -113), (-14, -121), (4, -136), (18, -154), (28, -174)],
    *[(40, -196), (54, -212), (72, -222), (90, -224, 1), (96, -210), (90, -194), (86, -176), (88, -158)],
    *[(90, -140), (84, -124), (70, -112), (50, -104), (28, -94), (8, -82), (-8, -66), (-30, -56)],
    *[(-56, -60)],
]
_HAUNCH: Points = [
    *[(-75, -88), (-79, -70), (-72, -54), (-63, -42), (-63, -28, 1), (-56, -17), (-48, -8, 1), (-50, 0, 1)],
    *[(-25, 0, 1), (-31, -10, 1), (-43, -17), (-47, -29), (-38, -39), (-20, -46), (-7, -58), (-4, -76)],
    *[(-14, -94), (-34, -106), (-60, -104)],
]
_FAR_HIND: Points = [
    *[(-36, -58), (-36, -40), (-37, -27, 1), (-29, -16), (-21, -8, 1), (-23, 0, 1), (2, 0, 1), (-4, -10, 1)],
    *[(-16, -17), (-20, -28), (-6, -40), (8, -52), (16, -66), (8, -84), (-20, -80)],
]
_HEAD: Points = [
    *[(84, -214), (90, -225), (102, -220), (110, -204), (118, -186), (121, -176), (117, -169), (109, -168)],
    *[(104, -174), (100, -184), (91, -190), (83, -198)],
]
_TAIL: Points = [
    *[(-68, -98), (-84, -104), (-101, -92), (-108, -68), (-106, -40), (-116, -16), (-112, 0, 1), (-100, -8)],
    *[(-96, 0, 1), (-88, -14), (-84, 0, 1), (-82, -26), (-88, -50), (-84, -72), (-74, -82)],
]
_MANE: Points = [
    *[(88, -226, 1), (74, -228), (58, -224, 1), (60, -219), (44, -212, 1), (47, -206), (30, -194, 1)],
    *[(34, -188), (18, -172, 1), (26, -168), (24, -160, 1), (38, -168), (46, -184), (60, -199), (76, -209)],
]
_CLOAK: Points = [
    *[(8, -190), (-16, -194), (-42, -182), (-72, -184), (-100, -196, 1), (-98, -172), (-112, -152, 1)],
    *[(-84, -148), (-66, -128, 1), (-44, -134), (-20, -124), (4, -134)],
]
_CLOAK_FOLDS: tuple[Points, ...] = (
    [(2, -186), (-30, -172), (-64, -172), (-96, -186)],
    [(-2, -176), (-34, -158), (-70, -156), (-104, -158)],
    [(-4, -160), (-30, -144), (-60, -142)],
    [(-6, -148), (-24, -136), (-42, -136)],
)
_MUSCLES: tuple[Points, ...] = (
    [(86, -150), (78, -138), (78, -122)],
    [(60, -152), (52, -134), (58, -116)],
    [(-20, -112), (-8, -98), (-6, -80)],
    [(-44, -92), (-30, -82), (-26, -66)],
    [(-60, -48), (-50, -42), (-44, -34)],
    [(20, -96), (32, -100), (44, -106)],
    [(82, -196), (74, -180), (74, -166)],
)


def equestrian_bronze(
    scene: Scene, x: float, y: float, scale: float = 1.0, flip: int = 1, **wishes: Any
) -> Frame:
    """The statue on its plinth at (x, y); `wishes` are the rider's; returns its frame."""
    frame = Frame(x, y, scale, 0, flip)
    burin = Burin(scene, 1.7)
    _plinth(burin, frame)
    _behind(burin, frame)
    _horse(burin, frame)
    _rider(scene, frame, wishes)
    _near_leg(burin, frame)
    return frame


def _cast(burin: Burin, frame: Frame, points: Points, tone: float, wash: str = BRONZE, **how: Any) -> None:
    """A part of the bronze: rounded strongly, its light sharp, its dark deep."""
    burin.shape(frame, points, wash, tone, **({"puff": 0.95, "curve": 0.6, "hatch": 62, "lit": 0.2} | how))


def _plinth(burin: Burin, frame: Frame) -> None:
    rock = [(-122, 12, 1), (-118, 0, 1), (60, 0, 1), (66, 12, 1)]
    burin.polygon(frame, rock, SHADED, 0.2, puff=0.3, hatch=4, outline=1.3)


def _behind(burin: Burin, frame: Frame) -> None:
    """What the horse hides: cloak, tail, the legs of the far side."""
    _cast(burin, frame, _CLOAK, 0.2, SHADED, hatch=18, outline=1.3)
    for fold in _CLOAK_FOLDS:
        burin.line(frame, fold, 1.2, 0.3)
    _cast(burin, frame, _TAIL, 0.3, SHADED, hatch=80, outline=1.3)
    for i in range(5):
        hair = [(-72 - i * 3, -96 + i * 2), (-90 - i * 3, -72), (-92 - i * 4, -40), (-90 - i * 5, -14)]
        burin.line(frame, hair, 0.9, 0.3)
    _cast(burin, frame, _FAR_HIND, 0.36, DEEP, outline=1.2)
    _foreleg(burin, frame, [(74, -132), (108, -142), (115, -112), (107, -104)], 0.36, DEEP)


def _horse(burin: Burin, frame: Frame) -> None:
    _cast(burin, frame, _BODY, 0.1, outline=1.6)
    _cast(
        burin,
        frame,
        [(52, -158), (72, -164), (86, -146), (80, -124), (62, -114), (48, -132)],
        0.08,
        puff=0.6,
        outline=0,
    )
    _cast(burin, frame, _HEAD, 0.1, puff=0.7, outline=1.4)
    for ear, tone in (
        ([(84, -222), (82, -236), (88, -243, 1), (92, -226)], 0.3),
        ([(90, -225), (91, -238), (97, -243, 1), (98, -224)], 0.1),
    ):
        burin.shape(frame, ear, BRONZE, tone, outline=1.1)
    _cast(burin, frame, _MANE, 0.34, SHADED, puff=0.5, hatch=30, outline=1.1)
    burin.dot(frame, ellipse(104, -205, 2.0, 1.6, 10))
    burin.line(frame, [(99, -207), (104, -209), (108, -205)], 1.1)
    burin.dot(frame, ellipse(117, -176, 1.6, 1.2, 8))
    burin.line(frame, [(108, -172), (113, -175), (117, -172)], 1.0)
    burin.line(frame, [(88, -192), (96, -198), (96, -210)], 0.9)
    for strap in ([(90, -222), (106, -180)], [(102, -182), (116, -188)], [(96, -200), (112, -202)]):
        burin.line(frame, strap, 1.3, 0)
    burin.line(frame, [(107, -176), (78, -180), (44, -166)], 1.4, 0)
    for fold in _MUSCLES:
        burin.line(frame, fold, 1.0)


def _foreleg(burin: Burin, frame: Frame, joints: Points, tone: float, wash: str) -> None:
    """A foreleg folded in the air, with its hoof."""
    outline = limb(joints, (26, 19, 13.5, 11.5, 12.5, 8.6, 7.6, 8.2, 10, 8.6), 1.2)
    burin.polygon(frame, outline, wash, tone, puff=0.8, curve=0.6, hatch=70, outline=1.3)
    (ax, ay), (bx, by) = joints[-2][:2], joints[-1][:2]
    run = ((bx - ax) / 12, (by - ay) / 12)
    hoof = [
        (bx - run[1] * 5, by + run[0] * 5),
        (bx + run[0] * 10 - run[1] * 8, by + run[1] * 10 + run[0] * 8),
        (bx + run[0] * 10 + run[1] * 7, by + run[1] * 10 - run[0] * 7),
        (bx + run[1] * 5, by - run[0] * 5),
    ]
    burin.polygon(frame, hoof, DEEP, 0.6, puff=0.2, outline=1.1)


def _near_leg(burin: Burin, frame: Frame) -> None:
    """Haunch and foreleg toward us, over the trunk."""
    _foreleg(burin, frame, [(66, -124), (99, -118), (95, -88), (86, -81)], 0.1, BRONZE)


def _rider(scene: Scene, frame: Frame, wishes: dict[str, Any]) -> None:
    """The ruler: his arm shows the way, his foot is in the stirrup."""
    burin = Burin(scene, 1.6, BRONZE)
    _cast(burin, frame, _HAUNCH, 0.08, outline=1.5)
    for fold in _MUSCLES[3:5]:
        burin.line(frame, fold, 1.0)
    cloth = [
        (-36, -114, 1),
        (-12, -122),
        (8, -142),
        (20, -150, 1),
        (26, -130),
        (14, -116),
        (-6, -106),
        (-26, -98, 1),
    ]
    _cast(burin, frame, cloth, 0.24, SHADED, puff=0.4, hatch=40, outline=1.2)
    seat = frame.at(*SEAT)
    size = frame.scale * RIDER
    inner = Frame(*seat, size, 0, frame.flip)
    pose = {
        "dress": "tail",
        "hat": "fore_and_aft",
        "hair": "short",
        "turn": 70.0,
        "lean": -3.0,
        "nod": 8.0,
        "arm_near": (118, 142),
        "hand": "fist",
        "arm_far": (42, 76),
        "hand_far": "fist",
        "nose": 0.8,
        "chin": 0.9,
        "hold": pole(146, 26, 6, 3.4, BRONZE),
    }
    legs = Legs(breeches=BRONZE, boots="#b8985a")
    ankle = draw_leg(Burin(scene, size, BRONZE), inner, (1.0, -2.0), (58, -10), legs, 84)
    foot = away(ankle, 60, 5.5)
    burin.line(inner, [away(foot, 180, 9), (foot[0], foot[1] + 0.5)], 1.3, 0)
    ruler = man(
        scene,
        *seat,
        size,
        frame.flip,
        hip=2.0,
        upper_only=True,
        shadow=False,
        **(BRONZE_WEAR | pose | wishes),
    )
    panache(ruler.burin, ruler.head, "#d8bc78")


def panache(burin: Burin, head: Frame, wash: str, size: float = 1.0) -> None:
    """A great ostrich feather that rises from the front of a hat and falls to its back."""
    feather = head.child(3, -19, 0, size)
    outline: Points = [
        *[
            (-1, 3, 1),
            (2, -8),
            (0, -17),
            (-7, -22),
            (-16, -21),
            (-23, -13),
            (-24, -3),
            (-21, 3, 1),
            (-19, -3),
        ],
        *[(-15.5, -8), (-14, -4, 1), (-11, -10), (-8, -11), (-6, -5), (-4, 2)],
    ]
    burin.shape(feather, outline, wash, 0.06, puff=0.5, hatch=60, outline=1.0)
    burin.line(feather, [(-2, 2), (-2, -10), (-9, -16), (-17, -12), (-20.5, -2)], 0.7)
    for x, y, dx, dy in (
        (-2.6, -12, -3, 5),
        (-6, -15, -3, 5),
        (-12, -15, -2, 5),
        (-3, -13, 3, -3),
        (-9, -16, 2, -4),
    ):
        burin.line(feather, [(x, y), (x + dx, y + dy)], 0.5)
