"""What staff can have done in its room, and what it sees there."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from game.content.honours import Entry
from game.content.kiosk import Profile
from game.content.seedcode import code_of
from game.heartbeat import START_AGAIN
from game.scenes.staff.cleaning import CleaningScene
from game.stage.inputs import (
    CloseRequested,
    KeyPressed,
    PointerPressed,
    PointerReleased,
)
from game.stage.scene import Reset
from tests.scenes.kiosk import govern, here, kiosk, seconds, steward
from tests.scenes.test_kiosk_staff import panel, tap_the_corners


def test_a_session_is_ended_and_another_begun(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    panel(puppet)
    puppet.click("end")
    puppet.tick(3)
    assert steward(puppet).resting
    assert puppet.app.office.ministry is None
    govern(puppet)
    panel(puppet)
    puppet.click("new")
    puppet.tick(3)
    assert not steward(puppet).resting
    assert puppet.app.office.ministry is None
    puppet.close()


def test_the_next_deal_is_another_one_of_the_organisers_level(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, Profile(level="crisis", levels=["crisis"]))
    before = govern(puppet)
    panel(puppet)
    puppet.click("deal")
    puppet.tick(3)
    now = puppet.app.office.ministry
    assert now is not None
    assert now.level.id == "crisis"
    assert now.seed != before.seed
    puppet.close()


def test_on_an_exhibition_day_there_is_no_other_deal(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, Profile(exhibition=code_of(4711)))
    panel(puppet)
    assert not puppet.form["deal"].enabled
    puppet.close()


def test_staff_has_it_silent_and_no_visitor_can_undo_that(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    panel(puppet)
    puppet.click("mute")
    puppet.click("back")
    assert puppet.app.preferences.now.mute
    puppet.key("m")
    assert puppet.app.preferences.now.mute
    steward(puppet).clear()
    puppet.tick(3)
    assert puppet.app.preferences.now.mute
    panel(puppet)
    puppet.click("mute")
    assert not puppet.app.preferences.now.mute
    puppet.close()


def test_staff_dims_the_picture_and_a_profile_may_begin_with_it(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, Profile(light=85))
    window = puppet.app.window
    govern(puppet)
    panel(puppet)
    seen = []
    for light in (85, 70, 100, 85):
        assert window.light == light
        window.surface.fill((200, 100, 40))
        window.flip()
        seen.append(tuple(window._window.get_surface().get_at((5, 5)))[:3])
        puppet.click("light")
        puppet.tick(2)
    assert seen[2] == (200, 100, 40)
    for found, share in zip(seen, (0.85, 0.7, 1.0, 0.85), strict=True):
        assert found == pytest.approx((200 * share, 100 * share, 40 * share), abs=2)
    puppet.close()


def test_while_the_glass_is_cleaned_nothing_can_be_pressed_for_half_a_minute(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    panel(puppet)
    puppet.click("clean")
    cleaning = puppet.scene
    assert isinstance(cleaning, CleaningScene)
    seconds(puppet, 1)
    mute = puppet.app.preferences.now.mute
    for _ in range(20):
        puppet.give(KeyPressed("m"), KeyPressed("escape"), KeyPressed("q", ctrl=True, shift=True))
        puppet.give(PointerPressed((960, 540)), PointerReleased((960, 540)), CloseRequested())
        tap_the_corners(puppet)
        if cleaning.left < 3:
            break
    assert puppet.scene is cleaning
    assert puppet.app.preferences.now.mute == mute
    seconds(puppet, 3.5)
    assert here(puppet) == "StaffScene"
    puppet.close()


def test_the_board_is_wiped_only_after_a_question(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    board = puppet.app.honours
    board.sign(Entry(name="ABC", level="Georgian", outcome="won", turns=9, points=7, seed=code_of(1)))
    panel(puppet)
    puppet.click("wipe")
    puppet.click("no")
    assert len(board.entries) == 1
    puppet.click("wipe")
    puppet.click("yes")
    assert not board.entries
    puppet.close()


def test_the_day_report_is_written_and_its_place_told(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, Profile(club="The Thursday Club"))
    scene = panel(puppet)
    puppet.click("report")
    (path,) = (tmp_path / "kiosk" / "days").glob("*.html")
    assert str(path) in scene.message
    assert "The Thursday Club" in path.read_text(encoding="utf-8")
    puppet.close()


def test_the_report_calls_battles_by_their_names(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    doors = puppet.app.kit.doors
    shipped = doors.shipped_battles()[0]
    own = dataclasses.replace(shipped, id="mine", own=True, title="A visitor's own words")
    for battle in (shipped, own):
        puppet.app.manager.ask(Reset(lambda battle=battle: doors.engage(battle, 7, False)))  # type: ignore[misc]
        puppet.tick(5)
        puppet.key("shift", "shift")
        seconds(puppet, 5)
        steward(puppet).clear()
        puppet.tick(5)
    panel(puppet)
    puppet.click("report")
    (path,) = (tmp_path / "kiosk" / "days").glob("*.html")
    told = path.read_text(encoding="utf-8")
    assert shipped.title in told
    assert shipped.id not in told
    assert "Battles of their own: left, cards turned: 0" in told
    assert "own words" not in told
    puppet.close()


def test_a_report_that_cannot_be_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puppet = kiosk(tmp_path)

    def full(_path: Path, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.staffroom.write_whole", full)
    scene = panel(puppet)
    puppet.click("report")
    assert "could not be written: the disk is full" in scene.message.lower()
    puppet.close()


def test_only_a_watched_game_is_started_again(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path / "one")
    panel(puppet)
    assert not puppet.form["restart"].enabled
    puppet.close()
    watched = kiosk(tmp_path / "two", watched=2.0)
    ministry = govern(watched)
    panel(watched)
    watched.click("restart")
    watched.click("yes")
    watched.tick(3)
    assert not watched.running
    assert steward(watched).status == START_AGAIN
    watched.close()
    again = kiosk(tmp_path / "two", again=True)
    found = again.app.office.ministry
    assert found is not None
    assert found.seed == ministry.seed
    again.close()


def test_the_room_tells_how_the_machine_and_the_day_are_doing(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    seconds(puppet, 10, left_out=0)
    puppet.key("t")
    steward(puppet).clear()
    puppet.tick(3)
    scene = panel(puppet)
    seconds(puppet, 2, left_out=0)
    machine, today = dict(scene._desk.machine()), dict(scene._desk.today())
    assert today["Visitors"] == "1"
    assert today["Games begun"] == "1"
    assert 10 <= int(machine["Running for"].removesuffix(" s")) <= 20
    assert int(machine["Memory"].removesuffix(" MB")) > 20
    assert 25 <= int(machine["Frames a second"].partition(",")[0]) <= 61
    assert machine["Last fault"] == "none"
    puppet.close()
