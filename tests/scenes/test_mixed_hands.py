"""Hands that are used together, keys of other keyboards, and a keyboard that goes to another program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content.words import Messages
from game.options import Options
from game.scenes.activation.scene import BattleScene
from game.stage.inputs import (
    FocusGained,
    FocusLost,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from game.stage.scene import Push
from tests.scenes.activation.fighting import Fight
from tests.scenes.kiosk import govern, here, kiosk, seconds
from tools.puppet import Puppet


@pytest.fixture
def puppet(tmp_path: Path) -> Puppet:
    found = kiosk(tmp_path)
    govern(found)
    return found


@pytest.mark.parametrize("key", ["²", "³", "①", "½"])
def test_a_figure_that_is_no_digit_is_a_key_like_any_other(key: str, puppet: Puppet) -> None:
    before = puppet.government.draft
    puppet.key("2", key)  # the first of them lies left of the 1 on French keyboards
    assert puppet.government.draft.tax == 2 != before.tax
    puppet.close()


def test_the_table_goes_on_though_the_countdown_was_told_of_the_return(puppet: Puppet) -> None:
    puppet.give(FocusLost())
    seconds(puppet, 46)
    assert here(puppet) == "CountdownScene"
    puppet.give(FocusGained())
    puppet.key("space")
    seconds(puppet, 1)
    assert here(puppet) == "GovernmentScene"
    puppet.key("t")
    assert not puppet.government.idle
    seconds(puppet, 20)
    assert puppet.government.idle
    puppet.close()


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Puppet]:
    found = Puppet(tmp_path, options=Options(seed=5))
    found.tick(3)
    yield found
    found.close()


@pytest.mark.parametrize("how", ["press", "click"])
def test_whoever_presses_is_there_though_no_return_was_told(how: str, home: Puppet) -> None:
    home.give(FocusLost())
    if how == "press":
        home.key("t")
    else:
        home.click("confirm")
    assert not home.government.idle
    seconds(home, 20)
    assert home.government.idle


def test_what_moves_waits_for_whoever_is_elsewhere_and_says_so(home: Puppet) -> None:
    home.give(FocusLost())
    home.tick(2)
    assert home.government._view().coach != Messages.AWAY, "nothing waits"
    home.give(FocusGained())
    home.key("t")
    home.tick(20)
    home.give(FocusLost())
    home.tick(2)
    shown = home.app.window.surface.copy().get_buffer().raw
    assert home.government._seen.coach == Messages.AWAY
    seconds(home, 5)
    assert not home.government.idle
    assert home.app.window.surface.copy().get_buffer().raw == shown
    home.give(FocusGained())
    home.tick(2)
    assert home.government._seen.coach != Messages.AWAY
    home.settle()


def test_at_a_kiosk_nothing_waits(puppet: Puppet) -> None:
    puppet.key("t")
    puppet.tick(20)
    puppet.give(FocusLost())
    puppet.tick(2)
    assert puppet.government._seen.coach != Messages.AWAY
    seconds(puppet, 20)
    assert puppet.government.idle
    puppet.close()


def test_a_battle_says_too_that_it_waits(tmp_path: Path) -> None:
    fight = Fight(tmp_path)
    fight.puppet.give(FocusLost())
    fight.puppet.tick(2)
    assert fight.scene.told != Messages.AWAY
    fight.puppet.give(FocusGained())
    fight.puppet.key("space")
    fight.puppet.tick(6)
    fight.puppet.give(FocusLost())
    fight.puppet.tick(30)
    assert not fight.scene.idle
    assert fight.scene.told == Messages.AWAY
    fight.close()


def test_a_battle_goes_on_too(tmp_path: Path) -> None:
    fight = Fight(tmp_path)
    fight.puppet.give(FocusLost())
    fight.puppet.app.manager.ask(Push(lambda: fight.puppet.app.kit.doors.battle_rules(None)))
    fight.puppet.tick(2)
    fight.puppet.give(FocusGained())
    fight.puppet.key("escape")
    fight.puppet.tick(2)
    assert isinstance(fight.puppet.scene, BattleScene)
    fight.puppet.key("space")
    assert not fight.scene.idle
    fight.puppet.until(lambda: fight.scene.idle)
    fight.close()


def test_a_card_that_was_held_when_a_page_was_laid_over_it_does_not_open_later(puppet: Puppet) -> None:
    puppet.key("t")
    puppet.settle()
    pos = next(w for w in puppet.form.widgets if w.name.startswith("card ")).box.centre
    puppet.give(PointerMoved(pos), PointerPressed(pos))
    puppet.give(KeyPressed("f1"))
    puppet.tick(2)
    assert here(puppet) == "RulesScene"
    puppet.give(PointerReleased(pos))
    puppet.key("escape")
    seconds(puppet, 2)
    assert here(puppet) == "GovernmentScene"
    puppet.close()


def test_a_button_that_was_held_when_a_page_was_laid_over_it_is_let_go(puppet: Puppet) -> None:
    pos = puppet.form["confirm"].box.centre
    puppet.give(PointerMoved(pos), PointerPressed(pos))
    assert puppet.form["confirm"].held
    before = len(puppet.government.ministry.match.history)
    puppet.give(KeyPressed("f1"))
    puppet.tick(2)
    assert not puppet.government.form["confirm"].held
    puppet.give(PointerReleased(pos))
    puppet.key("escape")
    puppet.tick(2)
    puppet.give(PointerReleased(pos))
    assert len(puppet.government.ministry.match.history) == before
    puppet.close()
