"""The Gazette: everything that has happened, by turn, the newest first. It must not know how it is told."""

from __future__ import annotations

from collections.abc import Iterator

from game.content import gazette
from game.content.words import Log as Words
from game.engine.government.events import Event
from game.scenes.columns import Columns
from game.scenes.flow import Passage
from game.scenes.kit import Kit, Ministry
from game.scenes.leaflet import Leaflet
from game.scenes.overlay import ITALIC, page_box
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style

MASTHEAD = Style(Face.DISPLAY, 84, palette.INK, scales=False)
TURN = Style(Face.CASLON_BOLD, 34, palette.INK)
REPORT = Style(Face.CASLON, 29, palette.INK)
DEAL = Style(Face.CASLON_BOLD, 30, palette.INK)


class GazetteScene(Leaflet):
    """A newspaper in columns."""

    opaque = True
    reading = True
    opened_by = ("gazette", "government")
    side, foot, close_width = 72.0, 42.0, 260.0

    def __init__(self, kit: Kit, ministry: Ministry) -> None:
        super().__init__(kit)
        self._ministry = ministry
        self._columns = Columns(self.passages, self._room, grows=True)

    def leaves(self, look: Look) -> int:
        """As many as the columns need."""
        return self._columns.leaves(look)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """Masthead and columns."""
        box = page_box(look)
        sheet = Sheet(look, box)
        sheet.text(Words.HEADING, MASTHEAD, Box(box.x + 80, box.y + 22, box.w - 160, 96))
        line = Box(box.x + 60, box.y + 122, box.w - 120, 0)
        sheet.rule((line.x, line.y), (line.right, line.y), palette.INK, 4)
        sheet.rule((line.x, line.y + 8), (line.right, line.y + 8), palette.INK, 1.5)
        self._print_issue(sheet, line, look)
        sheet.tailpiece(self._columns.print(sheet, look, self.leaf))
        self.print_dots(sheet, look)
        return (sheet.item,)

    def _print_issue(self, sheet: Sheet, line: Box, look: Look) -> None:
        """Level and deal, on either side of the masthead, or where that has no room, below its rule."""
        y, share = (line.y - 52, 0.3) if not look.frame.upright else (line.y + 14, 0.5)
        level, deal = Box(line.x + 10, y, line.w * share - 20, 46), Box(0, y, line.w * share - 20, 46)
        sheet.text(self._ministry.level.title, ITALIC, level, "left")
        sheet.text(self._ministry.code, DEAL, deal.moved(line.right - 10 - deal.w, 0), "right")
        if look.frame.upright:
            sheet.rule((line.x, y + 54), (line.right, y + 54), palette.INK, 1.5)

    def _room(self, look: Look) -> Box:
        box = page_box(look)
        top = box.y + (150 if not look.frame.upright else 216)
        return Box(box.x + 72, top, box.w - 144, self.turner(look).y - 22 - top)

    def passages(self) -> Iterator[Passage]:
        """Everything there is to read, in order."""
        theme = self._ministry.level.theme
        told = False
        for turn, events in self._turns():
            told_by = [(gazette.entry(e, theme), gazette.every_face(e)) for e in events if gazette.is_news(e)]
            reports = [report for told_of in told_by for report in told_of if report]
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
