"""A thing in flight rises off the table and comes down where it was meant to."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage import easing
from game.stage.timeline import Move, Pose

FLIGHT = Move("x", Pose(0, 0), Pose(100, 0), 0.0, 1.0, easing.linear, arc=0.1, rise=0.8, nearer=0.1)


def test_it_is_highest_nearest_and_farthest_off_its_line_in_the_middle() -> None:
    middle = FLIGHT.pose_at(0.5)
    assert (middle.x, middle.y, middle.scale, middle.lift) == pytest.approx((50, -10, 1.1, 0.8))


def test_it_begins_and_ends_flat() -> None:
    assert FLIGHT.pose_at(0.0) == FLIGHT.start
    assert FLIGHT.pose_at(1.0) == FLIGHT.end


@given(
    st.floats(0, 1), st.sampled_from([easing.linear, easing.ease_in_out, easing.emphasised, easing.out_back])
)
def test_nothing_sinks_below_the_table(at: float, ease: easing.Ease) -> None:
    move = Move("x", Pose(0, 0), Pose(100, 0), 0.0, 1.0, ease, rise=0.8)
    assert move.pose_at(at).lift >= 0
