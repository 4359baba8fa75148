"""Fallen soldiers, each drawn as one figure at rest on the ground: no wounds, no grimace.

It must not know how they fell. Local units: 170 long, head to -x, the ground line at y = 5.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..engine.geometry import Frame, Points, ellipse
from ..engine.scene import Scene
from .burin import FLESH, LEATHER, Burin
from .limbs import hand
from .lying import lying
from .uniforms import UNIFORMS


@dataclass(frozen=True, slots=True)
class _Washes:
    coat: str
    facing: str
    breeches: str
    shins: str
    hair: str
    belts: bool


def fallen(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    flip: int = 1,
    *,
    uniform: str = "british_1775",
    weapon: bool = True,
    turn: float = 0.0,
    **wishes: Any,
) -> None:
    """A soldier lying on his side with his back to us, one arm under his cheek, his firelock beside him.

    `wishes` (coat, facing, breeches …) change the uniform.
    """
    clothes = UNIFORMS[uniform]
    frame, burin = Frame(x, y, scale, turn, flip), Burin(scene, scale, clothes.skins[0] or FLESH)
    washes = _washes(clothes.dress | wishes)
    ground: Points = [(-70, 3), (-40, -2), (20, -2), (78, 0), (90, 5), (44, 11), (-30, 12), (-68, 9)]
    scene.shade(frame(ground), 0.42, 1.4 * scale)
    if weapon:
        _firelock(burin, frame)
    _far_limbs(burin, frame, washes)
    _head(burin, frame, washes)
    _near_leg(burin, frame, washes)
    _trunk(burin, frame, washes)
    _near_arm(burin, frame, washes)


def fallen_on_back(
    scene: Scene, x: float, y: float, scale: float, flip: int = 1, *, uniform: str, **wishes: Any
) -> None:
    """A soldier on his back with one knee drawn up, bareheaded: feet at (x, y), his head toward -flip."""
    clothes = UNIFORMS[uniform]
    dress = clothes.dress | {"skin": clothes.skins[0] or FLESH, "hat": ""}
    flung = {"arm_far": (158, 186), "arm_near": (24, 84, 0.85, 0.7)}
    lying(scene, x, y, scale, flip, **(dress | flung | wishes))


def _washes(dress: dict[str, Any]) -> _Washes:
    trousers = dress.get("trousers", False)
    breeches = dress.get("breeches", "#cdb98a")
    shins = breeches if trousers else dress.get("boots") or dress.get("stockings", "#efe6d2")
    return _Washes(
        dress.get("coat", "#7a6a54"),
        dress.get("facing", ""),
        breeches,
        shins,
        dress.get("hair_colour", "#5a4028"),
        dress.get("belts", False),
    )


def _firelock(burin: Burin, frame: Frame) -> None:
    burin.tube(
        frame, [(-88, 13), (-72, 12), (-54, 10), (-10, 9)], [5.4, 3.6, 2.6, 2.0], "#7a4f2c", 0.35, outline=0.9
    )
    burin.line(frame, [(-30, 9.6), (16, 7)], 2.0, 0)
    burin.line(frame, [(16, 7), (33, 5.6)], 1.2, 0.3)


def _far_limbs(burin: Burin, frame: Frame, wash: _Washes) -> None:
    """The far arm bent under the head, the far leg drawn up."""
    burin.tube(frame, [(-30, -10), (-46, -16), (-62, -7)], [8.4, 7.0, 5.6], wash.coat, 0.3, hatch=60)
    hand(burin, frame, (-61, -7.4), -64)
    if wash.facing:
        burin.tube(frame, [(-56, -11.6), (-62, -7.4)], [7.4, 7.6], wash.facing, 0.24, outline=0.8)
    burin.tube(frame, [(14, -10), (42, -23), (50, -20)], [15, 12, 9.4], wash.breeches, 0.24, hatch=20)
    burin.tube(frame, [(45, -21), (56, -12), (68, -2)], [9, 8.4, 5], wash.shins, 0.32)
    burin.shape(frame, [(65, -6, 1), (67, 1), (78, 2.6), (80, -1, 1), (72, -4.6)], LEATHER, 0.7, outline=0.9)


def _head(burin: Burin, frame: Frame, wash: _Washes) -> None:
    """Turned from us, the cheek on the sleeve."""
    skull = [(-38, -6), (-40, -15), (-48, -18.6), (-56, -14), (-58.6, -6), (-55, 0.5), (-47, 2.6), (-40, 0)]
    burin.flesh(frame, skull, 0.1, hatch=60)
    hair = [(-37.5, -8), (-40, -15.6), (-48, -19.4), (-55.6, -15.4), (-57.4, -10), (-52, -9.4), (-50, -4)]
    burin.shape(frame, [*hair, (-45, -1), (-40, -1.6)], wash.hair, 0.36, puff=0.5, hatch=40)
    burin.flesh(frame, ellipse(-50.6, -4.4, 1.5, 2.1, 12), 0.1, outline=0.6)
    for i in range(3):
        lock = [(-55 + i * 3, -14 - i * 0.9), (-49 + i * 3, -13 + i * 0.6), (-44 + i * 2.1, -6)]
        burin.line(frame, lock, 0.6)


def _near_leg(burin: Burin, frame: Frame, wash: _Washes) -> None:
    burin.tube(
        frame, [(12, -8), (30, -6.4), (44, -4)], [17, 13.4, 9.6], wash.breeches, 0.12, hatch=20, outline=1.1
    )
    burin.tube(frame, [(41, -4.4), (54, -2.0), (76, 1)], [9.4, 9.2, 5], wash.shins, 0.24, outline=1.05)
    burin.shape(frame, [(74, -3, 1), (75, 4), (84, 8), (88, 5.4, 1), (82, 0.6)], LEATHER, 0.7)


def _trunk(burin: Burin, frame: Frame, wash: _Washes) -> None:
    """The back from shoulder to hip: the shoulder and the hip rise, the waist sinks; then the skirts."""
    burin.shape(frame, _TRUNK, wash.coat, 0.15, puff=0.75, curve=0.6, hatch=64, outline=1.35)
    burin.shape(frame, _SKIRTS, wash.coat, 0.2, puff=0.55, curve=0.6, hatch=20, outline=1.15)
    for fold in (
        [(8, -14), (22, -13), (38, -9)],
        [(8, -6), (20, -4), (30, -3.4)],
        [(6, -17), (4, -8), (6, 3)],
    ):
        burin.line(frame, fold, 0.9)
    if wash.belts:
        for belt in (
            [(-36, -16), (-34, -20), (1, -2.4), (1.6, 2.4)],
            [(-36, 1.6), (-33, 3), (-1, -14), (1, -17)],
        ):
            burin.polygon(frame, belt, "#f1e9d4", 0.03, puff=0.1, outline=0.7)
        burin.shape(frame, [(-2, -6), (8, -8), (10, 0), (0, 2.4)], "#3a3026", 0.66, puff=0.3)
    if wash.facing:
        collar = [(-39.6, -9), (-36.6, -19.6), (-33.6, -18), (-36, -8.6)]
        burin.shape(frame, collar, wash.facing, 0.14, outline=0.8)


def _near_arm(burin: Burin, frame: Frame, wash: _Washes) -> None:
    """It lies over the flank and down to the grass."""
    burin.tube(frame, [(-30, -17), (-19, -6), (-29, 5)], [9, 7.8, 6], wash.coat, 0.17, hatch=30, outline=1.15)
    hand(burin, frame, (-29.4, 5.4), -46)
    if wash.facing:
        burin.tube(frame, [(-25.6, 1), (-30, 5.6)], [7.6, 7.8], wash.facing, 0.14, outline=0.9)
    burin.line(frame, [(-22, -8), (-18.4, -5), (-21.6, -3.4)], 0.8)


_TRUNK: Points = [
    (-38, -1),
    (-39.5, -11),
    (-35, -21),
    (-27, -25.5),
    (-17, -23.4),
    (-5, -17),
    (3, -16),
    (11, -20.6),
]
_TRUNK += [(19, -21), (25, -15), (26, -6), (20, 1.6), (0, 3), (-22, 3.4)]
_SKIRTS: Points = [
    (2, -15.5),
    (12, -20.4),
    (22, -21),
    (38, -15),
    (47, -7.6, 1),
    (40, -6.4),
    (32, -3, 1),
    (24, -2.4),
]
_SKIRTS += [(28, 4, 1), (12, 4), (2, 2)]
