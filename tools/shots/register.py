"""Which moments and films there are, by name. It must not know how they are reached or taken."""

from __future__ import annotations

from collections.abc import Callable

from tools.puppet import Puppet

Moment = Callable[[Puppet], None]
MOMENTS: dict[str, Moment] = {}
FILMS: dict[str, Moment] = {}


def moment(shot: Moment) -> Moment:
    """Register a moment under its function's name."""
    MOMENTS[shot.__name__.replace("_", "-")] = shot
    return shot


def film(shot: Moment) -> Moment:
    """Register the beginning of a motion under its function's name."""
    FILMS[shot.__name__.replace("_", "-")] = shot
    return shot
