"""Keeps a deal ready for the next visitor who is to be guided: it is looked for while others look on.

It must not know who is guided, nor by which screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.levels import Level

if TYPE_CHECKING:
    from game.engine.advice.lessons import Search


class Classroom:
    """A search at a time, for a level."""

    def __init__(self) -> None:
        self._level: Level | None = None
        self._search: Search | None = None

    def prepare(self, level: Level) -> None:
        """Half a millisecond of it, as long as no deal has been found."""
        search = self._begun(level)
        if not search.done:
            search.step()

    def deal(self, level: Level) -> int:
        """The deal, looked for to the end if need be; the next will be another."""
        search = self._begun(level)
        while not search.done:
            search.step()
        self._search = None
        return search.best

    def _begun(self, level: Level) -> Search:
        if self._search is None or level is not self._level:
            from game.content.seedcode import SEEDS, new_seed
            from game.engine.advice.lessons import LESSONS, WELCOME, Search

            self._level = level
            self._search = Search(level.rules, new_seed(), SEEDS, wanted=LESSONS | {WELCOME})
        return self._search
