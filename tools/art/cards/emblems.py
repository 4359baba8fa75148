"""The emblems of the two affairs: a crowned house for home, a ship under sail for abroad. Ink masks.

Each has a small, bolder cut for 48 px. It must not know where they are printed.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.geometry import Frame, Points, ellipse, rectangle, spline
from ..engine.plate import Field, Plate
from ..engine.press import mask
from ..interface.ornaments import crown, leaf
from ..registry import Catalogue

EMBLEMS = Catalogue()
W, H = 320, 300


def _down(x0: float, x1: float, t0: float, t1: float) -> Field:
    """A tone that goes from t0 at x0 to t1 at x1."""
    return lambda x, _y: t0 + (t1 - t0) * np.clip((x - x0) / (x1 - x0), 0, 1)


@EMBLEMS.asset("emblem_domestic", (640, 600), ink=True)
def domestic(w: int, _h: int) -> np.ndarray:
    """The crown above a house front, between laurels."""
    plate = Plate(W, H, w / W, 2, pitch=5.4, seed=21, pen=1.05)
    _laurels(plate)
    _house(plate)
    crown(plate, 160, 66, 0.78)
    return mask(plate)


def _laurels(plate: Plate) -> None:
    for side in (-1, 1):
        stem = [(160 + side * x, y) for x, y in ((40, 288), (104, 268), (138, 214), (140, 150), (118, 98))]
        plate.pen_line(stem, 1.8, 0.4)
        course = spline(stem, step=2)
        for i, at in enumerate(np.linspace(0.12, 0.97, 12)):
            k = int(at * (len(course) - 2))
            (x, y), (x2, y2) = course[k], course[k + 1]
            along = math.degrees(math.atan2(y2 - y, x2 - x))
            leaf(plate, x, y, along + (34 if i % 2 else -34), 25 - 7 * at, 6.2 - 1.4 * at, 0.42)


def _house(plate: Plate) -> None:
    for x in (98, 206):
        plate.fill(rectangle(x, 96, x + 16, 134), _down(x, x + 16, 0.2, 0.7), hatch=0, outline=1.2)
        plate.fill(rectangle(x - 2, 94, x + 18, 100), 0.1, outline=1.0)
    plate.fill(rectangle(84, 140, 236, 262), _down(84, 236, 0.05, 0.26), hatch=0, outline=1.8)
    plate.fill([(160, 98), (244, 138), (76, 138)], 0.08, hatch=0, outline=1.9)
    plate.fill([(160, 108), (220, 134), (100, 134)], 0.50, hatch=90, outline=1.0)
    plate.fill(ellipse(160, 125, 9, n=24), 0.0, kind=2, outline=1.2)
    plate.fill(rectangle(76, 138, 244, 145), 0.10, outline=1.4)
    plate.fill(rectangle(82, 199, 238, 204), 0.10, outline=1.1)
    for x in (88, 128, 183, 223):
        plate.fill(rectangle(x, 145, x + 9, 262), _down(x, x + 9, 0.0, 0.35), hatch=90, outline=1.1)
        plate.fill(rectangle(x - 2, 145, x + 11, 150), 0.0, outline=0.9)
    for x, y in ((101, 156), (146, 156), (196, 156), (101, 212), (196, 212)):
        _window(plate, x, y, 28 if x == 146 else 23, 36)
    _door(plate)
    for i in range(4):
        plate.fill(
            rectangle(132 - i * 8, 262 + i * 5, 188 + i * 8, 267 + i * 5),
            0.06 + 0.08 * i,
            hatch=0,
            outline=1.1,
        )
    plate.pen_line([(44, 284), (160, 280), (276, 284)], 1.8)
    plate.pen_line([(70, 290), (160, 287), (250, 290)], 1.3)


def _window(plate: Plate, x: float, y: float, w: float, h: float) -> None:
    plate.fill(rectangle(x - 3, y - 4, x + w + 3, y + h + 4), 0.0, kind=2, outline=1.0)
    plate.fill(rectangle(x, y, x + w, y + h), 0.80, hatch=60, outline=1.2, pitch=0.8)
    plate.line([(x + w / 2, y), (x + w / 2, y + h)], 0.2)
    for i in (1, 2):
        _white_bar(plate, x, y + h * i / 3 - 0.7, x + w, y + h * i / 3 + 0.7)
    for i in (1, 2):
        _white_bar(plate, x + w * i / 3 - 0.7, y, x + w * i / 3 + 0.7, y + h)


def _white_bar(plate: Plate, x0: float, y0: float, x1: float, y1: float) -> None:
    plate.white(rectangle(x0, y0, x1, y1))


def _door(plate: Plate) -> None:
    arch: Points = [(144, 262, 1), (144, 226), (148, 214), (160, 208), (172, 214), (176, 226), (176, 262, 1)]
    plate.fill([(140, 262), (140, 222), (160, 202), (180, 222), (180, 262)], 0.0, kind=2, outline=1.1)
    plate.fill(spline(arch), 0.72, hatch=90, outline=1.5, pitch=0.8)
    fan = [(160 + 13 * math.cos(a), 226 + 14 * math.sin(a)) for a in np.linspace(math.pi, math.tau, 20)]
    plate.fill(fan, 0.0, kind=2, outline=1.0)
    for a in np.linspace(math.pi, math.tau, 6)[1:-1]:
        plate.line([(160, 226), (160 + 13 * math.cos(a), 226 + 14 * math.sin(a))], 0.9)
    plate.solid(ellipse(171, 244, 1.6, n=10))


@EMBLEMS.asset("emblem_foreign", (640, 600), ink=True)
def foreign(w: int, _h: int) -> np.ndarray:
    """A ship of the line running before the wind."""
    plate = Plate(W, H, w / W, 2, pitch=5.4, seed=23, pen=1.05)
    _sky(plate)
    _rigging(plate)
    for mast in ((82, 78, 0.80), (160, 44, 1.0), (232, 70, 0.86)):
        _mast(plate, *mast)
    _headsails(plate)
    _hull(plate)
    _sea(plate)
    return mask(plate)


def _sky(plate: Plate) -> None:
    for y, x0, x1 in ((60, 14, 66), (68, 22, 92), (54, 252, 300), (64, 262, 312), (72, 270, 300)):
        plate.pen_line([(x0, y), ((x0 + x1) / 2, y - 3), (x1, y)], 1.1, 0.5)
    for x, y in ((34, 108), (54, 96), (288, 112)):
        plate.pen_line([(x - 8, y - 3), (x - 3, y - 5), (x, y)], 1.3)
        plate.pen_line([(x, y), (x + 4, y - 5), (x + 9, y - 2)], 1.3)


def _rigging(plate: Plate) -> None:
    lines = (((160, 40), (82, 76)), ((232, 66), (160, 48)), ((232, 64), (304, 190)), ((232, 104), (292, 194)))
    for a, b in (*lines, ((82, 74), (26, 196)), ((160, 42), (96, 206)), ((232, 68), (176, 208))):
        plate.line([a, b], 0.7)


def _mast(plate: Plate, x: float, top: float, scale: float) -> None:
    """One mast with course, topsail and topgallant, and its pennant."""
    plate.fill(rectangle(x - 2, top - 12, x + 2, 214), _down(x - 2, x + 2, 0.1, 0.8), hatch=90, outline=1.0)
    pennant = [(x, top - 14, 1), (x + 14, top - 19), (x + 26, top - 13), (x + 42, top - 17, 1)]
    plate.shape(
        [*pennant, (x + 26, top - 8), (x + 13, top - 11), (x, top - 7, 1)], 0.55, hatch=0, outline=1.1
    )
    foot = 206.0
    heights = (56 * scale, 58 * scale, 34 * scale)
    widths = (36 * scale, 33 * scale, 25 * scale, 17 * scale)
    for i, height in enumerate(heights):
        head = foot - height
        _sail(plate, x, head, foot - 4, widths[i + 1], widths[i])
        foot = head


def _sail(plate: Plate, x: float, head: float, foot: float, narrow: float, wide: float) -> None:
    """A square sail, bellied to the right."""
    h = foot - head
    outline: Points = [
        *[(x - narrow, head, 1), (x + narrow, head, 1), (x + (narrow + wide) / 2 + 9, head + h * 0.5)],
        *[(x + wide + 2, foot, 1), (x + 4, foot - h * 0.17), (x - wide + 2, foot, 1)],
        (x - (narrow + wide) / 2 + 8, head + h * 0.5),
    ]

    def tone(px: np.ndarray, py: np.ndarray) -> np.ndarray:
        across = np.clip((px - x + wide) / (2 * wide), 0, 1)
        return 0.62 * (1 - across) ** 2.2 + 0.26 * np.clip((py - foot + h * 0.3) / (h * 0.3), 0, 1) ** 2

    plate.fill(
        spline(outline, True),
        tone,
        field=lambda px, py: px * 0.96 + 0.0055 * (py - (head + foot) / 2) ** 2,
        outline=1.6,
        pitch=0.85,
    )
    for side in (-0.36, 0.36):
        seam = [
            (x + side * 2 * narrow, head),
            (x + side * 2 * narrow + 6, head + h * 0.5),
            (x + side * 2 * wide, foot - 3),
        ]
        plate.pen_line(seam, 0.7, 0.1)
    plate.line([(x - narrow - 5, head), (x + narrow + 5, head)], 2.6)


def _headsails(plate: Plate) -> None:
    plate.line([(262, 202), (312, 178)], 3.0)
    for points in (
        [(236, 88, 1), (272, 132), (304, 180, 1), (278, 178), (258, 190, 1), (252, 140)],
        [(236, 124, 1), (264, 158), (284, 194, 1), (264, 190), (246, 198, 1), (246, 160)],
    ):
        plate.shape(points, _down(238, 296, 0.45, 0.0), hatch=70, outline=1.5, pitch=0.85)
    spanker = [(80, 128, 1), (56, 112), (30, 110, 1), (24, 150), (22, 196, 1), (52, 192), (80, 200, 1)]
    plate.shape(spanker, _down(24, 84, 0.5, 0.04), hatch=80, outline=1.5, pitch=0.85)
    plate.line([(18, 198), (80, 203)], 2.2)
    plate.shape(
        [(22, 196, 1), (12, 188), (3, 198, 1), (6, 216), (18, 210), (26, 222, 1)], 0.3, hatch=40, outline=1.2
    )


def _hull(plate: Plate) -> None:
    side: Points = [
        *[(30, 198, 1), (60, 206), (120, 212), (200, 211), (262, 200, 1), (274, 204, 1), (264, 226)],
        *[(250, 262, 1), (60, 264, 1), (40, 246), (32, 222)],
    ]
    plate.shape(side, 0.74, field=lambda x, y: y + 0.0006 * (x - 150) ** 2, outline=2.0, pitch=0.72)
    for y, t in ((220, 0), (238, 1)):
        band = [
            (36 + t * 4, y - 6, 1),
            (150, y + 1),
            (266 - t * 8, y - 8, 1),
            (263 - t * 8, y + 3, 1),
            (150, y + 12),
        ]
        plate.shape([*band, (38 + t * 4, y + 5, 1)], 0.0, kind=2, outline=1.1)
        for i in range(13):
            x = 52 + i * 16 + t * 4
            sag = y + 5.6 - 0.00042 * (x - 150) ** 2
            plate.solid(rectangle(x - 3, sag - 3.6, x + 3, sag + 3.2))
    plate.fill([(28, 196), (52, 202), (50, 240), (38, 236)], 0.2, hatch=0, outline=1.3)
    for y in (206, 218, 229):
        plate.solid(rectangle(34, y, 39, y + 6))
        plate.solid(rectangle(42, y + 1, 47, y + 7))


def _sea(plate: Plate) -> None:
    for row, y in enumerate((256, 268, 280, 291)):
        inset = (8, 14, 34, 66)[row]
        n = (7, 6, 5, 4)[row]
        pitch = (W - 2 * inset) / (n + 0.4)
        for i in range(n):
            x = inset + (i + (0.0, 0.4, 0.1, 0.3)[row]) * pitch
            _wave(plate, x, y, pitch * 0.96, 9 - row)
    for points in ([(248, 256), (264, 246), (280, 254), (296, 250)], [(30, 254), (44, 246), (58, 252)]):
        plate.pen_line(points, 1.8)


def _wave(plate: Plate, x: float, y: float, length: float, rise: float) -> None:
    """A wave breaking to the left: a lit back, a hatched hollow under the crest."""
    back: Points = [
        (x, y + 2, 1),
        (x + length * 0.22, y - rise),
        (x + length * 0.6, y - 1),
        (x + length, y + 4, 1),
    ]
    plate.shape([*back, (x + length * 0.5, y + 8)], 0.0, kind=2)
    plate.pen_line(back, 1.9, 0.3)
    for i in range(4):
        t = 0.16 + 0.16 * i
        start = (x + length * t, y - rise * (0.55 - 0.28 * i))
        plate.pen_line([start, (start[0] + 7, start[1] + 4), (start[0] + 20, start[1] + 7)], 1.0, 0.5)


@EMBLEMS.asset("emblem_domestic_small", (96, 96), ink=True)
def domestic_small(w: int, _h: int) -> np.ndarray:
    """The crowned house, cut bold for small sizes."""
    plate = Plate(96, 96, w / 96, 4, seed=25)
    frame = Frame(48, 22, 0.40)
    plate.solid(frame([(-58, 40), (-66, -16), (-34, 6), (0, -34), (34, 6), (66, -16), (58, 40)]))
    for x, y in ((-66, -20), (0, -40), (66, -20)):
        plate.solid(frame(ellipse(x, y, 11, n=20)))
    plate.white(frame(rectangle(-50, 18, 50, 25)))
    plate.solid([(48, 40), (88, 58), (88, 63), (8, 63), (8, 58)])
    plate.solid(rectangle(14, 61, 82, 90))
    plate.solid(rectangle(8, 88, 88, 94))
    for x in (20, 64):
        plate.white(rectangle(x, 68, x + 12, 83))
        plate.solid(rectangle(x + 5, 68, x + 7, 83))
    plate.white([(40, 90), (40, 74), (44, 69), (52, 69), (56, 74), (56, 90)])
    plate.white([(48, 46), (62, 55), (34, 55)])
    return mask(plate)


@EMBLEMS.asset("emblem_foreign_small", (96, 96), ink=True)
def foreign_small(w: int, _h: int) -> np.ndarray:
    """The ship, cut bold for small sizes."""
    plate = Plate(96, 96, w / 96, 4, seed=26)
    for x, top in ((26, 18), (52, 6), (74, 20)):
        plate.solid(rectangle(x - 1.6, top, x + 1.6, 70))
    for x, head, foot, wide in ((26, 22, 40, 9), (26, 43, 64, 12), (52, 11, 34, 11), (52, 37, 64, 14)):
        sail: Points = [(x - wide + 3, head, 1), (x + wide - 1, head, 1), (x + wide + 4, (head + foot) / 2)]
        sail += [
            (x + wide + 2, foot, 1),
            (x, foot - 3),
            (x - wide, foot, 1),
            (x - wide + 5, (head + foot) / 2),
        ]
        plate.solid(spline(sail, True, 1))
    plate.solid(spline([(74, 22, 1), (86, 42), (93, 62, 1), (82, 60), (74, 64, 1)], True, 1))
    plate.solid(
        spline([(6, 64, 1), (24, 69), (60, 70), (84, 64, 1), (92, 64, 1), (82, 84, 1), (16, 84, 1)], True, 1)
    )
    plate.white(rectangle(15, 74, 83, 76.5))
    for shift, y in ((0, 90), (12, 95)):
        wave = [(2 + shift, y), (18, y - 4), (34, y), (50, y - 4), (66, y), (82, y - 4), (94 - shift, y)]
        plate.line(spline(wave), 3.2)
    return mask(plate)
