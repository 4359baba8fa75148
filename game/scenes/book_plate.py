"""A picture in a book of rules in the making, and the caption below it. Knows no game."""

from __future__ import annotations

from pygame import Surface

from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.text import Face, Style

CAPTION = Style(Face.CASLON_ITALIC, 29, palette.INK, align="centre")
NUMBER = Style(Face.CASLON_BOLD, 44, palette.INK, scales=False)
CHANGE = Style(Face.CASLON_BOLD, 54, palette.RED, scales=False)
LARGE = Style(Face.CASLON_BOLD, 64, palette.INK, scales=False)
CAPTION_H = 92.0


class BookPlate:
    """Places pieces by their middle, all sizes in units; `box` is the room above the caption.

    An enlarged plate is composed as a small one would be: all that is placed on it is so much larger.
    """

    def __init__(self, sheet: Sheet, box: Box, scale: float = 1.0) -> None:
        self.sheet = sheet
        self.scale = scale
        self._room = Box(box.x, box.y, box.w, box.h - CAPTION_H)
        self.box = Box(box.x, box.y, self._room.w / scale, self._room.h / scale)

    def at(self, box: Box) -> Box:
        """Where a box of the composition lies on the sheet."""
        x = self._room.x + (box.x - self.box.x) * self.scale
        y = self._room.y + (box.y - self.box.y) * self.scale
        return Box(x, y, box.w * self.scale, box.h * self.scale)

    def die(self, face: int, x: float, y: float, *, ebony: bool = False) -> None:
        """A die at rest."""
        kind = "die_ebony" if ebony else "die_ivory"
        self.put(self.sheet.look.art.frames(f"{kind}_{face}_a", 104 * self.scale)[-1], x, y)

    def piece(self, name: str, x: float, y: float, side: float) -> None:
        """A coin, counter or seal."""
        self.sheet.picture(name, self.at(Box.around(x, y, side, side)))

    def words(self, text: str, style: Style, x: float, y: float, w: float = 160, h: float = 80) -> None:
        """A few words or a number."""
        self.sheet.text(text, style.at(style.size * self.scale), self.at(Box.around(x, y, w, h)))

    def pile(self, back: Surface, x: float, y: float) -> None:
        """A pack face down."""
        for layer in range(4):
            self.put(back, x + layer * 2, y - layer * 2)

    def put(self, image: Surface, x: float, y: float) -> None:
        """A ready picture."""
        self.sheet.paste(image, self.at(Box.around(x, y, 1, 1)))

    def caption(self, told: str) -> None:
        """What there is to see."""
        box = self._room
        self.sheet.block_middle(told, CAPTION, Box(box.x, box.bottom + 6, box.w, CAPTION_H - 6))
