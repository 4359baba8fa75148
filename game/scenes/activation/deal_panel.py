"""What has been shuffled into the pack, where units are ticked off later: before the first card is turned.

Told what to show; decides nothing.
"""

from __future__ import annotations

from game.content import battle_table_words as words
from game.engine.activation.model import COLOURS, Colour, State, colour_of
from game.engine.piles import Card
from game.scenes.activation.cards import CARD_H, CARD_W, ActivationFaces
from game.scenes.activation.kept import Piece
from game.scenes.activation.layout import DISCARD_SCALE, Layout
from game.scenes.activation.panels import NAME, print_name_of
from game.scenes.activation.view import View
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style

HEAD = Style(Face.CASLON_BOLD, 44, palette.RED)
FOOT = Style(Face.FELL_ITALIC, 33, palette.INK)
NAMED = NAME.at(34)
TALL = 560.0
NAME_W, NAME_H, FOOT_H = 460.0, 46.0, 44.0
LOW, NAME_SHARE = 5.0, 0.32
STEP = 0.82  # how much of a card's width is seen beside the next


class DealPanel:
    """Composes the sheet for one look."""

    def __init__(self, look: Look, layout: Layout, faces: ActivationFaces) -> None:
        self._look = look
        self._layout = layout
        self._faces = faces

    def pieces(self, view: View) -> tuple[Piece, ...]:
        """The sheet, before anything has been turned."""
        state = view.shown
        if state.card is not None or state.discard or state.reshuffles or state.outcome is not None:
            return ()
        return (
            Piece("deal", (tuple(sorted(state.pack, key=_order)), view.names), lambda: self._print(view)),
        )

    def _print(self, view: View) -> tuple[Item, ...]:
        room = self._layout.roster
        sheet = Sheet(self._look, Box(room.x, room.y, room.w, min(TALL, room.h)))
        inner = sheet.box.inset(26, 18)
        sheet.text(words.DEALT, HEAD, Box(inner.x, inner.y, inner.w, 50))
        foot = Box(inner.x, inner.bottom - FOOT_H, inner.w, FOOT_H)
        sheet.text(_told(view.shown), FOOT, foot)
        rows = Box(inner.x, inner.y + 54, inner.w, foot.y - 6 - inner.y - 54).column(2, 8)
        named = tuple([view.name(colour) for colour in COLOURS])
        for colour, row in zip(COLOURS, rows, strict=True):
            name, cards = _parts(row)
            print_name_of(sheet, name, colour, named, NAMED)
            self._print_cards(sheet, cards, colour, view.shown)
        return (sheet.item,)

    def _print_cards(self, sheet: Sheet, box: Box, colour: Colour, state: State) -> None:
        """Each card once, as large as it lies among the discards where there is room."""
        cards = sorted({card for card in state.pack if colour_of(card) is colour}, key=_order)
        across = 1 + (len(cards) - 1) * STEP
        scale = min(DISCARD_SCALE, box.h / CARD_H, box.w / across / CARD_W)
        width, height = CARD_W * scale, CARD_H * scale
        x = box.cx - across * width / 2
        for i, card in enumerate(cards):
            place = Box(x + i * width * STEP, box.cy - height / 2, width, height)
            sheet.paste(self._faces.face(card, scale), place)


def _parts(row: Box) -> tuple[Box, Box]:
    """Where a side's name stands, and its cards: below it, or beside it where the row is long and low."""
    if row.w > LOW * row.h:
        name = Box(row.x, row.cy - NAME_H / 2, row.w * NAME_SHARE, NAME_H)
        return name, Box(name.right + 16, row.y, row.right - name.right - 16, row.h)
    name = Box.around(row.cx, row.y + NAME_H / 2, min(row.w, NAME_W), NAME_H)
    return name, Box(row.x, row.y + NAME_H, row.w, row.h - NAME_H)


def _order(card: Card) -> tuple[int, str]:
    return card.rank, str(card.suit)


def _told(state: State) -> str:
    jokers = sum(card.is_joker for card in state.pack)
    return words.dealt(state.rules.packs, jokers)
