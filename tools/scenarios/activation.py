"""Scenarios of the activation deck: the setting-up, the grades, and scripted battles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.activation.chance import Chance
from game.engine.activation.commands import Activate, Command, Finish, TurnCard
from game.engine.activation.model import COLOURS, Colour, Force, Grade, Role, Rules, State
from game.engine.activation.muster import graded, plain_force
from game.engine.activation.reckoning import grade_of, reckon, whole_pack
from game.engine.activation.rules import ActivationMatch, IllegalCommand, match_from, setup
from game.engine.activation.settings import rules_from
from game.engine.script import ScriptExhausted
from tools.scenarios.form import (
    Mismatch,
    Unreadable,
    cards,
    check_step,
    is_card_list,
    names,
    only,
    same,
    whole,
)

FILE_KEYS = {
    "id", "game", "title", "reading", "recorded", "rules",
    "red", "black", "setup", "grades", "orders", "steps",
}  # fmt: skip
ARGUMENTS: dict[str, set[str]] = {
    "turn_card": set(),
    "activate": {"kind", "count"},
    "finish": set(),
    "check": set(),
}
STATE_KEYS = {"card", "side", "left", "deck_left", "discard", "reshuffles"}
SETUP_KEYS = {"grade", "median", "values", "cards"}


def check(scenario: Mapping[str, Any]) -> None:
    """Check the form of a scenario. Raises Unreadable."""
    only(scenario, FILE_KEYS, "the file: ")
    _check_setup(scenario)
    steps = scenario.get("steps", [])
    if not isinstance(steps, list):
        raise Unreadable("steps: expected a list")
    if steps and "orders" not in scenario:
        raise Unreadable("missing: 'orders'")
    for number, step in enumerate(steps, 1):
        try:
            check_step(step, ARGUMENTS, STATE_KEYS, {})
            for part in ("expect", "state"):
                if not is_card_list(step.get(part, {}).get("discard", [])):
                    raise Unreadable(f"{part}: discard: expected a list of cards")
        except Unreadable as fault:
            raise Unreadable(f"step {number}: {fault}") from None


def play(scenario: Mapping[str, Any]) -> Mismatch | None:
    """Play a scenario and return the first thing that differs. Raises Unreadable."""
    try:
        rules = rules_from(scenario.get("rules", {}))
        wrong = _wrong_grade(rules, scenario.get("grades", []))
        if wrong is not None or "red" not in scenario:
            return wrong
        match = _match(rules, scenario)
    except (TypeError, ValueError, KeyError, AttributeError, ScriptExhausted) as fault:
        raise Unreadable(str(fault)) from None
    wrong = _wrong_setup(match.state, scenario.get("setup", {}))
    if wrong is not None:
        return wrong
    for number, step in enumerate(scenario.get("steps", []), 1):
        wrong = _play_step(match, step, number)
        if wrong is not None:
            return wrong
    return None


def _check_setup(scenario: Mapping[str, Any]) -> None:
    if "grades" not in scenario and not {"red", "black"} <= set(scenario):
        raise Unreadable("missing: 'red' and 'black', or 'grades'")
    wanted = scenario.get("setup", {})
    if not isinstance(wanted, dict):
        raise Unreadable("setup: expected an object")
    only(wanted, {"red", "black", "pack"}, "setup: ")
    for colour in COLOURS:
        for where, keys in ((scenario, {"units", "dice", "grade"}), (wanted, SETUP_KEYS)):
            part = where.get(colour.value, {})
            if not isinstance(part, dict):
                raise Unreadable(f"{colour}: expected an object")
            only(part, keys, f"{colour}: ")


def _wrong_grade(rules: Rules, grades: list[list[Any]]) -> Mismatch | None:
    for first, second, wanted in grades:
        got = grade_of(rules, whole(first) + whole(second)).value
        if wanted != got:
            return Mismatch(0, f"grade of {first} and {second}", wanted, got)
    return None


def _match(rules: Rules, scenario: Mapping[str, Any]) -> ActivationMatch:
    red, black = (_force(rules, colour, scenario[colour.value]) for colour in COLOURS)
    chance = Chance.from_seed(0)
    if "orders" in scenario:
        chance = Chance.scripted([cards(order) for order in scenario["orders"]])
    return match_from(*setup(rules, [red], [black], chance))


def _force(rules: Rules, colour: Colour, data: Mapping[str, Any]) -> Force:
    if ("dice" in data) == ("grade" in data):
        raise ValueError(f"{colour}: expected either dice or a grade")
    units = whole(data["units"])
    if "grade" in data:
        return plain_force(colour.value, "General", Grade(data["grade"]), units)
    first, second = data["dice"]
    grading = graded(rules, (whole(first), whole(second)))
    return plain_force(colour.value, "General", grading.grade, units, grading.dice)


def _wrong_setup(state: State, wanted: Mapping[str, Any]) -> Mismatch | None:
    for colour in COLOURS:
        force = state.side(colour).force
        reckoning = reckon(state.rules, colour, force.units, force.grade)
        got: dict[str, object] = {
            "grade": force.grade.value,
            "median": reckoning.median,
            "values": list(reckoning.values),
            "cards": len(reckoning.cards),
        }
        for key, value in wanted.get(colour.value, {}).items():
            if not same(value, got[key]):
                return Mismatch(0, f"{colour} {key}", value, got[key])
    pack = len(whole_pack(state))
    return Mismatch(0, "pack", wanted["pack"], pack) if wanted.get("pack", pack) != pack else None


def _play_step(match: ActivationMatch, step: Mapping[str, Any], number: int) -> Mismatch | None:
    refusal: object = None
    before = match.digest()
    command = _command(step, number)
    if command is not None:
        try:
            match.do(command)
        except IllegalCommand as refused:
            refusal = refused.reason
        except (ScriptExhausted, ValueError) as fault:
            return Mismatch(number, "orders", "an order of the cards in the pack", str(fault))
    if step.get("illegal", False):
        if refusal is None:
            return Mismatch(number, "illegal", "a refusal", "the move was made")
        if match.digest() != before:
            return Mismatch(number, "illegal", "nothing changed", "the state changed")
    elif refusal is not None:
        return Mismatch(number, step["do"], "a legal move", refusal)
    shown = _shown(match.state)
    return _compare(step.get("expect", {}), shown, number) or _compare(step.get("state", {}), shown, number)


def _command(step: Mapping[str, Any], number: int) -> Command | None:
    try:
        match step["do"]:
            case "turn_card":
                return TurnCard()
            case "activate":
                return Activate(Role(step["kind"]), whole(step["count"]))
            case "finish":
                return Finish()
            case _:
                return None
    except ValueError as fault:
        raise Unreadable(f"step {number}: {fault}") from None


def _shown(state: State) -> dict[str, object]:
    """The public state in the scenarios' words."""
    return {
        "card": None if state.card is None else state.card.name,
        "side": None if state.acting is None else state.acting.value,
        "left": state.left,
        "deck_left": len(state.pack),
        "discard": names(state.discard),
        "reshuffles": state.reshuffles,
    }


def _compare(wanted: Mapping[str, Any], shown: Mapping[str, object], number: int) -> Mismatch | None:
    for key, value in wanted.items():
        expected = sorted(value) if key == "discard" else value
        if not same(expected, shown[key]):
            return Mismatch(number, key, expected, shown[key])
    return None
