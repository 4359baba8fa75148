"""What the mixer asks of a sound card. It must not know pygame, nor which sound is wanted when."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

VOICES = 16  # effects that may sound together


class DeviceLostError(Exception):
    """The card does not answer any more."""


class Device(Protocol):
    """What the mixer asks of a sound card. Any call but the first three may raise DeviceLostError."""

    def in_sight(self) -> bool:
        """Whether there may be a card; to ask holds up nobody else, to open where there is none may."""

    def open(self, *, mono: bool) -> bool:
        """Take hold of the card; whether there is one."""

    def close(self) -> None:
        """Let go of it; samples loaded before are of no use afterwards."""

    def load(self, path: Path) -> object | None:
        """A decoded sample, or None where the file cannot be read."""

    def start(self, voice: int, sample: object, left: float, right: float) -> None:
        """Let a voice play a sample from its beginning, at levels from 0 to 1."""

    def level(self, voice: int, left: float, right: float) -> None:
        """Set how loud a voice is."""

    def fade(self, voice: int, seconds: float) -> None:
        """Let a voice die away."""

    def sounding(self, voice: int) -> bool:
        """Whether a voice is heard."""

    def start_track(self, path: Path, passes: int, seconds: float) -> bool:
        """Stream music, faded in, that many times or for ever (0); False where it cannot be read."""

    def track_level(self, level: float) -> None:
        """Set how loud the music is."""

    def fade_track(self, seconds: float) -> None:
        """Let the music die away; until it has, no other can be started."""

    def track_sounding(self) -> bool:
        """Whether music is heard."""
