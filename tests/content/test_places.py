"""Where files lie: found without making anything, and a folder that cannot be made is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.notice import set_aside
from game.content.own_battles import own_battles
from game.content.places import find_places, make
from game.content.settings import Settings, load_settings
from game.content.writing import is_there
from tests.shut import shut


def test_everything_of_the_players_lies_under_home(tmp_path: Path) -> None:
    home = tmp_path / "stick"
    places = find_places(home)
    for path in (places.user, places.saves, places.settings_file, places.records_file, places.screenshots):
        assert path.is_relative_to(home)
    assert places.logs.is_relative_to(home)
    assert not home.exists()


def test_the_data_is_found_and_has_assets_and_levels() -> None:
    places = find_places()
    assert places.assets.is_dir()
    assert (places.levels / "government").is_dir()
    assert "simple-government" in str(places.user)


def test_a_folder_is_made_when_it_is_needed(tmp_path: Path) -> None:
    assert make(tmp_path / "a" / "b") is None
    assert make(tmp_path / "a" / "b") is None
    assert (tmp_path / "a" / "b").is_dir()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    notice = make(tmp_path / "file" / "folder")
    assert notice is not None
    assert "a file stands where a folder should be" in notice.text
    assert make(tmp_path / "file") is not None


def test_setting_aside_takes_the_next_free_name(tmp_path: Path) -> None:
    for text in ("one", "two"):
        (tmp_path / "x.json").write_text(text)
        set_aside(tmp_path / "x.json")
    assert (tmp_path / "x.json.broken-1").read_text() == "one"
    assert (tmp_path / "x.json.broken-2").read_text() == "two"
    assert set_aside(tmp_path / "nothing.json") is None


def test_where_nobody_may_look_nothing_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = find_places(tmp_path)
    places.battles.mkdir()
    places.settings_file.write_text("{]")
    assert is_there(places.settings_file)
    shut(monkeypatch, tmp_path)
    assert not is_there(places.settings_file)
    settings, notice = load_settings(places)
    assert settings == Settings()
    assert notice is not None
    found, unusable = own_battles(places)
    assert not found
    assert [each.told for each in unusable] == [
        "Battles of yours cannot be looked for: writing is not allowed there."
    ]
