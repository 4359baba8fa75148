"""The settings: what they may be, alone and beside each other."""

from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given

from game.engine.government.model import Rules
from game.engine.government.settings import SETTINGS, OneOf, SettingError, Whole, check, rules_from
from tests.engine.strategies import rules_data

ALONE = {"start_support", "start_tax", "start_treasury", "tax_min", "tax_max", "support_max", "treasury_max"}


def refused(**settings: Any) -> str:
    with pytest.raises(SettingError) as fault:
        rules_from(settings)
    assert str(fault.value) == f"{fault.value.name}: {fault.value.message}"
    return fault.value.name


def test_the_table_names_every_setting_with_its_default() -> None:
    assert list(SETTINGS) == [field.name for field in fields(Rules)]
    assert all(getattr(Rules(), name) == setting.default for name, setting in SETTINGS.items())
    assert all(setting.values.allows(setting.default) for setting in SETTINGS.values())


def test_the_table_says_what_is_allowed() -> None:
    assert SETTINGS["dice_faces"].allowed == "a whole number from 2 to 20"
    assert SETTINGS["support_max"].allowed == "a whole number from 5 to 20 or no limit"
    assert SETTINGS["win_when"].allowed == "one of both, any"


def test_no_settings_are_the_game_as_written() -> None:
    assert rules_from({}) == Rules()


def test_none_is_no_limit() -> None:
    rules = rules_from({"support_max": None, "treasury_max": None, "max_tax_step": None})
    assert rules.support_max is rules.treasury_max is rules.max_tax_step is None


def test_unknown_settings_are_refused_by_name() -> None:
    assert refused(tax_mox=4) == "tax_mox"


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("value", [True, False, 3.0, "three", "", -1, 10_000, [3], {}])
def test_no_setting_takes_a_wrong_type_or_a_value_out_of_range(name: str, value: object) -> None:
    assert refused(**{name: value}) == name


@pytest.mark.parametrize("name", [name for name, setting in SETTINGS.items() if setting.default is not None])
def test_none_is_refused_where_there_is_always_a_limit(name: str) -> None:
    if name == "support_max":
        assert rules_from({name: None}).support_max is None
    else:
        assert refused(**{name: None}) == name


@pytest.mark.parametrize("name", sorted(set(SETTINGS) - ALONE))
def test_a_range_ends_where_it_says(name: str) -> None:
    values = SETTINGS[name].values
    if isinstance(values, OneOf):
        assert all(rules_from({name: word}) for word in values.words)
        return
    assert isinstance(values, Whole)
    assert rules_from({name: values.low})
    assert rules_from({name: values.high})
    assert refused(**{name: values.low - 1}) == refused(**{name: values.high + 1}) == name


@pytest.mark.parametrize(
    ("settings", "name"),
    [
        ({"tax_min": 5, "tax_max": 4, "start_tax": 5}, "tax_min"),
        ({"tax_max": 2}, "start_tax"),  # the start as written, 3, is off the track
        ({"tax_min": 4}, "start_tax"),
        ({"start_tax": 11}, "start_tax"),
        ({"start_tax": 0}, "start_tax"),
        ({"start_support": 0}, "start_support"),
        ({"start_support": 11}, "start_support"),
        ({"start_support": 6, "support_max": 5}, "start_support"),
        ({"start_treasury": 7, "treasury_max": 6}, "start_treasury"),
        ({"treasury_max": 2}, "start_treasury"),
    ],
)
def test_settings_that_do_not_go_together(settings: dict[str, int], name: str) -> None:
    assert refused(**settings) == name


@pytest.mark.parametrize(
    "settings",
    [
        {"tax_max": 2, "start_tax": 2},
        {"tax_min": 0, "tax_max": 0, "start_tax": 0},
        {"start_support": 25, "support_max": None},
        {"start_support": 20, "support_max": 20},
        {"start_treasury": 6, "treasury_max": 6},
    ],
)
def test_settings_that_just_go_together(settings: dict[str, object]) -> None:
    assert rules_from(settings)


@given(rules_data())
def test_rules_that_are_accepted_pass_the_check(data: dict[str, object]) -> None:
    check(rules_from(data))


def test_a_whole_number_may_be_optional() -> None:
    assert Whole(1, 2, optional=True).allows(None)
    assert not Whole(1, 2).allows(None)
