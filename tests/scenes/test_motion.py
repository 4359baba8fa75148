"""How long motion keeps a player waiting, and that it ends alike however it is cut short."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import ceil
from pathlib import Path

import pytest

from game.engine.government.events import GovernmentEnded
from game.engine.government.model import Rules, State
from game.engine.government.rules import new_match
from game.options import Options
from game.scenes.government.beats import beats, cue_of, evolved
from game.scenes.government.choreography import Choreography
from game.scenes.government.draft import follows
from game.scenes.government.presses import DOUBLE
from game.scenes.government.upright import layout_for
from game.stage.geometry import Frame
from game.stage.inputs import KeyPressed, KeyReleased
from game.stage.timeline import Cue, Pose
from tools import bot
from tools.bench.motion import ROUND, THROW, acts, watch_games
from tools.hands import Keys
from tools.puppet import Puppet

FRAME = 1 / 60
STILL = 0.08  # seconds at the end of a motion in which it goes no further than an eye can tell
SEED = 4
SIZE = (800, 600)
TURNS = 4
Tale = list[tuple[State, tuple[str, ...]]]
Wait = Callable[[Puppet], None]


@pytest.mark.parametrize("size", [(1920, 1080), (1440, 1080)])
def test_ten_governments_never_keep_their_player_waiting_too_long(size: tuple[int, int]) -> None:
    waits = watch_games(range(101, 111), size)
    assert len(waits.throws) > 100
    assert len(waits.rounds) > 50
    assert max(waits.throws) <= THROW
    assert max(waits.rounds) <= ROUND  # with court cards, without Jokers and endings


def moves_until(cue: Cue) -> float:
    """When the last of what moves has come so near that nobody sees it go on."""
    ends = cue.poses(cue.seconds)
    steps = [n * FRAME for n in range(int(cue.seconds / FRAME) + 1)]
    for at in reversed(steps):
        poses = cue.poses(at)
        if poses.keys() != ends.keys() or any(differs(poses[key][0], ends[key][0]) for key in ends):
            return at
    return 0.0


def differs(pose: Pose, end: Pose) -> bool:
    aside = abs(pose.x - end.x) + abs(pose.y - end.y)
    return aside > 1.0 or abs(pose.scale - end.scale) + abs(pose.alpha - end.alpha) > 0.01


def test_nobody_waits_for_what_can_no_longer_be_seen_to_move() -> None:
    layout = layout_for(Frame.for_window((1920, 1080)), Rules())
    choreography, looked = Choreography(layout, reduced=False), 0
    for seed in (1, 2):
        match = new_match(Rules(), seed)
        while match.state.outcome is None:
            shown, events = match.state, list(match.do(bot.next_command(match.state, match.legal)))
            while (follow := follows(match.state)) is not None:
                events += match.do(follow)
            for beat in beats(events):
                cue = cue_of(shown, beat, choreography.cue_for)
                if cue.seconds and not isinstance(beat[-1], GovernmentEnded):
                    assert cue.seconds - moves_until(cue) < STILL, beat
                    looked += 1
                shown = evolved(shown, beat)
    assert looked > 100


def test_the_waits_are_those_of_the_real_game(tmp_path: Path) -> None:
    puppet = Puppet(tmp_path, size=SIZE, options=Options(seed=SEED))
    puppet.settle()
    match = puppet.government.ministry.match
    for act in acts(match.state.rules, SEED, SIZE):
        Keys(puppet).carry_out(act.command)
        begun = puppet.clock.now_ns()
        puppet.until(lambda: puppet.government.idle)
        assert (puppet.clock.now_ns() - begun) / 1e9 == pytest.approx(act.seconds, abs=3 * FRAME)
        if match.state.turn > 2:
            break
    puppet.close()


def watched(_puppet: Puppet) -> None:
    """Nobody touches anything."""


def hurried(puppet: Puppet) -> None:
    """The space bar is held until everything is still."""
    puppet.give(KeyPressed("space"))
    puppet.until(lambda: puppet.government.idle)
    puppet.give(KeyReleased("space"))


def tapped(puppet: Puppet) -> None:
    """A tap in the middle of the motion."""
    puppet.tick(7)
    if not puppet.government.idle:
        puppet.give(KeyPressed("space"), KeyReleased("space"))
        assert puppet.government.idle
        puppet.tick(ceil(DOUBLE * 60))  # a second tap at once would be taken for half of a double one


def tale(home: Path, options: Options, wait: Wait) -> Tale:
    """What is shown after every command of the same few turns, and what the Gazette says then."""
    puppet = Puppet(home, size=SIZE, options=replace(options, seed=SEED))
    puppet.settle()
    match, found = puppet.government.ministry.match, []
    while match.state.outcome is None and match.state.turn <= TURNS:
        Keys(puppet).carry_out(bot.next_command(match.state, match.legal))
        if not puppet.government.idle:
            wait(puppet)
        puppet.settle()
        assert puppet.government.shown == match.state
        found.append((puppet.government.shown, puppet.government._news.lines))
    puppet.close()
    return found


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> Tale:
    """The tale as it is told when nobody touches anything."""
    return tale(tmp_path_factory.mktemp("watched"), Options(), watched)


@pytest.mark.parametrize(
    ("options", "wait"),
    [
        (Options(), hurried),
        (Options(), tapped),
        (Options(speed="stately"), watched),
        (Options(speed="swift"), watched),
        (Options(speed="instant"), watched),
        (Options(reduced_motion=True), watched),
    ],
    ids=["hurried", "tapped", "stately", "swift", "instant", "reduced"],
)
def test_motion_ends_alike_however_it_is_shown(
    options: Options, wait: Wait, expected: Tale, tmp_path: Path
) -> None:
    assert tale(tmp_path, options, wait) == expected
