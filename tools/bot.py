"""Plays governments through the real game without thinking much: for long counts, not for strength."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.government.choices import Legal
from game.engine.government.commands import Attempt, Command, EndTurn, SetTax
from game.engine.government.model import State
from game.scenes.government.scene import GovernmentScene
from game.stage.scene import Reset
from tools.hands import Keys
from tools.puppet import Puppet

EASE = 2.9  # points of the target that one die is bought for


def next_command(state: State, legal: Legal) -> Command:
    """Tax 5 while Support allows, then the lowest two events of each colour, with dice to match."""
    if legal.tax:
        wanted = 5 if state.turn == 1 or state.support > 4 else state.tax
        return SetTax(max(legal.tax[0], min(legal.tax[-1], wanted)))
    for choice in legal.attempts:
        cards = tuple(sorted(choice.cards, key=lambda card: card.rank)[: min(2, choice.max_cards)])
        dice = int(sum(card.rank for card in cards) / EASE) + 1
        return Attempt(choice.colour, cards, min(choice.dice_max, dice))
    return EndTurn()


def play(puppet: Puppet, done: Callable[[Command], None] = lambda _command: None) -> Iterator[Command]:
    """Give one command after the other by keys until the government ends, and yield each beforehand.

    `done` is told of each once the table is still again.
    """
    hands, match = Keys(puppet), puppet.government.ministry.match
    puppet.settle()
    while match.state.outcome is None:
        command = next_command(match.state, match.legal)
        yield command
        hands.carry_out(command)
        puppet.until(lambda: puppet.government.idle and puppet.attends)
        done(command)


def begin(puppet: Puppet, seed: int, level: int = 0) -> None:
    """Put another government in office, whatever the screen shows."""
    app = puppet.app
    app.manager.ask(Reset(lambda: app.kit.doors.begin(app.levels[level], seed)))
    puppet.until(lambda: isinstance(puppet.scene, GovernmentScene) and puppet.scene.ministry.seed == seed)
    puppet.settle()
