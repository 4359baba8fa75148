"""The log of a battle, the newest first; what was taken back is struck through. Tells nothing of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.content.battle_log import journal_lines
from game.content.battle_table_words import Journal as Words
from game.content.engagement import Engagement
from game.scenes.activation.panels import ink_of
from game.scenes.columns import Columns
from game.scenes.flow import Leaf, Passage
from game.scenes.kit import Kit
from game.scenes.leaflet import Leaflet
from game.scenes.overlay import ITALIC, page_box, print_heading
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style

TURN = Style(Face.CASLON_BOLD, 36, palette.INK)
LINE = Style(Face.CASLON, 28, palette.INK)


@dataclass(frozen=True, slots=True)
class Entry(Passage):
    """A line of the log; `struck` if it was taken back."""

    struck: bool = False


class JournalPage(Leaflet):
    """The lines in columns."""

    side, foot, close_width = 72.0, 42.0, 260.0
    close_label = Words.CLOSE
    opened_by = ("log", "battle")

    def __init__(self, kit: Kit, engagement: Engagement) -> None:
        super().__init__(kit)
        self._lines = journal_lines(engagement)
        self._columns = Columns(self._passages, self._room, print_leaf=_print_lines, grows=True, short=True)

    def leaves(self, look: Look) -> int:
        """As many as the columns need."""
        return self._columns.leaves(look)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The columns of this leaf."""
        sheet = Sheet(look, page_box(look))
        print_heading(sheet, Words.HEADING)
        self._columns.print(sheet, look, self.leaf)
        self.print_dots(sheet, look)
        return (sheet.item,)

    def _room(self, look: Look) -> Box:
        box = page_box(look)
        top = box.y + 160
        return Box(box.x + 72, top, box.w - 144, self.turner(look).y - 22 - top)

    def _passages(self) -> Iterator[Passage]:
        if not self._lines:
            yield Entry(Words.EMPTY, ITALIC)
        turn = None
        for line in reversed(self._lines):
            if line.turn != turn:
                turn = line.turn
                yield Entry(Words.TURN.format(turn=turn), TURN, 24, heading=True)
            ink = palette.INK if line.colour is None else ink_of(line.colour)
            yield Entry(line.text, LINE.inked(palette.FADED if line.struck else ink), 6, struck=line.struck)


def _print_lines(sheet: Sheet, leaf: Leaf, box: Box) -> None:
    """The lines from the top of a column, a stroke through those that were taken back."""
    y, k = box.y, sheet.look.frame.k
    for i, passage in enumerate(leaf):
        y += passage.above if i else 0.0
        image = sheet.look.type.block(passage.text, passage.style, box.w, box.h)
        w, h = image.get_width() / k, image.get_height() / k
        sheet.paste(image, Box(box.x, y, box.w, h), "left")
        if isinstance(passage, Entry) and passage.struck:
            lines = max(1, round(h / sheet.look.type.lines_height(passage.style)))
            for line in range(lines):
                at = y + h * (line + 0.56) / lines
                sheet.rule((box.x, at), (box.x + w, at), palette.FADED, 2.5)
        y += h
