"""A roster as lines of a form: arm, the players' own word, name, how many. Knows no screen."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.activation.model import Arm, Unit

_NUMBERED = re.compile(r"(.*\S) (\d+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class RosterLine:
    """So many units of a sort; several are numbered, one bears the name alone."""

    arm: Arm
    kind: str
    name: str
    count: int = 1

    @property
    def units(self) -> tuple[Unit, ...]:
        """The units of the line."""
        if self.count == 1:
            return (Unit(self.name, self.arm, self.kind),)
        return tuple(Unit(f"{self.name} {n}", self.arm, self.kind) for n in range(1, self.count + 1))


def roster_of(lines: Iterable[RosterLine]) -> tuple[Unit, ...]:
    """The units of all lines, in order."""
    return tuple(unit for line in lines for unit in line.units)


def lines_of(roster: Iterable[Unit]) -> tuple[RosterLine, ...]:
    """The fewest lines that give this roster again: units numbered from 1 upwards are one line."""
    units, lines = tuple(roster), []
    at = 0
    while at < len(units):
        line = _line_at(units, at)
        lines.append(line)
        at += line.count
    return tuple(lines)


def _line_at(units: tuple[Unit, ...], at: int) -> RosterLine:
    first = units[at]
    numbered = _NUMBERED.fullmatch(first.name)
    if numbered is not None and numbered[2] == "1":
        name, count = numbered[1], 1
        while units[at + count : at + count + 1] == (Unit(f"{name} {count + 1}", first.arm, first.kind),):
            count += 1
        if count > 1:
            return RosterLine(first.arm, first.kind, name, count)
    return RosterLine(first.arm, first.kind, first.name)
