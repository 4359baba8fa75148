"""What the players have chosen but not yet done: the way of acting, and the leaf of counters they look at."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.activation.choices import Legal
from game.engine.activation.model import ROLES, Role


@dataclass
class Hand:
    """Held by the scene between two commands."""

    wanted: Role | None = None  # None: each unit acts in the first way that is open to it
    leaf: int = 0

    def clear(self) -> None:
        """A new card: nothing is chosen."""
        self.wanted = None
        self.leaf = 0

    def want(self, role: Role, legal: Legal) -> None:
        """Choose a way of acting; the one in which units act anyway is let go again."""
        self.wanted = None if role is self.current(legal) and self.wanted is role else role

    def current(self, legal: Legal) -> Role | None:
        """The way in which units act now: as chosen if that is open, else the first that is."""
        open_ways = [role for role in ROLES if legal.activation(role) is not None]
        if self.wanted in open_ways:
            return self.wanted
        return open_ways[0] if open_ways else None
