"""Which levels there are to play, and which one the command line asks for. Opens nothing but their files."""

from __future__ import annotations

from pathlib import Path

from game.content.levels import Level, LevelError, load_level, shipped_levels
from game.content.places import Places
from game.options import OptionError, Options


def offered_levels(places: Places) -> tuple[Level, ...]:
    """The levels that came with the game. Raises OptionError where one of their files is spoilt."""
    try:
        return shipped_levels(places.levels / "government")
    except LevelError as error:
        raise OptionError(str(error)) from None


def chosen_level(options: Options, places: Places, levels: tuple[Level, ...]) -> Level:
    """The level of --level: a shipped one by its name, or a file; else the first. Raises OptionError."""
    if options.level is None:
        return levels[0]
    for level in levels:
        if options.level in (level.id, level.title):
            return level
    try:
        return load_level(Path(options.level).expanduser(), places.levels / "government")
    except LevelError as error:
        raise OptionError(str(error)) from None
