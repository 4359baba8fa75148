"""The outline of a speech balloon, a bag and a bent tail, and what the two hide.

Pure geometry: draws nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import copysign, cos, hypot, pi, sin
from typing import NamedTuple, TypeAlias

from game.stage.geometry import Box

PEN = 3.4  # units: the outline, which is heavier at the lower right
HEAVIER = 1.7
INK = PEN + 2.0  # how far the ink goes beyond the shape, a hand's straying with it
SQUARE = 3.4  # the exponent of the bag: 2 is an ellipse, more is squarer
WOBBLE = 0.006  # how far a hand strays, as a share of the bag
STEPS = 96
ROOT = 32.0  # half of a tail's width where it leaves the bag
SLENDER = 15.0  # likewise of one that has to go between things
BEND = 0.2  # of its length, by which a tail is bent
BENDS = (0.0, 0.05, -0.05, 0.1, -0.1, 0.16, -0.16, 0.22, -0.22)  # likewise of slender ones
SHARES = (0.5, 0.15, 0.85)  # of the width of what is pointed at, where they end above or below it
FROM_EDGE = 2.8  # times half its width: so far inside the bag a tail begins
WAIST = 0.3  # of half its width, that a tail's sides keep from each other where they bend
TAIL_STEPS = 16
FROM_CORNER = 24.0  # units at most by which a tail's end keeps off the corners of what it points at
INTO = 5.0  # units that a tail reaches into what it points at
STRIDE = 11.0  # units between the points of a tail at which it is looked what they hide

Point: TypeAlias = tuple[float, float]


class Tail(NamedTuple):
    """Where a tail ends, how far it is bent and to which side, and half its width at the bag."""

    tip: Point
    bend: float
    half: float


def tail_of(box: Box, target: Box) -> Tail:
    """The tail as one would draw it: to the nearest point of the target, and a little way into it."""
    inner = _within(target)
    aside, off = min(FROM_CORNER, inner.w * 0.2), min(FROM_CORNER, inner.h * 0.2)
    x = max(inner.x + aside, min(inner.right - aside, box.cx))
    y = max(inner.y + off, min(inner.bottom - off, box.cy))
    if box.bottom <= target.y:
        y = inner.y
    elif box.y >= target.bottom:
        y = inner.bottom
    elif box.right <= target.x:
        x = inner.x
    elif box.x >= target.right:
        x = inner.right
    bend = copysign(BEND, (box.cx - x) * (box.cy - y) or 1.0)
    return Tail((x, y), bend, min(ROOT, box.w / 5, box.h / 3))


def reach(box: Box, tail: Tail) -> float:
    """How far from the bag a tail ends."""
    x, y = tail.tip
    return hypot(max(box.x - x, x - box.right, 0.0), max(box.y - y, y - box.bottom, 0.0))


def slender_tails(box: Box, target: Box, *, across: bool = False) -> Iterator[Tail]:
    """Thin ones, which may find a way between things, straight or bent: to the sides of the target that face
    the bag, or `across` it to the others."""
    inner, half = _within(target), min(SLENDER, box.h / 4)
    rows = {inner.y: box.bottom <= target.y, inner.bottom: box.y >= target.bottom}
    columns = {inner.x: box.right <= target.x, inner.right: box.x >= target.right}
    ends = [(inner.x + inner.w * share, y) for share in SHARES for y, near in rows.items() if near != across]
    ends += [(x, inner.cy) for x, near in columns.items() if near != across]
    for bend in BENDS:
        for end in ends:
            yield Tail(end, bend, half)


def _within(target: Box) -> Box:
    return target.inset(min(INTO, target.w / 2), min(INTO, target.h / 2))


def bag(box: Box, hand: int) -> list[Point]:
    """A rounded bag in a box, drawn by hand: no two are quite alike."""
    found = []
    for step in range(STEPS):
        turn = 2 * pi * step / STEPS
        c, s = cos(turn), sin(turn)
        reach = 1 - WOBBLE * (1 + sin(3 * turn + hand) + 0.6 * sin(5 * turn + 2.1 * hand))
        x = copysign(abs(c) ** (2 / SQUARE), c) * reach
        y = copysign(abs(s) ** (2 / SQUARE), s) * reach
        found.append((box.cx + x * box.w / 2, box.cy + y * box.h / 2))
    return found


def horn(box: Box, tail: Tail) -> list[Point]:
    """The outline of a tail: a bent horn from inside the bag to the tip."""
    sides = [
        [_curve(start, control, tail.tip, i / TAIL_STEPS) for i in range(TAIL_STEPS + 1)]
        for start, control in (_side(box, tail, 1.0), _side(box, tail, -1.0))
    ]
    return [*sides[0], *reversed(sides[1])]


def bag_hides(box: Box, other: Box) -> bool:
    """Whether any of a thing lies under the bag, whose corners are round."""
    x, y, w, h = box
    left, top, wide, high = other
    if left >= x + w + INK or top >= y + h + INK or left + wide <= x - INK or top + high <= y - INK:
        return False
    across = max(left - x - w / 2, x + w / 2 - left - wide, 0.0) / (w / 2 + INK)
    down = max(top - y - h / 2, y + h / 2 - top - high, 0.0) / (h / 2 + INK)
    return bool(across**SQUARE + down**SQUARE < 1)


def tail_hides(box: Box, tail: Tail, others: Iterable[Box]) -> Iterator[Box]:
    """The things of which any lies under a tail, those near its tip first; what that is in does not count."""
    near = list(_within_reach(box, tail, others))
    for (x, y), half in _stations(box, tail) if near else ():
        for other in near:
            left, top, right, bottom, hidden = other
            if left - half < x < right + half and top - half < y < bottom + half:
                near = [entry for entry in near if entry is not other]
                yield hidden


def _within_reach(
    box: Box, tail: Tail, others: Iterable[Box]
) -> Iterator[tuple[float, float, float, float, Box]]:
    """The sides of all that a tail may meet, and the thing itself."""
    start, control = _side(box, tail, 0.0)
    xs, ys = (start[0], control[0], tail.tip[0]), (start[1], control[1], tail.tip[1])
    reach = tail.half + PEN
    left, right, top, bottom = min(xs) - reach, max(xs) + reach, min(ys) - reach, max(ys) + reach
    for other in others:
        x, y, w, h = other
        if x < right and x + w > left and y < bottom and y + h > top and not other.contains(tail.tip):
            yield x, y, x + w, y + h, other


def _stations(box: Box, tail: Tail) -> Iterator[tuple[Point, float]]:
    """Points along the middle of a tail, from its tip into the bag, and how far it reaches about each."""
    start, control = _side(box, tail, 0.0)
    steps = max(2, int(hypot(tail.tip[0] - start[0], tail.tip[1] - start[1]) / STRIDE))
    for step in range(steps + 1):
        back = step / steps
        yield _curve(tail.tip, control, start, back), tail.half * back * (back + 2 * (1 - back) * WAIST) + PEN


def _side(box: Box, tail: Tail, side: float) -> tuple[Point, Point]:
    """Of a side of a tail, 1 or -1, or of its middle, 0: where it starts, and the point it bends towards."""
    root, tip = _root(box, tail), tail.tip
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    length = max(1.0, hypot(dx, dy))
    along, beside = (dx / length, dy / length), (-dy / length, dx / length)
    middle = root[0] + along[0] * length * 0.55, root[1] + along[1] * length * 0.55
    start = root[0] + beside[0] * tail.half * side, root[1] + beside[1] * tail.half * side
    off = tail.bend * length + tail.half * WAIST * side
    return start, (middle[0] + beside[0] * off, middle[1] + beside[1] * off)


def _root(box: Box, tail: Tail) -> Point:
    """Where a tail leaves: inside, the farther from the edge the wider it is, at the side towards the tip."""
    (x, y), off = tail.tip, tail.half * FROM_EDGE
    inner = box.inset(min(box.w * 0.24, off), min(box.h * 0.3, off))
    return max(inner.x, min(inner.right, x)), max(inner.y, min(inner.bottom, y))


def _curve(a: Point, b: Point, c: Point, t: float) -> Point:
    one = 1 - t
    return (
        one * one * a[0] + 2 * one * t * b[0] + t * t * c[0],
        one * one * a[1] + 2 * one * t * b[1] + t * t * c[1],
    )
