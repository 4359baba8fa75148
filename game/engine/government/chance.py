"""The chance of a government: its dice and its random returns. Knows nothing of what they decide."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.rng import Rng


class ScriptExhausted(Exception):  # noqa: N818
    """A scripted game threw more dice than its script holds."""


@dataclass(frozen=True, slots=True)
class Script:
    """Dice that fall as written down beforehand, for scenarios and tests."""

    values: tuple[int, ...]

    def roll(self, count: int, faces: int) -> tuple[tuple[int, ...], Script]:
        """The next `count` dice. Raises ScriptExhausted, or ValueError for a face no such die has."""
        if count > len(self.values):
            raise ScriptExhausted(f"{count} dice to throw and {len(self.values)} in the script")
        thrown = self.values[:count]
        for face in thrown:
            if not 1 <= face <= faces:
                raise ValueError(f"the script has a {face}, which no die of {faces} faces can show")
        return thrown, Script(self.values[count:])


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
