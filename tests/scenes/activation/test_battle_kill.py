"""kill -9 in mid-battle: a fresh start goes on from the last action or the one before."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.battle_assassin import kill_once


@pytest.mark.parametrize(("seed", "seconds"), [(3, 0.2), (8, 1.1), (21, 1.9)])
def test_a_battle_outlives_the_program(seed: int, seconds: float, tmp_path: Path) -> None:
    assert abs(kill_once(tmp_path, seed, seconds)) <= 1
