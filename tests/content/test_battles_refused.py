"""What players read when something cannot be, or is worth a warning: a sentence for every reason."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from game.content import battle_refused
from game.content.battle_words import SETTING_LINES, departures, setting_line, warnings
from game.content.engagement import begin
from game.engine.activation import refusals
from game.engine.activation.commands import (
    Activate,
    TurnCard,
)
from game.engine.activation.model import RED, Grade, Role, Rules
from game.engine.activation.muster import (
    BadName,
    MusterRefused,
    NoCards,
    WrongNumberOfForces,
    WrongNumberOfUnits,
)
from game.engine.activation.reckoning import reckon
from game.engine.activation.settings import SETTINGS
from game.engine.piles import JOKER, card
from tests.content.fighting import battle, is_sentence

REASONS: list[Any] = [
    refusals.BattleOver(),
    refusals.OwnCards(),
    refusals.NoOwnCards(),
    refusals.JokerIsDue(),
    refusals.NotInPack(card("6H")),
    refusals.NotInPack(JOKER),
    refusals.NobodyActs(),
    refusals.NothingNamed(),
    refusals.RosterKept(),
    refusals.NoRoster(),
    refusals.NoSuchUnit(4),
    refusals.NamedTwice(4),
    refusals.UnitIsLost(4),
    refusals.UnitNotLost(4),
    refusals.HasActed(4),
    refusals.HasNotActed(4),
    refusals.NotThatArm(4, Role.ARTILLERY),
    refusals.TooLateToFire(Role.MACHINE_GUN),
    refusals.TooManyActivations(3, 0),
    refusals.TooManyActivations(3, 1),
    refusals.NoSuchForce(RED, 3),
    refusals.TooFewUnits(3, 1),
    refusals.TooManyUnits(100, 99),
    BadName(""),
    refusals.AlreadySo(),
]


def test_every_refusal_has_its_sentence() -> None:
    assert {type(reason) for reason in REASONS} == set(get_args(refusals.Reason))
    said = [battle_refused.sentence(reason) for reason in REASONS]
    assert all(is_sentence(sentence) and len(sentence) <= 90 for sentence in said)
    assert len(set(said)) == len(said)


def test_a_refusal_names_the_unit_where_it_can() -> None:
    engagement = begin(battle("modder-river"), 1)
    while engagement.match.state.acting is not RED:
        engagement.do(TurnCard())
    engagement.do(Activate(Role.OTHER, units=(4,)))
    reason = engagement.match.why_not(Activate(Role.OTHER, units=(4,)))
    said = battle_refused.sentence(reason, engagement.match.state)
    assert said == "9th Lancers has acted on this card: once a card is all."


@pytest.mark.parametrize(
    "reason",
    [BadName(" "), WrongNumberOfForces(0, 9), WrongNumberOfUnits(0, 99), NoCards(29, (15, 16, 17))],
)
def test_every_refusal_at_the_muster_has_its_sentence(reason: Any) -> None:
    assert is_sentence(battle_refused.muster_sentence(MusterRefused(RED, 0, "units", reason)))


def test_every_setting_is_explained_in_a_line() -> None:
    assert set(SETTING_LINES) == set(SETTINGS)
    for name in SETTINGS:
        line = setting_line(name)
        assert is_sentence(line.explanation)
        assert len(line.explanation) <= 110
        assert len(line.label) <= 24
    house = {name for name in SETTINGS if setting_line(name).origin == "house rule"}
    assert house == {"recalculate", "no_shut_out", "turn_limit", "clock_seconds"}  # Rules A12, A14
    assert departures(Rules()) == ()
    assert departures(Rules(packs=1, turn_limit=6)) == ("packs", "turn_limit")


@pytest.mark.parametrize(
    ("units", "grade", "settings", "said"),
    [
        (9, Grade.GOOD, {}, []),
        (
            2,
            Grade.POOR,
            {},
            ["−1 and 0, below the Ace: they are left out.", "With 4 cards instead of 12"],
        ),
        (25, Grade.AVERAGE, {}, ["14, above the King", "With 8 cards instead of 12"]),
        (25, Grade.AVERAGE, {"out_of_range": "shift"}, ["others stand in for it."]),
        (1, Grade.AVERAGE, {"out_of_range": "clamp"}, ["others stand in"]),
        (
            30,
            Grade.POOR,
            {"court_cards": False, "out_of_range": "clamp"},
            ["13, 14 and 15, above the 10"],
        ),
        (20, Grade.AVERAGE, {"court_cards": False}, ["11, above the 10", "With 8 cards"]),
        (40, Grade.GOOD, {}, ["split this command"]),
    ],
)
def test_small_and_large_forces_are_warned_of(
    units: int, grade: Grade, settings: dict[str, Any], said: list[str]
) -> None:  # Rules A6
    rules = Rules(**settings)
    lines = warnings(rules, reckon(rules, RED, units, grade))
    assert len(lines) == len(said)
    for line, part in zip(lines, said, strict=True):
        assert is_sentence(line)
        assert part in line
