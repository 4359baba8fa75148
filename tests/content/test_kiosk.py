"""The organiser's profile: read with every key at its default, and every mistake told by file and key."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from game.content.datafile import LevelError
from game.content.kiosk import Idle, Profile, bounded, load_profile, settings_from
from game.content.seedcode import code_of
from game.content.settings import Settings

LEVELS = Path(__file__).parents[2] / "levels" / "government"


def written(folder: Path, text: str) -> Path:
    path = folder / "kiosk.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_empty_profile_is_the_default_one(tmp_path: Path) -> None:
    assert load_profile(written(tmp_path, ""), LEVELS) == Profile()


def test_the_example_tells_every_key_at_its_default() -> None:
    example = LEVELS.parents[1] / "docs" / "kiosk.toml"
    assert load_profile(example, LEVELS) == Profile()
    written_out = tomllib.loads(example.read_text(encoding="utf-8"))
    known = {field.name for field in msgspec.structs.fields(Profile)} - {"display"}
    assert set(written_out) == known
    assert set(written_out["idle"]) == {field.name for field in msgspec.structs.fields(Idle)}
    assert "# display = 0" in example.read_text(encoding="utf-8")  # it has no default that could be written


def test_every_key_is_read(tmp_path: Path) -> None:
    text = f"""
    club = "The Thursday Club"
    level = "georgian"
    levels = ["georgian", "crisis"]
    scenes = ["government"]
    sound_ceiling = 40
    speed = "swift"
    text_size = 150
    reduced_motion = true
    pin = "1815"
    exhibition = "{code_of(4711).lower()}"
    [idle]
    quiet = 60
    """
    profile = load_profile(written(tmp_path, text), LEVELS)
    assert (profile.club, profile.level, profile.levels) == (
        "The Thursday Club",
        "georgian",
        ["georgian", "crisis"],
    )
    assert profile.seed == 4711
    assert profile.idle == Idle(quiet=60)
    settings = settings_from(profile)
    assert (settings.text_size, settings.speed, settings.reduced_motion) == (150, "swift", True)
    assert (settings.fullscreen, settings.volume_all) == (True, 40)
    assert (settings.large_targets, settings.new_prints) == (True, False)


def test_no_volume_passes_the_ceiling() -> None:
    profile = Profile(sound_ceiling=30)
    assert bounded(Settings(volume_all=100), profile).volume_all == 30
    assert bounded(Settings(volume_all=10), profile).volume_all == 10


@pytest.mark.parametrize(
    ("text", "key", "expected"),
    [
        ("pin = '12'", "pin", "four to eight figures"),
        ("pin = 1815", "pin", "text"),
        ('pin = "1815\\n"', "pin", "four to eight figures"),
        ("level = 'nowhere'", "level", "georgian"),
        ("levels = ['georgian', 'nowhere']", "levels", "georgian"),
        ("levels = []", "levels", "at least one"),
        ("levels = ['crisis', 'georgian', 'crisis']", "levels", "each level once, not 'crisis'"),
        ("scenes = []", "scenes", "government"),
        ("scenes = ['cinema']", "scenes", "cinema"),
        ("sound_ceiling = 101", "sound_ceiling", "100"),
        ("club = 'a\\nb'\nclubs = 1", "clubs", "is not a key of a kiosk profile"),
        ('club = "a\\nb"', "club", "one line of text"),
        ('club = "ab\\n"', "club", "one line of text"),
        ("exhibition = 'PIT-1789'", "exhibition", "two words and three figures"),
        ("[idle]\nquiet = 5", "idle.quiet", "15"),
        ("[idle]\nnoise = 5", "idle.noise", "is not a key"),
        ("text_size = 110", "text_size", "110"),
        ("= nothing", "", "expected TOML"),
    ],
)
def test_a_mistake_is_one_line_with_file_key_and_expectation(
    tmp_path: Path, text: str, key: str, expected: str
) -> None:
    with pytest.raises(LevelError) as caught:
        load_profile(written(tmp_path, text), LEVELS)
    told = str(caught.value)
    assert "\n" not in told
    assert told.startswith(f"kiosk.toml, {key}" if key else "kiosk.toml: ")
    assert expected in told


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(LevelError, match=r"nowhere\.toml: expected a kiosk profile file"):
        load_profile(tmp_path / "nowhere.toml", LEVELS)
