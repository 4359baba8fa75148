"""Random inputs of every kind at a battle's table: nothing raises, and what is shown is true."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.battle_monkey import BattleMonkey


@pytest.mark.parametrize("seed", [5, 17])
def test_a_monkey_cannot_break_a_battle(seed: int, tmp_path: Path) -> None:
    monkey = BattleMonkey(tmp_path, seed, largest=(1024, 768))
    monkey.play(750)
    monkey.puppet.close()
    assert monkey.commands > 5, monkey.figures()
    assert monkey.visited["BattleScene"] > 100, monkey.figures()
