"""The line that asks passers-by to play: always seen, and breathing. Knows not what is shown above it."""

from __future__ import annotations

from math import cos, pi

from pygame import Surface

from game.content.attract_words import Attract as Words
from game.scenes.attract.part import foot
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style

BREATH = 2.6  # seconds in and out
DEGREES = 10  # from black ink to red, both 7 to 1 on paper; each is painted only when it changes
NUDGE = 9.0  # units that the hand points and draws back
STYLE = Style(Face.CASLON_BOLD, 37, palette.RED, align="centre", scales=False)
LARGE = STYLE.at(58)
GAP = 24.0  # between hand and words
EDGE = 22.0  # of a slip with more than one line
HAND = 0.3  # of such a slip's height, for the hand above the words

Point = tuple[int, int]


class TouchLine:
    """For one look."""

    def __init__(self, look: Look, box: Box | None = None) -> None:
        """In one line at the foot of the screen, or as a slip that fills a box of a table."""
        self._look = look
        self._seconds = 0.0
        if box is None:
            self._print_line(look, foot(look))
        else:
            self._print_slip(look, box)

    def _print_line(self, look: Look, box: Box) -> None:
        """The hand before the words."""
        style = LARGE if look.frame.upright else STYLE
        self._degrees = [
            (_hand(look, style, ink), look.type.fit(Words.TOUCH, style.inked(ink), box.w - 260, box.h))
            for ink in _inks()
        ]
        (w, h), (hand_w, hand_h) = self._degrees[0][1].get_size(), self._degrees[0][0].get_size()
        gap = look.frame.px(GAP)
        wide = (w + hand_w) / look.frame.k + 150
        slip = Box.around(box.cx, box.cy, box.w if look.frame.upright else wide, box.h)
        self._slip: Item = Sheet(look, slip).item
        area = look.frame.rect(slip)
        left = area.centerx - (w + hand_w + gap) // 2
        self._hand_at: Point = left, area.centery - hand_h // 2
        self._words_at: Point = left + hand_w + gap, area.centery - h // 2

    def _print_slip(self, look: Look, box: Box) -> None:
        """The hand above the words, which are as large as they fit in two lines."""
        inner = box.inset(EDGE, EDGE * 0.6)
        upper = Box(inner.x, inner.y, inner.w, inner.h * HAND)
        lower = Box(inner.x, upper.bottom, inner.w, inner.h - upper.h)
        style = look.type.alike([Words.TOUCH_IN_TWO], LARGE, lower.w, lower.h, lines=2)
        self._degrees = [
            (_hand(look, style, ink), look.type.block(Words.TOUCH_IN_TWO, style.inked(ink), lower.w, lower.h))
            for ink in _inks()
        ]
        hand, words = self._degrees[0]
        self._slip = Sheet(look, box).item
        above, below = look.frame.rect(upper), look.frame.rect(lower)
        self._hand_at = above.centerx - hand.get_width() // 2, above.centery - hand.get_height() // 2
        self._words_at = below.x, below.centery - words.get_height() // 2

    def advance(self, dt: float) -> None:
        """Breathe."""
        self._seconds = (self._seconds + dt) % BREATH

    def items(self) -> tuple[Item, ...]:
        """The slip, the hand, and the words."""
        breath = 0.5 - 0.5 * cos(2 * pi * self._seconds / BREATH)
        degree = DEGREES - 1 if self._look.motion == "reduced" else min(DEGREES - 1, int(breath * DEGREES))
        hand, words = self._degrees[degree]
        x, y = self._hand_at
        reach = self._look.frame.px(NUDGE * degree / (DEGREES - 1))
        return self._slip, (hand, (x - self._look.frame.px(NUDGE) + reach, y)), (words, self._words_at)


def _inks() -> list[palette.Colour]:
    """From black to red."""
    return [_between(degree / (DEGREES - 1)) for degree in range(DEGREES)]


def _between(share: float) -> palette.Colour:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(palette.INK, palette.RED, strict=True))
    return red, green, blue


def _hand(look: Look, style: Style, ink: palette.Colour) -> Surface:
    return look.art.tinted("fist", style.size * 1.25, style.size * 0.8, look.ink(ink))
