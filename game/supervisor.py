"""`--supervise`: the game as a child process, started again whenever it crashes or stands still.

The standard library only, and no part of the game that could fail with it. It ends when the game is left,
or when it is itself asked to end; then it passes that on, and the game saves.
"""

from __future__ import annotations

import logging
import signal
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from queue import Empty
from typing import Literal

from game.backoff import Attempt, Backoff, Patience
from game.content.watch import Safe, Told, Watch, read_watch, write_watch
from game.heartbeat import BEAT, EVERY, START_AGAIN
from game.watched import Gone, Wake, Watched

WATCHDOG = 15.0  # seconds without a sign of life after which the game counts as frozen
LOG_BYTES, LOG_FILES = 2_000_000, 5

_LOOK = 0.25  # seconds between two looks at the clock
_AWAY = 2.0  # between two looks: this process has itself been stopped, or the machine has slept
# Large blocks of memory go back to the system once they are let go: the C library of Linux would keep them,
# in pieces, and a game left on for a day would come to half as much again. Others do not know the names.
THRIFTY = {
    "MALLOC_ARENA_MAX": "1",
    "MALLOC_MMAP_THRESHOLD_": "262144",
    "MALLOC_TRIM_THRESHOLD_": "262144",
}
_QUIET = {"SDL_AUDIODRIVER": "dummy"}  # safe mode does not so much as open the sound card
_SIGNALS = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")  # those that this system has

Ending = Literal["left", "refused", "again", "failed", "asked"]
Commands = Callable[[Safe, bool], Sequence[str]]


@dataclass(frozen=True, slots=True)
class Limits:
    """How long to wait for what, in seconds."""

    watchdog: float = WATCHDOG
    starting: float = 60.0  # until the first picture
    grace: float = 12.0  # for saving, when asked to end
    last_words: float = 0.5  # for writing down where it stands, before a kill


@dataclass(frozen=True, slots=True)
class Run:
    """How one run of the game went."""

    ending: Ending
    told: str
    ready: bool
    lived: float  # seconds


class Supervisor:
    """Keeps one game running. `seen` is told of every sign of life: its scene and its process number."""

    def __init__(
        self,
        commands: Commands,
        card: Callable[[Safe, float], Sequence[str]],
        log: Path,
        state: Path,
        *,
        limits: Limits | None = None,
        patience: Patience | None = None,
        seen: Callable[[str, int], None] = lambda _scene, _number: None,
    ) -> None:
        """`commands` makes the child's command line, told how carefully and whether it is a restart."""
        self._commands = commands
        self._card = card
        self._limits = limits or Limits()
        self._backoff = Backoff(patience)
        self._state = state
        self._seen = seen
        self._log = Log(log)
        self._words: Wake = Wake()
        self._asked = False
        self._watch = Watch()

    def stop(self) -> None:
        """End the game and then this: may be called by a signal or another thread."""
        self._asked = True
        self._words.put(None)

    def run(self) -> int:
        """Until the game is left; 0, or 2 where it cannot be started with this command line at all."""
        self._keep(read_watch(self._state, _now()[:10]))
        attempt, again, ever_ready = Attempt(), False, False
        while not self._asked:
            run = self._one_run(attempt, again)
            ever_ready = ever_ready or run.ready
            self._log.tell(run.told)
            if run.ending == "refused" and not ever_ready:
                return 2
            if run.ending in ("left", "asked"):
                break
            again = True
            if run.ending != "again":
                self._backoff.failed(time.monotonic(), ready=run.ready, lived=run.lived)
                attempt = self._backoff.next()
                self._keep(self._watch.after_fault(_now(), run.told, attempt.safe))
                self._wait(attempt)
        self._log.close()
        return 0

    # --- one run

    def _one_run(self, attempt: Attempt, again: bool) -> Run:
        begun = time.monotonic()
        self._log.tell(Told.STARTED.format(how=Told.HOW[attempt.safe]))
        try:
            child = Watched(
                self._commands(attempt.safe, again),
                {**THRIFTY, **_QUIET} if attempt.safe else THRIFTY,
                self._words,
                self._log.pass_on,
            )
        except OSError as error:
            return Run("failed", Told.NOT_STARTED.format(why=error.strerror or error), False, 0.0)
        guard = Guard(self._limits, begun)
        try:
            while (end := self._look(child, guard)) is None:
                pass
        finally:
            child.close()
        ending, told = end
        return Run(ending, told, guard.ready, time.monotonic() - begun)

    def _look(self, child: Watched, guard: Guard) -> tuple[Ending, str] | None:
        """Wait a moment for a word of the child's; how it ended, None while it runs."""
        word: object = None
        with suppress(Empty):
            word = self._words.get(timeout=_LOOK)
        if self._asked:
            return self._let_go(child)
        match word:
            case (of, str(line)) if of is child and line.startswith(BEAT):
                self._alive(child, guard, line.removeprefix(BEAT))
            case (of, str(line)) if of is child:
                self._log.pass_on(line)
            case (of, Gone()) if of is child and child.status(1.0) is not None:
                return self._ended(child, guard)
        if child.status() is not None:
            return self._ended(child, guard)
        stood = guard.overdue(time.monotonic())
        if stood:
            child.kill(self._limits.last_words)
            told = Told.FROZEN if guard.ready else Told.NEVER
            return "failed", told.format(seconds=stood, scene=guard.scene)
        return None

    def _alive(self, child: Watched, guard: Guard, scene: str) -> None:
        if not guard.ready:
            now = time.monotonic()
            self._log.tell(Told.READY.format(seconds=now - guard.begun, scene=scene))
        guard.beat(scene, time.monotonic())
        self._seen(scene, child.number)

    def _ended(self, child: Watched, guard: Guard) -> tuple[Ending, str]:
        status = child.status() or 0
        child.close()  # for its last words
        if status == 0:
            return "left", Told.LEFT
        if status == START_AGAIN:
            return "again", Told.AGAIN
        if status == 2 and not guard.ready:
            return "refused", f"{Told.REFUSED} {child.last_grumble}".rstrip()
        if status < 0:
            return "failed", Told.SIGNAL.format(number=-status, scene=guard.scene)
        told = Told.STATUS.format(number=status, scene=guard.scene, last=child.last_grumble)
        return "failed", told.rstrip()

    def _let_go(self, child: Watched) -> tuple[Ending, str]:
        self._log.tell(Told.ASKED)
        child.ask()
        if child.status(self._limits.grace) is None:
            child.kill(self._limits.last_words)
            return "asked", Told.KILLED.format(seconds=self._limits.grace)
        return "asked", Told.LEFT

    # --- between two runs

    def _wait(self, attempt: Attempt) -> None:
        """Nothing, or with a card on the screen for as long as it takes."""
        if not attempt.pause:
            return
        self._log.tell(Told.PAUSE.format(seconds=attempt.pause))
        until = time.monotonic() + attempt.pause
        card: Watched | None = None
        with suppress(OSError):  # without a card there is only the pause
            card = Watched(self._card(attempt.safe, attempt.pause), _QUIET, Wake(), self._log.pass_on)
        while not self._asked and (left := until - time.monotonic()) > 0:
            with suppress(Empty):
                self._words.get(timeout=min(left, _LOOK))
        if card is not None:
            card.kill(0.0)
            card.close()

    def _keep(self, watch: Watch) -> None:
        self._watch = watch
        with suppress(OSError):  # a full disk, or one that can only be read, must not end the game
            write_watch(self._state, watch)


class Guard:
    """Knows when a child was last heard of, and how long it may be silent."""

    def __init__(self, limits: Limits, begun: float) -> None:
        self.ready = False
        self.scene = Told.NO_SCENE
        self.begun = begun
        self._limits = limits
        self._heard = self._looked = begun

    def beat(self, scene: str, now: float) -> None:
        """A sign of life."""
        self.ready, self.scene, self._heard = True, scene, now

    def overdue(self, now: float) -> float:
        """The seconds of its silence if they are too many, else 0."""
        if now - self._looked > _AWAY:
            self._heard = now  # nobody listened: it gets its time anew
        self._looked = now
        silent = now - self._heard
        return silent if silent > (self._limits.watchdog if self.ready else self._limits.starting) else 0.0


class Log:
    """What happened, in the log folder and on the error output; what cannot be written is let go."""

    def __init__(self, path: Path, most: int = LOG_BYTES) -> None:
        """`most` bytes to each of its files."""
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
        self._file = _Rotating(path, "a", most, LOG_FILES - 1, encoding="utf-8", delay=True)
        self._file.setFormatter(logging.Formatter("%(asctime)s %(message)s"))

    def tell(self, text: str) -> None:
        """A line of the supervisor's own."""
        self._write(text)
        _print(f"simple-government: {text}")

    def pass_on(self, line: str) -> None:
        """A line of the game's."""
        self._write(f"| {line}")
        _print(line)

    def close(self) -> None:
        """Let go of the file."""
        with suppress(OSError):
            self._file.close()

    def _write(self, text: str) -> None:
        self._file.handle(logging.LogRecord("supervisor", logging.INFO, "", 0, text, None, None))


class _Rotating(RotatingFileHandler):
    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        """A log that cannot be written is not worth a game; the next line is tried again."""


def _print(line: str) -> None:
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            print(line, file=sys.stderr, flush=True)


def supervise(arguments: Sequence[str], log: Path, state: Path, watchdog: float = WATCHDOG) -> int:
    """Run the game with these arguments of the command line until it is left, whatever happens to it."""
    beats = min(EVERY, watchdog / 4)

    def command(safe: Safe, again: bool) -> list[str]:
        given = [*arguments, "--watched", f"{beats:g}", *(["--again"] if again else [])]
        return [*program(), *given, *(["--safe", safe] if safe else [])]

    def card(safe: Safe, seconds: float) -> list[str]:
        given = [*arguments, "--back-soon", f"{seconds:g}"]
        return [*program(), *given, *(["--safe", safe] if safe else [])]

    supervisor = Supervisor(command, card, log, state, limits=Limits(watchdog))
    for name in _SIGNALS:
        number = getattr(signal, name, None)
        if number is not None:
            signal.signal(number, lambda *_: supervisor.stop())
    return supervisor.run()


def program() -> list[str]:
    """How the game is started: by the interpreter, or where it was packed into one program, by itself."""
    packed = getattr(sys, "frozen", False)
    return [sys.executable] if packed else [sys.executable, "-m", "game"]


def _now() -> str:
    return datetime.now().isoformat(timespec="seconds")


__all__ = ["Limits", "Supervisor", "program", "supervise"]
