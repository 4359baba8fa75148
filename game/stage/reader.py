"""The one reader of the pygame queue: turns its events into inputs in layout units.

It must not know which scene or widget an input is for.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import pygame

from game.stage.clipboard import pasted
from game.stage.clock import SECOND, Clock, SystemClock
from game.stage.fingers import EVENTS as FINGERS
from game.stage.fingers import MOUSE, Fingers
from game.stage.inputs import (
    NOWHERE,
    CloseRequested,
    Exposed,
    FocusGained,
    FocusLost,
    Hidden,
    Input,
    KeyPressed,
    KeyReleased,
    Point,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Resized,
    ScreenChanged,
    Shown,
    SoundCardBack,
    SoundCardGone,
    TextTyped,
    Wheeled,
)
from game.stage.pads import EVENTS as PADS
from game.stage.pads import Pads
from game.stage.sound_card import card_change


class Pane(Protocol):
    """The part of a window that reading inputs needs."""

    @property
    def size(self) -> tuple[int, int]:
        """Its size in pixels."""

    def to_layout(self, position: tuple[float, float]) -> Point:
        """The layout point of a position in a pointer event."""

    def at_share(self, across: float, down: float) -> Point:
        """The layout point so far across and down the window, from 0 to 1: so fingers tell where they are."""

    def refresh(self) -> None:
        """Take up a new size."""

    def moved(self) -> None:
        """It lies elsewhere now."""

    def touched(self, by_finger: bool) -> None:
        """A finger has the screen now, so that no pointer need be seen; or a mouse again."""


_NAMED = {
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_SPACE: "space",
    pygame.K_ESCAPE: "escape",
    pygame.K_TAB: "tab",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_KP_PLUS: "+",
    pygame.K_KP_MINUS: "-",
    pygame.K_KP_MULTIPLY: "*",
    pygame.K_KP_DIVIDE: "/",
    pygame.K_KP_PERIOD: ".",
    **{getattr(pygame, f"K_F{n}"): f"f{n}" for n in range(1, 13)},
    **{getattr(pygame, f"K_KP{n}"): str(n) for n in range(10)},
}
_DIGIT_ROW = {pygame.KSCAN_1 + n: str((n + 1) % 10) for n in range(10)}
_PLAIN_KEYS = 0x110000  # greater key codes have no character
_WHEEL_BUTTONS = (4, 5, 6, 7)  # old-style copies of the wheel events


def key_name(event: pygame.event.Event) -> str:
    """The normal name of the key of an event: the same key has one name on every layout and keypad."""
    key: int = event.key
    if key in _NAMED:
        return _NAMED[key]
    character: str = getattr(event, "unicode", "")
    # Where the digit row gives accents or signs, as in France, it still counts as digits.
    scan = getattr(event, "scancode", None)
    if scan in _DIGIT_ROW:
        return _DIGIT_ROW[scan]
    if len(character) == 1 and character.isprintable() and not character.isalnum():
        return character
    if 32 < key < _PLAIN_KEYS:
        return chr(key).lower()
    return pygame.key.name(key).lower()


class Inputs:
    """Reads everything that has happened since the last time, and remembers what is held down."""

    def __init__(self, window: Pane, clock: Clock | None = None) -> None:
        self._window = window
        self._clock = clock or SystemClock()
        self._fingers = Fingers(window.at_share)
        self._pads = Pads()
        self._keys: dict[int, str] = {}
        self._buttons: dict[int, None] = {}
        self._pos: Point = NOWHERE
        self._now = 0.0

    def read(self) -> list[Input]:
        """The whole queue as inputs, in order."""
        events = pygame.event.get()
        self._now = self._clock.now_ns() / SECOND
        if not events:
            return [*self._held()]
        if any(event.type == pygame.WINDOWMOVED for event in events):
            self._window.moved()
        if any(event.type == pygame.WINDOWSIZECHANGED for event in events):
            self._window.refresh()  # so that positions in this batch are those of the new frame
        regained = any(event.type == pygame.WINDOWFOCUSGAINED for event in events)
        inputs: list[Input] = []
        for event in events:
            # The Tab of Alt+Tab arrives together with the focus, and was not meant for us.
            if regained and event.type in (pygame.KEYDOWN, pygame.TEXTINPUT):
                continue
            inputs.extend(self._translate(event))
        inputs.extend(self._held())
        return list(_single_close(inputs))

    def watch_pads(self) -> None:
        """Hear of gamepads from now on; looking for them takes a while, so not before the first picture."""
        self._pads.watch()

    def _held(self) -> tuple[Input, ...]:
        """What comes of things being held."""
        return *self._fingers.resting(self._now), *self._pads.repeating(self._now)

    def _translate(self, event: pygame.event.Event) -> Iterable[Input]:
        if event.type in FINGERS:
            self._window.touched(True)
            return self._fingers.read(event, self._now)
        if event.type in MOUSE:
            return self._mouse(event)
        if event.type in PADS:
            return self._pads.read(event, self._now)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        match event.type:
            case pygame.TEXTINPUT:
                return (TextTyped(event.text),)
            case pygame.WINDOWFOCUSLOST:
                return (*self._release_all(), FocusLost())
            case pygame.WINDOWFOCUSGAINED:
                return (FocusGained(),)
            case pygame.WINDOWSIZECHANGED:
                return (Resized(self._window.size),)
            case pygame.WINDOWEXPOSED:
                return (Exposed(),)
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                return (Hidden(),)
            case pygame.WINDOWRESTORED | pygame.WINDOWSHOWN | pygame.WINDOWMAXIMIZED:
                return (Shown(),)
            case pygame.WINDOWDISPLAYCHANGED:
                return (ScreenChanged(getattr(event, "display_index", None)),)
            case pygame.AUDIODEVICEREMOVED | pygame.AUDIODEVICEADDED:
                return _of_card(card_change(event))
            case pygame.QUIT | pygame.WINDOWCLOSE:
                return (CloseRequested(),)
        return ()

    def _mouse(self, event: pygame.event.Event) -> Iterable[Input]:
        """Mouse events; the system makes some of every touch as well, and these are passed over.

        What a mouse still holds it may always let go of.
        """
        held = event.type == pygame.MOUSEBUTTONUP and event.button in self._buttons
        if self._fingers.echoes(event, self._now) and not held:
            return ()
        self._window.touched(False)
        if event.type == pygame.MOUSEWHEEL:
            steps = -event.y if getattr(event, "flipped", False) else event.y
            return (Wheeled(self._pos, steps),) if steps else ()
        return self._pointer(event)

    def _pointer(self, event: pygame.event.Event) -> Iterable[Input]:
        """A mouse that is moved, pressed or released."""
        if event.type == pygame.MOUSEMOTION:
            self._pos = self._window.to_layout(event.pos)
            return (PointerMoved(self._pos),)
        if event.button in _WHEEL_BUTTONS:
            return ()
        self._pos = self._window.to_layout(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._buttons[event.button] = None
            return (PointerPressed(self._pos, event.button),)
        if event.button not in self._buttons:
            return ()  # released already, when the focus was lost
        del self._buttons[event.button]
        return (PointerReleased(self._pos, event.button),)

    def _key(self, event: pygame.event.Event) -> Iterable[Input]:
        place = getattr(event, "scancode", 0) or event.key
        if event.type == pygame.KEYUP:
            name = self._keys.pop(place, None)
            return () if name is None else (KeyReleased(name),)
        name, mod = key_name(event), getattr(event, "mod", 0)
        repeat = place in self._keys
        self._keys[place] = name
        pressed = KeyPressed(
            name,
            bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            bool(mod & pygame.KMOD_SHIFT),
            bool(mod & pygame.KMOD_ALT),
            repeat,
        )
        return (pressed, *pasted(pressed))

    def _release_all(self) -> list[Input]:
        """Let go of everything, and far from any button, so that half a click does nothing."""
        released: list[Input] = [KeyReleased(name) for name in self._keys.values()]
        released += [PointerReleased(NOWHERE, button) for button in self._buttons]
        released += [*self._fingers.let_go(), *self._pads.let_go()]
        self._keys.clear()
        self._buttons.clear()
        return released


def _single_close(inputs: list[Input]) -> Iterable[Input]:
    """One wish to close, though the system sends it both for the window and for the program."""
    asked = False
    for entry in inputs:
        if not (asked and isinstance(entry, CloseRequested)):
            yield entry
        asked = asked or isinstance(entry, CloseRequested)


def _of_card(change: str) -> tuple[Input, ...]:
    """What has become of a sound card that plays."""
    if change == "gone":
        return (SoundCardGone(),)
    return (SoundCardBack(),) if change == "come" else ()
