"""A battle as a line of a playbill that can be chosen. It must not know what choosing it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.scenes.overlay import SMALL
from game.scenes.playbill_line import PlaybillLine
from game.scenes.sheet import Rgb, Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.text import Face, Style

TITLE = Style(Face.CASLON_BOLD, 42, palette.INK)
LEAST = 92.0  # units: a line at least
PADDING = 14.0  # above and below its words
LARGE_TEXT = 1.4  # from this text size on a title may be broken,
GROWN = 1.1  # where in one line it would be hardly larger than at the usual size


@dataclass(frozen=True, slots=True)
class Setting:
    """How all lines of a list are set: one as high as the other."""

    title: Style
    note: Style
    title_high: float  # units
    note_high: float

    @property
    def high(self) -> float:
        """A line."""
        return max(LEAST, self.title_high + self.note_high + PADDING)

    @property
    def least(self) -> float:
        """A line that has just room for its words."""
        return max(LEAST, self.title_high + self.note_high + 2)

    @classmethod
    def of(cls, look: Look, wide: float, titles: Sequence[str]) -> Setting:
        """The largest in which all titles of a list fit lines of that width."""
        case, room = look.type, PlaybillLine.room(Box(0, 0, wide, LEAST)).w
        title, lines = case.alike(titles, TITLE, room, 2 * LEAST), 1
        if case.text_scale >= LARGE_TEXT and title.size * case.text_scale < GROWN * TITLE.size:
            usual = TITLE.at(TITLE.size / case.text_scale)
            title, lines = case.alike(titles, usual, room, 2 * case.lines_height(usual), lines=2), 2
        note = SMALL.at(SMALL.size * max(title.size / TITLE.size, 1 / case.text_scale))
        return cls(title, note, case.lines_height(title, lines), case.lines_height(note))


class BattleLine(PlaybillLine):
    """Title and note."""

    usual = TITLE

    def __init__(self, name: str, box: Box, title: str, note: str, style: Setting, *, chosen: bool) -> None:
        super().__init__(name, box, chosen=chosen)
        self._title = title
        self._note = note
        self.style = style

    def print(self, sheet: Sheet, room: Box, ink: Rgb) -> None:
        """The title with the note below it, both in the middle of the height."""
        style = self.style
        high = sheet.look.type.block_height(self._title, style.title, room.w, style.title_high)
        low = style.note_high if self._note else 0.0
        top = room.cy - (high + low) / 2
        sheet.block(self._title, style.title.inked(ink), Box(room.x, top, room.w, high))
        sheet.text(self._note, style.note, Box(room.x, top + high, room.w, low), "left")
