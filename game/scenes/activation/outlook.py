"""What the table tells besides the state: the next card's chances, luck, advice; reckoned once a state."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from game.content import battle_coach
from game.content.battle_report import TurnTally, in_numbers
from game.content.engagement import Engagement
from game.engine.activation.choices import legal
from game.engine.activation.fairness import Fairness, NextCard, fairness_of, next_card
from game.engine.activation.model import State
from game.scenes.activation.view import View


@dataclass(frozen=True, slots=True)
class Prospect:
    """All of it, for one state."""

    state: State
    odds: NextCard
    advice: str
    fairness: Fairness
    tally: TurnTally | None  # of the turn or the battle that has just ended


class Outlook:
    """Of one battle. Chances and luck on the table are those of the last state that lay still."""

    def __init__(self, engagement: Engagement) -> None:
        self._engagement = engagement
        self._standing: Prospect | None = None
        self._last: tuple[Hashable, Prospect] | None = None

    def at_rest(self, state: State) -> Prospect:
        """Of a state that lies on the table."""
        self._standing = self.coming(state)
        return self._standing

    def passing(self, state: State) -> Prospect:
        """Of a state that is passed through: nothing new, but what it is the end of is over."""
        known = self._standing or self.at_rest(state)
        return Prospect(state, known.odds, known.advice, known.fairness, None)

    def coming(self, state: State) -> Prospect:
        """Of the state that will lie on the table when all has arrived."""
        log = self._engagement.match.log
        key = (state, len(log), id(log[-1]) if log else None)
        if self._last is None or self._last[0] != key:
            self._last = key, self._reckoned(state)
        return self._last[1]

    def view(self, prospect: Prospect, told: str, seconds: int | None, *, advised: bool) -> View:
        """What the table is to show of it; where there is nothing to tell, players may be advised."""
        battle = self._engagement.battle
        return View(
            shown=prospect.state,
            told=told or (prospect.advice if advised else ""),
            odds=prospect.odds,
            fairness=prospect.fairness,
            names=(battle.red.name, battle.black.name),
            seconds=seconds,
            tally=prospect.tally,
        )

    def _reckoned(self, state: State) -> Prospect:
        engagement = self._engagement
        return Prospect(
            state,
            next_card(state),
            battle_coach.coach(state, legal(state)),
            fairness_of(engagement.match),
            in_numbers(engagement) if state.acting is None or state.outcome is not None else None,
        )
