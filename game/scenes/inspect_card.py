"""A card large, and beside it all there is to know of it. It must not know what the card does in play."""

from __future__ import annotations

from game.content.levels import Level
from game.content.prints import print_of
from game.content.words import Buttons
from game.content.words import Inspect as Words
from game.content.words import PrintRoom as Prints
from game.engine.government.model import Colour
from game.engine.piles import Card
from game.scenes.faces import CARD_H, CARD_W, PLATE, Faces, ink_of
from game.scenes.flow import Passage, flowed, print_flow
from game.scenes.kit import Kit
from game.scenes.overlay import BODY, FIGURED, ITALIC, SMALL, PagedPage, as_read
from game.scenes.sheet import Sheet
from game.scenes.spot import Spot
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.scene import Pop, Push, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

BUTTON = 78.0
UNDER = 64.0
SHEET = 940.0
LINE = BODY.at(44)  # flavour stands alone, and large
TITLE = Style(Face.CASLON_BOLD, 54, palette.INK)


class InspectScene(PagedPage):
    """The card at the left, its history at the right; on an upright screen below it."""

    reading = True
    first = "close"
    opened_by = ("look", "government")

    def __init__(self, kit: Kit, level: Level, card: Card, colour: Colour) -> None:
        super().__init__(kit)
        self._theme = level.theme
        self._card = card
        self._colour = colour

    def leaves(self, look: Look) -> int:
        """As many as the words need at this size."""
        return len(self._flow(look))

    def sheets(self, look: Look) -> tuple[Box, ...]:
        """The card, the words, and the button below the card."""
        return _card(look), _sheet(look), _below(look)

    def turner(self, look: Look) -> Box:
        """Left of the button that closes."""
        room = _room(look)
        return Box(room.x, room.bottom - BUTTON, room.w - 250, BUTTON)

    def widgets(self, look: Look) -> list[Widget]:
        """The print and what shows it, then the way out, which has the focus."""
        room = _room(look)
        close = Box(room.right - 220, room.bottom - BUTTON, 220, BUTTON)
        pressed: list[Widget] = [Button("close", close, Buttons.CLOSE), *self.turners(look)]
        if not self._has_print(look):
            return pressed
        seen = as_read([Button("print", _below(look), Prints.LOOK), Spot("engraving", _plate(look))])
        return [*seen, *pressed]

    def chosen(self, chosen: Chosen) -> Transition | None:
        """Close, turn, or see the engraving large."""
        match chosen.name:
            case "close":
                return Pop()
            case "print" | "engraving":
                event = self._theme.event(self._card)
                return Push(lambda: self.kit.doors.engraving((print_of(self._theme, event),), 0, False))
        return super().chosen(chosen)

    def _has_print(self, look: Look) -> bool:
        if self._card.is_joker or self._card.is_court:
            return False
        plate = print_of(self._theme, self._theme.event(self._card)).plate
        return look.art.print_for(plate, CARD_W) is not None

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheet of words, and the card upon the table beside it."""
        sheet = Sheet(look, _sheet(look))
        room, ink = _room(look), ink_of(self._colour)
        title, line = self._heading()
        sheet.text(title, TITLE, Box(room.x, room.y - 6, room.w, 66), "left")
        sheet.text(line, FIGURED.inked(ink), Box(room.x, room.y + 62, room.w, 44), "left")
        sheet.rule((room.x, room.y + 114), (room.right, room.y + 114), palette.INK, 2)
        print_flow(sheet, self._flow(look)[self.leaf], _text(look))
        self.print_dots(sheet, look)
        return (self._card_item(look), sheet.item)

    def _card_item(self, look: Look) -> Item:
        box = _card(look)
        face = Faces(look, self._theme).face(self._card, self._colour, box.h / CARD_H)
        x, y = look.frame.point(*box.centre)
        return face, (x - face.get_width() // 2, y - face.get_height() // 2)

    def _heading(self) -> tuple[str, str]:
        name = self._theme.colour(self._colour).name
        if self._card.is_joker:
            return self._theme.joker_of(self._colour).title, Words.JOKER.format(colour=name)
        if self._card.is_court:
            return self._theme.quiet_season(self._card).title, Words.COURT.format(colour=name)
        event = self._theme.event(self._card)
        return event.title, Words.EVENT.format(colour=name, dates=event.dates, value=self._card.rank)

    def _flow(self, look: Look) -> tuple[tuple[Passage, ...], ...]:
        text = _text(look)
        return flowed(look, self._passages(), text.w, text.h)

    def _passages(self) -> list[Passage]:
        if self._card.is_joker:
            return [
                Passage(self._theme.joker_of(self._colour).line, LINE),
                Passage(Words.JOKER_NOTE, ITALIC, 24),
            ]
        if self._card.is_court:
            return [
                Passage(self._theme.quiet_season(self._card).line, LINE),
                Passage(Words.COURT_NOTE, ITALIC, 24),
            ]
        event, fact = self._theme.event(self._card), self._theme.fact(self._card)
        found = [Passage(fact, BODY.at(36))]
        found += [Passage(other, BODY, 22) for other in event.facts if other != fact]
        if event.note is not None:
            found.append(Passage(event.note, ITALIC, 22))
        found.append(Passage(Words.SOURCE.format(source=event.source), SMALL, 26))
        return found


def _card(look: Look) -> Box:
    """The card as large as the frame allows, at the left or above."""
    safe = look.frame.safe
    beside = min(820.0, safe.h - 2 * (max(UNDER, look.target) + 10))  # the button has to have room below
    height = beside if look.frame.wide else 700.0 if look.frame.upright else 660.0
    width = height * CARD_W / CARD_H
    if look.frame.upright:
        return Box(safe.cx - width / 2, safe.y + 8, width, height)
    return Box(safe.x + 16, safe.cy - height / 2, width, height)


def _below(look: Look) -> Box:
    """The button below the card."""
    card = _card(look)
    tall = max(UNDER, look.target)
    return Box.around(card.cx, card.bottom + 10 + tall / 2, min(card.w, 380.0), tall)


def _plate(look: Look) -> Box:
    """The engraving on the card."""
    card = _card(look)
    k = card.h / CARD_H
    return Box(card.x + PLATE.x * k, card.y + PLATE.y * k, PLATE.w * k, PLATE.h * k)


def _sheet(look: Look) -> Box:
    safe, card = look.frame.safe, _card(look)
    if look.frame.upright:
        top = _below(look).bottom + 26
        return Box(safe.x, top, safe.w, safe.bottom - top)
    left = card.right + 48
    return Box(left, safe.cy - SHEET / 2, safe.right - left, SHEET)


def _room(look: Look) -> Box:
    sheet = _sheet(look)
    side = 64 if look.frame.wide or look.frame.upright else 44
    return Box(sheet.x + side, sheet.y + 52, sheet.w - 2 * side, sheet.h - 52 - 50)


def _text(look: Look) -> Box:
    room = _room(look)
    return Box(room.x, room.y + 138, room.w, room.h - 138 - BUTTON - 24)
