"""Ways to govern, from a first-timer's to an expert's, to measure the levels by. They see what players see.

How they were tuned: each was written to its description, and its numbers were then moved, one at a time,
until its win rates over thousands of games came near those the levels were designed with, in per cent:

              as written  Golden Age  Steady Hand  Troubled Times  Crisis  Revolution
    keep         25.9        25.9         5.6           1.5          19.3       5.6
    casual       99.8        93.9        68.9          42.6          20.2       5.6
    competent    99.4        94.7        80.1          61.9          36.7      15.9

`python -m tools.balance` measures them again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Protocol

from game.engine import odds
from game.engine.government.choices import AttemptChoice, ReturnChoice, legal
from game.engine.government.commands import (
    Attempt,
    Collect,
    Command,
    DrawEvents,
    EndTurn,
    ReturnEvents,
    SetTax,
)
from game.engine.government.forecast import AttemptForecast, forecast_attempt
from game.engine.government.model import Phase, Rules, State
from game.engine.government.reckoning import target, tax_levels
from game.engine.government.rules import GovernmentMatch, new_match
from game.engine.piles import Card


class Player(Protocol):
    """Someone who governs."""

    def command(self, state: State) -> Command:
        """What to do where there is a choice: the tax, an attempt or the turn's end, a Joker's returns."""


def play(rules: Rules, seed: int, player: Player) -> GovernmentMatch:
    """A whole government under a player."""
    match = new_match(rules, seed)
    while (phase := match.state.phase) is not Phase.OVER:
        if phase is Phase.COLLECT:
            match.do(Collect())
        elif phase is Phase.DRAW:
            match.do(DrawEvents())
        else:
            match.do(player.command(match.state))
    return match


class Policy(ABC):
    """A way to govern, made of an idea of the tax and an idea of what to attempt."""

    @abstractmethod
    def tax(self, state: State) -> int:
        """The tax level wished for; it is brought within what is legal."""

    @abstractmethod
    def attempt(self, state: State, choices: tuple[AttemptChoice, ...]) -> Attempt | None:
        """What to attempt next, if anything."""

    def command(self, state: State) -> Command:
        """What to do now."""
        if state.phase is Phase.TAX:
            levels = tax_levels(state.rules, state.tax)
            return SetTax(min(max(levels[0], self.tax(state)), levels[-1]))
        choices = legal(state)
        if choices.returns is not None:
            return ReturnEvents(_easiest(choices.returns))
        return self.attempt(state, choices.attempts) or EndTurn()


class Keep(Policy):
    """A first-timer: never touches the tax; the lowest event of a colour, with dice whose mean covers it."""

    def tax(self, state: State) -> int:
        """As it is."""
        return state.tax

    def attempt(self, state: State, choices: tuple[AttemptChoice, ...]) -> Attempt | None:
        """The lowest event of the first colour that can be paid for."""
        for choice in choices:
            lowest = _by_value(choice)[:1]
            dice = -(-2 * target(lowest) // (state.rules.dice_faces + 1))
            if dice <= choice.dice_max:
                return Attempt(choice.colour, lowest, dice)
        return None


class Casual(Policy):
    """A sensible person: support kept at 3 to 6, tax up to 6, odds of 80 %, two small events at once."""

    ODDS = 0.8
    MOST_TAX = 6
    LOW_SUPPORT, HIGH_SUPPORT = 3, 6
    SMALL_PAIR = 10

    def tax(self, state: State) -> int:
        """More when support is high, less when it is low."""
        spare, lacking = state.support - self.HIGH_SUPPORT, self.LOW_SUPPORT - state.support
        return min(self.MOST_TAX, state.tax + max(0, spare) - max(0, lacking))

    def attempt(self, state: State, choices: tuple[AttemptChoice, ...]) -> Attempt | None:
        """A pair of small events or the lowest one, domestic first, if good odds can be paid for."""
        for choice in choices:
            lowest = _by_value(choice)[: min(2, choice.max_cards)]
            if target(lowest) > self.SMALL_PAIR:
                lowest = lowest[:1]
            for cards in (lowest, lowest[:1]):
                dice = odds.dice_needed(target(cards), self.ODDS, state.rules.dice_faces)
                if dice <= choice.dice_max:
                    return Attempt(choice.colour, cards, dice)
        return None


class Competent(Policy):
    """Someone who has understood it.

    As much tax as support bears with a margin of 1; odds of 75 %; up to three events at once, whichever do
    the most good for the money; events that cost nothing yet wait while money is short.
    """

    ODDS = 0.75
    MARGIN = 1
    MOST_EVENTS = 3
    SHORT_OF_MONEY = 11
    WORTH_OF_A_LOSS = 2  # in Support that could be gained instead: a loss averted, an event out of the way
    WORTH_OF_A_TURN = 4  # in dice: there is only one attempt a colour, so big ones are better than cheap ones

    def tax(self, state: State) -> int:
        """As high as leaves support for this turn's unrest, were nothing resolved, and the margin."""
        rules = state.rules
        unrest = sum(
            (len(side.active) + rules.draws_per_turn) // divisor
            for side, divisor in (
                (state.domestic, rules.domestic_divisor),
                (state.foreign, rules.foreign_divisor),
            )
        )
        spare = state.support - 1 - self.MARGIN - unrest
        if spare <= 0:
            return state.tax + spare
        return state.tax + spare // rules.tax_raise_cost if rules.tax_raise_cost else rules.tax_max

    def attempt(self, state: State, choices: tuple[AttemptChoice, ...]) -> Attempt | None:
        """The attempt that does the most good for its dice."""
        best, most = None, 0.0
        for choice in choices:
            for attempt in self._attempts(state, choice):
                good = self._good(state, attempt)
                if good > most:
                    best, most = attempt, good
        return best

    def _attempts(self, state: State, choice: AttemptChoice) -> Iterator[Attempt]:
        ordered = _by_value(choice)
        for count in range(1, min(self.MOST_EVENTS, choice.max_cards) + 1):
            for cards in combinations(ordered, count):
                dice = odds.dice_needed(target(cards), self.ODDS, state.rules.dice_faces)
                if dice <= choice.dice_max:
                    yield Attempt(choice.colour, cards, dice)

    def _good(self, state: State, attempt: Attempt) -> float:
        """The good of a success for each die, 0 where it had better wait."""
        forecast = forecast_attempt(state, attempt.colour, attempt.cards, attempt.dice)
        relief = _relief(forecast)
        if relief <= 0 and state.treasury < self.SHORT_OF_MONEY:
            return 0
        gain = forecast.carried.support - state.support
        good = gain + self.WORTH_OF_A_LOSS * (relief + len(attempt.cards))
        return good / (attempt.dice + self.WORTH_OF_A_TURN)


keep, casual, competent = Keep(), Casual(), Competent()

PLAYERS: Mapping[str, Player] = {"keep": keep, "casual": casual, "competent": competent}


def _by_value(choice: AttemptChoice) -> tuple[Card, ...]:
    """The events to choose from, lowest first."""
    return tuple(sorted(choice.cards, key=lambda card: card.rank))


def _easiest(choice: ReturnChoice) -> tuple[Card, ...]:
    """The resolved events that are the least trouble to have back: the lowest."""
    return tuple(sorted(choice.cards, key=lambda card: card.rank)[: choice.count])


def _relief(forecast: AttemptForecast) -> int:
    """The unrest that a success averts this turn."""
    return forecast.lost.unrest - forecast.carried.unrest
