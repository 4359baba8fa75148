"""The keys of commands: chosen, exchanged, kept, and taken only where they can be used."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.content.bindings import (
    COMMANDS,
    SCOPES,
    command_at,
    default_keys,
    keys_of,
    may_be_chosen,
    named_keys,
    rebound,
    sound_keys,
)
from game.content.key_words import Rebinding
from game.content.places import Places
from game.content.settings import Settings, load_settings, save_settings


def clashes(own: dict[str, str]) -> list[tuple[str, str]]:
    keys = keys_of(own)
    return [
        (one, other)
        for group in COMMANDS
        for one in (f"{group}.{command.name}" for command in COMMANDS[group])
        for part in SCOPES[group]
        for other in (f"{part}.{command.name}" for command in COMMANDS[part])
        if one < other and keys[one] == keys[other]
    ]


def test_as_the_game_comes_no_two_commands_share_a_key_and_all_have_words() -> None:
    assert not clashes({})
    assert all(may_be_chosen(key) for key in default_keys().values())
    assert set(Rebinding.WORDS) == set(default_keys())


@pytest.mark.parametrize(
    "key", ["escape", "enter", "space", "tab", "left", "up", "7", "pageup", "left shift", "pad x", "", "ab"]
)
def test_keys_that_stay_cannot_be_chosen(key: str) -> None:
    assert not may_be_chosen(key)


@pytest.mark.parametrize("key", ["q", "ö", "#", "f2", "delete"])
def test_others_can(key: str) -> None:
    assert may_be_chosen(key)


def test_a_free_key_is_simply_taken_and_the_old_one_is_free() -> None:
    found = rebound({}, "government.end", "q")
    assert found == ({"government.end": "q"}, "")
    assert command_at("government", "q", found[0]) == "end"
    assert command_at("government", "e", found[0]) == ""
    assert command_at("battle", "q", found[0]) == ""


def test_a_key_that_is_taken_is_exchanged() -> None:
    found = rebound({}, "government.end", "g")
    assert found == ({"government.end": "g", "government.gazette": "e"}, "government.gazette")
    back = rebound(found[0], "government.end", "e")
    assert back == ({}, "government.gazette")


def test_games_do_not_disturb_each_other_but_what_holds_everywhere_holds_in_both() -> None:
    assert rebound({}, "government.end", "o") == ({"government.end": "o"}, "")
    found = rebound({}, "everywhere.mute", "n")
    assert found == ({"everywhere.mute": "n", "battle.next": "m"}, "battle.next")
    assert rebound({}, "everywhere.mute", "backspace") == (
        {"everywhere.mute": "backspace", "government.undo": "m", "battle.undo": "m"},
        "government.undo",
    )
    # Mute would have to take Backspace, which is Undo in a battle as well.
    assert rebound({}, "government.undo", "m") is None


def test_whatever_is_chosen_no_two_commands_share_a_key() -> None:
    own: dict[str, str] = {}
    keys = sorted({*default_keys().values(), "q", "x"})
    for step in range(300):
        command = list(default_keys())[step * 7 % len(default_keys())]
        found = rebound(own, command, keys[step * 5 % len(keys)])
        if found is not None:
            own = found[0]
        assert not clashes(own)
        assert sound_keys(own) == (own, ())


def test_a_chosen_key_comes_before_a_further_key_of_another() -> None:
    found = rebound({}, "government.end", "=")
    assert found is not None
    assert command_at("government", "=", found[0]) == "end"
    assert command_at("government", "+", found[0]) == "more"


def test_the_lists_name_the_players_own_keys() -> None:
    assert named_keys({})["government_end"] == "E"
    assert named_keys({"government.end": "delete"})["government_end"] == "Delete"


@pytest.mark.parametrize(
    ("keys", "kept", "named"),
    [
        ({"government.end": "q"}, {"government.end": "q"}, ""),
        ({"government.end": "escape", "battle.log": "q"}, {"battle.log": "q"}, "End the turn"),
        ({"government.end": "g"}, {}, "End the turn"),
        ({"government.end": "q", "government.look": "q"}, {}, "Open a card large"),
        ({"government.abdicate": "q"}, {}, None),
    ],
)
def test_keys_in_a_file_are_taken_as_far_as_they_can_be_used(
    keys: dict[str, str], kept: dict[str, str], named: str | None, tmp_path: Path
) -> None:
    places = Places(tmp_path, tmp_path, tmp_path)
    places.settings_file.write_text(json.dumps({"keys": keys, "volume_all": 35}))
    settings, notice = load_settings(places)
    assert settings.keys == kept
    assert settings.volume_all == 35
    if named:
        assert notice is not None
        assert named in notice.text
    else:
        assert notice is None


def test_keys_that_are_no_keys_are_at_the_default(tmp_path: Path) -> None:
    places = Places(tmp_path, tmp_path, tmp_path)
    for keys in (7, ["q"], {"government.end": 5}):
        places.settings_file.write_text(json.dumps({"keys": keys}))
        settings, notice = load_settings(places)
        assert settings.keys == {}
        assert notice is not None


def test_they_are_kept(tmp_path: Path) -> None:
    places = Places(tmp_path, tmp_path, tmp_path)
    save_settings(places, replace(Settings(), keys={"government.end": "ö"}))
    assert load_settings(places) == (Settings(keys={"government.end": "ö"}), None)
