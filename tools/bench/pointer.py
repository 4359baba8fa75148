"""Whether the pointer is where the picture says, after every change of size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from game.stage.inputs import PointerMoved
from game.stage.reader import Inputs
from game.stage.window import Window
from tools.bench import xlib
from tools.bench.measure import ClockName
from tools.bench.report import Row

SIZES = ((1280, 720), (800, 600), (1366, 768), (1920, 1080), (1024, 768), (2560, 1440), (1111, 777))


def pointer(_home: Path, size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """The largest distance in pixels, over corners and centre, after resizes and after filling the screen."""
    window = Window("pointer", size)
    inputs = Inputs(window)
    real = pygame.display.get_driver() == "x11"
    worst, tried = 0, 0
    for _ in changes(window):
        settle(window, inputs)
        for pixel in _pixels(window.size):
            error = _real_error(window, inputs, pixel) if real else _posted_error(window, inputs, pixel)
            worst, tried = max(worst, error), tried + 1
    window.close()
    how = "a real X pointer" if real else "events in the queue"
    return [
        Row("pointer", "pointer error after resizes and fullscreen", worst, 0, "px", f"{tried} places, {how}")
    ]


def changes(window: Window) -> Iterator[None]:
    """Every size, and fullscreen and back between them."""
    for size in SIZES:
        window._window.size = size  # the player's hand at the window's edge
        yield
        window.set_fullscreen(True)
        yield
        window.set_fullscreen(False)
        yield


def settle(window: Window, inputs: Inputs) -> None:
    """Let the window manager have its way."""
    for _ in range(12 if pygame.display.get_driver() == "x11" else 2):
        inputs.read()
        pygame.time.wait(25)
    window.refresh()


def _pixels(size: tuple[int, int]) -> Iterator[tuple[int, int]]:
    right, bottom = size[0] - 1, size[1] - 1
    yield from ((0, 0), (right, 0), (0, bottom), (right, bottom), (right // 2, bottom // 2))


def _posted_error(window: Window, inputs: Inputs, pixel: tuple[int, int]) -> int:
    inputs.read()
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0)))
    return _error(window, inputs, pixel)


def _real_error(window: Window, inputs: Inputs, pixel: tuple[int, int]) -> int:
    """A mark is painted there, found on the screen, and the pointer is put on it."""
    window.surface.fill((0, 0, 0))
    window.surface.set_at(pixel, xlib.MARK)
    window.flip()
    with xlib.screen() as screen:
        left, top = window._window.position
        place = left + pixel[0], top + pixel[1]
        if not screen.marked(place):
            return max(window.size)
        screen.point(place[0] ^ 1, place[1])  # so that the next step is a motion
        inputs.read()
        screen.point(*place)
    return _error(window, inputs, pixel)


def _error(window: Window, inputs: Inputs, pixel: tuple[int, int]) -> int:
    for _ in range(40):
        moved = [entry for entry in inputs.read() if isinstance(entry, PointerMoved)]
        if moved:
            x, y = window.frame.point(*moved[-1].pos)
            return max(abs(x - pixel[0]), abs(y - pixel[1]))
        pygame.time.wait(5)
    return max(window.size)


PARTS = {"pointer": pointer}
