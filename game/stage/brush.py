"""Colour brushed over a black proof: how a print looks while it is being coloured by hand.

It must not know what is printed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.stage.painter import Item

_DOUBLINGS = 3  # how often the brush's edge is made twice as hard
_HARD = 2**_DOUBLINGS
_FULL = 255
_INVERSE = bytes(range(_FULL, -1, -1))
_TILES = (8, 6)  # only those in which the brush is at work are made anew
_AT_ONCE = 6  # tiles that a frame has time to make ready


@dataclass(frozen=True, slots=True)
class _Tile:
    """A part of a print: its colour, and as alpha how soon each place is coloured."""

    rect: Rect
    colour: Surface
    soon: Surface
    latest: int
    soonest: int


class Brush:
    """Colours one print. `way` is a grey map of any size: the darker a place, the sooner it is coloured."""

    def __init__(self, colour: Surface, way: Surface) -> None:
        self._tiles: list[_Tile] = []
        self._dipping = self._dipped(colour, way)

    def dip(self) -> bool:
        """Make ready one more part of it, a frame's worth of work; whether it is whole."""
        return next(self._dipping, self) is self

    def _dipped(self, colour: Surface, way: Surface) -> Iterator[None]:
        whole = colour.convert_alpha()
        yield
        clear = _as_alpha(way)
        yield
        soon = pygame.transform.smoothscale(clear, colour.get_size())
        for i, rect in enumerate(_grid(colour.get_size())):
            if i % _AT_ONCE == 0:
                yield
            self._tiles.append(_tile(whole, soon, rect))

    def laid(self, share: float) -> tuple[Item, ...]:
        """What is coloured after a share of the time, 0 to 1: pieces from the print's upper left corner."""
        while not self.dip():
            pass
        reach = share * (_FULL + _FULL / _HARD)  # the last place is reached with the brush's whole edge
        items: list[Item] = []
        for tile in self._tiles:
            if tile.soonest + reach <= _FULL:
                continue
            done = tile.latest + reach - _FULL >= _FULL / _HARD
            items.append((tile.colour if done else _painted(tile, reach), tile.rect.topleft))
        return tuple(items)


def _painted(tile: _Tile, reach: float) -> Surface:
    """What of a tile is coloured so far: hard where the brush has been, ragged at its edge."""
    laid = tile.soon.copy()
    late = round(_FULL - reach)
    flag = pygame.BLEND_RGBA_SUB if late > 0 else pygame.BLEND_RGBA_ADD
    laid.fill((0, 0, 0, abs(late)), special_flags=flag)
    for _ in range(_DOUBLINGS):
        laid.blit(laid.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    laid.blit(tile.colour, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return laid


def _grid(size: tuple[int, int]) -> list[Rect]:
    """The tiles of a print: they cover it once."""
    across, down = _TILES
    xs = [size[0] * i // across for i in range(across + 1)]
    ys = [size[1] * i // down for i in range(down + 1)]
    return [Rect(x, y, right - x, bottom - y) for y, bottom in pairwise(ys) for x, right in pairwise(xs)]


def _tile(colour: Surface, soon: Surface, rect: Rect) -> _Tile:
    part = soon.subsurface(rect).copy()
    alphas = pygame.image.tobytes(part, "RGBA")[3::4]
    return _Tile(rect, colour.subsurface(rect), part, min(alphas), max(alphas))


def _as_alpha(way: Surface) -> Surface:
    """White, and the clearer the lighter the map is there."""
    data = bytearray(pygame.image.tobytes(way, "RGBA"))
    white = b"\xff" * (len(data) // 4)
    data[3::4] = data[0::4].translate(_INVERSE)
    data[0::4], data[1::4], data[2::4] = white, white, white
    return pygame.image.frombytes(bytes(data), way.get_size(), "RGBA").convert_alpha()
