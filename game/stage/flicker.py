"""How a candle flickers, as a function of time: never the same twice soon, and never quick enough to trouble.

It must not know what is lit.
"""

from __future__ import annotations

from math import sin
from typing import NamedTuple

RATE = 12.0  # changes a second: a flame is lazy, and every change is painted
_SWAYS = ((1.31, 0.5), (2.17, 0.32), (3.71, 0.18))  # how quick, in turns of 2π seconds, and how strong
_LIGHTS = ((0.83, 0.45), (2.63, 0.35), (4.57, 0.2))
_APART = 2.4  # by which one candle is ahead of the next


class Flicker(NamedTuple):
    """A flame at one moment: leaning from -1 left to 1 right, and from 0 dim to 1 bright."""

    lean: float
    light: float


STILL = Flicker(0.0, 0.7)


def flicker(seconds: float, candle: int = 0) -> Flicker:
    """The flame of one of several candles, so long after it was lit."""
    t = int(seconds * RATE) / RATE + candle * _APART
    lean = sum(strength * sin(t * pace) for pace, strength in _SWAYS)
    light = sum(strength * sin(t * pace + 1.0) for pace, strength in _LIGHTS)
    return Flicker(lean, 0.5 + 0.5 * light)
