"""Composes large grounds from the materials: printed sheets of paper, and the table.

It must not know what is printed on a sheet or lies on the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Literal

import pygame
from pygame import Rect, Surface

from game.stage import wings
from game.stage.geometry import whole
from game.stage.palette import INK
from game.stage.shadows import soft_shadow

if TYPE_CHECKING:
    from game.stage.art import Art

SHADOW_BLUR = 12.0
_TILE = {"paper": "paper", "card": "card_stock"}
_WAVER = 1.2  # units by which a hand-cut edge strays
_THICK, _THIN, _BETWEEN = 2.6, 1.0, 3.0
_RULE_INSET = {"paper": 8.0, "card": 5.0}
_FINE = 8  # steps to a pixel when an edge is cut
_STRIPS = 6
_SMALLEST_RULED = 120.0  # units; a smaller sheet has no room for a rule


def copied(source: Surface) -> Iterator[Surface]:
    """An opaque surface once more, strip by strip; its memory is had at once, which takes milliseconds."""
    return _filled(Surface(source.get_size()), source)


def _filled(copy: Surface, source: Surface) -> Iterator[Surface]:
    w, h = source.get_size()
    deep = -(-h // _STRIPS)
    for y in range(0, h, deep):
        copy.blit(source, (0, y), (0, y, w, deep))
        yield copy


def margin_of(blur: int) -> int:
    """How many pixels surround a sheet: as far as its shadow falls, for what is empty costs time too."""
    return blur + blur // 2


def panel(art: Art, size: tuple[int, int], blur: int, kind: Literal["paper", "card"]) -> Surface:
    """A sheet of that many pixels, with its rim, rule and shadow, which is soft for `blur` pixels."""
    w, h = size
    margin = margin_of(blur)
    random = Random(f"{kind} {w} {h}")
    sheet = Surface(size, pygame.SRCALPHA)
    offset = (random.randrange(1024), random.randrange(1024))
    art.lay(_TILE[kind], sheet, offset)
    sheet.blit(art.stretched("paper_edge", size), (0, 0))
    art.pace.breathe()
    if min(w, h) >= _SMALLEST_RULED * art.k:
        _rules(sheet, art.k, random, _RULE_INSET[kind])
    _cut(sheet, art.k, random)
    art.pace.breathe()
    out = Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
    shadow = soft_shadow(size, blur, 130)
    art.pace.breathe()
    out.blit(shadow, (margin - blur + blur // 3, margin - blur + blur // 2))  # the light is at the upper left
    out.blit(sheet, (margin, margin))
    art.pace.breathe()
    return out


def _cut(sheet: Surface, k: float, random: Random) -> None:
    """Trim the edges a little unevenly, as by hand."""
    w, h = sheet.get_size()
    stray = max(0.7, _WAVER * k)
    deep = min(w, h, whole(stray + 1.5))
    for angle, length, place in (
        (0, w, (0, 0)),
        (180, w, (0, h - deep)),
        (90, h, (0, 0)),
        (-90, h, (w - deep, 0)),
    ):
        edge = pygame.transform.rotate(_edge(length, deep, stray, k, random), angle)
        sheet.blit(edge, place, special_flags=pygame.BLEND_RGBA_MULT)


def _edge(length: int, deep: int, stray: float, k: float, random: Random) -> Surface:
    """The mask of an upper edge, drawn finer than the pixels and brought down to them."""
    fine = Surface((length, deep * _FINE), pygame.SRCALPHA)
    fine.fill((255, 255, 255, 0))
    steps = max(2, whole(length / (70 * k)))
    points = [(length * i / steps, random.random() * stray * _FINE) for i in range(steps + 1)]
    pygame.draw.polygon(fine, (255, 255, 255, 255), [*points, (length, deep * _FINE), (0, deep * _FINE)])
    return pygame.transform.smoothscale(fine, (length, deep))


def _rules(sheet: Surface, k: float, random: Random, units: float) -> None:
    """A thick and a thin rule, set by hand: here and there their ends do not quite meet."""
    inset = units * k
    for weight in (_THICK, _THIN):
        _rule(sheet, whole(inset), max(1, whole(weight * k)), random)
        inset += (weight + _BETWEEN) * k


def _rule(sheet: Surface, inset: int, thick: int, random: Random) -> None:
    w, h = sheet.get_size()
    gaps = [random.choice((0, 0, 0, 1)) * max(1, thick // 2) for _ in range(8)]
    across, down = w - 2 * inset, h - 2 * inset
    bars = (
        Rect(inset + gaps[0], inset, across - gaps[0] - gaps[1], thick),
        Rect(inset + gaps[2], h - inset - thick, across - gaps[2] - gaps[3], thick),
        Rect(inset, inset + gaps[4], thick, down - gaps[4] - gaps[5]),
        Rect(w - inset - thick, inset + gaps[6], thick, down - gaps[6] - gaps[7]),
    )
    for bar in bars:
        sheet.fill((*INK, 255), bar)


def table(art: Art, window: tuple[int, int], panels: Sequence[Rect]) -> Surface:
    """Baize over the window, a mahogany rim along its edges, and the candle's light over all.

    `panels` are where the cloth is worked, in pixels.
    """
    w, h = window
    surface = art.tile("baize", w, h)
    art.pace.breathe()
    rim = whole(art.entry("mahogany_top").rim * _factor(art))
    sides = {side: _rim_piece(art, f"mahogany_{side}") for side in ("top", "bottom", "left", "right")}
    surface.set_clip(Rect(0, rim, w, h - 2 * rim))
    for side in ("left", "right"):
        piece = sides[side]
        x = 0 if side == "left" else w - piece.get_width()
        for y in range(0, h, piece.get_height()):
            surface.blit(piece, (x, y))
    surface.set_clip(None)
    for side in ("top", "bottom"):
        piece = sides[side]
        y = 0 if side == "top" else h - piece.get_height()
        for x in range(0, w, piece.get_width()):
            surface.blit(piece, (x, y))
    for down in ("top", "bottom"):
        for across in ("left", "right"):
            piece = _rim_piece(art, f"mahogany_{down}_{across}")
            x = 0 if across == "left" else w - piece.get_width()
            y = 0 if down == "top" else h - piece.get_height()
            surface.blit(piece, (x, y))
    wings.work(art, surface, panels)
    light = pygame.transform.smoothscale(art.source("vignette"), window)
    art.pace.breathe()
    surface.blit(light, (0, 0))
    return surface


def _factor(art: Art) -> float:
    return art.k / art.entry("mahogany_top").density


def _rim_piece(art: Art, name: str) -> Surface:
    source, factor = art.source(name), _factor(art)
    w, h = source.get_size()
    return pygame.transform.smoothscale(source, (max(1, whole(w * factor)), max(1, whole(h * factor))))
