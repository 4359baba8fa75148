"""Poses, moves and cues as functions of time."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage import easing
from game.stage.timeline import LONG, Cue, Move, Pose, blend, then, together, wait

CURVES = (
    easing.linear,
    easing.ease_in,
    easing.ease_out,
    easing.ease_in_out,
    easing.out_back,
    easing.emphasised,
)
A, B, C = Pose(0, 0), Pose(100, 50, turn=-1.0, z=3), Pose(-20, 8, alpha=0.5)
TIMES = st.floats(-5, 15, allow_nan=False)


@pytest.mark.parametrize("curve", CURVES)
def test_curves_begin_at_0_end_at_1_and_do_not_jump(curve: easing.Ease) -> None:
    assert curve(0.0) == pytest.approx(0.0, abs=1e-9)
    assert curve(1.0) == pytest.approx(1.0)
    points = [curve(i / 1000) for i in range(1001)]
    assert max(abs(b - a) for a, b in pairwise(points)) < 0.012
    assert all(-0.01 <= p <= 1.11 for p in points)


def test_blending_is_exact_at_its_ends() -> None:
    assert blend(A, B, 0.0) is A
    assert blend(A, B, 1.0) is B
    middle = blend(A, B, 0.5)
    assert (middle.x, middle.y, middle.turn, middle.z) == (50, 25, 0.0, 1.5)


@given(TIMES)
def test_a_move_stays_between_its_ends_and_rests_beyond_them(t: float) -> None:
    move = Move("k", A, B, 2.0, 3.0)
    pose = move.pose_at(t)
    assert 0 <= pose.x <= 100
    if t <= 2:
        assert pose == A
    if t >= 5:
        assert pose == B


def test_a_move_without_length_is_at_its_end() -> None:
    assert Move("k", A, B, 1.0, 0.0).pose_at(1.0) == B
    assert Move("k", A, B, 1.0, 0.0).pose_at(0.5) == A


def test_an_arc_rises_in_the_middle_by_its_share_of_the_way() -> None:
    move = Move("k", Pose(0, 100), Pose(200, 100), 0.0, 1.0, easing.linear, arc=0.25)
    assert move.pose_at(0.5).y == pytest.approx(50)
    assert move.pose_at(1.0).y == 100


def test_only_what_has_begun_is_shown_and_the_later_move_wins() -> None:
    first, second = Move("k", A, B, 1.0, 1.0, look="card"), Move("k", B, C, 3.0, 1.0)
    cue = Cue(5.0, (second, first, Move("j", C, A, 4.0, 0.5, hold=False)))
    assert cue.poses(0.5) == {}
    assert cue.poses(1.0) == {"k": (A, "card")}
    assert cue.poses(2.5) == {"k": (B, "card")}
    assert cue.poses(3.0) == {"k": (B, None)}
    assert set(cue.poses(4.2)) == {"k", "j"}
    assert cue.poses(4.9) == {"k": (C, None)}


def test_a_thing_hastens_in_the_midst_of_growing_or_turning_where_that_is_short() -> None:
    small, large, back = Pose(0, 0, scale=0.5), Pose(9, 9), Pose(9, 9, turn=-1.0)
    for start, end in ((small, large), (back, large)):
        for rise in (0.0, 0.5):
            move = Move("x", start, end, 1.0, 0.5, easing.linear, rise=rise)
            assert [move.pose_at(t).haste for t in (1.0, 1.25, 1.5)] == [0.0, 1.0, 0.0]
    assert Move("x", small, large, 1.0, LONG, easing.linear).pose_at(1.0 + LONG / 2).haste == 0.0
    assert Move("x", Pose(0, 0), large, 1.0, 0.5, easing.linear).pose_at(1.25).haste == 0.0


def test_what_is_early_counts_as_moving_before_it_does() -> None:
    move = Move("x", Pose(0, 0), Pose(10, 0), 1.0, 0.5, early=0.2)
    late = Cue(2.0, (move,)).after(1.0)
    assert [bool(late.poses(t)) for t in (1.75, 1.85, 2.2)] == [False, True, True]
    assert late.poses(1.9)["x"][0] == move.start
    assert move.scaled(2.0).early == 0.4
    before = Move("x", Pose(-5, 0), Pose(0, 0), 0.5, 0.5, easing.linear)
    for moves in ((before, move), (move, before)):
        assert Cue(2.0, moves).poses(0.9)["x"][0].x == pytest.approx(-1), "what moves still is not early"
        assert Cue(2.0, moves).poses(1.5)["x"][0] == move.end


def test_a_path_goes_from_the_start_to_the_end() -> None:
    move = Move("x", Pose(0, 0), Pose(10, 0), 1.0, 0.5, easing.linear)
    assert [pose.x for pose in move.path(4)] == [0, 2.5, 5, 7.5, 10]


def test_combinators() -> None:
    one = Cue(1.0, (Move("a", A, B, 0.5, 0.5),), ((0.25, "click"),))
    two = Cue(2.0, (Move("b", A, B, 0.0, 2.0),), ((0.0, "roll"),))
    both, chain = together(one, two), then(one, wait(0.5), two)
    assert both.seconds == 2.0
    assert both.sounds == ((0.0, "roll"), (0.25, "click"))
    assert chain.seconds == 3.5
    assert chain.sounds == ((0.25, "click"), (1.5, "roll"))
    assert [move.begin for move in chain.moves] == [0.5, 1.5]
    assert chain.scaled(2.0).seconds == 7.0
    assert chain.scaled(2.0).moves[1].until == 7.0
    assert chain.scaled(0.0).poses(0.0)["b"] == (B, None)
    assert together() == then() == wait(0.0)


@given(st.lists(st.floats(0, 3), max_size=5))
def test_a_chain_lasts_as_long_as_its_links(lengths: list[float]) -> None:
    assert then(*(wait(s) for s in lengths)).seconds == pytest.approx(sum(lengths))
