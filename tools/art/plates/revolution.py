"""The French Revolution: the machine on the Place de la Révolution, and those who come to see it.

Hero: the red frame of the guillotine against the sky, and the white shirt of a man who waits beside it, his
back to us. Nobody dies in the picture. Paris in the spring of
1794. Looked up, as web pages read in part: a huge plaster Liberty was set on the pedestal that had borne
Louis XV, the scaffold stood before it, and by 9 June 1794 the machine had gone to the Barrière du Trône
(History of the Guillotine, on Wikisource, which doubts that it stayed away); Gabriel's two buildings on
either side of the rue Royale, the eastern one the Garde-Meuble (wga.hu, paris1900.lartnouveau.com); the
decree of 15 February 1794 puts the blue next to the staff, for ships from 20 May, while on land the order
varied for years yet (universalis.fr); women knitted in the galleries of the Convention and, as later
tellers have it, by the scaffold (geriwalton.com). Looked for and not found: whether the frame was red. Not
looked up: the Liberty's pose and cap, the National Guard's dress, the cut
of a sans-culotte's clothes.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, ellipse, linear
from ..engine.scene import Scene
from ..kits.bodies import child, man, woman
from ..kits.burin import Burin
from ..kits.busts import bust
from ..kits.casting import cast
from ..kits.crowd import folk, throng
from ..kits.flags import french_colour, staff
from ..kits.ground import cobbles
from ..kits.paris import colonnaded_palace, plain_front
from ..kits.perspective import Quad, upright_quad
from ..kits.props import cap_tip, hat_in_hand, pike_tip, pole
from ..kits.props import sheet as paper
from ..kits.seated import sitting_woman
from ..kits.shadows import cast_wedge
from ..kits.sky import rooks, sky
from ..kits.weapons import musket

SEED = 71
RED = "#b5402f"
MACHINE = 668
"""Where the guillotine's middle is."""
GUARD = {"dress": "soldier", "coat": "#4f6f9a", "facing": "#efe6d2", "cuffs": "#c65a48", "belts": True}
GUARD |= {
    "waistcoat": "#efe6d2",
    "breeches": "#efe6d2",
    "hat": "bicorne",
    "hair": "queue",
    "cockade": "#c65a48",
}
PEOPLE = cast("""
executioner: dress=coat coat=#5a5652 waistcoat=#7a4a3a breeches=#6a5a48 hat=round hair=short turn=60
    hand_at=14,74 hand_far_at=13,60 hand=fist hand_far=fist
condemned: dress=bare coat=#fbf6e8 breeches=#6a6258 stockings=#efe6d2 hat= hair=short hair_colour=#5a4632
    neckcloth= turn=130 hand_at=-7,47 hand_far_at=-8,50 far_over=1 hand=fist hand_far=fist nod=6
helper: dress=shirt waistcoat=#7a6a4c hat=phrygian hat_colour=#b8402f hair=short trousers breeches=#5f7ba0
    turn=40 arm_near=-20,-8 arm_far=30,60
ensign: dress=jacket coat=#8a5a3c waistcoat=#d8c9a4 trousers breeches=#5f7ba0 hat=phrygian
    hat_colour=#b8402f cockade=#efe6d2 hair=short turn=46 look=10 mouth=0.9 nose=0.9 jowl=0.8 belly=0.6
    leg_near=16,2 leg_far=-18,-20 hand_at=12,60 hand_far_at=13,78 hand=fist hand_far=fist
market wife: gown=#b8503c petticoat=#9fb0c4 apron=#efe6d2 turn=36 look=30 arm_near=-40,-16 arm_far=140,160
    hand_far=fist mouth=0.8 stride=6 stout=1.0
    age=0.7 nose=0.9 chin=0.8 jowl=0.9 smile=0.7
piker: dress=shirt waistcoat=#6d7a56 trousers breeches=#c8a24c hat=phrygian hat_colour=#b8402f hair=short
    turn=70 mouth=0.8 arm_near=20,60 arm_far=148,164 hand_far=fist leg_near=24,4 leg_far=-18,-24 nose=0.7
crier: dress=jacket coat=#5f6f86 trousers breeches=#efe6d2 hat=round cockade=#c65a48 hair=short turn=20
    look=-10 mouth=1 arm_near=-40,-130 arm_far=16,50
knitter: gown=#7a5a6c apron=#cdbd98 shawl=#efe6d2 turn=48 look=14 hand_at=17,48 hand_far_at=20,52 nose=0.8
    chin=0.7 age=0.9 smile=0.4
friend: gown=#6f86a8 apron=#e6dcc4 turn=64 look=-20 hand_at=17,50 hand_far_at=20,54 hat=kerchief
    hat_colour=#b8503c smile=0.5
citizen: dress=tail coat=#6d7a56 waistcoat=#d8b45c breeches=#d8c9a4 boots=#4a4238 hat=bicorne
    cockade=#c65a48 hair=short turn=150 arm_far=140,165 look=-10
""")


def draw(scene: Scene) -> None:
    """Cut the plate."""
    rng = np.random.default_rng(SEED)
    sky(scene, "broken", 610, seed=97, strength=1.0, warm="#f0b878")
    rooks(scene, 900, 300, 90, 40, 11, seed=3, scale=1.1)
    _square(scene)
    cobbles(scene, 606, 900, seed=5, wash="#d3c5a0", dense=0.7)
    _liberty(scene)
    with scene.faded(0.62):
        throng(
            scene,
            rng,
            -10,
            1210,
            634,
            664,
            0.46,
            0.58,
            3,
            gap=18,
            focus=MACHINE,
            arms=0.25,
            time="paris",
            sink=0.4,
        )
    _scaffold(scene)
    _guillotine(scene)
    _on_the_scaffold(scene)
    _crowd(scene, rng)
    _colours(scene)
    _front(scene)
    cast_wedge(scene, [(-40, 560), (120, 640), (300, 760), (452, 940), (-40, 940)], 0.28, 12)
    scene.shade([(0, 876), (1200, 876), (1200, 900), (0, 900)], 0.28, 18)


def _square(scene: Scene) -> None:
    """Gabriel's palaces on either side of the rue Royale."""
    with scene.faded(0.52):
        colonnaded_palace(scene, upright_quad(40, 612, 400, 236, 400, 236))
        colonnaded_palace(scene, upright_quad(826, 612, 400, 236, 400, 236))
        quad = Quad(60, 200, (440, 410), (520, 452), (520, 606), (440, 612))
        plain_front(scene, quad)
        quad = Quad(60, 200, (746, 452), (826, 410), (826, 612), (746, 606))
        plain_front(scene, quad)
        cast_wedge(scene, [(440, 410), (520, 452), (520, 606), (440, 612)], 0.3, 3)
        cast_wedge(scene, [(106, 432), (374, 432), (374, 478), (150, 528), (106, 528)], 0.2, 4)
        cast_wedge(scene, [(746, 452), (826, 412), (1260, 412), (1260, 620), (746, 620)], 0.3, 3)
    with scene.faded(0.45):
        scene.fill([(-20, 470), (40, 452), (40, 612), (-20, 612)], 0.24, hatch=3, wash="#a9b08c", outline=0.8)


def _liberty(scene: Scene) -> None:
    """The plaster goddess on the pedestal of a king."""
    with scene.faded(0.72):
        base = [(356, 540), (424, 540), (424, 640), (356, 640)]
        scene.fill(base, linear(356, 0, 0.08, 424, 0, 0.4), hatch=88, wash="#ddd2ba", outline=1.3)
        scene.fill(
            [(348, 532), (432, 532), (426, 544), (354, 544)], 0.1, hatch=2, wash="#ddd2ba", outline=1.1
        )
        plaster = {"gown": "#e9e2d2", "bodice": "#e9e2d2", "apron": "", "kerchief": "", "shadow": False}
        plaster |= {"skin": "#e9e0cc", "hat": "phrygian", "hat_colour": "#b8402f", "blush": 0.0}
        spear = pole(178, 34, 34, 1.8, "#8a7a60", pike_tip)
        sitting_woman(
            scene, 386, 532, 1.3, 1, seat=14, turn=44, arm_far=(70, 130), hold_far=spear, seed=4, **plaster
        )


def _scaffold(scene: Scene) -> None:
    """A platform on posts, boarded round, with a stair on the left."""
    left, right, top, low = 486, 866, 640, 766
    wash = "#b8935c"
    scene.fill(
        [(left, top), (right, top), (right, low), (left, low)], 0.3, hatch=89, wash="#a5814f", outline=1.7
    )
    for x in range(left + 26, right, 32):
        scene.line([(x, top + 4), (x - 1, low)], 1.1, lift=0.1)
    deck = [(left - 8, top), (left + 22, top - 22), (right - 14, top - 22), (right + 10, top)]
    scene.fill(deck, 0.06, hatch=2, wash="#cfae78", outline=1.4)
    for f in (0.3, 0.62):
        scene.line([(left - 8 + 30 * f, top - 22 * f), (right + 10 - 24 * f, top - 22 * f)], 0.7)
    scene.fill(
        [(left - 8, top), (right + 10, top), (right + 10, top + 12), (left - 8, top + 12)],
        0.34,
        hatch=2,
        wash=wash,
        outline=1.4,
    )
    for i in range(7):
        x, y = left - 12 - i * 13, top + 6 + i * 17
        scene.fill([(x - 13, y), (x + 3, y), (x + 3, y + 6), (x - 13, y + 6)], 0.2, wash=wash, outline=1.0)
    scene.fill(
        [(left - 10, top + 2), (left - 108, top + 128), (left - 98, top + 130), (left - 2, top + 8)],
        0.4,
        wash=wash,
        outline=1.2,
    )


def _guillotine(scene: Scene) -> None:
    """Two grooved uprights, the slanting blade drawn up, the plank, the basket of wicker."""
    x, top, foot = MACHINE, 188, 628
    for dx in (-48, 34):
        brace = [
            (x + dx + 7, 540),
            (x + dx + (46 if dx > 0 else -32), foot),
            (x + dx + (34 if dx > 0 else -20), foot),
        ]
        scene.fill([*brace, (x + dx + 7, 556)], 0.45, hatch=60, wash=RED, outline=1.3)
        post = [(x + dx, top), (x + dx + 14, top), (x + dx + 14, foot), (x + dx, foot)]
        scene.fill(post, linear(x + dx, 0, 0.08, x + dx + 14, 0, 0.6), hatch=89, wash=RED, outline=1.8)
        scene.line([(x + dx + 7, top + 14), (x + dx + 7, foot - 30)], 0.8)
    for y, grow in ((top - 10, 10), (592, 6)):
        beam = [(x - 48 - grow, y), (x + 48 + grow, y), (x + 48 + grow, y + 18), (x - 48 - grow, y + 18)]
        scene.fill(beam, 0.26, hatch=2, wash=RED, outline=1.7)
    blade = [(x - 34, 250), (x + 34, 250), (x + 34, 288), (x - 34, 328)]
    scene.fill(blade, linear(x - 34, 0, 0.02, x + 34, 0, 0.44), hatch=60, wash="#ccd5da", outline=1.7)
    scene.fill(
        [(x - 34, 230), (x + 34, 230), (x + 34, 252), (x - 34, 252)],
        0.62,
        hatch=2,
        wash="#7a6a5a",
        outline=1.4,
    )
    scene.line([(x, top + 6), (x, 232)], 1.5)
    scene.line([(x + 44, top + 6), (x + 58, 380), (x + 60, 560)], 1.5)
    board = [(x - 34, 556), (x + 34, 556), (x + 34, 592), (x - 34, 592)]
    scene.fill(board, 0.22, hatch=88, wash="#b08a52", outline=1.4)
    scene.fill(ellipse(x, 574, 11, 11, 20), 0.8, wash="#4a4036", outline=1.2)
    scene.line([(x - 34, 574), (x + 34, 574)], 1.0)
    plank = [(x + 50, 596), (x + 176, 600), (x + 176, 611), (x + 50, 608)]
    scene.fill(plank, 0.26, hatch=2, wash="#b08a52", outline=1.3)
    for dx in (70, 160):
        scene.fill(
            [(x + dx, 610), (x + dx + 8, 610), (x + dx + 8, foot), (x + dx, foot)],
            0.4,
            wash="#b08a52",
            outline=1.0,
        )
    basket = [(x - 116, 596, 1), (x - 112, 630, 1), (x - 70, 630, 1), (x - 64, 596, 1)]
    scene.shape(basket, 0.24, puff=0.4, hatch=0, cross=88, wash="#c09a60", outline=1.4)
    scene.fill(ellipse(x - 90, 596, 26, 5, 24), 0.5, hatch=2, wash="#a07c48", outline=1.1)


def _on_the_scaffold(scene: Scene) -> None:
    stand = {"shadow": False}
    man(scene, 744, 630, 1.5, -1, seed=1, **stand, **PEOPLE["executioner"])
    man(scene, 858, 634, 1.45, -1, seed=2, **stand, **PEOPLE["helper"])
    condemned = man(scene, 795, 638, 1.62, -1, seed=4, **stand, **PEOPLE["condemned"])
    x, y = condemned.near_hand()
    scene.line([(x - 5, y - 5), (x + 3, y - 1), (x + 5, y + 3)], 2.6)
    man(
        scene,
        520,
        634,
        1.45,
        1,
        seed=3,
        turn=50,
        hold=musket(172),
        arm_near=(16, 96),
        hand="fist",
        **stand,
        **GUARD,
    )


def _crowd(scene: Scene, rng: np.random.Generator) -> None:
    with scene.faded(0.82):
        throng(
            scene,
            rng,
            -10,
            480,
            700,
            752,
            0.8,
            0.98,
            3,
            gap=20,
            focus=MACHINE,
            arms=0.3,
            time="paris",
            sink=0.45,
        )
        throng(
            scene,
            rng,
            880,
            1215,
            700,
            752,
            0.8,
            0.98,
            3,
            gap=20,
            focus=MACHINE,
            arms=0.3,
            time="paris",
            sink=0.45,
        )
    for i, x in enumerate((570, 748, 818)):
        turn = (30, -20, 50)[i]
        man(
            scene,
            x,
            778 + 3 * (i % 2),
            1.5,
            1,
            seed=20 + i,
            turn=turn,
            hold=musket(174),
            arm_near=(10, 100),
            hand="fist",
            **GUARD,
        )
    crowd = (
        (40, 788, 1, "fist", 60),
        (104, 796, 1, "hat", 90),
        (166, 786, 1, "talk", 40),
        (312, 792, 1, "arms", 110),
    )
    crowd += (
        (382, 784, 1, "fist", 70),
        (444, 798, 1, "idle", 130),
        (912, 794, -1, "arms", 80),
        (968, 786, -1, "talk", 50),
    )
    crowd += ((1030, 796, -1, "fist", 100), (1096, 788, -1, "hat", 60), (1160, 796, -1, "idle", 40))
    for x, y, flip, act, turn in crowd:
        folk(scene, rng, x, y, 1.56, flip, act=act, turn=turn, time="paris")
    piked = ((250, 800, 1, 172), (1128, 806, -1, 176), (934, 808, -1, 174))
    for x, y, flip, angle in piked:
        spear = pole(angle, 64, 40, 2.2, tip=pike_tip)
        folk(scene, rng, x, y, 1.6, flip, act="fist", turn=80, time="paris", lady=False, hold_far=spear)


def _colours(scene: Scene) -> None:
    """The nation's colours, blue at the staff, and a cap of liberty over them."""
    staff(scene, (142, 858), (132, 342), 4.0, finial="")
    french_colour(scene, 133, 352, 130, 86, 1, year=1794)
    cap_tip(Burin(scene, 1.8), Frame(132, 338, 1.5))
    man(scene, 112, 862, 2.65, 1, seed=11, **PEOPLE["ensign"])


def _front(scene: Scene) -> None:
    woman(scene, 252, 866, 2.5, 1, seed=12, **PEOPLE["market wife"])
    child(
        scene,
        186,
        886,
        2.6,
        1,
        seed=13,
        turn=66,
        hat="phrygian",
        hat_colour="#b8402f",
        hold_far=_pinwheel,
        arm_far=(120, 150),
    )
    man(scene, 392, 880, 2.4, 1, seed=14, hold=paper(15, 19, 10, heading=True), **PEOPLE["crier"])
    man(scene, 1104, 880, 2.45, -1, seed=15, hold_far=pole(176, 70, 40, 2.4, tip=pike_tip), **PEOPLE["piker"])
    man(scene, 446, 892, 2.35, 1, seed=18, hold_far=hat_in_hand("round", "#5a4a38"), **PEOPLE["citizen"])
    _knitters(scene)
    dark = {"dress": "tail", "coat": "#4f4a52", "hair": "short", "turn": 140, "tone": 0.16}
    bust(scene, 16, 690, 3.0, depth=90, seed=19, hat="round", **dark)
    bust(scene, 1188, 704, 3.0, -1, depth=90, seed=21, hat="bicorne", **dark)


def _pinwheel(burin: Burin, frame: Frame, point: tuple[float, ...], _: float) -> None:
    """A paper windmill in the three colours."""
    x, y = point[0] + 2, point[1] - 26
    burin.line(frame, [point, (x, y)], 1.4, 0)
    for i, wash in enumerate(("#5f7ba0", "#f3ecd8", "#c65a48", "#f3ecd8")):
        sail = frame.child(x, y, 90 * i + 20)
        burin.polygon(sail, [(0, 0), (0, -10), (7, -7)], wash, 0.1, puff=0, outline=0.8)


def _stocking(burin: Burin, frame: Frame, point: tuple[float, ...], _: float) -> None:
    """A stocking half knitted, its foot hanging from three needles."""
    inner = frame.child(point[0] + 3, point[1], 0, 0.78)
    leg = [
        (-5, -2, 1),
        (5, -2, 1),
        (4, 7),
        (3, 13),
        (6, 15.4),
        (12, 17),
        (12, 20),
        (4, 20.6),
        (-1.6, 18),
        (-2, 12),
    ]
    burin.shape(inner, leg, "#efe3c4", 0.1, puff=0.4, hatch=4, outline=1.0)
    for level in (2.5, 5.5):
        burin.line(inner, [(-4, level), (4.4, level)], 1.6, 0)
    for needle in ([(-11, -4), (8, -2)], [(-7, -1), (11, -5)], [(-4, -9), (6, 2)]):
        burin.line(inner, needle, 1.2, 0)


def _knitters(scene: Scene) -> None:
    """Two women on a bench, who have brought their work."""
    scene.fill([(850, 812), (1060, 812), (1056, 826), (846, 826)], 0.2, hatch=2, wash="#b08a52", outline=1.5)
    for x in (862, 1034):
        scene.fill([(x, 826), (x + 14, 826), (x + 10, 886), (x + 2, 886)], 0.5, wash="#8a6a42", outline=1.2)
    sitting_woman(scene, 1000, 890, 2.7, -1, seat=28, seed=16, hold=_stocking, **PEOPLE["friend"])
    sitting_woman(scene, 902, 896, 2.85, -1, seat=28, seed=17, hold=_stocking, **PEOPLE["knitter"])
