"""Type: lines and paragraphs set at the exact pixel size, shrunk to fit where asked, and kept.

It must not know what the words mean.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Literal

import pygame
from pygame import Surface
from pygame.font import Font

from game.stage.aside import Straight
from game.stage.cache import MEGABYTE, SurfaceCache, limit_at
from game.stage.geometry import whole
from game.stage.palette import INK, RED, REDS, Colour

Align = Literal["left", "centre", "right"]

SMALLEST_SHARE = 0.6  # text is shrunk no further than this share of its size
ELLIPSIS = "…"
_OPENING = re.compile(r'(?:(?<=^)|(?<=[\s(\[—–“‘\']))"', re.MULTILINE)
_OPENING_SINGLE = re.compile(r"(?:(?<=^)|(?<=[\s(\[—–“]))'(?=\w)", re.MULTILINE)
_DAY = re.compile(r"\b(\d{1,2}) (?=[A-Z][a-z]+ \d{3,4}\b)")
_UNSETTABLE = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]")  # at such signs the renderer gives up
_CACHE_BYTES = 5 * MEGABYTE  # at one pixel to a unit
_FITTINGS_KEPT = 1000
_WORDS_KEPT = 6000
_FONTS_KEPT = 80
_KERNED = 0.06  # ems by which a word space may come out wider between its letters
LONELY = 5  # letters at most of a last line that is given one word more, such as "7.", "to 7." or "dice."
SHORT_WORD, SHORT_LINE = 0.3, 0.17  # of the width: a last line of one word, or of several, that is given more
_MARGIN = {"left": 0.0, "centre": 0.5, "right": 1.0}


class Face(StrEnum):
    """The faces of the game, by file."""

    CASLON = "LibreCaslonText-Regular.ttf"
    CASLON_BOLD = "LibreCaslonText-Bold.ttf"
    CASLON_ITALIC = "LibreCaslonText-Italic.ttf"
    DISPLAY = "LibreCaslonDisplay-Regular.ttf"
    FELL = "IMFellEnglish-Regular.ttf"
    FELL_ITALIC = "IMFellEnglish-Italic.ttf"
    FELL_SC = "IMFellEnglishSC-Regular.ttf"
    SCRIPT = "PinyonScript-Regular.ttf"
    PLAIN = "AtkinsonHyperlegible-Regular.ttf"
    PLAIN_BOLD = "AtkinsonHyperlegible-Bold.ttf"


# What stands for each face where plain type is asked for, and in which share of its size: as wide as the
# face in the mean, so that whatever has room in one has it in the other, and larger between the lines.
_PLAINLY: dict[Face, tuple[Face, float]] = {
    Face.CASLON: (Face.PLAIN, 0.99),
    Face.CASLON_BOLD: (Face.PLAIN_BOLD, 0.99),
    Face.CASLON_ITALIC: (Face.PLAIN, 0.99),
    Face.DISPLAY: (Face.PLAIN_BOLD, 0.77),
    Face.FELL: (Face.PLAIN, 0.92),
    Face.FELL_ITALIC: (Face.PLAIN, 0.86),
    Face.FELL_SC: (Face.PLAIN, 0.97),
    Face.SCRIPT: (Face.PLAIN, 0.82),
    Face.PLAIN: (Face.PLAIN, 1.0),
    Face.PLAIN_BOLD: (Face.PLAIN_BOLD, 1.0),
}
ORNAMENTS = "\u2600"  # from here on signs, such as the pointing fist, that only printers' faces have


@dataclass(frozen=True, slots=True)
class Style:
    """How text is set: `size` in layout units, `tracking` in ems; `scales` with the text size setting."""

    face: Face = Face.FELL
    size: float = 28.0
    colour: Colour = INK
    tracking: float = 0.0
    align: Align = "left"
    leading: float = 1.0
    scales: bool = True

    def at(self, size: float) -> Style:
        """The same style in another size."""
        return replace(self, size=size)

    def inked(self, colour: Colour) -> Style:
        """The same style in another colour."""
        return replace(self, colour=colour)


@lru_cache(256)
def plainly(style: Style) -> Style:
    """The same style in plain type."""
    face, share = _PLAINLY[style.face]
    return replace(style, face=face, size=style.size * share)


def typographic(text: str) -> str:
    """Straight quotation marks and apostrophes turned into the printer's own, which all faces have.

    The day of a date stays with its month. What no type can set, as in the name of a file, is left blank.
    """
    if not text.isprintable():
        text = _UNSETTABLE.sub(" ", text)
    text = _DAY.sub("\\1\u00a0", text)
    if "'" not in text and '"' not in text:
        return text
    text = _OPENING.sub("“", text).replace('"', "”")
    return _OPENING_SINGLE.sub("‘", text).replace("'", "’")


class Type:
    """The type case for one window size and text size."""

    def __init__(
        self, fonts: Path, k: float, text_scale: float = 1.0, *, plain: bool = False, second: Colour = RED
    ) -> None:
        """With `plain` everything is set in a face without serifs, made to be told apart letter by letter;
        what is red is printed in the `second` ink.
        """
        pygame.font.init()
        self._folder = fonts
        self.k = k
        self.text_scale = text_scale
        self.pace = Straight()  # the breath of whoever composes
        self.plain = plain
        self._second = second
        self._fonts: OrderedDict[tuple[Face, int], Font] = OrderedDict()
        self._cache = SurfaceCache(limit_at(_CACHE_BYTES, k))
        self._fitting_line = lru_cache(_FITTINGS_KEPT)(self._find_fitting)
        self._laid = lru_cache(_FITTINGS_KEPT)(self._lay)
        self._narrowest = lru_cache(_FITTINGS_KEPT)(self._narrow)
        self._word = lru_cache(_WORDS_KEPT)(self._measured)

    def line(self, text: str, style: Style) -> Surface:
        """One line, as wide as it comes out."""
        style = self._cut(style, text)
        return self._line(_one_line(text), style, self._largest(style))

    def fit(self, text: str, style: Style, width: float, height: float | None = None) -> Surface:
        """One line in the largest size up to the style's that fits; shortened with … if none does."""
        style = self._cut(style, text)
        text, room, tall = _one_line(text), self._px(width), self._px(height)

        def make() -> Surface:
            px = self._fitting_line(text, style, room, tall)
            return self._line(self._shortened(self._font(style.face, px), text, style, room), style, px)

        return self._cache.get(("fit", text, style, room, tall), make)

    def fitting(self, text: str, style: Style, width: float, height: float) -> float:
        """The size in units that `fit` would set the line in, at a text size of 100 %."""
        cut = self._cut(style, text)
        px = self._fitting_line(_one_line(text), cut, self._px(width), self._px(height))
        return px * style.size / self._largest(cut)

    def alike(
        self, texts: Sequence[str], style: Style, width: float, height: float, *, lines: int = 1
    ) -> Style:
        """The style in the largest size in which each of some texts fits, as a line or as so many."""

        def size(text: str) -> float:
            if lines == 1:
                return self.fitting(text, style, width, height)
            cut = self._cut(style, text)
            px, _ = self._laid(typographic(text), cut, self._px(width), self._px(height))
            return px * style.size / self._largest(cut)

        return style.at(min(map(size, texts), default=style.size))

    def _find_fitting(self, text: str, style: Style, room: int, tall: int) -> int:
        def fits(px: int) -> bool:
            font = self._font(style.face, px)
            return self._width(font, text, style) <= room and font.get_height() <= tall

        font = self._font(style.face, self._largest(style))
        wide, high = self._width(font, text, style) / self.k, font.get_height() / self.k
        return self._fitting(style, fits, min(room / max(1, wide * self.k), tall / (high * self.k)))

    def block(self, text: str, style: Style, width: float, height: float | None = None) -> Surface:
        """Paragraphs wrapped to the width, likewise shrunk to the height.

        Centred and ranged-right text has the full width, so that it may be placed as if ranged left.
        """
        style = self._cut(style, text)
        text, room, tall = typographic(text), self._px(width), self._px(height)

        def make() -> Surface:
            px, lines = self._laid(text, style, room, tall)
            return self._set(lines, style, px, room)

        return self._cache.get(("block", text, style, room, tall), make)

    def block_height(self, text: str, style: Style, width: float, height: float | None = None) -> float:
        """The height in units of what `block` would make, without making it."""
        style = self._cut(style, text)
        px, lines = self._laid(typographic(text), style, self._px(width), self._px(height))
        return self._tall(self._font(style.face, px), style, len(lines)) / self.k

    def narrowed(
        self, text: str, style: Style, width: float, height: float, shares: Sequence[float]
    ) -> float:
        """The last of falling shares of a width in which `block` sets a text as large, in as few lines."""
        return self._narrowest(typographic(text), self._cut(style, text), width, height, tuple(shares))

    def _narrow(
        self, text: str, style: Style, width: float, height: float, shares: tuple[float, ...]
    ) -> float:
        px, lines = self._laid(text, style, self._px(width), self._px(height))
        font, found = self._font(style.face, px), width
        for share in shares:
            room = self._px(width * share)
            tried = self._wrapped(font, text, style, room)
            if len(tried) > len(lines) or any(self._width(font, line, style) > room for line in tried):
                break
            found = width * share
        return found

    def _lay(self, text: str, style: Style, room: int, tall: int) -> tuple[int, tuple[str, ...]]:
        """The size of a paragraph in a room, and its lines, the last shortened where there are too many."""

        def fits(px: int) -> bool:
            font = self._font(style.face, px)
            lines = self._wrapped(font, text, style, room)
            widest = max(self._width(font, line, style) for line in lines)
            return widest <= room and self._tall(font, style, len(lines)) <= tall

        full = self._font(style.face, self._largest(style))
        high = self._tall(full, style, len(self._wrapped(full, text, style, room)))
        px = self._fitting(style, fits, share=min(1.0, tall / high) ** 0.5)
        font = self._font(style.face, px)
        lines = self._wrapped(font, text, style, room)
        most = max(1, (tall - font.get_height()) // self._step(font, style) + 1)
        if len(lines) > most:
            lines = [*lines[: most - 1], lines[most - 1] + ELLIPSIS]
        return px, tuple([self._shortened(font, line, style, room) for line in lines])

    def wrapped(self, text: str, style: Style, width: float) -> list[str]:
        """The lines that `block` would set in the style's own size."""
        style = self._cut(style, text)
        font = self._font(style.face, self._largest(style))
        return self._wrapped(font, typographic(text), style, self._px(width))

    def measure(self, text: str, style: Style) -> tuple[float, float]:
        """The size of one line, in units."""
        style = self._cut(style, text)
        font = self._font(style.face, self._largest(style))
        return self._width(font, _one_line(text), style) / self.k, font.get_height() / self.k

    def lines_height(self, style: Style, lines: int = 1) -> float:
        """The height of so many lines, in units."""
        style = self._cut(style)
        return self._tall(self._font(style.face, self._largest(style)), style, lines) / self.k

    def _cut(self, style: Style, text: str = "") -> Style:
        """The style in the cut and ink that are asked for; ornaments are no letters, and keep theirs."""
        if style.colour in REDS and self._second != RED:
            style = style.inked(self._second)
        return plainly(style) if self.plain and max(text, default="") < ORNAMENTS else style

    def _px(self, units: float | None) -> int:
        return 1 << 30 if units is None else max(1, int(units * self.k + 1e-6))

    def _largest(self, style: Style) -> int:
        return max(1, whole(style.size * self.k * (self.text_scale if style.scales else 1.0)))

    def _fitting(self, style: Style, fits: Callable[[int], bool], share: float = 0.0) -> int:
        """The largest size that fits, or the smallest allowed; looked for first about a share of the largest.

        Every size that is tried has to be cut from the font's outlines, which is what takes long.
        """
        high = self._largest(style)
        low = min(high, max(1, whole(style.size * self.k * SMALLEST_SHARE)))
        if fits(high):
            return high
        guess = int(high * share)
        for px in (guess, guess + 1, guess - 1):
            if low < px < high:
                low, high = (px, high) if fits(px) else (low, px)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if fits(middle) else (low, middle)
        return low

    def _font(self, face: Face, px: int) -> Font:
        self.pace.breathe()
        font = self._fonts.get((face, px))
        if font is not None:
            self._fonts.move_to_end((face, px))
            return font
        font = Font(str(self._folder / face.value), px)
        font.set_script("Latn")  # without it some faces are not kerned
        self._fonts[face, px] = font
        if len(self._fonts) > _FONTS_KEPT:  # each is an open file, of which a process may not have many
            self._fonts.popitem(last=False)
        return font

    def _line(self, text: str, style: Style, px: int) -> Surface:
        def make() -> Surface:
            return self._rendered(self._font(style.face, px), text, style)

        return self._cache.get(("line", text, style.face, style.colour, style.tracking, px), make)

    @staticmethod
    def _extra(font: Font, style: Style) -> int:
        return whole(style.tracking * font.point_size)

    def _width(self, font: Font, text: str, style: Style) -> int:
        if style.tracking == 0.0:
            return font.size(text)[0]
        return sum(font.size(letter)[0] + self._extra(font, style) for letter in text)

    def _rendered(self, font: Font, text: str, style: Style) -> Surface:
        if style.tracking == 0.0 or not text:
            return font.render(text, True, style.colour)
        size = (self._width(font, text, style), font.get_height())
        surface = Surface(size, pygame.SRCALPHA)
        surface.fill((*style.colour, 0))
        x = 0
        for letter in text:
            surface.blit(font.render(letter, True, style.colour), (x, 0))
            x += font.size(letter)[0] + self._extra(font, style)
        return surface

    def _shortened(self, font: Font, text: str, style: Style, room: int) -> str:
        """The text, or as much of it as fits before an ellipsis."""
        if self._width(font, text, style) <= room:
            return text
        text = text.removesuffix(ELLIPSIS)
        while text and self._width(font, text.rstrip() + ELLIPSIS, style) > room:
            text = text[:-1]
        short = text.rstrip() + ELLIPSIS
        return short if self._width(font, short, style) <= room else ""

    def _wrapped(self, font: Font, text: str, style: Style, room: int) -> list[str]:
        return [line for paragraph in text.split("\n") for line in self._broken(font, paragraph, style, room)]

    def _broken(self, font: Font, paragraph: str, style: Style, room: int) -> list[str]:
        """The lines of one paragraph; what is short is not left alone in the last."""
        lines: list[str] = []
        line, used = "", 0
        for word in filter(None, paragraph.split(" ")):
            wide = self._word(style.face, font.point_size, word, style.tracking)
            longer = f"{line} {word}" if line else word
            space = self._word(style.face, font.point_size, " ", style.tracking)
            reckoned = used + space + wide
            if line and self._exceeds(font, longer, style, reckoned, room):
                lines.append(line)
                line, used = word, wide
            else:
                line, used = longer, reckoned if line else wide
        lonely = len(line) <= LONELY
        while lines and (lonely or self._is_short(font, line, style, room)):
            rest, _, word = lines[-1].rpartition(" ")
            if " " not in rest or self._width(font, f"{word} {line}", style) > room:
                break
            lines[-1], line, lonely = rest, f"{word} {line}", False
        return [*lines, line]

    def _is_short(self, font: Font, line: str, style: Style, room: int) -> bool:
        """Whether a last line looks forlorn below one that is full."""
        return self._width(font, line, style) < room * (SHORT_LINE if " " in line else SHORT_WORD)

    def _exceeds(self, font: Font, line: str, style: Style, reckoned: int, room: int) -> bool:
        """Whether a line is too long: not if the sum of its words is far from it, else as measured."""
        unsure = (line.count(" ") + 1) * max(1.0, font.point_size * _KERNED)
        return reckoned + unsure > room and self._width(font, line, style) > room

    def _measured(self, face: Face, px: int, word: str, tracking: float) -> int:
        return self._width(self._font(face, px), word, Style(tracking=tracking))

    @staticmethod
    def _step(font: Font, style: Style) -> int:
        return max(1, whole(font.get_linesize() * style.leading))

    def _tall(self, font: Font, style: Style, lines: int) -> int:
        return font.get_height() + (lines - 1) * self._step(font, style)

    def _set(self, lines: Sequence[str], style: Style, px: int, room: int) -> Surface:
        font = self._font(style.face, px)
        widths = [self._width(font, line, style) for line in lines]
        full = max(widths) if style.align == "left" else min(room, 1 << 14)
        surface = Surface((max(1, full), self._tall(font, style, len(lines))), pygame.SRCALPHA)
        surface.fill((*style.colour, 0))
        for i, (line, width) in enumerate(zip(lines, widths, strict=True)):
            if line:
                x = whole((full - width) * _MARGIN[style.align])
                surface.blit(self._rendered(font, line, style), (x, i * self._step(font, style)))
        return surface


def _one_line(text: str) -> str:
    return typographic(text.replace("\n", " "))
