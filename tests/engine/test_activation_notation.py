"""The written form of a battle; what is read back is checked strictly."""

import copy
import json
from typing import Any

import pytest

from game.engine.activation.chance import Chance
from game.engine.activation.commands import (
    Activate,
    Command,
    EndBattle,
    EnterCard,
    Finish,
    Lose,
    Rally,
    Regrade,
    Reinforce,
    ReplaceGeneral,
    SwitchForce,
    TakeBack,
    TurnCard,
)
from game.engine.activation.model import BLACK, RED, Arm, Grade, Role, Unit
from game.engine.activation.notation import (
    chance_from_data,
    chance_to_data,
    command_from_text,
    command_to_text,
    state_from_data,
    state_to_data,
)
from game.engine.piles import JOKER, card
from tests.engine.battle_builders import ARTILLERY, INFANTRY, battle, force, play, rostered

COMMANDS = [
    (TurnCard(), "turn"),
    (EnterCard(card("10D")), "enter 10D"),
    (EnterCard(JOKER), "enter JOKER"),
    (Activate(Role.MACHINE_GUN, 2), "activate machine_gun 2"),
    (Activate(Role.OTHER, units=(3, 11)), "activate other units 3,11"),
    (TakeBack(3), "take back 3"),
    (Finish(), "finish"),
    (Lose(RED, 0, 1), "lose red 0 1"),
    (Lose(BLACK, 2, units=(4,)), "lose black 2 units 4"),
    (Reinforce(RED, 0, 2), "reinforce red 0 2"),
    (
        Reinforce(RED, 0, units=(Unit("1er Zouaves", Arm.INFANTRY, "Zouaves"),)),
        'reinforce red 0 [{"name": "1er Zouaves", "arm": "infantry", "kind": "Zouaves", "lost": false}]',
    ),
    (Rally(RED, 1, (0, 2)), "rally red 1 units 0,2"),
    (Regrade(BLACK, 0, Grade.GOOD), "regrade black 0 good"),
    (ReplaceGeneral(RED, 0, 'The "Old" Man'), 'replace red 0 dice "The \\"Old\\" Man"'),
    (ReplaceGeneral(RED, 0, "Aide", Grade.POOR), 'replace red 0 poor "Aide"'),
    (SwitchForce(RED, 1), "switch red 1"),
    (EndBattle(), "end"),
    (EndBattle(BLACK), "end black"),
]


@pytest.mark.parametrize(("command", "text"), COMMANDS)
def test_commands_are_one_line(command: Command, text: str) -> None:
    assert command_to_text(command) == text
    assert command_from_text(text) == command


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Turn",
        "turn ",
        "enter 11H",
        "activate horse 2",
        "activate other -1",
        "activate other units",
        "lose green 0 1",
        "rally red 0 2",
        "reinforce red 0 [",
        "reinforce red 0 [{}]",
        "reinforce red 0 [3]",
        'replace red 0 great "X"',
        'replace red 0 good "X" "Y"',
        "end green",
    ],
)
def test_other_lines_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        command_from_text(text)


def fought() -> dict[str, Any]:
    """A state with something everywhere, as data."""
    red = rostered(ARTILLERY, *[INFANTRY] * 8, grade=Grade.GOOD)
    match = battle("6H 4S 5H JOKER", [red, force(4, name="Reserve")], later=["7D 5S"])
    play(match, *[TurnCard()] * 6, SwitchForce(RED, 1), Lose(RED, 0, units=(8,)), Lose(BLACK, 0, 2))
    data: dict[str, Any] = json.loads(json.dumps(state_to_data(match.state)))
    assert state_from_data(data) == match.state
    return data


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        (("rules", "packs"), 3, "packs"),
        (("rules", "packz"), 3, "rules.packz"),
        (("red", "active"), 2, "red.active"),
        (("red", "forces"), [], "red.active"),
        (("red", "waiting"), "1", "red.waiting"),
        (("red", "forces", 0, "units"), 9, "red.forces[0].units"),
        (("red", "forces", 0, "grade"), "great", "red.forces[0].grade"),
        (("red", "forces", 0, "values"), [], "red.forces[0].values"),
        (("red", "forces", 0, "values"), [5, 6, 14], "red.forces[0].values"),
        (("red", "forces", 0, "roster", 0, "arm"), "horse", "red.forces[0].roster[0].arm"),
        (("red", "forces", 0, "roster", 0, "lost"), 1, "red.forces[0].roster[0].lost"),
        (("red", "forces", 0, "name"), 5, "red.forces[0].name"),
        (("pack",), ["6H"], "pack"),
        (("pack",), ["XX"], "pack"),
        (("card",), "9H", "pack"),
        (("acts",), [{"role": "other", "unit": 99}], "acts"),
        (("fresh",), 40, "fresh"),
        (("aside",), 1, "pack"),
        (("gone",), 3, "pack"),
        (("reshuffles",), True, "reshuffles"),
        (("winner",), "red", "winner"),
        (("outcome",), "bored", "outcome"),
        (("sequel",), 1, "state.sequel"),
    ],
)
def test_a_state_that_does_not_hold_together_is_refused(
    path: tuple[str | int, ...], value: object, key: str
) -> None:
    data = copy.deepcopy(fought())
    where: Any = data
    for step in path[:-1]:
        where = where[step]
    where[path[-1]] = value
    with pytest.raises(ValueError, match=r".") as refused:
        state_from_data(data)
    assert str(refused.value).startswith(key)


def test_acts_go_with_a_card() -> None:
    state = battle("6H").state
    data = state_to_data(state)
    with pytest.raises(ValueError, match="nobody acts"):
        state_from_data({**data, "acts": [{"role": "other", "unit": None}]})


def test_a_unit_cannot_have_acted_twice() -> None:
    match = battle("6H", rostered(*[INFANTRY] * 9, grade=Grade.GOOD))
    play(match, TurnCard(), Activate(Role.OTHER, units=(1,)))
    data = state_to_data(match.state)
    with pytest.raises(ValueError, match="twice"):
        state_from_data({**data, "acts": [{"role": "other", "unit": 1}] * 2})


def test_chance_is_written_either_way() -> None:
    for chance in (Chance.from_seed(4), Chance.scripted([[JOKER, card("AS")]], [1, 6])):
        assert chance_from_data(json.loads(json.dumps(chance_to_data(chance)))) == chance
    with pytest.raises(ValueError, match="dice"):
        chance_from_data({"shuffles": 1, "dice": [7]})
    with pytest.raises(ValueError, match="shuffles"):
        chance_from_data({"shuffles": -1, "dice": []})
