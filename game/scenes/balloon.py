"""A speech balloon as the print-sellers engraved them: a bag of words, with a tail to what is meant, if that
would neither be long nor cross anything.

It takes any words at any size of type, and finds a place for itself: on the screen, never upon what it
points at, and as little as may be upon what is needed. It must not know what the words mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import atan2, copysign, cos, inf, pi, sin
from typing import NamedTuple

import pygame
from pygame import Surface

from game.scenes.balloon_place import Place, Weighted, place
from game.scenes.balloon_shape import HEAVIER, PEN, STEPS, Point, bag, horn
from game.stage import palette
from game.stage.geometry import Box, whole
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style

WORDS = Style(Face.CASLON, 38, palette.INK, align="centre", leading=0.92)
AROUND = (54.0, 34.0)  # from the words to the outline: beside, and above and below
CLOSE = (0.5, 0.4)  # of that, where smaller type has little room
NARROWER = 8000.0  # what it counts, in square units, to have a line more than need be, or smaller type
SMALL = 30000.0  # what it counts besides that the type is
LEGIBLE = 36.0  # units: what is less is small
HATCHES = 5
HATCH_GAP = 5.6
HATCH_CLEAR = 6.0  # units that a stroke keeps off the words, or is left out
FINE = 2  # drawn so much finer than the pixels
SHADE = 92
MOST_WIDE, MOST_HIGH = 0.46, 0.36  # of the safe part; where it is narrow more of its width
MOST_WIDE_UPRIGHT = 0.64
ROUND, FLAT = 4.2, 9.0  # how wide the words may come out for their height; in a bag that lies close
MOST_LINES = 6
SMALLER = 0.7  # the type that is tried next, where all shapes hide something or lie too far off
SMALLEST = 0.8  # of that of 100 %, the last that is tried


@dataclass(frozen=True, slots=True)
class Balloon:
    """A balloon in its place, and the picture of it."""

    place: Place
    item: Item

    @property
    def box(self) -> Box:
        """The bag."""
        return self.place.box

    @property
    def tip(self) -> Point | None:
        """The end of its tail, if it has one."""
        return self.place.tail.tip if self.place.tail is not None else None


def print_balloon(
    look: Look,
    text: str,
    target: Box,
    *,
    clear: Iterable[Weighted] = (),
    sheets: Sequence[Box] = (),
    style: Style = WORDS,
) -> Balloon:
    """Words in a balloon that points at a box, and leaves in sight what it can of the rest."""
    room, seen = look.frame.safe, tuple(clear)
    found, style, width = _found(look, text, style, target, seen, sheets)
    words = look.type.block(text, style, *_room_for(width, room))
    return Balloon(found, _drawn(look, found, words, text))


def _found(
    look: Look, text: str, style: Style, target: Box, seen: tuple[Weighted, ...], sheets: Sequence[Box]
) -> tuple[Place, Style, float]:
    """Its place, and its words' type and width, of the best shape."""
    room, least = look.frame.safe, inf
    for manner in _manners(look, style):
        if manner.cost >= least:
            break
        for width, size, cost in _shapes(look, text, manner, room):
            most = least - cost
            if most <= 0:
                break
            found = place(size, target, room, seen, look.art.pace.breathe, sheets, most=most)
            if found.cost < most:
                best, least = (found, manner.style, width), found.cost + cost
    return best


# --- the words


class _Manner(NamedTuple):
    """A type, what there is around words in it, how flat they may lie, and what it costs to have it so."""

    style: Style
    around: tuple[float, float]
    flat: float
    cost: float


def _manners(look: Look, style: Style) -> Iterator[_Manner]:
    """The type that is asked for, then smaller, down to less than at 100 %; at last in a close bag."""
    shares, least = [1.0], min(1.0, SMALLEST / look.type.text_scale)
    while shares[-1] * SMALLER > least:
        shares.append(shares[-1] * SMALLER)
    manners = [(share, (1.0, 1.0), ROUND) for share in (*shares, least)]
    for step, (share, close, flat) in enumerate((*manners, (least, CLOSE, FLAT))):
        printed = style.size * share * look.type.text_scale
        less = min(1.0, printed / WORDS.size)  # around type that is smaller than usual
        around = AROUND[0] * less * close[0], AROUND[1] * less * close[1]
        cost = NARROWER * step + (SMALL if printed < LEGIBLE else 0.0)
        yield _Manner(style.at(style.size * share), around, flat, cost)


def _shapes(
    look: Look, text: str, manner: _Manner, room: Box
) -> Iterator[tuple[float, tuple[float, float], float]]:
    """How wide the words are in as few lines as are round enough, then in more, as there may be less width;
    the size of the bag round them, and the cost."""
    style, (beside, above) = manner.style, manner.around
    share = MOST_WIDE if room.w > room.h else MOST_WIDE_UPRIGHT
    most = room.w * share - 2 * beside
    longest, line = look.type.measure(text, style)
    widths = [_width_for(look, text, style, lines, longest) for lines in range(1, MOST_LINES + 1)]
    fit = [w for lines, w in enumerate(widths, 1) if w <= most and w <= line * lines * manner.flat]
    for number, width in enumerate(fit or [most]):
        high = look.type.block_height(text, style, *_room_for(width, room))
        yield width, (width + 2 * beside, high + 2 * above), manner.cost + NARROWER * number


def _room_for(width: float, room: Box) -> tuple[float, float]:
    return width, room.h * MOST_HIGH - 2 * AROUND[1]


def _width_for(look: Look, text: str, style: Style, lines: int, longest: float) -> float:
    """The least width in which a text has no more than so many lines, so that none is much shorter."""
    widest = max(look.type.measure(word, style)[0] for word in text.split())
    width = max(widest, longest / lines) + 2
    while width < longest and len(look.type.wrapped(text, style, width)) > lines:
        width += style.size / 3
    return width


# --- the picture


def _drawn(look: Look, place: Place, words: Surface, text: str) -> Item:
    """The balloon as one picture, and where it goes."""
    box, margin = place.box, PEN + HEAVIER + 14
    shapes = [bag(box, sum(map(ord, text)))]
    if place.tail is not None:
        shapes.append(horn(box, place.tail))
    ends = ((box.x, box.y), (box.right, box.bottom))
    xs, ys = zip(*ends, *shapes[-1], strict=True)  # a bent tail may reach beyond its tip
    left, top, right, bottom = min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin
    whole_box = Box(left, top, right - left, bottom - top)
    rect = look.frame.rect(whole_box)
    plate = _Plate(look, whole_box, rect.size)
    plate.shade(shapes)
    plate.ink(shapes)
    plate.paper(shapes, rect.topleft)
    plate.hatch(shapes[0], box, words)
    surface = plate.finished()
    x, y = look.frame.point(*box.centre)
    surface.blit(words, (x - rect.x - words.get_width() // 2, y - rect.y - words.get_height() // 2))
    return surface, rect.topleft


class _Plate:
    """The copper: everything is drawn finer than the pixels and brought down to them at the end."""

    def __init__(self, look: Look, box: Box, size: tuple[int, int]) -> None:
        self._look = look
        self._box = box
        self._size = size
        self._k = look.frame.k * FINE
        self._breathe = look.art.pace.breathe
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
        self._breathe()
        small_shade = pygame.transform.smoothscale(fine, small)
        self._breathe()
        radius = max(1, whole(4 * self._look.frame.k))
        self._shade = pygame.transform.gaussian_blur(small_shade, radius, repeat_edge_pixels=False)
        self._breathe()

    def ink(self, shapes: Iterable[Sequence[Point]]) -> None:
        """The outline of all shapes together, heavier at the lower right."""
        for shape in shapes:
            for dx, dy, pen in ((0.0, 0.0, PEN), (HEAVIER / 2, HEAVIER, PEN)):
                self._breathe()
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
        self._breathe()
        size = self._fine.get_size()
        sheet = Surface(size, pygame.SRCALPHA)
        self._look.art.lay("paper", sheet, at)
        self._breathe()
        sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self._breathe()
        self._fine.blit(sheet, (0, 0))
        self._breathe()

    def hatch(self, pouch: Sequence[Point], box: Box, words: Surface) -> None:
        """The graver's strokes along the lower right, each shorter and finer than the one before it; none
        through the words."""
        ink = pygame.mask.from_surface(words)
        for line in range(1, HATCHES + 1):
            inside = line * HATCH_GAP
            x, y = (box.w / 2 - inside) / (box.w / 2), (box.h / 2 - inside) / (box.h / 2)
            shrunk = [(box.cx + (px - box.cx) * x, box.cy + (py - box.cy) * y) for px, py in pouch]
            reach = 0.24 * pi * (1 - line / (HATCHES + 1.5))
            turn_to = pi * 0.27
            kept = [
                point
                for point in shrunk
                if abs(atan2((point[1] - box.cy) / box.h, (point[0] - box.cx) / box.w) - turn_to) < reach
            ]
            if len(kept) > 1 and not self._meets(ink, kept, box):
                width = max(1, whole(1.5 * self._k * (1 - line / (HATCHES + 3))))
                pygame.draw.lines(self._fine, palette.FADED, False, self._points(kept), width)

    def _meets(self, ink: pygame.mask.Mask, stroke: Sequence[Point], box: Box) -> bool:
        """Whether a stroke comes close to words that are in the middle of the box."""
        k, (w, h) = self._look.frame.k, ink.get_size()
        off = max(1, whole(HATCH_CLEAR * k))
        near = pygame.mask.Mask((2 * off + 1, 2 * off + 1), fill=True)
        left, top = box.cx - w / k / 2, box.cy - h / k / 2
        at = [(whole((x - left) * k) - off, whole((y - top) * k) - off) for x, y in stroke]
        return any(ink.overlap(near, place) is not None for place in at)

    def finished(self) -> Surface:
        """Everything at the size of the pixels, upon its shadow."""
        self._breathe()
        print_ = pygame.transform.smoothscale(self._fine, self._size)
        self._breathe()
        if self._shade is None:
            return print_
        sheet = pygame.transform.smoothscale(self._shade, self._size)
        self._breathe()
        sheet.blit(print_, (0, 0))
        self._breathe()
        return sheet


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
        return pygame.transform.smoothscale(fine, rect.size)

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


__all__ = ["WORDS", "Balloon", "print_balloon", "print_loop"]
