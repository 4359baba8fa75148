"""Nobody is there any more: every delay, the countdown, and what ends it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.kiosk import Idle, Profile
from game.stage.inputs import (
    Input,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
    Wheeled,
)
from game.stage.scene import Push, Reset, Scene
from tests.scenes.kiosk import SLACK, govern, here, kiosk, seconds, steward, warned


def test_the_government_is_quiet_for_45_seconds_then_asked_after_then_cleared_away(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    seconds(puppet, 45 - SLACK)
    assert here(puppet) == "GovernmentScene"
    seconds(puppet, 2 * SLACK)
    assert here(puppet) == "CountdownScene"
    seconds(puppet, 20 - 2 * SLACK)
    assert here(puppet) == "CountdownScene"
    seconds(puppet, 2 * SLACK)
    assert steward(puppet).resting
    assert len(puppet.app.manager.scenes) == 1
    assert puppet.app.office.ministry is None
    puppet.close()


class Idler(Scene):
    def __init__(self, idles: str) -> None:
        self.idles = idles


@pytest.mark.parametrize(
    ("idles", "delay"),
    [
        *((("guide",), 30), (("result",), 40), (("activation",), 600), (("",), 45)),
        *((("activation", "", ""), 600), (("guide", "result"), 40), (("attract", ""), 45)),
    ],
)
def test_each_screen_has_its_own_delay_and_what_lies_over_it_has_the_same(
    idles: tuple[str, ...], delay: int, tmp_path: Path
) -> None:
    puppet = kiosk(tmp_path)
    puppet.app.manager.ask(Reset(lambda: Idler(idles[0])))
    puppet.key("shift")
    for name in idles[1:]:
        puppet.app.manager.ask(Push(lambda name=name: Idler(name)))  # type: ignore[misc]
        puppet.key("shift")
    seconds(puppet, delay - SLACK)
    assert here(puppet) == "Idler"
    seconds(puppet, 2 * SLACK)
    assert here(puppet) == "CountdownScene"
    puppet.close()


@pytest.mark.parametrize("idles", ["attract", "staff"])
def test_some_screens_are_never_left_by_themselves(idles: str, tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    puppet.app.manager.ask(Reset(lambda: Idler(idles)))
    puppet.key("shift")
    seconds(puppet, 700)
    assert here(puppet) == "Idler"
    puppet.close()


def test_the_organiser_decides_the_delays(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, Profile(idle=Idle(quiet=100, countdown=60)))
    govern(puppet)
    seconds(puppet, 100 - SLACK)
    assert here(puppet) == "GovernmentScene"
    seconds(puppet, 2 * SLACK)
    assert here(puppet) == "CountdownScene"
    seconds(puppet, 60 - 2 * SLACK)
    assert here(puppet) == "CountdownScene"
    seconds(puppet, 2 * SLACK)
    assert steward(puppet).resting
    puppet.close()


MIDDLE = (960.0, 540.0)
STIRS: dict[str, tuple[Input, ...]] = {
    "key": (KeyPressed("e"), TextTyped("e"), KeyReleased("e")),
    "enter": (KeyPressed("enter"), KeyReleased("enter")),
    "escape": (KeyPressed("escape"), KeyReleased("escape")),
    "press": (PointerPressed(MIDDLE), PointerReleased(MIDDLE)),
    "other button": (PointerPressed(MIDDLE, 3), PointerReleased(MIDDLE, 3)),
    "wheel": (Wheeled(MIDDLE, 1),),
}


@pytest.mark.parametrize("name", STIRS)
def test_any_input_stays_and_presses_nothing(name: str, tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    ministry = govern(puppet)
    before, draft = ministry.match.digest(), puppet.government.draft
    warned(puppet)
    for entry in STIRS[name]:
        puppet.give(entry)
        puppet.tick(2)
    seconds(puppet, 1)
    assert here(puppet) == "GovernmentScene"
    assert ministry.match.digest() == before
    assert puppet.government.draft == draft
    seconds(puppet, 45 - 1 - 2 * SLACK)
    assert here(puppet) == "GovernmentScene"  # it has all begun anew
    puppet.close()


def test_a_key_whose_release_never_comes_stays_too_and_one_that_is_leant_on_does_not(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    warned(puppet)
    puppet.give(KeyPressed("a"))
    seconds(puppet, 1)
    assert here(puppet) == "GovernmentScene"
    end = puppet.clock.now_ns() + int((45 + SLACK) * 1e9)
    while puppet.clock.now_ns() < end:
        puppet.give(KeyPressed("a", repeat=True))
    assert here(puppet) == "CountdownScene"
    puppet.close()


def test_a_hand_on_the_mouse_begins_the_countdown_anew(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    puppet.give(PointerMoved((900, 500)))
    countdown = warned(puppet)
    seconds(puppet, 15)
    puppet.give(PointerMoved((903, 500)))  # a tremor
    assert steward(puppet).watch.left < 6
    puppet.give(PointerMoved((930, 500)))
    assert steward(puppet).watch.left > 19
    seconds(puppet, 19)
    assert puppet.scene is countdown
    puppet.close()
