"""The list of sounds: which files an effect is taken from, which tracks a mood has, how one is chosen.

It must not know pygame, nor what a sound means in the game.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Generic, Literal, NamedTuple, TypeVar

Group = Literal["interface", "table", "crowd", "bell", "war", "sting"]
_NUMBERED = re.compile(r"(.+)_(\d+)$")
T = TypeVar("T")


class Take(NamedTuple):
    """One file of an effect."""

    path: Path
    seconds: float


class Effect(NamedTuple):
    """A sound in several takes; `weight` 0 to 3 says which one gives way when too many sound at once."""

    name: str
    group: Group
    weight: int
    takes: tuple[Take, ...]

    @property
    def seconds(self) -> float:
        """The length of its longest take."""
        return max(take.seconds for take in self.takes)


class Track(NamedTuple):
    """A piece of music that loops."""

    name: str
    mood: str
    path: Path
    seconds: float


class Bag(Generic[T]):
    """Things drawn in shuffled order, all of them before any again, and never the same twice running."""

    def __init__(self, things: Sequence[T], chance: Random) -> None:
        self._things, self._chance = tuple(things), chance
        self._left: list[T] = []
        self._last: T | None = None

    def draw(self) -> T:
        """The next one."""
        if not self._left:
            self._left = self._chance.sample(self._things, len(self._things))
            if len(self._left) > 1 and self._left[-1] == self._last:
                self._left.reverse()
        self._last = self._left.pop()
        return self._last


class Bank:
    """Every effect and every track in a folder; its list is read when it is first needed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @cached_property
    def _listing(self) -> dict[str, Any]:
        """What the manifest says; nothing where it cannot be read: a game goes on without its sounds."""
        try:
            listing: dict[str, Any] = json.loads((self._folder / "manifest.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {"effects": {}, "music": {}}
        return listing

    @cached_property
    def _effects(self) -> dict[str, Effect]:
        return {name: _effect(self._folder, name, raw) for name, raw in self._listing["effects"].items()}

    @cached_property
    def _tracks(self) -> dict[str, list[Track]]:
        found: dict[str, list[Track]] = {}
        for name, raw in self._listing["music"].items():
            track = Track(name, raw["mood"], self._folder / raw["file"], float(raw["seconds"]))
            found.setdefault(track.mood, []).append(track)
        return found

    @cached_property
    def _sizes(self) -> dict[str, list[int]]:
        return _sizes_of(self._effects)

    @property
    def names(self) -> frozenset[str]:
        """Every effect there is."""
        return frozenset(self._effects)

    @property
    def moods(self) -> frozenset[str]:
        """Every mood that has music."""
        return frozenset(self._tracks)

    def effect(self, name: str) -> Effect | None:
        """The effect of that name; for a number of things that has none, the next larger number's."""
        if name in self._effects:
            return self._effects[name]
        match = _NUMBERED.match(name)
        if match is None or match[1] not in self._sizes:
            return None
        sizes, wanted = self._sizes[match[1]], int(match[2])
        size = next((size for size in sizes if size >= wanted), sizes[-1])
        return self._effects[f"{match[1]}_{size}"]

    def effects(self) -> tuple[Effect, ...]:
        """All effects, those that tell the game before those that may be missed."""
        return tuple(sorted(self._effects.values(), key=lambda effect: -effect.weight))

    def tracks(self, mood: str) -> tuple[Track, ...]:
        """The music of a mood; none for a mood without."""
        return tuple(self._tracks.get(mood, ()))


def _effect(folder: Path, name: str, raw: dict[str, Any]) -> Effect:
    takes = tuple(Take(folder / take["file"], float(take["seconds"])) for take in raw["takes"])
    return Effect(name, raw["group"], int(raw["weight"]), takes)


def _sizes_of(names: dict[str, Effect]) -> dict[str, list[int]]:
    """The numbers of things there are effects for, by what the things are."""
    found: dict[str, list[int]] = {}
    for match in filter(None, map(_NUMBERED.match, names)):
        found.setdefault(match[1], []).append(int(match[2]))
    return {stem: sorted(sizes) for stem, sizes in found.items()}
