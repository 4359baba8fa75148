"""A trophy of arms: cuirass and helmet before colours, muskets and sabres, drum and cannon at their foot.

It must not know what it is printed on.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.geometry import Frame, Point, Points, ellipse, limb, rectangle, spline
from ..engine.plate import Field, Plate
from ..interface.ornaments import leaf


class Mirrored:
    """One side of the trophy: what is drawn to the right appears on that side."""

    def __init__(self, plate: Plate, frame: Frame, side: int) -> None:
        self.plate, self.frame, self.side = plate, frame, side

    def points(self, points: Points) -> Points:
        """The points on this side, in the outer frame."""
        return self.frame([(self.side * p[0], *p[1:]) for p in points])

    def fill(self, points: Points, tone: float | Field = 0.2, hatch: float = 45, **how: object) -> None:
        """Fill a polygon, its hatching mirrored too."""
        self.plate.fill(self.points(points), tone, hatch=self.side * hatch, **how)  # type: ignore[arg-type]

    def shape(self, points: Points, tone: float | Field = 0.2, **how: object) -> None:
        """Fill a closed spline."""
        self.fill(spline(points, True), tone, **how)  # type: ignore[arg-type]

    def line(self, points: Points, weight: float, taper: float = 0.25) -> None:
        """A pen line along a spline."""
        self.plate.pen_line(self.points(points), weight, taper)


def trophy(plate: Plate, cx: float, cy: float, scale: float) -> None:
    """The whole trophy, about 260 units wide and 340 high."""
    frame = Frame(cx, cy, scale)
    sides = [Mirrored(plate, frame, side) for side in (-1, 1)]
    for draw in (_low_colour, _high_colour, _musket, _sabre, _cannon):
        for side in sides:
            draw(side)
    _cuirass(plate, frame)
    _helmet(plate, frame)
    _drum(plate, frame)
    for side in sides:
        _shot(side)
        _laurel(side)


def _folds(points: Points, pitch: float, low: float, high: float, lean: float) -> Field:
    """Tone of hanging cloth: dark hollows between lit folds."""
    x0 = points[0][0]

    def tone(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        wave = 0.5 + 0.5 * np.sin((x - x0) / pitch * math.tau + y * lean)
        return low + (high - low) * wave**2

    return tone


def _colour(side: Mirrored, staff: tuple[Point, Point], cloth: Points, creases: list[Points]) -> None:
    (x0, y0), (x1, y1) = staff
    side.fill(limb([(x0, y0), (x1, y1)], [4.4, 3.8]), 0.3, 60, outline=1.1)
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
    head = Frame(x1, y1, 1, turn)([(-2, 4, 1), (-7, -8), (0, -25, 1), (7, -8), (2, 4, 1)])
    side.shape(head, 0.08, outline=1.2)
    side.fill(limb(Frame(x1, y1, 1, turn)([(-7, 4), (7, 4)]), [4, 4]), 0.0, outline=1.0)
    placed = side.points(cloth)
    tone = _folds(placed, 27 * abs(side.frame([(1, 0)])[0][0] - side.frame([(0, 0)])[0][0]), 0.06, 0.62, 0.05)
    side.shape(cloth, tone, hatch=74, outline=2.0, pitch=0.74)
    for crease in creases:
        side.line(crease, 1.3)


def _low_colour(side: Mirrored) -> None:
    cloth: Points = [(112, -62, 1), (126, -40), (129, -8), (122, 26), (128, 62, 1), (110, 50), (98, 66)]
    cloth += [(84, 52), (70, 62), (58, 46), (52, 10, 1)]
    creases: list[Points] = [
        [(104, -44), (108, -6), (102, 44)],
        [(86, -24), (90, 6), (86, 42)],
        [(68, -6), (72, 20), (70, 48)],
    ]
    _colour(side, ((-30, 84), (122, -74)), cloth, creases)


def _high_colour(side: Mirrored) -> None:
    cloth: Points = [
        (60, -146, 1),
        (76, -148),
        (94, -138),
        (106, -120),
        (121, -108),
        (118, -86),
        (126, -62, 1),
    ]
    cloth += [(108, -66), (98, -50), (82, -62), (68, -50), (54, -66), (30, -54, 1)]
    creases: list[Points] = [
        [(66, -136), (76, -110), (72, -66)],
        [(82, -138), (96, -106), (92, -62)],
        [(52, -112), (58, -92), (54, -72)],
    ]
    _colour(side, ((-26, 100), (66, -160)), cloth, creases)


def _musket(side: Mirrored) -> None:
    side.fill(limb([(-78, 118), (-52, 84), (80, -108)], [13, 10, 9, 6, 5, 4.4]), 0.6, -34, outline=1.6)
    side.fill(limb([(79, -107), (104, -143)], [4, 0.8]), 0.04, outline=1.1)
    for at in (0.4, 0.62, 0.86):
        x, y = -52 + 132 * at, 84 - 192 * at
        side.fill(limb([(x - 5, y - 3), (x + 5, y + 3)], [3.4, 3.4]), 0.0, outline=1.0)


def _sabre(side: Mirrored) -> None:
    blade = [(-14, 96), (52, 108), (98, 94), (122, 66)]
    side.fill(limb(blade, [6, 7.5, 7, 6, 1]), 0.06, outline=1.3)
    side.line([(0, 101), (54, 109), (96, 95)], 0.8)


def _cannon(side: Mirrored) -> None:
    at = Frame(28, 112, 1, -16)

    def barrel(_x: np.ndarray, y: np.ndarray) -> np.ndarray:
        low, high = side.points(at([(60, -16)]))[0][1], side.points(at([(60, 20)]))[0][1]
        return 0.05 + 0.62 * np.clip((y - low) / (high - low), 0, 1) ** 1.4

    body: Points = [(0, -20, 1), (84, -13, 1), (90, -17, 1), (100, -17, 1), (100, 17, 1), (90, 17, 1)]
    side.fill(at([*body, (84, 13, 1), (0, 20, 1)]), barrel, 16, outline=2.0, pitch=0.74)
    for x, r in ((12, 20.5), (40, 18), (82, 15)):
        side.fill(at(rectangle(x, -r, x + 5, r)), barrel, 80, outline=1.2, pitch=0.74)
    side.fill(at(ellipse(100, 0, 5.5, 17, 30)), 0.05, outline=1.5)
    side.fill(at(ellipse(100.6, 0, 3, 9, 24)), 0.95, 80, outline=1.0)


def _cuirass(plate: Plate, frame: Frame) -> None:
    plate.fill(frame(ellipse(0, -66, 30, 15, 40)), 0.85, hatch=80, outline=1.4)
    half: Points = [
        (17, -57),
        (32, -74, 1),
        (47, -68, 1),
        (40, -48),
        (46, -34),
        (55, -22, 1),
        (55, 0),
        (45, 28),
    ]
    half += [(40, 42, 1)]
    left: Points = [(-p[0], *p[1:]) for p in half[::-1]]
    outline = [*half, (0, 49), *left, (0, -50)]
    plate.shape(frame(outline), 0.05, puff=0.8, hatch=70, curve=0.5, outline=2.2, pitch=0.74)
    for y, sag, x in ((24, 11, 45), (32, 11, 42)):
        plate.pen_line(frame([(-x, y), (0, y + sag), (x, y)]), 1.7, 0.05)
    for side in (-1, 1):
        for hem in ([(13, -50), (30, -67), (44, -61)], [(43, -62), (36, -47), (43, -31), (51, -17)]):
            plate.pen_line(frame([(side * x, y) for x, y in hem]), 1.3, 0.05)
        plate.pen_line(frame([(side * 7, -2), (side * 24, 6), (side * 42, -6)]), 1.4)
        for i in range(4):
            tab = [(i * 11 - 1, 47), (i * 11 + 10, 43), (i * 11 + 9, 60), (i * 11 + 2, 62)]
            plate.fill(frame([(side * x, y) for x, y in tab]), 0.3, hatch=90, outline=1.3)
    plate.pen_line(frame([(0, -46), (0, 34)]), 1.3, 0.1)
    for turn in range(0, 360, 45):
        ray = limb([(-0.1, -16), (0, -26)], [6, 1], 1)
        plate.fill(frame(Frame(0, -16, 1, turn)([(x, y + 6) for x, y in ray])), 0.3, outline=0.9)
    plate.fill(frame(ellipse(0, -16, 9, n=24)), 0.05, puff=0.4, outline=1.5)


def _helmet(plate: Plate, frame: Frame) -> None:
    tail: Points = [(-34, -102), (-46, -92), (-53, -72), (-50, -50), (-58, -38, 1), (-40, -42), (-33, -58)]
    plate.shape(frame([*tail, (-28, -78)]), 0.7, hatch=70, outline=1.8, pitch=0.75)
    skull: Points = [(-31, -86, 1), (-33, -108), (-21, -128), (2, -134), (23, -122), (30, -100), (31, -86, 1)]
    plate.shape(frame(skull), 0.08, puff=0.75, hatch=60, curve=0.5, outline=2.0, pitch=0.74)
    band: Points = [(-34, -88), (-33, -101), (0, -106), (33, -100), (34, -87), (0, -92)]
    plate.shape(frame(band), 0.52, hatch=85, outline=1.5, pitch=0.7)
    plate.shape(frame([(22, -90), (34, -93), (51, -82, 1), (44, -78), (28, -82)]), 0.5, hatch=10, outline=1.5)
    crest: Points = [(-36, -98), (-40, -126), (-24, -150), (6, -158), (34, -146), (44, -124, 1), (34, -124)]
    crest += [(26, -132), (4, -138), (-16, -132), (-26, -116)]
    plate.shape(frame(crest), 0.66, hatch=40, outline=2.0, curve=0.3, pitch=0.75)
    for t in np.linspace(0.06, 0.94, 11):
        a = math.pi * (1.02 - 0.92 * t)
        inner = (2 + 31 * math.cos(a), -108 - 28 * math.sin(a))
        plate.pen_line(frame([inner, (3 + 41 * math.cos(a + 0.12), -112 - 42 * math.sin(a + 0.12))]), 1.1)
    scales = [(24, -86), (22, -72), (10, -62)]
    for (x, y), r in zip(scales, (4.4, 4.0, 3.6), strict=True):
        plate.fill(frame(ellipse(x, y, r, n=14)), 0.05, outline=1.1)


def _drum(plate: Plate, frame: Frame) -> None:
    left, right = frame([(-44, 0)])[0][0], frame([(44, 0)])[0][0]

    def round_(x: np.ndarray, _y: np.ndarray) -> np.ndarray:
        across = (x - left) / (right - left)
        return (
            0.10
            + 0.62 * np.clip((across - 0.28) / 0.72, 0, 1) ** 1.5
            + 0.25 * np.clip(0.16 - across, 0, 1) * 3
        )

    shell: Points = [(-44, 72, 1), (44, 72, 1), (44, 138, 1), (22, 147), (0, 149), (-22, 147), (-44, 138, 1)]
    plate.shape(frame(shell), round_, hatch=90, outline=2.0, pitch=0.8)
    plate.fill(frame(ellipse(0, 108, 17, 21, 40)), 0.0, kind=2, outline=1.4)
    star = [(r * math.sin(a), 108 - r * 1.15 * math.cos(a)) for r, a in _star()]
    plate.fill(frame(star), 0.55, hatch=45, outline=1.1, pitch=0.7)
    for side in (-1, 1):
        for x0, x1 in ((42, 31), (31, 20)):
            rope = [(side * x0, 78), (side * (x0 + x1) / 2, 140), (side * x1, 82)]
            plate.line(frame(rope), 1.6)
            plate.fill(frame(ellipse(side * (x0 + x1) / 2, 118, 3, 4.4, 14)), 0.35, outline=1.0)
    for y in (70, 134):
        hoop: Points = [(-48, y, 1), (-24, y + 10), (0, y + 12), (24, y + 10), (48, y, 1), (48, y + 11, 1)]
        hoop += [(24, y + 21), (0, y + 23), (-24, y + 21), (-48, y + 11, 1)]
        plate.shape(frame(hoop), 0.34, hatch=0, outline=1.6, pitch=0.62)
    plate.fill(frame(ellipse(0, 70, 48, 12.5, 60)), 0.05, hatch=0, outline=1.8)
    for side in (-1, 1):
        stick = limb([(side * -36, 56), (side * 34, 79)], [4, 3.2])
        plate.fill(frame(stick), 0.0, kind=2, outline=1.2)
        plate.fill(frame(ellipse(side * 36, 79.6, 5, 3.8, 16)), 0.2, outline=1.1)


def _star() -> list[tuple[float, float]]:
    return [(15 if i % 2 == 0 else 6, i * math.pi / 8) for i in range(16)]


def _shot(side: Mirrored) -> None:
    for x, y in ((62, 146), (82, 146), (72, 129)):
        side.fill(ellipse(x, y, 10.5, n=26), 0.42, 45, puff=0.8, outline=1.6, pitch=0.7)


def _laurel(side: Mirrored) -> None:
    course = spline([(4, 172), (34, 171), (64, 163), (92, 146), (108, 124)], step=1)
    side.line([(4, 172), (34, 171), (64, 163), (92, 146), (108, 124)], 1.6)
    for i, at in enumerate(np.linspace(0.04, 0.98, 13)):
        x, y = course[int(at * (len(course) - 2))]
        x2, y2 = course[int(at * (len(course) - 2)) + 1]
        turn = math.degrees(math.atan2(y2 - y, x2 - x)) + (30 if i % 2 else -32)
        place = side.points([(x, y)])[0]
        grow = side.frame([(1, 0)])[0][0] - side.frame([(0, 0)])[0][0]
        turn = turn if side.side > 0 else 180 - turn
        leaf(side.plate, place[0], place[1], turn, 19 * grow, 5 * grow, 0.42)
