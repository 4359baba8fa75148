"""A kiosk's day book: who came, how long, and what became of it, a line of JSON each, a file for each day.

Nothing personal is kept, and nothing leaves the machine. Where the disk refuses, the day is still counted in
memory. It asks no clock: whoever writes says when.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from statistics import median
from typing import Annotated, Literal

import msgspec

from game.content.lines import Lines, Said
from game.content.notice import Notice

Result = Literal["won", "lost_to_tax", "lost_to_unrest", "left", "fought"]
Way = Literal["idle", "left", "staff", "stopped"]
Kind = Literal["opened", "closed", "session", "fault"]

Count = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Turns = Annotated[int, msgspec.Meta(ge=0, le=10_000)]  # the report draws a bar for each
When = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d\Z")]

TROUBLE = "The day book could not be written"
MOST_FAULT = 300  # characters of a fault
OWN = "own"  # what the battles are called that visitors have named


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a session; `turns` are cards where it was a battle."""

    kind: Literal["government", "battle"]
    level: Said
    result: Result
    turns: Turns


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """From the first touch until the picture is left to itself again."""

    seconds: Count
    inputs: Count
    takeovers: Count = 0
    ended: Way = "idle"
    where: str = ""  # the screen that was left
    games: tuple[Game, ...] = ()


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the book; of a session it says when that began."""

    when: When  # local time, ISO
    kind: Kind
    again: bool = False  # opened after a run that was cut off
    text: str = ""  # of a fault
    session: Session | None = None


@dataclass(frozen=True, slots=True)
class Counts:
    """What a day comes to; times in seconds."""

    sessions: int = 0
    games: int = 0
    won: int = 0
    takeovers: int = 0
    restarts: int = 0
    median_session: float = 0.0
    last_fault: str = ""


class DayBook:
    """Written to as things happen; a session belongs to the day on which it began."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._day = ""
        self._lines: Lines[Entry] | None = None

    def opened(self, now: datetime) -> Notice | None:
        """The kiosk has been started; whether an earlier run was cut off, the book itself tells."""
        again = self._cut_off(now)
        return self._write(now, Entry(when=_when(now), kind="opened", again=again))

    def closed(self, now: datetime) -> Notice | None:
        """The kiosk is left in good order."""
        return self._write(now, Entry(when=_when(now), kind="closed"))

    def fault(self, now: datetime, text: str) -> Notice | None:
        """Something went wrong; of its text the end is kept, which names it."""
        return self._write(now, Entry(when=_when(now), kind="fault", text=text[-MOST_FAULT:]))

    def session(self, began: datetime, session: Session) -> Notice | None:
        """A visitor has gone."""
        return self._write(began, Entry(when=_when(began), kind="session", session=session))

    def entries(self, day: datetime) -> tuple[Entry, ...]:
        """What is written of a day, oldest first."""
        return self._of(day).all

    def counts(self, day: datetime) -> Counts:
        """What a day comes to."""
        return count(self.entries(day))

    def _write(self, when: datetime, entry: Entry) -> Notice | None:
        return self._of(when).add(entry, TROUBLE)

    def _of(self, when: datetime) -> Lines[Entry]:
        """The lines of a day; those of the day last asked for are at hand."""
        day = when.date().isoformat()
        if self._lines is None or day != self._day:
            self._day, self._lines = day, Lines(self._folder / f"{day}.jsonl", Entry)
        return self._lines

    def _cut_off(self, now: datetime) -> bool:
        """Whether the last run of this day or of one before did not end in good order."""
        today = f"{now.date().isoformat()}.jsonl"
        try:
            files = sorted(path for path in self._folder.glob("*.jsonl") if path.name <= today)
        except OSError:
            return False
        entries = Lines(files[-1], Entry).all if files else ()
        return bool(entries) and entries[-1].kind != "closed"


def count(entries: Iterable[Entry]) -> Counts:
    """What so many lines come to."""
    lines = tuple(entries)
    sessions = [entry.session for entry in lines if entry.session is not None]
    games = [game for session in sessions for game in session.games]
    faults = [entry for entry in lines if entry.kind == "fault"]
    return Counts(
        sessions=len(sessions),
        games=len(games),
        won=sum(game.result == "won" for game in games),
        takeovers=sum(session.takeovers for session in sessions),
        restarts=sum(entry.kind == "opened" and entry.again for entry in lines),
        median_session=median(session.seconds for session in sessions) if sessions else 0.0,
        last_fault=f"{faults[-1].when[11:16]}  {_last_line(faults[-1].text)}" if faults else "",
    )


def _last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2]


def _when(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")
