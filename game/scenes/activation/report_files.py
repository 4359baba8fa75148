"""Writes a report to the player's folder, as text or as a picture, under a name that is still free."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Surface

from game.content.writing import plain_name

MOST_NAMES = 1000


def save_text(folder: Path, title: str, lines: tuple[str, ...]) -> Path | str:
    """The file written, or why it could not be."""
    try:
        path = _free(folder, title, "txt")
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        return error.strerror or str(error)
    return path


def save_picture(folder: Path, title: str, picture: Surface) -> Path | str:
    """The file written, or why it could not be."""
    try:
        path = _free(folder, title, "png")
        pygame.image.save(picture, str(path))
    except (OSError, pygame.error) as error:
        return str(error)
    return path


def _free(folder: Path, title: str, ending: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    stem = plain_name(title)
    for number in range(1, MOST_NAMES):
        path = folder / f"{stem}-{number:02}.{ending}"
        if not path.exists():
            return path
    raise OSError(f"there are too many reports in {folder}")
