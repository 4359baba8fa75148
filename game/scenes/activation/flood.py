"""The flood of the screen's edge: whose card it is, seen from across the room. Knows no card."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.engine.activation.model import COLOURS, RED, Colour
from game.stage import palette
from game.stage.look import Look
from game.stage.painter import Item

RIM = 46.0  # units: it covers the rim of the table
FADE = 30.0  # and runs out over the cloth
DEEP = RIM + FADE
BADGE = 30.0
APART = 132.0  # between two badges
LINE = 2.5
TINTS = {RED: (0xA8, 0x24, 0x1C), Colour.BLACK: (0x11, 0x13, 0x1C)}
SIDES = {"top": (0, -1), "right": (1, 0), "bottom": (0, 1), "left": (-1, 0)}  # with the way out


class Flood:
    """The four strips for a window, in either colour, with the side's badge along them."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._made: dict[tuple[Colour, str], Surface] = {}

    def items(self, colour: Colour | None) -> tuple[Item, ...]:
        """The strips of a colour; nothing where nobody acts."""
        if colour is None:
            return ()
        return tuple([(self.strip(colour, side), self._area(side).topleft) for side in SIDES])

    def strip(self, colour: Colour, side: str) -> Surface:
        """One strip."""
        if (colour, side) not in self._made:
            self._made[colour, side] = self._printed(colour, self._area(side))
        return self._made[colour, side]

    def prepare(self) -> bool:
        """Print a strip that is lacking; False where none is."""
        lacking = [(colour, side) for colour in COLOURS for side in SIDES if (colour, side) not in self._made]
        if lacking:
            self.strip(*lacking[0])
        return bool(lacking)

    def centre(self, side: str) -> tuple[float, float]:
        """The middle of a strip, in layout units."""
        area = self._area(side)
        return self._look.frame.to_layout(area.center)

    def _area(self, side: str) -> pygame.Rect:
        """The strips do not overlap: the upright ones stand between the others."""
        w, h = self._look.frame.window
        deep = self._look.frame.px(DEEP)
        return {
            "top": pygame.Rect(0, 0, w, deep),
            "bottom": pygame.Rect(0, h - deep, w, deep),
            "left": pygame.Rect(0, deep, deep, h - 2 * deep),
            "right": pygame.Rect(w - deep, deep, deep, h - 2 * deep),
        }[side]

    def _printed(self, colour: Colour, strip: pygame.Rect) -> Surface:
        """A strip of the rings from the edge inwards, solid over the rim, then thinner and thinner."""
        surface = Surface(strip.size, pygame.SRCALPHA)
        rim, fade, line = (self._look.frame.px(units) for units in (RIM, FADE, LINE))
        area = pygame.Rect((-strip.x, -strip.y), self._look.frame.window)
        surface.fill(self._tint(colour))
        surface.fill(palette.AGED, _inset(area, rim - line))
        for ring in range(fade):
            alpha = round(170 * (1 - (ring + 1) / fade) ** 1.6)
            surface.fill((*self._tint(colour), alpha), _inset(area, rim + ring))
        self._badges(surface, colour, area, rim)
        return surface

    def _tint(self, colour: Colour) -> palette.Colour:
        """The side's colour: that of the second ink where it is not red."""
        second = self._look.second
        return second if colour is RED and second != palette.RED else TINTS[colour]

    def _badges(self, surface: Surface, colour: Colour, area: pygame.Rect, rim: int) -> None:
        badge = self._look.art.tinted(f"side_{colour}", BADGE, BADGE, palette.PAPER)
        w, h = area.size
        for length, upright in ((w, False), (h - 2 * rim, True)):
            count = max(1, length // self._look.frame.px(APART))
            for i in range(count):
                along = length * (2 * i + 1) // (2 * count)
                for far in (False, True):
                    across = (w if upright else h) - rim // 2 if far else rim // 2
                    x, y = (across, rim + along) if upright else (along, across)
                    image = badge if upright or far else pygame.transform.rotate(badge, 180)
                    surface.blit(image, image.get_rect(center=(area.x + x, area.y + y)))


def _inset(area: pygame.Rect, pixels: int) -> pygame.Rect:
    return area.inflate(-2 * pixels, -2 * pixels)
