"""The odds against counting every throw."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import odds


@pytest.mark.parametrize(("dice", "faces"), [(0, 6), (1, 6), (2, 6), (3, 4), (4, 6), (5, 3), (2, 20), (3, 1)])
def test_distribution_counts_every_throw(dice: int, faces: int) -> None:
    throws = Counter(sum(throw) for throw in product(range(1, faces + 1), repeat=dice))
    expected = tuple(throws[total] / faces**dice for total in range(dice * faces + 1))
    assert odds.distribution(dice, faces) == expected


@given(st.integers(1, 5), st.integers(1, 6), st.integers(-3, 40))
def test_chance_counts_the_throws_that_reach_the_target(dice: int, faces: int, target: int) -> None:
    throws = [sum(throw) for throw in product(range(1, faces + 1), repeat=dice)]
    assert odds.chance(dice, target, faces) == sum(total >= target for total in throws) / len(throws)


@pytest.mark.parametrize("dice", [1, 20, 110, 310])
def test_distribution_sums_to_one(dice: int) -> None:
    assert sum(odds.distribution(dice)) == pytest.approx(1, abs=1e-12)


def test_every_event_of_both_decks_at_once() -> None:
    assert odds.chance(110, 110) == 1
    assert 0 < odds.chance(110, 660) < 1e-80
    assert odds.chance(110, 661) == 0


def test_known_odds() -> None:
    assert odds.chance(3, 8) == pytest.approx(0.838, abs=5e-4)
    assert odds.chance(14, 40) == pytest.approx(0.931, abs=5e-4)


@given(st.integers(0, 60), st.integers(0, 120))
def test_one_more_die_never_hurts(dice: int, target: int) -> None:
    assert odds.chance(dice + 1, target) >= odds.chance(dice, target)


@pytest.mark.parametrize(("dice", "faces"), [(-1, 6), (1, 0)])
def test_impossible_dice_are_refused(dice: int, faces: int) -> None:
    with pytest.raises(ValueError, match="cannot throw"):
        odds.distribution(dice, faces)
    with pytest.raises(ValueError, match="cannot throw"):
        odds.chance(dice, 1, faces)
