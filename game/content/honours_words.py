"""The words of the honours board and of signing it. Knows no screen."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.content.honours import Entry


class Board:
    """The board of the day."""

    HEADING = "Honours of the day"
    EMPTY = "Nobody has signed yet today. Will you be the first?"
    BY_POINTS = "100 points for a whole term, and 5\u00a0for each Support at the end."
    BY_DECISIONS = "All play the same deal. Every throw counts at its odds: what is compared is decisions."
    OUTCOMES: Final = MappingProxyType(
        {
            "won": "{level}: in office to the end",
            "lost_to_tax": "{level}: taxed out in turn {turns}",
            "lost_to_unrest": "{level}: fell in turn {turns}",
        }
    )
    BACK = "Done"


class Sign:
    """Three letters, or a title of the time."""

    HEADING = "Sign the honours board"
    TOLD = "Choose three letters, or a title of the time."
    TITLES = "A title instead"
    LETTERS = "Letters instead"
    SIGN = "Sign"
    LEAVE = "No, thank you"
    REFUSED = "The Speaker begs you to choose three other letters."
    LETTER = "Letter {number}"


def told(entry: Entry) -> str:
    """How a government of the board ended."""
    # an entry's turns are those in office; who falls does so in the next
    return Board.OUTCOMES[entry.outcome].format(level=entry.level, turns=entry.turns + 1)


def merit(entry: Entry, *, by_decisions: bool) -> str:
    """The number that ranks it: points, or the worth of its decisions where that is known."""
    if not by_decisions:
        return str(entry.points)
    return "–" if entry.fair is None else f"{entry.fair:+.1f}".replace("-", "−")
