"""Pitches in Vallotti's well temperament, about the 1730s. It must not know any instrument."""

from __future__ import annotations

# Cents away from equal temperament, C first.
VALLOTTI = (5.9, 0.0, 2.0, 3.9, -2.0, 7.8, -2.0, 3.9, 2.0, 0.0, 5.9, -3.9)
CHAMBER_A = 440.0


def pitch(key: float, *, tempered: bool = True) -> float:
    """The frequency in Hz of a key, counted as MIDI does (A above middle C is 69)."""
    cents = VALLOTTI[int(key) % 12] if tempered else 0.0
    return float(CHAMBER_A * 2 ** ((key - 69 + cents / 100) / 12))
