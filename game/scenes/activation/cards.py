"""Composes the faces and backs of the activation pack at the exact pixel size. Knows no rules of play."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Container, Iterator
from typing import TypeAlias

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

_Key: TypeAlias = tuple[Card | None, float]  # None is the back; at what scale


def number_of(card: Card) -> str:
    """What a card allows, in figures: a Jack is 11, a Queen 12, a King 13 (Rules A4)."""
    return str(card.rank)


class ActivationFaces:
    """Every face and the back at any scale, each composed once."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._made: OrderedDict[_Key, Surface] = OrderedDict()
        self._begun: dict[_Key, tuple[Sheet, Iterator[None]]] = {}

    def face(self, card: Card, scale: float = 1.0) -> Surface:
        """The face of a card, with its shadow baked around it."""
        while not self.prepare(card, scale):
            pass
        key = (card, round(scale, 3))
        self._made.move_to_end(key)
        return self._made[key]

    def prepare(self, card: Card, scale: float) -> bool:
        """Print one more part of a face, a moment's work; whether it is whole."""
        key = (card, round(scale, 3))
        if key in self._made:
            return True
        if key not in self._begun:
            sheet = Sheet(self._look, BLANK, "card", scale=key[1])
            self._begun[key] = sheet, _printing(sheet, card)
            return False
        sheet, parts = self._begun[key]
        if next(parts, self) is not self:
            return False
        del self._begun[key]
        self._keep(key, sheet.surface)
        return True

    def has(self, card: Card, scale: float) -> bool:
        """Whether a face has been composed."""
        return (card, round(scale, 3)) in self._made

    def forget(self, scale: float, *, but: Container[Card]) -> None:
        """Let go the faces of a scale, except those of some cards."""
        scale = round(scale, 3)
        for card, size in list(self._made):
            if card is not None and size == scale and card not in but:
                del self._made[card, size]

    def back(self, scale: float = 1.0) -> Surface:
        """The back of the pack."""
        key = (None, round(scale, 3))
        if key not in self._made:
            self._keep(key, self._back(key[1]))
        return self._made[key]

    def _keep(self, key: _Key, printed: Surface) -> None:
        self._made[key] = printed
        if len(self._made) > CACHED:
            self._made.popitem(last=False)

    def _back(self, scale: float) -> Surface:
        sheet = Sheet(self._look, BLANK, "card", scale=scale)
        _print(sheet, BACK, BACK_PRINT)
        return sheet.surface


def _printing(sheet: Sheet, card: Card) -> Iterator[None]:
    """The face of a card on its blank sheet, in parts that are each a moment's work."""
    if card.suit is None:
        _print(sheet, "joker_drummer", Box(28, 44, 142, 208))
        yield
        sheet.text("Joker", Style(Face.CASLON_BOLD, 34, palette.INK), Box(14, 12, CARD_W - 28, 36))
        sheet.text("all reshuffle", Style(Face.FELL_ITALIC, 27, palette.INK), Box(14, 246, CARD_W - 28, 32))
        return
    ink = palette.INK if card.suit.is_black else palette.RED
    sheet.text(card.rank_text, Style(Face.CASLON_BOLD, 46, ink, scales=False), Box(13, 12, 40, 46))
    sheet.tinted(PIPS[card.suit], Box(54, 18, 32, 34), ink)
    yield
    figure = Style(Face.CASLON_BOLD, 170, ink, scales=False)
    sheet.text(number_of(card), figure, Box(14, 52, CARD_W - 28, 178))
    yield
    for x in (PIP_AT, CARD_W - PIP_AT - 34):
        sheet.tinted(PIPS[card.suit], Box(x, 240, 34, 36), ink)
    _arms(sheet)


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
