"""The Capture of Gibraltar, 1–4 August 1704 (New Style): seen from the isthmus, where the marines land.

Hero: the Rock's north face; before it the Prince of Hesse points the marines to the town. Checked: some
1,800 English and Dutch marines under Prince George of Hesse-Darmstadt landed on the isthmus on 1 August;
Byng's sixteen English and van der Dussen's six Dutch ships lay in line before the town and cannonaded it on
the 3rd; Rooke's flag was in the Royal Katherine (Capture of Gibraltar, Wikipedia; Rooke's own account in
A. H. Miles, Stories of the British Navy). Ensigns have St George's canton, the Union only from 1707; the
fortress shows Burgundy's cross, Spain's red and yellow being of 1785; the Dutch wear red, white and blue.
Marines were raised in 1702 and wore long red coats. Landing and cannonade are drawn as one;
the breastwork before the gate and the boat sunk by the town's guns stand for the defence and are ours.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Points, linear, rectangle, spline
from ..engine.noise import smooth
from ..engine.scene import Scene
from ..kits.boats import boat
from ..kits.bodies import man
from ..kits.cloth import staff
from ..kits.ensigns import ensign
from ..kits.fallen import fallen
from ..kits.fire import flash
from ..kits.flags import burgundy_cross
from ..kits.ground import beach, stones, tufts
from ..kits.hulls import Paint
from ..kits.landing import MARINE, RED, breastwork, crew, marine, rescue, splash, struck_boat
from ..kits.masses import billowed, trail
from ..kits.rocks import boulder, crag
from ..kits.sea import foam, ripples, sea
from ..kits.ships import man_of_war
from ..kits.sky import sky
from ..kits.smoke import gunsmoke, smoke
from ..kits.waterfront import keep, stepped_wall, tower, white_house
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
    rescue(scene)
    _prince(scene)
    scene.shade([(0, 872), (1200, 872), (1200, 900), (0, 900)], 0.22, 20)


def _rock(scene: Scene) -> None:
    """The Rock: a sheer north face toward us, the western slope falling away to the right."""

    def northern(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        edge = 338 + 0.06 * (y - 100) + 26 * np.sin(y / 47) + 9 * np.sin(y / 13)
        return smooth(edge + 16, edge - 10, x) * (1 - 0.85 * smooth(430, 560, y))

    def darker(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        gully = 0.16 * smooth(70, 0, np.abs(x - 452 + 0.25 * (y - 150)))
        lit = 0.14 * smooth(560, 960, x) + gully - 0.06 - 0.12 * smooth(330, 560, y)
        return lit + 0.42 * northern(x, y)

    with scene.faded(0.9):
        crag(scene, SKYLINE, 566, 24, 10, seed=27, relief=46, wash=ROCK, darker=darker, pen=1.0, darkest=0.74)
        scene.tint([*SKYLINE, (1060, 566), (28, 566)], "#8f8b90", lambda x, y: 0.6 * northern(x, y))
        slope = spline(
            [(430, 420, 1), (560, 380), (720, 400), (880, 470), (1070, 566, 1), (420, 566, 1)], True
        )
        scene.tint(slope, "#b9bd86", lambda _, y: 0.6 * smooth(390, 540, y), soft=16)
        scene.tint(spline([(20, 566, 1), (110, 500), (320, 490), (430, 566, 1)], True), "#c3c08e", 0.45, 14)


def _town(scene: Scene, rng: np.random.Generator) -> None:
    """The Moorish castle on its slope, the roofs below it, the sea wall and the old mole."""
    with scene.faded(0.92):
        brow = [
            (456, 416),
            (480, 402),
            (560, 404),
            (620, 430),
            (640, 462),
            (580, 440),
            (500, 430),
            (462, 440),
        ]
        scene.shade(brow, 0.4, 5)
        scene.pen_line(brow[:4], 1.2, taper=0.3)
        stepped_wall(scene, [(556, 376), (592, 396), (626, 420), (658, 446)], (688, 470), 22)
        keep(scene, 492, 402, 50, 84)
        homes = [(x, 470 + 0.14 * (x - 560) + rng.uniform(-14, 60)) for x in rng.uniform(556, 880, 46)]
        for x, foot in sorted(homes, key=lambda q: q[1]):
            white_house(scene, rng, x, foot)
        _church(scene)
        _sea_wall(scene)
        _flag_of_castle(scene)
        _town_guns(scene)


def _town_guns(scene: Scene) -> None:
    """The line wall answers: the batteries' smoke along it and their flashes toward the boats."""
    for i, (x, y) in enumerate(((634, 552), (700, 556), (786, 552), (868, 550))):
        muzzles = [(x, y), (x + 16, y + 4)]
        gunsmoke(scene, muzzles, seed=90 + i, drift=(-30, -18), radii=(8, 17), n=4, pen=0.7)
    for x, y in ((640, 546), (704, 550), (790, 546)):
        flash(scene, x, y, 18, seed=x, angle=186, spread=30)


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
    staff(scene, (517, 322), (517, 258), 2.2, finial="")
    burgundy_cross(scene, 518, 260, 50, 34, 1, wave=0.8)


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


def _boats(scene: Scene) -> None:
    """Two boats pulling in, and between them one that the town's guns have struck."""
    struck_boat(scene, 664, 668, 0.8)
    for x, y in ((610, 690), (742, 640), (806, 690)):
        splash(scene, x, y, 26)
    for x, y, size, seed in ((772, 730, 0.9, 52), (880, 812, 1.2, 64)):
        crew(scene, boat(x, y, size, -1, seed=seed, pitch=2), 0.72 * size, seed)


def _column(scene: Scene) -> None:
    """The fight before the gate: a breastwork that fires, marines who answer, others coming up."""
    rng = np.random.default_rng(33)
    with scene.faded(0.85):
        breastwork(scene, rng)
        places = [
            (70 + 196 * t + rng.uniform(-10, 10), 588 + 20 * t + rng.uniform(-8, 8), 0.42 + 0.06 * t)
            for t in np.linspace(0, 1, 11)
        ]
        for i, (x, y, size) in enumerate(sorted(places, key=lambda q: q[1])):
            marine(scene, x, y, size, 110 + i, ("fire", "march", "charge", "load")[i % 4])
        gunsmoke(scene, [(196, 562), (252, 568), (292, 574)], seed=7, drift=(22, -12), radii=(7, 14), pen=0.6)
    near = (
        (446, 664, 0.78, "charge"),
        (392, 660, 0.78, "fire"),
        (478, 700, 0.86, "charge_left"),
        (424, 706, 0.9, "fire"),
        (368, 724, 0.95, "port"),
    )
    for i, (x, y, size, posture) in enumerate(sorted(near, key=lambda q: q[1])):
        marine(scene, x, y, size, 140 + i, posture)
    fallen(scene, 296, 742, 0.66, -1, coat=RED, facing=RED, breeches=MARINE["breeches"])


def _prince(scene: Scene) -> None:
    """The Prince of Hesse, his sword toward the town; an ensign with the colours, two marines at hand."""
    boulder(scene, 60, 872, 190, 96, seed=4)
    boulder(scene, 150, 884, 120, 60, seed=7)
    marine(scene, 464, 826, 1.5, 201, "port")
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
        arm_near=(118, 126),
        hold=sword(128, 44),
        hand="fist",
        arm_far=(-24, 40),
        leg_near=(24, 2),
        leg_far=(-20, -26),
        lean=3,
        nose=0.6,
        chin=0.4,
    )
