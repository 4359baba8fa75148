"""What chance has dealt: against counting by hand, and against every order of a small pack."""

from itertools import permutations
from math import comb

import pytest

from game.engine.activation.commands import Activate, EnterCard, Finish, Lose, TakeBack, TurnCard
from game.engine.activation.fairness import Band, fairness, fairness_of, next_card
from game.engine.activation.lots import Hand, longest_run_odds, points_odds
from game.engine.activation.model import BLACK, RED, Grade, Role
from game.engine.piles import JOKER, card
from tests.engine.battle_builders import INFANTRY, battle, force, paper_battle, play, rostered

TURN = TurnCard()


def test_the_next_card_is_counted_from_the_pack() -> None:
    match = battle("5H 4S")
    assert next_card(match.state).joker == pytest.approx(2 / 14)
    play(match, TURN, TURN)
    chances = next_card(match.state)
    assert (chances.red, chances.black, chances.joker) == (5 / 12, 5 / 12, 2 / 12)
    assert chances.left == 12


def test_the_next_card_of_an_empty_pack_comes_of_the_shuffle() -> None:
    match = paper_battle(force(1, Grade.POOR), force(1, Grade.POOR), jokers=0)
    play(match, *[EnterCard(card(name)) for name in ("AH", "AD", "AS", "AC")])
    chances = next_card(match.state)
    assert (chances.red, chances.black, chances.joker, chances.left) == (0.5, 0.5, 0.0, 0)


def test_a_joker_set_aside_is_sure_to_be_next_once_both_have_acted() -> None:
    match = battle("5H JOKER 4S", no_shut_out=True)
    play(match, TURN, TURN)
    assert next_card(match.state).joker == 1 / 12
    play(match, TURN)
    assert next_card(match.state).joker == 1.0


def test_nothing_turned_is_nothing_owed() -> None:
    found = fairness_of(battle("5H"))
    assert found.red.cards_due == Band(0.0, 0, 0)
    assert (found.run.longest, found.run.colour, found.run.chance, found.jokers) == (0, None, 1.0, 0)


def test_the_accounts_count_what_was_turned_and_used() -> None:
    match = battle("5H 4S 7H JOKER", later=["6C"])
    play(match, TURN, Activate(Role.OTHER, 3), TURN, TURN, TURN, TURN, Activate(Role.ARTILLERY, 2))
    found = fairness_of(match)
    red, black = found.red, found.account(BLACK)
    assert (red.cards, red.points, red.activations, red.unused, red.this_turn) == (2, 12, 3, 9, 0)
    assert (black.cards, black.points, black.activations, black.unused, black.this_turn) == (2, 10, 2, 4, 1)
    assert found.jokers == 1
    assert red.cards_due.expected == 2.0
    assert red.points_due.expected == 12.0
    assert black.points_due.expected == 10.0


def test_what_is_undone_or_taken_back_does_not_count() -> None:
    match = battle("5H 4S", rostered(*[INFANTRY] * 9, grade=Grade.GOOD))
    play(match, TURN, Activate(Role.OTHER, units=(0, 1)), TakeBack(1), Finish(), TURN)
    match.undo()
    found = fairness_of(match)
    assert (found.red.activations, found.red.unused, found.black.cards) == (1, 4, 0)


def test_the_reckoning_may_begin_in_the_middle() -> None:
    match = battle("5H 4S 7H")
    play(match, TURN)
    middle = match.state
    events = [*play(match, TURN), *play(match, TURN)]
    found = fairness(middle, events)
    assert (found.red.cards, found.black.cards) == (1, 1)
    assert found.red.cards_due.expected == pytest.approx(2 * 5 / 11)


def test_runs_go_on_over_a_joker() -> None:
    match = battle("5H 6H JOKER", later=["7H 4S 5S"])
    play(match, TURN, TURN, TURN, TURN)
    assert (fairness_of(match).run.longest, fairness_of(match).run.now) == (3, 3)
    play(match, TURN, TURN)
    run = fairness_of(match).run
    assert (run.longest, run.colour, run.now) == (3, RED, 2)


def test_losses_do_not_change_what_the_cards_owe() -> None:
    match = battle("5H 4S")
    play(match, Lose(RED, 0, 9), TURN)
    assert fairness_of(match).red.points == 5


def test_cards_are_hypergeometric() -> None:
    odds = points_odds((Hand((1,) * 12, 12, 8),))
    assert odds == pytest.approx([comb(12, k) * comb(12, 8 - k) / comb(24, 8) for k in range(9)])


@pytest.mark.parametrize("drawn", range(6))
def test_points_and_runs_against_every_order(drawn: int) -> None:
    ours, others = (2, 3, 4), 2
    orders = list(permutations([*ours, 0, 0]))
    points = [sum(order[:drawn]) for order in orders]
    odds = points_odds((Hand(ours, others, drawn),))
    assert odds == pytest.approx([points.count(n) / len(orders) for n in range(len(odds))])
    longest = [longest_run([card > 0 for card in order[:drawn]]) for order in orders]
    run_odds = longest_run_odds((Hand((1, 1, 1), others, drawn),))
    assert run_odds == pytest.approx([longest.count(n) / len(orders) for n in range(len(run_odds))])


def test_runs_over_two_hands_against_every_order() -> None:
    orders = list(permutations([True, True, False]))
    pairs = [[*one[:2], *two[:2]] for one in orders for two in orders]
    longest = [longest_run(pair) for pair in pairs]
    odds = longest_run_odds((Hand((1, 1), 1, 2), Hand((1, 1), 1, 2)))
    assert odds == pytest.approx([longest.count(n) / len(pairs) for n in range(len(odds))])


def test_the_band_holds_at_least_eighty_in_a_hundred() -> None:
    match = battle("5H 4S 6H 6D 7D 5S 4C 7H")
    play(match, *[TURN] * 8)
    band = fairness_of(match).red.cards_due
    odds = points_odds((Hand((1,) * 6, 6, 8),))
    inside = sum(chance for value, chance in enumerate(odds) if band.holds(value))
    assert inside >= 0.8
    assert band.holds(5)
    assert not band.holds(6)


def test_a_long_battle_stays_quick_and_sane() -> None:
    match = paper_battle(force(9, Grade.GOOD), force(11, Grade.POOR))
    for _ in range(60):
        play(match, EnterCard(card("5H")), EnterCard(card("4S")), EnterCard(JOKER))
    found = fairness_of(match)
    assert found.red.cards_due.expected == 60
    assert 50 < found.red.cards_due.low < 60 < found.red.cards_due.high < 70
    assert found.run.longest == 1
    assert found.run.chance == pytest.approx(1)


def longest_run(colours: list[bool]) -> int:
    longest, now = 0, 0
    for at, colour in enumerate(colours):
        now = now + 1 if at and colour == colours[at - 1] else 1
        longest = max(longest, now)
    return longest
