"""How somebody stands and holds himself, and where he is once drawn.

It must not know clothes or faces.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from ..engine.geometry import Frame, Point
from .burin import Burin
from .gowns import Gown
from .limbs import Arm, Hold
from .modelling import View

Hook = Callable[[Burin, Frame, View], None]
"""Draws something on a person: gets the burin, the trunk's frame (origin at the hip) and the view."""


@dataclass
class Pose:
    """How somebody stands.

    `turn` is where the body faces: 0 toward us, 90 to the right, 180 away. `look` turns the head further,
    `nod` lifts the face, `head` tilts it (clockwise), `lean` the trunk. Arms and legs are (upper, lower) in
    degrees: 0 hangs down, 90 forward, 180 up; further numbers shorten them; left out, they stand easy.
    `hand_at` puts a palm on a place instead: (x, h) from the feet in the person's own units. The near limb
    is the one toward us, or the left one of somebody square to us. `roll` turns the whole person about the
    feet (clockwise): one who lies on his back has -85 and a turn near 60. `far_over` lays the far arm over
    the trunk, `near_behind` the near arm behind the head; left out, one that would hide the face goes behind.
    """

    turn: float = 62.0
    look: float = 0.0
    nod: float = 0.0
    head: float = 0.0
    lean: float = 0.0
    arm_near: tuple[float, ...] = ()
    arm_far: tuple[float, ...] = ()
    leg_near: tuple[float, ...] = ()
    leg_far: tuple[float, ...] = ()
    hand_at: Point | None = None
    hand_far_at: Point | None = None
    bend: float = 1.0
    bend_far: float = 1.0
    hand: str = "curled"
    hand_far: str = "curled"
    thumb: int = 1
    thumb_far: int = 1
    hold: Hold | None = None
    hold_far: Hold | None = None
    grip_far: bool = False
    far_over: bool | None = None
    near_behind: bool | None = None
    over_trunk: Hook | None = None
    behind: Hook | None = None
    skirts: Callable[[Burin, Frame, View, Gown], None] | None = None
    head_scale: float = 1.0
    neck: float = 33.2
    hip: float | None = None
    upper_only: bool = False
    seated: bool = False
    roll: float = 0.0

    def __post_init__(self) -> None:
        easy = math.cos(math.radians(self.turn))
        if abs(easy) > 0.75:
            out = -1 if (easy > 0) == (math.sin(math.radians(self.turn)) >= -1e-6) else 1
            arms, legs = ((12 * out, 3 * out), (-12 * out, -3 * out)), ((4 * out, out), (-4 * out, -out))
        else:
            arms, legs = ((12, 24), (-8, 12)), ((9, 2), (-10, -4))
        self.arm_near, self.arm_far = self.arm_near or arms[0], self.arm_far or arms[1]
        self.leg_near, self.leg_far = self.leg_near or legs[0], self.leg_far or legs[1]


@dataclass
class Sleeves:
    """`cuffs` is their colour, or "none"; `sleeve` the kind (see limbs.Sleeve); empty follows the dress."""

    cuffs: str = ""
    sleeve: str = ""
    sleeve_colour: str = ""


@dataclass
class Person:
    """Somebody drawn: frames and joints for whoever adds to them."""

    burin: Burin
    frame: Frame
    trunk: Frame
    head: Frame
    view: View
    near: Arm
    far: Arm

    def near_hand(self) -> Point:
        """The near palm in the scene."""
        return self.trunk.at(*self.near.palm)

    def far_hand(self) -> Point:
        """The far palm in the scene."""
        return self.trunk.at(*self.far.palm)
