"""What the convention guide and the systemd unit tell one to type is what the game takes."""

from __future__ import annotations

import configparser
import re
import shlex
from dataclasses import fields
from pathlib import Path

import pytest

from game.content.kiosk import Profile, load_profile
from game.content.places import Places, at_kiosk
from game.content.watch import BackSoon
from game.options import Options, read_options

DOCS = Path(__file__).parents[1] / "docs"
GUIDE = (DOCS / "convention.md").read_text(encoding="utf-8")
UNIT = (DOCS / "simple-government.service").read_text(encoding="utf-8")


def commands(text: str) -> list[list[str]]:
    """The arguments of every call of the game in a text."""
    found = re.findall(r"simple-government((?: --[a-z-]+(?: [^-\s`;]\S*)?)+)", text)
    return [shlex.split(arguments.translate(dict.fromkeys(map(ord, "`;")))) for arguments in found]


@pytest.mark.parametrize("arguments", commands(GUIDE) + commands(UNIT), ids=" ".join)
def test_every_command_is_one(arguments: list[str], tmp_path: Path) -> None:
    profile = tmp_path / "kiosk.toml"
    profile.write_bytes((DOCS / "kiosk.toml").read_bytes())
    given = [str(profile) if word.endswith("kiosk.toml") else word for word in arguments]
    options = read_options(given)
    assert options != Options()


def test_the_commands_are_found() -> None:
    found = [" ".join(arguments) for arguments in commands(GUIDE)]
    assert "--supervise --kiosk kiosk.toml" in found
    assert "--list-displays" in found
    assert len(commands(UNIT)) == 1


def test_the_unit_asks_the_supervisor_and_nobody_else_to_end() -> None:
    unit = configparser.RawConfigParser(strict=True)
    unit.optionxform = str  # type: ignore[method-assign, assignment]
    unit.read_string(UNIT)
    service = dict(unit["Service"])
    assert service["KillMode"] == "mixed"
    assert int(service["TimeoutStopSec"]) > 12, "longer than the game may take to save"
    assert service["RestartPreventExitStatus"] == "2"
    assert unit["Install"]["WantedBy"] == unit["Unit"]["After"] == "graphical-session.target"


def test_options_and_keys_that_are_named_exist(tmp_path: Path) -> None:
    known = {f"--{field.name.replace('_', '-')}" for field in fields(Options)}
    named = set(re.findall(r"`(--[a-z-]+)", GUIDE))
    assert named <= known
    assert {"--reset-pin", "--watchdog"} <= named
    assert load_profile(DOCS / "kiosk.toml", DOCS.parent / "levels" / "government") == Profile()
    for key in ("club", "pin", "display", "safe_area", "text_size", "sound_ceiling", "attract_sound"):
        assert f"`{key}" in GUIDE
        assert hasattr(Profile(), key)
    assert BackSoon.TITLE in GUIDE
    kept = at_kiosk(Places(tmp_path, tmp_path, tmp_path / "logs"))
    files = (kept.honours_file, kept.records_file, kept.battle_records_file, kept.saves, kept.days)
    for path in (*files, kept.watch_log):
        assert path.name in GUIDE
