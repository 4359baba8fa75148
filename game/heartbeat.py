"""The signs of life that a supervised game gives: a line on standard output every now and then.

Written by the main thread, so that they stop when it does. A pipe needs no disk; and whatever becomes of
whoever reads it, the game goes on.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import signal
import sys
import time
from collections.abc import Callable

BEAT = "beat "  # what such a line begins with; the name of the scene on top follows
EVERY = 2.0  # seconds
START_AGAIN = 75  # the status of a game that wants to be started again: nothing has failed

_STDOUT = 1


class Heartbeat:
    """Beats when a frame is over and it is time."""

    def __init__(
        self,
        scene: Callable[[], str],
        every: float = EVERY,
        *,
        out: int = _STDOUT,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._scene = scene
        self._every = every
        self._out: int | None = out
        self._now = now
        self._due = now()
        with contextlib.suppress(OSError, AttributeError):  # not offered for pipes everywhere
            os.set_blocking(out, False)  # a reader that stands still must not hold up the game

    def beat(self) -> None:
        """Called after each frame; the first time it beats at once."""
        now = self._now()
        if self._out is None or now < self._due:
            return
        self._due = now + self._every
        try:
            os.write(self._out, f"{BEAT}{self._scene()}\n".encode())
        except BlockingIOError:
            return  # nobody reads just now
        except OSError:
            self._out = None  # nobody ever will


def signs_of_life(scene: Callable[[], str], every: float | None) -> Callable[[], None] | None:
    """What is to be called after each frame of a game that is watched; None where nobody watches."""
    if every is None:
        return None
    tell_where_it_stands()
    return Heartbeat(scene, every).beat


def tell_where_it_stands() -> None:
    """Have it written to the error output where the program was when it faults, or is about to be killed."""
    if sys.stderr is None:  # a program without a terminal, on Windows
        return
    with contextlib.suppress(OSError, ValueError):
        faulthandler.enable()
        number = getattr(signal, "SIGUSR1", None)
        if number is not None:
            faulthandler.register(number, all_threads=True)
