"""Folders of a player who has kept nothing yet."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.places import Places, find_places


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """Where everything of this player lies."""
    return find_places(tmp_path)
