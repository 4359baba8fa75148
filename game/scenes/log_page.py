"""The Gazette: everything that has happened, by turn, the newest first. It must not know how it is told."""

from __future__ import annotations

from collections.abc import Iterator

from game.content import gazette
from game.content.words import Buttons
from game.content.words import Log as Words
from game.engine.government.events import Event
from game.scenes.flow import Passage, flowed, print_flow
from game.scenes.kit import Kit, Ministry
from game.scenes.overlay import ITALIC, PagedPage, page_box
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene_manager import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

BUTTON = 78.0
MASTHEAD = Style(Face.DISPLAY, 84, palette.INK, scales=False)
TURN = Style(Face.CASLON_BOLD, 34, palette.INK)
REPORT = Style(Face.FELL, 31, palette.INK)
DEAL = Style(Face.CASLON_BOLD, 30, palette.INK)
GUTTER = 72.0


class GazetteScene(PagedPage):
    """A newspaper in columns."""

    opaque = True
    reading = True

    def __init__(self, kit: Kit, ministry: Ministry) -> None:
        super().__init__(kit)
        self._ministry = ministry
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
        return [Button("close", close, Buttons.CLOSE), *self.turners(look)]

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Close or turn."""
        return Pop() if chosen.name == "close" else super().chosen(chosen)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """Masthead and columns."""
        box = page_box(look)
        sheet = Sheet(look, box)
        sheet.text(Words.HEADING, MASTHEAD, Box(box.x + 80, box.y + 22, box.w - 160, 96))
        line = Box(box.x + 60, box.y + 122, box.w - 120, 0)
        sheet.rule((line.x, line.y), (line.right, line.y), palette.INK, 4)
        sheet.rule((line.x, line.y + 8), (line.right, line.y + 8), palette.INK, 1.5)
        level = self._ministry.level.title
        sheet.text(level, ITALIC, Box(line.x + 10, line.y - 52, line.w * 0.3, 46), "left")
        sheet.text(
            self._ministry.code,
            DEAL,
            Box(line.right - line.w * 0.3 - 10, line.y - 52, line.w * 0.3, 46),
            "right",
        )
        across = _across(look)
        shown = self._set(look)[self.leaf * across : (self.leaf + 1) * across]
        for leaf, column in zip(shown, _room(look).row(across, GUTTER), strict=False):
            print_flow(sheet, leaf, column)
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
        theme = self._ministry.level.theme
        told = False
        for turn, events in self._turns():
            reports = [gazette.entry(event, theme) for event in events if gazette.is_news(event)]
            if reports:
                told = True
                yield Passage(Words.TURN.format(turn=turn), TURN, 26, heading=True)
                yield from (Passage(report, REPORT, 6) for report in reports)
        if not told:
            yield Passage(Words.EMPTY, ITALIC)

    def _turns(self) -> list[tuple[int, list[Event]]]:
        """The events of every turn in their order, the last turn first."""
        by_turn: dict[int, list[Event]] = {}
        for entry in self._ministry.match.log:
            by_turn.setdefault(entry.before.turn, []).extend(entry.events)
        return sorted(by_turn.items(), reverse=True)


def _across(look: Look) -> int:
    """How many columns are comfortable."""
    return 2 if look.frame.width > 1600 and look.type.text_scale < 1.6 else 1


def _room(look: Look) -> Box:
    box = page_box(look)
    top = box.y + 150
    return Box(box.x + 72, top, box.w - 144, box.bottom - 42 - BUTTON - 22 - top)
