"""Which music goes with the state of a government. Knows no file and no sound card."""

from __future__ import annotations

from game.engine.government.forecast import forecast_unrest
from game.engine.government.model import State

NARROW = 2  # of Support: with so little any mishap may be the last


def mood_of(state: State) -> str:
    """Tense while the unrest of what lies open may bring the government down within the turn, else calm."""
    danger = state.support - sum(forecast_unrest(state))
    return "tense" if danger < 1 or state.support <= NARROW else "calm"
