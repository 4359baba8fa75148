"""The Haitian Revolution, 1791–1804: the army of the formerly enslaved before Le Cap, November 1803.

Hero: the standard-bearer under the blue and red, and the general who points to the town; before them a
broken chain. Checked: the white was torn from the tricolour and blue and red sewn upright together in May
1803, so that this flag is of that year and no earlier (Arcahaie, 18 May 1803: F. W. Kerns, The Haitian
Flag; Haiti: Her History and Her Detractors, Wikisource); after Vertières, 18 November 1803, the French had
ten days to quit Le Cap in the ships that lay there, their colours hoisted, and left on the 30th (W. James,
Naval History, vol. III). Soldiers of the old half-brigades wear French blue with red facings, others linen
and straw; women bore arms too. The plain burns; the town, rebuilt since the fire of 1802, does not.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.geometry import polygon
from ..engine.scene import Scene
from ..kits.bodies import man, woman
from ..kits.burin import BROWN
from ..kits.chains import broken_chain
from ..kits.cloth import staff
from ..kits.fire import flames, sparks
from ..kits.flags import bicolour
from ..kits.ground import level, stones, tufts
from ..kits.harvest import boiling_house
from ..kits.hulls import Paint
from ..kits.landmarks import windmill
from ..kits.night import beyond, chill, glow, moon_path, night_sky
from ..kits.palms import cane, palm
from ..kits.props import pike_tip, pole
from ..kits.sea import foam, ripples, still_water
from ..kits.ships import man_of_war
from ..kits.smoke import column
from ..kits.soldiers import drummer, soldier
from ..kits.waterfront import church_dome, lamplit_row
from ..kits.weapons import musket, sabre

SEED = 91
DARK = "#6a4a36"
FIRE = (262, 520)
SHORE = 556
FRENCH = Paint(band="#b59a62", side="#4d463e", tiers=2)
LINEN_DRESS: dict[str, Any] = {"dress": "shirt", "breeches": "#e6d8b4", "trousers": True, "belts": False}
HATS = (
    {"hat": "fore_and_aft", "hat_colour": "#3a3026"},
    {"hat": "kerchief", "hat_colour": "#c8463a"},
    {"hat": "straw", "hat_colour": "#e0c88a"},
    {"hat": "kerchief", "hat_colour": "#efe6d2"},
    {"hat": "fore_and_aft", "hat_colour": "#3a3026"},
)
NIGHT_FRONDS = ("#7d8f6a", "#94a070", "#627a68")
WARM_FRONDS = ("#a39a56", "#bcab62", "#86845a")


def draw(scene: Scene) -> None:
    """Cut the plate."""
    night_sky(scene, 600, seed=8, glares=[(*FIRE, 350, 0.62)], moon=(890, 128, 34), moonlight=330, tone=0.60)
    _harbour(scene)
    _plantation(scene)
    _ground(scene)
    _far_column(scene)
    palm(scene, 34, 826, 600, seed=4, lean=0.10, scale=1.2, washes=WARM_FRONDS, trunk="#9a8050", tone=0.14)
    _second_line(scene)
    _standard(scene)
    _leaders(scene)
    _right_frame(scene)
    broken_chain(scene, 704, 876, 0.98)
    scene.shade([(0, 874), (1200, 874), (1200, 900), (0, 900)], 0.3, 18)


def _harbour(scene: Scene) -> None:
    """The hills and the town over the roads, the moon's path, and the French ships that mean to leave."""
    hills = [
        (470, 560, 1),
        (560, 500),
        (650, 466),
        (724, 424),
        (800, 450),
        (884, 398),
        (960, 436),
        (1050, 462),
        (1130, 448),
        (1230, 492, 1),
        (1230, 572, 1),
    ]
    with scene.faded(0.9):
        scene.shape(
            hills,
            lambda x, _: 0.62 - 0.16 * np.clip((x - 560) / 500, 0, 1),
            hatch=30,
            cross=76,
            wash="#5f79a0",
            outline=1.1,
        )
        lamplit_row(scene, 556, 912, 556, seed=17)
        church_dome(scene, 713, 550)
    still_water(
        scene,
        [(430, SHORE), (1220, SHORE), (1220, 740), (430, 740)],
        SHORE,
        seed=5,
        tone=0.46,
        wash="#7f9cbc",
        chop=0.8,
    )
    scene.tint([(430, SHORE), (1220, SHORE), (1220, 740), (430, 740)], "#9db4d8", 0.5)
    moon_path(scene, [(430, SHORE), (1220, SHORE), (1220, 740), (430, 740)], 890, SHORE, spread=30)
    with scene.faded(0.8):
        for x, y, size, turn in ((1002, 590, 0.30, 0.2), (768, 588, 0.26, 0.6)):
            man_of_war(
                scene,
                x,
                y,
                size,
                1,
                seed=int(x),
                nation="french",
                year=1803,
                turn=turn,
                paint=FRENCH,
                sails=("uc--", "uc--", "uf--"),
                jibs=1,
                spanker=False,
            )
    with scene.faded(0.95):
        man_of_war(
            scene,
            976,
            652,
            0.60,
            1,
            seed=14,
            nation="french",
            year=1803,
            turn=0.5,
            paint=FRENCH,
            sails=("uc--", "ufu-", "ucu-"),
            jibs=1,
            spanker=False,
        )
    ripples(scene, 800, 1190, 650, 716, 36, seed=6, pen=0.9)


def _plantation(scene: Scene) -> None:
    """The plain alight: cane, the sugar mill, the boiling house with its stack."""
    column(
        scene,
        (250, 420),
        (560, 20),
        (52, 120),
        seed=5,
        n=15,
        spread=0.36,
        tone=0.2,
        shade=0.5,
        wash="#a8826a",
        fire=(260, 480, 260),
    )
    column(
        scene,
        (108, 430),
        (236, 120),
        (44, 84),
        seed=6,
        n=9,
        tone=0.22,
        shade=0.5,
        wash="#9c7864",
        fire=(130, 500, 220),
    )
    plain = [(-20, 560, 1), (160, 532), (420, 542), (560, 566), (780, 676, 1), (780, 700, 1), (-20, 700, 1)]
    scene.shape(plain, 0.2, hatch=6, wash="#c9a25c", outline=1.0)
    flames(scene, 110, 562, 300, 120, seed=31, n=13)
    flames(scene, 440, 572, 190, 80, seed=32, n=9)
    windmill(scene, 316, 568, 1.06, wash="#d3b289", tone=0.16, sails=False)
    flames(scene, 316, 440, 88, 140, seed=33, n=7)
    boiling_house(scene, 120, 580)
    flames(scene, 176, 478, 116, 88, seed=34, n=8)
    glow(scene, 270, 530, 170, "#f6c46a", 0.4, burnish=0.4)
    for y, n, height in ((598, 22, 66), (628, 20, 80)):
        cane(scene, -10, 520 - (y - 598) * 3, y, height, n, seed=int(y), tone=0.32, wash="#9a8f4c", pen=0.7)
        flames(scene, 150, y + 6, 400, 46, seed=int(y), n=15)
    sparks(scene, 280, 430, (320, -330), 90, seed=9, spread=84)


def _ground(scene: Scene) -> None:
    """The road from the plain to the shore, bright toward the fires."""

    def dark(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return -0.36 * np.exp(-((np.hypot((x - 470) * 0.55, (y - 690) * 1.1) / 250) ** 1.5))

    ring = [(-20, 644, 1), (300, 622), (620, 642), (900, 692), (1220, 706, 1), (1220, 920, 1), (-20, 920, 1)]
    level(scene, ring, 610, seed=7, tone=0.40, patches=0.08, wash="#c3ad7c", darker=dark)
    whole = [(0, 610), (1200, 610), (1200, 900), (0, 900)]
    scene.tint(whole, "#f6bd6a", lambda x, y: 0.8 * np.exp(-np.hypot((x - 420) * 0.7, (y - 680) * 1.3) / 320))
    chill(scene, [(0, 640), (1210, 640), (1210, 910), (0, 910)], beyond(380, 690, 480, 0.55))
    for i in range(8):
        t = i / 7
        y = 636 + 60 * t**0.8
        foam(scene, 596 + 330 * t, 640 + 330 * t, y, seed=40 + i, scale=0.4)
    tufts(scene, 740, 890, 10, 1190, 30, seed=15, scale=0.9)
    stones(scene, 700, 890, 20, 1180, 14, seed=16, size=8)


def _fighter(scene: Scene, x: float, y: float, scale: float, seed: int, **wishes: Any) -> None:
    """One of the army: by turns in blue with red facings and in linen, hatted as he can be."""
    look = dict(HATS[seed % 5])
    look |= {"skin": BROWN[seed % 4], "hair_colour": DARK}
    if seed % 3 == 1:
        look |= LINEN_DRESS | {"waistcoat": ("#efe6d2", "#b08a4c", "#8c5a4a")[seed % 9 // 3]}
    else:
        look |= {"breeches": "#efe6d2", "trousers": True}
    posture = wishes.pop("posture", "march_left" if seed % 2 else "march")
    soldier(
        scene,
        x,
        y,
        scale,
        1,
        uniform="haitian_1803",
        posture=posture,
        seed=seed,
        kit=False,
        **(look | wishes),
    )


def _pikeman(scene: Scene, x: float, y: float, scale: float, seed: int) -> None:
    _fighter(
        scene,
        x,
        y,
        scale,
        seed,
        posture="stand",
        hand_at=(14, 58),
        hand="fist",
        arm_far=(-10, 14),
        hold=pole(171, 58, 34, 2.2, tip=pike_tip),
        leg_near=(22, 2),
        leg_far=(-18, -26),
    )


def _far_column(scene: Scene) -> None:
    """The column that winds out of the burning plain."""
    rng = np.random.default_rng(23)
    places = []
    for t in np.linspace(0, 1, 24):
        places.append(
            (30 + 420 * t + rng.uniform(-16, 16), 652 + 62 * t + rng.uniform(-10, 10), 0.80 + 0.5 * t)
        )
    for i, (x, y, scale) in enumerate(sorted(places, key=lambda q: q[1])):
        (_pikeman if i % 4 == 0 else _fighter)(scene, x, y, scale, 300 + i)


def _second_line(scene: Scene) -> None:
    places = (
        (96, 744, 1.5),
        (158, 756, 1.55),
        (330, 768, 1.65),
        (268, 760, 1.6),
        (396, 778, 1.7),
        (640, 806, 1.86),
    )
    for i, (x, y, scale) in enumerate(sorted(places, key=lambda q: q[1])):
        _fighter(scene, x, y, scale, 331 + i)
    drummer(
        scene,
        216,
        862,
        2.0,
        1,
        uniform="haitian_1803",
        seed=48,
        coat="#c8503c",
        facing="#4f6fa4",
        hat="round",
        hat_colour="#3a3026",
        breeches="#efe6d2",
        trousers=True,
        skin=BROWN[2],
    )
    _pikeman(scene, 340, 850, 2.2, 342)
    woman(
        scene,
        424,
        862,
        2.25,
        1,
        seed=51,
        skin=BROWN[1],
        turn=70,
        gown="#b8503c",
        bodice="#efe6d2",
        shawl="#e6c060",
        hat="kerchief",
        hat_colour="#e6c060",
        hair="short",
        hair_colour=DARK,
        stride=10,
        lean=3,
        hand_at=(15, 52),
        hand="fist",
        hand_far_at=(20, 74),
        hand_far="fist",
        grip_far=True,
        hold=musket(164),
    )
    _fighter(scene, 500, 842, 2.05, 346, posture="port")


def _standard(scene: Scene) -> None:
    """The colours and their bearer."""
    foot, head = (676, 842), (704, 150)
    staff(scene, foot, head, 6.5)
    bicolour(scene, head[0], head[1] + 12, 290, 176, -1, hoist="#6d93d2", wave=0.8, droop=0.08)
    man(
        scene,
        612,
        862,
        2.45,
        1,
        seed=52,
        skin=BROWN[0],
        turn=66,
        dress="soldier",
        coat="#4f6a94",
        facing="#c8463a",
        waistcoat="#efe6d2",
        belts=True,
        breeches="#efe6d2",
        trousers=True,
        hat="kerchief",
        hat_colour="#c8463a",
        hair="short",
        hair_colour=DARK,
        lean=6,
        nod=6,
        hand_at=(31, 92),
        hand="fist",
        hand_far_at=(32, 60),
        hand_far="fist",
        leg_near=(28, 4),
        leg_far=(-22, -30),
        belly=0.0,
    )
    _staff_over_hands(scene, foot, head)


def _staff_over_hands(scene: Scene, foot: tuple[float, float], head: tuple[float, float]) -> None:
    """The part of the staff that stands before the bearer's sleeve."""
    band = [(600, 470), (800, 470), (800, 620), (600, 620)]
    with scene.clipped(polygon(band)):
        staff(scene, foot, head, 6.5, finial="")


def _leaders(scene: Scene) -> None:
    """The general who points to the town, and an officer's answering step."""
    man(
        scene,
        812,
        866,
        2.55,
        1,
        seed=53,
        skin=BROWN[1],
        turn=64,
        dress="coat",
        coat="#4a6290",
        facing="#d8b45c",
        waistcoat="#efe6d2",
        sash="#c8463a",
        breeches="#efe6d2",
        boots="#3a3026",
        hat="fore_and_aft",
        hat_trim="#d8b45c",
        plume="#c8463a",
        hair="short",
        hair_colour=DARK,
        arm_near=(118, 132),
        hand="fist",
        hold=sabre(144, 42),
        arm_far=(-20, 44),
        leg_near=(26, 2),
        leg_far=(-20, -26),
        lean=4,
        nod=8,
        belly=0.05,
    )


def _right_frame(scene: Scene) -> None:
    palm(
        scene, 1138, 868, 620, seed=7, lean=-0.07, scale=1.3, washes=NIGHT_FRONDS, trunk="#7d7460", tone=0.22
    )
    cane(scene, 1036, 1220, 820, 180, 9, seed=12, tone=0.26, wash="#7d8f66", pen=1.0)
