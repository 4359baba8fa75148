"""The rulebook fits its pages and is true for whatever rules are in force."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given

from game.content import words
from game.content.rulebook import pages, turns
from game.engine.government.model import Rules
from game.engine.government.settings import SETTINGS
from tests.content.playing import levels
from tests.engine.strategies import any_rules


def text(rules: Rules) -> str:
    return "\n".join(paragraph for page in pages(rules) for paragraph in page.paragraphs)


@given(any_rules())
def test_pages_are_short_under_any_rules(rules: Rules) -> None:
    book = pages(rules)
    assert [page.picture for page in book] == [
        *("cards", "tax", "draw", "joker", "dice", "support", "unrest", "end"),
    ]
    for page in book:
        assert 1 <= len(page.paragraphs) <= 4
        assert page.title
        assert all(0 < len(paragraph) <= 320 for paragraph in page.paragraphs)


def test_the_numbers_are_the_levels_own() -> None:
    assert "anywhere from 1 to 10" in text(Rules())
    assert "27 cards a deck" in text(Rules())
    assert turns(Rules()) == 27
    for level in levels()[1:]:
        rules = level.rules
        assert f"anywhere from 1 to {rules.tax_max}" in text(rules)
        assert f"{13 * rules.suits_per_colour + rules.jokers_per_deck} cards a deck" in text(rules)
    other = text(
        Rules(
            die_cost=2,
            dice_faces=8,
            upkeep=1,
            support_max=None,
            domestic_divisor=1,
            max_tax_step=2,
            suits_per_colour=1,
            draws_per_turn=2,
            jokers_per_deck=0,
        )
    )
    for words_of_it in (
        *("2 coins a die", "dice of 8 faces", "less 1 for upkeep", "no ceiling", "every one domestic"),
        *("at most 2 in a turn", "one suit", "2 cards are turned", "no Joker", "7 turns"),
    ):
        assert words_of_it in other


def test_the_book_credits_the_designer_and_names_rulings() -> None:
    assert "Matthew Hartley" in text(Rules())
    assert text(Rules()).count("ur ruling") >= 8


def test_the_credits_name_both_designers() -> None:
    said = " ".join(line for _, line in words.CREDITS)
    assert "Matthew Hartley" in said
    assert "Bob Cordery" in said


def test_the_written_rules_have_every_paragraph_setting_and_level() -> None:
    written = (Path(__file__).parents[2] / "docs" / "RULES.md").read_text(encoding="utf-8")
    for paragraph in (*(f"G{n}" for n in range(1, 24)), *(f"A{n}" for n in range(1, 15))):
        assert written.count(f"- **{paragraph}.**") == 1
    rows = [line.split("|") for line in written.splitlines() if line.startswith("|")]
    for name, setting in SETTINGS.items():
        row = next(row for row in rows if f"`{name}`" in row[1])
        assert ("none" if setting.default is None else str(setting.default)) in row[2]
    for level in levels():
        assert f"| {level.title} |" in written
        assert f"| {level.figure} |" in written
