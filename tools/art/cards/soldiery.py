"""Men and horses for the engraver, in profile facing right: a head, a half-length soldier, a charger.

A head is about 20 units high, a horse 95 at the withers. It must not know on what they are printed.
"""

from __future__ import annotations

import math

from ..engine.geometry import Frame, Point, Points, ellipse, limb
from ..engine.pencil import Pencil
from ..engine.scene import Scene

SKIN, HAIR, FELT = "#e6b08c", "#5a4028", "#4a4038"
WHITE, BRASS, STEEL, WOOD = "#f1e9d4", "#e0b850", "#cfd6d8", "#a9743f"

FACE: Points = [
    *[(-4, 3, 1), (-4.3, -3), (-6.4, -8), (-5.2, -14), (0, -16.2), (4.2, -14.4), (5.8, -12), (6.2, -10.7)],
    *[(5.6, -9.5), (7.4, -8.1), (9.1, -6.5, 1), (7.6, -5.7), (6.3, -5.7, 1), (6.9, -4.9), (6.1, -4.35, 1)],
    *[(6.7, -3.7), (5.9, -2.9), (6.7, -1.4), (5.5, -0.1), (2.9, 1.2), (2.5, 3.4, 1)],
]


def head(pen: Pencil) -> None:
    """A young man's head and short hair; (0, 0) is where it meets the neck."""
    pen.shape(FACE, SKIN, -0.02, puff=0.3, hatch=35, outline=0.95)
    pen.line([(3.0, -10.5), (4.6, -11.1), (6.0, -10.5)], 1.0)
    pen.line([(3.4, -9.0), (4.5, -9.6), (5.5, -9.1)], 0.75)
    pen.dot(ellipse(4.7, -8.9, 0.65, 0.75, 8))
    pen.line([(6.3, -6.0), (7.0, -6.6), (7.5, -6.1)], 0.55)
    pen.line([(4.3, -4.25), (5.4, -4.35), (6.3, -4.35)], 0.8)
    hair: Points = [
        (4.6, -13.2),
        (2.5, -16.2),
        (-2.5, -17.2),
        (-6.8, -14.2),
        (-7.4, -9),
        (-5.6, -3),
        (-2.8, -2.6),
    ]
    pen.shape([*hair, (-1.6, -6.4), (-0.2, -9), (0.8, -11.6), (3, -12)], HAIR, 0.4, hatch=60, outline=0.9)
    pen.shape(
        [(1.2, -10.5), (2.4, -9), (2.2, -4.4), (0.8, -3.4), (0.2, -7)], HAIR, 0.4, hatch=80, outline=0.5
    )
    pen.shape(ellipse(-0.9, -7.4, 1.3, 1.9, 12), SKIN, 0.1, outline=0.7)


def shako(pen: Pencil) -> None:
    """A tall felt cap with plate, peak, cord and plume, for that head."""
    pen.shape([(2.2, -26.5, 1), (1.4, -36), (3.6, -42), (6.4, -37), (5.6, -27, 1)], WHITE, 0.04, outline=0.9)
    pen.part([(-7.6, -11), (-6.8, -27.5), (6.6, -28), (7.0, -12)], FELT, 0.72, hatch=85, outline=1.2)
    pen.part([(-7.2, -26.2), (-7.3, -28.8), (7.1, -29.4), (6.9, -26.6)], FELT, 0.9, hatch=0, outline=0.8)
    pen.shape([(3, -12.2, 1), (7, -13), (13, -10.2, 1), (9, -9.2), (4, -10.4)], FELT, 0.85, outline=0.9)
    pen.shape(
        [(2.6, -14, 1), (2.2, -20), (4.6, -22.6), (6.8, -20), (6.6, -14.4, 1)], BRASS, 0.05, outline=0.8
    )
    pen.line([(-6.6, -23), (-1, -18.4), (6, -23.2)], 1.3, 0.05)
    pen.line([(1.8, -11.6), (2.6, -5), (3.6, 0.6)], 1.1, 0.05)


def helmet(pen: Pencil) -> None:
    """A dragoon's leather helmet with a bearskin crest, for that head."""
    pen.shape(
        [(-6.8, -10, 1), (-6.8, -17), (-2, -21.4), (3, -20.6), (6.2, -15), (6.4, -11, 1)],
        FELT,
        0.7,
        outline=1.1,
    )
    crest: Points = [
        (-8.4, -8),
        (-10.4, -17),
        (-6, -25.4),
        (2, -28.6),
        (9, -24.4, 1),
        (7, -19.6),
        (2.4, -21.6),
    ]
    pen.shape([*crest, (-3, -19.6), (-6, -13)], FELT, 0.86, hatch=40, outline=1.2)
    pen.shape([(3, -11.6, 1), (7, -12.6), (12, -10, 1), (9, -9), (4, -10)], FELT, 0.85, outline=0.9)
    pen.shape(
        [(-7, -10.4), (-6.8, -13.4), (0, -14.4), (6.6, -13), (6.8, -10.6), (0, -11.4)],
        BRASS,
        0.1,
        outline=0.8,
    )
    pen.line([(1.6, -11), (2.6, -4), (3.6, 0.6)], 1.1, 0.05)


def half_length(plate: Scene, frame: Frame, coat: str, facing: str) -> None:
    """A soldier from the thighs up, his musket at the port; (0, 0) is the pit of his neck."""
    pen = Pencil(plate, frame, 1.5)
    pen.shape([(-14, 8), (-8, 4, 1), (-8, 26, 1), (-15, 25)], "#8a6f4c", 0.5, hatch=80, outline=0.9)
    pen.part(limb([(-15, 4), (-7, 3)], [5.5, 5.5]), "#d8cfbd", 0.2, outline=0.8)
    far = limb([(6, 7), (15, 17), (19, 6)], [8, 7.4, 6.6, 6])
    pen.part(far, coat, 0.34, hatch=30)
    chest: Points = [
        (-6, 1),
        (0, 0),
        (5, 1.6),
        (9.5, 9),
        (10.6, 18),
        (9, 28),
        (12, 48, 1),
        (-13, 48, 1),
        (-9, 28),
    ]
    pen.shape([*chest, (-8, 16), (-9.4, 6)], coat, 0.16, hatch=65, outline=1.2)
    pen.shape([(4, 2), (8.6, 9), (9.6, 18), (7, 25), (5, 14)], facing, 0.06, puff=0.2, outline=0.8)
    for i in range(5):
        pen.dot(ellipse(7.0 + 1.6 * math.sin(0.5 + i * 0.6), 7 + i * 4.2, 0.7, n=8))
    pen.part([(-7, 2.4), (-4, 0.6), (10, 22), (9.4, 26.4)], WHITE, 0.03, puff=0.1, outline=0.8)
    pen.part([(-9.4, 27), (9.2, 26.4), (9.6, 30.4), (-9.6, 31)], WHITE, 0.04, puff=0.1, outline=0.8)
    pen.part([(5, 25.6), (9.6, 25.4), (9.8, 31.2), (5, 31.4)], BRASS, 0.08, puff=0.2, outline=0.8)
    pen.shape(
        [(-4.6, 2.4), (-4.6, -2.6), (3.4, -2.6), (5.4, 2.6), (0, 4)], facing, 0.1, puff=0.3, outline=1.0
    )
    cap = Pencil(plate, frame, 1.35)
    head(Pencil(plate, _within(frame, 0.4, -2.6), 1.35))
    shako(Pencil(plate, _within(frame, 0.4, -2.6), cap.weight))
    _musket(pen)
    pen.shape(ellipse(19.4, 4.4, 3.2, 3.4, 16), SKIN, 0.04, puff=0.3, outline=1.0)
    near = limb([(-4, 6), (-6.6, 24), (4.6, 33)], [9.4, 9, 8, 7.2, 6.6])
    pen.part(near, coat, 0.14, hatch=70, outline=1.2)
    pen.part(limb([(1, 30.6), (4.6, 33.4)], [8.4, 8.2]), facing, 0.08, hatch=30, outline=1.0)
    pen.shape([(4, 30.6), (8.6, 30), (10.4, 33.4), (8.4, 36.4), (4.2, 36)], SKIN, 0.05, puff=0.3, outline=1.0)
    pen.shape([(-9.6, 5.6), (-8.4, 1.2), (-2, 0.8), (1, 4.4), (-4, 8)], facing, 0.12, hatch=20, outline=1.0)
    for i in range(4):
        pen.line([(-8.6 + i * 2.6, 6.6), (-9.2 + i * 2.8, 10.6)], 0.9, 0)


def _within(frame: Frame, x: float, y: float, turn: float = 0.0, scale: float = 1.0) -> Frame:
    """A frame inside another, which must not be mirrored."""
    (x0, y0), (x1, y1) = frame([(x, y), (x + 1, y)])
    outer = math.hypot(x1 - x0, y1 - y0)
    return Frame(x0, y0, outer * scale, turn + math.degrees(math.atan2(y1 - y0, x1 - x0)))


def _musket(pen: Pencil) -> None:
    pen.part(limb([(-6, 50), (-1, 40), (6, 31)], [7.6, 6, 3.8]), WOOD, 0.3, hatch=-40, outline=1.1)
    pen.part(limb([(5, 32), (33.4, -17.6)], [3.6, 2.6]), WOOD, 0.3, hatch=-60, outline=1.1)
    pen.part(limb([(6.6, 29), (36.4, -23)], [1.7, 1.5]), STEEL, 0.1, outline=0.8)
    for t in (0.35, 0.62, 0.9):
        x, y = 6 + 29 * t, 30.4 - 50.6 * t
        pen.part(limb([(x - 1.8, y - 1.2), (x + 1.8, y + 1.0)], [1.8, 1.8]), BRASS, 0.05, outline=0.7)
    pen.part(limb([(36.6, -22), (45, -38)], [1.8, 0.4]), STEEL, 0.02, puff=0, outline=0.8)


LEGS: dict[str, Points] = {
    "near fore": [(44, -68), (70, -64), (68, -42), (60, -36)],
    "far fore": [(48, -66), (76, -76), (86, -56), (78, -47)],
    "near hind": [(-64, -62), (-42, -45), (-64, -27), (-53, -10), (-48, -5)],
    "far hind": [(-58, -60), (-28, -46), (-45, -26), (-33, -10), (-28, -5)],
}
FORE = (20, 15, 11, 8.4, 8.6, 5.6, 5.0, 5.4, 6.8, 5.8)
HIND = (32, 27, 20, 13, 9.6, 9, 6.2, 5.4, 5.8, 7.0, 5.8)


class Charger:
    """A rearing horse; `frame` is the ground under it, its trunk leans back in a frame of its own."""

    def __init__(self, plate: Scene, frame: Frame, hide: str, mane: str, weight: float) -> None:
        self.hide, self.mane = hide, mane
        self.ground = Pencil(plate, frame, weight)
        self.trunk = Pencil(plate, _within(frame, 0, -18, -30), weight)

    def draw(self, cloth: str) -> None:
        """The whole horse, back to front."""
        for name in ("far fore", "far hind"):
            self._leg(name, 0.24)
        self._tail()
        self._body()
        self._head()
        self._tack(cloth)
        for name in ("near hind", "near fore"):
            self._leg(name, 0.0)

    def seat(self) -> Frame:
        """Where a rider sits, upright in his saddle."""
        return _within(self.trunk.frame, -3, -88, 33)

    def _leg(self, name: str, shade: float) -> None:
        hind = name.endswith("hind")
        pen, course = (self.ground if hind else self.trunk), LEGS[name]
        pen.part(
            limb(course, HIND if hind else FORE), self.hide, 0.12 + shade, puff=0.6, hatch=80, outline=0.9
        )
        if not shade:  # the thigh grows out of the trunk without a contour
            top = course[0]
            pen.part(
                ellipse(*top, 13 if hind else 9, 11 if hind else 8), self.hide, 0.12, hatch=70, outline=0
            )
        (ax, ay), (bx, by) = course[-2][:2], course[-1][:2]
        turn = math.degrees(math.atan2(by - ay, bx - ax)) - (90 if hind else 70)
        hoof: Points = [(-3.6, -2.6, 1), (-4.8, 5, 1), (7, 5.2, 1), (4, -2.2, 1)]
        pen.shape(Frame(bx, by, 1, turn)(hoof), "#4a3a2e", 0.8, outline=0.9)

    def _tail(self) -> None:
        tail: Points = [
            (-56, -86),
            (-70, -95),
            (-86, -92),
            (-104, -78, 1),
            (-94, -81),
            (-112, -64, 1),
            (-96, -71),
        ]
        self.trunk.shape(
            [*tail, (-106, -56, 1), (-86, -68), (-70, -76), (-58, -76)], self.mane, 0.55, hatch=75
        )
        for i in range(4):
            self.trunk.line([(-58, -82 + i * 2), (-76, -88 + i * 3.4), (-97 - i, -77 + i * 3)], 0.9)

    def _body(self) -> None:
        body: Points = [
            (-58, -70),
            (-60, -80),
            (-54, -90),
            (-42, -95),
            (-26, -92),
            (-8, -87),
            (8, -88),
            (21, -95),
        ]
        body += [
            (31, -105),
            (41, -119),
            (50, -128),
            (59, -129, 1),
            (63, -119),
            (62, -108),
            (58, -96),
            (57, -84),
        ]
        body += [(56, -74), (49, -62), (34, -54), (14, -51), (-8, -53), (-26, -58), (-36, -62), (-46, -60)]
        self.trunk.shape(body, self.hide, 0.11, puff=0.8, curve=0.8, hatch=70, outline=1.45)
        haunch: Points = [(-54, -70), (-55, -80), (-48, -88), (-36, -88), (-26, -78), (-28, -64), (-38, -62)]
        self.trunk.shape([*haunch, (-48, -64)], self.hide, 0.1, hatch=60, outline=0)
        for crease in (
            [(51, -80), (54, -73), (50, -65)],
            [(46, -88), (36, -76), (34, -64)],
            [(58, -100), (52, -82)],
        ):
            self.trunk.line(crease, 0.9)

    def _head(self) -> None:
        skull: Points = [(52, -122), (55, -130), (61, -131), (68, -126), (75, -114), (82, -102), (85, -96)]
        skull += [(83.4, -90.6), (79, -89), (75, -92.6), (71, -98), (63, -103), (56.5, -107), (53, -113)]
        self.trunk.shape(skull, self.hide, 0.09, puff=0.6, outline=1.25)
        for x in (56.2, 60):
            ear: Points = [(x - 2.2, -129, 1), (x - 2.4, -136), (x + 0.6, -141.4, 1), (x + 2.6, -134)]
            self.trunk.shape([*ear, (x + 2.2, -129.6, 1)], self.hide, 0.3, outline=0.95)
        self.trunk.dot(ellipse(66.2, -118, 1.8, 1.5, 10))
        self.trunk.dot(ellipse(82.2, -97, 1.5, 1.1, 8))
        self.trunk.line([(77, -91.4), (80, -93.2), (83.6, -93)], 0.9)
        mane: Points = [(57, -132, 1), (48, -131), (38, -121), (29, -108), (21, -97), (15, -90, 1), (25, -93)]
        mane += [
            (24, -86, 1),
            (33, -95),
            (32, -90, 1),
            (40, -103),
            (39, -99, 1),
            (47, -112),
            (53, -121),
            (60, -125),
        ]
        self.trunk.shape(mane, self.mane, 0.5, hatch=60, outline=1.05)

    def _tack(self, cloth: str) -> None:
        pen = self.trunk
        rug: Points = [
            (-34, -90),
            (-10, -88),
            (16, -90),
            (18, -70),
            (10, -62),
            (-14, -60),
            (-42, -62, 1),
            (-39, -80),
        ]
        pen.shape(rug, cloth, 0.16, puff=0.3, hatch=80, outline=1.2)
        hem: Points = [
            (-41, -63, 1),
            (-14, -61),
            (10, -63),
            (17.6, -70),
            (18, -74.6),
            (9, -67.4),
            (-14, -65.4),
        ]
        pen.shape([*hem, (-39, -67, 1)], BRASS, 0.05, puff=0.1, outline=0.7)
        straps: list[list[Point]] = [
            [(57, -108.5), (63, -128)],
            [(70, -99.5), (77.4, -108.5)],
            [(63, -119), (71.6, -99)],
        ]
        for strap in [*straps, [(50, -72), (34, -84), (14, -88)]]:
            pen.line(strap, 1.4, 0)
        pen.line([(76, -94), (46, -90), (18, -100)], 1.2, 0)


def dragoon(plate: Scene, seat: Frame, coat: str, facing: str, weight: float) -> None:
    """A mounted man cutting with his sabre; `seat` is where he sits."""
    pen = Pencil(plate, seat, weight)
    pen.part(limb([(4, -22), (18, -14), (24, -20)], [7.4, 6.4, 5.4]), coat, 0.3, outline=1.0)
    boot = limb([(22, 12), (14, 34), (13, 40)], [9.4, 8.4, 6.4])
    pen.shape([(9, 38, 1), (10, 44), (24, 44, 1), (22, 40), (16, 37)], FELT, 0.8, outline=0.9)
    pen.part(boot, FELT, 0.66, hatch=85, outline=1.1)
    pen.part(limb([(-2, 0), (12, 4), (22, 14)], [15, 14, 11]), "#e9dcc0", 0.12, hatch=20, outline=1.1)
    trunk: Points = [
        (-6, -30),
        (-1, -32),
        (4, -30),
        (8, -24),
        (8.4, -12),
        (8, 0),
        (0, 4),
        (-11, 6, 1),
        (-9, -6),
    ]
    pen.shape([*trunk, (-7, -18), (-8.4, -26)], coat, 0.16, hatch=65, outline=1.2)
    pen.shape([(3, -30), (7.4, -24), (7.6, -14), (5, -9), (3, -20)], facing, 0.06, puff=0.2, outline=0.8)
    pen.part([(-6.6, -28), (-4.4, -29.6), (8.4, -9), (8, -5.4)], WHITE, 0.03, puff=0.1, outline=0.7)
    pen.part([(-9, -6), (8, -6.4), (8.2, -2.6), (-9.4, -2)], facing, 0.08, puff=0.1, outline=0.8)
    pen.shape([(-3.8, -30), (-3.4, -34), (3.2, -34), (4.4, -30)], facing, 0.1, outline=0.8)
    crown = Pencil(plate, _within(seat, 0.8, -33, 6, 1.1), weight)
    head(crown)
    helmet(crown)
    blade: Points = [
        (-22, -55, 1),
        (-17, -66),
        (-8, -77),
        (4, -84, 1),
        (-5, -73.6),
        (-12, -63.6),
        (-17, -53, 1),
    ]
    pen.shape(blade, STEEL, 0.02, puff=0, outline=1.1)
    pen.part(limb([(-3, -26), (-19, -33), (-22, -52)], [9, 8, 7, 6.2]), coat, 0.14, outline=1.15)
    pen.part(limb([(-21, -46), (-22, -52)], [8, 8]), facing, 0.08, outline=0.9)
    pen.shape(ellipse(-21.6, -54.6, 3.6, 3.6, 14), SKIN, 0.04, outline=0.9)
    pen.part(limb([(-26.4, -57), (-17.4, -54)], [3, 3]), BRASS, 0.05, outline=0.9)
