"""The honours board of the day, all of it. It must not know how it is kept."""

from __future__ import annotations

from game.content.honours import Entry
from game.content.honours_words import Board as Words
from game.scenes.honours_board import Day, holds, print_entries
from game.scenes.kit import Kit
from game.scenes.leaflet import Leaflet
from game.scenes.overlay import page_box, print_corners, print_heading
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Chosen

EMPTY = Style(Face.CASLON_ITALIC, 60, palette.INK, align="centre")
NOTE = Style(Face.CASLON_ITALIC, 32, palette.INK, align="centre")
NOTE_TALL = 52.0
NOTE_TALL_UPRIGHT = 88.0  # two lines: an upright screen is narrow
CROWNED = 0.58  # of the height of an empty board is the crown's
CROWN = 460.0  # units at most
INVITED = 300.0  # the height of the words below it


class HonoursScene(Leaflet):
    """The board from the best down; it opens where the marked line stands."""

    opaque = True
    reading = True
    close_label = Words.BACK

    def __init__(self, kit: Kit, day: Day, marked: Entry | None = None) -> None:
        super().__init__(kit)
        self._day = day
        self._marked = marked
        self._first = next((n for n, entry in enumerate(day.entries) if entry is marked), 0)

    @property
    def marked(self) -> Entry | None:
        """Whose line a hand points at."""
        return self._marked

    def arrange(self, look: Look) -> None:
        """At first to the leaf of the marked line; at another size the lines that are read stay in sight."""
        self.leaf = self._first // holds(look, self._lines(look))
        super().arrange(look)

    def turn(self, to: int) -> bool:
        """Read on from there."""
        turned = super().turn(to)
        assert self._look is not None
        self._first = self.leaf * holds(self._look, self._lines(self._look))
        return turned

    def back(self) -> Transition | None:
        """Who has signed is told."""
        return Pop(self._marked)

    def chosen(self, chosen: Chosen, /) -> Transition | None:
        """Close or turn."""
        return self.back() if chosen.name == "close" else super().chosen(chosen)

    def leaves(self, look: Look) -> int:
        """As many as the entries need."""
        return max(1, -(-len(self._day.entries) // holds(look, self._lines(look))))

    def printed(self, look: Look) -> tuple[Item, ...]:
        """Heading, how it is counted, and the lines of this leaf."""
        sheet = Sheet(look, page_box(look))
        print_corners(sheet)
        room = print_heading(sheet, Words.HEADING, palette.RED)
        lines = self._lines(look)
        if not self._day.entries:
            self._print_empty(sheet, lines)
            return (sheet.item,)
        note = Words.BY_DECISIONS if self._day.by_decisions else Words.BY_POINTS
        above = Box(room.x + 40, room.y, room.w - 80, lines.y - room.y - 6)
        sheet.block_middle(note, NOTE, above)
        first = self.leaf * holds(look, lines)
        print_entries(
            sheet, lines, self._day.entries, first, by_decisions=self._day.by_decisions, marked=self._marked
        )
        self.print_dots(sheet, look)
        return (sheet.item,)

    def _print_empty(self, sheet: Sheet, lines: Box) -> None:
        """The crown that waits, and the invitation below it."""
        upper, lower = Box(lines.x, lines.y, lines.w, lines.h * CROWNED), lines.y + lines.h * CROWNED
        side = min(upper.h * 0.92, upper.w * 0.5, CROWN)
        sheet.tinted("crown", Box.around(upper.cx, upper.bottom - side / 2, side, side), palette.INK)
        room = Box(lines.x + 60, lower, lines.w - 120, min(lines.bottom - lower, INVITED))
        sheet.block_middle(Words.EMPTY, EMPTY, room)

    def _lines(self, look: Look) -> Box:
        """Between the note and the buttons."""
        box = page_box(look)
        tall = NOTE_TALL_UPRIGHT if look.frame.upright else NOTE_TALL
        tall *= min(2.0, look.type.text_scale)
        top = box.y + 156 + tall
        return Box(box.x + 78, top, box.w - 156, self.turner(look).y - 26 - top)
