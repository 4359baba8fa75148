"""The honours board: kept for a day, in order, with nothing rude on it, whatever has become of its file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.content.honours import MOST, TITLES, Entry, Honours, allowed, ranked


class Calendar:
    """A date that changes when told."""

    def __init__(self) -> None:
        self.day = "2026-11-30"

    def __call__(self) -> str:
        return f"{self.day}T10:00:00"


def entry(name: str = "ABC", points: int = 100, **changes: Any) -> Entry:
    given: dict[str, Any] = {"level": "Short", "outcome": "won", "turns": 14, "seed": "WEAVER-WAGON-123"}
    return Entry(name=name, points=points, **(given | changes))


def test_what_is_signed_is_read_again(tmp_path: Path) -> None:
    board = Honours(tmp_path / "board" / "honours.json", Calendar())
    assert board.entries == ()
    assert board.sign(entry("ABC")) is None
    assert board.sign(entry(TITLES[0], 120, fair=9.25)) is None
    again = Honours(tmp_path / "board" / "honours.json", Calendar())
    assert [e.name for e in again.entries] == ["ABC", TITLES[0]]
    assert again.entries[1].fair == 9.25
    assert again.notice is None


def test_the_next_day_wipes_board_and_file(tmp_path: Path) -> None:
    path, day = tmp_path / "honours.json", Calendar()
    board = Honours(path, day)
    board.sign(entry("QXZ"))
    day.day = "2026-12-01"
    assert board.entries == ()
    assert b"QXZ" not in path.read_bytes()
    board.sign(entry("DEF"))
    assert [e.name for e in Honours(path, day).entries] == ["DEF"]


def test_yesterdays_file_shows_nothing_and_is_wiped_at_the_first_look(tmp_path: Path) -> None:
    path, day = tmp_path / "honours.json", Calendar()
    Honours(path, day).sign(entry("QXZ"))
    day.day = "2027-01-01"
    board = Honours(path, day)
    assert board.entries == ()
    assert b"QXZ" not in path.read_bytes()


@pytest.mark.parametrize("letters", ["ABC", "XYZ", "WIG"])
def test_letters_that_may_stand(letters: str) -> None:
    assert allowed(letters)


@pytest.mark.parametrize("letters", ["SEX", "ASS", "FUK", "abc", "AB", "ABCD", "A1B", "ÄBC", ""])
def test_letters_that_may_not(letters: str) -> None:
    assert not allowed(letters)


def test_a_name_that_may_not_stand_is_refused(tmp_path: Path) -> None:
    board = Honours(tmp_path / "honours.json", Calendar())
    for name in ("SEX", "Somebody"):
        with pytest.raises(ValueError, match=name):
            board.sign(entry(name))
    assert board.entries == ()


def test_the_best_stand_first_and_the_earlier_of_equals() -> None:
    entries = (entry("AAA", 50), entry("BBB", 120), entry("CCC", 120))
    assert [e.name for e in ranked(entries)] == ["BBB", "CCC", "AAA"]


def test_decisions_rank_where_they_are_known() -> None:
    entries = (entry("AAA", 150, fair=3.5), entry("BBB", 10, fair=8.0), entry("CCC", 150), entry("DDD", 90))
    assert [e.name for e in ranked(entries, by_decisions=True)] == ["BBB", "AAA", "CCC", "DDD"]


def test_a_full_board_keeps_the_best(tmp_path: Path) -> None:
    board = Honours(tmp_path / "honours.json", Calendar())
    for points in range(MOST):
        board.sign(entry("ABC", points + 10))
    board.sign(entry("DEF", 30))
    board.sign(entry("GHI", 1))
    kept = [e.points for e in Honours(tmp_path / "honours.json", Calendar()).entries]
    assert len(kept) == MOST
    assert min(kept) == 11
    assert kept.count(30) == 2


@pytest.mark.parametrize(
    "spoilt",
    [b"", b"{", b"[]", b'{"day":"today","entries":[]}', b"\xff" * 80_000, b'{"day":"2026-11-30"}'],
)
def test_a_spoilt_file_is_set_aside(tmp_path: Path, spoilt: bytes) -> None:
    path = tmp_path / "honours.json"
    path.write_bytes(spoilt)
    board = Honours(path, Calendar())
    assert board.entries == ()
    assert board.notice is not None
    assert "honours.json.broken-1" in board.notice.text
    assert (tmp_path / "honours.json.broken-1").read_bytes() == spoilt
    assert board.sign(entry()) is None


def test_a_rude_name_written_into_the_file_is_not_shown(tmp_path: Path) -> None:
    path = tmp_path / "honours.json"
    Honours(path, Calendar()).sign(entry("ABC"))
    path.write_bytes(path.read_bytes().replace(b"ABC", b"SEX"))
    assert Honours(path, Calendar()).entries == ()


def test_a_board_that_cannot_be_written_says_so_and_stays(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("a file stands where the folder should be")
    board = Honours(tmp_path / "folder" / "honours.json", Calendar())
    notice = board.sign(entry())
    assert notice is not None
    assert "file" in notice.text
    assert len(board.entries) == 1


def test_the_staff_can_wipe_it(tmp_path: Path) -> None:
    path = tmp_path / "honours.json"
    board = Honours(path, Calendar())
    assert board.wipe() is None
    board.sign(entry("QXZ"))
    board.wipe()
    assert board.entries == ()
    assert b"QXZ" not in path.read_bytes()
