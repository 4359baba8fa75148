"""Cottages of the country poor.

They must not know who lives in them.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, limb, rectangle
from ..engine.scene import Scene
from .facades import chimney


def stripped_cottage(scene: Scene, x: float, y: float, scale: float = 1.0) -> None:
    """A timbered cottage given up: its door boarded, half the thatch off its rafters.

    Its left foot is at (x, y), it is 170 units long.
    """
    frame = Frame(x, y, scale)
    scene.fill(frame(rectangle(0, -62, 170, 0)), 0.06, hatch=88, wash="#ece0c6", outline=1.2)
    for post in (30, 78, 126):
        scene.line(frame([(post, 0), (post, -62)]), 2.2)
    scene.line(frame([(0, -32), (170, -32)]), 2.0)
    scene.fill(frame(rectangle(88, -46, 116, 0)), 0.5, hatch=88, wash="#7a5a3c", outline=1.2)
    for start, end in (((84, -40), (120, -14)), ((84, -16), (120, -38))):
        scene.fill(frame(limb([start, end], [6, 6])), 0.1, hatch=20, wash="#cdb68a", outline=0.9)
    for left, wide in ((40, 28), (136, 22)):
        scene.fill(frame(rectangle(left, -48, left + wide, -26)), 0.62, wash="#6a7a80", outline=1.0)
    chimney(scene, *frame.at(18, -104), 24, 40, 1)
    for i in range(5):
        rafter = limb([(112 + i * 9, -118), (118 + i * 16, -58)], [4, 3.6])
        scene.fill(frame(rafter), 0.3, hatch=60, wash="#a97a4c", outline=0.9)
    for up in (-100, -80):
        scene.line(frame([(112, up), (158 + (up + 118) * 0.5, up)]), 1.3)
    thatch = [
        (-14, -52, 1),
        (-6, -66),
        (16, -112),
        (30, -124),
        (110, -122),
        (126, -116),
        (118, -104),
        (126, -92),
        (116, -78),
        (124, -64),
        (112, -50, 1),
        (60, -56),
    ]
    scene.shape(frame(thatch), 0.2, puff=0.5, curve=0.3, hatch=72, wash="#cbaa62", outline=1.4)
    rng = np.random.default_rng(12)
    for _ in range(18):
        across, up = rng.uniform(4, 108), rng.uniform(-112, -64)
        scene.line(frame([(across, up), (across - 3, up + 9)]), 0.8, taper=0.3)
