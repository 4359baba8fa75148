"""Composes the faces and backs of the activation pack at the exact pixel size. Knows no rules of play."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from pygame import Surface

from game.engine.piles import Card
from game.scenes.faces import CARD_H, CARD_W, PIPS
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.text import Face, Style

__all__ = ["CARD_H", "CARD_W", "ActivationFaces", "number_of"]

BLANK = Box(0, 0, CARD_W, CARD_H)
BACK, BACK_PRINT = "back_activation", BLANK.inset(4)
SMALL_PRINT = 260  # px: up to this width the prints cut for it are crisper
CACHED = 80
PIP_AT = 16.0  # from either edge
ARMS = ("infantry", "cavalry", "artillery", "machine_gun")
ROUNDEL = 23.0
LEAST_ROUNDEL, SMALL_ROUNDEL = 20, 96  # px


def number_of(card: Card) -> str:
    """What a card allows, in figures: a Jack is 11, a Queen 12, a King 13 (Rules A4)."""
    return str(card.rank)


class ActivationFaces:
    """Every face and the back at any scale, each composed once."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._made: OrderedDict[object, Surface] = OrderedDict()

    def face(self, card: Card, scale: float = 1.0) -> Surface:
        """The face of a card, with its shadow baked around it."""
        scale = round(scale, 3)
        return self._cached((card, scale), lambda: self._compose(card, scale))

    def has(self, card: Card, scale: float) -> bool:
        """Whether a face has been composed."""
        return (card, round(scale, 3)) in self._made

    def back(self, scale: float = 1.0) -> Surface:
        """The back of the pack."""
        scale = round(scale, 3)
        return self._cached(scale, lambda: self._back(scale))

    def _cached(self, key: object, make: Callable[[], Surface]) -> Surface:
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        made = self._made[key] = make().convert_alpha()
        if len(self._made) > CACHED:
            self._made.popitem(last=False)
        return made

    def _back(self, scale: float) -> Surface:
        sheet = Sheet(self._look, BLANK, "card", scale=scale)
        _print(sheet, BACK, BACK_PRINT)
        return sheet.surface

    def _compose(self, card: Card, scale: float) -> Surface:
        sheet = Sheet(self._look, BLANK, "card", scale=scale)
        if card.suit is None:
            _print(sheet, "joker_drummer", Box(28, 44, 142, 208))
            sheet.text("Joker", Style(Face.CASLON_BOLD, 34, palette.INK), Box(14, 12, CARD_W - 28, 36))
            sheet.text(
                "all reshuffle", Style(Face.FELL_ITALIC, 27, palette.INK), Box(14, 246, CARD_W - 28, 32)
            )
            return sheet.surface
        ink = palette.INK if card.suit.is_black else palette.RED
        sheet.text(card.rank_text, Style(Face.CASLON_BOLD, 46, ink, scales=False), Box(13, 12, 40, 46))
        sheet.tinted(PIPS[card.suit], Box(54, 18, 32, 34), ink)
        sheet.text(
            number_of(card), Style(Face.CASLON_BOLD, 170, ink, scales=False), Box(14, 52, CARD_W - 28, 178)
        )
        for x in (PIP_AT, CARD_W - PIP_AT - 34):
            sheet.tinted(PIPS[card.suit], Box(x, 240, 34, 36), ink)
        _arms(sheet)
        return sheet.surface


def _arms(sheet: Sheet) -> None:
    """All four arms between the pips, for a card serves any of them; left out where they would be specks."""
    if sheet.px(ROUNDEL) < LEAST_ROUNDEL:
        return
    row = Box.around(CARD_W / 2, 258, len(ARMS) * (ROUNDEL + 1.5), ROUNDEL)
    small = "_small" if sheet.px(ROUNDEL) <= SMALL_ROUNDEL else ""
    for name, cell in zip(ARMS, row.row(len(ARMS)), strict=True):
        sheet.picture(f"arm_{name}{small}", Box.around(cell.cx, cell.cy, ROUNDEL, ROUNDEL))


def back_print(look: Look, scale: float) -> str:
    """The picture from which a back of that scale is printed."""
    return _cut(BACK, look.frame.px(BACK_PRINT.w * scale))


def _print(sheet: Sheet, name: str, box: Box) -> None:
    """A printed picture, from the cut made for about this size."""
    sheet.picture(_cut(name, sheet.px(box.w)), box)


def _cut(name: str, pixels: int) -> str:
    return f"{name}_260" if pixels <= SMALL_PRINT else name
