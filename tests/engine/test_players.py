"""The players: that they play legally under any rules, and about as well as they are said to."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import odds
from game.engine.advice.players import PLAYERS, casual, competent, keep, play
from game.engine.government.commands import Attempt, EndTurn, ReturnEvents, SetTax
from game.engine.government.model import Outcome, Owed, Phase, Rules
from tests.engine.builders import DOMESTIC, FOREIGN, cards, government, side
from tests.engine.strategies import any_rules

CRISIS = Rules(tax_max=3, start_treasury=0)


@pytest.mark.parametrize("name", PLAYERS)
@settings(max_examples=25, deadline=None)
@given(rules=any_rules(), seed=st.integers(0, 2**32))
def test_players_play_any_rules_to_the_end(name: str, rules: Rules, seed: int) -> None:
    assert play(rules, seed, PLAYERS[name]).state.outcome is not None


@pytest.mark.parametrize(
    ("name", "rules", "low", "high"),
    [
        ("keep", Rules(), 15, 37),
        ("casual", Rules(), 95, 100),
        ("competent", Rules(), 95, 100),
        ("keep", CRISIS, 10, 30),
        ("casual", CRISIS, 10, 31),
        ("competent", CRISIS, 25, 48),
    ],
)
def test_players_win_about_as_often_as_they_are_said_to(name: str, rules: Rules, low: int, high: int) -> None:
    """A hundred games: `python -m tools.balance` plays enough of them for a verdict."""
    wins = sum(play(rules, seed, PLAYERS[name]).state.outcome is Outcome.WON for seed in range(100))
    assert low <= wins <= high


def test_keep_never_touches_the_tax_and_takes_the_lowest_with_dice_whose_mean_covers_it() -> None:
    assert keep.command(government(Phase.TAX, support=9)) == SetTax(3)
    assert keep.command(government(domestic="9S 7C", treasury=2)) == Attempt(DOMESTIC, cards("7C"), 2)
    assert keep.command(government(domestic="8S", foreign="2H", treasury=2)) == Attempt(
        FOREIGN, cards("2H"), 1
    )
    assert keep.command(government(domestic="8S", treasury=2)) == EndTurn()


def test_casual_keeps_support_in_the_middle() -> None:
    taxes = [casual.command(government(Phase.TAX, support=support)) for support in (1, 3, 6, 8, 10)]
    assert taxes == [SetTax(1), SetTax(3), SetTax(3), SetTax(5), SetTax(6)]


def test_casual_pairs_small_events() -> None:
    assert casual.command(government(domestic="9S 4S 3C", treasury=9)) == Attempt(DOMESTIC, cards("3C 4S"), 3)
    assert casual.command(government(domestic="9S 4S", treasury=9)) == Attempt(DOMESTIC, cards("4S"), 2)
    assert casual.command(government(domestic="4S 3C", treasury=2)) == Attempt(DOMESTIC, cards("3C"), 2)


def test_competent_taxes_as_much_as_support_bears() -> None:
    assert competent.command(government(Phase.TAX)) == SetTax(6)
    assert competent.command(government(Phase.TAX, domestic="2S 3S 4S")) == SetTax(4)
    assert competent.command(government(Phase.TAX, tax_max=4)) == SetTax(4)
    assert competent.command(government(Phase.TAX, support=1)) == SetTax(2)
    assert competent.command(government(Phase.TAX, tax_raise_cost=0)) == SetTax(10)


def test_competent_lets_harmless_events_wait_while_money_is_short() -> None:
    assert competent.command(government(domestic="5S", treasury=10)) == EndTurn()
    assert competent.command(government(domestic="5S", treasury=11)) == Attempt(DOMESTIC, cards("5S"), 2)


def test_players_take_back_the_lowest_where_they_may_choose() -> None:
    state = government(Phase.RETURN, domestic=side("KS", "", "9S 2S 5S"), joker_return="choice")
    assert competent.command(replace(state, owed=(Owed(DOMESTIC, 2),))) == ReturnEvents(cards("2S 5S"))


@pytest.mark.parametrize("target", range(41))
@pytest.mark.parametrize("wanted", [0, 0.5, 0.75, 0.9])
def test_the_fewest_dice_for_a_chance(target: int, wanted: float) -> None:
    dice = odds.dice_needed(target, wanted)
    assert odds.chance(dice, target) >= wanted
    assert dice == 1 or odds.chance(dice - 1, target) < wanted or 6 * (dice - 1) < target


def test_certainty_cannot_be_asked_for() -> None:
    with pytest.raises(ValueError, match="cannot be asked for"):
        odds.dice_needed(4, 1)
