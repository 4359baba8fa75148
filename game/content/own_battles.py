"""The battles that players have set up: JSON files in a folder of theirs. Plays nothing.

A file that cannot be used is left where it is and told; nothing is ever deleted, but for what visitors of a
kiosk have set up, whose files are known by their endings even after a crash.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from game.content.battles import Battle, battle_of, table_of
from game.content.datafile import MOST_BYTES, LevelError, check_name
from game.content.notice import Notice, plain_reason
from game.content.places import Places, make
from game.content.writing import is_there, plain_name, read_at_most, write_whole

VISITORS = ".visitor.json"  # how the files of those end who have gone in the evening
_DROPPED = "dropped"


@dataclass(frozen=True, slots=True)
class Unusable:
    """A file of the player's that cannot be used: its name, and why in a whole sentence."""

    file: str
    told: str


def own_battles(places: Places) -> tuple[tuple[Battle, ...], tuple[Unusable, ...]]:
    """All battles of the player's that can be used, by title; and the files that cannot."""
    battles, unusable = [], []
    try:
        paths = sorted(places.battles.glob("*.json"))
    except OSError as error:
        told = f"Battles of yours cannot be looked for: {plain_reason(error)}."
        return (), (Unusable(places.battles.name, told),)
    for path in paths:
        try:
            battles.append(load_own_battle(path))
        except LevelError as error:
            unusable.append(Unusable(path.name, f"A battle of yours cannot be used: {error}."))
    return tuple(sorted(battles, key=lambda battle: (battle.title.casefold(), battle.id))), tuple(unusable)


def load_own_battle(path: Path) -> Battle:
    """Read one battle of the player's. Raises LevelError naming file, key and what was expected."""
    check_name(path)
    try:
        raw = read_at_most(path, MOST_BYTES)
    except OSError as error:
        raise LevelError(path.name, "", f"expected a readable file: {plain_reason(error)}") from None
    except ValueError:
        raise LevelError(path.name, "", f"expected a file of at most {MOST_BYTES // 1024} KiB") from None
    if raw is None:
        raise LevelError(path.name, "", "expected a battle file here, but there is none")
    try:
        tables = msgspec.json.decode(raw, type=dict[str, object])
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise LevelError(path.name, "", f"expected JSON: {error}") from None
    return battle_of(path, tables, own=True)


def keep_battle(places: Places, battle: Battle, ending: str = ".json") -> tuple[Battle, Notice | None]:
    """Write a battle down as the player's own; the battle as it is known then, and what went wrong."""
    trouble = make(places.battles)
    if trouble:
        return battle, trouble
    path = _own_path(places, battle) or _free_path(places.battles, battle.title, ending)
    table = table_of(battle)
    try:
        battle_of(path, msgspec.to_builtins(table), own=True)  # what could not be read again is not written
        write_whole(path, msgspec.json.format(msgspec.json.encode(table), indent=2) + b"\n")
    except LevelError as error:
        return battle, Notice(f"The battle could not be kept: {error}.")
    except OSError as error:
        return battle, Notice(f"The battle could not be kept: {plain_reason(error)}.")
    return replace(battle, id=path.stem, path=str(path.resolve()), own=True), None


def drop_battle(places: Places, battle: Battle) -> Notice | None:
    """Put a battle of the player's away, so that it is not listed any more."""
    path = _own_path(places, battle)
    if path is None:
        return Notice("Only battles of your own can be dropped.")
    trouble = make(places.battles / _DROPPED)
    if trouble:
        return trouble
    try:
        path.rename(_free_path(places.battles / _DROPPED, path.stem))
    except OSError as error:
        return Notice(f"The battle could not be put away: {plain_reason(error)}.")
    return None


def erase_visitors(places: Places) -> Notice | None:
    """Have the battles that visitors have set up gone for good: they bear names."""
    try:
        for path in places.battles.glob(f"*{VISITORS}"):
            path.unlink(missing_ok=True)
    except OSError as error:
        return Notice(f"A battle could not be erased: {plain_reason(error)}.")
    return None


def _own_path(places: Places, battle: Battle) -> Path | None:
    """The battle's file in the player's folder, whatever path a save or a file may claim for it."""
    return places.battles / Path(battle.path).name if battle.own and battle.path else None


def _free_path(folder: Path, title: str, ending: str = ".json") -> Path:
    """A file name that says what it is and is not taken: plain letters on every system."""
    name = plain_name(title)
    path = folder / f"{name}{ending}"
    number = 2
    while is_there(path):
        path = folder / f"{name}-{number}{ending}"
        number += 1
    return path
