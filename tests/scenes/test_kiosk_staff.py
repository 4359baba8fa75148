"""The staff's way: opened by keys alone and by fingers alone, the PIN, and what can be done there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.content.kiosk import Profile
from game.content.pin_guard import LONGEST, PinGuard
from game.content.seedcode import code_of
from game.options import Options
from game.scenes.staff.panel import StaffScene
from game.scenes.staff.pin_pad import PinScene
from game.stage.form import Form
from game.stage.gestures import BUTTONS
from game.stage.inputs import (
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from tests.scenes.kiosk import corners, govern, here, kiosk, seconds, steward
from tools.hands import Glass
from tools.puppet import Puppet

LOCKED = Profile(pin="1815")


def hold_the_keys(puppet: Puppet, wanted: float = 3.2) -> None:
    puppet.give(KeyPressed("left ctrl", ctrl=True), KeyPressed("left shift", ctrl=True, shift=True))
    puppet.give(KeyPressed("q", ctrl=True, shift=True))
    seconds(puppet, wanted)
    puppet.give(KeyReleased("q"), KeyReleased("left shift"), KeyReleased("left ctrl"))


def press_on_the_pad(puppet: Puppet, *names: str) -> None:
    for name in names:
        puppet.give(KeyPressed(name, pad=True))
        puppet.give(KeyReleased(name))
        puppet.tick(6)  # no hammering


def hold_the_buttons(puppet: Puppet) -> None:
    for name in BUTTONS:
        puppet.give(KeyPressed(name, pad=True))
    seconds(puppet, 3.2)
    puppet.give(*map(KeyReleased, BUTTONS))


def tap_the_corners(puppet: Puppet) -> None:
    for corner in corners(puppet):
        puppet.give(PointerPressed(corner))
        puppet.give(PointerReleased(corner))
        seconds(puppet, 0.6)


def tap(puppet: Puppet, name: str) -> None:
    """With a finger: nothing tells beforehand where it will come down."""
    centre = puppet.form[name].box.centre
    puppet.give(PointerPressed(centre))
    puppet.give(PointerReleased(centre))
    puppet.tick(2)


def panel(puppet: Puppet) -> StaffScene:
    hold_the_keys(puppet)
    assert isinstance(puppet.scene, StaffScene)
    return puppet.scene


# --- the way in, and out


def test_the_game_is_left_by_keys_alone(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, LOCKED)
    govern(puppet)
    hold_the_keys(puppet)
    assert here(puppet) == "PinScene"
    puppet.key("1", "8", "1", "5", "enter")
    assert here(puppet) == "StaffScene"
    for _ in range(30):
        if puppet.form.focused == "quit" and puppet.form.focus_visible:
            break
        puppet.key("tab")
    puppet.key("enter")
    assert here(puppet) == "AskScene"
    puppet.key("right", "right", "enter")
    puppet.tick(3)
    assert not puppet.running
    assert steward(puppet).status == 0
    puppet.close()


def test_the_game_is_left_by_fingers_alone(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, LOCKED)
    tap_the_corners(puppet)
    assert here(puppet) == "PinScene"
    for figure in ("1", "8", "1", "5", "open"):
        tap(puppet, figure)
    assert here(puppet) == "StaffScene"
    tap(puppet, "quit")
    tap(puppet, "yes")
    assert not puppet.running
    puppet.close()


def test_a_morning_of_the_staff_on_an_exhibition_day_by_fingers_on_the_glass_alone(tmp_path: Path) -> None:
    """A wrong PIN, the right one, the report, the cleaning, and out: all as the system tells it."""
    profile = Profile(pin="1815", exhibition=code_of(4711))
    puppet = Puppet(tmp_path, options=Options(kiosk=profile), posted=True)
    puppet.tick(2)
    glass = Glass(puppet)

    def touch(*names: str) -> None:
        for name in names:
            puppet.uncover()
            glass.tap(name)
            puppet.tick(12)

    for corner in corners(puppet):
        glass.tap(corner)
        seconds(puppet, 0.6)
    assert here(puppet) == "PinScene"
    touch("1", "8", "1", "6", "open")
    seconds(puppet, 4)
    touch("1", "8", "1", "5", "open")
    room = puppet.scene
    assert isinstance(room, StaffScene)
    assert not puppet.form["deal"].enabled  # everybody plays the same
    touch("report")
    assert list((tmp_path / "kiosk" / "days").glob("*.html"))
    touch("clean")
    assert here(puppet) == "CleaningScene"
    for _ in range(10):
        glass.stroke((300, 300), 900, 200)
    assert here(puppet) == "CleaningScene"
    seconds(puppet, 31)
    assert puppet.scene is room
    touch("back")
    assert here(puppet) == "ChoiceScene"  # the first corner had led there
    seconds(puppet, 70)
    assert here(puppet) == "AttractScene"
    puppet.close()


def test_the_game_is_left_by_a_gamepad_alone(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, LOCKED)
    govern(puppet)
    hold_the_buttons(puppet)
    assert here(puppet) == "PinScene"

    def lead_to(wanted: str) -> None:
        ways = first_steps(puppet.form, wanted)
        while puppet.form.focused != wanted:
            press_on_the_pad(puppet, ways[puppet.form.focused or wanted])
        press_on_the_pad(puppet, "enter")

    for name in ("1", "8", "1", "5", "open"):
        lead_to(name)
    assert here(puppet) == "StaffScene"
    lead_to("quit")
    assert here(puppet) == "AskScene"
    lead_to("yes")
    puppet.tick(3)
    assert not puppet.running
    puppet.close()


def first_steps(form: Form, wanted: str) -> dict[str, str]:
    """For every control the arrow that leads on towards the wanted one."""
    known: dict[str, str] = {wanted: "down"}
    names = [widget.name for widget in form.widgets if widget.focusable]
    for _ in names:
        known |= {
            name: way
            for name in names
            for way in ("left", "right", "up", "down")
            if name not in known and form.beside(name, way) in known
        }
    return known


@pytest.mark.parametrize("way", [hold_the_keys, hold_the_buttons, tap_the_corners])
def test_without_a_pin_the_way_leads_straight_to_the_room(
    way: Callable[[Puppet], None], tmp_path: Path
) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    way(puppet)
    assert here(puppet) == "StaffScene"
    puppet.key("enter")  # the way back has the focus
    assert here(puppet) in ("GovernmentScene", "PauseScene")  # a corner is that of a button of the table
    puppet.close()


def test_keys_that_are_let_go_too_soon_open_nothing(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    hold_the_keys(puppet, 2.8)
    seconds(puppet, 1)
    assert here(puppet) == "GovernmentScene"
    puppet.close()


def test_the_way_is_open_from_the_countdown_and_leads_back_to_the_table(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    seconds(puppet, 50)
    assert here(puppet) == "CountdownScene"
    panel(puppet)
    puppet.click("back")
    seconds(puppet, 1)
    assert here(puppet) == "GovernmentScene"
    puppet.close()


# --- the PIN


def test_a_wrong_pin_makes_the_next_try_wait_longer_and_never_for_ever() -> None:
    guard = PinGuard("1815")
    waits = []
    for _ in range(12):
        assert not guard.opens("0000")
        assert not guard.opens("1815")  # it is not time yet
        waits.append(guard.wait)
        guard.advance(guard.wait)
    assert waits[:6] == [2, 4, 8, 16, 32, 60]
    assert max(waits) == LONGEST
    assert guard.opens("1815")
    assert not guard.opens("0000")
    assert guard.wait == 2


def test_waiting_goes_on_though_the_page_is_left(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, LOCKED)
    hold_the_keys(puppet)
    puppet.key("1", "enter")
    assert here(puppet) == "PinScene"
    assert not puppet.form["1"].enabled
    puppet.key("escape")
    hold_the_keys(puppet, 3.0)
    puppet.tick(8)
    assert isinstance(puppet.scene, PinScene)
    puppet.key("1", "8", "1", "5", "enter")  # the two seconds are over
    assert here(puppet) == "StaffScene"
    puppet.close()


def test_the_pad_takes_eight_figures_rubs_out_and_closes_by_itself(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, LOCKED)
    govern(puppet)
    hold_the_keys(puppet)
    puppet.key("9", "backspace", "1", "8", "1", "5", "enter")
    assert here(puppet) == "StaffScene"
    seconds(puppet, 119)
    assert here(puppet) == "StaffScene"
    seconds(puppet, 2)
    assert here(puppet) == "GovernmentScene"
    hold_the_keys(puppet)
    seconds(puppet, 29)
    assert here(puppet) == "PinScene"
    seconds(puppet, 2)
    assert here(puppet) == "GovernmentScene"
    puppet.close()


def test_a_trembling_mouse_or_a_key_that_is_leant_on_keeps_no_page_of_the_staff_open(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, LOCKED)
    hold_the_keys(puppet)
    for name, figures in (("PinScene", ()), ("StaffScene", ("1", "8", "1", "5", "enter"))):
        puppet.key(*figures)
        assert here(puppet) == name
        for second in range(125 if figures else 31):
            seconds(puppet, 1)
            puppet.give(PointerMoved((900 + second % 2, 500)), KeyPressed("shift", repeat=True))
        assert here(puppet) == "ChoiceScene"
        hold_the_keys(puppet)
    puppet.close()


def test_a_question_that_staff_leaves_open_is_put_to_nobody_else(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, LOCKED)
    govern(puppet)
    hold_the_keys(puppet)
    puppet.key("1", "8", "1", "5", "enter")
    puppet.click("quit")
    puppet.tick(3)
    assert here(puppet) == "AskScene"
    seconds(puppet, 44)
    assert here(puppet) == "AskScene"
    seconds(puppet, 2)
    assert here(puppet) == "StaffScene"
    seconds(puppet, 121)
    assert here(puppet) == "GovernmentScene"
    assert puppet.running
    puppet.close()


def test_a_forgotten_pin_is_passed_by_once_from_the_command_line(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, LOCKED, reset_pin=True)
    assert here(puppet) == "StaffScene"
    puppet.click("back")
    assert steward(puppet).resting
    hold_the_keys(puppet)
    assert here(puppet) == "PinScene"
    puppet.close()
