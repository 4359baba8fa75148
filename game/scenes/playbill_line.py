"""A line of a playbill that can be chosen. It must not know what it offers, nor what choosing it leads to."""

from __future__ import annotations

from game.scenes.sheet import Rgb, Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.widgets import Chosen, Widget


class PlaybillLine(Widget):
    """The chosen one is framed and pointed at; a line fills in what it says."""

    def __init__(self, name: str, box: Box, *, chosen: bool) -> None:
        super().__init__(name, box)
        self._chosen = chosen

    @staticmethod
    def room(box: Box) -> Box:
        """What the pointing hand leaves of a line for its words."""
        return Box(box.x + 100, box.y + 6, box.w - 124, box.h - 12)

    def print(self, sheet: Sheet, room: Box, ink: Rgb) -> None:
        """The words, right of the pointing hand."""
        raise NotImplementedError

    def click(self, _pos: tuple[float, float], /) -> Chosen | None:
        """Chosen."""
        return Chosen(self.name)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """Settled on: what follows is to go there."""
        return None if pressed.repeat else Chosen(self.name, "settled")

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """The words, red unless idle, and what marks the chosen line."""
        box = self.box
        sheet = Sheet(look, box, "none")
        if self._chosen:
            sheet.frame(box.inset(2), palette.INK, 3)
            sheet.tinted("fist", Box(box.x + 16, box.cy - 18, 66, 36), palette.RED)
        self.print(sheet, self.room(box), palette.INK if manner == "idle" else palette.RED)
        return (sheet.item,)


def upper_and_lower(room: Box) -> tuple[Box, Box]:
    """Where a title stands, and what is said below it."""
    upper = Box(room.x, room.y, room.w, room.h * 0.58)
    return upper, Box(room.x, room.y + room.h * 0.56, room.w, room.h * 0.44)
