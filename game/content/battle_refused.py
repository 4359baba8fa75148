"""Why a command is refused on a battle's table, or a force at the muster, in a sentence. Decides nothing."""

from __future__ import annotations

from typing import assert_never

from game.content.figures import count
from game.engine.activation.model import Role, State
from game.engine.activation.muster import (
    BadName,
    MusterReason,
    MusterRefused,
    NoCards,
    WrongNumberOfForces,
    WrongNumberOfUnits,
)
from game.engine.activation.refusals import (
    AlreadySo,
    BattleOver,
    HasActed,
    HasNotActed,
    JokerIsDue,
    NamedTwice,
    NobodyActs,
    NoOwnCards,
    NoRoster,
    NoSuchForce,
    NoSuchUnit,
    NothingNamed,
    NotInPack,
    NotThatArm,
    OwnCards,
    Reason,
    RosterKept,
    TooFewUnits,
    TooLateToFire,
    TooManyActivations,
    TooManyUnits,
    UnitIsLost,
    UnitNotLost,
)

_GUNS = {Role.ARTILLERY: "artillery", Role.MACHINE_GUN: "machine guns", Role.OTHER: "units"}
_BAD_NAME = "A name is one line of 1 to 60 letters, without blanks at its ends."


def sentence(reason: Reason, state: State | None = None) -> str:
    """One sentence that says what stands in the way; with the state, units go by their names."""
    match reason:
        case BattleOver():
            return "The battle has ended: nothing more can be done."
        case OwnCards():
            return "Turn a card of your own pack, and name it here."
        case NoOwnCards():
            return "The cards are turned here: there are none to name."
        case JokerIsDue():
            return "The Joker that was set aside counts now, before another card is turned."
        case NotInPack():
            return f"{_card(reason.card.name)} cannot be turned: none is left in the pack."
        case NobodyActs():
            return "No side is acting: turn a card first."
        case TooLateToFire():
            return f"Too late for the {_GUNS[reason.role]}: they fire before any other unit acts."
        case TooManyActivations():
            left = count(reason.left, "activation") if reason.left else "no activation"
            return f"This card has {left} left, not {reason.asked}."
        case AlreadySo():
            return "That is so already."
        case BadName():
            return _BAD_NAME
        case _:
            return _about_units(reason, state)


def muster_sentence(refused: MusterRefused) -> str:
    """One sentence that says why a force cannot take the field, and what to do about it."""
    return _muster(refused.reason)


def _muster(reason: MusterReason) -> str:
    match reason:
        case BadName():
            return _BAD_NAME
        case WrongNumberOfForces():
            return f"A side has 1 to {reason.limit} commands, not {reason.has}."
        case WrongNumberOfUnits():
            return f"A command has 1 to {reason.limit} units, not {reason.has}."
        case NoCards():
            values = f"{reason.asked[0]}, {reason.asked[1]} and {reason.asked[2]}"
            return f"{reason.units} units would need cards of {values}, and no card is so high: split them."
        case _:
            assert_never(reason)


def _about_units(
    reason: NothingNamed
    | RosterKept
    | NoRoster
    | NoSuchUnit
    | NamedTwice
    | UnitIsLost
    | UnitNotLost
    | HasActed
    | HasNotActed
    | NotThatArm
    | NoSuchForce
    | TooFewUnits
    | TooManyUnits,
    state: State | None,
) -> str:
    match reason:
        case NothingNamed():
            return "Choose at least one unit first."
        case RosterKept():
            return "This command keeps a roster: choose its units by name."
        case NoRoster():
            return "This command keeps no roster: its units can only be counted."
        case NoSuchUnit() | NoSuchForce():
            return "There is no such unit." if isinstance(reason, NoSuchUnit) else "There is no such command."
        case NamedTwice():
            return "A unit can be chosen only once."
        case UnitIsLost():
            return "That unit is lost."
        case UnitNotLost():
            return "That unit is on the table."
        case HasActed():
            return f"{_unit(reason.unit, state)} has acted on this card: once a card is all."
        case HasNotActed():
            return f"{_unit(reason.unit, state)} has not acted on this card."
        case NotThatArm():
            return f"{_unit(reason.unit, state)} does not fire with the {_GUNS[reason.role]}."
        case TooFewUnits():
            return f"This command has only {count(reason.has, 'unit')}, not {reason.asked}."
        case TooManyUnits():
            return f"A command holds {reason.limit} units at most; that would make {reason.would_be}."
        case _:
            assert_never(reason)


def _card(name: str) -> str:
    return "The Joker" if name == "JOKER" else f"The {name}"


def _unit(number: int, state: State | None) -> str:
    """The unit by name, where it can be known: what acts, or might, is of the acting force."""
    if state is not None and state.acting is not None:
        roster = state.side(state.acting).force.roster
        if number < len(roster):
            return roster[number].name
    return "That unit"
