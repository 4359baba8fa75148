"""The window: its size, surface, frame and fullscreen, the one place that a GPU back end would replace.

It must not know what is shown in it.
"""

from __future__ import annotations

import contextlib
import os
from operator import sub
from time import monotonic

import pygame
from pygame import Surface

from game.stage.geometry import Frame, whole
from game.stage.screens import CENTRED, display_count, fitted, origin, room, start_display

SMALLEST = (800, 600)  # upright the other way round
_RIMMED = 1.0  # seconds after which it has had its rim long since; whatever moves it then is a hand
_RIM = 80  # pixels: no window's rim or title is wider; whatever moved it farther was a hand
_LEAST_SIDE = 600  # what the system is told: it knows only one limit, whichever way the window stands
FULL_LIGHT = 100  # per cent
_KEY_REPEAT_MS = (400, 50)


class Window:
    """A resizable window whose surface has real pixels."""

    def __init__(
        self,
        title: str,
        size: tuple[int, int],
        *,
        fullscreen: bool = False,
        display: int = 0,
        safe_area: int = 0,
    ) -> None:
        """`safe_area` is how many per cent of the screen on each side must stay free of content.

        A window larger than its screen is made smaller.
        """
        os.environ.setdefault("SDL_APP_NAME", title)  # whom a desktop names that inhibits its screen saver
        start_display()
        self._safe_area = safe_area
        self._display = display if 0 <= display < display_count() else 0
        place, screen = CENTRED | self._display, room(self._display)
        size = fitted(size, screen) if screen is not None else size
        self._window = pygame.Window(
            title, size, position=(place, place), resizable=True, allow_high_dpi=True
        )
        self._window.minimum_size = (_LEAST_SIDE, _LEAST_SIDE)
        self._fullscreen = self._by_finger = False
        self._pointer_shown = True
        self._filled: tuple[int, tuple[int, int]] | None = None  # the screen last filled, and its size then
        self._windowed: tuple[tuple[int, int], tuple[int, int]] | None = None  # size and place before
        self._home: tuple[int, int] | None = None  # where it is to be put once it has its rim again
        self._left_screen = 0.0  # when that was
        self._light = FULL_LIGHT
        self._shown = self._surface = self._window.get_surface()
        self._frame = Frame.for_window(self._surface.get_size(), safe_area)
        pygame.display.set_allow_screensaver(True)
        pygame.key.set_repeat(*_KEY_REPEAT_MS)
        if fullscreen:
            self.set_fullscreen(True)

    @property
    def size(self) -> tuple[int, int]:
        """Its size in pixels."""
        return self._surface.get_size()

    @property
    def surface(self) -> Surface:
        """What to paint on; another one after every change of size."""
        return self._surface

    @property
    def frame(self) -> Frame:
        """How layout units lie on its pixels."""
        return self._frame

    @property
    def fullscreen(self) -> bool:
        """Whether it fills a whole screen."""
        return self._fullscreen

    def set_fullscreen(self, wanted: bool) -> bool:
        """Fill the screen or return to a window; whether that came true (else it is a window)."""
        try:
            if wanted:
                self._fill_screen()
            else:
                self._back_to_window()
            self._fullscreen = wanted
        except pygame.error:
            with contextlib.suppress(pygame.error):  # whatever it is now, it is what there is
                self._back_to_window()
            self._fullscreen = False
        pygame.display.set_allow_screensaver(not self._fullscreen)
        self.refresh()
        return self._fullscreen == wanted

    def _fill_screen(self) -> None:
        """On X11 the window is first made as large itself: without a window manager, as on a bare kiosk, SDL
        takes it for the whole screen from then on, but nobody has stretched it."""
        if self._windowed is None:
            self._windowed = (self._window.size, self._window.position)
        desktop = self._desktop()
        if pygame.display.get_driver() == "x11":
            self._stretch(desktop)
        self._window.set_fullscreen(True)
        if tuple(self._window.size) != desktop:
            self._stretch(desktop)
            self._window.set_fullscreen(True)
        self._filled = self._display, desktop

    def _stretch(self, desktop: tuple[int, int]) -> None:
        self._window.set_windowed()
        self._window.size = desktop
        self._window.position = origin(self._display)

    def follow(self, screen: int | None) -> bool:
        """The window is on another screen, of that number if it is known, or its screen has changed.

        Whether it still fills the screen, if it did before; else it is a window now.
        """
        count = display_count()
        if screen is not None:
            self._display = screen
        self._display = self._display if self._display < count else 0
        now = self._display, self._desktop()
        if not self._fullscreen or now == self._filled or tuple(self._window.size) == now[1]:
            return True
        return self.set_fullscreen(True)

    def _desktop(self) -> tuple[int, int]:
        return pygame.display.get_desktop_sizes()[self._display]

    def _back_to_window(self) -> None:
        self._window.set_windowed()
        if self._windowed is not None:
            self._window.size, self._window.position = self._windowed
            self._home, self._windowed = self._windowed[1], None
            self._left_screen = monotonic()

    def refresh(self) -> None:
        """Take up the present size."""
        self._take_surface()
        if self._surface.get_size() != self._frame.window:
            self._frame = Frame.for_window(self._surface.get_size(), self._safe_area)

    def moved(self) -> None:
        """The window lies elsewhere.

        One that has just left the whole screen was put in its place before it had its rim again, which then
        pushed it aside, a little farther each time: it is put there once more.
        """
        home, place = self._home, tuple(self._window.position)
        if home is None or place == home:
            return
        self._home = None
        soon = monotonic() - self._left_screen < _RIMMED
        if soon and max(map(abs, map(sub, place, home))) <= _RIM:
            self._window.position = home

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window that large, where it does not fill a screen."""
        if not self._fullscreen:
            self._window.size = size
            self.refresh()

    def set_safe_area(self, per_cent: int) -> None:
        """Keep that much of every side free from now on; the frame is another one then."""
        self._safe_area = per_cent
        self._frame = Frame.for_window(self._surface.get_size(), per_cent)

    @property
    def light(self) -> int:
        """How bright the picture is, in per cent."""
        return self._light

    def set_light(self, per_cent: int) -> None:
        """Show the picture that bright from now on; at full light nothing lies between it and the screen."""
        before, self._light = self._surface, per_cent
        self._take_surface()
        if self._surface is not before:
            self._surface.blit(before, (0, 0))

    def _take_surface(self) -> None:
        """The window's own surface, or another that is dimmed on its way to it."""
        self._shown = self._window.get_surface()
        if self._light == FULL_LIGHT:
            self._surface = self._shown
        elif self._surface is self._shown or self._surface.get_size() != self._shown.get_size():
            self._surface = Surface(self._shown.get_size(), 0, self._shown)

    def flip(self) -> None:
        """Show what has been painted."""
        if self._surface is not self._shown:
            self._shown.blit(self._surface, (0, 0))
            share = whole(255 * self._light / FULL_LIGHT)
            self._shown.fill((share, share, share), special_flags=pygame.BLEND_RGB_MULT)
        self._window.flip()

    def to_layout(self, position: tuple[float, float]) -> tuple[float, float]:
        """The layout point of a pointer event, whose units may be larger than pixels."""
        (w, h), (pw, ph) = self._window.size, self.size
        return self._frame.to_layout((position[0] * pw / w, position[1] * ph / h))

    def at_share(self, across: float, down: float) -> tuple[float, float]:
        """The layout point so far across and down the window, from 0 to 1."""
        return self._frame.to_layout((across * self.size[0], down * self.size[1]))

    def set_icon(self, icon: Surface) -> None:
        """What stands for it where windows are listed."""
        self._window.set_icon(icon)

    def show_pointer(self, shown: bool) -> None:
        """Show the pointer over the window, or not; never while a finger does what it would do."""
        self._pointer_shown = shown
        pygame.mouse.set_visible(shown and not self._by_finger)

    def touched(self, by_finger: bool) -> None:
        """A finger has the screen from now on, or a mouse again."""
        if by_finger != self._by_finger:
            self._by_finger = by_finger
            self.show_pointer(self._pointer_shown)

    def hold_keyboard(self, held: bool) -> None:
        """Have the system's own keys, such as Alt+Tab, come to the window, where the system allows it."""
        with contextlib.suppress(pygame.error):
            self._window.grab_keyboard = held

    def come_back(self) -> None:
        """In front of other windows and with the keyboard again, where the system allows it."""
        with contextlib.suppress(pygame.error):
            self._window.restore()
            self._window.focus()

    def close(self) -> None:
        """Take the window off the screen."""
        self._window.destroy()
