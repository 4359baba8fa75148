"""Cards and their text form. Knows what a pack is, not what any game does with it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

JOKER_TEXT = "JOKER"
_COURTS = {11: "J", 12: "Q", 13: "K"}
_RANKS = {"A": 1, "J": 11, "Q": 12, "K": 13} | {str(n): n for n in range(2, 11)}


class Suit(StrEnum):
    """The four suits, by their letter."""

    SPADES = "S"
    CLUBS = "C"
    HEARTS = "H"
    DIAMONDS = "D"

    @property
    def is_black(self) -> bool:
        """Spades and clubs are black."""
        return self in (Suit.SPADES, Suit.CLUBS)


@dataclass(frozen=True, slots=True)
class Card:
    """One playing card: rank 1 (Ace) to 13 (King) with a suit; the Joker has rank 0 and no suit."""

    rank: int
    suit: Suit | None

    @property
    def is_joker(self) -> bool:
        """Whether this is the Joker."""
        return self.suit is None

    @property
    def is_court(self) -> bool:
        """Jack, Queen or King."""
        return self.rank > 10

    @property
    def name(self) -> str:
        """The text form used in levels, saves and scenarios: `AS`, `10D`, `KH`, `JOKER`."""
        if self.suit is None:
            return JOKER_TEXT
        return f"{self.rank_text}{self.suit.value}"

    @property
    def rank_text(self) -> str:
        """The index printed in the card's corner: `A`, `2` … `10`, `J`, `Q`, `K`; empty for the Joker."""
        if self.rank == 0:
            return ""
        return "A" if self.rank == 1 else _COURTS.get(self.rank, str(self.rank))


JOKER = Card(0, None)


def card(name: str) -> Card:
    """Read a card's text form. Raises ValueError naming what is wrong with it."""
    if name == JOKER_TEXT:
        return JOKER
    rank, suit = name[:-1], name[-1:]
    if rank not in _RANKS or suit not in list(Suit):
        raise ValueError(
            f"{name!r} is not a card; expected a rank A, 2 to 10, J, Q or K with S, C, H or D, or JOKER"
        )
    return Card(_RANKS[rank], Suit(suit))
