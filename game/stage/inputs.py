"""The one reader of the pygame queue: turns its events into inputs in layout units.

It must not know which scene or widget an input is for.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import pygame

from game.stage.sound_card import card_change

Point: TypeAlias = tuple[float, float]

NOWHERE: Point = (-1.0e6, -1.0e6)


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The mouse or finger is somewhere else."""

    pos: Point


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """A button went down; 1 is the main one, 3 the other."""

    pos: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """A button went up."""

    pos: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class Wheeled:
    """The wheel turned; positive is away from the player."""

    pos: Point
    steps: int


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key went down, or is held and repeats."""

    key: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class KeyReleased:
    """A key went up."""

    key: str


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Text was entered, whatever keys that took."""

    text: str


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another program has the keyboard now; everything held has been released."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The keyboard is ours again."""


@dataclass(frozen=True, slots=True)
class SoundCardGone:
    """The sound card in use has been taken away."""


@dataclass(frozen=True, slots=True)
class SoundCardBack:
    """A sound card has come."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has another size, in pixels."""

    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class CloseRequested:
    """The player wants the window closed."""


@dataclass(frozen=True, slots=True)
class Exposed:
    """The window must be painted anew."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """The window cannot be seen now, as when it has been minimised: nothing need be painted."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The window can be seen again."""


@dataclass(frozen=True, slots=True)
class ScreenChanged:
    """The window is on another screen than before, or on one that has changed."""

    screen: int | None = None  # its number, where the system tells


Input: TypeAlias = (
    PointerMoved
    | PointerPressed
    | PointerReleased
    | Wheeled
    | KeyPressed
    | KeyReleased
    | TextTyped
    | SoundCardGone
    | SoundCardBack
    | FocusLost
    | FocusGained
    | Resized
    | CloseRequested
    | Exposed
    | Hidden
    | Shown
    | ScreenChanged
)


class Pane(Protocol):
    """The part of a window that reading inputs needs."""

    @property
    def size(self) -> tuple[int, int]:
        """Its size in pixels."""

    def to_layout(self, position: tuple[float, float]) -> Point:
        """The layout point of a position in a pointer event."""

    def refresh(self) -> None:
        """Take up a new size."""


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

    def __init__(self, window: Pane) -> None:
        self._window = window
        self._keys: dict[int, str] = {}
        self._buttons: dict[int, None] = {}
        self._pos: Point = NOWHERE

    def read(self) -> list[Input]:
        """The whole queue as inputs, in order."""
        events = pygame.event.get()
        if not events:
            return []
        if any(event.type == pygame.WINDOWSIZECHANGED for event in events):
            self._window.refresh()  # so that positions in this batch are those of the new frame
        regained = any(event.type == pygame.WINDOWFOCUSGAINED for event in events)
        inputs: list[Input] = []
        for event in events:
            # The Tab of Alt+Tab arrives together with the focus, and was not meant for us.
            if regained and event.type in (pygame.KEYDOWN, pygame.TEXTINPUT):
                continue
            inputs.extend(self._translate(event))
        return list(_single_close(inputs))

    def _translate(self, event: pygame.event.Event) -> Iterable[Input]:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._pointer(event)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        match event.type:
            case pygame.MOUSEWHEEL:
                steps = -event.y if getattr(event, "flipped", False) else event.y
                return (Wheeled(self._pos, steps),) if steps else ()
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

    def _pointer(self, event: pygame.event.Event) -> Iterable[Input]:
        """Mouse events; a touch arrives as one of these too, so finger events are left alone."""
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
        return (
            KeyPressed(
                name,
                bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META)),
                bool(mod & pygame.KMOD_SHIFT),
                bool(mod & pygame.KMOD_ALT),
                repeat,
            ),
        )

    def _release_all(self) -> list[Input]:
        """Let go of everything, and far from any button, so that half a click does nothing."""
        released: list[Input] = [KeyReleased(name) for name in self._keys.values()]
        released += [PointerReleased(NOWHERE, button) for button in self._buttons]
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
