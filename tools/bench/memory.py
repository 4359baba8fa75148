"""How much memory the game takes, and that long play takes no more."""

from __future__ import annotations

from pathlib import Path

from tools.bench import child
from tools.bench.measure import ClockName
from tools.bench.report import Row

SIZES = (("1920x1080", 6.0), ("3840x2160", 9.0))
FEW, MANY = "100", "1000"


def memory(_home: Path, _size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """After a hundred moves at two sizes, as a share of a bare window's."""
    rows = []
    for size, limit in SIZES:
        floor = child.run("tools.bench.bare", size)["memory"]
        (used,) = child.run("tools.bench.moves", size, FEW)
        rows.append(Row("memory", f"memory at {size}", used / floor, limit, "W", f"W = {floor:.0f} MiB"))
    return rows


def growth(_home: Path, size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """After a thousand moves against a hundred."""
    few, many = child.run("tools.bench.moves", f"{size[0]}x{size[1]}", FEW, MANY)
    name = "memory after 1,000 moves against 100"
    return [Row("growth", name, many / few, 1.05, "", f"{few:.0f} MiB after 100")]


PARTS = {"memory": memory, "growth": growth}
