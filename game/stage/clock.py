"""Time that only goes forward, real or made up for tests. It must not know what it is used for."""

from __future__ import annotations

import time
from typing import Protocol

SECOND = 1_000_000_000


class Clock(Protocol):
    """A monotonic clock in nanoseconds that can also wait."""

    def now_ns(self) -> int:
        """The time."""

    def sleep_until(self, deadline_ns: int) -> None:
        """Wait until then; not at all when it is past."""


class SystemClock:
    """The computer's clock. Sleeping to an absolute time keeps the pace that sleeping a while would lose."""

    def now_ns(self) -> int:
        """The time since some moment in the past."""
        return time.monotonic_ns()

    def sleep_until(self, deadline_ns: int) -> None:
        """Sleep until then."""
        left = deadline_ns - time.monotonic_ns()
        if left > 0:
            time.sleep(left / SECOND)


class FakeClock:
    """A clock that stands still until it is told to go on, or somebody sleeps."""

    def __init__(self, now_ns: int = 0) -> None:
        self._now = now_ns

    def now_ns(self) -> int:
        """The time."""
        return self._now

    def sleep_until(self, deadline_ns: int) -> None:
        """Be there at once."""
        self._now = max(self._now, deadline_ns)

    def advance(self, ns: int) -> None:
        """Let time pass."""
        self._now += ns
