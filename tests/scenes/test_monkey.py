"""Random inputs of every kind, through the real game: nothing raises, and what is shown is true."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.monkey import Monkey

INPUTS = 750


@pytest.mark.parametrize("seed", [11, 23])
def test_a_monkey_cannot_break_the_game(seed: int, tmp_path: Path) -> None:
    monkey = Monkey(tmp_path, seed, largest=(1024, 768))
    monkey.play(INPUTS)
    monkey.puppet.close()
    assert monkey.commands > 5, monkey.figures()
    assert len(monkey.visited) > 4, monkey.figures()
