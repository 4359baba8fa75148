"""Groups events into beats: what belongs together moves together. Knows events, but no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TypeAlias

from game.engine.government.events import (
    CardDrawn,
    Event,
    EventsResolved,
    SupportChanged,
    TaxSet,
    UnrestCounted,
)
from game.engine.government.model import Colour, State
from game.engine.government.rules import evolve, fold
from game.stage.timeline import Cue, together

Beat: TypeAlias = tuple[Event, ...]

SECOND_CARD = 0.26  # seconds until the second deck deals: the first card then shows its face
SECOND_ROW = 0.12  # seconds until the second row is restless
NEXT_CARD = 0.2  # seconds until a deck's next card sets out
COURT_CAME = 0.45  # seconds after which a court card lies before the players, and the next may set out
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
    """Support moves with what moved it; both decks deal together, both rows are restless together."""
    first, last = beat[0], beat[-1]
    match event:
        case SupportChanged():
            return isinstance(first, TaxSet | EventsResolved | UnrestCounted)
        case UnrestCounted():
            return isinstance(first, UnrestCounted)
        case CardDrawn():
            return isinstance(last, CardDrawn) and not last.card.is_joker
    return False


def evolved(state: State, beat: Beat) -> State:
    """The state after a beat."""
    return fold(state, beat)


def cue_of(shown: State, beat: Beat, cue_for: Callable[[State, Event], Cue]) -> Cue:
    """The cues of a beat's events as one; the counter of Support arrives as its number changes."""
    cues: list[Cue] = []
    slide, before = Cue(0.0), shown
    for event in beat:
        if isinstance(event, SupportChanged):
            slide = cue_for(before, _in_all(beat))
        else:
            cues.append(cue_for(shown, event))
        shown = evolve(shown, event)
    if isinstance(beat[0], CardDrawn):
        return _dealt(beat, cues)
    if slide.seconds > LONGEST_SLIDE:
        slide = slide.scaled(LONGEST_SLIDE / slide.seconds)
    moved = together(*_one_after_other(cues, SECOND_ROW))
    return together(moved, slide.after(max(0.0, moved.seconds - slide.seconds)) if slide.seconds else slide)


def _in_all(beat: Beat) -> SupportChanged:
    """What a beat does to Support, as one change: the counter goes all its way, the people stir once."""
    changes = [event for event in beat if isinstance(event, SupportChanged)]
    asked = sum(change.asked for change in changes)
    return replace(changes[-1], before=changes[0].before, asked=asked)


def _dealt(beat: Beat, cues: list[Cue]) -> Cue:
    """Each deck deals one card after the other, and nothing waits until the one before has come to rest."""
    of_decks: dict[Colour, Cue] = {}
    free: dict[Colour, float] = {}  # seconds after which a deck deals again
    for event, cue in zip(beat, cues, strict=True):
        if isinstance(event, CardDrawn):
            now = free.get(event.colour, 0.0)
            of_decks[event.colour] = _joined(of_decks.get(event.colour, Cue(0.0)), cue.after(now))
            free[event.colour] = now + min(cue.seconds, COURT_CAME if event.card.is_court else NEXT_CARD)
    return together(*_one_after_other(of_decks.values(), SECOND_CARD))


def _joined(one: Cue, other: Cue) -> Cue:
    """Two cues, the other beginning while the one goes on: what flies goes straight to its last place."""
    last = {move.key: move for move in other.moves}
    bound, flying = [], set()
    for move in one.moves:
        further = last.get(move.key)
        if further is not None and further.begin < move.until:
            flying.add(move.key)
            bound.append(replace(move, end=further.end._replace(z=move.end.z)))
        else:
            bound.append(move)
    left = tuple(move for move in other.moves if move.key not in flying)
    return together(replace(one, moves=tuple(bound)), replace(other, moves=left))


def _one_after_other(cues: Iterable[Cue], apart: float) -> Iterator[Cue]:
    """Those that have something to show set out shortly after one another."""
    seen = 0
    for cue in cues:
        yield cue.after(seen * apart) if cue.seconds else cue
        seen += cue.seconds > 0
