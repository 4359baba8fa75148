"""What a deck still holds, as the rules leave it open to see (Rules G23). It must never tell the order."""

from __future__ import annotations

from game.content.levels import Level
from game.content.words import Buttons
from game.content.words import Deck as Words
from game.engine.government.model import Colour, State
from game.engine.piles import Card, Suit
from game.scenes.faces import PIPS, ink_of
from game.scenes.kit import Kit
from game.scenes.overlay import FIGURED, ITALIC, Page, middle_box, print_heading
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

BUTTON = 78.0
RANKS = tuple(range(1, 14))
SUITS = {
    Colour.DOMESTIC: (Suit.SPADES, Suit.CLUBS),
    Colour.FOREIGN: (Suit.HEARTS, Suit.DIAMONDS),
}
VALUE = Style(Face.CASLON_BOLD, 44, palette.INK, scales=False)
CELL_H = 92.0


class DeckScene(Page):
    """A table of the cards that are left, by suit and value."""

    reading = True

    def __init__(self, kit: Kit, level: Level, state: State, colour: Colour) -> None:
        super().__init__(kit)
        self._theme = level.theme
        self._rules = state.rules
        self._left = frozenset(card for card in state.side(colour).deck if not card.is_joker)
        self._jokers = sum(card.is_joker for card in state.side(colour).deck)
        self._colour = colour

    def sheets(self, look: Look) -> tuple[Box, ...]:
        """The sheet in the middle."""
        return (_sheet(look),)

    def widgets(self, look: Look) -> list[Widget]:
        """Close."""
        box = _sheet(look)
        return [
            Button("close", Box(box.right - 72 - 260, box.bottom - 48 - BUTTON, 260, BUTTON), Buttons.CLOSE)
        ]

    def chosen(self, _chosen: Chosen, /) -> Transition | None:
        """Close."""
        return Pop()

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The table, and the same in words."""
        box = _sheet(look)
        sheet = Sheet(look, box)
        ink = ink_of(self._colour)
        heading = Words.HEADING.format(colour=self._theme.colour(self._colour).name)
        print_heading(sheet, heading, ink)
        table = Box(box.x + 60, box.y + 164, box.w - 120, CELL_H * (1 + self._rules.suits_per_colour))
        self._print_table(sheet, table, ink)
        rest = Box(
            box.x + 72, table.bottom + 26, box.w - 144, box.bottom - 48 - BUTTON - 16 - table.bottom - 26
        )
        said, lines = self._sentences(), rest.column(4, 4)
        style = look.type.alike(said, FIGURED, rest.w, lines[0].h)
        for line, text in zip(lines, said, strict=True):
            sheet.text(text, style, line, "left")
        key = Box(box.x + 72, box.bottom - 48 - BUTTON, box.w - 144 - 290, BUTTON)
        sheet.text(Words.KEY, ITALIC.at(30), key, "left")
        return (sheet.item,)

    def _print_table(self, sheet: Sheet, box: Box, ink: tuple[int, int, int]) -> None:
        suits = SUITS[self._colour][: self._rules.suits_per_colour]
        head, *rows = box.column(1 + len(suits))
        width = box.w / (len(RANKS) + 1)
        for i, rank in enumerate(RANKS):
            text = Card(rank, suits[0]).rank_text
            sheet.text(text, VALUE, Box(box.x + (i + 1) * width, head.y, width, head.h))
        field = Box(rows[0].x + width, rows[0].y, width * len(RANKS), rows[-1].bottom - rows[0].y)
        sheet.grid(field, len(RANKS), len(suits), palette.INK)
        for suit, row in zip(suits, rows, strict=True):
            sheet.tinted(PIPS[suit], Box.around(row.x + width / 2, row.cy, 52, 56), ink)
            for i, rank in enumerate(RANKS):
                cell = Box(row.x + (i + 1) * width, row.y, width, row.h)
                if Card(rank, suit) in self._left:
                    sheet.tinted(PIPS[suit], Box.around(cell.cx, cell.cy, 38, 41), ink)

    def _sentences(self) -> tuple[str, str, str, str]:
        left = len(self._left) + self._jokers
        told = {0: Words.LEFT_NONE, 1: Words.LEFT_ONE}.get(left, Words.LEFT.format(count=left))
        courts = sum(card.is_court for card in self._left)
        events = Words.EVENTS.format(left=len(self._left) - courts, count=10 * self._rules.suits_per_colour)
        return (
            told,
            events,
            Words.COURTS.format(left=courts, count=3 * self._rules.suits_per_colour),
            self._joker(),
        )

    def _joker(self) -> str:
        count = self._rules.jokers_per_deck
        if count == 0:
            return Words.NO_JOKER
        if count == 1:
            return Words.JOKER_IN if self._jokers else Words.JOKER_OUT
        return Words.JOKERS.format(left=self._jokers, count=count)


def _sheet(look: Look) -> Box:
    return middle_box(look, 1400, 900)
