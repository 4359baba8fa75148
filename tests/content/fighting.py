"""Fights battles quickly, and gives the shipped ones, for the tests of files and words."""

from __future__ import annotations

import random
from functools import cache

from game.content.battles import Battle, shipped_battles
from game.content.engagement import Engagement, begin
from game.content.places import find_places
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
from game.engine.activation.model import Arm, Grade, State, Unit

SHIPPED = find_places().levels / "activation"


@cache
def battles() -> tuple[Battle, ...]:
    return shipped_battles(SHIPPED)


def battle(name: str) -> Battle:
    return next(battle for battle in battles() if battle.id == name)


def some_command(engagement: Engagement, chance: random.Random) -> Command:
    """Any legal command, mostly of turning cards and acting."""
    legal, state = engagement.match.legal, engagement.match.state
    commands: list[Command] = []
    for choice in legal.activations:
        units = choice.units[: chance.randint(1, choice.most)]
        count = 0 if units else chance.randint(1, choice.most)
        commands += [Activate(choice.role, count, units)] * 3
    if legal.enter:
        commands += [EnterCard(chance.choice(legal.enter))] * 3
    if legal.turn:
        commands += [TurnCard()] * 3
    if legal.finish:
        commands.append(Finish())
    if legal.take_back:
        commands.append(TakeBack(legal.take_back[-1]))
    return chance.choice([*commands, *_on_forces(engagement, state)])


def _on_forces(engagement: Engagement, state: State) -> list[Command]:
    commands: list[Command] = []
    for choice in engagement.match.legal.forces:
        force = state.side(choice.colour).forces[choice.force]
        where = (choice.colour, choice.force)
        if force.roster:
            commands += [Lose(*where, units=(unit,)) for unit in choice.losing[:1]]
            commands += [Rally(*where, (unit,)) for unit in choice.rallying[:1]]
            commands.append(Reinforce(*where, units=(Unit("Landwehr", Arm.OTHER, "Militia"),)))
        else:
            commands += [Lose(*where, 1)] * bool(choice.losses)
            commands.append(Reinforce(*where, 1))
        commands.append(ReplaceGeneral(*where, "His second"))
        commands += [Regrade(*where, grade) for grade in Grade if grade is not force.grade][:1]
        if choice.switch:
            commands.append(SwitchForce(*where))
    return commands


def fought(of: Battle, seed: int, commands: int, *, paper: bool = False, undoing: bool = True) -> Engagement:
    """An engagement some commands on, with some of them undone and done again."""
    engagement = begin(of, seed, paper=paper)
    chance = random.Random(seed)
    for _ in range(commands):
        if undoing and engagement.can_undo and chance.random() < 0.1:
            engagement.undo()
            if chance.random() < 0.5:
                engagement.redo()
        else:
            engagement.do(some_command(engagement, chance))
    return engagement


def is_sentence(text: str) -> bool:
    """Whether a text begins and ends as a sentence does, in one line."""
    return text[:1].upper() == text[:1] and text.endswith(".") and "\n" not in text and "  " not in text
