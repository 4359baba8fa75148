"""One game being played: the only mutable object of the engine. Knows no game, only the functions of one."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar


class Told(Protocol):
    """What Match has to know of an event."""

    @property
    def reveals(self) -> bool:
        """Whether it told the player something that was hidden."""


S = TypeVar("S")  # state
C = TypeVar("C")  # command
E = TypeVar("E", bound=Told)  # event
X = TypeVar("X")  # chance: where the dice and the shuffles to come are drawn from


class IllegalCommand(Exception):  # noqa: N818 - a refusal, not a fault
    """The rules refuse a command; `reason` is the game's own typed reason."""

    def __init__(self, reason: object) -> None:
        super().__init__(reason)
        self.reason = reason


class CannotUndo(Exception):  # noqa: N818
    """There is nothing to undo, or it would take back what has been revealed."""


class CannotRedo(Exception):  # noqa: N818
    """Nothing has been undone since the last command."""


@dataclass(frozen=True, slots=True)
class Game(Generic[S, C, E, X]):
    """The functions that make a game. What `legal` and `why_not` return is the game's own affair."""

    decide: Callable[[S, C, X], tuple[tuple[E, ...], X]]  # raises IllegalCommand; draws all chance
    fold: Callable[[S, tuple[E, ...]], S]  # the state after some events
    legal: Callable[[S], Any]
    why_not: Callable[[S, C], Any]
    encode: Callable[[S], object]  # to plain JSON data
    encode_chance: Callable[[X], object]


@dataclass(frozen=True, slots=True)
class Entry(Generic[C, E, S]):
    """One command in the log: what it led to, and the state it was given in."""

    command: C
    events: tuple[E, ...]
    before: S


class Match(Generic[S, C, E, X]):
    """A game in progress. Commands change it; undo takes them back as far as the game's policy allows."""

    def __init__(self, game: Game[S, C, E, X], state: S, chance: X, *, undo_anything: bool = False) -> None:
        self._game = game
        self._state = state
        self._chance = chance
        self._undo_anything = undo_anything
        self._log: list[Entry[C, E, S]] = []
        self._chances: list[X] = []  # before each entry of the log
        self._undone: list[C] = []

    @property
    def state(self) -> S:
        """The game as it stands."""
        return self._state

    @property
    def chance(self) -> X:
        """Where the next dice and shuffles come from."""
        return self._chance

    @property
    def history(self) -> tuple[C, ...]:
        """The commands that led here."""
        return tuple([entry.command for entry in self._log])

    @property
    def log(self) -> tuple[Entry[C, E, S], ...]:
        """The commands that led here, with their events."""
        return tuple(self._log)

    @property
    def legal(self) -> Any:
        """What may be done now, as the game describes it."""
        return self._game.legal(self._state)

    def why_not(self, command: C) -> Any:
        """Why a command would be refused now, as the game's own reason; None if it would not."""
        return self._game.why_not(self._state, command)

    def do(self, command: C) -> tuple[E, ...]:
        """Carry out a command and tell what happened. Raises IllegalCommand, changing nothing."""
        events = self._carry_out(command)
        self._undone.clear()
        return events

    @property
    def can_undo(self) -> bool:
        """Whether the last command may be taken back: what has been seen cannot be unseen."""
        if not self._log:
            return False
        return self._undo_anything or not any(event.reveals for event in self._log[-1].events)

    def undo(self) -> C:
        """Take back the last command and return it. Raises CannotUndo."""
        if not self.can_undo:
            raise CannotUndo
        entry = self._log.pop()
        self._state = entry.before
        self._chance = self._chances.pop()
        self._undone.append(entry.command)
        return entry.command

    @property
    def can_redo(self) -> bool:
        """Whether a command has been undone and none given since."""
        return bool(self._undone)

    def redo(self) -> tuple[E, ...]:
        """Carry out again what was undone last. Raises CannotRedo."""
        if not self._undone:
            raise CannotRedo
        events = self._carry_out(self._undone[-1])
        self._undone.pop()
        return events

    def digest(self) -> str:
        """A fingerprint of the state and the chance to come; how the game got here does not matter."""
        data = {
            "state": self._game.encode(self._state),
            "chance": self._game.encode_chance(self._chance),
        }
        text = json.dumps(data, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def _carry_out(self, command: C) -> tuple[E, ...]:
        before = self._state
        events, chance = self._game.decide(before, command, self._chance)
        state = self._game.fold(before, events)
        self._log.append(Entry(command, events, before))
        self._chances.append(self._chance)
        self._state = state
        self._chance = chance
        return events
