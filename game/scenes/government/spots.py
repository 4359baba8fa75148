"""Places on the table that answer to pointer and keys but are drawn by the table itself."""

from __future__ import annotations

from game.engine.piles import Card
from game.scenes.government.layout import Track
from game.scenes.spot import Spot
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed, Point
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.widgets import Chosen, Slider, Widget


class CardSpot(Spot):
    """An event in play; its box is the part that its neighbours leave visible."""

    def __init__(self, card: Card, box: Box) -> None:
        super().__init__(f"card {card.name}", box)
        self.card = card
        self.rise = 0.0  # units that the card is being lifted

    @property
    def ringed(self) -> Box:
        """The card where it is looked at: risen."""
        return self.box.moved(0, -self.rise)

    def click(self, _pos: Point, /) -> Chosen | None:
        """The card."""
        return Chosen("card", self.card)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """The card."""
        return None if pressed.repeat else Chosen("card", self.card)


class TaxTrack(Widget):
    """The tax marker: dragged, clicked to a cell, wheeled, or moved by arrows."""

    drags = True

    def __init__(self, track: Track, level: int) -> None:
        super().__init__("tax", track.box)
        self._track = track
        self.level = level

    def draw(self, _look: Look, _manner: str, /) -> tuple[Item, ...]:
        """Nothing: the table draws the strip."""
        return ()

    def takes(self, key: str) -> bool:
        """Left and right, Home and End move the marker."""
        return key in ("left", "right", "home", "end")

    def grip(self, pos: Point, /) -> Chosen | None:
        """To the cell that was pressed."""
        return self._to(self._track.level_at(pos[0]))

    def drag(self, pos: Point, /) -> Chosen | None:
        """Along with the pointer."""
        return self._to(self._track.level_at(pos[0]))

    def wheel(self, steps: int, /) -> Chosen | None:
        """One level a notch."""
        return self._to(self.level + (1 if steps > 0 else -1))

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """One level, or to an end."""
        ends = {"home": self._track.low, "end": self._track.high}
        step = {"left": -1, "right": 1}.get(pressed.key, 0)
        return self._to(ends.get(pressed.key, self.level + step))

    def _to(self, level: int) -> Chosen:
        return Chosen(self.name, max(self._track.low, min(self._track.high, level)))


class DiceSlider(Slider):
    """A slider over its whole length: the panel writes the number itself."""

    def __init__(self, box: Box, low: int, high: int, value: int) -> None:
        super().__init__("dice", box, low, high, value)

    def takes(self, key: str) -> bool:
        """As a slider, but at an end the arrow leads on to the button that lies there."""
        ends = {"left": self.low, "right": self.high}
        return super().takes(key) and self.value != ends.get(key)

    def keeps(self, key: str) -> bool:
        """No arrow: each leads on from an end."""
        return key not in ("left", "right") and super().takes(key)

    @property
    def track(self) -> Box:
        """The travel of the knob."""
        return self.box.inset(self.box.h / 2, 0)

    def number_items(self, _look: Look, _manner: str) -> tuple[Item, ...]:
        """Nothing."""
        return ()
