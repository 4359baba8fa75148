"""What a choice would lead to, before it is made. Draws no chance and knows nothing of how it is shown."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import odds
from game.engine.government.model import COLOURS, Colour, State
from game.engine.government.reckoning import (
    card_reward,
    rewarded,
    success_reward,
    support_after,
    support_for_tax,
    target,
    treasury_after,
)
from game.engine.piles import Card


@dataclass(frozen=True, slots=True)
class Standing:
    """The tracks after an attempt, and what the turn's end would do to them if it came right then."""

    support: int
    treasury: int
    wasted: int  # of the gains, lost to the ceiling (Rules G3)
    unrest: int  # Support that would be lost; less than is due where the fall comes first (Rules G18, G20)
    support_after_unrest: int


@dataclass(frozen=True, slots=True)
class AttemptForecast:
    """The odds of an attempt, and where success and failure would leave the government."""

    target: int
    cost: int
    chance: float
    carried: Standing
    lost: Standing


@dataclass(frozen=True, slots=True)
class TaxForecast:
    """Where a tax level would leave the government: the treasury once the income is in (Rules G4, G6)."""

    support: int
    wasted: int
    treasury: int
    falls: bool  # then there is no income (Rules G5)


def forecast_attempt(state: State, colour: Colour, cards: tuple[Card, ...], dice: int) -> AttemptForecast:
    """What an attempt would cost, how likely it succeeds, and what follows either way (Rules G13-G18)."""
    rules = state.rules
    wanted = target(cards)
    cost = dice * rules.die_cost
    treasury = state.treasury - cost
    success = success_reward(rules, colour)
    earned = len(rewarded(colour, cards)) * card_reward(rules, colour)
    support = support_after(rules, support_after(rules, state.support, success), earned)
    wasted = state.support + success + earned - support
    open_events = {side: len(state.side(side).active) for side in COLOURS}
    after = open_events | {colour: open_events[colour] - len(cards)}
    return AttemptForecast(
        target=wanted,
        cost=cost,
        chance=odds.chance(dice, wanted, rules.dice_faces),
        carried=_standing(state, after, support, treasury, wasted),
        lost=_standing(state, open_events, state.support, treasury, 0),
    )


def forecast_tax(state: State, level: int) -> TaxForecast:
    """What moving the tax to a level would do at once, and the treasury after collecting."""
    asked = support_for_tax(state.rules, state.tax, level)
    support = support_after(state.rules, state.support, asked)
    falls = support < 1
    treasury = state.treasury if falls else treasury_after(state.rules, state.treasury, level)
    return TaxForecast(support, state.support + asked - support, treasury, falls)


def forecast_unrest(state: State) -> tuple[int, int]:
    """What the open domestic and the open foreign events would cost if the turn ended now (Rules G18)."""
    rules = state.rules
    return (
        len(state.domestic.active) // rules.domestic_divisor,
        len(state.foreign.active) // rules.foreign_divisor,
    )


def _standing(
    state: State, open_events: dict[Colour, int], support: int, treasury: int, wasted: int
) -> Standing:
    after = support
    for colour in COLOURS:
        if after >= 1:  # Rules G20: once fallen, nothing more is counted
            after -= open_events[colour] // state.rules.divisor(colour)
    return Standing(support, treasury, wasted, support - after, after)
