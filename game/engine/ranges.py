"""What a setting may be, as data that can also say it in words. Knows no game and no particular setting."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


class SettingError(ValueError):
    """A setting that does not exist or cannot be what it was given as; `name` says which."""

    def __init__(self, name: str, message: str) -> None:
        super().__init__(f"{name}: {message}")
        self.name = name
        self.message = message


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within limits; `optional` where None, no limit, will do as well."""

    low: int
    high: int
    optional: bool = False

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        return f"a whole number from {self.low} to {self.high}" + (" or no limit" if self.optional else "")

    def allows(self, value: object) -> bool:
        """Whether a setting may have the value. Booleans are not numbers here."""
        if value is None:
            return self.optional
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of some words."""

    words: tuple[str, ...]

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        return "one of " + ", ".join(self.words)

    def allows(self, value: object) -> bool:
        """Whether a setting may have the value."""
        return isinstance(value, str) and value in self.words


@dataclass(frozen=True, slots=True)
class Switch:
    """True or false."""

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        return "true or false"

    def allows(self, value: object) -> bool:
        """Whether a setting may have the value."""
        return isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting as a table shows it: its default (None = no limit) and what it may be."""

    default: int | str | bool | None
    values: Whole | OneOf | Switch

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        return self.values.allowed


def check_each(settings: Mapping[str, Setting], rules: object) -> None:
    """Raise SettingError for the first setting of the rules that cannot be, taken by itself."""
    for name, setting in settings.items():
        value = getattr(rules, name)
        if not setting.values.allows(value):
            raise SettingError(name, f"expected {setting.allowed}, not {_shown(value)}")


def check_known(settings: Mapping[str, Setting], given: Mapping[str, object]) -> None:
    """Raise SettingError for the first name that is not a setting's."""
    for name in given:
        if name not in settings:
            raise SettingError(name, "there is no such setting")


def _shown(value: object) -> str:
    return "no limit" if value is None else repr(value)
