"""The short forms of the game are short, and won by whom they ought to be: on a few fixed deals, loosely."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

import pytest

from game.engine.advice.players import PLAYERS
from game.engine.government.model import Rules
from tools.parliament import LEVELS, THOUGHT, Term, main, short_levels, table, term_of

GAMES = range(1, 41)
TURNS = 14


@pytest.fixture(scope="module")
def played() -> dict[tuple[str, str], list[Term]]:
    """Forty governments of every player at both levels."""
    return {
        (level.id, name): [term_of(level.rules, seed, player) for seed in GAMES]
        for level in short_levels().values()
        for name, player in PLAYERS.items()
    }


def share(terms: Sequence[Term]) -> float:
    return sum(term.won for term in terms) / len(terms)


def test_the_gentle_one_is_won_even_without_touching_the_tax(
    played: dict[tuple[str, str], list[Term]],
) -> None:
    assert 0.75 <= share(played["short-gentle", "keep"]) < 1
    assert share(played["short-gentle", "casual"]) >= share(played["short-gentle", "keep"])
    assert share(played["short-gentle", "competent"]) >= 0.95


def test_the_stormy_one_is_lost_without_touching_the_tax(played: dict[tuple[str, str], list[Term]]) -> None:
    assert share(played["short-lively", "keep"]) == 0
    for player in ("casual", "competent"):
        assert 0.5 <= share(played["short-lively", player]) <= 0.9


@pytest.mark.parametrize("level", LEVELS)
def test_they_last_five_minutes(level: str, played: dict[tuple[str, str], list[Term]]) -> None:
    for player in PLAYERS:
        for term in played[level, player]:
            assert term.turns == TURNS if term.won else term.turns <= TURNS
    for player in ("casual", "competent"):
        whole = [term for term in played[level, player] if term.won]
        assert 35 <= median(term.decisions for term in whole) <= 40
        assert 4 <= median(term.minutes(THOUGHT) for term in whole) <= 5.2


def test_to_end_a_turn_that_has_nothing_left_is_no_decision() -> None:
    """Without a coin nothing can be attempted: one tax in each of fourteen turns is all there is."""
    rules = Rules(suits_per_colour=1, start_treasury=0, upkeep=10, domestic_divisor=10, foreign_divisor=10)
    term = term_of(rules, 1, PLAYERS["keep"])
    assert term.decisions == term.turns
    assert term.minutes(6.0) == pytest.approx((6.0 * term.turns + term.motion) / 60)


def test_the_table_tells_every_rate_with_its_interval() -> None:
    told = table({("short-gentle", "keep"): [Term(True, 14, 37, 50.0), Term(False, 9, 20, 30.0)]}, 6.0)
    heading, row = told.splitlines()
    assert heading.split()[:3] == ["level", "player", "wins"]
    assert "50.0 [9.5, 90.5]" in row
    assert "28 (20-37)" in row
    assert row.endswith("3.5 (2.5-4.5)")


def test_a_level_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--level", "no-such-level"]) == 2
    assert "no-such-level" in capsys.readouterr().err
