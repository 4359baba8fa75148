"""What every part of the programme is, and where it may stand on the screen. Knows no part."""

from __future__ import annotations

from typing import Protocol

from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import SAFE_SHARE, Box
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.text import Face, Style

CAPTION = Style(Face.CASLON_BOLD, 66, palette.INK, align="centre", scales=False)
SMALLER = 58.0  # the size of a caption in the line at the top of a narrow table
FOOT = 50.0  # the height of the line that asks passers-by to play
TALL_FOOT = 92.0  # on an upright screen
_BLANK = 2.0  # of that at its foot, where no words are: a screen may hide it
_UNDER = 6.0  # units by which it may reach under a table's edge
CLEAR = 0.1  # of the height of a caption's strip, above and below the words
_OVER = 20.0  # how far a caption's strip goes beyond what it covers


class Part(Protocol):
    """One part, for one showing."""

    seconds: float
    """How long it is shown."""

    def arrange(self, look: Look, /) -> None:
        """Lay it out for a look."""

    def advance(self, dt: float, /) -> None:
        """Time passes."""

    def draw(self, canvas: Canvas, alpha: float, /) -> None:
        """What is seen, without the line at the foot."""

    def leave(self) -> None:
        """It is over."""


def foot(look: Look) -> Box:
    """Where the line stands that asks passers-by to play: as low as can be seen, or where hands reach."""
    frame, safe = look.frame, look.frame.safe
    if frame.upright:
        return Box(safe.x, safe.bottom - TALL_FOOT + 4, safe.w, TALL_FOOT)
    seen = frame.to_layout((0, frame.window[1] * (1 + SAFE_SHARE) / 2))[1]
    return Box(safe.x, min(frame.height - 2, seen) + _BLANK - FOOT, safe.w, FOOT)


def clears_table(look: Look) -> bool:
    """Whether it stands below what lies on a table, and covers nothing."""
    return look.frame.upright or foot(look).y >= look.frame.safe.bottom - _UNDER


def room(look: Look) -> Box:
    """What is left above it for what is shown."""
    safe, under = look.frame.safe, foot(look)
    return Box(safe.x, safe.y, safe.w, min(safe.bottom, under.y - 14) - safe.y)


def caption_strip(look: Look, box: Box, text: str) -> Item:
    """A strip of paper over a box, with a caption as large as it holds."""
    strip = Box(box.x - 8, box.y - _OVER, box.w + 16, box.h + 1.6 * _OVER)
    sheet = Sheet(look, strip)
    broad = look.frame.wide or look.frame.upright
    sheet.block_middle(
        text, CAPTION if broad else CAPTION.at(SMALLER), strip.inset(44, max(9.0, strip.h * CLEAR))
    )
    return sheet.item
