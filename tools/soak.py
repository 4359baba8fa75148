"""`python -m tools.soak [--hours H] [--every N]`: a kiosk for a day and a night, in a few minutes.

The real game on a kiosk, in one process, with a clock that only moves when told: it draws people in, and
visitors come, play, fiddle, hammer on the keys and walk off. Of N frames one is painted. Memory, open files,
threads and sounds are looked at every hour of the kiosk's time; exit 1 where one of them grows.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import threading
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import pygame

from game.content.kiosk import Profile
from game.stage.sound import Sound
from game.supervisor import THRIFTY
from tools.visitors import Kiosk

HOUR = 3600.0
MB = 1024 * 1024
# Limits of what may be added in an hour once the first is over: then all that is kept for good is there.
MOST_MB = 0.5  # of the whole process
MOST_BLOCKS = 4000.0  # of Python's objects: of the usual size, that is a quarter of a MB
MOST_DISK = 2.0  # MB
SPARE = 2  # files and threads that may just be in use when it is looked
MOST_WAITING = 20  # orders that the sound's thread has not carried out after all this time
PATIENCE = 2.0  # seconds of ours
WARM = 1.0  # hours
FEWEST = 3  # points of a line that says anything
ENOUGH = 12  # of them before a slope is judged: what is kept for a while comes and goes by 20 MB
SHOWN = 12  # places where memory was asked for


@dataclass(frozen=True, slots=True)
class Sample:
    """How things stand at one moment."""

    hours: float  # of the kiosk's time
    memory: float  # MB in the middle of what was held whenever a visitor had gone
    blocks: int
    disk: float  # MB in the kiosk's folder
    files: int
    threads: int
    channels: int
    waiting: int
    came: int
    cleared: int
    took: float  # seconds of ours

    def line(self) -> str:
        """One line of the table."""
        return (
            f"{self.hours:6.2f} {self.memory:9.1f} {self.blocks:10} {self.disk:8.2f} {self.files:6} "
            f"{self.threads:8} {self.channels:8} {self.waiting:8} {self.came:9} {self.cleared:8} "
            f"{self.took:7.0f}"
        )


HEADING = (
    f"{'hour':>6} {'MB':>9} {'objects':>10} {'disk MB':>8} {'files':>6} {'threads':>8} "
    f"{'channels':>8} {'waiting':>8} {'visitors':>9} {'cleared':>8} {'seconds':>7}"
)


def soak(
    kiosk: Kiosk,
    home: Path,
    hours: float,
    *,
    every: float = 1.0,
    told: Callable[[Sample], None] = lambda _sample: None,
) -> list[Sample]:
    """Let visitors come for so many hours; how things stood, a sample after every so many of them."""
    begun = time.monotonic()
    samples: list[Sample] = []
    while not samples or samples[-1].hours < hours:
        due = every * (len(samples) + 1) * HOUR
        held: list[float] = []
        while kiosk.seconds < due or not held:
            kiosk.one_more()
            held.append(memory())
        samples.append(look(kiosk, home, median(held), time.monotonic() - begun))
        told(samples[-1])
    return samples


def look(kiosk: Kiosk, home: Path, held: float, took: float) -> Sample:
    """How things stand, once what is under way has been done."""
    app = kiosk.puppet.app
    app.office.wait()
    if isinstance(app.sound, Sound):
        _let_catch_up(app.sound)
    gc.collect()
    return Sample(
        hours=kiosk.seconds / HOUR,
        memory=held,
        blocks=sys.getallocatedblocks(),
        disk=sum(file.stat().st_size for file in home.rglob("*") if file.is_file()) / MB,
        files=open_files(),
        threads=threading.active_count(),
        channels=pygame.mixer.get_num_channels() if pygame.mixer.get_init() else 0,
        waiting=app.sound._orders.qsize() if isinstance(app.sound, Sound) else 0,
        came=kiosk.came.total(),
        cleared=kiosk.cleared,
        took=took,
    )


def _let_catch_up(sound: Sound) -> None:
    """Its thread lives in our time, in which there are many times as many sounds as at a show."""
    patience = time.monotonic() + PATIENCE
    while sound._orders.qsize() and time.monotonic() < patience:
        time.sleep(0.01)


def memory() -> float:
    """What the process holds, in MB; 0 where the system does not tell."""
    statm = Path("/proc/self/statm")
    if not statm.exists():
        return 0.0
    return int(statm.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / MB


def open_files() -> int:
    """How many files, pipes and the like the process has open; 0 where the system does not tell."""
    folder = Path("/proc/self/fd")
    return len(os.listdir(folder)) if folder.is_dir() else 0  # noqa: PTH208 - counts, opens nothing more


# --- what is too much


def judge(samples: Sequence[Sample], warm: float = WARM) -> list[str]:
    """What grows that must not, a sentence for each; the hours until it is warm do not count."""
    later = [sample for sample in samples if sample.hours >= warm]
    found = [
        too_steep("memory grows", "MB", [(s.hours, s.memory) for s in later], MOST_MB),
        too_steep("objects grow", "of them", [(s.hours, float(s.blocks)) for s in later], MOST_BLOCKS),
        too_steep("the kiosk's folder grows", "MB", [(s.hours, s.disk) for s in later], MOST_DISK),
        not_flat("open files", [s.files for s in later], SPARE),
        not_flat("threads", [s.threads for s in later], SPARE),
        not_flat("sound channels", [s.channels for s in later], 0),
    ]
    waiting = max((s.waiting for s in later), default=0)
    if waiting > MOST_WAITING:
        found.append(f"{waiting} sounds wait to be made (limit {MOST_WAITING})")
    return [sentence for sentence in found if sentence]


def too_steep(what: str, unit: str, points: Sequence[tuple[float, float]], limit: float) -> str:
    """Whether something grows by more than its limit in an hour, told in a sentence; empty if not."""
    slope = rise(points)
    if len(points) < ENOUGH:
        return ""
    return f"{what} by {slope:.2f} {unit} an hour (limit {limit:g})" if slope > limit else ""


def rise(points: Sequence[tuple[float, float]]) -> float:
    """How much something grows in an hour: the straight line that lies nearest to all."""
    if len(points) < FEWEST:
        return 0.0
    x, y = (sum(p[i] for p in points) / len(points) for i in (0, 1))
    spread = sum((p[0] - x) ** 2 for p in points)
    return sum((p[0] - x) * (p[1] - y) for p in points) / spread if spread else 0.0


def not_flat(what: str, counts: Sequence[int], spare: int) -> str:
    """Whether there are more of something in the second half than ever in the first; empty if not."""
    half = len(counts) // 2
    before, after = max(counts[:half], default=0), max(counts[half:], default=0)
    return f"there are {after} {what} where there were {before}" if half and after > before + spare else ""


# --- the tool


def main() -> int:
    """A day and a night, and what they have shown."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    add = parser.add_argument
    add("--hours", type=float, default=24.0, metavar="H", help="of the kiosk's time (%(default)g)")
    add("--every", type=int, default=12, metavar="N", help="paint one frame in N, at most 15 (%(default)s)")
    add("--seed", type=int, default=1, metavar="N", help="of all chance (%(default)s)")
    add("--window", default="1280x720", metavar="WxH", help="its screen (%(default)s)")
    add("--exhibition", default="", metavar="CODE", help="a deal that everybody plays")
    add("--trace", action="store_true", help="tell where memory was asked for that is held longer (slow)")
    asked = parser.parse_args()
    _as_supervised()
    width, _, height = asked.window.partition("x")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        kiosk = Kiosk(
            home,
            asked.seed,
            stride=min(asked.every, 15),
            size=(int(width), int(height)),
            profile=Profile(exhibition=asked.exhibition),
        )
        try:
            samples = _told(kiosk, home, asked.hours, asked.trace)
        finally:
            kiosk.puppet.close()
    return _judged(kiosk, samples)


def _as_supervised() -> None:
    """Begin anew with what the supervisor hands the game, where it is missing: it is read at a start only."""
    if any(os.environ.get(name) != value for name, value in THRIFTY.items()):
        command = [sys.executable, "-m", "tools.soak", *sys.argv[1:]]
        os.execve(sys.executable, command, {**os.environ, **THRIFTY})


def _told(kiosk: Kiosk, home: Path, hours: float, trace: bool) -> list[Sample]:
    print(HEADING, flush=True)
    early: list[tracemalloc.Snapshot] = []

    def tell(sample: Sample) -> None:
        print(sample.line(), flush=True)
        if trace and not early and sample.hours >= WARM:
            tracemalloc.start()
            early.append(tracemalloc.take_snapshot())

    samples = soak(kiosk, home, hours, told=tell)
    if early:
        gc.collect()
        for grown in tracemalloc.take_snapshot().compare_to(early[0], "lineno")[:SHOWN]:
            print(f"  {grown}")
    return samples


def _judged(kiosk: Kiosk, samples: Sequence[Sample]) -> int:
    later = [sample for sample in samples if sample.hours >= WARM]
    print(f"visitors: {_counted(kiosk.came)}")
    print(f"left on: {_counted(kiosk.reached)}")
    grown = rise([(s.hours, s.memory) for s in later])
    blocks = rise([(s.hours, float(s.blocks)) for s in later])
    limits = f"limits {MOST_MB:g} and {MOST_BLOCKS:.0f}"
    print(f"after the first, an hour adds {grown:.2f} MB and {blocks:.0f} objects ({limits})")
    if len(later) < ENOUGH:
        print(f"that is not judged: it takes {ENOUGH} hours after the first")
    faults = judge(samples)
    for fault in faults:
        print(f"TOO MUCH: {fault}")
    return 1 if faults else 0


def _counted(counted: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counted.most_common())


if __name__ == "__main__":
    sys.exit(main())
