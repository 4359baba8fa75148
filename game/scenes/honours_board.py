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
    for place, entry in enumerate(entries[first : first + holds(look, room)]):
        column = columns[place // rows]
        row = Box(column.x, column.y + (place % rows) * height, column.w, height)
        _print_entry(sheet, row, first + place + 1, entry, by_decisions, entry is marked)
    for left, right in pairwise(columns):
        middle = (left.right + right.x) / 2
        sheet.rule((middle, room.y), (middle, room.bottom), palette.INK, 1.5)


def _print_entry(sheet: Sheet, row: Box, rank: int, entry: Entry, by_decisions: bool, marked: bool) -> None:
    ink = palette.RED if marked else palette.INK
    if marked:
        hand = Box(row.x - 6, row.y + row.h * 0.34 - 18, _FIST, 36)
        sheet.tinted("fist", hand, palette.RED)
    number = Box(row.x + _FIST - 4, row.y, _NUMBER, row.h * 0.68)
    sheet.text(f"{rank}.", RANK.inked(ink), number, "right")
    points = Box(row.right - 130, row.y + 2, 130, row.h * 0.64)
    sheet.text(merit(entry, by_decisions=by_decisions), MERIT, points, "right")
    left = number.right + 18
    width = points.x - 16 - left
    sheet.text(entry.name, NAME.inked(ink), Box(left, row.y + 2, width, row.h * 0.58), "left")
    below = Box(left, row.y + row.h * 0.57, row.right - left, row.h * 0.36)
    sheet.text(told(entry), FATE.inked(ink), below, "left")
    foot = row.bottom - 2
    sheet.rule((row.x + 20, foot), (row.right, foot), palette.FADED, 1)


def _rows(look: Look, room: Box) -> int:
    return max(1, int(room.h / (ROW * look.type.text_scale)))
