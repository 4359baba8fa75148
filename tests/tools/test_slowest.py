"""The slowest frames: what was done in each is told apart from what that had done in turn."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.slowest.witness import Record

ROOT = Path(__file__).parents[2]


def test_a_line_tells_what_took_longest_first() -> None:
    record = Record(7, "EndingScene", 21_000_000)
    record.own.update({"paint": 9_000_000, "fit type": 11_000_000, "the rest": 100_000})
    record.times.update({"paint": 2, "fit type": 1})
    assert record.line() == "   21.0 ms       7 EndingScene          fit type 11.0, paint x2 9.0"


def test_the_frames_in_which_a_page_is_opened_tell_what_they_made() -> None:
    """In a process of its own: what is watched there stays watched."""
    command = [sys.executable, "-m", "tools.slowest", "settings", "--size", "800x600", "--show", "40"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=100, check=True).stdout
    heading, *lines = told.strip().splitlines()
    assert heading.startswith("settings: ")
    assert len(lines) == 40
    opened = " ".join(line for line in lines if "SettingsScene" in line)
    for what in ("fit type", "paper ", "import game.scenes.settings_page"):
        assert what in opened
