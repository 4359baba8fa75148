"""How many decisions a second the rules alone carry out, of whole games played by a player who knows them."""

from __future__ import annotations

import time
from pathlib import Path

from game.engine.advice.players import competent, play
from game.engine.government.commands import Attempt, Command, EndTurn, SetTax
from game.engine.government.model import Rules
from game.engine.government.rules import new_match
from tools.bench.measure import ClockName, quantile
from tools.bench.report import Row

GAMES = 300
ROUNDS = 5
DECISIONS = (SetTax, Attempt, EndTurn)


def engine(_home: Path, _size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """The games are played once to know their commands, then carried out again with the rules alone."""
    begun = time.process_time()
    games = [(seed, play(Rules(), seed, competent).history) for seed in range(GAMES)]
    playing = time.process_time() - begun
    decisions = sum(isinstance(c, DECISIONS) for _, commands in games for c in commands)
    seconds = quantile([_carried_out(games) for _ in range(ROUNDS)], 0.5)
    return [
        Row("engine", "decisions a second, the engine's share", decisions / seconds, 25_000, least=True),
        Row("engine", "  with the player's own thinking", decisions / playing, None),
    ]


def _carried_out(games: list[tuple[int, tuple[Command, ...]]]) -> float:
    """The processor time of every command of every game, and of asking what is legal before it."""
    begun = time.process_time()
    for seed, commands in games:
        match = new_match(Rules(), seed)
        for command in commands:
            _ = match.legal
            match.do(command)
    return time.process_time() - begun


PARTS = {"engine": engine}
