"""The sand-glass of the house rule: seconds left for the card on the table (Rules A14). Knows no rule."""

from __future__ import annotations

from math import ceil


class Watch:
    """Counts down while a side acts; runs only when told to."""

    def __init__(self, limit: int | None) -> None:
        self._limit = limit
        self._left = float(limit or 0)

    @property
    def seconds(self) -> int | None:
        """Whole seconds left, or None where there is no clock."""
        return None if self._limit is None else ceil(self._left)

    @property
    def limit(self) -> int | None:
        """What it shows when it has just been turned."""
        return self._limit

    def turn(self) -> None:
        """A new card: the glass is turned."""
        self._left = float(self._limit or 0)

    def run(self, dt: float) -> bool:
        """Let time pass; True when another second has begun."""
        if self._limit is None or self._left <= 0:
            return False
        before = self.seconds
        self._left = max(0.0, self._left - dt)
        return self.seconds != before
