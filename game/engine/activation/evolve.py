"""How an event changes a battle: total, pure, without chance. Knows not why the event came about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from typing import assert_never

from game.engine.activation.events import (
    ActivationTakenBack,
    BattleEnded,
    CardFinished,
    CardsChanged,
    CardsKept,
    CardTurned,
    Event,
    ForceSwitched,
    GeneralRegraded,
    GeneralReplaced,
    JokerPlayed,
    JokerSetAside,
    JokersLeft,
    PackShuffled,
    SwitchOrdered,
    UnitsActivated,
    UnitsArrived,
    UnitsLost,
    UnitsRallied,
)
from game.engine.activation.model import RED, Act, Colour, Force, Side, State, Unit
from game.engine.piles import JOKER, Card


def fold(state: State, events: Sequence[Event]) -> State:
    """The state after several events."""
    return reduce(evolve, events, state)


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    match event:
        case CardTurned():
            return _turned(state, event)
        case CardFinished():
            return replace(state, card=None, acts=(), fresh=0, discard=(*state.discard, event.card))
        case JokerSetAside() | CardsKept():
            return state  # told for the players' sake
        case JokerPlayed():
            return replace(state, card=JOKER)
        case JokersLeft():
            return replace(state, aside=state.aside - event.count, gone=state.gone + event.count)
        case PackShuffled():
            return replace(state, pack=event.pack, discard=(), aside=0, reshuffles=event.reshuffles)
        case UnitsActivated():
            return _activated(state, event)
        case ActivationTakenBack():
            acts = tuple([act for act in state.acts if act.unit != event.unit])
            return _recounted(replace(state, acts=acts), event.colour)
        case UnitsLost():
            return _lost(state, event)
        case UnitsArrived():
            return _arrived(state, event)
        case UnitsRallied():
            return _rallied(state, event)
        case GeneralRegraded():
            force = replace(_force(state, event.colour, event.force), grade=event.after, dice=())
            return _with_force(state, event.colour, event.force, force)
        case GeneralReplaced():
            before = _force(state, event.colour, event.force)
            force = replace(before, general=event.after, grade=event.grade_after, dice=event.dice)
            return _with_force(state, event.colour, event.force, force)
        case SwitchOrdered():
            return _with_side(state, event.colour, replace(state.side(event.colour), waiting=event.force))
        case ForceSwitched():
            side = replace(state.side(event.colour), active=event.after, waiting=None)
            return _with_side(state, event.colour, side)
        case CardsChanged():
            force = replace(_force(state, event.colour, event.force), values=event.after)
            return _with_force(state, event.colour, event.force, force)
        case BattleEnded():
            return replace(state, outcome=event.outcome, winner=event.winner)
        case _:
            assert_never(event)


def _turned(state: State, event: CardTurned) -> State:
    pack = _without_first(state.pack, event.card)
    if event.colour is None:
        return replace(state, pack=pack, card=JOKER, aside=state.aside + 1)
    units = state.side(event.colour).force.units
    return replace(state, pack=pack, card=event.card, acts=(), fresh=units)


def _without_first(pack: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = pack.index(card)
    return (*pack[:place], *pack[place + 1 :])


def _activated(state: State, event: UnitsActivated) -> State:
    units: tuple[int | None, ...] = event.units or (None,) * event.count
    acts = (*state.acts, *[Act(event.role, unit) for unit in units])
    return replace(state, acts=acts, fresh=state.fresh - event.count)


def _lost(state: State, event: UnitsLost) -> State:
    force = _force(state, event.colour, event.force)
    roster = _marked(force, event.units, lost=True)
    force = replace(force, units=event.after, lost=force.lost + event.count, roster=roster)
    state = _with_force(state, event.colour, event.force, force)
    if not _is_acting(state, event.colour, event.force):
        return state
    if force.roster:
        return _recounted(state, event.colour)
    return replace(state, fresh=min(state.fresh, event.after))  # whoever fell had acted, where anybody had


def _arrived(state: State, event: UnitsArrived) -> State:
    force = _force(state, event.colour, event.force)
    force = replace(force, units=event.after, roster=(*force.roster, *event.units))
    state = _with_force(state, event.colour, event.force, force)
    if _is_acting(state, event.colour, event.force):
        return replace(state, fresh=state.fresh + event.count)
    return state


def _rallied(state: State, event: UnitsRallied) -> State:
    force = _force(state, event.colour, event.force)
    roster = _marked(force, event.units, lost=False)
    force = replace(force, units=event.after, lost=force.lost - len(event.units), roster=roster)
    state = _with_force(state, event.colour, event.force, force)
    return _recounted(state, event.colour) if _is_acting(state, event.colour, event.force) else state


def _recounted(state: State, colour: Colour) -> State:
    """With those counted afresh that have not acted, where a roster tells who has."""
    fresh = set(state.side(colour).force.standing) - set(state.acted)
    return replace(state, fresh=len(fresh))


def _marked(force: Force, units: tuple[int, ...], *, lost: bool) -> tuple[Unit, ...]:
    return tuple([replace(u, lost=lost) if n in units else u for n, u in enumerate(force.roster)])


def _is_acting(state: State, colour: Colour, force: int) -> bool:
    return state.acting is colour and state.side(colour).active == force


def _force(state: State, colour: Colour, force: int) -> Force:
    return state.side(colour).forces[force]


def _with_force(state: State, colour: Colour, number: int, force: Force) -> State:
    side = state.side(colour)
    forces = tuple([force if n == number else other for n, other in enumerate(side.forces)])
    return _with_side(state, colour, replace(side, forces=forces))


def _with_side(state: State, colour: Colour, side: Side) -> State:
    return replace(state, red=side) if colour is RED else replace(state, black=side)
