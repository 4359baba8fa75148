"""Bars that show what a side has had against what was to be expected, in one ink. Knows no battle."""

from __future__ import annotations

import pygame

from game.engine.activation.fairness import Band
from game.scenes.sheet import Rgb, Sheet
from game.stage import palette
from game.stage.geometry import Box

WASH: Rgb = (0xD8, 0xC6, 0x9C)  # the honest band, a wash on the paper
ROOM = 1.15  # how much further the scale reaches than what it has to show


def scale_of(*values: float) -> float:
    """The value at the right end of a scale for these values."""
    return max(1.0, *values) * ROOM


def print_band(sheet: Sheet, box: Box, value: int, band: Band, top: float, ink: Rgb) -> None:
    """A line from nought to `top`: the usual range a wash, what was due a stroke, what came a disc."""

    def x_of(amount: float) -> float:
        return box.x + box.w * min(1.0, amount / top)

    low, high = x_of(band.low), x_of(band.high)
    sheet.fill(Box(low - 2, box.y, high - low + 4, box.h), WASH)
    sheet.rule((box.x, box.cy), (box.right, box.cy), palette.FADED, 1.5)
    for x in (low - 2, high + 1):
        sheet.fill(Box(x - 1, box.y, 2, box.h), palette.FADED)
    due = x_of(band.expected)
    sheet.fill(Box(due - 1.5, box.y - 3, 3, box.h + 6), palette.INK)
    centre = sheet.point(x_of(value), box.cy)
    pygame.draw.aacircle(sheet.surface, palette.PAPER, centre, sheet.px(box.h * 0.38 + 2))
    pygame.draw.aacircle(sheet.surface, sheet.look.ink(ink), centre, sheet.px(box.h * 0.38))
