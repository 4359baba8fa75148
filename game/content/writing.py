"""Writing a file so that a crash leaves the old one or the new one, whole. Knows no contents."""

from __future__ import annotations

import contextlib
import errno
import os
import re
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


def read_at_most(path: Path, most: int) -> bytes | None:
    """A file's bytes; None where there is no file. Raises OSError, and ValueError where it is too large."""
    try:
        with open(path, "rb", opener=_at_once) as file:
            data = file.read(most + 1) or b""
    except FileNotFoundError:
        return None
    if len(data) > most:
        raise ValueError(f"it is larger than {most // 1024} KiB")
    return data


def _at_once(path: str, flags: int) -> int:
    """Open without waiting: a pipe that lies where a file should would never answer."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def plain_name(title: str) -> str:
    """A title as the name of a file that every system takes: small plain letters, figures and hyphens."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40].rstrip("-") or "battle"
