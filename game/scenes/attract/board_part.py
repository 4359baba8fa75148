"""The best of the day, for those who look on."""

from __future__ import annotations

from game.content.honours import Entry
from game.content.honours_words import Board as Words
from game.scenes.attract.part import room
from game.scenes.honours_board import holds, print_entries
from game.scenes.overlay import FIGURED_ITALIC, print_corners, print_heading
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Canvas, Item

NOTE = 46.0


class BoardPart:
    """Eight seconds of it."""

    seconds = 8.0

    def __init__(self, entries: tuple[Entry, ...], *, by_decisions: bool) -> None:
        self._entries = entries
        self._by_decisions = by_decisions

    def arrange(self, look: Look) -> None:
        """Print it for this size."""
        self._look = look
        box = room(look)
        sheet = Sheet(look, box)
        print_corners(sheet)
        lines = print_heading(sheet, Words.HEADING, palette.RED)
        note = Words.BY_DECISIONS if self._by_decisions else Words.BY_POINTS
        sheet.text(note, FIGURED_ITALIC.at(34), Box(lines.x + 40, lines.bottom - NOTE, lines.w - 80, NOTE))
        lines = Box(lines.x, lines.y, lines.w, lines.h - NOTE - 14)
        shown = self._entries[: holds(look, lines)]
        print_entries(sheet, lines, shown, 0, by_decisions=self._by_decisions)
        self._printed: tuple[Item, ...] = (sheet.item,)

    def advance(self, _dt: float) -> None:
        """It stays as it is."""

    def draw(self, canvas: Canvas, _alpha: float) -> None:
        """The sheet upon the table."""
        look = self._look
        canvas.background = look.art.table(look.frame.window, look.frame)
        canvas.rest(self._printed)

    def leave(self) -> None:
        """Nothing is kept."""
