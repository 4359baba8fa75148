"""The pages that open from the muster: rules, rosters, generals, and the sides swapped."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from game.content.muster_words import Muster
from game.engine.activation.model import BLACK, RED, Arm, Grade, Rules
from game.engine.activation.muster import MOST_FORCES
from game.scenes.activation import muster_draft as draft
from game.scenes.activation.muster import MusterScene
from game.scenes.activation.muster_commands import LEAST_HAND, LEAST_PARADE, CommandsScene, _cells
from game.scenes.activation.muster_roster import RosterScene
from game.scenes.activation.muster_rules import BattleRulesScene
from game.scenes.activation.parade import DEEP, LARGEST, LEAST, _drawn_up
from game.scenes.activation.pieces import FILLED
from game.scenes.field import Field
from game.scenes.sheet import Sheet
from game.stage.geometry import Box
from game.stage.text import Style
from game.stage.widgets import Button
from tests.scenes.activation.house import BattleHouse, let_dice_fall, muster, scene, shipped
from tests.scenes.pages import Player, Room

SIZES = ((1280, 720), (1024, 768), (1080, 1920))


def roster_page(house: BattleHouse) -> RosterScene:
    """A roster of four lines, whose names are of many lengths."""
    modder = next(battle for battle in shipped() if battle.id == "modder-river")
    return RosterScene(house.kit, modder.army(BLACK).forces[0], BLACK)


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


@pytest.mark.parametrize("size", [(1024, 768), (1080, 1920)])
def test_names_below_one_another_are_of_one_size(size: tuple[int, int]) -> None:
    player = Player(lambda: roster_page(BattleHouse()), size, 150)
    fields = [widget for widget in player.form.widgets if isinstance(widget, Field)]
    for column in ("kind", "name"):
        assert len({field.style.size for field in fields if field.name.startswith(column)}) == 1


@pytest.mark.parametrize("count", [1, 5, 9, 24, 60])
def test_units_on_parade_keep_to_their_room(count: int) -> None:
    for room in (Box(0, 0, 1700, 220), Box(0, 0, 900, 700)):
        side, across = _drawn_up(room, count)
        ranks = -(-count // across)
        assert LEAST <= side <= LARGEST
        assert side * across <= room.w + 1
        assert side * FILLED * (1 + (ranks - 1) * DEEP) <= room.h + 1


@pytest.mark.parametrize("size", SIZES)
def test_what_a_roster_leaves_empty_holds_its_units(size: tuple[int, int]) -> None:
    seen = []
    for page in (roster_page, lambda house: RosterScene(house.kit, draft.new_battle().red.forces[0], RED)):
        player = Player(lambda page=page: page(BattleHouse()), size)  # type: ignore[misc]
        frame, safe = player.frame(), player.look.frame.safe
        top, low = safe.y + 300, player.form["add infantry"].box.y - 90
        middle = frame.subsurface(player.look.frame.rect(Box(safe.cx - 100, top, 200, low - top)))
        places = product(range(middle.get_width()), range(0, middle.get_height(), 6))
        seen.append(len({tuple(middle.get_at(place)[:3]) for place in places}))
    assert min(seen) > 40, "lead and enamel have more colours than paper"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("beside", [True, False])
@pytest.mark.parametrize("count", range(1, MOST_FORCES + 1))
def test_every_general_has_his_place_and_few_their_cards(
    size: tuple[int, int], beside: bool, count: int
) -> None:
    player = Player(lambda: Room("table"), size)
    cells = _cells(player.look, count, beside=beside)
    assert len(cells) >= count
    for cell in cells:
        parts = [cell.name, cell.remove, cell.general, cell.told, cell.first, cell.edit]
        for box in [*parts, *([cell.spare] if cell.spare else [])]:
            assert cell.box.x <= box.x < box.right <= cell.box.right
            assert cell.box.y <= box.y < box.bottom <= cell.box.bottom
        if cell.spare is not None:
            assert cell.spare.h >= 100
            assert cell.spare.y >= cell.edit.bottom or cell.spare.x >= cell.edit.right
    assert count > 2 or all(cell.spare for cell in cells)


@pytest.mark.parametrize("size", SIZES)
def test_the_cards_of_a_general_alone_fill_the_sheet_below_him(size: tuple[int, int]) -> None:
    player = Player(lambda: Room("table"), size)
    cell, *_ = _cells(player.look, 1, beside=False)
    assert cell.spare is not None
    assert cell.name.y - cell.box.y < 40
    assert cell.box.bottom - cell.spare.bottom < 40
    assert cell.spare.w > 0.9 * cell.box.w


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 150])
def test_what_belongs_together_at_the_muster_is_set_in_one_size(
    size: tuple[int, int], text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, float] = {}
    print_text = Sheet.text

    def listening(sheet: Sheet, words: str, style: Style, *rest: Any, **named: Any) -> Any:
        told[words] = style.size
        return print_text(sheet, words, style, *rest, **named)

    monkeypatch.setattr(Sheet, "text", listening)
    player = Player(lambda: MusterScene(BattleHouse().kit), size, text)
    player.frame()
    buttons = [player.form[f"red {name}"] for name in ("commands", "roster")]
    assert len({button._share for button in buttons if isinstance(button, Button)}) == 1
    assert told[Muster.THRESHOLDS] == told[Muster.BY_HAND]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2])
def test_what_one_or_two_generals_leave_free_is_filled_with_their_units(
    size: tuple[int, int], count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    battle = next(each for each in shipped() if len(each.red.forces) == 2)
    battle = replace(battle, red=replace(battle.red, forces=battle.red.forces[:count]))
    drawn: list[Box] = []
    monkeypatch.setattr(
        "game.scenes.activation.muster_commands.print_parade", lambda _s, room, *_: drawn.append(room)
    )
    player = Player(lambda: CommandsScene(BattleHouse().kit, battle, RED, 0), size)
    player.frame()
    cells = _cells(player.look, count, beside=True)
    assert len(drawn) == count
    for room, cell in zip(drawn, cells[:count], strict=True):
        assert cell.spare is not None
        assert room.y >= cell.spare.y
        assert LEAST_PARADE <= room.h <= cell.spare.h - LEAST_HAND, "the cards stand below"


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
