"""Gamepads: buttons and sticks as keys, directions that repeat, and pads that come, go and are unknown."""

from __future__ import annotations

import pygame
import pytest
from pygame._sdl2 import controller
from pygame.event import Event, post

from game.stage.clock import SECOND, FakeClock
from game.stage.inputs import FocusLost, Input, KeyPressed, KeyReleased, PadCame, PadGone
from game.stage.pads import FIRST_REPEAT, NEXT_REPEAT
from game.stage.reader import Inputs
from tests.stage.test_inputs import Pane


class Desk:
    """A reader, its clock, and whatever pads are said to be there."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.inputs = Inputs(Pane((1920, 1080)), self.clock)

    def read(self, *events: Event, after: float = 0.0) -> list[Input]:
        self.clock.advance(round(after * SECOND))
        pygame.event.clear()
        for event in events:
            post(event)
        return self.inputs.read()


def pressed(key: str, *, repeat: bool = False) -> KeyPressed:
    return KeyPressed(key, repeat=repeat, pad=True)


def known(kind: int, button: int) -> Event:
    return Event(kind, instance_id=4, button=button)


def unknown(kind: int, button: int) -> Event:
    return Event(kind, instance_id=5, button=button)


def stick(axis: int, value: float) -> Event:
    return Event(pygame.JOYAXISMOTION, instance_id=5, axis=axis, value=value)


@pytest.mark.parametrize(
    ("button", "key"),
    [
        ("A", "enter"),
        ("B", "escape"),
        ("X", "pad x"),
        ("Y", "pad y"),
        ("START", "escape"),
        ("BACK", "pad view"),
        ("LEFTSHOULDER", "pageup"),
        ("RIGHTSHOULDER", "pagedown"),
        ("DPAD_UP", "up"),
    ],
)
def test_the_buttons_of_a_known_pad_are_keys(button: str, key: str) -> None:
    desk, number = Desk(), getattr(pygame, f"CONTROLLER_BUTTON_{button}")
    assert desk.read(known(pygame.CONTROLLERBUTTONDOWN, number)) == [pressed(key)]
    assert desk.read(known(pygame.CONTROLLERBUTTONUP, number)) == [KeyReleased(key)]


def test_a_button_without_a_use_is_nothing() -> None:
    button = pygame.CONTROLLER_BUTTON_GUIDE
    assert Desk().read(known(pygame.CONTROLLERBUTTONDOWN, button)) == []
    assert Desk().read(unknown(pygame.JOYBUTTONDOWN, 31)) == []


def test_an_unknown_pad_is_used_by_custom() -> None:
    desk = Desk()
    assert desk.read(unknown(pygame.JOYBUTTONDOWN, 0)) == [pressed("enter")]
    assert desk.read(unknown(pygame.JOYBUTTONUP, 0)) == [KeyReleased("enter")]
    hat = [Event(pygame.JOYHATMOTION, instance_id=5, hat=0, value=value) for value in ((0, 1), (0, 0))]
    assert desk.read(*hat) == [pressed("up"), KeyReleased("up")]


def test_a_direction_repeats_while_it_is_held() -> None:
    desk = Desk()
    down = pygame.CONTROLLER_BUTTON_DPAD_DOWN
    assert desk.read(known(pygame.CONTROLLERBUTTONDOWN, down)) == [pressed("down")]
    assert desk.read(after=FIRST_REPEAT / 2) == []
    assert desk.read(after=FIRST_REPEAT / 2) == [pressed("down", repeat=True)]
    assert desk.read(after=NEXT_REPEAT / 2) == []
    assert desk.read(after=NEXT_REPEAT / 2) == [pressed("down", repeat=True)]
    assert desk.read(known(pygame.CONTROLLERBUTTONUP, down)) == [KeyReleased("down")]
    assert desk.read(after=5) == []


def test_what_is_chosen_with_does_not_repeat() -> None:
    desk = Desk()
    desk.read(known(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_A))
    assert desk.read(after=5) == []


def test_a_stick_counts_when_it_is_pushed_well_and_until_it_is_well_back() -> None:
    desk = Desk()
    assert desk.read(stick(0, 0.0), stick(0, 0.5)) == []
    assert desk.read(stick(0, 0.7)) == [pressed("right")]
    assert desk.read(stick(0, 0.5), stick(0, 0.9)) == []
    assert desk.read(stick(0, 0.2)) == [KeyReleased("right")]
    assert desk.read(stick(1, 0.0), stick(1, -0.8)) == [pressed("up")]
    assert desk.read(stick(1, 0.8)) == [KeyReleased("up"), pressed("down")]


def test_a_lever_that_never_was_at_rest_leads_nowhere() -> None:
    desk = Desk()
    assert desk.read(stick(1, -1.0)) == []
    assert desk.read(after=5) == []
    assert desk.read(stick(3, 0.0), stick(3, 1.0)) == []


def test_what_is_held_is_released_when_the_keyboard_goes_to_another_program() -> None:
    desk = Desk()
    desk.read(known(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_DPAD_LEFT))
    assert desk.read(Event(pygame.WINDOWFOCUSLOST)) == [KeyReleased("left"), FocusLost()]
    assert desk.read(after=5) == []


class Plugged:
    """What pygame opens where a pad of that number is."""

    name = "Pad of renown"

    def __init__(self, index: int) -> None:
        if index == 8:
            raise pygame.error("Invalid joystick device number")
        self.index = index

    def as_joystick(self) -> Plugged:
        return self

    def get_instance_id(self) -> int:
        return self.index + 40

    def get_name(self) -> str:
        return "No name pad"

    @staticmethod
    def is_controller(index: int) -> bool:
        return index == 0


def test_pads_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controller, "is_controller", Plugged.is_controller)
    monkeypatch.setattr(controller, "Controller", Plugged)
    monkeypatch.setattr(pygame.joystick, "Joystick", Plugged)
    desk = Desk()
    came = [Event(pygame.JOYDEVICEADDED, device_index=index) for index in (0, 1, 8)]
    assert desk.read(*came) == [PadCame("Pad of renown"), PadCame("No name pad")]
    doubled = Event(pygame.JOYBUTTONDOWN, instance_id=40, button=1)
    assert desk.read(doubled) == [], "a known pad tells the same by the names of its buttons"
    plain = Event(pygame.JOYBUTTONDOWN, instance_id=41, button=5)
    assert desk.read(plain) == [pressed("pagedown")]
    gone = Event(pygame.JOYDEVICEREMOVED, instance_id=41)
    assert desk.read(gone) == [KeyReleased("pagedown"), PadGone()]
    assert desk.read(gone, after=5) == []
