"""A level as a line of a playbill that can be chosen. It must not know what choosing it leads to."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.levels import Level
from game.content.words import NewGame as Words
from game.scenes.playbill_line import PlaybillLine, upper_and_lower
from game.scenes.sheet import Rgb, Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.text import Face, Style

LEVEL = Style(Face.CASLON_BOLD, 44, palette.INK)
CLOSE = 560.0  # units; in a narrower line the title needs the whole width
APART = 18.0  # units between a title and the odds beside it
LARGE_TEXT = 1.4  # from this text size on a line has room for one thing only
FIGURE = Style(Face.CASLON, 33, palette.INK)
RECORD = Style(Face.CASLON, 27, palette.INK)


class LevelLine(PlaybillLine):
    """Title, odds and record."""

    def __init__(
        self,
        name: str,
        box: Box,
        level: Level,
        record: tuple[int, int],
        *,
        chosen: bool,
        titles: Sequence[str] = (),
    ) -> None:
        """`titles` are those of all lines of the list: they are set in one size."""
        super().__init__(name, box, chosen=chosen)
        self._level = level
        self._record = record
        self._titles = (*titles, level.title)

    def print(self, sheet: Sheet, room: Box, ink: Rgb) -> None:
        """The title with the odds beside it or, in a narrow line, below it, and any record."""
        told, odds = record_told(self._record), Words.ODDS.format(figure=self._level.figure)
        upper, lower = upper_and_lower(room)
        large = sheet.look.type.text_scale >= LARGE_TEXT
        if room.w < CLOSE and large:  # what else there is to know is told of the chosen level
            sheet.text(self._level.title, self._style(sheet, room).inked(ink), room, "left")
            return
        if room.w < CLOSE:
            sheet.text(self._level.title, self._style(sheet, upper).inked(ink), upper, "left")
            left, right = _parted(lower, 0.45)
            sheet.text(odds, FIGURE.inked(ink), left, "left")
            sheet.text(told, RECORD, right, "right")
            return
        if large:
            upper, told = room, ""  # it stands with what is told of the chosen level
        elif not told:
            upper = upper.moved(0, room.cy - upper.cy)
        left, right = _parted(upper, 0.72)
        title = Box(left.x, left.y, left.w - APART, left.h)
        sheet.text(self._level.title, self._style(sheet, title).inked(ink), title, "left")
        sheet.text(odds, FIGURE.inked(ink), right, "right")
        sheet.text(told, RECORD, lower, "left")

    def _style(self, sheet: Sheet, room: Box) -> Style:
        return sheet.look.type.alike(self._titles, LEVEL, room.w, room.h)


def record_told(record: tuple[int, int]) -> str:
    """How often a level was played and won, in words; nothing where it never was."""
    played, won = record
    return Words.RECORD.format(played=played, won=won) if played else ""


def _parted(box: Box, share: float) -> tuple[Box, Box]:
    return Box(box.x, box.y, box.w * share, box.h), Box(
        box.x + box.w * share, box.y, box.w * (1 - share), box.h
    )
