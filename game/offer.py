"""Which levels there are to play, and which one the command line asks for. Opens nothing but their files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.levels import Level, LevelError, load_level, shipped_levels
from game.content.places import Places, path_from
from game.options import OptionError

if TYPE_CHECKING:
    from game.content.kiosk import Profile


def offered_levels(places: Places) -> tuple[Level, ...]:
    """The levels that came with the game. Raises OptionError where one of their files is spoilt."""
    try:
        return shipped_levels(places.levels / "government")
    except LevelError as error:
        raise OptionError(str(error)) from None


def offered_to(levels: tuple[Level, ...], house: Profile | None) -> tuple[Level, ...]:
    """Those among which a player may choose: all, or on a kiosk the organiser's, in the organiser's order.

    On an exhibition day it is the one: governments of different levels cannot be compared.
    """
    if house is None:
        return levels
    known = {level.id: level for level in levels}
    if house.seed is not None and house.level in known:
        return (known[house.level],)
    return tuple(known[name] for name in house.levels if name in known) or levels


def named_level(name: str, places: Places) -> Level:
    """The level of --level: a shipped one by its name, or a file. Raises OptionError.

    A file is read once: from a pipe, as of `--level <(program)`, nothing would come a second time.
    """
    for level in offered_levels(places):
        if name in (level.id, level.title):
            return level
    try:
        return load_level(path_from(name), places.levels / "government")
    except (LevelError, ValueError) as error:
        raise OptionError(str(error)) from None
