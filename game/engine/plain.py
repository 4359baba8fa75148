"""Reads plain JSON data strictly: every function checks one value, or raises ValueError naming its key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TypeVar

from game.engine.piles import Card, card
from game.engine.rng import Rng

_Word = TypeVar("_Word", bound=StrEnum)


def table(data: object, key: str, names: Sequence[str]) -> Mapping[str, object]:
    """A table with exactly these keys."""
    if not isinstance(data, dict):
        raise ValueError(f"{key}: expected a table, not {data!r}")
    for name in data:
        if name not in names:
            raise ValueError(f"{key}.{name}: there is no such key")
    for name in names:
        if name not in data:
            raise ValueError(f"{key}.{name}: missing")
    return data


def items(data: object, key: str) -> list[object]:
    """A list of anything."""
    if not isinstance(data, list):
        raise ValueError(f"{key}: expected a list, not {data!r}")
    return data


def number(data: object, key: str, low: int | None = None, high: int | None = None) -> int:
    """A whole number within limits."""
    if not isinstance(data, int) or isinstance(data, bool):
        raise ValueError(f"{key}: expected a whole number, not {data!r}")
    if (low is not None and data < low) or (high is not None and data > high):
        raise ValueError(f"{key}: {data} is out of range")
    return data


def numbers(data: object, key: str, low: int | None = None, high: int | None = None) -> tuple[int, ...]:
    """A list of whole numbers within limits."""
    return tuple([number(item, f"{key}[{i}]", low, high) for i, item in enumerate(items(data, key))])


def truth(data: object, key: str) -> bool:
    """True or false."""
    if not isinstance(data, bool):
        raise ValueError(f"{key}: expected true or false, not {data!r}")
    return data


def text(data: object, key: str) -> str:
    """Any text."""
    if not isinstance(data, str):
        raise ValueError(f"{key}: expected text, not {data!r}")
    return data


def word(data: object, key: str, words: type[_Word]) -> _Word:
    """One of the words of an enumeration."""
    if not isinstance(data, str) or data not in list(words):
        raise ValueError(f"{key}: expected one of {', '.join(words)}, not {data!r}")
    return words(data)


def playing_card(data: object, key: str) -> Card:
    """A card by its name."""
    try:
        return card(data if isinstance(data, str) else repr(data))
    except ValueError as fault:
        raise ValueError(f"{key}: {fault}") from None


def cards(data: object, key: str) -> tuple[Card, ...]:
    """A list of cards by their names."""
    return tuple([playing_card(item, key) for item in items(data, key)])


def generator(data: object, key: str) -> Rng:
    """A generator by its state."""
    return Rng(number(data, key, 0, (1 << 64) - 1))
