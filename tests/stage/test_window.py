"""The window: its surface, its frame, and the way there and back from full screen."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.stage.geometry import Frame
from game.stage.window import Window, display_count


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
