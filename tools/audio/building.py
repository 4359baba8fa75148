"""Makes what has changed since it was last made, and keeps a ledger of it.

It must not know how a sound is made.
"""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from .catalogue import Piece, pieces
from .cues.cue import Cue
from .rendering import cue_file, effect_file, render_cue, render_effect
from .sources import fingerprint


@dataclass(frozen=True, slots=True)
class Made:
    """One piece that was made, or the reason why it was not."""

    name: str
    seconds: float
    size: int = 0
    error: str = ""


def files_of(piece: Piece) -> list[str]:
    """The files of a piece under assets/audio."""
    if isinstance(piece, Cue):
        return [cue_file(piece)]
    return [effect_file(piece, take) for take in range(1, piece.takes + 1)]


class Ledger:
    """From which sources each piece in a folder was last made."""

    def __init__(self, path: Path, folder: Path) -> None:
        self._path, self._folder = path, folder
        self._made: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    def is_fresh(self, piece: Piece) -> bool:
        """Whether its files are there and nothing it is made from has changed since."""
        there = all((self._folder / file).exists() for file in files_of(piece))
        return there and self._made.get(piece.name) == fingerprint(piece)

    def enter(self, made: Iterable[Piece]) -> None:
        """Note that these were just made, or are to be taken as if they were."""
        self._made |= {piece.name: fingerprint(piece) for piece in made}
        self._write()

    def keep_only(self, names: Iterable[str]) -> None:
        """Forget what is no longer in the catalogue, and remove its files."""
        kept = set(names)
        self._made = {name: told for name, told in self._made.items() if name in kept}
        wanted = {file for name in kept for file in files_of(pieces()[name])}
        for path in self._folder.rglob("*.ogg"):
            if path.relative_to(self._folder).as_posix() not in wanted:
                path.unlink()
        self._write()

    def _write(self) -> None:
        self._path.write_text(json.dumps(dict(sorted(self._made.items())), indent=1) + "\n", encoding="utf-8")


def _make(name: str, folder: Path) -> Made:
    """In a process of its own."""
    began = time.perf_counter()
    piece = pieces()[name]
    try:
        size = render_cue(piece, folder) if isinstance(piece, Cue) else render_effect(piece, folder)
    except Exception as error:
        return Made(name, time.perf_counter() - began, error=f"{type(error).__name__}: {error}")
    return Made(name, time.perf_counter() - began, size)


def build(stale: Sequence[Piece], folder: Path, processes: int) -> Iterator[Made]:
    """Make pieces into a folder, and tell of each as it is done."""
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as workers:
        waiting = {workers.submit(_make, piece.name, folder): piece for piece in stale}
        for done in as_completed(waiting):
            failure = done.exception()
            yield (
                Made(waiting[done].name, 0.0, error=f"its process ended: {failure}")
                if failure
                else done.result()
            )
