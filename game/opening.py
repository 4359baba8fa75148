"""The first picture: a window with an empty table, up before the rest of the program has been read in.

It must not know any scene, nor anything else that takes long to load.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame import Surface

from game.content.places import Places, find_places
from game.content.words import GAME
from game.options import OptionError, Options
from game.preferences import Preferences
from game.stage.palette import BAIZE
from game.stage.window import Window, display_count


@dataclass(frozen=True)
class Opening:
    """What is there before the game is: the folders, the settings, and the window."""

    places: Places
    preferences: Preferences
    window: Window


def open_window(options: Options, places: Places | None = None) -> Opening:
    """Open the window and show the cloth of the table. Raises OptionError for a screen that is not there."""
    places = places or find_places(options.home)
    _check_display(options.display)
    preferences = Preferences(places, options)
    settings = preferences.now
    window = Window(
        GAME,
        settings.window,
        fullscreen=settings.fullscreen,
        display=options.display or 0,
        icon=_icon(places.assets),
    )
    window.surface.fill(BAIZE)
    window.flip()
    return Opening(places, preferences, window)


def _check_display(display: int | None) -> None:
    if display is None:
        return
    count = display_count()
    if display >= count:
        there = "there is only screen 0" if count == 1 else f"there are screens 0 to {count - 1}"
        raise OptionError(f"argument --display: {there}, not {display}")


def _icon(assets: Path) -> Surface | None:
    path = assets / "art" / "icon.webp"
    return pygame.image.load(str(path)) if path.exists() else None
