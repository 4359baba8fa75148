"""The codes of deals: one for each seed, forgiving to type, and mistakes noticed."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.seedcode import SEEDS, WORDS, SeedError, code_of, new_seed, seed_of

seeds = st.integers(0, SEEDS - 1)


def _apart(one: str, other: str) -> int:
    """Letters to change, add or drop to make one word of the other."""
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        previous, row[0] = row[0], i
        for j, b in enumerate(other, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (a != b))
    return row[-1]


def test_the_words_are_many_and_at_least_two_letters_apart() -> None:
    assert len(WORDS) == len(set(WORDS)) == 256
    assert all(word.isascii() and word.isalpha() and word.isupper() for word in WORDS)
    assert all(_apart(a, b) >= 2 for a, b in itertools.combinations(WORDS, 2))


@given(seeds)
def test_a_code_and_its_seed_belong_together(seed: int) -> None:
    assert seed_of(code_of(seed)) == seed


@given(seeds, seeds)
def test_different_seeds_have_different_codes(one: int, other: int) -> None:
    assert (code_of(one) == code_of(other)) == (one == other)


@given(seeds, st.sampled_from([" ", "", "-", " - ", "."]), st.booleans())
def test_case_spaces_and_hyphens_are_forgiven(seed: int, between: str, lower: bool) -> None:
    code = code_of(seed).replace("-", between)
    assert seed_of(f"  {code.lower() if lower else code} ") == seed


@given(seeds, st.integers(0, 2), st.integers(1, 9))
def test_a_wrong_figure_is_noticed(seed: int, place: int, shift: int) -> None:
    code = code_of(seed)
    at = len(code) - 3 + place
    wrong = code[:at] + str((int(code[at]) + shift) % 10) + code[at + 1 :]
    with pytest.raises(SeedError, match="wrong"):
        seed_of(wrong)


@given(seeds, st.permutations([0, 1, 2]))
def test_figures_that_change_places_are_noticed(seed: int, order: list[int]) -> None:
    words, figures = code_of(seed)[:-3], code_of(seed)[-3:]
    moved = "".join(figures[i] for i in order)
    if moved != figures and sum(a != b for a, b in zip(moved, figures, strict=True)) == 2:
        with pytest.raises(SeedError):
            seed_of(words + moved)


def test_a_wrong_word_is_nearly_always_noticed() -> None:
    noticed = 0
    for number, word in enumerate(WORDS):
        wrong = WORDS[(number + 1) % len(WORDS)]
        code = code_of(number * len(WORDS) * 27 + 5)
        try:
            seed_of(code.replace(word, wrong, 1))
        except SeedError:
            noticed += 1
    assert noticed == len(WORDS)


def test_an_unknown_word_is_told_with_the_nearest() -> None:
    with pytest.raises(SeedError, match="did you mean WEAVER"):
        seed_of("wever wagon 123")


@given(st.text(max_size=40))
def test_no_text_does_worse_than_a_sentence(text: str) -> None:
    try:
        seed = seed_of(text)
    except SeedError as error:
        said = str(error)
    else:
        assert 0 <= seed < SEEDS
        said = "no error."
    assert said.endswith((".", "?"))


@pytest.mark.parametrize("text", ["", "WEAVER", "WEAVER-WAGON", "WEAVER-WAGON-12", "1 2 3", "A-B-C-123"])
def test_what_is_missing_is_shown_by_an_example(text: str) -> None:
    with pytest.raises(SeedError, match="two words and three figures"):
        seed_of(text)


def test_new_seeds_are_in_range_and_differ() -> None:
    fresh = {new_seed() for _ in range(100)}
    assert all(0 <= seed < SEEDS for seed in fresh)
    assert len(fresh) > 90


def test_a_number_that_is_no_seed_is_refused() -> None:
    for number in (-1, SEEDS):
        with pytest.raises(ValueError, match="not a seed"):
            code_of(number)
