"""`python -m tools.restarts [--count N]`: kills and stops a supervised kiosk, and times its return.

Prints the times; exit 1 where it was once not back within the limit, or not at rest then. Knows no rules.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from statistics import median
from threading import Thread
from typing import Literal

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.backoff import Patience
from game.content.watch import Safe
from game.supervisor import Limits, Supervisor, program

WATCHDOG = 3.0  # seconds: shorter than at a show, so that a trial does not take an hour
LIMIT = 3.0  # seconds after a kill, or after the watchdog's time, until the first picture
BEATS = 0.25
KIOSK = ("--kiosk",)
AT_REST = "AttractScene"
PATIENT = 60.0  # seconds after which the game will not come any more

Way = Literal["killed", "stopped"]


@dataclass(frozen=True, slots=True)
class Return:
    """One time that the game came back: how it was ended, the seconds until then, and what it showed."""

    way: Way
    seconds: float
    scene: str


class Trial:
    """A supervised game, and what it has been heard to say."""

    def __init__(
        self,
        home: Path,
        arguments: Sequence[str] = (),
        *,
        watchdog: float = WATCHDOG,
        patience: Patience | None = None,
    ) -> None:
        """Without a `patience` every failure is forgiven, so that the game is always started as it was."""
        self._beats: SimpleQueue[tuple[str, int]] = SimpleQueue()
        beats = min(BEATS, watchdog / 4)

        def command(safe: Safe, again: bool) -> list[str]:
            given = [*program(), "--home", str(home), *arguments, "--watched", f"{beats:g}"]
            return [*given, *(["--again"] if again else []), *(["--safe", safe] if safe else [])]

        self.supervisor = Supervisor(
            command,
            lambda _safe, seconds: [sys.executable, "-c", f"import time; time.sleep({seconds})"],
            home / "logs" / "supervisor.log",
            home / "logs" / "supervisor.json",
            limits=Limits(watchdog),
            patience=patience or Patience(failures=1_000_000),
            seen=lambda scene, number: self._beats.put((scene, number)),
        )
        self.status: list[int] = []
        self._thread = Thread(target=lambda: self.status.append(self.supervisor.run()), daemon=True)
        self._thread.start()
        self.scene, self.number = self._heard()

    def hit(self, way: Way) -> Return:
        """Kill or stop the game, and wait until another one lives. Raises queue.Empty if none comes."""
        os.kill(self.number, signal.SIGKILL if way == "killed" else signal.SIGSTOP)
        begun = time.monotonic()
        before = self.number
        while self.number == before:
            self.scene, self.number = self._heard()
        return Return(way, time.monotonic() - begun, self.scene)

    def end(self) -> int:
        """Ask the supervisor to end; its status."""
        self.supervisor.stop()
        self._thread.join(PATIENT)
        return self.status[0]

    def _heard(self) -> tuple[str, int]:
        return self._beats.get(timeout=PATIENT)


def trial(
    home: Path, count: int, arguments: Sequence[str] = KIOSK, watchdog: float = WATCHDOG
) -> list[Return]:
    """So many kills and as many stops, by turns, of one supervised game."""
    found, game = [], Trial(home, arguments, watchdog=watchdog)
    for _ in range(count):
        found += [game.hit("killed"), game.hit("stopped")]
    if game.end() != 0:
        raise AssertionError("the supervisor did not end well")
    return found


def tell(found: Sequence[Return], watchdog: float) -> int:
    """Print how long the game was gone; 1 if it was once too long."""
    late = 0
    ways: tuple[tuple[Way, float], ...] = (("killed", LIMIT), ("stopped", watchdog + LIMIT))
    for way, limit in ways:
        took = sorted(one.seconds for one in found if one.way == way)
        late += sum(seconds > limit for seconds in took)
        print(
            f"{way} {len(took)} times under the supervisor, back after {took[0]:.1f} to {took[-1]:.1f} s, "
            f"in the middle {median(took):.1f} s (limit {limit:.0f} s)"
        )
    scenes = sorted({one.scene for one in found})
    print(f"  then it showed: {', '.join(scenes)}")
    return 1 if late or scenes != [AT_REST] else 0


def main() -> int:
    """Try it, and tell."""
    parser = argparse.ArgumentParser(prog="python -m tools.restarts", description=__doc__)
    add = parser.add_argument
    add("--count", type=int, default=20, metavar="N", help="kills, and as many stops (%(default)s)")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        return tell(trial(Path(home), asked.count), WATCHDOG)


if __name__ == "__main__":
    sys.exit(main())
