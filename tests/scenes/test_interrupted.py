"""Played, skipped, hurried, in no time and in one huge step: both games end alike, and nothing drifts."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.government.model import Rules
from game.engine.government.rules import new_match
from game.scenes.government.upright import layout_for
from game.stage.geometry import Frame
from game.stage.playback import Playback
from game.stage.timeline import Cue, Move
from tools.fidget import (
    FRAME,
    DriftError,
    Tale,
    battle_tale,
    begins_and_ends_at_rest,
    fidget,
    government_tale,
    meddling,
    resting,
    told,
)
from tools.shots.government import midgame

SIZES = (1920, 1080), (1024, 768), (1080, 1920)
HURRIED = 4 * FRAME
HANDS = st.lists(
    st.sampled_from(("skip", "finish", 0.0, FRAME, HURRIED, 0.3, 1e6)), min_size=1, max_size=12
)  # what is done again and again


def hands(*acts: str | float) -> Any:
    """Do these things in turn; what takes no time at all does not go on for ever."""
    turn = 0

    def meddle(playback: Playback[Any, Any]) -> None:
        nonlocal turn
        act = acts[turn % len(acts)]
        turn += 1
        if isinstance(act, float):
            playback.advance(act if turn < 5000 else FRAME)
        elif act == "skip":
            playback.skip()
            playback.advance(FRAME)  # or a cue that has to be seen would never be over
        else:
            playback.finish()

    return meddle


@given(
    HANDS.filter(lambda acts: set(acts) != {0.0}), st.integers(1, 40), st.sampled_from(SIZES), st.booleans()
)
@settings(max_examples=12, deadline=None)
def test_both_games_end_alike_whatever_hands_do(
    acts: list[str | float], seed: int, size: tuple[int, int], reduced: bool
) -> None:
    assert told(government_tale(seed, size, reduced=reduced), hands(*acts)) > 0
    assert told(battle_tale(seed, size, reduced=reduced), hands(*acts)) > 0


@pytest.mark.parametrize("reduced", [False, True])
def test_one_huge_step_is_enough_for_all_that_came_of_a_command(reduced: bool) -> None:
    for tale in (government_tale(3, SIZES[0], reduced=reduced), battle_tale(3, SIZES[0], reduced=reduced)):
        chapters = 0

        def counted(tale: Tale[Any, Any]) -> Any:
            nonlocal chapters
            for chapter in tale.chapters:
                chapters += bool(chapter.beats)
                yield chapter

        assert told(replace(tale, chapters=counted(tale)), hands(1e6)) == chapters


def test_a_few_thousand_interruptions_and_nothing_has_drifted() -> None:
    figures = fidget(4000, 11)
    assert figures.interruptions >= 4000
    assert min(figures.games.values()) >= 5


def test_what_drifts_is_found_out() -> None:
    tale = government_tale(2, SIZES[0])

    def shifted(shown: Any, beat: Any) -> Cue:
        cue = tale.cue_of(shown, beat)
        return replace(cue, moves=tuple(replace(m, end=m.end._replace(x=m.end.x + 2e5)) for m in cue.moves))

    with pytest.raises(DriftError):
        told(replace(tale, cue_of=shifted), meddling(Random(1)))


@pytest.mark.parametrize("by", [1.0, -0.25])
def test_a_card_that_is_put_down_beside_its_place_is_found_out(by: float) -> None:
    layout = layout_for(Frame.for_window(SIZES[0]), Rules())
    state = midgame(new_match(Rules(), 7).state)
    rest = resting(layout, state)
    lies = rest[state.domestic.active[0]][0]
    aside = lies._replace(x=lies.x + by)
    for start, end in ((lies, aside), (aside, lies)):
        cue = Cue(0.2, (Move(state.domestic.active[0], start, end, 0.0, 0.2),))
        with pytest.raises(DriftError):
            begins_and_ends_at_rest(cue, rest, rest)
    begins_and_ends_at_rest(Cue(0.2, (Move(state.domestic.active[0], lies, lies, 0.0, 0.2),)), rest, rest)
