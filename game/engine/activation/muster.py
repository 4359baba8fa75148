"""Forces on their way to a battle: graded, checked, and told what cards they will have. Knows no play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.engine.activation.chance import Chance
from game.engine.activation.model import Colour, Force, Grade, Rules, Unit
from game.engine.activation.reckoning import MOST_UNITS, grade_of, reckon

LONGEST_NAME = 60
MOST_FORCES = 9  # of one side


@dataclass(frozen=True, slots=True)
class BadName:
    """A name must be one line of text, not blank and not too long."""

    name: str


@dataclass(frozen=True, slots=True)
class WrongNumberOfForces:
    """A side has at least one force, and not too many."""

    has: int
    limit: int


@dataclass(frozen=True, slots=True)
class WrongNumberOfUnits:
    """A force has at least one unit, and not too many (Rules A1)."""

    has: int
    limit: int


@dataclass(frozen=True, slots=True)
class NoCards:
    """No card has the values of so large a force: it should be split (Rules A6)."""

    units: int
    asked: tuple[int, int, int]


MusterReason = BadName | WrongNumberOfForces | WrongNumberOfUnits | NoCards


class MusterRefused(ValueError):  # noqa: N818 - a refusal, not a fault
    """A force cannot take the field; says which, what of it, and the typed reason. `force` None: the side."""

    def __init__(self, colour: Colour, force: int | None, key: str, reason: MusterReason) -> None:
        super().__init__(f"{colour}, force {force}, {key}: {reason}")
        self.colour = colour
        self.force = force
        self.key = key
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Grading:
    """Two dice thrown for a general, and the grade they give (Rules A2)."""

    dice: tuple[int, ...]
    grade: Grade

    @property
    def total(self) -> int:
        """The sum of the dice."""
        return sum(self.dice)


def graded(rules: Rules, dice: Iterable[int]) -> Grading:
    """The grade that these dice give (Rules A2)."""
    thrown = tuple(dice)
    return Grading(thrown, grade_of(rules, sum(thrown)))


def throw_for_grade(rules: Rules, chance: Chance) -> tuple[Grading, Chance]:
    """Throw two dice for a general (Rules A2)."""
    dice, chance = chance.two_dice()
    return graded(rules, dice), chance


def plain_force(name: str, general: str, grade: Grade, units: int, dice: tuple[int, ...] = ()) -> Force:
    """A force of which only the number of units is kept."""
    return Force(name, general, grade, units, dice=dice)


def roster_force(
    name: str, general: str, grade: Grade, roster: Iterable[Unit], dice: tuple[int, ...] = ()
) -> Force:
    """A force whose units are kept by name and arm."""
    units = tuple(roster)
    return Force(name, general, grade, len(units), units, dice=dice)


def mustered(rules: Rules, colour: Colour, forces: Sequence[Force]) -> tuple[Force, ...]:
    """The forces of a side with the values of their cards (Rules A3 to A6). Raises MusterRefused."""
    if not 1 <= len(forces) <= MOST_FORCES:
        raise MusterRefused(colour, None, "forces", WrongNumberOfForces(len(forces), MOST_FORCES))
    return tuple([_mustered(rules, colour, number, force) for number, force in enumerate(forces)])


def name_refusal(name: str) -> BadName | None:
    """What is wrong with a name; None if it will do."""
    good = name.strip() == name and name.isprintable() and 1 <= len(name) <= LONGEST_NAME
    return None if good else BadName(name)


def _mustered(rules: Rules, colour: Colour, number: int, force: Force) -> Force:
    for key, name in _names(force):
        wrong = name_refusal(name)
        if wrong is not None:
            raise MusterRefused(colour, number, key, wrong)
    if not 1 <= force.units <= MOST_UNITS:
        raise MusterRefused(colour, number, "units", WrongNumberOfUnits(force.units, MOST_UNITS))
    found = reckon(rules, colour, force.units, force.grade)
    if not found.values:
        raise MusterRefused(colour, number, "units", NoCards(force.units, found.asked))
    return replace(force, values=found.values)


def _names(force: Force) -> list[tuple[str, str]]:
    names = [("name", force.name), ("general", force.general)]
    for number, unit in enumerate(force.roster):
        names.append((f"roster[{number}].name", unit.name))
        if unit.kind:
            names.append((f"roster[{number}].kind", unit.kind))
    return names
