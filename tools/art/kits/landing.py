"""Marines of Queen Anne's time going ashore under fire: in boats, struck by shot, hauled out, resisted.

It must not know what place they take.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import limb, rectangle
from ..engine.scene import Scene
from .boats import Boat, boat
from .bodies import man
from .far_soldiers import Livery, far_soldier
from .fire import burst, flash
from .masses import trail
from .sea import foam
from .smoke import gunsmoke, smoke
from .soldiers import soldier

RED = "#c23f33"
MARINE = {
    "dress": "frock",
    "coat": RED,
    "waistcoat": "#e4d2a0",
    "facing": "",
    "breeches": "#a9845a",
    "stockings": "#efe6d2",
    "hair": "long",
    "hair_colour": "#6b4a30",
}
"""Wishes for bodies.man: the long red coat, no facings, buff breeches."""


def marine(
    scene: Scene, x: float, y: float, scale: float, seed: int, posture: str, flip: int = 1, **wishes: object
) -> None:
    """A marine, feet at (x, y), in any posture of soldiers.POSTURES; every third wears the mitre cap."""
    hat = (
        {"hat": "mitre", "hat_colour": "#b8503c"}
        if seed % 3 == 0
        else {"hat": "tricorn", "hat_trim": "#f1e8d2"}
    )
    soldier(
        scene,
        x,
        y,
        scale,
        flip,
        uniform="british_1775",
        posture=posture,
        seed=seed,
        kit=False,
        **(MARINE | hat | wishes),
    )


def crew(scene: Scene, launch: Boat, scale: float, seed: int) -> None:
    """A boat full of marines, seated and standing close, muskets upright."""
    launch.inside(scene)
    for i in range(9):
        x, y = launch.frame.at(-76 + i * 17.5, -6 - (i % 2) * 4)
        marine(
            scene,
            x,
            y + 42 * scale,
            scale,
            seed + i,
            "stand",
            launch.frame.flip,
            upper_only=True,
            shadow=False,
        )
    launch.side(scene, oars=3)


def splash(scene: Scene, x: float, y: float, high: float) -> None:
    """The water a ball throws up."""
    rng = np.random.default_rng(int(x))
    jets = trail(rng, (x, y), (x + 0.12 * high, y - high), (0.22 * high, 0.1 * high), 9, 0.4)
    smoke(scene, jets, seed=int(x), shade=0.4, wash="#f4efe2", soft=0.4, pen=0.8, ragged=0.3)
    foam(scene, x - high * 0.7, x + high * 0.7, y + 3, seed=int(x), scale=0.5)


def struck_boat(scene: Scene, x: float, y: float, size: float) -> None:
    """A boat going down by the stern, her people thrown out of their seats."""
    waterline = y + 14 * size
    with scene.clipped(rectangle(x - 140, y - 160, x + 150, waterline)):
        launch = boat(x, y, size, -1, seed=40, pitch=15)
        launch.inside(scene)
        for i, (lean, arm) in enumerate(((-22, 150), (16, 60), (-10, 168), (24, 110))):
            seat_x, seat_y = launch.frame.at(48 - i * 34, -4)
            marine(
                scene,
                seat_x,
                seat_y + 34 * size,
                0.72 * size,
                42 + i,
                "stand",
                (-1, 1)[i % 2],
                upper_only=True,
                shadow=False,
                hold=None,
                lean=lean,
                arm_near=(arm, arm + 20),
                arm_far=(arm - 60, arm - 20),
            )
        launch.side(scene, oars=0, splash=False)
        burst(scene, *launch.frame.at(-44, -6), 13 * size, seed=4)
    splash(scene, x + 44 * size, waterline, 52 * size)
    foam(scene, x - 76 * size, x + 100 * size, waterline, seed=41, scale=0.7)
    oar = limb([(x - 150 * size, waterline + 6), (x - 100 * size, waterline + 1)], [1.6, 1.4])
    scene.fill(oar, 0.1, wash="#ead3a0", outline=0.8)


def rescue(scene: Scene) -> None:
    """At the water's edge, about (610, 800), two marines haul a third ashore."""
    drenched = MARINE | {"upper_only": True, "shadow": False, "hat": ""}
    with scene.clipped(rectangle(580, 640, 780, 779)):
        man(
            scene,
            684,
            846,
            1.3,
            -1,
            seed=21,
            lean=14,
            nod=10,
            arm_near=(74, 88),
            arm_far=(96, 104),
            **drenched,
        )
    foam(scene, 640, 732, 776, seed=44, scale=1.1)
    foam(scene, 652, 740, 788, seed=45, scale=0.8)
    for x, y, seed, lean in ((562, 800, 22, -10), (596, 836, 23, -4)):
        man(
            scene,
            x,
            y,
            1.36,
            1,
            seed=seed,
            turn=78,
            lean=lean,
            arm_near=(62, 74),
            arm_far=(68, 80),
            hand="fist",
            leg_near=(34, -8),
            leg_far=(-10, -26),
            hat="tricorn",
            hat_trim="#f1e8d2",
            **MARINE,
        )


def breastwork(scene: Scene, rng: np.random.Generator) -> None:
    """A low wall from (300, 584) to (470, 580), Spaniards in white behind it, firing down to the left."""
    livery = Livery("#efe8d6", legs="#efe8d6", cap="cocked", tuft="", pack="")
    scene.shade([(290, 524), (480, 520), (480, 570), (290, 574)], 0.34, 10)
    for i, x in enumerate(np.arange(322, 466, 14.0)):
        far_soldier(
            scene,
            x + rng.uniform(-3, 3),
            584 + rng.uniform(-2, 2),
            0.48,
            -1,
            livery=livery,
            drill=("fire", "stand", "fire")[i % 3],
            rng=rng,
        )
    wall = [(304, 568), (470, 564), (470, 586), (298, 590)]
    scene.fill(wall, 0.34, hatch=2, wash="#c3a878", outline=1.2)
    gunsmoke(scene, [(304, 556), (352, 560)], seed=8, drift=(-24, -8), radii=(5, 10), n=3, pen=0.7)
    gunsmoke(scene, [(412, 560)], seed=9, drift=(-20, -6), radii=(5, 9), n=3, pen=0.7)
    for x in (312, 354, 410):
        flash(scene, x, 552, 9, seed=x, angle=186, spread=30)
