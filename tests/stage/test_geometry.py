"""Boxes and frames: pixels and layout units agree at every window size."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.stage.geometry import Box, Frame, whole

SIZES = st.tuples(st.integers(200, 4200), st.integers(200, 4200))
AREAS = st.integers(0, 10)
SHARES = st.floats(0, 1, allow_nan=False)


@given(SIZES, AREAS, SHARES, SHARES)
def test_a_layout_point_comes_back_within_half_a_pixel(
    size: tuple[int, int], area: int, u: float, v: float
) -> None:
    frame = Frame.for_window(size, area)
    x, y = u * frame.width, v * frame.height
    back = frame.to_layout(frame.point(x, y))
    assert abs(back[0] - x) * frame.k <= 0.5 + 1e-6
    assert abs(back[1] - y) * frame.k <= 0.5 + 1e-6


@given(SIZES, AREAS, st.data())
def test_a_pixel_comes_back_exactly(size: tuple[int, int], area: int, data: st.DataObject) -> None:
    frame = Frame.for_window(size, area)
    pixel = data.draw(st.integers(0, size[0] - 1)), data.draw(st.integers(0, size[1] - 1))
    assert frame.point(*frame.to_layout(pixel)) == pixel


@given(SIZES)
def test_the_frame_fits_is_centred_and_its_corners_can_be_reached(size: tuple[int, int]) -> None:
    frame = Frame.for_window(size)
    rect = frame.rect(frame.box)
    assert rect.left >= 0
    assert rect.top >= 0
    assert rect.right <= size[0] + 1
    assert rect.bottom <= size[1] + 1
    assert abs(rect.left - (size[0] - rect.right)) <= 1
    assert abs(rect.top - (size[1] - rect.bottom)) <= 1
    for corner in ((0, 0), (frame.width, 0), (0, frame.height), (frame.width, frame.height)):
        x, y = frame.point(*corner)
        assert 0 <= x <= size[0]
        assert 0 <= y <= size[1]


@given(SIZES, st.integers(1, 9), st.floats(0, 40))
@example((3825, 2869), 1, 0.0)  # where the common edge lies on half a pixel, but for the error of a sum
def test_boxes_that_touch_share_an_edge(size: tuple[int, int], n: int, gap: float) -> None:
    frame = Frame.for_window(size)
    left, right = Box(10.3, 20.7, 300.1, 40.2), Box(310.4, 20.7, 77.7, 40.2)
    assert frame.rect(left).right == frame.rect(right).left
    row = Box(3.7, 5.1, 901.3, 77).row(n, gap)
    assert len(row) == n
    assert row[-1].right == pytest.approx(905.0)


@pytest.mark.parametrize(
    ("size", "layout"),
    [
        ((1920, 1080), (1920, 1080)),
        ((3840, 2160), (1920, 1080)),
        ((1280, 800), (1920, 1080)),
        ((1024, 768), (1440, 1080)),
        ((1000, 1000), (1440, 1080)),
        ((1024, 1280), (1080, 1920)),
        ((768, 1024), (1080, 1920)),
        ((800, 1280), (1080, 1920)),
        ((1080, 1920), (1080, 1920)),
    ],
)
def test_the_frame_is_of_the_window_s_shape(size: tuple[int, int], layout: tuple[float, float]) -> None:
    frame = Frame.for_window(size)
    assert (frame.width, frame.height) == layout
    assert frame.wide is (layout == (1920, 1080))
    assert frame.upright is (layout == (1080, 1920))


@given(SIZES, st.floats(-5, 20, allow_nan=False))
def test_what_a_screen_cuts_off_stays_clear_of_the_frame(size: tuple[int, int], area: float) -> None:
    frame = Frame.for_window(size, area)
    plain = Frame.for_window(size)
    cut = max(0.0, min(10.0, area)) / 100
    rect = frame.rect(frame.box)
    assert frame.window == size
    assert (frame.width, frame.height) == (plain.width, plain.height)
    assert frame.k == pytest.approx(plain.k * (1 - 2 * cut))
    assert rect.left >= size[0] * cut - 1
    assert rect.right <= size[0] * (1 - cut) + 1
    assert rect.top >= size[1] * cut - 1
    assert rect.bottom <= size[1] * (1 - cut) + 1


def test_lengths_keep_at_least_a_pixel() -> None:
    frame = Frame.for_window((640, 360))
    assert frame.px(0.1) == 1
    assert frame.px(0) == 0
    assert frame.px(-30) == -10
    assert whole(0.5) == 1
    assert whole(-0.5) == 0


def test_box_arithmetic() -> None:
    box = Box.around(100, 50, 40, 20)
    assert box == Box(80, 40, 40, 20)
    assert (box.right, box.bottom, box.centre) == (120, 60, (100, 50))
    assert box.inset(5) == Box(85, 45, 30, 10)
    assert box.inset(5, 0) == Box(85, 40, 30, 20)
    assert box.moved(1, -1) == Box(81, 39, 40, 20)
    assert box.contains((80, 40))
    assert not box.contains((120, 59))
    assert box.column(2, 2) == (Box(80, 40, 40, 9), Box(80, 51, 40, 9))
    assert Frame.for_window((1920, 1080)).safe == pytest.approx(Box(96, 54, 1728, 972))
    assert Frame.for_window((1080, 1920)).safe == pytest.approx(Box(54, 96, 972, 1728))
