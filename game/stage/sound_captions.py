"""Captions for sounds: which names are to be read now.

It must not know their words, nor whether the sounds are heard.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

SHORTEST = 1.5  # seconds a caption stands, and longer where its sound is
NOT_AGAIN = 2.0  # seconds in which the same caption does not begin anew
MOST = 3  # captions at once; the oldest goes


class Caption(NamedTuple):
    """The name of a sound, and from when until when it is shown."""

    name: str
    since: float
    until: float


class Captions:
    """The captions of the sounds lately asked for."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._shown: list[Caption] = []
        self._begun: dict[str, float] = {}
        self.worded: frozenset[str] | None = None
        """The names that have words; others are passed over. None: all."""

    def add(self, name: str, seconds: float) -> None:
        """A sound of that length has begun."""
        now = self._now()
        stem = stem_of(name)
        if self.worded is not None and stem not in self.worded:
            return
        if now - self._begun.get(stem, -NOT_AGAIN) < NOT_AGAIN:
            return
        self._begun[stem] = now
        self._shown = [caption for caption in self._shown if caption.name != stem]
        self._shown.append(Caption(stem, now, now + max(SHORTEST, seconds)))
        del self._shown[:-MOST]

    def showing(self) -> tuple[Caption, ...]:
        """The captions to be read now, the oldest first."""
        now = self._now()
        self._shown = [caption for caption in self._shown if caption.until > now]
        return tuple(self._shown)


def stem_of(name: str) -> str:
    """The name without the number of things: dice_5 and dice_8 are both "dice"."""
    stem, _, number = name.rpartition("_")
    return stem if stem and number.isdecimal() else name
