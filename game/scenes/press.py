"""Prints cards part by part and keeps them, so that no frame waits for a whole one. Knows no cards."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeAlias, TypeVar

from pygame import Surface

from game.scenes.sheet import Sheet

K = TypeVar("K", bound=Hashable)

Begun: TypeAlias = tuple[Sheet, Iterator[None]]  # a blank, and the printing on it in parts of a moment's work

SMALL_PRINT = 260  # px: up to this width the prints cut for it are crisper


class Press(Generic[K]):
    """What has been printed and what is being printed, each under its key; of the former the last `most`."""

    def __init__(self, begin: Callable[[K], Begun], most: int | None = None) -> None:
        self._begin = begin
        self._most = most
        self._made: OrderedDict[K, Surface] = OrderedDict()
        self._begun: dict[K, Begun] = {}

    def __contains__(self, key: K) -> bool:
        """Whether it has been printed whole."""
        return key in self._made

    def has_begun(self, key: K) -> bool:
        """Whether its printing has been begun, or is done."""
        return key in self._begun or key in self._made

    def print_part(self, key: K) -> bool:
        """Lay out the blank, or print one more part; whether it is whole."""
        if key in self._made:
            return True
        if key not in self._begun:
            self._begun[key] = self._begin(key)
            return False
        sheet, parts = self._begun[key]
        if next(parts, self) is not self:
            return False
        del self._begun[key]
        self._made[key] = sheet.surface
        if self._most is not None and len(self._made) > self._most:
            self._made.popitem(last=False)
        return True

    def whole(self, key: K) -> Surface:
        """It, with all that is lacking printed now."""
        while not self.print_part(key):
            pass
        self._made.move_to_end(key)
        return self._made[key]

    def keep(self, wanted: Callable[[K], bool]) -> None:
        """Let go of all that is not wanted, printed or begun."""
        for held in (self._made, self._begun):
            for key in [key for key in held if not wanted(key)]:
                del held[key]


def cut_for(name: str, pixels: int) -> str:
    """Of a picture that is cut in two sizes, the one for that width."""
    return f"{name}_260" if pixels <= SMALL_PRINT else name
