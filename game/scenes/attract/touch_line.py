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
STYLE = Style(Face.CASLON_BOLD, 37, palette.RED, scales=False)
LARGE = STYLE.at(58)


class TouchLine:
    """For one look."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._seconds = 0.0
        box, style = foot(look), LARGE if look.frame.upright else STYLE
        degrees = [self._inked(look, box, style, degree / (DEGREES - 1)) for degree in range(DEGREES)]
        (w, h), (hand_w, hand_h) = degrees[0][1].get_size(), degrees[0][0].get_size()
        gap = look.frame.px(24)
        wide = (w + hand_w) / look.frame.k + 150
        slip = Box.around(box.cx, box.cy, box.w if look.frame.upright else wide, box.h)
        self._slip: Item = Sheet(look, slip).item
        area = look.frame.rect(slip)
        left = area.centerx - (w + hand_w + gap) // 2
        self._hand_at = left, area.centery - hand_h // 2
        self._words_at = left + hand_w + gap, area.centery - h // 2
        self._degrees = degrees

    @staticmethod
    def _inked(look: Look, box: Box, style: Style, share: float) -> tuple[Surface, Surface]:
        """Hand and words, so far from black to red."""
        red, green, blue = (round(a + (b - a) * share) for a, b in zip(palette.INK, palette.RED, strict=True))
        ink = red, green, blue
        hand = look.art.tinted("fist", style.size * 1.25, style.size * 0.8, look.ink(ink))
        return hand, look.type.fit(Words.TOUCH, style.inked(ink), box.w - 260, box.h)

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
