"""Arms in a hand: muskets, swords, pikes; each function gives a `hold` for a person's hand.

It must not know soldiers. Angles are those of limbs: 0 hangs down, 90 points forward, 180 up.
A musket is held at its lock: the butt lies behind the hand, the barrel before it.
"""

from __future__ import annotations

import math

from ..engine.geometry import Frame, Point, Points, ellipse
from .burin import Burin
from .limbs import Hold, away

WOOD, STEEL, BRASS, ASH = "#7a4f2c", "#dcdcd2", "#e0b850", "#a98a5c"
LONG, BEHIND, BLADE = 60.0, 21.0, 20.0
"""A musket's barrel before the hand, its butt behind, its bayonet, in units of a person."""


def grain(frame: Frame, angle: float) -> float:
    """The angle of hatching that runs along a pole held at `angle` in a frame, however the frame leans."""
    (x0, y0), (x1, y1) = frame.at(0, 0), frame.at(*away((0, 0), angle, 1))
    return frame.flip * math.degrees(math.atan2(y1 - y0, x1 - x0))


def musket(angle: float, *, bayonet: bool = True, behind: float = BEHIND, long: float = LONG) -> Hold:
    """A flintlock; its butt drops below the line of the barrel."""

    def hold(burin: Burin, frame: Frame, palm: Point, _arm: float) -> None:
        below = angle - 90 if math.sin(math.radians(angle)) >= 0 else angle + 90
        heel = away(away(palm, angle + 180, behind), below, 3.6)
        toe = away(away(palm, angle + 180, behind - 0.6), below, -2.6)
        muzzle, tip = away(palm, angle, long), away(palm, angle, long + BLADE)
        burin.line(frame, [away(palm, angle, 4), muzzle], 2.0, 0)
        fore_end = away(palm, angle, long * 0.88)
        stock: Points = [
            (*heel, 1),
            (*toe, 1),
            away(away(palm, angle + 180, 5), below, -1.3),
            away(palm, below, -1.8),
            (*away(fore_end, below, -0.6), 1),
            (*away(fore_end, below, 1.1), 1),
            away(palm, below, 2.0),
            away(away(palm, angle + 180, 6), below, 2.4),
        ]
        burin.shape(frame, stock, WOOD, 0.34, puff=0.35, hatch=grain(frame, angle), outline=0.85)
        if burin.fine(frame):
            _lock(burin, frame, palm, angle, below)
        if bayonet:
            _bayonet(burin, frame, muzzle, tip, angle)

    return hold


def _lock(burin: Burin, frame: Frame, palm: Point, angle: float, below: float) -> None:
    """Cock, guard and barrel bands."""
    at = away(away(palm, angle, 4.5), below, -2.0)
    burin.line(frame, [at, away(at, below, -2.8), away(away(at, below, -3.4), angle + 180, 2)], 1.1, 0.05)
    guard = [away(palm, angle, d) for d in (-1.5, 2.0, 5.5)]
    bow = [away(guard[0], below, 2), away(guard[1], below, 4), away(guard[2], below, 2)]
    burin.line(frame, bow, 0.9, 0.1)
    for share in (0.42, 0.66):
        ring = away(palm, angle, LONG * share)
        burin.line(frame, [away(ring, below, 1.5), away(ring, below, -1.5)], 0.9, 0)


def _bayonet(burin: Burin, frame: Frame, muzzle: Point, tip: Point, angle: float) -> None:
    blade = [
        away(muzzle, angle + 90, 1.6),
        away(away(muzzle, angle, BLADE * 0.7), angle + 90, 1.2),
        tip,
        away(away(muzzle, angle, BLADE * 0.7), angle - 90, 1.2),
        away(muzzle, angle - 90, 1.6),
    ]
    burin.polygon(frame, blade, "#f4f1e8", 0.0, puff=0, outline=0.75)


def sword(angle: float, long: float = 42.0) -> Hold:
    """A straight sword with a gilt hilt."""

    def hold(burin: Burin, frame: Frame, palm: Point, _arm: float) -> None:
        tip = away(palm, angle, long)
        burin.tube(
            frame,
            [away(palm, angle, -3), palm, away(palm, angle, long * 0.7), tip],
            [2.4, 2.4, 2.0, 0.6],
            STEEL,
            0.04,
            puff=0,
            outline=0.8,
        )
        guard = [away(palm, angle + 90, 3.4), away(palm, angle, 1.6), away(palm, angle - 90, 3.4)]
        burin.line(frame, guard, 1.8, 0)
        burin.polygon(frame, ellipse(*palm, 2.6, 2.2, 10), BRASS, 0.12, outline=0.7)

    return hold


def sabre(angle: float, long: float = 40.0) -> Hold:
    """A curved sword whose edge is foremost."""

    def hold(burin: Burin, frame: Frame, palm: Point, _arm: float) -> None:
        def back(t: float, out: float = 0.0) -> Point:
            spot = away(palm, angle, long * t)
            return away(spot, angle + 90, 5.4 * math.sin(math.pi * t * 0.9) + out)

        blade = [
            back(0),
            back(0.3),
            back(0.6),
            (*back(1), 1),
            back(0.62, -3.0),
            back(0.3, -3.0),
            back(0, -2.4),
        ]
        burin.shape(frame, blade, STEEL, 0.06, puff=0, outline=0.85)
        guard = [away(palm, angle + 90, 3.8), away(palm, angle, 1.6), away(palm, angle - 90, 3.6)]
        burin.line(frame, guard, 1.6, 0)

    return hold


def pole(angle: float, long: float = 80.0, behind: float = 46.0, head: str = "", thick: float = 2.2) -> Hold:
    """An ash staff; `head` is pike (a leaf with a cutting hook), spear, spontoon or nothing."""

    def hold(burin: Burin, frame: Frame, palm: Point, _arm: float) -> None:
        tip = away(palm, angle, long)
        burin.tube(
            frame,
            [away(palm, angle + 180, behind), tip],
            [thick, thick * 0.85],
            ASH,
            0.34,
            hatch=grain(frame, angle),
            outline=0.8,
        )
        if head:
            inner = frame.child(*tip, 180 - angle)
            for part in HEADS[head]:
                burin.shape(inner, part, STEEL, 0.06, puff=0.2, outline=0.85)

    return hold


HEADS: dict[str, tuple[Points, ...]] = {
    "pike": (
        [(0, -26, 1), (3.6, -11), (2.0, 1, 1), (-2.0, 1, 1), (-3.6, -11)],
        [(1.6, -2), (7.4, -5), (9, -11, 1), (10.4, -4), (6, 1.6), (1.6, 2)],
    ),
    "spear": ([(0, -22, 1), (3.2, -9), (1.8, 1, 1), (-1.8, 1, 1), (-3.2, -9)],),
    "spontoon": (
        [(-2.4, 2, 1), (-3.6, -4), (0, -16, 1), (3.6, -4), (2.4, 2, 1)],
        [(-6, 1), (-5, 3, 1), (5, 3, 1), (6, 1), (0, 2)],
    ),
}
"""Outlines of pole heads standing upright on their socket at (0, 0)."""


def gun(angle: float) -> Hold:
    """A country gun, longer than a musket and without a bayonet."""
    return musket(angle, bayonet=False, behind=BEHIND - 1, long=LONG + 8)
