"""The picture store: art from files, brought to the exact pixel size once and kept.

It must not know what a picture means in the game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from contextlib import suppress
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import pygame
from pygame import Surface

from game.stage import sheets, wings
from game.stage.aside import Straight
from game.stage.cache import MEGABYTE, SurfaceCache, limit_at, weight
from game.stage.fetcher import Fetcher
from game.stage.geometry import Frame, whole
from game.stage.palette import Colour
from game.stage.shadows import fitted_insets, nine_slice, soft_shadow

_CACHE_BYTES = 26 * MEGABYTE  # at one pixel to a unit
_SOURCE_BYTES = 12 * MEGABYTE  # paper, card and their rims together
_AHEAD_BYTES = 32 * MEGABYTE
_SLOW, _SLOW_JPEG = 110_000, 800_000  # pixels that take some 2 ms to decode
_DENSITY = 2.0  # art is drawn at two pixels to the unit unless the manifest says otherwise


def _room(k: float) -> int:
    """For what has been brought to size; what sources need beyond half of theirs is taken from it."""
    return limit_at(_CACHE_BYTES, k) - _SOURCE_BYTES // 2


class MissingArtError(LookupError):
    """A picture is not in the manifest, or its file is not there."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the manifest."""

    file: str
    size: tuple[int, int]
    density: float = _DENSITY
    insets: tuple[int, int, int, int] = (0, 0, 0, 0)
    frames: int = 1
    rim: int = 0
    drift: int = 0  # of a layer: how far it moves to either side


def _entry(raw: dict[str, Any]) -> Entry:
    w, h = raw["size"]
    left, top, right, bottom = raw.get("insets", (0, 0, 0, 0))
    density, frames = float(raw.get("density", _DENSITY)), int(raw.get("frames", 1))
    numbers = (int(raw.get(name, 0)) for name in ("rim", "drift"))
    return Entry(raw["file"], (w, h), density, (left, top, right, bottom), frames, *numbers)


def _prints(entries: Mapping[str, Entry]) -> dict[str, tuple[int, ...]]:
    """The widths in which each print is stored: its pictures end in them."""
    found: dict[str, list[int]] = {}
    for name, entry in entries.items():
        stem, _, width = name.rpartition("_")
        if width.isdecimal() and int(width) == entry.size[0]:
            found.setdefault(stem, []).append(int(width))
    return {stem: tuple(sorted(widths)) for stem, widths in found.items()}


class Art:
    """All pictures for one window size; sizes are in layout units unless said otherwise."""

    def __init__(self, folder: Path, k: float) -> None:
        self._folder = folder
        self.k = k
        self.pace = Straight()  # the breath of whoever composes
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        self._entries = {name: _entry(raw) for name, raw in manifest.items()}
        self._prints = _prints(self._entries)
        self._decoded: dict[str, Surface] = {}
        self._asked: set[str] = set()
        self._fetcher = Fetcher("pictures")
        self._sources = SurfaceCache(_SOURCE_BYTES)
        self._cache = SurfaceCache(_room(k))

    def at(self, k: float) -> Art:
        """The same pictures for another size of window; what has been decoded stays decoded."""
        other = copy(self)
        other.k, other._cache = k, SurfaceCache(_room(k))
        return other

    @property
    def names(self) -> frozenset[str]:
        """Every picture there is."""
        return frozenset(self._entries)

    def entry(self, name: str) -> Entry:
        """What the manifest says of a picture. Raises MissingArtError for one that it does not list."""
        if name not in self._entries:
            raise MissingArtError(f"no picture is called {name!r} in {self._folder / 'manifest.json'}")
        return self._entries[name]

    def preload(self, names: Iterable[str]) -> None:
        """Decode pictures ahead of their use; may run in another thread, decoding leaves this one free."""
        wanted = tuple(names)
        for name in wanted:
            self._decode_ahead(name)
        self._let_go(wanted)

    def _decode_ahead(self, name: str) -> None:
        if name not in self._sources:
            self._decoded[name] = self._decode(name)
        self._asked.discard(name)

    def _let_go(self, wanted: Collection[str]) -> None:
        """What was decoded ahead and nobody has come for makes room for what is wanted now, oldest first."""
        held = list(self._decoded.items())
        excess = sum(weight(surface) for _, surface in held) - _AHEAD_BYTES
        for name, surface in held:
            if excess > 0 and name not in wanted and self._decoded.pop(name, None) is not None:
                excess -= weight(surface)

    def fetched(self, *names: str) -> bool:
        """Whether pictures are decoded; those that are not, a thread decodes while the game goes on."""
        missing = [name for name in names if not self.ready(name)]
        new = [name for name in missing if name not in self._asked]
        if new:
            self._asked.update(new)
            self._fetcher.ask(lambda: self._fetch(new, names))
        return not missing

    def ready(self, *names: str) -> bool:
        """Whether pictures are decoded; none is asked for."""
        return all(name in self._decoded or name in self._sources for name in names)

    @property
    def fetches(self) -> bool:
        """Whether pictures are being decoded that were asked for."""
        return bool(self._asked)

    def _fetch(self, missing: Collection[str], wanted: Collection[str]) -> None:
        """Decode in a thread; a picture that cannot be read is complained of by whoever needs it.

        What is wanted with it and was decoded before makes no room for it.
        """
        for name in missing:
            with suppress(MissingArtError, pygame.error):
                self._decode_ahead(name)
        self._let_go(wanted)

    def print_for(self, name: str, w: float) -> str | None:
        """Of the widths in which a print is stored, the picture next above that width, or the largest.

        None where there is no such print.
        """
        widths = self._prints.get(name, ())
        if not widths:
            return None
        wanted = self._px(w, w)[0]
        return f"{name}_{next((width for width in widths if width >= wanted), widths[-1])}"

    def source(self, name: str) -> Surface:
        """The picture as it is stored."""

        def make() -> Surface:
            self.pace.breathe()
            surface = self._decoded.pop(name, None) or self._decoded_now(name)
            self.pace.breathe()
            return surface.convert_alpha() if surface.get_flags() & pygame.SRCALPHA else surface.convert()

        return self._sources.get(name, make)

    def _decoded_now(self, name: str) -> Surface:
        """Decode a picture that is needed; beside the frames where one would be too short for it."""
        entry = self.entry(name)
        slow = entry.size[0] * entry.size[1] > (_SLOW if entry.file.endswith(".webp") else _SLOW_JPEG)
        return self.pace.beside(lambda: self._decode(name)) if slow else self._decode(name)

    def picture(self, name: str, w: float, h: float) -> Surface:
        """The picture in that size."""
        self.pace.breathe()
        size = self._px(w, h)
        return self._cache.get(("picture", name, size), lambda: self._scaled(self.source(name), size))

    def pictured(self, name: str, w: float, h: float) -> bool:
        """Whether the picture is kept in that size, so that it need not be decoded again."""
        return ("picture", name, self._px(w, h)) in self._cache

    def passing(self, name: str, w: float, h: float) -> Surface:
        """The picture in that size, made anew, for what is only a part of something that is kept."""
        return self._scaled(self.source(name), self._px(w, h))

    def tinted(self, name: str, w: float, h: float, colour: Colour) -> Surface:
        """A white mask in that size, printed in a colour."""

        def make() -> Surface:
            surface = self.picture(name, w, h).copy()
            surface.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
            return surface

        return self._cache.get(("tinted", name, self._px(w, h), colour), make)

    def nine(self, name: str, w: float, h: float) -> Surface:
        """The picture stretched to that size between its insets; without insets above it keeps its shape."""
        size = self._px(w, h)
        return self._cache.get(("nine", name, size), lambda: self.stretched(name, size))

    def stretched(self, name: str, size: tuple[int, int]) -> Surface:
        """The same in pixels and always made anew, for what is only a part of something that is kept."""
        entry, source = self.entry(name), self.source(name)
        self.pace.breathe()
        upright = entry.insets[1] == entry.insets[3] == 0
        factor = size[1] / entry.size[1] if upright else self.k / entry.density
        scaled = self._scaled(source, (self._whole(entry.size[0] * factor), self._by(entry.size[1], factor)))
        left, top, right, bottom = (whole(inset * factor) for inset in entry.insets)
        insets = fitted_insets((left, top, right, bottom), scaled.get_size())
        if insets != fitted_insets(insets, size):
            return self._scaled(scaled, size)  # smaller than its own corners
        return nine_slice(scaled, insets, size, self.pace.breathe)

    def tile(self, name: str, w_px: int, h_px: int, offset: tuple[int, int] = (0, 0)) -> Surface:
        """A seamless picture repeated over an area in pixels, opaque, from an offset into it; made anew."""
        surface = Surface((w_px, h_px))
        self.lay(name, surface, offset)
        return surface

    def lay(self, name: str, onto: Surface, offset: tuple[int, int] = (0, 0)) -> None:
        """A seamless picture repeated over all of a surface, from an offset into it."""
        self.pace.breathe()
        source = self.source(name)
        (sw, sh), (w, h) = source.get_size(), onto.get_size()
        self.pace.breathe()
        for x in range(-(offset[0] % sw), w, sw):
            for y in range(-(offset[1] % sh), h, sh):
                onto.blit(source, (x, y))
                self.pace.breathe()

    def frames(self, name: str, h: float) -> tuple[Surface, ...]:
        """The frames of a strip, side by side in the file, each of that height."""
        entry = self.entry(name)
        cell = (entry.size[0] // entry.frames, entry.size[1])
        size = self._px(h * cell[0] / cell[1], h)

        def frame(i: int) -> Surface:
            area = (i * cell[0], 0, *cell)
            return self._cache.get(
                ("frame", name, i, size), lambda: self._scaled(self.source(name).subsurface(area), size)
            )

        return tuple(frame(i) for i in range(entry.frames))

    def fetch_frames(self, name: str, h: float) -> bool:
        """Whether the frames of a strip are there; if not, a thread decodes it, for it will be wanted."""
        entry = self.entry(name)
        size = self._px(h * entry.size[0] / entry.frames / entry.size[1], h)
        there = ("frame", name, 0, size) in self._cache
        if not there:
            self.fetched(name)
        return there

    def make_frames(self, name: str, h: float) -> bool:
        """Whether the frames of a strip are there; if not, they are made once it has been decoded."""
        there = self.fetch_frames(name, h)
        if not there and self.ready(name):
            self.frames(name, h)
        return there

    def kept(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Something drawn rather than stored, kept like a picture."""
        return self._cache.get(("drawn", key), make)

    def keeps(self, key: Hashable) -> bool:
        """Whether something drawn is still kept, so that no picture is needed for it."""
        return ("drawn", key) in self._cache

    def shadow(self, w: float, h: float, blur: float = 14.0, strength: int = 110) -> tuple[Surface, int]:
        """A soft shadow, and by how many pixels it is larger than the thing on every side."""
        size, margin = self._px(w, h), self._whole(blur * self.k)
        key = ("shadow", size, margin, strength)
        return self._cache.get(key, lambda: soft_shadow(size, margin, strength)), margin

    def panel(self, w: float, h: float, kind: Literal["paper", "card"] = "paper") -> tuple[Surface, int]:
        """A sheet with aged rim, printed rule and shadow, and how many pixels of shadow surround it."""
        size, blur = self._px(w, h), self._whole(sheets.SHADOW_BLUR * self.k)
        key = ("panel", kind, size)
        return self._cache.get(key, lambda: sheets.panel(self, size, blur, kind)), sheets.margin_of(blur)

    def table(self, window: tuple[int, int], frame: Frame | None) -> Surface:
        """The table over a whole window: baize, mahogany along the edges, candle-light.

        Beside the frame of a very wide window the cloth is worked; without a frame it is plain.
        """
        wood = self.entry("mahogany_top")
        beside = frame is not None and frame.window == window and self.names.issuperset(wings.PICTURES)
        panels = wings.panels(frame, wood.rim / wood.density) if frame and beside else ()
        key = ("table", window, len(panels))
        return self._cache.get(key, lambda: sheets.table(self, window, panels))

    def _decode(self, name: str) -> Surface:
        path = self._folder / self.entry(name).file
        try:
            return pygame.image.load(str(path))
        except FileNotFoundError as error:
            raise MissingArtError(f"the picture {name!r} should be in {path}, which is not there") from error

    def _px(self, w: float, h: float) -> tuple[int, int]:
        return self._whole(w * self.k), self._whole(h * self.k)

    @staticmethod
    def _whole(length: float) -> int:
        return max(1, whole(length))

    def _by(self, length: int, factor: float) -> int:
        return self._whole(length * factor)

    @staticmethod
    def _scaled(surface: Surface, size: tuple[int, int]) -> Surface:
        if surface.get_size() == size:
            return surface
        return pygame.transform.smoothscale(surface, size)
