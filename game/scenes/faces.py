"""Composes card faces from stock, ornaments and live type at the exact pixel size. Knows no rules of play."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import TypeAlias

import pygame
from pygame import Surface

from game.content.theme import Theme
from game.engine.government.model import Colour
from game.engine.piles import Card, Suit
from game.scenes.press import Begun, Press, cut_for
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.text import Face, Style

CARD_W, CARD_H = 198.0, 290.0
PIPS = {
    Suit.SPADES: "pip_spade",
    Suit.CLUBS: "pip_club",
    Suit.HEARTS: "pip_heart",
    Suit.DIAMONDS: "pip_diamond",
}
COURTS = {11: "knave", 12: "queen", 13: "king"}
SUITS = {Suit.SPADES: "spades", Suit.CLUBS: "clubs", Suit.HEARTS: "hearts", Suit.DIAMONDS: "diamonds"}
JOKERS = {Colour.DOMESTIC: "joker_punch", Colour.FOREIGN: "joker_courier"}
STOCK = "card_stock", "paper_edge"  # what every card is cut from; large prints may have driven it from memory
FIGURE = Box(28, 28, 142, 208)  # a whole figure, in the proportions it was cut in
BLANK = Box(0, 0, CARD_W, CARD_H)
SMALL_EMBLEM = 200  # pixels across, up to which the small cut of an emblem prints well: it is the bolder one
INSIDE = BLANK.inset(4)  # of a back
PLATE = Box(17, 60, 164, 123)  # an engraving is four wide to three high

_FaceKey: TypeAlias = tuple[Card, Colour, float]  # the last is the scale


def ink_of(colour: Colour) -> tuple[int, int, int]:
    """The printing ink of a colour of event."""
    return palette.INK if colour is Colour.DOMESTIC else palette.RED


class Faces:
    """Every face and back at any scale, each composed once while its card is in play."""

    def __init__(self, look: Look, theme: Theme) -> None:
        self._look = look
        self._theme = theme
        self._press = Press[_FaceKey](self._begin)
        self._backs: dict[tuple[Colour, float], Surface] = {}

    def face(self, card: Card, colour: Colour, scale: float = 1.0) -> Surface:
        """The face of a card of one of the two decks, with its shadow baked around it."""
        return self._press.whole((card, colour, round(scale, 3)))

    def prepare(self, card: Card, colour: Colour, scale: float = 1.0) -> bool:
        """Print one more part of a face that will be wanted, a frame's worth of work; whether it is whole."""
        key = (card, colour, round(scale, 3))
        if not self._press.has_begun(key) and not self._look.art.fetched(*STOCK, *self._prints(*key)):
            return False
        return self._press.print_part(key)

    def prepare_back(self, colour: Colour, scale: float = 1.0) -> bool:
        """Make a back that will be wanted, once its pictures have been decoded; whether it was there."""
        if (colour, round(scale, 3)) in self._backs:
            return True
        back = cut_for(f"back_{colour}", self._look.frame.px(INSIDE.w * scale))
        if self._look.art.fetched(*STOCK, back):
            self.back(colour, scale)
        return False

    def back(self, colour: Colour, scale: float = 1.0) -> Surface:
        """The back of a deck's cards."""
        key = (colour, round(scale, 3))
        if key not in self._backs:
            self._backs[key] = self._back(*key)
        return self._backs[key]

    def keep_only(self, cards: Container[tuple[Card, Colour]]) -> None:
        """Forget the faces of all other cards; backs are kept."""
        self._press.keep(lambda key: key[:2] in cards)

    def _back(self, colour: Colour, scale: float) -> Surface:
        sheet = Sheet(self._look, BLANK, "card", scale=scale)
        sheet.picture(cut_for(f"back_{colour}", sheet.px(INSIDE.w)), INSIDE)
        if self._look.second != palette.RED:
            _reprint(sheet.surface.subsurface(sheet.rect(INSIDE)), colour, self._look.second)
        return sheet.surface

    def _prints(self, card: Card, colour: Colour, scale: float) -> tuple[str, ...]:
        """The stored picture that a face is printed from."""
        if card.is_joker:
            return (cut_for(JOKERS[colour], self._look.frame.px(FIGURE.w * scale)),)
        if card.is_court:
            return (cut_for(_court_of(card), self._look.frame.px(FIGURE.w * scale)),)
        found = self._look.art.print_for(_plate_of(self._theme, card), PLATE.w * scale)
        return () if found is None else (found,)

    def _begin(self, key: _FaceKey) -> Begun:
        """A blank card, and the printing of its face."""
        card, colour, scale = key
        sheet = Sheet(self._look, BLANK, "card", scale=scale)
        if card.is_joker:
            return sheet, self._joker(sheet, colour)
        return sheet, self._court(sheet, card, colour) if card.is_court else self._event(sheet, card, colour)

    def _event(self, sheet: Sheet, card: Card, colour: Colour) -> Iterator[None]:
        event, ink = self._theme.event(card), ink_of(colour)
        _index(sheet, card, ink)
        emblem = Box(CARD_W - 66, 15, 50, 40)
        small = sheet.px(emblem.w) <= SMALL_EMBLEM
        sheet.tinted(f"emblem_{colour}_small" if small else f"emblem_{colour}", emblem, ink)
        yield
        if sheet.engraving(_plate_of(self._theme, card), PLATE):
            _rule(sheet, PLATE, colour)
        else:
            _vignette(sheet, PLATE, colour)
        yield
        sheet.text(event.short, Style(Face.CASLON_BOLD, 34, palette.INK), Box(15, 184, CARD_W - 30, 40))
        yield
        sheet.text(event.dates, Style(Face.FELL_ITALIC, 27, palette.INK), Box(14, 221, CARD_W - 28, 33))
        yield
        word = self._theme.colour(colour).name
        sheet.text(word, Style(Face.FELL_SC, 26, ink), Box(14, 249, CARD_W - 28, 32))

    def _court(self, sheet: Sheet, card: Card, colour: Colour) -> Iterator[None]:
        print_figure(sheet, _court_of(card), FIGURE)
        yield
        _index(sheet, card, ink_of(colour))
        yield
        _title(sheet, self._theme.quiet_season(card).title)

    def _joker(self, sheet: Sheet, colour: Colour) -> Iterator[None]:
        print_figure(sheet, JOKERS[colour], FIGURE)
        yield
        sheet.text("Joker", Style(Face.CASLON_BOLD, 30, ink_of(colour)), Box(14, 11, 84, 34), "left")
        yield
        _title(sheet, self._theme.joker_of(colour).title)


def _title(sheet: Sheet, text: str) -> None:
    """What a card without an event is called, on two lines at most."""
    style = Style(Face.CASLON_BOLD, 27, palette.INK, align="centre")
    sheet.block_middle(text, style, Box(14, 226, CARD_W - 28, 56))


def print_figure(sheet: Sheet, name: str, box: Box) -> None:
    """A court figure, from the print that was cut for about this size."""
    sheet.picture(cut_for(name, sheet.px(box.w)), box)


def _court_of(card: Card) -> str:
    assert card.suit is not None
    return f"court_{COURTS[card.rank]}_{SUITS[card.suit]}"


def _plate_of(theme: Theme, card: Card) -> str:
    return f"plate_{theme.event(card).plate}"


def _index(sheet: Sheet, card: Card, ink: tuple[int, int, int]) -> None:
    """Rank and pip in the top left corner; the rank is narrow enough to show in a close fan."""
    assert card.suit is not None
    sheet.text(card.rank_text, Style(Face.CASLON_BOLD, 50, ink, scales=False), Box(13, 12, 36, 46))
    sheet.tinted(PIPS[card.suit], Box(54, 18, 32, 34), ink)


def _rule(sheet: Sheet, box: Box, colour: Colour) -> None:
    """What an engraving is framed with: two solid rules at home, a waved one abroad."""
    ink = ink_of(colour)
    if colour is Colour.DOMESTIC:
        sheet.frame(box.inset(-4), ink, 2.6)
        sheet.frame(box, ink, 1.2)
    else:
        _waved(sheet, box.inset(-3), ink)
        sheet.frame(box, ink, 1.2)


def _vignette(sheet: Sheet, box: Box, colour: Colour) -> None:
    """In place of an engraving that a level does not have: the emblem of its colour, in the same frame."""
    _rule(sheet, box, colour)
    side = box.h - 20
    sheet.tinted(f"emblem_{colour}", Box.around(box.cx, box.cy, side * 1.25, side), ink_of(colour))


def _waved(sheet: Sheet, box: Box, ink: tuple[int, int, int]) -> None:
    """A wavy rule all round: half circles side by side."""
    wave, ink = 9.0, sheet.look.ink(ink)
    across, down = round(box.w / wave), round(box.h / wave)
    for i in range(across):
        x = box.x + (i + 0.5) * box.w / across
        for y in (box.y, box.bottom):
            pygame.draw.circle(sheet.surface, ink, sheet.point(x, y), sheet.px(wave / 2), sheet.px(1.4))
    for i in range(1, down):
        y = box.y + i * box.h / down
        for x in (box.x, box.right):
            pygame.draw.circle(sheet.surface, ink, sheet.point(x, y), sheet.px(wave / 2), sheet.px(1.4))


def _reprint(back: Surface, colour: Colour, second: tuple[int, int, int]) -> None:
    """The same back in ink, or in the second ink."""
    back.blit(pygame.transform.grayscale(back.copy()), (0, 0))
    if colour is Colour.FOREIGN:
        back.fill(second, special_flags=pygame.BLEND_RGB_ADD)
    back.fill(palette.CARD, special_flags=pygame.BLEND_RGB_MULT)
