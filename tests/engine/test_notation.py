"""The written form of commands, states and chance, and how strictly it is read."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.government.chance import Chance, Script
from game.engine.government.commands import (
    Attempt,
    Collect,
    Command,
    DrawEvents,
    EndTurn,
    ReturnEvents,
    SetTax,
)
from game.engine.government.model import Colour, Phase, Rules
from game.engine.government.notation import (
    chance_from_data,
    chance_to_data,
    command_from_text,
    command_to_text,
    state_from_data,
    state_to_data,
)
from game.engine.government.reckoning import whole_deck
from game.engine.government.rules import setup
from game.engine.rng import Rng
from tests.engine.builders import DOMESTIC, cards, government, side

EVENTS = st.sampled_from([held for held in whole_deck(Rules(), DOMESTIC) if not held.is_joker])
CARDS = st.lists(EVENTS, min_size=1, unique=True).map(tuple)
COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.sampled_from([Collect(), DrawEvents(), EndTurn()]),
    st.builds(SetTax, st.integers(0, 20)),
    st.builds(ReturnEvents, CARDS),
    st.builds(Attempt, st.sampled_from(Colour), CARDS, st.integers(0, 110)),
)


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (SetTax(4), "tax 4"),
        (Collect(), "collect"),
        (DrawEvents(), "draw"),
        (ReturnEvents(cards("4S 7C")), "return 4S,7C"),
        (Attempt(DOMESTIC, cards("4S 7C"), 3), "attempt domestic 4S,7C with 3"),
        (EndTurn(), "end turn"),
    ],
)
def test_commands_have_one_line_of_text(command: Command, text: str) -> None:
    assert command_to_text(command) == text
    assert command_from_text(text) == command


@given(COMMANDS)
def test_every_command_survives_being_written(command: Command) -> None:
    text = command_to_text(command)
    assert "\n" not in text
    assert command_from_text(text) == command


@pytest.mark.parametrize(
    "text",
    [
        "", "tax", "tax four", "tax -1", "tax 4 ", "Tax 4", "tax ４", "tax 4\n", "collect 3", "return",
        "return 4S,", "return 4X", "attempt 4S with 3", "attempt domestic 4S", "attempt grey 4S with 3",
        "attempt domestic 4S with three", "attempt domestic 4S, 7C with 3", "endturn", "tax 99999999999",
    ],
)  # fmt: skip
def test_other_text_is_no_command(text: str) -> None:
    with pytest.raises(ValueError, match="is not a c"):
        command_from_text(text)


def some_state_data() -> dict[str, Any]:
    state = government(
        Phase.RETURN, domestic=side("JOKER KS", "4S", "7C 9S"), foreign="3H", joker_return="choice"
    )
    data: dict[str, Any] = state_to_data(state)
    data["owed"] = [{"colour": "domestic", "count": 1}]
    return data


def test_a_state_is_plain_json_and_comes_back_whole() -> None:
    data = some_state_data()
    state = state_from_data(json.loads(json.dumps(data)))
    assert state_to_data(state) == data


@pytest.mark.parametrize("seed", range(5))
def test_a_new_game_survives_being_written(seed: int) -> None:
    state, chance = setup(Rules(support_max=None, jokers_per_deck=3), seed)
    assert state_from_data(json.loads(json.dumps(state_to_data(state)))) == state
    assert chance_from_data(json.loads(json.dumps(chance_to_data(chance)))) == chance


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("support", "5", "^support: "),
        ("support", True, "^support: "),
        ("support", None, "^support: "),
        ("support", 0, "^support: 0 does not go with the phase"),
        ("support", 10**9, "^support: 1000000000 is out of range"),
        ("treasury", 10**9, "^treasury: 1000000000 is out of range"),
        ("support", 11, "^support: 11 is beyond the 10"),
        ("tax", 11, "^tax: 11 is beyond the 10"),
        ("tax", 0, "^tax: 0 is below the 1"),
        ("treasury", -1, "^treasury: "),
        ("turn", 0, "^turn: "),
        ("tax", 2.5, "^tax: "),
        ("phase", "dinner", "^phase: "),
        ("phase", 3, "^phase: "),
        ("outcome", "won", "^outcome: "),
        ("outcome", "drawn", "^outcome: "),
        ("owed", [], "^owed: "),
        ("owed", {}, "^owed: "),
        ("owed", [{"colour": "domestic", "count": 3}], "^owed: "),
        ("owed", [{"colour": "domestic", "count": 0}], r"^owed\[0\]\.count: "),
        ("owed", [{"colour": "domestic"}], r"^owed\[0\]\.count: missing"),
        ("rules", [], "^rules: "),
        ("rules.dice_faces", 1, "^dice_faces: "),
        ("rules.tax_mox", 1, r"^rules\.tax_mox: "),
        ("surplus", 1, r"^state\.surplus: "),
        ("domestic", None, "^domestic: "),
        ("domestic.active", "4S", r"^domestic\.active: "),
        ("domestic.active", ["4H"], r"^domestic\.active: 4H is not domestic"),
        ("domestic.active", [4], r"^domestic\.active: "),
        ("domestic.active", ["KC"], r"^domestic\.active: KC is not an event"),
        ("domestic.resolved", ["JOKER"], r"^domestic\.resolved: JOKER is not an event"),
        ("domestic.active", ["7C"], "^domestic: a card is in two places"),
        ("domestic.attempted", 0, r"^domestic\.attempted: "),
    ],
)
def test_a_wrong_state_is_refused_naming_the_key(path: str, value: object, message: str) -> None:
    data = copy.deepcopy(some_state_data())
    *parents, key = path.split(".")
    table = data
    for parent in parents:
        table = table[parent]
    table[key] = value
    with pytest.raises(ValueError, match=message):
        state_from_data(data)


@pytest.mark.parametrize("key", list(some_state_data()))
def test_a_state_lacks_nothing(key: str) -> None:
    data = some_state_data()
    del data[key]
    with pytest.raises(ValueError, match=rf"^state\.{key}: missing"):
        state_from_data(data)


def test_a_state_is_a_table() -> None:
    with pytest.raises(ValueError, match=r"^state: expected a table"):
        state_from_data([1])


def test_chance_comes_back_seeded_or_scripted() -> None:
    for chance in (Chance.from_seed(2**80), Chance.scripted((1, 6)), Chance(Script(()), Rng(2**64 - 1))):
        assert chance_from_data(json.loads(json.dumps(chance_to_data(chance)))) == chance


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"dice": 2**64, "returns": 1}, "^dice: "),
        ({"dice": [0], "returns": 1}, r"^dice\[0\]: "),
        ({"dice": 1, "returns": "1"}, "^returns: "),
        ({"dice": 1}, r"^chance\.returns: missing"),
        ({"dice": 1, "returns": 1, "clock": 1}, r"^chance\.clock: "),
    ],
)
def test_wrong_chance_is_refused_naming_the_key(data: object, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        chance_from_data(data)
