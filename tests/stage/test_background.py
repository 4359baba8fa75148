"""Threads behind the game stand back; the game's own does not."""

from __future__ import annotations

import os
import sys
from threading import Event

import pytest

from game.stage.background import NICE
from game.stage.fetcher import Fetcher


@pytest.mark.skipif(sys.platform != "linux", reason="threads have a rank of their own on Linux only")
def test_what_is_fetched_is_fetched_at_a_lower_rank() -> None:
    before, found, done = os.getpriority(os.PRIO_PROCESS, 0), list[int](), Event()

    def work() -> None:
        found.append(os.getpriority(os.PRIO_PROCESS, 0))
        done.set()

    Fetcher("test").ask(work)
    assert done.wait(5)
    assert found == [min(19, before + NICE)]
    assert os.getpriority(os.PRIO_PROCESS, 0) == before
