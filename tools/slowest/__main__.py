"""`python -m tools.slowest [NAME …] [--show N] [--size WxH]`: the slowest frames, and what was done in them.

NAME is a play (all of them if none is named) or any moment or film of `tools.shots`. Each is run in the real
game on a clock that only moves when told, and of every frame the main thread's processor time is taken.
"""

from __future__ import annotations

import argparse
import gc
import re
import sys
import tempfile
import time
from pathlib import Path

from game.stage.aside import Aside
from tools.puppet import Puppet  # first: it chooses the driver
from tools.shots.__main__ import main as _moments  # noqa: F401 - registers them
from tools.shots.register import FILMS, MOMENTS
from tools.slowest.plays import PLAYS, options, shown
from tools.slowest.witness import Record, Witness

FRAME_MS = 1000 / 60
FIRST = 5  # frames: with them the game has started


def main() -> int:
    """Play, and tell; always 0, for a machine is not to be blamed."""
    asked = _arguments()
    witness = Witness()
    width, height = (int(n) for n in asked.size.split("x"))
    for name in asked.names or PLAYS:
        begun = len(witness.records)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            _run(witness, name, Path(home), (width, height))
        _tell(name, witness.records[begun + FIRST :], asked.show)
    return 0


def _run(witness: Witness, name: str, home: Path, size: tuple[int, int]) -> None:
    aside = Aside(time.perf_counter_ns)
    puppet = Puppet(home, size=size, options=options(name), new_prints=name in PLAYS, aside=aside)
    app = puppet.app
    witness.aside = aside
    tick = app.loop.tick

    def watched() -> None:
        begun = time.perf_counter()
        witness.frame(tick, lambda: puppet.scene if puppet.running else None)
        if (
            app.look().art.fetches or aside._away
        ):  # a thread at work has no more than the time that a frame has
            time.sleep(max(0.0, FRAME_MS / 1000 - time.perf_counter() + begun))

    app.loop.tick = watched  # type: ignore[method-assign]
    puppet.tick(FIRST)
    gc.freeze()
    gc.enable()
    app._load_behind()
    (PLAYS.get(name) or shown((MOMENTS | FILMS)[name]))(puppet)
    puppet.close()


def _tell(name: str, records: list[Record], most: int) -> None:
    taken = sorted((r.nanoseconds / 1e6 for r in records), reverse=True)
    over = [f"{sum(ms > limit for ms in taken)} over {limit:.1f} ms" for limit in (FRAME_MS, 2 * FRAME_MS)]
    print(f"\n{name}: {len(records)} frames, {over[0]}, {over[1]}")
    for record in sorted(records, key=lambda r: -r.nanoseconds)[:most]:
        print(record.line())


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.slowest", description=__doc__)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"of {', '.join(PLAYS)}, or a moment or film"
    )
    parser.add_argument("--show", type=int, default=30, metavar="N", help="frames of each (%(default)s)")
    parser.add_argument("--size", default="1920x1080", metavar="WxH", help="of the window (%(default)s)")
    asked = parser.parse_args()
    unknown = [name for name in asked.names if name not in PLAYS | MOMENTS | FILMS]
    if unknown or not re.fullmatch(r"\d+x\d+", asked.size):
        parser.error(f"not a play: {', '.join(unknown)}" if unknown else f"not a size: {asked.size}")
    return asked


if __name__ == "__main__":
    sys.exit(main())
