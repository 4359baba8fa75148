"""Whether the pointer is to be seen: not while it rests, and back when it is moved for certain.

Fed with inputs and the time that passes; it must not know a clock, nor a window.
"""

from __future__ import annotations

from game.stage.inputs import NOWHERE, Input, Point, PointerMoved, PointerPressed, PointerReleased

REST = 3.0  # seconds after which it is out of sight
FAR = 6.0  # units; a mouse on a table that is bumped into does not move so far


class PointerWatch:
    """Tells a hand on the mouse from a tremor of the table."""

    def __init__(self) -> None:
        self._rest = REST
        self._at: Point = NOWHERE  # where it lay when it was last moved for certain

    @property
    def shown(self) -> bool:
        """Whether it is to be seen."""
        return self._rest < REST

    def notice(self, entry: Input) -> bool:
        """See an input go by; True where a hand has moved the pointer."""
        match entry:
            case PointerMoved(pos) | PointerPressed(pos) if pos == NOWHERE:
                return False
            case PointerPressed(pos):
                self._at, self._rest = pos, 0.0
            case PointerReleased(pos) if pos != NOWHERE:
                self._at = pos
            case PointerMoved(pos) if self._far(pos):
                known, self._at = self._at != NOWHERE, pos
                if known:  # where it lies when the game comes up says nothing
                    self._rest = 0.0
                    return True
        return False

    def advance(self, seconds: float) -> None:
        """Time passes."""
        self._rest = min(REST, self._rest + seconds)

    def hide(self) -> None:
        """Nobody is to see it until it is moved again."""
        self._rest = REST

    def _far(self, pos: Point) -> bool:
        return abs(pos[0] - self._at[0]) >= FAR or abs(pos[1] - self._at[1]) >= FAR
