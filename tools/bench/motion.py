"""How long the game keeps its player waiting: from an input until the next one has a use, at speed 1."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from game.engine.government.commands import Attempt, Command, EndTurn, SetTax
from game.engine.government.events import CardDrawn, Event, GovernmentEnded, JokerRolled
from game.engine.government.model import Rules, State
from game.engine.government.rules import new_match
from game.scenes.government.beats import Beat, beats, cue_of, evolved
from game.scenes.government.choreography import Choreography
from game.scenes.government.draft import follows
from game.scenes.government.layout import Layout
from game.stage.geometry import Frame
from game.stage.loop import STEP
from game.stage.playback import Playback
from tools import bot
from tools.bench.measure import ClockName, quantile
from tools.bench.report import Row

GAMES = 50
THROW, ROUND = 1.6, 3.0  # seconds


@dataclass
class Waits:
    """Seconds of unattended motion, by what they follow; what the limits except is kept apart."""

    throws: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)  # from End turn through the next draw
    courts: list[float] = field(default_factory=list)  # the rounds in which a court card was drawn
    excepted: list[float] = field(default_factory=list)  # Jokers and endings


@dataclass(frozen=True)
class Act:
    """A command, what came of it, and how long that is shown."""

    command: Command
    events: tuple[Event, ...]
    seconds: float


def acts(rules: Rules, seed: int, size: tuple[int, int]) -> Iterator[Act]:
    """A government of that seed, with the motion that a window of that size shows, step by step."""
    choreography = Choreography(Layout(Frame.for_window(size), rules), reduced=False)
    match = new_match(rules, seed)
    while match.state.outcome is None:
        before, command = match.state, bot.next_command(match.state, match.legal)
        events = list(match.do(command))
        while (follow := follows(match.state)) is not None:
            events += match.do(follow)
        yield Act(command, tuple(events), shown_for(choreography, before, events))


def shown_for(choreography: Choreography, state: State, events: list[Event]) -> float:
    """How long these events are shown, in whole steps as the loop takes them."""
    playback: Playback[State, Beat] = Playback(
        state, evolved, lambda shown, beat: cue_of(shown, beat, choreography.cue_for)
    )
    playback.extend(beats(events))
    steps = 0
    while not playback.idle:
        playback.advance(STEP)
        steps += 1
    return steps * STEP


def watch_games(seeds: range, size: tuple[int, int]) -> Waits:
    """The waits in a government of every seed."""
    waits = Waits()
    for seed in seeds:
        ended: Act | None = None
        for act in acts(Rules(), seed, size):
            match act.command:
                case Attempt():
                    (waits.excepted if _excepted(act.events) else waits.throws).append(act.seconds)
                case EndTurn():
                    ended = act
                case SetTax() if ended is not None:
                    _note_round(waits, ended.events + act.events, ended.seconds + act.seconds)
    return waits


def _note_round(waits: Waits, events: tuple[Event, ...], seconds: float) -> None:
    if _excepted(events):
        waits.excepted.append(seconds)
        return
    waits.rounds.append(seconds)
    if any(isinstance(event, CardDrawn) and event.card.is_court for event in events):
        waits.courts.append(seconds)


def _excepted(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, JokerRolled | GovernmentEnded) for event in events)


def motion(_home: Path, size: tuple[int, int], _clock: ClockName) -> list[Row]:
    """Fifty governments."""
    waits = watch_games(range(1, GAMES + 1), size)
    return [
        _row("a throw, from input to rest", waits.throws, THROW),
        _row("from End turn through the next draw", waits.rounds, ROUND),
        _row("  of these, with a court card", waits.courts, None),
        _row("  Jokers and endings, which are excepted", waits.excepted, None),
        Row("motion", "governments played", GAMES, None),
    ]


def _row(name: str, seconds: list[float], limit: float | None) -> Row:
    note = f"median {quantile(seconds, 0.5):.2f} of {len(seconds)}"
    return Row("motion", f"longest wait: {name}", round(max(seconds), 3), limit, "s", note)


PARTS = {"motion": motion}
