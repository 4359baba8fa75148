"""Keeps pictures of the screen as files and says in a sentence where, or why not. Knows no scene."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Lock, Thread

import pygame
from pygame import Surface

from game.content.notice import plain_reason
from game.content.places import make
from game.content.png import png_bytes
from game.content.words import Messages as Words
from game.content.writing import is_there, write_whole

_STRIP = 64  # rows packed at a time
_DOTS_PER_INCH = 96


class Camera:
    """Takes a picture at once and packs it beside the frames, which takes longer than many of them.

    `tell` hears what became of it, in a frame: from `passed`, or where nothing is to wait, at once.
    """

    def __init__(self, tell: Callable[[str], None], *, at_once: bool) -> None:
        self._tell = tell
        self._at_once = at_once
        self._one_by_one = Lock()
        self._at_work: list[Thread] = []
        self._told: list[str] = []

    def take(self, screen: Surface, folder: Path) -> None:
        """Keep what is on the screen under a name that is still free."""
        try:
            pixels = pygame.image.tobytes(screen, "RGB")
        except (pygame.error, MemoryError) as error:
            self._tell(Words.NO_PICTURE.format(why=f"{error}."))
            return
        work = Thread(target=self._keep, args=(pixels, screen.get_size(), folder), name="camera")
        self._at_work.append(work)
        work.start()
        if self._at_once:
            self.close()

    def passed(self) -> None:
        """A frame is over: tell of the pictures that have been kept meanwhile."""
        if not self._at_work:
            return
        self._at_work = [work for work in self._at_work if work.is_alive()]
        while self._told:
            self._tell(self._told.pop(0))

    def close(self) -> None:
        """Wait until every picture is whole."""
        for work in self._at_work:
            work.join()
        self.passed()

    def _keep(self, pixels: bytes, size: tuple[int, int], folder: Path) -> None:
        with self._one_by_one:
            self._told.append(_kept(pixels, size, folder))


def _kept(pixels: bytes, size: tuple[int, int], folder: Path) -> str:
    """Write the file; returns what to tell the player."""
    trouble = make(folder)
    if trouble is not None:
        return Words.NO_PICTURE.format(why=trouble.text)
    number = 1
    while is_there(path := folder / f"government-{number:03}.png"):
        number += 1
    try:
        write_whole(path, png_bytes(size, _strips(pixels, size[0]), _DOTS_PER_INCH))
    except OSError as error:
        return Words.NO_PICTURE.format(why=f"{folder}: {plain_reason(error)}.")
    return Words.PICTURE.format(name=path.name, folder=folder)


def _strips(pixels: bytes, width: int) -> Iterator[bytes]:
    step = 3 * width * _STRIP
    for at in range(0, len(pixels), step):
        yield pixels[at : at + step]
