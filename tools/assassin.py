"""Kills the game without warning while it is played, and looks what a fresh start finds. Knows no rules.

The game is played by a child process (`python -m tools.assassin HOME SEED`), which tells on its standard
output the fingerprint of the government before and after everything it does.
"""

from __future__ import annotations

import argparse
import os
import random
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.engine.government.rules import new_match
from game.scenes.government.scene import GovernmentScene
from game.scenes.kit import Ministry
from game.scenes.title import TitleScene
from tools import bot
from tools.puppet import Puppet

SIZE = (800, 600)
STARTING = 30.0  # seconds that a child may take until it plays
MOST_COMMANDS = 3  # of one act: what the player does and what follows of itself
SWIFT = 0.1  # seconds between two acts: quicker than any hand, slow enough for a busy disk


class Lost(Exception):  # noqa: N818
    """A kill has cost more than the last action."""


@dataclass(frozen=True)
class Kill:
    """One kill: after how many reports, and what was found."""

    reports: int
    found: str  # "last", "before", "next" or "ended"


def play(home: Path, seed: int) -> None:
    """Play governments for ever, telling everything."""
    from game.options import Options

    puppet = Puppet(home, size=SIZE, options=Options(speed="instant", seed=seed))
    while True:
        match = puppet.government.ministry.match
        _tell("after", match.digest())
        for _ in bot.play(puppet, lambda _command: _acted(puppet)):
            _tell("before", match.digest())
        _tell("ended", match.digest())
        seed += 1
        bot.begin(puppet, seed)


def _acted(puppet: Puppet) -> None:
    _tell("after", puppet.government.ministry.match.digest())
    time.sleep(SWIFT)


def _tell(when: str, digest: str) -> None:
    os.write(1, f"{when} {digest}\n".encode())


def kill_once(home: Path, seed: int, seconds: float) -> Kill:
    """Have a child play, kill it that long after its first report, and start afresh. Raises Lost."""
    reports = killed("tools.assassin", home, seed, seconds)
    return Kill(len(reports), _found(home, [(when, digest) for when, digest in reports]))


def killed(module: str, home: Path, seed: int, seconds: float) -> list[list[str]]:
    """Run a module that reports what it does, kill it that long after its first report; its whole reports."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", module, str(home), str(seed)]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
    assert child.stdout is not None
    try:
        with selectors.DefaultSelector() as selector:
            selector.register(child.stdout, selectors.EVENT_READ)
            if not selector.select(STARTING):
                raise TimeoutError(f"{module} never began to play")
        time.sleep(seconds)
    finally:
        child.send_signal(signal.SIGKILL)
        child.wait()
    whole = child.stdout.read().decode().rpartition("\n")[0]  # the last line may be torn
    child.stdout.close()
    return [line.split() for line in whole.split("\n") if " " in line]


def _found(home: Path, reports: list[tuple[str, str]]) -> str:
    """Which of the reported states a fresh start of the game offers to continue."""
    states = [digest for i, (_, digest) in enumerate(reports) if i == 0 or digest != reports[i - 1][1]]
    puppet = Puppet(home, size=SIZE)
    try:
        puppet.tick(2)
        assert isinstance(puppet.scene, TitleScene)
        if "continue" not in puppet.form:
            if any(when == "ended" for when, _ in reports[-3:]):
                return "ended"
            raise Lost(f"nothing to continue after {len(reports)} reports, the last {reports[-1][0]}")
        puppet.click("continue")
        puppet.until(lambda: isinstance(puppet.scene, GovernmentScene))
        return _which(puppet.government.ministry, states, reports[-1][0])
    finally:
        puppet.close()


def _which(ministry: Ministry, states: list[str], last: str) -> str:
    """The newest reported state, the one before, or the one to which the child was just going on."""
    assert ministry.whole, "the game goes on, but its history is gone"
    digests = _digests(ministry)
    if digests[-1] == states[-1]:
        return "last"
    if digests[-1] in states[-2:]:
        return "before"
    if states[-1] in digests[-1 - MOST_COMMANDS : -1] or (last == "ended" and len(digests) == 1):
        return "next"
    behind = f"{states[::-1].index(digests[-1])} states old" if digests[-1] in states else "no state at all"
    raise Lost(f"what goes on is {behind}, of {len(states)} that were reported")


def _digests(ministry: Ministry) -> list[str]:
    """The fingerprints of a government after every command, played again from its seed."""
    match = new_match(ministry.match.state.rules, ministry.seed)
    found = [match.digest()]
    for command in ministry.match.history:
        match.do(command)
        found.append(match.digest())
    assert found[-1] == ministry.match.digest(), "its commands do not lead to its state"
    return found


def kills(folder: Path, count: int, seed: int, longest: float = 1.5) -> list[Kill]:
    """So many kills, each at another moment of another game, at most so many seconds into it."""
    chance = random.Random(seed)
    found = []
    for i in range(count):
        home = folder / f"kill-{i}"
        found.append(kill_once(home, chance.randrange(10_000), chance.uniform(0.0, longest)))
    return found


def be_the_child(what: str, plays: Callable[[Path, int], None]) -> None:
    """What `killed` runs: read where the saves go and the seed from the command line, and play."""
    parser = argparse.ArgumentParser(description=f"The child: {what} for ever, until somebody kills it.")
    parser.add_argument("home", type=Path, help="where its saves go")
    parser.add_argument("seed", type=int, help="of all chance")
    asked = parser.parse_args()
    plays(asked.home, asked.seed)


if __name__ == "__main__":
    be_the_child("governments are played", play)
