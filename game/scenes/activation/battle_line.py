"""A battle as a line of a playbill that can be chosen. It must not know what choosing it leads to."""

from __future__ import annotations

from game.scenes.overlay import SMALL
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style
from game.stage.widgets import Chosen, Widget

TITLE = Style(Face.CASLON_BOLD, 42, palette.INK)


class BattleLine(Widget):
    """Title and note; the chosen one is framed and pointed at."""

    def __init__(self, name: str, box: Box, title: str, note: str, *, chosen: bool) -> None:
        super().__init__(name, box)
        self._title = title
        self._note = note
        self._chosen = chosen

    def click(self, _pos: tuple[float, float], /) -> Chosen | None:
        """Chosen."""
        return Chosen(self.name)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """Settled on: what follows is to set it up."""
        return None if pressed.repeat else Chosen(self.name, "settled")

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """The title with the note below it."""
        box = self.box
        sheet = Sheet(look, box, "none")
        ink = palette.INK if manner == "idle" else palette.RED
        if self._chosen:
            sheet.frame(box.inset(2), palette.INK, 3)
            sheet.tinted("fist", Box(box.x + 16, box.cy - 18, 66, 36), palette.RED)
        inner = Box(box.x + 100, box.y + 6, box.w - 124, box.h - 12)
        upper = Box(inner.x, inner.y, inner.w, inner.h * (0.58 if self._note else 1.0))
        sheet.text(self._title, TITLE.inked(ink), upper, "left")
        note = Box(inner.x, inner.y + inner.h * 0.56, inner.w, inner.h * 0.44)
        sheet.text(self._note, SMALL, note, "left")
        return (sheet.item,)
