"""The reader of the queue: names of keys, positions, and what is held when the focus goes."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event, post

from game.stage.geometry import Frame
from game.stage.inputs import (
    CloseRequested,
    Exposed,
    FocusGained,
    FocusLost,
    Hidden,
    Input,
    KeyPressed,
    KeyReleased,
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
from game.stage.reader import Inputs
from game.stage.window import Window


class Pane:
    """A window of any size without a window."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.frame = Frame.for_window(size)
        self.refreshed = self.displaced = 0

    def to_layout(self, position: tuple[float, float]) -> tuple[float, float]:
        return self.frame.to_layout(position)

    def at_share(self, across: float, down: float) -> tuple[float, float]:
        return self.frame.to_layout((across * self.size[0], down * self.size[1]))

    def moved(self) -> None:
        self.displaced += 1

    def touched(self, by_finger: bool) -> None:
        self.by_finger = by_finger

    def refresh(self) -> None:
        self.refreshed += 1
        self.frame = Frame.for_window(self.size)


def key(kind: int, code: int, unicode: str = "", mod: int = 0, scancode: int = 0) -> Event:
    return Event(kind, key=code, unicode=unicode, mod=mod, scancode=scancode or code % 500 + 1)


def read(*events: Event, inputs: Inputs | None = None) -> list[Input]:
    pygame.event.clear()
    for event in events:
        post(event)
    return (inputs or Inputs(Pane((1920, 1080)))).read()


@pytest.mark.parametrize(
    ("code", "unicode", "scancode", "name"),
    [
        (pygame.K_RETURN, "\r", 40, "enter"),
        (pygame.K_KP_ENTER, "\r", 88, "enter"),
        (pygame.K_SPACE, " ", 44, "space"),
        (pygame.K_ESCAPE, "\x1b", 41, "escape"),
        (pygame.K_TAB, "\t", 43, "tab"),
        (pygame.K_PAGEUP, "", 75, "pageup"),
        (pygame.K_F11, "", 68, "f11"),
        (pygame.K_a, "a", 4, "a"),
        (pygame.K_a, "A", 4, "a"),
        (pygame.K_7, "7", 36, "7"),
        (pygame.K_KP7, "7", 95, "7"),
        (pygame.K_EXCLAIM, "!", 30, "1"),  # digit row of a keyboard that gives signs
        (pygame.K_EQUALS, "+", 46, "+"),
        (pygame.K_MINUS, "-", 45, "-"),
        (pygame.K_KP_PLUS, "+", 87, "+"),
        (0xE9, "é", 31, "2"),
        (0xF6, "ö", 51, "ö"),
        (pygame.K_LSHIFT, "", 225, "left shift"),
    ],
)
def test_keys_have_one_name(code: int, unicode: str, scancode: int, name: str) -> None:
    assert read(key(pygame.KEYDOWN, code, unicode, 0, scancode)) == [KeyPressed(name)]


def test_modifiers_repeats_and_releases() -> None:
    inputs = Inputs(Pane((1920, 1080)))
    down = key(pygame.KEYDOWN, pygame.K_z, "z", pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, 29)
    assert read(down, down, inputs=inputs) == [
        KeyPressed("z", ctrl=True, shift=True),
        KeyPressed("z", ctrl=True, shift=True, repeat=True),
    ]
    assert read(key(pygame.KEYUP, pygame.K_z, scancode=29), inputs=inputs) == [KeyReleased("z")]
    assert read(key(pygame.KEYUP, pygame.K_z, scancode=29), inputs=inputs) == []


def test_a_release_has_the_name_of_its_press_even_when_shift_has_gone() -> None:
    inputs = Inputs(Pane((1920, 1080)))
    assert read(key(pygame.KEYDOWN, pygame.K_EQUALS, "+", pygame.KMOD_SHIFT, 46), inputs=inputs) == [
        KeyPressed("+", shift=True)
    ]
    assert read(key(pygame.KEYUP, pygame.K_EQUALS, "=", 0, 46), inputs=inputs) == [KeyReleased("+")]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768), (2560, 1080), (801, 603)])
def test_positions_are_in_layout_units(size: tuple[int, int]) -> None:
    pane = Pane(size)
    inputs = Inputs(pane)
    for pixel in ((0, 0), (size[0] - 1, size[1] - 1), (size[0] // 2, size[1] // 3)):
        press = Event(pygame.MOUSEBUTTONDOWN, pos=pixel, button=1, touch=False)
        release = Event(pygame.MOUSEBUTTONUP, pos=pixel, button=1, touch=False)
        pressed, released = read(press, release, inputs=inputs)
        assert isinstance(pressed, PointerPressed)
        assert pane.frame.point(*pressed.pos) == pixel
        assert released == PointerReleased(pressed.pos, 1)


def test_a_window_is_told_that_it_has_been_moved() -> None:
    pane = Pane((1280, 720))
    inputs = Inputs(pane)
    assert read(Event(pygame.WINDOWMOVED, x=45, y=90), inputs=inputs) == []
    assert pane.displaced == 1


def test_the_wheel_counts_once() -> None:
    pos = (960, 540)
    events = (
        Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False),
        Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=4, touch=False),
        Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False, touch=False),
        Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=True, touch=False),
        Event(pygame.MOUSEWHEEL, x=1, y=0, flipped=False, touch=False),
    )
    at = (960.0, 540.0)
    assert read(*events) == [PointerMoved(at), Wheeled(at, 1), Wheeled(at, -1)]


def test_losing_the_focus_releases_everything_where_it_can_do_no_harm() -> None:
    inputs = Inputs(Pane((1920, 1080)))
    read(
        key(pygame.KEYDOWN, pygame.K_a, "a", scancode=4),
        key(pygame.KEYDOWN, pygame.K_LEFT, scancode=80),
        Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=False),
        inputs=inputs,
    )
    released = read(Event(pygame.WINDOWFOCUSLOST), inputs=inputs)
    assert released[:2] == [KeyReleased("a"), KeyReleased("left")]
    assert isinstance(released[2], PointerReleased)
    assert not Frame.for_window((1920, 1080)).box.contains(released[2].pos)
    assert released[3:] == [FocusLost()]
    late = read(
        key(pygame.KEYUP, pygame.K_a, scancode=4),
        Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1, touch=False),
        inputs=inputs,
    )
    assert late == []


def test_the_tab_that_brought_the_focus_is_not_for_us() -> None:
    tab = key(pygame.KEYDOWN, pygame.K_TAB, "\t", scancode=43)
    up = key(pygame.KEYUP, pygame.K_TAB, scancode=43)
    inputs = Inputs(Pane((1920, 1080)))
    assert read(Event(pygame.WINDOWFOCUSGAINED), tab, inputs=inputs) == [FocusGained()]
    assert read(up, inputs=inputs) == []
    assert read(tab, inputs=inputs) == [KeyPressed("tab")]


def test_window_events() -> None:
    pane = Pane((1000, 700))
    events = (
        Event(pygame.WINDOWSIZECHANGED, x=1000, y=700),
        Event(pygame.WINDOWEXPOSED),
        Event(pygame.TEXTINPUT, text="é"),
        Event(pygame.WINDOWCLOSE),
        Event(pygame.QUIT),
    )
    expected = [Resized((1000, 700)), Exposed(), TextTyped("é"), CloseRequested()]
    assert read(*events, inputs=Inputs(pane)) == expected
    assert pane.refreshed == 1


def test_the_whole_queue_is_read_in_order(window: Window) -> None:
    codes = [pygame.K_a + i % 26 for i in range(200)]
    events = [key(kind, code, scancode=code) for code in codes for kind in (pygame.KEYDOWN, pygame.KEYUP)]
    entries = read(*events, inputs=Inputs(window))
    assert [entry.key for entry in entries if isinstance(entry, KeyPressed)] == [chr(code) for code in codes]
    assert pygame.event.get() == []


def test_sound_cards_that_play_come_and_go(window: Window) -> None:
    inputs = Inputs(window)
    inputs.read()
    for event, wanted in (
        (pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0), [SoundCardBack()]),
        (pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0), [SoundCardGone()]),
        (pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0), []),
        (pygame.event.Event(pygame.AUDIODEVICEADDED, which=1, iscapture=1), []),
    ):
        pygame.event.post(event)
        assert inputs.read() == wanted


def test_the_window_goes_out_of_sight_and_comes_back_perhaps_elsewhere() -> None:
    events = (
        Event(pygame.WINDOWMINIMIZED),
        Event(pygame.WINDOWRESTORED),
        Event(pygame.WINDOWDISPLAYCHANGED, display_index=1),
        Event(pygame.WINDOWDISPLAYCHANGED),
    )
    assert read(*events, inputs=Inputs(Pane((1000, 700)))) == [
        *(Hidden(), Shown(), ScreenChanged(1), ScreenChanged()),
    ]


@pytest.mark.parametrize(
    ("press", "typed"),
    [
        (key(pygame.KEYDOWN, pygame.K_v, "\x16", pygame.KMOD_LCTRL), ["MILLER - STIRRUP-811"]),
        (key(pygame.KEYDOWN, pygame.K_v, "", pygame.KMOD_LMETA), ["MILLER - STIRRUP-811"]),
        (key(pygame.KEYDOWN, pygame.K_INSERT, "", pygame.KMOD_LSHIFT), ["MILLER - STIRRUP-811"]),
        (key(pygame.KEYDOWN, pygame.K_v, "v"), []),
        (key(pygame.KEYDOWN, pygame.K_v, "", pygame.KMOD_LCTRL | pygame.KMOD_LALT), []),
        (key(pygame.KEYDOWN, pygame.K_INSERT), []),
    ],
)
def test_what_has_been_copied_is_typed_by_the_keys_for_it(press: Event, typed: list[str]) -> None:
    pygame.scrap.put_text("  MILLER -\nSTIRRUP-811\x07\r\n")
    post(press)
    found = Inputs(Pane((1280, 720))).read()
    assert [entry.text for entry in found if isinstance(entry, TextTyped)] == typed
    assert isinstance(found[0], KeyPressed)


def test_nothing_is_typed_where_nothing_or_nonsense_was_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> str:
        raise pygame.error("no clipboard")

    reader = Inputs(Pane((1280, 720)))
    for get_text in (lambda: " \n\x00", refuse):
        monkeypatch.setattr(pygame.scrap, "get_text", get_text)
        post(key(pygame.KEYDOWN, pygame.K_v, "", pygame.KMOD_LCTRL))
        assert not [entry for entry in reader.read() if isinstance(entry, TextTyped)]
        post(key(pygame.KEYUP, pygame.K_v))
        reader.read()
