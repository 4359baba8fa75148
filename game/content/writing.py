"""Writing a file so that a crash leaves the old one or the new one, whole. Knows no contents."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


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
    """Make the renames in a folder survive a power cut, where the system lets folders be opened."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read_at_most(path: Path, most: int) -> bytes | None:
    """A file's bytes; None where there is no file. Raises OSError, and ValueError where it is too large."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except FileNotFoundError:
        return None
    if len(data) > most:
        raise ValueError(f"it is larger than {most // 1024} KiB")
    return data
