"""What a battle is at any moment: its rules, forces and cards. Holds no behaviour of the game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from game.engine.piles import Card


class Colour(StrEnum):
    """The two sides, by the colour of their cards (Rules A1)."""

    RED = "red"
    BLACK = "black"

    @property
    def other(self) -> Colour:
        """The opponent."""
        return Colour.BLACK if self is Colour.RED else Colour.RED


RED, BLACK = COLOURS = (Colour.RED, Colour.BLACK)


class Grade(StrEnum):
    """How able a general is (Rules A2)."""

    GOOD = "good"
    AVERAGE = "average"
    POOR = "poor"


class Arm(StrEnum):
    """What a unit is, where a roster is kept (Rules A1)."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"
    ARTILLERY = "artillery"
    MACHINE_GUN = "machine_gun"
    OTHER = "other"


class Role(StrEnum):
    """As what a unit acts, in the order of acting (Rules A9): guns fire before anything else is done."""

    ARTILLERY = "artillery"
    MACHINE_GUN = "machine_gun"
    OTHER = "other"


ROLES = (Role.ARTILLERY, Role.MACHINE_GUN, Role.OTHER)


class Phase(StrEnum):
    """What the table waits for: a card to be turned, a side to finish acting, or nothing any more."""

    READY = "ready"
    ACTING = "acting"
    OVER = "over"


class Outcome(StrEnum):
    """Why a battle ended."""

    AGREED = "agreed"  # the players said so
    TURN_LIMIT = "turn_limit"  # Rules A14
    NO_UNITS = "no_units"  # Rules A12


@dataclass(frozen=True, slots=True)
class Rules:
    """Every setting of the activation deck; the defaults are the rules as written. None means no limit."""

    poor_max: int = 4
    good_min: int = 10
    packs: int = 2
    jokers: int = 2
    court_cards: bool = True
    out_of_range: Literal["drop", "clamp", "shift"] = "drop"
    fire_phases: bool = True
    joker_returns: bool = True
    recalculate: Literal["never", "at_joker"] = "never"
    no_shut_out: bool = False
    turn_limit: int | None = None
    clock_seconds: int | None = None  # kept for the table; the rules themselves know no clock


@dataclass(frozen=True, slots=True)
class Unit:
    """One unit of a roster; `kind` is the players' own word for it, if they have one (Rules A1)."""

    name: str
    arm: Arm
    kind: str = ""
    lost: bool = False


@dataclass(frozen=True, slots=True)
class Force:
    """One command under its general. Units are named by their place in the roster, from 0."""

    name: str
    general: str
    grade: Grade
    units: int  # on the table
    roster: tuple[Unit, ...] = ()  # empty where only numbers are kept
    lost: int = 0
    dice: tuple[int, ...] = ()  # that gave the grade, if it was thrown for (Rules A2)
    values: tuple[int, ...] = ()  # of its cards (Rules A4, A6); given when the battle is set up

    @property
    def standing(self) -> tuple[int, ...]:
        """The units of the roster that are on the table."""
        return tuple([number for number, unit in enumerate(self.roster) if not unit.lost])


@dataclass(frozen=True, slots=True)
class Side:
    """One colour: its forces, and which of them the cards are for."""

    forces: tuple[Force, ...]
    active: int = 0
    waiting: int | None = None  # takes over at the next shuffle

    @property
    def force(self) -> Force:
        """The force that the cards are for."""
        return self.forces[self.active]

    @property
    def units(self) -> int:
        """The units on the table, those of all forces together."""
        return sum([force.units for force in self.forces])


@dataclass(frozen=True, slots=True)
class Act:
    """One activation used up; `unit` is None where no roster is kept."""

    role: Role
    unit: int | None = None


@dataclass(frozen=True, slots=True)
class State:
    """The whole battle. A card is in the pack, in the discard, on the table, aside or gone.

    A Joker on the table is only shown there: it is back in the pack, aside or gone (Rules A11, A14).
    """

    rules: Rules
    red: Side
    black: Side
    pack: tuple[Card, ...]  # face down, top first; in paper mode only what is left of it, in no order
    paper: bool = False  # the players turn cards of their own and name them
    card: Card | None = None  # on the table
    acts: tuple[Act, ...] = ()  # on this card, in order
    fresh: int = 0  # units that have not acted on this card
    discard: tuple[Card, ...] = ()  # last on top
    aside: int = 0  # Jokers that have been turned and wait for the next shuffle
    gone: int = 0  # Jokers that have left the pack, with `joker_returns` off
    reshuffles: int = 0
    outcome: Outcome | None = None
    winner: Colour | None = None

    def side(self, colour: Colour) -> Side:
        """The forces of a colour."""
        return self.red if colour is RED else self.black

    @property
    def acting(self) -> Colour | None:
        """Whose card is on the table; None before the first, after `Finish` and at a Joker (Rules A8)."""
        return None if self.card is None else colour_of(self.card)

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        if self.outcome is not None:
            return Phase.OVER
        return Phase.READY if self.acting is None else Phase.ACTING

    @property
    def left(self) -> int:
        """How many more units the acting side may activate (Rules A8)."""
        if self.card is None or self.card.is_joker:
            return 0
        return min(self.card.rank - len(self.acts), self.fresh)

    @property
    def acted(self) -> tuple[int, ...]:
        """The units of the roster that have acted on this card, in order."""
        return tuple([act.unit for act in self.acts if act.unit is not None])

    @property
    def turn(self) -> int:
        """The turn of the battle, counted by shuffles (Rules A11); a battle's end begins no other."""
        ended_by_shuffle = self.outcome in (Outcome.TURN_LIMIT, Outcome.NO_UNITS)
        return self.reshuffles if ended_by_shuffle else self.reshuffles + 1


def colour_of(card: Card) -> Colour | None:
    """Whose card it is; a Joker is nobody's."""
    if card.suit is None:
        return None
    return BLACK if card.suit.is_black else RED
