"""How an event changes a government: total, pure, without chance. Knows not why the event came about."""

from __future__ import annotations

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
from game.engine.government.model import DOMESTIC, Colour, Outcome, Owed, Phase, Side, State
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
    match event:
        case PhaseBegan():
            return _changed(state, phase=event.phase)
        case SupportChanged():
            return _changed(state, support=event.after)
        case CardDrawn():
            return _with_side(state, event.colour, _drawn(state.side(event.colour), event.card))
        case UnrestCounted() | DiceRolled() | AttemptFailed() | JokerRolled():
            return state  # told for the player's sake; what follows from them has events of its own
        case TaxSet():
            return _changed(state, tax=event.after)
        case TaxCollected():
            return _changed(state, treasury=event.after)
        case AttemptMade():
            side = _attempted(state.side(event.colour), True)
            return _with_side(state, event.colour, side, treasury=event.treasury_after)
        case EventsResolved():
            return _with_side(state, event.colour, _resolved(state.side(event.colour), event.cards))
        case TurnBegan():
            domestic, foreign = _attempted(state.domestic, False), _attempted(state.foreign, False)
            return _changed(state, turn=event.turn, domestic=domestic, foreign=foreign)
        case EventsReturned():
            side = _returned(state.side(event.colour), event.cards)
            return _with_side(state, event.colour, side, owed=state.owed[1:])
        case ReturnOwed():
            return _changed(state, owed=(*state.owed, Owed(event.colour, event.count)))
        case GovernmentEnded():
            return _changed(state, phase=Phase.OVER, outcome=event.outcome)
        case _:
            assert_never(event)


def _changed(
    state: State,
    *,
    domestic: Side | None = None,
    foreign: Side | None = None,
    support: int | None = None,
    tax: int | None = None,
    treasury: int | None = None,
    turn: int | None = None,
    phase: Phase | None = None,
    owed: tuple[Owed, ...] | None = None,
    outcome: Outcome | None = None,
) -> State:
    """The state with some parts changed, as dataclasses.replace does it."""
    changed = _unwritten(State)
    _write_rules(changed, state.rules)
    _write_domestic(changed, state.domestic if domestic is None else domestic)
    _write_foreign(changed, state.foreign if foreign is None else foreign)
    _write_support(changed, state.support if support is None else support)
    _write_tax(changed, state.tax if tax is None else tax)
    _write_treasury(changed, state.treasury if treasury is None else treasury)
    _write_turn(changed, state.turn if turn is None else turn)
    _write_phase(changed, state.phase if phase is None else phase)
    _write_owed(changed, state.owed if owed is None else owed)
    _write_outcome(changed, state.outcome if outcome is None else outcome)
    return changed


def _with_side(
    state: State,
    colour: Colour,
    side: Side,
    *,
    treasury: int | None = None,
    owed: tuple[Owed, ...] | None = None,
) -> State:
    if colour is DOMESTIC:
        return _changed(state, domestic=side, treasury=treasury, owed=owed)
    return _changed(state, foreign=side, treasury=treasury, owed=owed)


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
