"""How a game that keeps failing is started again: sooner or later, boldly or carefully. Knows no process."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from game.content.watch import Safe


@dataclass(frozen=True, slots=True)
class Attempt:
    """The next start: how carefully, and after how many seconds."""

    safe: Safe = ""
    pause: float = 0.0


@dataclass(frozen=True, slots=True)
class Patience:
    """When to be careful, and how long to wait; times in seconds."""

    failures: int = 5  # so many …
    within: float = 600.0  # … in this time, and the game is run in safe mode
    safe_failures: int = 3  # so many of safe mode, and there are pauses
    first_pause: float = 10.0  # each is twice as long as the one before
    longest_pause: float = 300.0


class Backoff:
    """Counts failures. A run that lasts for `Patience.within` wipes the slate clean."""

    def __init__(self, patience: Patience | None = None) -> None:
        self._patience = patience or Patience()
        self._failures: deque[float] = deque()
        self._safe: Safe = ""
        self._safe_failures = 0

    def failed(self, now: float, *, ready: bool, lived: float) -> None:
        """A run has failed after living so many seconds; `ready` if it had shown a picture."""
        if lived >= self._patience.within:
            self._failures.clear()
            self._safe, self._safe_failures = "", 0
        if self._safe:
            self._safe_failures += 1
        self._failures.append(now)
        while now - self._failures[0] > self._patience.within:
            self._failures.popleft()
        if self._safe or len(self._failures) >= self._patience.failures:
            # What never showed a picture may have failed to fill the screen.
            self._safe = "window" if not ready or self._safe == "window" else "quiet"

    def next(self) -> Attempt:
        """The start that is due."""
        over = self._safe_failures - self._patience.safe_failures
        if over < 0:
            return Attempt(self._safe)
        pause = self._patience.first_pause * 2 ** min(over, 16)
        return Attempt(self._safe, min(pause, self._patience.longest_pause))
