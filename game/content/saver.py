"""Writes the running game to disk on a thread of its own, in three generations. Knows no game: only bytes.

A crash at any moment, kill -9 or a power cut, loses at most what was handed over last, never the file.
"""

from __future__ import annotations

import contextlib
import os
import threading
from collections import deque
from collections.abc import Callable
from enum import Enum
from pathlib import Path

from game.content.filelock import FileLock
from game.content.notice import plain_reason
from game.content.places import make
from game.content.writing import sync_folder, write_whole

ANOTHER_COPY = "Another copy of the game is running, so this game is not saved."

_Write = Callable[[Path, bytes], None]


class _Job(Enum):
    ARCHIVE = "archive"
    STOP = "stop"


def generations(folder: Path, name: str) -> tuple[Path, Path, Path, Path]:
    """The files a running game may be found in, newest first; the first is only there after a crash."""
    endings = ("new.json", "json", "1.json", "2.json")
    first, second, third, fourth = (folder / f"{name}.{ending}" for ending in endings)
    return first, second, third, fourth


class Saver:
    """Keeps one running game. `trouble` is a sentence for the player while it cannot be kept, else None."""

    def __init__(
        self, folder: Path, name: str, write: _Write = write_whole, *, archives: bool = True
    ) -> None:
        """Unless it `archives`, a game that is finished or put aside is gone."""
        self.trouble: str | None = None
        self._archives = archives
        self._folder = folder
        self._name = name
        self._write = write
        self._jobs: deque[bytes | _Job] = deque()
        self._changed = threading.Condition()
        self._busy = False
        self._lock = self._take_lock()
        self._thread = threading.Thread(target=self._run, name=f"save {name}", daemon=True)
        self._thread.start()

    @property
    def owned(self) -> bool:
        """Whether this copy of the game is the one that saves here."""
        return self._lock is not None

    def put(self, data: bytes) -> None:
        """Have these bytes written soon; returns at once. What has not been written yet is left out."""
        with self._changed:
            if self._jobs and isinstance(self._jobs[-1], bytes):
                self._jobs.pop()  # the latest wins
            self._add(data)

    def clear(self) -> None:
        """The game is finished: have it put into the archive, if there is one, so that it is not resumed."""
        with self._changed:
            self._add(_Job.ARCHIVE)

    def wait(self, seconds: float = 10.0) -> bool:
        """Wait until everything handed over is on disk; False if that takes too long."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._jobs and not self._busy, seconds)

    def close(self) -> None:
        """Write what is left, stop, and let another copy save here."""
        with self._changed:
            self._jobs.append(_Job.STOP)
            self._changed.notify_all()
        self._thread.join(10.0)
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _take_lock(self) -> FileLock | None:
        notice = make(self._folder)
        if notice:
            self.trouble = f"The game cannot be saved. {notice.text}"
            return None
        try:
            lock = FileLock(self._folder / f"{self._name}.lock")
        except OSError as error:
            self.trouble = f"The game cannot be saved: {plain_reason(error)}."
            return None
        if lock.taken:
            self.trouble = ANOTHER_COPY
            return None
        return lock

    def _add(self, job: bytes | _Job) -> None:
        if self.owned:  # a second copy must not spoil the first one's game
            self._jobs.append(job)
            self._changed.notify_all()

    def _run(self) -> None:
        job: bytes | _Job | None = None
        while job is not _Job.STOP:
            with self._changed:
                self._busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: bool(self._jobs))
                job = self._jobs.popleft()
                self._busy = True
            self._carry_out(job)
        with self._changed:
            self._busy = False
            self._changed.notify_all()

    def _carry_out(self, job: bytes | _Job) -> None:
        if job is _Job.STOP:
            return
        try:
            if isinstance(job, bytes):
                self._store(job)
            else:
                self._archive()
        except OSError as error:
            self.trouble = f"The game cannot be saved: {plain_reason(error)}."
        else:
            self.trouble = None

    def _store(self, data: bytes) -> None:
        """The new save is whole on disk before the generations move up and it takes the first place."""
        coming, newest, older, oldest = generations(self._folder, self._name)
        self._write(coming, data)
        _move(older, oldest)
        _move(newest, older)
        _move(coming, newest)
        sync_folder(self._folder)

    def _archive(self) -> None:
        """The others go first: what is left over by a crash is then the finished game itself."""
        coming, newest, older, oldest = generations(self._folder, self._name)
        for path in (oldest, older, coming):
            path.unlink(missing_ok=True)
        if not self._archives:
            newest.unlink(missing_ok=True)
            sync_folder(self._folder)
            return
        finished = self._folder / "finished"
        finished.mkdir(exist_ok=True)
        _move(newest, _first_free(finished, self._name))
        sync_folder(self._folder)


def _move(source: Path, target: Path) -> None:
    with contextlib.suppress(FileNotFoundError):
        os.replace(source, target)  # noqa: PTH105


def _first_free(folder: Path, name: str) -> Path:
    number = 1 + max((_number_in(path) for path in folder.glob(f"{name}-*.json")), default=0)
    return folder / f"{name}-{number}.json"


def _number_in(path: Path) -> int:
    tail = path.stem.rpartition("-")[2]
    return int(tail) if tail.isascii() and tail.isdigit() else 0
