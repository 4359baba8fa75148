"""Men, women and children: one jointed figure for everybody, dressed and turned as the scene asks.

It must not know scenes or trades. Feet stand at (x, y); a grown person is 100 units tall at scale 1.
"""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import numpy as np

from ..engine.geometry import Frame
from ..engine.scene import Scene
from .burin import LINEN, SKINS, Burin
from .coats import Coat, draw_coat, draw_tails
from .gowns import Gown, draw_bodice, draw_shoes, draw_skirts
from .hats import HOODS, Hat, draw_hat, hat_before
from .heads import Face, draw_head, draw_neck
from .limbs import (
    SOLE,
    Arm,
    Legs,
    Sleeve,
    arm_at_angles,
    arm_reaching,
    cast_shadow,
    draw_arm,
    draw_leg,
    hand,
    leg_joints,
)
from .modelling import Hanging, View
from .poses import Person, Pose, Sleeves

HIP_OUT, SHOULDER_OUT = 4.4, 9.4
WOMAN_SHOULDER = 7.8
LIFTED = -31.0
"""Above this height (units from the hip, downward) an arm passes the face."""


def man(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    flip: int = 1,
    *,
    seed: int = 0,
    skin: str = "",
    shadow: bool = True,
    **wishes: Any,
) -> Person:
    """A man; `wishes` are fields of Pose, Coat, Legs, Face, Sleeves and, as hat, hat_colour…, of Hat.

    The seed gives him features and a skin of his own where none are asked for.
    """
    rng = np.random.default_rng(seed + 5)
    own, own_skin = _features(rng, 1.0)
    pose, wear, legs, face, sleeves, hat = _sorted((Pose, Coat, Legs, Face, Sleeves, Hat), own | wishes)
    burin, frame = Burin(scene, scale, skin or own_skin), Frame(x, y, scale, pose.roll * flip, flip)
    if shadow:
        cast_shadow(burin, x, y, scale)
    view, hip = View(pose.turn), _hip(pose)
    trunk = frame.child(0, -hip, pose.lean)
    near, far = _arms(pose, view, hip, SHOULDER_OUT)
    near_sleeve, far_sleeve = _men_sleeves(wear, sleeves)
    if pose.behind:
        pose.behind(burin, trunk, view)
    far_over, before = _far_over(pose), _back(pose)
    if not far_over:
        draw_arm(burin, trunk, far, far_sleeve, pose.hand_far, pose.hold_far, pose.thumb_far)
    if before:
        _near_arm(burin, trunk, pose, near, near_sleeve, far)
    if not pose.seated:
        draw_tails(burin, Hanging(trunk, pose.lean), view, wear)
    if not pose.upper_only:
        _draw_legs(burin, frame, view, pose, legs, hip, (True, not pose.seated))
    draw_neck(burin, _neck_frame(trunk, view, pose), view, face)
    sway = 0.05 * (pose.leg_near[0] + pose.leg_far[0])
    floor = hip - 1 if pose.seated else 1e6
    draw_coat(burin, Hanging(trunk, pose.lean, -4 if pose.seated else sway, floor), view, wear)
    if pose.seated and not pose.upper_only:
        _draw_legs(burin, frame, view, pose, legs, hip, (False, True))
    behind_head = not before and _clears_face(pose, near)
    if behind_head:
        _near_arm(burin, trunk, pose, near, near_sleeve, far)
    head = _finish(burin, trunk, view, pose, face, hat, far_sleeve if far_over else None, far)
    if not before and not behind_head:
        _near_arm(burin, trunk, pose, near, near_sleeve, far)
    return Person(burin, frame, trunk, head, view, near, far)


def woman(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    flip: int = 1,
    *,
    seed: int = 0,
    skin: str = "",
    shadow: bool = True,
    **wishes: Any,
) -> Person:
    """A woman; `wishes` are fields of Pose, Gown, Face, Sleeves and, as hat, hat_colour…, of Hat."""
    rng = np.random.default_rng(seed + 5)
    own, own_skin = _features(rng, 0.5)
    own |= {
        "hat": "mob",
        "hat_colour": "#f0e8d4",
        "hair": "bun",
        "hip": 47.0,
        "head_scale": 0.98,
        "neck": 31.7,
    }
    pose, wear, face, sleeves, hat = _sorted((Pose, Gown, Face, Sleeves, Hat), own | wishes)
    burin, frame = Burin(scene, scale, skin or own_skin), Frame(x, y, scale, pose.roll * flip, flip)
    if shadow:
        cast_shadow(burin, x, y, scale)
    view, hip = View(pose.turn), _hip(pose)
    trunk = frame.child(0, -hip, pose.lean)
    near, far = _arms(pose, view, hip, WOMAN_SHOULDER)
    near_sleeve, far_sleeve = _women_sleeves(wear, sleeves)
    if pose.behind:
        pose.behind(burin, trunk, view)
    far_over, before = _far_over(pose), _back(pose)
    if not far_over:
        draw_arm(burin, trunk, far, far_sleeve, pose.hand_far, pose.hold_far, pose.thumb_far)
    if before:
        _near_arm(burin, trunk, pose, near, near_sleeve, far)
    if pose.skirts:
        pose.skirts(burin, frame, view, wear)
    elif not pose.upper_only:
        draw_shoes(burin, frame, view, wear)
        draw_skirts(burin, Hanging(trunk, pose.lean), view, wear, hip, rng)
    draw_neck(burin, _neck_frame(trunk, view, pose), view, face)
    draw_bodice(burin, Hanging(trunk, pose.lean), view, wear)
    behind_head = not before and _clears_face(pose, near)
    if behind_head:
        _near_arm(burin, trunk, pose, near, near_sleeve, far)
    head = _finish(burin, trunk, view, pose, face, hat, far_sleeve if far_over else None, far)
    if not before and not behind_head:
        _near_arm(burin, trunk, pose, near, near_sleeve, far)
    return Person(burin, frame, trunk, head, view, near, far)


def child(
    scene: Scene, x: float, y: float, scale: float, flip: int = 1, *, girl: bool = False, **wishes: Any
) -> Person:
    """A child of about seven: the same body at three fifths, with a larger head and finer features."""
    young = {
        "nose": 0.0,
        "chin": 0.0,
        "jowl": 0.35,
        "age": 0.0,
        "blush": 0.8,
        "head_scale": 1.5,
        "neck": 31.5,
    }
    if girl:
        return woman(
            scene,
            x,
            y,
            0.58 * scale,
            flip,
            **({"kerchief": LINEN, "full": 0.85, "hem": 6.0} | young | wishes),
        )
    boy = {"dress": "shirt", "waistcoat": "#b08a4c", "hair": "short", "hair_colour": "#a8743c", "belly": 0.0}
    return man(scene, x, y, 0.58 * scale, flip, **(boy | young | wishes))


def _features(rng: np.random.Generator, strong: float) -> tuple[dict[str, Any], str]:
    """A face and a skin to begin with; `strong` is how marked its features may be."""
    nose, chin, jowl, age = rng.uniform((0.1, 0.1, 0.0, 0.0), (0.75, 0.6, 0.5, 0.7)) * strong
    colour = ("#6b4a30", "#4a3524", "#8a6a4a", "#5a4028", "#a8743c")[rng.integers(5)]
    face = {"nose": nose, "chin": chin, "jowl": jowl, "age": age, "hair_colour": colour}
    return face, str(rng.choice(SKINS))


def _sorted(kinds: tuple[type, ...], wishes: dict[str, Any]) -> list[Any]:
    """The wishes as one object of each kind; a wish nobody knows is an error."""
    left = {HAT_WORDS.get(name, name): value for name, value in wishes.items()}
    made = []
    for kind in kinds:
        prefix = "hat." if kind is Hat else ""
        names = {f.name for f in dataclasses.fields(kind)}
        chosen = {n: left.pop(prefix + n) for n in names if prefix + n in left}
        made.append(kind(**chosen))
    if left:
        raise TypeError(f"nobody knows the wishes {sorted(left)}")
    return made


HAT_WORDS = {
    "hat": "hat.kind",
    "hat_colour": "hat.colour",
    "hat_trim": "hat.trim",
    "cockade": "hat.cockade",
    "plume": "hat.plume",
}


def _near_side(view: View) -> int:
    """Whether the left (1) or the right (-1) side of the body is nearer to us."""
    return -1 if math.sin(math.radians(view.turn)) >= -1e-6 else 1


def _hip(pose: Pose) -> float:
    if pose.hip is not None:
        return pose.hip
    ankles = [leg_joints((0, 0), angles)[1][1] for angles in (pose.leg_near, pose.leg_far)]
    return max(ankles) + SOLE


def _arms(pose: Pose, view: View, hip: float, out: float) -> tuple[Arm, Arm]:
    side = _near_side(view)
    arms = []
    for sign, angles, at, bend in (
        (side, pose.arm_near, pose.hand_at, pose.bend),
        (-side, pose.arm_far, pose.hand_far_at, pose.bend_far),
    ):
        x, y = view.place(sign * out, -0.4, 26.6)[:2]
        if at is None:
            raised = max(0.0, (angles[0] - 80) / 100)
            arms.append(arm_at_angles((x + 0.6 * raised, y - 2.0 * raised), angles, pose.lean))
        else:
            turn = math.radians(-pose.lean)
            px, py = at[0], hip - at[1]
            palm = (px * math.cos(turn) - py * math.sin(turn), px * math.sin(turn) + py * math.cos(turn))
            arms.append(arm_reaching((x, y), palm, bend))
    return arms[0], arms[1]


def _far_over(pose: Pose) -> bool:
    """Whether the far arm lies over the trunk: it does when somebody rather faces us."""
    if pose.far_over is not None:
        return pose.far_over
    return abs((pose.turn + 180) % 360 - 180) < 48


def _back(pose: Pose) -> bool:
    """Whether somebody's back hides his arms."""
    return abs((pose.turn + 180) % 360 - 180) > 135


def _clears_face(pose: Pose, near: Arm) -> bool:
    """Whether the near arm is drawn before the head: raised past the face it would hide it."""
    if pose.near_behind is not None:
        return pose.near_behind
    sideways = 22 < abs((pose.turn + 180) % 360 - 180) < 120
    return sideways and near.elbow[1] < LIFTED and near.palm[1] < LIFTED


def _men_sleeves(wear: Coat, sleeves: Sleeves) -> tuple[Sleeve, Sleeve]:
    kind = {"shirt": "shirt", "bare": "shirt", "smock": "shirt", "gown": "bell"}.get(wear.dress, "coat")
    kind = sleeves.sleeve or kind
    wash = sleeves.sleeve_colour or (LINEN if wear.dress in ("shirt", "bare") else wear.coat)
    cuff = sleeves.cuffs or {
        "frock": wear.facing or wear.coat,
        "coat": wear.facing or wear.coat,
        "soldier": wear.facing or wear.coat,
        "great": wear.facing or wear.coat,
    }.get(wear.dress, "")
    cuff = "" if cuff == "none" or kind != "coat" else cuff
    wide = 1.12 if wear.dress in ("great", "smock") else 1.0
    sewn = wash == wear.coat and kind == "coat" and not sleeves.sleeve_colour
    return Sleeve(wash, kind, cuff, wide, sewn=sewn), Sleeve(wash, kind, cuff, wide, 0.14)


def _women_sleeves(wear: Gown, sleeves: Sleeves) -> tuple[Sleeve, Sleeve]:
    kind = sleeves.sleeve or ("rolled" if wear.waist == "natural" else "coat")
    wash = sleeves.sleeve_colour or wear.bodice or wear.gown
    cuff = "" if sleeves.cuffs == "none" else sleeves.cuffs
    sewn = wash == (wear.bodice or wear.gown) and not (wear.shawl or wear.cloak)
    return Sleeve(wash, kind, cuff, 0.86, sewn=sewn), Sleeve(wash, kind, cuff, 0.86, 0.14)


def _draw_legs(
    burin: Burin, frame: Frame, view: View, pose: Pose, legs: Legs, hip: float, which: tuple[bool, bool]
) -> None:
    """The far leg, the near leg, or both."""
    side = _near_side(view)
    for wanted, sign, angles, dark in (
        (which[0], -side, pose.leg_far, 0.18),
        (which[1], side, pose.leg_near, 0.0),
    ):
        if not wanted:
            continue
        x, y = view.place(sign * HIP_OUT, 0, hip)[:2]
        draw_leg(burin, frame, (x, y), angles, legs, view.turn + sign * 22, dark)


def _neck_frame(trunk: Frame, view: View, pose: Pose) -> Frame:
    x, y = view.place(0, 1.0, pose.neck)[:2]
    return trunk.child(x, y, pose.head * 0.4, pose.head_scale)


def _finish(
    burin: Burin,
    trunk: Frame,
    view: View,
    pose: Pose,
    face: Face,
    hat: Hat,
    far_sleeve: Sleeve | None,
    far: Arm,
) -> Frame:
    """The head, what is worn over the trunk, and a far arm that lies over it."""
    if pose.over_trunk:
        pose.over_trunk(burin, trunk, view)
    if far_sleeve:
        draw_arm(burin, trunk, far, far_sleeve, pose.hand_far, pose.hold_far, pose.thumb_far)
    x, y = view.place(0, 1.0, pose.neck)[:2]
    frame = trunk.child(x, y, pose.head, pose.head_scale)
    seen = View(pose.turn + pose.look, pose.nod)
    if hat.kind:
        hat_before(burin, frame, seen, hat)
    draw_head(burin, frame, seen, face, bool(hat.kind), hat.kind in HOODS)
    if hat.kind:
        draw_hat(burin, frame, seen, hat)
    return frame


def _near_arm(burin: Burin, trunk: Frame, pose: Pose, near: Arm, sleeve: Sleeve, far: Arm) -> None:
    if pose.hold:
        pose.hold(burin, trunk, near.palm, near.angle)
    if pose.grip_far:
        hand(burin, trunk, far.wrist, far.angle, "fist", pose.thumb_far)
    draw_arm(burin, trunk, near, sleeve, pose.hand, None, pose.thumb)
