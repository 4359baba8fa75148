"""A battle as a line of a playbill that can be chosen. It must not know what choosing it leads to."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.overlay import SMALL
from game.scenes.playbill_line import PlaybillLine, upper_and_lower
from game.scenes.sheet import Rgb, Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.text import Face, Style

TITLE = Style(Face.CASLON_BOLD, 42, palette.INK)


class BattleLine(PlaybillLine):
    """Title and note."""

    usual = TITLE

    def __init__(self, name: str, box: Box, title: str, note: str, style: Style, *, chosen: bool) -> None:
        """`style` is that of all titles of the list."""
        super().__init__(name, box, chosen=chosen)
        self._title = title
        self._note = note
        self.style = style

    @classmethod
    def titles(cls, look: Look, wide: float, high: float, titles: Sequence[str]) -> Style:
        """The largest size in which all titles of a list fit lines of that size."""
        upper, _ = upper_and_lower(cls.room(Box(0, 0, wide, high)))
        return look.type.alike(titles, TITLE, upper.w, upper.h)

    def print(self, sheet: Sheet, room: Box, ink: Rgb) -> None:
        """The title with the note below it."""
        upper, lower = upper_and_lower(room)
        sheet.text(self._title, self.style.inked(ink), upper if self._note else room, "left")
        sheet.text(self._note, SMALL, lower, "left")
