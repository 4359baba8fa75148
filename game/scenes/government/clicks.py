"""Tells the rest of a double click from a click that is meant. Knows no control but by name."""

from __future__ import annotations

from game.stage.inputs import NOWHERE, Point

DOUBLE = 0.35  # seconds: a click so soon after another still belongs to it
NEAR = 12.0  # units within which two clicks are at the same place


class Clicks:
    """Remembers where the last click fell, on what, and how long ago."""

    def __init__(self) -> None:
        self._pos: Point = NOWHERE
        self._control: str | None = None
        self._since = DOUBLE

    def pass_time(self, dt: float) -> None:
        """Another dt of the game's time."""
        self._since += dt

    def strays(self, pos: Point, control: str | None) -> bool:
        """Whether a press belongs to the click before it, and what it hits has come there only since."""
        near = abs(pos[0] - self._pos[0]) < NEAR and abs(pos[1] - self._pos[1]) < NEAR
        again = near and self._since < DOUBLE
        self._since = 0.0
        if again and control != self._control:
            return True
        self._pos, self._control = pos, control
        return False
