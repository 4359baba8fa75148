"""Writes a report to the player's folder, as text or as a picture, under a name that is still free."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from game.content.notice import plain_reason
from game.content.writing import is_there, plain_name, write_whole

MOST_NAMES = 1000


def save_text(folder: Path, title: str, lines: tuple[str, ...]) -> Path | str:
    """The file written, or why it could not be."""
    return _kept(folder, title, "txt", ("\n".join(lines) + "\n").encode())


def save_picture(folder: Path, title: str, picture: Surface) -> Path | str:
    """The file written, or why it could not be."""
    packed = BytesIO()
    try:
        pygame.image.save(picture, packed, "report.png")
    except (pygame.error, MemoryError) as error:
        return str(error)
    return _kept(folder, title, "png", packed.getvalue())


def _kept(folder: Path, title: str, ending: str, data: bytes) -> Path | str:
    """A whole file or none, whatever ends the game or fills the disk meanwhile."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _free(folder, title, ending)
        write_whole(path, data)
    except OSError as error:
        return plain_reason(error)
    return path


def _free(folder: Path, title: str, ending: str) -> Path:
    """Raises OSError where there is none."""
    stem = plain_name(title)
    for number in range(1, MOST_NAMES):
        path = folder / f"{stem}-{number:02}.{ending}"
        if not is_there(path):
            return path
    raise OSError(0, f"there are too many reports in {folder}")
