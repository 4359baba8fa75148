"""The finished battles, one line each, in a file that is only ever added to. Knows no clock."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from game.content.engagement import Engagement
from game.content.lines import Lines, Said
from game.content.notice import Notice
from game.engine.activation.fairness import fairness_of
from game.engine.activation.model import COLOURS, RED, Colour


class SideRecord(msgspec.Struct, frozen=True, kw_only=True):
    """How one side fared."""

    name: Said
    cards: int
    activations: int
    lost: int
    units: int


class BattleRecord(msgspec.Struct, frozen=True, kw_only=True):
    """How one battle went."""

    battle: Said
    title: Said
    date: Said
    turns: int
    outcome: Literal["agreed", "turn_limit", "no_units"]
    winner: Literal["red", "black"] | None
    red: SideRecord
    black: SideRecord


class BattleRecords:
    """All finished battles of these players; what cannot be read is passed over and left in the file."""

    def __init__(self, path: Path) -> None:
        self._lines = Lines(path, BattleRecord)

    @property
    def notice(self) -> Notice | None:
        """Why the records cannot be read."""
        return self._lines.notice

    @property
    def all(self) -> tuple[BattleRecord, ...]:
        """Every battle, oldest first."""
        return self._lines.all

    def ends_with(self, record: BattleRecord) -> bool:
        """Whether the last battle is this very one, on whatever day it was put down."""
        return bool(self.all) and msgspec.structs.replace(self.all[-1], date=record.date) == record

    def add(self, record: BattleRecord) -> Notice | None:
        """Remember a battle; a Notice says why it could not be written down."""
        return self._lines.add(record, "The record of this battle could not be kept")


def record_of(engagement: Engagement, date: str) -> BattleRecord:
    """The record of a battle that has ended. Raises ValueError while it goes on."""
    state = engagement.match.state
    if state.outcome is None:
        raise ValueError("the battle has not ended")
    red, black = [_side(engagement, colour) for colour in COLOURS]
    return BattleRecord(
        battle=engagement.battle.id,
        title=engagement.battle.title,
        date=date,
        turns=state.turn,
        outcome=state.outcome.value,
        winner=None if state.winner is None else ("red" if state.winner is RED else "black"),
        red=red,
        black=black,
    )


def _side(engagement: Engagement, colour: Colour) -> SideRecord:
    side = engagement.match.state.side(colour)
    account = fairness_of(engagement.match).account(colour)
    return SideRecord(
        name=engagement.battle.army(colour).name,
        cards=account.cards,
        activations=account.activations,
        lost=sum([force.lost for force in side.forces]),
        units=side.units,
    )
