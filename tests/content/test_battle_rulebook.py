"""The activation deck's rulebook fits its pages and is true for whatever rules are in force."""

from __future__ import annotations

from hypothesis import given

from game.content.battle_rulebook import grades, pages
from game.engine.activation.model import Grade, Rules
from game.engine.activation.reckoning import grade_of
from tests.engine.battle_strategies import any_rules


def text(rules: Rules) -> str:
    return "\n".join(paragraph for page in pages(rules) for paragraph in page.paragraphs)


@given(any_rules())
def test_pages_are_short_under_any_rules(rules: Rules) -> None:
    book = pages(rules)
    assert [page.picture for page in book] == [
        *("deck", "grade", "sum", "pack", "card", "guns", "joker", "losses", "house"),
    ]
    for page in book:
        assert 1 <= len(page.paragraphs) <= 4
        assert page.title
        assert all(0 < len(paragraph) <= 320 for paragraph in page.paragraphs)


@given(any_rules())
def test_the_sums_are_those_that_the_dice_give(rules: Rules) -> None:
    for grade, told in zip((Grade.POOR, Grade.AVERAGE, Grade.GOOD), grades(rules), strict=True):
        sums = [total for total in range(2, 13) if grade_of(rules, total) is grade]
        low, _, high = told.partition(" to ")
        assert (not sums) if told == "none" else (sums[0], sums[-1]) == (int(low), int(high or low))


def test_the_worked_examples_are_told() -> None:
    told = text(Rules())
    assert "the cards are 5, 6 and 7" in told  # Rules A13
    assert "four activations are left" in told
    assert "12 cards a side" in told
    assert "2 Jokers" in told


def test_what_is_set_otherwise_is_told() -> None:
    other = text(
        Rules(
            poor_max=5, good_min=6, packs=1, jokers=1, court_cards=False, fire_phases=False,
            joker_returns=False, recalculate="at_joker", no_shut_out=True, turn_limit=8, clock_seconds=90,
            out_of_range="clamp",
        )
    )  # fmt: skip
    for words in (
        *("Poor: 2 to 5. Average: none. Good: 6 to 12", "one pack", "6 cards a side", "1 Joker"),
        *("no card is above 10", "at any time during their side's card", "leaves the pack"),
        *("reckoned anew", "until both sides have had a card", "ends with turn 8", "90 seconds a card"),
        *("nearest card stands in", "the original has two"),
    ):
        assert words.lower() in other.lower()
    assert "no Joker in this pack" in text(Rules(jokers=0))


def test_the_book_credits_the_designer_and_names_what_is_ours() -> None:
    written = text(Rules())
    assert "Bob Cordery" in written
    assert "Wargaming Miscellany" in written
    assert written.lower().count("our ruling") >= 7
    assert "house rule" in written


def test_nothing_of_a_house_rule_is_told_as_the_designers() -> None:
    usual = set(text(Rules()).splitlines())
    for rules in (
        Rules(joker_returns=False),
        Rules(no_shut_out=True),
        Rules(fire_phases=False),
        Rules(recalculate="at_joker"),
        Rules(jokers=3),
        Rules(turn_limit=5),
    ):
        changed = [line for line in text(rules).splitlines() if line not in usual]
        assert any("ouse rule" in line for line in changed)
