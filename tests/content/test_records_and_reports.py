"""The list of finished games and the crash reports."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from game.content.records import Record, Records
from game.content.reports import Report, report_text, write_report


def record(level: str = "georgian", outcome: str = "won", turns: int = 27) -> Record:
    return Record(
        level=level,
        seed="POPPY-STARLING-435",
        outcome=outcome,  # type: ignore[arg-type]  # one of the three, by the tests
        turns=turns,
        support=4,
        treasury=9,
        date="2025-01-02",
    )


def test_games_are_counted_by_level(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "records.jsonl"
    records = Records(path)
    assert records.tally("georgian") == (0, 0)
    for outcome in ("won", "lost_to_tax", "lost_to_unrest", "won"):
        assert records.add(record(outcome=outcome)) is None
    records.add(record("crisis", "lost_to_unrest", 14))
    again = Records(path)
    assert again.all == records.all
    assert again.tally("georgian") == (4, 2)
    assert again.tally("crisis") == (1, 0)
    assert again.tally("steady-hand") == (0, 0)


def test_a_line_torn_anywhere_costs_that_line_only(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    for game in range(2):
        Records(path).add(record(turns=game + 1))
    whole = path.read_bytes()
    first = whole.index(b"\n") + 1
    for end in range(first, len(whole)):
        path.write_bytes(whole[:end])
        records = Records(path)
        assert records.all[:1] == (record(turns=1),)
        records.add(record(turns=3))
        assert Records(path).all[-1] == record(turns=3)
        assert len(Records(path).all) == (3 if end == len(whole) - 1 else 2)


@pytest.mark.parametrize("rubbish", [b"\xff\xfe\n", b"{}\n", b"[" * 9000 + b"\n", b"\n\n", b'{"level":1}\n'])
def test_rubbish_is_passed_over_and_left_in_the_file(tmp_path: Path, rubbish: bytes) -> None:
    path = tmp_path / "records.jsonl"
    path.write_bytes(rubbish)
    records = Records(path)
    assert records.all == ()
    assert records.add(record()) is None
    assert path.read_bytes().startswith(rubbish)
    assert Records(path).all == (record(),)


def test_of_a_file_that_has_grown_out_of_bounds_the_newest_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "records.jsonl"
    kept = Records(path)
    for turns in range(1, 21):
        kept.add(record(turns=turns))
    monkeypatch.setattr("game.content.lines.MOST_BYTES", path.stat().st_size // 2)
    assert [each.turns for each in Records(path).all] == list(range(11 + 1, 21))
    assert path.read_bytes().count(b"\n") == 20


def test_trouble_with_the_records_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "records.jsonl").mkdir()
    records = Records(tmp_path / "records.jsonl")
    assert records.notice is not None
    assert records.add(record()) is not None
    assert records.tally("georgian") == (1, 1)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    notice = Records(tmp_path / "other.jsonl").add(record())
    assert notice is not None
    assert "the disk is full" in notice.text


def test_a_report_holds_what_is_needed_to_find_the_fault(tmp_path: Path) -> None:
    report = Report(
        when="2025-01-02 03:04",
        trace="Traceback\nValueError: \udcff",
        versions={"python": "3.11.7", "pygame-ce": "2.5.8"},
        level="georgian",
        seed="POPPY-STARLING-435",
        commands=("tax 4", "collect"),
        settings='{"mute":true}',
    )
    paths = [write_report(tmp_path / "logs", report) for _ in range(2)]
    assert [path.name for path in paths if path] == ["crash-1.txt", "crash-2.txt"]
    assert paths[0] is not None
    text = paths[0].read_text(encoding="utf-8")
    for part in (
        "2025-01-02",
        "ValueError",
        "pygame-ce 2.5.8",
        "POPPY-STARLING-435",
        "tax 4\ncollect",
        "mute",
    ):
        assert part in text
    assert "Commands" not in report_text(Report(when="now", trace="x"))


def test_a_report_that_cannot_be_written_is_no_second_crash(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file")
    assert write_report(tmp_path / "logs", Report(when="now", trace="x")) is None
