"""The written form of a battle: commands as one line of text, states and chance as plain JSON data.

Knows nothing of files. What is read is checked strictly: a ValueError names what is wrong and where.
Names are written as JSON, so that anything may stand in them.
"""

from __future__ import annotations

import json
import re
from typing import assert_never

from game.engine import plain
from game.engine.activation.commands import (
    Activate,
    Command,
    EndBattle,
    EnterCard,
    Finish,
    Lose,
    Rally,
    Regrade,
    Reinforce,
    ReplaceGeneral,
    SwitchForce,
    TakeBack,
    TurnCard,
)
from game.engine.activation.model import Colour, Grade, Role
from game.engine.activation.snapshot import (
    chance_from_data,
    chance_to_data,
    state_from_data,
    state_to_data,
    unit_from_data,
    unit_to_data,
)
from game.engine.piles import card

__all__ = [
    "chance_from_data",
    "chance_to_data",
    "command_from_text",
    "command_to_text",
    "state_from_data",
    "state_to_data",
]

_N = r"[0-9]{1,4}"
_UNITS = rf"(?:(?P<count>{_N})|units (?P<units>{_N}(?:,{_N})*))"
_FORCE = rf"(?P<colour>red|black) (?P<force>{_N})"
_GRADE = r"(?P<grade>good|average|poor)"
_PLAIN: dict[str, Command] = {
    "turn": TurnCard(),
    "finish": Finish(),
    "end": EndBattle(),
    "end red": EndBattle(Colour.RED),
    "end black": EndBattle(Colour.BLACK),
}
_ENTER = re.compile("enter (?P<card>[^ ]+)")
_ACTIVATE = re.compile(f"activate (?P<role>artillery|machine_gun|other) {_UNITS}")
_TAKE_BACK = re.compile(f"take back (?P<unit>{_N})")
_LOSE = re.compile(f"lose {_FORCE} {_UNITS}")
_REINFORCE = re.compile(rf"reinforce {_FORCE} (?:(?P<count>{_N})|(?P<roster>\[.*\]))", re.DOTALL)
_RALLY = re.compile(f"rally {_FORCE} units (?P<units>{_N}(?:,{_N})*)")
_REGRADE = re.compile(f"regrade {_FORCE} {_GRADE}")
_REPLACE = re.compile(f'replace {_FORCE} (?:{_GRADE}|dice) (?P<general>".*")', re.DOTALL)
_SWITCH = re.compile(f"switch {_FORCE}")


def command_to_text(command: Command) -> str:
    """A command as one line, for saves, logs and bug reports."""
    match command:
        case TurnCard():
            return "turn"
        case EnterCard():
            return f"enter {command.card.name}"
        case Activate():
            return f"activate {command.role} {_units(command.count, command.units)}"
        case TakeBack():
            return f"take back {command.unit}"
        case Finish():
            return "finish"
        case Lose():
            return f"lose {command.colour} {command.force} {_units(command.count, command.units)}"
        case Reinforce():
            arriving = json.dumps([unit_to_data(unit) for unit in command.units])
            what = arriving if command.units else str(command.count)
            return f"reinforce {command.colour} {command.force} {what}"
        case Rally():
            return f"rally {command.colour} {command.force} {_units(0, command.units)}"
        case Regrade():
            return f"regrade {command.colour} {command.force} {command.grade}"
        case ReplaceGeneral():
            grade = "dice" if command.grade is None else command.grade
            return f"replace {command.colour} {command.force} {grade} {json.dumps(command.general)}"
        case SwitchForce():
            return f"switch {command.colour} {command.force}"
        case EndBattle():
            return "end" if command.winner is None else f"end {command.winner}"
        case _:
            assert_never(command)


def command_from_text(text: str) -> Command:
    """Read a command's line. Raises ValueError for anything else."""
    if text in _PLAIN:
        return _PLAIN[text]
    if found := _ENTER.fullmatch(text):
        return EnterCard(card(found["card"]))
    if found := _ACTIVATE.fullmatch(text):
        return Activate(Role(found["role"]), *_counted(found))
    if found := _TAKE_BACK.fullmatch(text):
        return TakeBack(int(found["unit"]))
    command = _on_a_force(text)
    if command is not None:
        return command
    raise ValueError(
        f"{text!r} is not a command; expected 'turn', 'enter 6H', 'activate other 2', "
        "'activate artillery units 0,1', 'take back 3', 'finish', 'lose red 0 1', 'lose red 0 units 3', "
        "'reinforce red 0 2', 'rally red 0 units 3', 'regrade red 0 good', "
        "'replace red 0 dice \"Name\"', 'switch red 1' or 'end'"
    )


def _on_a_force(text: str) -> Command | None:
    if found := _LOSE.fullmatch(text):
        return Lose(*_force(found), *_counted(found))
    if found := _REINFORCE.fullmatch(text):
        if found["roster"] is None:
            return Reinforce(*_force(found), int(found["count"]))
        listed = plain.items(_json(found["roster"]), "units")
        units = tuple([unit_from_data(item, f"units[{i}]") for i, item in enumerate(listed)])
        return Reinforce(*_force(found), units=units)
    if found := _RALLY.fullmatch(text):
        return Rally(*_force(found), _numbers(found["units"]))
    if found := _REGRADE.fullmatch(text):
        return Regrade(*_force(found), Grade(found["grade"]))
    if found := _REPLACE.fullmatch(text):
        grade = None if found["grade"] is None else Grade(found["grade"])
        return ReplaceGeneral(*_force(found), plain.text(_json(found["general"]), "general"), grade)
    if found := _SWITCH.fullmatch(text):
        return SwitchForce(*_force(found))
    return None


def _units(count: int, units: tuple[int, ...]) -> str:
    return "units " + ",".join(str(unit) for unit in units) if units else str(count)


def _counted(found: re.Match[str]) -> tuple[int, tuple[int, ...]]:
    return (0, _numbers(found["units"])) if found["units"] is not None else (int(found["count"]), ())


def _numbers(text: str) -> tuple[int, ...]:
    return tuple([int(number) for number in text.split(",")])


def _force(found: re.Match[str]) -> tuple[Colour, int]:
    return Colour(found["colour"]), int(found["force"])


def _json(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError(f"{text!r} is not JSON") from None
