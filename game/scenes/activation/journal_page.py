"""The log of a battle, the newest first; what was taken back is struck through. Tells nothing of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.content.battle_log import journal_lines
from game.content.battle_table_words import Journal as Words
from game.content.engagement import Engagement
from game.scenes.activation.panels import ink_of
from game.scenes.flow import Passage, flowed
from game.scenes.kit import Kit
from game.scenes.overlay import ITALIC, PagedPage, page_box, print_heading
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene_manager import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

BUTTON = 78.0
GUTTER = 72.0
TURN = Style(Face.CASLON_BOLD, 36, palette.INK)
LINE = Style(Face.FELL, 31, palette.INK)


@dataclass(frozen=True, slots=True)
class Entry(Passage):
    """A line of the log; `struck` if it was taken back."""

    struck: bool = False


class JournalPage(PagedPage):
    """The lines in columns."""

    def __init__(self, kit: Kit, engagement: Engagement) -> None:
        super().__init__(kit)
        self._lines = journal_lines(engagement)
        self._columns: tuple[Look, tuple[tuple[Passage, ...], ...]] | None = None

    def leaves(self, look: Look) -> int:
        """As many as the columns need."""
        return -(-len(self._set(look)) // _across(look))

    def turner(self, look: Look) -> Box:
        """Left of the button that closes."""
        box = page_box(look)
        return Box(box.x + 72, box.bottom - 42 - BUTTON, box.w - 144 - 300, BUTTON)

    def widgets(self, look: Look) -> list[Widget]:
        """Close first, so that Enter closes at once."""
        strip = self.turner(look)
        close = Box(strip.right + 40, strip.y, 260, BUTTON)
        return [Button("close", close, Words.CLOSE), *self.turners(look)]

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Close or turn."""
        return Pop() if chosen.name == "close" else super().chosen(chosen)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The columns of this leaf."""
        sheet = Sheet(look, page_box(look))
        print_heading(sheet, Words.HEADING)
        across = _across(look)
        shown = self._set(look)[self.leaf * across : (self.leaf + 1) * across]
        for leaf, column in zip(shown, _room(look).row(across, GUTTER), strict=False):
            _print_lines(sheet, leaf, column)
        if across > 1:
            room = _room(look)
            sheet.rule((room.cx, room.y), (room.cx, room.bottom), palette.INK, 1.5)
        self.print_dots(sheet, look)
        return (sheet.item,)

    def _set(self, look: Look) -> tuple[tuple[Passage, ...], ...]:
        """The columns at this size; set once for a look."""
        if self._columns is None or self._columns[0] is not look:
            column = _room(look).row(_across(look), GUTTER)[0]
            self._columns = look, flowed(look, self._passages(), column.w, column.h)
        return self._columns[1]

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


def _print_lines(sheet: Sheet, leaf: tuple[Passage, ...], box: Box) -> None:
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


def _across(look: Look) -> int:
    """How many columns are comfortable."""
    return 2 if look.frame.width > 1600 and look.type.text_scale < 1.6 else 1


def _room(look: Look) -> Box:
    box = page_box(look)
    top = box.y + 160
    return Box(box.x + 72, top, box.w - 144, box.bottom - 42 - BUTTON - 22 - top)
