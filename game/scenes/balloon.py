"""A speech balloon as the print-sellers engraved them: a bag of words, with a tail to what is meant.

It takes any words at any size of type, and finds a place for itself: on the screen, never upon what it
points at, and as little as may be upon what is needed. It must not know what the words mean.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import atan2, copysign, cos, hypot, inf, pi, sin
from typing import TypeAlias

import pygame
from pygame import Surface

from game.stage import palette
from game.stage.geometry import Box, whole
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style

WORDS = Style(Face.CASLON, 38, palette.INK, align="centre", leading=0.92)
PEN = 3.4  # units: the outline, which is heavier at the lower right
HEAVIER = 1.7
AROUND = (54.0, 34.0)  # from the words to the outline: beside, and above and below
SQUARE = 3.4  # the exponent of the bag: 2 is an ellipse, more is squarer
WOBBLE = 0.006  # how far a hand strays, as a share of the bag
STEPS = 96
TAIL_ROOT = 64.0  # how wide a tail is where it leaves the bag
TAIL_BEND = 0.2
NEAREST, FARTHEST = 58.0, 230.0  # between the bag and what it points at, as far as it can be had
FROM_CORNER = 24.0  # units at most by which a tail's end keeps off the corners of what it points at
STRIDE = 22.0  # units between the points at which it is looked what a tail hides
NARROWER = 20000.0  # what it counts, in square units, to have a line more than need be
INTO = 8.0  # units that a tail reaches into what it points at
HATCHES = 5
HATCH_GAP = 5.6
HEART = (
    120000.0  # what it counts besides, in square units, to hide the middle of a thing, where it is pressed
)
GRID = 46.0  # units between the places that are tried
FINE = 2  # drawn so much finer than the pixels
SHADE = 92
MOST_WIDE, MOST_HIGH = 0.46, 0.36  # of the safe part; where it is narrow more of its width
MOST_WIDE_UPRIGHT = 0.64
ROUND = 4.2  # how wide the words may come out for their height
MOST_LINES = 6

Point: TypeAlias = tuple[float, float]
Weighted: TypeAlias = tuple[Box, float]  # what had better be left in sight, and how much that counts


@dataclass(frozen=True, slots=True)
class Balloon:
    """A balloon in its place: the bag, the end of its tail, and the picture."""

    box: Box
    tip: Point
    item: Item


def print_balloon(
    look: Look, text: str, target: Box, *, clear: Iterable[Weighted] = (), style: Style = WORDS
) -> Balloon:
    """Words in a balloon that points at a box, and leaves in sight what it can of the rest."""
    room, seen = look.frame.safe, tuple(clear)
    shapes = _shapes(look, text, style, room)
    breathe = look.art.pace.breathe
    found = [place((w + 2 * AROUND[0], h + 2 * AROUND[1]), target, room, seen, breathe) for w, h in shapes]
    costs = [_cost(box, target, seen) + NARROWER * i for i, box in enumerate(found)]
    best = costs.index(min(costs))
    box, words = found[best], look.type.block(text, style, *_room_for(shapes[best][0], room))
    tip = _tip(box, target)
    return Balloon(box, tip, _drawn(look, box, tip, words, text))


# --- the words


def _shapes(look: Look, text: str, style: Style, room: Box) -> list[tuple[float, float]]:
    """The size of the words in as few lines as are round enough, and in one more: there may be less width."""
    share = MOST_WIDE if room.w > room.h else MOST_WIDE_UPRIGHT
    most = room.w * share - 2 * AROUND[0]
    longest, line = look.type.measure(text, style)
    widths = [_width_for(look, text, style, lines, longest) for lines in range(1, MOST_LINES + 1)]
    fit = [w for lines, w in enumerate(widths, 1) if w <= most and w <= line * lines * ROUND]
    chosen = fit[:2] or [most]
    return [(w, look.type.block_height(text, style, *_room_for(w, room))) for w in chosen]


def _room_for(width: float, room: Box) -> tuple[float, float]:
    return width, room.h * MOST_HIGH - 2 * AROUND[1]


def _width_for(look: Look, text: str, style: Style, lines: int, longest: float) -> float:
    """The least width in which a text has no more than so many lines, so that none is much shorter."""
    widest = max(look.type.measure(word, style)[0] for word in text.split())
    width = max(widest, longest / lines) + 2
    while width < longest and len(look.type.wrapped(text, style, width)) > lines:
        width += style.size / 3
    return width


# --- the place


def place(
    size: tuple[float, float],
    target: Box,
    room: Box,
    clear: Sequence[Weighted],
    breathe: Callable[[], None] = lambda: None,
) -> Box:
    """Where in a room a bag of that size lies best that points at a target; it breathes between two tries."""
    w, h = min(size[0], room.w), min(size[1], room.h)
    best, least = room, inf
    for box in _places(w, h, target, room):
        breathe()
        cost = _cost(box, target, clear)
        if cost < least:
            cost += _crossed(box, target, clear)  # only then: it takes long
            best, least = (box, cost) if cost < least else (best, least)
    return best


def _places(w: float, h: float, target: Box, room: Box) -> Iterator[Box]:
    """Beside the target on every side, and all over the room."""
    xs = {room.x, room.right - w, target.cx - w / 2, target.x, target.right - w,
          target.x - NEAREST - w, target.right + NEAREST}  # fmt: skip
    ys = {room.y, room.bottom - h, target.cy - h / 2, target.y, target.bottom - h,
          target.y - NEAREST - h, target.bottom + NEAREST}  # fmt: skip
    xs |= {room.x + i * GRID for i in range(int((room.w - w) / GRID) + 1)}
    ys |= {room.y + i * GRID for i in range(int((room.h - h) / GRID) + 1)}
    across = sorted(x for x in xs if room.x <= x <= room.right - w + 0.01)
    return (Box(x, y, w, h) for y in sorted(ys) if room.y <= y <= room.bottom - h + 0.01 for x in across)


def _cost(box: Box, target: Box, clear: Sequence[Weighted]) -> float:
    """What it hides, and how far it is."""
    cost = 60.0 * _overlap(box, target.inset(-NEAREST / 2))
    for other, weight in clear:
        if other.x < box.right and box.x < other.right and other.y < box.bottom and box.y < other.bottom:
            cost += weight * (_overlap(box, other) + (HEART if box.contains(other.centre) else 0.0))
    gap = _gap(box, target)
    far = max(0.0, NEAREST - gap) * 40 + max(0.0, gap - NEAREST) + max(0.0, gap - FARTHEST) * 3
    aside = hypot(box.cx - target.cx, box.cy - target.cy) * 0.05
    return cost + (far + aside) * 14


def _crossed(box: Box, target: Box, clear: Sequence[Weighted]) -> float:
    """What its tail hides on the way, as if it were straight and of one breadth."""
    tip = _tip(box, target)
    root = _root(box, tip)
    steps = int(hypot(tip[0] - root[0], tip[1] - root[1]) / STRIDE)
    cost = 0.0
    for step in range(1, steps):
        x = root[0] + (tip[0] - root[0]) * step / steps
        y = root[1] + (tip[1] - root[1]) * step / steps
        if not box.contains((x, y)):
            here = sum(weight for other, weight in clear if other.contains((x, y)))
            cost += here * STRIDE * TAIL_ROOT / 2
    return cost


def _overlap(a: Box, b: Box) -> float:
    w = min(a.right, b.right) - max(a.x, b.x)
    h = min(a.bottom, b.bottom) - max(a.y, b.y)
    return w * h if w > 0 and h > 0 else 0.0


def _gap(box: Box, target: Box) -> float:
    across = max(target.x - box.right, box.x - target.right, 0.0)
    down = max(target.y - box.bottom, box.y - target.bottom, 0.0)
    return hypot(across, down)


def _tip(box: Box, target: Box) -> Point:
    """The nearest point of the target, and a little way into it."""
    inner = target.inset(min(INTO, target.w / 2), min(INTO, target.h / 2))
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
    return x, y


# --- the picture


def _drawn(look: Look, box: Box, tip: Point, words: Surface, text: str) -> Item:
    """The balloon as one picture, and where it goes."""
    margin = PEN + HEAVIER + 14
    left, top = min(box.x, tip[0]) - margin, min(box.y, tip[1]) - margin
    right, bottom = max(box.right, tip[0]) + margin, max(box.bottom, tip[1]) + margin
    whole_box = Box(left, top, right - left, bottom - top)
    rect = look.frame.rect(whole_box)
    plate = _Plate(look, whole_box, rect.size)
    bag = _bag(box, sum(map(ord, text)))
    tail = _tail(box, tip)
    breathe = look.art.pace.breathe
    plate.shade((bag, tail))
    breathe()
    plate.ink((bag, tail))
    breathe()
    plate.paper((bag, tail), rect.topleft)
    breathe()
    plate.hatch(bag, box)
    surface = plate.finished()
    breathe()
    x, y = look.frame.point(*box.centre)
    surface.blit(words, (x - rect.x - words.get_width() // 2, y - rect.y - words.get_height() // 2))
    return surface, rect.topleft


def _bag(box: Box, hand: int) -> list[Point]:
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


def _tail(box: Box, tip: Point) -> list[Point]:
    """A bent horn from inside the bag to the tip."""
    root = _root(box, tip)
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    length = max(1.0, hypot(dx, dy))
    along, beside = (dx / length, dy / length), (-dy / length, dx / length)
    bend = copysign(TAIL_BEND, (box.cx - tip[0]) * (box.cy - tip[1]) or 1.0) * length
    half = min(TAIL_ROOT / 2, box.w / 5, box.h / 3)
    middle = root[0] + along[0] * length * 0.55, root[1] + along[1] * length * 0.55
    sides = []
    for side in (1.0, -1.0):
        start = root[0] + beside[0] * half * side, root[1] + beside[1] * half * side
        control = (
            middle[0] + beside[0] * (bend + half * 0.3 * side),
            middle[1] + beside[1] * (bend + half * 0.3 * side),
        )
        sides.append([_curve(start, control, tip, i / 16) for i in range(17)])
    return [*sides[0], *reversed(sides[1])]


def _root(box: Box, tip: Point) -> Point:
    """Where a tail leaves: well inside, at the side towards the tip."""
    inner = box.inset(min(box.w * 0.24, 90.0), min(box.h * 0.3, 60.0))
    return max(inner.x, min(inner.right, tip[0])), max(inner.y, min(inner.bottom, tip[1]))


def _curve(a: Point, b: Point, c: Point, t: float) -> Point:
    one = 1 - t
    return (
        one * one * a[0] + 2 * one * t * b[0] + t * t * c[0],
        one * one * a[1] + 2 * one * t * b[1] + t * t * c[1],
    )


class _Plate:
    """The copper: everything is drawn finer than the pixels and brought down to them at the end."""

    def __init__(self, look: Look, box: Box, size: tuple[int, int]) -> None:
        self._look = look
        self._box = box
        self._size = size
        self._k = look.frame.k * FINE
        self._fine = self._blank()
        self._shade: Surface | None = None

    def _blank(self) -> Surface:
        fine = Surface((self._size[0] * FINE, self._size[1] * FINE), pygame.SRCALPHA)
        fine.fill((*palette.INK, 0))
        return fine

    def _points(self, shape: Iterable[Point], dx: float = 0.0, dy: float = 0.0) -> list[Point]:
        x, y = self._box.x - dx, self._box.y - dy
        return [((px - x) * self._k, (py - y) * self._k) for px, py in shape]

    def shade(self, shapes: Iterable[Sequence[Point]]) -> None:
        """A soft shadow, at the lower right."""
        small = self._size[0] // 2 + 1, self._size[1] // 2 + 1
        fine = self._blank()
        for shape in shapes:
            pygame.draw.polygon(fine, (*palette.INK, SHADE), self._points(shape, 5, 7))
        small_shade = pygame.transform.smoothscale(fine, small)
        radius = max(1, whole(4 * self._look.frame.k))
        self._shade = pygame.transform.gaussian_blur(small_shade, radius, repeat_edge_pixels=False)

    def ink(self, shapes: Iterable[Sequence[Point]]) -> None:
        """The outline of all shapes together, heavier at the lower right."""
        for shape in shapes:
            for dx, dy, pen in ((0.0, 0.0, PEN), (HEAVIER / 2, HEAVIER, PEN)):
                points = self._points(shape, dx, dy)
                pygame.draw.polygon(self._fine, palette.INK, points)
                width = max(2, whole(pen * self._k))
                pygame.draw.lines(self._fine, palette.INK, True, points, width)
                for point in points:
                    pygame.draw.circle(self._fine, palette.INK, point, width / 2)

    def paper(self, shapes: Iterable[Sequence[Point]], at: tuple[int, int]) -> None:
        """Laid paper within the outline."""
        mask = self._blank()
        for shape in shapes:
            pygame.draw.polygon(mask, (255, 255, 255, 255), self._points(shape))
        size = self._fine.get_size()
        sheet = self._look.art.tile("paper", *size, at).convert_alpha()
        self._look.art.pace.breathe()
        sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self._fine.blit(sheet, (0, 0))

    def hatch(self, bag: Sequence[Point], box: Box) -> None:
        """The graver's strokes along the lower right, each shorter and finer than the one before it."""
        for line in range(1, HATCHES + 1):
            inside = line * HATCH_GAP
            x, y = (box.w / 2 - inside) / (box.w / 2), (box.h / 2 - inside) / (box.h / 2)
            shrunk = [(box.cx + (px - box.cx) * x, box.cy + (py - box.cy) * y) for px, py in bag]
            reach = 0.24 * pi * (1 - line / (HATCHES + 1.5))
            turn_to = pi * 0.27
            kept = [
                point
                for point in shrunk
                if abs(atan2((point[1] - box.cy) / box.h, (point[0] - box.cx) / box.w) - turn_to) < reach
            ]
            if len(kept) > 1:
                width = max(1, whole(1.5 * self._k * (1 - line / (HATCHES + 3))))
                pygame.draw.lines(self._fine, palette.FADED, False, self._points(kept), width)

    def finished(self) -> Surface:
        """Everything at the size of the pixels, upon its shadow."""
        print_ = pygame.transform.smoothscale(self._fine, self._size)
        if self._shade is None:
            return print_.convert_alpha()
        sheet = pygame.transform.smoothscale(self._shade, self._size)
        sheet.blit(print_, (0, 0))
        return sheet.convert_alpha()


# --- what is meant

LOOP = 4.2  # units: the pen that goes round what is meant
LOOP_HALO = 10.0
LOOP_MARGIN = 9.0


def print_loop(look: Look, target: Box) -> Item:
    """A loop of red ink round a thing, on a bed of paper so that it is seen on cloth as well."""
    box = target.inset(-LOOP_MARGIN)
    whole_box = box.inset(-LOOP_HALO)
    rect = look.frame.rect(whole_box)

    def make() -> Surface:
        fine = Surface((rect.w * FINE, rect.h * FINE), pygame.SRCALPHA)
        fine.fill((*palette.PAPER, 0))
        k = look.frame.k * FINE
        for colour, pen in ((palette.PAPER, LOOP_HALO), (look.ink(palette.PRINTING_RED), LOOP)):
            points = [((x - whole_box.x) * k, (y - whole_box.y) * k) for x, y in _loop(box)]
            width = max(2, whole(pen * k))
            pygame.draw.lines(fine, colour, False, points, width)
            for point in points:
                pygame.draw.circle(fine, colour, point, width / 2)
        return pygame.transform.smoothscale(fine, rect.size).convert_alpha()

    key = ("loop", rect.size, look.ink(palette.PRINTING_RED))
    return look.art.kept(key, make), rect.topleft


def _loop(box: Box) -> list[Point]:
    """Once round and a little beyond where it began, as a hand rings a thing."""
    steps = STEPS + STEPS // 12
    power = 2 / 7.0
    found = []
    for step in range(steps):
        turn = 2 * pi * step / STEPS - pi * 0.75
        drift = 1.0 - 0.012 + 0.016 * step / steps
        c, s = cos(turn), sin(turn)
        x, y = copysign(abs(c) ** power, c) * drift, copysign(abs(s) ** power, s) * drift
        found.append((box.cx + x * box.w / 2, box.cy + y * box.h / 2))
    return found


__all__ = ["WORDS", "Balloon", "place", "print_balloon", "print_loop"]
