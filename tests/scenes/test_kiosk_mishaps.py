"""What goes wrong around a kiosk: visitors see nothing of it, its staff reads of it, and the game goes on."""

from __future__ import annotations

import errno
import os
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from game.content.watch import Watch, write_watch
from game.content.words import Messages
from game.scenes.government.scene import GovernmentScene
from game.scenes.staff.panel import StaffScene
from game.stage.inputs import KeyPressed, KeyReleased
from game.stage.window import Window
from tests.scenes.kiosk import govern, here, kiosk, seconds, steward
from tools.bot import next_command
from tools.hands import Mouse
from tools.puppet import Puppet

SHOW = datetime(2027, 6, 12, 14, 0)


def figures(puppet: Puppet) -> dict[str, str]:
    """What the staff reads of the machine."""
    puppet.give(KeyPressed("q", ctrl=True, shift=True))
    seconds(puppet, 3.2)
    puppet.give(KeyReleased("q"))
    scene = puppet.scene
    assert isinstance(scene, StaffScene)
    found = dict(scene._desk.machine())
    puppet.key("escape")
    return found


def act(puppet: Puppet, times: int = 3) -> None:
    """So many commands of a visitor's."""
    match = puppet.government.ministry.match
    for _ in range(times):
        if match.state.outcome is None:
            Mouse(puppet).carry_out(next_command(match.state, match.legal))
            puppet.settle()


def go_away(puppet: Puppet) -> None:
    seconds(puppet, 45 + 20 + 2)
    assert steward(puppet).resting


def full_disk(_handle: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_is_the_staffs_business(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puppet = kiosk(tmp_path)
    monkeypatch.setattr("os.fsync", full_disk)
    govern(puppet)
    act(puppet)
    puppet.app.office.wait()
    act(puppet, 1)
    news = puppet.government._news.lines
    assert news, "there is a Gazette"
    assert not [line for line in news if "saved" in line or "space" in line]
    assert "cannot be saved" in figures(puppet)["Last fault"]
    go_away(puppet)
    govern(puppet)
    act(puppet, 1)
    monkeypatch.undo()
    act(puppet, 1)
    puppet.app.office.wait()
    assert (tmp_path / "kiosk" / "saves" / "government.json").exists(), "there is room again"
    puppet.close()


def test_a_screen_that_cannot_be_filled_is_the_staffs_business_and_tried_again_for_the_next_visitor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_window: Window) -> None:
        raise pygame.error("no such mode")

    monkeypatch.setattr(Window, "_fill_screen", refuse)
    puppet = kiosk(tmp_path, fullscreen=True)
    assert not puppet.app.window.fullscreen
    assert Messages.NO_FULLSCREEN in figures(puppet)["Last fault"]
    monkeypatch.undo()
    govern(puppet)
    go_away(puppet)
    assert puppet.app.window.fullscreen
    puppet.close()


def test_a_home_that_only_can_be_read_is_played_in(tmp_path: Path) -> None:
    (tmp_path / "kiosk").write_text("in the way")
    (tmp_path / "logs").write_text("in the way")
    puppet = kiosk(tmp_path)
    govern(puppet)
    act(puppet)
    assert "cannot be" in figures(puppet)["Last fault"]
    go_away(puppet)
    puppet.close()
    assert (tmp_path / "kiosk").read_text() == "in the way"


def test_after_a_crash_the_visitor_sees_what_draws_people_in_and_the_staff_the_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    puppet = kiosk(tmp_path, watched=0.5)
    govern(puppet)

    def falls(_scene: GovernmentScene, _dt: float) -> None:
        raise RuntimeError("the candle fell over")

    with monkeypatch.context() as patch:
        patch.setattr(GovernmentScene, "update", falls)
        patch.setattr("signal.signal", lambda *_: None)
        assert puppet.app.run() == 1
    assert "the candle fell over" not in capfd.readouterr().out, "that pipe is for signs of life"
    again = kiosk(tmp_path, again=True, watched=0.5)
    assert steward(again).resting
    assert not again.app.manager.told
    assert "the candle fell over" in figures(again)["Last fault"]
    again.close()


def test_a_kill_that_the_supervisor_saw_is_told_if_it_came_last(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    today = datetime.now().date().isoformat()
    steward(puppet).mishap("an older fault")
    killed = Watch().after_fault(f"{today}T23:59:59", "The game was ended by signal 9 in Hall.", "")
    write_watch(puppet.app.places.watch_file, killed)
    assert figures(puppet)["Last fault"] == "23:59  The game was ended by signal 9 in Hall."
    write_watch(puppet.app.places.watch_file, Watch().after_fault("2027-06-12T23:59:59", "long ago", ""))
    assert figures(puppet)["Last fault"].endswith("an older fault")
    puppet.close()


@pytest.mark.parametrize(
    "then",
    [
        SHOW.replace(day=13),
        SHOW.replace(day=11),
        datetime(1970, 1, 1),
        datetime(2038, 1, 19, 3, 14, 8),
        datetime(2106, 2, 7, 6, 28, 16),
    ],
    ids=["a day on", "a day back", "1970", "2038", "2106"],
)
def test_a_clock_that_jumps_neither_clears_a_table_nor_keeps_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, then: datetime
) -> None:
    class Clock(datetime):
        moment = SHOW

        @classmethod
        def now(cls, _tz: object = None) -> datetime:  # type: ignore[override]
            return cls.moment

    monkeypatch.setattr("game.app.datetime", Clock)
    puppet = kiosk(tmp_path)
    govern(puppet)
    seconds(puppet, 30)
    Clock.moment = then
    act(puppet, 2)
    seconds(puppet, 40)
    assert here(puppet) == "GovernmentScene", "40 seconds are not 45"
    go_away(puppet)
    book = steward(puppet)._staff._book
    assert book.counts(SHOW).sessions == 1, "a visit belongs to the day on which it began"
    assert figures(puppet)["Last fault"] == "none"
    govern(puppet)
    act(puppet, 1)
    go_away(puppet)
    assert book.counts(then).sessions == 1
    puppet.close()


def test_the_app_takes_its_time_from_no_clock_of_the_wall(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def never() -> float:
        raise AssertionError("the time of the day was asked for")

    puppet = kiosk(tmp_path)
    monkeypatch.setattr("time.time", never)
    govern(puppet)
    seconds(puppet, 70)
    assert steward(puppet).resting
    puppet.close()
