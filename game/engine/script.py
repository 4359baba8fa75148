"""Chance as written down beforehand, for scenarios and tests. Knows no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.piles import Card


class ScriptExhausted(Exception):  # noqa: N818
    """A scripted game asked for more than its script holds."""


@dataclass(frozen=True, slots=True)
class Script:
    """Dice that fall as written."""

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
class Orders:
    """Shuffles that leave the cards in the orders written."""

    orders: tuple[tuple[Card, ...], ...]

    def shuffled(self, items: Sequence[Card]) -> tuple[tuple[Card, ...], Orders]:
        """The next order. Raises ScriptExhausted, or ValueError where it is not of these cards."""
        if not self.orders:
            raise ScriptExhausted("the script holds no further order of the pack")
        order = self.orders[0]
        wanted, held = Counter(items), Counter(order)
        missing, extra = wanted - held, held - wanted
        if missing or extra:
            faults = [
                f"{what} {_names(cards)}" for what, cards in (("lacks", missing), ("adds", extra)) if cards
            ]
            raise ValueError(f"the order is not of the cards in the pack: it {' and '.join(faults)}")
        return order, Orders(self.orders[1:])


def _names(cards: Counter[Card]) -> str:
    return ", ".join(card.name for card in cards.elements())
