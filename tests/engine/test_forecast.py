"""Forecasts against what really comes of it."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import odds
from game.engine.government.commands import Attempt, Collect, EndTurn, SetTax
from game.engine.government.forecast import (
    Standing,
    TaxForecast,
    forecast_attempt,
    forecast_tax,
    forecast_unrest,
)
from game.engine.government.model import Colour, Phase, Rules, State
from game.engine.government.reckoning import whole_deck
from game.engine.government.rules import GovernmentMatch
from tests.engine.builders import DOMESTIC, FOREIGN, cards, government, match_of
from tests.engine.strategies import any_rules


@st.composite
def states(draw: st.DrawFn, phase: Phase) -> State:
    """A government under any rules with any open events."""
    rules = draw(any_rules())
    state = government(
        phase,
        support=draw(st.integers(1, rules.support_max or 30)),
        tax=draw(st.integers(rules.tax_min, rules.tax_max)),
        treasury=draw(st.integers(rules.die_cost, 60)),
    )
    for colour in Colour:
        events = [held for held in whole_deck(rules, colour) if 1 <= held.rank <= 10]
        active = tuple(draw(st.lists(st.sampled_from(events), min_size=1, max_size=12, unique=True)))
        state = replace(state, **{colour.value: replace(state.side(colour), active=active)})  # type: ignore[arg-type]
    return replace(state, rules=rules)


def standing(match: GovernmentMatch, wasted: int) -> Standing:
    """How a match really stands, before and after the unrest."""
    support, treasury = match.state.support, match.state.treasury
    match.do(EndTurn())
    return Standing(support, treasury, wasted, support - match.state.support, match.state.support)


def test_an_attempt_by_hand() -> None:
    state = government(domestic="4S 6S 3C", foreign="2H 3H 4H", support=8, treasury=6)
    forecast = forecast_attempt(state, DOMESTIC, cards("4S 6S"), 3)
    assert (forecast.target, forecast.cost, forecast.chance) == (10, 3, odds.chance(3, 10))
    assert forecast.carried == Standing(support=10, treasury=3, wasted=1, unrest=1, support_after_unrest=9)
    assert forecast.lost == Standing(support=8, treasury=3, wasted=0, unrest=2, support_after_unrest=6)


@given(states(Phase.RESOLVE), st.sampled_from(Colour), st.data())
def test_an_attempt_as_it_really_goes(state: State, colour: Colour, data: st.DataObject) -> None:
    rules, active = state.rules, state.side(colour).active
    most = min(len(active), rules.max_events_per_attempt or 20)
    named = tuple(data.draw(st.lists(st.sampled_from(active), min_size=1, max_size=most, unique=True)))
    dice = data.draw(st.integers(1, state.treasury // rules.die_cost))
    forecast = forecast_attempt(state, colour, named, dice)
    for face, expected in ((rules.dice_faces, forecast.carried), (1, forecast.lost)):
        succeeds = face * dice >= forecast.target
        if succeeds is (expected is forecast.carried):
            match = match_of(state, *[face] * dice)
            match.do(Attempt(colour, named, dice))
            assert standing(match, expected.wasted) == expected
    assert forecast.lost.wasted == 0
    assert 0 <= forecast.chance <= 1


def test_tax_by_hand() -> None:
    state = government(Phase.TAX, support=2, tax=3, treasury=4)
    assert forecast_tax(state, 4) == TaxForecast(support=1, wasted=0, treasury=8, falls=False)
    assert forecast_tax(state, 5) == TaxForecast(support=0, wasted=0, treasury=4, falls=True)
    assert forecast_tax(replace(state, support=9), 1) == TaxForecast(10, 1, 5, False)


@given(states(Phase.TAX), st.data())
def test_tax_as_it_really_goes(state: State, data: st.DataObject) -> None:
    match = match_of(state)
    level = data.draw(st.sampled_from(match.legal.tax))
    forecast = forecast_tax(state, level)
    match.do(SetTax(level))
    assert forecast.falls == (match.state.phase is Phase.OVER)
    if not forecast.falls:
        match.do(Collect())
    assert (forecast.support, forecast.treasury) == (match.state.support, match.state.treasury)


@pytest.mark.parametrize(
    ("black", "red", "costs"), [("AS", "AH 2H", (0, 0)), ("AS 2S 3S", "AH 2H 3H", (1, 1))]
)
def test_unrest(black: str, red: str, costs: tuple[int, int]) -> None:
    state = government(domestic=black, foreign=red)
    assert forecast_unrest(state) == costs
    match = match_of(state)
    match.do(EndTurn())
    assert state.support - match.state.support == sum(costs)


def test_unrest_stops_where_the_government_falls() -> None:
    state = government(domestic="AS 2S", foreign="AH 2H 3H", support=1)
    lost = forecast_attempt(state, FOREIGN, cards("AH"), 1).lost
    assert (lost.unrest, lost.support_after_unrest) == (1, 0)
    assert forecast_unrest(state) == (1, 1)
    assert Rules().divisor(FOREIGN) == 3
