"""Six curves from 0 to 1 that give motion its character; they know nothing of what moves."""

from __future__ import annotations

from collections.abc import Callable

Ease = Callable[[float], float]

_OVERSHOOT = 1.70158  # Penner's constant: the curve passes its goal by a tenth


def linear(t: float) -> float:
    """Even speed."""
    return t


def ease_in(t: float) -> float:
    """Start slowly: things that fall or leave."""
    return t * t * t


def ease_out(t: float) -> float:
    """Arrive slowly: things that are put down."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Slow at both ends: things that change places."""
    return 4 * t * t * t if t < 0.5 else 1 - 4 * (1 - t) ** 3


def out_back(t: float) -> float:
    """Pass the goal by a little and return: a counter that hops."""
    u = t - 1
    return 1 + u * u * ((_OVERSHOOT + 1) * u + _OVERSHOOT)


def emphasised(t: float) -> float:
    """Leave briskly and settle: the hero of a moment. To the last it can be seen to move."""
    return 8 * t * t * t if t < 0.25 else 1 - (1 - t) ** 2 * 0.875 / 0.5625
