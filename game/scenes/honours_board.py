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
from game.stage.text import Face, Style, Type

ROW = 96.0  # units at a text size of 100 %
GUTTER = 70.0
MOST_SCALE = 1.5
INKED = 0.42  # of the height of a line, above or below its middle, that letters fill
NEARER = 0.8  # of what is blank, above a name and below what is told of it
LARGER = 1.55  # times as tall a line may be where there are few
FEW, BROAD = 5, 1240.0  # so many stand in one column, no broader than is comfortable
RANK = Style(Face.CASLON_BOLD, 46, palette.INK)
NAME = Style(Face.CASLON_BOLD, 46, palette.INK)
FATE = Style(Face.CASLON_ITALIC, 30, palette.INK)
MERIT = Style(Face.CASLON_BOLD, 56, palette.RED)
_FIST, _NUMBER, _POINTS = 58.0, 74.0, 130.0
_WIDER = 1.5  # times as much room have figures for larger text, at most


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
    """So many of the ranked entries as fit, from that place on; a hand points at the marked one.

    The fewer there are in all the larger they stand, and an ornament fills what they leave.
    """
    look, room_for = sheet.look, holds(sheet.look, room)
    shown = entries[first : first + room_for]
    columns, rows, height = _grid(look, room, len(entries))
    low = room.y + min(len(shown), rows) * height if len(entries) <= room_for else room.bottom
    printer = _Printer(sheet, shown, columns[0].w, height, by_decisions)
    for place, entry in enumerate(shown):
        column = columns[place // rows]
        row = Box(column.x, column.y + (place % rows) * height, column.w, height)
        printer.print(row, first + place + 1, entry, entry is marked)
    for left, right in pairwise(columns):
        middle = (left.right + right.x) / 2
        sheet.rule((middle, room.y), (middle, low), palette.INK, 1.5)
    sheet.tailpiece(Box(room.x, low, room.w, room.bottom - low))


def _grid(look: Look, room: Box, count: int) -> tuple[tuple[Box, ...], int, float]:
    """The columns for so many entries in all, how many lines there are in each, and how tall a line is."""
    side_by_side, rows = across(look), _rows(look, room)
    if count > side_by_side * rows:
        return room.row(side_by_side, GUTTER), rows, room.h / rows
    if count <= FEW:
        side_by_side, room = 1, Box.around(room.cx, room.cy, min(room.w, BROAD), room.h)
    rows = max(1, -(-count // side_by_side))
    tallest = ROW * LARGER * _scale(look)
    return room.row(side_by_side, GUTTER), rows, min(room.h / rows, max(room.h / _rows(look, room), tallest))


class _Printer:
    """Prints lines of one height, the names of all of them in one size, and so what is told of them."""

    def __init__(
        self, sheet: Sheet, shown: tuple[Entry, ...], width: float, height: float, by_decisions: bool
    ) -> None:
        measures, self._sheet, self._by_decisions = sheet.look.type, sheet, by_decisions
        _, points, name, below = _places(measures, Box(0, 0, width, height))
        larger = max(1.0, height / (ROW * _scale(sheet.look)))
        self._name = measures.alike(
            [entry.name for entry in shown], NAME.at(NAME.size * larger), name.w, name.h
        )
        self._fate = measures.alike(
            [told(entry) for entry in shown], FATE.at(FATE.size * larger), below.w, below.h
        )

        merits = [merit(entry, by_decisions=by_decisions) for entry in shown]
        most = MERIT.at(self._name.size * MERIT.size / NAME.size)
        self._large = measures.alike(merits, most, points.w, points.h)

    def print(self, row: Box, rank: int, entry: Entry, marked: bool) -> None:
        """A line; a hand points at it if it is marked."""
        sheet, ink = self._sheet, palette.RED if marked else palette.INK
        number, points, name, below = self._drawn_together(_places(sheet.look.type, row))
        if marked:
            hand = Box(row.x - 6, number.cy - 18, _FIST, 36)
            sheet.tinted("fist", hand, palette.RED)
        rank_style = RANK.at(self._name.size * RANK.size / NAME.size)
        sheet.text(f"{rank}.", rank_style.inked(ink), number, "right")
        sheet.text(merit(entry, by_decisions=self._by_decisions), self._large, points, "right")
        sheet.text(entry.name, self._name.inked(ink), name, "left")
        sheet.text(told(entry), self._fate.inked(ink), below, "left")
        foot = row.bottom - 2
        sheet.rule((row.x + 20, foot), (row.right, foot), palette.FADED, 1)

    def _drawn_together(self, places: tuple[Box, ...]) -> tuple[Box, ...]:
        """The same where a line has more height than its words need; nothing comes to lie on anything."""
        number, points, name, below = places
        tall = self._sheet.look.type.lines_height
        down = max(0.0, (name.h - tall(self._name)) / 2) * NEARER
        up = max(0.0, (below.h - tall(self._fate)) / 2) * NEARER
        free = below.cy - tall(self._fate) * INKED - points.cy - tall(self._large) * INKED
        share = min(1.0, max(0.0, free / (down + up))) if down + up else 0.0
        near = [box.moved(0, down * share) for box in (number, points, name)]
        return *near, below.moved(0, -up * share)


def _places(measures: Type, row: Box) -> tuple[Box, Box, Box, Box]:
    """Where a line has its rank, its merit, the name, and what became of it."""
    wider = max(1.0, min(_WIDER, measures.text_scale, row.w / BROAD * _WIDER))
    number = Box(row.x + _FIST - 4, row.y + 2, _NUMBER * wider, row.h * 0.58)  # on one line with the name
    points = Box(row.right - _POINTS * wider, row.y + 1, _POINTS * wider, row.h * 0.58)
    left = number.right + 18
    name = Box(left, row.y + 2, points.x - 16 - left, row.h * 0.58)
    return number, points, name, Box(left, row.y + row.h * 0.57, row.right - left, row.h * 0.36)


def _scale(look: Look) -> float:
    """How much taller a line is for the size of text; beyond this a board would be no board any more."""
    return min(look.type.text_scale, MOST_SCALE)


def _rows(look: Look, room: Box) -> int:
    return max(1, int(room.h / (ROW * _scale(look))))
