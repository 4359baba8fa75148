"""What happens to a government, past tense. Folding events with `evolve` is the only way a State changes.

`reveals` says that the event tells the player something that was hidden, so that undo stops at it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from game.engine.government.model import Colour, Outcome, Phase
from game.engine.piles import Card


class Because(StrEnum):
    """Why Support changed."""

    TAX = "tax"  # Rules G4
    SUCCESS = "success"  # for the success itself, Rules G16
    CARDS = "cards"  # for even domestic or odd foreign events, Rules G16, G17
    UNREST = "unrest"  # Rules G18


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseBegan:
    """The turn went on to another phase."""

    reveals: ClassVar[bool] = False
    phase: Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan:
    """A new turn: attempts are open again (Rules G12)."""

    reveals: ClassVar[bool] = False
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TaxSet:
    """The tax was set, or left as it was (Rules G4)."""

    reveals: ClassVar[bool] = False
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SupportChanged:
    """Support moved. `asked` is the change by the rules; `after` is capped (Rules G3): some may be wasted."""

    reveals: ClassVar[bool] = False
    because: Because
    asked: int
    before: int
    after: int
    colour: Colour | None = None  # of the events that did it
    cards: tuple[Card, ...] = ()  # the events that did it: the rewarded ones, or those that cost

    @property
    def wasted(self) -> int:
        """How much of a gain was lost to the ceiling."""
        return self.before + self.asked - self.after


@dataclass(frozen=True, slots=True, kw_only=True)
class TaxCollected:
    """The treasury took the tax, less upkeep, within its limits (Rules G6)."""

    reveals: ClassVar[bool] = False
    tax: int
    upkeep: int
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn:
    """A deck's top card was turned: an event is in play; a court card or Joker leaves the game (G7 to G9)."""

    reveals: ClassVar[bool] = True
    colour: Colour
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class JokerRolled:
    """A Joker's die: `returning` = as many as it says or as there are (Rules G9)."""

    reveals: ClassVar[bool] = True
    colour: Colour
    face: int
    returning: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnOwed:
    """The player has to choose which resolved events come back (Rules G10)."""

    reveals: ClassVar[bool] = False
    colour: Colour
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EventsReturned:
    """Resolved events are in play again, in this order (Rules G9 to G11)."""

    reveals: ClassVar[bool] = False
    colour: Colour
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AttemptMade:
    """Events were named and dice bought; the coins are gone (Rules G13, G14)."""

    reveals: ClassVar[bool] = False
    colour: Colour
    cards: tuple[Card, ...]
    dice: int
    cost: int
    target: int
    treasury_before: int
    treasury_after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRolled:
    """All bought dice were thrown together against the target (Rules G15)."""

    reveals: ClassVar[bool] = True
    colour: Colour
    faces: tuple[int, ...]
    target: int

    @property
    def total(self) -> int:
        """The sum of the dice."""
        return sum(self.faces)

    @property
    def success(self) -> bool:
        """Whether the total reaches the target."""
        return self.total >= self.target


@dataclass(frozen=True, slots=True, kw_only=True)
class EventsResolved:
    """The named events went to the resolved pile, the last on top (Rules G10, G15)."""

    reveals: ClassVar[bool] = False
    colour: Colour
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AttemptFailed:
    """The dice fell short: the named events stay in play (Rules G15)."""

    reveals: ClassVar[bool] = False
    colour: Colour
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class UnrestCounted:
    """The open events of a colour were counted in groups, each costing one Support (Rules G18).

    Told for both colours every turn, also when it costs nothing (`groups` empty).
    """

    reveals: ClassVar[bool] = False
    colour: Colour
    groups: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GovernmentEnded:
    """Won or fallen (Rules G20, G21)."""

    reveals: ClassVar[bool] = False
    outcome: Outcome


Event = (
    PhaseBegan
    | TurnBegan
    | TaxSet
    | SupportChanged
    | TaxCollected
    | CardDrawn
    | JokerRolled
    | ReturnOwed
    | EventsReturned
    | AttemptMade
    | DiceRolled
    | EventsResolved
    | AttemptFailed
    | UnrestCounted
    | GovernmentEnded
)
