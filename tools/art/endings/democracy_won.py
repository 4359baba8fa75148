"""Democracy, won: the Member is chaired through the town, swaying on the shoulders of his voters.

Hero: the Member in blue on a crimson chair hung with laurel; the joke: a pig and a dancing boy clear the way.
Dress of about 1790. Checked: chairing in a decked armchair on poles, fiddlers and flags before, ladies at the
windows with handkerchiefs and favours (F. O'Gorman, "Campaign Rituals and Ceremonies", Past & Present, 1992);
Hogarth's last picture of the Election (1755) has the swaying chair and the pigs.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, Point, Points, limb
from ..engine.lettering import banner, quad_text
from ..engine.scene import Scene
from ..kits.beasts import dog, pig
from ..kits.bodies import child, man, woman
from ..kits.burin import Burin
from ..kits.casting import cast
from ..kits.churches import portico, st_pauls, steeple
from ..kits.crowd import folk, throng
from ..kits.election import laurel, triumph_chair_back, triumph_chair_front
from ..kits.facades import House, facade, terrace
from ..kits.flags import staff
from ..kits.ground import cobbles
from ..kits.hats import Hat, draw_hat
from ..kits.modelling import View
from ..kits.openings import PAINT
from ..kits.perspective import COURSES, Quad, panel, quad_fill
from ..kits.props import hat_in_hand, tankard
from ..kits.seated import sitting_man
from ..kits.sky import sky

SEED = 17
SWAY = -6.0
"""How far the chair leans, in degrees."""
CHAIR: Point = (800, 486)


def draw(scene: Scene) -> None:
    """Cut the picture."""
    rng = np.random.default_rng(SEED)
    sky(scene, "mackerel", 640, seed=12, right=1600, strength=0.85)
    inn = Quad(420, 420, (-80, -80), (500, 180), (500, 656), (-80, 760))
    _town(scene, inn, rng)
    cobbles(scene, 620, 900, seed=8, right=1600, wash="#d8caa4")
    with scene.faded(0.85):
        throng(scene, rng, -10, 1610, 650, 706, 0.74, 1.1, 4, focus=800, arms=0.6, time="1795")
    _banners(scene)
    _crowd(scene, rng)
    _far_bearers(scene)
    _chair(scene, rng)
    _near_bearers(scene)
    _hats_aloft(scene)
    _front(scene)
    scene.shade([(0, 878), (1600, 878), (1600, 900), (0, 900)], 0.25, 18)


def _town(scene: Scene, inn: Quad, rng: np.random.Generator) -> None:
    with scene.faded(0.45):
        st_pauls(scene, 1010, 606, 1.15)
        steeple(scene, 640, 612, 0.95, weight=0.8)
    with scene.faded(0.58):
        row = [
            House(84, 150, 3, 2, "#d8c39a"),
            House(96, 186, 3, 2, "#cf9c78"),
            House(80, 140, 2, 2, "#d5b58c"),
            House(92, 172, 3, 2, "#cf9c78"),
            House(88, 150, 3, 2, "#d8c39a"),
            House(90, 178, 3, 2, "#d5b58c"),
            House(100, 156, 3, 2, "#cf9c78"),
        ]
        terrace(scene, 500, 632, row, rng)
    with scene.faded(0.96):
        facade(scene, inn, 3, 4, wash="#d2966c", tone=0.13, rng=rng, weight=1.15)
        hall = Quad(400, 420, (1130, 200), (1690, -30), (1690, 760), (1130, 652))
        x, y, size = portico(scene, hall, rng)
        quad_text(scene, hall, x, y, "GUILD · HALL", size, width=300)
        for bay, level in ((1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (3, 1)):
            _lady(scene, inn, rng, bay, level)


def _lady(scene: Scene, inn: Quad, rng: np.random.Generator, bay: int, level: int) -> None:
    """At an open sash, with a handkerchief or a favour."""
    wide, storey = inn.w / 4, inn.h / 3
    x, w = wide * (bay + 0.26), wide * 0.48
    y, h = storey * (level + (0.3 if level == 0 else 0.22)), storey * (0.5 if level == 0 else 0.6)
    quad_fill(scene, inn, panel(x, y + h * 0.3, w, h * 0.7), 0.82, wash="#6a5a48", outline=1.2)
    foot = inn.at(x + w * 0.4, y + h)
    scale = 2.0 * (1.12 - 0.1 * bay)
    view = [(x - 30, y - 70), (x + 150, y - 70), (x + 150, y + h), (x - 30, y + h)]
    with scene.clipped(inn(view)):
        how = {
            "arm_far": (104 + 12 * (bay % 2), 140),
            "hold_far": _handkerchief,
            "hand_far": "fist",
            "look": 8,
        }
        chance = rng.random()
        gown = ("#8c6f8e", "#b8503c", "#6d8a8c", "#c9a24c", "#7d8fae")[(bay + 2 * level) % 5]
        woman(
            scene,
            foot[0],
            foot[1] + 56 * scale,
            scale,
            turn=50 + 20 * chance,
            gown=gown,
            upper_only=True,
            shadow=False,
            smile=0.7,
            hat=("mob", "straw")[level],
            hat_colour=("#f0e8d4", "#e0c88a")[level],
            **how,
        )
    sill = panel(x - w * 0.1, y + h, w * 1.2, h * 0.08)
    quad_fill(scene, inn, sill, 0.12, along=COURSES, wash=PAINT, outline=1.0)


def _handkerchief(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    """A square of linen that hangs and flutters from the fist by one corner."""
    cloth: Points = [
        (-1, -2, 1),
        (6, 2),
        (12, 1),
        (17, 5, 1),
        (13, 10),
        (14, 17, 1),
        (8, 14),
        (3, 19, 1),
        (1, 10),
    ]
    place = frame.child(palm[0], palm[1] + 1)
    burin.shape(place, cloth, "#f8f2e2", 0.03, puff=0.3, outline=0.9)
    for fold in ([(1, 1), (7, 6), (11, 9)], [(0, 3), (4, 10), (5, 15)]):
        burin.line(place, fold, 0.6)


def _banners(scene: Scene) -> None:
    """Each with its two bearers under it."""
    for left, right, words, wash, top in (
        (330, 606, "LIBERTY", "#f3e7c6", 292),
        (1046, 1330, "REFORM", "#b4c8dc", 300),
    ):
        for x, lean in ((left, -6), (right, 8)):
            staff(scene, (x - lean, 748), (x, top - 16), 5.5)
        banner(scene, left, top, right, top - 6, words, 94, wash, 9, phase=left / 300)
    for x, flip in ((322, 1), (616, -1), (1040, 1), (1338, -1)):
        how = {"turn": 60, "arm_far": (66, 110), "hand_far": "fist", "arm_near": (40, 120), "hand": "fist"}
        man(
            scene,
            x - 14 * flip,
            752,
            1.75,
            flip,
            seed=x,
            dress="shirt",
            waistcoat="#7d8c66",
            hat="round",
            **how,
        )


def _crowd(scene: Scene, rng: np.random.Generator) -> None:
    acts = ("fist", "arms", "hat", "arms", "talk", "hat", "point")
    spots = [
        (x + rng.uniform(-18, 18), rng.uniform(752, 792))
        for x in (*range(-6, 480, 50), *range(1130, 1620, 50))
    ]
    spots += [(x + rng.uniform(-14, 14), rng.uniform(722, 744)) for x in range(500, 1110, 46)]
    for i, (x, y) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        scale = 1.42 + (y - 722) * 0.006
        folk(
            scene,
            rng,
            x,
            y,
            scale,
            1 if x < 800 else -1,
            act=acts[i % 7],
            turn=40 + 70 * rng.random(),
            nod=10,
        )


def _deck() -> Frame:
    """The frame of the poles: origin under the chair, turned by its sway."""
    return Frame(*CHAIR, 1.0, SWAY)


BEARER = {"arm_far": (20, 40), "arm_near": (62, 172), "hand": "fist", "turn": 72, "nod": -2}


def _bearer(scene: Scene, along: float, drop: float, scale: float, seed: int, **who) -> None:
    """Somebody with a pole on his shoulder, `along` it from the chair."""
    x, y = _deck().at(along, drop)
    stride = {"leg_near": (24 + 3 * (seed % 3), 2), "leg_far": (-20, -30 + 4 * (seed % 2))}
    man(scene, x, y + 78 * scale + 6 * (seed % 2), scale, seed=seed, **(BEARER | stride | who))


def _far_bearers(scene: Scene) -> None:
    for i, along in enumerate((-286, -170, 150, 270)):
        dress = ("shirt", "frock", "jacket", "coat")[i]
        coat = ("#8a744e", "#7d8c66", "#a8744a", "#8c5a4a")[i]
        _bearer(
            scene,
            along,
            26,
            2.2,
            40 + i,
            dress=dress,
            coat=coat,
            hat=("", "round", "slouch", "tricorn")[i],
            hair="short",
        )
    deck = _deck()
    pole = limb(deck([(-370, 24), (380, 24)]), [9, 9])
    scene.fill(pole, 0.34, hatch=SWAY, wash="#a9804c", outline=1.3)


def _chair(scene: Scene, rng: np.random.Generator) -> None:
    frame = Frame(*_deck().at(-8, -24), 2.5, SWAY)
    triumph_chair_back(scene, frame)
    laurel(scene, frame([(-30, -16), (-38, -60), (-36, -98), (-24, -118), (-8, -122)]), rng, size=15)
    x, y = frame.at(4, 0)
    sitting_man(
        scene,
        x - 4,
        y + 28 * 3.9,
        3.9,
        seed=9,
        roll=SWAY,
        hold_far=hat_in_hand("tricorn"),
        over_trunk=_favour,
        **CAST["member"],
    )
    triumph_chair_front(scene, frame)
    laurel(scene, frame([(-30, 8), (0, 14), (42, 8)]), rng, size=13)


def _favour(burin: Burin, frame: Frame, view: View) -> None:
    """A scarlet sash of his party across the breast."""
    sash = [(-6.6, 3.6, 29.4), (-2.0, 7.6, 22.0), (3.0, 8.8, 13.0), (7.4, 7.0, 4.0)]
    sash += [(8.6, 5.6, 8.4), (5.4, 8.6, 17.0), (0.8, 7.8, 25.4), (-4.2, 3.4, 30.4)]
    burin.polygon(frame, view(sash), "#c8503c", 0.08, puff=0.1, outline=0.8)


def _near_bearers(scene: Scene) -> None:
    deck = _deck()
    pole = limb(deck([(-400, 34), (410, 34)]), [12, 12])
    scene.fill(pole, 0.2, hatch=SWAY, wash="#b89058", outline=1.6)
    team = (
        (
            -322,
            {
                "dress": "frock",
                "coat": "#b0563e",
                "waistcoat": "#d8b45c",
                "hat": "tricorn",
                "belly": 0.9,
                "mouth": 0.8,
            },
        ),
        (
            -196,
            {
                "dress": "shirt",
                "waistcoat": "#7d8c66",
                "hat": "cap",
                "hat_colour": "#8a5a3c",
                "hair": "short",
            },
        ),
        (
            188,
            {
                "dress": "shirt",
                "waistcoat": "#b8503c",
                "hair": "bald",
                "belly": 0.7,
                "mouth": 0.9,
                "age": 0.8,
            },
        ),
        (322, {"dress": "coat", "coat": "#7d8fae", "waistcoat": "#efe6d2", "hat": "round", "nose": 0.8}),
    )
    for i, (along, who) in enumerate(team):
        _bearer(scene, along, 38, 2.6, 50 + i, **who)


def _hats_aloft(scene: Scene) -> None:
    for x, y, turn, scale, kind in (
        (470, 150, -24, 2.5, "tricorn"),
        (980, 132, 36, 2.4, "round"),
        (1060, 220, -20, 2.1, "tricorn"),
        (880, 92, 14, 2.0, "tricorn"),
        (640, 214, 50, 2.0, "slouch"),
    ):
        draw_hat(Burin(scene, scale), Frame(x, y + 15 * scale, scale, turn), View(50 + turn), Hat(kind))


CAST = cast("""
member: dress=frock coat=#4f76b0 waistcoat=#f1e6c8 breeches=#efe6d2 hair=wig hair_colour=#ebe4d4 belly=0.8
  jowl=0.7 nose=0.6 chin=0.5 mouth=0.8 smile=0.6 blush=0.9 turn=54 arm_near=58,64 hand=open
  arm_far=138,164 hand_far=fist
fiddler: dress=frock coat=#8a6a52 waistcoat=#c9a24c hat=slouch hat_colour=#8a744e hair=long turn=66 head=10
  hand_at=17,80 hand_far_at=21,80 hand=fist hand_far=fist leg_near=24,2 leg_far=-12,-20 lean=-3 nod=-4
second: dress=shirt waistcoat=#b8503c hat=tricorn hair=queue turn=70 head=8 hand_at=17,79 hand_far_at=21,79
  hand=fist hand_far=fist leg_near=34,-6 leg_far=-14,-26 nod=-4
dancer: gown=#b8503c apron=#ece2c8 turn=48 stride=10 arm_near=-30,-70 arm_far=140,160 hand_far=open smile=0.9
toper: dress=frock coat=#7a7062 waistcoat=#d8b45c turn=52 belly=1 jowl=1 mouth=0.9 arm_near=120,168 hand=fist
  arm_far=30,60 lean=-8 nod=12 hair=wig
cheer: gown=#8c6f8e shawl=#d8c9a4 turn=64 arm_near=142,160 hand=open arm_far=124,150 hand_far=open mouth=0.8
old: dress=great coat=#8c8672 hat=round turn=40 age=1 nose=0.8 chin=0.7 arm_near=10,50 arm_far=140,160
""")


def _fiddle(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    """Held under the chin; the bow lies across the strings in the other hand."""
    neck = frame.child(palm[0] - 17, palm[1] - 3, 10, 1.2)
    body: Points = [
        (0, -3.6),
        (4, -4.8),
        (8, -3),
        (10, -3.4),
        (14, -3.8),
        (16, 0),
        (14, 3.8),
        (10, 3.2),
        (8, 3),
        (4, 4.8),
        (0, 3.6),
    ]
    burin.tube(neck, [(15, -0.6), (28, -1)], [2, 1.6], "#5a4026", 0.5)
    burin.shape(neck, body, "#d8823a", 0.1, puff=0.4, hatch=10)
    burin.line(neck, [(3, 0), (27, -0.8)], 0.5)
    burin.line(neck, [(2, -16), (16, 12)], 1.4, 0)


def _front(scene: Scene) -> None:
    man(scene, 90, 872, 2.9, seed=61, hold_far=_fiddle, **CAST["fiddler"])
    man(scene, 226, 890, 2.85, seed=62, hold_far=_fiddle, **CAST["second"])
    woman(scene, 402, 886, 2.7, seed=63, **CAST["dancer"])
    man(scene, 1500, 876, 2.8, -1, seed=64, hold=tankard(), **CAST["toper"])
    woman(scene, 1390, 866, 2.5, -1, seed=65, **CAST["cheer"])
    man(scene, 1262, 888, 2.75, -1, seed=67, hold_far=hat_in_hand("round"), **(CAST["old"] | {"hat": ""}))
    boy = {"waistcoat": "#b8503c", "arm_near": (140, 165), "arm_far": (120, 150), "leg_near": (34, -20)}
    child(scene, 1130, 872, 3.0, -1, seed=66, turn=40, mouth=0.8, leg_far=(-20, -40), **boy)
    pig(scene, 900, 880, 1.5, 1)
    dog(scene, 652, 878, 1.5, 1)
    draw_hat(Burin(scene, 2.2), Frame(548, 912, 2.2, -8), View(70), Hat("tricorn"))
