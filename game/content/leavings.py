"""What visitors of a kiosk may have left on the disk, cleared away: nothing of theirs is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.content.notice import Notice, plain_reason
from game.content.own_battles import erase_visitors
from game.content.places import Places


def sweep(places: Places) -> Notice | None:
    """Games that ended or could not be read, and battles that were named before a crash."""
    try:
        for path in _of_games(places.saves):
            path.unlink(missing_ok=True)
    except OSError as error:
        return Notice(f"What visitors have left could not be cleared away: {plain_reason(error)}.")
    return erase_visitors(places)


def _of_games(saves: Path) -> Iterator[Path]:
    yield from (saves / "finished").glob("*.json")
    yield from saves.glob("*.broken-*")
