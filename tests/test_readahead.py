"""What is read in ahead: nothing is lacking when the games' doors open, and no frame has much to read."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from game.options import Options
from game.readahead import AHEAD, BEGINS, EVERY, ReadAhead
from tools.puppet import Puppet

MOST_AT_ONCE = 4  # modules of ours that one step brings, packages and all
DOORS = (
    *("government.scene", "government.guided"),
    *(f"activation.{name}" for name in ("battles_page", "muster", "scene", "report_page")),
)
FRESH = f"""
import sys
import game.app, game.scenes.title, game.scenes.new_government
from game.readahead import AHEAD, ReadAhead

def ours():
    return {{name for name in sys.modules if name.startswith("game.")}}

ahead, most = ReadAhead(), 0
while not ahead.over:
    before = ours()
    ahead.passed(1.0, idle=True)
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


def test_it_waits_for_the_title_and_keeps_to_frames_that_have_time() -> None:
    read: list[str] = []
    ahead = ReadAhead(read.append)
    for _ in range(int(BEGINS * 60) - 2):
        ahead.passed(1 / 60, idle=True)
    assert read == []
    for _ in range(100):
        ahead.passed(1 / 60, idle=False)
    assert read == []
    for _ in range(EVERY * len(AHEAD) - 1):
        ahead.passed(1 / 60, idle=True)
    assert not ahead.over
    ahead.passed(1 / 60, idle=True)
    assert ahead.over
    assert read == [f"game.{name}" for name in AHEAD]


def test_it_reads_while_the_title_waits_and_not_while_a_table_does(tmp_path: Path) -> None:
    frames = int(BEGINS * 60) + 10 * EVERY
    for options, reads in ((Options(seed=1), False), (Options(), True)):
        puppet, read = Puppet(tmp_path / str(reads), options=options), list[str]()
        puppet.app._ahead = ReadAhead(read.append)
        puppet.tick(frames)
        assert bool(read) is reads
        puppet.close()
