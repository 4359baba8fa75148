"""The Capture of Gibraltar, 1–4 August 1704 (New Style): seen from the isthmus, where the marines land.

Hero: the Rock's north face; before it the Prince of Hesse points the marines to the town. Checked: some
1,800 English and Dutch marines under Prince George of Hesse-Darmstadt landed on the isthmus on 1 August;
Byng's sixteen English and van der Dussen's six Dutch ships lay in line before the town and cannonaded it on
the 3rd; Rooke's flag was in the Royal Katherine (Capture of Gibraltar, Wikipedia; Rooke's own account in
A. H. Miles, Stories of the British Navy). Ensigns have St George's canton, the Union only from 1707; the
fortress shows Burgundy's cross, Spain's red and yellow being of 1785; the Dutch wear red, white and blue.
Marines were raised in 1702 and wore long red coats. Landing and cannonade are drawn as one.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Points, linear, rectangle, spline
from ..engine.noise import smooth
from ..engine.scene import Scene
from ..kits.boats import Boat, boat
from ..kits.bodies import man
from ..kits.cloth import staff
from ..kits.ensigns import ensign
from ..kits.flags import burgundy_cross
from ..kits.ground import beach, stones, tufts
from ..kits.hulls import Paint
from ..kits.masses import billowed, trail
from ..kits.rocks import boulder, crag
from ..kits.sea import foam, ripples, sea
from ..kits.ships import man_of_war
from ..kits.sky import sky
from ..kits.smoke import gunsmoke, smoke
from ..kits.soldiers import soldier
from ..kits.waterfront import WALL, tower, white_house
from ..kits.weapons import sword

SEED = 52
HORIZON = 556
SKYLINE: Points = [
    (28, 562),
    (66, 534),
    (110, 500),
    (142, 440),
    (166, 352),
    (190, 262),
    (224, 178),
    (262, 126),
    (308, 92),
    (356, 84),
    (398, 112),
    (450, 140),
    (508, 128),
    (560, 172),
    (626, 204),
    (694, 196),
    (744, 248),
    (800, 316),
    (858, 346),
    (910, 420),
    (960, 446),
    (1010, 506),
    (1060, 562),
]
"""The ridge from the eastern foot of the north face to Europa Point."""
OLD = Paint(band="#bd9150", side="#8d6c46", tiers=2, old=True)
OLD_THREE = Paint(band="#c3964f", side="#86663f", tiers=3, old=True)
ROCK = "#bfb29a"
RED = "#c23f33"
MARINE = {
    "dress": "frock",
    "coat": RED,
    "waistcoat": "#e4d2a0",
    "facing": "",
    "breeches": "#a9845a",
    "stockings": "#efe6d2",
    "hair": "long",
    "hair_colour": "#6b4a30",
}


def draw(scene: Scene) -> None:
    """Cut the plate."""
    rng = np.random.default_rng(SEED)
    sky(scene, "fair", HORIZON + 10, seed=64)
    _rock(scene)
    _town(scene, rng)
    sea(scene, HORIZON + 8, 900, seed=18, rows=15, chop=0.7, left=430, tone=0.3)
    _fleet(scene)
    _shore(scene)
    _boats(scene)
    _column(scene)
    _prince(scene)
    scene.shade([(0, 872), (1200, 872), (1200, 900), (0, 900)], 0.22, 20)


def _rock(scene: Scene) -> None:
    """The Rock: a sheer north face toward us, the western slope falling away to the right."""

    def westward(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        gully = 0.20 * smooth(80, 0, np.abs(x - 452 + 0.25 * (y - 150)))
        east = 0.16 * smooth(230, 120, x) * smooth(200, 420, y)
        return 0.05 + 0.18 * smooth(460, 960, x) + gully + east - 0.12 * smooth(330, 560, y)

    with scene.faded(0.86):
        crag(
            scene, SKYLINE, 566, 24, 10, seed=27, relief=46, wash=ROCK, darker=westward, pen=1.0, darkest=0.62
        )
        slope = spline(
            [(430, 420, 1), (560, 380), (720, 400), (880, 470), (1070, 566, 1), (420, 566, 1)], True
        )
        scene.tint(slope, "#b9bd86", lambda _, y: 0.6 * smooth(390, 540, y), soft=16)
        scene.tint(spline([(20, 566, 1), (110, 500), (320, 490), (430, 566, 1)], True), "#c3c08e", 0.45, 14)


def _town(scene: Scene, rng: np.random.Generator) -> None:
    """The Moorish castle on its slope, the roofs below it, the sea wall and the old mole."""
    with scene.faded(0.92):
        scene.fill(
            [(470, 396), (566, 420), (640, 470), (640, 486), (560, 440), (468, 412)],
            0.22,
            hatch=20,
            wash=WALL,
            outline=0.9,
        )
        tower(scene, 488, 398, 58, 74)
        scene.solid(rectangle(510, 344, 516, 356), 0.8)
        scene.solid(rectangle(526, 366, 531, 376), 0.8)
        tower(scene, 566, 424, 28, 36)
        tower(scene, 628, 474, 24, 34)
        homes = [(x, 470 + 0.14 * (x - 560) + rng.uniform(-14, 60)) for x in rng.uniform(556, 880, 46)]
        for x, foot in sorted(homes, key=lambda q: q[1]):
            white_house(scene, rng, x, foot)
        _church(scene)
        _sea_wall(scene)
        _flag_of_castle(scene)
        smoke_spots = ((640, 556), (724, 556), (812, 556), (884, 552))
        for i, (x, y) in enumerate(smoke_spots):
            gunsmoke(scene, [(x, y)], seed=90 + i, drift=(34, -16), radii=(8, 16), n=4, pen=0.6)


def _church(scene: Scene) -> None:
    """The parish church's bell tower among the roofs."""
    shade = linear(700, 0, 0.03, 718, 0, 0.4)
    scene.fill(rectangle(700, 446, 718, 510), shade, hatch=88, wash="#f0e4c4", outline=0.9)
    scene.fill([(698, 446), (709, 430), (720, 446)], 0.3, hatch=60, wash="#c2714e", outline=0.8)
    scene.solid(rectangle(706, 454, 712, 464), 0.8)


def _sea_wall(scene: Scene) -> None:
    """The line wall along the water, with bastions and the mole."""
    wall = [(470, 540), (700, 552), (920, 548), (920, 572), (700, 576), (466, 566)]
    scene.fill(wall, linear(470, 0, 0.08, 920, 0, 0.3), hatch=2, wash="#dcc694", outline=1.2)
    for i in range(34):
        x = 474 + i * 13
        y = 540 + (x - 470) * (12 / 230 if x < 700 else 0) + (12 - (x - 700) * 4 / 220 if x >= 700 else 0)
        scene.fill(rectangle(x, y - 5, x + 7, y + 1), 0.1, wash="#dcc694", outline=0.6)
    for x, foot, wide, high in ((588, 572, 34, 40), (752, 576, 38, 42), (898, 576, 30, 40)):
        tower(scene, x, foot, wide, high)
    mole = [(915, 560), (1010, 556), (1022, 562), (1020, 574), (912, 580)]
    scene.fill(mole, 0.24, hatch=4, wash="#cdb88a", outline=1.1)


def _flag_of_castle(scene: Scene) -> None:
    staff(scene, (517, 324), (517, 268), 2.2, finial="")
    burgundy_cross(scene, 518, 270, 46, 31, 1, wave=0.8)


def _fleet(scene: Scene) -> None:
    """Byng's ships ranged before the town, their far broadsides alight, two Dutch among them."""
    ships = (
        (1086, 600, 0.32, 1, "british_red", 0.3, 0.6),
        (764, 602, 0.40, 1, "dutch", 0.55, 0.74),
        (1010, 612, 0.38, 1, "dutch", 0.6, 0.68),
    )
    rng = np.random.default_rng(88)
    for i, (x, y, size, flip, nation, turn, fade) in enumerate(ships):
        with scene.faded(fade):
            bank = trail(
                rng, (x - 20, y - 8), (x + 210 * size, y - 40), (9 + 16 * size, 18 + 30 * size), 8, 0.5
            )
            smoke(scene, billowed(rng, bank, 2), seed=60 + i, pen=0.6)
            man_of_war(
                scene,
                x,
                y,
                size,
                flip,
                seed=31 + i,
                nation=nation,
                year=1704,
                turn=turn,
                paint=OLD,
                sails=("u---", "uu--", "ufu-") if i % 2 else ("u---", "cu--", "uu--"),
                jibs=0,
                spanker=False,
            )
    with scene.faded(0.95):
        bank = trail(rng, (850, 650), (1040, 590), (24, 44), 10, 0.45)
        smoke(scene, billowed(rng, bank, 2), seed=66, pen=0.8)
        man_of_war(
            scene,
            920,
            702,
            0.92,
            1,
            seed=37,
            nation="british_red",
            year=1704,
            turn=0.62,
            roll=-1.0,
            paint=OLD_THREE,
            sails=("u---", "cfu-", "ucf-"),
            jibs=1,
            spanker=False,
            brace=3,
        )
        foam(scene, 872, 1180, 704, seed=7, scale=0.7, slope=-0.02)
        ripples(scene, 800, 1200, 712, 760, 16, seed=9)


def _shore(scene: Scene) -> None:
    """The isthmus: sand that curves away to the foot of the Rock."""
    sand = [
        (-20, 556, 1),
        (200, 560),
        (470, 562, 1),
        (520, 590),
        (500, 630),
        (470, 680),
        (520, 740),
        (620, 800),
        (720, 850),
        (800, 920, 1),
        (-20, 920, 1),
    ]
    beach(scene, sand, 550, seed=12)
    for i, (left, right, y, slope) in enumerate(
        (
            (500, 522, 588, 0.3),
            (470, 505, 640, -0.7),
            (470, 520, 700, 0.9),
            (520, 620, 748, 0.6),
            (620, 760, 806, 0.55),
        )
    ):
        foam(scene, left, right, y, seed=20 + i, scale=0.5 + 0.1 * i, slope=slope)
    tufts(scene, 600, 890, 0, 420, 26, seed=14, scale=0.8)
    stones(scene, 640, 890, 10, 560, 18, seed=15, size=8)
    corner = [(-20, 730), (190, 768), (430, 838), (690, 920), (-20, 920)]
    scene.shade(corner, 0.30, 22)
    scene.tint(corner, "#b7a58e", 0.6, 22)


def _marine(
    scene: Scene, x: float, y: float, scale: float, seed: int, posture: str, flip: int = 1, **wishes: object
) -> None:
    hat = (
        {"hat": "mitre", "hat_colour": "#b8503c"}
        if seed % 3 == 0
        else {"hat": "tricorn", "hat_trim": "#f1e8d2"}
    )
    soldier(
        scene,
        x,
        y,
        scale,
        flip,
        uniform="british_1775",
        posture=posture,
        seed=seed,
        kit=False,
        **(MARINE | hat | wishes),
    )


def _crew(scene: Scene, launch: Boat, scale: float, seed: int) -> None:
    """A boat full of marines, seated and standing close, muskets upright."""
    launch.inside(scene)
    for i in range(9):
        x, y = launch.frame.at(-76 + i * 17.5, -6 - (i % 2) * 4)
        _marine(
            scene,
            x,
            y + 42 * scale,
            scale,
            seed + i,
            "stand",
            launch.frame.flip,
            upper_only=True,
            shadow=False,
        )
    launch.side(scene, oars=3)


def _boats(scene: Scene) -> None:
    for x, y, size, seed in ((690, 668, 0.66, 40), (640, 726, 0.9, 52), (830, 800, 1.2, 64)):
        _crew(scene, boat(x, y, size, -1, seed=seed, pitch=2), 0.72 * size, seed)


def _column(scene: Scene) -> None:
    """Marines forming on the sand: some far off marching to the gate, some coming up from the water."""
    rng = np.random.default_rng(33)
    far = [
        (90 + 330 * t + rng.uniform(-16, 16), 590 + 22 * t + rng.uniform(-9, 9), 0.40 + 0.07 * t)
        for t in np.linspace(0, 1, 15)
    ]
    with scene.faded(0.85):
        for i, (x, y, size) in enumerate(sorted(far, key=lambda q: q[1])):
            _marine(scene, x, y, size, 110 + i, "march" if i % 2 else "march_left")
    near = (
        (452, 668, 0.78),
        (404, 676, 0.82),
        (358, 668, 0.8),
        (486, 700, 0.86),
        (430, 712, 0.9),
        (370, 716, 0.92),
        (312, 704, 0.9),
    )
    for i, (x, y, size) in enumerate(sorted(near, key=lambda q: q[1])):
        _marine(scene, x, y, size, 140 + i, ("port", "march", "march_left")[i % 3])


def _prince(scene: Scene) -> None:
    """The Prince of Hesse, his sword toward the town; an ensign with the colours, two marines at hand."""
    boulder(scene, 60, 872, 190, 96, seed=4)
    boulder(scene, 150, 884, 120, 60, seed=7)
    _marine(scene, 470, 834, 1.5, 201, "march_left")
    bearer = (396, 842)
    staff(scene, (bearer[0] + 22, bearer[1] - 30), (bearer[0] + 58, bearer[1] - 318), 5.0)
    ensign(
        scene,
        bearer[0] + 57,
        bearer[1] - 312,
        150,
        104,
        1,
        nation="british_red",
        year=1704,
        wave=0.8,
        tilt=0.12,
    )
    man(
        scene,
        *bearer,
        1.72,
        1,
        seed=8,
        hat="tricorn",
        hat_trim="#e6b748",
        turn=70,
        hand_at=(16, 46),
        hand="fist",
        hand_far_at=(20, 66),
        hand_far="fist",
        leg_near=(22, 2),
        leg_far=(-16, -24),
        **MARINE,
    )
    man(
        scene,
        186,
        872,
        2.25,
        1,
        seed=3,
        dress="frock",
        coat="#5f7ba0",
        waistcoat="#dcb860",
        sash="#b8503c",
        breeches="#e4d2a0",
        boots="#3f342a",
        hat="tricorn",
        hat_trim="#e6b748",
        plume="#f3ecd8",
        hair="long",
        hair_colour="#4a3524",
        turn=66,
        arm_near=(104, 110),
        hold=sword(112, 44),
        hand="fist",
        arm_far=(-24, 40),
        leg_near=(24, 2),
        leg_far=(-20, -26),
        lean=3,
        nose=0.6,
        chin=0.4,
    )
    _marine(scene, 566, 868, 1.62, 204, "march_left")
