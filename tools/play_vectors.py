"""Plays scenario files against the engine: `python -m tools.play_vectors PATH…`, files or folders.

One line a file. Exit 0: all hold; 1: a number differs, or a legal move was refused, or the reverse;
2: a file could not be read. The format is described in tests/vectors/FORMAT.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

if __package__ in (None, ""):  # run as a file rather than a module: the checkout is not on the path then
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.engine.government.chance import Script, ScriptExhausted
from game.engine.government.commands import (
    Attempt,
    Collect,
    Command,
    DrawEvents,
    EndTurn,
    ReturnEvents,
    SetTax,
)
from game.engine.government.events import DiceRolled, Event
from game.engine.government.model import Colour, Outcome, State
from game.engine.government.rules import GovernmentMatch, IllegalCommand, scripted_match
from game.engine.government.settings import rules_from
from game.engine.piles import Card, card

FILE_KEYS = {
    "id", "game", "title", "reading", "recorded", "rules", "short_deck",
    "domestic_deck", "foreign_deck", "dice", "all_dice_used", "steps",
}  # fmt: skip
ARGUMENTS = {
    "set_tax": {"level"},
    "acquire": set(),
    "draw": set(),
    "return": {"cards"},
    "attempt": {"colour", "cards", "dice"},
    "end_turn": set(),
    "check": set(),
}
STATE_KEYS = {
    "status", "support", "tax", "treasury", "turn",
    "domestic", "foreign", "resolved_domestic", "resolved_foreign", "deck_left",
}  # fmt: skip
CARD_LISTS = {"domestic", "foreign", "resolved_domestic", "resolved_foreign"}


class Unreadable(Exception):  # noqa: N818
    """The file is not a scenario this program can play."""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Where a scenario and the engine part ways. Step 0 is the end of the file."""

    step: int
    key: str
    wanted: object
    got: object

    def __str__(self) -> str:
        """The line shown to the reader."""
        return f"step {self.step}: {self.key}: wanted {self.wanted!r}, got {self.got!r}"


def load(path: Path) -> dict[str, Any]:
    """Read a scenario and check its form. Raises Unreadable."""
    try:
        scenario = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise Unreadable(str(fault)) from None
    if not isinstance(scenario, dict):
        raise Unreadable("expected an object")
    if scenario.get("game") != "government":
        raise Unreadable(f"not known: game {scenario.get('game')!r}")
    _only(scenario, FILE_KEYS, "the file")
    if not isinstance(scenario.get("steps"), list):
        raise Unreadable("steps: expected a list")
    for number, step in enumerate(scenario["steps"], 1):
        _check_step(step, f"step {number}")
    return scenario


def play(scenario: Mapping[str, Any]) -> Mismatch | None:
    """Play a scenario and return the first thing that differs. Raises Unreadable."""
    match = _match(scenario)
    for number, step in enumerate(scenario["steps"], 1):
        mismatch = _play_step(match, step, number)
        if mismatch is not None:
            return mismatch
    dice = match.chance.dice
    if scenario.get("all_dice_used") and isinstance(dice, Script) and dice.values:
        return Mismatch(0, "dice left over", [], list(dice.values))
    return None


def _match(scenario: Mapping[str, Any]) -> GovernmentMatch:
    try:
        return scripted_match(
            rules_from(scenario.get("rules", {})),
            [card(name) for name in scenario["domestic_deck"]],
            [card(name) for name in scenario["foreign_deck"]],
            [_whole(face) for face in scenario["dice"]],
            short_deck=scenario.get("short_deck", False),
        )
    except KeyError as fault:
        raise Unreadable(f"missing: {fault}") from None
    except (TypeError, ValueError, AttributeError) as fault:
        raise Unreadable(str(fault)) from None


def _play_step(match: GovernmentMatch, step: Mapping[str, Any], number: int) -> Mismatch | None:
    events: tuple[Event, ...] = ()
    refusal: object = None
    before = match.digest()
    command = _command(step, number)
    if command is not None:
        try:
            events = match.do(command)
        except IllegalCommand as refused:
            refusal = refused.reason
        except (ScriptExhausted, ValueError) as fault:
            return Mismatch(number, "dice", "enough dice in the script", str(fault))
    if step.get("illegal", False):
        if refusal is None:
            return Mismatch(number, "illegal", "a refusal", "the move was made")
        if match.digest() != before:
            return Mismatch(number, "illegal", "nothing changed", "the state changed")
    elif refusal is not None:
        return Mismatch(number, step["do"], "a legal move", refusal)
    shown = _shown(match.state, events)
    return _compare(step.get("expect", {}), shown, number) or _compare(step.get("state", {}), shown, number)


def _command(step: Mapping[str, Any], number: int) -> Command | None:
    try:
        match step["do"]:
            case "set_tax":
                return SetTax(_whole(step["level"]))
            case "acquire":
                return Collect()
            case "draw":
                return DrawEvents()
            case "return":
                return ReturnEvents(_cards(step["cards"]))
            case "attempt":
                return Attempt(Colour(step["colour"]), _cards(step["cards"]), _whole(step["dice"]))
            case "end_turn":
                return EndTurn()
            case _:
                return None
    except (TypeError, ValueError, AttributeError) as fault:
        raise Unreadable(f"step {number}: {fault}") from None


def _shown(state: State, events: Iterable[Event]) -> dict[str, object]:
    """The public state in the scenarios' words."""
    status = "playing" if state.outcome is None else "won" if state.outcome is Outcome.WON else "lost"
    shown: dict[str, object] = {
        "status": status,
        "support": state.support,
        "tax": state.tax,
        "treasury": state.treasury,
        "turn": state.turn,
        "deck_left": [len(state.domestic.deck), len(state.foreign.deck)],
    }
    for colour in Colour:
        side = state.side(colour)
        shown[colour.value] = _names(side.active)
        shown[f"resolved_{colour.value}"] = _names(side.resolved)
    for event in events:
        if isinstance(event, DiceRolled):
            shown["success"] = event.success
    return shown


def _compare(wanted: Mapping[str, Any], shown: Mapping[str, object], number: int) -> Mismatch | None:
    for key, value in wanted.items():
        if key == "support" and shown["status"] == "lost":
            continue  # a track that ends at 1 need not show 0 or less
        expected = sorted(value) if key in CARD_LISTS else value
        if type(expected) is not type(shown.get(key)) or expected != shown.get(key):
            return Mismatch(number, key, expected, shown.get(key))
    return None


def _check_step(step: object, where: str) -> None:
    if not isinstance(step, dict) or step.get("do") not in list(ARGUMENTS):
        raise Unreadable(f"{where}: expected one of {', '.join(ARGUMENTS)}")
    arguments = ARGUMENTS[step["do"]]
    _only(step, arguments | {"do", "expect", "state", "illegal"}, where)
    for name in arguments - set(step):
        raise Unreadable(f"{where}: {name} is missing")
    expected = STATE_KEYS | {"success"} if step["do"] == "attempt" else STATE_KEYS
    for part, keys in (("expect", expected), ("state", STATE_KEYS)):
        wanted = step.get(part, {})
        if not isinstance(wanted, dict):
            raise Unreadable(f"{where}: {part}: expected an object")
        _only(wanted, keys, f"{where}: {part}")
        for name in CARD_LISTS & set(wanted):
            if not isinstance(wanted[name], list) or not all(isinstance(held, str) for held in wanted[name]):
                raise Unreadable(f"{where}: {part}: {name}: expected a list of cards")


def _only(given: Mapping[str, Any], known: set[str], where: str) -> None:
    for key in given:
        if key not in known:
            raise Unreadable(f"{where}: not known: {key!r}")


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"expected a whole number, not {value!r}")
    return value


def _cards(names: Iterable[str]) -> tuple[Card, ...]:
    return tuple(card(name) for name in names)


def _names(cards: Iterable[Card]) -> list[str]:
    return sorted(card.name for card in cards)


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
