"""Soldiers with both hands on their arms: nine postures by any uniform, and officers and drummers.

It must not know where they fight; ranks.py sets many of them in order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..engine.geometry import Frame, Point, Points
from ..engine.scene import Scene
from .bodies import Person, man
from .burin import Burin
from .limbs import Hold, away
from .modelling import View, hull
from .uniforms import UNIFORMS, Uniform
from .weapons import musket, sword


@dataclass(frozen=True)
class Posture:
    """How a soldier holds himself.

    `lock` is where the trigger hand lies (x, h from the feet) and `angle` where the musket points; the other
    hand holds it `ahead` units further on, or, if that is 0, hangs as `arm_far` says. `limbs` are wishes for
    bodies.man. `shouldered` puts the musket on the far shoulder, its butt in the far hand at `lock`;
    `near_ahead` moves the near hand up the barrel. "ready" is for men who face us.
    """

    lock: Point
    angle: float
    ahead: float = 22.0
    limbs: dict[str, Any] = field(default_factory=dict)
    shouldered: bool = False
    near_ahead: float = 0.0


_KNEELING = {"leg_near": (-6, -86), "leg_far": (82, 0)}

POSTURES: dict[str, Posture] = {
    "march": Posture(
        (8, 47), 170, 0, {"lean": 3, "arm_near": (-16, 4), "leg_near": (24, 6), "leg_far": (-18, -26)}, True
    ),
    "march_left": Posture(
        (8, 47), 170, 0, {"lean": 3, "arm_near": (14, 30), "leg_near": (-16, -28), "leg_far": (24, 4)}, True
    ),
    "charge": Posture((0, 52), 97, 24, {"lean": 13, "leg_near": (34, 2), "leg_far": (-22, -46)}),
    "charge_left": Posture((1, 53), 99, 24, {"lean": 11, "leg_near": (-14, -40), "leg_far": (32, 6)}),
    "port": Posture((3, 52), 140, 22, {"lean": 8, "leg_near": (28, 4), "leg_far": (-18, -36)}),
    "fire": Posture(
        (15, 80), 91, 21, {"lean": 3, "head": 8, "bend": -0.6, "leg_near": (-14, -10), "leg_far": (20, 2)}
    ),
    "kneel": Posture((9, 22), 128, 22, {"lean": 4, **_KNEELING}),
    "aim_kneeling": Posture((15, 58), 92, 21, {"lean": 5, "head": 8, "bend": -0.6, **_KNEELING}),
    "load": Posture(
        (15, 44), 176, 20, {"lean": -2, "leg_near": (10, 2), "leg_far": (-10, -6)}, near_ahead=44
    ),
    "stand": Posture((6, 50), 174, 22, {"leg_near": (6, 1), "leg_far": (-6, -2)}),
    "ready": Posture((-4, 52), 167, 24, {"leg_near": (7, 1), "leg_far": (-7, -1), "far_over": True}),
}


def soldier(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    flip: int = 1,
    *,
    uniform: str,
    posture: str = "march",
    seed: int = 0,
    turn: float = 76.0,
    kit: bool = True,
    weapon: Callable[[float], Hold] = musket,
    aim: float | None = None,
    **wishes: Any,
) -> Person:
    """One soldier, no two quite alike: `seed` varies his face, his step and how he levels.

    `aim` turns the musket, and the hands with it, from where the posture points it; `weapon` gives what he
    holds for an angle; `kit` his knapsack; `wishes` go to bodies.man and win.
    """
    clothes, way = UNIFORMS[uniform], POSTURES[posture]
    rng = np.random.default_rng(seed + 77)
    look = _look(rng, clothes)
    angle = (way.angle if aim is None else aim) + rng.uniform(-3, 3)
    lean = wishes.pop("lean", way.limbs.get("lean", 0)) + rng.uniform(-2.5, 2.5)
    lock = (way.lock[0] + rng.uniform(-0.8, 0.8), way.lock[1] + rng.uniform(-0.8, 0.8))
    limbs = dict(way.limbs) | {"lean": lean}
    for leg in ("leg_near", "leg_far"):
        angles = limbs[leg]
        limbs[leg] = (angles[0] + rng.uniform(-3, 3), angles[1] + rng.uniform(-3, 3), *angles[2:])
    if "hold" not in wishes and "hold_far" not in wishes:
        limbs |= _armed(way, lock, angle, lean, weapon)
    if kit and clothes.pack:
        limbs["behind" if turn < 100 else "over_trunk"] = knapsack(clothes.pack)
    return man(scene, x, y, scale, flip, seed=seed, turn=turn, **(clothes.dress | look | limbs | wishes))


def _look(rng: np.random.Generator, clothes: Uniform) -> dict[str, Any]:
    """A face of one's own."""
    return {
        "skin": str(rng.choice(clothes.skins)),
        "nose": rng.uniform(0.1, 0.8),
        "chin": rng.uniform(0.1, 0.6),
        "jowl": rng.uniform(0.0, 0.45),
        "age": rng.uniform(0.1, 0.6),
        "look": rng.uniform(-6, 6),
    }


def _armed(
    way: Posture, lock: Point, angle: float, lean: float, weapon: Callable[[float], Hold]
) -> dict[str, Any]:
    """Wishes that put both hands where the weapon is."""
    if way.shouldered:
        return {"hand_far_at": lock, "hand_far": "fist", "hold_far": weapon(angle + lean), "hand": "curled"}

    def along(distance: float) -> Point:
        x, down = away((lock[0], -lock[1]), angle, distance)
        return x, -down

    held = {"hand_far_at": along(way.ahead), "hand_far": "fist", "hand": "fist", "grip_far": True}
    held["hand_at"] = along(way.near_ahead)
    held["hold"] = _from(weapon(angle + lean), way.near_ahead, angle + lean)
    return held


def _from(hold: Hold, ahead: float, angle: float) -> Hold:
    """The same weapon in a hand that lies `ahead` of its lock."""

    def shifted(burin: Burin, frame: Frame, palm: Point, arm: float) -> None:
        hold(burin, frame, away(palm, angle + 180, ahead), arm)

    return shifted if ahead else hold


def knapsack(colour: str) -> Callable[[Burin, Frame, View], None]:
    """A hook that straps a knapsack and a rolled blanket to somebody's back."""

    def draw(burin: Burin, frame: Frame, view: View) -> None:
        box = [(u, v, h) for u in (-6.5, 6.5) for v in (-7.5, -12.5) for h in (12.0, 27.5)]
        burin.polygon(frame, hull(view(box)), colour, 0.5, puff=0.3, hatch=80, outline=0.9)
        roll = view([(-7.5, -9.5, 30.0), (7.5, -9.5, 30.0)])
        burin.tube(frame, _spread(roll), [5.4, 5.4], "#b7a98c", 0.24, puff=0.5, outline=0.8)
        if view.shows(180) > 0.3:
            flap = view([(-6, -12.6, 27), (6, -12.6, 27), (5, -12.8, 18), (-5, -12.8, 18)])
            burin.polygon(frame, flap, colour, 0.6, puff=0.2, outline=0.7)

    return draw


def _spread(ends: Points) -> Points:
    """Two ends at least five units apart, so that a roll seen end on is still round."""
    (ax, ay), (bx, by) = ends[0][:2], ends[1][:2]
    middle, half = (ax + bx) / 2, max(2.0, abs(bx - ax) / 2)
    return [(middle - half, ay), (middle + half, by)]


def officer(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    flip: int = 1,
    *,
    uniform: str,
    blade: float = 140.0,
    seed: int = 0,
    **wishes: Any,
) -> Person:
    """An officer with a crimson sash, his sword pointing along `blade` in the hand nearer to us."""
    wishes = {
        "hat": "bicorne",
        "sash": "#a8382c",
        "boots": "#3a3028",
        "arm_near": (108, 128),
        "arm_far": (-30, -14),
        "hand": "fist",
        "leg_near": (32, 4),
        "leg_far": (-24, -38),
        "lean": 6,
        "belts": False,
    } | wishes
    lean = wishes["lean"]
    return soldier(
        scene,
        x,
        y,
        scale,
        flip,
        uniform=uniform,
        posture="stand",
        seed=seed,
        kit=False,
        **({"hold": sword(blade + lean)} | wishes),
    )


def drummer(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    flip: int = 1,
    *,
    uniform: str,
    coat: str = "#e0c268",
    seed: int = 0,
    **wishes: Any,
) -> Person:
    """A drummer in his regiment's facing colour, drumming as he walks."""
    wishes = {
        "coat": coat,
        "facing": "#c8463a",
        "belts": False,
        "arm_near": (14, 84),
        "arm_far": (34, 100),
        "hand": "fist",
        "hand_far": "fist",
        "leg_near": (24, 4),
        "leg_far": (-18, -28),
        "over_trunk": _drum(coat),
        "hold": _stick,
        "hold_far": _stick,
    } | wishes
    return soldier(scene, x, y, scale, flip, uniform=uniform, posture="stand", seed=seed, kit=False, **wishes)


def _stick(burin: Burin, frame: Frame, palm: Point, arm: float) -> None:
    angle = arm - 24
    burin.tube(
        frame, [away(palm, angle + 180, 5), away(palm, angle, 14)], [1.9, 1.4], "#5a4028", 0.4, outline=0.7
    )


def _drum(wash: str) -> Callable[[Burin, Frame, View], None]:
    """A side drum slung before the thigh, its shell in the colour of the facings."""

    def draw(burin: Burin, frame: Frame, view: View) -> None:
        x, y = view.place(0, 13.5, -5.0)[:2]
        drum = frame.child(x, y, 12)
        burin.line(frame, [view.place(-7, 3, 28)[:2], (x - 6, y - 8)], 2.6, 0)
        burin.polygon(drum, [(-9, -8), (9, -8), (9, 9), (-9, 9)], wash, 0.2, puff=0.6, hatch=88)
        for i in range(5):
            burin.line(drum, [(-8 + i * 4, -6), (-6 + i * 4, 7), (-4 + i * 4, -6)], 0.6, 0)
        for level in (-8, 9):
            hoop = [(-9.6, level - 2), (9.6, level - 2), (9.6, level + 1.4), (-9.6, level + 1.4)]
            burin.polygon(drum, hoop, "#c8463a", 0.2, puff=0.2, outline=0.8)
        burin.shape(
            drum, [(-9, -9.6), (0, -11.6), (9, -9.6), (0, -8.4)], "#f1e8d2", 0.05, puff=0.1, outline=0.7
        )

    return draw
