"""The gestures of the staff, and the calm after hammering: exact to the step, and never by chance."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from game.stage.gestures import BUTTONS, Calm, CornerTaps, HeldButtons, HeldKeys, corner_at
from game.stage.inputs import FocusLost, Input, KeyPressed, KeyReleased, PointerPressed

WINDOW = (-100.0, 0.0), (2020.0, 1080.0)  # of a window wider than its frame
CORNERS = ((-90.0, 10.0), (2000.0, 30.0), (2010.0, 1070.0), (-50.0, 1000.0))
CHORD = KeyPressed("q", ctrl=True, shift=True)


def test_the_keys_open_after_three_seconds_once() -> None:
    keys = HeldKeys()
    keys.notice(CHORD)
    assert not any(keys.advance(0.5) for _ in range(5))
    keys.notice(KeyPressed("q", ctrl=True, shift=True, repeat=True))
    assert keys.advance(0.5)
    assert not any(keys.advance(0.5) for _ in range(20))


@pytest.mark.parametrize(
    "entry",
    [
        KeyReleased("q"),
        KeyReleased("left ctrl"),
        KeyReleased("right shift"),
        KeyPressed("a"),
        KeyPressed("q", ctrl=True),
        FocusLost(),
    ],
)
def test_letting_go_or_another_key_ends_it(entry: Input) -> None:
    keys = HeldKeys()
    keys.notice(CHORD)
    keys.advance(2.9)
    keys.notice(entry)
    assert not any(keys.advance(0.5) for _ in range(20))


def held_down(*names: str) -> HeldButtons:
    """Buttons of a gamepad that have just been pressed."""
    buttons = HeldButtons()
    for name in names:
        buttons.notice(KeyPressed(name, pad=True))
    return buttons


def test_the_buttons_open_after_three_seconds_in_any_order_once() -> None:
    for order in (sorted(BUTTONS), sorted(BUTTONS, reverse=True)):
        buttons = held_down(*order)
        assert not any(buttons.advance(0.5) for _ in range(5))
        buttons.notice(KeyPressed("pageup", pad=True, repeat=True))
        assert buttons.advance(0.5)
        assert not any(buttons.advance(0.5) for _ in range(20))


@pytest.mark.parametrize("entry", [*map(KeyReleased, sorted(BUTTONS)), KeyPressed("enter", pad=True),
                                   KeyPressed("a"), FocusLost()])  # fmt: skip
def test_letting_a_button_go_or_another_one_ends_it(entry: Input) -> None:
    buttons = held_down(*BUTTONS)
    buttons.advance(2.9)
    buttons.notice(entry)
    assert not any(buttons.advance(0.5) for _ in range(20))


def test_three_of_the_buttons_or_the_same_keys_of_a_keyboard_open_nothing() -> None:
    for missing in BUTTONS:
        buttons = held_down(*BUTTONS - {missing})
        buttons.notice(KeyPressed(missing))
        assert not any(buttons.advance(0.5) for _ in range(20))


def test_hands_that_press_and_hold_a_pad_at_random_do_not_find_the_buttons() -> None:
    random, buttons, down = Random(8), HeldButtons(), set[str]()
    names = [*BUTTONS, "enter", "pad x", "pad y", "up", "down", "left", "right"]
    for _ in range(50_000):
        name = random.choice(names)
        buttons.notice(KeyReleased(name) if name in down else KeyPressed(name, pad=True))
        down ^= {name}
        assert not buttons.advance(random.expovariate(2.0))


def test_the_corners_open_clockwise_from_any() -> None:
    for first in range(4):
        taps = CornerTaps()
        found = []
        for i in range(4):
            taps.advance(1.6)
            found.append(taps.notice(PointerPressed(CORNERS[(first + i) % 4]), *WINDOW))
        assert found == [False, False, False, True]


def test_the_corners_do_not_open_the_other_way_nor_slowly_nor_with_anything_between() -> None:
    for order, between in (((0, 3, 2, 1), 1.0), ((0, 1, 2, 3), 1.7), ((0, 1, 1, 2, 3), 1.0)):
        taps = CornerTaps()
        opened = False
        for i in order:
            taps.advance(between)
            opened |= taps.notice(PointerPressed(CORNERS[i]), *WINDOW)
        assert not opened, order
    taps = CornerTaps()
    for i in (0, 1, 2):
        taps.notice(PointerPressed(CORNERS[i]), *WINDOW)
    taps.notice(PointerPressed((960, 540)), *WINDOW)
    assert not taps.notice(PointerPressed(CORNERS[3]), *WINDOW)
    assert not taps.notice(PointerPressed(CORNERS[0], 3), *WINDOW)


def test_a_slow_beginning_does_not_spoil_a_quick_round() -> None:
    taps = CornerTaps()
    found = []
    for i, wait in zip((3, 0, 1, 2, 3), (0.0, 4.0, 1.0, 1.0, 1.0), strict=True):
        taps.advance(wait)
        found.append(taps.notice(PointerPressed(CORNERS[i]), *WINDOW))
    assert found == [False, False, False, False, True]


def test_a_place_is_in_one_corner_at_most() -> None:
    assert [corner_at(pos, *WINDOW) for pos in CORNERS] == [0, 1, 2, 3]
    assert corner_at((960, 5), *WINDOW) is None
    assert corner_at((-101, 5), *WINDOW) is None


def test_one_key_a_moment_is_always_let_through() -> None:
    calm = Calm()
    for _ in range(600):
        calm.advance(0.1)
        assert calm.lets(KeyPressed("a"))


def test_hammering_is_followed_by_a_calm_of_a_second() -> None:
    calm = Calm()
    let: list[tuple[float, bool]] = []
    now = 0.0
    for _ in range(80):
        now += 1 / 16
        calm.advance(1 / 16)
        let.append((now, calm.lets(KeyPressed("a"))))
    stopped = [now for now, free in let if not free]
    assert stopped[0] == 25 / 16
    assert min(b for a, b in pairwise(now for now, free in let if free) if b - a > 0.5) == 25 / 16 + 1
    assert calm.lets(KeyReleased("a"))
    assert calm.lets(KeyPressed("a", repeat=True))


def test_chance_opens_nothing() -> None:
    random, keys, taps = Random(3), HeldKeys(), CornerTaps()
    names = ["q", "a", "tab", "left ctrl"]
    for _ in range(20_000):
        seconds = random.random() * 0.4
        taps.advance(seconds)
        assert not keys.advance(seconds)
        keys.notice(KeyPressed(random.choice(names), ctrl=random.random() < 0.3, shift=random.random() < 0.3))
        pos = random.uniform(-100, 2020), random.uniform(0, 1080)
        assert not taps.notice(PointerPressed(pos), *WINDOW)
