"""The people behind the track of Support: of which temper they are, and that they end as they rest."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.moods import tempers_of
from game.engine.government.events import Because, SupportChanged
from game.engine.government.model import Rules, State
from game.engine.government.rules import new_match
from game.scenes.government.bystanders import Bystanders
from game.scenes.government.choreography import Choreography
from game.scenes.government.crowd import ROWS, row_pose, stirred
from game.scenes.government.furniture import HEADING
from game.scenes.government.pace import Appearance
from game.scenes.government.upright import layout_for
from game.stage.geometry import Frame
from tests.scenes.pages import TEXT_SIZES, look

SIZES = (1280, 720), (1024, 768), (1080, 1920)
SUPPORT = "Popular Support"


def a_state(support: int) -> State:
    return replace(new_match(Rules(), 1).state, support=support)


def changed(before: int, after: int) -> SupportChanged:
    return SupportChanged(because=Because.TAX, asked=after - before, before=before, after=after)


@pytest.mark.parametrize(
    ("support", "tempers"),
    [
        (0, ("angry", "angry")),
        (2, ("angry", "angry")),
        (3, ("calm", "angry")),
        (5, ("calm", "calm")),
        (6, ("calm", "calm")),
        (7, ("calm", "glad")),
        (9, ("glad", "glad")),
        (10, ("glad", "glad")),
    ],
)
def test_those_in_front_change_first(support: int, tempers: tuple[str, str]) -> None:
    assert tempers_of(support, 10) == tempers
    assert tempers_of(support, None) == tempers
    assert tempers_of(2 * support, 20) == tempers


@pytest.mark.parametrize("size", SIZES)
def test_they_stand_behind_the_cells_and_hide_no_card(size: tuple[int, int]) -> None:
    layout = layout_for(Frame.for_window(size), Rules())
    strip, crowd = layout.strips[0], layout.crowd
    assert crowd.bottom == layout.track("support").cell(1).y
    assert strip.x < crowd.x
    assert crowd.right < strip.right
    assert strip.y - crowd.y < crowd.h * 0.36, "above the strip are raised arms only"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXT_SIZES)
def test_the_name_of_the_track_stays_clear_of_them(size: tuple[int, int], text: int) -> None:
    seen = look(size, text)
    layout = layout_for(seen.frame, Rules())
    people = Bystanders(seen, layout, SUPPORT, HEADING)
    heading = layout.track("support").heading
    printed = seen.type.fit(SUPPORT, HEADING, heading.w, heading.h).get_width()
    left = seen.frame.point(heading.x, 0)[0] + printed
    for image, (x, _) in people.items(a_state(5), frozenset()):
        assert x + image.get_bounding_rect().left > left + seen.frame.px(80), "there is room for a change"
        assert image.get_bounding_rect().width > seen.frame.px(100)


@given(st.integers(0, 10), st.integers(0, 10), st.sampled_from(SIZES), st.booleans())
def test_a_change_ends_with_the_people_as_they_rest(
    before: int, after: int, size: tuple[int, int], reduced: bool
) -> None:
    layout = layout_for(Frame.for_window(size), Rules())
    cue = Choreography(layout, reduced=reduced).cue_for(a_state(before), changed(before, after))
    poses = cue.poses(cue.seconds)
    for row, temper in zip(ROWS, tempers_of(after, 10), strict=True):
        if before == after:
            assert ("crowd", row) not in poses
        else:
            assert poses["crowd", row] == (row_pose(layout, row), Appearance("crowd", (row, temper)))


def test_hats_fly_for_joy_only_and_a_change_of_temper_is_heard() -> None:
    layout = layout_for(Frame.for_window((1280, 720)), Rules())
    calm, glad, angry = ("calm", "calm"), ("glad", "glad"), ("angry", "angry")
    joy = stirred(layout, calm, glad, risen=True)  # type: ignore[arg-type]
    wrath = stirred(layout, calm, angry, risen=False)  # type: ignore[arg-type]
    same = stirred(layout, calm, calm, risen=True)  # type: ignore[arg-type]
    assert any(move.key[0] == "hat" for move in joy.moves if isinstance(move.key, tuple))
    assert not any(move.key[0] == "hat" for move in wrath.moves if isinstance(move.key, tuple))
    assert [name for cue in (joy, wrath, same) for _, name in cue.sounds] == ["cheer", "boo"]


def test_where_little_is_to_move_they_only_fade() -> None:
    layout = layout_for(Frame.for_window((1280, 720)), Rules())
    cue = Choreography(layout, reduced=True).cue_for(a_state(6), changed(6, 2))
    assert cue.seconds <= 0.15
    assert all((move.start.x, move.start.y) == (move.end.x, move.end.y) for move in cue.moves)


def test_every_temper_looks_different() -> None:
    seen = look()
    people = Bystanders(seen, layout_for(seen.frame, Rules()), SUPPORT, HEADING)
    pictures = [
        tuple(id(image) for image, _ in people.items(a_state(n), frozenset())) for n in (1, 4, 6, 8, 10)
    ]
    assert len(set(pictures)) == 5
