"""The total of a throw against its target, in figures and as a bar: as it is counted, and as it stays."""

from __future__ import annotations

from game.content import table_words as words
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.text import Face, Style

FIGURES = Style(Face.CASLON_BOLD, 64, palette.INK, scales=False)
TEXT_H, BAR_DOWN, BAR_H = 72.0, 81.0, 14.0  # clear of what hangs below the figures' line
MARK = 0.78  # of the bar's length lies before the target


def print_tally(sheet: Sheet, room: Box, total: int, target: int) -> None:
    """The figures, and below them a bar that fills towards the red mark of the target and past it."""
    sheet.text(words.against(total, target), FIGURES, Box(room.x, room.y, room.w, TEXT_H))
    print_bar(sheet, room, total, target)


def print_bar(sheet: Sheet, room: Box, total: int, target: int) -> None:
    """The bar alone, as it stands before the first die has come to rest."""
    bar = Box(room.x + 8, room.y + BAR_DOWN, room.w - 16, BAR_H)
    filled = min(1.0, MARK * total / max(1, target))
    sheet.fill(Box(bar.x, bar.y, bar.w * filled, bar.h), palette.INK if total >= target else palette.FADED)
    sheet.frame(bar, palette.INK, 2)
    mark = bar.x + bar.w * MARK
    sheet.rule((mark, bar.y - 4), (mark, bar.bottom + 4), palette.RED, 5)
