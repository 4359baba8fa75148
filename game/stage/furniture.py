"""Small drawn pieces that widgets are made of: paper chips, ticks, pointers, rings.

It must not know which widget uses them.
"""

from __future__ import annotations

from math import atan2, cos, pi, sin
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.stage.palette import AGED, FADED, INK, PAPER, PRINTING_RED, RED, Colour
from game.stage.text import Align

if TYPE_CHECKING:
    from game.stage.look import Look
    from game.stage.painter import Item

RING = 6.0  # units: half as much again is the whole of it, outside of what it marks
RING_LEAST = 4  # pixels, so that its band is seen in the smallest window
RING_DARK: Colour = (2, 2, 2)  # so far apart that one of them has 4.5:1 on any ground
RING_LIGHT: Colour = (0xFF, 0xFD, 0xF8)
_FINE = 4
_RULES: dict[str, tuple[Colour, float]] = {
    "idle": (INK, 2.6),
    "hot": (RED, 4.0),
    "pressed": (RED, 4.0),
    "disabled": (FADED, 1.0),
}
_PRESSED_SHADE = 226
_NOTCH = 0.13  # the radius of a ticket's cut corners, as a share of its lesser side
_ARC = 10  # straight pieces in a notch
_EDGE, _GAP = 3.0, 2.5  # units from the edge to the thick rule, and on to the thin one


def ink(manner: str) -> Colour:
    """The colour of words on a widget."""
    return {"idle": INK, "hot": RED, "pressed": RED, "disabled": FADED}[manner]


def placed(surface: Surface, rect: Rect, align: Align = "centre") -> Item:
    """The surface in the middle of a rectangle's height, and left, centred or right across it."""
    spare = rect.w - surface.get_width()
    x = rect.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
    return surface, (x, rect.y + (rect.h - surface.get_height()) // 2)


def chip(look: Look, size: tuple[int, int], manner: str) -> Surface:
    """A small ticket of that many pixels: card with notched corners and a thick and a thin rule."""

    def make() -> Surface:
        surface = Surface(size, pygame.SRCALPHA)
        look.art.lay("card_stock", surface)
        if manner == "pressed":
            surface.fill((_PRESSED_SHADE,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        colour, weight = _RULES[manner]
        colour = look.ink(colour)
        k = look.frame.k
        outer, inner = _EDGE * k, (_EDGE + weight + _GAP) * k
        rules = [(outer, colour), (outer + max(1.0, weight * k), None)]
        rules += [(inner, colour), (inner + max(0.8, k), None)]
        surface.blit(_notched(size, [(0.0, AGED), (max(1.0, 1.2 * k), None), *rules]), (0, 0))
        surface.blit(_notched(size, [(0.0, PAPER)]), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return surface

    return look.art.kept(("chip", size, manner, look.second), make)


def _notched(size: tuple[int, int], layers: list[tuple[float, Colour | None]]) -> Surface:
    """Plates with notched corners one in the other, by how far each is within the first; None is a hole."""
    fine = Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
    fine.fill((*INK, 0))
    for inset, colour in layers:
        pygame.draw.polygon(fine, (*(colour or INK), 255 if colour else 0), _outline(fine, inset * _FINE))
    return pygame.transform.smoothscale(fine, size)


def _outline(plate: Surface, inset: float) -> list[tuple[float, float]]:
    """A rectangle that far within a plate, a quarter of a circle cut out of each corner."""
    w, h = plate.get_size()
    radius = _NOTCH * min(w, h) + inset
    reach = (radius**2 - inset**2) ** 0.5  # along the side to where the circle about the corner meets it
    first, last = atan2(inset, reach), atan2(reach, inset)
    points: list[tuple[float, float]] = []
    for x, y, turn in ((0, 0, 0), (w, 0, 1), (w, h, 2), (0, h, 3)):
        for step in range(_ARC + 1):
            angle = last + (first - last) * step / _ARC + turn * pi / 2
            points.append((x + radius * cos(angle), y + radius * sin(angle)))
    return points


def tick(look: Look, side: int, colour: Colour) -> Surface:
    """A pen's tick in a square."""
    points = ((0.08, 0.55), (0.22, 0.44), (0.40, 0.66), (0.86, 0.08), (0.94, 0.14), (0.42, 0.92))
    return _smooth(look, side, colour, points)


def pointer(look: Look, side: int, colour: Colour, *, right: bool) -> Surface:
    """A triangle that points left or right, in a square."""
    points = ((0.25, 0.1), (0.85, 0.5), (0.25, 0.9)) if right else ((0.75, 0.1), (0.15, 0.5), (0.75, 0.9))
    return _smooth(look, side, colour, points)


def bar(look: Look, size: tuple[int, int], colour: Colour) -> Surface:
    """A plain rectangle."""

    colour = look.ink(colour)

    def make() -> Surface:
        surface = Surface(size)
        surface.fill(colour)
        return surface

    return look.art.kept(("bar", size, colour), make)


def ring(look: Look, size: tuple[int, int], weight: int) -> Surface:
    """The mark of the focus: a band of red between bright lines, a dark one round it, seen on every ground.

    Sheets have black rules of their own, and chosen cards a gilt edge, among which it must not be lost.
    """
    red = look.ink(PRINTING_RED)

    def make() -> Surface:
        surface = Surface(size, pygame.SRCALPHA)
        surface.fill((*RING_DARK, 0))
        whole = 3 * weight // 2
        line = max(1, round(whole / 7))
        bands = (RING_DARK, line), (RING_LIGHT, line), (red, whole - 3 * line), (RING_LIGHT, line)
        rect = surface.get_rect()
        for colour, width in bands:
            pygame.draw.rect(surface, colour, rect, width)
            rect = rect.inflate(-2 * width, -2 * width)
        return surface

    return look.art.kept(("ring", size, weight, red), make)


def _smooth(look: Look, side: int, colour: Colour, points: tuple[tuple[float, float], ...]) -> Surface:
    """A polygon in a square, drawn finer than the pixels and brought down to them."""
    colour = look.ink(colour)

    def make() -> Surface:
        fine = Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
        fine.fill((*colour, 0))
        pygame.draw.polygon(fine, colour, [(x * side * _FINE, y * side * _FINE) for x, y in points])
        return pygame.transform.smoothscale(fine, (side, side))

    return look.art.kept(("polygon", side, colour, points), make)
