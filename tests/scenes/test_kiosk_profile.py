"""What the organiser's profile means for what visitors are offered."""

from __future__ import annotations

import copy
import dataclasses
import shutil
from functools import partial
from pathlib import Path

import pytest

from game.content.engagement import begin
from game.content.kiosk import Profile
from game.content.seedcode import code_of
from game.content.settings import Settings
from game.engine.government.commands import Collect, DrawEvents, SetTax
from game.scenes.activation.battles_page import BattlesScene
from game.scenes.activation.muster import MusterScene
from game.scenes.activation.report_page import BattleReportScene
from game.scenes.ending import EndingScene
from game.scenes.government.scene import GovernmentScene
from game.scenes.kit import Ministry
from game.scenes.new_government import NewGovernmentScene
from game.stage.inputs import KeyPressed
from tests.scenes.activation.house import BattleHouse, shipped
from tests.scenes.kiosk import kiosk, open_page, steward
from tests.scenes.pages import House, Player, finished, levels, look

EXHIBITION = Profile(exhibition=code_of(4711))


def test_visitors_choose_among_the_organisers_levels_in_the_organisers_order(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, Profile(level="georgian", levels=["crisis", "georgian"]))
    open_page(puppet, "choose_level")
    scene = puppet.scene
    assert isinstance(scene, NewGovernmentScene)
    assert [level.id for level in scene._levels] == ["crisis", "georgian"]
    assert scene.level.id == "georgian"
    puppet.close()


def test_on_an_exhibition_day_every_government_is_of_the_same_deal(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, EXHIBITION)
    for level, seed in ((0, None), (1, 99)):
        open_page(puppet, "begin", puppet.app.levels[level], seed)
        ministry = puppet.app.office.ministry
        assert ministry is not None
        assert ministry.seed == 4711
    puppet.close()


def test_the_pages_of_an_exhibition_day_offer_no_other_deal() -> None:
    house = House(profile=EXHIBITION)
    choosing = Player(lambda: NewGovernmentScene(house.kit, levels(), lambda _: (0, 0)))
    assert isinstance(choosing.page, NewGovernmentScene)
    assert choosing.page.seed == 4711
    assert not choosing.form["another"].enabled
    assert not choosing.form["enter"].enabled
    choosing.click("begin")
    assert choosing.here == "begin"
    ending = Player(lambda: EndingScene(house.kit, finished(won=True)))
    assert not {"another", "level"} & {widget.name for widget in ending.form.widgets}
    assert ending.form["again"].enabled


def test_where_decisions_are_compared_the_last_one_stands() -> None:
    fallen = finished(5, won=False)
    assert fallen.match.can_undo
    for profile, offered in ((EXHIBITION, False), (Profile(), True)):
        ending = Player(partial(EndingScene, House(profile=profile).kit, fallen))
        assert ("undo" in ending.form) is offered
        ending.give(KeyPressed("z", ctrl=True))
        assert (ending.here == "EndingScene") is not offered
        scene = GovernmentScene(House(profile=profile).kit, copy.deepcopy(fallen))
        scene.arrange(look())
        scene.handle(KeyPressed("z", ctrl=True))
        assert (scene.ministry.match.state.outcome is None) is offered


def test_on_an_exhibition_day_there_is_one_level(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, EXHIBITION)
    open_page(puppet, "choose_level")
    scene = puppet.scene
    assert isinstance(scene, NewGovernmentScene)
    assert [level.id for level in scene._levels] == [EXHIBITION.level]
    open_page(puppet, "choice")
    assert "full" not in puppet.form
    puppet.close()


def test_on_an_exhibition_day_only_the_first_government_of_a_visitor_is_signed_for(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, EXHIBITION)

    def begun(turns: int) -> Ministry:
        open_page(puppet, "begin", puppet.app.levels[1], None)
        ministry = puppet.app.office.ministry
        assert ministry is not None
        for command in (SetTax(2), Collect(), DrawEvents())[: 3 * turns]:
            ministry.match.do(command)
        return ministry

    assert [begun(turns).known for turns in (0, 1, 0)] == [False, False, True]
    known = dataclasses.replace(finished(won=True), known=True)
    open_page(puppet, "ending", known)
    assert not puppet.form["sign"].enabled
    assert puppet.form["sign"].why
    puppet.key("enter")
    assert isinstance(puppet.scene, GovernmentScene), "what the day begins with is to play again"
    steward(puppet).clear()
    puppet.tick(2)
    assert not begun(0).known, "another visitor has seen nothing"
    open_page(puppet, "ending", finished(won=True))
    assert puppet.form["sign"].enabled
    puppet.close()


def test_on_an_exhibition_day_a_deal_that_was_known_stays_so_when_the_game_is_cut_off(tmp_path: Path) -> None:
    puppet = kiosk(tmp_path, EXHIBITION)
    for turns in (1, 0):
        open_page(puppet, "begin", puppet.app.levels[1], None)
        ministry = puppet.app.office.ministry
        assert ministry is not None
        for command in (SetTax(2), Collect(), DrawEvents())[: 3 * turns]:
            ministry.match.do(command)
    puppet.app.office.wait()
    late = tmp_path / "late"
    shutil.copytree(tmp_path / "kiosk", late / "kiosk")
    puppet.close()
    again = kiosk(late, EXHIBITION, again=True)
    ministry = again.app.office.ministry
    assert ministry is not None
    assert ministry.known
    open_page(again, "begin", again.app.levels[1], None)
    ministry = again.app.office.ministry
    assert ministry is not None
    assert ministry.known, "the one before was left before a card was drawn, but its deal was known"
    again.close()


def test_visitors_write_nothing_to_the_disk() -> None:
    house = House(profile=Profile())
    report = Player(lambda: BattleReportScene(house.kit, begin(shipped()[0], 5)))
    for name in ("text", "picture", "print"):
        assert not report.form[name].enabled
        report.click(name)
        assert report.here == "BattleReportScene"
    muster = Player(lambda: MusterScene(house.kit, shipped()[0]))
    assert not muster.form["print"].enabled
    assert not muster.form["keep"].enabled
    assert muster.form["begin"].enabled
    theirs = dataclasses.replace(shipped()[0], own=True, path="0.json")
    for profile, dropped in ((Profile(), False), (None, True)):  # the organiser's own battles stay
        shelf = BattleHouse(own=[theirs], profile=profile)
        battles = Player(lambda shelf=shelf: BattlesScene(shelf.kit))  # type: ignore[misc]
        battles.keys("end")
        assert ("drop" in battles.form) is dropped
    at_home = Player(lambda: BattleReportScene(House().kit, begin(shipped()[0], 5)))
    assert all(at_home.form[name].enabled for name in ("text", "picture", "print"))


@pytest.mark.parametrize("wanted", [0, 30, 100])
def test_no_visitor_passes_the_sound_ceiling(wanted: int, tmp_path: Path) -> None:
    from msgspec.structs import replace

    puppet = kiosk(tmp_path, Profile(sound_ceiling=40))
    app = puppet.app
    assert app.preferences.now.volume_all == min(40, Settings().volume_all)
    app.kit.change(replace(app.preferences.now, volume_all=wanted, volume_music=100))
    assert app.preferences.now.volume_all == min(40, wanted)
    puppet.close()
