"""Every setting with what it may be; makes Rules of foreign data. Knows no files and no words for players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from game.engine.government.model import Rules
from game.engine.ranges import OneOf, Setting, SettingError, Whole, check_each, check_known

__all__ = ["SETTINGS", "OneOf", "SettingError", "Whole", "check", "rules_from"]


_VALUES: dict[str, Whole | OneOf] = {
    "start_support": Whole(1, 99),
    "start_tax": Whole(0, 20),
    "start_treasury": Whole(0, 99),
    "support_max": Whole(5, 20, optional=True),
    "tax_min": Whole(0, 20),
    "tax_max": Whole(0, 20),
    "tax_raise_cost": Whole(0, 5),
    "max_tax_step": Whole(1, 10, optional=True),
    "upkeep": Whole(0, 10),
    "treasury_max": Whole(1, 999, optional=True),
    "draws_per_turn": Whole(1, 3),
    "suits_per_colour": Whole(1, 2),
    "jokers_per_deck": Whole(0, 4),
    "joker_return": OneOf(("top", "random", "choice")),
    "joker_die_faces": Whole(2, 20),
    "dice_faces": Whole(2, 20),
    "die_cost": Whole(1, 5),
    "max_events_per_attempt": Whole(1, 20, optional=True),
    "domestic_divisor": Whole(1, 10),
    "foreign_divisor": Whole(1, 10),
    "domestic_success_reward": Whole(0, 5),
    "domestic_even_reward": Whole(0, 5),
    "foreign_success_reward": Whole(0, 5),
    "foreign_odd_reward": Whole(0, 5),
    "win_check": OneOf(("end_of_turn", "next_draw", "after_draw")),
    "win_when": OneOf(("both", "any")),
}

SETTINGS: Mapping[str, Setting] = {
    field.name: Setting(field.default, _VALUES[field.name])  # type: ignore[arg-type]  # every field has a default
    for field in fields(Rules)
}


def rules_from(mapping: Mapping[str, object]) -> Rules:
    """The rules with these settings, None being no limit, and defaults for the rest. Raises SettingError."""
    check_known(SETTINGS, mapping)
    given: dict[str, Any] = dict(mapping)
    rules = Rules(**given)
    check(rules)
    return rules


def check(rules: Rules) -> None:
    """Raise SettingError for the first setting that cannot be, alone or beside the others."""
    check_each(SETTINGS, rules)
    _check_tracks(rules)


def _check_tracks(rules: Rules) -> None:
    """The start must lie on the tracks, and the tracks must have a length."""
    if rules.tax_min > rules.tax_max:
        raise SettingError("tax_min", f"{rules.tax_min} is above tax_max, which is {rules.tax_max}")
    if not rules.tax_min <= rules.start_tax <= rules.tax_max:
        raise SettingError(
            "start_tax", f"{rules.start_tax} is not within tax_min {rules.tax_min} to tax_max {rules.tax_max}"
        )
    if rules.support_max is not None and rules.start_support > rules.support_max:
        raise SettingError(
            "start_support", f"{rules.start_support} is above support_max, which is {rules.support_max}"
        )
    if rules.treasury_max is not None and rules.start_treasury > rules.treasury_max:
        raise SettingError(
            "start_treasury", f"{rules.start_treasury} is above treasury_max, which is {rules.treasury_max}"
        )
