"""What pygame makes for us is in the window's own format: converting it would copy megabytes for nothing."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import Surface

from game.stage.palette import INK
from game.stage.shadows import nine_slice, soft_shadow
from game.stage.text import Face, Style
from tests.scenes import pages


def clear() -> Surface:
    surface = Surface((60, 40), pygame.SRCALPHA)
    surface.fill((90, 40, 20, 128), (10, 10, 30, 20))
    return surface


MADE: dict[str, Callable[[], Surface]] = {
    "clear": clear,
    "smoothed": lambda: pygame.transform.smoothscale(clear(), (31, 17)),
    "scaled": lambda: pygame.transform.scale(clear(), (31, 17)),
    "turned": lambda: pygame.transform.rotozoom(clear(), 30, 1.0),
    "rotated": lambda: pygame.transform.rotate(clear(), 30),
    "shadow": lambda: soft_shadow((60, 40), 8, 120),
    "stretched": lambda: nine_slice(clear(), (10, 10, 10, 10), (90, 70)),
    "line": lambda: pages.look().type.line("Support", Style(Face.CASLON_BOLD, 40, INK)),
    "block": lambda: pages.look().type.block("Support falls", Style(Face.FELL_ITALIC, 40, INK), 200),
    "panel": lambda: pages.look().art.panel(200, 120)[0],
}


@pytest.mark.parametrize("name", MADE)
def test_what_is_made_with_alpha_needs_no_conversion(name: str) -> None:
    made = MADE[name]()
    converted = made.convert_alpha()
    assert made.get_masks() == converted.get_masks()
    assert made.get_flags() == converted.get_flags()
    assert made.get_bytesize() == converted.get_bytesize()


def test_what_is_made_without_alpha_needs_none_either() -> None:
    made = pages.look().art.tile("paper", 300, 200)
    assert (made.get_masks(), made.get_flags()) == (made.convert().get_masks(), made.convert().get_flags())
