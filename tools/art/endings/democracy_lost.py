"""Democracy, lost: the candidate is pelted off the hustings, wig, hat and poll box after him.

Hero: the candidate in blue, going over the edge, a dead cat in hot pursuit; the joke: the dog has the wig.
Dress of about 1780. Checked: pelting from below with cabbages, eggs and dead cats is the stock of election
satire from Hogarth's Election (1755) to Gillray; voters polled aloud on the hustings, clerks at a table.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, Point, Points
from ..engine.lettering import banner
from ..engine.plate import BARE
from ..engine.scene import Scene
from ..kits.beasts import dog
from ..kits.bodies import man, woman
from ..kits.burin import Burin
from ..kits.casting import cast
from ..kits.churches import st_pauls, steeple
from ..kits.crowd import folk, throng
from ..kits.election import hustings_back, hustings_front, poll_box, slip
from ..kits.facades import House, street_wall, terrace
from ..kits.flags import staff
from ..kits.ground import cobbles
from ..kits.hats import Hat, draw_hat
from ..kits.missiles import cabbage, dead_cat, splat, thrown, whizz
from ..kits.modelling import View
from ..kits.oddments import basket
from ..kits.perspective import panel
from ..kits.sky import sky

SEED = 41
LEFT, RIGHT, ROOF, DECK, FOOT = 170.0, 860.0, 150.0, 560.0, 800.0


def draw(scene: Scene) -> None:
    """Cut the picture."""
    rng = np.random.default_rng(SEED)
    sky(scene, "broken", 640, seed=57, right=1600, strength=0.85)
    _town(scene, rng)
    cobbles(scene, 626, 900, seed=6, right=1600, wash="#d6c7a2", dense=0.8)
    with scene.faded(0.85):
        throng(scene, rng, 850, 1610, 650, 700, 0.72, 1.05, 4, focus=900, arms=0.5, time="1780")
        throng(scene, rng, -10, 160, 660, 720, 0.8, 1.1, 3, focus=900, arms=0.5, time="1780")
    hustings_back(scene, LEFT, RIGHT, ROOF, DECK)
    _on_stage(scene, rng)
    hustings_front(scene, LEFT, RIGHT, DECK, FOOT)
    _polling(scene)
    _candidate(scene, rng)
    _volley(scene)
    _crowd(scene, rng)
    _near(scene)
    scene.shade([(0, 876), (1600, 876), (1600, 900), (0, 900)], 0.25, 18)


def _town(scene: Scene, rng: np.random.Generator) -> None:
    with scene.faded(0.45):
        st_pauls(scene, 1118, 600, 1.25)
        steeple(scene, 1304, 620, 0.95, weight=0.8)
    with scene.faded(0.6):
        row = [
            House(92, 176, 3, 2, "#d8c39a"),
            House(104, 206, 3, 2, "#cf9c78"),
            House(84, 160, 2, 2, "#d5b58c"),
            House(96, 190, 3, 2, "#cf9c78"),
            House(88, 168, 3, 2, "#d8c39a"),
        ]
        terrace(scene, 870, 634, row, rng)
    with scene.faded(0.95):
        fronts = [(1340, 1450, 260, 190, 640, 668), (1450, 1620, 160, 40, 668, 716)]
        street_wall(scene, fronts, rng, weight=1.0)
        street_wall(scene, [(-60, 150, 40, 150, 720, 664)], rng, washes=("#cf9268",), weight=1.0, bays=2)


CAST = cast("""
cower: dress=frock coat=#7d8c66 waistcoat=#c9a24c hair=none turn=40 lean=26 arm_near=150,200 arm_far=140,190
  leg_near=40,-30 leg_far=20,-60 belly=0.6 nose=0.9 mouth=0.6
sheriff: dress=frock coat=#8a6a52 waistcoat=#b8503c hat=tricorn hat_trim=#d9b64e hair=wig hair_colour=#e2dac6
  turn=46 arm_near=70,112 arm_far=88,128 hand=open hand_far=open belly=1 jowl=1 nose=0.7 mouth=0.9 lean=-6
clerk: dress=coat coat=#6f7488 waistcoat=#8a8a72 hair=queue turn=74 lean=34 arm_near=96,120 arm_far=108,132
  hand=open mouth=0.7 age=0.6
hero: dress=frock coat=#4f76ac waistcoat=#f1e6c8 breeches=#d8b45c hair=none turn=52 roll=-46 nod=10
  arm_near=74,52 arm_far=146,170 hand=open hand_far=open leg_near=64,30 leg_far=-8,-46 mouth=1 belly=1
  jowl=0.9 nose=0.8 chin=0.3 age=0.7 blush=0.9
thrower: dress=shirt waistcoat=#7d8c66 hat=slouch turn=66 lean=-10 arm_near=196,168 hand=fist arm_far=70,96
  hand_far=open leg_near=34,6 leg_far=-24,-40 mouth=0.8
bowler: dress=frock coat=#a8503c hat=tricorn turn=84 lean=12 arm_near=-40,-30 hand=fist arm_far=60,90
  leg_near=38,0 leg_far=-26,-44
laugher: dress=frock coat=#8c7a5a waistcoat=#d8b45c hair=wig turn=24 lean=-8 hand_at=4,52 hand_far_at=-2,50
  belly=1 jowl=0.9 mouth=1 smile=1 nod=14
seller: gown=#b8503c shawl=#d8b45c apron=#ece2c8 turn=58 lean=6 arm_near=24,70 arm_far=120,150 hand_far=open
  mouth=0.8 stout=0.7
mother: gown=#7d8fae kerchief=#f3ecd8 hat=straw hat_colour=#e0c88a turn=128 arm_near=140,158 hand=fist
back: dress=great coat=#6f625c hat=tricorn turn=158 arm_far=140,164 hand_far=fist hair=wig hair_colour=#d8cfbd
back_b: dress=frock coat=#5f6c80 hat=round turn=200 hair=queue
""")


def _on_stage(scene: Scene, rng: np.random.Generator) -> None:
    how = {"shadow": False}
    man(scene, 300, DECK, 2.7, seed=3, **CAST["cower"], **how)
    man(scene, 440, DECK, 2.9, 1, seed=4, **CAST["sheriff"], **how)
    man(scene, 636, DECK - 6, 2.8, 1, seed=5, **CAST["clerk"], **how)
    for x, y, radius, wash in (
        (246, 300, 18, "#e6c45e"),
        (520, 264, 20, ""),
        (380, 262, 15, "#e6c45e"),
        (690, 330, 22, "#e6c45e"),
        (782, 410, 16, ""),
    ):
        splat(scene, rng, x, y, radius, **({"wash": wash} if wash else {}))


def _polling(scene: Scene) -> None:
    """The clerks' table, the book still open, and the box going over the edge."""
    left, right, top = 520, 704, 494
    scene.fill(
        panel(left, top, right - left, DECK - top), 0.24, puff=0.2, hatch=88, wash="#7d9a76", outline=1.8
    )
    lid = [(left - 8, top - 9), (right + 6, top - 9), (right + 14, top + 4), (left - 14, top + 4)]
    scene.fill(lid, 0.08, hatch=2, wash="#94b088", outline=1.5)
    for i in range(7):
        x = left + 14 + i * 26
        scene.pen_line([(x, top + 8), (x - 2, (top + DECK) / 2), (x + 1, DECK - 4)], 0.9)
    for way, tone in ((-1, 0.02), (1, 0.1)):
        page: Points = [(602, 480), (602 + way * 44, 470), (602 + way * 46, 488), (602, 496)]
        scene.fill(page, tone, kind=BARE if way < 0 else 0, wash="#f7f0dc", outline=1.1)
        for i in range(4):
            scene.line([(602 + way * 6, 483 + i * 3), (602 + way * 38, 475 + i * 3)], 0.6)
    poll_box(scene, 776, 520, 1.2, 30)
    for x, y, size, turn in (
        (812, 452, 1.4, 20),
        (850, 410, 1.3, -30),
        (868, 492, 1.5, 60),
        (900, 452, 1.3, 10),
        (830, 560, 1.4, -14),
        (884, 566, 1.5, 40),
        (800, 640, 1.4, 12),
        (930, 600, 1.4, -40),
        (760, 384, 1.2, 34),
        (916, 388, 1.2, -50),
    ):
        slip(scene, x, y, size, turn)


def _candidate(scene: Scene, rng: np.random.Generator) -> None:
    who = man(scene, 946, 640, 4.3, -1, seed=9, shadow=False, **CAST["hero"])
    for spot, radius, wash in (((4, -12), 20, ""), ((2, -24), 11, "#e6c45e"), ((-6, -4), 12, "")):
        splat(scene, rng, *who.trunk.at(*spot), radius, **({"wash": wash} if wash else {}))
    frame = Frame(1330, 226, 3.3, -34, -1)
    draw_hat(Burin(scene, 3.3), frame, View(60), Hat("tricorn", trim="#d9b64e"))
    whizz(scene, [(1160, 400), (1220, 330), (1290, 230)], gap=9, weight=1.2)
    dead_cat(scene, 880, 300, 1.9, 12)
    whizz(scene, [(520, 470), (640, 360), (730, 300), (770, 290)], gap=11, weight=1.5)


def _volley(scene: Scene) -> None:
    for kind, start, end, radius in (
        ("cabbage", (460, 700), (600, 400), 21),
        ("turnip", (860, 720), (890, 470), 17),
        ("cabbage", (420, 620), (470, 372), 19),
        ("cabbage", (1400, 640), (1210, 470), 25),
        ("egg", (700, 640), (742, 246), 18),
        ("cabbage", (1480, 560), (1350, 408), 19),
        ("turnip", (150, 640), (350, 376), 18),
        ("egg", (1260, 660), (1160, 574), 15),
        ("egg", (280, 700), (330, 460), 14),
        ("cabbage", (1120, 720), (1046, 640), 18),
    ):
        thrown(scene, kind, start, end, radius)


def _cabbage_in_hand(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    cabbage(burin.scene, *frame.at(palm[0], palm[1] - 4), 6.4 * frame.scale)


def _crowd(scene: Scene, rng: np.random.Generator) -> None:
    """Before the boards and beyond the edge: nobody in a row, every arm its own."""
    acts = ("fist", "throw", "arms", "stick", "talk", "throw", "hat", "fist", "point", "arms")
    spots = [(x + rng.uniform(-20, 20), rng.uniform(764, 806), 1) for x in range(20, 860, 46)]
    spots += [(x + rng.uniform(-18, 18), rng.uniform(748, 800), -1) for x in range(1030, 1600, 48)]
    for i, (x, y, flip) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        scale = 1.7 + (y - 750) * 0.007
        extra = {"hold_far": _cabbage_in_hand} if acts[i % 10] == "throw" else {}
        turn = 60 + 60 * rng.random() if flip > 0 else 50 + 40 * rng.random()
        folk(scene, rng, x, y, scale, flip, act=acts[i % 10], time="1780", turn=turn, nod=8, **extra)
    for x in (1252, 1496):
        staff(scene, (x + 6, 840), (x, 520), 5.5)
    banner(scene, 1252, 536, 1494, 530, "OUT!", 100, "#f3e7c6", 10)


def _near(scene: Scene) -> None:
    man(scene, 470, 862, 2.7, seed=132, hold=_cabbage_in_hand, **CAST["thrower"])
    man(scene, 1190, 852, 2.6, -1, seed=133, hold=_cabbage_in_hand, **CAST["bowler"])
    man(scene, 1420, 866, 2.7, -1, seed=134, **CAST["laugher"])
    woman(scene, 640, 870, 2.75, seed=135, **CAST["seller"])
    heap = basket(scene, 716, 884, 1.9, handle=False)
    for dx, dy in ((-12, -24), (2, -28), (14, -23), (-4, -36), (8, -37), (30, -4), (-32, -2)):
        cabbage(scene, *heap.at(dx, dy), 17, dx * 9)
    woman(scene, 300, 878, 2.7, seed=136, **CAST["mother"])
    man(scene, 96, 960, 3.7, seed=137, tone=0.34, **CAST["back"])
    man(scene, 214, 1010, 3.5, seed=138, tone=0.36, **CAST["back_b"])
    man(scene, 1540, 980, 3.8, -1, seed=139, tone=0.34, **CAST["back"])
    _dog_with_wig(scene, 950, 876, 1.75)


def _dog_with_wig(scene: Scene, x: float, y: float, scale: float) -> None:
    """The cur makes off with what the candidate lost."""
    frame = dog(scene, x, y, scale, 1)
    wig = frame.child(58, -38, 70, 0.9)
    burin = Burin(scene, scale)
    hair: Points = [
        (-8, -8),
        (-4, -14),
        (4, -14),
        (9, -8),
        (8, 2),
        (11, 10),
        (6, 14),
        (2, 6),
        (-4, 8),
        (-9, 2),
    ]
    burin.shape(wig, hair, "#ebe2ce", 0.08, puff=0.5, hatch=70)
    for level in (-6, 0, 6):
        burin.line(wig, [(-6, level), (0, level + 2), (7, level)], 0.8)
    burin.shape(wig, [(6, 12), (12, 18), (9, 26), (4, 18)], "#ebe2ce", 0.16)
