"""A level as a line of a playbill that can be chosen. It must not know what choosing it leads to."""

from __future__ import annotations

from game.content.levels import Level
from game.content.words import NewGame as Words
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style
from game.stage.widgets import Chosen, Widget

LEVEL = Style(Face.CASLON_BOLD, 44, palette.INK)
CLOSE = 560.0  # units; in a narrower line the title needs the whole width
FIGURE = Style(Face.CASLON, 33, palette.INK)
RECORD = Style(Face.CASLON, 27, palette.INK)


class LevelLine(Widget):
    """A level as a line of the playbill; the chosen one is framed and pointed at."""

    def __init__(self, name: str, box: Box, level: Level, record: tuple[int, int], *, chosen: bool) -> None:
        super().__init__(name, box)
        self._level = level
        self._record = record
        self._chosen = chosen

    def click(self, _pos: tuple[float, float], /) -> Chosen | None:
        """Chosen."""
        return Chosen(self.name)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """Settled on: what follows is to take office."""
        return None if pressed.repeat else Chosen(self.name, "settled")

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """The title with the odds beside it or, in a narrow line, below it, and any record."""
        box = self.box
        sheet = Sheet(look, box, "none")
        ink = palette.INK if manner == "idle" else palette.RED
        if self._chosen:
            sheet.frame(box.inset(2), palette.INK, 3)
            sheet.tinted("fist", Box(box.x + 16, box.cy - 18, 66, 36), palette.RED)
        inner = Box(box.x + 100, box.y + 6, box.w - 124, box.h - 12)
        told, odds = record_told(self._record), Words.ODDS.format(figure=self._level.figure)
        upper = Box(inner.x, inner.y, inner.w, inner.h * 0.58)
        lower = Box(inner.x, inner.y + inner.h * 0.56, inner.w, inner.h * 0.44)
        if inner.w < CLOSE:
            sheet.text(self._level.title, LEVEL.inked(ink), upper, "left")
            left, right = _parted(lower, 0.45)
            sheet.text(odds, FIGURE.inked(ink), left, "left")
            sheet.text(told, RECORD, right, "right")
            return (sheet.item,)
        if not told:
            upper = upper.moved(0, inner.cy - upper.cy)
        left, right = _parted(upper, 0.72)
        sheet.text(self._level.title, LEVEL.inked(ink), left, "left")
        sheet.text(odds, FIGURE.inked(ink), right, "right")
        sheet.text(told, RECORD, lower, "left")
        return (sheet.item,)


def record_told(record: tuple[int, int]) -> str:
    """How often a level was played and won, in words; nothing where it never was."""
    played, won = record
    return Words.RECORD.format(played=played, won=won) if played else ""


def _parted(box: Box, share: float) -> tuple[Box, Box]:
    return Box(box.x, box.y, box.w * share, box.h), Box(
        box.x + box.w * share, box.y, box.w * (1 - share), box.h
    )
