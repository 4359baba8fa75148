"""The print-outs as sheets of A4 at 300 dots an inch: pack, backs, order of battle.

Composes pictures a little at a time; it must not know where they are written.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame
from pygame import Surface

from game.content.battles import Battle
from game.content.muster_words import GRADES, rules_told, signed, units_told, values_told
from game.content.muster_words import Printing as Words
from game.engine.activation.model import BLACK, COLOURS, RED, Colour, Force
from game.engine.activation.reckoning import Reckoning, reckon
from game.engine.piles import JOKER, Card
from game.scenes.activation.cards import number_of
from game.scenes.faces import PIPS
from game.scenes.sheet import Rgb, Sheet
from game.stage import palette
from game.stage.geometry import Box, whole
from game.stage.look import Look
from game.stage.text import Face, Style

DOTS = 300  # an inch
MILLIMETRE = DOTS / 25.4  # in dots
UNIT = 0.1  # millimetres: what the designs below are measured in
A4 = Box(0, 0, 2100, 2970)
CARD = Box(0, 0, 630, 880)
ACROSS, DOWN = 3, 3
WHITE: Rgb = (255, 255, 255)
CUT: Rgb = (150, 150, 150)
TICK = 60.0  # the length of a cutting mark outside the cards


def dots(units: float) -> int:
    """A length of a design in dots of the print."""
    return whole(units * UNIT * MILLIMETRE)


SHEET = (dots(A4.w), dots(A4.h))
Strip = Surface | int
JOKER_PRINT = "joker_drummer"
BACK = "back_activation"
SIDE, HEAD_TOP, HEAD_H, FORCE_H, FOOT_H, ROW = 150.0, 140.0, 240.0, 190.0, 130.0, 116.0
LEAST_ROW = 44.0
ROOM = A4.h - HEAD_TOP - HEAD_H - FOOT_H - 40  # for the forces of a sheet
_LEFT = (SHEET[0] - dots(ACROSS * CARD.w)) // 2
_CUTS = tuple(_LEFT + dots(i * CARD.w) for i in range(ACROSS + 1))  # where the cards are cut apart


def _style(face: Face, size: float, ink: Rgb = palette.INK, **more: object) -> Style:
    return Style(face, size, ink, scales=False, **more)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be printed."""

    battle: Battle
    pack: bool = True
    backs: bool = True
    roster: bool = True


@dataclass(frozen=True, slots=True)
class Page:
    """A finished sheet: strips from the top, each a picture or a number of blank rows."""

    name: str
    strips: tuple[Strip, ...]


class Press:
    """Prints an order sheet by sheet; each step does a little, so that no frame waits for it."""

    def __init__(self, look: Look, order: Order) -> None:
        self._look = look
        self._order = order
        self._cards = pack_of(order.battle)

    @property
    def names(self) -> tuple[str, ...]:
        """The sheets in their order."""
        names: list[str] = []
        if self._order.pack:
            names += [f"pack-{n + 1}" for n in range(len(sheets_of(self._cards)))]
            names += ["backs"] if self._order.backs else []
        if self._order.roster:
            for colour in COLOURS:
                parts = len(_parted(self._order.battle.army(colour).forces))
                names += [f"order-of-battle-{colour}{_part(n, parts)}" for n in range(parts)]
        return tuple(names)

    def preload(self) -> None:
        """Decode the pictures; may run in another thread."""
        names = [*PIPS.values(), JOKER_PRINT, BACK, *(f"side_{colour}" for colour in COLOURS)]
        self._look.art.preload(names)

    def steps(self) -> Iterator[Page | None]:
        """None after every small piece of work, and each finished sheet."""
        names = iter(self.names)
        if self._order.pack:
            for cards in sheets_of(self._cards):
                rows: list[Surface] = []
                for at in range(0, len(cards), ACROSS):
                    faces = []
                    for card in cards[at : at + ACROSS]:
                        faces.append(self._face(card))
                        yield None
                    rows.append(_card_row(faces))
                    yield None
                yield Page(next(names), _framed(rows))
            if self._order.backs:
                back = self._back()
                yield None
                yield Page(next(names), _framed([_card_row([back] * ACROSS)] * DOWN))
        if self._order.roster:
            for colour in COLOURS:
                for forces in _parted(self._order.battle.army(colour).forces):
                    strips: list[Strip] = []
                    for strip in self._roster(colour, forces):
                        strips.append(strip)
                        yield None
                    yield Page(next(names), _filled(strips))

    # --- cards

    def _card(self) -> Sheet:
        return Sheet(self._look, CARD, "none", scale=_scale(self._look))

    def _face(self, card: Card) -> Surface:
        sheet = self._card()
        if card.suit is None:
            self._print_joker(sheet)
            return sheet.surface
        ink = palette.INK if card.suit.is_black else palette.PRINTING_RED
        colour = BLACK if card.suit.is_black else RED
        sheet.text(number_of(card), _style(Face.CASLON_BOLD, 470, ink), Box(40, 190, 550, 440))
        words = Words.ACTIVATION if card.rank == 1 else Words.ACTIVATIONS
        sheet.text(words, _style(Face.FELL_ITALIC, 46, ink), Box(60, 640, 510, 52))
        army = self._order.battle.army(colour).name
        sheet.text(army.upper(), _style(Face.CASLON_BOLD, 44), Box(150, 745, 330, 54))
        sheet.rule((215, 716), (415, 716), palette.INK, 3)
        self._print_corners(sheet, card, ink)
        return sheet.surface

    @staticmethod
    def _print_corners(sheet: Sheet, card: Card, ink: Rgb) -> None:
        """Rank and suit in two corners, so that either player reads them."""
        assert card.suit is not None
        corner = Sheet(sheet.look, Box(0, 0, 110, 210), "none", scale=_scale(sheet.look))
        corner.text(card.rank_text, _style(Face.CASLON_BOLD, 100, ink), Box(0, 0, 110, 104))
        corner.tinted(PIPS[card.suit], Box(20, 112, 70, 76), ink)
        sheet.surface.blit(corner.surface, sheet.point(36, 34))
        turned = pygame.transform.rotate(corner.surface, 180)
        right, bottom = sheet.point(CARD.w - 36, CARD.h - 34)
        sheet.surface.blit(turned, (right - turned.get_width(), bottom - turned.get_height()))

    @staticmethod
    def _print_joker(sheet: Sheet) -> None:
        sheet.text("Joker", _style(Face.CASLON_BOLD, 96), Box(60, 36, 510, 110))
        sheet.picture(JOKER_PRINT, Box(115, 150, 400, 586))
        sheet.text(Words.NOBODY, _style(Face.CASLON_BOLD, 46), Box(60, 742, 510, 52))
        sheet.text(Words.ALL_RESHUFFLE, _style(Face.FELL_ITALIC, 44), Box(60, 796, 510, 52))

    def _back(self) -> Surface:
        back = self._card()
        back.picture(BACK, CARD.inset(18))
        return back.surface

    # --- the order of battle

    def _roster(self, colour: Colour, forces: tuple[Force, ...]) -> Iterator[Strip]:
        """Some forces of a side on one sheet, strip below strip."""
        yield dots(HEAD_TOP)
        yield self._head(colour)
        step = min(ROW, (ROOM - FORCE_H * len(forces)) / sum(_rows(force) for force in forces))
        for force in forces:
            yield self._force_head(force, colour)
            names, columns = _boxes(force), _columns(force)
            for at in range(0, len(names), columns):
                yield self._box_row(names[at : at + columns], columns, step)
        yield self._foot()

    def _strip(self, height: float) -> Sheet:
        strip = Sheet(self._look, Box(0, 0, A4.w, height), "none", scale=_scale(self._look))
        strip.surface.fill(WHITE)
        return strip

    def _head(self, colour: Colour) -> Surface:
        battle, ink = self._order.battle, palette.PRINTING_RED if colour is RED else palette.INK
        strip = self._strip(HEAD_H)
        strip.tinted(f"side_{colour}", Box(SIDE, 0, 150, 160), ink)
        room = Box(SIDE + 180, 0, A4.w - 2 * SIDE - 180, 130)
        strip.text(battle.army(colour).name, _style(Face.CASLON_BOLD, 120, ink), room, "left")
        told = f"{battle.title}. {rules_told(battle.rules)}"
        strip.text(told, _style(Face.FELL_ITALIC, 50), Box(room.x, 128, room.w, 64), "left")
        strip.rule((SIDE, 206), (A4.w - SIDE, 206), palette.INK, 8)
        return strip.surface

    def _force_head(self, force: Force, colour: Colour) -> Surface:
        sums = reckon(self._order.battle.rules, colour, force.units, force.grade)
        strip, width = self._strip(FORCE_H), A4.w - 2 * SIDE
        head = f"{force.general}, {GRADES[force.grade]}"
        strip.text(head, _style(Face.CASLON_BOLD, 70), Box(SIDE, 24, width, 84), "left")
        told = f"{force.name}, {units_told(force.units)}: {_arithmetic(force, sums)}"
        strip.text(told, _style(Face.CASLON, 44), Box(SIDE, 108, width, 62), "left")
        return strip.surface

    def _box_row(self, names: tuple[str, ...], columns: int, step: float) -> Surface:
        """Units side by side, each with a box to tick."""
        strip = self._strip(step)
        side, width = min(56.0, step * 0.7), (A4.w - 2 * SIDE) / columns
        for column, name in enumerate(names):
            x = SIDE + column * width
            strip.frame(Box(x, (step - side) / 2, side, side), palette.INK, 4)
            room = Box(x + side + 22, 0, width - side - 40, step)
            strip.text(name, _style(Face.FELL, min(54.0, step * 0.62)), room, "left")
        return strip.surface

    def _foot(self) -> Surface:
        strip = self._strip(FOOT_H)
        told = f"{Words.LOST_BOX} {Words.FOOT}."
        strip.text(told, _style(Face.FELL_ITALIC, 40), Box(SIDE, 40, A4.w - 2 * SIDE, 56))
        return strip.surface


def pack_of(battle: Battle) -> tuple[Card, ...]:
    """Every card that has to be printed: those of all commands, none oftener than one command needs it."""
    cards: list[Card] = []
    for colour in COLOURS:
        wanted: dict[Card, int] = {}
        for force in battle.army(colour).forces:
            own = reckon(battle.rules, colour, force.units, force.grade).cards
            for card in own:
                wanted[card] = max(wanted.get(card, 0), own.count(card))
        for card in sorted(wanted, key=lambda card: card.rank):
            cards += [card] * wanted[card]
    return (*cards, *(JOKER,) * battle.rules.jokers)


def sheets_of(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Nine cards to a sheet."""
    each = ACROSS * DOWN
    return [cards[at : at + each] for at in range(0, len(cards), each)]


def _scale(look: Look) -> float:
    """By how much a design in tenths of a millimetre is enlarged to be printed."""
    return MILLIMETRE * UNIT / look.frame.k


def _card_row(faces: list[Surface]) -> Surface:
    """Cards side by side across a sheet, with fine lines to cut along."""
    row = Surface((SHEET[0], dots(CARD.h)), depth=32)
    row.fill(WHITE)
    for i, face in enumerate(faces):
        row.blit(face, (_LEFT + dots(i * CARD.w), 0))
    for x in _CUTS:
        row.fill(CUT, (x, 0, 2, row.get_height()))
    row.fill(CUT, (_LEFT - dots(TICK), 0, _CUTS[-1] - _LEFT + 2 * dots(TICK), 2))
    return row


def _framed(rows: list[Surface]) -> tuple[Strip, ...]:
    """Rows of cards in the middle of a sheet, the marks for cutting above and below them."""
    top, tick = (SHEET[1] - DOWN * dots(CARD.h)) // 2, dots(TICK)
    mark = Surface((SHEET[0], tick), depth=32)
    mark.fill(WHITE)
    for x in _CUTS:
        mark.fill(CUT, (x, 0, 2, tick))
    below = mark.copy()
    below.fill(CUT, (_LEFT - tick, 0, _CUTS[-1] - _LEFT + 2 * tick, 2))
    return _filled([top - tick, mark, *rows, below])


def _filled(strips: list[Strip]) -> tuple[Strip, ...]:
    """The strips and what is left blank below them."""
    used = sum(strip if isinstance(strip, int) else strip.get_height() for strip in strips)
    return (*strips, SHEET[1] - used)


def _boxes(force: Force) -> tuple[str, ...]:
    """What stands beside the boxes of a force: its units' names, or their numbers."""
    named = tuple(_unit_told(unit.name, unit.kind) for unit in force.roster)
    return named or tuple(str(number + 1) for number in range(force.units))


def _parted(forces: tuple[Force, ...]) -> list[tuple[Force, ...]]:
    """The forces by sheets, as many to each as can be read there."""
    parts: list[tuple[Force, ...]] = []
    for force in forces:
        last = (*parts[-1], force) if parts else ()
        if last and sum(FORCE_H + LEAST_ROW * _rows(each) for each in last) <= ROOM:
            parts[-1] = last
        else:
            parts.append((force,))
    return parts


def _part(number: int, parts: int) -> str:
    return f"-{number + 1}" if parts > 1 else ""


def _rows(force: Force) -> int:
    return -(-len(_boxes(force)) // _columns(force))


def _columns(force: Force) -> int:
    return 2 if force.roster else 10


def _arithmetic(force: Force, sums: Reckoning) -> str:
    return Words.ARITHMETIC.format(
        units=sums.units,
        half=sums.half,
        grade=GRADES[force.grade],
        change=signed(sums.change),
        values=values_told(sums),
    )


def _unit_told(name: str, kind: str) -> str:
    return f"{name} ({kind})" if kind and kind.casefold() not in name.casefold() else name
