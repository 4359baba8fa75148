"""The pack, what its next card may be, and the row of discards. Told what to show; decides nothing."""

from __future__ import annotations

from game.content import battle_table_words as words
from game.engine.activation.fairness import NextCard
from game.engine.activation.model import COLOURS
from game.engine.piles import Card
from game.scenes.activation.cards import ActivationFaces
from game.scenes.activation.kept import Piece
from game.scenes.activation.layout import DISCARD_SCALE, Layout
from game.scenes.activation.panels import ink_of
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style

LEFT = Style(Face.CASLON_BOLD, 33, palette.INK)
CHANCE = Style(Face.CASLON_BOLD, 40, palette.INK)
JOKER = Style(Face.FELL, 36, palette.INK)
LAYERS = 6  # cards of a pack's edge that one drawn layer stands for


class PackPanel:
    """Composes the pieces for one look."""

    def __init__(self, look: Look, layout: Layout, faces: ActivationFaces) -> None:
        self._look = look
        self._layout = layout
        self._faces = faces

    def pieces(
        self, odds: NextCard, left: int, discard: tuple[Card, ...], *, away: bool = False
    ) -> tuple[Piece, ...]:
        """The pack with so many cards left unless it is away, the slip beside it, and the discards."""
        lying = 0 if away else left
        return (
            Piece("pack", lying, lambda: self._pack(lying)),
            Piece("odds", (odds, left), lambda: self._odds(odds, left)),
            Piece("discards", discard, lambda: self._discards(discard)),
        )

    def _pack(self, left: int) -> tuple[Item, ...]:
        box = self._layout.pack
        if not left:
            bare = Sheet(self._look, box, "none")
            bare.frame(box.inset(6), palette.PAPER, 2)
            return (bare.item,)
        image = self._faces.back(self._layout.columns.pack)
        items: list[Item] = []
        for layer in range(min(5, 1 + left // LAYERS)):
            x, y = self._look.frame.point(box.cx + layer * 1.6, box.cy - layer * 1.6)
            items.append((image, (x - image.get_width() // 2, y - image.get_height() // 2)))
        return tuple(items)

    def _odds(self, odds: NextCard, left: int) -> tuple[Item, ...]:
        box = self._layout.odds
        sheet = Sheet(self._look, box)
        inner = box.inset(24 if box.w > 200 else 20, 18)
        head, *rows = inner.column(4)
        sheet.text(words.cards_left(left), LEFT, head)
        for row, colour, chance in zip(rows, COLOURS, (odds.red, odds.black), strict=False):
            badge = min(44.0, row.h - 4)
            sheet.tinted(f"side_{colour}", Box(row.x, row.cy - badge / 2, badge, badge), ink_of(colour))
            room = Box(row.x + badge + 6, row.y, row.w - badge - 6, row.h)
            sheet.text(words.percent(chance), CHANCE.inked(ink_of(colour)), room, "right")
        joker = rows[2]
        sheet.text(words.JOKER, JOKER, Box(joker.x, joker.y, joker.w * 0.48, joker.h), "left")
        half = Box(joker.x + joker.w * 0.48, joker.y, joker.w * 0.52, joker.h)
        sheet.text(words.percent(odds.joker), CHANCE, half, "right")
        return (sheet.item,)

    def _discards(self, discard: tuple[Card, ...]) -> tuple[Item, ...]:
        boxes = self._layout.discard_boxes(len(discard))
        lowest = self._layout.discards_hidden(len(discard))
        return tuple(
            [self._discarded(card, box) for card, box in list(zip(discard, boxes, strict=True))[lowest:]]
        )

    def _discarded(self, card: Card, box: Box) -> Item:
        image = self._faces.face(card, DISCARD_SCALE)
        x, y = self._look.frame.point(*box.centre)
        return image, (x - image.get_width() // 2, y - image.get_height() // 2)
