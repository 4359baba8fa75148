"""A lock between copies of the game, held for as long as the process lives. Knows nothing of what it guards.

The system itself lets go of it when the process ends, however that happens, so that it is never stale.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_HELD = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


class FileLock:
    """An exclusive lock on a file; `taken` says whether another copy holds it."""

    def __init__(self, path: Path) -> None:
        """Try to take the lock. Raises OSError where the file cannot be opened."""
        self.taken = False
        self._file: IO[bytes] | None = path.open("a+b")
        try:
            _lock(self._file)
        except OSError as error:
            # A file system without locks refuses with other numbers; there the game is saved without one.
            if error.errno in _HELD:
                self.taken = True
                self.release()

    def release(self) -> None:
        """Let go."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _lock(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        file.seek(0, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
