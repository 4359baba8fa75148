"""Boxes in layout units and the frame that lays them onto the pixels of a window.

It must not know what is drawn in a box, nor open a window.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from typing import NamedTuple

from pygame import Rect

WIDE = (1920.0, 1080.0)
NARROW = (1440.0, 1080.0)
UPRIGHT = (1080.0, 1920.0)
NARROW_BELOW = 1.5  # windows with a smaller aspect, width to height, take the 4:3 arrangement
UPRIGHT_UP_TO = 0.8  # and from here down the portrait one
SAFE_SHARE = 0.9
MOST_CUT_OFF = 10  # per cent of a screen's width and height, on each side, that it may hide
TARGET = 48.0  # the least side of what answers to a pointer
LARGE_TARGET = 72.0  # the same where fingers press, or hands are not steady
_HALF = 0.5 + 1e-9  # and what a sum may be wrong by


def whole(value: float) -> int:
    """Round to the nearest integer, halves upward, so that equal steps stay equal across zero.

    What misses a half only by the error of a sum goes up too: edges that touch are to be one edge.
    """
    return floor(value + _HALF)


class Box(NamedTuple):
    """A rectangle in layout units."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, cx: float, cy: float, w: float, h: float) -> Box:
        """The box of that size with its centre there."""
        return cls(cx - w / 2, cy - h / 2, w, h)

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The middle, across."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, down."""
        return self.y + self.h / 2

    @property
    def centre(self) -> tuple[float, float]:
        """The middle point."""
        return self.cx, self.cy

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The box made smaller by dx on the left and right and by dy (else dx) above and below."""
        down = dx if dy is None else dy
        return Box(self.x + dx, self.y + down, self.w - 2 * dx, self.h - 2 * down)

    def moved(self, dx: float, dy: float) -> Box:
        """The same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def contains(self, point: tuple[float, float]) -> bool:
        """Whether the point lies inside; the right and lower edges belong to the neighbour."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def row(self, n: int, gap: float = 0.0) -> tuple[Box, ...]:
        """The box split into n equal boxes side by side."""
        w = (self.w - gap * (n - 1)) / n
        return tuple(Box(self.x + i * (w + gap), self.y, w, self.h) for i in range(n))

    def shared(self, shares: Sequence[float], gap: float = 0.0) -> tuple[Box, ...]:
        """The box split into boxes side by side, as wide to each other as the shares."""
        unit = (self.w - gap * (len(shares) - 1)) / sum(shares)
        boxes, x = [], self.x
        for share in shares:
            boxes.append(Box(x, self.y, unit * share, self.h))
            x += unit * share + gap
        return tuple(boxes)

    def column(self, n: int, gap: float = 0.0) -> tuple[Box, ...]:
        """The box split into n equal boxes one below the other."""
        h = (self.h - gap * (n - 1)) / n
        return tuple(Box(self.x, self.y + i * (h + gap), self.w, h) for i in range(n))


@dataclass(frozen=True, slots=True)
class Frame:
    """The layout frame centred in a window: `k` pixels to a unit, `left` and `top` in pixels.

    It is 1920 by 1080 units (`wide`), 1440 by 1080, or 1080 by 1920 (`upright`).
    """

    window: tuple[int, int]
    width: float
    height: float
    k: float
    left: int
    top: int

    @classmethod
    def for_window(cls, size: tuple[int, int], safe_area: float = 0) -> Frame:
        """The largest frame that fits a window of that many pixels.

        `safe_area` is how many per cent of the window (0 to 10) the screen cuts off on each side.
        """
        w, h = size
        width, height = WIDE if w >= h * NARROW_BELOW else UPRIGHT if w <= h * UPRIGHT_UP_TO else NARROW
        seen = 1 - 2 * max(0.0, min(MOST_CUT_OFF, safe_area)) / 100
        k = min(w * seen / width, h * seen / height)
        return cls(size, width, height, k, whole((w - width * k) / 2), whole((h - height * k) / 2))

    @property
    def wide(self) -> bool:
        """Whether things have room side by side, as on a 16:9 screen."""
        return self.width > self.height * NARROW_BELOW

    @property
    def upright(self) -> bool:
        """Whether it is taller than wide, as on a screen that stands on its short side."""
        return self.height > self.width

    @property
    def box(self) -> Box:
        """The whole frame."""
        return Box(0.0, 0.0, self.width, self.height)

    @property
    def safe(self) -> Box:
        """The inner 90 %, which every screen shows for certain."""
        rest = (1 - SAFE_SHARE) / 2
        return self.box.inset(self.width * rest, self.height * rest)

    def px(self, units: float) -> int:
        """A length in pixels; whatever has a length keeps at least one."""
        n = whole(units * self.k)
        return max(1, n) if units > 0 else n

    def point(self, x: float, y: float) -> tuple[int, int]:
        """The window pixel of a layout point."""
        return self.left + whole(x * self.k), self.top + whole(y * self.k)

    def rect(self, box: Box) -> Rect:
        """The pixels of a box; its edges are rounded, so boxes that touch share an edge."""
        x, y = self.point(box.x, box.y)
        right, bottom = self.point(box.right, box.bottom)
        return Rect(x, y, right - x, bottom - y)

    def to_layout(self, position: tuple[float, float]) -> tuple[float, float]:
        """The layout point of a window pixel."""
        return (position[0] - self.left) / self.k, (position[1] - self.top) / self.k
