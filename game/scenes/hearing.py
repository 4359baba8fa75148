"""Where on the table a sound comes from. It must not know what makes it."""

from __future__ import annotations

from collections.abc import Iterable

from game.scenes.kit import Kit
from game.stage.look import Look
from game.stage.playback import Heard


def hear(kit: Kit, look: Look, sounds: Iterable[Heard]) -> None:
    """Ask for the sounds of a cue, each from where its things are: -1 is the left edge, 1 the right."""
    for heard in sounds:
        place = 0.0 if heard.x is None else 2 * heard.x / look.frame.width - 1
        kit.play(heard.name, max(-1.0, min(1.0, place)))
