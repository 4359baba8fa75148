"""Battles being fought: the journal keeps what was undone, saves lead back to it, damage loses little."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.content.battle_log import journal_lines
from game.content.battle_records import BattleRecords, record_of
from game.content.battle_report import report
from game.content.battle_saves import NAME, encode_battle, load_battle_save
from game.content.battles import Battle
from game.content.engagement import Engagement, begin
from game.content.saver import Saver
from game.engine.activation.chance import Chance
from game.engine.activation.commands import EndBattle, TurnCard
from game.engine.activation.model import RED
from game.engine.activation.rules import match_from
from game.engine.match import CannotRedo, CannotUndo
from tests.content.fighting import battle, battles, fought
from tests.content.on_disk import put, tampered


def resumed(folder: Path) -> Engagement:
    found, notice = load_battle_save(folder)
    assert notice is None
    assert found is not None
    return found.engagement


@pytest.mark.parametrize("of", battles(), ids=lambda battle: battle.id)
@pytest.mark.parametrize(("commands", "paper"), [(0, False), (1, False), (80, False), (80, True)])
def test_a_battle_goes_on_where_it_was(of: Battle, commands: int, paper: bool, tmp_path: Path) -> None:
    engagement = fought(of, 5, commands, paper=paper)
    put(tmp_path, NAME, encode_battle(engagement, "today"))
    found, notice = load_battle_save(tmp_path)
    assert notice is None
    assert found is not None
    again = found.engagement
    assert (found.when, again.battle, again.seed, again.paper, again.whole) == ("today", of, 5, paper, True)
    assert again.match.digest() == engagement.match.digest()
    assert again.match.log == engagement.match.log
    assert again.deeds == engagement.deeds
    assert again.can_redo == engagement.can_redo
    assert report(again) == report(engagement)


def test_the_journal_keeps_what_was_undone(tmp_path: Path) -> None:
    engagement = begin(battle("adwa"), 3)
    engagement.do(TurnCard())
    engagement.do(TurnCard())
    engagement.undo()
    engagement.redo()
    engagement.undo()
    assert [entry.kind for entry in engagement.journal] == ["do", "do", "undo", "redo", "undo"]
    assert [deed.struck for deed in engagement.deeds] == [False, True, False, True, False]
    assert [deed.undone for deed in engagement.deeds] == [None, None, 1, None, 3]
    put(tmp_path, NAME, encode_battle(engagement))
    again = resumed(tmp_path)
    assert journal_lines(again) == journal_lines(engagement)
    again.redo()
    assert len(again.match.history) == 2
    with pytest.raises(CannotRedo):
        again.redo()


def test_nothing_to_undo_is_not_noted() -> None:
    engagement = begin(battle("adwa"), 3)
    with pytest.raises(CannotUndo):
        engagement.undo()
    assert engagement.journal == ()
    assert not engagement.can_undo


def test_damage_goes_back_to_the_generation_before(tmp_path: Path) -> None:
    older, newer = fought(battle("yalu"), 2, 10), fought(battle("yalu"), 2, 20)
    newest_file, _ = put(tmp_path, NAME, encode_battle(newer)[:-9], encode_battle(older))
    found, notice = load_battle_save(tmp_path)
    assert found is not None
    assert found.engagement.match.digest() == older.match.digest()
    assert notice is not None
    assert "your battle goes on from the save before" in notice.text
    assert not newest_file.exists()
    assert list(tmp_path.glob("*.broken-1"))


@pytest.mark.parametrize(
    "changes",
    [
        {"digest": "0"},
        {"state": {}},
        {"chance": {}},
        {"battle": {}},
        {"format": 2},
        {"seed": "x"},
        {"seed": -1},
        {"extra": 1},
    ],
)
def test_what_does_not_hold_together_is_not_resumed(changes: dict[str, Any], tmp_path: Path) -> None:
    put(tmp_path, NAME, tampered(encode_battle(fought(battle("yalu"), 2, 10)), **changes))
    found, notice = load_battle_save(tmp_path)
    assert found is None
    assert notice is not None


@pytest.mark.parametrize("journal", [["turn", "fly"], ["turn", "finish", "finish"], ["undo"], ["redo"], []])
def test_a_journal_that_leads_elsewhere_leaves_the_state(journal: list[str], tmp_path: Path) -> None:
    engagement = fought(battle("yalu"), 2, 30)
    put(tmp_path, NAME, tampered(encode_battle(engagement), journal=journal))
    found, notice = load_battle_save(tmp_path)
    assert found is not None
    assert found.engagement.match.digest() == engagement.match.digest()
    assert not found.engagement.whole
    assert notice is not None
    assert "cannot be shown" in notice.text
    put(tmp_path, NAME, encode_battle(found.engagement))
    assert not resumed(tmp_path).whole
    found.engagement.do(TurnCard())
    assert any("has not been kept" in line for line in report(found.engagement))


def test_an_order_that_is_written_down_and_would_run_out_is_refused(tmp_path: Path) -> None:
    engagement = fought(battle("yalu"), 2, 10)
    forged = match_from(engagement.match.state, Chance.scripted([], ()))
    put(tmp_path, NAME, encode_battle(Engagement(battle("yalu"), 2, forged, whole=False)))
    assert load_battle_save(tmp_path)[0] is None


def test_the_saver_keeps_and_archives_a_battle(tmp_path: Path) -> None:
    saver = Saver(tmp_path, NAME)
    engagement = begin(battle("adwa"), 1)
    for _ in range(5):
        engagement.do(TurnCard())
        saver.put(encode_battle(engagement))
    assert saver.wait()
    assert resumed(tmp_path).match.digest() == engagement.match.digest()
    saver.clear()
    assert saver.wait()
    assert load_battle_save(tmp_path) == (None, None)
    assert (tmp_path / "finished" / "battle-1.json").is_file()
    saver.close()


def test_a_save_stays_small_and_quick_over_a_long_day() -> None:
    engagement = fought(battle("modder-river"), 1, 600)
    assert len(encode_battle(engagement)) < 100_000


def test_a_finished_battle_is_on_record(tmp_path: Path) -> None:
    engagement = fought(battle("modder-river"), 4, 60)
    with pytest.raises(ValueError, match="not ended"):
        record_of(engagement, "2027-01-01")
    engagement.do(EndBattle(RED))
    record = record_of(engagement, "2027-01-01")
    assert (record.battle, record.winner, record.outcome) == ("modder-river", "red", "agreed")
    assert record.red.name == "The British"
    records = BattleRecords(tmp_path / "deep" / "battles.jsonl")
    assert records.add(record) is None
    (tmp_path / "deep" / "battles.jsonl").open("ab").write(b"torn")
    assert records.add(record) is None
    again = BattleRecords(tmp_path / "deep" / "battles.jsonl")
    assert again.all == (record, record)
    assert again.notice is None
