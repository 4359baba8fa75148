"""What sounds now, how loud and where: voices, music by mood, ducking, a card that comes and goes.

It must not know pygame, threads, or what a sound means in the game; the caller says what time it is, and
calls it from one thread only.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.stage.sound_bank import Bag, Bank, Effect, Take
from game.stage.sound_device import VOICES, Device, DeviceLostError
from game.stage.sound_music import Music

SAME_AGAIN = 0.03  # seconds in which the same effect is not begun twice: many things in one frame
UNEVEN = 0.14  # a take is up to so much softer than the last, -1.3 dB
WIDEST = 0.7  # how far to a side the edge of the table lies
GIVES_WAY = 0.15  # seconds in which a sting or a crowd makes room for the next
SHORT = 1.3  # seconds; longer takes are decoded when they are first wanted
LONG_KEPT = 6
RETRY_FIRST, RETRY_LONGEST = (
    2.0,
    600.0,
)  # seconds between attempts to open a card, each of which may cost a frame
LOOK = 3.0  # seconds between looks whether one is in sight, which cost nothing


class Volumes(NamedTuple):
    """What the player has set, each from 0 to 1."""

    all: float = 0.9
    music: float = 0.6
    effects: float = 0.9
    crowd: float = 0.8
    mute: bool = False
    mono: bool = False

    @property
    def silent(self) -> bool:
        """Whether nothing at all can be heard."""
        return self.mute or self.all <= 0.0

    def gain(self, bus: float) -> float:
        """Squared, so that the middle of a slider sounds about half as loud."""
        return 0.0 if self.mute else (self.all * bus) ** 2

    def of(self, effect: Effect) -> float:
        """How loud an effect is to be."""
        return self.gain(self.crowd if effect.group in ("crowd", "bell") else self.effects)


class _Voice(NamedTuple):
    """What a voice plays."""

    effect: Effect
    since: float
    loud: float
    place: float


class Mixer:
    """Carries out what is asked for on a sound card, if there is one."""

    def __init__(self, bank: Bank, device: Device, volumes: Volumes, chance: Random) -> None:
        self._bank, self._device, self._chance = bank, device, chance
        self.volumes = volumes
        self.music = Music(bank, device, chance)
        self._open = False
        self._retry_at, self._retry_after = 0.0, RETRY_FIRST
        self._voices: dict[int, _Voice] = {}
        self._bags: dict[str, Bag[Take]] = {}
        self._begun: dict[str, float] = {}
        self._samples: dict[Path, object | None] = {}
        self._long: OrderedDict[Path, object | None] = OrderedDict()
        self._to_load: Iterator[Take] = iter(())

    # --- the card

    @property
    def has_device(self) -> bool:
        """Whether anything can be heard."""
        return self._open

    def open(self, now: float) -> None:
        """Take a card in sight; where it does not open, try again later and later. Silence needs none."""
        if self._open or self.volumes.silent:
            return
        if not self._device.in_sight():
            self._retry_at, self._retry_after = now + LOOK, RETRY_FIRST
            return
        self._open = self._device.open(mono=self.volumes.mono)
        if self._open:
            self._retry_after = RETRY_FIRST
            self._to_load = (take for e in self._bank.effects() for take in e.takes if take.seconds <= SHORT)
        else:
            self._retry_at = now + self._retry_after
            self._retry_after = min(self._retry_after * 2, RETRY_LONGEST)

    def lose(self, now: float) -> None:
        """The card is gone: let go of it, and take the next one at once if there is one."""
        self.close()
        self.open(now)

    def find(self, now: float) -> None:
        """A card may have come: look, if there was none."""
        self._retry_after = RETRY_FIRST
        self.open(now)

    def close(self) -> None:
        """Let go of the card and of all that was decoded for it."""
        self._device.close()
        self._open = False
        self._samples.clear()
        self._long.clear()
        self._voices.clear()
        self._to_load = iter(())
        self.music.interrupted()

    # --- what is asked for

    def play(self, name: str, now: float, place: float = 0.0, loud: float = 1.0) -> None:
        """Begin an effect, `place` from -1 (left edge of the table) to 1; unknown names are passed over."""
        effect = self._bank.effect(name)
        if effect is None or not self._open or now - self._begun.get(effect.name, -1.0) < SAME_AGAIN:
            return
        self._begun[effect.name] = now
        try:
            self._begin(effect, now, place, loud)
        except DeviceLostError:
            self.lose(now)

    def set_volumes(self, volumes: Volumes, now: float) -> None:
        """Take up new volumes at once, in what already sounds too."""
        before, self.volumes = self.volumes, volumes
        if self._open and volumes.silent:
            self.close()
        elif self._open and before.mono != volumes.mono:
            self.lose(now)
        elif not self._open:
            self.find(now)  # somebody is looking for the sound
        try:
            for number, voice in self._voices.items():
                if self._open and self._device.sounding(number):
                    self._device.level(number, *self._sides(voice))
        except DeviceLostError:
            self.lose(now)

    def step(self, now: float) -> float:
        """Let time pass; in how many seconds to call again at the latest."""
        if not self._open:
            if self.volumes.silent:
                return RETRY_LONGEST
            if now >= self._retry_at:
                self.open(now)
            return max(0.05, self._retry_at - now) if not self._open else 0.0
        try:
            return self.music.step(now, self.volumes.gain(self.volumes.music))
        except DeviceLostError:
            self.lose(now)
            return 0.0

    def load_one(self, now: float) -> bool:
        """Decode one more of the short takes ahead of its use; False when all are there."""
        take = next(self._to_load, None) if self._open else None
        if take is None:
            return False
        try:
            if take.path not in self._samples:
                self._samples[take.path] = self._device.load(take.path)
        except DeviceLostError:
            self.lose(now)
        return True

    # --- voices

    def _begin(self, effect: Effect, now: float, place: float, loud: float) -> None:
        if self.volumes.of(effect) <= 0.0:
            return
        bag = self._bags.get(effect.name)
        if bag is None:
            bag = self._bags[effect.name] = Bag(effect.takes, self._chance)
        take = bag.draw()
        sample = self._sample(take)
        if sample is None:
            return
        if effect.group in ("sting", "crowd") and effect.weight:
            self._make_way(effect.group)
        number = self._free_voice(effect)
        if number is None:
            return
        loud *= 1.0 - UNEVEN * self._chance.random()
        voice = _Voice(effect, now, loud, min(max(place, -1.0), 1.0) * WIDEST)
        self._device.start(number, sample, *self._sides(voice))
        self._voices[number] = voice
        if effect.group == "sting" or (effect.group == "crowd" and effect.weight > 1):
            self.music.duck(now, take.seconds)

    def _sides(self, voice: _Voice) -> tuple[float, float]:
        level = min(1.0, self.volumes.of(voice.effect) * voice.loud)
        return level * min(1.0, 1.0 - voice.place), level * min(1.0, 1.0 + voice.place)

    def _make_way(self, group: str) -> None:
        """One sting and one crowd at a time; what may be missed lies under others, and over itself."""
        for number, voice in self._voices.items():
            if voice.effect.group == group and self._device.sounding(number):
                self._device.fade(number, GIVES_WAY)

    def _free_voice(self, effect: Effect) -> int | None:
        """An idle voice, else the oldest of the lightest that are no heavier than the new one."""
        idle = next((n for n in range(VOICES) if not self._device.sounding(n)), None)
        if idle is not None:
            return idle
        lighter = [n for n, voice in self._voices.items() if voice.effect.weight <= effect.weight]
        if not lighter:
            return None
        return min(lighter, key=lambda n: (self._voices[n].effect.weight, self._voices[n].since))

    def _sample(self, take: Take) -> object | None:
        """The decoded take; of long ones only the last few are kept."""
        if take.seconds <= SHORT:
            if take.path not in self._samples:
                self._samples[take.path] = self._device.load(take.path)
            return self._samples[take.path]
        if take.path not in self._long:
            self._long[take.path] = self._device.load(take.path)
        self._long.move_to_end(take.path)
        while len(self._long) > LONG_KEPT:
            self._long.popitem(last=False)
        return self._long[take.path]
