"""One thread that does what is asked of it behind the game, one thing after the other.

One, not one for each thing: every thread would keep memory of its own. It must not know what it does.
"""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

from game.stage.background import give_way


class Fetcher:
    """Begins at the first thing that is asked, and ends with the program."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._asked: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._thread: Thread | None = None

    def ask(self, work: Callable[[], None]) -> None:
        """Have something done; returns at once."""
        self._asked.put(work)
        if self._thread is None:
            self._thread = Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()

    def _run(self) -> None:
        give_way()
        while True:
            self._asked.get()()
