"""What the game's memory comes to after so many moves: `python -m tools.bench.moves WxH MOVES [MOVES …]`.

Whole governments are played through the real game with all their motion; moves are the player's commands.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tools import bot
from tools.bench.child import tell
from tools.bench.measure import resident_mib
from tools.puppet import Puppet


def main() -> None:
    """Play, and tell the memory at each of the counts."""
    width, height = (int(n) for n in sys.argv[1].split("x"))
    counts = [int(text) for text in sys.argv[2:]]
    found: list[float] = []
    with tempfile.TemporaryDirectory() as home:
        puppet = Puppet(Path(home), size=(width, height))
        moves, seed = 0, 0
        while moves < counts[-1]:
            seed += 1
            bot.begin(puppet, seed)
            for _ in bot.play(puppet):
                if moves in counts:
                    found.append(resident_mib())
                moves += 1
                if moves == counts[-1]:
                    break
        found.append(resident_mib())
        puppet.close()
    tell(found)


if __name__ == "__main__":
    main()
