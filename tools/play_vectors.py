"""Plays scenario files against the engine: `python -m tools.play_vectors PATH…`, files or folders.

One line a file. Exit 0: all hold; 1: a number differs, or a legal move was refused, or the reverse;
2: a file could not be read. The format is described in tests/vectors/FORMAT.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

if __package__ in (None, ""):  # run as a file rather than a module: the checkout is not on the path then
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.scenarios import activation, government
from tools.scenarios.form import Mismatch, Unreadable

CHECKS = MappingProxyType({"government": government.check, "activation": activation.check})
PLAYS = MappingProxyType({"government": government.play, "activation": activation.play})


def load(path: Path) -> dict[str, Any]:
    """Read a scenario and check its form. Raises Unreadable."""
    try:
        scenario = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise Unreadable(str(fault)) from None
    if not isinstance(scenario, dict):
        raise Unreadable("expected an object")
    game = scenario.get("game")
    if not isinstance(game, str) or game not in CHECKS:
        raise Unreadable(f"not known: game {game!r}")
    CHECKS[game](scenario)
    return scenario


def play(scenario: Mapping[str, Any]) -> Mismatch | None:
    """Play a scenario and return the first thing that differs. Raises Unreadable."""
    return PLAYS[scenario["game"]](scenario)


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """The files named, and those in the folders named."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.json")) if path.is_dir() else [path]
    return found


def main(arguments: list[str] | None = None) -> int:
    """Play every file and print one line for each."""
    parser = argparse.ArgumentParser(description="Play scenario files against the engine.")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a scenario or a folder of them")
    status = 0
    files = scenario_files(parser.parse_args(arguments).paths)
    if not files:
        print("no scenario found", file=sys.stderr)
        return 2
    for path in files:
        try:
            mismatch = play(load(path))
        except Unreadable as fault:
            print(f"{path}: cannot be read: {fault}")
            status = 2
            continue
        print(f"{path}: {mismatch or 'ok'}")
        if mismatch is not None:
            status = max(status, 1)
    return status


if __name__ == "__main__":
    sys.exit(main())
