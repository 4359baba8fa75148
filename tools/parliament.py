"""Measures the short forms of the game: `python -m tools.parliament`.

For every level and every player of the engine, over the same deals: how often it wins, with Wilson's 95 %
interval; how many decisions a government asks for; how long its pictures move; and how long it lasts with so
many seconds a decision. Medians, and in brackets the least and the most.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from statistics import median

from game.content.levels import Level, LevelError, load_level
from game.engine.advice.players import PLAYERS, Player
from game.engine.government.choices import Legal
from game.engine.government.commands import Attempt, Command, EndTurn, ReturnEvents, SetTax
from game.engine.government.model import Outcome, Rules
from game.engine.government.rules import new_match
from game.scenes.government.choreography import Choreography
from game.scenes.government.draft import follows
from game.scenes.government.upright import layout_for
from game.stage.geometry import Frame
from tools.balance import LEVELS as LIBRARY
from tools.balance import at_least_one, wilson
from tools.bench.motion import shown_for

LEVELS = ("short-gentle", "short-lively")
GAMES = 200
SIZE = (1920, 1080)
THOUGHT = 6.0  # seconds a decision, of somebody who plays for the first time
PROCESSES = 2
BATCH = 25  # games handed to a process at a time


@dataclass(frozen=True, slots=True)
class Term:
    """One government, from its first decision to its end."""

    won: bool
    turns: int
    decisions: int
    motion: float  # seconds that its pictures move at speed 1, if nobody hurries them

    def minutes(self, thought: float) -> float:
        """How long it lasts, with so many seconds a decision."""
        return (self.decisions * thought + self.motion) / 60


@dataclass(frozen=True, slots=True)
class Batch:
    """Some deals of one player under one set of rules."""

    player: str
    rules: Rules
    seeds: range


def term_of(rules: Rules, seed: int, player: Player) -> Term:
    """One government, and what it asks of whoever sits before it."""
    choreography = Choreography(layout_for(Frame.for_window(SIZE), rules), reduced=False)
    match = new_match(rules, seed)
    decisions, motion = 0, 0.0
    while match.state.outcome is None:
        before, command = match.state, player.command(match.state)
        decisions += _decides(command, match.legal)
        events = list(match.do(command))
        while (follow := follows(match.state)) is not None:
            events += match.do(follow)
        motion += shown_for(choreography, before, events)
    return Term(match.state.outcome is Outcome.WON, match.state.turn, decisions, motion)


def _decides(command: Command, legal: Legal) -> bool:
    """Whether there was something to think about: the tax, an attempt, or to leave one that could be made.

    Where both have been made, or nothing can be paid for, to end the turn is only to go on.
    """
    match command:
        case EndTurn():
            return bool(legal.attempts)
        case SetTax() | Attempt() | ReturnEvents():
            return True
        case _:
            return False


def terms_of(batch: Batch) -> list[Term]:
    """The governments of a batch."""
    player = PLAYERS[batch.player]
    return [term_of(batch.rules, seed, player) for seed in batch.seeds]


def measure(levels: Mapping[str, Rules], games: int, first: int = 1) -> dict[tuple[str, str], list[Term]]:
    """The governments of every player at every level, over the same seeds."""
    cells = [(level, player) for level in levels for player in PLAYERS]
    batches = [
        Batch(player, levels[level], range(start, min(start + BATCH, first + games)))
        for level, player in cells
        for start in range(first, first + games, BATCH)
    ]
    found: dict[tuple[str, str], list[Term]] = {cell: [] for cell in cells}
    with Pool(PROCESSES) as pool:
        done = iter(pool.map(terms_of, batches, chunksize=1))
    for cell in cells:
        for _ in range(first, first + games, BATCH):
            found[cell] += next(done)
    return found


def table(measured: Mapping[tuple[str, str], Sequence[Term]], thought: float) -> str:
    """The measurements as aligned text."""
    rows = [["level", "player", "wins %", "turns", "decisions", "motion s", "minutes"]]
    for (level, player), terms in measured.items():
        low, high = wilson(sum(term.won for term in terms), len(terms))
        rate = 100 * sum(term.won for term in terms) / len(terms)
        rows.append(
            [
                level,
                player,
                f"{rate:.1f} [{100 * low:.1f}, {100 * high:.1f}]",
                _spread([term.turns for term in terms], 0),
                _spread([term.decisions for term in terms], 0),
                _spread([term.motion for term in terms], 0),
                _spread([term.minutes(thought) for term in terms], 1),
            ]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def _spread(values: Sequence[float], digits: int) -> str:
    return f"{median(values):.{digits}f} ({min(values):.{digits}f}-{max(values):.{digits}f})"


def short_levels(names: Sequence[str] = LEVELS) -> dict[str, Level]:
    """The levels by their names. Raises LevelError."""
    return {name: load_level(LIBRARY / f"{name}.toml") for name in names}


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description="Measure how long short governments last, and who wins them."
    )
    parser.add_argument("--games", type=at_least_one, default=GAMES, help=f"a cell (default {GAMES})")
    parser.add_argument("--thought", type=float, default=THOUGHT, help=f"seconds a decision ({THOUGHT:g})")
    parser.add_argument("--level", action="append", help="a level's file name without .toml; default: both")
    asked = parser.parse_args(arguments)
    try:
        levels = short_levels(asked.level or LEVELS)
    except LevelError as fault:
        print(fault, file=sys.stderr)
        return 2
    rules = {name: level.rules for name, level in levels.items()}
    print(table(measure(rules, asked.games), asked.thought))
    return 0


if __name__ == "__main__":
    sys.exit(main())
