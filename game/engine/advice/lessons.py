"""Governments that teach: a way to govern that shows every means, and deals on which it has need of them.

For those who look on and have never played. Knows no screen and no words.
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine.advice.players import Casual
from game.engine.government.commands import Collect, DrawEvents
from game.engine.government.events import Because, CardDrawn, DiceRolled, Event, SupportChanged
from game.engine.government.model import Colour, Phase, Rules, State
from game.engine.government.reckoning import is_event
from game.engine.government.rules import GovernmentMatch, new_match

TURNS = 3  # in which everything is to be seen
TRIES = 400


class Example(Casual):
    """A sensible person who raises the tax by a step at the outset, so that it is seen what that does."""

    def tax(self, state: State) -> int:
        """One step more at first, then as a sensible person does."""
        return state.tax + 1 if state.turn == 1 else super().tax(state)


example = Example()


def opening(rules: Rules, seed: int, turns: int = TURNS) -> GovernmentMatch:
    """The first turns of a deal as the example plays them; fewer where the government ends before."""
    match = new_match(rules, seed)
    while match.state.turn <= turns and (phase := match.state.phase) is not Phase.OVER:
        if phase is Phase.COLLECT:
            match.do(Collect())
        elif phase is Phase.DRAW:
            match.do(DrawEvents())
        else:
            match.do(example.command(match.state))
    return match


def lessons_of(match: GovernmentMatch) -> frozenset[str]:
    """What is to be seen in a government so far, of `LESSONS` and `WELCOME`."""
    found: set[str] = set()
    first: set[Colour] = set()
    throws: list[bool] = []
    for entry in match.log:
        for event in entry.events:
            found |= _lesson(event)
            if isinstance(event, DiceRolled):
                throws.append(event.success)
            if isinstance(event, CardDrawn) and is_event(event.card) and entry.before.turn == 1:
                first.add(event.colour)
    if len(first) == len(Colour):
        found.add("both")
    if throws[:1] == [True]:
        found.add(WELCOME)
    if match.state.outcome is None:
        found.add("stands")
    return frozenset(found)


LESSONS = frozenset({"both", "carried", "gained", "unrest", "stands"})
"""Trouble at home and abroad in the first turn; a throw that carries; Support for it; Support lost to unrest;
and a government that is still in office."""

WELCOME = "welcome"
"""The very first throw carries: whoever plays for the first time is not put off."""


class Search:
    """For a deal that shows all lessons in its first turns: the next from `first` on, of `seeds` in all.

    Where none of those tried shows all, the one that shows the most. A step takes half a millisecond.
    """

    def __init__(
        self,
        rules: Rules,
        first: int,
        seeds: int,
        tries: int = TRIES,
        wanted: frozenset[str] = LESSONS,
    ) -> None:
        self._rules, self._seeds, self._wanted = rules, seeds, wanted
        self._next, self._left = first, tries
        self.best, self._most = first % seeds, -1

    @property
    def done(self) -> bool:
        """Whether there is nothing more to be tried."""
        return not self._left or self._most == len(self._wanted)

    def step(self) -> None:
        """Try one more."""
        seed = self._next % self._seeds
        shown = len(lessons_of(opening(self._rules, seed)) & self._wanted)
        if shown > self._most:
            self.best, self._most = seed, shown
        self._next, self._left = self._next + 1, self._left - 1


def teaching_seed(
    rules: Rules,
    first: int,
    seeds: int,
    tries: int = TRIES,
    wanted: frozenset[str] = LESSONS,
    breathe: Callable[[], None] = lambda: None,
) -> int:
    """A deal that shows all lessons in its first turns; breathes between two that are tried."""
    search = Search(rules, first, seeds, tries, wanted)
    while not search.done:
        search.step()
        breathe()
    return search.best


def _lesson(event: Event) -> set[str]:
    match event:
        case DiceRolled() if event.success:
            return {"carried"}
        case SupportChanged(because=Because.UNREST):
            return {"unrest"}
        case SupportChanged(because=Because.SUCCESS | Because.CARDS) if event.after > event.before:
            return {"gained"}
        case _:
            return set()
