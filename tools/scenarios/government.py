"""Scenarios of Simple Government: one scripted game each, played against the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

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
from game.engine.piles import card
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


def check(scenario: Mapping[str, Any]) -> None:
    """Check the form of a scenario. Raises Unreadable."""
    only(scenario, FILE_KEYS, "the file: ")
    if not isinstance(scenario.get("steps"), list):
        raise Unreadable("steps: expected a list")
    for number, step in enumerate(scenario["steps"], 1):
        try:
            check_step(step, ARGUMENTS, STATE_KEYS, {"attempt": {"success"}})
            _check_card_lists(step)
        except Unreadable as fault:
            raise Unreadable(f"step {number}: {fault}") from None


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
            [whole(face) for face in scenario["dice"]],
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
                return SetTax(whole(step["level"]))
            case "acquire":
                return Collect()
            case "draw":
                return DrawEvents()
            case "return":
                return ReturnEvents(cards(step["cards"]))
            case "attempt":
                return Attempt(Colour(step["colour"]), cards(step["cards"]), whole(step["dice"]))
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
        shown[colour.value] = names(side.active)
        shown[f"resolved_{colour.value}"] = names(side.resolved)
    for event in events:
        if isinstance(event, DiceRolled):
            shown["success"] = event.success
    return shown


def _compare(wanted: Mapping[str, Any], shown: Mapping[str, object], number: int) -> Mismatch | None:
    for key, value in wanted.items():
        if key == "support" and shown["status"] == "lost":
            continue  # a track that ends at 1 need not show 0 or less
        expected = sorted(value) if key in CARD_LISTS else value
        if not same(expected, shown.get(key)):
            return Mismatch(number, key, expected, shown.get(key))
    return None


def _check_card_lists(step: Mapping[str, Any]) -> None:
    for part in ("expect", "state"):
        for name in CARD_LISTS & set(step.get(part, {})):
            if not is_card_list(step[part][name]):
                raise Unreadable(f"{part}: {name}: expected a list of cards")
