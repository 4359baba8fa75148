"""What players may do, as ranges rather than lists of commands. Knows not how it is shown or chosen."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.activation.model import COLOURS, ROLES, Arm, Colour, Phase, Role, State
from game.engine.activation.reckoning import MOST_UNITS, coming_force, coming_pack, joker_is_due
from game.engine.piles import Card

_GUNS = {Role.ARTILLERY: Arm.ARTILLERY, Role.MACHINE_GUN: Arm.MACHINE_GUN}


@dataclass(frozen=True, slots=True)
class ActivateChoice:
    """Up to `most` units may act so; with a roster, `units` are those that can (Rules A8, A9)."""

    role: Role
    most: int
    units: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ForceChoice:
    """What may befall a force at any time: so many losses (these), arrivals, these to rally; a new grade."""

    colour: Colour
    force: int
    losses: int
    losing: tuple[int, ...]
    arrivals: int
    rallying: tuple[int, ...]
    switch: bool  # it may be ordered to take over at the next shuffle


@dataclass(frozen=True, slots=True)
class Legal:
    """Every kind of command with its ranges; what is empty or false is not to be done now."""

    turn: bool = False
    enter: tuple[Card, ...] = ()  # paper mode: each card that may be turned, once
    finish: bool = False
    activations: tuple[ActivateChoice, ...] = ()
    take_back: tuple[int, ...] = ()
    forces: tuple[ForceChoice, ...] = ()
    end: bool = False

    @property
    def any(self) -> bool:
        """Whether anything may be done; false only at the end."""
        return self.end

    def activation(self, role: Role) -> ActivateChoice | None:
        """What may be activated in a role; None if nothing."""
        return next((choice for choice in self.activations if choice.role is role), None)

    def force(self, colour: Colour, force: int) -> ForceChoice | None:
        """What may befall a force; None at the end."""
        return next((c for c in self.forces if c.colour is colour and c.force == force), None)


def legal(state: State) -> Legal:
    """What may be done now; `any` is true until the battle has ended."""
    if state.phase is Phase.OVER:
        return Legal()
    by_hand = state.paper and not joker_is_due(state)
    return Legal(
        turn=not by_hand,
        enter=cards_to_enter(state) if by_hand else (),
        finish=state.phase is Phase.ACTING,
        activations=_activations(state),
        take_back=state.acted,
        forces=tuple([_force_choice(state, c, f) for c in COLOURS for f in range(len(state.side(c).forces))]),
        end=True,
    )


def cards_to_enter(state: State) -> tuple[Card, ...]:
    """The cards that players with a pack of their own may turn next, each once."""
    return tuple(dict.fromkeys(state.pack or coming_pack(state)))


def is_too_late(state: State, role: Role) -> bool:
    """Whether others have acted already that a gun must fire before (Rules A9)."""
    if not state.rules.fire_phases:
        return False
    return any(ROLES.index(act.role) > ROLES.index(role) for act in state.acts)


def may_act_as(arm: Arm, role: Role) -> bool:
    """Guns may fire or act as ordinary units; others are ordinary units (Rules A9)."""
    return role is Role.OTHER or _GUNS[role] is arm


def _activations(state: State) -> tuple[ActivateChoice, ...]:
    if state.acting is None or state.left < 1:
        return ()
    force = state.side(state.acting).force
    acted = state.acted
    choices = []
    for role in ROLES:
        if is_too_late(state, role):
            continue
        units = tuple([n for n in force.standing if n not in acted and may_act_as(force.roster[n].arm, role)])
        most = min(state.left, len(units)) if force.roster else state.left
        if most:
            choices.append(ActivateChoice(role, most, units))
    return tuple(choices)


def _force_choice(state: State, colour: Colour, number: int) -> ForceChoice:
    force = state.side(colour).forces[number]
    return ForceChoice(
        colour=colour,
        force=number,
        losses=force.units,
        losing=force.standing,
        arrivals=MOST_UNITS - force.units - force.lost,
        rallying=tuple([n for n, unit in enumerate(force.roster) if unit.lost]),
        switch=number != coming_force(state, colour),
    )
