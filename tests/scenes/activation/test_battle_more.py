"""The rest of a battle's table: paper cards, orders, Jokers, the clock, the switch, luck, refusals."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.content import battle_table_words as words
from game.engine.activation.commands import EndBattle, Lose
from game.engine.activation.events import CardTurned, JokerPlayed, JokerSetAside, PackShuffled
from game.engine.activation.fairness import fairness_of
from game.engine.activation.model import Arm, Colour, Grade, Phase
from game.engine.piles import JOKER
from game.scenes.activation.enter_page import EnterPage
from game.scenes.activation.orders import OrdersPage
from game.scenes.activation.watch import Watch
from game.scenes.field import Field
from game.stage.inputs import KeyPressed, KeyReleased, PointerMoved, TextTyped, Wheeled
from tests.scenes.activation.fighting import Fight, battles, with_rules


def happened(fight: Fight) -> list[type[object]]:
    return [type(event) for entry in fight.match.log for event in entry.events]


def test_a_joker_shuffles_steps_the_turn_and_leaves_the_next_card_to_the_next_press(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="swift")
    while not fight.state.reshuffles:
        fight.keys("space")
    assert fight.scene.shown.card == JOKER
    assert fight.scene.shown.acting is None
    assert not fight.scene.shown.discard
    assert fight.state.turn == 2
    assert PackShuffled in happened(fight)
    fight.keys("space")
    assert fight.state.card is not None
    fight.close()


def test_a_joker_that_waits_is_played_by_the_same_key(tmp_path: Path) -> None:
    battle = with_rules(battles()["example-with-guns"], no_shut_out=True, jokers=4, packs=1)
    fight = Fight(tmp_path, battle, seed=3, speed="instant")
    for _ in range(60):
        fight.keys("space")
        assert fight.scene.shown == fight.state
    assert {JokerSetAside, JokerPlayed} <= set(happened(fight))
    fight.close()


def test_paper_cards_are_named_by_keys(tmp_path: Path) -> None:
    fight = Fight(tmp_path, paper=True, speed="instant")
    fight.keys("space")
    assert fight.here == "EnterPage"
    fight.keys("1", "3", "h")  # no King in this pack
    assert fight.here == "EnterPage"
    fight.keys("6", "h")
    assert fight.at_table
    assert fight.state.card is not None
    assert (fight.state.card.rank, fight.state.acting) == (6, Colour.RED)
    fight.keys("1", "space", "x")
    assert fight.state.card == JOKER
    assert fight.state.turn == 2
    fight.keys("space", "escape")  # not yet
    assert fight.state.card == JOKER
    fight.close()


def test_paper_cards_are_named_by_mouse(tmp_path: Path) -> None:
    fight = Fight(tmp_path, paper=True, speed="instant")
    for _ in range(6):
        fight.click("next")
        fight.click("card 0")
    turned = [e for entry in fight.match.log for e in entry.events if isinstance(e, CardTurned)]
    assert len(turned) == 6
    fight.click("next")
    fight.click("cancel")
    assert fight.at_table
    fight.close()


def test_orders_by_mouse_with_a_roster(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.until_acting()
    acting = fight.state.acting
    assert acting is not None

    def units() -> int:
        assert acting is not None
        return fight.state.side(acting).force.units

    before = units()
    fight.click("orders")
    fight.click("unit 3")
    assert units() == before - 1
    fight.click("unit 3")
    assert units() == before
    fight.click("arrive")
    assert units() == before + 1
    assert fight.state.side(acting).force.roster[-1].arm is Arm.INFANTRY
    fight.click("replace")
    general = fight.state.side(acting).force
    assert general.general == "The second in command"
    assert len(general.dice) == 2
    fight.click("close")
    fight.settle(2)
    assert fight.scene.shown == fight.state
    fight.close()


def test_orders_by_keys_without_a_roster(tmp_path: Path) -> None:
    fight = Fight(tmp_path, "example-by-number", speed="instant")
    fight.keys("o")
    assert fight.here == "OrdersPage"

    def walk(name: str) -> None:
        for _ in range(30):
            if fight.puppet.form.focused == name and fight.puppet.form.focus_visible:
                return
            fight.keys("tab")
        raise AssertionError(name)

    walk("lose")
    fight.keys("enter", "space")
    assert fight.state.red.force.units == 7
    walk("arrive")
    fight.keys("enter")
    assert fight.state.red.force.units == 8
    walk("grade")
    fight.keys("right")
    assert fight.state.red.force.grade is Grade.AVERAGE
    walk("successor")
    fight.keys("enter")
    for letter in " Ney":
        fight.puppet.give(TextTyped(letter))
    fight.keys("enter")
    walk("replace")
    fight.keys("enter")
    assert fight.state.red.force.general.endswith("Ney")
    successor = fight.puppet.form["successor"]
    assert isinstance(successor, Field)
    assert successor.text == words.Orders.SECOND, "who has taken over is not offered as his own successor"
    walk("command")
    fight.keys("right")
    walk("lose")
    fight.keys("enter")
    assert fight.state.black.force.units == 10
    fight.keys("escape")
    assert fight.at_table
    fight.close()


def test_another_command_takes_over_at_the_next_shuffle(tmp_path: Path) -> None:
    fight = Fight(tmp_path, "modder-river", speed="instant")
    fight.click("orders")
    fight.puppet.form.focus("command")
    fight.keys("right")
    fight.click("switch")
    page = fight.puppet.scene
    assert isinstance(page, OrdersPage)
    assert "next shuffle" in page.message, "what came of it is told, not why it cannot be ordered twice"
    assert page.form["switch"].why == words.Orders.ORDERED
    assert page._slip[0] == page.message
    assert fight.state.red.waiting == 1
    fight.keys("escape")
    while not fight.state.reshuffles:
        fight.keys("space")
    assert fight.state.red.active == 1
    assert fight.scene.shown == fight.state
    fight.close()


def test_the_number_is_turned_to_the_other_player_by_a_switch_that_is_kept(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    assert fight.scene.layout.both_ways
    fight.keys("u")
    assert not fight.scene.layout.both_ways
    assert not fight.puppet.app.preferences.now.number_both_ways
    fight.click("orders")
    fight.click("both")
    fight.keys("escape")
    assert fight.scene.layout.both_ways
    fight.close()


def test_the_luck_in_sight_is_that_of_the_match(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.keys(*["space"] * 8, "ctrl+z", "space")
    assert fight.scene._view().fairness == fairness_of(fight.match)
    fight.keys("f")
    assert fight.here == "FairnessPage"
    fight.keys("enter")
    fight.click("odds")
    assert fight.here == "FairnessPage"
    fight.close()


def test_a_refused_order_changes_nothing_and_says_why(tmp_path: Path) -> None:
    fight = Fight(tmp_path, "example-by-number", speed="instant")
    digest = fight.match.digest()
    assert fight.scene.order(Lose(Colour.RED, 0, count=50))
    assert fight.match.digest() == digest
    fight.close()


def test_the_glass_runs_while_a_side_acts_and_is_turned_with_each_card(tmp_path: Path) -> None:
    fight = Fight(tmp_path, with_rules(battles()["example-with-guns"], clock_seconds=30), speed="instant")
    fight.puppet.tick(120)
    assert fight.scene._watch.seconds == 30
    fight.until_acting()
    fight.puppet.tick(180)
    assert fight.scene._watch.seconds == 27
    fight.keys("escape")
    fight.puppet.tick(180)
    fight.keys("escape")
    assert fight.scene._watch.seconds == 27
    while fight.state.phase is Phase.ACTING:
        fight.keys("space")
        assert fight.scene._watch.seconds == 30
    fight.close()


def test_without_a_limit_there_is_no_glass() -> None:
    watch = Watch(None)
    assert watch.seconds is None
    assert not watch.run(5.0)


def test_nothing_is_painted_while_nothing_moves(tmp_path: Path) -> None:
    fight = Fight(tmp_path)
    fight.keys("space", "1")
    fight.puppet.tick(10)
    paints = fight.puppet.app.painter.paints
    fight.puppet.tick(120)
    assert fight.puppet.app.painter.paints == paints
    fight.close()


def test_the_wheel_turns_the_leaves_of_a_large_roster(tmp_path: Path) -> None:
    battle = battles()["example-with-guns"]
    force = battle.red.forces[0]
    roster = tuple([replace(force.roster[0], name=f"Battery {i}") for i in range(26)])
    large = replace(force, roster=roster, units=26)
    armies = {side: replace(getattr(battle, side), forces=(large,)) for side in ("red", "black")}
    fight = Fight(tmp_path, replace(battle, **armies), speed="instant")
    fight.until_acting()
    first = [name for name in fight.scene.form.names if name.startswith("unit")]
    fight.puppet.give(Wheeled((100.0, 100.0), -1))
    second = [name for name in fight.scene.form.names if name.startswith("unit")]
    assert not set(first) & set(second)
    assert len(first) + len(second) <= 26
    fight.click("earlier")
    assert set(first) == {name for name in fight.scene.form.names if name.startswith("unit")}
    fight.close()


def test_the_pack_itself_turns_a_card_and_a_double_click_only_one(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.puppet.click("pack")
    fight.puppet.click("pack")
    fight.settle()
    assert len(fight.match.history) == 1
    fight.click("pack")
    assert len(fight.match.history) == 2
    fight.close()


def test_a_foot_switch_that_is_stood_on_turns_one_card(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.puppet.give(KeyPressed("pagedown"))
    for _ in range(120):
        fight.puppet.give(KeyPressed("pagedown", repeat=True))
    assert len(fight.match.history) == 1
    fight.puppet.give(KeyReleased("pagedown"))
    fight.keys("pagedown")
    assert len(fight.match.history) == 2
    fight.close()


def test_a_battle_that_is_over_can_be_printed_from_its_report(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.keys("space")
    fight.match.do(EndBattle())
    fight.keys("space")
    assert fight.here == "BattleReportScene"
    fight.click("print")
    assert fight.here == "PrintScene"
    fight.keys("escape")
    assert fight.here == "BattleReportScene"
    fight.close()


def test_the_bands_are_explained_to_who_points_at_them(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.keys("space")
    before = fight.scene.told
    fight.puppet.give(PointerMoved(fight.scene.layout.fairness.centre))
    assert "Shaded" in fight.scene.told
    fight.puppet.give(PointerMoved(fight.scene.layout.card.centre))
    assert fight.scene.told == before
    fight.puppet.key("tab")
    while fight.scene.form.focused != "fairness":
        fight.puppet.key("tab")
    assert "Shaded" in fight.scene.told
    fight.close()


def test_an_order_that_ends_the_battle_leads_back_to_the_table_and_the_report(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.keys("space")
    fight.click("orders")
    fight.click("end")
    fight.settle()
    fight.puppet.until(lambda: fight.here == "BattleReportScene", 300)
    fight.keys("escape")
    assert fight.at_table
    fight.close()


def test_a_rank_that_was_typed_is_named_until_the_suit_follows(tmp_path: Path) -> None:
    fight = Fight(tmp_path, paper=True, speed="instant")
    fight.keys("space")
    page = fight.puppet.scene
    assert isinstance(page, EnterPage)
    fight.keys("k")
    assert page.message == "King of …?"
    fight.keys("1", "0")
    assert page.message == "10 of …?"
    fight.close()
