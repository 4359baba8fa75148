"""Waterloo, 18 June 1815, about five in the afternoon: the French horse break upon a British square.

Hero: the square under its colours; the Duke on Copenhagen watches from the elm. Looked up, as web pages read
in part: the charges from about four to half past six, cuirassiers among them (booksonline.com.ua,
trantor.is); a front rank that kneels and a hedge of bayonets (General Foy, quoted in Bernard Cornwell's
Waterloo); wet ground and trampled rye (the same). Not looked up, and drawn from common knowledge: the elm,
the roof alight at La Haye Sainte, the Duke's plain blue coat and cloak and his chestnut, the shako of 1812,
cuirass and horsetail helmet, the facings, how deep the squares stood, a colonel on a grey;
and that the Duke kept by the elm while the horse were among the squares is the picture's licence.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, Point, linear, rectangle
from ..engine.scene import Scene
from ..kits.bodies import Person
from ..kits.burin import Burin
from ..kits.fallen import fallen_on_back
from ..kits.fire import flames
from ..kits.flags import regimental, staff, union_flag
from ..kits.foliage import bush
from ..kits.ground import hill, puddle, tufts
from ..kits.horses import BAY, BLACK, BROWN, CHESTNUT, GREY, Tack, charger
from ..kits.limbs import away
from ..kits.masses import billowed, trail
from ..kits.modelling import View
from ..kits.ranks import column, face, spot, volley
from ..kits.riders import cuirass, cuirassier, rider
from ..kits.sky import sky
from ..kits.smoke import column as smoke_column
from ..kits.smoke import smoke
from ..kits.soldiers import soldier
from ..kits.trees import tree
from ..kits.uniforms import NAVY
from ..kits.weapons import sword

SEED = 81
FRONT = ((414, 834, 1.4), (846, 834, 1.4))
BACK = ((534, 632, 0.66), (738, 632, 0.66))
"""The near and the far corners of the square, left and right: x, y and scale of a man."""
CLOUD_SHADOW = [(-40, 760), (180, 772), (380, 826), (470, 900), (480, 940), (-40, 940)]
"""What the storm cloud darkens of the foreground."""


def draw(scene: Scene) -> None:
    """Cut the plate."""
    sky(scene, "squall", 470, seed=47, warm="#f3d79c")
    _far_ridge(scene)
    _farm(scene)
    _middle_ground(scene)
    hill(scene, _near_slope(), seed=9, fall=0.04, tone=0.13, wash="#cfc28a", darker=_toward_us)
    tree(scene, 84, 706, 560, seed=12, kind="elm", lean=-0.02)
    _staff_officers(scene)
    _duke(scene)
    scene.shade(CLOUD_SHADOW, 0.34, 18)
    _square(scene)
    _charge(scene)
    _foreground(scene)


def _near_slope() -> list[Point]:
    edge = [(-20, 588, 1), (300, 566), (640, 574), (940, 580), (1230, 570, 1)]
    return [*edge, (1230, 930, 1), (-20, 930, 1)]


def _toward_us(_x: np.ndarray, y: np.ndarray) -> np.ndarray:
    return 0.18 * np.clip((y - 740) / 160, 0, 1)


def _far_ridge(scene: Scene) -> None:
    """The French ridge: dark masses of foot, guns that smoke."""
    with scene.faded(0.4):
        ridge = [(-20, 470, 1), (200, 452), (480, 446), (760, 452), (1000, 438), (1230, 442, 1)]
        hill(scene, [*ridge, (1230, 600, 1), (-20, 600, 1)], seed=3, fall=0.02, wash="#c2bc88", tone=0.18)
        column(scene, (560, 800, 460, 0.16), (556, 806, 474, 0.2), 4, 40, -1, uniform="french_1815", seed=5)
    rng = np.random.default_rng(7)
    with scene.faded(0.55):
        for x, y in ((612, 448), (716, 442), (876, 446), (486, 450)):
            balls = billowed(rng, trail(rng, (x, y), (x + 52, y - 30), (7, 20), 8, 0.4), 2)
            smoke(scene, balls, seed=x, shade=0.4, pen=0.5)


def _farm(scene: Scene) -> None:
    """La Haye Sainte: white walls and red roofs, one of them alight."""
    with scene.faded(0.66):
        for x, y, w, h, roof, base in (
            (890, 500, 150, 52, 42, 0.06),
            (1034, 506, 120, 64, 46, 0.12),
            (1130, 512, 110, 46, 36, 0.06),
        ):
            wall = linear(x, 0, base, x + w, 0, base + 0.22)
            scene.fill(rectangle(x, y - h, x + w, y), wall, hatch=88, wash="#efe3c8", outline=1.1)
            tiles = [
                (x - 5, y - h),
                (x + w * 0.07, y - h - roof),
                (x + w * 0.93, y - h - roof),
                (x + w + 5, y - h),
            ]
            scene.fill(tiles, 0.32, hatch=70, cross=0, wash="#b8684c", outline=1.1)
            for i in range(int(w / 34)):
                scene.solid(rectangle(x + 14 + i * 34, y - h * 0.7, x + 22 + i * 34, y - h * 0.7 + 13))
        scene.fill(rectangle(852, 478, 892, 502), 0.12, wash="#efe3c8", outline=1.0)
        scene.solid([(988, 506), (988, 476), (997, 467), (1006, 476), (1006, 506)])
    with scene.faded(0.75):
        bush(scene, 876, 508, 60, 40, seed=3)
        bush(scene, 1188, 508, 80, 56, seed=4)
        smoke_column(scene, (1100, 392), (1196, 196), (18, 58), seed=4, n=16, fire=(1096, 410, 80))
    flames(scene, 1096, 414, 58, 36, seed=6, n=7)


def _middle_ground(scene: Scene) -> None:
    """Another square far off in its smoke, and horsemen who stream round it."""
    with scene.faded(0.78):
        slope = [(-20, 520, 1), (260, 500), (560, 506), (900, 502), (1230, 514, 1), (1230, 700, 1)]
        hill(scene, [*slope, (-20, 700, 1)], seed=4, fall=0.03, tone=0.15, wash="#cdbf86")
        face(scene, (360, 540, 0.38), (470, 540, 0.38), 12, uniform="british_1815", seed=8)
        staff(scene, (414, 520), (414, 452), 1.6)
        union_flag(scene, 415, 454, 34, 25, year=1815)
        rng = np.random.default_rng(11)
        balls = trail(rng, (476, 528), (600, 506), (10, 26), 10, 0.5) + trail(
            rng, (700, 552), (980, 548), (16, 34), 14, 0.5
        )
        smoke(scene, billowed(rng, balls, 2), seed=14, shade=0.42, pen=0.6)
        for i, (x, y, size) in enumerate(
            ((690, 566, 0.36), (764, 574, 0.42), (838, 570, 0.4), (912, 584, 0.46))
        ):
            cuirassier(
                scene,
                x,
                y,
                size,
                -1,
                gait="gallop",
                hide=(BROWN, BLACK, BAY)[i % 3],
                seed=i,
                hold=sword(100 + 12 * i),
            )


def _square(scene: Scene) -> None:
    """From the far side to the near: the back face, the colours, the flanks, the face toward us."""
    with scene.faded(0.8):
        face(
            scene, *BACK, 13, uniform="british_1815", seed=21, standing=1, kneeling=0, behind=True, gaps=(5,)
        )
    with scene.faded(0.9):
        _within(scene)
    _flank(scene, -1)
    _flank(scene, 1)
    face(scene, *FRONT, 14, uniform="british_1815", seed=22, standing=2, kneeling=1, apart=26, gaps=(4, 10))
    fallen_on_back(scene, 544, 840, 1.3, 1, uniform="british_1815")


def _within(scene: Scene) -> None:
    """The colonel on his grey, and the colours, whose bearers the front hides; both stream to the right."""
    grey = {"gait": "stand", "hide": GREY, "tack": Tack(NAVY), "hat": "fore_and_aft", "hat_colour": "#2a231d"}
    how = {"uniform": "british_1815", "plume": "#efe6d2", "hold": sword(168), "arm_near": (124, 158)}
    rider(scene, 626, 702, 0.9, 1, seed=17, lean=2, **grey, **how)
    staff(scene, (672, 730), (672, 322), 4.0)
    union_flag(scene, 674, 330, 174, 126, year=1815)
    staff(scene, (566, 730), (556, 424), 3.4)
    regimental(scene, 558, 432, 104, 84, wash="#d8b45c", year=1815, phase=1.4)


def _flank(scene: Scene, side: int) -> None:
    """One flank: two ranks on their feet that fire, one kneeling before them."""
    near, far = FRONT[(side + 1) // 2], BACK[(side + 1) // 2]
    men = 8
    muzzles = []
    for i in range(men - 1, -1, -1):
        x, y, scale = spot((i + 0.4) / men, near, far)
        for rank, (out, down, posture) in enumerate(((-24, -7, "port"), (0, -2, "fire"), (30, 6, "kneel"))):
            rng = np.random.default_rng(100 + i * 9 + rank * 3 + side)
            px, py = x + (side * out + rng.uniform(-3, 3)) * scale, y + (down + rng.uniform(-2, 2)) * scale
            posture = "port" if posture == "fire" and i % 3 == 1 else posture
            with scene.faded(1 - 0.16 * i / men):
                soldier(
                    scene,
                    px,
                    py,
                    scale,
                    side,
                    uniform="british_1815",
                    posture=posture,
                    seed=600 + i * 8 + rank,
                    kit=rank < 2,
                )
        muzzles.append((x + side * 80 * scale, y - 79 * scale))
    if side > 0:
        volley(scene, muzzles, 1.0, 1, seed=31, flashes=0.6, rise=-16, radii=(15, 36))


def _charge(scene: Scene) -> None:
    """The horse sheer off from the bayonets, wave behind wave; one is down."""
    rng = np.random.default_rng(41)
    with scene.faded(0.9):
        balls = trail(rng, (1010, 640), (1230, 590), (26, 52), 12, 0.5)
        smoke(scene, billowed(rng, balls, 2), seed=33, shade=0.4, pen=0.7)
    with scene.faded(0.84):
        cuirassier(scene, 930, 606, 0.6, -1, gait="gallop", hide=BROWN, seed=12, hold=sword(96))
        cuirassier(scene, 1120, 612, 0.66, -1, gait="canter", hide=BAY, seed=13, hold=sword(150))
    with scene.faded(0.9):
        away = {"lean": -6, "arm_near": (-40, -20), "look": -30}
        cuirassier(scene, 1056, 650, 0.86, 1, gait="canter", hide=BLACK, seed=14, hold=sword(-60), **away)
    with scene.faded(0.96):
        sock, low = ("near_hind",), {"lean": 26, "arm_near": (76, 92)}
        cuirassier(
            scene,
            1172,
            766,
            1.34,
            -1,
            gait="gallop",
            hide=BLACK,
            seed=5,
            hold=sword(152, 46),
            socks=sock,
            **low,
        )
    balls = trail(rng, (962, 692), (1000, 648), (16, 38), 10, 0.5)
    smoke(scene, billowed(rng, balls, 2), seed=35, shade=0.44, pen=0.8)
    how = {"arm_near": (128, 142), "turn": 72, "lean": 2}
    cuirassier(
        scene, 1034, 876, 1.72, -1, gait="rear", hide=BAY, seed=4, hold=sword(158, 46), blaze=True, **how
    )


def _cloak(burin: Burin, frame: Frame, view: View) -> None:
    """The Duke's blue cloak, thrown back over the shoulder."""
    if view.turn < 0:
        return
    cloak = [
        (-5.4, -31.6),
        (-1, -30),
        (-2.4, -22),
        (-5, -10),
        (-8, 2),
        (-18, 12),
        (-27, 18),
        (-22, 2),
        (-15, -12),
        (-11, -25),
    ]
    burin.shape(frame, cloak, "#3f5478", 0.3, puff=0.6, curve=0.6, hatch=72, outline=1.2)
    for fold in ([(-5, -28), (-9, -12), (-17, 8)], [(-8, -28), (-13, -10), (-22, 10)]):
        burin.line(frame, fold, 0.9)


def _telescope(burin: Burin, frame: Frame, palm: Point, arm: float) -> None:
    """A brass telescope held out along the arm."""
    start, joint, end = away(palm, arm + 180, 4), away(palm, arm, 5), away(palm, arm, 13)
    burin.tube(frame, [start, joint], [3.0, 3.0], "#7a4f2c", 0.4, outline=0.8)
    burin.tube(frame, [joint, end], [2.2, 2.2], "#e0b850", 0.14, outline=0.8)


def _duke(scene: Scene) -> Person:
    """Wellington on Copenhagen under the elm, his glass on the threatened face."""
    x, y, scale = 212, 710, 1.2
    _horse_shadow(scene, x, y, scale)
    return rider(
        scene,
        x,
        y,
        scale,
        1,
        gait="stand",
        hide=CHESTNUT,
        tack=Tack(NAVY),
        socks=("near_hind",),
        seed=3,
        lean=3,
        dress="frock",
        coat="#3f5478",
        waistcoat="#efe6d2",
        breeches="#efe6d2",
        boots="#2f271f",
        belly=0.05,
        hat="fore_and_aft",
        hat_colour="#2a231d",
        cockade="#2a231d",
        hair="short",
        hair_colour="#6b4a30",
        nose=1.0,
        chin=0.7,
        jowl=0.1,
        age=0.4,
        arm_near=(92, 100),
        arm_far=(44, 84),
        hand="fist",
        hold=_telescope,
        over_trunk=_cloak,
        turn=78,
    )


def _horse_shadow(scene: Scene, x: float, y: float, scale: float) -> None:
    reach = scale / 2
    scene.shade(
        [
            (x - 150 * reach, y - 6),
            (x + 90 * reach, y - 10),
            (x + 230 * reach, y - 3),
            (x + 110 * reach, y + 10),
            (x - 120 * reach, y + 9),
        ],
        0.36,
        4,
    )


def _staff_officers(scene: Scene) -> None:
    """Two of his staff behind him, in red, under the boughs."""
    for x, y, scale, hide, seed in ((110, 698, 0.98, BAY, 21), (176, 690, 0.92, BROWN, 22)):
        _horse_shadow(scene, x, y, scale)
        with scene.faded(0.9):
            rider(
                scene,
                x,
                y,
                scale,
                1,
                gait="stand",
                hide=hide,
                tack=Tack(NAVY),
                uniform="british_1815",
                hat="fore_and_aft",
                hat_colour="#2a231d",
                plume="#efe6d2",
                seed=seed,
                lean=2,
                arm_near=(20, 76),
                arm_far=(44, 84),
                hold=_nothing,
            )


def _nothing(_burin: Burin, _frame: Frame, _palm: Point, _arm: float) -> None:
    """An empty hand."""


def _foreground(scene: Scene) -> None:
    """What lies nearest to us: a horse and its rider fallen in the shadow, standing water, trodden rye."""
    x, y = 134, 852
    scene.shade([(x - 170, y - 8), (x + 170, y - 12), (x + 200, y + 6), (x - 150, y + 12)], 0.4, 5)
    charger(scene, x, y, 1.6, 1, gait="down", hide=BROWN, tack=Tack("#4f6a94", "#efe6d2"))
    fallen_on_back(scene, 712, 886, 1.5, 1, uniform="cuirassier_1815", over_trunk=cuirass)
    puddle(scene, 884, 886, 90, seed=6)
    tufts(scene, 868, 896, 0, 1200, 90, seed=3)
