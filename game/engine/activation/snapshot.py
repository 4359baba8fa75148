"""States and chance as plain JSON data and back. Knows nothing of files; what is read is checked strictly."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

from game.engine import plain
from game.engine.activation.chance import Chance
from game.engine.activation.model import (
    COLOURS,
    Act,
    Arm,
    Colour,
    Force,
    Grade,
    Outcome,
    Role,
    Rules,
    Side,
    State,
    Unit,
)
from game.engine.activation.reckoning import MOST_UNITS, highest_value, whole_pack
from game.engine.activation.settings import rules_from
from game.engine.piles import JOKER
from game.engine.rng import Rng
from game.engine.script import Orders, Script

_RULE_NAMES = tuple(field.name for field in fields(Rules))
_FORCE_NAMES = tuple(field.name for field in fields(Force))
_STATE_NAMES = tuple(field.name for field in fields(State))


def state_to_data(state: State) -> dict[str, object]:
    """A state as plain JSON data."""
    return {
        "rules": {name: getattr(state.rules, name) for name in _RULE_NAMES},
        "red": _side_to_data(state.red),
        "black": _side_to_data(state.black),
        "pack": [card.name for card in state.pack],
        "paper": state.paper,
        "card": None if state.card is None else state.card.name,
        "acts": [{"role": act.role.value, "unit": act.unit} for act in state.acts],
        "fresh": state.fresh,
        "discard": [card.name for card in state.discard],
        "aside": state.aside,
        "gone": state.gone,
        "reshuffles": state.reshuffles,
        "outcome": None if state.outcome is None else state.outcome.value,
        "winner": None if state.winner is None else state.winner.value,
    }


def state_from_data(data: object) -> State:
    """Read a state. Raises ValueError naming the key that is wrong."""
    parts = plain.table(data, "state", _STATE_NAMES)
    outcome, winner = parts["outcome"], parts["winner"]
    state = State(
        rules=rules_from(plain.table(parts["rules"], "rules", _RULE_NAMES)),
        red=_side_from_data(parts["red"], "red"),
        black=_side_from_data(parts["black"], "black"),
        pack=plain.cards(parts["pack"], "pack"),
        paper=plain.truth(parts["paper"], "paper"),
        card=None if parts["card"] is None else plain.playing_card(parts["card"], "card"),
        acts=tuple([_act(item, f"acts[{i}]") for i, item in enumerate(plain.items(parts["acts"], "acts"))]),
        fresh=plain.number(parts["fresh"], "fresh", 0),
        discard=plain.cards(parts["discard"], "discard"),
        aside=plain.number(parts["aside"], "aside", 0),
        gone=plain.number(parts["gone"], "gone", 0),
        reshuffles=plain.number(parts["reshuffles"], "reshuffles", 0),
        outcome=None if outcome is None else plain.word(outcome, "outcome", Outcome),
        winner=None if winner is None else plain.word(winner, "winner", Colour),
    )
    _check_whole(state)
    return state


def chance_to_data(chance: Chance) -> dict[str, object]:
    """The chance to come as plain JSON data."""
    shuffles, dice = chance.shuffles, chance.dice
    orders = (
        [[card.name for card in order] for order in shuffles.orders] if isinstance(shuffles, Orders) else None
    )
    return {
        "shuffles": shuffles.state if isinstance(shuffles, Rng) else orders,
        "dice": dice.state if isinstance(dice, Rng) else list(dice.values),
    }


def chance_from_data(data: object) -> Chance:
    """Read the chance to come. Raises ValueError naming the key that is wrong."""
    parts = plain.table(data, "chance", ("shuffles", "dice"))
    shuffles, dice = parts["shuffles"], parts["dice"]
    return Chance(
        Orders(tuple([plain.cards(order, f"shuffles[{i}]") for i, order in enumerate(shuffles)]))
        if isinstance(shuffles, list)
        else plain.generator(shuffles, "shuffles"),
        Script(plain.numbers(dice, "dice", 1, 6))
        if isinstance(dice, list)
        else plain.generator(dice, "dice"),
    )


def unit_to_data(unit: Unit) -> dict[str, object]:
    """A unit of a roster as plain JSON data."""
    return {"name": unit.name, "arm": unit.arm.value, "kind": unit.kind, "lost": unit.lost}


def unit_from_data(data: object, key: str) -> Unit:
    """Read a unit. Raises ValueError naming the key that is wrong."""
    parts = plain.table(data, key, ("name", "arm", "kind", "lost"))
    return Unit(
        name=plain.text(parts["name"], f"{key}.name"),
        arm=plain.word(parts["arm"], f"{key}.arm", Arm),
        kind=plain.text(parts["kind"], f"{key}.kind"),
        lost=plain.truth(parts["lost"], f"{key}.lost"),
    )


def _side_to_data(side: Side) -> dict[str, object]:
    return {
        "forces": [_force_to_data(force) for force in side.forces],
        "active": side.active,
        "waiting": side.waiting,
    }


def _side_from_data(data: object, key: str) -> Side:
    parts = plain.table(data, key, ("forces", "active", "waiting"))
    listed = plain.items(parts["forces"], f"{key}.forces")
    forces = tuple([_force_from_data(item, f"{key}.forces[{i}]") for i, item in enumerate(listed)])
    last = len(forces) - 1
    waiting = parts["waiting"]
    return Side(
        forces=forces,
        active=plain.number(parts["active"], f"{key}.active", 0, last),
        waiting=None if waiting is None else plain.number(waiting, f"{key}.waiting", 0, last),
    )


def _force_to_data(force: Force) -> dict[str, object]:
    return {
        "name": force.name,
        "general": force.general,
        "grade": force.grade.value,
        "units": force.units,
        "roster": [unit_to_data(unit) for unit in force.roster],
        "lost": force.lost,
        "dice": list(force.dice),
        "values": list(force.values),
    }


def _force_from_data(data: object, key: str) -> Force:
    parts = plain.table(data, key, _FORCE_NAMES)
    listed = plain.items(parts["roster"], f"{key}.roster")
    force = Force(
        name=plain.text(parts["name"], f"{key}.name"),
        general=plain.text(parts["general"], f"{key}.general"),
        grade=plain.word(parts["grade"], f"{key}.grade", Grade),
        units=plain.number(parts["units"], f"{key}.units", 0, MOST_UNITS),
        roster=tuple([unit_from_data(item, f"{key}.roster[{i}]") for i, item in enumerate(listed)]),
        lost=plain.number(parts["lost"], f"{key}.lost", 0, MOST_UNITS),
        dice=plain.numbers(parts["dice"], f"{key}.dice", 1, 6),
        values=plain.numbers(parts["values"], f"{key}.values", 1, 13),
    )
    standing = len(force.standing)
    if force.roster and (standing, len(force.roster)) != (force.units, force.units + force.lost):
        raise ValueError(f"{key}.units: {force.units} and {force.lost} lost do not go with the roster")
    return force


def _act(data: object, key: str) -> Act:
    parts = plain.table(data, key, ("role", "unit"))
    unit = parts["unit"]
    number = None if unit is None else plain.number(unit, f"{key}.unit", 0, MOST_UNITS)
    return Act(plain.word(parts["role"], f"{key}.role", Role), number)


def _check_whole(state: State) -> None:
    """The parts must fit each other, or the rules could not go on from here."""
    for colour in COLOURS:
        for number, force in enumerate(state.side(colour).forces):
            if not force.values or max(force.values) > highest_value(state.rules):
                raise ValueError(f"{colour}.forces[{number}].values: no such cards: {force.values}")
    _check_cards(state)
    _check_acts(state)
    if state.winner is not None and state.outcome is None:
        raise ValueError("winner: the battle has not ended")


def _check_cards(state: State) -> None:
    on_table = [] if state.card is None or state.card.is_joker else [state.card]
    held = Counter([*state.pack, *state.discard, *on_table, *[JOKER] * state.aside])
    if state.gone > state.rules.jokers or held != Counter(whole_pack(state)):
        raise ValueError("pack: a card is missing, or in two places")


def _check_acts(state: State) -> None:
    if state.acting is None:
        if state.acts or state.fresh:
            raise ValueError("acts: nobody acts")
        return
    force = state.side(state.acting).force
    known = range(len(force.roster)) if force.roster else (None,)
    if any(act.unit not in known for act in state.acts):
        raise ValueError("acts: no such unit")
    if len(set(state.acted)) < len(state.acted):
        raise ValueError("acts: a unit has acted twice")
    fresh = len(set(force.standing) - set(state.acted)) if force.roster else min(state.fresh, force.units)
    if state.fresh != fresh or state.left < 0:
        raise ValueError(f"fresh: {state.fresh} units cannot be left to act")
