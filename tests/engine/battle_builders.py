"""Small battles to try the activation deck on. Knows the engine only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.activation.chance import Chance
from game.engine.activation.commands import Command
from game.engine.activation.events import Event
from game.engine.activation.model import Arm, Colour, Force, Grade, Rules, Unit
from game.engine.activation.muster import plain_force, roster_force
from game.engine.activation.reckoning import whole_pack
from game.engine.activation.rules import ActivationMatch, match_from, scripted_match, setup
from game.engine.piles import Card, card

RED, BLACK = Colour.RED, Colour.BLACK
INFANTRY, CAVALRY, ARTILLERY, MACHINE_GUN = Arm.INFANTRY, Arm.CAVALRY, Arm.ARTILLERY, Arm.MACHINE_GUN


def force(units: int, grade: Grade = Grade.AVERAGE, name: str = "First Column") -> Force:
    """A force of which only the number is kept."""
    return plain_force(name, "The General", grade, units)


def rostered(*arms: Arm, grade: Grade = Grade.AVERAGE, name: str = "First Column") -> Force:
    """A force of named units."""
    return roster_force(name, "The General", grade, [Unit(f"Unit {n}", arm) for n, arm in enumerate(arms)])


NINE_UNDER_A_GOOD_GENERAL = force(9, Grade.GOOD)  # Rules A13
ELEVEN_UNDER_A_POOR_ONE = force(11, Grade.POOR)


def battle(
    top: str,
    red: Force | Sequence[Force] = NINE_UNDER_A_GOOD_GENERAL,
    black: Force | Sequence[Force] = ELEVEN_UNDER_A_POOR_ONE,
    later: Sequence[str] = (),
    dice: Sequence[int] = (),
    **settings: Any,
) -> ActivationMatch:
    """A battle with these cards on top of the pack; `later` are the tops after each shuffle."""
    rules = Rules(**({"packs": 1} | settings))
    reds, blacks = _listed(red), _listed(black)
    state, _ = setup(rules, reds, blacks, Chance.from_seed(0))
    pack = whole_pack(state)
    orders = [stacked(pack, top), *[stacked(pack, names) for names in later]]
    return scripted_match(rules, reds, blacks, orders, dice)


def stacked(pack: tuple[Card, ...], top: str) -> tuple[Card, ...]:
    """The pack with these cards on top."""
    first = [card(name) for name in top.split()]
    rest = list(pack)
    for held in first:
        rest.remove(held)
    return (*first, *rest)


def paper_battle(red: Force | Sequence[Force], black: Force, **settings: Any) -> ActivationMatch:
    """A battle with cards that the players turn themselves."""
    rules = Rules(**({"packs": 1} | settings))
    return match_from(*setup(rules, _listed(red), [black], Chance.from_seed(0), paper=True))


def play(match: ActivationMatch, *commands: Command) -> tuple[Event, ...]:
    """Give the commands; the events of the last."""
    events: tuple[Event, ...] = ()
    for command in commands:
        events = match.do(command)
    return events


def kinds(events: tuple[Event, ...]) -> list[str]:
    """The events by their names."""
    return [type(event).__name__ for event in events]


def _listed(forces: Force | Sequence[Force]) -> list[Force]:
    return [forces] if isinstance(forces, Force) else list(forces)
