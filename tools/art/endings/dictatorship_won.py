"""Dictatorship, won: the ruler unveils himself, in bronze and much larger, and the square claps to order.

Hero: the horseman of bronze, from which the cloth has just dropped. The joke: on a footstool below him stands
the original, in the same hat and the same attitude; to the left applause is called for by a board, and a
bayonet sees to it. About 1815, in no particular country: the same square and pedestal as when it falls.
Checked on web pages, in extract: Falconet's horseman at St Petersburg (rearing, its tail a support), and how
it was unveiled in August 1782: guards drawn up, a signal, the drapery falls, the crowd cries out.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.geometry import Frame, Point, Points, spline
from ..engine.lettering import quad_text
from ..engine.noise import smooth
from ..engine.scene import Scene
from ..kits.bodies import child, man, woman
from ..kits.casting import cast
from ..kits.churches import portico, st_pauls
from ..kits.crowd import throng
from ..kits.facades import House, facade, terrace
from ..kits.ground import cobbles
from ..kits.monuments import hawser, pedestal
from ..kits.pageantry import blazing_sun, carpeted_steps, hobby_horse, hung_banner, paper_hat, placard, stool
from ..kits.perspective import Quad, panel
from ..kits.props import stick
from ..kits.ranks import spot
from ..kits.sky import sky
from ..kits.soldiers import soldier
from ..kits.statues import equestrian_bronze, panache
from ..kits.weapons import sword

SEED = 90
STATUE: Point = (806, 448)
FOOT = 716.0


def draw(scene: Scene) -> None:
    """Cut the picture."""
    rng = np.random.default_rng(SEED)
    sky(scene, "bars", 640, seed=44, right=1600, strength=0.8)
    _glory(scene, rng)
    _square(scene, rng)
    cobbles(scene, 622, 900, seed=14, right=1600, wash="#d8caa6", dense=0.7)
    with scene.faded(0.8):
        throng(scene, rng, -10, 620, 640, 668, 0.62, 0.8, 3, focus=800, arms=0.0, time="1819")
        throng(scene, rng, 990, 1610, 640, 668, 0.62, 0.8, 3, focus=800, arms=0.0, time="1819")
    _monument(scene)
    _ranks(scene)
    _sheet(scene)
    _ruler(scene)
    _applause(scene)
    _footmen(scene)
    _near(scene)
    scene.shade([(0, 876), (1600, 876), (1600, 900), (0, 900)], 0.25, 18)


def _glory(scene: Scene, rng: np.random.Generator) -> None:
    """Rays from behind the statue, as round a saint."""
    x, y = STATUE[0] + 20, STATUE[1] - 150
    with scene.clipped(panel(0, 0, 1600, 640)):
        for i in range(26):
            angle = math.tau * (i + 0.5 + rng.uniform(-0.12, 0.12)) / 26
            wide, reach = rng.uniform(0.035, 0.075), rng.uniform(620, 1150)
            ray = [(x, y)]
            for way in (-1, 0, 1):
                long = reach if way else reach * 1.04
                ray.append((x + long * math.cos(angle + way * wide), y + long * math.sin(angle + way * wide)))
            scene.burnish(ray, 0.55, 7)
            scene.tint(ray, "#f7e2a4", 0.5, 7)


def _square(scene: Scene, rng: np.random.Generator) -> None:
    with scene.faded(0.42):
        st_pauls(scene, 1190, 618, 1.15)
    with scene.faded(0.55):
        row = [House(120, 170, 3, 3, wash, 0) for wash in ("#d8c39a", "#dccaa2", "#d5b58c")]
        terrace(scene, 300, 632, row, rng)
        terrace(scene, 1000, 632, row, rng)
    with scene.faded(0.85):
        left = Quad(400, 420, (-60, 40), (350, 240), (350, 640), (-60, 720))
        facade(scene, left, 3, 5, wash="#dccaa2", tone=0.12, rng=rng, ground="", brick=False)
        for x in (62, 142, 222, 302):
            hung_banner(scene, left, x - 1, 60, 36, 250)
        right = Quad(420, 420, (1280, 230), (1680, 10), (1680, 740), (1280, 642))
        portico(scene, right, rng)
        blazing_sun(scene, right, (200, 69), 24)


def _monument(scene: Scene) -> None:
    scene.shade([(640, 704), (990, 700), (1250, 726), (1200, 746), (660, 738)], 0.35, 10)
    box = pedestal(scene, STATUE[0], FOOT, 320, FOOT - STATUE[1] - 10)
    plate = Quad(
        100,
        60,
        (box[0], box[1]),
        (box[0] + box[2], box[1]),
        (box[0] + box[2], box[1] + box[3]),
        (box[0], box[1] + box[3]),
    )
    quad_text(scene, plate, 50, 42, "FOR EVER", 26, width=88)
    equestrian_bronze(scene, STATUE[0] + 30, STATUE[1] - 12, 1.5, seed=3)


def _ranks(scene: Scene) -> None:
    """Grenadiers along both sides, presenting arms."""
    for near, far, count, flip in (
        ((120, 742, 1.42), (600, 668, 0.92), 11, 1),
        ((1580, 770, 1.7), (1020, 672, 0.95), 12, -1),
    ):
        for i in range(count - 1, -1, -1):
            x, y, scale = spot(i / (count - 1), near, far)
            soldier(
                scene,
                x,
                y,
                scale,
                flip,
                uniform="continental_1777",
                hat="bearskin",
                facing="#f1e8d2",
                posture="stand",
                seed=40 + i,
                turn=40,
                kit=False,
            )


APEX: Point = (712, 292)
CORNER: Point = (476, 604)
SHEET: Points = [
    *[(716, 316, 1), (700, 299), (676, 305), (648, 344), (618, 396), (590, 440), (560, 500), (520, 560)],
    *[(*CORNER, 1), (498, 640), (512, 680), (540, 688), (552, 730), (582, 730), (600, 766), (634, 760)],
    *[(662, 786), (676, 744, 1), (658, 680), (672, 610), (656, 540), (670, 470), (694, 420), (690, 366)],
]


def _sheet(scene: Scene) -> None:
    """The cloth, caught by the bronze tail, the rest of it falling; footmen haul at its corner."""

    def fan(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return np.arctan2(x - APEX[0], np.maximum(y - APEX[1], 4))

    def folds(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        angle = fan(x, y)
        down = np.clip(np.hypot(x - APEX[0], y - APEX[1]) / 420, 0, 1)
        wave = np.sin(angle * 40 + 2.4 * np.sin(angle * 8 + 1) + 2.6 * down)
        return 0.2 + 0.25 * wave * (0.35 + 0.65 * down) + 0.2 * smooth(-0.3, 0.05, angle)

    scene.shade([(500, 776), (700, 760), (760, 786), (560, 806)], 0.35, 8)
    scene.fill(
        spline(SHEET, True), folds, field=lambda x, y: fan(x, y) * 330, wash="#c2483a", outline=2.0, most=0.8
    )
    with scene.clipped(spline(SHEET, True)):
        for angle, end in ((-0.58, 330), (-0.48, 380), (-0.37, 430), (-0.27, 450), (-0.17, 460), (-0.1, 380)):
            radii = np.linspace(56, end, 9)
            bent = [angle + 0.03 * math.sin(r / 70) for r in radii]
            course = [
                (APEX[0] + r * math.sin(a), APEX[1] + r * math.cos(a))
                for r, a in zip(radii, bent, strict=True)
            ]
            scene.pen_line(course, 1.4, 0.4)


CAST = cast("""
ruler: dress=tail coat=#4f76ac facing=#e6c45e waistcoat=#f3ead2 breeches=#f1e8d2 boots=#3a3028
  hat=fore_and_aft hair=short turn=66 lean=-6 nod=8 arm_near=118,142 hand=fist arm_far=-34,40 belly=1 jowl=0.9
  nose=0.8 chin=0.9 sash=#c23f33 leg_near=22,8 leg_far=-14,-10 blush=1
courtier: dress=coat coat=#8c6f8e waistcoat=#e6d8b4 breeches=#efe6d2 hair=wig hair_colour=#e8e0cc turn=74
  lean=52 arm_near=10,-30 arm_far=-50,-70 hand=open leg_near=10,2 leg_far=-16,-30 nod=-10
general: dress=tail coat=#4f6a94 facing=#c8463a breeches=#efe6d2 boots=#3a3028 hat=fore_and_aft turn=58
  arm_near=10,104 hand=fist arm_far=-6,4 belly=0.8 jowl=0.8 age=0.8 lean=-4
prompter: dress=tail coat=#6f7a66 waistcoat=#d8b45c trousers breeches=#b9ae94 hat=top hair=short turn=50
  hand_at=18,86 hand=fist arm_far=-6,20 hand_far=fist mouth=0.9 frown=0.6
footman: dress=frock coat=#e0bd62 facing=#5f7ba0 waistcoat=#5f7ba0 breeches=#efe6d2 hair=wig
  hair_colour=#e8e0cc hat=tricorn hat_trim=#d9b64e turn=72 lean=-24 hand=fist hand_far=fist
  leg_near=34,6 leg_far=-2,-20 mouth=0.4
clap_0: dress=tail coat=#8c5a4a hat=top trousers breeches=#9a8460
clap_1: dress=smock coat=#d9cda8 hat=slouch age=0.8
clap_2: dress=tail coat=#6a7458 waistcoat=#d8b45c hat= hair=bald age=1 belly=0.7 trousers breeches=#6a5a48
clap_3: gown=#a8503c shawl=#d8c9a4 hat=bonnet hat_colour=#c9b07a waist=high
clap_4: dress=jacket coat=#5f6f86 hat=cap trousers breeches=#b49a6a
clap_5: gown=#6d7f9c apron=#ece2c8 waist=high
clap_6: dress=tail coat=#a8744a hat=round trousers breeches=#9a9484 jowl=0.9 belly=0.8
boy: dress=shirt waistcoat=#5f86c4 hat= hair=loose turn=66 lean=-6 arm_near=104,132 hand=fist arm_far=40,60
  hand_far=fist leg_near=30,-10 leg_far=-16,-34 mouth=0.8
back: dress=soldier coat=#4a5a7a facing=#d8ceb4 belts hat=bearskin turn=164 hair=queue breeches=#d8d0bc
""")


def _ruler(scene: Scene) -> None:
    """The original on his footstool, and his court."""
    top = carpeted_steps(scene, 1180, 826, 420)
    stool(scene, 1180, top, 96, 44)
    who = man(
        scene, 1180, top - 44, 1.95, 1, seed=9, shadow=False, hold=stick(4, 26, 6, 3.0), **CAST["ruler"]
    )
    panache(who.burin, who.head, "#f4ead2", 1.1)
    man(scene, 1352, 846, 2.5, -1, seed=11, **CAST["courtier"])
    man(scene, 1456, 862, 2.55, -1, seed=12, **(CAST["courtier"] | {"coat": "#8a9a5c", "lean": 40}))
    man(scene, 1030, 836, 2.45, 1, seed=13, hold=sword(172), **CAST["general"])


CITIZENS = (
    (72, 800, 1.95, 1),
    (146, 796, 1.95, 4),
    (216, 800, 1.95, 5),
    (92, 848, 2.25, 0),
    (164, 844, 2.2, 2),
    (236, 850, 2.25, 3),
    (300, 846, 2.2, 6),
)
"""Who claps: x, y, scale, and which of the cast."""


def _applause(scene: Scene) -> None:
    """Good citizens in two rows, all hands together when the board goes up."""
    for i, (x, y, scale, who) in enumerate(CITIZENS):
        wishes = CAST[f"clap_{who}"]
        draw = woman if "gown" in wishes else man
        pose = {
            "hand_at": (19.5, 82),
            "hand_far_at": (23, 86),
            "hand": "flat",
            "hand_far": "flat",
            "smile": -0.6,
        }
        someone = draw(scene, x, y, scale, 1, seed=50 + i, turn=60 + 4 * (i % 3), lean=2, **(pose | wishes))
        hx, hy = someone.near_hand()
        for angle in (-52, -18, 16):
            way = (math.sin(math.radians(angle)), -math.cos(math.radians(angle)))
            start, end = 13 * scale / 2, 19 * scale / 2
            scene.line(
                [
                    (hx + 4 + way[0] * start, hy - 6 + way[1] * start),
                    (hx + 4 + way[0] * end, hy - 6 + way[1] * end),
                ],
                1.1,
                0.2,
            )
    guard = {"uniform": "continental_1777", "hat": "bearskin", "facing": "#f1e8d2", "kit": False}
    soldier(scene, 14, 872, 2.5, 1, posture="charge", seed=71, **guard)
    man(scene, 402, 862, 2.45, -1, seed=21, hold=placard(["HUZZA!"]), **CAST["prompter"])


def _footmen(scene: Scene) -> None:
    """Two in livery haul the cloth down."""
    how = {"hand_at": (13, 66), "hand_far_at": (17, 74)} | CAST["footman"]
    hauling = man(scene, 462, 834, 2.2, 1, seed=24, **how)
    hawser(scene, hauling.near_hand(), CORNER, sag=4, thick=3.2)
    man(scene, 556, 852, 2.2, 1, seed=25, **(how | {"lean": -14}))


def _near(scene: Scene) -> None:
    """The third of that attitude, on a hobby horse, and one who has his back to us."""
    x, y, scale = 880, 868, 2.5
    hobby_horse(scene, Frame(x, y, scale * 0.56))
    boy = child(scene, x, y, scale, 1, seed=31, hold=stick(4, 26, 6, 3.0), **CAST["boy"])
    paper_hat(boy.burin, boy.head)
    man(scene, 1566, 1010, 3.5, -1, seed=33, tone=0.36, shadow=False, **CAST["back"])
