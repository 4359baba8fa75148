"""Monarchy, won: the crowned King walks home from the Abbey at dusk, and the sky is on fire for joy.

Hero: the King in gold and ermine under a golden canopy, his crimson train borne behind him. The joke: his
spaniel rides home on the end of it. Dress of about 1761; no likeness is meant, and the fireworks are ours.
Checked on web pages, in extract: at the coronation of September 1761 people walked on a platform between
Abbey and Hall and came back late, in a dim light; six barons of the Cinque Ports bore a canopy of yellow gold
tissue on silver staves; peers wore their coronets on the way back (T. Tye's diary; a letter of 1761). Women
who strew flowers are told of in 1821. Not looked up: the blue cloth, the lamps, the barons' coats.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Point, ellipse, linear
from ..engine.plate import BARE
from ..engine.scene import Scene
from ..kits.bodies import Person, child, man, woman
from ..kits.casting import cast
from ..kits.coaches import crown
from ..kits.crowd import folk, throng
from ..kits.facades import House, terrace
from ..kits.fireworks import BLUE, GOLD, GREEN, ROSE, WHITE, rocket, shell
from ..kits.ground import level
from ..kits.landmarks import abbey
from ..kits.lapdogs import lapdog
from ..kits.night import chill, glow, night_sky
from ..kits.perspective import panel
from ..kits.props import basket
from ..kits.regalia import canopy, coronet, ermine_cape, orb, sceptre, stave, train
from ..kits.soldiers import soldier
from ..kits.weapons import sword

SEED = 61
WALK, EDGE, DROP = 742.0, 768.0, 826.0
"""Where the procession walks, the near edge of the raised way, and the foot of its side."""
ABBEY: Point = (372, 600)


def draw(scene: Scene) -> None:
    """Cut the picture."""
    rng = np.random.default_rng(SEED)
    _dusk(scene, rng)
    _precinct(scene, rng)
    _far_side(scene, rng)
    _way(scene)
    _followers(scene)
    _majesty(scene)
    _before(scene)
    _near_crowd(scene, rng)
    scene.shade([(0, 862), (1600, 862), (1600, 900), (0, 900)], 0.3, 22)


def _dusk(scene: Scene, rng: np.random.Generator) -> None:
    night_sky(
        scene, 640, seed=23, tone=0.6, cloud=1.2, right=1600, wash="#7f9cce", glares=[(820, 660, 560, 0.5)]
    )
    for x in (60, 420, 800, 1180, 1540):
        glow(scene, x, 620, 270, "#f9b882", 0.95, burnish=0.5)
    for i, (x0, y0, x1, y1) in enumerate(
        ((980, 560, 1006, 330), (1466, 560, 1500, 330), (70, 560, 40, 330), (760, 560, 742, 300))
    ):
        rocket(scene, [(x0, y0), ((x0 + x1) / 2 + 6, (y0 + y1) / 2), (x1, y1)], seed=i)
    for x, y, radius, rays, wash, droop, ring in (
        (900, 176, 178, 38, GOLD, 0.3, 0.0),
        (1276, 150, 150, 34, ROSE, 0.24, 0.0),
        (128, 170, 128, 30, BLUE, 0.28, 0.0),
        (1496, 286, 92, 26, WHITE, 0.4, 0.4),
        (640, 104, 84, 24, GREEN, 0.3, 0.42),
        (1098, 296, 70, 22, WHITE, 0.7, 0.0),
    ):
        shell(scene, rng, x, y, radius, rays=rays, wash=wash, droop=droop, ring=ring)


def _precinct(scene: Scene, rng: np.random.Generator) -> None:
    with scene.faded(0.8):
        row = [
            House(w, h, 3, b, wash, 26)
            for w, h, b, wash in (
                (130, 170, 3, "#a8857a"),
                (110, 200, 2, "#9a8a86"),
                (140, 160, 3, "#a8857a"),
                (120, 190, 3, "#a49080"),
                (150, 174, 3, "#9a8a86"),
                (130, 206, 3, "#a8857a"),
                (120, 168, 2, "#a49080"),
            )
        ]
        terrace(scene, 700, 640, row, rng, lit=0.8, tone=0.44)
        terrace(
            scene,
            -60,
            640,
            [House(150, 190, 3, 3, "#9a8a86", 26), House(140, 168, 3, 3, "#a8857a", 26)],
            rng,
            lit=0.8,
            tone=0.44,
        )
    abbey(scene, ABBEY[0], ABBEY[1] + 30, 1.28, wash="#cdbfa8", weight=1.2)
    chill(scene, [(0, 380), (1600, 380), (1600, 640), (0, 640)], 0.3, soft=16)


def _far_side(scene: Scene, rng: np.random.Generator) -> None:
    """Ground, the crowd beyond the way, and guards who stand where they please to see best."""
    ground = [(-20, 630, 1), (1620, 630, 1), (1620, 920, 1), (-20, 920, 1)]
    level(scene, ground, 600, seed=9, tone=0.2, wash="#cdb68c")
    with scene.faded(0.9):
        throng(scene, rng, -10, 1610, 648, 684, 0.66, 0.9, 4, focus=860, arms=0.5, time="1780", sink=0.5)
    spots = (
        (44, 712, 1.2),
        (92, 716, 1.24),
        (126, 710, 1.2),
        (330, 716, 1.22),
        (556, 712, 1.22),
        (604, 718, 1.26),
        (1108, 714, 1.24),
        (1226, 718, 1.26),
        (1262, 712, 1.2),
        (1300, 717, 1.24),
        (1560, 716, 1.24),
    )
    for i, (x, y, scale) in enumerate(spots):
        turn = (20, 60, 40, 75, 30, 55, 15, 70, 35, 50, 25)[i]
        flip = 1 if i % 3 else -1
        up = {"nod": 26, "head": -8} if i % 4 == 1 else {}
        soldier(
            scene,
            x,
            y,
            scale,
            flip,
            uniform="grenadier_1775",
            posture="stand",
            seed=20 + i,
            turn=turn,
            kit=False,
            **up,
        )


def _way(scene: Scene) -> None:
    """The raised way, blue cloth over it, swags and lamps along its side."""
    scene.fill(
        [(-20, 716), (1620, 716), (1620, EDGE), (-20, EDGE)],
        linear(0, 716, 0.28, 0, EDGE, 0.08),
        hatch=1,
        wash="#7fa0cf",
        outline=1.2,
    )
    side = [(-20, EDGE), (1620, EDGE), (1620, DROP), (-20, DROP)]
    scene.fill(side, linear(0, EDGE, 0.24, 0, DROP, 0.5), hatch=89, wash="#b8503c", outline=1.6)
    scene.fill(panel(-20, EDGE - 4, 1640, 10), 0.06, hatch=2, wash="#ecc559", outline=1.2)
    wide = 118.0
    for i in range(15):
        x = -60 + i * wide
        ts = np.linspace(0, 1, 13)
        low = [(x + wide * t, EDGE + 8 + 30 * np.sin(np.pi * t) ** 0.8) for t in ts]
        high = [(x + wide * t, EDGE + 8) for t in ts[::-1]]
        scene.fill(low + high, 0.14, puff=0.4, curve=0.4, hatch=5, wash="#efe3c4", outline=1.2)
        _lamp(scene, x, EDGE + 10)


def _lamp(scene: Scene, x: float, y: float) -> None:
    """A glass lamp with its glow."""
    scene.fill(ellipse(x, y + 6, 7, 9, 14), 0.0, kind=BARE, wash="#fdeaa4", outline=1.2)
    glow(scene, x, y + 6, 26, "#f6cf78", 0.55, burnish=0.4)


CAST = cast("""
king: dress=coat coat=#e8bd52 facing=#f4ecd8 waistcoat=#f4ecd8 breeches=#f4ecd8 hair=loose
  hair_colour=#8a5a3c turn=62 hand_at=20,64 hand=fist hand_far_at=22,74 hand_far=open smile=0.8 blush=0.8
  nose=0.4 chin=0.4 lean=-2 leg_near=20,4 leg_far=-16,-22
baron: dress=frock coat=#6f8fc4 facing=#ecc559 waistcoat=#c2483a breeches=#efe6d2 hair=wig hair_colour=#e8e0cc
  hat= turn=68 hand=fist leg_near=20,2 leg_far=-18,-26
page: coat=#efe3c4 waistcoat=#c2483a dress=frock hair=long hair_colour=#a8743c turn=72 hand=fist hand_far=fist
  leg_near=22,2 leg_far=-18,-28
peer: dress=gown coat=#b23a34 hair=wig hair_colour=#e8e0cc turn=64 hand_at=12,58 hand_far_at=16,62
peeress: gown=#b23a34 petticoat=#f1e6cc apron= kerchief= hair=bun hair_colour=#d8cfbd turn=60 full=1.15 hat=
  arm_near=18,70 arm_far=20,64
bishop: dress=gown coat=#e9dcc0 hair=wig hair_colour=#e8e0cc turn=66 belly=0.8 jowl=0.8 age=0.8 hand_at=14,66
  hand_far_at=17,70
sword: dress=frock coat=#c2483a facing=#ecc559 waistcoat=#efe6d2 breeches=#efe6d2 hair=wig hair_colour=#e8e0cc
  turn=66 hand_at=16,64 hand=fist hand_far_at=18,70 hand_far=fist leg_near=22,3 leg_far=-18,-24 hat=
maid: gown=#f4ecd8 apron= kerchief=#f7c9b4 hair=long hair_colour=#a8743c hat=straw hat_colour=#ecd28c turn=62
  arm_far=70,104 hand_far=open stride=8
""")
KING: Point = (884.0, WALK)


def _crowned(scene: Scene, who: Person) -> None:
    crown(scene, who.head.child(0.6, -13.6, 0, 0.27), weight=0.9)


def _followers(scene: Scene) -> None:
    """Bishop, peers and a peeress, a little apart, talking as people will."""
    for x, kind, draw_one, scale, flip, seed in (
        (36, "bishop", man, 2.3, 1, 41),
        (152, "peer", man, 2.4, 1, 42),
        (236, "peeress", woman, 2.35, 1, 43),
        (318, "peer", man, 2.3, 1, 44),
    ):
        wishes = CAST[kind] | ({} if kind == "bishop" else {"over_trunk": ermine_cape})
        if seed == 44:
            wishes = wishes | {"look": -70, "smile": 0.6}
        who = draw_one(scene, x, WALK + 4 * (seed % 2), scale, flip, seed=seed, **wishes)
        if kind != "bishop":
            coronet(who.burin, who.head)


def _majesty(scene: Scene) -> None:
    canopy(scene, 690, 1086, 372, 66, front=False)
    for x, foot in ((748, WALK - 18), (1030, WALK - 18)):
        stave(scene, (x, foot - 30), (x, 420), 5)
        man(
            scene,
            x - 12,
            foot,
            2.2,
            1,
            seed=int(x),
            hand_at=(9, 64),
            arm_far=(6, 30),
            shadow=False,
            **CAST["baron"],
        )
    for x in (680, 596):
        child(
            scene,
            x,
            WALK - 12,
            2.75,
            1,
            seed=int(x),
            hand_at=(16, 58),
            hand_far_at=(18, 60),
            shadow=False,
            **CAST["page"],
        )
    scene.shade([(420, WALK + 4), (900, WALK), (940, WALK + 12), (430, WALK + 18)], 0.35, 5)
    upper: list[Point] = [
        (866, 522),
        (838, 560),
        (806, 622),
        (764, 668),
        (712, 652),
        (650, 676),
        (590, 664),
        (530, 696),
        (478, 716),
        (404, 732),
    ]
    lower: list[Point] = [
        (884, 560),
        (880, 640),
        (866, 716),
        (800, WALK + 4),
        (700, WALK + 4),
        (590, WALK + 3),
        (500, WALK + 4),
        (398, WALK + 5),
    ]
    train(scene, upper, lower)
    king = man(
        scene,
        *KING,
        2.75,
        1,
        seed=50,
        over_trunk=ermine_cape,
        hold=sceptre(168),
        hold_far=orb,
        **CAST["king"],
    )
    _crowned(scene, king)
    for x in (634, 560):
        child(
            scene, x, WALK + 12, 2.85, 1, seed=int(x), hand_at=(13, 58), hand_far_at=(16, 60), **CAST["page"]
        )
    lapdog(scene, 474, WALK - 2, 1.3, -1)
    for x in (728, 1070):
        stave(scene, (x, WALK - 46), (x, 424), 6.5)
    canopy(scene, 690, 1086, 372, 66)
    man(scene, 1046, WALK + 10, 2.4, 1, seed=53, hand_at=(9, 62), arm_far=(10, 40), **CAST["baron"])
    man(scene, 706, WALK + 14, 2.4, 1, seed=54, hand_at=(9, 62), arm_far=(10, 40), **CAST["baron"])


def _before(scene: Scene) -> None:
    """The sword of state, and those who strew flowers."""
    man(scene, 1206, WALK + 2, 2.4, 1, seed=60, hold=sword(178, 58), **CAST["sword"])
    woman(scene, 1352, WALK + 8, 2.3, 1, seed=61, hold=basket("#e58a94"), hand_at=(15, 54), **CAST["maid"])
    woman(
        scene,
        1480,
        WALK,
        2.25,
        1,
        seed=62,
        hold=basket("#e6c45e"),
        hand_at=(15, 54),
        **(CAST["maid"] | {"kerchief": "#bcd0e6"}),
    )
    rng = np.random.default_rng(5)
    for _ in range(46):
        x, y = rng.uniform(1110, 1600), rng.uniform(WALK - 14, EDGE - 6)
        wash = ("#e58a94", "#f4ecd8", "#e6c45e")[int(rng.integers(3))]
        scene.fill(ellipse(x, y, 4.2, 2.4, 9, rng.uniform(0, 180)), 0.02, wash=wash, outline=0.7)


BACKS = (
    (40, 1000, 3.2, 1, "man", "hat"),
    (140, 1040, 2.9, 1, "woman", "arms"),
    (240, 1020, 3.0, 1, "guard", ""),
    (318, 1028, 3.0, 1, "guard", ""),
    (420, 1052, 2.8, -1, "woman", "idle"),
    (524, 1074, 2.9, 1, "man", "idle"),
    (640, 1072, 2.8, 1, "man", "idle"),
    (740, 1064, 2.8, -1, "woman", "arms"),
    (852, 1052, 2.9, 1, "man", "hat"),
    (960, 1062, 2.8, -1, "woman", "idle"),
    (1060, 1050, 3.0, -1, "man", "fist"),
    (1270, 1046, 2.9, -1, "woman", "arms"),
    (1370, 1030, 3.1, -1, "guard", ""),
    (1466, 1046, 2.9, -1, "man", "fist"),
    (1564, 1000, 3.2, -1, "woman", "arms"),
)
"""Whoever has a back to us: x, feet, scale, flip, who, and what he does."""


def _near_crowd(scene: Scene, rng: np.random.Generator) -> None:
    for i, (x, y, scale, flip, who, act) in enumerate(BACKS):
        if who == "guard":
            soldier(
                scene,
                x,
                y,
                scale,
                flip,
                uniform="grenadier_1775",
                posture="stand",
                seed=70 + i,
                turn=166 - 20 * (i % 2),
                kit=False,
                shadow=False,
                tone=0.3,
            )
            continue
        dark = {"tone": 0.36, "turn": 140 + 36 * ((i * 7) % 5) / 4, "shadow": False, "upper_only": False}
        folk(scene, rng, x, y, scale, flip, act=act, time="1780", lady=who == "woman", **dark)
    _on_shoulders(scene)


def _on_shoulders(scene: Scene) -> None:
    """A father whose small girl sees over everybody."""
    father = {"dress": "frock", "coat": "#5f6c80", "turn": 168, "tone": 0.34, "hair": "queue", "hat": ""}
    man(scene, 1168, 1046, 3.0, -1, seed=91, arm_near=(150, 184), arm_far=(150, 184), shadow=False, **father)
    girl = {"gown": "#e0a84e", "hat": "straw", "hat_colour": "#ecd28c", "turn": 150, "hem": 16.0, "apron": ""}
    child(
        scene,
        1166,
        902,
        3.2,
        -1,
        girl=True,
        seed=90,
        arm_far=(140, 160),
        hand_far="open",
        shadow=False,
        **girl,
    )
