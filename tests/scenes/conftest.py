"""What most tests of screens begin with: the title in a small window, or the real look."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pygame import Surface

from game.stage.art import Art
from game.stage.look import Look
from tests.scenes import pages
from tools.puppet import Puppet

DECODED = 48  # pictures that are kept
ASKED_FOR = ("plate_", "proof_", "title_")  # what threads decode, while tests look whether they have


@pytest.fixture(scope="session", autouse=True)
def _decoded_once() -> Iterator[None]:
    """A picture is decoded once, and not for every game that a test begins; each makes its own copy of it."""
    decode, kept = Art._decode, dict[tuple[Path, str], Surface]()

    def once(art: Art, name: str) -> Surface:
        if name.startswith(ASKED_FOR):
            return decode(art, name)
        key = art._folder, name
        if (picture := kept.get(key)) is None:
            picture = kept[key] = decode(art, name)
            if len(kept) > DECODED:
                kept.pop(next(iter(kept)), None)  # the oldest
        return picture

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Art, "_decode", once)
        yield


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
