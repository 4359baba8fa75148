"""How an event changes a government: total, pure, without chance. Knows not why the event came about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import assert_never

from game.engine.government.events import (
    AttemptFailed,
    AttemptMade,
    CardDrawn,
    DiceRolled,
    Event,
    EventsResolved,
    EventsReturned,
    GovernmentEnded,
    JokerRolled,
    PhaseBegan,
    ReturnOwed,
    SupportChanged,
    TaxCollected,
    TaxSet,
    TurnBegan,
    UnrestCounted,
)
from game.engine.government.model import DOMESTIC, FOREIGN, Owed, Phase, Side, State
from game.engine.government.reckoning import is_event
from game.engine.piles import Card

# Nearly all of the rules' time goes into making the next State. Its slots are therefore written directly:
# what a frozen dataclass does instead, object.__setattr__ by name, takes twice as long.
_unwritten = object.__new__
(
    _write_rules,
    _write_domestic,
    _write_foreign,
    _write_support,
    _write_tax,
    _write_treasury,
    _write_turn,
    _write_phase,
    _write_owed,
    _write_outcome,
) = [getattr(State, field.name).__set__ for field in fields(State)]


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    return fold(state, (event,))


def fold(state: State, events: Sequence[Event]) -> State:
    """The state after several events; the states between them are not made."""
    sides = {DOMESTIC: state.domestic, FOREIGN: state.foreign}
    support, tax, treasury, turn = state.support, state.tax, state.treasury, state.turn
    phase, owed, outcome = state.phase, state.owed, state.outcome
    for event in events:
        match event:
            case PhaseBegan():
                phase = event.phase
            case SupportChanged():
                support = event.after
            case CardDrawn():
                sides[event.colour] = _drawn(sides[event.colour], event.card)
            case UnrestCounted() | DiceRolled() | AttemptFailed() | JokerRolled():
                pass  # told for the player's sake; what follows from them has events of its own
            case TaxSet():
                tax = event.after
            case TaxCollected():
                treasury = event.after
            case AttemptMade():
                sides[event.colour] = _attempted(sides[event.colour], True)
                treasury = event.treasury_after
            case EventsResolved():
                sides[event.colour] = _resolved(sides[event.colour], event.cards)
            case TurnBegan():
                turn = event.turn
                for colour, side in sides.items():
                    sides[colour] = _attempted(side, False)
            case EventsReturned():
                sides[event.colour] = _returned(sides[event.colour], event.cards)
                owed = owed[1:]
            case ReturnOwed():
                owed = (*owed, Owed(event.colour, event.count))
            case GovernmentEnded():
                phase, outcome = Phase.OVER, event.outcome
            case _:
                assert_never(event)
    changed = _unwritten(State)
    _write_rules(changed, state.rules)
    _write_domestic(changed, sides[DOMESTIC])
    _write_foreign(changed, sides[FOREIGN])
    _write_support(changed, support)
    _write_tax(changed, tax)
    _write_treasury(changed, treasury)
    _write_turn(changed, turn)
    _write_phase(changed, phase)
    _write_owed(changed, owed)
    _write_outcome(changed, outcome)
    return changed


def _drawn(side: Side, card: Card) -> Side:
    if is_event(card):
        return Side(side.deck[1:], (*side.active, card), side.resolved, side.gone, side.attempted)
    return Side(side.deck[1:], side.active, side.resolved, (*side.gone, card), side.attempted)


def _attempted(side: Side, attempted: bool) -> Side:
    if side.attempted is attempted:
        return side
    return Side(side.deck, side.active, side.resolved, side.gone, attempted)


def _resolved(side: Side, cards: tuple[Card, ...]) -> Side:
    active = _without(side.active, cards)
    return Side(side.deck, active, side.resolved + cards, side.gone, side.attempted)


def _returned(side: Side, cards: tuple[Card, ...]) -> Side:
    resolved = _without(side.resolved, cards)
    return Side(side.deck, side.active + cards, resolved, side.gone, side.attempted)


def _without(pile: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([card for card in pile if card not in cards])
