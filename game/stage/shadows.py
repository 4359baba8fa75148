"""Soft shadows of any size, stretched from one small blurred square. It must not know what casts them."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.stage.palette import Colour

SHADOW: Colour = (0x12, 0x0C, 0x08)


def nine_slice(
    source: Surface,
    insets: tuple[int, int, int, int],
    size: tuple[int, int],
    breathe: Callable[[], object] = lambda: None,
) -> Surface:
    """The source stretched to a size; the corners, cut by insets (left, top, right, bottom), stay.

    It breathes before each of the nine parts, for that in the middle may take milliseconds.
    """
    sw, sh = source.get_size()
    w, h = size
    left, top, right, bottom = insets
    across = zip((0, left, sw - right), (left, sw - left - right, right), strict=True)
    to_across = list(zip((0, left, w - right), (left, w - left - right, right), strict=True))
    down = list(zip((0, top, sh - bottom), (top, sh - top - bottom, bottom), strict=True))
    to_down = list(zip((0, top, h - bottom), (top, h - top - bottom, bottom), strict=True))
    out = Surface(size, pygame.SRCALPHA)
    for (x, part_w), (to_x, to_w) in zip(across, to_across, strict=True):
        for (y, part_h), (to_y, to_h) in zip(down, to_down, strict=True):
            if min(part_w, part_h, to_w, to_h) > 0:
                breathe()
                part = source.subsurface(Rect(x, y, part_w, part_h))
                if (part_w, part_h) != (to_w, to_h):
                    part = pygame.transform.smoothscale(part, (to_w, to_h))
                out.blit(part, (to_x, to_y))
    return out


def fitted_insets(insets: tuple[int, int, int, int], size: tuple[int, int]) -> tuple[int, int, int, int]:
    """Insets cut down where two opposite ones would meet."""
    left, top, right, bottom = insets
    w, h = size
    if left + right > w:
        left, right = w * left // (left + right), w * right // (left + right)
    if top + bottom > h:
        top, bottom = h * top // (top + bottom), h * bottom // (top + bottom)
    return left, top, right, bottom


def shadow_seed(blur: int, strength: int) -> Surface:
    """The small blurred square from which shadows are stretched; blur in pixels, strength from 0 to 255."""
    blur = max(1, blur)
    side = 6 * blur
    seed = Surface((side, side), pygame.SRCALPHA)
    seed.fill((*SHADOW, 0))
    seed.fill((*SHADOW, strength), Rect(blur, blur, side - 2 * blur, side - 2 * blur))
    return pygame.transform.gaussian_blur(seed, max(1, blur // 2))


def weakened(seed: Surface, share: float) -> Surface:
    """A copy of a seed that darkens only by that share, from 0 to 1, of what it did."""
    weak = seed.copy()
    weak.fill((255, 255, 255, int(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    return weak


def stretched_shadow(seed: Surface, size: tuple[int, int]) -> Surface:
    """The shadow of a rectangle of that size: larger by the seed's blur on every side."""
    blur = seed.get_width() // 6
    w, h = size[0] + 2 * blur, size[1] + 2 * blur
    out = Surface((w, h), pygame.SRCALPHA, seed)
    edge = 2 * blur + blur // 2
    if w <= 2 * edge or h <= 2 * edge:
        return pygame.transform.smoothscale(seed, (w, h), out)
    # Between its corners a shadow is the same all along: nothing has to be smoothed or blended.
    thin = seed.get_width() - 2 * edge
    spans = ((0, edge, 0, edge), (edge, thin, edge, w - 2 * edge), (edge + thin, edge, w - edge, edge))
    rows = ((0, edge, 0, edge), (edge, thin, edge, h - 2 * edge), (edge + thin, edge, h - edge, edge))
    for x, part_w, to_x, to_w in spans:
        for y, part_h, to_y, to_h in rows:
            part = seed.subsurface((x, y, part_w, part_h))
            pygame.transform.scale(part, (to_w, to_h), out.subsurface((to_x, to_y, to_w, to_h)))
    return out


def soft_shadow(size: tuple[int, int], blur: int, strength: int) -> Surface:
    """The shadow of a rectangle: larger by blur on every side, in pixels; strength from 0 to 255."""
    return stretched_shadow(shadow_seed(blur, strength), size)
