"""Which music goes with the state of a government, and how the people take it. Knows no file."""

from __future__ import annotations

from typing import Literal

from game.engine.government.forecast import forecast_unrest
from game.engine.government.model import State

NARROW = 2  # of Support: with so little any mishap may be the last
PLENTY = 10  # of Support, where it has no ceiling

Temper = Literal["angry", "calm", "glad"]


def mood_of(state: State) -> str:
    """Tense while the unrest of what lies open may bring the government down within the turn, else calm."""
    danger = state.support - sum(forecast_unrest(state))
    return "tense" if danger < 1 or state.support <= NARROW else "calm"


def tempers_of(support: int, ceiling: int | None) -> tuple[Temper, Temper]:
    """How the people take it, those at the back and those in front, who are the first to change."""
    share = support / (ceiling or PLENTY)
    back: Temper = "glad" if share >= 0.9 else "angry" if share < 0.3 else "calm"
    front: Temper = "glad" if share >= 0.7 else "angry" if share < 0.5 else "calm"
    return back, front
