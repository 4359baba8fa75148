"""Memory that is free goes back to the system: what a visitor took must not stay with the game all day.

The C library of Linux keeps what was let go, in pieces between what is still held; others need no asking.
"""

from __future__ import annotations

import ctypes
import sys
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
def _trim() -> ctypes._NamedFuncPointer | None:
    """What the C library has for it, if anything."""
    if sys.platform != "linux":
        return None
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # another C library
        return None
