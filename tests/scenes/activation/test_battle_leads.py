"""What is opened from a battle is the battle's own, and the title knows whether one waits."""

from __future__ import annotations

from pathlib import Path

from game.content.battle_rulebook import pages
from game.options import Options
from game.scenes.rules_page import RulesScene
from game.scenes.title import TitleScene
from game.stage.scene import Reset
from tests.scenes.activation.fighting import SIZE, Fight, battles, with_rules
from tools.puppet import Puppet


def page(fight: Fight) -> tuple[str, tuple[str, ...]]:
    """Title and words of the rulebook's page on top."""
    scene = fight.puppet.scene
    assert isinstance(scene, RulesScene)
    return scene.page.title, scene.page.paragraphs


def at_the_title(puppet: Puppet) -> TitleScene:
    puppet.app.manager.ask(Reset(puppet.app.kit.doors.title))
    puppet.tick(2)
    assert isinstance(puppet.scene, TitleScene)
    return puppet.scene


def test_the_rules_on_the_table_are_those_of_this_battle(tmp_path: Path) -> None:
    battle = with_rules(battles()["example-with-guns"], fire_phases=False)
    fight = Fight(tmp_path, battle, speed="instant")
    book = pages(battle.rules)
    fight.keys("space", "f1")
    assert page(fight) == (book[0].title, book[0].paragraphs)
    fight.keys("right", "right", "right", "right", "right")
    fight.keys("escape")
    fight.click("rules")
    assert page(fight)[0] == book[0].title
    fight.keys("escape", "escape")
    assert fight.here == "PauseScene"
    fight.keys("f1")
    assert page(fight)[0] == book[0].title
    fight.keys("end")
    assert "Bob Cordery" in " ".join(page(fight)[1])
    fight.close()


def test_the_title_tells_of_a_battle_until_it_has_ended(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    waits = fight.puppet.app.kit.doors.battle_waits
    fight.keys("space")
    assert waits()
    at_the_title(fight.puppet)
    fight.close()
    again = Puppet(tmp_path, size=SIZE, options=Options(speed="instant"))
    again.tick()
    assert again.app.kit.doors.battle_waits()  # nothing of the other game has been read in for that
    assert again.app._headquarters is None
    again.close()
    fight = Fight.resumed(tmp_path)
    fight.keys("o")
    fight.click("end")
    assert fight.state.outcome is not None
    assert not fight.puppet.app.kit.doors.battle_waits()
    fight.close()
    again = Puppet(tmp_path, size=SIZE, options=Options(speed="instant"))
    again.tick()
    assert not again.app.kit.doors.battle_waits()
    again.close()
