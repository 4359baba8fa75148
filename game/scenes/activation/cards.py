"""Composes the faces and backs of the activation pack at the exact pixel size. Knows no rules of play."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import TypeAlias

from pygame import Surface

from game.engine.piles import Card
from game.scenes.faces import CARD_H, CARD_W, PIPS
from game.scenes.press import Begun, Press, cut_for
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.text import Face, Style

__all__ = ["CARD_H", "CARD_W", "ActivationFaces", "number_of"]

BLANK = Box(0, 0, CARD_W, CARD_H)
BACK, BACK_PRINT = "back_activation", BLANK.inset(4)
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
        self._press = Press[_Key](self._begin, CACHED)

    def face(self, card: Card, scale: float = 1.0) -> Surface:
        """The face of a card, with its shadow baked around it."""
        return self._press.whole((card, round(scale, 3)))

    def prepare(self, card: Card, scale: float) -> bool:
        """Print one more part of a face, a moment's work; whether it is whole."""
        return self._press.print_part((card, round(scale, 3)))

    def has(self, card: Card, scale: float) -> bool:
        """Whether a face has been composed."""
        return (card, round(scale, 3)) in self._press

    def forget(self, scale: float, *, but: Container[Card]) -> None:
        """Let go the faces of a scale, except those of some cards."""
        scale = round(scale, 3)
        self._press.keep(lambda key: key[1] != scale or key[0] is None or key[0] in but)

    def back(self, scale: float = 1.0) -> Surface:
        """The back of the pack."""
        return self._press.whole((None, round(scale, 3)))

    def _begin(self, key: _Key) -> Begun:
        """A blank card, and the printing of its face or back."""
        card, scale = key
        sheet = Sheet(self._look, BLANK, "card", scale=scale)
        return sheet, _printing(sheet, card)


def _printing(sheet: Sheet, card: Card | None) -> Iterator[None]:
    """The face of a card on its blank sheet, or the back, in parts that are each a moment's work."""
    if card is None:
        _print(sheet, BACK, BACK_PRINT)
        return
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
    return cut_for(BACK, look.frame.px(BACK_PRINT.w * scale))


def _print(sheet: Sheet, name: str, box: Box) -> None:
    """A printed picture, from the cut made for about this size."""
    sheet.picture(cut_for(name, sheet.px(box.w)), box)
