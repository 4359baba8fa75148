"""Makes what has changed since it was last made.

It must not know how a sound is made.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from tools.making import Ledger, Made

from .catalogue import Piece, pieces
from .cues.cue import Cue
from .rendering import cue_file, effect_file, render_cue, render_effect
from .sources import fingerprint


def files_of(piece: Piece) -> list[str]:
    """The files of a piece under assets/audio."""
    if isinstance(piece, Cue):
        return [cue_file(piece)]
    return [effect_file(piece, take) for take in range(1, piece.takes + 1)]


def ledger_of(path: Path, folder: Path) -> Ledger[Piece]:
    """The ledger of the pieces in a folder."""
    return Ledger(path, folder, fingerprint, files_of)


def remove_others(folder: Path) -> None:
    """Take away the files of what is no longer in the catalogue."""
    wanted = {file for piece in pieces().values() for file in files_of(piece)}
    for path in folder.rglob("*.ogg"):
        if path.relative_to(folder).as_posix() not in wanted:
            path.unlink()


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
