"""kill -9 in mid-play: a fresh start goes on from the last action or the one before."""

from __future__ import annotations

from pathlib import Path

from tools.assassin import kills

KILLS = 4


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    found = kills(tmp_path, KILLS, seed=5, longest=0.6)
    assert len(found) == KILLS
    assert sum(kill.reports for kill in found) > KILLS
