"""The lines of the honours board, in one column or two. Knows not who reads it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from game.content.honours import Entry
from game.content.honours_words import merit, told
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.text import Face, Style

ROW = 96.0  # units at a text size of 100 %
GUTTER = 70.0
RANK = Style(Face.CASLON_BOLD, 46, palette.INK)
NAME = Style(Face.CASLON_BOLD, 46, palette.INK)
FATE = Style(Face.CASLON_ITALIC, 30, palette.INK)
MERIT = Style(Face.CASLON_BOLD, 56, palette.RED)
_FIST, _NUMBER = 58.0, 74.0


@dataclass(frozen=True, slots=True)
class Day:
    """The board of a day."""

    entries: tuple[Entry, ...]  # the best first
    by_decisions: bool


def across(look: Look) -> int:
    """How many columns are comfortable."""
    return 2 if look.frame.wide and look.type.text_scale < 1.6 else 1


def holds(look: Look, room: Box) -> int:
    """How many entries a leaf holds."""
    return across(look) * _rows(look, room)


def print_entries(
    sheet: Sheet,
    room: Box,
    entries: tuple[Entry, ...],
    first: int,
    *,
    by_decisions: bool,
    marked: Entry | None = None,
) -> None:
    """So many of the ranked entries as fit, from that place on; a hand points at the marked one."""
    look = sheet.look
    columns, rows = room.row(across(look), GUTTER), _rows(look, room)
    height = room.h / rows
    shown = entries[first : first + holds(look, room)]
    printer = _Printer(sheet, shown, columns[0].w, height, by_decisions)
    for place, entry in enumerate(shown):
        column = columns[place // rows]
        row = Box(column.x, column.y + (place % rows) * height, column.w, height)
        printer.print(row, first + place + 1, entry, entry is marked)
    for left, right in pairwise(columns):
        middle = (left.right + right.x) / 2
        sheet.rule((middle, room.y), (middle, room.bottom), palette.INK, 1.5)


class _Printer:
    """Prints lines of one height, the names of all of them in one size, and so what is told of them."""

    def __init__(
        self, sheet: Sheet, shown: tuple[Entry, ...], width: float, height: float, by_decisions: bool
    ) -> None:
        measures, self._sheet, self._by_decisions = sheet.look.type, sheet, by_decisions
        _, _, name, below = _places(Box(0, 0, width, height))
        self._name = measures.alike([entry.name for entry in shown], NAME, name.w, name.h)
        self._fate = measures.alike([told(entry) for entry in shown], FATE, below.w, below.h)

    def print(self, row: Box, rank: int, entry: Entry, marked: bool) -> None:
        """A line; a hand points at it if it is marked."""
        sheet, ink = self._sheet, palette.RED if marked else palette.INK
        number, points, name, below = _places(row)
        if marked:
            hand = Box(row.x - 6, row.y + row.h * 0.34 - 18, _FIST, 36)
            sheet.tinted("fist", hand, palette.RED)
        rank_style = RANK.at(min(RANK.size, self._name.size * RANK.size / NAME.size))
        sheet.text(f"{rank}.", rank_style.inked(ink), number, "right")
        sheet.text(merit(entry, by_decisions=self._by_decisions), MERIT, points, "right")
        sheet.text(entry.name, self._name.inked(ink), name, "left")
        sheet.text(told(entry), self._fate.inked(ink), below, "left")
        foot = row.bottom - 2
        sheet.rule((row.x + 20, foot), (row.right, foot), palette.FADED, 1)


def _places(row: Box) -> tuple[Box, Box, Box, Box]:
    """Where a line has its rank, its merit, the name, and what became of it."""
    number = Box(row.x + _FIST - 4, row.y, _NUMBER, row.h * 0.68)
    points = Box(row.right - 130, row.y + 2, 130, row.h * 0.64)
    left = number.right + 18
    name = Box(left, row.y + 2, points.x - 16 - left, row.h * 0.58)
    return number, points, name, Box(left, row.y + row.h * 0.57, row.right - left, row.h * 0.36)


def _rows(look: Look, room: Box) -> int:
    return max(1, int(room.h / (ROW * look.type.text_scale)))
