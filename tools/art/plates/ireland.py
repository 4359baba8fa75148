"""Vinegar Hill, 21 June 1798: the pikemen of Wexford come down from their windmill upon the guns.

Hero: the green flag with the harp and the man who bears it down the slope. Looked up, as web pages read in
part: the windmill, a stump now, and the banner flown from it (lookaroundireland.com); some twenty thousand
on the hill, women and children among them (The Irish Times); the artillery that carried the day
(stairnaheireann.net); nine in ten with pikes (warfarehistorynetwork.com); harp flags, and civilian clothes
(Museum of the American Revolution); the gold harp on green, carried in 1798 (Flags of the World);
Enniscorthy and the bridge over the Slaney. Not looked up: the clothes in detail, the hook of the pikes, the
uniforms of foot and gunners, the sails the mill still has, the town's outline. Mocking prints of the other
side were not followed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.geometry import Point, linear, rectangle
from ..engine.noise import smooth
from ..engine.scene import Scene
from ..kits.bodies import woman
from ..kits.fallen import fallen_on_back
from ..kits.fire import flash
from ..kits.flags import harp_flag, plain, staff, union_flag
from ..kits.foliage import bush
from ..kits.ground import hill, stones, tufts
from ..kits.guns import LEAD_GREY, cannon, shot_pile
from ..kits.landmarks import windmill
from ..kits.limbs import Hold
from ..kits.masses import billowed, trail
from ..kits.ranks import spot, volley
from ..kits.sky import sky
from ..kits.smoke import column, smoke
from ..kits.soldiers import officer, soldier
from ..kits.weapons import pole

SEED = 98
EDGE_X = (-20, 90, 210, 330, 440, 540, 650, 780, 920, 1080, 1230)
EDGE_Y = (402, 382, 350, 328, 334, 368, 432, 510, 576, 632, 668)
DRESS: tuple[dict[str, Any], ...] = (
    {"dress": "frock", "coat": "#7a6a54", "waistcoat": "#d8c9a4", "breeches": "#cdb98a", "hat": "round"},
    {
        "dress": "shirt",
        "waistcoat": "#6d7a56",
        "breeches": "#b09a70",
        "hat": "slouch",
        "hat_colour": "#6a5844",
    },
    {"dress": "frock", "coat": "#8a744e", "waistcoat": "#b8503c", "breeches": "#d8c9a4", "hat": "round"},
    {"dress": "shirt", "waistcoat": "#8c5a4a", "breeches": "#cdb98a", "hat": ""},
    {"dress": "great", "coat": "#6a5a48", "waistcoat": "#e6d8b4", "breeches": "#b09a70", "hat": "slouch"},
    {"dress": "shirt", "waistcoat": "#5f6f86", "breeches": "#d8c9a4", "hat": "cap", "hat_colour": "#6d7a56"},
    {"dress": "jacket", "coat": "#5f7350", "waistcoat": "#efe6d2", "breeches": "#cdb98a", "hat": "round"},
)
HAIR = ("#5a3a24", "#7a4428", "#3a2a1c", "#8a5a34")


def draw(scene: Scene) -> None:
    """Cut the plate."""
    sky(scene, "broken", 520, seed=61, warm="#f3d9a4")
    _country(scene)
    hill(
        scene, _hill(), seed=12, fall=0.22, tone=0.15, wash="#b9ba78", outline=1.5, darker=_shape_of_the_hill
    )
    _furze(scene)
    _summit(scene)
    _crown_line(scene)
    _charge(scene)
    _bearer(scene)
    _gun(scene)
    _foreground(scene)


def edge(x: float) -> float:
    """The height of the hill's skyline at x."""
    return float(np.interp(x, EDGE_X, EDGE_Y))


def _hill() -> list[Point]:
    return [*zip(EDGE_X, EDGE_Y, strict=True), (1230, 930, 1), (-20, 930, 1)]


def _shape_of_the_hill(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The slope that turns from the light, and the ground toward us."""
    below = y - np.interp(x, EDGE_X, EDGE_Y)
    return 0.2 * smooth(360, 760, x) * smooth(220, 0, below) + 0.1 * smooth(320, 520, below)


def _country(scene: Scene) -> None:
    """The Blackstairs, the Slaney and Enniscorthy with its castle, on fire."""
    with scene.faded(0.38):
        range_ = [(540, 480, 1), (660, 436), (760, 446), (860, 398), (960, 428), (1060, 406), (1230, 444, 1)]
        scene.shape([*range_, (1230, 560, 1), (540, 560, 1)], 0.44, hatch=22, wash="#a3a8a8", outline=0.9)
    with scene.faded(0.56):
        vale = [(600, 524, 1), (760, 504), (980, 510), (1230, 494, 1), (1230, 700, 1), (600, 700, 1)]
        scene.shape(vale, 0.14, hatch=5, wash="#b9bd84", outline=0.7)
        for x, y, long in ((700, 524, 90), (840, 516, 120), (760, 550, 130), (920, 556, 120)):
            scene.pen_line([(x, y), (x + long * 0.5, y + 6), (x + long, y + 2)], 1.9, 0.2, lift=0.3)
        _enniscorthy(scene)
        river = [
            (850, 570),
            (1000, 562),
            (1120, 568),
            (1230, 592),
            (1230, 608),
            (1100, 584),
            (980, 576),
            (850, 584),
        ]
        scene.fill(river, 0.04, hatch=2, wash="#a9c4cc", outline=0.8)
        scene.fill(
            [(890, 578), (892, 562), (982, 560), (986, 578)], 0.2, hatch=2, wash="#d5c7a6", outline=0.9
        )
        for i in range(4):
            left = 898 + i * 21
            scene.solid([(left, 578), (left + 1, 570), (left + 8, 566), (left + 14, 570), (left + 15, 578)])
        column(scene, (1030, 508), (1180, 372), (14, 46), seed=8, n=13, wash="#c9bca6", tone=0.06, shade=0.4)


def _enniscorthy(scene: Scene) -> None:
    rng = np.random.default_rng(6)
    x = 930.0
    while x < 1150:
        wide, tall, base = rng.uniform(18, 32), rng.uniform(16, 30), 552 + rng.uniform(-10, 8)
        front = rectangle(x, base - tall, x + wide, base)
        scene.fill(front, linear(x, 0, 0.04, x + wide, 0, 0.42), hatch=88, wash="#eadcbc", outline=0.9)
        gable = [(x - 2, base - tall), (x + wide * 0.5, base - tall - 11), (x + wide + 2, base - tall)]
        scene.fill(gable, 0.42, hatch=60, wash="#a58a78", outline=0.9)
        x += wide * 0.82
    for left in (1040, 1072):
        tower = [(left, 542), (left + 2, 480), (left + 22, 480), (left + 24, 542)]
        scene.fill(tower, linear(left, 0, 0.1, left + 24, 0, 0.6), hatch=88, wash="#d5c7a6", outline=1.0)
        for i in range(3):
            scene.fill(
                rectangle(left + 1 + 8 * i, 474, left + 6 + 8 * i, 481), 0.2, wash="#d5c7a6", outline=0.7
            )
    scene.fill(rectangle(1056, 504, 1080, 546), 0.24, hatch=88, wash="#d5c7a6", outline=0.9)


def _furze(scene: Scene) -> None:
    """Furze in flower and stones on the slope."""
    rng = np.random.default_rng(19)
    for i in range(30):
        x, share = rng.uniform(0, 1200), rng.uniform(0.14, 0.86)
        y = edge(x) + (900 - edge(x)) * share
        size = 8 + 15 * share
        if rng.random() < 0.7:
            bush(scene, x, y, size * 2.2, size * 1.1, seed=i)
            for _ in range(5):
                spark = (x + rng.uniform(-size, size) * 0.8, y - rng.uniform(0.2, 0.9) * size)
                scene.fill(
                    rectangle(spark[0] - 1.4, spark[1] - 1.4, spark[0] + 1.4, spark[1] + 1.4),
                    0,
                    kind=2,
                    wash="#e6c050",
                )


def _pikeman(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    i: int,
    posture: str,
    flip: int = 1,
    slant: float = 0,
    **wishes: Any,
) -> None:
    """One of them, in clothes of his own; `slant` turns his pike further than the posture does."""

    def pike(angle: float) -> Hold:
        return pole(angle + slant, 80, 42, "pike")

    own = DRESS[i % len(DRESS)] | {"hair_colour": HAIR[i % len(HAIR)]}
    soldier(
        scene,
        x,
        y,
        scale,
        flip,
        uniform="pikeman_1798",
        posture=posture,
        seed=700 + i,
        kit=False,
        weapon=pike,
        **(own | wishes),
    )


def _summit(scene: Scene) -> None:
    """The windmill with a green flag, and the wood of pikes about it."""
    with scene.faded(0.92):
        windmill(scene, 300, 340, 1.16, turn=24, wash="#dccba4")
        staff(scene, (232, 372), (220, 172), 3.0)
        plain(scene, 222, 178, 84, 52, 1, wash="#7fa566", wave=0.9)
    rng = np.random.default_rng(31)
    for row, (start, end, step, drop, scale, fade) in enumerate(
        ((20, 250, 15, 12, 0.66, 0.8), (356, 606, 12, 12, 0.66, 0.8), (150, 640, 19, 62, 0.92, 0.9))
    ):
        people = [
            (x + rng.uniform(-8, 8), edge(x) + drop + rng.uniform(-10, 14))
            for x in np.arange(start, end, step)
        ]
        with scene.faded(fade):
            for i, (x, y) in enumerate(sorted(people, key=lambda place: place[1])):
                posture = ("stand", "port", "stand")[i % 3]
                turn = float(rng.choice([40, 62, 76, 90]))
                _pikeman(scene, x, y + 12, scale, i + 40 * row, posture, slant=rng.uniform(-14, 6), turn=turn)


def _crown_line(scene: Scene) -> None:
    """The foot, two deep, who fire up the slope."""
    near, far = (1176, 762, 1.3), (806, 668, 0.98)
    muzzles = []
    with scene.faded(0.94):
        staff(scene, (1030, 720), (1036, 488), 3.2)
        union_flag(scene, 1037, 494, 112, 74, 1, year=1798)
        for i in range(9, -1, -1):
            x, y, scale = spot(i / 9, near, far)
            for back, posture in ((24, "load" if i % 2 else "stand"), (0, "fire" if i % 3 else "load")):
                soldier(
                    scene,
                    x + back * scale,
                    y - back * 0.3 * scale,
                    scale,
                    -1,
                    uniform="british_1798",
                    posture=posture,
                    seed=820 + i * 2 + back,
                    turn=66,
                    kit=False,
                )
            if i % 3:
                muzzles.append((x - 78 * scale, y - 80 * scale))
        volley(scene, muzzles[::2], 1.0, -1, seed=33, flashes=0.8, rise=-20, radii=(13, 28))
    rng = np.random.default_rng(35)
    balls = trail(rng, (730, 640), (640, 596), (18, 34), 9, 0.45)
    smoke(scene, billowed(rng, balls, 2), seed=36, shade=0.4)


def _charge(scene: Scene) -> None:
    """The middle of the charge comes down between the hill and us."""
    for i, (x, y, scale) in enumerate(
        (
            (252, 562, 1.3),
            (318, 574, 1.36),
            (392, 566, 1.34),
            (460, 588, 1.42),
            (208, 616, 1.46),
            (286, 628, 1.5),
            (540, 612, 1.42),
            (378, 636, 1.54),
        )
    ):
        posture = ("port", "charge", "port", "charge_left")[i % 4]
        _pikeman(scene, x, y, scale, i + 160, posture, slant=(-8, 6, 0)[i % 3], turn=(70, 80, 62)[i % 3])


def _bearer(scene: Scene) -> None:
    """The man with the harp; a bare-headed pikeman at his side."""
    foot, head = (492, 812), (586, 190)
    staff(scene, foot, head, 5.6, "")
    harp_flag(scene, 586, 200, 300, 192, 1, wave=0.75)
    scene.shape([(586, 192, 1), (580, 170), (590, 142, 1), (598, 171)], 0.06, wash="#d2d4ce", outline=1.3)
    soldier(
        scene,
        448,
        800,
        2.5,
        1,
        uniform="pikeman_1798",
        posture="stand",
        seed=731,
        kit=False,
        hold=None,
        turn=72,
        dress="coat",
        coat="#6f9a5a",
        waistcoat="#efe6d2",
        breeches="#d8c9a4",
        boots="#4a4036",
        hat="round",
        hat_trim="#6f9a5a",
        hair_colour="#5a3a24",
        mouth=1.0,
        lean=8,
        leg_near=(34, 4),
        leg_far=(-24, -36),
        hand_at=(33, 76),
        hand_far_at=(36, 96),
        hand="fist",
        hand_far="fist",
        far_over=True,
        nod=8,
    )
    _pikeman(
        scene, 600, 806, 2.1, 185, "charge", slant=4, mouth=1.0, dress="shirt", waistcoat="#8c5a4a", hat=""
    )


def _gun(scene: Scene) -> None:
    """The guns that decided the day: one near us at the moment of firing, its crew about it."""
    crew = {"uniform": "gunner_1798", "kit": False, "posture": "stand"}
    soldier(
        scene,
        1002,
        846,
        1.62,
        1,
        seed=751,
        turn=64,
        **crew,
        hold=pole(160, 44, 40),
        arm_near=(36, 84),
        arm_far=(60, 96),
        hand="fist",
        hand_far="fist",
        leg_near=(20, 2),
        leg_far=(-16, -20),
        lean=8,
    )
    muzzle = cannon(scene, 1046, 872, 1.5, -1, carriage=LEAD_GREY, elevation=6)
    flash(scene, *muzzle, 34, seed=3, angle=174)
    rng = np.random.default_rng(51)
    cloud = trail(rng, (muzzle[0] - 62, muzzle[1] - 2), (muzzle[0] - 176, muzzle[1] - 44), (20, 46), 9, 0.34)
    smoke(scene, billowed(rng, cloud, 3), seed=52, shade=0.5)
    officer(
        scene,
        1158,
        876,
        1.9,
        -1,
        uniform="gunner_1798",
        seed=752,
        turn=70,
        sash="",
        hold=pole(-16, 23, 22),
        arm_near=(70, 96),
        hat="bicorne",
        lean=4,
    )
    shot_pile(scene, 1070, 890, 1.3)


def _foreground(scene: Scene) -> None:
    """Nearest to us, on the left: men and a woman of the county; on the grass one who fell."""
    _pikeman(scene, 52, 846, 2.2, 201, "stand", slant=-10, turn=60)
    _pikeman(
        scene, 196, 876, 2.4, 203, "port", slant=6, mouth=1.0, dress="shirt", waistcoat="#6d7a56", hat=""
    )
    woman(
        scene,
        112,
        890,
        2.3,
        1,
        seed=3,
        turn=58,
        gown="#8c5a4a",
        kerchief="#7fa566",
        apron="#e6dcc2",
        hat="",
        hair="loose",
        hair_colour="#7a4428",
        hand_at=(14, 56),
        hand_far_at=(17, 74),
        hand="fist",
        hand_far="fist",
        hold=pole(171, 84, 46, "pike"),
        lean=3,
    )
    _pikeman(
        scene, 318, 888, 2.42, 206, "charge", slant=24, mouth=1.0, dress="frock", coat="#7a6a54", hat="slouch"
    )
    fallen_on_back(scene, 772, 872, 1.5, 1, uniform="pikeman_1798")
    stones(scene, 840, 890, 420, 900, 8, seed=5, size=14)
    tufts(scene, 820, 896, 0, 1200, 70, seed=6)
    scene.shade([(0, 868), (1200, 868), (1200, 900), (0, 900)], 0.22, 20)
