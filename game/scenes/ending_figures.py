"""What a finished government comes to in numbers, read from the log of its match. Draws nothing."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.government.events import DiceRolled, EventsResolved
from game.engine.government.model import Phase, State
from game.engine.government.rules import GovernmentMatch


@dataclass(frozen=True, slots=True)
class Series:
    """The tracks at the start and after every turn; `first` turns were over at the start."""

    first: int
    support: tuple[int, ...]
    tax: tuple[int, ...]
    treasury: tuple[int, ...]
    open_events: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """The numbers of the last page."""

    turns: int
    support: int
    treasury: int
    resolved: int  # an event that came back and was resolved again counts again
    dice: int
    pips: int
    expected: float  # what so many dice make on average
    series: Series


def figures(match: GovernmentMatch) -> Figures:
    """Add up a match."""
    events = [event for entry in match.log for event in entry.events]
    faces = [face for event in events if isinstance(event, DiceRolled) for face in event.faces]
    state = match.state
    return Figures(
        turns=state.turn,
        support=max(0, state.support),
        treasury=state.treasury,
        resolved=sum(len(event.cards) for event in events if isinstance(event, EventsResolved)),
        dice=len(faces),
        pips=sum(faces),
        expected=len(faces) * (state.rules.dice_faces + 1) / 2,
        series=_series(match),
    )


def _series(match: GovernmentMatch) -> Series:
    """The first state, those in which a later turn began, and the last."""
    begun = [entry.before for entry in match.log if entry.before.phase is Phase.TAX]
    states: list[State] = [*begun, match.state]
    return Series(
        first=states[0].turn - 1 if begun else match.state.turn,
        support=tuple(max(0, state.support) for state in states),
        tax=tuple(state.tax for state in states),
        treasury=tuple(state.treasury for state in states),
        open_events=tuple(len(state.domestic.active) + len(state.foreign.active) for state in states),
    )
