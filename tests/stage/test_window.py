"""The window: its surface, its frame, and the way there and back from full screen."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from time import monotonic

import pygame
import pytest

from game.stage.geometry import Frame
from game.stage.screens import display_count, fitted, screens
from game.stage.window import Window


@pytest.fixture
def own() -> Iterator[Window]:
    window = Window("another", (1000, 700))
    window.set_icon(pygame.Surface((16, 16)))
    yield window
    window.close()


def test_it_has_the_size_asked_for(own: Window) -> None:
    assert own.size == own.surface.get_size() == (1000, 700)
    assert own.frame == Frame.for_window((1000, 700))
    assert not own.fullscreen
    assert display_count() >= 1


def test_the_corners_and_the_centre_are_exact(own: Window) -> None:
    for pixel in ((0, 0), (999, 0), (0, 699), (999, 699), (500, 350)):
        assert own.frame.point(*own.to_layout(pixel)) == pixel


def test_full_screen_and_back(own: Window) -> None:
    frame = own.frame
    for _ in range(3):
        assert own.set_fullscreen(True)
        assert own.fullscreen
        assert own.frame.window == own.size == own.surface.get_size()
        assert own.set_fullscreen(False)
        assert not own.fullscreen
        assert own.frame == frame


def test_when_the_screen_refuses_it_stays_a_window(own: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    class Refusing:
        size = (1000, 700)
        position = (0, 0)

        def __init__(self, inner: pygame.Window) -> None:
            self.get_surface = inner.get_surface
            self.set_windowed = inner.set_windowed

        def set_fullscreen(self, desktop: bool) -> None:
            raise pygame.error(f"no mode, desktop {desktop}")

    inner = own._window
    monkeypatch.setattr(own, "_window", Refusing(inner))
    assert not own.set_fullscreen(True)
    assert not own.fullscreen
    assert own.size == (1000, 700)
    monkeypatch.undo()


def test_a_surface_stays_the_same_while_the_size_does(own: Window) -> None:
    surface, frame = own.surface, own.frame
    own.refresh()
    assert own.surface is surface
    assert own.frame is frame
    own.flip()


def test_denser_screens_have_more_pixels_than_pointer_units(
    own: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Dense:
        size = (500, 350)

    inner = own._window
    monkeypatch.setattr(own, "_window", Dense())
    assert own.frame.point(*own.to_layout((250, 100))) == (500, 200)
    monkeypatch.setattr(own, "_window", inner)


def test_pointer_and_keyboard_are_held_and_given_back(own: Window) -> None:
    own.show_pointer(False)
    assert not pygame.mouse.get_visible()
    own.show_pointer(True)
    assert pygame.mouse.get_visible()
    own.hold_keyboard(True)
    own.come_back()
    own.hold_keyboard(False)
    assert not own._window.grab_keyboard


def test_fifty_times_there_and_back_it_is_the_same_window(own: Window) -> None:
    inner = own._window
    for _ in range(50):
        own.set_fullscreen(True)
        own.set_fullscreen(False)
    assert own.size == (1000, 700)
    assert inner.resizable
    inner.size = (1200, 800)
    own.refresh()
    assert own.size == (1200, 800)
    assert own.frame == Frame.for_window((1200, 800))


@pytest.mark.parametrize(("pushed", "stays"), [((1, 20), False), ((0, 0), True), ((300, 20), True)])
def test_the_rim_does_not_push_a_window_aside_that_comes_back(
    own: Window, pushed: tuple[int, int], stays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner = own._window
    x, y = inner.position = (100, 80)
    for _ in range(3):
        own.set_fullscreen(True)
        own.set_fullscreen(False)
        place = inner.position = (x + pushed[0], y + pushed[1])
        own.moved()
        assert tuple(inner.position) == (place if stays else (x, y))
        x, y = inner.position
    now = monotonic()
    monkeypatch.setattr("game.stage.window.monotonic", lambda: now + 2.0)
    by_hand = inner.position = (x + 7, y + 9)
    own.moved()
    assert tuple(inner.position) == by_hand, "a hand is not opposed"


def test_what_the_screen_cuts_off_is_kept_free_at_every_size(own: Window) -> None:
    own.set_safe_area(7)
    assert own.frame == Frame.for_window((1000, 700), 7)
    own._window.size = (700, 1000)
    own.refresh()
    assert own.frame == Frame.for_window((700, 1000), 7)
    for pixel in ((0, 0), (699, 0), (0, 999), (699, 999)):
        assert own.frame.point(*own.to_layout(pixel)) == pixel
    own.set_safe_area(0)
    assert own.frame == Frame.for_window((700, 1000))


class Filling:
    """A window on screens that are not there."""

    def __init__(self, desktop: Callable[[], tuple[int, int]]) -> None:
        self.size, self.position = (1000, 700), (0, 0)
        self._desktop = desktop

    def set_fullscreen(self, desktop: bool) -> None:
        assert desktop
        self.size = self._desktop()

    def set_windowed(self) -> None:
        pass

    def get_surface(self) -> pygame.Surface:
        return pygame.Surface(self.size)


def test_a_screen_that_changes_is_filled_anew_and_one_that_is_gone_is_left(
    own: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktops = [(1024, 768), (1280, 1024)]
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: desktops)
    monkeypatch.setattr(own, "_window", Filling(lambda: desktops[own._display]))
    own.refresh()
    assert own.follow(1)  # a window is left alone
    assert own.size == (1000, 700)
    assert own.set_fullscreen(True)
    assert own.size == (1280, 1024)
    desktops[1] = (800, 1280)
    assert own.follow(None)
    assert own.size == (800, 1280)
    assert own.frame.upright
    desktops.pop()
    assert own.follow(None)
    assert own.fullscreen
    assert own.size == (1024, 768)
    assert own.set_fullscreen(False)
    assert own.size == (1000, 700)


def test_a_changed_screen_that_refuses_leaves_a_window(own: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    assert own.set_fullscreen(True)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(640, 480)])

    def refuse() -> None:
        raise pygame.error("no such mode")

    monkeypatch.setattr(own, "_fill_screen", refuse)
    assert not own.follow(0)
    assert not own.fullscreen
    assert own.size == (1000, 700)


def test_screens_are_told_with_size_and_place() -> None:
    found = screens()
    assert [screen.number for screen in found] == list(range(display_count()))
    assert found[0].place == (0, 0)
    assert found[0].size == pygame.display.get_desktop_sizes()[0]
    assert found[0].scale == 1


def test_a_window_is_no_larger_than_its_screen() -> None:
    assert fitted((1600, 900), (1920, 1080)) == (1600, 900)
    assert fitted((1920, 1080), (1920, 1080)) == (1920, 1080)
    assert fitted((1600, 900), (1280, 720)) == (1152, 648)
    assert fitted((1600, 900), (1080, 1920)) == (972, 900)
    assert fitted((1600, 900), (800, 600)) == (720, 600)
    assert fitted((1600, 900), (480, 320)) == (480, 320)


def test_nothing_keeps_the_screen_awake_but_a_filled_screen(own: Window) -> None:
    begun = "from game.stage import screens; import pygame; screens.start_display(); "
    asked = "print('allowed', pygame.display.get_allow_screensaver())"
    found = subprocess.run([sys.executable, "-c", begun + asked], capture_output=True, text=True, check=True)
    assert "allowed True" in found.stdout, "not even before there is a window"
    for filled in (True, False, True, False):
        own.set_fullscreen(filled)
        assert pygame.display.get_allow_screensaver() is not filled
