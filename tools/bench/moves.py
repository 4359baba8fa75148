"""What memory comes to at rest after so many moves: `python -m tools.bench.moves GAME WxH MOVES [MOVES …]`.

Whole governments, or long battles, are played through the real game with all their motion, at twice the
pace; moves are the player's commands.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

from game.options import Options
from game.stage.aside import Aside
from tools import battle_bot, bot
from tools.bench.child import tell
from tools.bench.measure import resident_mib
from tools.puppet import Puppet

THOUGHT = 20  # frames that even a quick player takes between two moves
REST = 240  # frames, before memory is looked at: what a flight took has been given back by then
LONG_BATTLE = 180  # moves, about five turns through the pack: the thousandth is a battle's hundredth


def governments(puppet: Puppet) -> Iterator[object]:
    """The moves of one government after the other."""
    for seed in count(1):
        bot.begin(puppet, seed)
        for move in bot.play(puppet):
            puppet.tick(THOUGHT)
            yield move


def battles(puppet: Puppet) -> Iterator[object]:
    """The moves of one long battle after the other."""
    for seed in count(1):
        battle_bot.begin(puppet, seed)
        for move in islice(battle_bot.play(puppet), LONG_BATTLE):
            puppet.tick(THOUGHT)
            yield move


GAMES = {"government": governments, "battle": battles}


def main() -> None:
    """Play, and tell the memory at each of the counts."""
    game, size, *counts = sys.argv[1:]
    width, height = (int(n) for n in size.split("x"))
    wanted = [int(text) for text in counts]
    found: list[float] = []
    with tempfile.TemporaryDirectory() as home:
        puppet = Puppet(
            Path(home),
            size=(width, height),
            options=Options(speed="swift"),
            audible=True,
            aside=Aside(time.perf_counter_ns),
        )
        for made, _move in enumerate(GAMES[game](puppet)):
            if made in wanted:
                puppet.tick(REST)
                found.append(resident_mib())
            if made == wanted[-1]:
                break
        puppet.close()
    tell(found)


if __name__ == "__main__":
    main()
