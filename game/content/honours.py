"""The honours board of one day: who governed, and how well. Knows no screen, no rules and no clock.

What is written on it is kept for that day only: the first look at it on another day wipes the file. Visitors
sign with three letters or with a title of the time, so that nobody has to leave a name.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.content.notice import Notice, plain_reason, set_aside
from game.content.places import make
from game.content.writing import is_there, read_at_most, write_whole

MOST = 40  # entries of a day; of a longer day the best
LETTERS = 3
MOST_BYTES = 64 * 1024

TITLES = (
    "A Person of Quality",
    "A Country Squire",
    "A Lady of Fashion",
    "An Honest Whig",
    "A Sound Tory",
    "A Coffee-House Wit",
    "A Friend to Liberty",
    "A Merchant of Bristol",
    "A Plain Yeoman",
    "A Half-Pay Captain",
    "A Learned Widow",
    "A Printer’s Devil",
)
"""What may be signed instead of letters: sorts of people, no person."""

_LIST = """
ARS ASS BUM COC COK CUM CUN DIC DIK FAG FAN FAP FAT FCK FKU FUC FUK FUQ FUX GAY HIV HOE JAP JEW JIZ
KKK KOK LSD NAZ NIG NGR PAK PEE PIG PIS POO PUS SEX SHT SLT SOB SPK SUK TIT TWT VAG WAN WNK WOG WTF
"""
_RUDE = frozenset(_LIST.split())

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One government on the board."""

    name: Name
    level: Annotated[str, msgspec.Meta(max_length=60)]  # its title
    outcome: Literal["won", "lost_to_tax", "lost_to_unrest"]
    turns: Count  # in office
    points: Count
    seed: Annotated[str, msgspec.Meta(max_length=40)]  # as it is spoken
    fair: float | None = None  # Support with every throw counted at its odds; on an exhibition day


class _Day(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the file holds."""

    day: Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d\Z")]
    entries: Annotated[list[Entry], msgspec.Meta(max_length=MOST)]


def allowed(letters: str) -> bool:
    """Whether three letters may stand on the board: they are capital letters, and no rude word."""
    plain = len(letters) == LETTERS and letters.isascii() and letters.isalpha() and letters.isupper()
    return plain and letters not in _RUDE


def ranked(entries: tuple[Entry, ...], *, by_decisions: bool = False) -> tuple[Entry, ...]:
    """The entries from the best down: by points, or by the worth of their decisions where that is known.

    Whoever signed first stands first among equals.
    """

    def merit(entry: Entry) -> tuple[float, ...]:
        fair = entry.fair if by_decisions and entry.fair is not None else float("-inf")
        return (-fair, -entry.points) if by_decisions else (-entry.points,)

    return tuple(sorted(entries, key=merit))


class Honours:
    """The board of the present day; `today` tells the date, as 2026-11-30 or longer."""

    def __init__(self, path: Path, today: Callable[[], str]) -> None:
        self.notice: Notice | None = None
        self._path = path
        self._today = today
        self._day, self._entries = self._read()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Everybody who has signed today, the first one first; what was signed on another day is wiped."""
        if self._day != self._now():
            self._day, worn = self._now(), bool(self._entries)
            self._entries = []
            if worn:
                self._write()
        return tuple(self._entries)

    def sign(self, entry: Entry, *, by_decisions: bool = False) -> Notice | None:
        """Put an entry on the board; a Notice says why it could not be written down.

        Of a full board the least goes. Raises ValueError for a name that is neither letters that may stand
        there nor one of the titles.
        """
        if entry.name not in TITLES and not allowed(entry.name):
            raise ValueError(f"{entry.name!r} cannot stand on the board")
        entries = [*self.entries, entry]
        if len(entries) > MOST:
            entries.remove(ranked(tuple(entries), by_decisions=by_decisions)[-1])
        self._entries = entries
        return self._write()

    def wipe(self) -> Notice | None:
        """Begin the board anew."""
        self._day, self._entries = self._now(), []
        return self._write() if is_there(self._path) else None

    def _now(self) -> str:
        return self._today()[:10]

    def _write(self) -> Notice | None:
        found = make(self._path.parent)
        if found is not None:
            return found
        data = msgspec.json.encode(_Day(day=self._day, entries=self._entries))
        try:
            write_whole(self._path, data)
        except OSError as error:
            return Notice(f"The honours board could not be kept: {plain_reason(error)}.")
        return None

    def _read(self) -> tuple[str, list[Entry]]:
        """What is in the file; one that cannot be read is set aside."""
        try:
            data = read_at_most(self._path, MOST_BYTES)
            if data is None:
                return self._now(), []
            day = msgspec.json.decode(data, type=_Day)
        except OSError as error:
            self.notice = Notice(f"The honours board cannot be read: {plain_reason(error)}.")
        except (msgspec.MsgspecError, ValueError, RecursionError):
            aside = set_aside(self._path)
            kept = f" It is kept as {aside.name}." if aside is not None else ""
            self.notice = Notice(f"The honours board could not be read and begins anew.{kept}")
        else:
            return day.day, [entry for entry in day.entries if entry.name in TITLES or allowed(entry.name)]
        return self._now(), []
