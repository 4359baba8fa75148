"""The day report names every screen on which a visitor can have gone away."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

from game import scenes
from game.content.day_words import SCREENS
from game.stage.scene import Scene

NOT_OF_A_VISITOR = {"attract", "staff"}
NEVER_ON_TOP = {"exhibit", "countdown"}  # parts of another; and a question, of which the book tells no screen


def screens() -> Iterator[type[Scene]]:
    """Whatever is opened: kinds of screens, of which others are, are not."""
    for module in pkgutil.walk_packages(scenes.__path__, "game.scenes."):
        importlib.import_module(module.name)
    waiting: list[type[Scene]] = [Scene]
    while waiting:
        kind = waiting.pop()
        further = kind.__subclasses__()
        waiting += further
        if kind.__module__.startswith("game.scenes.") and (not further or kind.__name__ in SCREENS):
            yield kind


def test_every_screen_that_a_visitor_may_leave_has_a_name() -> None:
    found = {
        kind.__name__
        for kind in screens()
        if not (NOT_OF_A_VISITOR | NEVER_ON_TOP) & set(kind.__module__.split("."))
    }
    assert "GuidedGovernmentScene" in found
    assert found == set(SCREENS)
