"""A battle's table left alone, with the real clock and window: `python -m tools.bench.camp WxH SECONDS HOME`.

Tells what its rest costs once it has settled.
"""

from __future__ import annotations

import sys
from pathlib import Path

from game.app import App
from game.options import read_options
from game.stage.scene import Reset
from tools import battle_bot
from tools.bench.child import tell
from tools.bench.opening import watch


def main() -> None:
    """Begin a battle, wait, tell."""
    size, seconds, home = sys.argv[1:]
    watching = watch(float(seconds), control="next")
    app = App(read_options(["--window", size, "--home", str(Path(home)), "--mute"]))
    doors = app.kit.doors
    battle = next(battle for battle in doors.shipped_battles() if battle.id == battle_bot.BATTLE)
    app.manager.ask(Reset(lambda: doors.engage(battle, 7, False)))
    app.run()
    tell({"rest": watching.rest})


if __name__ == "__main__":
    main()
