"""Kills the game without warning in mid-battle, and looks what a fresh start finds. Knows no rules.

The battle is fought by a child process (`python -m tools.battle_assassin HOME SEED`), which tells on its
standard output, after everything it does, how long the journal is and the fingerprint of the match.
"""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

from game.content.engagement import Engagement
from game.options import Options
from game.scenes.activation.scene import BattleScene
from game.stage.scene import Reset
from tools.assassin import SWIFT, Lost, be_the_child, killed
from tools.puppet import Puppet

SIZE = (800, 600)
KEYS = ("space", "space", "1", "2", "4", "5", "pageup")


def fight(home: Path, seed: int) -> None:
    """Fight one battle for ever, telling everything."""
    puppet = Puppet(home, size=SIZE, options=Options(speed="instant"))
    doors, chance = puppet.app.kit.doors, random.Random(seed)
    battle = doors.shipped_battles()[1]
    puppet.app.manager.ask(Reset(lambda: doors.engage(battle, seed, False)))
    puppet.tick(2)
    scene = puppet.scene
    assert isinstance(scene, BattleScene)
    while True:
        _tell(scene.engagement)
        puppet.key(chance.choice(KEYS))
        puppet.tick(24)
        time.sleep(SWIFT)


def _tell(engagement: Engagement) -> None:
    os.write(1, f"{len(engagement.journal)} {engagement.match.digest()}\n".encode())


def kill_once(home: Path, seed: int, seconds: float) -> int:
    """Kill a child that long after its first report; by how many entries the journal found is ahead."""
    reports = killed("tools.battle_assassin", home, seed, seconds)
    return _found(home, {int(length): digest for length, digest in reports})


def _found(home: Path, told: dict[int, str]) -> int:
    puppet = Puppet(home, size=SIZE)
    try:
        engagement = puppet.app.kit.doors.engagement()
        if engagement is None:
            raise Lost(f"no battle to go on with after a journal of {max(told)}")
        found, last = len(engagement.journal), max(told)
        if not last - 1 <= found <= last + 1:
            raise Lost(f"the journal has {found} entries, {last} were told")
        if found in told and told[found] != engagement.match.digest():
            raise Lost(f"the battle is not the one that was told with {found} entries")
        return found - last
    finally:
        puppet.close()


if __name__ == "__main__":
    be_the_child("battles are fought", fight)
