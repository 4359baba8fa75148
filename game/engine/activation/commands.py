"""What players may ask of the activation deck. Commands carry no behaviour; rules.py decides what follows.

Forces and units go by their places, from 0. Where a force keeps a roster its units are named (`units`);
where it does not, they are only counted (`count`).
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.activation.model import Colour, Grade, Role, Unit
from game.engine.piles import Card


@dataclass(frozen=True, slots=True)
class TurnCard:
    """Lay away the card on the table and turn the next (Rules A8, A10, A11)."""


@dataclass(frozen=True, slots=True)
class EnterCard:
    """Paper mode: the players have turned this card of their own."""

    card: Card


@dataclass(frozen=True, slots=True)
class Activate:
    """Units of the acting side act, each using up one activation (Rules A8, A9)."""

    role: Role
    count: int = 0
    units: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A unit of a roster was ticked by mistake: it has not acted on this card."""

    unit: int


@dataclass(frozen=True, slots=True)
class Finish:
    """The side has finished: lay its card away without turning another (Rules A10)."""


@dataclass(frozen=True, slots=True)
class Lose:
    """Units are lost."""

    colour: Colour
    force: int
    count: int = 0
    units: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Reinforce:
    """Units arrive: so many, or these at the end of the roster."""

    colour: Colour
    force: int
    count: int = 0
    units: tuple[Unit, ...] = ()


@dataclass(frozen=True, slots=True)
class Rally:
    """Lost units of a roster come back to the table."""

    colour: Colour
    force: int
    units: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Regrade:
    """A general's grade is changed by hand (Rules A2; what follows for the pack: A12)."""

    colour: Colour
    force: int
    grade: Grade


@dataclass(frozen=True, slots=True)
class ReplaceGeneral:
    """A general has fallen and another takes over; without a grade, two dice are thrown for it (Rules A2)."""

    colour: Colour
    force: int
    general: str
    grade: Grade | None = None


@dataclass(frozen=True, slots=True)
class SwitchForce:
    """From the next shuffle on the side's cards are for this force; naming the present one calls it off."""

    colour: Colour
    force: int


@dataclass(frozen=True, slots=True)
class EndBattle:
    """The players end the battle, and say who has won it if anybody has."""

    winner: Colour | None = None


Command = (
    TurnCard
    | EnterCard
    | Activate
    | TakeBack
    | Finish
    | Lose
    | Reinforce
    | Rally
    | Regrade
    | ReplaceGeneral
    | SwitchForce
    | EndBattle
)
