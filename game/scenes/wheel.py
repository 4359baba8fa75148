"""A wheel of words or letters, turned up and down. It must not know what they are for."""

from __future__ import annotations

import pygame

from game.stage import furniture
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed, Point
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style
from game.stage.widgets import Chosen, Widget

ENDS = 0.05  # of its width, blank at either end of a word
ARROW = 84.0  # the height of each end, which fingers press
STYLE = Style(Face.CASLON_BOLD, 150, align="centre", scales=False)
STEPS = {"up": -1, "down": 1, "pageup": -1, "pagedown": 1}
ON = "on"
"""What it says when it is left by Enter."""


class Wheel(Widget):
    """Shows one of several; the ends turn it, as do the wheel of the mouse and the keys up and down."""

    def __init__(
        self, name: str, box: Box, values: tuple[str, ...], place: int, style: Style = STYLE
    ) -> None:
        super().__init__(name, box)
        self.style = style
        self.values = values
        self.place = place

    @property
    def value(self) -> str:
        """What it shows."""
        return self.values[self.place]

    def takes(self, key: str) -> bool:
        """Up and down, and what leads on."""
        return key in STEPS or super().takes(key)

    def click(self, pos: Point, /) -> Chosen | None:
        """On one of its ends, a step that way."""
        if pos[1] < self.box.y + ARROW:
            return self._by(-1)
        return self._by(1) if pos[1] >= self.box.bottom - ARROW else None

    def wheel(self, steps: int, /) -> Chosen | None:
        """Away from the player is back towards the first."""
        return self._by(-steps)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """A step, or on to what comes next."""
        if pressed.key in STEPS:
            return self._by(STEPS[pressed.key])
        return None if pressed.repeat else Chosen(self.name, ON)

    def _by(self, steps: int) -> Chosen:
        self.place = (self.place + steps) % len(self.values)
        return Chosen(self.name, self.value)

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """A ticket with an arrow at either end and what is shown between them."""
        box, rect, ink = self.box, look.frame.rect(self.box), furniture.ink(manner)
        side = look.frame.px(ARROW * 0.5)
        arrow = furniture.pointer(look, side, ink, right=True)
        up, down = pygame.transform.rotate(arrow, 90), pygame.transform.rotate(arrow, -90)
        room = box.inset(max(18.0, box.w * ENDS), ARROW)
        word = look.type.fit(self.value, self.style.inked(ink), room.w, room.h)
        return (
            (furniture.chip(look, rect.size, manner), rect.topleft),
            furniture.placed(up, look.frame.rect(Box(box.x, box.y, box.w, ARROW))),
            furniture.placed(word, look.frame.rect(room)),
            furniture.placed(down, look.frame.rect(Box(box.x, box.bottom - ARROW, box.w, ARROW))),
        )
