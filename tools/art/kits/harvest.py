"""What the harvest comes to: ricks, the threshing machine, the boiling house of a sugar estate.

It must not know who owns or breaks them.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.geometry import Frame, Points, ellipse, limb, linear, rectangle, spline
from ..engine.plate import BARE
from ..engine.scene import Scene
from .vehicles import wheel

OAK, IRON = "#a97a4c", "#8f9296"


def rick(scene: Scene, x: float, y: float, width: float, height: float, *, seed: int) -> None:
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


def threshing_machine(scene: Scene, x: float, y: float, scale: float = 1.0) -> Frame:
    """A threshing machine broken in: a boarded drum-house on wheels, its feeding board, shaker and gear.

    The middle of its foot is at (x, y); it is 270 units long, 156 high. Returns its frame.
    """
    frame = Frame(x, y, scale)
    scene.shade(frame([(-120, -3), (140, -6), (176, 10), (-90, 12)]), 0.4, 7)
    for axle in (-70, 72):
        wheel(scene, frame, axle + 10, -29, 27, spokes=10, wash="#7a6450", weight=0.9)
    chute = [(60, -86), (136, -46), (128, -36), (56, -64)]
    scene.fill(frame(chute), 0.34, hatch=30, wash=OAK, outline=1.4)
    scene.fill(frame(limb([(112, -48), (118, 0)], [6, 5])), 0.4, hatch=88, wash="#8a6a48", outline=1.0)
    house = [(-92, -124), (58, -124), (64, -40), (-92, -40)]
    scene.fill(
        frame(house), linear(*frame.at(-92, 0), 0.14, *frame.at(64, 0), 0.46), hatch=2, wash=OAK, outline=1.8
    )
    for i in range(1, 5):
        scene.line(frame([(-92, -124 + i * 17), (60, -124 + i * 17)]), 0.9)
    for post in (-88, -16, 56):
        scene.fill(
            frame(rectangle(post - 5, -128, post + 5, -34)), 0.34, hatch=88, wash="#8a6a48", outline=1.1
        )
    hood = [(-78, -124), (-58, -156), (20, -156), (44, -124)]
    scene.fill(frame(hood), 0.4, hatch=60, wash="#96714a", outline=1.6)
    board = [(-132, -140), (-74, -126), (-74, -118), (-134, -132)]
    scene.fill(frame(board), 0.2, hatch=12, wash="#b98f5c", outline=1.3)
    _breach(scene, frame)
    _gear(scene, frame, 18, -80, 38, 26)
    _gear(scene, frame, 66, -104, 15, 11)
    for axle in (-70, 72):
        wheel(scene, frame, axle, -30, 30, spokes=10, wash="#9a7c58", weight=1.2)
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


def boiling_house(scene: Scene, x: float, y: float) -> None:
    """The boiling house of a sugar estate, its left foot at (x, y): arches full of fire, and a stack."""
    wall = [(x, y - 80), (x + 142, y - 84), (x + 142, y - 6), (x, y + 2)]
    scene.fill(wall, linear(x, 0, 0.24, x + 142, 0, 0.5), hatch=2, wash="#c9a888", outline=1.3)
    for i in range(4):
        left = x + 12 + i * 33
        arch = [
            (left, y - 2, 1),
            (left, y - 32, 1),
            (left + 10, y - 44),
            (left + 20, y - 32, 1),
            (left + 20, y - 3, 1),
        ]
        scene.fill(spline(arch, True), 0.0, kind=BARE, wash="#f2b04a", outline=1.1)
    roof = [(x - 14, y - 76), (x + 30, y - 118), (x + 120, y - 120), (x + 154, y - 80)]
    scene.fill(roof, 0.46, hatch=70, wash="#a8604a", outline=1.3)
    stack = [(x + 84, y - 110), (x + 88, y - 184), (x + 110, y - 184), (x + 114, y - 112)]
    scene.fill(stack, linear(x + 84, 0, 0.14, x + 114, 0, 0.54), hatch=2, wash="#c08a68", outline=1.2)
