"""Which screens there are: size, place, name, rate and scale of each.

pygame tells sizes and rates; a hidden window tells place and scale, and the SDL that pygame brings the name.
It must not know what is shown on them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    import ctypes

CENTRED = 0x2FFF0000  # SDL: centred on the display whose number is added
_PROBE = (64, 64)
_LEAST_SIDE = 600
_OF_SCREEN = 0.9
_UNSEEN = ("dummy", "offscreen")  # drivers whose screen has no size of its own


def start_display() -> None:
    """Begin video output; does nothing when it has begun. Raises pygame.error where nobody could see any.

    Where no other driver will do, SDL takes one that draws into nothing: nobody asks for that unawares.
    """
    if pygame.display.get_init():
        return
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")  # else it is inhibited until there is a window
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    with _hushed():
        pygame.display.init()
    driver = pygame.display.get_driver()
    if driver in _UNSEEN and driver not in os.environ.get("SDL_VIDEODRIVER", ""):
        pygame.display.quit()
        raise pygame.error("there is no screen")
    if pygame.display.get_driver() == "x11":
        # SDL would push the software surface through OpenGL, which without a GPU is 25 times slower.
        # It must not be set for Wayland, where it leaves no surface at all.
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"


@contextmanager
def _hushed() -> Iterator[None]:
    """Without what Wayland's library prints while SDL only tries it: that its folder is not named."""
    try:
        kept = os.dup(2) if sys.platform == "linux" and "XDG_RUNTIME_DIR" not in os.environ else None
    except OSError:  # nobody would read it
        kept = None
    if kept is None:
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def fitted(size: tuple[int, int], screen: tuple[int, int]) -> tuple[int, int]:
    """That size, or where it is larger than the screen, one that leaves room for the desk's bars."""
    w, h = (
        wanted if wanted <= most else max(min(_LEAST_SIDE, most), int(most * _OF_SCREEN))
        for wanted, most in zip(size, screen, strict=True)
    )
    return w, h


def room(number: int) -> tuple[int, int] | None:
    """The size of a screen in desktop units; None where nothing is shown to anybody."""
    start_display()
    return None if pygame.display.get_driver() in _UNSEEN else pygame.display.get_desktop_sizes()[number]


def display_count() -> int:
    """How many screens there are."""
    start_display()
    return len(pygame.display.get_desktop_sizes())


@dataclass(frozen=True, slots=True)
class Screen:
    """One screen: its number, size and place in desktop units, rate in Hz, and pixels to such a unit."""

    number: int
    size: tuple[int, int]
    place: tuple[int, int]
    name: str = ""  # empty where the system does not tell
    rate: int = 0  # 0 where the system does not tell
    scale: float = 1.0


def screens() -> tuple[Screen, ...]:
    """All of them, in the order of their numbers. Raises pygame.error where there is no display at all."""
    start_display()
    rates = pygame.display.get_desktop_refresh_rates()
    found = []
    for number, size in enumerate(pygame.display.get_desktop_sizes()):
        place, scale = _probed(number, size)
        rate = rates[number] if number < len(rates) else 0
        found.append(Screen(number, size, place, _name(number), rate, scale))
    return tuple(found)


def origin(number: int) -> tuple[int, int]:
    """Where on the desktop a screen's upper left corner lies."""
    return _probed(number, pygame.display.get_desktop_sizes()[number])[0]


def _probed(number: int, size: tuple[int, int]) -> tuple[tuple[int, int], float]:
    """Where a screen's corner lies, and its pixels to a unit, by a hidden window in its middle."""
    middle = CENTRED | number
    probe = pygame.Window("", _PROBE, position=(middle, middle), hidden=True, allow_high_dpi=True)
    try:
        (x, y), (w, h) = probe.position, probe.size
        scale = probe.get_surface().get_width() / w
    finally:
        probe.destroy()
    return (x - (size[0] - w) // 2, y - (size[1] - h) // 2), scale


def _name(number: int) -> str:
    """What the maker calls it; empty where that cannot be learnt."""
    import ctypes  # most runs never ask, and the first picture waits for all that is read in

    try:
        library = _sdl()
        if library is None:
            return ""
        ask = library.SDL_GetDisplayName
        ask.argtypes, ask.restype = [ctypes.c_int], ctypes.c_char_p
        told: bytes | None = ask(number)
    except (OSError, AttributeError):
        return ""
    name = told.decode("utf-8", "replace").strip() if told else ""
    return "" if name == str(number) else name  # SDL's own, where the system gives none


def _sdl() -> ctypes.CDLL | None:
    """The very SDL that pygame has loaded: a second one would know nothing of this display."""
    import ctypes

    if sys.platform == "win32":
        return ctypes.CDLL("SDL2.dll")
    maps = Path("/proc/self/maps")
    if not maps.exists():
        return None
    paths = {line.split(maxsplit=5)[-1] for line in maps.read_text(encoding="utf-8").splitlines()}
    path = next((p for p in sorted(paths) if Path(p).name.startswith("libSDL2-")), None)
    return ctypes.CDLL(path) if path is not None else None
