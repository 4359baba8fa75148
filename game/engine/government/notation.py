"""The written form of a government: commands as one line of text, states and chance as plain JSON data.

Knows nothing of files. What is read is checked strictly: a ValueError names what is wrong and where.
"""

from __future__ import annotations

import re
from typing import assert_never

from game.engine.government.commands import (
    Attempt,
    Collect,
    Command,
    DrawEvents,
    EndTurn,
    ReturnEvents,
    SetTax,
)
from game.engine.government.model import Colour
from game.engine.government.snapshot import (
    chance_from_data,
    chance_to_data,
    state_from_data,
    state_to_data,
)
from game.engine.piles import Card, card

__all__ = [
    "chance_from_data",
    "chance_to_data",
    "command_from_text",
    "command_to_text",
    "state_from_data",
    "state_to_data",
]

_NUMBER = r"[0-9]{1,6}"
_TAX = re.compile(f"tax ({_NUMBER})")
_RETURN = re.compile("return ([^ ]+)")
_ATTEMPT = re.compile(f"attempt (domestic|foreign) ([^ ]+) with ({_NUMBER})")


def command_to_text(command: Command) -> str:
    """A command as one line, for saves, logs and bug reports."""
    match command:
        case SetTax():
            return f"tax {command.level}"
        case Collect():
            return "collect"
        case DrawEvents():
            return "draw"
        case ReturnEvents():
            return f"return {_names(command.cards)}"
        case Attempt():
            return f"attempt {command.colour} {_names(command.cards)} with {command.dice}"
        case EndTurn():
            return "end turn"
        case _:
            assert_never(command)


def command_from_text(text: str) -> Command:
    """Read a command's line. Raises ValueError for anything else."""
    plain: dict[str, Command] = {"collect": Collect(), "draw": DrawEvents(), "end turn": EndTurn()}
    if text in plain:
        return plain[text]
    if found := _TAX.fullmatch(text):
        return SetTax(int(found[1]))
    if found := _RETURN.fullmatch(text):
        return ReturnEvents(_cards(found[1]))
    if found := _ATTEMPT.fullmatch(text):
        return Attempt(Colour(found[1]), _cards(found[2]), int(found[3]))
    raise ValueError(
        f"{text!r} is not a command; expected 'tax 4', 'collect', 'draw', 'return 4S,7C', "
        "'attempt domestic 4S,7C with 3' or 'end turn'"
    )


def _names(cards: tuple[Card, ...]) -> str:
    return ",".join(card.name for card in cards)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(card(name) for name in text.split(","))
