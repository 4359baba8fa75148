"""The first picture: a window with an empty table, up before the rest of the program has been read in.

It must not know any scene, nor anything else that takes long to load.
"""

from __future__ import annotations

from dataclasses import dataclass
from threading import Thread
from typing import TYPE_CHECKING

import pygame

from game.content.places import Places, at_kiosk, find_places
from game.content.words import GAME
from game.options import OptionError, Options
from game.preferences import Preferences
from game.scenes.government.pictures import FIRST
from game.stage.palette import BAIZE
from game.stage.screens import display_count, start_display
from game.stage.window import Window

if TYPE_CHECKING:
    from game.content.levels import Level
    from game.stage.art import Art


@dataclass(frozen=True)
class Opening:
    """What is there before the game is: the folders, the level that was asked for, and so on."""

    places: Places
    level: Level | None
    preferences: Preferences
    window: Window
    art: Art


def open_window(options: Options, places: Places | None = None) -> Opening:
    """Open the window and show the cloth of the table.

    Raises OptionError, before there is a window, for a level or a screen that is not there.
    """
    places = places or places_for(options)
    level = _named_level(options.level, places) if options.level is not None else None
    begin_display()
    display = display_for(options)
    if not options.again:  # a screen that has been unplugged since is made up for by another
        _check_display(display, "--display" if options.display is not None else "--kiosk: display")
    preferences = Preferences(places, options)
    settings = preferences.now
    window = Window(
        GAME,
        settings.window,
        fullscreen=settings.fullscreen,
        display=display or 0,
        safe_area=settings.safe_area,
    )
    if settings.fullscreen and not window.fullscreen:
        preferences.go_on_in_a_window()
    window.surface.fill(BAIZE)
    window.flip()
    icon = places.assets / "art" / "icon.webp"
    if icon.exists():
        window.set_icon(pygame.image.load(str(icon)))
    return Opening(places, level, preferences, window, _pictures(places, window))


def begin_display() -> None:
    """Begin video output. Raises OptionError where no window can be opened."""
    try:
        start_display()
    except pygame.error as error:
        raise OptionError(f"no window can be opened here: {error}") from None


def display_for(options: Options) -> int | None:
    """The screen that is wanted by the command line, else by the organiser."""
    house = options.kiosk
    return options.display if options.display is not None or house is None else house.display


def places_for(options: Options) -> Places:
    """The folders of this run; a kiosk has its own."""
    places = find_places(options.home)
    return at_kiosk(places) if options.kiosk is not None else places


def _pictures(places: Places, window: Window) -> Art:
    """The picture store; what the first table needs is decoded while the program is read in."""
    from game.stage.art import Art  # after the first picture, like all the rest

    art = Art(places.assets / "art", window.frame.k)
    Thread(target=art.preload, args=(FIRST,), name="first pictures", daemon=True).start()
    return art


def _named_level(name: str, places: Places) -> Level:
    from game.offer import named_level  # only a named level is read before the window opens

    return named_level(name, places)


def _check_display(display: int | None, asked_by: str) -> None:
    if display is None:
        return
    count = display_count()
    if display >= count:
        there = "there is only screen 0" if count == 1 else f"there are screens 0 to {count - 1}"
        raise OptionError(f"argument {asked_by}: {there}, not {display}")
