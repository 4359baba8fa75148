"""Pictures kept as long as there is room: the least recently used go first.

It must not know how a picture is made.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface

MEGABYTE = 1024 * 1024


def weight(surface: Surface) -> int:
    """The bytes a surface takes."""
    return surface.get_pitch() * surface.get_height()


def limit_at(limit: int, k: float) -> int:
    """A limit for pictures of k pixels to a unit, if that is what it is for one."""
    return int(limit * max(1.0, k * k))


class SurfaceCache:
    """Surfaces by key, of at most so many bytes together."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._bytes = 0
        self._last = 0  # bytes of what was made last
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    @property
    def bytes(self) -> int:
        """How much is kept."""
        return self._bytes

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface of the key, made if it is not kept."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        self._make_room(self._last)  # before, so that its memory is used again: new memory is slow at first
        surface = make()
        self._kept[key] = surface
        self._last = weight(surface)
        self._bytes += self._last
        self._make_room(0)
        return surface

    def _make_room(self, wanted: int) -> None:
        while self._bytes + wanted > self._limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= weight(old)
