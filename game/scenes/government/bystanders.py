"""Draws the people behind the track of Support, in two rows and three tempers. Decides nothing."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from math import ceil

import pygame
from pygame import Surface

from game.content.moods import tempers_of
from game.engine.government.model import State
from game.scenes.government.crowd import ROWS, row_pose
from game.scenes.government.layout import Layout
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Style

TEMPERS = "angry", "calm", "glad"  # the cells of the pictures
BESIDE = 118.0  # units after the name of the track in which a change is told
FEWEST = 110.0  # units: in less room nobody stands
FADED = 10.0  # units over which the crowd is lost at its left
PLACES = {"back": (0.07, 0.1), "front": (0.0444, 0.1111)}
"""As shares of a row: where the first stands clear of the edge, and how far apart they stand."""


class Bystanders:
    """The crowd for one look; it takes what room the name of the track leaves."""

    def __init__(self, look: Look, layout: Layout, name: str, heading: Style) -> None:
        self._look = look
        self._layout = layout
        self._row = lru_cache(len(ROWS) * len(TEMPERS))(self._printed)
        box, head = layout.crowd, layout.track("support").heading
        printed = look.type.fit(name, heading, head.w, head.h).get_width() / look.frame.k
        left = head.x + printed + BESIDE
        self._hidden = max(0.0, left - box.x)  # units at the left of the picture
        self.there = box.w - self._hidden >= FEWEST

    def image(self, what: object) -> Surface:
        """One row in one temper."""
        assert isinstance(what, tuple)
        return self._row(*what)

    def items(self, state: State, moving: frozenset[Hashable]) -> tuple[Item, ...]:
        """Those who do not stir just now."""
        tempers = tempers_of(state.support, state.rules.support_max)
        return tuple(
            self._placed(row, self.image((row, temper)))
            for row, temper in zip(ROWS, tempers, strict=True)
            if ("crowd", row) not in moving
        )

    def _placed(self, row: str, image: Surface) -> Item:
        pose = row_pose(self._layout, row)
        x, y = self._look.frame.point(pose.x, pose.y)
        return image, (x - image.get_width() // 2, y - image.get_height() // 2)

    def _printed(self, row: str, temper: str) -> Surface:
        frame = self._look.art.frames(f"bystanders_{row}", self._layout.crowd.h)[TEMPERS.index(temper)]
        image = frame.convert_alpha()
        if not self.there:
            image.fill((0, 0, 0, 0))
            return image
        image.blit(self._mask(row, image.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return image

    def _mask(self, row: str, size: tuple[int, int]) -> Surface:
        """Clear where the name of the track stands; the crowd begins between two people."""
        first, apart = (share * self._layout.crowd.w for share in PLACES[row])
        gone = ceil(max(0.0, self._hidden - first) / apart)
        hidden, faded = self._look.frame.px(first + gone * apart), self._look.frame.px(FADED)
        mask = Surface(size, pygame.SRCALPHA)
        mask.fill((255, 255, 255, 255))
        mask.fill((255, 255, 255, 0), (0, 0, hidden, size[1]))
        for x in range(faded):
            mask.fill((255, 255, 255, 255 * x // faded), (hidden + x, 0, 1, size[1]))
        return mask
