"""Whole battles on the real table: by one key, by keys, by mouse, taken back and taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content import battle_table_words as words
from game.content.battle_log import journal_lines
from game.content.settings import Speed
from game.engine.activation.events import CardTurned
from game.engine.activation.model import Colour, Phase, Role
from game.scenes.activation.layout import DISCARD_SCALE
from game.scenes.activation.pieces import UnitCounter
from tests.scenes.activation.fighting import Fight, battles, with_rules


def cards_turned(fight: Fight) -> int:
    return sum(isinstance(event, CardTurned) for entry in fight.match.log for event in entry.events)


def test_the_next_card_is_printed_while_nothing_moves(tmp_path: Path) -> None:
    fight = Fight(tmp_path)
    for _ in range(3):
        fight.puppet.tick(3)
        faces, large = fight.scene._table.faces, fight.scene.layout.columns.card
        assert faces.has(fight.state.pack[0], large)
        assert faces.has(fight.state.pack[0], DISCARD_SCALE)
        fight.keys("space")
    fight.close()


@pytest.mark.parametrize("key", ["space", "enter", "pagedown", "right"])
def test_one_key_drives_a_battle_for_thirty_cards(key: str, tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="swift")
    for _ in range(30):
        fight.puppet.key(key)
        fight.settle()
        assert fight.scene.shown == fight.state
    assert cards_turned(fight) == 30
    assert fight.state.reshuffles > 0
    fight.close()


def test_the_large_plate_does_it_too(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    for _ in range(30):
        fight.click("next")
    assert cards_turned(fight) == 30
    fight.close()


def test_a_double_press_turns_one_card(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.puppet.key("space", "space", "space")
    assert cards_turned(fight) == 1
    fight.puppet.tick(22)
    fight.puppet.key("space")
    assert cards_turned(fight) == 2
    fight.close()


def test_a_press_during_motion_only_ends_the_motion(tmp_path: Path) -> None:
    fight = Fight(tmp_path)
    fight.puppet.key("space")
    fight.puppet.tick(6)
    assert not fight.scene.idle
    fight.puppet.key("space")
    assert fight.scene.idle
    assert fight.scene.shown == fight.state
    assert cards_turned(fight) == 1
    fight.close()


def test_a_whole_battle_by_keys_alone(tmp_path: Path) -> None:
    battle = with_rules(battles()["example-with-guns"], turn_limit=2)
    fight = Fight(tmp_path, battle, speed="instant")
    ticked = 0
    while fight.at_table:
        fight.keys("space")
        if fight.at_table and fight.state.phase is Phase.ACTING:
            fight.keys("3", "4")  # by figure
            fight.keys("down")  # and by walking to one
            while fight.scene.form.focused != "unit 6":
                fight.keys("tab")
            fight.keys("enter")
            ticked += len(fight.state.acts)
            if fight.scene.form.focus_visible:
                fight.keys("pagedown")
    assert ticked > 10
    assert fight.state.outcome == "turn_limit"
    assert fight.here == "BattleReportScene"
    fight.close()


def test_a_whole_battle_by_mouse_alone(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    for _ in range(12):
        fight.click("next")
        ready = [
            widget.name
            for widget in fight.scene.form.widgets
            if isinstance(widget, UnitCounter) and widget.standing == "ready"
        ]
        for name in ready[: fight.state.left]:
            fight.click(name)
        assert fight.scene.shown == fight.state
    fight.click("orders")
    fight.click("winner")  # its middle lies left of the choice's own: back, to the last army
    fight.click("end")
    assert fight.state.winner is Colour.BLACK
    fight.settle()
    assert fight.here == "BattleReportScene"
    fight.click("text")
    fight.click("picture")
    saved = sorted(path.suffix for path in (tmp_path / "reports").iterdir())
    assert saved == [".png", ".txt"]
    fight.click("table")
    assert fight.at_table
    fight.close()


def test_a_tick_costs_one_and_is_taken_back_by_another(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.until_acting()
    left = fight.state.left
    fight.keys("1")
    assert fight.state.left == left - 1
    assert fight.state.acts[0].role is Role.ARTILLERY
    fight.keys("1")
    assert fight.state.left == left
    assert not fight.state.acts
    fight.close()


def test_a_gun_may_be_told_to_act_as_an_ordinary_unit(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.until_acting()
    fight.click("role other")
    fight.keys("1")
    assert fight.state.acts[0].role is Role.OTHER
    assert fight.scene.form["role artillery"].why
    fight.close()


def test_without_a_roster_each_role_is_counted(tmp_path: Path) -> None:
    fight = Fight(tmp_path, "example-by-number", speed="instant")
    fight.until_acting()
    left = fight.state.left
    fight.keys("1", "2")
    fight.click(f"pip {left - 1}")
    assert [act.role for act in fight.state.acts] == [Role.ARTILLERY, Role.MACHINE_GUN, Role.OTHER]
    assert fight.state.left == left - 3
    assert fight.scene.form["pip 0"].why == words.LATER_FIRST
    fight.click("pip 2")  # the last that was used is given back
    assert len(fight.state.acts) == 2
    fight.close()


def test_everything_is_taken_back_and_done_again(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    digests = [fight.match.digest()]
    for key in ("space", "1", "4", "space", "3", "space", "space", "5", "space"):
        done = len(fight.match.log)
        fight.keys(key)
        digests += [fight.match.digest()] * (len(fight.match.log) - done)
    for digest in reversed(digests[:-1]):
        fight.keys("ctrl+z")
        assert fight.match.digest() == digest
        assert fight.scene.shown == fight.state
    assert not fight.match.can_undo
    for digest in digests[1:]:
        fight.click("redo")
        assert fight.match.digest() == digest
    assert fight.scene.shown == fight.state
    fight.close()


def test_what_was_taken_back_is_struck_through_in_the_log(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.keys("space", "pageup")
    lines = journal_lines(fight.scene.engagement)
    assert lines[0].struck
    assert lines[-1].text.startswith("Taken back")
    fight.keys("l")
    assert fight.here == "JournalPage"
    fight.keys("escape")
    assert fight.at_table
    fight.close()


def test_a_battle_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    fight = Fight(tmp_path, speed="instant")
    fight.keys("space", "1", "space", "3", "ctrl+z", "space")
    digest, journal = fight.match.digest(), fight.scene.engagement.journal
    fight.close()
    again = Fight.resumed(tmp_path)
    assert again.match.digest() == digest
    assert again.scene.engagement.journal == journal
    assert again.scene.shown == again.state
    again.close()


def test_escape_pauses_and_never_quits(tmp_path: Path) -> None:
    fight = Fight(tmp_path)
    fight.keys("space", "escape")
    assert fight.here == "PauseScene"
    fight.keys("escape")
    assert fight.at_table
    for key, page in (
        ("f1", "RulesScene"),
        ("l", "JournalPage"),
        ("f", "FairnessPage"),
        ("o", "OrdersPage"),
    ):
        fight.keys(key)
        assert fight.here == page
        fight.keys(key)
        assert fight.at_table, "the same key closes it"
    fight.close()


def test_ways_of_showing_motion_lead_to_the_same(tmp_path: Path) -> None:
    found = []
    ways: tuple[tuple[Speed | None, bool], ...] = (
        (None, False), ("stately", False), ("instant", False), (None, True),
    )  # fmt: skip
    for number, (speed, reduced) in enumerate(ways):
        fight = Fight(tmp_path / str(number), speed=speed, reduced_motion=reduced)
        fight.keys(*["space"] * 9)
        assert fight.scene.shown == fight.state
        found.append((fight.match.digest(), fight.scene.layout.body))
        fight.close()
    assert len(set(found)) == 1
