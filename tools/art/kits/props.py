"""Things in hands: each is made by a function that returns what a `hold` draws.

They must not know who holds them. Angles: 0 hangs down, 90 points forward, 180 up.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from ..engine.geometry import Frame, Point, ellipse
from .burin import Burin
from .limbs import Hold, away

Tip = Callable[[Burin, Frame], None]
"""Draws the end of a pole in a frame whose origin is the end and whose -y points on."""
WOOD, STEEL, TIN, CRUST = "#7a5a34", "#cfd2cc", "#a9a493", "#d29a4e"
PAPER = "#f4ecd6"


def pole(
    angle: float,
    ahead: float = 40,
    back: float = 20,
    width: float = 2.2,
    colour: str = WOOD,
    tip: Tip | None = None,
) -> Hold:
    """A stick, pole or staff in a fixed direction of the picture, `ahead` and `back` of the hand."""

    def hold(burin: Burin, frame: Frame, point: Point, _: float) -> None:
        end, start = away(point, angle, ahead), away(point, angle + 180, back)
        burin.tube(
            frame, [start, point, end], (width, width * 0.85), colour, 0.38, hatch=90 - angle, outline=0.9
        )
        if tip:
            tip(burin, frame.child(end[0], end[1], 180 - angle))

    return hold


def stick(
    turned: float = 90, ahead: float = 38, back: float = 10, width: float = 2.2, tip: Tip | None = None
) -> Hold:
    """A stick that turns with the forearm, `turned` degrees from it."""

    def hold(burin: Burin, frame: Frame, point: Point, angle: float) -> None:
        pole(angle + turned, ahead, back, width, WOOD, tip)(burin, frame, point, angle)

    return hold


def cane(angle: float = 8, long: float = 36) -> Hold:
    """A walking cane with a knob, its foot on the ground before its owner."""

    def hold(burin: Burin, frame: Frame, point: Point, forearm: float) -> None:
        pole(angle, long, 4, 1.9, "#5a4028")(burin, frame, point, forearm)
        x, y = away(point, angle + 180, 4.5)
        burin.polygon(frame, ellipse(x, y, 1.9, 1.9, 10), "#d9b64e", 0.1, outline=0.7)

    return hold


def fork_tip(burin: Burin, frame: Frame) -> None:
    """A hay fork's prongs."""
    for dx in (-4, 0, 4):
        burin.line(frame, [(0, 3), (dx, -2), (dx, -14)], 1.4, 0.1)


def pike_tip(burin: Burin, frame: Frame) -> None:
    """A leaf-shaped blade."""
    blade = [(0, -21, 1), (3.6, -8), (2.2, 2, 1), (-2.2, 2, 1), (-3.6, -8)]
    burin.shape(frame, blade, STEEL, 0.08, puff=0.2, outline=0.9)


def axe_tip(burin: Burin, frame: Frame) -> None:
    """An axe's head."""
    head = [(-3, -5, 1), (4, -6), (14, -9, 1), (15, 8, 1), (4, 3), (-3, 4, 1)]
    burin.shape(frame, head, STEEL, 0.16, puff=0.3, outline=1.1)


def maul_tip(burin: Burin, frame: Frame) -> None:
    """A wooden mallet's head."""
    burin.polygon(frame, [(-10, -7), (10, -7), (10, 6), (-10, 6)], "#a9834c", 0.2, hatch=88, outline=1.2)
    for x in (-8, 8):
        burin.line(frame, [(x, -7), (x, 6)], 0.9, 0)


def flame_tip(burin: Burin, frame: Frame) -> None:
    """A torch's fire."""
    outer = [(-4, 3, 1), (-8, -6), (-4, -16), (-5, -26, 1), (2, -18), (6, -24, 1), (9, -9), (4, 3, 1)]
    inner = [(-2.4, 2), (-4, -6), (0, -14, 1), (4, -5), (2.4, 2)]
    burin.shape(frame, outer, "#eb9a35", 0.0, puff=0, kind=2, outline=0.9)
    burin.shape(frame, inner, "#f9e08a", 0.0, puff=0, kind=2, outline=0.4)


def cap_tip(burin: Burin, frame: Frame) -> None:
    """A red cap of liberty on a pole."""
    back = [(-7, 4, 1), (-8, -3), (-5, -11), (2, -15.4), (9, -14.4)]
    cap = [*back, (13, -9), (12, -5), (9, -7), (7, -2), (7, 4, 1), (0, 5.4)]
    burin.shape(frame, cap, "#bf3a30", 0.12, puff=0.6, hatch=50, outline=1.0)


def loaf(burin: Burin, frame: Frame, size: float = 1.0) -> None:
    """A cottage loaf, scored, about its middle."""
    crust = [(-8, 2), (-8.6, -3), (-3, -7), (4, -6.6), (8.6, -2.4), (7.4, 2.4), (0, 3.4)]
    burin.shape(frame, [(x * size, y * size) for x, y in crust], CRUST, 0.1, puff=0.7, curve=0.7, hatch=30)
    for x in (-4, 0, 4):
        burin.line(frame, [(x * size - 1, -5.4 * size), (x * size + 1.2, -2.2 * size)], 0.8)


def loaf_in_hand(size: float = 1.0) -> Hold:
    """A loaf on the palm."""

    def hold(burin: Burin, frame: Frame, point: Point, _: float) -> None:
        loaf(burin, frame.child(point[0], point[1] - 1), size)

    return hold


def basket(fill: str = CRUST) -> Hold:
    """A basket on its handle; `fill` is the colour of what is in it."""

    def hold(burin: Burin, frame: Frame, point: Point, _: float) -> None:
        inner = frame.child(point[0], point[1] + 3)
        burin.line(inner, [(-9, 7), (-6.5, -2), (0, -4.4), (6.5, -2), (9, 7)], 1.5, 0)
        for x, y in ((-4, 4.6), (3, 4.0), (0, 2.4)):
            burin.polygon(inner, ellipse(x, y, 4.4, 2.8, 14), fill, 0.1, puff=0.6, outline=0.8)
        rim = [(-10.5, 5.6, 1), (0, 7.0), (10.5, 5.6, 1), (8, 15), (0, 16.4), (-8, 15)]
        burin.shape(inner, rim, "#b48a4c", 0.2, puff=0.5, hatch=0, cross=90, outline=1.0)
        for i in range(5):
            burin.line(inner, [(-9 + i * 4.4, 6.8), (-7.4 + i * 3.8, 14.8)], 0.6)

    return hold


def tankard() -> Hold:
    """A pewter pot."""

    def hold(burin: Burin, frame: Frame, point: Point, _: float) -> None:
        inner = frame.child(point[0] + 2.5, point[1] - 0.5)
        burin.line(inner, [(-3.4, -3), (-6.2, -2), (-6.0, 2.4), (-3.6, 3.2)], 1.3, 0)
        body = [(-3.4, -5.2, 1), (3.4, -5.2, 1), (4, 4.6, 1), (0, 5.4), (-4, 4.6, 1)]
        burin.shape(inner, body, TIN, 0.2, puff=0.6, hatch=85, outline=0.9)

    return hold


def bottle(tilt: float = 0.0, colour: str = "#6d7a5a", size: float = 0.6) -> Hold:
    """A squat bottle held by its body; `tilt` turns it clockwise."""

    def hold(burin: Burin, frame: Frame, point: Point, _: float) -> None:
        draw_bottle(burin, frame.child(point[0] + 1, point[1] + 7, tilt, size), colour)

    return hold


def draw_bottle(burin: Burin, frame: Frame, colour: str = "#6d7a5a") -> None:
    """A bottle standing on the frame's origin, 34 units high."""
    glass = [(-7, 0, 1), (-8, -14), (-6, -20), (-2.4, -26), (-2.6, -34, 1)]
    outline = [*glass, *((-x, y, *c) for x, y, *c in glass[::-1])]
    burin.shape(frame, outline, colour, 0.3, puff=0.7, hatch=85, outline=1.1)
    burin.line(frame, [(-4.6, -16), (-5, -10), (-4.6, -4)], 0.5)


def sheet(width: float = 14, height: float = 18, turn: float = 8, heading: bool = False) -> Hold:
    """A paper with lines of writing; `heading` gives it a title in bold strokes."""

    def hold(burin: Burin, frame: Frame, point: Point, _: float) -> None:
        inner = frame.child(point[0], point[1], turn)
        h = height
        burin.polygon(
            inner,
            [(-2, -h * 0.6), (width, -h * 0.66), (width - 1, h * 0.4), (-3, h * 0.44)],
            PAPER,
            0.03,
            puff=0,
            outline=0.9,
        )
        for i in range(6):
            y = -h * 0.5 + i * h * 0.14
            weight = 1.4 if heading and i == 0 else 0.5
            burin.line(inner, [(0, y), (width - 2.5 - (i % 2), y - 0.8)], weight, 0)

    return hold


def book(open_: bool = False) -> Hold:
    """A small bound book, shut or open."""

    def hold(burin: Burin, frame: Frame, point: Point, _: float) -> None:
        inner = frame.child(point[0] + 2, point[1] - 1, -14)
        if open_:
            burin.polygon(inner, [(-9, -2), (0, 0.5), (9, -3), (9, -9), (0, -5.5), (-9, -8)], "#7a4a34", 0.5)
            for side in (-1, 1):
                leaf = [
                    (0, -0.6, 1),
                    (4.4 * side, -3.4),
                    (8.4 * side, -3, 1),
                    (8.4 * side, -9, 1),
                    (4 * side, -8.6),
                ]
                burin.shape(inner, [*leaf, (0, -6, 1)], "#f6efd8", 0.03, puff=0.1, outline=0.7)
        else:
            burin.polygon(inner, [(-5, -6), (6, -8), (8, 3), (-3, 5)], "#7a4a34", 0.55, outline=1.0)
            burin.polygon(
                inner, [(-3, 5), (8, 3), (8.4, 4.8), (-2.6, 6.8)], "#f6efd8", 0.05, puff=0, outline=0.6
            )

    return hold


def hat_in_hand(kind: str = "tricorn", colour: str = "#3a3026", turn: float = 16) -> Hold:
    """A hat carried or waved."""
    from .hats import Hat, draw_hat
    from .modelling import View

    def hold(burin: Burin, frame: Frame, point: Point, _: float) -> None:
        inner = frame.child(point[0], point[1] + 14, turn)
        draw_hat(burin, inner, View(50), Hat(kind, colour))

    return hold


def baby(burin: Burin, frame: Frame) -> None:
    """A swaddled child lying along the frame's x axis, its head at the left; about 26 units long."""
    cloth = [(-7, -5.4), (0, -6.6), (8, -5), (14, -1), (13, 4), (6, 7), (-4, 6.6), (-8, 3)]
    burin.shape(frame, cloth, "#efe6d2", 0.06, puff=0.5, curve=0.6, hatch=60, outline=1.0)
    for i in range(4):
        burin.line(frame, [(-3 + i * 4.2, -5.8), (-1 + i * 4.2, 0), (-4 + i * 4.4, 6.2)], 0.6)
    _infant_head(burin, frame.child(-11, -0.6, -70))


def _infant_head(burin: Burin, frame: Frame) -> None:
    """A round head, its chin toward the frame's +y."""
    skull = [(5.6 * math.sin(a), -1 - 6.0 * math.cos(a)) for a in (i * math.tau / 16 for i in range(16))]
    burin.flesh(frame, skull, 0.0, puff=0.4, outline=0.95)
    cap = [(-5.7, -1.6, 1), (-5.4, -5.6), (0, -7.8), (5.4, -5.6), (5.7, -1.6, 1), (0, -4.4)]
    burin.shape(frame, cap, "#f3ecd8", 0.06, puff=0.3, outline=0.8)
    if burin.fine(frame):
        for x in (-2.1, 2.1):
            burin.dot(frame, ellipse(x, -0.6, 0.6, 0.7, 8))
            burin.line(frame, [(x - 1.2, -1.8), (x, -2.3), (x + 1.2, -1.8)], 0.5)
        burin.line(frame, [(-0.4, 0.6), (0, 1.2), (0.5, 0.8)], 0.5)
        burin.dot(frame, ellipse(0, 2.9, 1.1, 0.7, 10))


def baby_in_arm(turn: float = -24) -> Hold:
    """A swaddled child lying in the crook of the arm."""

    def hold(burin: Burin, frame: Frame, point: Point, _: float) -> None:
        baby(burin, frame.child(point[0] - 5, point[1] - 4, turn, 0.95, -1))

    return hold


def kettle(burin: Burin, frame: Frame, point: Point, _: float) -> None:
    """An iron kettle on its handle."""
    inner = frame.child(point[0], point[1] + 4)
    body = [(-7, 0), (-7.6, 6), (-5, 10, 1), (5, 10, 1), (7.6, 6), (7, 0), (0, -3)]
    burin.shape(inner, body, "#6a6456", 0.5, outline=1.0)
    burin.line(inner, [(-6, 0), (-3, -7), (3, -7), (6, 0)], 1.3, 0)
    burin.line(inner, [(7, 3), (10, 0), (12, -3)], 2.0, 0)


def saw(burin: Burin, frame: Frame, point: Point, _: float) -> None:
    """A hand saw, its blade forward."""
    inner = frame.child(point[0], point[1], 6)
    burin.polygon(inner, [(-2, -3), (28, -1), (28, 2), (-2, 6)], STEEL, 0.08, puff=0, outline=0.9)
    burin.shape(inner, [(-5, -4), (2, -5), (3, 6), (-4, 8), (-7, 2)], WOOD, 0.3, outline=0.9)


def sabre(angle: float = 150, long: float = 38) -> Hold:
    """A curved sword raised in a fixed direction of the picture."""

    def hold(burin: Burin, frame: Frame, point: Point, _: float) -> None:
        def at(t: float) -> tuple[float, float]:
            return away(away(point, angle, long * t), angle + 90, 5 * math.sin(math.pi * t * 0.9))

        blade = [
            at(0.06),
            at(0.35),
            at(0.7),
            (*at(1), 1),
            away(at(0.66), angle - 90, 2),
            away(at(0.3), angle - 90, 2.2),
        ]
        burin.shape(frame, blade, STEEL, 0.08, puff=0, outline=0.9)
        guard = [away(point, angle + 90, 3.8), away(point, angle, 2.0), away(point, angle - 90, 3.8)]
        burin.line(frame, guard, 1.7, 0)

    return hold


def torch(angle: float = 172, ahead: float = 32, back: float = 14) -> Hold:
    """A burning brand held up."""
    return pole(angle, ahead, back, 2.6, WOOD, flame_tip)
