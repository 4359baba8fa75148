"""Looks whose type is set before a witness, shared by the tests of a module: type is slow to set anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from game.stage.geometry import Frame
from game.stage.look import Look
from game.stage.text import Type
from tests.scenes.pages import ROOT, look
from tools.fitness.witness import Witness, watching


def fresh(size: tuple[int, int], text: int, *, safe_area: float = 0) -> Look:
    """A look whose type is set anew, so that all of it is seen."""
    frame = Frame.for_window(size, safe_area)
    return Look(frame, Type(ROOT / "assets" / "fonts", frame.k, text / 100), look(size).art)


@dataclass
class Watch:
    """A witness, and the looks it has seen all type of."""

    witness: Witness
    _looks: dict[tuple[tuple[int, int], int], Look] = field(default_factory=dict)

    def look(self, size: tuple[int, int], text: int) -> Look:
        """The look for a window and a size of text."""
        return self._looks.setdefault((size, text), fresh(size, text))


@pytest.fixture(scope="module")
def watch() -> Iterator[Watch]:
    """Everything that is set and printed by the tests of a module is seen."""
    with watching() as witness:
        yield Watch(witness)
