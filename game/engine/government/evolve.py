"""How an event changes a government: total, pure, without chance. Knows not why the event came about."""

from __future__ import annotations

from dataclasses import replace
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
from game.engine.government.model import Colour, Owed, Phase, Side, State
from game.engine.government.reckoning import is_event
from game.engine.piles import Card


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    match event:
        case PhaseBegan():
            return replace(state, phase=event.phase)
        case SupportChanged():
            return replace(state, support=event.after)
        case CardDrawn():
            return _with_side(state, event.colour, _drawn(state.side(event.colour), event.card))
        case UnrestCounted() | DiceRolled() | AttemptFailed() | JokerRolled():
            return state  # told for the player's sake; what follows from them has events of its own
        case TaxSet():
            return replace(state, tax=event.after)
        case TaxCollected():
            return replace(state, treasury=event.after)
        case AttemptMade():
            side = replace(state.side(event.colour), attempted=True)
            return _with_side(replace(state, treasury=event.treasury_after), event.colour, side)
        case EventsResolved():
            return _with_side(state, event.colour, _resolved(state.side(event.colour), event.cards))
        case TurnBegan():
            domestic = replace(state.domestic, attempted=False)
            foreign = replace(state.foreign, attempted=False)
            return replace(state, turn=event.turn, domestic=domestic, foreign=foreign)
        case EventsReturned():
            side = _returned(state.side(event.colour), event.cards)
            return _with_side(replace(state, owed=state.owed[1:]), event.colour, side)
        case ReturnOwed():
            return replace(state, owed=(*state.owed, Owed(event.colour, event.count)))
        case GovernmentEnded():
            return replace(state, phase=Phase.OVER, outcome=event.outcome)
        case _:
            assert_never(event)


def _with_side(state: State, colour: Colour, side: Side) -> State:
    if colour is Colour.DOMESTIC:
        return replace(state, domestic=side)
    return replace(state, foreign=side)


def _drawn(side: Side, card: Card) -> Side:
    if is_event(card):
        return replace(side, deck=side.deck[1:], active=(*side.active, card))
    return replace(side, deck=side.deck[1:], gone=(*side.gone, card))


def _resolved(side: Side, cards: tuple[Card, ...]) -> Side:
    return replace(side, active=_without(side.active, cards), resolved=side.resolved + cards)


def _returned(side: Side, cards: tuple[Card, ...]) -> Side:
    return replace(side, active=side.active + cards, resolved=_without(side.resolved, cards))


def _without(pile: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([card for card in pile if card not in cards])
