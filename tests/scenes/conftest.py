"""What most tests of screens begin with: the title in a small window, or the real look."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.stage.look import Look
from tests.scenes import pages
from tools.puppet import Puppet


@pytest.fixture
def puppet(tmp_path: Path) -> Iterator[Puppet]:
    """The game at its title, in a window that is quickly drawn."""
    player = Puppet(tmp_path, size=(800, 600))
    player.tick(3)
    yield player
    player.close()


@pytest.fixture(scope="module")
def look() -> Look:
    """The real look at the usual size."""
    return pages.look()
