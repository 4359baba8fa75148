"""What the next visitor finds, and what of the one before: settings, records, ministries, battles."""

from __future__ import annotations

import dataclasses
from pathlib import Path

from msgspec.structs import replace

from game.content.battles import Battle
from game.content.kiosk import Profile, settings_from
from game.content.own_battles import keep_battle
from game.engine.activation import lots
from game.engine.activation.commands import EndBattle, TurnCard
from game.engine.activation.fairness import fairness_of
from game.scenes.new_government import NewGovernmentScene
from game.stage.scene import Reset
from tests.scenes.activation.house import shipped
from tests.scenes.kiosk import SLACK, govern, here, kiosk, open_page, seconds, steward, warned
from tests.scenes.pages import finished
from tools.puppet import Puppet


def test_everything_is_the_organisers_again_after_a_visitor(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, Profile(text_size=125))
    govern(puppet)
    app = puppet.app
    app.kit.change(replace(app.preferences.now, text_size=200, captions=True, speed="instant", mute=True))
    assert app.look().type.text_scale == 2.0
    puppet.key("shift")
    seconds(puppet, 45 + 20 + 2 * SLACK)
    expected = settings_from(Profile(text_size=125))
    assert replace(app.preferences.now, window=expected.window, fullscreen=True) == expected
    assert app.look().type.text_scale == 1.25
    puppet.close()
    again = kiosk(tmp_path)
    assert again.app.office.ministry is None
    again.close()


def list_of_levels(puppet: Puppet) -> list[tuple[int, int]]:
    """What a visitor reads on the list of levels: of each how often it was played, and won."""
    open_page(puppet, "choose_level")
    scene = puppet.scene
    assert isinstance(scene, NewGovernmentScene)
    found = [scene._record(level) for level in scene._levels]
    puppet.key("escape")
    return found


def win(puppet: Puppet) -> str:
    """A visitor has won a government, and begins another; the name of the level."""
    govern(puppet)
    puppet.app.office.ministry = won = finished(won=True)
    puppet.app.office.close_finished()
    govern(puppet)
    return won.level.id


def test_a_visitor_reads_of_no_games_but_those_of_this_visit(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, Profile(levels=["georgian"], level="georgian"))
    assert win(puppet) == "georgian"
    assert list_of_levels(puppet) == [(1, 1)]
    seconds(puppet, 45 + 20 + 2 * SLACK)
    assert steward(puppet).resting
    govern(puppet)
    assert list_of_levels(puppet) == [(0, 0)]
    win(puppet)
    warned(puppet)
    puppet.click("take over")
    assert list_of_levels(puppet) == [(0, 0)], "nor does whoever takes over"
    puppet.close()
    again = kiosk(tmp_path, Profile(levels=["georgian"], level="georgian"))
    assert len(again.app.office.records.all) == 2, "they are kept for the organiser"
    assert list_of_levels(again) == [(0, 0)]
    again.close()


def test_prints_are_new_to_every_visitor(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    app = puppet.app
    for _ in range(2):
        govern(puppet)
        app.kit.change(replace(app.preferences.now, new_prints=True, speed="brisk"))
        assert app.kit.is_new("plate_of_the_day")
        app.kit.first_sight("plate_of_the_day")
        assert not app.kit.is_new("plate_of_the_day")
        puppet.key("shift")
        seconds(puppet, 45 + 20 + 2 * SLACK)
        assert steward(puppet).resting
    assert not app.places.album_file.exists()
    puppet.close()


def test_a_visitor_may_take_over_the_ministry_with_the_organisers_settings(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    ministry = govern(puppet)
    app = puppet.app
    app.kit.change(replace(app.preferences.now, text_size=200))
    puppet.key("shift")
    warned(puppet)
    puppet.click("take over")
    seconds(puppet, 1)
    assert here(puppet) == "GovernmentScene"
    assert puppet.government.ministry is ministry
    assert app.office.ministry is ministry
    assert app.preferences.now.text_size == 100
    puppet.close()


def test_it_is_taken_over_by_keys_alone(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    puppet.app.kit.change(replace(puppet.app.preferences.now, captions=True))
    puppet.key("shift")
    warned(puppet)
    puppet.key("right", "right")
    assert puppet.form.focused == "take over"
    puppet.key("enter")
    assert here(puppet) == "GovernmentScene"
    assert not puppet.app.preferences.now.captions
    puppet.close()


def test_nothing_can_be_taken_over_where_nothing_is_being_played(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    open_page(puppet, "rules", None)
    warned(puppet)
    assert [widget.name for widget in puppet.form.widgets] == ["stay"]
    puppet.app.manager.ask(Reset(lambda: puppet.app.kit.doors.ending(finished(won=True))))
    puppet.key("shift")
    puppet.close()


def battle_of(puppet: Puppet) -> Battle:
    battle = shipped()[0]
    puppet.app.manager.ask(Reset(lambda: puppet.app.kit.doors.engage(battle, 4711, False)))
    puppet.key("shift")
    return battle


def test_a_battle_is_asked_after_in_ten_minutes_and_can_be_taken_over(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    battle = battle_of(puppet)
    headquarters = puppet.app.headquarters()
    seconds(puppet, 600 - SLACK)
    assert here(puppet) == "BattleScene"
    seconds(puppet, 2 * SLACK)
    puppet.click("take over")
    assert here(puppet) == "BattleScene"
    assert headquarters.engagement is not None
    assert headquarters.engagement.battle.id == battle.id
    seconds(puppet, 620 + 2 * SLACK)
    assert headquarters.engagement is None
    assert not puppet.app.kit.doors.battle_waits()
    puppet.close()


def test_the_list_of_battles_waits_ten_minutes_only_for_those_who_have_one(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    puppet.app.manager.ask(Reset(puppet.app.kit.doors.battles))
    puppet.key("shift")
    warned(puppet)
    puppet.key("shift")
    battle_of(puppet)
    puppet.app.manager.ask(Reset(puppet.app.kit.doors.battles))
    puppet.key("shift")
    seconds(puppet, 600 - SLACK)
    assert here(puppet) == "BattlesScene"
    seconds(puppet, 2 * SLACK)
    assert "take over" in puppet.form
    puppet.close()


def test_whoever_takes_over_a_government_finds_no_battle_of_the_visitor_before(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    headquarters = puppet.app.headquarters()
    headquarters.keep_own(shipped()[1])
    battle_of(puppet)
    ministry = govern(puppet)
    seconds(puppet, 45 + SLACK)
    puppet.click("take over")
    assert here(puppet) == "GovernmentScene"
    assert puppet.app.office.ministry is ministry
    assert headquarters.engagement is None
    assert headquarters.own() == ((), ())
    assert not puppet.app.kit.doors.battle_waits()
    puppet.close()


def test_whoever_takes_over_a_battle_finds_no_government_of_the_visitor_before(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    battle = battle_of(puppet)
    seconds(puppet, 600 + SLACK)
    puppet.click("take over")
    assert here(puppet) == "BattleScene"
    engagement = puppet.app.headquarters().engagement
    assert engagement is not None
    assert engagement.battle.id == battle.id
    assert puppet.app.office.ministry is None
    puppet.close()


def test_battles_that_visitors_have_named_go_with_them(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    headquarters = puppet.app.headquarters()
    organisers, _ = keep_battle(puppet.app.places, shipped()[0])
    written = Path(organisers.path).read_bytes()
    headquarters.keep_own(shipped()[1])
    changed, _ = headquarters.keep_own(dataclasses.replace(organisers, title="A Visitor's"))
    again, _ = headquarters.keep_own(dataclasses.replace(changed, title="A Visitor's Again"))
    assert again.path == changed.path != organisers.path
    assert len(headquarters.own()[0]) == 3
    assert Path(organisers.path).read_bytes() == written
    steward(puppet).clear()
    puppet.tick(3)
    assert [battle.id for battle in headquarters.own()[0]] == [organisers.id]
    assert len(list(puppet.app.places.battles.rglob("*.json"))) == 1
    puppet.close()


def test_nothing_is_left_on_the_disk_of_what_visitors_called_their_battles(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    doors, headquarters = puppet.app.kit.doors, puppet.app.headquarters()
    named = dataclasses.replace(shipped()[0], own=True, title="Quibberley Heath")
    for ends in (False, True):
        puppet.app.manager.ask(Reset(lambda: doors.engage(named, 4711, False)))
        puppet.key("shift")
        engagement = headquarters.engagement
        assert engagement is not None
        if ends:
            engagement.do(EndBattle())
            headquarters.keep(engagement)
        steward(puppet).clear()
        puppet.tick(3)
    puppet.close()
    kept = [path for path in tmp_path.rglob("*") if path.is_file() and b"Quibberley" in path.read_bytes()]
    assert not kept


def test_what_was_reckoned_for_a_battle_goes_with_its_players(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    battle_of(puppet)
    engagement = puppet.app.headquarters().engagement
    assert engagement is not None
    for _ in range(4):
        engagement.do(TurnCard())
    fairness_of(engagement.match)
    assert lots.kept()
    steward(puppet).clear()
    puppet.tick(3)
    assert not lots.kept()
    puppet.close()


def test_what_a_crash_left_behind_of_visitors_goes_with_the_next_clearing(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    places, headquarters = puppet.app.places, puppet.app.headquarters()
    organisers, _ = keep_battle(places, shipped()[0])
    headquarters.keep_own(dataclasses.replace(shipped()[1], title="Quibberley Heath"))
    puppet.close()
    saves = places.saves
    (saves / "finished").mkdir()
    for name in ("finished/battle-7.json", "government.json.broken-1"):
        (saves / name).write_bytes(b"of an earlier day")
    again = kiosk(tmp_path, again=True)
    assert len(list(places.battles.iterdir())) == 2  # whoever was cut off may still be there
    seconds(again, 66)
    assert [path.name for path in places.battles.iterdir()] == [Path(organisers.path).name]
    assert not [path for path in saves.rglob("*") if path.is_file() and path.suffix != ".lock"]
    again.close()


def test_what_was_cut_off_waits_a_minute_for_whoever_played_it(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    puppet.app.office.wait()
    puppet.close()
    again = kiosk(tmp_path, again=True)
    seconds(again, 60)
    assert again.app.office.ministry is not None
    seconds(again, 6)
    assert again.app.office.ministry is None
    again.close()


def test_nobody_finds_what_was_played_on_the_day_before(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path)
    govern(puppet)
    battle_of(puppet)
    puppet.close()
    fresh = kiosk(tmp_path)
    assert fresh.app.office.ministry is None
    assert not fresh.app.kit.doors.battle_waits()
    fresh.close()
