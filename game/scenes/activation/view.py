"""Everything the table shows at one moment, gathered from state, choices and clock. Draws nothing."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass

from game.content.battle_log import entry, is_news
from game.content.battle_report import TurnTally
from game.engine.activation import events as ev
from game.engine.activation.fairness import Fairness, NextCard
from game.engine.activation.model import Colour, State


@dataclass(frozen=True)
class View:
    """What the table is told to show."""

    shown: State
    told: str  # the line at the top
    odds: NextCard
    fairness: Fairness
    names: tuple[str, str]  # of the two armies, red first
    seconds: int | None  # left on the clock, where there is one
    tally: TurnTally | None  # of the turn or the battle that has just ended

    def name(self, colour: Colour) -> str:
        """The name of an army."""
        return self.names[0 if colour is Colour.RED else 1]


GRAVE = ev.ForceSwitched | ev.CardsChanged | ev.CardsKept | ev.BattleEnded


class News:
    """The last thing that happened that the players have to be told, until they have gone on."""

    def __init__(self) -> None:
        self.line = ""
        self._fresh = True
        self._grave = False  # it tells of something that changes the battle

    def begin(self) -> None:
        """A command has been given: what it leads to is the news now."""
        self._fresh = True

    def tell(self, event: ev.Event, state: State) -> None:
        """An event has been shown."""
        if isinstance(event, ev.CardTurned) and event.colour is not None:
            self.line = ""  # a new card: what was told of the last is old
        if not _matters(event):
            return
        told, grave = entry(event, state), isinstance(event, GRAVE)
        if self._fresh or not self.line or grave > self._grave:
            self.line, self._grave = told, grave  # beside it, what is seen anyway needs no words
        elif grave == self._grave:
            self.line = f"{self.line} {told}"
        self._fresh = False

    def after(self, events: Iterable[ev.Event], state: State) -> str:
        """What the line will say when these have been shown, and led to that state."""
        later = copy(self)
        for event in events:
            later.tell(event, state)
        return later.line

    def clear(self) -> None:
        """Nothing to tell."""
        self.line = ""


def _matters(event: ev.Event) -> bool:
    """A side's cards and ticks are seen; the rest is told."""
    if isinstance(event, ev.CardTurned):
        return event.colour is None
    seen = ev.CardFinished | ev.UnitsActivated | ev.ActivationTakenBack
    return not isinstance(event, seen) and is_news(event)
