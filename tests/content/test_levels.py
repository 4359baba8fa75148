"""Levels: what ships loads, and every fault is told by file, key and expectation."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

import pytest

from game.content.levels import MOST_BYTES, LevelError, load_level, shipped_levels
from game.content.writing import read_at_most
from game.engine.government.model import Rules
from tests.content.on_disk import write
from tests.content.playing import GOVERNMENT_LEVELS, georgian, levels

BASE = (GOVERNMENT_LEVELS / "georgian.toml").read_text(encoding="utf-8")


def changed(old: str, new: str) -> str:
    assert old in BASE
    return BASE.replace(old, new, 1)


def fault(folder: Path, text: str | bytes) -> LevelError:
    with pytest.raises(LevelError) as caught:
        load_level(write(folder, text))
    said = str(caught.value)
    assert "\n" not in said
    assert "mine.toml" in said
    return caught.value


def test_eight_levels_ship_in_order_with_their_figures_and_rules() -> None:
    assert [(level.id, level.title, level.figure) for level in levels()] == [
        ("georgian", "As written", 99),
        ("golden-age", "Golden Age", 95),
        ("steady-hand", "Steady Hand", 80),
        ("troubled-times", "Troubled Times", 62),
        ("crisis", "Crisis", 37),
        ("revolution", "Revolution", 16),
        ("short-gentle", "Short Parliament", 99),
        ("short-lively", "Short and Stormy", 73),
    ]
    assert [level.rules for level in levels()] == [
        Rules(),
        Rules(tax_max=4),
        Rules(tax_max=4, start_treasury=0, jokers_per_deck=2),
        Rules(tax_max=4, start_treasury=0, jokers_per_deck=3),
        Rules(tax_max=3, start_treasury=0),
        Rules(tax_max=3, start_treasury=0, jokers_per_deck=2),
        Rules(suits_per_colour=1),
        Rules(
            draws_per_turn=2,
            tax_max=6,
            start_treasury=0,
            foreign_success_reward=1,
            max_events_per_attempt=2,
            win_check="after_draw",
        ),
    ]
    assert len({level.digest for level in levels()}) == len(levels())


def test_a_level_on_a_base_has_the_bases_words() -> None:
    assert all(level.theme == georgian().theme for level in levels())


def test_the_digest_is_of_the_content_and_not_of_the_spelling(tmp_path: Path) -> None:
    same = load_level(write(tmp_path, "# a comment\n" + BASE.replace("[rules]\n", "[rules]\ntax_max = 10\n")))
    other = load_level(write(tmp_path, changed("tax may rise", "taxes may rise")))
    assert same.digest == georgian().digest != other.digest


def test_none_means_no_limit(tmp_path: Path) -> None:
    level = load_level(write(tmp_path, BASE.replace("[rules]\n", '[rules]\nsupport_max = "none"\n')))
    assert level.rules.support_max is None


def test_a_level_elsewhere_may_build_on_a_shipped_one(tmp_path: Path) -> None:
    path = write(tmp_path, 'base = "georgian"\ntitle = "Mine"\n[rules]\nupkeep = 1\n')
    level = load_level(path, library=GOVERNMENT_LEVELS)
    assert (level.id, level.title, level.rules) == ("mine", "Mine", Rules(upkeep=1))


def test_tables_are_merged_and_lists_replaced(tmp_path: Path) -> None:
    path = write(tmp_path, 'base = "georgian"\n[theme.coin]\nplural = "gold"\n')
    coin = load_level(path, library=GOVERNMENT_LEVELS).theme.coin
    assert (coin.singular, coin.plural) == ("guinea", "gold")
    path = write(tmp_path, 'base = "georgian"\n[theme]\nevents = []\n')
    with pytest.raises(LevelError, match="missing"):
        load_level(path, library=GOVERNMENT_LEVELS)


@pytest.mark.parametrize(
    ("old", "new", "key", "expected"),
    [
        ("[rules]\n", "[rules]\ntax_mix = 3\n", "rules.tax_mix", "no such setting"),
        ("[rules]\n", "[rules]\ntax_max = 21\n", "rules.tax_max", "from 0 to 20"),
        ("[rules]\n", "[rules]\ntax_max = true\n", "rules.tax_max", "whole number"),
        ("[rules]\n", "[rules]\ntax_max = 'none'\n", "rules.tax_max", "not no limit"),
        ("[rules]\n", "[rules]\ntax_max = 2\n", "rules.start_tax", "tax_max 2"),
        ("[rules]\n", "rules = 5\n", "rules", "a table"),
        ("figure = 99", "figure = 101", "figure", "<= 100"),
        ("figure = 99", "figure = '99'", "figure", "expected a whole number"),
        ("figure = 99\n", "", "figure", "missing"),
        ("order = 0", "order = 0\ncolour = 'red'", "colour", "not a key"),
        ("[theme.coin]", "[theme.coin]\nmetal = 'gold'", "theme.coin.metal", "not a key"),
        ('title = "As written"', 'title = " "', "title", "one line"),
        ('title = "As written"', 'title = ""', "title", "length >= 1"),
        ('title = "As written"', 'title = "two\\nlines"', "title", "one line"),
        ('title = "As written"', 'title = "As\\u0000written"', "title", "can be printed"),
        ('title = "As written"', 'title = "As\\u001b[31m written"', "title", "can be printed"),
        ('title = "As written"', 'title = "As written\\n"', "title", "one line"),
        ('system = "democracy"', 'system = "anarchy"', "theme.system", "anarchy"),
        ('short = "Window Tax"', 'short = "The Window Tax"', "theme.events[0].short", "length <= 13"),
        ('plate = "window"', 'plate = "../window"', "theme.events[0].plate", "picture"),
        ('colour = "domestic"\nvalue = 1', 'colour = "blue"\nvalue = 1', "theme.events[0].colour", "blue"),
        ("value = 10", "value = 11", "theme.events[9].value", "<= 10"),
        ("value = 10", "value = 9", "theme.events", "missing [10]"),
    ],
)
def test_a_wrong_key_is_named(tmp_path: Path, old: str, new: str, key: str, expected: str) -> None:
    error = fault(tmp_path, changed(old, new))
    assert error.key == key
    assert expected in error.expected


def test_one_event_twice_is_told(tmp_path: Path) -> None:
    event = BASE[BASE.index("[[theme.events]]") : BASE.index("[[theme.events]]", BASE.index("Gin Acts"))]
    assert "more than one of" in fault(tmp_path, BASE + event).expected


def test_three_facts_are_one_too_many(tmp_path: Path) -> None:
    error = fault(tmp_path, changed("facts = [\n", 'facts = [\n"A third.",\n'))
    assert error.key == "theme.events[0].facts"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b"title = ", "TOML"),
        (b"title = 'a'\ntitle = 'b'", "TOML"),
        (b"x = " + b"[" * 5000, "TOML"),
        (b"x = " + b"1" * 5000, "TOML"),
        (b"title = '\xff'", "UTF-8"),
        (b"#" * (MOST_BYTES + 1), "KiB"),
        (b"", "missing"),
        (b"base = 'nowhere'", "has none"),
        (b"base = 'mine'", "back to itself"),
        (b"base = '../georgian'", "plain name"),
        (b"base = '/etc/passwd'", "plain name"),
        (b"base = 3", "plain name"),
    ],
)
def test_a_file_that_is_no_level_is_told_in_one_line(tmp_path: Path, text: bytes, expected: str) -> None:
    assert expected in fault(tmp_path, text).expected


def test_the_line_that_is_not_utf8_is_named(tmp_path: Path) -> None:
    assert fault(tmp_path, b"a = 1\nb = 2\nc = '\xff'").key == "line 3"


def test_bases_in_a_circle_are_found(tmp_path: Path) -> None:
    write(tmp_path, "base = 'mine'", "other.toml")
    with pytest.raises(LevelError, match=r"other\.toml, base.*mine > other > mine"):
        load_level(write(tmp_path, "base = 'other'"))


def test_a_base_that_links_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "levels").mkdir()
    (tmp_path / "outside.toml").write_text(BASE, encoding="utf-8")
    (tmp_path / "levels" / "linked.toml").symlink_to(tmp_path / "outside.toml")
    assert "inside" in fault(tmp_path / "levels", "base = 'linked'").expected


def test_a_base_whose_links_lead_in_a_circle_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "linked.toml").symlink_to(tmp_path / "linked.toml")
    assert "has none" in fault(tmp_path, "base = 'linked'").expected


def test_a_mark_of_byte_order_before_the_text_is_passed_over(tmp_path: Path) -> None:
    assert load_level(write(tmp_path, b"\xef\xbb\xbf" + BASE.encode())).digest == georgian().digest


def test_a_fault_is_told_without_signs_that_would_command_a_terminal(tmp_path: Path) -> None:
    error = fault(tmp_path, changed("[rules]\n", '[rules]\n"\\u001b[2J" = 3\n'))
    assert str(error).isprintable()


@pytest.mark.parametrize("name", [b"caf\xe9.toml", b"a\0b.toml"])
def test_a_file_whose_name_is_no_text_is_refused_before_it_could_spoil_a_save(
    tmp_path: Path, name: bytes
) -> None:
    with pytest.raises(LevelError, match="UTF-8"):
        load_level(tmp_path / os.fsdecode(name))


def test_missing_files_and_folders_are_told(tmp_path: Path) -> None:
    with pytest.raises(LevelError, match=r"nothing\.toml.*there is none"):
        load_level(tmp_path / "nothing.toml")
    with pytest.raises(LevelError, match="readable"):
        load_level(tmp_path)
    with pytest.raises(LevelError, match="at least one level"):
        shipped_levels(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
def test_a_pipe_that_nobody_writes_to_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    with pytest.raises(LevelError, match=r"pipe\.toml"):
        load_level(tmp_path / "pipe.toml")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
def test_a_pipe_that_somebody_writes_to_slowly_is_read_to_its_end() -> None:
    told = BASE.encode() + b"#" * 70_000  # more than a pipe holds
    reading, writing = os.pipe()

    def write_in_parts() -> None:
        with os.fdopen(writing, "wb", buffering=0) as pipe:
            for part in (told[:100], told[100:]):
                time.sleep(0.02)
                pipe.write(part)

    writer = threading.Thread(target=write_in_parts)
    writer.start()
    try:
        assert load_level(Path(f"/dev/fd/{reading}")).rules == georgian().rules
    finally:
        os.close(reading)
        writer.join()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
def test_a_pipe_whose_writer_never_ends_is_given_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with os.fdopen(os.open(tmp_path / "pipe", os.O_RDWR), "wb", buffering=0) as writer:
        writer.write(b"half")
        with pytest.raises(TimeoutError):
            read_at_most(tmp_path / "pipe", 100, 0.05)
