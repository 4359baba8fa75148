"""What the makers of pictures and of sounds share: their command line, and a ledger of what was made.

It must not know how anything is made.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Generic, Protocol, TypeVar


class Named(Protocol):
    """Whatever can be made."""

    @property
    def name(self) -> str:
        """What it is called in the catalogue."""


T = TypeVar("T", bound=Named)


@dataclass(frozen=True, slots=True)
class Made:
    """One thing that was made, in how many seconds and bytes, or the reason why it was not."""

    name: str
    seconds: float
    size: int = 0
    error: str = ""


class Ledger(Generic[T]):
    """From which sources each thing in a folder was last made."""

    def __init__(
        self,
        path: Path,
        folder: Path,
        fingerprint: Callable[[T], str],
        files_of: Callable[[T], Iterable[str]],
    ) -> None:
        self._path, self._folder = path, folder
        self._fingerprint, self._files_of = fingerprint, files_of
        self._made: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    def is_fresh(self, thing: T) -> bool:
        """Whether its files are there and nothing it is made from has changed since."""
        there = all((self._folder / file).exists() for file in self._files_of(thing))
        return there and self._made.get(thing.name) == self._fingerprint(thing)

    def enter(self, things: Iterable[T]) -> None:
        """Note that these were just made, or are to be taken as if they were."""
        self._made |= {thing.name: self._fingerprint(thing) for thing in things}
        self._write()

    def keep_only(self, things: Iterable[T]) -> None:
        """Forget what is no longer in the catalogue."""
        names = {thing.name for thing in things}
        self._made = {name: told for name, told in self._made.items() if name in names}
        self._write()

    def _write(self) -> None:
        self._path.write_text(json.dumps(dict(sorted(self._made.items())), indent=1) + "\n", encoding="utf-8")


def maker_line(prog: str, about: str | None, *, accepted: str, megabytes: int) -> argparse.ArgumentParser:
    """The command line of a maker; `accepted` says what it means to take stale things as they are."""
    parser = argparse.ArgumentParser(prog=prog, description=about)
    add = parser.add_argument
    add("names", nargs="*", help="names or patterns; 'all' for everything; none lists them")
    add("--into", type=Path, help="folder to write to")
    add("--check", action="store_true", help="make nothing; fail if anything is stale")
    add("--force", action="store_true", help="make even what has not changed")
    add("--accept", action="store_true", help=accepted)
    add("--processes", type=int, default=2, help=f"how many at once (each takes some {megabytes} MB)")
    return parser


def picked(names: Sequence[str], things: Iterable[T]) -> list[T]:
    """Those that were asked for; without names, or by `all`, all."""
    wanted = ["*"] if list(names) in ([], ["all"]) else names
    return [thing for thing in things if any(fnmatchcase(thing.name, pattern) for pattern in wanted)]


def told(making: Iterable[Made], count: int, enter: Callable[[str], None]) -> list[str]:
    """Have so many things made, tell of each, and enter it; the names of those that failed."""
    failures = []
    began = time.perf_counter()
    for made in making:
        if made.error:
            failures.append(made.name)
            sys.stderr.write(f"{made.name}: {made.error}\n")
        else:
            enter(made.name)
            sys.stdout.write(f"{made.name:34} {made.size / 1024:8.1f} KB {made.seconds:7.1f} s\n")
            sys.stdout.flush()
    sys.stdout.write(f"{count - len(failures)} made in {time.perf_counter() - began:.0f} s\n")
    if failures:
        sys.stderr.write(f"not made: {', '.join(failures)}\n")
    return failures
