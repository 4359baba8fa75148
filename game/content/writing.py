"""Writing a file so that a crash leaves the old one or the new one, whole. Knows no contents."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import re
import time
import unicodedata
from pathlib import Path

_CANNOT = {errno.EINVAL, errno.ENOSYS, errno.ENOTSUP}  # what a file system says to what it does not offer


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file's contents in one step. Raises OSError, leaving the old file as it was."""
    temporary = path.with_name(f"{path.name}.part")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)  # noqa: PTH105 - named in full, for this is the step that counts
    except OSError:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make the renames in a folder survive a power cut, where system and disk can do that. Raises OSError."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _CANNOT:  # some network disks sync files only; the file itself is safe by now
            raise
    finally:
        os.close(handle)


def is_there(path: Path) -> bool:
    """Whether something lies there; where one may not look, nothing does, and writing will tell why."""
    try:
        return path.exists()
    except OSError:  # before Python 3.12 a folder that may not be entered raises
        return False


def read_at_most(path: Path, most: int, patience: float = 0.0) -> bytes | None:
    """A file's bytes; None where there is no file. Raises OSError, and ValueError where it is too large.

    A pipe that somebody writes to is read to its end, for which he has `patience` seconds.
    """
    try:
        with open(path, "rb", buffering=0, opener=_at_once) as file:
            data = _to_its_end(file, most + 1, patience)
    except FileNotFoundError:
        return None
    if len(data) > most:
        raise ValueError(f"it is larger than {most // 1024} KiB")
    return data


def _to_its_end(file: io.FileIO, most: int, patience: float) -> bytes:
    data, until = b"", time.monotonic() + patience
    while len(data) < most:
        part = file.read(most - len(data))
        if part:
            data += part
        elif part is not None:
            break
        elif not _comes(file, until - time.monotonic()):
            raise TimeoutError(errno.ETIMEDOUT, "nobody has finished writing it")
    return data


def _comes(pipe: io.FileIO, seconds: float) -> bool:
    """Whether a pipe has something to read within so many seconds, be it only its end."""
    import select  # here only: hardly anybody reads from a pipe

    waiting = select.poll()  # which takes any file, while `select` ends at the thousandth that is open
    waiting.register(pipe, select.POLLIN)
    return bool(waiting.poll(max(0.0, seconds) * 1000))


def _at_once(path: str, flags: int) -> int:
    """Open without waiting: a pipe that lies where a file should would never answer."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def plain_name(title: str) -> str:
    """A title as the name of a file that every system takes: small plain letters, figures and hyphens."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40].rstrip("-") or "battle"
