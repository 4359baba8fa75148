"""The mark of the focus is seen among black rules and gilt edges, in every window."""

from __future__ import annotations

import pytest

from game.stage.furniture import RING, RING_DARK, RING_LEAST, RING_LIGHT, ring
from game.stage.palette import PRINTING_RED, contrast
from tests.scenes.pages import look


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 720), (1920, 1080), (3840, 2160)])
def test_a_ring_is_a_band_of_red_between_bright_lines_and_a_dark_one(size: tuple[int, int]) -> None:
    seen = look(size)
    weight = max(RING_LEAST, seen.frame.px(RING))
    whole = 3 * weight // 2
    picture = ring(seen, (200, 120), weight)
    edge = [picture.get_at((x, 60))[:3] for x in range(whole)]
    bands = [colour for i, colour in enumerate(edge) if i == 0 or colour != edge[i - 1]]
    assert bands == [RING_DARK, RING_LIGHT, PRINTING_RED, RING_LIGHT]
    assert edge.count(PRINTING_RED) * 2 >= whole, "most of it is the band"
    assert picture.get_at((whole, 60)).a == 0, "what it marks is not covered"
    assert contrast(PRINTING_RED, RING_LIGHT) >= 4.5
