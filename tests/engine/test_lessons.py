"""Deals to teach by: they show what they promise, and every round another."""

from __future__ import annotations

import pytest

from game.engine.advice.lessons import LESSONS, TURNS, WELCOME, example, lessons_of, opening, teaching_seed
from game.engine.government.commands import SetTax
from game.engine.government.events import DiceRolled
from game.engine.government.model import Rules
from game.engine.government.rules import new_match

GENTLE = Rules(suits_per_colour=1)
SEEDS = 1_000_000


@pytest.mark.parametrize("first", [0, 77, 999_990])
@pytest.mark.parametrize("rules", [GENTLE, Rules(), Rules(draws_per_turn=2, tax_max=6)])
def test_a_teaching_deal_shows_every_lesson(rules: Rules, first: int) -> None:
    seed = teaching_seed(rules, first, SEEDS)
    assert 0 <= seed < SEEDS
    match = opening(rules, seed)
    assert lessons_of(match) >= LESSONS
    assert match.state.turn == TURNS + 1


def test_the_example_raises_the_tax_at_first() -> None:
    assert example.command(new_match(GENTLE, 5).state) == SetTax(GENTLE.start_tax + 1)


def test_another_beginning_leads_to_another_deal() -> None:
    first = teaching_seed(GENTLE, 0, SEEDS)
    assert teaching_seed(GENTLE, first + 1, SEEDS) != first


def test_where_nothing_teaches_the_best_that_was_tried_is_taken() -> None:
    """Without dice to be had nothing is ever carried."""
    poor = Rules(start_treasury=0, upkeep=10)
    seed = teaching_seed(poor, 3, SEEDS, tries=6)
    assert 3 <= seed < 9
    assert "carried" not in lessons_of(opening(poor, seed))


def test_a_deal_for_a_first_game_welcomes_with_a_throw_that_carries() -> None:
    for first in (0, 5000):
        match = opening(GENTLE, teaching_seed(GENTLE, first, SEEDS, wanted=LESSONS | {WELCOME}))
        throws = [e for entry in match.log for e in entry.events if isinstance(e, DiceRolled)]
        assert throws[0].success
        assert lessons_of(match) >= LESSONS | {WELCOME}
