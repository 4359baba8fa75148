"""What is worked into the cloth beside the frame of a very wide window, so that it does not lie bare.

One panel on each side, the same in every scene: it is part of the table, and nothing ever lies upon it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.stage.geometry import Box, Frame, whole

if TYPE_CHECKING:
    from game.stage.art import Art

THREAD = (0xE2, 0xC8, 0x84)
SHOWS = 104  # of 255: how much of the thread is seen
CLEAR = 34.0  # units between a panel and what is beside it: the rim, and the sheets
LEAST = 180.0  # units: a narrower panel is not worked
CORNER = 60.0
PICTURE_SHAPE = 640 / 600  # wide to high
PICTURES = ("emblem_domestic", "emblem_foreign")
FILLS = 0.8  # of the panel's width: the emblem


def panels(frame: Frame, rim: float) -> tuple[Rect, ...]:
    """The panels at the left and the right, in pixels of the window; none if it is hardly wider.

    `rim` is how many units of wood the table has along its edges. Where the screen cuts the picture off
    there are none either: they would be cut. A frame that is moved a little has them where they always are.
    """
    whole_frame = Frame.for_window(frame.window)
    if whole_frame.k != frame.k or not frame.wide:
        return ()
    frame = whole_frame
    safe = frame.safe
    x = -frame.left / frame.k + rim + CLEAR
    left = Box(x, safe.y, safe.x - CLEAR - x, safe.h)
    if left.w < LEAST:
        return ()
    return frame.rect(left), frame.rect(Box(frame.width - left.right, left.y, left.w, left.h))


def work(art: Art, table: Surface, places: Sequence[Rect]) -> None:
    """Work the panels into a table."""
    for area, picture in zip(places, PICTURES, strict=False):
        cloth = Surface(area.size, pygame.SRCALPHA)
        _border(art, cloth)
        wide = area.w / art.k * FILLS
        emblem = art.tinted(picture, wide, wide / PICTURE_SHAPE, THREAD)
        cloth.blit(emblem, emblem.get_rect(center=cloth.get_rect().center))
        cloth.fill((255, 255, 255, SHOWS), special_flags=pygame.BLEND_RGBA_MULT)
        table.blit(cloth, area)
        art.pace.breathe()


def _border(art: Art, cloth: Surface) -> None:
    box = cloth.get_rect()
    for inset, thick in ((1, 3.0), (8, 1.4)):
        within = box.inflate(-2 * whole(inset * art.k), -2 * whole(inset * art.k))
        pygame.draw.rect(cloth, THREAD, within, max(1, whole(thick * art.k)))
    corner, inset = art.tinted("fleuron_corner", CORNER, CORNER, THREAD), whole(16 * art.k)
    within = box.inflate(-2 * inset, -2 * inset)
    for right in (False, True):
        for lower in (False, True):
            turned = pygame.transform.flip(corner, right, lower)
            place = turned.get_rect(topleft=within.topleft)
            if right:
                place.right = within.right
            if lower:
                place.bottom = within.bottom
            cloth.blit(turned, place)
