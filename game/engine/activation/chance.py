"""The chance of a battle: its shuffles and its dice. Knows nothing of what they decide."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.piles import Card
from game.engine.rng import Rng
from game.engine.script import Orders, Script


@dataclass(frozen=True, slots=True)
class Chance:
    """The streams a battle draws from."""

    shuffles: Rng | Orders
    dice: Rng | Script  # for the grades of generals (Rules A2)

    @classmethod
    def from_seed(cls, seed: int) -> Chance:
        """The streams of a seed."""
        return cls(Rng.from_seed(seed, "shuffles"), Rng.from_seed(seed, "generals"))

    @classmethod
    def scripted(cls, orders: Iterable[Iterable[Card]], dice: Iterable[int] = ()) -> Chance:
        """Shuffles and dice as written down."""
        return cls(Orders(tuple([tuple(order) for order in orders])), Script(tuple(dice)))

    def shuffled(self, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], Chance]:
        """The cards in another order."""
        order, shuffles = self.shuffles.shuffled(cards)
        return order, Chance(shuffles, self.dice)

    def two_dice(self) -> tuple[tuple[int, ...], Chance]:
        """Two dice for a general (Rules A2)."""
        thrown, dice = self.dice.roll(2, 6)
        return thrown, Chance(self.shuffles, dice)
