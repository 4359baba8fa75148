"""Asks for the staff's PIN, and the longer between two tries the more of them were wrong. Knows no screen.

Nobody is ever locked out for good: after a minute at most there is another try.
"""

from __future__ import annotations

FIRST, LONGEST = 2.0, 60.0  # seconds after a wrong PIN: twice as many each time


class PinGuard:
    """Of one run: leaving the page and coming back does not begin the waiting anew."""

    def __init__(self, pin: str) -> None:
        self._pin = pin
        self._wrong = 0
        self._wait = 0.0

    @property
    def needed(self) -> bool:
        """Whether there is a PIN at all."""
        return bool(self._pin)

    @property
    def wait(self) -> float:
        """Seconds until the next try."""
        return self._wait

    def advance(self, seconds: float) -> None:
        """Time passes."""
        self._wait = max(0.0, self._wait - seconds)

    def opens(self, figures: str) -> bool:
        """Try a PIN; one given before it is time is not looked at."""
        if self._wait > 0:
            return False
        if figures == self._pin:
            self._wrong = 0
            return True
        self._wait = min(LONGEST, FIRST * 2.0 ** min(self._wrong, 16))
        self._wrong += 1
        return False
