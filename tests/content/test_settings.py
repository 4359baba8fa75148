"""The settings file: whatever lies in it, the game starts, and says what it could not use."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.content.places import Places, find_places
from game.content.settings import Settings, load_settings, save_settings


def put(places: Places, data: object) -> None:
    raw = data if isinstance(data, bytes) else json.dumps(data).encode()
    places.settings_file.write_bytes(raw)


def test_without_a_file_there_are_defaults_and_nothing_to_say(places: Places) -> None:
    assert load_settings(places) == (Settings(), None)
    assert list(places.user.iterdir()) == []


def test_what_is_saved_is_loaded(places: Places) -> None:
    mine = Settings(volume_all=5, speed="instant", text_size=200, window=(800, 600), coach=False, mute=True)
    assert save_settings(places, mine) is None
    assert load_settings(places) == (mine, None)
    assert [path.name for path in places.user.iterdir()] == ["settings.json"]


def test_speeds() -> None:
    assert [Settings(speed=speed).speed_factor for speed in ("stately", "brisk", "swift", "instant")] == [
        *(0.75, 1.0, 2.0, float("inf")),
    ]


@pytest.mark.parametrize(
    ("key", "bad"),
    [
        ("volume_all", 101),
        ("volume_music", -1),
        ("volume_effects", "loud"),
        ("volume_crowd", 3.5),
        ("mute", "no"),
        ("mute", 0),
        ("speed", "warp"),
        ("text_size", 110),
        ("window", [800]),
        ("window", [10, 10]),
        ("window", None),
        ("coach", []),
        ("reduced_motion", {}),
        ("volume_all", 10**40),
    ],
)
def test_one_bad_key_has_its_default_and_the_others_are_kept(places: Places, key: str, bad: object) -> None:
    other = "fullscreen"
    put(places, {key: bad, other: True})
    loaded, notice = load_settings(places)
    assert loaded == Settings(fullscreen=True)
    assert notice is not None
    assert key in notice.text
    assert other not in notice.text


def test_a_key_of_another_version_is_passed_over(places: Places) -> None:
    put(places, {"hat": "tricorne", "mute": True})
    assert load_settings(places) == (Settings(mute=True), None)


@pytest.mark.parametrize(
    "rubbish", [b"", b"{", b"[]", b"3", b"null", b"\xff\xfe", b"[" * 60000, b"x" * 70000]
)
def test_a_file_that_is_no_settings_is_kept_aside(places: Places, rubbish: bytes) -> None:
    put(places, rubbish)
    loaded, notice = load_settings(places)
    assert loaded == Settings()
    assert notice is not None
    assert "settings.json.broken-1" in notice.text
    assert (places.user / "settings.json.broken-1").read_bytes() == rubbish
    assert not places.settings_file.exists()
    assert save_settings(places, Settings(mute=True)) is None
    assert load_settings(places) == (Settings(mute=True), None)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(data=st.data())
def test_any_json_gives_settings(places: Places, data: st.DataObject) -> None:
    scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9)
    values = scalars | st.lists(scalars, max_size=3)
    table = data.draw(st.dictionaries(st.sampled_from(list(Settings.__struct_fields__)), values))
    put(places, table)
    loaded, _ = load_settings(places)
    assert msgspec.json.decode(msgspec.json.encode(loaded), type=Settings) == loaded


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
@given(raw=st.binary(max_size=60))
def test_any_bytes_give_settings(places: Places, raw: bytes) -> None:
    put(places, raw)
    load_settings(places)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
def test_a_pipe_in_the_place_of_the_file_does_not_hold_up_the_game(places: Places) -> None:
    places.user.mkdir(parents=True, exist_ok=True)
    os.mkfifo(places.settings_file)
    found, notice = load_settings(places)
    assert found == Settings()
    assert notice is not None


def test_a_full_disk_is_told_and_the_old_file_stays(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(places, Settings(mute=True))

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    notice = save_settings(places, Settings(mute=False))
    assert notice is not None
    assert "the disk is full" in notice.text
    assert load_settings(places) == (Settings(mute=True), None)
    assert [path.name for path in places.user.iterdir()] == ["settings.json"]


def test_where_no_folder_can_be_the_game_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    places = find_places(tmp_path / "file")
    loaded, notice = load_settings(places)
    assert loaded == Settings()
    assert notice is not None
    assert save_settings(places, loaded) is not None
