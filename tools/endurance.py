"""`python -m tools.endurance [--inputs N] [--kiosk N] [--interruptions N] …`: what only long play shows.

A monkey gives the game random inputs, and another tries to get out of a kiosk; motion is interrupted in every
way; the game is killed in mid-play and started again; and it is killed and stopped under its supervisor.
Prints what was seen; exit 1 when the game raised something, showed something untrue, let somebody out, let
something drift, lost more than the last action, or was not back in time.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path

from tools import assassin, restarts
from tools.fidget import fidget
from tools.kiosk_monkey import KioskMonkey
from tools.monkey import Monkey

RUN = 2000  # inputs of one monkey before the next one comes, with a fresh home


def main() -> int:
    """Endure, and tell."""
    parser = argparse.ArgumentParser(prog="python -m tools.endurance", description=__doc__)
    parser.add_argument("--inputs", type=int, default=20_000, metavar="N", help="of monkeys (%(default)s)")
    parser.add_argument(
        "--kiosk", type=int, default=50_000, metavar="N", help="inputs of monkeys at a kiosk (%(default)s)"
    )
    parser.add_argument(
        "--interruptions", type=int, default=100_000, metavar="N", help="of what moves (%(default)s)"
    )
    parser.add_argument(
        "--kills", type=int, default=50, metavar="N", help="kill -9 in mid-play (%(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of all chance (%(default)s)")
    parser.add_argument(
        "--restarts", type=int, default=20, metavar="N", help="kills and stops, supervised (%(default)s)"
    )
    asked = parser.parse_args()
    return max(
        _monkeys(Monkey, asked.inputs, asked.seed),
        _monkeys(KioskMonkey, asked.kiosk, asked.seed),
        _interruptions(asked.interruptions, asked.seed),
        _kills(asked.kills, asked.seed),
        _restarts(asked.restarts),
    )


def _monkeys(kind: type[Monkey], inputs: int, seed: int) -> int:
    failed = 0
    while inputs > 0:
        with tempfile.TemporaryDirectory() as home:
            monkey, begun = kind(Path(home), seed), time.monotonic()
            try:
                monkey.play(min(RUN, inputs))
                monkey.end()
            except Exception:  # whatever it is: that is what is looked for
                traceback.print_exc()
                failed = 1
                monkey.puppet.close()
            print(f"{kind.__name__} {seed}: {monkey.figures()}; {time.monotonic() - begun:.0f} s", flush=True)
        inputs -= RUN
        seed += 1
    return failed


def _interruptions(count: int, seed: int) -> int:
    if not count:
        return 0
    try:
        print(fidget(count, seed), flush=True)
    except AssertionError:
        traceback.print_exc()
        return 1
    return 0


def _kills(count: int, seed: int) -> int:
    if not count:
        return 0
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = assassin.kills(Path(folder), count, seed)
        except (assassin.Lost, AssertionError):
            traceback.print_exc()
            return 1
    states = ", ".join(f"{name} {number}" for name, number in Counter(k.found for k in found).most_common())
    reports = sum(kill.reports for kill in found)
    print(f"{len(found)} kills after {reports} reports; found by a fresh start, as reported: {states}")
    return 0


def _restarts(count: int) -> int:
    if not count:
        return 0
    with tempfile.TemporaryDirectory() as home:
        return restarts.tell(restarts.trial(Path(home), count), restarts.WATCHDOG)


if __name__ == "__main__":
    sys.exit(main())
