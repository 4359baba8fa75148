"""The last picture in a window's new size, until the new one is whole. Knows no scene."""

from __future__ import annotations

from typing import Protocol

from pygame import Surface
from pygame.transform import smoothscale

from game.stage.painter import Canvas, Painter


class Shown(Protocol):
    """The part of a window that is needed."""

    @property
    def surface(self) -> Surface:
        """What to paint on; empty where the window has just been given another size."""

    def flip(self) -> None:
        """Show what has been painted."""


class StandIn:
    """Keeps one picture for as long as a window's size goes on changing."""

    def __init__(self) -> None:
        self._picture: Surface | None = None

    def show(self, window: Shown, canvas: Canvas) -> None:
        """Stretch what was on the canvas last over all of the window; nothing where that is not known."""
        surface = window.surface
        if self._picture is None and canvas.background is not None:
            self._picture = Surface(canvas.background.get_size(), 0, surface)
            Painter().paint(self._picture, canvas)
        if self._picture is not None:
            surface.blit(smoothscale(self._picture, surface.get_size()), (0, 0))
            window.flip()

    def drop(self) -> None:
        """There is a new picture."""
        self._picture = None
