"""Resolving events: Rules G12 to G17 and the settings that change them."""

from typing import Any

import pytest

from game.engine.government.commands import Attempt, EndTurn, SetTax
from game.engine.government.events import AttemptMade, Because, DiceRolled, SupportChanged
from game.engine.government.model import Colour
from game.engine.government.refusals import (
    AlreadyAttempted,
    NamedTwice,
    NoDice,
    NothingNamed,
    NotInPlay,
    Reason,
    TooFewCoins,
    TooManyEvents,
    WrongPhase,
)
from game.engine.government.rules import GovernmentMatch
from game.engine.piles import card
from tests.engine.builders import DOMESTIC, FOREIGN, cards, government, kinds, match_of, names


def attempt(colour: Colour, named: str, *dice: int, **changes: Any) -> GovernmentMatch:
    """A match after an attempt on the only events in play."""
    changes[colour.value] = named
    match = match_of(government(**changes), *dice)
    match.do(Attempt(colour, cards(named), len(dice)))
    return match


def test_g12_one_attempt_on_each_colour_in_either_order() -> None:
    match = match_of(government(domestic="2S 3S", foreign="2H 3H"), 3, 1)
    match.do(Attempt(FOREIGN, cards("3H"), 1))
    assert match.why_not(Attempt(FOREIGN, cards("2H"), 1)) == AlreadyAttempted(FOREIGN)
    match.do(Attempt(DOMESTIC, cards("3S"), 1))
    assert match.why_not(Attempt(DOMESTIC, cards("2S"), 1)) == AlreadyAttempted(DOMESTIC)
    assert match.legal.attempts == ()
    assert match.legal.end_turn


def test_g12_the_second_attempt_uses_what_the_first_left() -> None:
    match = match_of(government(domestic="2S", foreign="3H", treasury=3), 3, 1)
    match.do(Attempt(FOREIGN, cards("3H"), 2))
    assert match.why_not(Attempt(DOMESTIC, cards("2S"), 2)) == TooFewCoins(1, 2)


def test_g12_passing_is_allowed() -> None:
    match = match_of(government(domestic="2S", foreign="3H"))
    match.do(EndTurn())
    assert match.state.turn == 2


def test_g12_attempts_are_open_again_next_turn() -> None:
    match = attempt(DOMESTIC, "9S", 1)
    match.do(EndTurn())
    assert not match.state.domestic.attempted


def test_g13_the_target_is_the_sum_of_the_events() -> None:
    match = attempt(DOMESTIC, "4S 6S AC", 6, 5)
    made = match.log[-1].events[0]
    assert isinstance(made, AttemptMade)
    assert made.target == 11
    assert names(match.state.domestic.resolved) == "4S 6S AC"


def test_g13_some_events_may_be_left_alone() -> None:
    match = match_of(government(domestic="10S 2C"), 2)
    match.do(Attempt(DOMESTIC, cards("2C"), 1))
    assert names(match.state.domestic.active) == "10S"


def test_g14_coins_are_gone_success_or_not() -> None:
    assert attempt(DOMESTIC, "5S", 6).state.treasury == 5
    assert attempt(DOMESTIC, "5S", 1, 1).state.treasury == 4


def test_die_cost() -> None:
    match = match_of(government(domestic="5S", treasury=7, die_cost=3), 1, 1)
    assert match.legal.attempts[0].dice_max == 2
    assert match.why_not(Attempt(DOMESTIC, cards("5S"), 3)) == TooFewCoins(7, 9)
    match.do(Attempt(DOMESTIC, cards("5S"), 2))
    assert match.state.treasury == 1


@pytest.mark.parametrize(
    ("named", "dice", "reason"),
    [
        ("", 1, NothingNamed()),
        ("5S 5S", 1, NamedTwice(card("5S"))),
        ("5S 6S", 1, NotInPlay(card("6S"), DOMESTIC)),
        ("3H", 1, NotInPlay(card("3H"), DOMESTIC)),
        ("5S", 0, NoDice()),
        ("5S", -1, NoDice()),
        ("5S", 7, TooFewCoins(6, 7)),
    ],
)
def test_g13_g14_what_cannot_be_attempted(named: str, dice: int, reason: Reason) -> None:
    match = match_of(government(domestic="5S", foreign="3H"))
    assert match.why_not(Attempt(DOMESTIC, cards(named), dice)) == reason


def test_max_events_per_attempt() -> None:
    match = match_of(government(domestic="2S 3S 4S", max_events_per_attempt=2))
    assert match.legal.attempts[0].max_cards == 2
    assert match.why_not(Attempt(DOMESTIC, cards("2S 3S 4S"), 1)) == TooManyEvents(3, 2)
    assert match.why_not(Attempt(DOMESTIC, cards("2S 3S"), 1)) is None


def test_g12_the_choices_of_an_attempt() -> None:
    legal = match_of(government(domestic="2S 3S", foreign="9H")).legal
    assert [(a.colour, names(a.cards), a.dice_min, a.dice_max, a.max_cards) for a in legal.attempts] == [
        (DOMESTIC, "2S 3S", 1, 6, 2),
        (FOREIGN, "9H", 1, 6, 1),
    ]
    assert match_of(government(domestic="2S", treasury=0)).legal.attempts == ()


def test_g15_reaching_the_target_exactly_resolves() -> None:
    match = attempt(DOMESTIC, "5S", 2, 3)
    assert kinds(match.log[-1].events) == ["AttemptMade", "DiceRolled", "EventsResolved", "SupportChanged"]
    assert match.state.domestic.active == ()


def test_g15_falling_short_leaves_every_event() -> None:
    match = attempt(DOMESTIC, "4S 3S", 5, 1)
    assert kinds(match.log[-1].events) == ["AttemptMade", "DiceRolled", "AttemptFailed"]
    assert names(match.state.domestic.active) == "4S 3S"
    assert match.state.support == 5
    rolled = match.log[-1].events[1]
    assert isinstance(rolled, DiceRolled)
    assert (rolled.total, rolled.success, rolled.reveals) == (6, False, True)


def test_dice_faces() -> None:
    assert attempt(DOMESTIC, "8S", 8, dice_faces=8).state.domestic.active == ()


def test_g16_domestic_success_gives_one_and_one_more_for_each_even_event() -> None:
    assert attempt(DOMESTIC, "5S", 6).state.support == 6
    assert attempt(DOMESTIC, "4S", 6).state.support == 7
    assert attempt(DOMESTIC, "4S 3S 2C AC", 6, 6).state.support == 8


def test_g16_the_gains_are_told_apart() -> None:
    match = attempt(DOMESTIC, "4S 3S 2C", 6, 6)
    assert match.log[-1].events[3:] == (
        SupportChanged(because=Because.SUCCESS, asked=1, before=5, after=6, colour=DOMESTIC),
        SupportChanged(
            because=Because.CARDS, asked=2, before=6, after=8, colour=DOMESTIC, cards=cards("4S 2C")
        ),
    )


def test_g17_foreign_success_gives_one_for_each_odd_event_only() -> None:
    assert attempt(FOREIGN, "4H", 6).state.support == 5
    assert attempt(FOREIGN, "5H", 6).state.support == 6
    assert attempt(FOREIGN, "AH 3H 2D", 6).state.support == 7


def test_the_four_reward_settings() -> None:
    generous = {
        "domestic_success_reward": 2,
        "domestic_even_reward": 3,
        "foreign_success_reward": 1,
        "foreign_odd_reward": 2,
    }
    assert attempt(DOMESTIC, "2S 3S", 6, support=1, **generous).state.support == 6
    assert attempt(FOREIGN, "2H 3H", 6, support=1, **generous).state.support == 4
    none = dict.fromkeys(generous, 0)
    assert attempt(DOMESTIC, "2S 3S", 6, **none).state.support == 5
    assert attempt(FOREIGN, "2H 3H", 6, **none).state.support == 5


def test_g3_gains_are_capped_and_the_waste_is_told() -> None:
    match = attempt(DOMESTIC, "4S 2S", 6, support=9)
    changes = [event for event in match.log[-1].events if isinstance(event, SupportChanged)]
    assert [(change.asked, change.after, change.wasted) for change in changes] == [(1, 10, 0), (2, 10, 2)]


def test_attempts_belong_to_the_last_phase() -> None:
    match = match_of(government(domestic="5S"), 6)
    assert isinstance(match.why_not(SetTax(3)), WrongPhase)
