"""The finished games, one line each, in a file that is only ever added to. Knows no rules and no clock."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import msgspec

from game.content.notice import Notice, plain_reason
from game.content.places import make


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """How one game ended."""

    level: str
    seed: str
    outcome: Literal["won", "lost_to_tax", "lost_to_unrest"]
    turns: int
    support: int
    treasury: int
    date: str


class Records:
    """All finished games of this player; lines that cannot be read are passed over and left in the file."""

    def __init__(self, path: Path) -> None:
        self.notice: Notice | None = None
        self._path = path
        self._records = self._read()

    @property
    def all(self) -> tuple[Record, ...]:
        """Every game, oldest first."""
        return tuple(self._records)

    def tally(self, level: str) -> tuple[int, int]:
        """How many games of a level were played, and how many won."""
        outcomes = [record.outcome for record in self._records if record.level == level]
        return len(outcomes), outcomes.count("won")

    def add(self, record: Record) -> Notice | None:
        """Remember a game; a Notice says why it could not be written down."""
        self._records.append(record)
        trouble = make(self._path.parent)
        if trouble:
            return trouble
        try:
            self._append(msgspec.json.encode(record) + b"\n")
        except OSError as error:
            return Notice(f"The record of this game could not be kept: {plain_reason(error)}.")
        return None

    def _append(self, line: bytes) -> None:
        with self._path.open("a+b", buffering=0) as file:
            if file.seek(0, os.SEEK_END):
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":  # the last line was torn by a crash: begin another
                    line = b"\n" + line
            file.write(line)
            os.fsync(file.fileno())

    def _read(self) -> list[Record]:
        try:
            lines = self._path.read_bytes().split(b"\n")
        except FileNotFoundError:
            return []
        except OSError as error:
            self.notice = Notice(f"Your records cannot be read: {plain_reason(error)}.")
            return []
        found = []
        for line in lines:
            try:
                found.append(msgspec.json.decode(line, type=Record))
            except (msgspec.MsgspecError, ValueError, RecursionError):
                continue
        return found
