"""Makes what has changed since it was last made, two processes at a time.

It must not know how anything is drawn.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from itertools import groupby
from pathlib import Path

import cv2

from tools.making import Ledger, Made

from .catalogue import catalogue
from .registry import Asset
from .sources import fingerprint
from .storing import file_name, store


def ledger_of(path: Path, folder: Path) -> Ledger[Asset]:
    """The ledger of the pictures in a folder."""
    return Ledger(path, folder, fingerprint, lambda asset: [file_name(asset)])


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
