"""What is played: whole games by simple players, what draws people in, and every end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import get_args

from game.content.seedcode import seed_of
from game.engine.activation.commands import EndBattle
from game.engine.activation.model import BLACK
from game.options import Options
from game.scenes.attract.scene import AttractScene
from game.scenes.government.finale import System
from game.stage.scene import Reset
from tools import battle_bot, bot, pupil
from tools.hands import Keys
from tools.puppet import Puppet
from tools.shots.attract import signed
from tools.shots.films import _last_turn
from tools.shots.government import midgame, placed

Play = Callable[[Puppet], None]
PLAYS: dict[str, Play] = {}
SEED = seed_of("BOTTLE-PUMPKIN-841")
LOOKED_AT = 60 * 4  # frames of what comes last
THOUGHT = 45  # frames that a player takes at the least
SOME_TURNS = 14
ROUND = 90 * 60  # frames of the programme


def play(made: Play) -> Play:
    """Register a play under its function's name."""
    PLAYS[made.__name__.replace("_", "-")] = made
    return made


def options(name: str) -> Options:
    """What the game is started with for a play."""
    return Options(attract=name == "attract")


@play
def government(puppet: Puppet) -> None:
    """A government from the first tax to its end, every print seen for the first time."""
    bot.begin(puppet, SEED)
    _played_out(puppet)


@play
def short(puppet: Puppet) -> None:
    """The guided first turns of a Short Parliament, and the rest of it."""
    pupil.begin(puppet)
    for _ in pupil.follow(puppet, pupil.by_keys):
        pass
    _played_out(puppet)


def _played_out(puppet: Puppet) -> None:
    """The rest of a government at a player's pace; prints that are new go by themselves."""
    scene = puppet.government
    hands, match = Keys(puppet), scene.ministry.match
    while match.state.outcome is None:
        puppet.tick(THOUGHT)
        puppet.until(lambda: puppet.scene is scene and scene.idle and not scene._drawn)
        hands.carry_out(bot.next_command(match.state, match.legal))
        puppet.until(lambda: scene.idle)
    puppet.tick(LOOKED_AT)


@play
def battle(puppet: Puppet) -> None:
    """A battle of some turns, and its end."""
    scene = battle_bot.begin(puppet, 1)
    for _ in islice(battle_bot.play(puppet), SOME_TURNS):
        puppet.tick(THOUGHT)
    scene.order(EndBattle(BLACK))
    puppet.tick(LOOKED_AT)


@play
def attract(puppet: Puppet) -> None:
    """Two rounds of what runs while nobody plays, with a board of the day."""
    signed(puppet, 12)
    assert isinstance(puppet.scene, AttractScene)
    puppet.tick(2 * ROUND)


def _end(system: System, *, won: bool) -> Play:
    def ended(puppet: Puppet) -> None:
        placed(puppet, _last_turn if won else lambda s: replace(midgame(s), support=2), system=system)
        puppet.tick(LOOKED_AT)
        puppet.key("e")
        puppet.settle()
        puppet.tick(LOOKED_AT)

    return ended


for _system in get_args(System):
    PLAYS[f"{_system}-won"] = _end(_system, won=True)
    PLAYS[f"{_system}-lost"] = _end(_system, won=False)


def shown(moment: Play) -> Play:
    """A moment of `tools.shots`, and the time after it."""

    def looked_at(puppet: Puppet) -> None:
        puppet.app.manager.ask(Reset(puppet.app.kit.doors.title))
        puppet.tick(THOUGHT)
        moment(puppet)
        puppet.tick(LOOKED_AT)

    return looked_at
