"""Battles as files: what ships is right, faults are told by file and key, players' own come back whole."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from game.content.battles import Battle, load_battle, shipped_battles, table_of
from game.content.datafile import MOST_BYTES, LevelError
from game.content.own_battles import drop_battle, keep_battle, load_own_battle, own_battles
from game.content.places import Places
from game.engine.activation.model import BLACK, COLOURS, RED, Arm, Grade, Rules
from game.engine.activation.muster import plain_force
from game.engine.activation.reckoning import reckon
from game.engine.activation.rules import new_match
from tests.content.fighting import SHIPPED, battle, battles
from tests.content.on_disk import write

GOOD = (SHIPPED / "example-with-guns.toml").read_text(encoding="utf-8")


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def test_six_battles_ship_in_order() -> None:
    assert [battle.id for battle in battles()] == [
        *("example-by-number", "example-with-guns", "slivnitsa", "adwa", "modder-river", "yalu"),
    ]


@pytest.mark.parametrize("name", ["example-by-number", "example-with-guns"])
def test_the_designers_examples(name: str) -> None:  # Rules A13
    found = battle(name)
    red, black = found.red.forces[0], found.black.forces[0]
    assert reckon(found.rules, RED, red.units, red.grade).values == (5, 6, 7)
    assert reckon(found.rules, BLACK, black.units, black.grade).values == (4, 5, 6)


@pytest.mark.parametrize("of", battles(), ids=lambda battle: battle.id)
def test_every_shipped_battle_can_begin_and_is_told(of: Battle) -> None:
    match = new_match(of.rules, of.red.forces, of.black.forces, 1)
    assert match.legal.turn
    assert of.rules == Rules()
    assert of.blurb
    assert of.notes
    assert all(len(note) <= 400 and note.endswith(".") for note in of.notes)
    for colour in COLOURS:
        for force in of.army(colour).forces:
            assert 6 <= force.units <= 16
            assert len(reckon(of.rules, colour, force.units, force.grade).values) == 3
            assert len({unit.name for unit in force.roster}) == len(force.roster)


@pytest.mark.parametrize("of", battles()[2:], ids=lambda battle: battle.id)
def test_orders_of_battle_have_a_date_a_place_and_sources(of: Battle) -> None:
    assert 1871 <= int(of.when[-4:]) <= 1914
    assert of.where
    assert all(source[-4:].isdigit() for source in of.sources)
    assert any("grades are ours" in note for note in of.notes)


def test_one_battle_has_two_commands_a_side() -> None:
    assert [force.name for force in battle("modder-river").red.forces] == [
        "The Guards Brigade",
        "The Ninth Brigade",
    ]


def test_a_roster_line_stands_for_several_units() -> None:
    roster = battle("example-with-guns").red.forces[0].roster
    assert [unit.name for unit in roster[:2]] == ["Red Foot 1", "Red Foot 2"]
    assert roster[7].name == "Red Battery"
    assert roster[8].arm is Arm.MACHINE_GUN


@pytest.mark.parametrize(
    ("text", "key", "said"),
    [
        (changed("title =", "tittle ="), "tittle", "not a key of a battle"),
        (changed("order = 2", 'order = "2"'), "order", "a whole number"),
        (changed("[red]", "[rules]\npacks = 3\n[red]"), "rules.packs", "from 1 to 2"),
        (changed("[red]", "[rules]\npacs = 2\n[red]"), "rules.pacs", "no such setting"),
        (changed("[red]", "[rules]\npoor_max = 10\n[red]"), "rules.poor_max", "not below good_min"),
        (
            changed('grade = "good"', 'grade = "great"'),
            "red.forces[0].grade",
            "average, good or poor, not 'great'",
        ),
        (changed('grade = "good"', 'grade = "good"\nunits = 3'), "red.forces[0]", "either units"),
        (
            changed('arm = "cavalry"', 'arm = "horse"'),
            "red.forces[0].roster[1].arm",
            "or other, not 'horse'",
        ),
        (changed("count = 5", "count = 0"), "red.forces[0].roster[0].count", "1"),
        (changed("count = 5", "cuont = 5"), "red.forces[0].roster[0].cuont", "not a key of a battle"),
        (changed("count = 5", "count = 60"), "red.forces[0].units", "split them"),
        (changed("count = 5", "count = 97"), "red.forces[0].units", "1 to 99 units"),
        (changed('name = "Red Foot"', 'name = " Red Foot"'), "red.forces[0].roster[0].name", "one line"),
        (changed('name = "The Black Army"', 'name = ""'), "black.name", "1"),
        (changed('name = "The Black Army"', 'name = "Bl\\u0000ck"'), "black.name", "can be printed"),
        (changed("order = 2", 'order = 2\nwhere = "\\u0007"'), "where", "can be printed"),
        (changed("order = 2", 'order = 2\nwhere = " here"'), "where", "one line"),
        ("[red", "", "expected TOML"),
        (b"title = '\xff'", "line 1", "UTF-8"),
        (b"#" * (MOST_BYTES + 1), "", "KiB"),
    ],
)
def test_faults_are_told_by_file_and_key(text: str | bytes, key: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(LevelError) as caught:
        load_battle(write(tmp_path, text))
    assert caught.value.file == "mine.toml"
    assert caught.value.key == key
    assert said in caught.value.expected
    assert "\n" not in str(caught.value)


def test_a_limit_may_be_none(tmp_path: Path) -> None:
    text = changed("[red]", '[rules]\nturn_limit = "none"\nclock_seconds = 90\n[red]')
    assert load_battle(write(tmp_path, text)).rules == Rules(clock_seconds=90)


def test_a_folder_without_battles_is_told(tmp_path: Path) -> None:
    with pytest.raises(LevelError, match="at least one battle"):
        shipped_battles(tmp_path)
    with pytest.raises(LevelError, match="there is none"):
        load_battle(tmp_path / "gone.toml")


@pytest.mark.parametrize("of", battles(), ids=lambda battle: battle.id)
def test_a_battle_kept_as_ones_own_comes_back_whole(of: Battle, places: Places) -> None:
    changed_battle = replace(of, rules=Rules(packs=1, turn_limit=6), title="Ours")
    kept, notice = keep_battle(places, changed_battle)
    assert notice is None
    assert (kept.id, kept.own) == ("ours", True)
    ((found,), unusable) = own_battles(places)
    assert unusable == ()
    assert found == kept
    assert (found.red, found.black, found.rules) == (of.red, of.black, changed_battle.rules)


def test_keeping_again_writes_over_and_another_of_the_name_beside(places: Places) -> None:
    first, _ = keep_battle(places, battle("adwa"))
    again, _ = keep_battle(places, replace(first, blurb="Changed"))
    assert again.id == first.id == "adwa"
    other, _ = keep_battle(places, battle("adwa"))
    assert other.id == "adwa-2"
    assert {path.name for path in places.battles.iterdir()} == {"adwa.json", "adwa-2.json"}
    assert load_own_battle(places.battles / "adwa.json").blurb == "Changed"


def test_titles_become_file_names_on_every_system(places: Places) -> None:
    assert keep_battle(places, replace(battle("adwa"), title="Ménière / ../x"))[0].id == "meniere-x"
    assert keep_battle(places, replace(battle("adwa"), title="Битва"))[0].id == "battle"


def test_a_path_cannot_lead_out_of_the_folder(places: Places, tmp_path: Path) -> None:
    outside = tmp_path / "outside.json"
    outside.write_text("mine")
    kept, _ = keep_battle(places, replace(battle("adwa"), own=True, path=str(outside)))
    assert outside.read_text() == "mine"
    assert Path(kept.path).parent == places.battles.resolve()


def test_a_battle_that_could_not_be_read_again_is_not_written(places: Places) -> None:
    bad = replace(battle("adwa"), title=" ")
    kept, notice = keep_battle(places, bad)
    assert kept == bad
    assert notice is not None
    assert "title" in notice.text
    army = replace(bad.red, forces=(plain_force("X", "Y", Grade.GOOD, 60),))
    _, notice = keep_battle(places, replace(battle("adwa"), red=army))
    assert notice is not None
    assert "split them" in notice.text
    assert list(places.battles.iterdir()) == []


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b'{"title": "a\\u0000b"}', "can be printed"),
        (b"{", "expected JSON"),
        (b"[]", "expected JSON"),
        (b"{}", "title"),
        (b" " * (MOST_BYTES + 1), "KiB"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_and_left(data: bytes, said: str, places: Places) -> None:
    keep_battle(places, battle("yalu"))
    path = write(places.battles, data, "torn.json")
    found, unusable = own_battles(places)
    assert [battle.id for battle in found] == ["the-yalu"]
    assert unusable[0].file == "torn.json"
    assert "torn.json" in unusable[0].told
    assert said in unusable[0].told
    assert path.read_bytes() == data


def test_a_full_disk_is_told(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.content.own_battles.write_whole", full)
    _, notice = keep_battle(places, battle("yalu"))
    assert notice is not None
    assert "the disk is full" in notice.text


def test_a_dropped_battle_is_put_away_not_deleted(places: Places) -> None:
    kept, _ = keep_battle(places, battle("yalu"))
    assert drop_battle(places, kept) is None
    assert own_battles(places) == ((), ())
    assert (places.battles / "dropped" / "the-yalu.json").is_file()
    assert drop_battle(places, battle("yalu")) is not None
    assert drop_battle(places, kept) is not None  # gone already


def test_what_is_as_written_is_not_written() -> None:
    text = msgspec.json.encode(table_of(battle("adwa")))
    assert b"rules" not in text
    assert b'"lost"' not in text
