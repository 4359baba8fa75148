"""Groups events into beats: what belongs together moves together. Knows events, but no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from game.engine.government.events import (
    CardDrawn,
    Event,
    EventsResolved,
    SupportChanged,
    TaxSet,
    UnrestCounted,
)
from game.engine.government.model import State
from game.engine.government.rules import evolve, fold
from game.stage.timeline import Cue, then, together

Beat: TypeAlias = tuple[Event, ...]

SECOND_CARD = 0.12  # seconds until the second deck's card sets out: the first row has then made room
LONGEST_SLIDE = 0.54  # seconds for all that a beat does to Support


def beats(events: Iterable[Event]) -> tuple[Beat, ...]:
    """The events in order, those that belong together in one beat."""
    found: list[Beat] = []
    for event in events:
        if found and _joins(found[-1], event):
            found[-1] = (*found[-1], event)
        else:
            found.append((event,))
    return tuple(found)


def _joins(beat: Beat, event: Event) -> bool:
    """Support moves with what moved it; the second deck's card flies with the first's."""
    first = beat[0]
    match event:
        case SupportChanged():
            return isinstance(first, TaxSet | EventsResolved | UnrestCounted)
        case CardDrawn():
            return beat == (first,) and isinstance(first, CardDrawn) and first.colour is not event.colour
    return False


def evolved(state: State, beat: Beat) -> State:
    """The state after a beat."""
    return fold(state, beat)


def cue_of(shown: State, beat: Beat, cue_for: Callable[[State, Event], Cue]) -> Cue:
    """The cues of a beat's events as one."""
    cues: list[Cue] = []
    for event in beat:
        cues.append(cue_for(shown, event))
        shown = evolve(shown, event)
    head, rest = cues[0], then(*cues[1:])
    if isinstance(beat[-1], CardDrawn):
        return together(head, *(cue.after(SECOND_CARD) for cue in cues[1:]))
    if rest.seconds > LONGEST_SLIDE:
        rest = rest.scaled(LONGEST_SLIDE / rest.seconds)
    return together(head, rest)
