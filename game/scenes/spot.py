"""A place that answers to pointer and keys but is drawn by the scene. It must not know what lies there."""

from __future__ import annotations

from game.stage.inputs import KeyPressed, Point
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.widgets import Chosen, Widget


class Spot(Widget):
    """A place that is chosen by a click, or by Enter and the space bar: a card, a deck, a pile."""

    def draw(self, _look: Look, _manner: str, /) -> tuple[Item, ...]:
        """Nothing: the scene draws it."""
        return ()

    def click(self, _pos: Point, /) -> Chosen | None:
        """Chosen."""
        return Chosen(self.name)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """Chosen by a fresh press."""
        return None if pressed.repeat else Chosen(self.name)
