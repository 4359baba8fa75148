"""A print-out on its way to disk: composed a step at a time, written by a thread. Knows no screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pygame

from game.content.notice import plain_reason
from game.content.pdf import pdf_bytes
from game.content.places import make
from game.content.png import png_bytes
from game.content.writing import plain_name, write_whole
from game.scenes.activation.print_pack import DOTS, SHEET, Page, Press

STRIP = 64  # rows turned into bytes at a time, so that the frame never waits for long


class PrintJob:
    """Call `advance` once a frame until `over`."""

    def __init__(self, press: Press, folder: Path, title: str) -> None:
        self._steps = press.steps()
        self._folder = folder
        self._stem = plain_name(title)
        self._thread = Thread(target=press.preload, name="print")
        self._thread.start()
        self._waiting: Page | None = None
        self._begun = self._composed = False
        self.pages = len(press.names)
        self.files: list[Path] = []
        self.bound: Path | None = None  # all of them in one file
        trouble = make(folder)
        self.trouble = trouble.text if trouble is not None else ""

    @property
    def over(self) -> bool:
        """Whether everything is on disk, or nothing more will be."""
        return bool(self.trouble) or (self._composed and self._waiting is None and not self._busy)

    @property
    def page(self) -> int:
        """The sheet that is being made, from 1."""
        return min(self.pages, len(self.files) + 1)

    def advance(self) -> None:
        """Hand a finished sheet to the writer, or compose a little more."""
        if self.trouble or self._composed or (self._busy and (self._waiting is not None or not self._begun)):
            return
        if self._waiting is not None:
            self._thread = Thread(target=self._write, args=(self._waiting,), name="print")
            self._thread.start()
            self._waiting = None
            return
        self._begun = True
        try:
            made = next(self._steps)
        except StopIteration:
            if not self._busy:
                self._composed = True
                self._thread = Thread(target=self._bind, name="print")
                self._thread.start()
            return
        if made is not None:
            self._waiting = made

    def stop(self) -> None:
        """Compose no more; what is being written is finished."""
        self._composed, self._waiting = True, None
        self._steps = iter(())
        self._thread.join()

    @property
    def _busy(self) -> bool:
        return self._thread.is_alive()

    def _write(self, page: Page) -> None:
        path = self._folder / f"{self._stem}-{page.name}.png"
        try:
            write_whole(path, png_bytes(SHEET, _rows(page), DOTS))
        except OSError as error:
            self.trouble = plain_reason(error)
            return
        self.files.append(path)

    def _bind(self) -> None:
        """All sheets as one PDF, which prints them at their size."""
        if self.trouble or not self.files:
            return
        path = self._folder / f"{self._stem}.pdf"
        try:
            write_whole(path, pdf_bytes([sheet.read_bytes() for sheet in self.files]))
        except OSError as error:
            self.trouble = plain_reason(error)
            return
        self.bound = path


def _rows(page: Page) -> Iterator[bytes]:
    """The rows of a sheet, some at a time."""
    for strip in page.strips:
        if isinstance(strip, int):
            yield b"\xff" * (3 * SHEET[0] * strip)
            continue
        w, h = strip.get_size()
        for y in range(0, h, STRIP):
            yield pygame.image.tobytes(strip.subsurface((0, y, w, min(STRIP, h - y))), "RGB")
