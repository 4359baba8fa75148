"""The pictures of the rulebook, laid with the real pieces of the game. It must not know the rules' words."""

from __future__ import annotations

from collections.abc import Callable

from game.content.rulebook import Picture
from game.content.theme import Theme
from game.content.words import Plates as Words
from game.engine.government.model import Colour, Rules
from game.engine.piles import JOKER, card
from game.scenes.book_plate import CAPTION_H, CHANGE, LARGE, NUMBER, BookPlate
from game.scenes.faces import CARD_H, CARD_W, Faces
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look

GUINEAS = ("guinea_a", "guinea_b", "guinea_c")
LEVELS_SHOWN = 10
COST, APART, SHADE = 78.0, 62.0, 6.0  # units: what a group takes away; between groups; round a card
STEP = 0.36  # of a card's height shows above the card that lies upon it: its value and half its picture
COMPOSED = (476.0, 500.0)  # units: a picture without a caption fills more room than this by being enlarged


def pictures(
    theme: Theme, rules: Rules, *, captioned: bool = True
) -> Callable[[Look], Callable[[Sheet, Box, Picture], None]]:
    """For a look, what prints a page's picture, with its caption unless that is told in another way.

    Without its caption it stands on a poster, read from far away, and is as large as there is room for.
    """

    def of(look: Look) -> Callable[[Sheet, Box, Picture], None]:
        faces = Faces(look, theme)

        def print_picture(sheet: Sheet, box: Box, picture: Picture) -> None:
            plate = Plate(sheet, box, faces, rules, 1.0 if captioned else _enlarged(box))
            caption = _PICTURES[picture](plate)
            if captioned:
                plate.caption(caption)

        return print_picture

    return of


def _enlarged(box: Box) -> float:
    width, height = COMPOSED
    return max(1.0, min(box.w / width, (box.h - CAPTION_H) / height))


class Plate(BookPlate):
    """A picture with the cards and tracks of the government."""

    def __init__(self, sheet: Sheet, box: Box, faces: Faces, rules: Rules, scale: float = 1.0) -> None:
        super().__init__(sheet, box, scale)
        self.rules = rules
        self._faces = faces

    def face(self, name: str, x: float, y: float, height: float) -> None:
        """A card face up."""
        found = card(name)
        colour = Colour.DOMESTIC if found.suit is not None and found.suit.is_black else Colour.FOREIGN
        self.put(self._faces.face(found, colour, height * self.scale / CARD_H), x, y)

    def joker(self, x: float, y: float, height: float) -> None:
        """The Joker."""
        self.put(self._faces.face(JOKER, Colour.DOMESTIC, height * self.scale / CARD_H), x, y)

    def deck(self, colour: Colour, x: float, y: float, height: float) -> None:
        """A pack face down."""
        self.pile(self._faces.back(colour, height * self.scale / CARD_H), x, y)

    def cost(self, told: str, x: float, y: float) -> None:
        """What a group of cards takes away, on a round of paper at its end."""
        round_ = self.at(Box.around(x, y, COST, COST))
        self.sheet.dot(round_.cx, round_.cy, round_.w / 2, palette.CARD)
        self.sheet.dot(round_.cx, round_.cy, round_.w / 2, palette.RED, hollow=True)
        self.words(told, CHANGE, x, y, COST - 14, COST - 14)

    def strip(self, y: float, low: int, high: int, now: int, counter: str, then: int) -> None:
        """A track with its counter, and where it is going to."""
        box = self.box
        cells = Box(box.x, y, box.w - 4, 78).row(high - low + 1)
        for level, cell in enumerate(cells, start=low):
            self.sheet.frame(self.at(Box(cell.x, cell.y, cell.w + 2, cell.h)), palette.INK, 2)
            self.words(str(level), NUMBER, cell.cx, cell.cy, cell.w - 4, cell.h)
        side = min(74.0, cells[0].w * 1.1)
        here, there = cells[now - low], cells[then - low]
        self.piece(counter, here.cx, here.cy, side)
        ring = self.at(Box.around(there.cx, there.cy, side, side))
        self.sheet.dot(ring.cx, ring.cy, ring.w / 2, palette.RED, hollow=True)


def _cards(plate: Plate) -> str:
    box = plate.box
    height = min(box.h * 0.48, 280, (box.w / 3 - 18) * CARD_H / CARD_W)
    step = height * CARD_W / CARD_H + 18
    upper, lower = box.column(2)
    rows = (upper, Colour.DOMESTIC, ("4S", "10C")), (lower, Colour.FOREIGN, ("5D", "10H"))
    for row, colour, names in rows:
        plate.deck(colour, row.cx - step, row.cy, height)
        plate.face(names[0], row.cx, row.cy, height)
        plate.face(names[1], row.cx + step, row.cy, height)
    return Words.CARDS


def _tax(plate: Plate) -> str:
    box, rules = plate.box, plate.rules
    high = min(rules.tax_max, rules.tax_min + LEVELS_SHOWN - 1)
    now = max(rules.tax_min, min(high, rules.start_tax))
    then = now + 1 if now < high else now - 1
    plate.strip(box.cy - 90, rules.tax_min, high, now, "counter_purse", then)
    plate.words(Words.MOVE.format(now=now, then=then), CHANGE, box.cx, box.cy - 150, 300)
    for i in range(now):
        plate.piece(GUINEAS[i % 3], box.cx + (i - (now - 1) / 2) * 70, box.cy + 116, 104)
    return Words.TAX


def _draw(plate: Plate) -> str:
    box, height = plate.box, min(plate.box.h * 0.48, 280)
    for row, colour, name in zip(box.column(2), Colour, ("8S", "QH"), strict=True):
        plate.deck(colour, row.cx - 150, row.cy, height)
        plate.sheet.tinted("fist", plate.at(Box.around(row.cx + 6, row.cy, 82, 44)), palette.INK)
        plate.face(name, row.cx + 150, row.cy, height)
    return Words.DRAW


def _joker(plate: Plate) -> str:
    box = plate.box
    plate.joker(box.cx - 120, box.y + box.h * 0.29, min(box.h * 0.56, 320))
    plate.die(3, box.cx + 130, box.y + box.h * 0.29, ebony=True)
    height = min(box.h * 0.4, 230)
    for i, name in enumerate(("AS", "6C", "9S")):
        plate.face(name, box.cx + (i - 1) * (height * CARD_W / CARD_H + 12), box.bottom - height / 2, height)
    return Words.JOKER


def _dice(plate: Plate) -> str:
    box = plate.box
    height = min(box.h * 0.6, 360)
    plate.face("7C", box.cx - box.w * 0.22, box.y + box.h * 0.36, height)
    plate.die(4, box.cx + box.w * 0.12, box.y + box.h * 0.28)
    plate.die(5, box.cx + box.w * 0.32, box.y + box.h * 0.34)
    plate.piece("guinea_a", box.cx + box.w * 0.14, box.y + box.h * 0.52, 84)
    plate.piece("guinea_c", box.cx + box.w * 0.30, box.y + box.h * 0.55, 84)
    plate.words(Words.AGAINST, LARGE, box.cx - 72, box.bottom - box.h * 0.13, 340, 84)
    plate.piece("seal_idle", min(box.cx + 210, box.right - 68), box.bottom - box.h * 0.13, 130)
    return Words.DICE


def _support(plate: Plate) -> str:
    box, rules = plate.box, plate.rules
    high = rules.support_max or LEVELS_SHOWN
    now = max(1, min(high - 1, rules.start_support))
    gain = max(1, rules.domestic_success_reward + rules.domestic_even_reward)
    then = min(high, now + gain)
    plate.strip(box.cy + 60, 1, min(high, LEVELS_SHOWN), now, "counter_crown", min(then, LEVELS_SHOWN))
    plate.words(Words.MOVE.format(now=now, then=then), CHANGE, box.cx, box.cy + 190, 300)
    height = min(box.h * 0.46, 270)
    plate.face("8C", box.cx - 100, box.y + height / 2, height)
    plate.piece("seal_idle", box.cx + 120, box.y + height / 2, 170)
    return Words.SUPPORT


def _unrest(plate: Plate) -> str:
    rules = plate.rules
    at_home, abroad = ("4S", "7C", "2S", "9C"), ("5D", "8H", "3D", "9H")
    groups = (at_home, rules.domestic_divisor), (abroad, rules.foreign_divisor)
    shown = [names[: min(size, len(names))] for names, size in groups]
    most = max(len(names) for names in shown)
    widest = (plate.box.w - APART - COST / 2 - 2 * SHADE) / 2
    height = min(plate.box.h / (1 + (most - 1) * STEP) - 2 * SHADE, 400, widest * CARD_H / CARD_W)
    width = height * CARD_W / CARD_H
    left = plate.box.cx - (2 * width + APART + COST / 2) / 2
    for column, names in enumerate(shown):
        x = left + width / 2 + column * (width + APART)
        top = plate.box.cy - height * (1 + (len(names) - 1) * STEP) / 2
        for i, name in enumerate(names):
            plate.face(name, x, top + height * (0.5 + i * STEP), height)
        plate.cost("−1", x + width / 2, top + height * (0.4 + (len(names) - 1) * STEP))
    return Words.UNREST if (rules.domestic_divisor, rules.foreign_divisor) == (2, 3) else Words.UNREST_OTHER


def _end(plate: Plate) -> str:
    box, height = plate.box, min(plate.box.h * 0.5, 290)
    width = height * CARD_W / CARD_H
    for i in (-1, 1):
        empty = Box.around(box.cx + i * (width / 2 + 20), box.bottom - height / 2 - 6, width, height)
        plate.sheet.frame(plate.at(empty), palette.FADED, 2)
        plate.piece("seal_idle", empty.cx, empty.cy, 130)
    side = min(box.h - height - 30, 250)
    plate.sheet.tinted("crown", plate.at(Box.around(box.cx, box.y + side / 2 + 6, side, side)), palette.INK)
    return Words.END


_PICTURES: dict[Picture, Callable[[Plate], str]] = {
    "cards": _cards,
    "tax": _tax,
    "draw": _draw,
    "joker": _joker,
    "dice": _dice,
    "support": _support,
    "unrest": _unrest,
    "end": _end,
}
