"""The Bread Riots: the crowd has come for the baker, and the magistrate for the crowd.

Hero: the woman in scarlet with a loaf on a pole, in the middle of the street. Dress of 1795: round hats and
cut-away coats beside old cocked ones, gowns with a natural waist, infantry in cocked hats with black
cockades. Looked up, as web pages read in part: the dearth of 1795 and its riots, crowds that asked for the
prices of before the war, a London baker's stall torn down and his loaves given out by a magistrate (Jenny
Uglow in Who Do You Think You Are? Magazine, 2015); women's large part in food riots (E. P. Thompson on the
moral economy, in extract, at trantor.is); the Riot Act of 1715, read aloud by a magistrate, and an hour to
go home (encyclopedia.com, Ruffhead's Statutes on Wikisource). A loaf on a pole is of Nottingham, September
1812, where women carried one on a fishing rod, reddened and hung with crape (Morning Chronicle, at
ludditebicentenary.blogspot.com): later than this street. Not looked up: the soldiers' uniform, the dress.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.geometry import Frame, Points, ellipse
from ..engine.lettering import banner, quad_text
from ..engine.scene import Scene
from ..kits.beasts import dog
from ..kits.bodies import child, man, woman
from ..kits.burin import Burin
from ..kits.casting import cast
from ..kits.churches import steeple
from ..kits.crowd import folk, throng
from ..kits.facades import House, facade, street_wall, terrace
from ..kits.ground import cobbles
from ..kits.oddments import hanging_sign
from ..kits.openings import shop_front
from ..kits.perspective import COURSES, Quad, panel, quad_fill, quad_line
from ..kits.props import basket, cane, hat_in_hand, loaf, loaf_in_hand, pole
from ..kits.props import sheet as paper
from ..kits.sky import sky
from ..kits.soldiers import soldier

SEED = 11
PEOPLE = cast("""
left bearer: waistcoat=#6d7a56 hat=cap hat_colour=#8a5a3c hair=short turn=50 hand_at=9,78
    hand_far_at=10,62 look=-30
right bearer: dress=coat coat=#5f6f86 waistcoat=#b08a4c hat=round hair=queue turn=44 hand_at=10,80
    hand_far_at=11,62 mouth=1 look=10
waving: gown=#9a8a6a shawl=#8c5a4a hat=straw hat_colour=#d8c080 turn=30 arm_near=-36,-150 arm_far=30,140
    mouth=0.9 hand=open
bald: dress=shirt waistcoat=#8c5a4a hat= hair=bald hair_colour=#8a7a68 turn=150 arm_near=-20,-40
    arm_far=158,172 hand_far=fist belly=0.6
giving: gown=#6d7a56 apron=#e6dcc4 turn=58 lean=6 arm_near=60,96 arm_far=66,104 hat=kerchief
    hat_colour=#b8503c
taking: dress=shirt waistcoat=#8a744e hat=slouch hair=short turn=118 arm_near=50,92 arm_far=70,110
    hand=open hand_far=open lean=8 leg_near=24,4 leg_far=-16,-24
reaching: hat=cap arm_near=100,150 hand=open turn=130 waistcoat=#6f86a8
gathering: gown=#6f86a8 petticoat=#d9c9a2 turn=58 lean=28 stride=8 head=8 arm_near=24,40
    hand_far_at=30,46 hand_far=fist stout=0.4
rioter: waistcoat=#7d8c66 breeches=#b49a6a apron=#d8c9a4 hat=slouch hat_colour=#a08a60 hair=short
    hair_colour=#4a3524 turn=66 lean=10 head=-8 nose=0.7 chin=0.6 age=0.7 arm_near=44,96 arm_far=128,152
    hand=fist hand_far=fist leg_near=34,6 leg_far=-24,-42
content: gown=#6d8a8c apron=#e6dcc4 shawl=#c9a24c turn=40 look=16 hand_at=22,66 hand_far_at=26,60 stride=6
    smile=0.7
boy: hat=cap hat_colour=#8a744e turn=66 lean=14 mouth=0.8 hand_at=20,58 hand_far_at=17,64 leg_near=34,2
    leg_far=-26,-62
heroine: gown=#c23f33 petticoat=#e2cf9c apron=#efe6d2 shawl= turn=44 look=10 lean=4 stride=10 ragged=0.5
    mouth=1.0 frown=0.3 hair=loose hair_colour=#6b4a30 hat=mob arm_near=-34,-14 arm_far=146,168 hand=open
    hand_far=fist
wife: gown=#5a4a5c apron= cloak=#4f4a52 hat=bonnet hat_colour=#5f5348 turn=66 tone=0.3 stout=0.5
tradesman: dress=coat coat=#5a5246 waistcoat=#b8503c hat=round hair=wig hair_colour=#d8cfbd turn=118
    belly=1.0 nose=0.7 jowl=1.0 tone=0.32 arm_far=30,62 hand_far=fist arm_near=4,40
""")
SHOP = Quad(300, 420, (60, 8), (404, 128), (404, 652), (60, 722))
SHIRT: dict[str, Any] = {"dress": "shirt", "mouth": 0.9}


def draw(scene: Scene) -> None:
    """Cut the plate."""
    rng = np.random.default_rng(SEED)
    sky(scene, "bars", 650, seed=44, strength=0.85)
    _street(scene, rng)
    cobbles(scene, 612, 900, seed=3, wash="#d9caa6", dense=0.8)
    _shop(scene, rng)
    _baker(scene)
    scene.shade([(0, 720), (60, 724), (404, 654), (520, 652), (340, 760), (0, 800)], 0.26, 12)
    _far_crowd(scene, rng)
    _authority(scene)
    _middle(scene, rng)
    _front(scene)
    _onlookers(scene)
    scene.shade([(0, 876), (1200, 876), (1200, 900), (0, 900)], 0.26, 18)


def _street(scene: Scene, rng: np.random.Generator) -> None:
    with scene.faded(0.42):
        terrace(scene, 396, 618, [House(70, 196, 3, 2, "#d8c39a"), House(84, 230, 3, 2, "#cf9c78")], rng)
        steeple(scene, 652, 612, 1.22, weight=0.9)
    with scene.faded(0.58):
        near = [
            House(96, 178, 3, 2, "#d8c39a"),
            House(92, 212, 3, 2, "#c98f6a"),
            House(84, 240, 3, 2, "#d5b58c"),
        ]
        terrace(scene, 540, 620, near[:1], rng)
        terrace(scene, 706, 620, near[1:], rng)
    fronts = [
        (872, 976, 322, 262, 626, 650),
        (976, 1098, 232, 152, 650, 682),
        (1098, 1250, 112, -6, 682, 722),
    ]
    street_wall(scene, fronts, rng, tone=0.24)


def _shop(scene: Scene, rng: np.random.Generator) -> None:
    side = Quad(110, 640, (-60, 66), (60, 8), (60, 722), (-60, 690))
    facade(scene, side, 4, 1, wash="#b97d5c", tone=0.42, rng=rng, ground="", parapet=False)
    facade(scene, SHOP, 3, 2, wash="#d3986e", tone=0.12, rng=rng, ground="shop", weight=1.15)
    x, y, w, h = shop_front(scene, SHOP, 4, 280, 292, 140)
    quad_text(scene, SHOP, x + w / 2, y + h * 0.76, "T. CRUMB   BAKER", 23, width=w * 0.9, wash="#f2dfa0")
    burin = Burin(scene, 1.0)
    for row in range(2):
        for i in range(9):
            px, py = SHOP.at(26 + i * 19.5, 346 + row * 24)
            if (i, row) not in ((3, 1), (6, 0), (7, 0), (7, 1)):
                loaf(burin, Frame(px, py, 1.05), 0.95)
    bill = panel(266, 318, 26, 44)
    quad_fill(scene, SHOP, bill, 0.0, wash="#f3ead0", outline=0.8)
    for i in range(6):
        quad_line(scene, SHOP, [(269, 325 + i * 6), (289 - (i % 3) * 4, 325 + i * 6)], 1.5 if i < 2 else 0.7)
    sx, sy = hanging_sign(scene, 404, 226, 66, 80, 84, wash="#5f7ba0")
    _sheaf(scene, Frame(sx, sy, 0.92))


def _sheaf(scene: Scene, frame: Frame) -> None:
    """The baker's sign: a wheat sheaf."""
    burin = Burin(scene, 1.4)
    burin.shape(frame, [(-8, 2), (-15, 34, 1), (15, 34, 1), (8, 2)], "#e2b650", 0.1, hatch=85)
    for bend in np.linspace(-1, 1, 7):
        burin.line(frame, [(bend * 6, 3), (bend * 13, -13), (bend * 20, -26)], 1.0)
        ear = [(bend * 17, -20), (bend * 22 - 2.4, -29), (bend * 23, -36), (bend * 22 + 2.8, -27)]
        burin.shape(frame, ear, "#e2b650", 0.08, outline=0.8)
    burin.polygon(frame, [(-11, -2), (11, -2), (11, 4), (-11, 4)], "#b8402f", 0.2, outline=0.9)


def _baker(scene: Scene) -> None:
    """He looks out of his first floor in his nightcap, and wishes he had not."""
    box = panel(184, 168, 74, 84)
    quad_fill(scene, SHOP, box, 0.8, wash="#6a5a48", outline=1.4)
    with scene.clipped(SHOP.clip(184, 168, 74, 84)):
        x, y = SHOP.at(222, 252)
        him = {"dress": "bare", "hat": "nightcap", "hat_colour": "#efe6d2", "hair": "bald", "belly": 1.0}
        him |= {"nose": 0.7, "jowl": 1.0, "age": 0.7, "mouth": 1.0, "upper_only": True, "shadow": False}
        arms = {"arm_near": (-70, -150), "arm_far": (64, 152), "hand": "open", "hand_far": "open"}
        man(scene, x, y + 134, 2.25, turn=18, lean=4, **him, **arms)
    sill = panel(178, 252, 86, 9)
    quad_fill(scene, SHOP, sill, 0.12, along=COURSES, wash="#e2d3b0", outline=1.0)


def _far_crowd(scene: Scene, rng: np.random.Generator) -> None:
    with scene.faded(0.6):
        throng(scene, rng, 470, 980, 652, 676, 0.56, 0.66, 3, gap=18, focus=420, arms=0.3, sink=0.4)
    with scene.faded(0.8):
        throng(scene, rng, 470, 950, 690, 714, 0.78, 0.92, 3, gap=19, focus=420, arms=0.35, sink=0.45)


def _authority(scene: Scene) -> None:
    """The magistrate reads the Riot Act from a mounting block; the infantry waits behind him."""
    for i, (x, y) in enumerate(((1010, 728), (1064, 734), (1118, 741), (1176, 748))):
        soldier(scene, x, y, 1.62, -1, uniform="british_1798", posture="stand", seed=30 + i, turn=64 + 5 * i)
    top, left, right, low = 712, 890, 986, 782
    scene.shade([(right, low - 26), (right + 90, low - 30), (right + 100, low - 8), (right, low)], 0.4, 5)
    scene.fill(
        [(right, top), (right + 16, top - 8), (right + 16, low - 10), (right, low)],
        0.5,
        wash="#b7a684",
        outline=1.2,
    )
    scene.fill(
        [(left, top), (left + 18, top - 9), (right + 16, top - 9), (right, top)],
        0.05,
        hatch=2,
        wash="#e0d4b4",
        outline=1.2,
    )
    scene.fill(
        [(left, top), (right, top), (right, low), (left, low)], 0.2, hatch=88, wash="#d3c39d", outline=1.5
    )
    step = [(left - 34, low - 32), (left, low - 32), (left, low), (left - 34, low)]
    scene.fill(step, 0.24, hatch=88, wash="#cdbd96", outline=1.3)
    reads = {"hold": paper(17, 22, 4, heading=True), "hand_at": (24, 68), "hand_far_at": (27, 74)}
    looks = {"hair": "wig", "hair_colour": "#e0d7c6", "hat": "tricorn", "hat_trim": "#d9b64e", "mouth": 0.8}
    who = {"dress": "frock", "coat": "#47506a", "waistcoat": "#d8b45c", "breeches": "#cdb98a", "belly": 0.8}
    face = {"nose": 0.6, "jowl": 0.9, "age": 0.8, "frown": 0.4}
    man(scene, 944, 708, 2.05, -1, turn=54, lean=-2, seed=9, shadow=False, **reads, **looks, **who, **face)


def _middle(scene: Scene, rng: np.random.Generator) -> None:
    """The press about the shop, and the banner over it."""
    for x, y, act, turn in (
        (452, 712, "arms", 70),
        (836, 716, "fist", 120),
        (500, 722, "fist", 100),
        (784, 722, "talk", 60),
        (738, 730, "arms", 40),
        (560, 732, "stick", 62),
        (690, 740, "fist", 20),
    ):
        folk(scene, rng, x, y, rng.uniform(1.52, 1.66), -1, act=act, turn=turn)
    _at_the_door(scene)
    for x, top, foot in ((566, 430, 770), (838, 436, 768)):
        scene.fill(
            [(x - 2.6, top), (x + 2.6, top), (x + 3.4, foot), (x - 3.4, foot)],
            0.5,
            wash="#8a6a48",
            outline=1.0,
        )
    banner(scene, 564, 446, 842, 452, "BREAD", 82, sag=12)
    bearer = {"hand": "fist", "hand_far": "fist"}
    man(scene, 548, 782, 1.95, 1, seed=51, **SHIRT, **bearer, **PEOPLE["left bearer"])
    man(scene, 858, 780, 1.95, -1, seed=53, **bearer, **PEOPLE["right bearer"])
    woman(scene, 780, 792, 1.95, -1, seed=52, **PEOPLE["waving"])
    man(scene, 690, 790, 2.05, -1, seed=54, hold_far=hat_in_hand("round", "#5a4a38"), **PEOPLE["bald"])


def _at_the_door(scene: Scene) -> None:
    """Loaves go out over the baker's own doorstep."""
    woman(
        scene,
        372,
        690,
        1.62,
        1,
        seed=61,
        hold=loaf_in_hand(1.0),
        hold_far=loaf_in_hand(0.9),
        **PEOPLE["giving"],
    )
    man(scene, 440, 708, 1.7, -1, seed=62, **PEOPLE["taking"])
    child(scene, 330, 716, 1.9, -1, seed=63, **PEOPLE["reaching"])


def _sacks(scene: Scene) -> None:
    burin = Burin(scene, 1.8)
    for x, y, turn, size in ((238, 792, 2, 1.3), (300, 814, -5, 1.6), (272, 768, 4, 1.2)):
        frame = Frame(x, y, size, turn)
        scene.shade([(x, y - 12), (x + 84, y - 14), (x + 74, y + 6), (x, y + 6)], 0.3, 5)
        bag: Points = [
            (-20, 0, 1),
            (-25, -14),
            (-22, -34),
            (-10, -46),
            (10, -46),
            (23, -32),
            (25, -12),
            (20, 0, 1),
        ]
        burin.shape(frame, bag, "#e0d0a6", 0.1, puff=0.75, curve=0.8, hatch=70, outline=1.0)
        burin.shape(
            frame,
            [(-9, -46), (-13, -56), (-3, -52), (4, -58), (12, -54), (9, -46)],
            "#e0d0a6",
            0.2,
            outline=0.9,
        )
        for dx in (-8, 0, 9):
            burin.line(frame, [(dx * 0.5, -45), (dx, -30), (dx * 1.4, -14)], 0.7)


def _front(scene: Scene) -> None:
    """Those who have theirs, and she who carries it on a pole."""
    _sacks(scene)
    woman(scene, 374, 832, 2.5, -1, seed=71, hold=basket(), **PEOPLE["gathering"])
    man(scene, 640, 862, 2.75, -1, seed=73, **SHIRT, hold=pole(128, 44, 14, 2.8), **PEOPLE["rioter"])
    _hero(scene)
    woman(
        scene,
        780,
        868,
        2.6,
        1,
        seed=74,
        hold=loaf_in_hand(1.15),
        hold_far=loaf_in_hand(1.0),
        **PEOPLE["content"],
    )
    child(scene, 876, 872, 2.75, 1, seed=75, hold=loaf_in_hand(1.3), **PEOPLE["boy"])
    scene.shade([(936, 868), (1060, 862), (1070, 878), (930, 880)], 0.3, 5)
    dog(scene, 986, 874, 1.25, -1)
    burin = Burin(scene, 1.8)
    for x, y, size in ((180, 852, 0.9), (452, 884, 0.85), (560, 886, 0.75)):
        scene.shade(ellipse(x + 12, y + 5, 26, 6), 0.3, 3)
        loaf(burin, Frame(x, y, 1.7), size)


def _quartern(burin: Burin, frame: Frame) -> None:
    """The loaf on her pole."""
    loaf(burin, frame, 1.5)


def _hero(scene: Scene) -> None:
    woman(
        scene,
        520,
        856,
        2.95,
        -1,
        seed=72,
        hold_far=pole(190, 62, 22, 2.4, tip=_quartern),
        **PEOPLE["heroine"],
    )


def _onlookers(scene: Scene) -> None:
    """A stout tradesman and his wife, near and dark, who have eaten."""
    woman(scene, 1188, 900, 2.95, -1, seed=81, **PEOPLE["wife"])
    man(scene, 1108, 906, 3.1, -1, seed=82, hold_far=cane(4, 40), **PEOPLE["tradesman"])
