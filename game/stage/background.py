"""What works behind the game gives way to it, and to whatever puts the window on the screen.

It must not know what the work is.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from threading import get_native_id

NICE = 5  # steps of the system's scheduler by which such a thread stands back


def give_way() -> None:
    """Have the thread that calls this stand back; where threads have no rank of their own nothing changes."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, get_native_id(), os.getpriority(os.PRIO_PROCESS, 0) + NICE)
