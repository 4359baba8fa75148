"""The Swing Riots, 1830: ricks burn by night and labourers break the threshing machine.

Hero: the ricks alight, and before them the man with the sledge over the machine. Checked: the first machine
was broken on the night of Saturday 28 August 1830 in the Elham valley of Kent, ricks burned across the
south that autumn, letters were signed by a Captain Swing; the machines were of wood and iron, worked by
horses, and carted into the open to be broken (Hobsbawm and Rudé, Captain Swing; Swing riots, Wikipedia;
D. Swinerd's talk on Elham). Smocks, round hats, trousers: labourers' dress of 1830; no faces are blackened.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..engine.fonts import SCRIPT, face
from ..engine.geometry import Frame, Points, ellipse, limb, linear, rectangle, spline
from ..engine.scene import Scene
from ..kits.bodies import child, man, woman
from ..kits.burin import Burin
from ..kits.crowd import folk
from ..kits.facades import chimney, facade
from ..kits.fire import flames, sparks
from ..kits.ground import level, tufts
from ..kits.night import beyond, chill, glow, night_sky
from ..kits.perspective import Quad
from ..kits.props import axe_tip, flame_tip, fork_tip, pole, torch
from ..kits.smoke import column
from ..kits.trees import tree
from ..kits.vehicles import wheel

SEED = 44
FIRE = (318, 560)
HORIZON = 590
NIGHT_GREENS = ("#7d8a6a", "#8d976c", "#66785f")
SMOCK = {"dress": "smock", "coat": "#d9cda8", "hat": "round", "hat_colour": "#5a4a38", "hair": "short"}
SHIRT = {"dress": "shirt", "waistcoat": "#8c5a4a", "hat": "", "hair": "short", "breeches": "#9a8460"}
OAK, IRON = "#a97a4c", "#8f9296"


def draw(scene: Scene) -> None:
    """Cut the plate."""
    night_sky(scene, HORIZON + 20, seed=5, glares=[(*FIRE, 330, 0.66)], moon=(978, 138, 32), moonlight=210)
    _country(scene)
    _field(scene)
    _farmhouse(scene)
    _ricks(scene)
    _crowd(scene)
    chill(scene, [(470, 560), (1210, 560), (1210, 910), (470, 910)], beyond(*FIRE, 520, 0.5))
    machine = _machine(scene)
    _breakers(scene, machine)
    _foreground(scene)
    scene.shade([(0, 866), (1200, 866), (1200, 900), (0, 900)], 0.3, 22)


def _country(scene: Scene) -> None:
    """The downs beyond the farm, a church, and dark trees."""
    with scene.faded(0.85):
        downs = [
            (-20, 570, 1),
            (160, 520),
            (420, 540),
            (700, 500),
            (980, 528),
            (1220, 496),
            (1240, 700, 1),
            (-20, 700, 1),
        ]
        scene.shape(
            downs,
            lambda x, y: 0.56 - 0.4 * np.exp(-np.hypot(x - FIRE[0], (y - 540) * 2) / 260),
            hatch=8,
            cross=60,
            wash="#66809a",
            outline=1.0,
        )
    tower = [
        (700, 530),
        (700, 446),
        (698, 440),
        (706, 440),
        (714, 446),
        (726, 446),
        (734, 440),
        (742, 440),
        (740, 530),
    ]
    nave = [(738, 530), (738, 488), (752, 468), (816, 466), (828, 486), (828, 530)]
    for shape in (nave, tower):
        scene.fill(shape, linear(700, 0, 0.5, 800, 0, 0.66), hatch=86, cross=20, wash="#64789c", outline=0.9)
    scene.solid([(717, 462), (720, 456), (723, 462), (723, 474), (717, 474)], 0.9)
    tree(scene, 1118, 640, 300, seed=9, greens=NIGHT_GREENS, bark="#6a5844", tone=0.26, depth=0.3)


def _field(scene: Scene) -> None:
    """Stubble, bright about the fire and sinking into the dark."""

    def dark(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return -0.52 * np.exp(-((np.hypot(x - FIRE[0] - 30, (y - 660) * 1.45) / 360) ** 1.5))

    ring = [(-20, 604, 1), (300, 590), (700, 594), (1220, 612, 1), (1220, 920, 1), (-20, 920, 1)]
    level(scene, ring, HORIZON, seed=6, tone=0.50, patches=0.08, wash="#a9a06a", darker=dark, pitch=0.85)
    scene.tint(
        [(0, 590), (1200, 590), (1200, 900), (0, 900)],
        "#f6b860",
        lambda x, y: 0.9 * np.exp(-np.hypot(x - FIRE[0] - 20, (y - 640) * 1.3) / 380),
    )


def _farmhouse(scene: Scene) -> None:
    quad = Quad(230, 190, (806, 486), (1004, 470), (1004, 638), (806, 632))
    rng = np.random.default_rng(3)
    facade(scene, quad, 2, 3, wash="#8d7468", tone=0.42, rng=rng, lit=0.85, weight=0.95, parapet=False)
    roof = [(792, 490), (826, 424), (996, 406), (1020, 470)]
    scene.fill(roof, linear(800, 0, 0.40, 1010, 0, 0.62), hatch=70, wash="#75605c", outline=1.3)
    chimney(scene, 930, 418, 26, 38, 2)
    chimney(scene, 838, 434, 22, 32, 2)
    for x, act in ((868, "arms"), (902, "talk")):
        folk(scene, rng, x, 652, 0.62, -1, act=act, time="1819", lady=act == "talk", shadow=False)


def _rick(scene: Scene, x: float, y: float, width: float, height: float, seed: int) -> None:
    """A round rick under its thatch, and the straws that stick out of it."""
    side = [(-0.40, 0.0), (-0.50, -0.42), (-0.46, -0.56), (-0.22, -0.86), (0.0, -1.0)]
    ring: Points = [(x + width * q[0], y + height * q[1]) for q in side]
    ring += [(x - width * q[0], y + height * q[1]) for q in side[-2::-1]]
    ring[0], ring[-1] = (*ring[0], 1), (*ring[-1], 1)
    scene.shape(ring, 0.3, puff=0.55, curve=0.5, hatch=84, wash="#d8a24a", outline=1.5)
    rng = np.random.default_rng(seed)
    for _ in range(30):
        across, up = rng.uniform(-0.42, 0.42), rng.uniform(0.02, 0.5)
        start = (x + across * width, y - height * (up + 0.07))
        scene.line([start, (start[0] + rng.uniform(-2, 4), y - height * up)], 0.9, taper=0.3)


def _ricks(scene: Scene) -> None:
    """Three ricks burning, their smoke rolling over the field."""
    column(
        scene,
        (350, 420),
        (690, 10),
        (44, 118),
        seed=7,
        n=20,
        tone=0.24,
        shade=0.5,
        wash="#b98a6a",
        fire=(300, 480, 240),
    )
    for i, (x, y, width, height) in enumerate(
        ((540, 628, 140, 140), (132, 640, 180, 172), (336, 662, 240, 214))
    ):
        scene.shade(
            [
                (x - width * 0.5, y - 5),
                (x + width * 0.5, y - 5),
                (x + width * 0.64, y + 12),
                (x - width * 0.6, y + 12),
            ],
            0.3,
            5,
        )
        _rick(scene, x, y, width, height, seed=30 + i)
        flames(scene, x, y - height * 0.22, width * 0.96, height * 1.5, seed=20 + i, n=11, lean=0.2)
    glow(scene, 330, 640, 160, "#f6c46a", 0.4, burnish=0.5)
    sparks(scene, 330, 420, (330, -330), 80, seed=8, spread=80)


def _crowd(scene: Scene) -> None:
    """More people come over the field with torches and forks, dark against the fire."""
    rng = np.random.default_rng(21)
    places = [(rng.uniform(566, 790), rng.uniform(664, 716)) for _ in range(15)]
    for i, (x, y) in enumerate(sorted(places, key=lambda q: q[1])):
        act = ("torch", "stick", "fist", "arms", "torch")[i % 5]
        folk(
            scene,
            rng,
            x,
            y,
            0.86 + (y - 664) / 260,
            1 if i % 3 else -1,
            act=act,
            time="1819",
            lady=i % 6 == 2,
        )


def _machine(scene: Scene) -> Frame:
    """The threshing machine: a boarded drum-house on wheels, its feeding board, shaker and gear."""
    frame = Frame(742, 806, 1.32)
    scene.shade(frame([(-120, -3), (140, -6), (176, 10), (-90, 12)]), 0.4, 7)
    for x in (-70, 72):
        wheel(scene, frame, x + 10, -29, 27, spokes=10, wash="#7a6450", weight=0.9)
    chute = [(60, -86), (136, -46), (128, -36), (56, -64)]
    scene.fill(frame(chute), 0.34, hatch=30, wash=OAK, outline=1.4)
    scene.fill(frame(limb([(112, -48), (118, 0)], [6, 5])), 0.4, hatch=88, wash="#8a6a48", outline=1.0)
    house = [(-92, -124), (58, -124), (64, -40), (-92, -40)]
    scene.fill(
        frame(house), linear(*frame.at(-92, 0), 0.14, *frame.at(64, 0), 0.46), hatch=2, wash=OAK, outline=1.8
    )
    for i in range(1, 5):
        scene.line(frame([(-92, -124 + i * 17), (60, -124 + i * 17)]), 0.9)
    for x in (-88, -16, 56):
        scene.fill(frame(rectangle(x - 5, -128, x + 5, -34)), 0.34, hatch=88, wash="#8a6a48", outline=1.1)
    hood = [(-78, -124), (-58, -156), (20, -156), (44, -124)]
    scene.fill(frame(hood), 0.4, hatch=60, wash="#96714a", outline=1.6)
    board = [(-132, -140), (-74, -126), (-74, -118), (-134, -132)]
    scene.fill(frame(board), 0.2, hatch=12, wash="#b98f5c", outline=1.3)
    _breach(scene, frame)
    _gear(scene, frame, 18, -80, 38, 26)
    _gear(scene, frame, 66, -104, 15, 11)
    for x in (-70, 72):
        wheel(scene, frame, x, -30, 30, spokes=10, wash="#9a7c58", weight=1.2)
    return frame


def _gear(scene: Scene, frame: Frame, x: float, y: float, radius: float, teeth: int) -> None:
    """A toothed iron wheel with four arms."""
    rim: Points = []
    for i in range(teeth * 4):
        reach = radius * (1.0 if i % 4 < 2 else 0.9)
        angle = (i + 0.5) * math.tau / (teeth * 4)
        rim.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    scene.fill(frame(rim), 0.3, puff=0.3, wash=IRON, outline=1.2)
    scene.fill(frame(ellipse(x, y, radius * 0.74)), 0.62, wash="#6a6058", outline=0.9)
    for i in range(4):
        angle = i * math.pi / 4 + 0.3
        arm = [
            (x + s * radius * 0.8 * math.cos(angle), y + s * radius * 0.8 * math.sin(angle)) for s in (-1, 1)
        ]
        scene.fill(frame(limb(arm, [radius * 0.13, radius * 0.13])), 0.2, wash=IRON, outline=0.8)
    scene.fill(frame(ellipse(x, y, radius * 0.2)), 0.2, puff=0.4, wash=IRON, outline=1.0)


def _breach(scene: Scene, frame: Frame) -> None:
    """Where the sledge has gone in: a black gap, split boards and flying splinters."""
    gap = [
        (-72, -112),
        (-54, -120),
        (-40, -108),
        (-30, -116),
        (-26, -92),
        (-36, -78),
        (-50, -84),
        (-62, -74),
        (-76, -90),
    ]
    scene.fill(frame(gap), 0.78, hatch=30, wash="#4a3a2c", outline=1.2)
    for x, y, turn, long in ((-60, -104, -38, 26), (-38, -94, 24, 22), (-66, -82, 60, 18)):
        shard = frame.child(x, y, turn)
        scene.fill(
            shard([(-long / 2, -3), (long / 2, -1), (long / 2 + 4, 1), (-long / 2, 3)]),
            0.1,
            hatch=10,
            wash="#d8b47c",
            outline=0.9,
        )
    for x, y, turn in ((-104, -176, 30), (-28, -188, -50), (10, -176, 10), (-76, -200, 80)):
        bit = frame.child(x, y, turn)
        scene.fill(bit([(-9, -2), (8, -1), (12, 1), (-8, 2.5)]), 0.1, hatch=10, wash="#d8b47c", outline=0.8)


def _sledge(burin: Burin, frame: Frame) -> None:
    """A sledge's iron head."""
    burin.polygon(frame, [(-10, -4), (10, -4), (10, 5), (-10, 5)], "#a9a8a0", 0.3, hatch=88, outline=1.1)


def _breakers(scene: Scene, machine: Frame) -> None:
    """Two at the machine: one with the sledge at the top of his blow, one who swings an axe."""
    x, y = machine.at(-112, 8)
    man(
        scene,
        x - 18,
        y + 8,
        2.16,
        1,
        seed=11,
        turn=72,
        lean=-9,
        head=4,
        hand_at=(-4, 108),
        hand_far_at=(5, 101),
        hand="fist",
        hand_far="fist",
        hold=pole(228, 40, 10, 2.8, tip=_sledge),
        grip_far=True,
        leg_near=(-24, -34),
        leg_far=(28, 4),
        mouth=0.5,
        **SMOCK,
    )
    x, y = machine.at(150, 22)
    man(
        scene,
        x,
        y + 6,
        2.2,
        -1,
        seed=12,
        turn=76,
        lean=8,
        hand_at=(20, 98),
        hand_far_at=(27, 92),
        hand="fist",
        hand_far="fist",
        hold=pole(166, 36, 12, 2.6, tip=axe_tip),
        grip_far=True,
        leg_near=(-28, -40),
        leg_far=(34, 8),
        frown=0.6,
        **SHIRT,
    )


def _foreground(scene: Scene) -> None:
    """Torch-bearers and a woman with her child against the light, and Captain Swing's letter on its post."""
    tufts(scene, 780, 890, 0, 1200, 34, seed=13, scale=0.9)
    look: dict[str, Any] = {"shadow": True}
    man(
        scene,
        392,
        872,
        2.3,
        1,
        seed=14,
        turn=64,
        hand_at=(15, 96),
        hand="fist",
        hold=torch(176, 30, 16),
        lean=4,
        leg_near=(22, 2),
        leg_far=(-18, -24),
        arm_far=(20, 60),
        dress="smock",
        coat="#c9bb94",
        hat="slouch",
        hat_colour="#7a6444",
        hair="short",
        mouth=0.6,
        **look,
    )
    woman(
        scene,
        282,
        880,
        2.25,
        -1,
        seed=15,
        turn=128,
        look=20,
        gown="#8c5a48",
        shawl="#c9a24c",
        apron="#d9cda8",
        arm_near=(30, 60),
        arm_far=(118, 136),
        hand_far="open",
        stride=6,
    )
    child(
        scene, 238, 884, 2.1, 1, seed=16, turn=150, waistcoat="#6d7a56", arm_near=(60, 110), arm_far=(10, 20)
    )
    man(
        scene,
        1116,
        884,
        2.5,
        -1,
        seed=17,
        turn=70,
        hand_at=(14, 62),
        hand="fist",
        hold=pole(176, 66, 56, 2.2, tip=fork_tip),
        leg_near=(10, 2),
        leg_far=(-12, -6),
        dress="smock",
        coat="#a9a48c",
        hat="round",
        hat_colour="#4a4036",
        hair="short",
        arm_far=(8, 18),
    )
    man(
        scene,
        1020,
        862,
        2.1,
        -1,
        seed=18,
        turn=60,
        hand_at=(14, 96),
        hand="fist",
        hold=pole(168, 32, 14, 2.6, tip=flame_tip),
        dress="jacket",
        coat="#6a6a60",
        waistcoat="#b08a4c",
        trousers=True,
        breeches="#8a7a5c",
        hat="top",
        hair="short",
        leg_near=(18, 2),
        leg_far=(-14, -20),
        mouth=0.5,
    )
    chill(scene, [(960, 580), (1210, 580), (1210, 910), (960, 910)], 0.4, soft=40)
    _letter(scene)


def _letter(scene: Scene) -> None:
    """The letter, nailed up for all to read."""
    scene.fill(
        rectangle(108, 716, 126, 892),
        linear(108, 0, 0.3, 126, 0, 0.66),
        hatch=88,
        wash="#8a6a48",
        outline=1.4,
    )
    paper = [(66, 726), (176, 719), (178, 810), (124, 816), (68, 812)]
    scene.fill(spline([(*q, 1) for q in paper], True), 0.0, wash="#f5ecd2", outline=1.3)
    scene.text(122, 762, "Swing", face(SCRIPT), 44)
    for i in range(3):
        scene.pen_line([(80, 778 + i * 10), (120, 776 + i * 10), (164 - 12 * i, 776 + i * 10)], 0.9)
    for x, y in ((72, 732), (170, 726)):
        scene.solid(ellipse(x, y, 2.2, n=8))
