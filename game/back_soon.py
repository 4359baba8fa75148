"""The card that stands on the screen while a game that keeps failing is given time. One still picture."""

from __future__ import annotations

import time

import pygame
from pygame import Surface

from game.content.watch import BackSoon
from game.content.words import GAME
from game.opening import begin_display, display_for, places_for
from game.options import Options
from game.preferences import Preferences
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.art import Art
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.text import Face, Style, Type
from game.stage.window import Window

_NAP = 0.1  # seconds between two looks at what the window asks for
_WIDTH, _HEIGHT = 1060.0, 620.0
TITLE = Style(Face.CASLON_BOLD, 150, palette.RED, scales=False)
NAME = Style(Face.CASLON_BOLD, 46, palette.INK, tracking=0.14, scales=False)
TEXT = Style(Face.FELL_ITALIC, 48, palette.INK, align="centre", scales=False)


def show(options: Options) -> int:
    """Show the card for as long as the options say; 0."""
    places = places_for(options)
    begin_display()
    settings = Preferences(places, options).now
    display = display_for(options) or 0
    window = Window(GAME, settings.window, fullscreen=settings.fullscreen, display=display)
    pygame.mouse.set_visible(False)
    art = Art(places.assets / "art", window.frame.k)
    until = time.monotonic() + (options.back_soon or 0.0)
    shown: tuple[int, int] | None = None
    while time.monotonic() < until:
        stirred = pygame.event.get()
        window.refresh()
        if stirred or window.size != shown:
            shown = window.size
            fitting = art if art.k == window.frame.k else art.at(window.frame.k)
            draw(window.surface, Look(window.frame, Type(places.assets / "fonts", window.frame.k), fitting))
            window.flip()
        time.sleep(_NAP)
    window.close()
    return 0


def draw(surface: Surface, look: Look) -> None:
    """The card on the cloth of the table."""
    frame = look.frame
    surface.blit(look.art.tile("baize", *surface.get_size()), (0, 0))
    box = Box.around(frame.width / 2, frame.height / 2, min(_WIDTH, frame.width * 0.9), _HEIGHT)
    sheet = Sheet(look, box)
    room = Box(box.x + 80, box.y + 56, box.w - 160, box.h - 112)
    sheet.text(GAME.upper(), NAME, Box(room.x, room.y, room.w, 60))
    sheet.tinted("rule", Box.around(box.cx, room.y + 100, 420, 26), palette.INK)
    sheet.text(BackSoon.TITLE, TITLE, Box(room.x, room.y + 130, room.w, 200))
    sheet.block_middle(BackSoon.TEXT, TEXT, Box(room.x, room.y + 340, room.w, room.h - 340))
    picture, place = sheet.item
    surface.blit(picture, place)
