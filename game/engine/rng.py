"""Chance as a value: a small published generator, the same on every machine. Knows of no game and no clock.

The generator is splitmix64: G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number
generators", OOPSLA 2014; the constants are those of Sebastiano Vigna's public-domain splitmix64.c.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

_T = TypeVar("_T")

_SIZE = 1 << 64
_MASK = _SIZE - 1
_GAMMA = 0x9E3779B97F4A7C15


def _scrambled(state: int) -> int:
    """The output that belongs to a state."""
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


@dataclass(frozen=True, slots=True)
class Rng:
    """A generator that is never changed: every draw returns its value and the generator to draw from next."""

    state: int

    @classmethod
    def from_seed(cls, seed: int, stream: str = "") -> Rng:
        """The start of a stream. Differently named streams of one seed are independent of each other."""
        digest = hashlib.sha256(f"{seed}:{stream}".encode()).digest()
        return cls(int.from_bytes(digest[:8], "big"))

    def next(self) -> tuple[int, Rng]:
        """Any number of 64 bits."""
        state = (self.state + _GAMMA) & _MASK
        return _scrambled(state), Rng(state)

    def below(self, n: int) -> tuple[int, Rng]:
        """A number from 0 to n - 1, each as likely as the others."""
        values, rng = self._below_each((n,))
        return values[0], rng

    def roll(self, count: int, faces: int) -> tuple[tuple[int, ...], Rng]:
        """Dice thrown one after the other, each showing 1 to `faces`."""
        values, rng = self._below_each((faces,) * count)
        return tuple([value + 1 for value in values]), rng

    def shuffled(self, items: Sequence[_T]) -> tuple[tuple[_T, ...], Rng]:
        """The items in another order, every order as likely as the others (Fisher and Yates)."""
        pool = list(items)
        picks, rng = self._below_each(range(len(pool), 1, -1))
        for last, pick in zip(range(len(pool) - 1, 0, -1), picks, strict=True):
            pool[last], pool[pick] = pool[pick], pool[last]
        return tuple(pool), rng

    def _below_each(self, limits: Sequence[int]) -> tuple[list[int], Rng]:
        """One unbiased number below each limit."""
        state = self.state
        values = []
        for limit in limits:
            if limit < 1:
                raise ValueError(f"cannot draw a number below {limit}")
            fair = _SIZE - _SIZE % limit  # outputs from here on would favour the small numbers
            output = _SIZE
            while output >= fair:
                state = (state + _GAMMA) & _MASK
                output = _scrambled(state)
            values.append(output % limit)
        return values, Rng(state)
