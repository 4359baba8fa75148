"""Dictatorship, lost: his column goes over, pulled down with ropes by those it was built to awe.

Hero: the bronze ruler falling head first against the light; the joke: the pedestal says FOR EVER. About 1815,
in no particular country: a square with a portico, an arcade and a dome. Checked: how such monuments came down
(the lead George III in New York, 1776, and the Vendome column, 1814 and 1871): ropes to the neck, levers at
the foot, a bed of straw; relics sold on the spot.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, Point
from ..engine.lettering import quad_text
from ..engine.scene import Scene
from ..kits.bodies import child, man, woman
from ..kits.casting import cast
from ..kits.churches import portico, st_pauls
from ..kits.crowd import folk, throng
from ..kits.facades import House, terrace
from ..kits.flags import plain, staff
from ..kits.ground import cobbles
from ..kits.masses import trail
from ..kits.monuments import column_shaft, hawser, pedestal, rubble, standing_bronze
from ..kits.oddments import basket
from ..kits.perspective import Quad
from ..kits.props import hat_in_hand, pole
from ..kits.sky import sky
from ..kits.smoke import smoke
from ..kits.vehicles import plank

SEED = 77
BASE: Point = (770, 560)
"""Where the shaft stood on its pedestal."""
LEAN, TALL, RADIUS = 25.0, 262.0, 48.0


def draw(scene: Scene) -> None:
    """Cut the picture."""
    rng = np.random.default_rng(SEED)
    sky(scene, "squall", 640, seed=31, right=1600, strength=0.6, sun=(1120, 300, 240))
    _square(scene, rng)
    cobbles(scene, 620, 900, seed=12, right=1600, wash="#d8caa6", dense=0.8)
    with scene.faded(0.85):
        throng(scene, rng, -10, 1610, 642, 690, 0.7, 1.0, 4, focus=1000, arms=0.6, time="1819")
    _monument(scene, rng)
    _crowd(scene, rng)
    _ropes(scene)
    _hauliers(scene)
    _near(scene, rng)
    scene.shade([(0, 876), (1600, 876), (1600, 900), (0, 900)], 0.25, 18)


def _square(scene: Scene, rng: np.random.Generator) -> None:
    with scene.faded(0.42):
        st_pauls(scene, 330, 610, 1.3)
    with scene.faded(0.58):
        row = [House(120, 190, 3, 3, wash, 0) for wash in ("#d8c39a", "#dccaa2", "#d5b58c", "#d8c39a")]
        terrace(scene, 400, 630, row, rng)
        terrace(scene, 880, 630, row[:3], rng)
    with scene.faded(0.9):
        quad = Quad(400, 420, (-120, -20), (330, 190), (330, 640), (-120, 740))
        portico(scene, quad, rng, weight=1.0)
        row = [House(150, 330, 3, 3, "#d8c39a", 0), House(190, 380, 3, 3, "#cf9c78", 0)]
        terrace(scene, 1290, 650, row, rng, weight=0.9)


def _monument(scene: Scene, rng: np.random.Generator) -> None:
    """The pedestal still says what it said; the shaft leaves it; the ruler leaves the shaft."""
    scene.shade([(620, 744), (930, 740), (1240, 770), (1180, 790), (640, 776)], 0.35, 10)
    box = pedestal(scene, BASE[0], 752, 250, 196)
    plate = Quad(
        100,
        60,
        (box[0], box[1]),
        (box[0] + box[2], box[1]),
        (box[0] + box[2], box[1] + box[3]),
        (box[0], box[1] + box[3]),
    )
    quad_text(scene, plate, 50, 42, "FOR EVER", 26, width=88)
    for crack in (
        [(BASE[0] + 40, 556), (BASE[0] + 22, 600), (BASE[0] + 36, 640), (BASE[0] + 14, 690)],
        [(BASE[0] + 22, 600), (BASE[0] - 12, 628), (BASE[0] - 6, 650)],
    ):
        scene.line(crack, 2.2, 0.2)
    column_shaft(scene, Frame(BASE[0], 560, 1, 0), 60, RADIUS, broken=12, capital=False)
    dust = trail(rng, (BASE[0] - 40, 500), (BASE[0] + 130, 470), (24, 40), 9, 0.8)
    shaft = Frame(BASE[0] + 26, 492, 1, LEAN)
    column_shaft(scene, shaft, TALL, RADIUS)
    smoke(scene, dust, seed=9, wash="#efe6d2", shade=0.4, pen=0.5)
    _bronze(scene, shaft.at(RADIUS * 0.5, -TALL - 40))
    for _ in range(16):
        x, y = BASE[0] + rng.uniform(-60, 180), 480 + rng.uniform(-60, 80)
        size = rng.uniform(3, 8)
        chip = [(x - size, y), (x, y - size), (x + size * 1.2, y - size * 0.2), (x + size * 0.3, y + size)]
        scene.fill(chip, 0.15, wash="#e2d8bc", outline=1.0)


FALL = 112.0
"""How far the bronze has turned over from upright, clockwise."""


def _bronze(scene: Scene, feet: Point) -> None:
    """The ruler, head foremost: his back to the sky and the light, his front dark."""
    size = 3.3
    standing_bronze(scene, *feet, size, roll=FALL, tone=0.02)
    body = Frame(*feet, size, FALL)
    front = [(2, -4), (9, -6), (8, -44), (10, -62), (7, -76), (4, -76), (4, -60), (2, -40)]
    scene.shade(body(front), 0.28, 6)
    back = [(-5, -48), (-2, -48), (-3, -62), (-5, -76), (-8, -74), (-7, -60)]
    scene.burnish(body(back), 0.55, 4)


NECK: Point = (1184, 336)
TOP: Point = (940, 284)
FAR_HANDS: Point = (1336, 606)
NEAR_HANDS: Point = (1180, 648)


def _ropes(scene: Scene) -> None:
    hawser(scene, NECK, FAR_HANDS, sag=2)
    hawser(scene, TOP, NEAR_HANDS, sag=2)


PULL = {
    "turn": 76,
    "lean": -22,
    "arm_near": (104, 100),
    "arm_far": (96, 92),
    "hand": "fist",
    "hand_far": "fist",
} | {"leg_near": (40, 22), "leg_far": (4, -22), "head": 6}
STRAIN = PULL | {"lean": -30, "leg_near": (48, 34), "leg_far": (20, -6), "mouth": 0.6}


def _hauliers(scene: Scene) -> None:
    """Two teams on two ropes, far and near, each man at his own slant."""
    team = (
        (1400, 760, 2.15, PULL, {"dress": "shirt", "waistcoat": "#b8503c", "hat": "round"}),
        (1458, 780, 2.2, STRAIN, {"dress": "tail", "coat": "#5f7ba0", "hair": "short"}),
        (1522, 796, 2.3, PULL, {"dress": "smock", "coat": "#d9cda8", "hat": "slouch"}),
        (
            1578,
            806,
            2.3,
            STRAIN,
            {"dress": "jacket", "coat": "#7d8c66", "hat": "cap", "hat_colour": "#b8503c"},
        ),
        (1636, 826, 2.4, PULL, {"dress": "tail", "coat": "#8a6a52", "hat": "top"}),
        (1250, 838, 2.5, STRAIN, {"dress": "shirt", "waistcoat": "#7d8c66", "hair": "short"}),
        (1334, 866, 2.65, PULL, {"dress": "jacket", "coat": "#8c6f8e", "hat": "round", "mouth": 0.8}),
        (
            1424,
            884,
            2.7,
            STRAIN,
            {"dress": "shirt", "waistcoat": "#c9a24c", "apron": "#d8c9a4", "hat": "peaked"},
        ),
    )
    for i, (x, y, scale, pose, dress) in enumerate(team):
        legs = {"trousers": True, "breeches": ("#b9ae94", "#8a8a90", "#cdb98a")[i % 3]}
        if i == 5:
            hawser(scene, FAR_HANDS, (1640, 664), sag=3)
        man(scene, x, y, scale, -1, seed=60 + i, **(pose | legs | dress))
    hawser(scene, NEAR_HANDS, (1476, 706), sag=3)


CAST = cast("""
lever: dress=shirt waistcoat=#c9a24c hat=cap hat_colour=#7a6a52 turn=80 lean=24 arm_near=70,84 arm_far=80,92
  hand=fist hand_far=fist leg_near=36,6 leg_far=-24,-40 mouth=0.6 trousers breeches=#b9ae94
sculptor: dress=smock coat=#d9cda8 hat=peaked hat_colour=#8a7a5c turn=40 head=14 hand_at=7,86 arm_far=10,60
  frown=1 smile=-1 trousers breeches=#8a8a90
seller: gown=#7d8fae shawl=#d8b45c apron=#ece2c8 hat=bonnet hat_colour=#c9b07a waist=high turn=44 mouth=0.8
  arm_near=20,80 arm_far=126,150 hand_far=open
guard: dress=soldier coat=#5f7fa8 facing=#f1e8d2 belts hat=bicorne turn=34 smile=0.8 arm_far=150,166
  breeches=#efe6d2 stockings=#4a4238
girl: gown=#b8503c turn=120 arm_near=140,160 hand=open
back_a: dress=great coat=#6f665c hat=top turn=166 arm_near=140,160 hand=open hair=short
back_b: gown=#6f7a66 shawl=#a8743c hat=bonnet hat_colour=#a89468 waist=high turn=150
""")


def _crowd(scene: Scene, rng: np.random.Generator) -> None:
    acts = ("arms", "hat", "fist", "point", "arms", "talk", "hat")
    spots = [(x + rng.uniform(-18, 18), rng.uniform(738, 784)) for x in range(10, 620, 48)]
    spots += [(x + rng.uniform(-14, 14), rng.uniform(716, 744)) for x in range(1120, 1600, 52)]
    for i, (x, y) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        scale = 1.55 + (y - 716) * 0.009
        flip = 1 if x < 700 else -1
        folk(scene, rng, x, y, scale, flip, act=acts[i % 7], time="1819", nod=14, turn=40 + 70 * rng.random())
    staff(scene, (250, 770), (236, 420), 5)
    plain(scene, 236, 430, 130, 84, 1, wash="#c8503c", phase=1.2)
    for x, y, scale, lean in ((508, 778, 2.3, 0), (554, 794, 2.45, 6)):
        man(
            scene,
            x,
            y,
            scale,
            1,
            seed=x,
            hold=pole(58, 25, 16, 3.0),
            **(CAST["lever"] | {"lean": 22 + lean}),
        )


def _near(scene: Scene, rng: np.random.Generator) -> None:
    rubble(scene, rng, 800, 810, 120, count=16, size=22)
    for start, end in (((760, 812), (860, 796)), ((900, 836), (990, 822))):
        plank(scene, start, end, 10)
    man(
        scene,
        440,
        880,
        2.7,
        1,
        seed=31,
        hold_far=hat_in_hand("bicorne"),
        **(CAST["guard"] | {"hat": "", "hair": "short"}),
    )
    man(scene, 1010, 886, 2.75, -1, seed=32, **CAST["sculptor"])
    woman(scene, 352, 890, 2.7, 1, seed=33, **CAST["seller"])
    relics = basket(scene, 640, 886, 1.7, handle=False)
    for dx, dy in ((-12, -22), (0, -26), (12, -22), (4, -34)):
        x, y = relics.at(dx, dy)
        scene.fill(
            [(x - 12, y + 6), (x - 8, y - 9), (x + 6, y - 11), (x + 12, y + 4)],
            0.12,
            puff=0.3,
            wash="#e2d8bc",
            outline=1.1,
        )
    child(scene, 540, 888, 3.2, girl=True, seed=34, **CAST["girl"])
    child(
        scene,
        800,
        872,
        3.1,
        1,
        seed=35,
        waistcoat="#5f7ba0",
        turn=100,
        arm_near=(150, 160),
        hand="open",
        nod=16,
    )
    man(scene, 80, 976, 3.8, seed=36, tone=0.36, **CAST["back_a"])
    woman(scene, 206, 1010, 3.6, seed=37, tone=0.36, **CAST["back_b"])
    man(scene, 1566, 1016, 3.7, -1, seed=39, tone=0.36, **CAST["back_a"])
