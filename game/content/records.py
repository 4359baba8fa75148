"""The finished games, one line each, in a file that is only ever added to. Knows no rules and no clock."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from game.content.lines import Lines, Said
from game.content.notice import Notice


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """How one game ended."""

    level: Said
    seed: Said
    outcome: Literal["won", "lost_to_tax", "lost_to_unrest"]
    turns: int
    support: int
    treasury: int
    date: Said


class Records:
    """All finished games of this player; lines that cannot be read are passed over and left in the file."""

    def __init__(self, path: Path) -> None:
        self._lines = Lines(path, Record)
        self._others = 0  # so many of the first games were played by others

    @property
    def notice(self) -> Notice | None:
        """Why the records cannot be read."""
        return self._lines.notice

    @property
    def all(self) -> tuple[Record, ...]:
        """Every game, oldest first."""
        return self._lines.all

    def tally(self, level: str) -> tuple[int, int]:
        """How many games of a level this player has played, and how many won."""
        own = self.all[self._others :]
        outcomes = [record.outcome for record in own if record.level == level]
        return len(outcomes), outcomes.count("won")

    def turn_over(self) -> None:
        """Another player comes, of whom nothing is told yet; the games of those before stay in the file."""
        self._others = len(self.all)

    def ends_with(self, record: Record) -> bool:
        """Whether the last game is this very one, on whatever day it was put down."""
        return bool(self.all) and msgspec.structs.replace(self.all[-1], date=record.date) == record

    def add(self, record: Record) -> Notice | None:
        """Remember a game; a Notice says why it could not be written down."""
        return self._lines.add(record, "The record of this game could not be kept")
