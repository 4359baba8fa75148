"""Music by mood: fades from one to the next, takes turns within a mood, and gives way to great moments.

It must not know pygame, nor which mood belongs to what; the caller says what time it is.
"""

from __future__ import annotations

from random import Random

from game.stage.sound_bank import Bag, Bank, Track
from game.stage.sound_device import Device

FADE = 0.8  # seconds out, and again in: there is one stream, so they follow one another
PASSES = 2  # of a track before the next of its mood
DUCKED = 0.4  # of its loudness under a great moment, -8 dB
DUCK_DOWN, DUCK_UP = 0.25, 0.9  # seconds; faster would tick
DUCK_SHARE = 0.8  # of the moment's length
_STEP, _LOOK, _REST = 0.02, 0.25, 10.0  # seconds between steps of a fade, looks at a track, looks at nothing


class Music:
    """One stream of music."""

    def __init__(self, bank: Bank, device: Device, chance: Random) -> None:
        self._bank, self._device, self._chance = bank, device, chance
        self._wanted = ""
        self._bags: dict[str, Bag[Track]] = {}
        self._track: Track | None = None
        self._fading = False
        self._duck, self._duck_until = 1.0, 0.0
        self._stepped = 0.0
        self._level = -1.0

    @property
    def track(self) -> Track | None:
        """What is playing, or fading away."""
        return self._track

    def want(self, mood: str) -> None:
        """The mood from now on; an empty one, or one without music, is silence."""
        self._wanted = mood

    def duck(self, now: float, seconds: float) -> None:
        """Give way to something of that length."""
        self._duck_until = max(self._duck_until, now + seconds * DUCK_SHARE)

    def interrupted(self) -> None:
        """The card is gone, and with it whatever played."""
        self._track, self._fading, self._level = None, False, -1.0

    def step(self, now: float, gain: float) -> float:
        """Let time pass at that gain; in how many seconds to call again at the latest."""
        self._move_duck(now)
        wanted = self._wanted if gain > 0.0 else ""  # what nobody hears is not decoded
        if self._track is not None and not self._device.track_sounding():
            self._track, self._fading = None, False
        if self._track is None:
            self._begin(wanted, gain)
        elif self._track.mood != wanted and not self._fading:
            self._device.fade_track(FADE)
            self._fading = True
        self._set_level(gain * self._duck)
        return self._patience(now)

    def _begin(self, mood: str, gain: float) -> None:
        tracks = self._bank.tracks(mood)
        if not tracks:
            return
        bag = self._bags.get(mood)
        if bag is None:
            bag = self._bags[mood] = Bag(tracks, self._chance)
        track = bag.draw()
        self._level = -1.0
        self._set_level(gain * self._duck)
        if self._device.start_track(track.path, PASSES if len(tracks) > 1 else 0, FADE):
            self._track = track
        else:
            self._wanted = ""  # its file cannot be read: silence, rather than to try without end

    def _move_duck(self, now: float) -> None:
        passed, self._stepped = min(now - self._stepped, 2 * _STEP), now  # never in one jump after a rest
        if now < self._duck_until:
            self._duck = max(DUCKED, self._duck - passed * (1.0 - DUCKED) / DUCK_DOWN)
        else:
            self._duck = min(1.0, self._duck + passed * (1.0 - DUCKED) / DUCK_UP)

    def _set_level(self, level: float) -> None:
        if level != self._level and (self._track is not None or self._level < 0.0):
            self._device.track_level(level)
            self._level = level

    def _patience(self, now: float) -> float:
        if self._track is None:
            return _REST
        moving = self._duck < 1.0 if now >= self._duck_until else self._duck > DUCKED
        return _STEP if moving or self._fading else _LOOK
