"""Small governments to try the rules on. Knows the engine only."""

from __future__ import annotations

from typing import Any

from game.engine.government.chance import Chance
from game.engine.government.events import Event
from game.engine.government.model import Colour, Phase, Rules, Side, State
from game.engine.government.rules import GOVERNMENT, GovernmentMatch
from game.engine.match import Match
from game.engine.piles import Card, card

DOMESTIC, FOREIGN = Colour.DOMESTIC, Colour.FOREIGN


def cards(names: str) -> tuple[Card, ...]:
    """`"4S 7C"` as cards."""
    return tuple(card(name) for name in names.split())


def side(deck: str = "", active: str = "", resolved: str = "", attempted: bool = False) -> Side:
    return Side(deck=cards(deck), active=cards(active), resolved=cards(resolved), attempted=attempted)


def government(
    phase: Phase = Phase.RESOLVE,
    domestic: Side | str = "",
    foreign: Side | str = "",
    support: int = 5,
    tax: int = 3,
    treasury: int = 6,
    **settings: Any,
) -> State:
    """A government in mid-turn; a side given as text has those events open, and a deck of one card more."""
    return State(
        rules=Rules(**settings),
        domestic=side("KS", domestic) if isinstance(domestic, str) else domestic,
        foreign=side("KH", foreign) if isinstance(foreign, str) else foreign,
        support=support,
        tax=tax,
        treasury=treasury,
        phase=phase,
    )


def match_of(state: State, *dice: int, seed: int = 0) -> GovernmentMatch:
    """A match that goes on from a state with written dice."""
    return Match(GOVERNMENT, state, Chance.scripted(dice, seed))


def names(pile: tuple[Card, ...]) -> str:
    """Cards as `"4S 7C"`."""
    return " ".join(held.name for held in pile)


def kinds(events: tuple[Event, ...]) -> list[str]:
    """The events by their names."""
    return [type(event).__name__ for event in events]
