"""Places for so many equal things in a room, as large as they can be, on as many leaves as they need."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from game.stage.geometry import Box

TURNER = 64.0  # the strip at the foot where leaves are turned


@dataclass(frozen=True, slots=True)
class Cell:
    """How large a thing may be and has to be at least."""

    w: float
    h: float
    least_w: float
    least_h: float
    gap: float = 10.0
    foot: float = 0.0  # of its height, what is for words: the rest shows a picture, which is to be large

    def worth(self, w: float, h: float) -> tuple[float, float]:
        """What makes one size better than another."""
        return (min(w, h - self.foot) if self.foot else 0.0), w * h


@dataclass(frozen=True, slots=True)
class Grid:
    """The places of one leaf, and how many leaves there are."""

    boxes: tuple[Box, ...]
    leaves: int
    turner: Box | None  # where leaves are turned, if there are several

    @property
    def each(self) -> int:
        """How many things a leaf holds."""
        return len(self.boxes)


def grid(room: Box, count: int, cell: Cell) -> Grid:
    """Places for that many; those of a leaf that is not full are left empty."""
    if count == 0:
        return Grid((), 1, None)
    whole = _rows(room, count, cell)
    if whole is not None:
        return Grid(whole, 1, None)
    turner = Box(room.x, room.bottom - TURNER, room.w, TURNER)
    upper = Box(room.x, room.y, room.w, room.h - TURNER - cell.gap)
    columns = max(1, int((upper.w + cell.gap) / (cell.least_w + cell.gap)))
    lines = max(1, int((upper.h + cell.gap) / (cell.least_h + cell.gap)))
    each = columns * lines
    return Grid(_places(upper, columns, lines, each, cell), ceil(count / each), turner)


def _rows(room: Box, count: int, cell: Cell) -> tuple[Box, ...] | None:
    """The arrangement with the largest things; None if they would all be too small."""
    best: tuple[tuple[float, float], int, int] | None = None
    for columns in range(count, 0, -1):  # of two as good, the one with fewer lines
        lines = ceil(count / columns)
        w = min(cell.w, (room.w + cell.gap) / columns - cell.gap)
        h = min(cell.h, (room.h + cell.gap) / lines - cell.gap)
        worth = cell.worth(w, h)
        if w >= cell.least_w and h >= cell.least_h and (best is None or _better(worth, best[0])):
            best = worth, columns, lines
    if best is None:
        return None
    lines = best[2]
    return _places(room, ceil(count / lines) if _full(best[0][1], cell) else best[1], lines, count, cell)


def _better(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """By more than what is lost in rounding."""
    return one[0] > other[0] + 1 or (abs(one[0] - other[0]) <= 1 and one[1] > other[1] + 1)


def _full(area: float, cell: Cell) -> bool:
    """Whether things are as large as they may be, so that fewer of them in a line are no smaller."""
    return area >= cell.w * cell.h - 1


def _places(room: Box, columns: int, lines: int, count: int, cell: Cell) -> tuple[Box, ...]:
    w = min(cell.w, (room.w + cell.gap) / columns - cell.gap)
    h = min(cell.h, (room.h + cell.gap) / lines - cell.gap)
    across = columns * (w + cell.gap) - cell.gap
    left = room.x + (room.w - across) / 2
    return tuple(
        [
            Box(left + (i % columns) * (w + cell.gap), room.y + (i // columns) * (h + cell.gap), w, h)
            for i in range(count)
        ]
    )
