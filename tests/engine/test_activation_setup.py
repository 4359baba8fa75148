"""Setting up: Rules A1 to A7, and the worked examples of A13."""

from collections import Counter
from typing import Any

import pytest

from game.engine.activation.chance import Chance
from game.engine.activation.model import BLACK, RED, Force, Grade, Rules
from game.engine.activation.muster import (
    MOST_FORCES,
    BadName,
    MusterRefused,
    NoCards,
    WrongNumberOfForces,
    WrongNumberOfUnits,
    graded,
    plain_force,
    throw_for_grade,
)
from game.engine.activation.reckoning import reckon
from game.engine.activation.rules import new_match
from game.engine.activation.settings import SETTINGS, SettingError, rules_from
from tests.engine.battle_builders import INFANTRY, force, rostered

ONE_PACK = Rules(packs=1)


def names(colour: Any, units: int, grade: Grade, rules: Rules = ONE_PACK) -> str:
    return " ".join(card.name for card in reckon(rules, colour, units, grade).cards)


def test_nine_units_under_a_good_general() -> None:  # Rules A13
    assert names(RED, 9, Grade.GOOD) == "5H 5D 6H 6D 7H 7D"


def test_eleven_units_under_a_poor_general() -> None:  # Rules A13
    assert names(BLACK, 11, Grade.POOR) == "4S 4C 5S 5C 6S 6C"


def test_the_arithmetic_is_told_step_by_step() -> None:  # Rules A3, A4
    found = reckon(Rules(), RED, 9, Grade.GOOD)
    assert (found.half, found.change, found.median, found.asked) == (5, 1, 6, (5, 6, 7))
    assert found.values == (5, 6, 7)
    assert len(found.cards) == 12
    assert not found.left_out


@pytest.mark.parametrize(
    ("units", "grade", "values"),
    [
        (10, Grade.AVERAGE, (4, 5, 6)),
        (7, Grade.AVERAGE, (3, 4, 5)),
        (1, Grade.POOR, (1,)),
        (3, Grade.POOR, (1, 2)),
        (1, Grade.AVERAGE, (1, 2)),
        (23, Grade.GOOD, (12, 13)),
        (25, Grade.GOOD, (13,)),
        (27, Grade.GOOD, ()),
    ],
)
def test_values_that_no_card_has_are_left_out(
    units: int, grade: Grade, values: tuple[int, ...]
) -> None:  # Rules A6
    found = reckon(ONE_PACK, RED, units, grade)
    assert found.values == values
    assert len(found.cards) == 2 * len(values)
    assert set(found.left_out) == set(found.asked) - set(values)


@pytest.mark.parametrize(
    ("units", "grade", "small", "large"),
    [(2, Grade.AVERAGE, True, False), (9, Grade.GOOD, False, False), (25, Grade.AVERAGE, False, True)],
)
def test_small_and_large_forces_are_told_apart(units: int, grade: Grade, small: bool, large: bool) -> None:
    found = reckon(ONE_PACK, RED, units, grade)
    assert (found.too_small, found.too_large) == (small, large)


@pytest.mark.parametrize(
    ("reading", "units", "grade", "values"),
    [
        ("clamp", 1, Grade.POOR, (1, 1, 1)),
        ("clamp", 2, Grade.AVERAGE, (1, 1, 2)),
        ("clamp", 40, Grade.GOOD, (13, 13, 13)),
        ("shift", 1, Grade.POOR, (1, 2, 3)),
        ("shift", 9, Grade.GOOD, (5, 6, 7)),
        ("shift", 40, Grade.GOOD, (11, 12, 13)),
    ],
)
def test_other_readings_keep_three_values(
    reading: Any, units: int, grade: Grade, values: tuple[int, ...]
) -> None:  # Rules A6
    assert reckon(Rules(out_of_range=reading), BLACK, units, grade).values == values


def test_without_court_cards_ten_is_the_highest() -> None:
    assert reckon(Rules(court_cards=False), RED, 19, Grade.AVERAGE).values == (9, 10)
    assert reckon(Rules(court_cards=False, out_of_range="shift"), RED, 30, Grade.GOOD).values == (8, 9, 10)


def test_two_packs_hold_every_card_twice() -> None:  # Rules A5
    cards = Counter(reckon(Rules(), RED, 9, Grade.GOOD).cards)
    assert set(cards.values()) == {2}
    assert sum(cards.values()) == 12


def test_the_pack_is_both_sides_cards_and_two_jokers() -> None:  # Rules A7
    state = new_match(Rules(), [force(9, Grade.GOOD)], [force(11, Grade.POOR)], 3).state
    assert len(state.pack) == 26
    assert sum(card.is_joker for card in state.pack) == 2
    assert new_match(Rules(), [force(9, Grade.GOOD)], [force(11, Grade.POOR)], 4).state.pack != state.pack


@pytest.mark.parametrize(
    ("dice", "grade"), [((1, 3), Grade.POOR), ((1, 4), Grade.AVERAGE), ((4, 6), Grade.GOOD)]
)
def test_two_dice_grade_a_general(dice: tuple[int, int], grade: Grade) -> None:  # Rules A2
    assert graded(Rules(), dice).grade is grade


def test_the_dice_may_be_written_beforehand() -> None:
    grading, chance = throw_for_grade(Rules(), Chance.scripted([], [6, 5, 1, 1]))
    assert (grading.dice, grading.total, grading.grade) == ((6, 5), 11, Grade.GOOD)
    assert throw_for_grade(Rules(), chance)[0].grade is Grade.POOR


def test_the_thresholds_are_settings() -> None:
    assert graded(rules_from({"poor_max": 6, "good_min": 7}), (3, 4)).grade is Grade.GOOD


def refusal(red: list[Force], rules: Rules = ONE_PACK) -> MusterRefused:
    with pytest.raises(MusterRefused) as refused:
        new_match(rules, red, [force(9)], 0)
    return refused.value


def test_a_force_without_any_card_is_refused() -> None:  # Rules A6
    found = refusal([force(9), force(29, Grade.GOOD)])
    assert (found.colour, found.force, found.key) == (RED, 1, "units")
    assert found.reason == NoCards(29, (15, 16, 17))


@pytest.mark.parametrize("units", [0, 100])
def test_a_force_has_units_and_not_too_many(units: int) -> None:
    assert refusal([force(units)]).reason == WrongNumberOfUnits(units, 99)


def test_a_side_has_forces_and_not_too_many() -> None:
    assert refusal([]).reason == WrongNumberOfForces(0, MOST_FORCES)
    assert refusal([force(4)] * (MOST_FORCES + 1)).force is None


@pytest.mark.parametrize("name", ["", " ", "two\nlines", " edge", "x" * 61])
def test_names_are_one_line(name: str) -> None:
    assert refusal([force(9, name=name)]).reason == BadName(name)
    assert refusal([plain_force("Column", name, Grade.GOOD, 4)]).key == "general"


def test_a_roster_gives_the_number_of_units() -> None:  # Rules A1
    assert rostered(INFANTRY, INFANTRY, INFANTRY).units == 3


@pytest.mark.parametrize(
    ("settings", "name"),
    [
        ({"packz": 1}, "packz"),
        ({"packs": 3}, "packs"),
        ({"packs": True}, "packs"),
        ({"jokers": 5}, "jokers"),
        ({"court_cards": 1}, "court_cards"),
        ({"out_of_range": "skip"}, "out_of_range"),
        ({"recalculate": None}, "recalculate"),
        ({"turn_limit": 0}, "turn_limit"),
        ({"clock_seconds": 4}, "clock_seconds"),
        ({"poor_max": 9, "good_min": 9}, "poor_max"),
    ],
)
def test_settings_that_cannot_be_are_refused_by_name(settings: dict[str, object], name: str) -> None:
    with pytest.raises(SettingError) as refused:
        rules_from(settings)
    assert refused.value.name == name


def test_the_defaults_are_the_rules_as_written() -> None:
    assert rules_from({name: setting.default for name, setting in SETTINGS.items()}) == Rules()
