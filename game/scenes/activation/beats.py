"""Groups a battle's events into beats: a card leaves the table as the next one comes. Knows no rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from game.engine.activation.events import CardFinished, CardTurned, Event
from game.engine.activation.evolve import fold
from game.engine.activation.model import State

Beat: TypeAlias = tuple[Event, ...]


def beats(events: Iterable[Event]) -> tuple[Beat, ...]:
    """The events in order, those that belong together in one beat."""
    found: list[Beat] = []
    for event in events:
        last = found[-1] if found else ()
        if len(last) == 1 and isinstance(last[0], CardFinished) and isinstance(event, CardTurned):
            found[-1] = (*last, event)
        else:
            found.append((event,))
    return tuple(found)


def evolved(state: State, beat: Beat) -> State:
    """The state after a beat."""
    return fold(state, beat)
