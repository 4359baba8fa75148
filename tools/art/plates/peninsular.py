"""The Peninsular War: a French column climbs to a thin red line, and guerrilleros fall upon its tail.

Hero: the partisan on his rock, dark against the slope. No one battle; the summer of 1813 is meant. Looked up,
as web pages read in part: the narrow British felt shako with plate and tuft beside the French one that widens
upward, queues gone since 1808 (Charles Oman, Wellington's Army, chapter XVIII); the French colour of 1812, a
small square tricolour with a gold fringe, under an eagle (warflag.com). The silver pot the mule boy holds up
is King Joseph's, of which the level's own facts tell. Not looked up: the column against two ranks behind a
crest, the grey trousers and the facings, the dress of the partisans and the friar; the convent is invented. A
cocked hat with an officer of 1813 is for the picture's sake.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.geometry import Frame, Point, ellipse
from ..engine.noise import noise_at, smooth
from ..engine.scene import Scene
from ..kits.burin import Burin
from ..kits.casting import cast
from ..kits.convents import convent
from ..kits.fallen import fallen
from ..kits.fire import flash
from ..kits.flags import french_colour, regimental, staff, union_flag
from ..kits.foliage import bush
from ..kits.ground import hill, stones, tufts
from ..kits.limbs import Hold
from ..kits.masses import billowed, trail
from ..kits.modelling import View
from ..kits.mules import mule
from ..kits.palms import agave
from ..kits.ranks import FAR as FAR_SIZE
from ..kits.ranks import recruit, spot
from ..kits.rocks import boulders, crag
from ..kits.sky import rooks, sky
from ..kits.smoke import gunsmoke, smoke
from ..kits.soldiers import officer, soldier
from ..kits.vehicles import wheel
from ..kits.weapons import gun, musket

SEED = 91
CREST_X = (-20, 160, 320, 470, 600, 690)
CREST_Y = (690, 640, 580, 514, 464, 450)
SPINE: list[Point] = [(690, 450), (756, 516), (836, 596), (916, 690), (976, 790), (1010, 930)]
"""Where the ridge turns from the French to the British side, coming toward us."""
NEAR, FAR = (984, 770, 1.52), (718, 484, 0.58)
"""The ends of the British line, just behind the spine."""
HERO = (112, 790, 3.5)
"""The partisan on the rock: his feet, and how large he is."""
TAIL, HEAD, ROWS, FILES = 456, 640, 9, 9
"""The column: where its rear and its front stand, how many deep toward us and how many from rear to front."""
TURNED = 3
"""So many files of the tail have faced about."""

PEOPLE = cast("""
officer: blade=118 arm_near=124,134 hat=bicorne cockade=#c8463a sash= turn=100 mouth=1.0
struck: lean=-30 head=-14 arm_near=118,150 arm_far=74,120 hand=open hand_far=open mouth=1.0
  leg_near=30,-34 leg_far=8,-52
hero: waistcoat=#6a4a34 coat=#472a1e breeches=#3f382c lean=3 age=0.5
friar: aim=168 dress=gown coat=#6a5440 hair=bald hat= shoes=#8a6a48 belly=0.4 sash=#efe6d2 age=0.7
kneeler: coat=#5d6a4a waistcoat=#7a5a48 hat=kerchief hat_colour=#b8402f aim=108
muleteer: hat=kerchief hat_colour=#b8503c turn=34 look=-8
  leg_near=14,6 leg_far=-12,-8 hand_at=-15,107 hand=open smile=1 mouth=1.0 age=0.2
""")


def draw(scene: Scene) -> None:
    """Cut the plate."""
    sky(scene, "evening", 470, seed=105, warm="#f6d9a0")
    rooks(scene, 520, 200, 80, 40, 4, seed=3, scale=1.6)
    _sierra(scene)
    _convent_hill(scene)
    _ridge(scene)
    _column(scene)
    _line(scene)
    _mule_train(scene)
    _spoil(scene)
    _rocks(scene)
    _partisans(scene)


def crest(x: float) -> float:
    """The height of the ridge's edge at x, on the French side."""
    return float(np.interp(x, CREST_X, CREST_Y))


def _sierra(scene: Scene) -> None:
    def stony(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return 0.16 + 0.26 * smooth(-0.1, 0.4, noise_at(x, y, 60, 7, 3))

    def course(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return x * 0.8 + y * 0.6

    with scene.faded(0.38):
        far = [
            (-20, 470, 1),
            (60, 420),
            (150, 366),
            (230, 404),
            (330, 352),
            (420, 400),
            (540, 418),
            (700, 436, 1),
        ]
        scene.shape([*far, (700, 620, 1), (-20, 640, 1)], stony, field=course, wash="#a9b0b0", outline=0.9)
    with scene.faded(0.52):
        near = [(-20, 560, 1), (100, 520), (240, 498), (420, 516), (560, 494), (640, 516, 1), (640, 680, 1)]
        scene.shape([*near, (-20, 680, 1)], 0.2, hatch=12, wash="#b9b888", outline=0.9)


def _convent_hill(scene: Scene) -> None:
    with scene.faded(0.6):
        slope = [(560, 560, 1), (640, 470), (760, 350), (840, 306), (930, 286), (1080, 288), (1230, 310, 1)]
        hill(
            scene,
            [*slope, (1230, 620, 1), (560, 620, 1)],
            seed=5,
            fall=-0.5,
            tone=0.17,
            wash="#c6b98a",
            darker=lambda x, _: 0.2 * smooth(880, 1200, x),
        )
        path = [(1000, 300), (1064, 344), (986, 380), (1086, 424), (980, 462), (1060, 512)]
        for width in (9.0, 6.0):
            scene.line(path, width * 0.1, 0.1)
        rng = np.random.default_rng(21)
        for i in range(20):
            bush(scene, rng.uniform(720, 1190), rng.uniform(372, 470), 22, 15, seed=i)
    with scene.faded(0.5):
        convent(scene, 1010, 292, 0.6, 0.8)


def _ridge(scene: Scene) -> None:
    """Two slopes that meet in a spine: the lit one the French climb, the dark one that hides the line."""
    front = [(-20, crest(-20), 1), *((x, crest(x)) for x in range(60, 690, 70)), (690, 450, 1)]
    reverse = [
        (690, 450, 1),
        (800, 474),
        (960, 506),
        (1100, 534),
        (1230, 552, 1),
        (1230, 930, 1),
        (1010, 930, 1),
    ]
    back = [(*q[:2], 1) if i == 0 else q for i, q in enumerate(SPINE[::-1][1:-1])]
    hill(scene, [*reverse, *back], seed=14, fall=0.36, tone=0.3, wash="#b4a56c", outline=0)
    scene.pen_line([q[:2] for q in reverse[:5]], 1.4, 0.05)
    hill(
        scene,
        [*front, *SPINE[1:-1], (1010, 930, 1), (-20, 930, 1)],
        seed=12,
        fall=-0.24,
        tone=0.1,
        wash="#d3c489",
        darker=_toward_the_spine,
        outline=0,
    )
    scene.pen_line([q[:2] for q in front], 1.4, 0.05)
    verge = [(x - 54, y) for x, y in SPINE[2:]]
    scene.tint([*SPINE[2:], *verge[::-1]], "#ded4b4", soft=26)
    boulders(scene, [(700, 470, 44, 24), (664, 474, 34, 18), (806, 566, 40, 22)], seed=8)


def _toward_the_spine(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The lit slope darkens toward us, and where it turns over into the shadow."""
    down, along = [at for _, at in SPINE], [at for at, _ in SPINE]
    short_of = np.interp(y, down, along) - x
    return 0.16 * smooth(760, 900, y) + 0.22 * smooth(110, 0, short_of) * smooth(520, 640, y)


def _column(scene: Scene) -> None:
    """It climbs in close ranks, its head already shaken; its tail has faced about to the new fire."""
    rng = np.random.default_rng(33)
    for row in range(ROWS):
        t = row / (ROWS - 1)
        scale = 0.54 + 0.54 * t
        if row == 4:
            _eagle(scene)
        for i in range(FILES):
            x = TAIL + (HEAD + 24 * t - TAIL) * (i + rng.uniform(0.25, 0.75)) / FILES
            if i < TURNED:
                x -= (TURNED - i) * rng.uniform(3, 9)
            place = (x, crest(x) + 18 + 134 * t + rng.uniform(-3, 3), scale)
            with scene.faded(0.74 + 0.24 * t):
                _frenchman(scene, place, row, i, rng)
    _struck(scene)
    officer(scene, 662, 712, 1.2, 1, uniform="french_1809", seed=5, **PEOPLE["officer"])


def _eagle(scene: Scene) -> None:
    foot = (498, crest(498) + 60)
    top = (foot[0], foot[1] - 252)
    staff(scene, foot, top, 3.2, "eagle")
    french_colour(scene, top[0] + 2, top[1] + 8, 96, 96, 1, year=1813)


def _frenchman(
    scene: Scene, place: tuple[float, float, float], row: int, file: int, rng: np.random.Generator
) -> None:
    """One man of the column, as his place in it bids him."""
    posture, flip = "march", 1
    if file >= FILES - 2:
        posture = "fall" if file == FILES - 1 and row % 3 == 1 else "charge"
    elif file < TURNED:
        posture, flip = ("fire", "charge", "load")[(row + file) % 3], -1
    if posture == "fall" and place[2] >= FAR_SIZE:
        posture = "charge"
    recruit(scene, place, flip, uniform="french_1809", posture=posture, seed=row * 20 + file, rng=rng)


def _struck(scene: Scene) -> None:
    """One of the tail goes down under the partisans' fire, his musket gone from his hand."""
    how = {"uniform": "french_1809", "posture": "stand", "hold": _nothing}
    soldier(scene, 530, 790, 1.34, -1, seed=61, **how, **PEOPLE["struck"])


def _nothing(_burin: Burin, _frame: Frame, _palm: Point, _arm: float) -> None:
    """An empty hand."""


def _line(scene: Scene) -> None:
    """The thin red line, two deep, firing over the spine, its colours behind it."""
    men = 13
    muzzles = []
    for i in range(men - 1, -1, -1):
        x, y, scale = spot(i / (men - 1), NEAR, FAR)
        rng = np.random.default_rng(700 + i)
        if i in (4, 8):
            head = (x + 50 * scale, y - 214 * scale)
            staff(scene, (x + 46 * scale, y - 10 * scale), head, 2.8 * scale)
            if i == 4:
                union_flag(scene, head[0] + 2, head[1] + 7 * scale, 108 * scale, 78 * scale, year=1813)
            else:
                corner = (head[0] + 2, head[1] + 7 * scale)
                regimental(scene, *corner, 100 * scale, 76 * scale, wash="#d8b45c", year=1813, phase=1.4)
        with scene.faded(1 - 0.2 * i / men):
            for back, posture in ((40, ("port", "load")[i % 2]), (0, ("fire", "fire", "load")[i % 3])):
                place = (x + (back + rng.uniform(-3, 3)) * scale, y + rng.uniform(-3, 3), scale)
                recruit(
                    scene,
                    place,
                    -1,
                    uniform="british_1809",
                    posture=posture,
                    seed=700 + i * 2 + back,
                    rng=rng,
                )
        if i % 3 < 2:
            reach = 78 if scale >= FAR_SIZE else 62
            muzzles.append((x - reach * scale, y - 79 * scale, scale))
    rng = np.random.default_rng(40)
    balls = []
    for x, y, scale in muzzles:
        balls += trail(
            rng, (x - 34 * scale, y), (x - 74 * scale, y - 14 * scale), (10 * scale, 22 * scale), 4, 0.35
        )
    balls += trail(rng, (668, 424), (640, 396), (14, 26), 6, 0.4)
    smoke(scene, billowed(rng, balls, 2), seed=8, shade=0.46)
    for i, (x, y, scale) in enumerate(muzzles):
        flash(scene, x, y, 12 * scale, seed=i, angle=180)


def _mule_train(scene: Scene) -> None:
    """Powder comes up behind the ridge; the boy who leads the mule holds up what the King has left behind."""
    scene.shade(ellipse(1210, 872, 110, 9, 30), 0.3, 4)
    mule(scene, 1244, 868, 1.16, -1, gait="stand")
    _partisan(scene, 1112, 884, 1.8, -1, "stand", 61, hold=_held_up, **PEOPLE["muleteer"])


def _partisan(
    scene: Scene, x: float, y: float, scale: float, flip: int, posture: str, seed: int, **wishes: Any
) -> None:
    own = {"weapon": gun, "turn": 72.0}
    soldier(
        scene,
        x,
        y,
        scale,
        flip,
        uniform="guerrillero",
        posture=posture,
        seed=seed,
        kit=False,
        **(own | wishes),
    )


def _spoil(scene: Scene) -> None:
    """Baggage that got no further: a wheel, an open trunk, papers; and one who fell."""
    fallen(scene, 668, 812, 1.2, -1, uniform="french_1809")
    frame = Frame(800, 872, 1.0)
    burin = Burin(scene, 1.4)
    scene.shade(frame([(-60, 0), (90, -8), (120, 4), (20, 12), (-60, 10)]), 0.34, 4)
    wheel(scene, frame, 74, -40, 42, slim=0.5, weight=1.1)
    burin.polygon(
        frame, [(-52, -52), (38, -60), (52, -96), (-38, -88)], "#8a5a36", 0.3, puff=0.1, hatch=10, outline=1.2
    )
    burin.polygon(frame, [(-52, -52), (38, -60), (36, -40), (-50, -32)], "#5a4030", 0.7, puff=0, outline=1.0)
    for linen in (
        [(-44, -46), (-30, -58), (-12, -50), (-20, -38)],
        [(-8, -48), (10, -62), (26, -50), (12, -40)],
    ):
        burin.shape(frame, linen, "#f1e8d2", 0.08, puff=0.5, outline=0.9)
    burin.polygon(
        frame, [(-50, -34), (36, -42), (36, -2), (-50, 6)], "#9a6a40", 0.18, puff=0.1, hatch=4, outline=1.3
    )
    for at in (-38, 24):
        burin.polygon(
            frame, [(at, -36), (at + 7, -37), (at + 7, 2), (at, 3)], "#d9b64e", 0.1, puff=0.1, outline=0.8
        )
    for turn, x, y in ((10, -112, 8), (-24, -64, 14), (40, 70, 10)):
        sheet = frame.child(x, y, turn, 1.0)
        burin.polygon(sheet, [(-12, -7), (12, -7), (12, 7), (-12, 7)], "#f6eedc", 0.02, puff=0, outline=0.8)
        for i in range(4):
            burin.line(sheet, [(-9, -4 + i * 2.6), (8, -4 + i * 2.6)], 0.5, 0.1)


def _held_up(burin: Burin, frame: Frame, palm: Point, _arm: float) -> None:
    """The pot upon a raised hand."""
    _pot(burin, frame.child(palm[0], palm[1] - 1, 6, 1.4, -1))


def _pot(burin: Burin, frame: Frame) -> None:
    """A silver chamber pot with one handle."""
    burin.tube(frame, [(15, -23), (25, -22), (25, -12), (14, -9)], [3.4, 3.0, 3.0, 3.4], "#dfe0d8", 0.1)
    bowl = [(-17, -27, 1), (-19, -20), (-16, -9), (-9, -3, 1), (-10.5, 0, 1), (10.5, 0, 1), (9, -3, 1)]
    bowl += [(16, -9), (19, -20), (17, -27, 1)]
    burin.shape(frame, bowl, "#e6e8e4", 0.03, puff=0.6, hatch=80, outline=1.3)
    burin.polygon(frame, ellipse(0, -27, 19.4, 5.0, 26), "#eef0ea", 0.02, puff=0, outline=1.1)
    burin.polygon(frame, ellipse(0, -26.6, 16.6, 3.6, 26), "#b9bdb8", 0.5, puff=0, hatch=4, outline=0.8)


def _rocks(scene: Scene) -> None:
    """The partisans' rocks, the darkest mass of the plate."""
    skyline = [(-20, 640), (16, 670), (34, 774), (86, 786), (150, 784), (190, 794), (262, 806), (306, 816)]
    crag(
        scene,
        [*skyline, (348, 852), (396, 886), (440, 926)],
        934,
        10,
        4,
        seed=5,
        relief=30,
        wash="#97886a",
        darkest=0.78,
        darker=lambda x, y: 0.2 + 0 * x * y,
    )
    boulders(scene, [(20, 800, 110, 100), (330, 900, 150, 60)], seed=7, dark=0.24)


def _partisans(scene: Scene) -> None:
    """The hero standing, another on his knee, and a friar who hands up a loaded gun."""
    aims = (HERO[0] + 76 * HERO[2], HERO[1] - 79 * HERO[2])
    gunsmoke(scene, [aims, (396, 624)], seed=21, drift=(26, -22), radii=(6, 15), n=4)
    flash(scene, *aims, 22, seed=1, angle=2)
    _partisan(scene, 190, 812, 2.5, 1, "aim_kneeling", 33, **PEOPLE["kneeler"])
    flash(scene, 392, 626, 16, seed=4, angle=18)
    _partisan(scene, *HERO, 1, "fire", 31, weapon=_away_from_us, behind=_cloak, **PEOPLE["hero"])
    _partisan(scene, 36, 900, 2.4, 1, "kneel", 44, **PEOPLE["friar"])
    scene.shade([(200, 930), (330, 872), (560, 846), (760, 860), (690, 900), (700, 930)], 0.3, 14)
    boulders(scene, [(120, 936, 190, 70), (300, 940, 200, 70), (430, 940, 130, 50)], seed=9, dark=0.3)
    agave(scene, 470, 900, 1.3)
    agave(scene, 130, 906, 1.0)
    stones(scene, 850, 890, 600, 1000, 9, seed=14, size=12)
    tufts(scene, 860, 896, 500, 1200, 46, seed=15, scale=1.2)


def _away_from_us(angle: float) -> Hold:
    """The hero's gun, which points a little into the picture."""
    return musket(angle, bayonet=False, behind=19, long=54)


def _cloak(burin: Burin, frame: Frame, _view: View) -> None:
    """His brown cloak, hanging dark from both shoulders and blown out behind."""
    cloak = [(3, -32, 1), (-6, -33), (-13, -24), (-18, -8), (-25, 10), (-35, 27, 1), (-24, 26), (-15, 30)]
    cloak += [(-6, 26), (3, 28, 1), (7, 8), (6, -14)]
    burin.shape(frame, cloak, "#4a3426", 0.72, puff=0.4, curve=0.5, hatch=74, outline=1.4)
    for fold in (
        [(-9, -26), (-15, -6), (-26, 22)],
        [(-4, -28), (-8, -2), (-14, 26)],
        [(0, 2), (-3, 14), (-5, 24)],
    ):
        burin.line(frame, fold, 1.1)
