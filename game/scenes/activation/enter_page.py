"""Paper mode: the players name the card of their own that they have turned. It must not know what follows."""

from __future__ import annotations

from game.content.battle_log import rank_name
from game.content.battle_table_words import Enter as Words
from game.engine.activation.model import COLOURS, colour_of
from game.engine.piles import JOKER, Card, Suit
from game.scenes.activation.cards import CARD_H, CARD_W, ActivationFaces
from game.scenes.kit import Kit
from game.scenes.overlay import ITALIC, Page, middle_box, print_heading
from game.scenes.sheet import Sheet
from game.scenes.spot import Spot
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Transition
from game.stage.widgets import Button, Chosen, Widget

LARGEST = 0.92
UPRIGHT_LARGEST = 1.1
ABREAST = 7  # cards in a row,
UPRIGHT_ABREAST = 4  # or upright, where each side has two rows
GAP = 14.0
RANKS = {"a": 1, "j": 11, "q": 12, "k": 13, **{str(n): n for n in range(1, 10)}}
SUITS = {"h": Suit.HEARTS, "d": Suit.DIAMONDS, "s": Suit.SPADES, "c": Suit.CLUBS}


class CardChoice(Spot):
    """A card that may have been turned."""

    def __init__(self, number: int, box: Box, card: Card, faces: ActivationFaces) -> None:
        super().__init__(f"card {number}", box)
        self.card = card
        self._faces = faces

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """Its face, a little raised under the pointer."""
        face = self._faces.face(self.card, self.box.w / CARD_W)
        x, y = look.frame.point(self.box.cx, self.box.cy - (10 if manner in ("hot", "pressed") else 0))
        return ((face, (x - face.get_width() // 2, y - face.get_height() // 2)),)

    def click(self, _pos: object, /) -> Chosen | None:
        """The card."""
        return Chosen("card", self.card)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """The card, by a fresh press."""
        return None if pressed.repeat else Chosen("card", self.card)


class EnterPage(Page):
    """Pops the card, or None if none has been turned yet."""

    def __init__(self, kit: Kit, cards: tuple[Card, ...]) -> None:
        super().__init__(kit)
        self._cards = cards
        self._rank = 0
        self._faces: ActivationFaces | None = None

    def arrange(self, look: Look) -> None:
        """Faces at this size."""
        self._faces = ActivationFaces(look)
        super().arrange(look)

    def widgets(self, look: Look) -> list[Widget]:
        """Red above, black below, a Joker at the end; then the way back."""
        assert self._faces is not None
        found: list[Widget] = []
        upright = look.frame.upright
        rows = [part for row in self._rows() for part in (_halves(row) if upright else (row,))]
        most, abreast = (UPRIGHT_LARGEST, UPRIGHT_ABREAST) if upright else (LARGEST, ABREAST)
        for row, room in zip(rows, _rooms(look), strict=True):
            scale = min(most, room.h / CARD_H, (room.w + GAP) / (abreast * (CARD_W + GAP)))
            w, h = CARD_W * scale, CARD_H * scale
            left = room.cx - (len(row) * (w + GAP) - GAP) / 2
            for i, card in enumerate(row):
                box = Box(left + i * (w + GAP), room.cy - h / 2, w, h)
                found.append(CardChoice(len(found), box, card, self._faces))
        sheet = _sheet(look)
        cancel = Box(sheet.right - 56 - 240, sheet.bottom - 44 - 76, 240, 76)
        return [*found, Button("cancel", cancel, Words.CANCEL)]

    def _rows(self) -> tuple[list[Card], list[Card]]:
        """The cards by side; the Joker stands behind the shorter row."""
        rows = [[card for card in self._cards if colour_of(card) is colour] for colour in COLOURS]
        if JOKER in self._cards:
            min(rows, key=len).append(JOKER)
        return rows[0], rows[1]

    def chosen(self, chosen: Chosen) -> Transition | None:
        """A card, or none."""
        return Pop(chosen.value if isinstance(chosen.value, Card) else None)

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """A rank, then a suit; X for a Joker."""
        if key.ctrl or key.alt or key.repeat:
            return None
        if key.key in ("x", "*"):
            return self._named(JOKER)
        if (self._rank == 1 and key.key == "0") or key.key in RANKS:
            self._rank = 10 + int(key.key) if self._rank == 1 and key.key in "0123" else RANKS[key.key]
            self.message = Words.TYPED.format(rank=rank_name(self._rank))
            return True
        if key.key in SUITS and self._rank:
            rank, self._rank = self._rank, 0
            return self._named(Card(rank, SUITS[key.key]))
        return None

    def _named(self, card: Card) -> Transition | bool:
        if card in self._cards:
            return Pop(card)
        self.message = Words.NOT_IN_PACK
        return True

    def slip_box(self, look: Look) -> Box:
        """Left of the way back."""
        box = _sheet(look)
        return Box(box.x + 56, box.bottom - 44 - 76, box.w - 112 - 260, 76)

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The question, and how to answer it."""
        sheet = Sheet(look, _sheet(look))
        print_heading(sheet, Words.HEADING)
        sheet.block_middle(Words.HOW, ITALIC, self.slip_box(look))
        return (sheet.item,)


def _sheet(look: Look) -> Box:
    return middle_box(look, 1560, 1640 if look.frame.upright else 930)


def _halves(row: list[Card]) -> tuple[list[Card], list[Card]]:
    """The first half is the longer one."""
    middle = (len(row) + 1) // 2
    return row[:middle], row[middle:]


def _rooms(look: Look) -> tuple[Box, ...]:
    box = _sheet(look)
    top = box.y + 150
    return Box(box.x + 64, top, box.w - 128, box.bottom - 44 - 76 - 18 - top).column(
        4 if look.frame.upright else 2, 18
    )
