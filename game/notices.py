"""What the player has to be told about files, each thing once. Knows neither files nor screens."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress

from game.content.notice import Notice


class Notices:
    """Collects sentences until somebody can show them."""

    def __init__(self) -> None:
        self._untold: list[str] = []
        self._told: set[str] = set()

    def tell(self, text: str | None) -> None:
        """Have a sentence told, unless it has been."""
        if text and text not in self._told and text not in self._untold:
            self._untold.append(text)

    def pass_on(self, notice: Notice | None) -> None:
        """Have a notice told, if there is one."""
        self.tell(notice.text if notice is not None else None)

    def take(self) -> str:
        """All that has not been told yet; empty if nothing."""
        untold, self._untold = self._untold, []
        self._told.update(untold)
        return " ".join(untold)


class Discretion:
    """On a kiosk what the player has to be told about files is for its staff: what could a visitor do?"""

    def __init__(self, *, wanted: bool) -> None:
        self._wanted = wanted
        self._kept: list[str] = []

    def told(self, *texts: str) -> str:
        """What the player is told of so many sentences; on a kiosk nothing, and the terminal all."""
        text = " ".join(text for text in texts if text)
        if not self._wanted or not text:
            return text
        self._kept.append(text)
        if sys.stderr is not None:
            with suppress(OSError, ValueError):
                print(f"simple-government: {text}", file=sys.stderr)
        return ""

    def pass_on(self, told: Callable[[str], None]) -> None:
        """Tell the staff what has been kept for it."""
        while self._kept:
            told(self._kept.pop(0))
