"""Six endings: each has an entrance of its own, is heard at the right moments, and can be cut short."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from game.content.sounds import SOUNDS
from game.engine.government.events import GovernmentEnded
from game.engine.government.model import Outcome, Rules, State
from game.engine.government.rules import new_match
from game.scenes.ending import EndingScene
from game.scenes.government.choreography import Choreography
from game.scenes.government.finale import SHOWN, STAND, System, finale
from game.scenes.government.layout import Layout
from game.scenes.government.pace import Appearance, Pace
from game.scenes.government.pictures import ENDINGS
from game.scenes.government.upright import layout_for
from game.stage.geometry import Frame
from game.stage.inputs import KeyPressed, KeyReleased
from game.stage.sound_captions import stem_of
from game.stage.timeline import Cue
from tests.scenes.pages import look
from tools.puppet import Puppet
from tools.shots.government import midgame, placed

PACE = Pace()
SYSTEMS: tuple[System, ...] = get_args(System)
WON, LOST = Outcome.WON, Outcome.LOST_TO_UNREST
SIX = [(system, outcome) for system in SYSTEMS for outcome in (WON, LOST)]
SIZES = (1280, 720), (1024, 768), (1080, 1920)
HEARD = {
    ("democracy", WON): {"triumph": 0.0, "cheer": 0.35, "applause": 1.1, "peal": 1.5},
    ("democracy", LOST): {"fall": 0.0, "card_slides": 0.1, "card_lands": 0.45, "gavel": 0.88, "boo": 0.95,
                          "church_bell": 1.2},
    ("monarchy", WON): {"peal": 0.0, "triumph": 0.75, "seal": 1.0, "cheer": 1.15},
    ("monarchy", LOST): {"fall": 0.0, "coins_5": 0.79, "gasp": 0.8, "boo": 1.0, "church_bell": 1.2},
    ("dictatorship", WON): {"drum_roll": 0.0, "triumph": 0.7, "cannon_near": 1.65, "cheer": 1.85},
    ("dictatorship", LOST): {"fall": 0.0, "volley": 0.3, "drum_tap": 0.62, "gavel": 1.01, "boo": 1.05,
                             "church_bell": 1.25},
}  # fmt: skip


def a_layout(size: tuple[int, int] = (1280, 720)) -> Layout:
    return layout_for(Frame.for_window(size), Rules())


def a_state() -> State:
    return midgame(new_match(Rules(), 7).state)


def told(system: System, outcome: Outcome, size: tuple[int, int] = (1280, 720)) -> Cue:
    return finale(PACE, a_layout(size), a_state(), outcome, system)


def of_its_own(cue: Cue) -> frozenset[object]:
    """What moves besides the verdict and the people."""
    keys = {move.key for move in cue.moves} - {"verdict"}
    return frozenset(key for key in keys if not (isinstance(key, tuple) and key[0] in ("crowd", "hat")))


@pytest.mark.parametrize(("system", "outcome"), SIX)
def test_each_takes_as_long_as_it_should_and_is_seen_for_a_moment(system: System, outcome: Outcome) -> None:
    cue = told(system, outcome)
    assert cue.seconds == (PACE.triumph if outcome is WON else PACE.fall)
    assert cue.held == SHOWN == 0.2
    assert all(move.until <= cue.seconds + 1e-9 for move in cue.moves), "nothing is cut off"


@pytest.mark.parametrize("size", [*SIZES, (3440, 1440)])
def test_those_who_march_up_are_out_of_sight_at_first(size: tuple[int, int]) -> None:
    layout, cue = a_layout(size), told("dictatorship", WON, size)
    stands = [
        pose for key, (pose, _) in cue.poses(0.0).items() if isinstance(key, tuple) and key[0] == "stand"
    ]
    assert stands
    edge, _ = layout.frame.to_layout((0, 0))
    assert all(pose.x + STAND / 2 <= edge + 1e-6 for pose in stands)


def test_no_two_are_alike() -> None:
    looks = {
        frozenset((type(move.key), move.look, round(move.begin, 3)) for move in told(*end).moves)
        for end in SIX
    }
    assert len(looks) == 6
    assert all(of_its_own(told(*end)) for end in SIX)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("system", "outcome"), SIX)
def test_the_verdict_stands_at_the_end(system: System, outcome: Outcome, size: tuple[int, int]) -> None:
    cue = told(system, outcome, size)
    pose, appearance = cue.poses(cue.seconds)["verdict"]
    assert appearance == Appearance("verdict", outcome)
    assert (pose.alpha, pose.scale, pose.turn, pose.lift) == (1.0, 1.0, 1.0, 0.0)
    safe = a_layout(size).safe
    assert safe.x < pose.x < safe.right
    assert safe.y + 90 < pose.y < safe.bottom - 90


@pytest.mark.parametrize(("system", "outcome"), SIX)
def test_all_it_is_told_with_is_there_and_fetched_beforehand(system: System, outcome: Outcome) -> None:
    names = {
        move.look.what[0]
        for move in told(system, outcome).moves
        if isinstance(move.look, Appearance)
        and move.look.kind == "picture"
        and isinstance(move.look.what, tuple)
    }
    art = look().art
    hats = {"hat_a", "hat_b", "hat_c"}  # of the people behind Support, who throw small ones
    assert names <= art.names
    assert names - hats <= set(ENDINGS[system])
    assert set(ENDINGS[system]) <= art.names


@pytest.mark.parametrize(("system", "outcome"), SIX)
def test_it_is_heard_at_the_right_moments(system: System, outcome: Outcome) -> None:
    cue = told(system, outcome)
    assert {name: at for at, name in cue.sounds} == HEARD[system, outcome]
    assert all(stem_of(name) in SOUNDS for _, name in cue.sounds)


@pytest.mark.parametrize(("system", "outcome"), SIX)
def test_where_little_is_to_move_the_verdict_fades_in(system: System, outcome: Outcome) -> None:
    choreography = Choreography(a_layout(), reduced=True, system=system)
    cue = choreography.cue_for(a_state(), GovernmentEnded(outcome=outcome))
    assert cue.seconds == 1.2
    assert all(move.seconds <= 0.15 for move in cue.moves)
    for move in cue.moves:
        assert move.start._replace(alpha=1.0) == move.end._replace(alpha=1.0)
    assert "verdict" in cue.poses(1.0)


def test_no_two_are_alike_where_little_is_to_move_either() -> None:
    seen = []
    for system, outcome in SIX:
        cue = Choreography(a_layout(), reduced=True, system=system).cue_for(
            a_state(), GovernmentEnded(outcome=outcome)
        )
        own = [move for move in cue.moves if move.key == "verdict" or move.key in of_its_own(cue)]
        assert all(move.until <= cue.seconds for move in own), "all is there before its last page"
        assert len(own) > 1
        seen.append(frozenset((move.look, round(move.begin, 2)) for move in own))
        assert not {"crown", ("stand", 0)} & set(cue.poses(cue.seconds)) or outcome is WON
    assert len(set(seen)) == len(SIX)


@pytest.mark.parametrize("system", SYSTEMS)
def test_an_ending_in_play_is_heard_and_leads_to_its_page(puppet: Puppet, system: System) -> None:
    placed(puppet, lambda s: replace(midgame(s), support=1), system=system)
    puppet.key("e")
    puppet.until(lambda: isinstance(puppet.scene, EndingScene))
    asked = [name for name in puppet.sounds if name in HEARD[system, LOST]]
    expected = sorted(HEARD[system, LOST], key=HEARD[system, LOST].__getitem__)
    assert [name for name in asked if name != "boo"] == [name for name in expected if name != "boo"]
    assert puppet.silence.moods[-1] == f"fall_{system}"


def test_a_press_brings_the_ending_on_and_only_another_cuts_it_short(puppet: Puppet) -> None:
    placed(puppet, lambda s: replace(midgame(s), support=1))
    government = puppet.government
    puppet.key("e")
    puppet.tick(2)
    assert government.shown.support == 1, "unrest is being told"
    puppet.give(KeyPressed("space"), KeyReleased("space"))
    assert government.shown.support < 1
    assert government.shown.outcome is None, "the ending has begun and no more"
    puppet.tick(5)
    puppet.give(KeyPressed("space"), KeyReleased("space"))
    assert government.shown.outcome is None, "it is seen for a moment"
    puppet.tick(10)
    puppet.give(KeyPressed("space"), KeyReleased("space"))
    assert government.shown.outcome is not None
    puppet.tick(2)
    assert isinstance(puppet.scene, EndingScene)
