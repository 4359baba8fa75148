"""Cards rise a little under the pointer and when chosen, and sink again. Knows only cards and heights."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.piles import Card

HOT = 14.0  # units that the card under the pointer rises
PICKED = 20.0  # and the line above the row stays in sight
SECONDS = 0.12  # from table to full height


class Lifts:
    """The present height of every card that is not down, and where each is going."""

    def __init__(self) -> None:
        self._now: dict[Card, float] = {}
        self._goal: dict[Card, float] = {}

    @property
    def moving(self) -> frozenset[Card]:
        """The cards that are on their way."""
        return frozenset(c for c in self._now if self._now[c] != self._goal.get(c, 0.0))

    @property
    def heights(self) -> Mapping[Card, float]:
        """How high each card is, in units; always the same mapping, kept up to date."""
        return self._now

    def tilt(self, card: Card) -> float:
        """How far a card that is being taken up leans over, 0 to 1: most halfway, and not at all at rest."""
        now, goal = self._now.get(card, 0.0), self._goal.get(card, 0.0)
        if not 0.0 < now < goal:
            return 0.0
        share = now / goal
        return 4 * share * (1 - share)

    def aim(self, picked: tuple[Card, ...], hot: Card | None, *, at_once: bool) -> bool:
        """Where the cards should be; True when that is new."""
        goal = dict.fromkeys(picked, PICKED)
        if hot is not None and hot not in goal:
            goal[hot] = HOT
        if goal == self._goal:
            return False
        self._goal = goal
        if at_once:
            self._now.clear()
        for card, height in goal.items():
            self._now.setdefault(card, height if at_once else 0.0)
        return True

    def advance(self, dt: float) -> bool:
        """Let time pass; True when a card has arrived, so that it rests again."""
        step = PICKED * dt / SECONDS
        arrived = False
        for card in self.moving:
            goal, now = self._goal.get(card, 0.0), self._now[card]
            then = min(goal, now + step) if goal > now else max(goal, now - step)
            self._now[card] = then
            arrived |= then == goal
            if then == 0.0 == goal:
                del self._now[card]
        return arrived

    def clear(self) -> None:
        """Everything lies flat."""
        self._now.clear()
        self._goal = {}
