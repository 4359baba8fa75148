"""The Methodists: Mr Wesley, shut out of his father's church, preaches from his father's tomb.

Hero: the one black gown against a bright sky. Looked up, as web pages read in part: Epworth, 6 June 1742;
the curate, Mr Romley, did without his help, and at six in the evening Wesley stood near the east end of the
church upon his father's tombstone, before such a congregation as Epworth had never seen (his Journal, at
ccel.org); the church has a Perpendicular tower and battlements (homepage.ntlworld.com/peter.fairweather;
our small church is not its likeness, and our tomb stands farther from the wall); horns blown and stones
thrown at field preachers elsewhere (Introduction to the Science of Sociology, at free-books.at). No account
read speaks of rowdies at Epworth that evening. Not looked up: the form of the tomb; Wesley's gown, bands
and unpowdered hair, which are from memory of his portraits; country dress.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, Points, linear
from ..engine.scene import Scene
from ..kits.bodies import child, man, woman
from ..kits.burin import Burin
from ..kits.busts import bust
from ..kits.casting import cast
from ..kits.churches import village_church
from ..kits.crowd import folk, throng
from ..kits.foliage import hedge
from ..kits.ground import hill, tufts, turf
from ..kits.horses import BROWN, Tack
from ..kits.props import baby_in_arm, book, cane, hat_in_hand
from ..kits.riders import rider
from ..kits.seated import sitting_man, sitting_woman
from ..kits.shadows import cast_wedge
from ..kits.sky import rooks, sky
from ..kits.trees import tree

SEED = 37
PEOPLE = cast("""
wesley: dress=gown coat=#3e3a44 hair=long hair_colour=#5a4028 turn=44 look=8 nod=8 head=-4 tone=0.46
    nose=0.75 chin=0.45 age=0.45 jowl=0 mouth=0.5 arm_near=-14,64 arm_far=128,160 hand_far=open
squire: dress=frock coat=#c23f33 waistcoat=#d8b45c breeches=#cdb98a boots=#4a4238 hat=tricorn hair=wig
    hair_colour=#d8cfbd belly=0.7 nose=0.7 turn=56 lean=0 arm_near=30,80 hand=fist
shepherd: dress=smock coat=#d9cda8 hat= hair=short turn=66 head=-8 hand_at=11,58 hand_far_at=13,56
    breeches=#9a8460
wife: gown=#6f86a8 shawl=#d8c9a4 hat=straw hat_colour=#d8c080 turn=70 nod=10 arm_near=20,134 arm_far=26,128
farmer: dress=frock coat=#7a5a48 waistcoat=#c9a24c hat= hair=queue turn=58 head=-8 belly=0.6 arm_near=10,30
    arm_far=26,120 nose=0.6
weeping: gown=#8c6f8e apron=#ece2c8 turn=52 head=14 hand_at=9,80 hand_far_at=11,76 frown=0.6 smile=-0.7
merchant: dress=frock coat=#5f7ba0 waistcoat=#d8b45c hat= hair=wig hair_colour=#d8cfbd turn=64 belly=0.8
    nose=0.5 jowl=0.8 head=-8 arm_near=14,40
deaf: dress=smock coat=#c9bb94 hat= hair=bald hair_colour=#b9b0a0 age=1 turn=60 head=-6 lean=8 hand_at=-6,92
    near_behind hand=open arm_far=20,60 breeches=#9a8460
doubter: dress=shirt waistcoat=#6d7a56 hat=round hair=short turn=40 look=20 frown=0.7 hand_at=6,66
    hand_far_at=-3,70
ground wife: gown=#b8503c shawl=#d8b45c turn=78 nod=14 arm_near=20,60
youth: dress=shirt waistcoat=#7d8c66 breeches=#b49a6a hat= hair=short turn=66 nod=14 lean=-8
    arm_near=-30,-8 arm_far=50,70
old man: dress=shirt waistcoat=#8a5a3c breeches=#8a744e hat= hair=bald hair_colour=#cfc6b4 age=1 turn=60
    nod=10 hand_at=22,24 hand_far_at=24,20
ground mother: gown=#6d8a8c shawl=#efe6d2 hat=kerchief hat_colour=#efe2c4 turn=56 head=10 arm_near=30,84
    arm_far=34,90
kneeling: gown=#9a8a6a shawl=#8c5a4a turn=74 nod=16 arm_near=40,146 arm_far=46,140
horn: dress=shirt waistcoat=#8a5a3c hat=cap hat_colour=#6a5844 hair=short turn=70 lean=-8 arm_near=64,118
    arm_far=70,112 hand=fist hand_far=fist
lout: dress=frock coat=#6a5a48 hat=slouch hair=short turn=50 look=14 smile=0.9 mouth=0.6 nose=0.8
    arm_near=-40,-14 arm_far=146,170 hand_far=fist
""")
BARE = {"shadow": False}


def draw(scene: Scene) -> None:
    """Cut the plate."""
    rng = np.random.default_rng(SEED)
    sky(scene, "evening", 560, seed=83, strength=0.8, sun=(330, 500, 260))
    _country(scene)
    _church(scene)
    _far_hearers(scene, rng)
    _rowdies(scene)
    _tomb(scene)
    man(scene, 556, 577, 2.7, 1, seed=1, shadow=False, hold=book(open_=True), **PEOPLE["wesley"])
    _standing(scene)
    _on_the_grass(scene)
    cast_wedge(scene, _oak_shadow(), 0.26, 9)
    _near_backs(scene)
    scene.shade([(0, 876), (1200, 876), (1200, 900), (0, 900)], 0.24, 18)


def _country(scene: Scene) -> None:
    with scene.faded(0.5):
        skyline = [(-20, 500, 1), (200, 468), (430, 490), (720, 452), (980, 480), (1220, 446, 1)]
        hill(scene, [*skyline, (1220, 620, 1), (-20, 620, 1)], seed=4, wash="#b5ba92")
        hedge(scene, [(430, 494), (560, 512), (690, 506)], (9, 7), seed=5)
        hedge(scene, [(690, 470), (770, 494), (930, 500)], (8, 8), seed=6)
    with scene.faded(0.7):
        tree(scene, 30, 572, 190, seed=7, kind="elm")
        tree(scene, 372, 566, 92, seed=8)
    turf(
        scene, [(-20, 552), (300, 548), (700, 536), (1220, 550)], seed=5, light=(560, 720, 420, 130), grass=70
    )


def _church(scene: Scene) -> None:
    with scene.faded(0.8):
        village_church(scene, 130, 574, 1.55)
        for x, y, size, turn in (
            (300, 600, 0.7, -5),
            (352, 604, 0.62, 4),
            (64, 622, 0.8, 3),
            (398, 612, 0.66, -3),
        ):
            _headstone(scene, Frame(x, y, size, turn))
    with scene.faded(0.9):
        rider(
            scene,
            232,
            660,
            1.12,
            1,
            gait="stand",
            hide=BROWN,
            tack=Tack("#6f86a8"),
            seed=3,
            hold=None,
            **PEOPLE["squire"],
        )
    rooks(scene, 250, 250, 60, 30, 9, seed=5, scale=1.0)


def _headstone(scene: Scene, frame: Frame) -> None:
    scene.shade(frame([(-20, 0), (22, -2), (60, 4), (0, 8)]), 0.3, 3 * frame.scale)
    scene.fill(frame([(20, 2), (25, 0), (25, -44), (18, -56)]), 0.5, hatch=88, wash="#d6c9a8", outline=0.9)
    left = [(-20, 2, 1), (-20, -44, 1), (-15, -50), (-9, -52), (-6, -60), (0, -63)]
    slab = [*left, *((-x, y, *corner) for x, y, *corner in left[-2::-1])]
    scene.shape(frame(slab), 0.12, hatch=86, wash="#dccfb0", outline=1.2)
    for i in range(4):
        scene.line(frame([(-12, -38 + i * 8), (12 - 5 * (i % 2), -38 + i * 8)]), 0.8, lift=0.3)


def _far_hearers(scene: Scene, rng: np.random.Generator) -> None:
    with scene.faded(0.6):
        throng(
            scene, rng, 396, 500, 604, 622, 0.6, 0.7, 3, gap=19, focus=560, arms=0.03, time="1740", sink=0.35
        )
        throng(
            scene,
            rng,
            640,
            1010,
            598,
            628,
            0.58,
            0.76,
            4,
            gap=19,
            focus=560,
            arms=0.03,
            time="1740",
            sink=0.35,
        )
    with scene.faded(0.85):
        for x, y, flip, turn in (
            (412, 676, 1, 80),
            (462, 668, 1, 60),
            (700, 660, -1, 50),
            (752, 668, -1, 80),
            (806, 664, -1, 60),
        ):
            folk(
                scene,
                rng,
                x,
                y,
                1.15,
                flip,
                act="listen" if x % 4 else "idle",
                turn=turn,
                time="1740",
                hat="",
            )


def _rowdies(scene: Scene) -> None:
    """Under the oak, a boy in its branches: the other side of the question."""
    tree(scene, 1074, 690, 610, seed=12, kind="oak", lean=-0.05)
    scene.shade([(900, 694), (1220, 684), (1220, 790), (980, 760)], 0.26, 14)
    sitting = {"leg_near": (70, 20), "leg_far": (60, -10), "turn": 40, "hip": 31, **BARE}
    child(
        scene,
        968,
        470,
        2.0,
        -1,
        seed=31,
        seated=True,
        hat="cap",
        arm_near=(40, 60),
        arm_far=(110, 140),
        **sitting,
    )
    scene.line([(1060, 452), (1000, 438), (930, 446)], 7, 0.3)
    man(scene, 1010, 724, 1.75, -1, seed=32, hold=_horn, **PEOPLE["horn"])
    man(scene, 1080, 740, 1.85, -1, seed=33, hold_far=_turnip, **PEOPLE["lout"])


def _oak_shadow() -> Points:
    """What the oak throws over the right half of the lawn, scalloped as its crown is."""
    rng = np.random.default_rng(19)
    border = []
    for far in np.linspace(0, 1, 13):
        x, y = 1010 - 330 * far**0.8, 690 + 230 * far
        border += [(x + rng.uniform(-6, 6), y), (x - rng.uniform(14, 34), y + rng.uniform(4, 14))]
    return [(1240, 650), (1090, 664), *border, (1240, 940)]


def _horn(burin: Burin, frame: Frame, point: tuple[float, ...], _: float) -> None:
    """A cow's horn at the lips."""
    x, y = point[0], point[1]
    burin.tube(
        frame, [(x - 9, y - 1), (x, y - 1), (x + 9, y - 5)], (2.0, 3.4, 6.4), "#d8c08a", 0.2, outline=1.0
    )


def _turnip(burin: Burin, frame: Frame, point: tuple[float, ...], _: float) -> None:
    """A turnip about to fly."""
    inner = frame.child(point[0], point[1] - 2)
    root = [(0, 7, 1), (-2, 4), (-6, 1), (-5.4, -4), (0, -5), (5.4, -4), (6, 1), (2, 4)]
    burin.shape(inner, root, "#e6d3cc", 0.06, puff=0.6, outline=1.0)
    for x in (-3, 0, 3):
        burin.line(inner, [(0, -5), (x, -9), (x * 1.6, -13)], 1.0)


def _tomb(scene: Scene) -> None:
    """Samuel Wesley's tomb: a chest of stone under a slab."""
    left, right, top, low = 452, 668, 590, 716
    stone = "#e0d4b6"
    scene.shade(
        [
            (left, low - 4),
            (right, low - 10),
            (right + 150, low + 2),
            (right + 60, low + 20),
            (left, low + 10),
        ],
        0.42,
        7,
    )
    scene.fill(
        [(right, top), (right + 34, top - 16), (right + 34, low - 18), (right, low)],
        0.5,
        hatch=88,
        wash=stone,
        outline=1.4,
    )
    scene.fill(
        [(left, top), (right, top), (right, low), (left, low)],
        linear(left, 0, 0.12, right, 0, 0.26),
        hatch=88,
        wash=stone,
        outline=1.6,
    )
    for x in (left + 14, (left + right) / 2 + 6):
        box = [(x, top + 20), (x + 88, top + 20), (x + 88, low - 18), (x, low - 18)]
        scene.fill(box, 0.18, hatch=2, wash=stone, outline=1.0)
        scene.line([(x, low - 18), (x, top + 20), (x + 88, top + 20)], 1.6)
        for i in range(5):
            scene.line(
                [(x + 12, top + 36 + i * 13), (x + 76 - 10 * (i % 2), top + 36 + i * 13)], 1.0, lift=0.25
            )
    edge = [(left - 14, top - 10), (right + 12, top - 10), (right + 12, top + 6), (left - 14, top + 6)]
    scene.fill(
        [(right + 12, top - 10), (right + 46, top - 30), (right + 46, top - 14), (right + 12, top + 6)],
        0.45,
        wash=stone,
        outline=1.2,
    )
    scene.fill(
        [(left - 14, top - 10), (left + 24, top - 30), (right + 46, top - 30), (right + 12, top - 10)],
        0.04,
        hatch=2,
        wash=stone,
        outline=1.3,
    )
    scene.fill(edge, 0.14, hatch=1, wash=stone, outline=1.4)
    scene.shade([(500, 574), (600, 568), (720, 578), (690, 586), (520, 584)], 0.35, 4)
    plinth = [(left - 10, low - 6), (right + 6, low - 6), (right + 12, low + 8), (left - 16, low + 8)]
    scene.fill(plinth, 0.26, hatch=1, wash=stone, outline=1.3)


def _standing(scene: Scene) -> None:
    """Those who stand about the tomb, each hearing in his own way."""
    man(scene, 330, 754, 1.9, 1, seed=13, hold=hat_in_hand("round", "#4a4036", 20), **PEOPLE["farmer"])
    woman(scene, 384, 762, 1.88, 1, seed=12, **PEOPLE["wife"])
    man(scene, 430, 748, 1.86, 1, seed=11, **PEOPLE["shepherd"])
    man(scene, 902, 744, 1.85, -1, seed=17, **PEOPLE["doubter"])
    man(scene, 846, 752, 1.9, -1, seed=16, **PEOPLE["deaf"])
    woman(scene, 790, 764, 1.92, -1, seed=14, **PEOPLE["weeping"])
    man(scene, 736, 752, 1.92, -1, seed=15, hold=cane(6, 42), **PEOPLE["merchant"])


def _on_the_grass(scene: Scene) -> None:
    tufts(scene, 770, 890, 330, 960, 40, seed=6)
    sitting_woman(scene, 352, 824, 2.1, 1, seat=0, seed=21, **PEOPLE["ground wife"])
    sitting_man(scene, 480, 806, 2.0, 1, seat=0, seed=22, **PEOPLE["youth"])
    child(scene, 700, 800, 2.3, -1, seed=24, turn=120, hat="", waistcoat="#b8503c", arm_near=(20, 30))
    sitting_woman(scene, 810, 836, 2.2, -1, seat=0, seed=23, hold=baby_in_arm(), **PEOPLE["ground mother"])
    sitting_man(scene, 668, 850, 2.15, -1, seat=0, seed=27, **PEOPLE["old man"])
    sitting_woman(scene, 930, 822, 2.05, -1, seat=0, seed=28, **PEOPLE["kneeling"])


def _near_backs(scene: Scene) -> None:
    """Dark near us on the left: a farmer and two women who came late."""
    bust(
        scene,
        34,
        746,
        3.3,
        lady=True,
        depth=60,
        seed=41,
        gown="#6d7a56",
        shawl="#8a7a5c",
        hat="straw",
        hat_colour="#c9b07a",
        turn=146,
        tone=0.34,
    )
    bust(
        scene,
        250,
        770,
        3.2,
        lady=True,
        depth=56,
        seed=42,
        gown="#7a5a48",
        shawl="#9a4a3a",
        turn=158,
        tone=0.36,
    )
    bust(
        scene,
        128,
        738,
        3.6,
        depth=60,
        seed=43,
        dress="frock",
        coat="#55503f",
        hat="tricorn",
        hair="queue",
        turn=150,
        tone=0.4,
    )
