"""Fingers as a pointer: one touch is one press, whatever mouse is made of it, and only one finger counts."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event, post

from game.stage.clock import SECOND, FakeClock
from game.stage.fingers import ECHO, FORGOTTEN, RESTS, SWIPE
from game.stage.inputs import (
    NOWHERE,
    FocusLost,
    Input,
    PointerHeld,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Swiped,
)
from game.stage.reader import Inputs
from tests.stage.test_inputs import Pane

SIZE = (1920, 1080)
FAR = SWIPE + 1


class Screen:
    """A touch screen of one pixel to a unit, its reader and its clock."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.pane = Pane(SIZE)
        self.inputs = Inputs(self.pane, self.clock)

    def wait(self, seconds: float) -> None:
        self.clock.advance(round(seconds * SECOND))

    def read(self, *events: Event) -> list[Input]:
        pygame.event.clear()
        for event in events:
            post(event)
        return self.inputs.read()


def finger(kind: int, x: float, y: float, number: int = 0, device: int = 3) -> Event:
    return Event(kind, touch_id=device, finger_id=number, x=x / SIZE[0], y=y / SIZE[1], dx=0.0, dy=0.0)


def down(x: float, y: float, number: int = 0) -> Event:
    return finger(pygame.FINGERDOWN, x, y, number)


def moved(x: float, y: float, number: int = 0) -> Event:
    return finger(pygame.FINGERMOTION, x, y, number)


def up(x: float, y: float, number: int = 0) -> Event:
    return finger(pygame.FINGERUP, x, y, number)


def mouse(kind: int, x: float, y: float, *, touch: bool) -> Event:
    more = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    return Event(kind, pos=(x, y), touch=touch, **more)


@pytest.mark.parametrize("touch", [True, False])
def test_one_tap_is_one_press_whatever_mouse_the_system_makes_of_it(touch: bool) -> None:
    screen = Screen()
    found = screen.read(
        down(960, 540),
        mouse(pygame.MOUSEMOTION, 960, 540, touch=touch),
        mouse(pygame.MOUSEBUTTONDOWN, 960, 540, touch=touch),
        up(960, 540),
        mouse(pygame.MOUSEBUTTONUP, 960, 540, touch=touch),
    )
    at = (960.0, 540.0)
    assert found == [PointerMoved(at), PointerPressed(at), PointerReleased(at), PointerMoved(NOWHERE)]
    assert screen.pane.by_finger


def test_a_late_echo_is_no_press_but_a_mouse_after_a_while_is() -> None:
    screen = Screen()
    screen.read(down(100, 100), up(100, 100))
    screen.wait(ECHO / 2)
    assert screen.read(mouse(pygame.MOUSEBUTTONDOWN, 100, 100, touch=False)) == []
    screen.wait(ECHO)
    assert screen.read(mouse(pygame.MOUSEBUTTONDOWN, 100, 100, touch=False)) == [PointerPressed((100, 100))]
    assert not screen.pane.by_finger


def test_a_mouse_button_that_is_held_when_a_finger_comes_can_be_released() -> None:
    screen = Screen()
    screen.read(mouse(pygame.MOUSEBUTTONDOWN, 100, 100, touch=False))
    found = screen.read(down(500, 500), mouse(pygame.MOUSEBUTTONUP, 100, 100, touch=False), up(500, 500))
    assert found.count(PointerReleased((100, 100))) == 1


def test_other_fingers_and_mice_that_pose_as_fingers_are_nothing() -> None:
    screen = Screen()
    screen.read(down(100, 100))
    assert screen.read(down(900, 900, 1), moved(910, 900, 1), up(910, 900, 1)) == []
    assert screen.read(finger(pygame.FINGERDOWN, 5, 5, device=-1)) == []
    assert screen.read(moved(110, 100)) == [PointerMoved((110, 100))]
    assert screen.read(up(110, 100)) == [PointerReleased((110, 100)), PointerMoved(NOWHERE)]


def test_a_finger_that_rests_opens_once_and_one_that_moves_does_not() -> None:
    screen = Screen()
    screen.read(down(300, 300))
    screen.wait(RESTS / 2)
    assert screen.read(moved(308, 300)) == [PointerMoved((308, 300))]
    screen.wait(RESTS)
    assert screen.read() == [PointerHeld((300, 300))]
    screen.wait(RESTS)
    assert screen.read() == []
    assert PointerReleased((308, 300)) in screen.read(up(308, 300))
    screen.read(down(300, 300), moved(400, 300))
    screen.wait(2 * RESTS)
    assert screen.read() == []


@pytest.mark.parametrize(
    ("across", "along", "onward"),
    [(-FAR, 0, True), (FAR, 0, False), (0, -FAR, True), (20, FAR, False)],
)
def test_a_stroke_leads_on_or_back_and_comes_before_the_lifting(
    across: float, along: float, onward: bool
) -> None:
    screen = Screen()
    end = 900 + across, 500 + along
    found = screen.read(down(900, 500), moved(*end), up(*end))
    swipe, released = found[-3:-1]
    assert isinstance(swipe, Swiped)
    assert swipe.start == (900, 500)
    assert swipe.onward is onward
    assert isinstance(released, PointerReleased)


def test_a_finger_whose_lifting_was_lost_is_forgotten() -> None:
    screen = Screen()
    screen.read(down(100, 100))
    screen.wait(FORGOTTEN + 1)
    found = screen.read(down(700, 700, 5))
    pressed = [PointerMoved((700, 700)), PointerPressed((700, 700))]
    assert found[:4] == [PointerReleased(NOWHERE), PointerMoved(NOWHERE), *pressed]


def test_a_finger_lets_go_when_another_program_has_the_screen() -> None:
    screen = Screen()
    screen.read(down(100, 100))
    found = screen.read(Event(pygame.WINDOWFOCUSLOST))
    assert found == [PointerReleased(NOWHERE), PointerMoved(NOWHERE), FocusLost()]
    assert screen.read(up(100, 100)) == []
