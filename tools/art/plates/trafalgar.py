"""The Battle of Trafalgar, 21 October 1805: the Victory breaks the line and rakes the Bucentaure.

Hero: the Victory, her broadside alight, her mizzen topmast gone. Checked: all British ships wore the white
ensign that day and the flagship a vice-admiral of the White's flag at the fore (William James, Naval
History, vol. IV); light wind, great swell, sunshine (the same); yellow bands on a dark side, three tiers,
and single or double streaks on French sides (a midshipman's letter in J. R. Hale, Famous Sea Fights);
Union with St Patrick's cross from 1801; tricolour from 1794; Spain's red and yellow from 1785.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, limb
from ..engine.scene import Scene
from ..kits.boats import boat
from ..kits.bodies import man
from ..kits.fire import burst
from ..kits.hulls import Aspect, Paint
from ..kits.masses import Ball, billowed, trail
from ..kits.sea import foam, sea, swell
from ..kits.ships import distant_sail, man_of_war
from ..kits.sky import sky
from ..kits.smoke import POWDER, smoke

SEED = 4
HORIZON = 560
FRENCH = Paint(band="#c7a15c", side="#54453a", tiers=2)
SPANISH = Paint(band="#b5533e", side="#4a3a34", tiers=3)


def draw(scene: Scene) -> None:
    """Cut the plate."""
    sky(scene, "broken", HORIZON + 14, seed=23, sun=(330, 330, 90))
    _line_of_battle(scene)
    sea(scene, HORIZON, 900, seed=8, rows=18)
    _smoke_between(scene)
    _french_flagship(scene)
    victory, aspect = _victory(scene)
    _broadside(scene, victory, aspect)
    swell(scene, 742, 830, seed=31, rows=4)
    foam(scene, 150, 640, 734, seed=5, scale=0.9, slope=-0.012)
    _wreck(scene)
    swell(scene, 806, 850, seed=32, rows=2)
    _boat(scene)
    swell(scene, 862, 910, seed=33, rows=2)
    scene.shade([(0, 868), (1200, 868), (1200, 900), (0, 900)], 0.22, 24)


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
        rng = np.random.default_rng(71)
        banks = trail(rng, (560, HORIZON - 8), (1190, HORIZON - 34), (20, 38), 13, 0.5)
        smoke(scene, billowed(rng, banks, 2), seed=71, shade=0.36, pen=0)
    with scene.faded(0.55):
        man_of_war(scene, -12, HORIZON + 22, 0.44, 1, seed=12, sails=("-ff-", "ffff", "ffff"), turn=0.15)


def _french_flagship(scene: Scene) -> None:
    """The Bucentaure, her stern toward us, raked: her main topmast goes."""
    with scene.faded(0.85):
        man_of_war(
            scene,
            926,
            676,
            1.0,
            1,
            seed=3,
            nation="french",
            turn=0.95,
            roll=2.5,
            sails=("us--", "ss--", "csu-"),
            stands=(None, -246.0, None),
            paint=FRENCH,
            jibs=1,
            spanker=False,
        )
        swell(scene, 672, 700, seed=37, rows=2, left=860, right=1180)
        foam(scene, 866, 1150, 677, seed=9, scale=0.7, slope=-0.02)


def _smoke_between(scene: Scene) -> None:
    rng = np.random.default_rng(41)
    rising = trail(rng, (700, 650), (770, 380), (34, 76), 12, 0.5)
    low = trail(rng, (660, 668), (858, 640), (24, 40), 9, 0.4)
    smoke(scene, billowed(rng, rising, 2), seed=41, shade=0.44, wash="#e6dcc6", soft=2.6, pen=0.7)
    smoke(scene, billowed(rng, low, 2), seed=42, shade=0.5)


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
        sails=("uu--", "ufsf", "csfc"),
        stands=(-212.0, None, None),
        flag="fore",
        spanker=False,
        jibs=2,
    )
    return frame, Aspect(0.16)


def _broadside(scene: Scene, frame: Frame, aspect: Aspect) -> None:
    """Her guns go off from the bow aft: flashes first, then the smoke they leave, rolling to leeward."""
    rng = np.random.default_rng(44)
    puffs: list[Ball] = []
    places = [
        (along, height)
        for tier, height in enumerate((-52, -32, -15))
        for along in np.arange(196 - 34 * tier, 372, 39.0)
        if rng.random() < 0.62
    ]
    for along, height in places:
        x, y = frame.at(*aspect.at(along, height))
        reach = rng.uniform(10, 16)
        burst(scene, x + 6, y + 8, reach, seed=int(along) + int(-height))
        for step in range(3):
            puffs.append((x + 16 + step * 17 + rng.uniform(-4, 4), y + 16 + step * 9, 9 + step * 5.5))
    puffs = [ball for ball in puffs if ball[1] > 640 or rng.random() < 0.7]
    smoke(scene, billowed(rng, puffs, 2), seed=45, soft=1.0, pen=0.9, wash=POWDER)
    bow = billowed(rng, trail(rng, (620, 718), (800, 690), (20, 38), 9, 0.45), 2)
    smoke(scene, bow, seed=46, soft=1.6, pen=0.9)
    scene.shade([frame.at(20, 4), frame.at(330, 4), frame.at(320, 26), frame.at(40, 26)], 0.3, 7)


def _wreck(scene: Scene) -> None:
    """A fallen topmast with its sail, and two men clinging to it."""
    local = Frame(920, 806, 1.2, -8)
    for x, coat, up in ((-128, "#4f6f9a", True), (78, "#d9c9a0", False)):
        px, py = local.at(x, 58)
        arms = (
            {"arm_near": (150, 168), "arm_far": (60, 96)}
            if up
            else {"arm_near": (70, 88), "arm_far": (64, 92)}
        )
        man(
            scene,
            px,
            py,
            1.2,
            -1 if x > 0 else 1,
            seed=61 + up,
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
            **arms,
        )
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
