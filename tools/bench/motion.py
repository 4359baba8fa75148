"""How long the game keeps its player waiting: from an input until the next one has a use, at speed 1."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from game.engine.government.commands import Attempt, Command, EndTurn, SetTax
from game.engine.government.events import CardDrawn, Event, GovernmentEnded, JokerRolled
from game.engine.government.rules import GovernmentMatch
from game.scenes.government.scene import GovernmentScene
from tools import bot
from tools.bench.measure import ClockName, quantile
from tools.bench.report import Row
from tools.puppet import Puppet

GAMES = 50
THROW, ROUND = 1.6, 3.0  # seconds
FRAME = 1 / 60


class Watched(Puppet):
    """A puppet that counts the frames in which things moved."""

    moving = 0

    def tick(self, times: int = 1) -> None:
        """As ever, counting."""
        for _ in range(times):
            super().tick()
            top = self.scene
            self.moving += isinstance(top, GovernmentScene) and not top.idle


@dataclass
class Waits:
    """Seconds of unattended motion, by what they follow; what the limits except is kept apart."""

    throws: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)  # from End turn through the next draw
    courts: list[float] = field(default_factory=list)  # those of the rounds in which a court card was drawn
    excepted: list[float] = field(default_factory=list)


def watch_games(home: Path, seeds: range, waits: Waits) -> Iterator[GovernmentMatch]:
    """Play a government of every seed through the real game and note the waits."""
    puppet = Watched(home, size=(800, 600))
    for seed in seeds:
        bot.begin(puppet, seed)
        match = puppet.government.ministry.match
        ended = _Round()
        puppet.moving = 0
        for _ in bot.play(puppet, lambda command: _note(puppet, match, command, ended, waits)):  # noqa: B023
            puppet.moving = 0
        yield match
    puppet.close()


@dataclass
class _Round:
    """The wait since End turn, while it goes on."""

    seconds: float | None = None
    events: list[Event] = field(default_factory=list)


def _note(puppet: Watched, match: GovernmentMatch, command: Command, ended: _Round, waits: Waits) -> None:
    """A command has been carried out and shown."""
    seconds, events = puppet.moving * FRAME, _since(match, command)
    match command:
        case Attempt():
            (waits.excepted if _excepted(events) else waits.throws).append(seconds)
        case EndTurn():
            ended.seconds, ended.events = seconds, events
        case SetTax() if ended.seconds is not None:
            events = ended.events + events
            both = ended.seconds + seconds
            (waits.excepted if _excepted(events) else waits.rounds).append(both)
            if not _excepted(events) and any(_court(event) for event in events):
                waits.courts.append(both)
            ended.seconds = None


def _since(match: GovernmentMatch, command: Command) -> list[Event]:
    """The events of a command and of what followed it by itself."""
    found: list[Event] = []
    for entry in reversed(match.log):
        found = [*entry.events, *found]
        if entry.command == command:
            break
    return found


def _court(event: Event) -> bool:
    return isinstance(event, CardDrawn) and event.card.is_court


def _excepted(events: list[Event]) -> bool:
    return any(isinstance(event, JokerRolled | GovernmentEnded) for event in events)


def motion(home: Path, _size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """Fifty governments."""
    waits = Waits()
    games = sum(1 for _ in watch_games(home, range(1, GAMES + 1), waits))
    return [
        _row("a throw, from input to rest", waits.throws, THROW),
        _row("from End turn through the next draw", waits.rounds, ROUND),
        _row("  of these, with a court card", waits.courts, None),
        _row("  Jokers and endings, which are excepted", waits.excepted, None),
        Row("motion", "governments played", games, None),
    ]


def _row(name: str, seconds: list[float], limit: float | None) -> Row:
    note = f"median {quantile(seconds, 0.5):.2f} of {len(seconds)}"
    return Row("motion", f"longest wait: {name}", round(max(seconds), 3), limit, "s", note)


PARTS = {"motion": motion}
