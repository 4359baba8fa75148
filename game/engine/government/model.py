"""What a government is at any moment: its rules, tracks, decks and piles. Holds no behaviour of the game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from game.engine.piles import Card


class Colour(StrEnum):
    """The two colours of event: black cards are domestic, red are foreign (Rules G1)."""

    DOMESTIC = "domestic"
    FOREIGN = "foreign"


DOMESTIC, FOREIGN = COLOURS = (Colour.DOMESTIC, Colour.FOREIGN)  # the order of play (Rules G7)


class Phase(StrEnum):
    """The phases of a turn in order (Rules G4, G6, G7, G12), the choice of returns (G10), and the end."""

    TAX = "tax"
    COLLECT = "collect"
    DRAW = "draw"
    RETURN = "return"
    RESOLVE = "resolve"
    OVER = "over"


class Outcome(StrEnum):
    """How a finished government ended (Rules G20, G21)."""

    WON = "won"
    LOST_TO_TAX = "lost_to_tax"
    LOST_TO_UNREST = "lost_to_unrest"


@dataclass(frozen=True, slots=True)
class Rules:
    """Every setting of the game; the defaults are the game as written. None means no limit."""

    start_support: int = 5
    start_tax: int = 3
    start_treasury: int = 3
    support_max: int | None = 10
    tax_min: int = 1
    tax_max: int = 10
    tax_raise_cost: int = 1
    max_tax_step: int | None = None
    upkeep: int = 0
    treasury_max: int | None = None
    draws_per_turn: int = 1
    suits_per_colour: int = 2
    jokers_per_deck: int = 1
    joker_return: Literal["top", "random", "choice"] = "top"
    joker_die_faces: int = 6
    dice_faces: int = 6
    die_cost: int = 1
    max_events_per_attempt: int | None = None
    domestic_divisor: int = 2
    foreign_divisor: int = 3
    domestic_success_reward: int = 1
    domestic_even_reward: int = 1
    foreign_success_reward: int = 0
    foreign_odd_reward: int = 1
    win_check: Literal["end_of_turn", "next_draw", "after_draw"] = "end_of_turn"
    win_when: Literal["both", "any"] = "both"

    def divisor(self, colour: Colour) -> int:
        """How many open events of a colour cost one Support (Rules G18)."""
        return self.domestic_divisor if colour is DOMESTIC else self.foreign_divisor


@dataclass(frozen=True, slots=True)
class Side:
    """The cards of one colour. A card is in exactly one of the four places."""

    deck: tuple[Card, ...]  # face down, top first
    active: tuple[Card, ...] = ()  # events in play, in the order they came
    resolved: tuple[Card, ...] = ()  # last on top (Rules G10)
    gone: tuple[Card, ...] = ()  # court cards and Jokers that have left the game (Rules G8, G9)
    attempted: bool = False  # this turn's attempt has been made (Rules G12)


@dataclass(frozen=True, slots=True)
class Owed:
    """Resolved events the player must choose to bring back (Rules G10, `joker_return` = choice)."""

    colour: Colour
    count: int


@dataclass(frozen=True, slots=True)
class State:
    """The whole public state, and the order of the decks."""

    rules: Rules
    domestic: Side
    foreign: Side
    support: int
    tax: int
    treasury: int
    turn: int = 1
    phase: Phase = Phase.TAX
    owed: tuple[Owed, ...] = ()  # first to be answered first
    outcome: Outcome | None = None

    def side(self, colour: Colour) -> Side:
        """The cards of a colour."""
        return self.domestic if colour is DOMESTIC else self.foreign
