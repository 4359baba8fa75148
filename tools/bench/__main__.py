"""`python -m tools.bench [PART …] [--json FILE] [--driver dummy|x11] [--size WxH]`: the numbers to reach.

Parts that begin with b- are of a battle, the others of a government or of the program.
Each part runs in a process of its own, on the dummy driver by processor time and under Xvfb by the clock on
the wall. Exit 0: all hold; 1: a limit is missed; 2: a part could not be measured.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import re
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from tools.bench import child, xserver
from tools.bench.measure import others_busy
from tools.bench.report import Row

DUMMY = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
MOST_SECONDS = 200.0  # for a part; what a part starts must end sooner
CLOCKS = {"dummy": "cpu", "x11": "wall"}
ON_BOTH = (
    *("still", "slide", "draw", "dice", "title", "reveal", "b-still", "b-turn", "b-riffle", "b-units"),
    *("first", "playable", "gap", "rest", "pacing", "pointer", "exact", "b-exact"),
)
ON_DUMMY = ("stall", "engine", "memory", "b-memory", "b-pointer", "motion")
ALL = (*ON_BOTH, *ON_DUMMY)
AT_ONCE = 2


def main() -> int:
    """Measure what is asked for and print it, row by row as it comes."""
    asked = _arguments()
    parts = asked.parts or ALL
    print(f"Others keep {others_busy():.1f} cores busy; the more, the less the ratios are worth.")
    rows: list[dict[str, object]] = []
    failed = broken = False
    for driver in [asked.driver] if asked.driver else list(CLOCKS):
        for row in _measured(driver, parts, asked.size):
            if row is None:
                broken = True
                continue
            print(row, flush=True)
            rows.append({"driver": driver, **row.to_data()})
            failed = failed or not row.holds
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    return 2 if broken else 1 if failed else 0


def _measured(driver: str, parts: Sequence[str], size: str) -> Iterator[Row | None]:
    """The rows of all parts on a driver; None for a part that could not be measured."""
    print(
        f"\n{driver}, {size}, by {'processor time' if CLOCKS[driver] == 'cpu' else 'the clock on the wall'}"
    )
    if driver == "x11" and not xserver.available():
        print("skipped: Xvfb is not installed (in Debian the packages xvfb and openbox)")
        return
    here = [part for part in parts if driver == "dummy" or part not in ON_DUMMY]
    with _driven(driver) as environment, ThreadPoolExecutor(AT_ONCE) as pool:
        measure = partial(_part, CLOCKS[driver], size, environment)
        for part in here:
            if part not in child.UNHURRIED:
                yield from measure(part)
        for rows in pool.map(measure, [part for part in here if part in child.UNHURRIED]):
            yield from rows


def _part(clock: str, size: str, environment: dict[str, str], part: str) -> list[Row | None]:
    """The rows of one part; [None] if it could not be measured."""
    try:
        told = child.run("tools.bench.part", part, size, clock, environment=environment, seconds=MOST_SECONDS)
    except child.Failed as error:
        print(f"{part:9} could not be measured: {error}", file=sys.stderr)
        return [None]
    return [Row.from_data(data) for data in told]


def _driven(driver: str) -> contextlib.AbstractContextManager[dict[str, str]]:
    return xserver.server() if driver == "x11" else contextlib.nullcontext(DUMMY)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"any of {', '.join(ALL)}")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows there too")
    parser.add_argument("--driver", choices=CLOCKS, help="only this one")
    parser.add_argument("--size", default="1920x1080", metavar="WxH", help="of the window (%(default)s)")
    asked = parser.parse_args()
    unknown = [part for part in asked.parts if part not in ALL]
    if unknown or not re.fullmatch(r"\d+x\d+", asked.size):
        parser.error(f"not a part: {', '.join(unknown)}" if unknown else f"not a size: {asked.size}")
    return asked


if __name__ == "__main__":
    sys.exit(main())
