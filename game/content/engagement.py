"""A battle being fought: the match, and a journal of all that was done, undoing included. Knows no files.

The match forgets what is undone; the journal does not, for two players at one table must be able to see it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.content.battles import Battle
from game.engine.activation.commands import Command
from game.engine.activation.events import Event
from game.engine.activation.model import State
from game.engine.activation.rules import ActivationMatch, new_match

Kind = Literal["do", "undo", "redo"]


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """Something that was done; for undo and redo, the command that was taken back or done again."""

    kind: Kind
    command: Command


@dataclass(frozen=True, slots=True)
class Deed:
    """A journal entry with what came of it. `struck`: it was undone later, and not done again since."""

    entry: JournalEntry
    before: State
    events: tuple[Event, ...]  # none for an undo
    undone: int | None  # for an undo: the deed that was taken back, by its place
    struck: bool


class Engagement:
    """Every change to a battle goes through here, so that the journal is whole."""

    def __init__(
        self, battle: Battle, seed: int, match: ActivationMatch, *, paper: bool = False, whole: bool = True
    ) -> None:
        """`whole`: the journal goes back to the battle's beginning."""
        self.battle = battle
        self.seed = seed
        self.paper = paper
        self.match = match
        self.whole = whole
        self._deeds: list[Deed] = []
        self._standing: list[int] = []  # the deeds that have not been undone, by their places

    @property
    def journal(self) -> tuple[JournalEntry, ...]:
        """All that was done, oldest first."""
        return tuple([deed.entry for deed in self._deeds])

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """The journal with what came of each entry."""
        standing = set(self._standing)
        return tuple(
            [
                Deed(
                    deed.entry, deed.before, deed.events, deed.undone, bool(deed.events) and n not in standing
                )
                for n, deed in enumerate(self._deeds)
            ]
        )

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return self.match.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether what was taken back can be done again."""
        return self.match.can_redo

    def do(self, command: Command) -> tuple[Event, ...]:
        """Carry out a command and tell what happened. Raises IllegalCommand, changing nothing."""
        before = self.match.state
        events = self.match.do(command)
        self._note("do", command, before, events)
        return events

    def undo(self) -> Command:
        """Take back the last command and return it. Raises CannotUndo."""
        before = self.match.state
        command = self.match.undo()
        undone = self._standing.pop()
        self._deeds.append(Deed(JournalEntry("undo", command), before, (), undone, struck=False))
        return command

    def redo(self) -> tuple[Event, ...]:
        """Carry out again what was taken back last. Raises CannotRedo."""
        before = self.match.state
        events = self.match.redo()
        self._note("redo", self.match.history[-1], before, events)
        return events

    def _note(self, kind: Kind, command: Command, before: State, events: tuple[Event, ...]) -> None:
        self._standing.append(len(self._deeds))
        self._deeds.append(Deed(JournalEntry(kind, command), before, events, None, struck=False))


def begin(battle: Battle, seed: int, *, paper: bool = False) -> Engagement:
    """A battle at its beginning. Raises SettingError or MusterRefused."""
    match = new_match(battle.rules, battle.red.forces, battle.black.forces, seed, paper=paper)
    return Engagement(battle, seed, match, paper=paper)
