"""How long motion keeps a player waiting, and that it ends alike however it is cut short."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.government.model import State
from game.options import Options
from game.stage.inputs import KeyPressed, KeyReleased
from tools import bot
from tools.bench.motion import ROUND, THROW, acts, watch_games
from tools.hands import Keys
from tools.puppet import Puppet

FRAME = 1 / 60
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
