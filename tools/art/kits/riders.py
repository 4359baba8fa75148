"""People on horseback: troopers, officers, cuirassiers in their steel, horsemen of the Deccan.

It must not know battles. A rider is drawn a little larger than the horse's own units.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine.geometry import Frame, Points
from ..engine.scene import Scene
from .bodies import Person, man
from .burin import Burin
from .horses import BAY, GAITS, SADDLED, Hide, Tack, charger, wading
from .limbs import Legs, away, draw_leg
from .modelling import Loft, View
from .uniforms import UNIFORMS
from .weapons import pole, sabre

LARGER = 1.1
SEAT = 2.0
"""How high the hip sits above the saddle, in a person's units."""
STEEL = "#cfd6d8"


def rider(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    flip: int = 1,
    *,
    gait: str = "gallop",
    hide: Hide = BAY,
    tack: Tack = SADDLED,
    uniform: str = "",
    turn_horse: float = 0.0,
    nod: float = 0.0,
    socks: tuple[str, ...] = (),
    blaze: bool = False,
    blade: float = 120.0,
    waterline: float | None = None,
    seed: int = 0,
    **wishes: Any,
) -> Person:
    """Somebody riding a horse that stands on (x, y); `wishes` go to bodies.man.

    Without other wishes the near hand swings a sabre along `blade` and the far one has the reins.
    """
    horse = charger(
        scene,
        x,
        y,
        scale,
        flip,
        gait=gait,
        hide=hide,
        tack=tack,
        turn=turn_horse,
        nod=nod,
        socks=socks,
        blaze=blaze,
        waterline=waterline,
    )
    clothes = UNIFORMS[uniform].dress if uniform else {}
    skin = {"skin": UNIFORMS[uniform].skins[seed % len(UNIFORMS[uniform].skins)]} if uniform else {}
    wishes = (
        {
            "turn": 80.0,
            "lean": 10.0,
            "arm_near": (120, 132),
            "arm_far": (44, 82),
            "hand": "fist",
            "hand_far": "fist",
        }
        | clothes
        | skin
        | wishes
    )
    wishes["lean"] += GAITS[gait].turn * -0.4
    if "hold" not in wishes:
        wishes["hold"] = sabre(blade + wishes["lean"])
    with wading(scene, waterline):
        _leg(scene, Frame(*horse.seat, scale * LARGER, turn_horse * flip, flip), wishes)
        return man(
            scene,
            *horse.seat,
            scale * LARGER,
            flip,
            seed=seed,
            hip=SEAT,
            upper_only=True,
            shadow=False,
            **wishes,
        )


def _leg(scene: Scene, frame: Frame, wishes: dict[str, Any]) -> None:
    """The near leg, in the stirrup."""
    worn = {
        name: wishes[name]
        for name in ("breeches", "stockings", "shoes", "boots", "trousers", "bare")
        if name in wishes
    }
    burin = Burin(scene, frame.scale, wishes.get("skin", "#e6b08c"))
    angles = wishes.pop("leg_near", (60, -8))
    ankle = draw_leg(burin, frame, (-1.0, -SEAT), angles, Legs(**worn), 84)
    foot = away(ankle, 60, 5.5)
    burin.line(frame, [away(foot, 180, 9), (foot[0], foot[1] + 0.5)], 1.3, 0)
    burin.line(frame, [(foot[0] - 4, foot[1] + 1.6), (foot[0] + 4, foot[1] + 1.6)], 1.8, 0)


def cuirass(burin: Burin, frame: Frame, view: View) -> None:
    """A hook: breast and back plate of polished steel over a coat, with a red edge."""
    body = Loft([(30.0, 8.6, 6.4, 0.2), (26.0, 10.6, 7.6, 0.8), (18.0, 10.2, 8.4, 1.4), (6.0, 9.2, 7.2, 0.6)])
    skirt = Loft([(6.4, 9.8, 7.8, 0.6), (3.4, 10.2, 8.2, 0.4)])
    burin.shape(frame, skirt.outline(view, 3.4, 6.4), "#c8463a", 0.16, puff=0.2, outline=0.8)
    tone = body.drapery(view, frame, 0.02, 0.0, dark=0.5)
    burin.shape(
        frame, body.outline(view, 5.6, 30.0), STEEL, tone, puff=0.25, curve=0.4, hatch=76, outline=1.15
    )
    ridge: Points = [body.spot(view, h, 2)[:2] for h in (29, 22, 14, 6)]
    if view.shows(0) > 0.05:
        burin.line(frame, ridge, 0.9)
    for azimuth in (-64, 64):
        if view.shows(azimuth) > -0.1:
            strap = [body.spot(view, h, azimuth)[:2] for h in (30, 27, 23.5)]
            burin.tube(frame, strap, [2.2, 2.0], "#e0b850", 0.1, puff=0.2, outline=0.6)


def cuirassier(scene: Scene, x: float, y: float, scale: float = 1.0, flip: int = 1, **wishes: Any) -> Person:
    """A French cuirassier; `wishes` as for `rider`."""
    wishes = {
        "uniform": "cuirassier_1815",
        "over_trunk": cuirass,
        "tack": Tack("#4f6a94", "#efe6d2"),
        "lean": 12.0,
    } | wishes
    return rider(scene, x, y, scale, flip, **wishes)


def mahout(scene: Scene, elephant: Frame, **wishes: Any) -> Person:
    """The driver astride an elephant's neck, in the elephant's frame, his goad before him."""
    wishes = (
        {"turn": 78.0, "lean": 8.0, "arm_near": (52, 96), "arm_far": (40, 84), "hand": "fist"}
        | UNIFORMS["maratha"].dress
        | {"skin": UNIFORMS["maratha"].skins[0], "leg_near": (58, -4)}
        | wishes
    )
    wishes.setdefault("hold", pole(130, 22, 8, thick=2.4))
    frame = elephant.child(47, -110, 0, 0.6)
    _leg(scene, frame, wishes)
    return man(
        scene,
        *elephant.at(47, -110),
        frame.scale,
        elephant.flip,
        hip=SEAT,
        upper_only=True,
        shadow=False,
        **wishes,
    )


def in_howdah(scene: Scene, elephant: Frame, places: Sequence[dict[str, Any]]) -> None:
    """People sitting in a howdah, from the rear to the front, each told by wishes for bodies.man."""
    for i, wishes in enumerate(places):
        x = -24 + 44 * (i + 0.5) / len(places)
        skin = UNIFORMS["maratha"].skins[i % 3]
        dress = UNIFORMS["maratha"].dress | {"skin": skin, "turn": 66.0, "lean": 2.0}
        at = elephant.at(x, -137)
        man(
            scene,
            *at,
            elephant.scale * 0.68,
            elephant.flip,
            hip=SEAT,
            upper_only=True,
            shadow=False,
            **(dress | wishes),
        )
