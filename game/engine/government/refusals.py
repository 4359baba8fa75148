"""Why a command is refused, as values without prose. Knows nothing of how the reasons are worded."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from game.engine.government.commands import (
    Attempt,
    Collect,
    Command,
    DrawEvents,
    EndTurn,
    ReturnEvents,
    SetTax,
)
from game.engine.government.model import Colour, Phase, State
from game.engine.government.reckoning import tax_levels
from game.engine.piles import Card


@dataclass(frozen=True, slots=True)
class GameOver:
    """The government has ended."""


@dataclass(frozen=True, slots=True)
class WrongPhase:
    """The command belongs to another phase of the turn."""

    phase: Phase
    needs: Phase


@dataclass(frozen=True, slots=True)
class TaxOutOfRange:
    """There is no such tax level (Rules G4)."""

    level: int
    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class TaxStepTooLarge:
    """The tax may not move that far in a turn (`max_tax_step`)."""

    step: int
    limit: int


@dataclass(frozen=True, slots=True)
class WrongNumberOfReturns:
    """Exactly as many events come back as are owed (Rules G10)."""

    named: int
    owed: int


@dataclass(frozen=True, slots=True)
class NotResolved:
    """The card is not among the resolved events of that colour (Rules G9)."""

    card: Card
    colour: Colour


@dataclass(frozen=True, slots=True)
class NotInPlay:
    """The card is not among the open events of that colour (Rules G13)."""

    card: Card
    colour: Colour


@dataclass(frozen=True, slots=True)
class NamedTwice:
    """An event can be named only once."""

    card: Card


@dataclass(frozen=True, slots=True)
class NothingNamed:
    """An attempt names at least one event (Rules G13)."""


@dataclass(frozen=True, slots=True)
class TooManyEvents:
    """More events named than one attempt may take on (`max_events_per_attempt`)."""

    named: int
    limit: int


@dataclass(frozen=True, slots=True)
class AlreadyAttempted:
    """This turn's attempt on that colour has been made (Rules G12)."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class NoDice:
    """An attempt takes at least one die (Rules G14)."""


@dataclass(frozen=True, slots=True)
class TooFewCoins:
    """The treasury cannot pay for the dice (Rules G2, G14)."""

    has: int
    needs: int


Reason = (
    GameOver
    | WrongPhase
    | TaxOutOfRange
    | TaxStepTooLarge
    | WrongNumberOfReturns
    | NotResolved
    | NotInPlay
    | NamedTwice
    | NothingNamed
    | TooManyEvents
    | AlreadyAttempted
    | NoDice
    | TooFewCoins
)


_NEEDS: dict[type[Command], Phase] = {
    SetTax: Phase.TAX,
    Collect: Phase.COLLECT,
    DrawEvents: Phase.DRAW,
    ReturnEvents: Phase.RETURN,
    Attempt: Phase.RESOLVE,
    EndTurn: Phase.RESOLVE,
}


def why_not(state: State, command: Command) -> Reason | None:
    """Why the rules refuse a command, or None where it is legal."""
    needs = _NEEDS[type(command)]
    if state.phase is not needs:
        return GameOver() if state.phase is Phase.OVER else WrongPhase(state.phase, needs)
    match command:
        case SetTax():
            return _tax_refusal(state, command.level)
        case Attempt():
            return _attempt_refusal(state, command)
        case ReturnEvents():
            return _return_refusal(state, command.cards)
        case Collect() | DrawEvents() | EndTurn():
            return None
        case _:
            assert_never(command)


def _tax_refusal(state: State, level: int) -> Reason | None:
    rules = state.rules
    if level in tax_levels(rules, state.tax):
        return None
    if rules.max_tax_step is not None and rules.tax_min <= level <= rules.tax_max:
        return TaxStepTooLarge(abs(level - state.tax), rules.max_tax_step)
    return TaxOutOfRange(level, rules.tax_min, rules.tax_max)


def _return_refusal(state: State, cards: tuple[Card, ...]) -> Reason | None:
    owed = state.owed[0]
    twice = _named_twice(cards)
    if twice is not None:
        return NamedTwice(twice)
    stranger = _first_outside(cards, state.side(owed.colour).resolved)
    if stranger is not None:
        return NotResolved(stranger, owed.colour)
    if len(cards) != owed.count:
        return WrongNumberOfReturns(len(cards), owed.count)
    return None


def _attempt_refusal(state: State, attempt: Attempt) -> Reason | None:
    side = state.side(attempt.colour)
    if side.attempted:
        return AlreadyAttempted(attempt.colour)
    return _naming_refusal(state, attempt) or _buying_refusal(state, attempt.dice)


def _naming_refusal(state: State, attempt: Attempt) -> Reason | None:
    cards = attempt.cards
    if not cards:
        return NothingNamed()
    twice = _named_twice(cards)
    if twice is not None:
        return NamedTwice(twice)
    stranger = _first_outside(cards, state.side(attempt.colour).active)
    if stranger is not None:
        return NotInPlay(stranger, attempt.colour)
    limit = state.rules.max_events_per_attempt
    if limit is not None and len(cards) > limit:
        return TooManyEvents(len(cards), limit)
    return None


def _buying_refusal(state: State, dice: int) -> Reason | None:
    if dice < 1:
        return NoDice()
    cost = dice * state.rules.die_cost
    if cost > state.treasury:
        return TooFewCoins(state.treasury, cost)
    return None


def _named_twice(cards: tuple[Card, ...]) -> Card | None:
    for at, card in enumerate(cards):
        if card in cards[:at]:
            return card
    return None


def _first_outside(cards: Iterable[Card], pile: tuple[Card, ...]) -> Card | None:
    for card in cards:
        if card not in pile:
            return card
    return None
