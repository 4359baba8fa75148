"""The table with reduced motion: nothing flies, and nothing blinks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.government.events import (
    Because,
    CardDrawn,
    Event,
    EventsResolved,
    EventsReturned,
    GovernmentEnded,
    JokerRolled,
    SupportChanged,
    UnrestCounted,
)
from game.engine.government.model import Colour, Outcome, Rules, State
from game.engine.government.rules import new_match
from game.engine.piles import JOKER
from game.engine.piles import card as card_of
from game.scenes.government.beats import cue_of
from game.scenes.government.choreography import Choreography
from game.scenes.government.crowd import STANDING
from game.scenes.government.layout import Layout
from game.scenes.still import FADE
from game.stage.geometry import Frame
from tools.shots.government import midgame


def a_choreography(**rules: object) -> tuple[Choreography, State]:
    state = midgame(new_match(Rules(), 7).state)
    state = replace(state, rules=replace(state.rules, **rules))  # type: ignore[arg-type]
    return Choreography(Layout(Frame.for_window((1920, 1080)), Rules()), reduced=False), state


def test_where_little_is_to_move_the_joker_stays_for_its_die() -> None:
    _, state = a_choreography()
    choreography = Choreography(Layout(Frame.for_window((1920, 1080)), Rules()), reduced=True)
    drawn = choreography.cue_for(state, CardDrawn(colour=Colour.DOMESTIC, card=JOKER))
    rolled = choreography.cue_for(state, JokerRolled(colour=Colour.DOMESTIC, face=5, returning=3))
    came = drawn.poses(drawn.seconds)[JOKER][0]
    stays = [rolled.poses(at / 60)[JOKER][0] for at in range(50)]
    assert {(pose.x, pose.y, pose.alpha) for pose in stays} == {(came.x, came.y, 1.0)}


def test_with_reduced_motion_nothing_that_lies_there_blinks() -> None:
    _, state = a_choreography()
    still = Choreography(Layout(Frame.for_window((1920, 1080)), Rules()), reduced=True)
    cards = state.domestic.active
    restless = still.cue_for(state, UnrestCounted(colour=Colour.DOMESTIC, groups=(cards[:2], cards[2:])))
    for step in range(10):
        poses = restless.poses(restless.seconds * step / 9)
        assert all(poses[card][0].alpha == 1.0 for card in cards)
    back = still.cue_for(state, EventsReturned(colour=Colour.DOMESTIC, cards=(card_of("7S"), card_of("2C"))))
    moved = [card for card in cards if ("lay", card) in back.poses(0.0)]
    assert moved, "the row closes up"
    for share in (0.0, 0.5, 1.0):
        poses = back.poses(back.seconds * share)
        for card in moved:
            assert poses["lay", card][0].alpha == pytest.approx(1 - share)
            assert poses[card][0].alpha == pytest.approx(share)
    loss = still.cue_for(state, SupportChanged(because=Because.UNREST, asked=-2, before=5, after=3))
    crowd = [
        pose
        for step in range(10)
        for key, (pose, _) in loss.poses(loss.seconds * step / 9).items()
        if key in STANDING
    ]
    assert crowd
    assert all(pose.alpha == 1.0 for pose in crowd)


def test_with_reduced_motion_a_fall_takes_no_card_away_before_it_lies_elsewhere() -> None:
    _, state = a_choreography()
    layout = Layout(Frame.for_window((1920, 1080)), Rules())
    fall = Choreography(layout, reduced=True, system="democracy").cue_for(
        state, GovernmentEnded(outcome=Outcome.LOST_TO_UNREST)
    )
    seen = 0
    for frame in range(int(fall.seconds * 60)):
        poses = fall.poses(frame / 60)
        assert all(poses[key][0].alpha == 1.0 for key in STANDING)
        for card, lay in layout.cards(state).items():
            if card in poses:
                seen += 1
                gone, come = poses["lay", card][0], poses[card][0]
                assert gone._replace(alpha=1.0) == lay
                assert gone.alpha + come.alpha == pytest.approx(1.0)
    assert seen


def test_with_reduced_motion_what_has_been_read_fades_as_it_came() -> None:
    _, state = a_choreography()
    still = Choreography(Layout(Frame.for_window((1920, 1080)), Rules()), reduced=True)
    queen, cards = card_of("QS"), state.domestic.active
    told: tuple[tuple[Event, object], ...] = (
        (CardDrawn(colour=Colour.DOMESTIC, card=queen), queen),
        (JokerRolled(colour=Colour.DOMESTIC, face=5, returning=3), JOKER),
        (UnrestCounted(colour=Colour.DOMESTIC, groups=(cards[:2], cards[2:])), "say"),
    )
    for event, which in told:
        cue = still.cue_for(state, event)
        keys = {key for key in cue.poses(0.0) if which in (key, key[0] if isinstance(key, tuple) else key)}
        assert keys, event
        for key in keys:
            assert cue.poses(cue.seconds - FADE)[key][0].alpha == 1.0
            assert cue.poses(cue.seconds - FADE / 2)[key][0].alpha == pytest.approx(0.5)
            assert cue.poses(cue.seconds)[key][0].alpha == 0.0


@pytest.mark.parametrize("reduced", [False, True])
def test_the_counter_of_support_arrives_as_its_number_changes(reduced: bool) -> None:
    _, state = a_choreography()
    moved = Choreography(Layout(Frame.for_window((1920, 1080)), Rules()), reduced=reduced)
    cards = state.domestic.active
    loss = SupportChanged(because=Because.UNREST, asked=-2, before=state.support, after=state.support - 2)
    gain = SupportChanged(because=Because.SUCCESS, asked=1, before=state.support, after=state.support + 1)
    beats: tuple[tuple[Event, ...], ...] = (
        (UnrestCounted(colour=Colour.DOMESTIC, groups=(cards[:2], cards[2:4])), loss),
        (EventsResolved(colour=Colour.DOMESTIC, cards=cards[:1]), gain),
        (gain,),
        (loss,),
    )
    for beat in beats:
        cue = cue_of(state, beat, moved.cue_for)
        slides = [move for move in cue.moves if move.key == "support"]
        assert slides
        assert max(move.until for move in slides) == pytest.approx(cue.seconds), beat
