"""The reports of the gazette as set type: as many of the newest as there is room for. Knows no event."""

from __future__ import annotations

from pygame import Surface

from game.stage import palette
from game.stage.look import Look
from game.stage.text import Face, Style

NEWEST = Style(Face.CASLON, 27, palette.INK, leading=0.86)  # the old-style 1 and 0 of Fell look like letters
REPORT = NEWEST.inked(palette.FADED)  # what is no longer the newest
BETWEEN = 3.0  # units from one report to the next
LARGER = 1.15, 1.3  # times the size of the type, where all reports there are fit into it
AT_LEAST = 2  # reports that there is to be room for, with smaller type if need be
SMALLER = 0.9  # of the size of the type, tried next
SMALLEST = 24.0  # units, text size and all


def reports(look: Look, lines: tuple[str, ...], width: float, room: float) -> list[Surface]:
    """The newest reports that fit, in the largest type that holds two of them, if any does.

    While there are few they are set larger: all of them, in the largest type that holds them.
    """
    for by in reversed(LARGER):
        found = _fitting(look, lines, NEWEST.size * by, width, room)
        if len(found) == len(lines) and _height(look, found) <= room:
            return found
    size, least = NEWEST.size, SMALLEST / look.type.text_scale
    large = found = _fitting(look, lines, size, width, room)
    while len(found) < min(AT_LEAST, len(lines)):
        if size <= least:
            return large
        size = max(least, size * SMALLER)
        found = _fitting(look, lines, size, width, room)
    return found


def _height(look: Look, found: list[Surface]) -> float:
    return sum(image.get_height() / look.frame.k + BETWEEN for image in found)


def _fitting(look: Look, lines: tuple[str, ...], size: float, width: float, room: float) -> list[Surface]:
    """Reports in a size of type; the newest is shrunk rather than left out."""
    found: list[Surface] = []
    for i, line in enumerate(lines):
        style = (REPORT if i else NEWEST).at(size)
        image = look.type.block(line, style, width, None if i else room)
        height = image.get_height() / look.frame.k
        if found and height > room:
            break
        found.append(image)
        room -= height + BETWEEN
    return found
