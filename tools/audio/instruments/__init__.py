"""Period instruments from arithmetic alone: `player(pitch in Hz, seconds, force 0..1, rng)` is one note.

It must not know any tune. A note is mono, about -12 dB at its peak, and longer than `seconds` by its release.
"""

from __future__ import annotations

from collections.abc import Callable

from ..engine.signal import Rng, Signal

Player = Callable[[float, float, float, Rng], Signal]
