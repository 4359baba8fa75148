"""Playback: however time passes, the same is shown in the end and settles in the same order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.playback import Playback
from game.stage.timeline import Cue, Move, Pose, then, together

State = tuple[int, ...]
EVENTS = st.lists(st.integers(0, 9), max_size=12)
SLICES = st.lists(st.floats(0.0, 2.5), max_size=60)


def cue_for(shown: State, event: int) -> Cue:
    """Some cues take no time at all; every one has a sound at its beginning and its end."""
    seconds = event * 0.1 if event % 3 else 0.0
    move = Move("k", Pose(0, 0), Pose(event, len(shown)), 0.0, seconds)
    return Cue(seconds, (move,), ((seconds, f"end {event}"), (0.0, f"begin {event}")))


class Played:
    def __init__(self) -> None:
        self.settled: list[tuple[State, int]] = []
        self.playback: Playback[State, int] = Playback(
            (), lambda s, e: (*s, e), cue_for, lambda s, e: self.settled.append((s, e))
        )


def expected(events: list[int]) -> list[tuple[State, int]]:
    return [(tuple(events[: i + 1]), event) for i, event in enumerate(events)]


@given(EVENTS, SLICES)
def test_any_slicing_of_time_then_finished(events: list[int], slices: list[float]) -> None:
    played = Played()
    played.playback.extend(events)
    for dt in slices:
        played.playback.advance(dt)
        shown = played.playback.shown
        assert shown == tuple(events[: len(shown)])
    played.playback.finish()
    assert played.playback.idle
    assert played.playback.current is None
    assert played.playback.poses() == {}
    assert played.playback.shown == tuple(events)
    assert played.settled == expected(events)


@given(EVENTS)
def test_one_huge_step_plays_everything_with_all_its_sounds(events: list[int]) -> None:
    played = Played()
    played.playback.extend(events)
    sounds = played.playback.advance(3600.0)
    assert played.playback.idle
    assert played.settled == expected(events)
    assert sorted(heard.name for heard in sounds) == sorted(
        f"{word} {e}" for e in events for word in ("begin", "end")
    )


@given(EVENTS, st.floats(0.01, 0.5))
def test_sounds_are_heard_once_whatever_the_step(events: list[int], dt: float) -> None:
    played = Played()
    played.playback.extend(events)
    sounds: list[str] = []
    while not played.playback.idle:
        sounds += [heard.name for heard in played.playback.advance(dt)]
    assert sounds == [s for e in events for s in (f"begin {e}", f"end {e}")]


@given(EVENTS, EVENTS, st.floats(0, 1))
def test_events_may_come_while_others_play(first: list[int], second: list[int], dt: float) -> None:
    played = Played()
    played.playback.extend(first)
    played.playback.advance(dt)
    played.playback.extend(second)
    played.playback.advance(3600.0)
    assert played.settled == expected(first + second)


def test_time_left_over_is_spent_on_the_next_cue() -> None:
    played = Played()
    played.playback.extend([4, 5, 1])
    played.playback.advance(0.6)
    assert played.playback.shown == (4,)
    assert abs(played.playback.elapsed - 0.2) < 1e-9
    assert played.playback.current == cue_for((4,), 5)
    assert played.playback.poses(ahead=5.0)["k"][0].x == 5


def test_time_that_passes_while_idle_is_not_spent_later() -> None:
    played = Played()
    played.playback.advance(10.0)
    played.playback.extend([4])
    assert [heard.name for heard in played.playback.advance(0.1)] == ["begin 4"]
    assert played.playback.shown == ()


def test_jumping_drops_what_waits() -> None:
    played = Played()
    played.playback.extend([4, 5])
    played.playback.jump((7,))
    assert played.playback.idle
    assert played.playback.shown == (7,)
    played.playback.advance(60.0)
    assert played.settled == []


def test_what_settles_may_bring_more_events() -> None:
    def more(_state: State, event: int) -> None:
        if event == 4:
            playback.extend([5, 6])

    playback: Playback[State, int] = Playback((), lambda s, e: (*s, e), cue_for, more)
    playback.extend([4, 1])
    playback.finish()
    assert playback.shown == (4, 1, 5, 6)


def test_a_press_does_not_cut_short_what_has_to_be_seen_for_a_moment() -> None:
    cues = {"a": Cue(1.0), "b": Cue(2.0, held=0.5), "c": Cue(1.0)}
    told: Playback[str, str] = Playback("", lambda s, e: s + e, lambda _s, e: cues[e])
    told.extend("abc")
    told.skip()
    assert (told.shown, told.elapsed) == ("a", 0.0)
    told.advance(0.4)
    told.skip()
    assert told.shown == "a"
    told.advance(0.1)
    told.skip()
    assert (told.shown, told.idle) == ("abc", True)
    told.extend("b")
    told.finish()
    assert told.shown == "abcb"


def test_what_is_held_stays_so_when_cues_are_put_together() -> None:
    held = Cue(2.0, held=0.2)
    assert then(Cue(1.0), held).held == pytest.approx(1.2)
    assert together(held, Cue(3.0)).held == 0.2
    assert held.scaled(0.5).held == 0.1
    assert Cue(1.0).after(1.0).held == 0.0


@given(EVENTS.filter(len), SLICES)
def test_what_is_coming_is_what_is_shown_next(events: list[int], slices: list[float]) -> None:
    played = Played()
    playback = played.playback
    playback.extend(events)
    for dt in slices:
        if playback.idle:
            break
        waiting, coming = playback.waiting, playback.coming
        assert waiting == len(events) - len(playback.shown)
        before = len(played.settled)
        playback.advance(dt)
        if len(played.settled) > before:
            event, shown = coming
            assert played.settled[before] == (shown, event)
