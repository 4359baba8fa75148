"""Setting up a battle by pointer alone and by keys alone, the dice, the arithmetic, and what may go wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.battles import Battle
from game.content.engagement import begin
from game.content.seedcode import code_of
from game.content.settings import Settings
from game.engine.activation.model import BLACK, RED, Grade
from game.engine.activation.muster import graded
from game.scenes.activation import muster_draft as draft
from game.scenes.activation.muster_panel import grading_told
from game.stage.inputs import KeyPressed, TextTyped, Wheeled
from game.stage.scene import Pop
from tests.scenes.activation.house import BattleHouse, let_dice_fall, muster, scene, shipped
from tests.scenes.pages import Player, Room


def begun(player: Player) -> tuple[Battle, int, bool]:
    assert isinstance(player.page, Room)
    assert player.page.name == "engage"
    battle, seed, paper = player.page.arguments
    assert isinstance(battle, Battle)
    assert isinstance(seed, int)
    return battle, seed, bool(paper)


def answer(player: Player, result: object) -> None:
    """Close the page above with a result."""
    player.manager.ask(Pop(result))
    player.step()
    player.step()


# --- whole set-ups


def test_example_one_and_two_by_pointer_alone() -> None:
    """Rules A13: 9 units, good: 5, 6, 7. 11 units, poor: 4, 5, 6."""
    player = muster(BattleHouse())
    player.click("red units", 0.02)
    player.click("red dice")
    let_dice_fall(player)
    player.click("black units", 0.98)
    player.click("black grade", 0.1)
    battle = scene(player).battle
    assert draft.reckoned(battle, RED, 0).values == (5, 6, 7)
    assert draft.reckoned(battle, BLACK, 0).values == (4, 5, 6)
    seed = scene(player).seed
    player.click("begin")
    engaged, dealt, paper = begun(player)
    assert engaged.red.forces[0].dice == (5, 6)
    assert engaged.red.forces[0].units == 9
    assert (dealt, paper) == (seed, False)


def test_the_same_by_keys_alone_in_a_few_strokes() -> None:
    player = muster(BattleHouse())
    player.keys("9", "tab", "tab", "right")  # units, past the roster, to the grade, one better
    assert player.form.focused == "red grade"
    player.keys("tab", "tab", "tab", "tab", "tab", "1", "1", "tab", "tab", "left", "ctrl+enter")
    engaged, _, paper = begun(player)
    red, black = engaged.red.forces[0], engaged.black.forces[0]
    assert (red.units, red.grade, black.units, black.grade) == (9, Grade.GOOD, 11, Grade.POOR)
    assert not paper


def test_paper_cards_and_enter_on_the_button() -> None:
    player = muster(BattleHouse())
    player.form.focus("paper")
    player.keys("enter")
    assert begun(player)[2]


def test_the_defaults_could_begin_at_once() -> None:
    player = muster(BattleHouse())
    player.keys("ctrl+enter")
    engaged = begun(player)[0]
    assert len(draft.reckoned(engaged, RED, 0).cards) == 12
    begin(engaged, 1)


def test_the_wheel_counts_units() -> None:
    player = muster(BattleHouse())
    player.give(Wheeled(player.form["red units"].box.centre, -3))
    assert scene(player).force(RED).units == 7


def test_with_a_roster_the_focus_begins_where_units_are_changed() -> None:
    player = muster(BattleHouse(), next(battle for battle in shipped() if battle.id == "modder-river"))
    player.keys("tab")
    assert player.form.focused == "red roster"
    assert not player.form.hint


def test_a_number_typed_after_a_pause_is_another_one() -> None:
    player = muster(BattleHouse())
    player.keys("2", "6")
    assert scene(player).force(RED).units == 26
    for _ in range(75):  # more than a second
        player.step()
    player.keys("1", "4")
    assert scene(player).force(RED).units == 14


# --- names and the deal


def test_names_are_written_in_place() -> None:
    player = muster(BattleHouse())
    player.click("red name")
    assert player.form.focused == "red name"
    player.keys(*["backspace"] * 14)
    player.type("Ruritania")
    player.keys("enter")
    assert player.form.focused == "red general"
    player.type("Graf Tarlenheim")
    player.click("title")  # a click elsewhere ends the writing
    army = scene(player).battle.red
    assert (army.name, army.forces[0].name, army.forces[0].general) == (
        "Ruritania",
        "Ruritania",
        "Graf Tarlenheim",
    )
    player.keys("escape", "escape")
    assert player.here == "ask"


def test_an_escape_leaves_the_line_before_the_page() -> None:
    player = muster(BattleHouse())
    player.form.focus("red general")
    player.type("Nobody")
    player.keys("escape")
    assert scene(player).battle == draft.new_battle()
    assert player.here == "MusterScene"
    player.keys("escape")
    assert player.here == "below"


def test_a_deal_is_typed_or_drawn_anew() -> None:
    player = muster(BattleHouse())
    first = scene(player).seed
    player.click("another")
    assert scene(player).seed != first
    player.form.focus("seed")
    player.type(code_of(12345).lower())
    player.keys("enter")
    assert scene(player).seed == 12345
    player.form.focus("seed")
    player.type("nonsense")
    player.keys("enter")
    assert "two words" in player.message
    assert scene(player).seed == 12345


# --- dice


def test_dice_tumble_in_sight_and_a_key_brings_them_to_rest_only() -> None:
    player = muster(BattleHouse(), dice=(1, 2))
    player.click("red dice")
    assert scene(player).throwing
    still = player.frame()
    for _ in range(10):
        player.step()
    assert player.frame().get_buffer().raw != still.get_buffer().raw
    player.keys("9")
    assert not scene(player).throwing
    force = scene(player).force(RED)
    assert (force.grade, force.dice, force.units) == (Grade.POOR, (1, 2), 10)
    assert grading_told(force) == "1 + 2 = 3: poor"


@pytest.mark.parametrize("still", ["reduced motion", "at once"])
def test_dice_that_do_not_move_lie_there_at_once(still: str) -> None:
    house = BattleHouse(settings=Settings(speed="instant" if still == "at once" else "brisk"))
    player = muster(house)
    if still == "reduced motion":
        player.look = replace(player.look, motion="reduced")
        player.manager.relook()
    player.click("red dice")
    assert not scene(player).throwing
    assert scene(player).force(RED).dice == (5, 6)


def test_a_grade_by_hand_puts_the_dice_away() -> None:
    player = muster(BattleHouse())
    player.click("black dice")
    let_dice_fall(player)
    player.click("black grade", 0.9)
    assert scene(player).force(BLACK).dice == ()
    assert scene(player).force(BLACK).grade is Grade.GOOD


def test_a_new_size_in_mid_throw_brings_the_dice_to_rest() -> None:
    player = muster(BattleHouse())
    player.click("red dice")
    player.relook((1024, 768), 150)
    player.step()
    assert scene(player).force(RED).dice == (5, 6)


# --- keeping, and what may not be lost


def test_kept_under_its_name() -> None:
    house = BattleHouse()
    player = muster(house)
    player.form.focus("title")
    player.type("Streslau")
    player.keys("enter", "ctrl+s")
    assert [battle.title for battle in house.own] == ["Streslau"]
    assert "Streslau" in player.message
    player.keys("escape")
    assert player.here == "below"


def test_kept_again_it_takes_its_own_place_and_trouble_is_told() -> None:
    house = BattleHouse()
    player = muster(house)
    player.keys("7", "ctrl+s", "8", "ctrl+s")
    assert [battle.red.forces[0].units for battle in house.own] == [8]
    house.trouble = "The disk is full."
    player.keys("ctrl+s")
    assert player.message == "The disk is full."


def test_a_shipped_battle_that_was_changed_is_the_players_own() -> None:
    given = shipped()[0]
    player = muster(BattleHouse(), given)
    player.keys("ctrl+enter")
    assert begun(player)[0] is given
    player = muster(BattleHouse(), given)
    player.click("another")
    player.form.focus("red general")
    player.type("Somebody Else")
    player.keys("enter", "ctrl+enter")
    engaged = begun(player)[0]
    assert engaged.own
    assert engaged != given


def test_what_was_changed_is_not_left_without_asking() -> None:
    player = muster(BattleHouse())
    player.keys("7", "escape")
    assert player.here == "ask"
    answer(player, False)
    assert player.here == "MusterScene"
    player.click("back")
    answer(player, True)
    assert player.here == "below"


@pytest.mark.parametrize("yes", [True, False])
def test_a_running_battle_is_not_replaced_without_asking(yes: bool) -> None:
    player = muster(BattleHouse(running=begin(shipped()[0], 7)))
    player.click("begin")
    assert isinstance(player.page, Room)
    assert player.page.name == "ask"
    assert shipped()[0].title in str(player.page.arguments[1])
    answer(player, yes)
    assert player.here == ("engage" if yes else "MusterScene")


def test_a_force_that_no_card_fits_is_refused_with_advice() -> None:
    player = muster(BattleHouse())
    player.keys("9", "9")
    assert not player.form["begin"].enabled
    assert "split" in player.form["begin"].why
    player.keys("ctrl+enter")
    assert "split" in player.message
    player.keys("left")
    assert player.here == "MusterScene"


def test_letters_without_a_line_do_nothing_and_f1_opens_the_rules() -> None:
    player = muster(BattleHouse())
    player.give(KeyPressed("x"), TextTyped("x"))
    assert scene(player).battle == draft.new_battle()
    player.keys("f1")
    assert player.here == "battle_rules"


def test_draft_answers_for_itself() -> None:
    battle = draft.new_battle()
    army = battle.red
    assert draft.without_command(army, 0) is army
    assert draft.settled(battle, battle) is battle
    grading = graded(battle.rules, (6, 6))
    assert draft.by_dice(army.forces[0], grading).grade is Grade.GOOD
    renamed = draft.with_army_name(battle, RED, "Blues").red
    assert renamed.forces[0].name == "Blues"
    assert draft.refusal(battle) is None
