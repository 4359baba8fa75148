"""The battle of Bunker Hill, 17 June 1775: the third attack goes up Breed's Hill while Charlestown burns.

Hero: the scarlet line that climbs from the left, behind an officer who calls it on. Looked up, as web pages
read in part: the earthen redoubt, the third attack, Charlestown aflame and ships firing (boshw.us, a sign
of the Boston harbour walk); Graves newly Vice-Admiral of the White (Nathaniel Philbrick, Bunker Hill); the
52nd there and faced with buff, packs off for the third attack (gilesallison.blogspot.com); the King's
colour, the facing's colour with the Union in its corner, fur caps for grenadiers and drummers, buff coats
with red waistcoats and breeches for the drummers of buff regiments (the clothing warrant of 1768, in
transcripts). The flag is the red with a pine tree of John Trumbull's painting of 1786; whether any flew
there is disputed (srcalifornia.com). Not looked up: the militia's dress, the make of the fence, where the
ships lay.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import linear, rectangle
from ..engine.scene import Scene
from ..kits.boats import boat
from ..kits.churches import steeple
from ..kits.fallen import fallen
from ..kits.fieldworks import gabion, parapet, rail_fence
from ..kits.fire import flames, flash
from ..kits.flags import pine_tree, regimental, staff, union_flag
from ..kits.ground import hill, stones, tufts
from ..kits.masses import billowed, trail
from ..kits.ranks import recruit, spot
from ..kits.sea import sea
from ..kits.ships import man_of_war
from ..kits.sky import sky
from ..kits.smoke import column, gunsmoke, smoke
from ..kits.soldiers import drummer, officer, soldier
from ..kits.weapons import gun, musket

SEED = 61
WATER = 446
CREST_X = (-20, 160, 340, 520, 680, 820, 1000, 1220)
CREST_Y = (668, 622, 566, 500, 436, 392, 358, 340)
WORK_X, WORK_Y = (716, 780, 900, 1060, 1230), (428, 398, 366, 344, 330)
BUFF = "#e4cf9c"
FACED = {"facing": BUFF, "waistcoat": BUFF, "breeches": BUFF}
THE_52ND = FACED | {"kit": False}
"""Buff facings and smallclothes; packs were off for the third attack."""
IN_RED = {"waistcoat": "#c23f33", "breeches": "#c23f33"}
"""What a drummer of a buff regiment wore under his buff coat."""
COATS = ("#8a7048", "#5f6f86", "#7a5a48", "#6d7a56", "#9a8a6a")
HATS = ("round", "tricorn", "slouch", "", "round")

_STRUCK = {
    "lean": -16,
    "arm_near": (128, 150),
    "arm_far": (60, 120),
    "leg_near": (38, -8),
    "leg_far": (4, -40),
    "hold": musket(36),
    "mouth": 1.0,
    "hat": "",
}
"""How one man of the line falls back."""


def draw(scene: Scene) -> None:
    """Cut the plate."""
    sky(scene, "fair", WATER + 10, seed=131, strength=0.9)
    _charlestown(scene)
    sea(scene, WATER, 700, seed=18, rows=12, tone=0.3, right=760)
    _ships(scene)
    hill(scene, _hill(), seed=6, fall=-0.34, tone=0.16, wash="#c3bd84", darker=_foot_in_shade)
    _boats_ashore(scene)
    _redoubt(scene)
    _fire_of_the_redoubt(scene)
    rail_fence(scene, (1236, 640, 1.0), (906, 556, 0.7), 6, seed=4, broken=((2, 0), (2, 1), (4, 0)))
    fallen(scene, 716, 628, 0.74, 1, uniform="grenadier_1775", **FACED)
    _line(scene)
    _foreground(scene)


def crest(x: float) -> float:
    """The height of the hill's edge at x."""
    return float(np.interp(x, CREST_X, CREST_Y))


def _hill() -> list[tuple[float, ...]]:
    edge = [(x, crest(x)) for x in range(80, 1200, 80)]
    return [(-20, crest(-20), 1), *edge, (1230, 338, 1), (1230, 930, 1), (-20, 930, 1)]


def _foot_in_shade(_x: np.ndarray, y: np.ndarray) -> np.ndarray:
    return 0.16 * np.clip((y - 720) / 180, 0, 1)


def _charlestown(scene: Scene) -> None:
    """The town across the water, its meeting house alight, and the smoke that rolls up from it."""
    rng = np.random.default_rng(17)
    with scene.faded(0.42):
        shore = [(-20, 440, 1), (110, 424), (260, 430), (420, 418), (600, 430), (760, 424, 1), (760, 470, 1)]
        scene.shape([*shore, (-20, 470, 1)], 0.32, hatch=20, wash="#a9b39a", outline=0.9)
    with scene.faded(0.75):
        column(scene, (356, 400), (560, 96), (24, 76), seed=5, n=26, wash="#a39583", fire=(366, 420, 120))
        column(scene, (250, 408), (380, 230), (14, 40), seed=6, n=14, wash="#b3a692", fire=(250, 420, 70))
    with scene.faded(0.66):
        for x in np.arange(190, 560, 17):
            tall, wide = rng.uniform(13, 25), rng.uniform(13, 20)
            front = rectangle(x, 446 - tall, x + wide, 446)
            wash = str(rng.choice(["#d9a884", "#e2d2ae", "#cf9a78"]))
            scene.fill(front, linear(x, 0, 0.06, x + wide, 0, 0.5), hatch=88, wash=wash, outline=0.8)
            roof = [(x - 2, 446 - tall), (x + wide / 2, 436 - tall), (x + wide + 2, 446 - tall)]
            scene.fill(roof, 0.5, hatch=70, wash="#a58a78", outline=0.8)
    with scene.faded(0.8):
        steeple(scene, 372, 446, 0.62, weight=0.8)
    for x, y, w, h, seed in (
        (250, 430, 44, 34, 1),
        (330, 434, 50, 46, 2),
        (398, 428, 60, 58, 3),
        (470, 434, 40, 30, 4),
    ):
        flames(scene, x, y, w, h, seed=seed, n=7)


def _ships(scene: Scene) -> None:
    """Two men-of-war warped in to fire on the town and the hill."""
    with scene.faded(0.6):
        man_of_war(scene, 300, 500, 0.36, 1, seed=8, year=1775, sails=("uf--", "uf--", "uf--"), turn=0.2)
        gunsmoke(scene, [(380 + 12 * i, 488) for i in range(4)], seed=9, drift=(34, -12), radii=(7, 17))
    with scene.faded(0.85):
        man_of_war(scene, 20, 560, 0.62, 1, seed=31, year=1775, turn=0.1, flag="fore")
        gunsmoke(scene, [(120 + 16 * i, 540) for i in range(7)], seed=10, drift=(44, -14), radii=(9, 24))


def _boats_ashore(scene: Scene) -> None:
    """The boats that brought them lie on the beach."""
    with scene.faded(0.8):
        for x, y, size in ((54, 648, 0.44), (150, 622, 0.34)):
            landed = boat(x, y, size, -1, seed=x)
            landed.inside(scene)
            landed.side(scene, oars=0, splash=False)


def _redoubt(scene: Scene) -> None:
    """Farmers in their own coats behind the new earth, and their flag over them."""
    rng = np.random.default_rng(23)
    staff(scene, (955, 420), (955, 84), 4.2)
    pine_tree(scene, 957, 92, 214, 138, 1, wave=0.9)
    with scene.faded(0.94):
        stations = (752, 792, 836, 880, 918, 1048, 1092, 1132, 1184)
    with scene.faded(0.94):
        for i, x in enumerate(stations):
            y = float(np.interp(x, WORK_X, WORK_Y)) + 56 + rng.uniform(-4, 4)
            posture = ("fire", "fire", "load", "fire", "port")[i % 5]
            scale = 1.22 + rng.uniform(-0.04, 0.08)
            dress = {"coat": COATS[i % 5], "hat": HATS[i % 5], "dress": ("frock", "shirt", "frock")[i % 3]}
            how = {
                "uniform": "militia_1775",
                "posture": posture,
                "weapon": gun,
                "kit": False,
                "shadow": False,
            }
            soldier(scene, x, y, scale, -1, seed=40 + i, turn=78, **how, **dress)
            if posture == "fire":
                flash(scene, x - 80 * scale, y - 79 * scale, 16, seed=i, angle=180)
    parapet(scene, list(zip(WORK_X, WORK_Y, strict=True)), 108, seed=7)
    for x, drop in ((1104, 0), (1148, 4), (1196, 0), (1126, 12), (1172, 14), (1222, 12)):
        gabion(scene, x, float(np.interp(x, WORK_X, WORK_Y)) + 118 + drop, 1.3)


def _fire_of_the_redoubt(scene: Scene) -> None:
    """The bank of smoke that rolls down before it."""
    rng = np.random.default_rng(29)
    balls = []
    for _ in range(30):
        t = rng.uniform(0, 1)
        balls.append(
            (
                930 - 330 * t + rng.normal() * 20,
                440 + 64 * t + rng.normal() * 22,
                rng.uniform(18, 34) + 20 * t,
            )
        )
    balls += trail(rng, (640, 452), (520, 366), (34, 52), 9, 0.34)
    smoke(scene, billowed(rng, balls, 2), seed=5, shade=0.46)


def _line(scene: Scene) -> None:
    """Three ranks go up together, far men first; their colours in the second."""
    ranks = (
        ((300, 884, 2.25), (222, 586, 0.58)),
        ((456, 874, 2.25), (296, 572, 0.58)),
        ((612, 860, 2.25), (372, 560, 0.58)),
    )
    men = 19
    for i in range(men - 1, -1, -1):
        for j, (near, far) in enumerate(ranks):
            rng = np.random.default_rng(i * 7 + j)
            x, y, scale = spot(i / (men - 1), near, far)
            x, y = x + rng.uniform(-9, 9) * scale, y + rng.uniform(-4, 4) * scale
            if (j, i) in ((1, 6), (0, 9)):
                _colour(scene, x, y, scale, king=j == 1)
            if j == 0 and i == 1:
                drummer(
                    scene,
                    206,
                    890,
                    2.2,
                    1,
                    uniform="british_1775",
                    coat=BUFF,
                    seed=9,
                    hat="bearskin",
                    **IN_RED,
                )
            if (j == 0 and i % 5 == 3) or (j < 2 and i == 0):
                continue
            _one_of_the_line(scene, (x, y, scale), i, j, men, rng)


def _one_of_the_line(
    scene: Scene, place: tuple[float, float, float], i: int, j: int, men: int, rng: np.random.Generator
) -> None:
    uniform = "grenadier_1775" if i > 10 else "british_1775"
    wishes = THE_52ND | {"mouth": float(rng.random() < 0.35)}
    if (j, i) == (2, 5):
        wishes |= _STRUCK
    with scene.faded(1 - 0.2 * i / men):
        posture = "charge_left" if (i + j) % 2 else "charge"
        seed = 300 + i * 3 + j
        recruit(scene, place, 1, uniform=uniform, posture=posture, seed=seed, rng=rng, **wishes)


def _colour(scene: Scene, x: float, y: float, scale: float, king: bool) -> None:
    foot, head = (x - 6 * scale, y - 40 * scale), (x + 6 * scale, y - 212 * scale)
    staff(scene, foot, head, 2.6 * scale)
    if king:
        union_flag(scene, head[0] + scale, head[1] + 6 * scale, 96 * scale, 74 * scale, year=1775)
    else:
        regimental(scene, head[0] + scale, head[1] + 6 * scale, 92 * scale, 72 * scale, wash=BUFF)


def _foreground(scene: Scene) -> None:
    """The officer, a fallen man, and the dark grass nearest to us."""
    officer(
        scene,
        874,
        850,
        2.66,
        1,
        uniform="british_1775",
        seed=77,
        **FACED,
        hat="tricorn",
        hat_trim="#e0b850",
        hair="wig",
        hair_colour="#e6dfcc",
        blade=152,
        arm_near=(100, 152),
        arm_far=(-52, -40),
        hand_far="open",
        lean=10,
        leg_near=(40, 2),
        leg_far=(-28, -46),
        turn=70,
        look=-10,
        mouth=1.0,
        nose=0.6,
        chin=0.5,
    )
    fallen(scene, 1080, 856, 1.6, -1, uniform="british_1775", **FACED)
    stones(scene, 850, 884, 640, 1180, 7, seed=12, size=15)
    scene.shade([(-20, 884), (520, 878), (820, 884), (1220, 856), (1220, 930), (-20, 930)], 0.2, 16)
    tufts(scene, 868, 898, 0, 1200, 60, seed=3, scale=1.0)
    tufts(scene, 690, 830, 640, 1180, 26, seed=4, scale=0.8)
