"""Measures how often the engine's players win under each level's rules: `python -m tools.balance`.

Prints a table of win rates in per cent with Wilson's 95 % intervals.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from multiprocessing import Pool
from pathlib import Path

if __package__ in (None, ""):  # run as a file rather than a module: the checkout is not on the path then
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.engine.advice.players import PLAYERS, play
from game.engine.government.model import Outcome, Rules
from game.engine.government.settings import SettingError, rules_from

LEVELS = Path(__file__).resolve().parent.parent / "levels" / "government"
PROCESSES = 2
BATCH = 250  # games handed to a process at a time
Z = 1.959964  # the 97.5 % point of the normal distribution


class LevelError(Exception):
    """A level that is missing or cannot be read."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Some games of one player under one set of rules."""

    player: str
    rules: Rules
    seeds: range


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (E. B. Wilson, 1927)."""
    rate, square = wins / games, Z * Z
    middle = rate + square / (2 * games)
    spread = Z * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return (middle - spread) / (1 + square / games), (middle + spread) / (1 + square / games)


def level_table(folder: Path, name: str) -> dict[str, object]:
    """A level's file as it stands. Raises LevelError."""
    path = folder / f"{name}.toml"
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise LevelError(f"{path}: {fault}") from None


def level_rules(folder: Path, name: str) -> Rules:
    """The rules of a level, on top of those of its base. Raises LevelError."""
    settings: dict[str, object] = {}
    wanted: object = name
    for _ in range(8):
        if not isinstance(wanted, str):
            raise LevelError(f"{name}: base: expected a level's name, not {wanted!r}")
        table = level_table(folder, wanted)
        own = table.get("rules", {})
        if not isinstance(own, Mapping):
            raise LevelError(f"{wanted}: rules: expected a table")
        settings = {key: None if value == "none" else value for key, value in own.items()} | settings
        if "base" not in table:
            try:
                return rules_from(settings)
            except SettingError as fault:
                raise LevelError(f"{name}: {fault}") from None
        wanted = table["base"]
    raise LevelError(f"{name}: its bases go round in a circle")


def level_names(folder: Path) -> list[str]:
    """The levels of a folder in the order they are offered. Raises LevelError."""
    tables = {path.stem: level_table(folder, path.stem) for path in folder.glob("*.toml")}
    if not tables:
        raise LevelError(f"{folder}: no levels")
    return sorted(tables, key=lambda name: (str(tables[name].get("order", 0)).zfill(6), name))


def wins_of(batch: Batch) -> int:
    """How many games of a batch are won."""
    player = PLAYERS[batch.player]
    return sum(play(batch.rules, seed, player).state.outcome is Outcome.WON for seed in batch.seeds)


def measure(levels: Mapping[str, Rules], players: list[str], games: int) -> dict[tuple[str, str], int]:
    """Wins of each player at each level, over the same seeds."""
    cells = [(level, player) for level in levels for player in players]
    batches = [
        Batch(player, levels[level], range(start, min(start + BATCH, games)))
        for level, player in cells
        for start in range(0, games, BATCH)
    ]
    with Pool(PROCESSES) as pool:
        wins = iter(pool.map(wins_of, batches, chunksize=1))
    return {cell: sum(next(wins) for _ in range(0, games, BATCH)) for cell in cells}


def table(wins: Mapping[tuple[str, str], int], levels: list[str], players: list[str], games: int) -> str:
    """The measurements as aligned text."""
    rows = [["level", *players]]
    for level in levels:
        row = [level]
        for player in players:
            low, high = wilson(wins[level, player], games)
            row.append(f"{100 * wins[level, player] / games:.1f} [{100 * low:.1f}, {100 * high:.1f}]")
        rows.append(row)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def at_least_one(text: str) -> int:
    """A whole number above 0, for the command line."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("expected at least 1")
    return number


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure how often the engine's players win.")
    parser.add_argument("--games", type=at_least_one, default=4000, help="games a cell (default 4000)")
    parser.add_argument("--player", choices=list(PLAYERS), action="append", help="default: all")
    parser.add_argument("--level", action="append", help="a level's file name without .toml; default: all")
    parser.add_argument("--levels", type=Path, default=LEVELS, metavar="DIR", help="where the levels are")
    asked = parser.parse_args(arguments)
    players = asked.player or list(PLAYERS)
    try:
        names = asked.level or level_names(asked.levels)
        levels = {name: level_rules(asked.levels, name) for name in names}
    except LevelError as fault:
        print(fault, file=sys.stderr)
        return 2
    print(table(measure(levels, players, asked.games), names, players, asked.games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
