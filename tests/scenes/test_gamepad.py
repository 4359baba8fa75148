"""A gamepad alone: from the title into office, over every page and back, and a battle."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.content.screen_words import Pads
from game.content.seedcode import seed_of
from game.engine.activation.model import Phase
from game.scenes.activation.pieces import UnitCounter
from game.scenes.government.scene import GovernmentScene
from game.scenes.new_government import NewGovernmentScene
from game.scenes.type_case import TypeCaseScene
from game.stage.scene import Reset
from tests.scenes.activation.fighting import Fight
from tools.hands import Pad
from tools.puppet import Puppet


def name_of(puppet: Puppet) -> str:
    puppet.uncover()
    return type(puppet.scene).__name__


def test_from_the_title_into_office_and_about_by_gamepad(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, posted=True)
    pad = Pad(puppet)
    puppet.tick(2)
    for name, scene in (
        ("rules", "RulesScene"),
        ("prints", "PrintRoomScene"),
        ("settings", "SettingsScene"),
        ("activation", "BattlesScene"),
        ("new", "NewGovernmentScene"),
    ):
        pad.choose(name)
        assert name_of(puppet) == scene
        if name != "new":
            pad.press("b")
            assert name_of(puppet) == "TitleScene"
    pad.choose("level 0")
    pad.choose("begin")
    assert name_of(puppet) == "GovernmentScene"
    pad.press("start")
    assert name_of(puppet) == "PauseScene"
    pad.press("start")
    puppet.until(lambda: isinstance(puppet.scene, GovernmentScene))
    puppet.close()


def test_the_shoulders_turn_leaves_and_the_arrows_walk(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, posted=True)
    pad = Pad(puppet)
    puppet.tick(2)
    pad.choose("rules")
    page = puppet.scene
    pad.press("rightshoulder", "rightshoulder", "leftshoulder")
    assert getattr(page, "leaf", None) == 1
    pad.choose("close")
    assert name_of(puppet) == "TitleScene"
    puppet.close()


def test_a_deal_is_entered_letter_by_letter(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, posted=True)
    pad = Pad(puppet)
    puppet.tick(2)
    pad.choose("new")
    puppet.uncover()
    pad.choose("enter")
    pad.choose("case")
    puppet.tick(2)
    assert isinstance(puppet.scene, TypeCaseScene)
    for letter in "bottle-pumpkin-841":
        pad.choose(f"letter {letter}")
    pad.choose("done")
    puppet.uncover()
    pad.choose("deal")
    page = puppet.scene
    assert isinstance(page, NewGovernmentScene)
    assert page.seed == seed_of("BOTTLE-PUMPKIN-841")
    puppet.close()


def test_a_name_is_set_in_the_type_case(tmp_path: Path) -> None:
    fight = Fight(tmp_path, posted=True)
    puppet, pad = fight.puppet, Pad(fight.puppet)
    muster = puppet.app.kit.doors.muster
    puppet.app.manager.ask(Reset(lambda: muster(None)))
    puppet.tick(2)
    line = next(w.name for w in puppet.form.widgets if type(w).__name__ == "Field")
    pad.choose(line)
    puppet.tick(2)
    assert isinstance(puppet.scene, TypeCaseScene)
    pad.choose("clear")
    for letter in "pitt":
        pad.choose(f"letter {letter}")
    pad.choose("done")
    puppet.uncover()
    assert getattr(puppet.form[line], "text", "") == "Pitt"
    fight.close()


def test_a_whole_battle_by_gamepad_alone(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant", posted=True)
    pad = Pad(fight.puppet)
    ticked = 0
    for _ in range(12):
        pad.press("x")
        fight.settle()
        form = fight.scene.form
        ready = [w.name for w in form.widgets if isinstance(w, UnitCounter) and w.standing == "ready"]
        for name in ready[: fight.state.left]:
            pad.choose(name)
            fight.settle()
        if fight.state.phase is Phase.ACTING:
            ticked += len(fight.state.acts)
        assert fight.scene.shown == fight.state
    assert ticked > 5
    pad.press("y")
    fight.settle()
    assert fight.scene.engagement.can_redo
    pad.press("back")
    fight.settle()
    pad.choose("winner")
    pad.choose("end")
    assert fight.state.outcome is not None
    fight.close()


def test_an_arrow_of_the_gamepad_turns_no_card(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant", posted=True)
    before = len(fight.match.history)
    Pad(fight.puppet).press("dpad_right", "dpad_right")
    fight.settle()
    assert len(fight.match.history) == before
    fight.close()


def test_it_is_told_when_a_gamepad_goes(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, posted=True)
    pad = Pad(puppet)
    puppet.tick(2)
    pad.press("dpad_down")
    pygame.event.post(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=9))
    puppet.tick()
    assert puppet.app.manager.told == Pads.GONE
    puppet.close()
