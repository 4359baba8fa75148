"""Every setting with what it may be; makes Rules of foreign data. Knows no files and no words for players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from game.engine.activation.model import Rules
from game.engine.ranges import OneOf, Setting, SettingError, Switch, Whole, check_each, check_known

__all__ = ["SETTINGS", "SettingError", "check", "rules_from"]

_VALUES: dict[str, Whole | OneOf | Switch] = {
    "poor_max": Whole(2, 11),
    "good_min": Whole(3, 13),
    "packs": Whole(1, 2),
    "jokers": Whole(0, 4),
    "court_cards": Switch(),
    "out_of_range": OneOf(("drop", "clamp", "shift")),
    "fire_phases": Switch(),
    "joker_returns": Switch(),
    "recalculate": OneOf(("never", "at_joker")),
    "no_shut_out": Switch(),
    "turn_limit": Whole(1, 99, optional=True),
    "clock_seconds": Whole(5, 3600, optional=True),
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
    if rules.poor_max >= rules.good_min:
        raise SettingError("poor_max", f"{rules.poor_max} is not below good_min, which is {rules.good_min}")
