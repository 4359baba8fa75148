"""Gamepads as keys: they come and go as they like, known ones by their buttons' names, others by custom.

Fed with events and the time; it must not know a clock, nor what a key is for.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.stage.inputs import Input, KeyPressed, KeyReleased, PadCame, PadGone

try:  # the names of a known pad's buttons; where pygame lacks them every pad is an unknown one
    from pygame._sdl2 import controller
except ImportError:  # pragma: no cover
    controller = None  # type: ignore[assignment]

FIRST_REPEAT = 0.4  # seconds that a direction is held until it is as if pressed again
NEXT_REPEAT = 0.12
_OUT, _BACK = 0.6, 0.4  # how far a stick is pushed to count, and let back not to
_REPEATED = ("left", "right", "up", "down", "pageup", "pagedown")
_KNOWN = {
    pygame.CONTROLLER_BUTTON_A: "enter",
    pygame.CONTROLLER_BUTTON_B: "escape",
    pygame.CONTROLLER_BUTTON_X: "pad x",
    pygame.CONTROLLER_BUTTON_Y: "pad y",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "pageup",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "pagedown",
    pygame.CONTROLLER_BUTTON_BACK: "pad view",
    pygame.CONTROLLER_BUTTON_START: "escape",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
}
# Most of the others have four buttons, two at the shoulders (some two more), and two in the middle.
_CUSTOM = {
    0: "enter",
    1: "escape",
    2: "pad x",
    3: "pad y",
    4: "pageup",
    5: "pagedown",
    6: "pad view",
    7: "escape",
    8: "pad view",
    9: "escape",
}
_AXES = {0: ("left", "right"), 1: ("up", "down")}
_FULL = 32767.0  # a known pad's stick, wholly pushed
EVENTS = (
    pygame.JOYDEVICEADDED,
    pygame.JOYDEVICEREMOVED,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYHATMOTION,
    pygame.JOYAXISMOTION,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
)


@dataclass(slots=True)
class _Pad:
    """One pad: what is held on it, by where, and which of its axes have been seen at rest."""

    device: object = None
    named: bool = False  # whether its buttons' names are known
    held: dict[str, str] = field(default_factory=dict)
    rested: set[int] = field(default_factory=set)


class Pads:
    """All pads as one pair of hands."""

    def __init__(self) -> None:
        self._pads: dict[int, _Pad] = {}
        self._repeats: tuple[str, float] | None = None  # the key last pushed, and when it is so again

    def watch(self) -> None:
        """Hear of pads from now on; those that are there already come as events too."""
        pygame.joystick.init()
        if controller is not None:
            controller.init()

    def read(self, event: pygame.event.Event, now: float) -> tuple[Input, ...]:
        """What an event of a pad comes to."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                return self._came(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                return self._gone(event.instance_id)
        pad = self._pads.setdefault(event.instance_id, _Pad())
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            key = _KNOWN.get(event.button, "")
            return self._button(pad, event.button, key, event.type == pygame.CONTROLLERBUTTONDOWN, now)
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._axis(pad, event.axis, event.value / _FULL, now)
        if pad.named:
            return ()  # the same once more, without names
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            key = _CUSTOM.get(event.button, "")
            return self._button(pad, event.button, key, event.type == pygame.JOYBUTTONDOWN, now)
        if event.type == pygame.JOYHATMOTION:
            across, down = event.value
            return (
                *self._towards(pad, f"hat {event.hat} across", "left", "right", across, now),
                *self._towards(pad, f"hat {event.hat} down", "up", "down", -down, now),
            )
        return self._axis(pad, event.axis, event.value, now)

    def repeating(self, now: float) -> tuple[Input, ...]:
        """The direction that is still held, as if it was pressed again."""
        if self._repeats is None or now < self._repeats[1]:
            return ()
        key = self._repeats[0]
        self._repeats = key, now + NEXT_REPEAT
        return (KeyPressed(key, repeat=True, pad=True),)

    def let_go(self) -> tuple[Input, ...]:
        """Nothing is held any more."""
        return tuple(entry for pad in self._pads.values() for entry in self._drop(pad))

    # --- coming and going

    def _came(self, index: int) -> tuple[Input, ...]:
        try:
            if controller is not None and controller.is_controller(index):
                device = controller.Controller(index)
                number, name, named = device.as_joystick().get_instance_id(), device.name, True
                self._pads[number] = _Pad(device, named)
            else:
                stick = pygame.joystick.Joystick(index)
                number, name = stick.get_instance_id(), stick.get_name()
                self._pads[number] = _Pad(stick)
        except pygame.error:
            return ()  # it has gone again already
        return (PadCame(name),)

    def _gone(self, number: int) -> tuple[Input, ...]:
        pad = self._pads.pop(number, None)
        return () if pad is None else (*self._drop(pad), PadGone())

    def _drop(self, pad: _Pad) -> tuple[Input, ...]:
        released = tuple(KeyReleased(key) for key in pad.held.values())
        pad.held.clear()
        pad.rested.clear()
        self._repeats = None
        return released

    # --- what is pushed

    def _button(self, pad: _Pad, button: int, key: str, down: bool, now: float) -> tuple[Input, ...]:
        return self._hold(pad, f"button {button}", key if down else "", now)

    def _axis(self, pad: _Pad, axis: int, value: float, now: float) -> tuple[Input, ...]:
        """The left stick; an axis that never was at rest, such as a lever's, is none."""
        if axis not in _AXES:
            return ()
        if abs(value) < _BACK:
            pad.rested.add(axis)
        elif axis not in pad.rested:
            return ()
        where = f"axis {axis}"
        if where in pad.held and _BACK <= abs(value) < _OUT:
            return ()
        return self._towards(pad, where, *_AXES[axis], value if abs(value) >= _OUT else 0, now)

    def _towards(
        self, pad: _Pad, where: str, low: str, high: str, value: float, now: float
    ) -> tuple[Input, ...]:
        return self._hold(pad, where, low if value < 0 else high if value > 0 else "", now)

    def _hold(self, pad: _Pad, where: str, key: str, now: float) -> tuple[Input, ...]:
        """From now on this key is held there, none if it is empty."""
        before = pad.held.pop(where, "")
        if key == before:
            if key:
                pad.held[where] = key
            return ()
        found: list[Input] = []
        if before:
            found.append(KeyReleased(before))
            if self._repeats is not None and self._repeats[0] == before:
                self._repeats = None
        if key:
            pad.held[where] = key
            found.append(KeyPressed(key, pad=True))
            self._repeats = (key, now + FIRST_REPEAT) if key in _REPEATED else None
        return tuple(found)
