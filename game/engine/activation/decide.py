"""What a command leads to. The only place that draws chance; changes nothing itself."""

from __future__ import annotations

from typing import assert_never

from game.engine.activation.chance import Chance
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
from game.engine.activation.events import (
    ActivationTakenBack,
    BattleEnded,
    Event,
    GeneralRegraded,
    GeneralReplaced,
    SwitchOrdered,
    UnitsActivated,
    UnitsArrived,
    UnitsLost,
    UnitsRallied,
)
from game.engine.activation.model import Colour, Force, Outcome, State
from game.engine.activation.muster import throw_for_grade
from game.engine.activation.refusals import why_not
from game.engine.activation.turning import finished, turn
from game.engine.match import IllegalCommand


def decide(state: State, command: Command, chance: Chance) -> tuple[tuple[Event, ...], Chance]:
    """The events a command leads to, and the chance to draw from next. Raises IllegalCommand."""
    reason = why_not(state, command)
    if reason is not None:
        raise IllegalCommand(reason)
    match command:
        case TurnCard():
            return turn(state, None, chance)
        case EnterCard():
            return turn(state, command.card, chance)
        case ReplaceGeneral():
            return _replace_general(state, command, chance)
        case _:
            return (_told(state, command),), chance


def _told(
    state: State,
    command: Activate | TakeBack | Finish | Lose | Reinforce | Rally | Regrade | SwitchForce | EndBattle,
) -> Event:
    """The one event of a command that leaves nothing to chance."""
    match command:
        case Activate():
            return _activate(state, command)
        case TakeBack():
            return ActivationTakenBack(colour=_acting(state), unit=command.unit)
        case Finish():
            return finished(state)
        case Lose():
            return _lose(state, command)
        case Reinforce():
            return _reinforce(state, command)
        case Rally():
            after = _force(state, command).units + len(command.units)
            return UnitsRallied(colour=command.colour, force=command.force, units=command.units, after=after)
        case Regrade():
            before = _force(state, command).grade
            return GeneralRegraded(
                colour=command.colour, force=command.force, before=before, after=command.grade
            )
        case SwitchForce():
            active = state.side(command.colour).active
            force = None if command.force == active else command.force
            return SwitchOrdered(colour=command.colour, force=force)
        case EndBattle():
            return BattleEnded(outcome=Outcome.AGREED, winner=command.winner)
        case _:
            assert_never(command)


def _activate(state: State, command: Activate) -> UnitsActivated:
    """Rules A8, A9."""
    count = len(command.units) or command.count
    return UnitsActivated(
        colour=_acting(state),
        role=command.role,
        count=count,
        units=command.units,
        left=state.left - count,
    )


def _lose(state: State, command: Lose) -> UnitsLost:
    count = len(command.units) or command.count
    return UnitsLost(
        colour=command.colour,
        force=command.force,
        count=count,
        units=command.units,
        after=_force(state, command).units - count,
    )


def _reinforce(state: State, command: Reinforce) -> UnitsArrived:
    count = len(command.units) or command.count
    return UnitsArrived(
        colour=command.colour,
        force=command.force,
        count=count,
        units=command.units,
        after=_force(state, command).units + count,
    )


def _replace_general(
    state: State, command: ReplaceGeneral, chance: Chance
) -> tuple[tuple[Event, ...], Chance]:
    """Rules A2: by hand, or by two dice."""
    before = _force(state, command)
    dice: tuple[int, ...] = ()
    grade = command.grade
    if grade is None:
        grading, chance = throw_for_grade(state.rules, chance)
        dice, grade = grading.dice, grading.grade
    replaced = GeneralReplaced(
        colour=command.colour,
        force=command.force,
        before=before.general,
        after=command.general,
        grade_before=before.grade,
        grade_after=grade,
        dice=dice,
    )
    return (replaced,), chance


def _force(state: State, command: Lose | Reinforce | Rally | Regrade | ReplaceGeneral) -> Force:
    return state.side(command.colour).forces[command.force]


def _acting(state: State) -> Colour:
    if state.acting is None:
        raise AssertionError("refused before")
    return state.acting
