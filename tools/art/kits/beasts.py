"""Beasts of the farm and the street in profile: cow, sheep, pig, dog.

It must not know whose they are. Local units: facing +x, ground at y = 0; sizes in each docstring.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.geometry import Frame, Points, ellipse
from ..engine.scene import Scene
from .burin import Burin
from .legs import grown_leg

HOOF = "#4a3c30"


def _leg(
    burin: Burin, frame: Frame, joints: Points, widths: tuple[float, ...], wash: str, dark: float = 0.0
) -> None:
    """One leg with a cloven foot."""
    grown_leg(burin, frame, joints, widths, wash, dark, joined=0.1 if dark else 0.36, weight=1.05)
    x, y = joints[-1][0], joints[-1][1]
    size = widths[-1] / 6
    foot = [
        (x - 4 * size, y - size),
        (x - 4.4 * size, y + 4),
        (x + 5.6 * size, y + 4),
        (x + 3.6 * size, y - 1.6 * size),
    ]
    burin.polygon(frame, foot, HOOF, 0.8, puff=0.2, outline=0.8)


def cow(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    flip: int = 1,
    *,
    wash: str = "#b5724a",
    patch: str = "#efe6d2",
    nod: float = 0.0,
) -> Frame:
    """A horned cow walking, 80 units high at the withers; `patch` is the colour of her markings."""
    frame, burin = Frame(x, y, scale, 0, flip), Burin(scene, scale)
    _leg(burin, frame, [(34, -48), (42, -26), (46, -4)], (14, 8, 6), wash, 0.24)
    _leg(burin, frame, [(-38, -50), (-30, -28), (-38, -4)], (20, 9, 6), wash, 0.24)
    burin.line(frame, [(-55, -74), (-62, -62), (-61, -40), (-62, -30)], 2.2)
    burin.shape(
        frame, [(-64, -32), (-60, -32), (-58, -20), (-62, -15), (-66, -22)], "#4a3628", 0.6, outline=0.8
    )
    burin.shape(frame, [(-30, -40), (-24, -29), (-14, -30), (-8, -40)], "#e3b09a", 0.1, outline=0.9)
    burin.shape(frame, _COW, wash, 0.12, puff=0.75, curve=0.7, hatch=72, outline=1.5)
    burin.shape(frame, _COW_PATCH, patch, 0.06, puff=0.25, curve=0.3, hatch=72, outline=0.6)
    burin.shape(
        frame, [(8, -40), (22, -46), (34, -40), (26, -35), (4, -32)], patch, 0.1, puff=0.25, outline=0.6
    )
    folds = ([(-46, -76), (-50, -64), (-44, -50)], [(36, -78), (30, -64), (36, -46)])
    for fold in (*folds, [(-6, -60), (-4, -48), (-8, -38)], [(14, -62), (16, -50), (12, -40)]):
        burin.line(frame, fold, 0.8)
    _cow_head(burin, frame.child(46, -74, nod), wash, patch)
    _leg(burin, frame, [(42, -50), (36, -28), (28, -4)], (15, 8.4, 6), wash)
    _leg(burin, frame, [(-44, -54), (-52, -30), (-46, -4)], (22, 9.4, 6), wash)
    return frame


def _cow_head(burin: Burin, head: Frame, wash: str, patch: str) -> None:
    neck = [(-12, -6), (4, -12), (16, -14), (20, -2), (14, 10), (2, 26), (-8, 22)]
    burin.shape(head, neck, wash, 0.16, hatch=60, outline=1.1)
    face = [
        (12, -18),
        (18, -23),
        (26, -20),
        (33, -10),
        (42, 2),
        (43, 9),
        (37, 12),
        (30, 8),
        (20, 4),
        (13, -4),
    ]
    burin.shape(head, face, wash, 0.12, puff=0.6, hatch=45, outline=1.3)
    burin.shape(head, [(37, 1), (43, 3), (43.4, 9), (37, 12), (33, 8)], "#d9a890", 0.2, outline=0.9)
    burin.dot(head, ellipse(40.6, 5, 1.2, 1.0, 8))
    burin.dot(head, ellipse(27, -12, 1.7, 1.5, 8))
    burin.shape(head, [(24, -20), (33, -9), (30, -5), (22, -14)], patch, 0.04, outline=0.5)
    burin.shape(head, [(13, -19), (4, -22), (0, -17), (6, -13), (13, -14)], wash, 0.3, outline=0.9)
    for horn in (
        [(16, -22), (14, -31), (20, -38, 1), (18.6, -31), (20, -23)],
        [(20, -22), (24, -31), (31, -35, 1), (26, -28), (24, -20)],
    ):
        burin.shape(head, horn, "#e6d8b4", 0.1)


def sheep(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    flip: int = 1,
    *,
    seed: int = 0,
    grazing: bool = False,
) -> Frame:
    """A sheep, 28 units high."""
    frame, burin, rng = Frame(x, y, scale, 0, flip), Burin(scene, scale), np.random.default_rng(seed)
    for leg in (-11, -7, 8, 12):
        burin.tube(frame, [(leg, -10), (leg + 0.6, 0)], [3.4, 2.4], "#5a4a3a", 0.6, puff=0.2, outline=0.7)
    fleece: Points = []
    for i in range(16):
        angle, out = i * math.tau / 16, 1 + 0.08 * (i % 2)
        fleece.append((17 * out * math.cos(angle), -17 + 10.5 * out * math.sin(angle)))
    burin.shape(frame, fleece, "#ece0c2", 0.08, puff=0.6, hatch=40)
    for angle, out in zip(rng.uniform(0, math.tau, 9), rng.uniform(0.2, 0.8, 9), strict=True):
        curl = (15 * out * math.cos(angle), -17 + 9 * out * math.sin(angle))
        burin.line(frame, [(curl[0] - 2, curl[1]), (curl[0], curl[1] - 2), (curl[0] + 2, curl[1] + 0.4)], 0.6)
    head = frame.child(15, -20, 70 if grazing else 0)
    burin.shape(head, [(-2, -4), (4, -7), (12, -2), (13, 3), (8, 4), (1, 3)], "#4a4036", 0.5, outline=0.9)
    burin.shape(head, [(2, -5), (-3, -8), (-6, -5), (-1, -2)], "#4a4036", 0.6, outline=0.8)
    return frame


def pig(
    scene: Scene, x: float, y: float, scale: float = 1.0, flip: int = 1, *, wash: str = "#e3b49a"
) -> Frame:
    """A pig at full gallop, 58 units high."""
    frame, burin = Frame(x, y, scale, 0, flip), Burin(scene, scale)
    snout = "#d69c84"
    for joints in ([(-26, -28), (-42, -15), (-56, -16)], [(26, -26), (42, -15), (57, -15)]):
        grown_leg(burin, frame, joints, [16, 8, 5], wash, 0.28, joined=0.1)
    burin.shape(frame, _PIG, wash, 0.08, puff=0.75, curve=0.7, hatch=65, outline=1.6)
    for joints in ([(-32, -28), (-30, -12), (-46, -3)], [(16, -26), (32, -10), (48, -4)]):
        grown_leg(burin, frame, joints, [26, 15, 9, 5], wash, 0, joined=0.4)
    burin.shape(frame, [(40, -50), (30, -56), (22, -50), (26, -40), (36, -40)], snout, 0.3, outline=1.2)
    burin.polygon(frame, ellipse(69, -28, 3, 6, 12, -12), snout, 0.2, outline=1.1)
    burin.dot(frame, ellipse(52, -39, 1.8, 1.6, 8))
    burin.dot(frame, [(66, -24), (56, -24.6), (50, -21), (58, -19)])
    burin.line(frame, [(48, -43), (52, -43.4), (56, -40)], 0.9)
    curl = [(-40, -40), (-50, -47), (-57, -43), (-54, -37), (-49, -42), (-55, -52), (-64, -53)]
    burin.tube(frame, curl, [6, 4.6, 3.6, 3], wash, 0.15, outline=1.1)
    for i in range(12):
        bristle = (-34 + i * 6, -54 - 2 * math.sin(i))
        burin.line(frame, [bristle, (bristle[0] - 5, bristle[1] - 6)], 0.7)
    return frame


def dog(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    flip: int = 1,
    *,
    wash: str = "#c9a877",
    ear: str = "#7a5a3c",
) -> Frame:
    """A cur, trotting with its tail up, 57 units high at the head."""
    frame, burin = Frame(x, y, scale, 0, flip), Burin(scene, scale)
    _paw(burin, frame, [(24, -30), (18, -15), (24, -6), (22, -2)], (13, 6.4, 4.2, 4), wash, 0.26)
    _paw(burin, frame, [(-22, -30), (-12, -18), (-20, -8), (-14, -2)], (18, 8.4, 4.2, 4), wash, 0.26)
    burin.tube(frame, [(-31, -31), (-41, -36), (-47, -47), (-43, -55)], [6.4, 4.6, 3.2, 1.4], wash, 0.26)
    burin.shape(frame, _DOG, wash, 0.11, puff=0.7, hatch=62, outline=1.3)
    _paw(burin, frame, [(24, -31), (28, -15), (25, -6), (30, -2)], (15, 7.4, 4.6, 4.4), wash)
    _paw(burin, frame, [(-26, -31), (-20, -17), (-31, -8), (-27, -2)], (20, 9.6, 4.8, 4.4), wash)
    burin.shape(frame, [(35, -56), (30, -49), (31, -40), (36, -42), (40, -53)], ear, 0.4, outline=0.9)
    burin.dot(frame, ellipse(45.4, -51, 1.3, 1.2, 8))
    burin.dot(frame, ellipse(58.6, -45.4, 2.0, 1.8, 8))
    burin.line(frame, [(57.4, -42), (52, -41.6), (46, -43.4)], 0.8)
    burin.line(frame, [(30, -44), (28, -36), (31, -28)], 0.8)
    burin.line(frame, [(-18, -34), (-14, -28), (-18, -22)], 0.8)
    return frame


def _paw(
    burin: Burin, frame: Frame, joints: Points, widths: tuple[float, ...], wash: str, dark: float = 0.0
) -> None:
    grown_leg(burin, frame, joints, widths, wash, dark, joined=0.1 if dark else 0.4, weight=1.0)
    x, y = joints[-1][0], joints[-1][1]
    foot = [(x - 2.6, y - 2), (x + 2, y - 2.6), (x + 6, y), (x + 6, y + 2, 1), (x - 2.6, y + 2, 1)]
    burin.shape(frame, foot, wash, 0.2 + dark, outline=0.8)


_COW: Points = [
    (-56, -74),
    (-48, -79),
    (-20, -77),
    (10, -79),
    (34, -82),
    (46, -80),
    (54, -70),
    (54, -56),
    (46, -42),
]
_COW += [(28, -35), (0, -31), (-22, -36), (-40, -42), (-55, -48), (-58, -62)]
_COW_PATCH: Points = [
    (-36, -77),
    (-12, -77.4),
    (-2, -70),
    (-8, -62),
    (-4, -54),
    (-16, -46),
    (-24, -54),
    (-34, -50),
]
_COW_PATCH += [(-38, -62), (-30, -68)]
_PIG: Points = [
    (-46, -34),
    (-40, -50),
    (-18, -58),
    (10, -58),
    (30, -54),
    (44, -50),
    (56, -40),
    (68, -33),
    (70, -25),
]
_PIG += [(64, -22), (54, -24), (44, -22), (34, -16), (6, -11), (-22, -13), (-40, -20)]
_DOG: Points = [(-31, -33), (-14, -37), (4, -37), (16, -40), (24, -46), (30, -54), (37, -58), (44, -56)]
_DOG += [(49, -50), (58, -47), (60, -43), (55, -40), (46, -41), (40, -40), (35, -34), (31, -25), (24, -18)]
_DOG += [(12, -18), (0, -23), (-12, -27), (-22, -24), (-31, -22), (-35, -28)]
