"""What the scenarios of both games share: how one is found wrong, and how its parts are checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from game.engine.piles import Card, card


class Unreadable(Exception):  # noqa: N818
    """The file is not a scenario this program can play."""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Where a scenario and the engine part ways. Step 0 is the whole file."""

    step: int
    key: str
    wanted: object
    got: object

    def __str__(self) -> str:
        """The line shown to the reader."""
        return f"step {self.step}: {self.key}: wanted {self.wanted!r}, got {self.got!r}"


def check_step(
    step: object, arguments: Mapping[str, set[str]], state_keys: set[str], extra: Mapping[str, set[str]]
) -> None:
    """A step names a known move with its arguments, and what is to be compared. Raises Unreadable."""
    if not isinstance(step, dict) or step.get("do") not in list(arguments):
        raise Unreadable(f"expected one of {', '.join(arguments)}")
    known = arguments[step["do"]]
    only(step, known | {"do", "expect", "state", "illegal"})
    for name in known - set(step):
        raise Unreadable(f"{name} is missing")
    for part, keys in (("expect", state_keys | extra.get(step["do"], set())), ("state", state_keys)):
        wanted = step.get(part, {})
        if not isinstance(wanted, dict):
            raise Unreadable(f"{part}: expected an object")
        only(wanted, keys, f"{part}: ")


def only(given: Mapping[str, Any], known: set[str], where: str = "") -> None:
    """No other keys than the known ones. Raises Unreadable."""
    for key in given:
        if key not in known:
            raise Unreadable(f"{where}not known: {key!r}")


def whole(value: object) -> int:
    """A whole number. Raises ValueError."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"expected a whole number, not {value!r}")
    return value


def is_card_list(value: object) -> bool:
    """Whether it may be a list of cards' names."""
    return isinstance(value, list) and all(isinstance(held, str) for held in value)


def cards(names: Iterable[str]) -> tuple[Card, ...]:
    """Cards by their names."""
    return tuple(card(name) for name in names)


def names(pile: Iterable[Card]) -> list[str]:
    """The names of cards, in alphabetical order."""
    return sorted(card.name for card in pile)


def same(wanted: object, got: object) -> bool:
    """Whether two values are equal, and of one type: true is not 1."""
    return type(wanted) is type(got) and wanted == got
