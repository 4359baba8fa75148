"""What happens in a battle, past tense. Folding events with `evolve` is the only way a State changes.

`reveals` says that the event tells the players something that was hidden.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from game.engine.activation.model import Colour, Grade, Outcome, Role, Unit
from game.engine.piles import Card


class Because(StrEnum):
    """Why the pack was shuffled."""

    JOKER = "joker"  # Rules A11
    EMPTY = "empty"  # it was out: there is no Joker in it


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTurned:
    """A card was turned: a side may activate `left` units, at a Joker nobody may (Rules A8, A11)."""

    reveals: ClassVar[bool] = True
    card: Card
    colour: Colour | None  # None for a Joker
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFinished:
    """The card was laid face up beside the pack; `unused` activations are lost (Rules A8, A10)."""

    reveals: ClassVar[bool] = False
    card: Card
    colour: Colour
    unused: int


@dataclass(frozen=True, slots=True, kw_only=True)
class JokerSetAside:
    """The Joker waits, for a side has had no card yet (Rules A14, `no_shut_out`)."""

    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class JokerPlayed:
    """A Joker that was set aside takes effect: both sides have had a card now (Rules A14)."""

    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class JokersLeft:
    """Turned Jokers left the pack for good (`joker_returns` off)."""

    reveals: ClassVar[bool] = False
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PackShuffled:
    """All cards were put together and shuffled: the turn has ended (Rules A11). Do not show the order."""

    reveals: ClassVar[bool] = False
    because: Because
    reshuffles: int
    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitsActivated:
    """Units acted (Rules A8, A9); `left` more may."""

    reveals: ClassVar[bool] = False
    colour: Colour
    role: Role
    count: int
    units: tuple[int, ...]  # named where a roster is kept
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivationTakenBack:
    """A unit had been ticked by mistake."""

    reveals: ClassVar[bool] = False
    colour: Colour
    unit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitsLost:
    """Units left the table for good; `after` are left of the force."""

    reveals: ClassVar[bool] = False
    colour: Colour
    force: int
    count: int
    units: tuple[int, ...]
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitsArrived:
    """Units reinforced a force; it has `after` now."""

    reveals: ClassVar[bool] = False
    colour: Colour
    force: int
    count: int
    units: tuple[Unit, ...]
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitsRallied:
    """Lost units are on the table again; the force has `after` now."""

    reveals: ClassVar[bool] = False
    colour: Colour
    force: int
    units: tuple[int, ...]
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GeneralRegraded:
    """A general's grade was changed by hand."""

    reveals: ClassVar[bool] = False
    colour: Colour
    force: int
    before: Grade
    after: Grade


@dataclass(frozen=True, slots=True, kw_only=True)
class GeneralReplaced:
    """A general fell and another took over; `dice` gave the grade unless it was given by hand."""

    reveals: ClassVar[bool] = True
    colour: Colour
    force: int
    before: str
    after: str
    grade_before: Grade
    grade_after: Grade
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SwitchOrdered:
    """Another force of the side takes over at the next shuffle; None: that was called off."""

    reveals: ClassVar[bool] = False
    colour: Colour
    force: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ForceSwitched:
    """From now on the side's cards are for another of its forces, and of that force's values."""

    reveals: ClassVar[bool] = False
    colour: Colour
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsChanged:
    """A force's cards have other values now (Rules A12, `recalculate`)."""

    reveals: ClassVar[bool] = False
    colour: Colour
    force: int
    before: tuple[int, ...]
    after: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsKept:
    """No card has the values that a force would have now, so it keeps its cards (Rules A12)."""

    reveals: ClassVar[bool] = False
    colour: Colour
    force: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleEnded:
    """The battle is over (Rules A12, A14, or as the players said)."""

    reveals: ClassVar[bool] = False
    outcome: Outcome
    winner: Colour | None


Event = (
    CardTurned
    | CardFinished
    | JokerSetAside
    | JokerPlayed
    | JokersLeft
    | PackShuffled
    | UnitsActivated
    | ActivationTakenBack
    | UnitsLost
    | UnitsArrived
    | UnitsRallied
    | GeneralRegraded
    | GeneralReplaced
    | SwitchOrdered
    | ForceSwitched
    | CardsChanged
    | CardsKept
    | BattleEnded
)
