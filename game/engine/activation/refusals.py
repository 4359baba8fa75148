"""Why a command is refused, as values without prose. Knows nothing of how the reasons are worded."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import assert_never

from game.engine.activation.choices import cards_to_enter, is_too_late, may_act_as
from game.engine.activation.commands import (
    Activate,
    Command,
    EndBattle,
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
from game.engine.activation.model import Colour, Force, Phase, Role, State
from game.engine.activation.muster import BadName, name_refusal
from game.engine.activation.reckoning import MOST_UNITS, coming_force, joker_is_due
from game.engine.piles import Card


@dataclass(frozen=True, slots=True)
class BattleOver:
    """The battle has ended."""


@dataclass(frozen=True, slots=True)
class OwnCards:
    """Paper mode: the players turn a card of their own and name it."""


@dataclass(frozen=True, slots=True)
class NoOwnCards:
    """The program turns the cards itself."""


@dataclass(frozen=True, slots=True)
class JokerIsDue:
    """Paper mode: the Joker that was set aside takes effect before another card is turned (Rules A14)."""


@dataclass(frozen=True, slots=True)
class NotInPack:
    """All cards of that name have been turned, or there are none."""

    card: Card


@dataclass(frozen=True, slots=True)
class NobodyActs:
    """No side's card is on the table."""


@dataclass(frozen=True, slots=True)
class NothingNamed:
    """A number of units, or units of the roster, must be named."""


@dataclass(frozen=True, slots=True)
class RosterKept:
    """The force keeps a roster: its units must be named."""


@dataclass(frozen=True, slots=True)
class NoRoster:
    """The force keeps no roster: its units can only be counted."""


@dataclass(frozen=True, slots=True)
class NoSuchUnit:
    """The roster has no unit of that number."""

    unit: int


@dataclass(frozen=True, slots=True)
class NamedTwice:
    """A unit can be named only once."""

    unit: int


@dataclass(frozen=True, slots=True)
class UnitIsLost:
    """The unit is not on the table."""

    unit: int


@dataclass(frozen=True, slots=True)
class UnitNotLost:
    """The unit is on the table."""

    unit: int


@dataclass(frozen=True, slots=True)
class HasActed:
    """The unit has acted on this card: each does so once at most (Rules A8)."""

    unit: int


@dataclass(frozen=True, slots=True)
class HasNotActed:
    """The unit has not acted on this card."""

    unit: int


@dataclass(frozen=True, slots=True)
class NotThatArm:
    """Only guns fire as guns (Rules A9)."""

    unit: int
    role: Role


@dataclass(frozen=True, slots=True)
class TooLateToFire:
    """Others have acted already that these guns must fire before (Rules A9)."""

    role: Role


@dataclass(frozen=True, slots=True)
class TooManyActivations:
    """More than the card, or the units, have left (Rules A8)."""

    asked: int
    left: int


@dataclass(frozen=True, slots=True)
class NoSuchForce:
    """The side has no force of that number."""

    colour: Colour
    force: int


@dataclass(frozen=True, slots=True)
class TooFewUnits:
    """The force has not so many units."""

    asked: int
    has: int


@dataclass(frozen=True, slots=True)
class TooManyUnits:
    """No force is that large."""

    would_be: int
    limit: int


@dataclass(frozen=True, slots=True)
class AlreadySo:
    """The command would change nothing."""


Reason = (
    BattleOver
    | OwnCards
    | NoOwnCards
    | JokerIsDue
    | NotInPack
    | NobodyActs
    | NothingNamed
    | RosterKept
    | NoRoster
    | NoSuchUnit
    | NamedTwice
    | UnitIsLost
    | UnitNotLost
    | HasActed
    | HasNotActed
    | NotThatArm
    | TooLateToFire
    | TooManyActivations
    | NoSuchForce
    | TooFewUnits
    | TooManyUnits
    | BadName
    | AlreadySo
)


def why_not(state: State, command: Command) -> Reason | None:
    """Why the rules refuse a command, or None where it is legal."""
    if state.phase is Phase.OVER:
        return BattleOver()
    match command:
        case TurnCard():
            return OwnCards() if state.paper and not joker_is_due(state) else None
        case EnterCard():
            return _enter_refusal(state, command.card)
        case Activate():
            return _activate_refusal(state, command)
        case TakeBack():
            return None if command.unit in state.acted else HasNotActed(command.unit)
        case Finish():
            return NobodyActs() if state.acting is None else None
        case EndBattle():
            return None
        case Lose() | Reinforce() | Rally() | Regrade() | ReplaceGeneral() | SwitchForce():
            return _force_refusal(state, command)
        case _:
            assert_never(command)


def _enter_refusal(state: State, card: Card) -> Reason | None:
    if not state.paper:
        return NoOwnCards()
    if joker_is_due(state):
        return JokerIsDue()
    return None if card in cards_to_enter(state) else NotInPack(card)


def _activate_refusal(state: State, command: Activate) -> Reason | None:
    if state.acting is None:
        return NobodyActs()
    force = state.side(state.acting).force
    wrong = _naming_refusal(force, command.count, command.units)
    if wrong is not None:
        return wrong
    for unit in command.units:
        if force.roster[unit].lost:
            return UnitIsLost(unit)
        if unit in state.acted:
            return HasActed(unit)
        if not may_act_as(force.roster[unit].arm, command.role):
            return NotThatArm(unit, command.role)
    if is_too_late(state, command.role):
        return TooLateToFire(command.role)
    asked = len(command.units) or command.count
    return TooManyActivations(asked, state.left) if asked > state.left else None


def _naming_refusal(force: Force, count: int, units: tuple[int, ...]) -> Reason | None:
    """Units of a roster are named, others counted."""
    if not force.roster:
        if units:
            return NoRoster()
        return None if count >= 1 else NothingNamed()
    if count:
        return RosterKept()
    if not units:
        return NothingNamed()
    for unit, times in Counter(units).items():
        if not 0 <= unit < len(force.roster):
            return NoSuchUnit(unit)
        if times > 1:
            return NamedTwice(unit)
    return None


def _force_refusal(
    state: State, command: Lose | Reinforce | Rally | Regrade | ReplaceGeneral | SwitchForce
) -> Reason | None:
    forces = state.side(command.colour).forces
    if not 0 <= command.force < len(forces):
        return NoSuchForce(command.colour, command.force)
    force = forces[command.force]
    match command:
        case Lose():
            return _lose_refusal(force, command)
        case Reinforce():
            return _reinforce_refusal(force, command)
        case Rally():
            return _rally_refusal(force, command)
        case Regrade():
            return AlreadySo() if command.grade is force.grade else None
        case ReplaceGeneral():
            return name_refusal(command.general)
        case SwitchForce():
            return AlreadySo() if command.force == coming_force(state, command.colour) else None
        case _:
            assert_never(command)


def _lose_refusal(force: Force, command: Lose) -> Reason | None:
    wrong = _naming_refusal(force, command.count, command.units)
    if wrong is not None:
        return wrong
    for unit in command.units:
        if force.roster[unit].lost:
            return UnitIsLost(unit)
    return TooFewUnits(command.count, force.units) if command.count > force.units else None


def _reinforce_refusal(force: Force, command: Reinforce) -> Reason | None:
    if command.units and command.count:
        return RosterKept() if force.roster else NoRoster()
    if command.units and not force.roster:
        return NoRoster()
    if command.count and force.roster:
        return RosterKept()
    arriving = len(command.units) or command.count
    if arriving < 1:
        return NothingNamed()
    for unit in command.units:
        if unit.lost:
            return UnitIsLost(len(force.roster))
        wrong = name_refusal(unit.name) or (name_refusal(unit.kind) if unit.kind else None)
        if wrong is not None:
            return wrong
    would_be = force.units + force.lost + arriving
    return TooManyUnits(would_be, MOST_UNITS) if would_be > MOST_UNITS else None


def _rally_refusal(force: Force, command: Rally) -> Reason | None:
    wrong = _naming_refusal(force, 0, command.units)
    if wrong is not None:
        return wrong
    for unit in command.units:
        if not force.roster[unit].lost:
            return UnitNotLost(unit)
    return None
