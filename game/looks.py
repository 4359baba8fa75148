"""Makes the look of everything from the window and the settings, anew only when either has changed."""

from __future__ import annotations

from pathlib import Path

from game.content.settings import Settings
from game.stage.art import Art
from game.stage.aside import Straight
from game.stage.geometry import LARGE_TARGET, TARGET, Frame
from game.stage.look import Look, Motion
from game.stage.palette import RED, VIOLET
from game.stage.text import Type


class Looks:
    """Keeps the look last made, and the pictures in it from one to the next."""

    def __init__(self, assets: Path, art: Art, pace: Straight | None = None) -> None:
        self._fonts = assets / "fonts"
        self._art = art
        self.pace = art.pace = pace or Straight()
        self._made: tuple[tuple[object, ...], Look] | None = None

    def of(self, frame: Frame, settings: Settings) -> Look:
        """The look for a window and these settings."""
        key = (frame, *look_key(settings))
        if self._made is None or self._made[0] != key:
            self._art = self._art if self._art.k == frame.k else self._art.at(frame.k)
            second = VIOLET if settings.colour_safe else RED
            letters = Type(
                self._fonts, frame.k, settings.text_size / 100, plain=settings.plain_type, second=second
            )
            letters.pace = self.pace
            motion: Motion = "reduced" if settings.reduced_motion else "full"
            target = LARGE_TARGET if settings.large_targets else TARGET
            self._made = key, Look(frame, letters, self._art, motion, target, second)
        return self._made[1]


def look_key(settings: Settings) -> tuple[object, ...]:
    """The settings that the look depends on."""
    printed = settings.text_size, settings.plain_type, settings.colour_safe
    return *printed, settings.reduced_motion, settings.large_targets
