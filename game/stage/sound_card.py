"""The computer's sound card, reached through pygame's mixer. It must not know which sound is wanted when.

None of its calls belongs in the thread that draws: opening a card, decoding, and loading music while the old
fades may each hold the caller up. Opening in vain holds up all of Python, for 0.1 s on Linux (SDL joins a
thread that sleeps so long), and is therefore tried only where something to play on is in sight.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import pygame

from game.stage.sound_device import VOICES, DeviceLostError
from game.stage.sound_sight import may_sound

RATE = 44_100
BLOCK = 1024  # samples the card asks for at once: 23 ms


class PygameDevice:
    """The computer's sound card."""

    def __init__(self) -> None:
        self._mono = False

    def in_sight(self) -> bool:
        """Whether there may be a card, by the files it or its server leaves."""
        return may_sound(os.environ, os.getuid() if hasattr(os, "getuid") else 0)

    def open(self, *, mono: bool) -> bool:
        """Take hold of the card; with `mono` everything is mixed down to one channel."""
        self._mono = mono
        try:
            pygame.mixer.init(RATE, -16, 1 if mono else 2, BLOCK, allowedchanges=0)
            pygame.mixer.set_num_channels(VOICES)
        except pygame.error:
            return False
        return True

    def close(self) -> None:
        """Let go of it.

        Not while a voice sounds: quitting holds Python's lock and waits for the card's thread, which waits
        for that lock whenever a voice comes to its end, so that the game would stand still for good.
        """
        if pygame.mixer.get_init() is not None:
            pygame.mixer.music.stop()  # a fade that still runs would hold up quitting
            pygame.mixer.stop()
            pygame.mixer.quit()

    def load(self, path: Path) -> object | None:
        """A decoded sample, or None where the file cannot be read."""
        self._check()
        try:
            return pygame.mixer.Sound(str(path))
        except (pygame.error, OSError):
            return None

    def start(self, voice: int, sample: object, left: float, right: float) -> None:
        """Let a voice play a sample; the level is set after, since to start resets it."""
        assert isinstance(sample, pygame.mixer.Sound)
        self._channel(voice).play(sample)
        self.level(voice, left, right)

    def level(self, voice: int, left: float, right: float) -> None:
        """Set how loud a voice is."""
        if self._mono:
            self._channel(voice).set_volume((left + right) / 2)
        else:
            self._channel(voice).set_volume(left, right)

    def fade(self, voice: int, seconds: float) -> None:
        """Let a voice die away."""
        self._channel(voice).fadeout(int(seconds * 1000))

    def sounding(self, voice: int) -> bool:
        """Whether a voice is heard."""
        return bool(self._channel(voice).get_busy())

    def start_track(self, path: Path, passes: int, seconds: float) -> bool:
        """Stream music; pygame counts -1 as for ever."""
        self._check()
        try:
            pygame.mixer.music.load(str(path))
            pygame.mixer.music.play(passes if passes else -1, fade_ms=int(seconds * 1000))
        except (pygame.error, OSError):
            return False
        return True

    def track_level(self, level: float) -> None:
        """Set how loud the music is."""
        self._check()
        pygame.mixer.music.set_volume(level)

    def fade_track(self, seconds: float) -> None:
        """Let the music die away."""
        self._check()
        pygame.mixer.music.fadeout(int(seconds * 1000))

    def track_sounding(self) -> bool:
        """Whether music is heard."""
        self._check()
        return bool(pygame.mixer.music.get_busy())

    def _channel(self, voice: int) -> pygame.mixer.Channel:
        self._check()
        return pygame.mixer.Channel(voice)

    @staticmethod
    def _check() -> None:
        if pygame.mixer.get_init() is None:
            raise DeviceLostError


def card_change(event: pygame.event.Event) -> Literal["gone", "come", ""]:
    """What an event of the queue says of cards that play: the one in use is gone, or one has come.

    SDL numbers the card in use; one that was never opened leaves under the number 0.
    """
    if event.type not in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED) or event.iscapture:
        return ""
    if event.type == pygame.AUDIODEVICEADDED:
        return "come"
    return "gone" if event.which else ""
