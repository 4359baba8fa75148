"""Times callables in interleaved rounds, so that a busy machine hits all of them alike. Knows no game."""

from __future__ import annotations

import contextlib
import gc
import os
import statistics
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

ClockName = Literal["cpu", "wall"]

Case = Callable[[], "Iterable[Taken]"]


@dataclass(frozen=True, slots=True)
class Taken:
    """What one frame took, in nanoseconds: by the clock on the wall, and of this thread's processor time."""

    wall: int
    cpu: int

    def by(self, clock: ClockName) -> int:
        """By one of the two clocks."""
        return self.cpu if clock == "cpu" else self.wall


@dataclass
class Samples:
    """What the frames of a case took, round by round."""

    rounds: list[list[Taken]] = field(default_factory=list)

    def medians(self, clock: ClockName) -> list[float]:
        """The median frame of each round."""
        return [statistics.median(taken.by(clock) for taken in found) for found in self.rounds if found]

    def median(self, clock: ClockName) -> float:
        """The median of the rounds' medians."""
        return statistics.median(self.medians(clock))

    def quantile(self, share: float, clock: ClockName) -> float:
        """What that share of all frames kept below."""
        return quantile([taken.by(clock) for found in self.rounds for taken in found], share)

    @property
    def count(self) -> int:
        """How many frames there were."""
        return sum(len(found) for found in self.rounds)


def quantile(values: Iterable[float], share: float) -> float:
    """The value that this share of all stays below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def go_first() -> None:
    """Have this process and its children go before others where that is allowed."""
    with contextlib.suppress(PermissionError):
        os.nice(-20)


def timed(work: Callable[[], object]) -> Taken:
    """Do something once."""
    cpu, wall = time.thread_time_ns(), time.perf_counter_ns()
    work()
    return Taken(time.perf_counter_ns() - wall, time.thread_time_ns() - cpu)


def frames(work: Callable[[], object], count: int) -> list[Taken]:
    """Do something so many times."""
    return [timed(work) for _ in range(count)]


def interleave(cases: Mapping[str, Case], rounds: int) -> dict[str, Samples]:
    """Run every case once a round; the first round only warms up."""
    found = {name: Samples() for name in cases}
    gc.collect()
    gc.disable()
    try:
        for i in range(rounds + 1):
            for name, case in cases.items():
                taken = list(case())
                if i:
                    found[name].rounds.append(taken)
            gc.collect()
    finally:
        gc.enable()
    return found


def ratio(a: Samples, b: Samples, clock: ClockName) -> float:
    """The median over the rounds of how much longer a frame of a took than one of b."""
    pairs = zip(a.medians(clock), b.medians(clock), strict=True)
    return statistics.median(x / max(y, 1) for x, y in pairs)


def slow_ratio(a: Samples, b: Samples, clock: ClockName, share: float = 0.95) -> float:
    """How many frames of b that share of all frames of a kept below, each beside those of its own round.

    A machine that is slow for a whole round is so for both: only what is slow by itself is to count.
    """
    rounds = zip((found for found in a.rounds if found), b.medians(clock), strict=True)
    return quantile([taken.by(clock) / max(floor, 1) for found, floor in rounds for taken in found], share)


def resident_mib() -> float:
    """The memory of this process that is in use, without what the X server shares with it."""
    sizes = {}
    for line in Path("/proc/self/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]:
        key, _, rest = line.partition(":")
        sizes[key] = int(rest.split()[0])
    return (sizes["Rss"] - sizes.get("Pss_Shmem", 0)) / 1024


def others_busy(seconds: float = 1.0) -> float:
    """How many cores everybody else on this machine keeps busy over the next moment."""
    ticks_a, own_a, start = _busy_ticks(), time.process_time(), time.perf_counter()
    time.sleep(seconds)
    ticks, own = _busy_ticks() - ticks_a, time.process_time() - own_a
    return max(0.0, (ticks / 100 - own) / (time.perf_counter() - start))


def _busy_ticks() -> int:
    first = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()[1:9]
    numbers = [int(n) for n in first]
    return sum(numbers) - numbers[3] - numbers[4]
