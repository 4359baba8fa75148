"""Battles: two armies with their rules and history, read from files that can only hold data. Plays nothing.

Shipped ones are TOML, the players' own are JSON; both have the same keys and are checked in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.content.battle_refused import muster_sentence
from game.content.datafile import ONE_LINE, LevelError, explained, read_toml, settings_of
from game.engine.activation.model import BLACK, COLOURS, RED, Arm, Colour, Force, Grade, Rules, Unit
from game.engine.activation.muster import LONGEST_NAME, MusterRefused, mustered, plain_force, roster_force
from game.engine.activation.reckoning import MOST_UNITS
from game.engine.activation.settings import SettingError, rules_from

Title = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=ONE_LINE)]
Named = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, pattern=ONE_LINE)]
Line = Annotated[str, msgspec.Meta(max_length=160, pattern=rf"{ONE_LINE}|^\Z")]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=400, pattern=ONE_LINE)]
Whole = Annotated[int, msgspec.Meta(ge=0, le=999)]
Units = Annotated[int, msgspec.Meta(ge=1, le=MOST_UNITS)]
Die = Annotated[int, msgspec.Meta(ge=1, le=6)]


@dataclass(frozen=True, slots=True)
class Army:
    """One side: its name, and its forces; the first of them begins."""

    name: str
    forces: tuple[Force, ...]


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle that can be begun. `own`: a player has made it."""

    id: str
    title: str
    blurb: str
    when: str
    where: str
    notes: tuple[str, ...]
    sources: tuple[str, ...]
    order: int
    rules: Rules
    red: Army
    black: Army
    path: str = ""
    own: bool = False

    def army(self, colour: Colour) -> Army:
        """The army of a colour."""
        return self.red if colour is RED else self.black


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What all tables of a battle file share: an unknown key is an error."""


class UnitLine(_File, frozen=True):
    """Units of a roster: `count` of them are numbered; `kind` is the players' own word for the arm."""

    arm: Literal["infantry", "cavalry", "artillery", "machine_gun", "other"]
    name: Named
    count: Units = 1
    kind: Named | None = None


class ForceTable(_File, frozen=True):
    """A force: its `units` as a number, or a roster."""

    name: Named
    general: Named
    grade: Literal["good", "average", "poor"]
    dice: tuple[Die, Die] | None = None
    units: Units | None = None
    roster: tuple[UnitLine, ...] = ()


class ArmyTable(_File, frozen=True):
    """One side."""

    name: Named
    forces: tuple[ForceTable, ...]


class BattleTable(_File, frozen=True):
    """The whole file."""

    title: Title
    red: ArmyTable
    black: ArmyTable
    blurb: Line = ""
    when: Line = ""
    where: Line = ""
    notes: tuple[Text, ...] = ()
    sources: tuple[Text, ...] = ()
    order: Whole = 0
    rules: dict[str, object] = {}


def load_battle(path: Path) -> Battle:
    """Read one shipped battle. Raises LevelError."""
    return battle_of(path, read_toml(path, "battle"), own=False)


def shipped_battles(folder: Path) -> tuple[Battle, ...]:
    """All battles of a folder, as they order themselves. Raises LevelError."""
    paths = sorted(folder.glob("*.toml"))
    if not paths:
        raise LevelError(str(folder), "", "expected a folder with at least one battle (*.toml)")
    return tuple(sorted([load_battle(path) for path in paths], key=lambda battle: (battle.order, battle.id)))


def battle_of(path: Path, tables: Mapping[str, object], *, own: bool) -> Battle:
    """A battle out of a file's tables. Raises LevelError naming file, key and what was expected."""
    try:
        table = msgspec.convert(tables, BattleTable)
    except msgspec.ValidationError as error:
        raise LevelError(path.name, *explained(str(error), BattleTable, "battle")) from None
    rules = _rules(path.name, table.rules)
    red, black = (_army(path.name, colour, table) for colour in COLOURS)
    for colour, army in ((RED, red), (BLACK, black)):
        _check_forces(path.name, rules, colour, army)
    return Battle(
        id=path.stem,
        title=table.title,
        blurb=table.blurb,
        when=table.when,
        where=table.where,
        notes=table.notes,
        sources=table.sources,
        order=table.order,
        rules=rules,
        red=red,
        black=black,
        path=str(path.resolve()) if own else "",
        own=own,
    )


def table_of(battle: Battle) -> BattleTable:
    """A battle as it is written; every unit of a roster has a line of its own."""
    usual = Rules()
    rules = {name: value for name, value in asdict(battle.rules).items() if value != getattr(usual, name)}
    return BattleTable(
        title=battle.title,
        blurb=battle.blurb,
        when=battle.when,
        where=battle.where,
        notes=battle.notes,
        sources=battle.sources,
        order=battle.order,
        rules=rules,
        red=_army_table(battle.red),
        black=_army_table(battle.black),
    )


def _rules(file: str, table: Mapping[str, object]) -> Rules:
    try:
        return rules_from(settings_of(table))
    except SettingError as error:
        raise LevelError(file, f"rules.{error.name}", error.message) from None


def _army(file: str, colour: Colour, table: BattleTable) -> Army:
    side = table.red if colour is RED else table.black
    forces = [_force(file, f"{colour}.forces[{n}]", force) for n, force in enumerate(side.forces)]
    return Army(side.name, tuple(forces))


def _force(file: str, key: str, table: ForceTable) -> Force:
    if (table.units is None) == (not table.roster):
        raise LevelError(file, key, "expected either units, a number, or a roster")
    grade, dice = Grade(table.grade), table.dice or ()
    if table.units is not None:
        return plain_force(table.name, table.general, grade, table.units, dice)
    roster = [unit for line in table.roster for unit in _units(line)]
    return roster_force(table.name, table.general, grade, roster, dice)


def _units(line: UnitLine) -> list[Unit]:
    arm, kind = Arm(line.arm), line.kind or ""
    if line.count == 1:
        return [Unit(line.name, arm, kind)]
    return [Unit(f"{line.name} {number}", arm, kind) for number in range(1, line.count + 1)]


def _check_forces(file: str, rules: Rules, colour: Colour, army: Army) -> None:
    """The forces must be such as the rules can give cards to (Rules A6)."""
    try:
        mustered(rules, colour, army.forces)
    except MusterRefused as refused:
        place = "forces" if refused.force is None else f"forces[{refused.force}].{refused.key}"
        raise LevelError(file, f"{colour}.{place}", muster_sentence(refused)) from None


def _army_table(army: Army) -> ArmyTable:
    return ArmyTable(name=army.name, forces=tuple([_force_table(force) for force in army.forces]))


def _force_table(force: Force) -> ForceTable:
    roster = [UnitLine(arm=unit.arm.value, name=unit.name, kind=unit.kind or None) for unit in force.roster]
    dice = (force.dice[0], force.dice[1]) if len(force.dice) == 2 else None
    return ForceTable(
        name=force.name,
        general=force.general,
        grade=force.grade.value,
        dice=dice,
        units=None if roster else force.units,
        roster=tuple(roster),
    )
