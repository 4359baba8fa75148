"""States and chance as plain JSON data and back. Knows nothing of files; what is read is checked strictly."""

from __future__ import annotations

from dataclasses import fields

from game.engine import plain
from game.engine.government.chance import Chance, Script
from game.engine.government.model import COLOURS, Colour, Outcome, Owed, Phase, Rules, Side, State
from game.engine.government.reckoning import SUITS, is_event
from game.engine.government.settings import rules_from
from game.engine.piles import Card
from game.engine.rng import Rng

_PILES = ("deck", "active", "resolved", "gone")
MOST = 99_999  # of anything that is counted; no rules that can be set lead so far
_RULE_NAMES = tuple(field.name for field in fields(Rules))


def state_to_data(state: State) -> dict[str, object]:
    """A state as plain JSON data."""
    return {
        "rules": {name: getattr(state.rules, name) for name in _RULE_NAMES},
        "domestic": _side_to_data(state.domestic),
        "foreign": _side_to_data(state.foreign),
        "support": state.support,
        "tax": state.tax,
        "treasury": state.treasury,
        "turn": state.turn,
        "phase": state.phase.value,
        "owed": [{"colour": owed.colour.value, "count": owed.count} for owed in state.owed],
        "outcome": None if state.outcome is None else state.outcome.value,
    }


def state_from_data(data: object) -> State:
    """Read a state. Raises ValueError naming the key that is wrong."""
    parts = plain.table(data, "state", [field.name for field in fields(State)])
    state = State(
        rules=rules_from(plain.table(parts["rules"], "rules", _RULE_NAMES)),
        domestic=_side_from_data(parts["domestic"], Colour.DOMESTIC),
        foreign=_side_from_data(parts["foreign"], Colour.FOREIGN),
        support=plain.number(parts["support"], "support", -MOST, MOST),
        tax=plain.number(parts["tax"], "tax", 0),
        treasury=plain.number(parts["treasury"], "treasury", 0, MOST),
        turn=plain.number(parts["turn"], "turn", 1, MOST),
        phase=plain.word(parts["phase"], "phase", Phase),
        owed=tuple(
            _owed_from_data(item, f"owed[{i}]") for i, item in enumerate(plain.items(parts["owed"], "owed"))
        ),
        outcome=None if parts["outcome"] is None else plain.word(parts["outcome"], "outcome", Outcome),
    )
    _check_whole(state)
    return state


def chance_to_data(chance: Chance) -> dict[str, object]:
    """The chance to come as plain JSON data."""
    dice = chance.dice
    return {
        "dice": list(dice.values) if isinstance(dice, Script) else dice.state,
        "returns": chance.returns.state,
    }


def chance_from_data(data: object) -> Chance:
    """Read the chance to come. Raises ValueError naming the key that is wrong."""
    parts = plain.table(data, "chance", ["dice", "returns"])
    dice = parts["dice"]
    stream: Rng | Script
    if isinstance(dice, list):
        stream = Script(tuple(plain.number(face, f"dice[{i}]", 1) for i, face in enumerate(dice)))
    else:
        stream = plain.generator(dice, "dice")
    return Chance(stream, plain.generator(parts["returns"], "returns"))


def _side_to_data(side: Side) -> dict[str, object]:
    piles: dict[str, object] = {name: [card.name for card in getattr(side, name)] for name in _PILES}
    return piles | {"attempted": side.attempted}


def _side_from_data(data: object, colour: Colour) -> Side:
    parts = plain.table(data, colour, [*_PILES, "attempted"])
    piles = {name: _pile_from_data(parts[name], f"{colour}.{name}", colour) for name in _PILES}
    events = [held for pile in piles.values() for held in pile if not held.is_joker]
    if len(set(events)) != len(events):
        raise ValueError(f"{colour}: a card is in two places")
    for name in ("active", "resolved"):
        for held in piles[name]:
            if not is_event(held):
                raise ValueError(f"{colour}.{name}: {held.name} is not an event")
    return Side(**piles, attempted=plain.truth(parts["attempted"], f"{colour}.attempted"))


def _pile_from_data(data: object, key: str, colour: Colour) -> tuple[Card, ...]:
    pile = plain.cards(data, key)
    for held in pile:
        if not held.is_joker and held.suit not in SUITS[colour]:
            raise ValueError(f"{key}: {held.name} is not {colour}")
    return pile


def _owed_from_data(data: object, key: str) -> Owed:
    parts = plain.table(data, key, ["colour", "count"])
    return Owed(
        plain.word(parts["colour"], f"{key}.colour", Colour), plain.number(parts["count"], f"{key}.count", 1)
    )


def _check_whole(state: State) -> None:
    """The parts must fit each other, or the rules could not go on from here."""
    if (state.phase is Phase.OVER) != (state.outcome is not None):
        raise ValueError(f"outcome: {state.outcome!r} does not go with the phase {state.phase.value}")
    if state.outcome is None and state.support < 1:  # Rules G20
        raise ValueError(f"support: {state.support} does not go with the phase {state.phase.value}")
    if (state.phase is Phase.RETURN) != bool(state.owed):
        raise ValueError(f"owed: {len(state.owed)} returns do not go with the phase {state.phase.value}")
    _check_tracks(state)
    for colour in COLOURS:
        owed = sum(owed.count for owed in state.owed if owed.colour is colour)
        if owed > len(state.side(colour).resolved):
            raise ValueError(f"owed: {owed} {colour} events are owed, more than are resolved")


def _check_tracks(state: State) -> None:
    """Nothing beyond the end of its track; support below its end is how a government falls (Rules G20)."""
    rules = state.rules
    for name, most in (
        ("support", rules.support_max),
        ("treasury", rules.treasury_max),
        ("tax", rules.tax_max),
    ):
        value = getattr(state, name)
        if most is not None and value > most:
            raise ValueError(f"{name}: {value} is beyond the {most} of the rules")
    if state.tax < rules.tax_min:
        raise ValueError(f"tax: {state.tax} is below the {rules.tax_min} of the rules")
