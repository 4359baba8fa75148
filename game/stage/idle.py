"""Notices that nobody is there any more, in two steps: first it is quiet, then a countdown runs out.

It is told how much time has passed; it must not know a clock, nor what is done about it.
"""

from __future__ import annotations

from typing import Literal

Notice = Literal["", "warn", "reset"]


class IdleWatch:
    """Quiet for so long, then a warning, and after the countdown the end; any stir begins it all anew."""

    def __init__(self, countdown: float) -> None:
        self._countdown = countdown
        self._quiet = 0.0  # seconds since the last stir
        self._warned: float | None = None  # seconds since the warning

    @property
    def warned(self) -> bool:
        """Whether the countdown runs."""
        return self._warned is not None

    @property
    def countdown(self) -> float:
        """How long the countdown is, in seconds."""
        return self._countdown

    @property
    def left(self) -> float:
        """Seconds left of the countdown; all of them while it does not run."""
        return max(0.0, self._countdown - (self._warned or 0.0))

    def stir(self) -> None:
        """Somebody is there: it all begins anew."""
        self._quiet, self._warned = 0.0, None

    def restart(self) -> None:
        """Somebody may be there: a running countdown begins anew, as does the quiet before it."""
        self._quiet = 0.0
        if self._warned is not None:
            self._warned = 0.0

    def advance(self, seconds: float, delay: float | None) -> Notice:
        """Time passes on a screen that may be quiet for `delay` seconds, None being for ever.

        What it is time for: each of the two is told once.
        """
        if delay is None:
            self.stir()
            return ""
        if self._warned is not None:
            self._warned += seconds
            if self._warned < self._countdown:
                return ""
            self.stir()
            return "reset"
        self._quiet += seconds
        if self._quiet < delay:
            return ""
        self._warned = 0.0
        return "warn"
