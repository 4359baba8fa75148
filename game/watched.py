"""A child process as its supervisor sees it: what it says, that it has gone, and how to end it.

The standard library only, and nothing that one kind of system lacks.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from collections.abc import Callable, Mapping, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import IO

_JOIN = 0.5  # seconds for the last lines of a child that has gone
_MOST_LINE = 4096

Wake = SimpleQueue[object]


class Gone:
    """Told when a child has closed its output: it has ended, or is about to."""


class Watched:
    """One running child. Each line of its output is put into `words` beside it, and Gone after the last."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        words: Wake,
        grumble: Callable[[str], None],
    ) -> None:
        """Start it; lines of its error output go to `grumble`. Raises OSError where it cannot be started."""
        self.last_grumble = ""
        self._words = words
        self._grumble = grumble
        self._process = subprocess.Popen(
            list(command),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **environment},
        )
        self._threads = [
            Thread(target=self._read, args=(self._process.stdout, self._say, True), daemon=True),
            Thread(target=self._read, args=(self._process.stderr, self._complain, False), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def number(self) -> int:
        """The system's number of the process."""
        return self._process.pid

    def status(self, seconds: float = 0.0) -> int | None:
        """What it ended with, waiting so long for it; negative for a signal, None while it lives."""
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def ask(self) -> None:
        """Ask it to save and end."""
        with contextlib.suppress(OSError):
            self._process.terminate()

    def kill(self, last_words: float) -> None:
        """End it, having given it so many seconds to write down where it stands."""
        number = getattr(signal, "SIGUSR1", None)
        with contextlib.suppress(OSError):
            if number is not None and self.status() is None:
                self._process.send_signal(number)
                self.status(last_words)
            self._process.kill()
        self.status(_JOIN)

    def close(self) -> None:
        """Read what is left, and let go of its pipes."""
        for thread, pipe in zip(self._threads, (self._process.stdout, self._process.stderr), strict=True):
            thread.join(_JOIN)
            if pipe is not None and not thread.is_alive():
                pipe.close()

    # --- in the threads

    def _read(self, pipe: IO[bytes] | None, take: Callable[[str], None], tells_end: bool) -> None:
        if pipe is not None:
            with contextlib.suppress(OSError, ValueError):
                while line := pipe.readline(_MOST_LINE):
                    take(line.decode("utf-8", "replace").rstrip())
        if tells_end:
            self._words.put((self, Gone()))

    def _say(self, line: str) -> None:
        self._words.put((self, line))

    def _complain(self, line: str) -> None:
        if line:
            self.last_grumble = line
            self._grumble(line)
