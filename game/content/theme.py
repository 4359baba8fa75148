"""The words of a level: names of its tracks, its events with their history, its endings. Knows no rules.

Every text is read from a level file; the limits here are what a card or a panel can hold.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from game.content.datafile import ONE_LINE
from game.engine.government.model import Colour, Outcome
from game.engine.piles import Card, Suit

Short = Annotated[str, msgspec.Meta(min_length=1, max_length=13, pattern=ONE_LINE)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=ONE_LINE)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=120, pattern=ONE_LINE)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=280, pattern=ONE_LINE)]
PlateName = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]{1,40}\Z")]
Value = Annotated[int, msgspec.Meta(ge=1, le=10)]


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all texts of a level share: they cannot change, and an unknown key is an error."""


class TrackNames(_Words, frozen=True):
    """A track's name where there is little room, and in full."""

    short: Short
    long: Name


class Tracks(_Words, frozen=True):
    """The three tracks."""

    support: TrackNames
    tax: TrackNames
    treasury: TrackNames


class Coin(_Words, frozen=True):
    """What is paid for a die."""

    singular: Short
    plural: Short

    def count(self, number: int) -> str:
        """A number of coins in words and figures: `1 guinea`, `4 guineas`."""
        return f"{number} {self.singular if number == 1 else self.plural}"


class ColourWords(_Words, frozen=True):
    """How one colour of event is spoken of: `Domestic`, `domestic event`, `at home`."""

    name: Short
    event: Name
    events: Name
    place: Short

    def count(self, number: int) -> str:
        """A number of events of this colour: `1 domestic event`, `3 domestic events`."""
        return f"{number} {self.event if number == 1 else self.events}"


class Caption(_Words, frozen=True):
    """A card that is no event: its title and a line of flavour."""

    title: Name
    line: Line


class Quiet(_Words, frozen=True):
    """The court cards of one colour (Rules G8)."""

    jack: Caption
    queen: Caption
    king: Caption


class ByColour(_Words, frozen=True):
    """How either colour is spoken of."""

    domestic: ColourWords
    foreign: ColourWords


class QuietByColour(_Words, frozen=True):
    """The court cards of either colour."""

    domestic: Quiet
    foreign: Quiet


class JokerByColour(_Words, frozen=True):
    """The Joker of either colour (Rules G9)."""

    domestic: Caption
    foreign: Caption


class Ending(_Words, frozen=True):
    """How a government ends, for the last page."""

    title: Name
    sentence: Text


class Endings(_Words, frozen=True):
    """The three ends a government can come to (Rules G20, G21)."""

    won: Ending
    lost_to_tax: Ending
    lost_to_unrest: Ending


class EventText(_Words, frozen=True):
    """One historical event: what its two cards say (the suit picks the fact) and where to read on."""

    colour: Colour
    value: Value
    title: Name
    short: Short
    dates: Name
    plate: PlateName
    facts: tuple[Text, Text]
    source: Text
    note: Text | None = None


class Theme(_Words, frozen=True):
    """All the words of a level."""

    name: Name
    system: Literal["democracy", "monarchy", "dictatorship"]
    tracks: Tracks
    coin: Coin
    colours: ByColour
    quiet: QuietByColour
    joker: JokerByColour
    endings: Endings
    events: tuple[EventText, ...]

    def colour(self, colour: Colour) -> ColourWords:
        """How a colour of event is spoken of."""
        return self.colours.domestic if colour is Colour.DOMESTIC else self.colours.foreign

    def event(self, card: Card) -> EventText:
        """The event on a numeral card. Raises KeyError for a court card or the Joker."""
        colour = _colour_of(card)
        for event in self.events:
            if event.colour is colour and event.value == card.rank:
                return event
        raise KeyError(card.name)

    def fact(self, card: Card) -> str:
        """The fact on a numeral card: spades and hearts carry the first, clubs and diamonds the second."""
        first, second = self.event(card).facts
        return first if card.suit in (Suit.SPADES, Suit.HEARTS) else second

    def quiet_season(self, card: Card) -> Caption:
        """The words on a court card. Raises KeyError for any other card."""
        side = self.quiet.domestic if _colour_of(card) is Colour.DOMESTIC else self.quiet.foreign
        return {11: side.jack, 12: side.queen, 13: side.king}[card.rank]

    def joker_of(self, colour: Colour) -> Caption:
        """The words on a colour's Joker."""
        return self.joker.domestic if colour is Colour.DOMESTIC else self.joker.foreign

    def title(self, card: Card, colour: Colour) -> str:
        """The short title of any card: an event's, a quiet season's or the Joker's."""
        if card.is_joker:
            return self.joker_of(colour).title
        return self.quiet_season(card).title if card.is_court else self.event(card).short

    def ending(self, outcome: Outcome) -> Ending:
        """The words for how it ended."""
        ends = self.endings
        return {
            Outcome.WON: ends.won,
            Outcome.LOST_TO_TAX: ends.lost_to_tax,
            Outcome.LOST_TO_UNREST: ends.lost_to_unrest,
        }[outcome]


def _colour_of(card: Card) -> Colour:
    if card.suit is None:
        raise KeyError(card.name)
    return Colour.DOMESTIC if card.suit.is_black else Colour.FOREIGN
