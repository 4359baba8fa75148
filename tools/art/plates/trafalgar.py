"""The Battle of Trafalgar, 21 October 1805: the Victory breaks the line and rakes the Bucentaure.

Hero: the Victory, firing into the stern of the Bucentaure, whose main topmast falls. Checked: all British
ships wore the white ensign that day and the flagship a vice-admiral of the White's flag at the fore
(William James, Naval History, vol. IV); light wind, great swell, sunshine (the same); yellow bands on a
dark side, three tiers, and single or double streaks on French sides (a midshipman's letter in J. R. Hale,
Famous Sea Fights); Union with St Patrick's cross from 1801; tricolour from 1794; Spain's red and yellow
from 1785.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.geometry import Frame, limb, rectangle
from ..engine.scene import Scene
from ..kits.boats import boat
from ..kits.bodies import man
from ..kits.fire import burst, flash
from ..kits.hulls import Aspect, Paint
from ..kits.masses import billowed, trail
from ..kits.sea import foam, sea, swell
from ..kits.ships import distant_sail, man_of_war
from ..kits.sky import sky
from ..kits.smoke import smoke

SEED = 4
HORIZON = 560
FRENCH = Paint(band="#c7a15c", side="#54453a", tiers=2)


def draw(scene: Scene) -> None:
    """Cut the plate."""
    sky(scene, "broken", HORIZON + 14, seed=23, sun=(330, 330, 90))
    _line_of_battle(scene)
    sea(scene, HORIZON, 900, seed=8, rows=18)
    _smoke_of_the_fight(scene)
    victory, aspect = _victory(scene)
    _french_flagship(scene)
    _broadside(scene, victory, aspect)
    swell(scene, 752, 830, seed=31, rows=4)
    foam(scene, 150, 400, 734, seed=5, scale=0.9, slope=-0.012)
    _wreck(scene)
    swell(scene, 836, 860, seed=32, rows=2)
    _boat(scene)
    swell(scene, 872, 910, seed=33, rows=2)
    _dark_water(scene)


def _line_of_battle(scene: Scene) -> None:
    """The two fleets far off, and the Temeraire coming up astern."""
    with scene.faded(0.34):
        for x, size, flip, nation, turn in (
            (598, 0.20, 1, "french", 0.5),
            (672, 0.23, 1, "spanish", 0.2),
            (1000, 0.24, -1, "spanish", 0.0),
            (1120, 0.30, 1, "french", 0.6),
        ):
            distant_sail(scene, x, HORIZON + 5, size, flip, seed=x, nation=nation, year=1805, turn=turn)
    with scene.faded(0.55):
        man_of_war(scene, -12, HORIZON + 22, 0.44, 1, seed=12, sails=("-ff-", "ffff", "ffff"), turn=0.15)


def _smoke_of_the_fight(scene: Scene) -> None:
    """The dark bank the two ships have made, rolling to leeward behind them: the one great dark."""
    rng = np.random.default_rng(40)
    bank = trail(rng, (600, 636), (1160, 420), (44, 112), 22, 0.5)
    low = trail(rng, (640, 640), (1210, 610), (36, 60), 14, 0.35)
    smoke(scene, billowed(rng, bank + low, 2), seed=40, tone=0.34, shade=0.5, wash="#b3a592", soft=1.2)


def _french_flagship(scene: Scene) -> None:
    """The Bucentaure, her stern toward us, raked: her main topmast goes."""
    frame = man_of_war(
        scene,
        824,
        752,
        1.3,
        1,
        seed=3,
        nation="french",
        turn=0.9,
        roll=2.0,
        sails=("cs--", "cs--", "csu-"),
        stands=(None, -236.0, None),
        falls=(None, 38.0, None),
        paint=FRENCH,
        jibs=1,
        spanker=False,
    )
    for along, height in ((70, -44), (150, -26), (226, -42)):
        x, y = frame.at(*Aspect(0.9).at(along, height))
        burst(scene, x, y, 11, seed=along)
    scene.shade(frame([(-70, -20), (250, -30), (250, 14), (-70, 20)]), 0.22, 12)
    swell(scene, 746, 776, seed=37, rows=2, left=790, right=1130)
    foam(scene, 736, 1080, 752, seed=9, scale=0.9, slope=-0.05)


def _victory(scene: Scene) -> tuple[Frame, Aspect]:
    frame = man_of_war(
        scene,
        84,
        728,
        1.48,
        1,
        seed=9,
        turn=0.16,
        roll=-1.2,
        sails=("uf--", "ufsf", "csfc"),
        stands=(-286.0, None, None),
        flag="fore",
        spanker=False,
        jibs=2,
    )
    return frame, Aspect(0.16)


def _broadside(scene: Scene, frame: Frame, aspect: Aspect) -> None:
    """Her guns go off from the bow aft, toward the Frenchman's stern; their smoke lies in one bank between.

    The bank hides the waterlines of both ships; its foot lies in the swell that is drawn after it.
    """
    rng = np.random.default_rng(44)
    bank = trail(rng, (392, 724), (866, 752), (24, 38), 34, 0.3)
    crest = trail(rng, (430, 704), (812, 704), (20, 34), 18, 0.4)
    smoke(scene, billowed(rng, bank + crest, 2), seed=45, tone=0.06, shade=0.62, soft=1.0, pen=0.9)
    for along, height, reach in (
        (236, -34, 22),
        (262, -52, 20),
        (290, -33, 27),
        (318, -53, 28),
        (346, -32, 36),
        (370, -55, 38),
        (376, -30, 44),
    ):
        x, y = frame.at(*aspect.at(along, height))
        flash(scene, x, y, reach, seed=along, angle=-9, spread=24)
    wisps = trail(rng, (470, 726), (720, 744), (12, 26), 12, 0.5)
    smoke(scene, billowed(rng, wisps, 1), seed=46, soft=1.2, pen=0.7)
    scene.shade([frame.at(20, 4), frame.at(200, 4), frame.at(200, 26), frame.at(40, 26)], 0.3, 7)


def _swimmer(
    scene: Scene, x: float, waterline: float, flip: int, *, seed: int, coat: str, **pose: Any
) -> None:
    """A man in the sea to the breast, the water breaking about him."""
    scale = 1.35
    with scene.clipped(rectangle(x - 120, waterline - 160, x + 120, waterline)):
        man(
            scene,
            x,
            waterline + 66 * scale,
            scale,
            flip,
            seed=seed,
            shadow=False,
            upper_only=True,
            dress="shirt",
            coat=coat,
            waistcoat=coat,
            hat="",
            hair="short",
            hair_colour="#3a2c22",
            nod=14,
            lean=6,
            **pose,
        )
    foam(scene, x - 34, x + 34, waterline + 1, seed=seed, scale=0.55)


def _wreck(scene: Scene) -> None:
    """A fallen topmast with its sail, and two men clinging to it."""
    local = Frame(920, 826, 1.2, -8)
    _swimmer(scene, 752, 840, 1, seed=62, coat="#4f6f9a", arm_near=(128, 150), arm_far=(76, 100))
    sail = [(-58, -30, 1), (-20, -36), (34, -14), (64, 16), (10, 26), (-40, 34, 1)]
    scene.shape(local(sail), 0.1, puff=0.5, curve=0.6, hatch=60, wash="#efe4c6", outline=1.4)
    scene.fill(
        local(limb([(-190, 2), (140, -6)], [13, 9])),
        0.28,
        puff=0.5,
        curve=0.5,
        hatch=4,
        wash="#b58d4e",
        outline=1.5,
    )
    scene.fill(local(limb([(-46, -52), (-30, 44)], [8, 7])), 0.35, puff=0.3, wash="#8a6a3a", outline=1.2)
    _swimmer(scene, 1040, 822, -1, seed=61, coat="#d9c9a0", arm_near=(52, 86), arm_far=(60, 92))
    for i in range(3):
        x, y = local.at(-120 + 90 * i, 16)
        foam(scene, x - 30, x + 34, y, seed=80 + i, scale=0.5)


def _boat(scene: Scene) -> None:
    """A boat of the Victory's pulling to the men in the water."""
    launch = boat(318, 822, 1.24, 1, seed=6, pitch=3)
    launch.inside(scene)
    coats = ("#d9c9a0", "#4f6f9a", "#b8402f", "#d9c9a0", "#e9dcb8")
    for i, (x, y) in enumerate(launch.seats):
        man(
            scene,
            x,
            y + 42,
            0.92,
            -1,
            seed=70 + i,
            shadow=False,
            upper_only=True,
            dress="jacket",
            coat=coats[i],
            trousers=True,
            hat="straw" if i % 2 else "round",
            hat_colour="#b59a62" if i % 2 else "#3a3026",
            hair="queue",
            turn=78,
            lean=8 + 3 * (i % 2),
            arm_near=(66, 84),
            arm_far=(58, 80),
            hand="fist",
        )
    x, y = launch.bow
    man(
        scene,
        x,
        y + 44,
        1.0,
        1,
        seed=76,
        shadow=False,
        upper_only=True,
        dress="tail",
        coat="#4f6f9a",
        hat="fore_and_aft",
        arm_near=(88, 94),
        arm_far=(20, 70),
        hand="point",
        lean=10,
        turn=74,
    )
    launch.side(scene)


def _dark_water(scene: Scene) -> None:
    """The near sea in the shadow of a cloud, so that the ships stand in the light."""
    corner = [(0, 772), (420, 838), (800, 858), (1200, 806), (1200, 900), (0, 900)]
    scene.shade(corner, 0.3, 26)
    scene.tint(corner, "#7f9aa6", 0.45, 26)
