"""Enclosure, mostly 1760–1830: the common is fenced, and a cottager's family takes the road.

Hero: the family with cow and handcart, going left against the grain of the new fence; the board says why.
Fields were divided by Act, hedged and paled, and measured by the commissioners' surveyors; a cottager
with common right had kept a cow (the level's facts, after J. M. Neeson, Commoners, 1993). Instruments and
dress are of about 1795: theodolite, chain and flags; smock, frock coat, round and cocked hats.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.geometry import Frame, Points, limb, rectangle
from ..engine.lettering import board
from ..engine.scene import Scene
from ..kits.beasts import cow, sheep
from ..kits.bodies import child, man, woman
from ..kits.chattels import household
from ..kits.churches import village_church
from ..kits.cottages import stripped_cottage
from ..kits.facades import facade
from ..kits.fences import paling
from ..kits.foliage import hedge
from ..kits.ground import ploughland, road, ruts, stones, tufts, turf
from ..kits.perspective import Quad
from ..kits.props import baby_in_arm, kettle, pole, sheet
from ..kits.sky import rooks, sky
from ..kits.surveying import measuring_chain, theodolite
from ..kits.trees import tree
from ..kits.vehicles import cart

SEED = 53
VANISHING = (700, 322)


def draw(scene: Scene) -> None:
    """Cut the plate."""
    sky(scene, "mackerel", 430, seed=7)
    rooks(scene, 430, 210, 80, 32, 9, seed=3)
    _downs(scene)
    _fields(scene)
    stripped_cottage(scene, 84, 604, 1.6)
    _surveyors(scene)
    _flock(scene)
    _road(scene)
    paling(scene, _FENCE, (44, 150), seed=5, gaps=(9, 10, 11))
    _board(scene)
    tree(scene, 40, 760, 570, seed=6, kind="oak", lean=-0.03, dense=0.9)
    scene.shade([(-20, 756), (150, 744), (300, 770), (60, 800)], 0.28, 10)
    _beast_and_boy(scene)
    _cart(scene)
    _mother(scene)
    tufts(scene, 846, 896, 0, 330, 14, seed=18)
    tufts(scene, 846, 896, 860, 1180, 18, seed=19)
    scene.shade([(0, 876), (1200, 876), (1200, 900), (0, 900)], 0.22, 18)


_FENCE: Points = [(352, 642), (560, 668), (780, 726), (1000, 806), (1240, 930)]


def _downs(scene: Scene) -> None:
    """Downs already chequered, the village with its church, the great house that gains."""
    with scene.faded(0.62):
        downs = [
            (-20, 380, 1),
            (180, 340),
            (420, 362),
            (660, 314),
            (900, 346),
            (1220, 306),
            (1240, 460, 1),
            (-20, 460, 1),
        ]
        scene.shape(downs, 0.16, hatch=5, wash="#a9b99a", outline=1.0)
        for i, course in enumerate(
            (
                [(640, 322), (600, 350), (560, 376)],
                [(780, 332), (790, 354), (800, 380)],
                [(940, 342), (990, 362), (1060, 380)],
                [(520, 350), (700, 354), (1000, 350)],
            )
        ):
            hedge(scene, course, (4, 8), seed=50 + i)
    with scene.faded(0.66):
        village_church(scene, 372, 404, 0.8)
        for x, wide in ((446, 48), (500, 38)):
            scene.fill(rectangle(x, 388, x + wide, 408), 0.08, hatch=88, wash="#ece0c2", outline=0.8)
            roof = [(x - 4, 390), (x + 8, 370), (x + wide - 8, 370), (x + wide + 4, 390)]
            scene.fill(roof, 0.26, hatch=70, wash="#c9a860", outline=0.8)
        for i, x in enumerate((330, 432, 560)):
            tree(scene, x, 414, 66, seed=60 + i, dense=0.5)
    with scene.faded(0.75):
        quad = Quad(150, 74, (950, 284), (1110, 284), (1110, 354), (950, 354))
        facade(
            scene, quad, 2, 7, wash="#ece0c4", tone=0.04, weight=0.5, ground="", brick=False, parapet=False
        )
        scene.fill([(1004, 284), (1030, 264), (1056, 284)], 0.1, wash="#ece0c4", outline=0.7)
        for i, x in enumerate((930, 1134, 1168)):
            tree(scene, x, 362, 74, seed=70 + i, kind="elm", dense=0.6)


def _ray(along: float, y: float) -> tuple[float, float]:
    """Where a line from the vanishing point, which would cross the plate's foot at `along`, is at y."""
    return VANISHING[0] + (along - VANISHING[0]) * (y - VANISHING[1]) / 570, y


def _fields(scene: Scene) -> None:
    """Ploughland and pasture in strips, and the new hedges that cut them."""
    with scene.faded(0.82):
        turf(scene, [(-20, 400), (1220, 366)], 920, seed=8, tone=0.06, wash="#c6c58e", grass=0)
        for left, right, top, bottom, wash, ploughed in (
            (-1900, -700, 396, 470, "#d6c17a", True),
            (-700, 200, 392, 470, "#b3ba86", False),
            (200, 900, 392, 470, "#dcc98a", True),
            (900, 1800, 388, 470, "#b3ba86", False),
            (1800, 3600, 384, 480, "#d6c17a", True),
        ):
            patch = [_ray(left, top), _ray(right, top), _ray(right, bottom), _ray(left, bottom)]
            if ploughed:
                ploughland(scene, patch, VANISHING, tone=0.10, wash=wash)
            else:
                scene.fill(patch, 0.12, hatch=4, wash=wash, pitch=0.8)
        for i, (along, top, bottom) in enumerate(
            ((-700, 396, 470), (200, 392, 470), (900, 390, 560), (1800, 386, 500))
        ):
            course = [_ray(along, top), _ray(along, (top + bottom) / 2), _ray(along, bottom)]
            hedge(scene, course, (6, 8 + (bottom - 400) * 0.17), seed=80 + i)
        hedge(scene, [(-20, 404), (400, 396), (800, 390), (1230, 380)], (8, 8), seed=90)
        hedge(scene, [(-20, 474), (300, 472), (700, 470), (1230, 466)], (17, 17), seed=91)
        for i, (x, y, high, kind) in enumerate(
            ((556, 474, 104, "oak"), (924, 470, 124, "elm"), (1150, 472, 96, "oak"))
        ):
            tree(scene, x, y, high, seed=95 + i, kind=kind, dense=0.7)


def _surveyors(scene: Scene) -> None:
    """The commissioners' men in the common field: at instrument, plan and chain."""
    with scene.faded(0.9):
        theodolite(scene, 452, 612, 1.3)
        man(
            scene,
            404,
            616,
            1.55,
            1,
            seed=21,
            turn=78,
            dress="frock",
            coat="#4f6f9a",
            waistcoat="#d8b45c",
            hat="tricorn",
            hair="wig",
            arm_near=(56, 88),
            lean=10,
            nod=-4,
            belly=0.4,
        )
        man(
            scene,
            340,
            606,
            1.46,
            1,
            seed=22,
            turn=58,
            dress="frock",
            coat="#7a5a48",
            waistcoat="#e4d2a0",
            hat="round",
            hair="queue",
            arm_near=(28, 82),
            arm_far=(34, 80),
            hold=sheet(20, 16),
            belly=0.2,
        )
        left = man(
            scene,
            516,
            604,
            1.36,
            1,
            seed=23,
            turn=80,
            dress="shirt",
            waistcoat="#8a744e",
            hat="slouch",
            hair="short",
            arm_near=(44, 62),
            lean=12,
            leg_near=(24, 4),
            leg_far=(-16, -20),
            hand="fist",
        )
        right = man(
            scene,
            680,
            622,
            1.46,
            -1,
            seed=24,
            turn=80,
            dress="shirt",
            waistcoat="#7d8c66",
            hat="cap",
            hair="short",
            arm_near=(40, 60),
            lean=-4,
            leg_near=(20, 0),
            leg_far=(-18, -24),
            hand="fist",
        )
        measuring_chain(scene, left.near_hand()[:2], right.near_hand()[:2], 12)
        scene.fill(limb([(598, 606), (602, 484)], [4, 3]), 0.25, wash="#c9a46a", outline=0.9)
        scene.fill([(602, 486), (638, 495), (602, 508)], 0.1, wash="#c23f33", outline=1.0)


def _flock(scene: Scene) -> None:
    """Sheep in the new close, some of them grazing."""
    rng = np.random.default_rng(31)
    places = (
        (930, 628, 1.0),
        (1010, 610, 0.92),
        (1082, 632, 1.05),
        (1150, 606, 0.95),
        (972, 664, 1.25),
        (1058, 684, 1.3),
        (1140, 668, 1.25),
        (1196, 712, 1.4),
        (890, 668, 1.2),
    )
    with scene.faded(0.92):
        for i, (x, y, scale) in enumerate(sorted(places, key=lambda q: q[1])):
            scene.shade(
                [(x - 16 * scale, y - 2), (x + 28 * scale, y - 2), (x + 30 * scale, y + 4), (x - 8, y + 4)],
                0.3,
                3,
            )
            sheep(scene, x, y, scale, int(rng.choice((-1, 1))), seed=i, grazing=bool(i % 2))


def _road(scene: Scene) -> None:
    ring = [
        (-20, 642, 1),
        (180, 648),
        (420, 666),
        (640, 700),
        (860, 760),
        (1040, 830),
        (1180, 920, 1),
        (-20, 920, 1),
    ]
    road(scene, ring, seed=9, run=0.14, wash="#e0cfa6")
    ruts(scene, [(-10, 724), (300, 734), (560, 764), (820, 838), (900, 884)], 34)
    stones(scene, 680, 880, 20, 900, 16, seed=10, size=7)
    fall = [(q[0] - 40 - i * 16, q[1] + 4 + 8 * i) for i, q in list(enumerate(_FENCE))[::-1]]
    scene.shade([*_FENCE, *fall], 0.2, 6)


def _board(scene: Scene) -> None:
    board(scene, 724, 470, 380, 126, ["ENCLOSURE", "by Act of Parliament"], post=226)


def _beast_and_boy(scene: Scene) -> None:
    """The boy leads the cow away by her halter."""
    scene.shade([(90, 832), (330, 826), (372, 842), (110, 846)], 0.3, 6)
    frame = cow(scene, 232, 834, 1.7, -1, nod=8)
    boy = child(
        scene,
        62,
        848,
        2.4,
        -1,
        seed=5,
        turn=74,
        arm_near=(-40, -58),
        hand="fist",
        waistcoat="#7d8c66",
        hat="",
        leg_near=(22, 2),
        leg_far=(-18, -26),
        lean=4,
    )
    nose = frame.at(82, -66)
    hand = boy.near_hand()[:2]
    scene.pen_line([hand, ((hand[0] + nose[0]) / 2 - 3, (hand[1] + nose[1]) / 2 + 8), nose], 1.5)


def _cart(scene: Scene) -> None:
    """All they own on a handcart; the father leans into its shafts, a hand on each."""
    frame = cart(scene, 590, 868, 1.5, -1, shafts=False)
    father: dict[str, Any] = {"dress": "smock", "coat": "#d9cda8", "hat": "slouch", "hat_colour": "#8a744e"}
    x, y, scale = 424, 870, 2.6
    grip = (12.0, 46.0)
    hand = (x - grip[0] * scale, y - grip[1] * scale)
    _shaft(scene, frame, hand, 6.0)
    household(scene, frame)
    man(
        scene,
        x,
        y,
        scale,
        -1,
        seed=6,
        turn=80,
        hair="short",
        hair_colour="#6b4a30",
        lean=17,
        nod=-12,
        age=0.7,
        nose=0.5,
        hand_at=grip,
        hand="fist",
        hand_far_at=(grip[0] + 3, grip[1] + 2),
        hand_far="fist",
        leg_near=(30, 2),
        leg_far=(-28, -42),
        breeches="#9a8460",
        **father,
    )
    _shaft(scene, frame, hand, 0.0)


def _shaft(scene: Scene, frame: Frame, hand: tuple[float, float], behind: float) -> None:
    """A shaft from the cart's bed to the hand and a little past it; `behind` sets the far one back."""
    start = frame.at(-62, -54)
    middle = frame.at(50, -54)
    end = (hand[0] - 12, hand[1] + 2)
    course = [(px + behind, py - behind) for px, py in (start, middle, end)]
    scene.fill(limb(course, [9, 9, 7]), 0.24, puff=0.3, hatch=2, wash="#b08a52", outline=1.3)


def _mother(scene: Scene) -> None:
    """The mother, the child in her arm, looks back at the board; the girl holds her apron and the kettle."""
    woman(
        scene,
        812,
        884,
        2.55,
        -1,
        seed=7,
        turn=66,
        look=-150,
        gown="#b8503c",
        shawl="#d8b45c",
        apron="#ece2c8",
        hat="bonnet",
        hat_colour="#c9b07a",
        hand="flat",
        hold=baby_in_arm(),
        arm_near=(30, 96),
        arm_far=(36, 88),
        stride=8,
    )
    child(
        scene,
        744,
        886,
        2.4,
        -1,
        seed=8,
        girl=True,
        turn=60,
        gown="#6f86a8",
        apron="#ece2c8",
        arm_near=(10, 26),
        hold=kettle,
        hand="fist",
        arm_far=(-30, -50),
    )
    man(
        scene,
        916,
        884,
        2.3,
        -1,
        seed=25,
        turn=72,
        dress="jacket",
        coat="#8a744e",
        waistcoat="#6d7a56",
        hat="round",
        hat_colour="#6a5844",
        hair="long",
        hair_colour="#d8cfbd",
        age=1.0,
        lean=14,
        hand_at=(15, 48),
        hand="fist",
        hold=pole(10, 44, 6, 2.4),
        leg_near=(14, 2),
        leg_far=(-10, -16),
        arm_far=(10, 20),
    )
