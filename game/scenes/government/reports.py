"""The reports of the gazette as set type: as many of the newest as there is room for. Knows no event."""

from __future__ import annotations

from pygame import Surface

from game.stage import palette
from game.stage.look import Look
from game.stage.text import Face, Style

NEWEST = Style(Face.FELL, 29, palette.INK, leading=0.92)
REPORT = NEWEST.inked(palette.FADED)  # what is no longer the newest
BETWEEN = 3.0  # units from one report to the next
AT_LEAST = 2  # reports that there is to be room for, with smaller type if need be
SHARES = (1.0, 0.86, 0.74, 0.62, 0.52)  # of the size of the type, tried one after the other
SMALLEST = 24.0  # units, text size and all


def reports(look: Look, lines: tuple[str, ...], width: float, room: float) -> list[Surface]:
    """The newest reports that fit, in the largest type that holds two of them."""
    found: list[Surface] = []
    for share in SHARES:
        if found and NEWEST.size * look.type.text_scale * share < SMALLEST:
            break
        found = _fitting(look, lines, share, width, room)
        if len(found) >= min(AT_LEAST, len(lines)):
            break
    return found


def _fitting(look: Look, lines: tuple[str, ...], share: float, width: float, room: float) -> list[Surface]:
    """Reports in a share of the usual size; the newest is shrunk rather than left out."""
    found: list[Surface] = []
    for i, line in enumerate(lines):
        style = (REPORT if i else NEWEST).at(NEWEST.size * share)
        image = look.type.block(line, style, width, None if i else room)
        height = image.get_height() / look.frame.k
        if found and height > room:
            break
        found.append(image)
        room -= height + BETWEEN
    return found
