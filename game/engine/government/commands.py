"""What a player may ask of a government. Commands carry no behaviour; rules.py decides what they lead to."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.government.model import Colour
from game.engine.piles import Card


@dataclass(frozen=True, slots=True)
class SetTax:
    """Move the tax to a level, or leave it by naming the present one (Rules G4)."""

    level: int


@dataclass(frozen=True, slots=True)
class Collect:
    """Take the tax into the treasury (Rules G6)."""


@dataclass(frozen=True, slots=True)
class DrawEvents:
    """Draw from both decks (Rules G7)."""


@dataclass(frozen=True, slots=True)
class ReturnEvents:
    """Choose which resolved events a Joker brings back (Rules G10)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Attempt:
    """Throw dice to resolve events of one colour; the last named ends on top of the pile (Rules G10-G15)."""

    colour: Colour
    cards: tuple[Card, ...]
    dice: int


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Make no more attempts; count the unrest (Rules G18)."""


Command = SetTax | Collect | DrawEvents | ReturnEvents | Attempt | EndTurn
