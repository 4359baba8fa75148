"""The Luddites: by one lantern two men break a stocking frame in a Nottinghamshire workshop.

Hero: the hammer swung back over the left man's head. Framework knitters of 1811 to 1812 in waistcoats, smocks
and jackets, some with blackened faces; through the window a lit mill under the moon. Checked: the frames were
broken at night by small disguised parties with hammers and axes, in villages round Nottingham from March 1811
(J. Beckett, "The Luddites", Nottinghamshire Heritage Gateway; M. Roberts, "Rural Luddism", Social History,
2017); letters were signed Ned or General Ludd (A. Randall, Riotous Assemblies, 2006).
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.geometry import Frame, Point, Points, ellipse, limb, rectangle
from ..engine.plate import BARE
from ..engine.scene import Scene
from ..kits.bodies import Person, man
from ..kits.burin import Burin
from ..kits.candlelight import (
    Light,
    candlelight,
    daylight,
    floor_shadow,
    halo,
    lantern,
    lit_from,
)
from ..kits.furniture import shelf
from ..kits.hangings import poster, tall_window
from ..kits.landmarks import spinning_mill
from ..kits.machines import stocking_frame
from ..kits.night import glow
from ..kits.perspective import COURSES, panel, quad_fill, quad_line
from ..kits.props import axe_tip, pole
from ..kits.rooms import Room
from ..kits.vehicles import plank, wheel

SEED = 19
LAMP: Point = (590, 250)
"""The middle of the lantern's light."""
UNDER: Point = (596, 700)
"""The place on the floor beneath it."""
LAMP_SIZE = 1.6


def draw(scene: Scene) -> None:
    """Cut the plate."""
    rng = np.random.default_rng(SEED)
    room = Room(scene, (600, 420), (150, 84, 1060, 590), 3.6, 200)
    _workshop(scene, room, rng)
    _window(scene, room)
    _doorway(scene, room)
    _watchers(scene)
    _second_frame(scene)
    scene.shade([(380, 750), (820, 750), (930, 806), (320, 806)], 0.4, 12)
    stocking_frame(scene, 620, 782, 1.9, broken=True)
    _splinters(scene, rng)
    _hammer_men(scene)
    _wreckage(scene)
    _lookouts(scene)
    _light(scene, room)


def _workshop(scene: Scene, room: Room, rng: np.random.Generator) -> None:
    room.walls("#d6c49c", far=0.1, left=0.22, right=0.22, roof=0.3, roof_wash="#9a7c56")
    for _ in range(40):
        u, v = rng.uniform(0, room.far.w), rng.uniform(5, 95)
        quad_line(scene, room.far, [(u, v), (u + rng.uniform(2, 6), v + rng.uniform(-0.5, 0.5))], 0.7, 0.4)
    for at in (3, room.far.w * 0.5, room.far.w - 8):
        quad_fill(scene, room.far, panel(at, 0, 5, 100), 0.3, wash="#a08058", outline=1.3)
    quad_fill(scene, room.far, panel(0, 62, room.far.w, 4.4), 0.3, along=COURSES, wash="#a08058", outline=1.2)
    room.boards("#b8a074", tone=0.2, planks=13, weight=1.1)
    room.beams(5, 3.2, tone=0.4, wash="#8a7050")
    shelf(scene, *room.far([(10, 24), (44, 24)]), 10)
    for i in range(6):
        x, y = room.far.at(13 + i * 5.6, 24)
        _bobbin(scene, x, y, "#e6dcc2" if i % 3 else "#b8503c")
    poster(scene, room.far([(50, 29), (74, 28), (74.4, 51), (49.6, 52)]), [("NED", 0.26), ("LUDD", 0.36)])


def _bobbin(scene: Scene, x: float, y: float, wash: str) -> None:
    side = [(11, 0, 1), (11, -4), (5, -8), (6, -26), (3, -34)]
    outline = [*((-px, *rest) for px, *rest in side), *side[::-1]]
    scene.shape(Frame(x, y)(outline), 0.15, puff=0.6, hatch=5, wash=wash, outline=1.1)


def _window(scene: Scene, room: Room) -> None:
    """A long workshop window on a moonlit valley and its mill."""
    quad = room.far
    x0, y0 = quad.at(106, 14)
    x1, y1 = quad.at(160, 60)

    def night() -> None:
        moon = (x0 + 62, y0 + 50)

        def dark(x: np.ndarray, y: np.ndarray) -> np.ndarray:
            return np.clip(0.5 - 0.4 * np.exp(-np.hypot(x - moon[0], y - moon[1]) / 70), 0, 0.8)

        scene.fill(rectangle(x0, y0, x1, y1), dark, hatch=2, cross=28, wash="#86a4cc", pitch=0.8)
        scene.fill(ellipse(*moon, 21, 21, 30), 0.0, kind=BARE, wash="#f8f0d4", outline=1.1)
        hill: Points = [
            (x0 - 10, y1 - 46, 1),
            (x0 + 70, y1 - 66),
            (x1 + 10, y1 - 40, 1),
            (x1, y1 + 9, 1),
            (x0, y1 + 9, 1),
        ]
        scene.shape(hill, 0.5, hatch=6, wash="#7d93a0", outline=1.0)
        spinning_mill(scene, x0 + 120, y1 - 26, 112, 124, tone=0.62, wash="#8a8a94", weight=1.0)
        chimney = [(x1 - 22, y1 - 30), (x1 - 18, y0 + 46), (x1 - 6, y0 + 46), (x1 - 2, y1 - 30)]
        scene.fill(chimney, 0.66, hatch=88, wash="#8a8a94", outline=1.1)
        near: Points = [
            (x0 - 10, y1 - 14, 1),
            (x0 + 130, y1 - 30),
            (x1 + 10, y1 - 10, 1),
            (x1, y1 + 9, 1),
            (x0, y1 + 9, 1),
        ]
        scene.shape(near, 0.66, hatch=6, wash="#74868c", outline=1.0)

    tall_window(
        scene,
        quad,
        106,
        14,
        54,
        46,
        panes=(5, 3),
        night=True,
        weight=1.2,
        frame="#a08058",
        glass="#86a4cc",
        view=night,
    )


def _doorway(scene: Scene, room: Room) -> None:
    """An open door in the left wall: a bluish night, a lantern coming, the leaf swung in."""
    wall = room.left
    quad_fill(scene, wall, panel(142, 22, 42, 78), 0.3, along=COURSES, wash="#a08058", outline=1.4)
    quad_fill(scene, wall, panel(146, 26, 34, 74), 0.34, along=COURSES, wash="#8fb0dc", outline=1.4)
    with scene.clipped(wall.clip(146, 26, 34, 74)):
        x, y = wall.at(158, 100)
        hill: Points = [
            (x - 90, y - 190),
            (x, y - 230),
            (x + 90, y - 180),
            (x + 90, y + 60),
            (x - 90, y + 60),
        ]
        scene.fill(hill, 0.52, hatch=6, wash="#8496a8", outline=1.0)
        for dx, dy in ((-20, -330), (14, -300), (-4, -270)):
            scene.fill(ellipse(x + dx, y + dy, 2.2, 2.2, 8), 0.0, kind=BARE, wash="#f8f0d4")


RAISED, SHUT = {"arm_near": (136, 160), "hand": "fist"}, {"hand": "fist"}
STAFF, AXE = {"hold": pole(178, 44, 40)} | SHUT, {"hold": pole(172, 26, 14, tip=axe_tip)}
RED_CAP, GREY_CAP = {"hat": "cap", "hat_colour": "#8a5a4a"}, {"hat": "cap", "hat_colour": "#7a6a52"}
WATCHERS = (
    (176, 700, 2.7, 1, {"coat": "#8a7a5c", "turn": 64, "hat": "slouch", "arm_near": (30, 80), "lean": 8}),
    (250, 676, 2.5, 1, {"coat": "#7d8ba0", "turn": 40, "mouth": 0.9} | RED_CAP | RAISED),
    (296, 660, 2.3, 1, {"coat": "#8a8a7a", "turn": 22, "hat": "round", "nod": -8, "arm_near": (20, 50)}),
    (226, 742, 3.0, 1, {"coat": "#9a7258", "turn": 58, "hat": "slouch", "arm_near": (20, 90)} | STAFF),
    (948, 664, 2.4, -1, {"coat": "#8a7a68", "turn": 28, "hat": "round", "arm_near": (30, 110)} | SHUT),
    (1010, 682, 2.6, -1, {"coat": "#7f8ca4", "turn": 70, "hat": "slouch", "mouth": 0.8} | RAISED | AXE),
    (1074, 700, 2.75, -1, {"coat": "#8a8268", "turn": 46, "nod": -6, "arm_near": (10, 60)} | GREY_CAP),
)


def _watchers(scene: Scene) -> None:
    """Two uneven knots of men by the walls."""
    for i, (x, y, scale, flip, who) in enumerate(sorted(WATCHERS, key=lambda each: each[1])):
        lit_from(scene, x, 480, LAMP)
        how = {"dress": ("smock", "jacket", "shirt")[i % 3], "hair": "short", "breeches": "#9a8866"}
        person = man(scene, x, y, scale, flip, seed=30 + i, shadow=False, **(how | who))
        if i % 2 == 0:
            blacken(person)


def blacken(person: Person) -> None:
    """Lamp-black on the face, as a disguise."""
    burin, head = person.burin, person.head
    for x, y, r in ((2.4, -6.4, 2.6), (4.2, -10.4, 1.8), (4.6, -3.2, 1.6), (-0.6, -5.0, 1.8)):
        spot = head(ellipse(x, y, r, r, 12))
        burin.scene.tint(spot, "#8a8078", 0.7, soft=r * 0.5 * head.scale)


def _second_frame(scene: Scene) -> None:
    """Another frame, whole as yet, in the dark on the right."""
    with scene.faded(0.9):
        stocking_frame(scene, 950, 690, 0.92, seed=5, weight=1.1)


def _splinters(scene: Scene, rng: np.random.Generator) -> None:
    """What flies up from the blow."""
    cx, cy = 566, 500
    for _ in range(16):
        angle, far = rng.uniform(-2.9, -0.25), rng.uniform(60, 170)
        x, y = cx + far * math.cos(angle), cy + far * math.sin(angle) * 0.8
        way, long = rng.uniform(0, math.pi), rng.uniform(8, 20)
        dx, dy = long * math.cos(way), long * math.sin(way)
        chip: Points = [(x - dx, y - dy), (x - 3, y + 2.6), (x + dx, y + dy), (x + 2, y - 3)]
        scene.fill(chip, 0.16, wash="#d4ae68", outline=1.1)
    for angle in np.linspace(-2.7, -0.4, 8):
        c, s = math.cos(angle), math.sin(angle)
        scene.line([(cx + 60 * c, cy + 52 * s), (cx + 98 * c, cy + 82 * s)], 1.6, 0.4)


def _sledge(burin: Burin, frame: Frame) -> None:
    """The head of a great hammer."""
    head = [(-13, -7, 1), (13, -7, 1), (14, 0), (13, 8, 1), (-13, 8, 1), (-14, 0)]
    burin.polygon(frame, [point[:2] for point in head], "#9a9488", 0.36, puff=0.6, hatch=85, outline=1.2)
    for at in (-9, 9):
        burin.line(frame, [(at, -7), (at, 8)], 0.9)


STRIKER = (
    {
        "dress": "shirt",
        "waistcoat": "#c0452f",
        "breeches": "#a8946c",
        "stockings": "#d8ccb0",
    }
    | {"hair": "short", "hair_colour": "#4a3524", "nose": 0.6, "chin": 0.5, "mouth": 0.8, "nod": 6}
    | {
        "turn": 74,
        "lean": -10,
        "arm_near": (208, 190),
        "arm_far": (186, 214),
        "hand": "fist",
        "hand_far": "fist",
    }
    | {"leg_near": (36, 4), "leg_far": (-26, -22), "hold": pole(232, 38, 14, 3.0, tip=_sledge)}
)
SECOND = (
    {"dress": "shirt", "waistcoat": "#5f7fae", "breeches": "#9a8866", "stockings": "#d8ccb0"}
    | {
        "hat": "cap",
        "hat_colour": "#c23f33",
        "hair": "short",
        "hair_colour": "#2f261e",
        "nose": 0.4,
        "chin": 0.7,
    }
    | {"turn": 78, "lean": 24, "arm_near": (76, 84), "arm_far": (86, 84), "hand": "fist", "hand_far": "fist"}
    | {"leg_near": (38, 6), "leg_far": (-28, -40), "hold": pole(142, 38, 15, 3.0, tip=_sledge)}
)


def _hammer_men(scene: Scene) -> None:
    for x, y in ((396, 826), (892, 836)):
        floor_shadow(scene, x, y, 3.9, UNDER, length=34)
    lit_from(scene, 370, 560, LAMP)
    blacken(man(scene, 398, 828, 4.0, 1, seed=1, shadow=False, **STRIKER))
    lit_from(scene, 880, 560, LAMP)
    man(scene, 888, 838, 3.95, -1, seed=2, shadow=False, **SECOND)


def _wreckage(scene: Scene) -> None:
    """Wheel, timbers and a stocking web on the boards."""
    scene.shade([(450, 866), (840, 866), (870, 890), (430, 890)], 0.3, 8)
    wheel(scene, Frame(560, 852, 1.15, 14), 0, 0, 40, spokes=8)
    for start, end in (
        ((456, 838), (520, 852)),
        ((660, 868), (724, 846)),
        ((722, 838), (766, 876)),
        ((404, 880), (470, 868)),
    ):
        plank(scene, start, end)
    web: Points = [(640, 882, 1), (690, 846), (740, 858), (800, 850), (826, 882, 1), (760, 898), (684, 896)]
    scene.shape(web, 0.08, puff=0.4, curve=0.5, hatch=30, wash="#efe6d2", outline=1.4)
    for x in (690, 730, 772):
        scene.pen_line([(x, 860), (x + 12, 874), (x + 8, 886)], 0.9)


def _lookouts(scene: Scene) -> None:
    """Dark near figures that frame the light: two backs at the left, a man with a firelock at the right."""
    for x, y, scale, who in (
        (44, 990, 4.6, {"coat": "#7a808e", "turn": 128, "hat": "round", "hair": "queue", "look": -20}),
        (176, 1036, 4.5, {"coat": "#8f6f58", "turn": 116, "hat": "slouch", "hair": "short", "mouth": 0.6}),
    ):
        lit_from(scene, x, 760, LAMP)
        man(scene, x, y, scale, seed=x, dress="great", shadow=False, tone=0.4, **who)
    lit_from(scene, 1110, 600, LAMP)
    armed = {
        "turn": 60,
        "look": -30,
        "dress": "great",
        "coat": "#7d6a56",
        "hat": "slouch",
        "hair": "long",
    } | {"hair_colour": "#3a2c22", "arm_near": (24, 74), "hand": "fist", "hold": _firelock}
    man(scene, 1126, 936, 4.3, -1, seed=8, shadow=False, **armed)


def _firelock(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    """An old gun carried upright."""
    x, y = palm
    stock = limb([(x - 3, y + 20), (x - 1, y + 6), (x + 1, y - 14)], [6, 4, 2.8])
    burin.polygon(frame, stock, "#8a5f3a", 0.35)
    burin.tube(frame, [(x + 1, y - 10), (x + 5, y - 66)], [2.6, 2.0], "#b4b8bc", 0.1)
    burin.shape(
        frame, [(x - 1, y - 2), (x + 5, y - 6), (x + 4, y + 2), (x, y + 4)], "#9a9488", 0.3, outline=0.8
    )


def _light(scene: Scene, room: Room) -> None:
    x, y = LAMP
    window = room.far.at(133, 36)
    candlelight(
        scene,
        [
            Light(x, y, 240, 0.62, 0.95),
            Light(x, y + 170, 380, 0.62, 0.9),
            Light(620, 720, 400, 0.5, 1.4),
            Light(*room.far.at(27, 40), 90, 0.26),
            Light(*window, 120, 0.5),
            Light(*room.left.at(162, 60), 70, 0.5, 0.6),
            Light(1120, 600, 90, 0.2),
        ],
        ambient=0.09,
    )
    glow(scene, x, y, 120, "#fbe2a0", 0.45)
    glow(scene, x, y, 60, "#fff6d8", 1.0)
    lantern(scene, x, y - 36 * LAMP_SIZE, LAMP_SIZE, hang=150)
    halo(scene, x, y, 70)
    daylight(scene)
