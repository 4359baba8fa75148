"""Memory that is free goes back to the system: what a visitor took must not stay with the game all day.

The C library of Linux keeps what was let go, in pieces between what is still held; others need no asking.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache

STILL = 1.0  # seconds: whoever moves again sooner finds the memory that the last flight has left
BREATH, LONG = 0.3, 10.0  # seconds: after so long without such a rest, as in a show, a breath will do


def give_back() -> bool:
    """Have the whole pages that nobody holds given back; whether there was somebody to ask.

    It takes some milliseconds, and is therefore for moments in which nothing moves under a hand.
    """
    trim = _trim()
    if trim is None:
        return False
    trim(0)
    return True


class Calm:
    """Gives back what motion has left, once nothing has been painted for a moment after something was.

    The pictures of a flight are of many sizes, each held for a frame or a second: in pieces between what is
    held for longer, a battle's came to a sixth of all its memory. Given back at once it would have to be had
    anew by whoever moves on: half a millisecond of a frame for each of its megabytes.
    """

    def __init__(self, gives: Callable[[], object] = give_back) -> None:
        self._gives = gives
        self._moved = False
        self._still = 0.0
        self._since = 0.0  # something was given back

    def passed(self, seconds: float, painted: bool) -> None:
        """A frame, the seconds since the one before it, and whether anything was painted in it."""
        self._since += seconds
        if painted:
            self._moved, self._still = True, 0.0
        elif self._moved:
            self._still += seconds
            if self._still >= (STILL if self._since < LONG else BREATH):
                self._moved, self._since = False, 0.0
                self._gives()


@cache
def _trim() -> Callable[[int], object] | None:
    """What the C library has for it, if anything."""
    if sys.platform != "linux":
        return None
    import ctypes  # only now: the first picture must not wait for it

    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # another C library
        return None
