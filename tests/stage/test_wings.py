"""The cloth beside the frame of a very wide window is worked, and nothing else of the table is touched."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.stage import wings
from game.stage.art import Art
from game.stage.geometry import Frame

ULTRAWIDE = ((2560, 1080), (3440, 1440))
OTHERS = ((800, 600), (1024, 768), (1280, 720), (1366, 768), (1920, 1200), (3840, 2160), (1080, 1920))
RIM = 50.0
ART = Path(__file__).parents[2] / "assets" / "art"


@pytest.mark.parametrize("size", ULTRAWIDE)
def test_the_panels_lie_between_the_wood_and_the_sheets(size: tuple[int, int]) -> None:
    frame = Frame.for_window(size)
    left, right = wings.panels(frame, RIM)
    assert left.x > RIM * frame.k
    assert left.right < frame.rect(frame.safe).left
    assert abs((size[0] - right.right) - left.x) <= 1
    assert abs(right.w - left.w) <= 1


@pytest.mark.parametrize("size", OTHERS)
def test_other_shapes_have_none(size: tuple[int, int]) -> None:
    assert wings.panels(Frame.for_window(size), RIM) == ()


def test_they_stay_where_they_are_while_the_frame_moves_to_spare_the_screen() -> None:
    frame = Frame.for_window(ULTRAWIDE[0])
    still = wings.panels(frame, RIM)
    for across, down in ((3, 3), (-3, -3), (3, 0)):
        moved = replace(frame, left=frame.left + across, top=frame.top + down)
        assert wings.panels(moved, RIM) == still != ()


def test_none_where_the_screen_cuts_the_picture_off() -> None:
    assert wings.panels(Frame.for_window(ULTRAWIDE[0], 4), RIM) == ()


def test_only_the_panels_differ_from_a_plain_table() -> None:
    size = (860, 360)
    frame = Frame.for_window(size)
    art = Art(ART, frame.k)
    plain, worked = art.table(size, None), art.table(size, frame)
    same = pygame.mask.from_threshold(worked, (0, 0, 0), (1, 1, 1, 255), plain)
    wood = art.entry("mahogany_top")
    panels = wings.panels(frame, wood.rim / wood.density)
    for panel in panels:
        lone = pygame.mask.Mask(panel.size, fill=True)
        assert same.overlap_area(lone, panel.topleft) < 0.9 * panel.w * panel.h
        same.draw(lone, panel.topleft)
    assert len(panels) == 2
    assert same.count() == size[0] * size[1]
