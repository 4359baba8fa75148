"""Makes what has changed since it was last made, two processes at a time, and keeps a ledger of it.

It must not know how anything is drawn.
"""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

import cv2

from .catalogue import catalogue
from .registry import Asset
from .sources import fingerprint
from .storing import file_name, store


@dataclass(frozen=True, slots=True)
class Made:
    """One asset that was made, or the reason why it was not."""

    name: str
    seconds: float
    size: int = 0
    error: str = ""


class Ledger:
    """From which sources each picture in a folder was last made."""

    def __init__(self, path: Path, folder: Path) -> None:
        self._path, self._folder = path, folder
        self._made: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    def is_fresh(self, asset: Asset) -> bool:
        """Whether the picture is there and nothing it is made from has changed since."""
        there = (self._folder / file_name(asset)).exists()
        return there and self._made.get(asset.name) == fingerprint(asset)

    def enter(self, assets: Iterable[Asset]) -> None:
        """Note that these were just made, or are to be taken as if they were."""
        self._made |= {asset.name: fingerprint(asset) for asset in assets}
        self._write()

    def keep_only(self, assets: Iterable[Asset]) -> None:
        """Forget what is no longer in the catalogue."""
        names = {asset.name for asset in assets}
        self._made = {name: sum_ for name, sum_ in self._made.items() if name in names}
        self._write()

    def _write(self) -> None:
        text = json.dumps(dict(sorted(self._made.items())), indent=1)
        self._path.write_text(text + "\n", encoding="utf-8")


def grouped(assets: Sequence[Asset]) -> list[list[Asset]]:
    """Assets that share work together, all others alone; the largest first, or one process ends late."""
    groups = [list(group) for _, group in groupby(assets, key=lambda asset: asset.group or asset.name)]
    return sorted(groups, key=lambda group: -sum(asset.size[0] * asset.size[1] for asset in group))


@cache
def _by_name() -> dict[str, Asset]:
    return {asset.name: asset for asset in catalogue()}


def _make(names: Sequence[str], folder: Path) -> list[Made]:
    """In a process of its own: make a group, and go on after a failure."""
    cv2.setNumThreads(1)
    made = []
    for name in names:
        began = time.perf_counter()
        try:
            size = store(folder, _by_name()[name]).stat().st_size
            made.append(Made(name, time.perf_counter() - began, size))
        except Exception as error:
            made.append(Made(name, time.perf_counter() - began, error=f"{type(error).__name__}: {error}"))
    return made


def build(assets: Sequence[Asset], folder: Path, processes: int = 2) -> Iterator[Made]:
    """Make the assets into a folder and tell of each as it is done."""
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as workers:
        waiting = {
            workers.submit(_make, [asset.name for asset in group], folder): group for group in grouped(assets)
        }
        for done in as_completed(waiting):
            if done.exception():
                why = f"its process ended: {done.exception()}"
                yield from (Made(asset.name, 0.0, error=why) for asset in waiting[done])
            else:
                yield from done.result()
