"""A plate's cast written like a playbill: who is called what, and a person's wishes on a line.

It must not know what the words mean: see bodies.py for them.
"""

from __future__ import annotations

from typing import Any


def cast(bill: str) -> dict[str, dict[str, Any]]:
    """Wishes by name from lines like "mother: gown=#c8503f turn=58"; a line without a name goes on."""
    people: dict[str, dict[str, Any]] = {}
    name = ""
    for line in bill.strip().splitlines():
        head, found, rest = line.partition(":")
        if found:
            name = head.strip()
            people[name] = {}
        people[name] |= as_in(rest if found else line)
    return people


def as_in(line: str) -> dict[str, Any]:
    """Wishes from words: "turn=58 arm_near=34,66 coat=#4a5a78 trousers" gives {"turn": 58.0, …}.

    Numbers with commas become tuples, a word alone is True, "hat=" is an empty word.
    """
    wishes: dict[str, Any] = {}
    for word in line.split():
        name, given, value = word.partition("=")
        wishes[name] = _read(value) if given else True
    return wishes


def _read(value: str) -> Any:
    parts = value.split(",")
    try:
        numbers = tuple(float(part) for part in parts)
    except ValueError:
        return value
    return numbers if len(numbers) > 1 else numbers[0]
