"""The tailpiece that a printer sets where a page has room left: the crown above crossed mace and sword.

An ink mask, to be tinted. It must not know on which pages it stands.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.geometry import Frame, Points, ellipse, rectangle, spline
from ..engine.plate import Field, Plate
from ..engine.press import mask
from ..registry import Catalogue
from .ornaments import crown, leaf, rosette

TAILPIECES = Catalogue()
W, H = 360, 280
CROSSING = (180.0, 160.0)
SLANT = 54.0  # degrees that mace and sword lean from upright


def _rounded(frame: Frame, half: float, at: float = 0.0) -> Field:
    """The tone of a turned shaft, lit from its left: by how far a place is from its axis."""
    (x0, y0), (x1, y1) = frame.at(at, 0), frame.at(at, 1)
    ux, uy = (x1 - x0) / math.hypot(x1 - x0, y1 - y0), (y1 - y0) / math.hypot(x1 - x0, y1 - y0)

    def tone(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        across = ((x - x0) * uy - (y - y0) * ux) / half
        return np.clip(0.24 + 0.5 * across, 0.0, 0.8)

    return tone


@TAILPIECES.asset("tailpiece", (720, 560), ink=True)
def tailpiece(w: int, _h: int) -> np.ndarray:
    """Laurels, the mace and the sword of state tied together, and the crown above them."""
    plate = Plate(W, H, w / W, 2, pitch=4.4, seed=27, pen=1.05)
    for side in (-1, 1):
        _laurel(plate, side)
    _sword(plate, Frame(*CROSSING, 1.0, SLANT))
    _mace(plate, Frame(*CROSSING, 1.0, -SLANT))
    _bow(plate)
    crown(plate, 180, 82, 0.86)
    return mask(plate)


def _laurel(plate: Plate, side: int) -> None:
    course = ((-6, 254), (64, 254), (116, 234), (148, 196), (158, 148))
    stem = [(180 + side * x, y) for x, y in course]
    plate.pen_line(stem, 2.0, 0.4)
    line = spline(stem, step=2)
    for i, at in enumerate(np.linspace(0.1, 0.98, 15)):
        k = int(at * (len(line) - 2))
        (x, y), (x2, y2) = line[k], line[k + 1]
        along = math.degrees(math.atan2(y2 - y, x2 - x))
        leaf(plate, x, y, along + (36 if i % 2 else -36), 28 - 8 * at, 7.2 - 1.8 * at, 0.4)
        if i % 4 == 2:
            turn = math.radians(along - 82 * side)
            berry = ellipse(x + 9 * math.cos(turn), y + 9 * math.sin(turn), 3.2, n=14)
            plate.fill(berry, 0.15, outline=1.0, puff=0.3)


def _mace(plate: Plate, frame: Frame) -> None:
    """The mace of the House, its head uppermost: a crowned bowl on a knopped shaft."""
    shaft = rectangle(-4.6, -96, 4.6, 120)
    plate.fill(frame(shaft), _rounded(frame, 5), hatch=90 - SLANT, outline=1.5, pitch=0.8)
    for y, half in ((-94, 10), (-52, 8), (-10, 8), (44, 8), (84, 8), (118, 10)):
        knop = spline([(-half, y - 5), (half, y - 5), (half + 2, y), (half, y + 5), (-half, y + 5)], True)
        plate.fill(frame(knop), _rounded(frame, half), hatch=90 - SLANT, outline=1.3, pitch=0.8)
    plate.fill(frame(ellipse(0, 131, 8, n=24)), 0.3, hatch=30, outline=1.4, puff=0.3)
    bowl: Points = [(-9, -98, 1), (-22, -116), (-24, -138, 1), (24, -138, 1), (22, -116), (9, -98, 1)]
    plate.shape(frame(bowl), _rounded(frame, 22), hatch=90 - SLANT, outline=1.6, pitch=0.8)
    for x in (-11, 0, 11):
        plate.pen_line(frame([(x * 0.7, -102), (x * 1.2, -120), (x * 1.3, -136)]), 0.9)
    plate.fill(frame(rectangle(-27, -146, 27, -137)), 0.05, outline=1.4)
    for x in (-18, -6, 6, 18):
        plate.solid(frame(ellipse(x, -141.5, 2.4, n=12)))
    for x in (-22, 0, 22):
        cross = [(x - 3, -146, 1), (x - 7, -157), (x, -162), (x + 7, -157), (x + 3, -146, 1)]
        plate.shape(frame(cross), 0.1, outline=1.2)


def _sword(plate: Plate, frame: Frame) -> None:
    """The sword of state in its scabbard, hilt uppermost."""
    scabbard: Points = [(-8, -86, 1), (8, -86, 1), (7, 118, 1), (0, 138, 1), (-7, 118, 1)]
    plate.fill(frame(scabbard), 0.62, hatch=SLANT + 18, outline=1.6, pitch=0.8)
    for y in (-72, -24, 34, 82):
        plate.fill(frame(rectangle(-9.5, y - 6, 9.5, y + 6)), 0.04, outline=1.2)
        plate.solid(frame([(0, y - 4), (5, y), (0, y + 4), (-5, y)]))
    plate.fill(frame([(-8, 112), (8, 112), (0, 142)]), 0.06, outline=1.3)
    guard: Points = [(-34, -90), (-26, -97), (0, -93), (26, -97), (34, -90), (27, -85), (0, -86), (-27, -85)]
    plate.fill(frame(spline(guard, True)), 0.22, hatch=SLANT, outline=1.5, pitch=0.8)
    for x in (-34, 34):
        plate.fill(frame(ellipse(x, -91, 5.4, n=18)), 0.1, outline=1.2, puff=0.3)
    plate.fill(frame(rectangle(-5.4, -138, 5.4, -95)), _rounded(frame, 6), hatch=SLANT - 40, outline=1.4)
    for y in range(-133, -98, 6):
        plate.pen_line(frame([(-5, y), (5, y - 3)]), 1.0)
    plate.fill(frame(ellipse(0, -146, 9.5, n=26)), 0.25, hatch=SLANT, outline=1.5, puff=0.3)


def _bow(plate: Plate) -> None:
    """A ribbon about the crossing, its ends hanging."""
    x, y = CROSSING
    end: Points = [(4, 8, 1), (22, 34), (40, 54), (36, 78, 1), (48, 72), (58, 76, 1), (52, 44), (18, 4, 1)]
    loop: Points = [(4, -4, 1), (24, -26), (50, -22), (54, -2), (30, 8), (4, 5, 1)]
    fold: Points = [(18, -2, 1), (32, -12), (44, -8), (40, 0), (28, 3)]
    for side in (-1, 1):
        for points, tone, hatch, pen in ((end, 0.34, 70, 1.4), (loop, 0.22, 20, 1.5), (fold, 0.68, 20, 1.0)):
            mirrored = [(x + side * p[0], y + p[1], *p[2:]) for p in points]
            plate.shape(mirrored, tone, hatch=hatch, outline=pen, pitch=0.8)
    rosette(plate, x, y + 1, 13)
