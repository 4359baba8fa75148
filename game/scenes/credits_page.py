"""Whose game it is, and whose work is in it. It must not know where that is written down."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.credits import Credit
from game.content.words import CREDITS
from game.content.words import CreditsPage as Words
from game.scenes.flow import Leaf, Passage, flowed, print_flow
from game.scenes.kit import Kit
from game.scenes.leaflet import Leaflet
from game.scenes.overlay import BODY, ITALIC, SUBHEADING, page_box, print_corners, print_heading
from game.scenes.sheet import Sheet
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item


class CreditsScene(Leaflet):
    """The designers first, then every work that is in the game."""

    opaque = True
    reading = True

    def __init__(self, kit: Kit, works: tuple[Credit, ...]) -> None:
        super().__init__(kit)
        self._works = works
        self._set: tuple[Leaf, ...] = ()

    def arrange(self, look: Look) -> None:
        """Set the words at this size."""
        room = self._room(look)
        self._set = flowed(look, self._passages(), room.w, room.h)
        super().arrange(look)

    def leaves(self, _look: Look) -> int:
        """As many as the words need."""
        return len(self._set)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet with this leaf."""
        sheet = Sheet(look, page_box(look))
        print_corners(sheet)
        print_heading(sheet, Words.HEADING)
        print_flow(sheet, self._set[self.leaf], self._room(look))
        self.print_dots(sheet, look)
        return (sheet.item,)

    def _passages(self) -> Iterator[Passage]:
        for heading, text in CREDITS:
            yield Passage(heading, SUBHEADING, 24, heading=True)
            yield Passage(text, BODY, 2)
        for work in self._works:
            yield Passage(work.title, SUBHEADING, 24, heading=True)
            yield Passage(Words.WORK.format(author=work.author, licence=work.licence), BODY, 2)
            if work.source:
                yield Passage(work.source, ITALIC, 2)

    def _room(self, look: Look) -> Box:
        box = page_box(look)
        top = box.y + 158
        return Box(box.x + 140, top, box.w - 280, self.turner(look).y - 22 - top)
