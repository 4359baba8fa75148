"""The chance of a government: its dice and its random returns. Knows nothing of what they decide."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.rng import Rng
from game.engine.script import Script, ScriptExhausted

__all__ = ["Chance", "Script", "ScriptExhausted"]


@dataclass(frozen=True, slots=True)
class Chance:
    """The streams a running government draws from; the decks were shuffled from theirs beforehand."""

    dice: Rng | Script
    returns: Rng  # which events a Joker brings back, with `joker_return` = random (Rules G10)

    @classmethod
    def from_seed(cls, seed: int) -> Chance:
        """The streams of a seed."""
        return cls(Rng.from_seed(seed, "dice"), Rng.from_seed(seed, "returns"))

    @classmethod
    def scripted(cls, dice: tuple[int, ...], seed: int = 0) -> Chance:
        """Dice as written down; what else is left to chance comes from the seed."""
        return cls(Script(tuple(dice)), Rng.from_seed(seed, "returns"))
