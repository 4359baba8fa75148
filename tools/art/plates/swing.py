"""The Swing Riots, 1830: ricks burn by night and labourers break the threshing machine.

Hero: the ricks alight, and before them the man with the sledge over the machine. Checked: the first machine
was broken on the night of Saturday 28 August 1830 in the Elham valley of Kent, ricks burned across the
south that autumn, letters were signed by a Captain Swing; the machines were worked by horses, and some
farmers set them out in the open field to be broken (the local talk "Stirring Times in and around Elham";
Swing riots, Wikipedia). Smocks, round hats and trousers are labourers' dress of 1830; no faces are
blackened. The make of the machine was not checked against a drawing.
"""

from __future__ import annotations

import numpy as np

from ..engine.fonts import SCRIPT, face
from ..engine.geometry import Frame, ellipse, linear, rectangle, spline
from ..engine.scene import Scene
from ..kits.bodies import child, man, woman
from ..kits.burin import Burin
from ..kits.crowd import folk
from ..kits.facades import chimney, facade
from ..kits.fire import flames, sparks
from ..kits.ground import level, tufts
from ..kits.harvest import rick, threshing_machine
from ..kits.night import backlit, beyond, chill, glow, night_sky
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


def draw(scene: Scene) -> None:
    """Cut the plate."""
    night_sky(scene, HORIZON + 20, seed=5, glares=[(*FIRE, 330, 0.66)])
    _country(scene)
    _field(scene)
    _farmhouse(scene)
    _ricks(scene)
    with backlit(scene, 420, 560, shade=0.2, rim=2.0):
        _crowd(scene)
    chill(scene, [(-10, 560), (1210, 560), (1210, 910), (-10, 910)], beyond(*FIRE, 520, 0.5))
    glow(scene, 660, 720, 120, "#f2b45c", 0.6, burnish=0.6)
    machine = _machine(scene)
    with backlit(scene, *FIRE, shade=0.14, rim=3.0, dark="#c9b49a"):
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
        scene.fill(shape, linear(700, 0, 0.24, 800, 0, 0.46), hatch=86, cross=20, wash="#64789c", outline=0.9)
    scene.solid([(717, 462), (720, 456), (723, 462), (723, 474), (717, 474)], 0.9)
    tree(scene, 1118, 640, 300, seed=9, greens=NIGHT_GREENS, bark="#6a5844", tone=0.38, depth=0.3)
    chill(scene, rectangle(980, 300, 1210, 640), 0.75, soft=40)


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
        ((498, 624, 124, 124), (132, 640, 180, 172), (336, 662, 240, 214))
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
        flames(scene, x, y - height * 0.2, width * 1.06, height * 1.5, seed=20 + i, n=11, lean=0.2)
        rick(scene, x, y, width, height, seed=30 + i)
        glow(scene, x, y - height * 0.45, width * 0.34, "#f3b24c", 0.8, burnish=0.75)
        flames(scene, x, y - height * 0.7, width * 0.62, height * 1.05, seed=50 + i, n=8, lean=0.2)
        for side in (-0.42, 0.40):
            flames(
                scene,
                x + side * width,
                y - height * 0.06,
                width * 0.3,
                height * 0.8,
                seed=60 + i,
                n=4,
                lean=-0.3 * side,
            )
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
    """The threshing machine, lit by the fire from the left, going to pieces; one wheel lies off already."""
    with backlit(scene, *FIRE, shade=0.0, rim=3.0, dark="#f4d6b0"):
        machine = threshing_machine(scene, 776, 806, 1.32)
        wheel(scene, Frame(690, 842, 1.32, turn=-8, stretch=0.36), 0, 0, 32, wash="#9a7c58")
        for x, y, turn, long in (
            (-128, -204, 52, 34),
            (-58, -214, -24, 44),
            (24, -206, 36, 36),
            (72, -176, -58, 28),
            (-146, -158, 8, 26),
        ):
            plank = machine.child(x, y, turn)
            shape = [(-long / 2, -3), (long / 2 - 5, -4), (long / 2, 0), (long / 2 - 3, 4), (-long / 2, 3)]
            scene.fill(plank(shape), 0.16, hatch=turn, wash="#d8b47c", outline=1.1)
    far_side = [machine.at(20, -170), machine.at(150, -170), machine.at(180, 14), machine.at(20, 14)]
    scene.shade(far_side, 0.22, 26)
    chill(scene, far_side, 0.6, soft=26)
    return machine


def _sledge(burin: Burin, frame: Frame) -> None:
    """A sledge's iron head."""
    burin.polygon(frame, [(-10, -4), (10, -4), (10, 5), (-10, 5)], "#6f6d6a", 0.5, hatch=88, outline=1.1)


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
        lean=-6,
        hand_at=(17, 102),
        hand_far_at=(23, 97),
        hand="fist",
        hand_far="fist",
        hold=pole(196, 44, 12, 2.8, tip=_sledge),
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
    with backlit(scene, *FIRE, shade=0.34, rim=5.0):
        _onlookers(scene)
    with backlit(scene, *FIRE, shade=0.24, rim=4.5):
        _latecomers(scene)
    chill(scene, [(960, 580), (1210, 580), (1210, 910), (960, 910)], 0.4, soft=40)
    _letter(scene)


def _onlookers(scene: Scene) -> None:
    """A man with a torch, a woman and her child, near to us and dark against the fire."""
    man(
        scene,
        352,
        872,
        2.3,
        1,
        seed=14,
        turn=64,
        hand_at=(25, 92),
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
    )
    woman(
        scene,
        262,
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
        scene, 216, 884, 2.1, 1, seed=16, turn=150, waistcoat="#6d7a56", arm_near=(60, 110), arm_far=(10, 20)
    )


def _latecomers(scene: Scene) -> None:
    """One more torch from the farm's side, and an old hand with his fork."""
    man(
        scene,
        1156,
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
        1072,
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
