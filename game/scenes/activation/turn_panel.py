"""The turn that a Joker has ended, in numbers, where units are ticked off otherwise. Told what to show."""

from __future__ import annotations

from game.content import battle_table_words as words
from game.content.battle_report import SideTally, TurnTally
from game.engine.activation.model import COLOURS, Colour
from game.scenes.activation.kept import Piece
from game.scenes.activation.layout import Layout
from game.scenes.activation.panels import NAME, ink_of, print_name
from game.scenes.activation.view import View
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style

HEAD = Style(Face.CASLON_BOLD, 50, palette.RED)
LABEL = Style(Face.FELL_SC, 33, palette.INK)
VALUE = Style(Face.CASLON_BOLD, 54, palette.INK)
TALL = 400.0
ROWS = 3
LABELS = 0.34  # of the width, for what the rows are called


class TurnPanel:
    """Composes the sheet for one look."""

    def __init__(self, look: Look, layout: Layout) -> None:
        self._look = look
        self._layout = layout

    def pieces(self, view: View) -> tuple[Piece, ...]:
        """The sheet, where a turn has just ended."""
        tally = view.tally
        if tally is None:
            return ()
        return (Piece("turn", (tally, view.names), lambda: self._print(view, tally)),)

    def _print(self, view: View, tally: TurnTally) -> tuple[Item, ...]:
        room = self._layout.roster
        sheet = Sheet(self._look, Box(room.x, room.y, room.w, min(TALL, room.h)))
        inner = sheet.box.inset(28, 20)
        head = Box(inner.x, inner.y, inner.w, 58)
        sheet.text(words.turn_over(tally.turn), HEAD, head)
        sheet.tinted("rule", Box.around(inner.cx, head.bottom + 12, 360, 22), palette.INK)
        table = Box(inner.x, head.bottom + 30, inner.w, inner.bottom - head.bottom - 30)
        labels = table.w * LABELS
        for row, label in zip(_rows(table), (words.CARDS, words.POINTS, words.USED), strict=True):
            sheet.text(label, LABEL, Box(row.x, row.y, labels - 16, row.h), "left")
            sheet.rule((row.x, row.y), (row.right, row.y), palette.FADED, 1.5)
        sides = Box(table.x + labels, table.y, table.w - labels, table.h).row(2, 20)
        for colour, side, box in zip(COLOURS, (tally.red, tally.black), sides, strict=True):
            _column(sheet, box, colour, view.name(colour), side)
        return (sheet.item,)


def _rows(table: Box) -> tuple[Box, ...]:
    """Below the names, a row a measure."""
    return table.column(ROWS + 1)[1:]


def _column(sheet: Sheet, box: Box, colour: Colour, name: str, side: SideTally) -> None:
    print_name(sheet, box.column(ROWS + 1)[0].inset(0, 6), colour, name, NAME.at(34))
    for row, value in zip(_rows(box), (side.cards, side.offered, side.used), strict=True):
        sheet.text(str(value), VALUE.inked(ink_of(colour)), row)
