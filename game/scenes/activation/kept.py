"""Printed pieces by place, each made once for what it shows, and ahead of its time where there is time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.stage.painter import Item


@dataclass(frozen=True, slots=True)
class Piece:
    """What is to be shown at a place; `key` tells it from whatever else may be shown there."""

    place: str
    key: object
    make: Callable[[], tuple[Item, ...]]
    before: Callable[[], object] | None = None  # what of making it may have a frame of its own


class Kept:
    """The pieces that lie on the table, and those that will."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[object, tuple[Item, ...]]] = {}
        self._coming: dict[str, tuple[object, tuple[Item, ...]]] = {}
        self._begun: dict[str, object] = {}

    def items(self, piece: Piece) -> tuple[Item, ...]:
        """The piece, made anew if its place has shown something else and it has not been made ahead."""
        kept = self._kept.get(piece.place)
        if kept is not None and kept[0] == piece.key:
            return kept[1]
        coming = self._coming.pop(piece.place, None)
        if coming is None or coming[0] != piece.key:
            coming = piece.key, piece.make()
        self._kept[piece.place] = coming
        return coming[1]

    def ahead(self, piece: Piece) -> bool:
        """Make what will be shown at a place; False where there is nothing to make."""
        for known in (self._kept.get(piece.place), self._coming.get(piece.place)):
            if known is not None and known[0] == piece.key:
                return False
        if piece.before is not None and self._begun.get(piece.place) != piece.key:
            self._begun[piece.place] = piece.key
            piece.before()
            return True
        self._coming[piece.place] = piece.key, piece.make()
        return True
