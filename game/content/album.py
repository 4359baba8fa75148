"""The prints that a player has seen, in a file that is only ever added to. Knows no picture."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from game.content.lines import Lines
from game.content.notice import Notice

TROUBLE = "Which prints you have seen could not be kept"


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """A print by its plate."""

    plate: str


class Album:
    """Which prints are new to the player; where the file cannot be written, they are new again next time."""

    def __init__(self, path: Path | None) -> None:
        """Without a file nothing is kept: of a visitor to a kiosk."""
        self._lines = None if path is None else Lines(path, Seen)
        self._seen = set() if self._lines is None else {seen.plate for seen in self._lines.all}

    def is_new(self, plate: str) -> bool:
        """Whether a print has not been seen."""
        return plate not in self._seen

    def turn_over(self) -> None:
        """Another visitor comes, to whom every print is new."""
        self._seen.clear()

    def paste(self, plates: Iterable[str]) -> Notice | None:
        """Remember prints as seen; a Notice says why they could not be written down."""
        trouble = None
        for plate in plates:
            if self.is_new(plate):
                self._seen.add(plate)
                if self._lines is not None:
                    trouble = self._lines.add(Seen(plate=plate), TROUBLE)
        return trouble
