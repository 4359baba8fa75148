"""Memory that is free goes back to the system: what a visitor took must not stay with the game all day.

The C library of Linux keeps what was let go, in pieces between what is still held; others need no asking.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache


def give_back() -> bool:
    """Have the whole pages that nobody holds given back; whether there was somebody to ask.

    It takes some milliseconds, and is therefore for moments in which nothing moves under a hand.
    """
    trim = _trim()
    if trim is None:
        return False
    trim(0)
    return True


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
