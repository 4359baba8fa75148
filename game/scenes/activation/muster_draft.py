"""A battle while it is being set up: every change gives another battle. Knows no screen and no files."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.content.battles import Army, Battle
from game.content.muster_words import Muster as Words
from game.engine.activation.model import COLOURS, RED, Colour, Force, Grade, Rules, Unit
from game.engine.activation.muster import MOST_FORCES, Grading, MusterRefused, graded, mustered, plain_force
from game.engine.activation.reckoning import MOST_UNITS, Reckoning, reckon

USUAL_UNITS = 10


def new_battle() -> Battle:
    """A battle that could begin at once: ten units a side under average generals."""
    armies = [
        Army(name, (plain_force(name, general, Grade.AVERAGE, USUAL_UNITS),))
        for name, general in (Words.RED_ARMY, Words.BLACK_ARMY)
    ]
    return Battle(
        id="",
        title=Words.NEW_TITLE,
        blurb="",
        when="",
        where="",
        notes=(),
        sources=(),
        order=0,
        rules=Rules(),
        red=armies[0],
        black=armies[1],
        own=True,
    )


def settled(battle: Battle, original: Battle) -> Battle:
    """The battle as it goes to the table: what has been changed is no longer the one that was shipped."""
    if battle == original or battle.own:
        return battle
    return replace(battle, id="", path="", own=True)


# --- the sides


def with_army(battle: Battle, colour: Colour, army: Army) -> Battle:
    """Another army on a side."""
    return replace(battle, red=army) if colour is RED else replace(battle, black=army)


def with_force(battle: Battle, colour: Colour, place: int, force: Force) -> Battle:
    """Another force in a place of a side's order of battle."""
    army = battle.army(colour)
    forces = (*army.forces[:place], force, *army.forces[place + 1 :])
    return with_army(battle, colour, replace(army, forces=forces))


def with_army_name(battle: Battle, colour: Colour, name: str) -> Battle:
    """An army's new name; a lone command that bore the army's name takes the new one."""
    army = battle.army(colour)
    forces = army.forces
    if len(forces) == 1 and forces[0].name == army.name:
        forces = (replace(forces[0], name=name),)
    return with_army(battle, colour, replace(army, name=name, forces=forces))


def exchanged(battle: Battle) -> Battle:
    """Red and black change places."""
    return replace(battle, red=battle.black, black=battle.red)


def with_command(army: Army) -> Army:
    """One more general on a side (up to as many as a side may have)."""
    if len(army.forces) >= MOST_FORCES:
        return army
    number = len(army.forces) + 1
    name, general = Words.COMMAND.format(number=number), Words.GENERAL_OF.format(number=number)
    return replace(army, forces=(*army.forces, plain_force(name, general, Grade.AVERAGE, USUAL_UNITS)))


def without_command(army: Army, place: int) -> Army:
    """One general fewer; the last one stays."""
    if len(army.forces) == 1:
        return army
    return replace(army, forces=(*army.forces[:place], *army.forces[place + 1 :]))


def first_in_the_field(army: Army, place: int) -> Army:
    """The cards are for this command at the beginning."""
    forces = army.forces
    return replace(army, forces=(forces[place], *forces[:place], *forces[place + 1 :]))


# --- a force


def with_units(force: Force, units: int) -> Force:
    """So many units, kept by number only."""
    return replace(force, units=max(1, min(MOST_UNITS, units)), roster=(), lost=0)


def with_roster(force: Force, roster: Iterable[Unit]) -> Force:
    """Units kept by name; without any the number stays as it was."""
    units = tuple(roster)
    return replace(force, units=len(units) or force.units, roster=units, lost=0)


def by_hand(force: Force, grade: Grade) -> Force:
    """A grade chosen by hand (Rules A2)."""
    return replace(force, grade=grade, dice=())


def by_dice(force: Force, grading: Grading) -> Force:
    """A grade by two dice (Rules A2)."""
    return replace(force, grade=grading.grade, dice=grading.dice)


# --- the rules


def with_rules(battle: Battle, rules: Rules) -> Battle:
    """Other rules; grades that were thrown for are read anew against them (Rules A2)."""
    battle = replace(battle, rules=rules)
    for colour in COLOURS:
        for place, force in enumerate(battle.army(colour).forces):
            if force.dice:
                again = by_dice(force, graded(rules, force.dice))
                battle = with_force(battle, colour, place, again)
    return battle


def reckoned(battle: Battle, colour: Colour, place: int) -> Reckoning:
    """The arithmetic of a force."""
    force = battle.army(colour).forces[place]
    return reckon(battle.rules, colour, force.units, force.grade)


def refusal(battle: Battle) -> MusterRefused | None:
    """Why the battle cannot begin; None if it can."""
    try:
        for colour in COLOURS:
            mustered(battle.rules, colour, battle.army(colour).forces)
    except MusterRefused as refused:
        return refused
    return None
