"""`--list-displays`: tells on the terminal which screens there are. Opens no window that could be seen."""

from __future__ import annotations

from game.content.screen_words import screen_line, too_small
from game.opening import begin_display
from game.options import SMALLEST
from game.stage.screens import Screen, screens


def list_displays() -> int:
    """Print one line for each screen; 0. Raises OptionError where there is no display at all."""
    begin_display()
    for screen in screens():
        print(_told(screen))
    return 0


def _told(screen: Screen) -> str:
    told = screen_line(screen.number, screen.size, screen.place, screen.name, screen.rate, screen.scale)
    pixels = tuple(round(length * screen.scale) for length in screen.size)
    least = SMALLEST if pixels[0] >= pixels[1] else SMALLEST[::-1]
    if any(length < low for length, low in zip(pixels, least, strict=True)):
        told += "\n" + too_small(least)
    return told
