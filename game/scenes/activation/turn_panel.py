"""A turn that has ended, or the battle, in numbers, where units are ticked off otherwise. Decides nothing."""

from __future__ import annotations

from game.content import battle_table_words as words
from game.content.battle_report import TurnTally
from game.engine.activation.model import COLOURS
from game.scenes.activation.kept import Piece
from game.scenes.activation.layout import Layout
from game.scenes.activation.panels import NAME, ink_of, print_name_of
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
NAMED = NAME.at(34)
TALL = 400.0
ROWS = 3
LABELS = 0.34  # of the width, for what the rows are called


class TurnPanel:
    """Composes the sheet for one look."""

    def __init__(self, look: Look, layout: Layout) -> None:
        self._look = look
        self._layout = layout

    def pieces(self, view: View) -> tuple[Piece, ...]:
        """The sheet, where a turn or the battle has just ended."""
        tally = view.tally
        if tally is None:
            return ()
        return (
            Piece("turn paper", None, self._make_paper),
            Piece("turn", (tally, view.names), lambda: self._print(view, tally)),
        )

    @property
    def _box(self) -> Box:
        room = self._layout.roster
        return Box(room.x, room.y, room.w, min(TALL, room.h))

    def _make_paper(self) -> tuple[Item, ...]:
        """Nothing to be seen: what takes as long as all that is printed on it has a frame of its own."""
        Sheet(self._look, self._box)
        return ()

    def _print(self, view: View, tally: TurnTally) -> tuple[Item, ...]:
        sheet = Sheet(self._look, self._box)
        inner = sheet.box.inset(28, 20)
        head = Box(inner.x, inner.y, inner.w, 58)
        sheet.text(words.turn_over(tally.turn) if tally.turn else words.WHOLE_BATTLE, HEAD, head)
        sheet.tinted("rule", Box.around(inner.cx, head.bottom + 12, 360, 22), palette.INK)
        table = Box(inner.x, head.bottom + 30, inner.w, inner.bottom - head.bottom - 30)
        labels = table.w * LABELS
        measured = words.CARDS, words.POINTS, words.USED
        style = self._look.type.alike(measured, LABEL, labels - 16, _rows(table)[0].h)
        for row, label in zip(_rows(table), measured, strict=True):
            sheet.text(label, style, Box(row.x, row.y, labels - 16, row.h), "left")
            sheet.rule((row.x, row.y), (row.right, row.y), palette.FADED, 1.5)
        sides = Box(table.x + labels, table.y, table.w - labels, table.h).row(2, 20)
        named = tuple([view.name(colour) for colour in COLOURS])
        for colour, side, box in zip(COLOURS, (tally.red, tally.black), sides, strict=True):
            print_name_of(sheet, _name(box), colour, named, NAMED)
            for row, value in zip(_rows(box), (side.cards, side.offered, side.used), strict=True):
                sheet.text(str(value), VALUE.inked(ink_of(colour)), row)
        return (sheet.item,)


def _rows(table: Box) -> tuple[Box, ...]:
    """Below the names, a row a measure."""
    return table.column(ROWS + 1)[1:]


def _name(column: Box) -> Box:
    """Where the side is named above its figures."""
    return column.column(ROWS + 1)[0].inset(0, 6)
