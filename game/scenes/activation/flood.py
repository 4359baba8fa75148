"""The flood of the screen's edge: whose card it is, seen from across the room. Knows no card."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.engine.activation.model import RED, Colour
from game.stage import palette
from game.stage.look import Look
from game.stage.painter import Item

RIM = 46.0  # units: it covers the rim of the table
FADE = 30.0  # and runs out over the cloth
DEEP = RIM + FADE
BADGE = 30.0
APART = 132.0  # between two badges
TINTS = {RED: (0xA8, 0x24, 0x1C), Colour.BLACK: (0x11, 0x13, 0x1C)}
SIDES = {"top": (0, -1), "right": (1, 0), "bottom": (0, 1), "left": (-1, 0)}  # with the way out


class Flood:
    """The four strips for a window, in either colour, with the side's badge along them."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._made: dict[Colour, tuple[Item, ...]] = {}

    def items(self, colour: Colour | None) -> tuple[Item, ...]:
        """The strips of a colour; nothing where nobody acts."""
        if colour is None:
            return ()
        if colour not in self._made:
            whole = self._around(colour, self._look.frame.window)
            areas = [self._area(side) for side in SIDES]
            self._made[colour] = tuple([(whole.subsurface(area).copy(), area.topleft) for area in areas])
        return self._made[colour]

    def strip(self, colour: Colour, side: str) -> Surface:
        """One strip."""
        return self.items(colour)[list(SIDES).index(side)][0]

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

    def _around(self, colour: Colour, size: tuple[int, int]) -> Surface:
        """Rings from the edge inwards, solid over the rim and thinner and thinner beyond it."""
        surface = Surface(size, pygame.SRCALPHA)
        rim, fade = self._look.frame.px(RIM), self._look.frame.px(FADE)
        area = surface.get_rect()
        for ring in range(fade, 0, -1):
            alpha = round(170 * (1 - ring / fade) ** 1.6)
            inner = area.inflate(-2 * (rim + ring), -2 * (rim + ring))
            pygame.draw.rect(surface, (*TINTS[colour], alpha), inner.inflate(2, 2), 1)
        pygame.draw.rect(surface, TINTS[colour], area, rim)
        line = self._look.frame.px(2.5)
        pygame.draw.rect(surface, palette.AGED, area.inflate(-2 * rim + 2 * line, -2 * rim + 2 * line), line)
        self._badges(surface, colour, rim)
        return surface.convert_alpha()

    def _badges(self, surface: Surface, colour: Colour, rim: int) -> None:
        badge = self._look.art.tinted(f"side_{colour}", BADGE, BADGE, palette.PAPER)
        w, h = surface.get_size()
        for length, upright in ((w, False), (h - 2 * rim, True)):
            count = max(1, length // self._look.frame.px(APART))
            for i in range(count):
                along = length * (2 * i + 1) // (2 * count)
                for far in (False, True):
                    across = (w if upright else h) - rim // 2 if far else rim // 2
                    x, y = (across, rim + along) if upright else (along, across)
                    image = badge if upright or far else pygame.transform.rotate(badge, 180)
                    surface.blit(image, image.get_rect(center=(x, y)))
