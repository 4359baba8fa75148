"""The mark of the focus is seen among black rules, in the smallest window and on the largest screen."""

from __future__ import annotations

import pytest

from game.stage.furniture import RING, RING_DARK, RING_LEAST, RING_LIGHT, ring
from game.stage.palette import GOLD, contrast
from tests.scenes.pages import look


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 720), (1920, 1080), (3840, 2160)])
def test_a_ring_is_of_gilt_with_a_bright_edge_between_dark_lines(size: tuple[int, int]) -> None:
    seen = look(size)
    weight = max(RING_LEAST, seen.frame.px(RING))
    whole = 3 * weight // 2
    picture = ring(seen, (200, 120), weight)
    edge = [picture.get_at((x, 60))[:3] for x in range(whole)]
    assert [colour for i, colour in enumerate(edge) if i == 0 or colour != edge[i - 1]] == [
        RING_DARK,
        RING_LIGHT,
        GOLD,
        RING_DARK,
    ]
    assert edge.count(GOLD) > max(edge.count(RING_LIGHT), edge.count(RING_DARK) / 2), (
        "gilt is the widest band"
    )
    assert picture.get_at((whole, 60)).a == 0, "what it marks is not covered"
    assert contrast(GOLD, RING_DARK) >= 4.5
