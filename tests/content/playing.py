"""Plays games quickly, and gives the shipped levels, for the tests of files and words."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

from game.content.levels import Level, shipped_levels
from game.content.places import find_places
from game.engine.government.choices import Legal
from game.engine.government.commands import (
    Attempt,
    Collect,
    Command,
    DrawEvents,
    EndTurn,
    ReturnEvents,
    SetTax,
)
from game.engine.government.rules import GovernmentMatch, new_match

GOVERNMENT_LEVELS = find_places().levels / "government"


@cache
def levels() -> tuple[Level, ...]:
    return shipped_levels(GOVERNMENT_LEVELS)


def georgian() -> Level:
    return levels()[0]


def level_of(name: str, path: str) -> Level | None:
    """What the game uses to find a save's level."""
    return None if path else next((level for level in levels() if level.id == name), None)


def some_command(legal: Legal, chance: random.Random) -> Command:
    if legal.tax:
        return SetTax(legal.tax[min(3, len(legal.tax) - 1)])
    if legal.collect:
        return Collect()
    if legal.draw:
        return DrawEvents()
    if legal.returns is not None:
        return ReturnEvents(tuple(chance.sample(legal.returns.cards, legal.returns.count)))
    if legal.attempts and chance.random() < 0.8:
        choice = chance.choice(legal.attempts)
        cards = (chance.choice(choice.cards),)
        return Attempt(choice.colour, cards, min(choice.dice_max, 1 + cards[0].rank // 3))
    return EndTurn()


def played(level: Level, seed: int, commands: int) -> GovernmentMatch:
    """A match some commands on, or at its end."""
    match = new_match(level.rules, seed)
    chance = random.Random(seed)
    for _ in range(commands):
        if match.legal.any:
            match.do(some_command(match.legal, chance))
    return match


def files(folder: Path) -> dict[str, bytes]:
    """Every file of a folder with its bytes."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
