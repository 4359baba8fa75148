"""The day book: a line for everything, a file a day, nothing lost to a torn line, and a page made of it."""

from __future__ import annotations

from dataclasses import fields
from datetime import datetime
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from game.content.day_report import Day, report_html
from game.content.day_words import length
from game.content.daybook import Counts, DayBook, Entry, Game, Session

ROOT = Path(__file__).parents[2]
NOON = datetime(2026, 11, 28, 12, 0, 30)
WON = Game(kind="government", level="georgian", result="won", turns=14)
LEFT = Game(kind="government", level="georgian", result="left", turns=5)


def book(folder: Path) -> DayBook:
    kept = DayBook(folder)
    kept.opened(NOON)
    kept.session(NOON, Session(seconds=300, inputs=90, ended="left", where="EndingScene", games=(WON,)))
    kept.session(
        NOON.replace(hour=14),
        Session(seconds=100, inputs=20, takeovers=1, where="GovernmentScene", games=(LEFT, WON)),
    )
    kept.session(NOON.replace(hour=15), Session(seconds=9, inputs=2, where="TitleScene"))
    return kept


def test_a_day_comes_to_its_counts_also_when_it_is_read_again(tmp_path: Path) -> None:
    counts = book(tmp_path).counts(NOON)
    assert counts == Counts(sessions=3, games=3, won=2, takeovers=1, median_session=100)
    assert DayBook(tmp_path).counts(NOON) == counts
    assert [path.name for path in tmp_path.iterdir()] == ["2026-11-28.jsonl"]


def test_a_run_that_was_cut_off_is_counted_when_the_next_begins(tmp_path: Path) -> None:
    book(tmp_path)
    second = DayBook(tmp_path)
    second.opened(NOON.replace(hour=16))
    assert second.counts(NOON).restarts == 1
    second.closed(NOON.replace(hour=17))
    third = DayBook(tmp_path)
    third.opened(NOON.replace(day=29))
    assert third.counts(NOON.replace(day=29)).restarts == 0


def test_a_session_belongs_to_the_day_on_which_it_began(tmp_path: Path) -> None:
    kept = DayBook(tmp_path)
    kept.opened(NOON)
    kept.fault(NOON.replace(day=29), "it broke")
    kept.session(NOON.replace(hour=23), Session(seconds=7200, inputs=1))
    assert kept.counts(NOON).sessions == 1
    assert kept.counts(NOON.replace(day=29)).last_fault == "12:00  it broke"


def test_a_torn_line_costs_only_itself(tmp_path: Path) -> None:
    book(tmp_path)
    path = tmp_path / "2026-11-28.jsonl"
    path.write_bytes(path.read_bytes()[:-10])
    kept = DayBook(tmp_path)
    kept.session(NOON, Session(seconds=1, inputs=1))
    assert DayBook(tmp_path).counts(NOON).sessions == 3


@pytest.mark.parametrize(
    "line",
    [
        {"when": "yesterday", "kind": "session", "session": {"seconds": 1, "inputs": 1}},
        {"when": "2027-06-12T25:00:00", "kind": "session", "session": {"seconds": 1, "inputs": 1}},
        {"when": "2027-06-12T10:00:00", "kind": "session", "session": {"seconds": -1, "inputs": 1}},
        {
            "when": "2027-06-12T10:00:00",
            "kind": "session",
            "session": {
                "seconds": 1,
                "inputs": 1,
                "games": [{"kind": "government", "level": "georgian", "result": "left", "turns": 10**15}],
            },
        },
    ],
)
def test_a_line_that_no_report_could_show_is_passed_over(tmp_path: Path, line: dict[str, object]) -> None:
    day = datetime(2027, 6, 12)
    (tmp_path / "2027-06-12.jsonl").write_bytes(msgspec.json.encode(line) + b"\n")
    assert DayBook(tmp_path).entries(day) == ()


def test_where_the_disk_refuses_the_day_is_still_counted(tmp_path: Path) -> None:
    wall = tmp_path / "wall"
    wall.write_text("a file stands here", encoding="utf-8")
    kept = DayBook(wall / "days")
    assert kept.opened(NOON) is not None
    notice = kept.session(NOON, Session(seconds=60, inputs=3, games=(WON,)))
    assert notice is not None
    assert kept.counts(NOON).games == 1


def test_nothing_personal_can_be_written_down() -> None:
    """Neither a name nor a picture: only what was counted, and the names of levels and screens."""
    names = {field.name for kind in (Entry, Session, Game) for field in msgspec.structs.fields(kind)}
    assert names == {
        *("when", "kind", "again", "text", "session"),
        *("seconds", "inputs", "takeovers", "ended", "where", "games", "level", "result", "turns"),
    }


class Reader(HTMLParser):
    """Checks that tags are closed, and collects what is read and where the page would fetch from."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []
        self.sources: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.sources += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A drawn shape."""

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert not reader.open
    return reader


def test_the_report_tells_the_day_and_needs_nothing_else(tmp_path: Path) -> None:
    kept = book(tmp_path)
    kept.fault(NOON.replace(hour=15), "Traceback\nValueError: <b>three</b>")
    kept.opened(NOON.replace(hour=16))
    day = Day("Saturday, 28 November 2026", kept.entries(NOON), {"georgian": "Georgian & Co."}, "The <Club>")
    page = report_html(day, ROOT / "assets" / "fonts")
    reader = read(page)
    text = " ".join(reader.text)
    for told in ("The <Club>", "Georgian & Co.", "1 min 40 s", "ValueError: <b>three</b>", "turn 5"):
        assert told in text
    assert "the government's table" in text
    assert "<b>three" not in page
    assert reader.sources == []
    assert page.count("@font-face") == page.count("url(data:font/ttf;base64,") == 3
    assert "http" not in page


def test_a_day_without_anybody_is_a_page_too() -> None:
    text = " ".join(read(report_html(Day("Sunday", ()), Path("nowhere"))).text)
    assert "Nobody came." in text
    assert "No fault, and no restart." in text


@pytest.mark.parametrize(
    ("seconds", "told"), [(0, "0 s"), (59.6, "1 min 0 s"), (200, "3 min 20 s"), (3720, "1 h 2 min")]
)
def test_lengths_are_told_as_people_say_them(seconds: float, told: str) -> None:
    assert length(seconds) == told


def test_counts_have_a_default_for_everything() -> None:
    assert all(not getattr(Counts(), field.name) for field in fields(Counts))
