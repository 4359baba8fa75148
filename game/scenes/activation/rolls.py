"""The units of a side in the order in which they are offered, and as what each would act. Draws nothing."""

from __future__ import annotations

from game.engine.activation.choices import Legal, legal
from game.engine.activation.commands import Activate, Command, TakeBack
from game.engine.activation.model import ROLES, Arm, Force, Role, State

_ORDER = (Arm.ARTILLERY, Arm.MACHINE_GUN, Arm.INFANTRY, Arm.CAVALRY, Arm.OTHER)


def in_order(force: Force) -> tuple[int, ...]:
    """The numbers of a roster: artillery, machine guns, then the others; whoever is lost comes last."""
    numbers = range(len(force.roster))
    return tuple(sorted(numbers, key=lambda n: (force.roster[n].lost, _ORDER.index(force.roster[n].arm), n)))


def role_of(legal: Legal, unit: int, wanted: Role | None) -> Role | None:
    """As what a unit acts now: as wanted if it can, else in the first way that is open to it."""
    open_to_it = [role for role in ROLES if (c := legal.activation(role)) is not None and unit in c.units]
    if wanted in open_to_it:
        return wanted
    return open_to_it[0] if open_to_it else None


def asked(state: State, kind: str, which: str, wanted: Role | None) -> Command | None:
    """The command of pressing a unit, a pip or a way of acting; None if it cannot be given now."""
    choices = legal(state)
    if kind == "unit":
        unit = int(which)
        if unit in state.acted:
            return TakeBack(unit)  # it was ticked by mistake
        role = role_of(choices, unit, wanted)
        return Activate(role, units=(unit,)) if role is not None else None
    role = Role(which) if kind == "role" else Role.OTHER
    return Activate(role, count=1) if choices.activation(role) is not None else None
