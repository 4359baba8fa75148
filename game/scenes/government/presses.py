"""Tells a key struck twice from two strokes: the second must not use what the focus has just come to."""

from __future__ import annotations

from game.stage.inputs import KeyPressed
from game.stage.widget import ACTIVATING

DOUBLE = 0.35  # seconds: a stroke so soon after another still belongs to it


class Presses:
    """Remembers what had the focus when a key last used it, and how long ago that was."""

    def __init__(self) -> None:
        self._focused: str | None = None
        self._since = 0.0  # who has come here by a key may strike it twice

    def pass_time(self, dt: float) -> None:
        """Another dt of the game's time."""
        self._since += dt

    def strays(self, pressed: KeyPressed, focused: str | None) -> bool:
        """Whether a key is held, or belongs to the stroke before it, and the focus has been moved since."""
        if pressed.key not in ACTIVATING:
            self._focused = focused
            self._since = DOUBLE  # whoever moves the focus himself means what he presses next
            return False
        again = pressed.repeat or self._since < DOUBLE
        self._since = 0.0
        if again and focused != self._focused:
            return True
        self._focused = focused
        return False
