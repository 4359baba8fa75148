"""Hands: a few outlines, each from the wrist down.

They must not know arms.
"""

from __future__ import annotations

from ..engine.geometry import Frame, Point, Points
from .burin import Burin

HANDS: dict[str, Points] = {
    "open": [
        (-1.7, -0.8),
        (-2.3, 1.6),
        (-2.5, 4.2),
        (-2.3, 7.0),
        (-1.3, 7.6),
        (-0.9, 8.4),
        (0.2, 8.2),
        (1.0, 8.0),
        (1.5, 6.8),
        (1.9, 4.4),
        (3.2, 5.4),
        (4.2, 5.0),
        (3.8, 3.8),
        (2.6, 1.6),
        (1.7, -0.8),
    ],
    "fist": [
        (-2.0, -0.6),
        (-2.9, 1.6),
        (-2.8, 4.0),
        (-1.2, 5.2),
        (1.6, 5.0),
        (2.9, 3.4),
        (2.8, 1.2),
        (1.9, -0.6),
    ],
    "point": [
        (-1.9, -0.6),
        (-2.8, 1.8),
        (-2.2, 4.6),
        (-0.9, 5.0),
        (-0.7, 8.6),
        (0.1, 9.6),
        (0.9, 8.8),
        (1.2, 5.0),
        (2.6, 3.8),
        (2.7, 1.6),
        (1.8, -0.6),
    ],
    "flat": [
        (-1.5, -0.8),
        (-1.6, 3.4),
        (-1.3, 7.4),
        (-0.2, 9.2),
        (1.0, 7.6),
        (1.5, 3.6),
        (2.6, 2.6),
        (1.6, -0.8),
    ],
    "curled": [
        (-1.7, -0.8),
        (-2.5, 1.8),
        (-2.3, 4.6),
        (-1.0, 6.4),
        (1.0, 6.8),
        (2.3, 5.6),
        (1.6, 4.6),
        (2.9, 4.0),
        (2.8, 2.2),
        (1.7, -0.8),
    ],
}
"""Outlines of hands, the wrist at 0 and the fingers downward, the thumb on the right."""


KNUCKLES: dict[str, list[Points]] = {
    "open": [[(-1.1, 4.2), (-1.2, 7.2)], [(0.0, 4.4), (0.1, 7.8)], [(1.0, 4.4), (1.2, 6.8)]],
    "fist": [[(-2.2, 3.2), (-0.2, 3.0), (2.2, 2.4)], [(-0.9, 3.2), (-0.9, 4.8)], [(0.7, 3.0), (0.8, 4.8)]],
    "point": [[(-2.2, 2.8), (-0.6, 3.2)], [(-0.6, 5.0), (0.6, 3.8)]],
    "flat": [[(-0.4, 4.0), (-0.2, 8.2)]],
    "curled": [[(-1.2, 4.0), (-0.4, 6.0)], [(0.0, 4.0), (0.8, 6.0)]],
}


def hand(
    burin: Burin, frame: Frame, wrist: Point, angle: float, kind: str = "curled", thumb: int = 1
) -> None:
    """A hand at the wrist; `thumb` -1 puts the thumb on the other side."""
    inner = frame.child(wrist[0], wrist[1], -angle, 1.0)
    points = [(thumb * x, y) for x, y in HANDS[kind]]
    burin.flesh(inner, points, 0.04, outline=0.85)
    if burin.fine(frame):
        for crease in KNUCKLES[kind]:
            burin.line(inner, [(thumb * x, y) for x, y in crease], 0.45)
