"""What is worked into the cloth where events will lie: a border, and the emblem of each colour.

Cards come to lie upon it. Draws nothing else, and knows nothing of any card.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import pygame
from pygame import Surface

from game.engine.government.model import Colour
from game.scenes.faces import CARD_H, CARD_W
from game.scenes.government.layout import GAP, Layout
from game.scenes.overlay import print_corners
from game.scenes.sheet import Sheet
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.sheets import copied
from game.stage.wings import CORNER, PICTURE_SHAPE, SHOWS, THREAD

ROWS = tuple(Colour)
PICTURES = ("fleuron_corner", "emblem_domestic", "emblem_foreign", "tailpiece", "rule")
BEYOND = 5.0  # units that the border lies outside the cards
EMBLEM_TALL = 0.8  # of the row
EMBLEM_AT = 0.82  # of the way across, or next to the corner: the first cards do not hide it
SMALL = 64.0  # of the emblem in a card's place


class Cloth:
    """Worked row by row while the table rests, once its pictures have been decoded behind the table."""

    def __init__(self, look: Look, layout: Layout) -> None:
        self._look = look
        self._layout = layout
        self.items: tuple[Item, ...] = ()
        self.ground = look.art.table(look.frame.window, look.frame)
        """The table, and once all is worked that too: under a card that is taken up lies one picture."""
        self.whole = False  # then the printer's ornament is there as well
        self._worked = self.ground
        self._copying: Iterator[Surface] = iter(())
        if look.art.keeps(self._ground_key()):
            self._finish()
        else:
            self._copying = copied(self.ground)  # now: no frame waits for a table that is not yet seen
        while self.work():  # at once, where its pictures are there: only the first table waits for them
            pass

    def work(self) -> bool:
        """A frame's worth; whether there is more to be seen than before."""
        done = len(self.items)
        if self.whole or not (self._is_kept(done) or self._look.art.fetched(*PICTURES)):
            return False
        if done < len(ROWS):
            self.items += (_row(self._look, self._layout, ROWS[done]),)
        elif (copy := next(self._copying, None)) is not None:
            self._worked = copy
        else:
            self._worked.fblits(list(self.items))
            self._finish()
        return self.whole or done < len(ROWS)

    def _finish(self) -> None:
        """From now on the rows are part of the table."""
        self.ground = self._look.art.kept(self._ground_key(), lambda: self._worked)
        self.items, self.whole = (), True

    def _ground_key(self) -> tuple[object, ...]:
        rows = tuple(tuple(self._look.frame.rect(border(self._layout, colour))) for colour in ROWS)
        return "ground", self._look.frame.window, rows

    def _is_kept(self, number: int) -> bool:
        """Whether another table has left this row behind; the ornament is quickly had."""
        if number >= len(ROWS):
            return True
        return self._look.art.keeps(_key(self._look, border(self._layout, ROWS[number]), ROWS[number]))


def border(layout: Layout, colour: Colour) -> Box:
    """Round the row of a colour."""
    return layout.events(colour).inset(-BEYOND)


def emblem(layout: Layout, colour: Colour) -> Box:
    """Where the emblem of a colour stands in its row."""
    box = border(layout, colour)
    tall = box.h * EMBLEM_TALL
    wide = tall * PICTURE_SHAPE
    middle = min(box.x + box.w * EMBLEM_AT, box.right - CORNER - wide / 2)
    return Box.around(middle, box.cy, wide, tall)


def places(layout: Layout, colour: Colour) -> tuple[Box, ...]:
    """Where the first cards will lie, as many as there is room for beside the emblem."""
    row, step = layout.events(colour), CARD_W + GAP
    count = int((emblem(layout, colour).x - row.x + GAP) / step)
    return tuple(Box(row.x + i * step, row.y, CARD_W, CARD_H) for i in range(count))


def _row(look: Look, layout: Layout, colour: Colour) -> Item:
    box = border(layout, colour)

    def make() -> Surface:
        sheet = Sheet(look, box, "none")
        _border(sheet)
        for place in places(layout, colour):
            sheet.frame(place.inset(7), THREAD, 1.4)
            sheet.tinted(f"emblem_{colour}_small", Box.around(place.cx, place.cy, SMALL, SMALL), THREAD)
        sheet.tinted(f"emblem_{colour}", emblem(layout, colour), THREAD)
        sheet.surface.fill((255, 255, 255, SHOWS), special_flags=pygame.BLEND_RGBA_MULT)
        return sheet.surface

    return look.art.kept(_key(look, box, colour), make), look.frame.rect(box).topleft


def _key(look: Look, box: Box, colour: Colour) -> Hashable:
    return "cloth", colour, look.frame.rect(box).size


def _border(sheet: Sheet) -> None:
    box = sheet.box
    sheet.frame(box.inset(1), THREAD, 3)
    sheet.frame(box.inset(8), THREAD, 1.4)
    print_corners(sheet, CORNER, THREAD, 16)
