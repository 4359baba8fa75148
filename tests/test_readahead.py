"""What is read in ahead: nothing is lacking when a door opens, and no frame has much to read."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.options import Options
from game.readahead import AHEAD, BEGINS, ENDING, EVERY, REPORT, SHOW, WHERE, ReadAhead
from game.scenes.activation.scene import BattleScene
from game.scenes.attract.scene import AttractScene
from game.scenes.government.guided import GuidedGovernmentScene
from game.scenes.government.scene import GovernmentScene
from game.scenes.title import TitleScene
from tools.puppet import Puppet

MOST_AT_ONCE = 4  # modules of ours that one step brings, packages and all
DOORS = (
    *("government.scene", "government.guided", "ending"),
    *(f"activation.{name}" for name in ("battles_page", "muster", "scene", "report_page")),
)
EXHIBITS = ("government.exhibit", "activation.exhibit")
FRESH = f"""
import sys
import game.app, game.scenes.title, game.scenes.new_government
from game.readahead import AHEAD, ReadAhead

def ours():
    return {{name for name in sys.modules if name.startswith("game.")}}

ahead, most = ReadAhead(), 0
while not ahead.over("TitleScene"):
    before = ours()
    ahead.passed(1.0, "TitleScene", still=False)
    most = max(most, len(ours() - before))
before = ours()
import game.headquarters
for door in {DOORS}:
    __import__(f"game.scenes.{{door}}")
print(most, *sorted(ours() - before))
"""


def test_doors_find_all_that_they_need_and_no_step_reads_much() -> None:
    told = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=True)
    most, *lacking = told.stdout.splitlines()[-1].split()
    assert lacking == []
    assert int(most) <= MOST_AT_ONCE


def test_the_show_finds_all_that_its_parts_need() -> None:
    show = FRESH.replace("TitleScene", "AttractScene").replace("game.headquarters", "game.showroom")
    show = show.replace("game.scenes.new_government", "game.scenes.attract.scene")
    show = show.replace(str(DOORS), str(EXHIBITS))
    told = subprocess.run([sys.executable, "-c", show], capture_output=True, text=True, check=True)
    most, *lacking = told.stdout.splitlines()[-1].split()
    assert lacking == ["game.showroom"]
    assert int(most) <= MOST_AT_ONCE


def test_it_waits_for_the_title_and_reads_on_while_that_moves() -> None:
    read: list[str] = []
    ahead = ReadAhead(read.append)
    for _ in range(int(BEGINS * 60) - 2):
        ahead.passed(1 / 60, "TitleScene", still=True)
    assert read == []
    for _ in range(100):
        ahead.passed(1 / 60, "SettingsScene", still=True)
    assert read == []
    for _ in range(EVERY * len(AHEAD) - 1):
        ahead.passed(1 / 60, "TitleScene", still=False)
    assert not ahead.over("TitleScene")
    ahead.passed(1 / 60, "TitleScene", still=False)
    assert ahead.over("TitleScene")
    assert read == [f"game.{name}" for name in AHEAD]


@pytest.mark.parametrize(
    ("table", "modules"),
    [("GovernmentScene", ENDING), ("GuidedGovernmentScene", ENDING), ("BattleScene", REPORT)],
)
def test_a_table_reads_its_last_pages_and_only_while_nothing_moves(
    table: str, modules: tuple[str, ...]
) -> None:
    read: list[str] = []
    ahead = ReadAhead(read.append)
    for _ in range(200):
        ahead.passed(1 / 60, table, still=False)
    assert read == []
    for _ in range(EVERY * len(modules)):
        ahead.passed(1 / 60, table, still=True)
    assert ahead.over(table)
    assert read == [f"game.{name}" for name in modules]


def test_the_scenes_that_read_ahead_are_called_so() -> None:
    scenes = (TitleScene, AttractScene, GovernmentScene, GuidedGovernmentScene, BattleScene)
    assert set(WHERE) == {scene.__name__ for scene in scenes}


def test_the_game_reads_on_both(tmp_path: Path) -> None:
    frames = int(BEGINS * 60) + 10 * EVERY
    for options, modules in ((Options(seed=1), ENDING), (Options(), AHEAD), (Options(attract=True), SHOW)):
        puppet, read = Puppet(tmp_path / str(len(modules)), options=options), list[str]()
        puppet.app._ahead = ReadAhead(read.append)
        puppet.tick(frames)
        assert len(read) >= min(8, len(modules))
        assert read == [f"game.{name}" for name in modules[: len(read)]]
        puppet.close()
