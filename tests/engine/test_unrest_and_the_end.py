"""Unrest and how a government ends: Rules G18 to G23 and the settings that change them."""

from typing import Any

import pytest

from game.engine.government.commands import Attempt, Collect, DrawEvents, EndTurn, SetTax
from game.engine.government.events import Because, GovernmentEnded, SupportChanged, UnrestCounted
from game.engine.government.model import Outcome, Phase
from game.engine.government.refusals import GameOver
from game.engine.government.rules import GovernmentMatch
from tests.engine.builders import DOMESTIC, FOREIGN, cards, government, kinds, match_of, side

SIX_BLACK, SIX_RED = "AS 2S 3S 4S 5S 6S", "AH 2H 3H 4H 5H 6H"


def ended(domestic: str = "", foreign: str = "", **changes: Any) -> GovernmentMatch:
    match = match_of(government(domestic=domestic, foreign=foreign, **changes))
    match.do(EndTurn())
    return match


def last_turn(domestic_deck: str = "", foreign_deck: str = "", **changes: Any) -> GovernmentMatch:
    """A government whose turn has only to be ended, with so much left in the decks."""
    state = government(domestic=side(domestic_deck), foreign=side(foreign_deck), **changes)
    match = match_of(state)
    match.do(EndTurn())
    return match


@pytest.mark.parametrize(("count", "cost"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_g18_every_two_domestic_events_cost_one(count: int, cost: int) -> None:
    assert ended(domestic=" ".join(SIX_BLACK.split()[:count])).state.support == 5 - cost


@pytest.mark.parametrize(("count", "cost"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_g18_every_three_foreign_events_cost_one(count: int, cost: int) -> None:
    assert ended(foreign=" ".join(SIX_RED.split()[:count])).state.support == 5 - cost


def test_g18_domestic_and_foreign_divisor() -> None:
    assert ended(SIX_BLACK, domestic_divisor=1, support=9).state.support == 3
    assert ended("", SIX_RED, foreign_divisor=6).state.support == 4


def test_g18_the_counting_is_told_in_groups_for_both_colours() -> None:
    match = ended("AS 2S 3S", "AH")
    assert match.log[-1].events[:3] == (
        UnrestCounted(colour=DOMESTIC, groups=(cards("AS 2S"),)),
        SupportChanged(
            because=Because.UNREST, asked=-1, before=5, after=4, colour=DOMESTIC, cards=cards("AS 2S")
        ),
        UnrestCounted(colour=FOREIGN, groups=()),
    )
    assert kinds(match.log[-1].events[3:]) == ["TurnBegan", "PhaseBegan"]
    assert match.state.phase is Phase.TAX


def test_g19_gains_come_before_unrest() -> None:
    match = match_of(government(domestic="2S 3S 5S", support=10), 6)
    match.do(Attempt(DOMESTIC, cards("2S"), 1))
    assert match.state.support == 10  # capped now, and not after the loss
    match.do(EndTurn())
    assert match.state.support == 9


def test_g20_the_government_falls_to_unrest() -> None:
    match = ended("AS 2S", support=1)
    assert match.state.outcome is Outcome.LOST_TO_UNREST
    assert match.log[-1].events[-1] == GovernmentEnded(outcome=Outcome.LOST_TO_UNREST)
    assert match.why_not(SetTax(3)) == GameOver()
    assert not match.legal.any


def test_g20_after_a_domestic_fall_foreign_unrest_is_not_told() -> None:
    match = ended("AS 2S", "AH 2H 3H", support=1)
    assert kinds(match.log[-1].events) == ["UnrestCounted", "SupportChanged", "GovernmentEnded"]


def test_g20_foreign_unrest_alone_can_bring_it_down() -> None:
    match = ended("AS 2S", "AH 2H 3H", support=2)
    assert match.state.outcome is Outcome.LOST_TO_UNREST
    assert match.state.support == 0


def test_g21_the_turn_in_which_the_decks_ran_out_is_won_when_played_to_its_end() -> None:
    match = last_turn()
    assert match.state.outcome is Outcome.WON
    assert match.state.phase is Phase.OVER
    assert match.state.turn == 1


def test_g21_unrest_of_the_last_turn_counts_first() -> None:
    state = government(domestic=side(active="AS 2S"), foreign=side(), support=1)
    match = match_of(state)
    match.do(EndTurn())
    assert match.state.outcome is Outcome.LOST_TO_UNREST


def test_g21_unequal_decks_are_played_until_both_are_empty() -> None:
    assert last_turn("KS", "").state.outcome is None
    assert last_turn("", "KH").state.outcome is None


def test_win_when_any_needs_one_empty_deck() -> None:
    assert last_turn("KS", "", win_when="any").state.outcome is Outcome.WON
    assert last_turn("KS", "KH", win_when="any").state.outcome is None


def test_g22_open_events_do_not_matter_for_winning() -> None:
    state = government(domestic=side(active=SIX_BLACK), foreign=side(active=SIX_RED), support=6)
    match = match_of(state)
    match.do(EndTurn())
    assert match.state.outcome is Outcome.WON
    assert match.state.support == 1


def test_win_check_next_draw_is_won_at_the_draw_that_cannot_be_made_after_that_turns_tax() -> None:
    match = last_turn(win_check="next_draw")
    assert match.state.outcome is None
    match.do(SetTax(4))
    match.do(Collect())
    assert match.do(DrawEvents()) == (GovernmentEnded(outcome=Outcome.WON),)
    assert (match.state.turn, match.state.treasury, match.state.support) == (2, 10, 4)


def test_win_check_next_draw_can_still_be_lost_by_that_turns_tax() -> None:
    match = last_turn(win_check="next_draw")
    match.do(SetTax(8))
    assert match.state.outcome is Outcome.LOST_TO_TAX


def test_win_check_next_draw_draws_from_the_longer_deck() -> None:
    match = last_turn("KS", "", win_check="next_draw")
    for command in (SetTax(3), Collect()):
        match.do(command)
    assert kinds(match.do(DrawEvents())) == ["CardDrawn", "PhaseBegan"]


@pytest.mark.parametrize(
    ("black", "red", "win_when", "won"),
    [("2S", "2H", "both", True), ("2S KS", "2H", "both", False), ("2S KS", "2H", "any", True)],
)
def test_win_check_after_draw_is_won_with_the_last_cards(
    black: str, red: str, win_when: Any, won: bool
) -> None:
    state = government(
        Phase.DRAW, domestic=side(black), foreign=side(red), win_check="after_draw", win_when=win_when
    )
    match = match_of(state)
    events = match.do(DrawEvents())
    assert kinds(events) == ["CardDrawn", "CardDrawn", "GovernmentEnded" if won else "PhaseBegan"]
    assert (match.state.outcome is Outcome.WON) == won


def test_win_check_after_draw_asks_for_no_returns_any_more() -> None:
    state = government(
        Phase.DRAW,
        domestic=side("JOKER", resolved="2S"),
        foreign=side("2H"),
        win_check="after_draw",
        joker_return="choice",
    )
    match = match_of(state, 3)
    assert kinds(match.do(DrawEvents())) == ["CardDrawn", "JokerRolled", "CardDrawn", "GovernmentEnded"]
    assert match.state.owed == ()


def test_g21_the_game_as_written_has_27_turns() -> None:
    state = government(
        Phase.TAX, domestic=side(" ".join(["KS"] * 27)), foreign=side(" ".join(["KH"] * 27)), treasury=3
    )
    match = match_of(state)
    while match.state.outcome is None:
        for command in (SetTax(3), Collect(), DrawEvents(), EndTurn()):
            match.do(command)
    assert (match.state.turn, match.state.outcome) == (27, Outcome.WON)


def test_g23_the_jokers_and_piles_stay_in_sight() -> None:
    match = match_of(government(Phase.DRAW, domestic=side("JOKER 3S", resolved="2S"), foreign=side("KH")), 1)
    match.do(DrawEvents())
    state = match.state
    assert [len(state.domestic.deck), len(state.domestic.gone), len(state.domestic.resolved)] == [1, 1, 0]
