"""Peterloo: the yeomanry ride into a crowd that came to hear Mr Hunt.

Hero: the grey that rears over a mother and her child. No wound is shown. Dress of August 1819: top hats,
tail coats and trousers, high-waisted gowns and bonnets. Looked up, as web pages read in part: St Peter's
Field, Manchester, 16 August 1819, terraced houses about it, factory chimneys beyond that did not smoke that
day (trantor.is: the wisp here is our liberty); banners white, green and red, "Universal Suffrage" among
their words (M. J. Trow, Enemies of the State, in extract); that of Middleton green with gold capitals (ours
are dark, to be read small), "Liberty and Fraternity" (Three Accounts of Peterloo, appendix, at
grapenovel.com); caps of liberty on the poles in Richard Carlile's print of October 1819
(brconstitution.blogspot.com); Mary Fildes in a white dress (as an eyewitness is quoted at za.vwfuncup.be);
yeomanry in the light dragoons' dress of Carlile's print (thisreilluminatedschoolofmars.wordpress.com); St
Mary's, the steeple far off, topped after St Martin's in the Fields (lookingatbuildings.org.uk). Looked for
and not found: the two carts, the colour of Hunt's hat, "No Corn Laws" on a banner, the yeomanry's blue and
white, when St Peter's got its spire. Not looked up: the crowd's dress.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, ellipse, linear
from ..engine.lettering import banner
from ..engine.scene import Scene
from ..kits.bodies import child, man, woman
from ..kits.burin import Burin
from ..kits.casting import cast
from ..kits.churches import steeple
from ..kits.crowd import folk, throng
from ..kits.facades import House, facade, terrace
from ..kits.ground import level, stones
from ..kits.horses import BAY, CHESTNUT, GREY, ROAN, Tack
from ..kits.lying import lying
from ..kits.perspective import upright_quad
from ..kits.props import cap_tip, hat_in_hand
from ..kits.riders import rider
from ..kits.shadows import cast_wedge
from ..kits.sky import sky
from ..kits.smoke import chimney_smoke
from ..kits.vehicles import wheel

SEED = 31
PEOPLE = cast("""
chairman: dress=tail coat=#5f6f86 trousers breeches=#b9b3a4 hat= hair=short turn=50
raising: gown=#efe8d8 apron= waist=high hat=bonnet hat_colour=#efe2c4 turn=40 arm_far=150,168
    sleeve=rolled
listening: gown=#f1ead9 apron= waist=high hat=bonnet hat_colour=#e0cfa4 turn=30
hunt: dress=tail coat=#4a5a78 waistcoat=#e6d8b4 breeches=#e6d8b4 boots=#4a4238 hat=top hat_colour=#f4ecd8
    hair=short turn=40 mouth=1.0 lean=3 arm_near=-50,-20 arm_far=128,158 hand=open hand_far=open
runner: turn=50 dress=shirt hat= hair=short hair_colour=#5a4632 mouth=0.9
crying: gown=#8c6f8e apron=#ece2c8 waist=high hat=bonnet hat_colour=#c9b07a stout=1.0 jowl=1.0
    turn=26 look=-60 lean=8
    stride=12 mouth=0.9 arm_near=-46,-150 arm_far=60,130 hand=open hand_far=open
child: gown=#efe8d8 apron= waist=high hat= hair=loose turn=60 look=-80 lean=10 stride=8 mouth=0.9
    arm_near=70,120 hand=open
mother: gown=#c8503f apron=#efe6d2 waist=high hat=bonnet hat_colour=#d8c080 hat_trim=#5f7ba0 turn=58
    look=-64 lean=18 stride=16 mouth=1.0 frown=0.6 arm_near=22,40 arm_far=150,128 hand=open hand_far=open
    bend_far=-1
kneeling: dress=jacket coat=#6a5a48 trousers breeches=#9a9484 hat= hair=bald hair_colour=#b9b0a0 age=1
    nose=0.8 jowl=0.6 turn=56 look=-90 lean=14
    mouth=0.6 smile=-0.6 frown=0.8 leg_near=84,2 leg_far=2,-84
    arm_near=44,58 arm_far=-50,-96 hand=open hand_far=open
""")
BANNERS = (
    (70, 344, 176, "LIBERTY", "#b4cc98", ""),
    (352, 296, 236, "SUFFRAGE", "#efe3c4", ""),
    (836, 318, 250, "NO CORN LAWS", "#d79c86", ""),
)
"""x, y, width, words, cloth and letters."""


def draw(scene: Scene) -> None:
    """Cut the plate."""
    rng = np.random.default_rng(SEED)
    sky(scene, "fair", 560, seed=63, strength=0.9)
    _town(scene, rng)
    level(
        scene,
        [(-20, 536, 1), (1220, 536, 1), (1220, 920, 1), (-20, 920, 1)],
        536,
        seed=8,
        tone=0.1,
        wash="#d2c598",
    )
    stones(scene, 790, 890, 60, 1160, 16, seed=4, size=5)
    with scene.faded(0.5):
        throng(
            scene,
            rng,
            -10,
            1210,
            566,
            588,
            0.5,
            0.58,
            2,
            gap=19,
            focus=610,
            arms=0.1,
            time="1819",
            sink=0.4,
        )
    _banners(scene)
    with scene.faded(0.8):
        throng(
            scene,
            rng,
            -10,
            1210,
            606,
            640,
            0.5,
            0.62,
            3,
            gap=18,
            focus=610,
            arms=0.25,
            time="1819",
            sink=0.45,
        )
    scene.shade([(-20, 560), (1220, 560), (1220, 620), (-20, 640)], 0.18, 16)
    _hustings(scene)
    with scene.faded(0.9):
        throng(
            scene, rng, -10, 1210, 668, 672, 0.8, 0.82, 1, gap=46, focus=610, arms=0.4, time="1819", sink=0.4
        )
    _crowd(scene, rng)
    _left_horse(scene)
    cast_wedge(scene, [(-40, 560), (96, 600), (300, 760), (470, 940), (-40, 940)], 0.32, 12)
    _flight(scene, rng)
    scene.burnish(ellipse(884, 650, 66, 60), 0.46, 22)
    _hero(scene)
    _foreground(scene)
    scene.shade([(0, 876), (1200, 876), (1200, 900), (0, 900)], 0.28, 18)


def _town(scene: Scene, rng: np.random.Generator) -> None:
    """Brick rows round the field, a steam mill behind them, a spire far off."""
    with scene.faded(0.42):
        steeple(scene, 266, 520, 0.92, weight=0.8)
    with scene.faded(0.5):
        row = [
            House(150, 118, 2, 4, "#cf9c78", 26),
            House(120, 140, 3, 3, "#d5b58c", 26),
            House(168, 112, 2, 4, "#c98f6a", 26),
            House(132, 132, 2, 3, "#d8b894", 28),
            House(150, 120, 2, 4, "#cf9c78", 26),
            House(110, 140, 3, 3, "#d5b58c", 28),
        ]
        terrace(scene, -30, 542, row, rng)
        mill = upright_quad(806, 542, 250, 262)
        tall = [(1068, 540), (1092, 96), (1116, 96), (1140, 540)]
        scene.fill(tall, linear(1074, 0, 0.12, 1134, 0, 0.62), hatch=0, wash="#b9805c", outline=1.2)
        scene.fill([(1087, 108), (1086, 96), (1122, 96), (1121, 108)], 0.4, wash="#b9805c", outline=1.0)
        chimney_smoke(scene, 1104, 92, 150, seed=5, lean=0.9, wash="#cfc6ba")
        facade(scene, mill, 5, 8, wash="#b9805c", tone=0.22, rng=rng, ground="", weight=0.7)
        terrace(scene, 1056, 542, [House(170, 128, 2, 4, "#c98f6a", 26)], rng)


def _banners(scene: Scene) -> None:
    burin = Burin(scene, 1.6)
    with scene.faded(0.85):
        for i, (x, y, width, words, cloth, letters) in enumerate(BANNERS):
            for px in (x, x + width):
                scene.line([(px, y - 12), (px + (8 if px == x else -4), 640)], 3.0)
            banner(scene, x, y, x + width, y - 4, words, 62, cloth, ink=letters, phase=i * 1.7)
            cap_tip(burin, Frame(x, y - 14, 1.7))


def _hustings(scene: Scene) -> None:
    """Two carts lashed together, planks across them, and on them Hunt, his chair and the ladies in white."""
    left, right, top, low = 492, 744, 596, 668
    with scene.faded(0.95):
        for x in (540, 696):
            wheel(scene, Frame(x, 646, 1.0), 0, 0, 36, spokes=12, wash="#9a7a50", weight=1.1)
        scene.fill(
            [(left, top), (right, top), (right - 8, low - 28), (left + 8, low - 28)],
            0.34,
            hatch=2,
            wash="#b08f5e",
            outline=1.5,
        )
        scene.fill(
            [(left - 6, top - 10), (right + 6, top - 10), (right + 2, top), (left - 2, top)],
            0.1,
            hatch=2,
            wash="#cbab76",
            outline=1.3,
        )
        for x in range(left + 30, right - 10, 36):
            scene.line([(x, top + 2), (x - 3, low - 30)], 0.8)
        on = {"shadow": False}
        man(scene, 540, 588, 1.4, 1, seed=3, hold=hat_in_hand("top", "#3a3026"), **on, **PEOPLE["chairman"])
        woman(scene, 694, 588, 1.4, -1, seed=4, **on, **PEOPLE["raising"])
        woman(scene, 574, 588, 1.36, 1, seed=6, **on, **PEOPLE["listening"])
        man(scene, 636, 588, 1.62, -1, seed=5, **on, **PEOPLE["hunt"])


def _crowd(scene: Scene, rng: np.random.Generator) -> None:
    """The near rows have seen the horses, and turn."""
    with scene.faded(0.92):
        throng(
            scene,
            rng,
            330,
            840,
            694,
            738,
            0.86,
            1.02,
            3,
            gap=19,
            focus=610,
            arms=0.5,
            time="1819",
            sag=12,
            sink=0.5,
        )
    for x, y, flip, act, turn in (
        (352, 742, 1, "flee", 70),
        (420, 752, 1, "arms", 20),
        (806, 750, -1, "flee", 75),
        (478, 756, -1, "fist", 40),
        (742, 760, 1, "flee", 60),
        (540, 764, 1, "flee", 80),
        (664, 766, -1, "arms", 100),
    ):
        folk(scene, rng, x, y, 1.4, flip, act=act, turn=turn, time="1819")


def _left_horse(scene: Scene) -> None:
    rider(
        scene,
        132,
        742,
        1.3,
        1,
        gait="canter",
        hide=BAY,
        uniform="yeoman_1819",
        tack=Tack("#b8402f"),
        blade=150,
        seed=5,
    )
    rider(
        scene,
        214,
        850,
        1.95,
        1,
        gait="gallop",
        hide=CHESTNUT,
        uniform="yeoman_1819",
        tack=Tack("#b8402f"),
        arm_near=(126, 118),
        blade=136,
        lean=20,
        seed=7,
        mouth=0.6,
    )
    rider(
        scene,
        1142,
        712,
        1.2,
        -1,
        gait="canter",
        hide=ROAN,
        uniform="yeoman_1819",
        tack=Tack("#b8402f"),
        blade=160,
        seed=9,
    )


def _flight(scene: Scene, rng: np.random.Generator) -> None:
    folk(scene, rng, 410, 800, 1.7, 1, act="flee", time="1819", lady=False, **PEOPLE["runner"])
    folk(scene, rng, 648, 812, 1.72, 1, act="flee", time="1819", lady=False, turn=64, dress="tail", hat="top")
    woman(scene, 560, 838, 1.95, -1, seed=11, **PEOPLE["crying"])


def _hero(scene: Scene) -> None:
    """The grey over the mother and her child."""
    rider(
        scene,
        962,
        866,
        2.3,
        -1,
        gait="rear",
        hide=GREY,
        uniform="yeoman_1819",
        tack=Tack("#b8402f"),
        blade=152,
        arm_near=(-118, -160),
        lean=0,
        seed=6,
        mouth=0.5,
        frown=0.8,
    )
    child(scene, 716, 868, 2.45, -1, seed=22, girl=True, **PEOPLE["child"])
    woman(scene, 792, 868, 2.4, -1, seed=21, **PEOPLE["mother"])


def _foreground(scene: Scene) -> None:
    """One is down, a man kneels by her, and what was carried lies about."""
    down = {"gown": "#6f86a8", "apron": "#e6dcc4", "waist": "high", "hat": "", "hair": "loose", "turn": 52}
    lying(scene, 268, 866, 1.9, -1, lady=True, seed=31, arm_near=(24, 50), arm_far=(96, 150), **down)
    man(scene, 536, 868, 2.05, -1, seed=12, **PEOPLE["kneeling"])
    scene.shade([(556, 886), (760, 880), (770, 896), (560, 900)], 0.3, 3)
    cloth = [
        (566, 886, 1),
        (640, 877),
        (722, 868, 1),
        (736, 878),
        (716, 888),
        (742, 896, 1),
        (640, 898),
        (584, 898, 1),
    ]
    scene.shape(cloth, 0.03, puff=0.12, hatch=4, wash="#b4cc98", outline=1.4)
    for fold in ([(580, 889), (650, 884), (716, 876)], [(592, 894), (660, 890), (712, 888)]):
        scene.pen_line(fold, 1.4, 0.3)
    scene.line([(520, 892), (800, 859)], 3.4)
    burin = Burin(scene, 1.8)
    cap_tip(burin, Frame(516, 890, 1.5, -104))
