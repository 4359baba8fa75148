"""What an effect is: how it is made, in how many takes, how loud. It must not know any one of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from ..engine.signal import Rng, Signal

Group = Literal["interface", "table", "crowd", "bell", "war", "sting"]
Maker = Callable[[Rng], Signal]


@dataclass(frozen=True, slots=True)
class Effect:
    """`loudness` is the loudest 400 ms in LUFS; `weight` says who gives way when too much sounds at once.

    Weights: 0 may be missed (hover, tick), 1 small things, 2 what tells the game, 3 great moments.
    """

    name: str
    make: Maker
    takes: int
    loudness: float
    group: Group
    weight: int = 1
    module: str = ""  # that makes it, where the maker's own does not tell


def family(
    stem: str, make: Callable[[Rng, int], Signal], sizes: tuple[tuple[int, int, float], ...], weight: int = 2
) -> tuple[Effect, ...]:
    """One effect for each number of things: (how many, takes, loudness)."""

    def of(count: int) -> Maker:
        return lambda rng: make(rng, count)

    return tuple(
        Effect(f"{stem}_{count}", of(count), takes, loud, "table", weight, make.__module__)
        for count, takes, loud in sizes
    )
