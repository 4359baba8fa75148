"""How much memory the game takes, and that long play takes no more."""

from __future__ import annotations

from pathlib import Path

from tools.bench import child
from tools.bench.measure import ClockName
from tools.bench.report import Row

LARGE = "3840x2160"
LIMIT, LIMIT_LARGE = 6.0, 9.0  # of a bare window's memory
GROWTH = 1.05
FEW, MANY = "100", "1000"
MOST_SECONDS = 120.0  # of play


def memory(_home: Path, size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """Governments: after a hundred moves at two sizes, and after a thousand."""
    floor = child.run("tools.bench.bare", LARGE)["memory"]
    (used,) = child.run("tools.bench.moves", "government", LARGE, FEW, seconds=MOST_SECONDS)
    name = f"governments, after 100 moves at {LARGE}"
    large = Row("memory", name, used / floor, LIMIT_LARGE, "W", f"W = {floor:.0f} MiB")
    return [*_played("memory", "government", size), large]


def battle(_home: Path, size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """One long battle: after a hundred moves, and after a thousand."""
    return _played("b-memory", "battle", size)


def _played(part: str, game: str, size: tuple[int, int]) -> list[Row]:
    """A hundred moves as a share of a bare window's memory, and a thousand against a hundred."""
    window = f"{size[0]}x{size[1]}"
    floor = child.run("tools.bench.bare", window)["memory"]
    few, many = child.run("tools.bench.moves", game, window, FEW, MANY, seconds=MOST_SECONDS)
    return [
        Row(part, f"{game}: after 100 moves at {window}", few / floor, LIMIT, "W", f"W = {floor:.0f} MiB"),
        Row(
            part, f"{game}: after 1,000 moves against 100", many / few, GROWTH, "", f"{few:.0f} MiB after 100"
        ),
    ]


PARTS = {"memory": memory, "b-memory": battle}
