"""Hypothesis strategies: any rules of the activation deck, any forces, any legal command."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from game.engine.activation.choices import ActivateChoice, ForceChoice, Legal
from game.engine.activation.commands import (
    Activate,
    Command,
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
from game.engine.activation.model import Arm, Force, Grade, Rules, State, Unit
from game.engine.activation.muster import plain_force, roster_force
from game.engine.activation.settings import SETTINGS, rules_from
from game.engine.ranges import OneOf, Whole

NAMES = st.sampled_from(["Nord", 'L\'Armée "du" Nord', "Нева", "units 1,2", "[x]", "\\"])


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Any settings that go together."""
    data: dict[str, Any] = {}
    for name in draw(st.sets(st.sampled_from(list(SETTINGS)))):
        values = SETTINGS[name].values
        if isinstance(values, OneOf):
            data[name] = draw(st.sampled_from(values.words))
        elif isinstance(values, Whole):
            number = st.integers(values.low, values.high)
            data[name] = draw(st.none() | number if values.optional else number)
        else:
            data[name] = draw(st.booleans())
    poor, good = data.get("poor_max", 4), data.get("good_min", 10)
    return rules_from(
        data | ({"poor_max": min(poor, good) - 1, "good_min": max(poor, good)} if poor >= good else {})
    )


UNITS = st.builds(Unit, NAMES, st.sampled_from(Arm), st.just("") | NAMES)


def any_forces() -> st.SearchStrategy[list[Force]]:
    """One to three forces of up to eighteen units, with rosters or without: cards have their values."""
    grade = st.sampled_from(Grade)
    plain = st.builds(plain_force, NAMES, NAMES, grade, st.integers(1, 18))
    kept = st.builds(roster_force, NAMES, NAMES, grade, st.lists(UNITS, min_size=1, max_size=18))
    return st.lists(plain | kept, min_size=1, max_size=3)


@st.composite
def legal_commands(draw: st.DrawFn, legal: Legal, state: State) -> Command:
    """Any command that the choices allow, but for the end."""
    kinds: list[str] = ["turn"] * 3 if legal.turn or legal.enter else []
    kinds += ["finish"] * legal.finish + ["activate"] * 4 * bool(legal.activations)
    kinds += ["take back"] * bool(legal.take_back) + ["force"] * 2
    kind = draw(st.sampled_from(kinds))
    if kind == "turn":
        return EnterCard(draw(st.sampled_from(legal.enter))) if legal.enter else TurnCard()
    if kind == "finish":
        return Finish()
    if kind == "take back":
        return TakeBack(draw(st.sampled_from(legal.take_back)))
    if kind == "activate":
        return draw(_activations(draw(st.sampled_from(legal.activations))))
    return draw(_on_a_force(draw(st.sampled_from(legal.forces)), state))


@st.composite
def _activations(draw: st.DrawFn, choice: ActivateChoice) -> Activate:
    if choice.units:
        return Activate(choice.role, units=draw(_some_of(choice.units, choice.most)))
    return Activate(choice.role, draw(st.integers(1, choice.most)))


@st.composite
def _on_a_force(draw: st.DrawFn, choice: ForceChoice, state: State) -> Command:
    where = (choice.colour, choice.force)
    force = state.side(choice.colour).forces[choice.force]
    grades = [grade for grade in Grade if grade is not force.grade]
    commands: list[Command] = [
        Regrade(*where, draw(st.sampled_from(grades))),
        ReplaceGeneral(*where, draw(NAMES), draw(st.none() | st.sampled_from(Grade))),
    ]
    if choice.losing:
        commands.append(Lose(*where, units=draw(_some_of(choice.losing, len(choice.losing)))))
    elif choice.losses:
        commands.append(Lose(*where, draw(st.integers(1, choice.losses))))
    if choice.rallying:
        commands.append(Rally(*where, draw(_some_of(choice.rallying, len(choice.rallying)))))
    if choice.arrivals and force.roster:
        most = min(3, choice.arrivals)
        units = draw(st.lists(UNITS, min_size=1, max_size=most))
        commands.append(Reinforce(*where, units=tuple(units)))
    elif choice.arrivals:
        commands.append(Reinforce(*where, draw(st.integers(1, min(3, choice.arrivals)))))
    if choice.switch:
        commands.append(SwitchForce(*where))
    return draw(st.sampled_from(commands))


def _some_of(units: tuple[int, ...], most: int) -> st.SearchStrategy[tuple[int, ...]]:
    return st.lists(st.sampled_from(units), min_size=1, max_size=most, unique=True).map(tuple)
