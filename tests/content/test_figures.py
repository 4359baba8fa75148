"""Numbers in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content import battle_table_words
from game.content.figures import about_chance, count, listed, percent

chances = st.floats(0, 1)


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.0, "no chance"),
        (1e-12, "less than 1 in 100"),
        (1 / 6, "1 in 6"),
        (0.17, "about 1 in 6"),
        (0.34, "about 1 in 3"),
        (0.5, "an even chance"),
        (0.52, "about an even chance"),
        (0.79, "about 4 in 5"),
        (0.8983, "about 9 in 10"),
        (0.96, "about 19 in 20"),
        (0.9999999, "more than 99 in 100"),
        (1.0, "certain"),
    ],
)
def test_a_chance_in_words(chance: float, words: str) -> None:
    assert about_chance(chance) == words


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (0.8239, "82.4 %"),
        (0.0, "0 %"),
        (0.0004, "under 0.1 %"),
        (0.0006, "0.1 %"),
        (0.9994, "99.9 %"),
        (0.9996, "over 99.9 %"),
        (1.0, "100 %"),
        (0.5, "50.0 %"),
    ],
)
def test_a_chance_in_per_cent(chance: float, text: str) -> None:
    assert percent(chance) == text


@given(chances)
def test_certainty_is_claimed_only_where_it_is_true(chance: float) -> None:
    assert (about_chance(chance) == "certain") == (percent(chance) == "100 %") == (chance == 1)
    assert (about_chance(chance) == "no chance") == (percent(chance) == "0 %") == (chance == 0)


def _worth(words: str) -> float:
    fixed = {"certain": 1.0, "no chance": 0.0, "less than 1 in 100": 0.005, "more than 99 in 100": 0.995}
    plain = words.removeprefix("about ")
    if plain in fixed:
        return fixed[plain]
    if plain == "an even chance":
        return 0.5
    wins, of = plain.split(" in ")
    return int(wins) / int(of)


@given(chances, chances)
def test_a_better_chance_never_sounds_worse(one: float, other: float) -> None:
    low, high = sorted((one, other))
    assert _worth(about_chance(low)) <= _worth(about_chance(high))


@given(chances)
def test_the_words_are_near_the_truth(chance: float) -> None:
    assert abs(_worth(about_chance(chance)) - chance) <= 0.051


@pytest.mark.parametrize("wrong", [-0.1, 1.1, float("nan")])
def test_what_is_no_chance_is_refused(wrong: float) -> None:
    for words in (about_chance, percent):
        with pytest.raises(ValueError, match="not a chance"):
            words(wrong)


def test_counting_and_listing() -> None:
    assert count(1, "die", "dice") == "1 die"
    assert count(2, "die", "dice") == "2 dice"
    assert count(0, "turn") == "0 turns"
    assert listed(["A"]) == "A"
    assert listed(["A", "B"]) == "A and B"
    assert listed(["A", "B", "A", "C"]) == "A twice, B and C"
    assert listed(["A"] * 4) == "A 4 times"
    assert listed("ABCDE") == "A, B, C and 2 others"
    assert listed("ABCDD") == "A, B, C and D twice"


@pytest.mark.parametrize(
    ("chance", "told"),
    [
        (0, "0 %"),
        (1e-9, "< 1 %"),
        (0.005, "< 1 %"),
        (0.006, "1 %"),
        (0.3, "30 %"),
        (0.994, "99 %"),
        (0.995, "> 99 %"),
        (1 - 1e-7, "100 %"),
        (1, "100 %"),
    ],
)
def test_whole_parts_of_a_hundred_make_nothing_certain_that_is_not(chance: float, told: str) -> None:
    assert battle_table_words.percent(chance) == told
