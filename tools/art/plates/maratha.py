"""The First Anglo-Maratha War: horse and elephants ford a river below a hill fort, January 1779.

Hero: the standard-bearing elephant with its trunk raised. Looked up, as web pages read in part: Mahadji
Shinde's part, the Bombay column's road by the Bor Ghat and Khandala, its retreat from Talegaon to Wadgaon
on 11 and 12 January and the Maratha cavalry on its flank (sahasa.in; the maps of a thesis at docslib.org).
That Bombay's sepoys wore red after those of Bengal, with dark blue on their heads, rests on thin evidence
(golcondarising.blogspot.com). Not looked up: the shape of their hats and drawers, the dress and arms of the
horse, the swallow-tailed saffron banner, and the Company's colours, for which the Union of before 1801
stands. Ford, fort and elephants are a scene composed, not an event recorded.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, Point
from ..engine.scene import Scene
from ..kits.elephants import Trappings, elephant
from ..kits.fieldworks import tent
from ..kits.flags import SAFFRON, bhagwa, staff, union_flag
from ..kits.foliage import bush
from ..kits.ground import level, tufts
from ..kits.horses import BLACK, BROWN, DUN, GREY, Hide, Tack
from ..kits.landmarks import hill_fort
from ..kits.masses import billowed, trail
from ..kits.palms import palm
from ..kits.ranks import spot, volley
from ..kits.riders import in_howdah, mahout, rider
from ..kits.rocks import boulders, crag
from ..kits.sea import foam, ripples, still_water
from ..kits.sky import rooks, sky
from ..kits.smoke import smoke
from ..kits.soldiers import officer, soldier
from ..kits.weapons import musket, pole, sabre

SEED = 75
LINEN, MADDER, TEAL = "#efe6d2", "#c8503c", "#4f7a8a"
SKYLINE: list[Point] = [
    *[(610, 566), (650, 528), (700, 470), (744, 402), (772, 344), (796, 300), (822, 288), (900, 284)],
    *[(990, 288), (1046, 296), (1072, 330), (1098, 384), (1140, 430), (1240, 470)],
]
WALL: list[Point] = [(800, 304), (850, 292), (930, 288), (1000, 292), (1044, 306)]


def draw(scene: Scene) -> None:
    """Cut the plate."""
    sky(scene, "bars", 566, seed=34, warm="#f6d596", sun=(180, 430, 110))
    _far_hills_and_camp(scene)
    _fort(scene)
    _far_bank(scene)
    _river(scene)
    _second_wave(scene)
    _hero(scene)
    _nearest(scene)


def _far_hills_and_camp(scene: Scene) -> None:
    """Flat-topped hills, the tents of the Maratha camp and a few palms."""
    with scene.faded(0.4):
        mesa = [
            (-20, 540, 1),
            (50, 512),
            (96, 506),
            (132, 470, 1),
            (236, 468, 1),
            (282, 508),
            (380, 514),
            (436, 486, 1),
        ]
        mesa += [(520, 484, 1), (570, 512), (700, 520, 1), (700, 580, 1), (-20, 580, 1)]
        scene.shape(mesa, 0.4, hatch=24, wash="#b0a89c", outline=0.9)
    with scene.faded(0.62):
        plain = [(-20, 556, 1), (200, 546), (640, 552), (1220, 556, 1), (1220, 660, 1), (-20, 660, 1)]
        level(scene, plain, 528, seed=4, tone=0.12, wash="#cdc08a")
        camp = (
            (30, 560, 0.62),
            (176, 552, 0.54),
            (104, 570, 0.74),
            (254, 562, 0.64),
            (340, 554, 0.52),
            (404, 562, 0.6),
            (302, 584, 0.8),
            (470, 572, 0.68),
        )
        for i, (x, y, size) in enumerate(camp):
            stripe = ("", MADDER, SAFFRON)[i % 3]
            tent(scene, x, y, size, stripe=stripe, pennon=(SAFFRON, "")[i % 2])
    with scene.faded(0.72):
        palm(scene, 286, 578, 164, seed=5, scale=0.62, lean=0.1)
        palm(scene, 258, 586, 118, seed=6, scale=0.52, lean=-0.14)


def _fort(scene: Scene) -> None:
    """A broad crag, and a fort small upon it."""
    with scene.faded(0.8):
        crag(scene, SKYLINE, 640, 15, 6, seed=9, relief=46, wash="#d2b485", darkest=0.6, darker=_shoulder)
        scene.tint(
            [*SKYLINE, (1240, 640), (610, 640)], "#b3b673", lambda _, y: 0.5 * np.clip((y - 440) / 180, 0, 1)
        )
        rng = np.random.default_rng(12)
        for _ in range(30):
            x, y = rng.uniform(680, 1190), rng.uniform(440, 630)
            if y > np.interp(x, *np.array([q[:2] for q in SKYLINE]).T) + 60:
                bush(scene, x, y, 12 + (y - 420) * 0.09, 9 + (y - 420) * 0.06, seed=int(x))
    with scene.faded(0.86):
        hill_fort(scene, WALL, height=26, towers=(0.02, 0.22, 0.5, 0.78, 0.98), wash="#e2c88e", tone=0.14)
        staff(scene, (928, 262), (928, 196), 1.8, "ball")
        bhagwa(scene, 929, 200, 66, 36)


def _shoulder(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The right of the hill falls away from the light; its foot is hazy."""
    return 0.12 * np.clip((x - 900) / 200, 0, 1) - 0.1 * np.clip((y - 540) / 100, 0, 1)


def _far_bank(scene: Scene) -> None:
    """The Company's sepoys stand in line on the bank and fire; their officer behind them."""
    with scene.faded(0.92):
        bank = [
            (540, 640, 1),
            (700, 622),
            (900, 628),
            (1220, 616, 1),
            (1220, 780, 1),
            (900, 740),
            (640, 704, 1),
        ]
        level(scene, bank, 590, seed=6, tone=0.13, wash="#cdbb84")
        near, far = (1172, 724, 1.36), (852, 668, 1.02)
        staff(scene, (1064, 700), (1070, 486), 3.2)
        union_flag(scene, 1071, 492, 104, 70, 1, year=1779)
        officer(
            scene,
            1098,
            700,
            1.2,
            -1,
            uniform="british_1775",
            seed=60,
            hat="tricorn",
            hat_trim="#e0b850",
            blade=112,
            arm_near=(100, 108),
        )
        muzzles = []
        for i in range(8, -1, -1):
            x, y, scale = spot(i / 8, near, far)
            posture = "load" if i % 4 == 2 else "fire"
            soldier(scene, x, y, scale, -1, uniform="sepoy_1779", posture=posture, seed=520 + i, turn=74)
            if posture == "fire":
                muzzles.append((x - 78 * scale, y - 80 * scale))
        volley(scene, muzzles[1::2], 1.0, -1, seed=33, flashes=0.8, rise=-24, radii=(8, 19))
    rng = np.random.default_rng(14)
    balls = trail(rng, (700, 606), (620, 588), (14, 26), 6, 0.4)
    smoke(scene, billowed(rng, balls, 2), seed=34, shade=0.4, pen=0.6)


def _river(scene: Scene) -> None:
    shore = [(-20, 634), (300, 628), (540, 638), (660, 690), (900, 732), (1220, 770)]
    still_water(scene, [*shore, (1220, 920), (-20, 920)], 600, seed=8, tone=0.2, wash="#9fc0bc", chop=1.15)
    scene.pen_line(shore, 1.4, 0.02)
    ripples(scene, 0, 1200, 660, 890, 90, seed=9, pen=1.0)
    stones = [
        (x, float(np.interp(x, *np.array(shore).T)) + 6, 14 + x % 17, 8 + x % 7) for x in range(560, 1190, 62)
    ]
    boulders(scene, stones, seed=3)


def splash(scene: Scene, x: float, y: float, half: float, scale: float, seed: int) -> None:
    """White water where a beast breaks the stream, and the rings that spread from it."""
    foam(scene, x - half, x + half, y, seed=seed, scale=0.6 * scale)
    for i in range(4):
        down, wide = y + (7 + i * 6) * scale, half * (1.08 + 0.06 * i)
        scene.pen_line(
            [(x - wide, down - 3), (x, down + 3 * scale), (x + wide, down - 3)], 0.9, 0.35, lift=0.3
        )


def _horseman(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    depth: float,
    gait: str,
    hide: Hide,
    coat: str,
    turban: str,
    seed: int,
    **wishes: object,
) -> None:
    """A Maratha horseman in the stream, `depth` units of his horse under water."""
    line = y - depth * scale
    wishes = {"hold": pole(158, 74, 34, "spear"), "arm_near": (36, 96)} | wishes
    rider(
        scene,
        x,
        y,
        scale,
        1,
        uniform="maratha",
        gait=gait,
        hide=hide,
        coat=coat,
        hat_colour=turban,
        seed=seed,
        waterline=line,
        **wishes,
    )
    splash(scene, x, line + 2, 74 * scale, scale, seed)


def _second_wave(scene: Scene) -> None:
    """More of them come down to the water behind."""
    with scene.faded(0.84):
        _horseman(scene, 40, 694, 0.7, 30, "trot", BROWN, LINEN, SAFFRON, 1, tack=Tack(MADDER))
        _horseman(scene, 322, 700, 0.72, 30, "walk", GREY, MADDER, LINEN, 2, tack=Tack(SAFFRON))
        trappings = Trappings(cloth=TEAL, trim="#e6b748", howdah="#c8a45c", canopy=False)
        crew = (
            {"coat": MADDER, "hat_colour": LINEN, "hold": musket(150, bayonet=False), "arm_near": (24, 96)},
            {"hat_colour": SAFFRON},
        )
        elephant(
            scene,
            182,
            698,
            1.14,
            1,
            trappings=trappings,
            waterline=688,
            crew=lambda frame: in_howdah(scene, frame, crew),
            mahout=lambda frame: mahout(scene, frame, hat_colour=MADDER),
        )
        splash(scene, 186, 690, 92, 1.0, 5)
    _horseman(
        scene,
        914,
        784,
        1.0,
        34,
        "canter",
        DUN,
        LINEN,
        MADDER,
        11,
        tack=Tack(SAFFRON),
        hold=sabre(122),
        arm_near=(122, 118),
        lean=16,
    )
    rooks(scene, 420, 190, 190, 60, 6, seed=7, scale=0.9)


def _hero(scene: Scene) -> None:
    """The elephant with the standard."""
    trappings = Trappings(cloth=MADDER)
    crew = (
        {"hat_colour": SAFFRON, "arm_near": (30, 70), "sash": TEAL},
        {
            "coat": "#b8402f",
            "hat_colour": LINEN,
            "hold": sabre(150, 36),
            "arm_near": (132, 146),
            "hand": "fist",
        },
    )

    def flag_and_crew(frame: Frame) -> None:
        head = frame.at(-44, -262)
        staff(scene, frame.at(-36, -118), head, 5.4)
        bhagwa(scene, head[0] + 2, head[1] + 10, 196, 104)
        in_howdah(scene, frame, crew)

    elephant(
        scene,
        420,
        846,
        2.3,
        1,
        trappings=trappings,
        trunk_up=True,
        waterline=802,
        crew=flag_and_crew,
        mahout=lambda frame: mahout(scene, frame, hat_colour=SAFFRON),
    )
    splash(scene, 330, 804, 96, 1.5, 21)
    splash(scene, 486, 806, 100, 1.5, 22)


def _nearest(scene: Scene) -> None:
    """Two horsemen cut by the water toward us, and the near bank."""
    _horseman(scene, 96, 948, 1.72, 42, "trot", BLACK, LINEN, SAFFRON, 31, tack=Tack(MADDER))
    _horseman(
        scene,
        772,
        962,
        1.6,
        46,
        "canter",
        BROWN,
        "#e6c878",
        MADDER,
        32,
        tack=Tack(TEAL),
        lean=16,
        hold=pole(92, 92, 40, "spear"),
        arm_near=(58, 98),
    )
    bank = [(930, 930, 1), (980, 878), (1060, 850), (1140, 834), (1230, 816, 1), (1230, 930, 1)]
    level(scene, bank, 780, seed=12, tone=0.34, wash="#a9985c", outline=1.5)
    boulders(scene, [(1010, 892, 84, 50), (1096, 880, 66, 40), (1168, 898, 110, 70)], seed=14, dark=0.06)
    tufts(scene, 850, 892, 950, 1190, 26, seed=15, scale=1.5)
    scene.shade([(0, 872), (1200, 872), (1200, 900), (0, 900)], 0.2, 20)
