"""What to tell the player about files, and plain words for a file's trouble. Shows nothing itself."""

from __future__ import annotations

import errno
from dataclasses import dataclass
from pathlib import Path

from game.content.writing import is_there


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to tell the player, in whole sentences."""

    text: str


_PLAIN = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk quota is used up",
    errno.EROFS: "the disk can only be read",
    errno.EACCES: "writing is not allowed there",
    errno.EPERM: "writing is not allowed there",
    errno.ENOTDIR: "a file stands where a folder should be",
    errno.EEXIST: "a file stands where a folder should be",
    errno.EISDIR: "a folder stands where a file should be",
    errno.ELOOP: "its links lead in a circle",
    errno.ENAMETOOLONG: "the name is too long",
    errno.EIO: "the disk does not answer properly",
}


def plain_reason(error: OSError) -> str:
    """Why the machine refused a file, without its jargon where we know better words."""
    return _PLAIN.get(error.errno or 0, error.strerror or type(error).__name__)


def set_aside(path: Path) -> Path | None:
    """Rename a file that cannot be read to the first free `name.broken-N`; None if even that was refused.

    Nothing is ever deleted: somebody may want to look at it, or mend it.
    """
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.broken-{number}")
        if is_there(aside):
            continue
        try:
            return path.rename(aside)
        except OSError:
            return None
    return None
