"""How soon the game shows a picture and can be played, how smoothly it loads on, and what rest costs."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.bench import child
from tools.bench.measure import ClockName
from tools.bench.opening import SETTLING
from tools.bench.report import Row

ROUNDS = 7
PLAYABLE: dict[ClockName, tuple[float, float]] = {"cpu": (6.5, 8.0), "wall": (4.5, 5.0)}  # B; see ADR 11
SEED = "BOTTLE-PUMPKIN-841"
FULL_HD, ULTRA_HD = (1920, 1080), (3840, 2160)
SECONDS_OF_REST = 6.0
SECONDS_OF_LOADING = 2.0
REST = {"silent": 0.005, "with music": 0.015}  # of a core, beside what a bare loop costs: ADR 11


def _text(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def _bare(size: tuple[int, int]) -> dict[str, float]:
    begun = time.time()
    found: dict[str, float] = child.run("tools.bench.bare", _text(size))
    return {**found, "wall": found["wall"] - begun}


def _opening(size: tuple[int, int], seconds: float, *options: str) -> dict[str, Any]:
    begun = time.time()
    with tempfile.TemporaryDirectory() as home:
        found: dict[str, Any] = child.run("tools.bench.opening", _text(size), str(seconds), home, *options)
    for moment in ("first", "playable"):
        if found[moment] is not None:
            cpu, wall = found[moment]
            found[moment] = {"cpu": cpu, "wall": wall - begun}
    return found


def first(_home: Path, size: tuple[int, int], clock: ClockName) -> list[Row]:
    """The first picture, with the title to follow."""
    return [
        _row("first", "first frame", size, clock, 1.6, lambda: _opening(size, 0.1, "--seed", SEED)["first"])
    ]


def playable(_home: Path, _size: tuple[int, int], clock: ClockName) -> list[Row]:
    """A government's table that takes input."""
    return [
        _row(
            "playable",
            f"playable at {_text(size)}",
            size,
            clock,
            limit,
            lambda size=size: _opening(size, 0.1, "--seed", SEED)["playable"],  # type: ignore[misc]
        )
        for size, limit in zip((FULL_HD, ULTRA_HD), PLAYABLE[clock], strict=True)
    ]


def _row(
    part: str,
    name: str,
    size: tuple[int, int],
    clock: ClockName,
    limit: float,
    opening: Callable[[], dict[str, float]],
) -> Row:
    floors, taken = [], []
    for _ in range(ROUNDS):
        floors.append(_bare(size)[clock])
        taken.append(opening()[clock])
    ratios = [a / b for a, b in zip(taken, floors, strict=True)]
    unit = statistics.median(floors)
    return Row(part, name, statistics.median(ratios), limit, "B", f"B = {unit * 1e3:.0f} ms, {clock}")


def gap(_home: Path, size: tuple[int, int], clock: ClockName) -> list[Row]:
    """How long the loop was ever kept from its next frame while the rest was loaded behind the table."""
    found = statistics.median(
        _opening(size, SECONDS_OF_LOADING, "--seed", SEED)["longest"][clock] for _ in range(5)
    )
    return [Row("gap", "longest gap in the main thread while loading", found / 1e6, 12, "ms", clock)]


def rest(_home: Path, size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """Processor time while a table waits for its player, beside a loop that only looks for events.

    That loop runs before and after each, for a processor's speed comes and goes; never at the same time, for
    only one window has the focus.
    """
    seconds = SETTLING + SECONDS_OF_REST
    before = _bare_rest(size)
    government = _opening(size, seconds, "--seed", SEED, "--mute")["rest"]
    heard = _opening(size, seconds, "--seed", SEED)["rest"]
    between = _bare_rest(size)
    with tempfile.TemporaryDirectory() as home:
        battle = child.run("tools.bench.camp", _text(size), str(seconds), home)["rest"]
    after = _bare_rest(size)
    return [
        _at_rest("government", "silent", government, (before + between) / 2),
        _at_rest("government", "with music", heard, (before + between) / 2),
        _at_rest("battle", "silent", battle, (between + after) / 2),
    ]


def _bare_rest(size: tuple[int, int]) -> float:
    found: float = child.run("tools.bench.bare", _text(size), str(SECONDS_OF_REST / 2))["rest"]
    return found


def _at_rest(game: str, how: str, found: float, least: float) -> Row:
    name = f"a {game} at rest, {how}: processor time"
    return Row("rest", name, found - least, REST[how], "", f"{found:.4f}, a bare loop {least:.4f}")


PARTS = {"first": first, "playable": playable, "gap": gap, "rest": rest}
