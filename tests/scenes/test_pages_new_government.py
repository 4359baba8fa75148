"""Choosing a level and a deal: by pointer, by keys, by typing; and a government that is in office."""

from __future__ import annotations

import pytest

from game.content.levels import Level
from game.content.seedcode import code_of
from game.scenes.level_detail import FIGURES
from game.scenes.level_line import record_told
from game.scenes.new_government import MOST_LINE, NewGovernmentScene
from game.stage.inputs import KeyPressed, PointerMoved, TextTyped
from game.stage.scene import Pop
from tests.scenes.pages import SIZES, House, Player, Room, finished, levels, look, ministry


def page(house: House, first: Level | None = None) -> Player:
    return Player(lambda: NewGovernmentScene(house.kit, levels(), lambda _: (0, 0), first))


def scene(player: Player) -> NewGovernmentScene:
    assert isinstance(player.page, NewGovernmentScene)
    return player.page


def begun(player: Player) -> tuple[object, ...]:
    assert isinstance(player.page, Room)
    assert player.here == "begin"
    return player.page.arguments


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 3, 8])
def test_lines_are_no_higher_than_their_words_need_and_stand_at_the_top(
    size: tuple[int, int], count: int
) -> None:
    few, all_of_them = (
        Player(lambda shown=shown: NewGovernmentScene(House().kit, shown, lambda _: (0, 0)), size)  # type: ignore[misc]
        for shown in (levels()[:count], levels())
    )
    lines = [few.form[f"level {i}"].box for i in range(count)]
    assert max(line.h for line in lines) <= MOST_LINE
    assert lines[0].y == all_of_them.form["level 0"].box.y


def test_a_click_chooses_and_the_button_begins() -> None:
    player = page(House())
    player.click("level 3")
    seed = scene(player).seed
    player.click("begin")
    assert begun(player) == (levels()[3], seed)
    assert len(player.manager.scenes) == 1


def test_arrows_choose_and_enter_twice_begins() -> None:
    player = page(House())
    player.keys("down", "down")
    assert scene(player).level is levels()[2]
    player.keys("up", "enter", "enter")
    assert begun(player)[0] is levels()[1]


def test_the_level_played_last_may_be_offered_first() -> None:
    assert scene(page(House(), first=levels()[4])).level is levels()[4]


def test_the_level_offered_first_stays_chosen_until_another_is_chosen() -> None:
    player = page(House(), first=levels()[4])
    player.give(PointerMoved((20.0, 20.0)))
    player.keys("tab")
    assert scene(player).level is levels()[4]
    player.keys("up")
    assert scene(player).level is levels()[3]


@pytest.mark.parametrize("size", SIZES)
def test_left_of_the_deal_lies_the_chosen_level(size: tuple[int, int]) -> None:
    player = Player(lambda: NewGovernmentScene(House().kit, levels(), lambda _: (0, 0), levels()[2]), size)
    player.keys("tab")
    for start in ("another", "back"):
        player.form.focus(start)
        player.keys("left")
        assert player.form.focused == "level 2"
        assert scene(player).level is levels()[2]
    player.form.focus("enter")
    player.keys("left")
    assert player.form.focused == "another"


def test_leaving_the_entry_of_a_deal_leaves_level_and_focus() -> None:
    for leave in ("escape", "button"):
        player = page(House(), first=levels()[3])
        player.keys("tab")
        player.form.focus("enter")
        player.keys("enter")
        if leave == "escape":
            player.keys("escape")
        else:
            player.click("leave")
        assert player.form.focused == "enter"
        assert scene(player).level is levels()[3]


def test_a_record_is_told_only_where_there_is_one() -> None:
    assert record_told((0, 0)) == ""
    assert record_told((12, 5)) == "Played 12, won 5"


def test_every_level_has_a_picture_of_its_own() -> None:
    names = {FIGURES[level.order % len(FIGURES)] for level in levels()}
    assert len(names) == len(levels())
    assert names <= set(look().art.names)


def test_another_deal_is_another() -> None:
    player = page(House())
    seeds = {scene(player).seed}
    for _ in range(4):
        player.click("another")
        seeds.add(scene(player).seed)
    assert len(seeds) > 1


def test_a_deal_is_typed_and_dealt() -> None:
    player = page(House())
    player.click("enter")
    player.type(code_of(4321).lower())
    player.keys("enter")
    assert scene(player).seed == 4321
    player.keys("enter")
    assert begun(player)[1] == 4321


def test_a_wrong_deal_is_kept_and_can_be_mended() -> None:
    player = page(House())
    before = scene(player).seed
    player.click("enter")
    player.type(code_of(99)[:-1])
    right = player.frame().get_buffer().raw
    player.keys("enter")
    assert scene(player).seed == before
    assert player.frame().get_buffer().raw != right  # the fault is told
    player.type("x")
    player.keys("backspace")
    player.type(code_of(99)[-1])
    player.click("deal")
    assert scene(player).seed == 99


def test_escape_leaves_the_typing_first() -> None:
    player = page(House())
    before = scene(player).seed
    player.click("enter")
    player.give(TextTyped("WEAVER"))
    player.keys("escape")
    assert scene(player).seed == before
    assert "another" in scene(player).form
    player.keys("escape")
    assert player.here == "below"


def test_letters_typed_are_no_shortcuts() -> None:
    player = page(House())
    player.click("enter")
    player.give(KeyPressed("space"), TextTyped(" "), KeyPressed("m"), TextTyped("m"))
    assert "deal" in scene(player).form


def test_a_government_in_office_is_not_replaced_without_asking() -> None:
    player = page(House(running=ministry(3)))
    player.click("begin")
    assert player.here == "ask"
    player.manager._wish = Pop(False)
    player.step()
    assert isinstance(player.page, NewGovernmentScene)
    player.click("begin")
    player.manager._wish = Pop(True)
    player.step()
    player.step()
    assert player.here == "begin"


def test_a_finished_government_is_replaced_at_once() -> None:
    player = page(House(running=finished(won=True)))
    player.click("begin")
    assert player.here == "begin"


def test_f1_opens_the_rules_of_the_chosen_level() -> None:
    player = page(House())
    player.click("level 5")
    player.keys("f1")
    assert isinstance(player.page, Room)
    assert player.page.arguments == (levels()[5].rules,)
