"""Keeps pictures of the screen as files and says in a sentence where, or why not. Knows no scene."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from game.content.notice import plain_reason
from game.content.places import make
from game.content.words import Messages as Words
from game.content.writing import write_whole


def take_picture(screen: Surface, folder: Path) -> str:
    """Keep what is on the screen under a name that is still free; returns what to tell the player."""
    trouble = make(folder)
    if trouble is not None:
        return Words.NO_PICTURE.format(why=trouble.text)
    number = 1
    while (path := folder / f"government-{number:03}.png").exists():
        number += 1
    try:
        png = BytesIO()
        pygame.image.save(screen, png, path.name)
        write_whole(path, png.getvalue())
    except OSError as error:
        return Words.NO_PICTURE.format(why=f"{folder}: {plain_reason(error)}.")
    except pygame.error as error:
        return Words.NO_PICTURE.format(why=f"{error}.")
    return Words.PICTURE.format(name=path.name, folder=folder)
