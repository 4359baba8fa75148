"""The twelve courts and the three Jokers, cut out, at the size of a whole card and of one on the table.

It must not know what any of them does in the game.
"""

from __future__ import annotations

import numpy as np

from ..engine.woodcut import Woodcut, read
from ..registry import Catalogue

COURTS = Catalogue()
SIZES = {"": (560, 820), "_260": (260, 380)}
RANKS, SUITS = ("king", "queen", "knave"), ("spades", "hearts", "clubs", "diamonds")
FIGURES = [f"{rank}_{suit}" for rank in RANKS for suit in SUITS] + [
    "joker_punch",
    "joker_courier",
    "joker_drummer",
]


def figure(name: str, w: int, h: int, seed: int) -> np.ndarray:
    """One figure; its drawing is in the folder `drawings`."""
    return Woodcut(read(name), w, seed).print(w, h, seed)


def _add_figures() -> None:
    for seed, name in enumerate(FIGURES, 3):
        title = name if name.startswith("joker") else f"court_{name}"
        for suffix, size in SIZES.items():
            COURTS.asset(f"{title}{suffix}", size)(lambda w, h, n=name, s=seed: figure(n, w, h, s))


_add_figures()
