"""The ribbon with great red letters, for the title and for endings. Knows not what it says."""

from __future__ import annotations

import pygame

from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style

TAIL = 0.42  # the width of a tail as a share of the ribbon's height
LETTERS = Style(Face.CASLON_BOLD, 107, palette.PRINTING_RED, scales=False)


def print_ribbon(look: Look, box: Box, text: str) -> Item:
    """A ribbon across a box with a line of letters, each with a dark edge below it."""
    sheet = Sheet(look, box, "none")
    room = _cloth(sheet, box)
    red = look.type.fit(text, LETTERS, room.w, room.h)
    dark = look.type.fit(text, LETTERS.inked(palette.INK), room.w, room.h)
    for image, lift in ((dark, 4.0), (red, 0.0)):
        sheet.paste(image, room.moved(lift, lift))
    return sheet.surface, sheet.item[1]


def _cloth(sheet: Sheet, box: Box) -> Box:
    """The ribbon itself; returns where its letters may stand."""
    if "ribbon" in sheet.look.art.names:
        sheet.paste(sheet.look.art.nine("ribbon", box.w, box.h), box)
        return Box(box.x + box.h * 0.83, box.y - box.h * 0.11, box.w - box.h * 1.66, box.h)
    tail, front = box.h * TAIL, box.h * 0.82
    for side in (0, 1):
        x = box.x if side == 0 else box.right - tail * 2
        _tail(sheet, Box(x, box.y + box.h * 0.18, tail * 2, front), right=side == 1)
    middle = Box(box.x + tail, box.y, box.w - 2 * tail, front)
    panel, margin = sheet.look.art.panel(middle.w, middle.h)
    x, y = sheet.point(middle.x, middle.y)
    sheet.surface.blit(panel, (x - margin, y - margin))
    return middle.inset(26, 12)


def _tail(sheet: Sheet, box: Box, *, right: bool) -> None:
    """The end of the ribbon behind it, cut to a swallow's tail."""
    notch = box.h * 0.3
    outer, inner = (box.right, box.x) if right else (box.x, box.right)
    deep = outer - notch if right else outer + notch
    shape = [(inner, box.y), (outer, box.y), (deep, box.cy), (outer, box.bottom), (inner, box.bottom)]
    points = [sheet.point(*point) for point in shape]
    pygame.draw.polygon(sheet.surface, palette.AGED, points)
    pygame.draw.polygon(sheet.surface, palette.INK, points, sheet.px(2.6))
