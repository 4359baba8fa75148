"""The Gin Acts: constables stave the barrels, and the street drinks what runs down it.

Hero: the mother on the steps, her bottle up, blind to her falling child. A steep lane of about 1736. Looked
up, as web pages read in part: the act of 1736 (9 Geo. II c. 23), twenty shillings the gallon and fifty
pounds a licence (Ruffhead's Statutes on Wikisource, wikimili.com); mock funerals of "Madam Gin" at its
coming, punch-house signs painted black, a lying in state at a distiller's (William Hone, The Every-Day
Book, at bitlit.ru; Patrick Dillon, The Much-Lamented Death of Madam Geneva, in extracts); St George's,
Bloomsbury, finished by 1731, its steeple a temple, a stepped pyramid and George I in Roman dress on an
altar (lrb.co.uk, exploring-london.com). Left out: the lions and unicorns at the pyramid's foot. Not looked
up: that seized spirits were staved in the street, the dress of the 1730s, the shop signs. The subject, and
the child that falls, are William Hogarth's of 1751; nothing here is copied from his print.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.fonts import CASLON_BOLD, face
from ..engine.geometry import Frame, Points, ellipse, linear
from ..engine.lettering import quad_text
from ..engine.noise import noise_at
from ..engine.scene import Scene
from ..kits.beasts import dog
from ..kits.bodies import child, man, woman
from ..kits.burin import Burin
from ..kits.casting import cast
from ..kits.crowd import folk
from ..kits.facades import House, chimney, facade, terrace
from ..kits.ground import perspective
from ..kits.lying import lying
from ..kits.openings import shop_front
from ..kits.perspective import COURSES, Quad, panel, quad_fill
from ..kits.props import axe_tip, bottle, draw_bottle, kettle, maul_tip, pole, saw, tankard
from ..kits.seated import sitting_woman
from ..kits.shadows import cast_wedge
from ..kits.sky import sky
from ..kits.vehicles import barrel, barrel_lying, barrow, plank

SEED = 29
SLOPE = 0.13
"""How much the lane drops for each unit to the right."""
PAWN = Quad(300, 460, (24, -70), (404, 112), (404, 588), (24, 652))
STILL = Quad(330, 480, (884, 190), (1250, 10), (1250, 842), (884, 668))
PEOPLE = cast("""
mother: gown=#c23f33 bodice=#c8503f petticoat=#b8503c apron=#ece2c8 turn=58 look=-24 lean=-10 head=-16 nod=14
    smile=0.9 mouth=0.5 hair=loose hair_colour=#6b4a30 hat=mob ragged=1 nose=0.4 blush=1.0 arm_near=-36,-20
    hand_far_at=28,79 hand=open stout=0.5
child: turn=64 look=-20 roll=-34 head=14 hat= hair_colour=#a8743c waistcoat=#8a9a8c breeches=#9a8a6a bare
    frown=0.6 mouth=1.0 smile=-0.8 arm_near=118,96 arm_far=150,128 hand=open hand_far=open leg_near=58,20
    leg_far=4,-14
axeman: dress=frock coat=#4f6f9a waistcoat=#d8b45c hat=tricorn hair=wig hair_colour=#d8cfbd hat_trim=#d9b64e
    turn=70 lean=2 leg_near=30,4 leg_far=-22,-26 belly=0.6 nose=0.6 jowl=0.7 mouth=0.5 hand_at=2,110
    hand_far_at=10,104 hand=fist hand_far=fist bend=1
mauler: dress=frock coat=#55617a waistcoat=#c9a24c hat=tricorn hair=queue turn=64 lean=22 leg_near=34,4
    leg_far=-22,-36 nose=0.7 hand_at=34,62 hand_far_at=40,56 hand=fist hand_far=fist head=10
lapping: gown=#9a8a6a shawl=#8c5a4a hat=kerchief hat_colour=#efe2c4 turn=64 lean=26 hand_at=27,14
    arm_far=50,80 hand_far=open nose=0.6 chin=0.5 head=14
pushing: dress=frock coat=#7a6a4c waistcoat=#b08a4c hat=slouch hair=short turn=70 lean=18 leg_near=30,2
    leg_far=-26,-38 nose=0.7 arm_near=26,58 arm_far=24,60 hand=fist hand_far=fist
passenger: gown=#8c6f8e apron= shawl=#d8c9a4 turn=40 look=10 lean=-30 head=-18 nod=12 arm_near=20,96
    arm_far=120,150 hand=open mouth=0.7 smile=0.8 hand_far=fist
drunk: dress=shirt waistcoat=#7a6a4c breeches=#8a744e hat= hair=short hair_colour=#5a4028 age=0.6 nose=0.7
    blush=1.0 smile=0.3 arm_near=60,40 arm_far=104,150 look=-40
housewife: gown=#9a8a6a shawl=#a08a60 hat=straw hat_colour=#c9b07a turn=80 lean=6 arm_near=50,86
joiner: dress=shirt waistcoat=#8a744e hat=round hair=short turn=110 lean=8 arm_near=40,88 leg_near=20,2
    leg_far=-14,-20
gossip: gown=#6d7f9c shawl=#d8c9a4 turn=66 arm_near=50,124 head=-8 stout=0.5
tippler: dress=frock coat=#7a5a48 waistcoat=#b08a4c hat=slouch hair=short turn=58 arm_near=60,128 lean=-6
    nose=0.9 belly=0.7 jowl=0.8
""")


def draw(scene: Scene) -> None:
    """Cut the plate."""
    rng = np.random.default_rng(SEED)
    sky(scene, "squall", 668, seed=37, strength=0.8)
    _far(scene, rng)
    _toppling(scene, rng)
    _lane(scene, rng)
    _pawnbroker(scene, rng)
    _still_shop(scene, rng)
    _funeral(scene, rng)
    _street_life(scene, rng)
    _constables(scene)
    cast_wedge(scene, [(902, 640), (1240, 560), (1240, 940), (840, 940), (940, 780)], 0.16, 12)
    _steps(scene)
    _mother(scene)
    _foreground(scene)
    scene.shade([(0, 876), (1200, 876), (1200, 900), (0, 900)], 0.26, 18)


def _far(scene: Scene, rng: np.random.Generator) -> None:
    with scene.faded(0.42):
        _bloomsbury(scene, Frame(556, 600, 1.15))
    with scene.faded(0.5):
        houses = [
            House(62, 150, 3, 2, "#d8c39a"),
            House(70, 176, 3, 2, "#cf9c78"),
            House(60, 132, 2, 2, "#d5b58c"),
        ]
        terrace(scene, 402, 604, houses[:2], rng)
        terrace(scene, 574, 622, houses[2:], rng)
        terrace(scene, 800, 644, [House(96, 214, 3, 2, "#d8c39a")], rng)


def _bloomsbury(scene: Scene, frame: Frame) -> None:
    """The new steeple of St George's, Bloomsbury: a temple, a stepped pyramid, and a king on top."""
    stone, mortar = "#e0d4b6", {"hatch": 88, "outline": 1.0}

    def block(half: float, low: float, high: float, dark: float = 0.4) -> None:
        left, right = frame.at(-half, low)[0], frame.at(half, low)[0]
        tone = linear(left, 0, 0.08, right, 0, dark)
        scene.fill(
            frame([(-half, low), (half, low), (half, high), (-half, high)]), tone, wash=stone, **mortar
        )

    block(34, 0, -128)
    block(38, -128, -136)
    block(30, -136, -206, 0.5)
    for x in (-26, -15, 15, 26):
        scene.fill(
            frame([(x - 3, -140), (x + 3, -140), (x + 3, -204), (x - 3, -204)]), 0.06, wash=stone, **mortar
        )
    scene.fill(
        frame([(-8, -140), (-8, -184), (0, -194), (8, -184), (8, -140)]), 0.7, wash="#6a6458", **mortar
    )
    scene.fill(frame([(-38, -206), (0, -232), (38, -206)]), 0.14, hatch=2, wash=stone, outline=1.1)
    for i in range(9):
        block(30 - 2.7 * i, -220 - 11 * i, -232 - 11 * i)
    block(6, -318, -334)
    king = frame([(-4, -334), (-5, -350), (-2, -360), (3, -360), (5, -350), (8, -344), (4, -340), (4, -334)])
    scene.shape(king, 0.3, puff=0.4, wash=stone, outline=1.0)


def _toppling(scene: Scene, rng: np.random.Generator) -> None:
    """A tenement that has had enough, shored up with two timbers."""
    frame = Frame(672, 640, 1.08, 11)
    with scene.faded(0.8):
        gable = frame([(-70, -326), (-2, -392), (78, -314)])
        scene.fill(gable, 0.3, hatch=60, wash="#b98a68", outline=1.3)
        front = Quad(134, 340, *frame([(-64, -330), (70, -318), (72, 30), (-58, 20)]))
        facade(scene, front, 4, 2, wash="#c98f6a", tone=0.2, rng=rng, ground="", weight=0.9, parapet=False)
        crack = frame([(20, -376), (10, -330), (26, -290), (4, -240), (24, -200), (10, -150), (30, -110)])
        scene.line(crack, 4.0, 0.2)
        scene.line([(x + 7, y + 3) for x, y in crack], 1.1, 0.3)
        chimney(scene, 744, 282, 27, 46, 3, weight=0.9)
        for _ in range(20):
            fall = rng.random()
            brick = Frame(796 + fall * 26 + rng.normal() * 12, 316 + fall * 270, 1, rng.uniform(0, 90))
            scene.fill(brick([(-7, -4), (7, -4), (7, 4), (-7, 4)]), 0.4, wash="#b8704c", outline=1.1)
        for start, end in (((816, 650), (738, 490)), ((786, 652), (720, 560))):
            plank(scene, start, end, 9, wash="#a97a4c")


def _lane(scene: Scene, rng: np.random.Generator) -> None:
    """The lane falls from the pawnbroker's on the left to the still-shop on the right."""

    def course(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return perspective(520, 160, 1.4)(x, y - SLOPE * (x - 600))

    def cut(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return np.clip(0.1 + 0.16 * noise_at(x, y, 60, 9, 3, 2.5), 0, 0.32)

    top = [(-20, 560), (404, 586), (620, 606), (884, 664), (1220, 740)]
    scene.fill([*top, (1220, 920), (-20, 920)], cut, field=course, wash="#d6c7a2", pitch=0.75)
    turn = math.degrees(math.atan(SLOPE))
    for _ in range(420):
        depth = rng.random() ** 0.7
        x = rng.uniform(-10, 1210)
        y = 600 + SLOPE * (x - 600) + 300 * depth
        size = 0.35 + 1.1 * depth
        stone = Frame(x, y, 11 * size, turn, 1, 0.55)
        scene.pen_line(stone([(-1, 0.3), (-0.7, -0.5), (0, -0.75), (0.8, -0.5), (1, 0.3)]), 0.5 * size + 0.3)
        if rng.random() < 0.6:
            scene.pen_line(stone([(-0.3, 0.7), (0.6, 0.65), (1, 0.1)]), 1.1 * size + 0.2, 0.4)


def _pawnbroker(scene: Scene, rng: np.random.Generator) -> None:
    facade(scene, PAWN, 3, 3, wash="#cba581", tone=0.16, rng=rng, ground="shop", weight=1.1, parapet=False)
    side = Quad(110, 640, (-60, -30), (24, -70), (24, 652), (-60, 640))
    facade(scene, side, 4, 1, wash="#b97d5c", tone=0.36, rng=rng, ground="", parapet=False)
    x, y, w, h = shop_front(scene, PAWN, 4, 312, 292, 146, wash="#6d6a78", board="#4a4a5c")
    quad_text(scene, PAWN, x + w * 0.3, y + h * 0.76, "J. SKINFLINT", 25, width=w * 0.54, wash="#f2dfa0")
    for i, wash in enumerate(("#e6b748", "#a9a493", "#b8503c", "#a9a493", "#e6b748")):
        x, y = PAWN.at(34 + i * 34, 418)
        scene.fill(ellipse(x, y - 9, 8, 10, 14), 0.1, puff=0.5, wash=wash, outline=1.0)
    scene.shade([(404, 588), (520, 606), (380, 720), (20, 760), (24, 652)], 0.26, 10)
    x, y, size = 470, 226, 1.15
    scene.line([(x - 84 * size, y - 66 * size), (x + 20 * size, y - 76 * size)], 4.0)
    scene.pen_line(
        [(x - 84 * size, y - 110 * size), (x - 40 * size, y - 104 * size), (x - 6 * size, y - 78 * size)], 1.8
    )
    for dx, dy in ((0, 22), (-31, -22), (31, -22)):
        ball = ellipse(x + dx * size, y + dy * size, 25 * size, 25 * size, 40)
        scene.line([(x + dx * size * 0.6, y - 74 * size), (x + dx * size, y + (dy - 24) * size)], 1.8)
        scene.fill(ball, 0.08, puff=0.85, curve=0.7, hatch=30, wash="#e6b748", outline=1.9)
        scene.white(ellipse(x + (dx - 8) * size, y + (dy - 9) * size, 5 * size, 3.6 * size, 14))


def _still_shop(scene: Scene, rng: np.random.Generator) -> None:
    facade(scene, STILL, 3, 3, wash="#bb8260", tone=0.34, rng=rng, ground="shop", weight=1.1, parapet=False)
    eaves = [(866, 200), (904, 130), (1260, -70), (1260, 16)]
    scene.fill(eaves, 0.5, hatch=64, wash="#8a6a58", outline=1.4)
    quad_fill(scene, STILL, panel(40, 330, 92, 150), 0.86, wash="#5a4c3c", outline=1.5)
    glass = panel(166, 334, 146, 88)
    quad_fill(scene, STILL, glass, 0.5, wash="#8a9a98", outline=1.3)
    for i in range(1, 6):
        quad_fill(scene, STILL, panel(166 + i * 24, 334, 3, 88), 0.1, wash="#efe6d2", outline=0.7)
    quad_fill(scene, STILL, panel(156, 422, 164, 58), 0.44, along=COURSES, wash="#5d6b52", outline=1.2)
    quad_fill(scene, STILL, panel(6, 268, 318, 46), 0.06, along=COURSES, wash="#efe3c4", outline=1.6)
    quad_text(scene, STILL, 165, 303, "DISTILLER", 36, width=286)
    quad_fill(scene, STILL, panel(0, 310, 330, 8), 0.9, wash="#3a3440", outline=0.8)
    for i in range(12):
        drape = [(i * 27.5, 318), (i * 27.5 + 14, 334), (i * 27.5 + 27.5, 318)]
        quad_fill(scene, STILL, drape, 0.86, wash="#3a3440", outline=0.8)
    _jug(scene)


def _jug(scene: Scene) -> None:
    """The sign of the jug, hung out over the lane."""
    scene.line([(900, 286), (806, 304)], 4.0)
    scene.pen_line([(904, 246), (860, 270), (812, 302)], 1.6)
    frame = Frame(820, 386, 1.26)
    for dx in (-14, 14):
        scene.line(frame([(dx, -78), (dx, -58)]), 1.6)
    handle = [(36, -30), (58, -30), (60, 10), (38, 22), (36, 12), (48, 4), (47, -18), (36, -18)]
    scene.fill(frame(handle), 0.3, wash="#8a9aa8", outline=1.5)
    left: Points = [(-24, -62, 1), (-22, -46), (-40, -24), (-44, 8), (-34, 44), (-26, 52, 1)]
    outline = [*left, *((-x, y, *corner) for x, y, *corner in left[::-1])]
    scene.shape(frame(outline), 0.05, puff=0.6, curve=0.5, hatch=86, wash="#dfe0d0", outline=2.0)
    scene.fill(ellipse(820, 388, 50, 27, 30), 0.0, kind=2, wash="#f3ecd4", outline=1.1)
    scene.text(820, 400, "GIN", face(CASLON_BOLD), 33, track=1)


def _funeral(scene: Scene, rng: np.random.Generator) -> None:
    """Far up the lane they bury Madam Geneva."""
    with scene.faded(0.72):
        for x, y, flip in ((470, 632, 1), (520, 640, 1), (610, 652, 1)):
            folk(scene, rng, x, y, 0.92, flip, act="idle", time="1740", turn=120, lady=x == 610)
        for x in (548, 584):
            man(
                scene,
                x,
                648,
                0.95,
                seed=x,
                dress="frock",
                coat="#5a5652",
                hat="tricorn",
                turn=100,
                arm_far=(120, 150),
            )
        coffin = [(520, 566), (532, 556), (606, 566), (612, 578), (606, 592), (526, 580)]
        scene.fill(coffin, 0.7, hatch=8, wash="#4a444c", outline=1.4)
        scene.fill(
            [(526, 580), (606, 592), (604, 604), (528, 594)], 0.5, hatch=88, wash="#4a444c", outline=1.0
        )
        jug = Frame(566, 566, 0.5)
        draw_bottle(Burin(scene, 1.0), jug, "#dfe0d0")


def _street_life(scene: Scene, rng: np.random.Generator) -> None:
    """Saw and kettle go to pawn; others have a dram on the way."""
    for x, y, act in ((900, 700, "arms"), (866, 706, "fist"), (936, 716, "arms")):
        folk(scene, rng, x, y, 1.35, -1, act=act, time="1740", turn=50)
    woman(scene, 424, 668, 1.5, -1, seed=61, hold=kettle, **PEOPLE["housewife"])
    man(scene, 470, 678, 1.55, -1, seed=62, hold=saw, **PEOPLE["joiner"])
    woman(scene, 690, 690, 1.5, 1, seed=63, hold=tankard(), **PEOPLE["gossip"])
    man(scene, 746, 698, 1.56, -1, seed=64, hold=tankard(), **PEOPLE["tippler"])
    frame = barrow(scene, 566, 764, 1.75, -1)
    x, y = frame.at(-6, -30)
    sitting_woman(scene, x, y + 8, 1.72, 1, seat=0, seed=65, hold_far=bottle(20), **PEOPLE["passenger"])
    bed = [(-40, -46), (-26, -22), (20, -18), (36, -42)]
    scene.fill(frame(bed), 0.2, hatch=4, wash="#a97a4c", outline=1.4)
    for f in (0.35, 0.7):
        scene.line(frame([(-40 + 14 * f, -46 + 24 * f), (36 - 16 * f, -42 + 24 * f)]), 0.9)
    man(scene, 690, 778, 1.85, -1, seed=66, **PEOPLE["pushing"])


def _constables(scene: Scene) -> None:
    """An axe and a maul in the King's name; the gin runs down the gutter, and not to waste."""
    for x, y, size in ((1056, 764, 1.0), (1110, 780, 1.05), (1080, 742, 0.95)):
        barrel(scene, x, y, size)
    barrel(scene, 1168, 826, 1.4)
    spill = [
        (900, 822, 1),
        (960, 830),
        (1040, 856),
        (1130, 866),
        (1200, 890, 1),
        (1200, 900),
        (1100, 892),
        (1010, 880),
    ]
    scene.shape([*spill, (940, 852), (890, 842)], 0.05, hatch=8, wash="#dfe4da", outline=1.1)
    for i in range(6):
        scene.pen_line(
            [(930 + i * 42, 838 + i * 9), (950 + i * 42, 842 + i * 9), (962 + i * 42, 848 + i * 9)], 0.7
        )
    sitting_woman(scene, 984, 892, 2.0, 1, seat=0, seed=71, hold=tankard(), **PEOPLE["lapping"])
    barrel_lying(scene, 880, 846, 1.45, -1, staved=True)
    man(scene, 800, 844, 2.25, 1, seed=72, hold=pole(52, 34, 18, 2.8, tip=maul_tip), **PEOPLE["mauler"])
    man(scene, 1104, 872, 2.45, -1, seed=73, hold=pole(198, 23, 14, 2.8, tip=axe_tip), **PEOPLE["axeman"])


def _steps(scene: Scene) -> None:
    """A flight of worn stone steps on the left."""
    scene.shade([(240, 700), (480, 760), (640, 890), (300, 900)], 0.24, 10)
    for i, (top, right) in enumerate(((700, 262), (746, 330), (792, 398), (838, 466), (884, 534))):
        tread = [(-20, top - 18), (right - 18, top - 18), (right, top), (-20, top)]
        scene.fill(tread, 0.04, hatch=2, wash="#e6dabc", outline=1.2)
        tone = linear(0, top, 0.36, 0, top + 46, 0.2)
        scene.fill(
            [(-20, top), (right, top), (right, top + 46), (-20, top + 46)],
            tone,
            hatch=2,
            wash="#d8c9a4",
            outline=1.4,
        )
        scene.line([(90 + 61 * i % 170, top), (88 + 61 * i % 170, top + 44)], 1.0)


def _mother(scene: Scene) -> None:
    child(scene, 366, 800, 3.0, -1, seed=42, **PEOPLE["child"])
    sitting_woman(
        scene, 196, 792, 3.35, 1, seat=27.5, seed=41, hold_far=bottle(-14, size=0.66), **PEOPLE["mother"]
    )


def _foreground(scene: Scene) -> None:
    lying(scene, 760, 886, 1.95, 1, seed=51, **PEOPLE["drunk"])
    burin = Burin(scene, 2.0)
    draw_bottle(burin, Frame(548, 880, 1.1, 96))
    draw_bottle(burin, Frame(60, 744, 1.2))
    draw_bottle(burin, Frame(104, 838, 1.2, 88))
    scene.shade([(940, 892), (1010, 888), (1020, 900), (940, 900)], 0.3, 4)
    dog(scene, 610, 826, 0.85, 1)
