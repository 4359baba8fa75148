"""The pages that open from the muster: rules, rosters, generals, and the sides swapped."""

from __future__ import annotations

from game.engine.activation.model import BLACK, RED, Arm, Grade, Rules
from game.scenes.activation import muster_draft as draft
from game.scenes.activation.muster_commands import CommandsScene
from game.scenes.activation.muster_roster import RosterScene
from game.scenes.activation.muster_rules import BattleRulesScene
from tests.scenes.activation.house import BattleHouse, let_dice_fall, muster, scene
from tests.scenes.pages import Room


def test_thresholds_are_edited_and_thrown_grades_read_anew() -> None:
    player = muster(BattleHouse(), dice=(2, 3))
    player.click("red dice")
    let_dice_fall(player)
    assert scene(player).force(RED).grade is Grade.AVERAGE
    player.click("rules")
    assert isinstance(player.page, BattleRulesScene)
    player.click("poor_max", 0.98)
    player.click("packs", 0.02)
    player.click("no_shut_out")
    player.click("out_of_range", 0.9)
    player.keys("escape")
    battle = scene(player).battle
    assert battle.rules == Rules(poor_max=5, packs=1, no_shut_out=True, out_of_range="clamp")
    assert scene(player).force(RED).grade is Grade.POOR
    assert len(draft.reckoned(battle, RED, 0).cards) == 6


def test_every_rule_can_be_reached_by_keys_and_put_back() -> None:
    player = muster(BattleHouse())
    player.click("rules")
    names = [widget.name for widget in player.form.widgets if widget.focusable]
    assert {"turn_limit", "clock_seconds", "jokers", "recalculate"} <= set(names)
    player.form.focus("turn_limit")
    player.keys("6", "tab", "right")
    player.keys("escape")
    assert scene(player).battle.rules == Rules(turn_limit=6, clock_seconds=5)
    player.click("rules")
    player.click("usual")
    player.click("done")
    assert scene(player).battle.rules == Rules()


def test_the_thresholds_never_cross() -> None:
    player = muster(BattleHouse())
    player.click("rules")
    player.form.focus("poor_max")
    player.keys("end", "tab", "home", "escape")
    rules = scene(player).battle.rules
    assert rules.poor_max < rules.good_min


def test_how_it_is_played_is_told_beside_the_settings() -> None:
    for way in ("f1", "book"):
        player = muster(BattleHouse())
        player.click("rules")
        player.click("usual")
        if way == "f1":
            player.keys(way)
        else:
            player.click(way)
        assert isinstance(player.page, Room)
        assert (player.here, player.page.arguments) == ("battle_rules", (Rules(),))


def test_a_roster_by_pointer_alone_counts_the_units() -> None:
    player = muster(BattleHouse())
    player.click("red roster")
    assert isinstance(player.page, RosterScene)
    for name in ("add infantry", "add infantry", "add infantry", "add artillery", "add other"):
        player.click(name)
    player.click("count 1", 0.98)
    player.click("arm 2", 0.9)
    player.click("done")
    force = scene(player).force(RED)
    assert [unit.arm for unit in force.roster] == [Arm.INFANTRY] * 3 + [Arm.ARTILLERY] * 2 + [Arm.INFANTRY]
    assert force.units == 6
    assert force.roster[0].name == "Battalion 1"
    assert not player.form["red units"].enabled


def test_a_roster_by_keys_with_own_words_and_back_to_numbers() -> None:
    player = muster(BattleHouse())
    player.click("red roster")
    player.form.focus("add other")
    player.keys("enter")
    player.form.focus("kind 0")
    player.type("Zouaves")
    player.keys("enter")
    player.type("1er Régiment")
    player.keys("enter", "3", "escape")
    roster = scene(player).force(RED).roster
    assert [(unit.kind, unit.name) for unit in roster] == [
        ("Zouaves", f"1er Régiment {number}") for number in (1, 2, 3)
    ]
    player.click("red roster")
    player.click("numbers")
    assert scene(player).force(RED).roster == ()
    assert scene(player).force(RED).units == 3


def test_a_long_roster_has_leaves() -> None:
    player = muster(BattleHouse())
    player.click("red roster")
    for arm in ("infantry", "cavalry") * 8:
        player.click(f"add {arm}")
    assert "remove 15" in player.form
    player.keys("pageup", "pageup", "pageup")
    assert "remove 0" in player.form
    player.click("remove 0")
    player.click("done")
    assert scene(player).force(RED).units == 15


def test_generals_are_added_removed_and_one_begins() -> None:
    player = muster(BattleHouse())
    player.click("black commands")
    assert isinstance(player.page, CommandsScene)
    assert not player.form["remove 0"].enabled
    player.click("add")
    player.form.focus("general 1")
    player.type("Chernyaev")
    player.keys("enter")
    player.click("first 1")
    player.click("edit 0")
    assert scene(player).force(BLACK).general == "Chernyaev"
    assert scene(player).battle.black.forces[0].general == "Chernyaev"
    player.form.focus("black units")
    player.keys("6")
    assert [force.units for force in scene(player).battle.black.forces] == [6, 10]
    player.click("black commands")
    player.click("remove 0")
    player.click("done")
    assert len(scene(player).battle.black.forces) == 1
    assert scene(player).force(BLACK).general != "Chernyaev"


def test_no_more_than_nine_generals() -> None:
    player = muster(BattleHouse())
    player.click("red commands")
    for _ in range(8):
        player.click("add")
    assert not player.form["add"].enabled
    assert len(player.form.widgets) == 9 * 5 + 2


def test_sides_are_swapped() -> None:
    player = muster(BattleHouse())
    player.form.focus("red units")
    player.keys("7")
    player.click("exchange")
    assert scene(player).force(BLACK).units == 7
    assert scene(player).battle.black.name == "The Red Army"
