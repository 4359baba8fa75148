"""Plays parts into stereo that loops without a seam, strain by strain. It must not know any one tune."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

import numpy as np

from ..engine.rooms import in_room
from ..engine.signal import RATE, Signal, add, placed, samples
from ..instruments import Player
from ..instruments.bowed import violas
from ..instruments.struck import bass_drum, side_drum
from ..instruments.tuning import pitch
from .parts import Event, drumming, inner_voices, melody, ornamented
from .tune import Tune

_VARIANTS = 3  # of each repeated note
_EARLY = -8.0  # quarters before the first bar, for its pickup
_FLAM, _DRAG, _ROLL = 0.028, (0.075, 0.037), 0.045  # seconds before the stroke, or between strokes


@dataclass(frozen=True, slots=True)
class Lead:
    """What has the tune and when, so that a tool can look for it in the finished sound."""

    events: tuple[Event, ...]
    tune: Tune


_silently: ContextVar[bool] = ContextVar("silently", default=False)


@contextmanager
def rehearsal() -> Iterator[None]:
    """Whatever is played meanwhile makes no sound: to learn quickly who would have the tune."""
    before = _silently.set(True)
    try:
        yield
    finally:
        _silently.reset(before)


class Band:
    """Players on one tune. What rings on past its end is laid over its beginning."""

    def __init__(self, tune: Tune, *, tail: float = 8.0, seed: int = 7) -> None:
        self.tune = tune
        self._rng = np.random.default_rng(seed)
        self._loop = samples(tune.seconds)
        self._size = self._loop + samples(tail)
        self._places: dict[float, Signal] = {}
        self._notes: dict[tuple[object, ...], Signal] = {}
        self._lead: list[Event] = []

    # --- what is played

    def leads(
        self,
        strains: Iterable[int],
        player: Player,
        gain: float = 1.0,
        place: float = 0.0,
        *,
        shift: int = 0,
        legato: float = 0.94,
        loose: float = 0.009,
        ornaments: bool = False,
        doubling: bool = False,
    ) -> None:
        """Give the tune to a player in some strains, `shift` semitones up; a doubling is not the lead."""
        events = ornamented(self.tune, shift) if ornaments else melody(self.tune, shift, legato)
        events = self.within(events, strains)
        self._play(player, events, gain, place, loose)
        if not doubling:
            self._lead += events

    def part(
        self,
        strains: Iterable[int],
        player: Player,
        events: Sequence[Event],
        gain: float = 1.0,
        place: float = 0.0,
        *,
        loose: float = 0.011,
    ) -> None:
        """Any other part, in those strains only; `loose` is how far in seconds a note may stray."""
        self._play(player, self.within(events, strains), gain, place, loose)

    def fill(self, strains: Iterable[int], gain: float, centre: int = 60) -> None:
        """Held inner voices of violas."""
        chosen = tuple(strains)
        for voice, place in zip(inner_voices(self.tune, centre), (0.35, 0.1, -0.25), strict=True):
            self.part(chosen, violas, voice, gain, place, loose=0.012)

    def drum(
        self,
        strains: Iterable[int],
        patterns: Sequence[str],
        level: float,
        gain: float,
        place: float = 0.1,
        *,
        muffled: bool = False,
    ) -> None:
        """The side drum by patterns of a bar each (see `drumming`)."""
        windows = [self._window(strain) for strain in strains]
        for start, sign, force in drumming(self.tune, patterns, level):
            if any(a <= start < b for a, b in windows):
                self.stroke(start, sign, force, gain, place, muffled=muffled)

    def stroke(
        self, start: float, sign: str, force: float, gain: float, place: float, *, muffled: bool = False
    ) -> None:
        """One stroke of the side drum with its rudiment."""
        if _silently.get():
            return
        at = start * self.tune.quarter

        def hit(when: float, hard: float) -> None:
            when += self._rng.normal(0, 0.0025)
            self._lay(side_drum(hard, self._rng, muffled), when, gain, place)

        if sign == "x":
            hit(at, force * 0.5)
        elif sign == "X":
            hit(at, force * 0.85)
        elif sign == "f":
            hit(at - _FLAM, force * 0.28)
            hit(at, force * 0.9)
        elif sign == "d":
            for early in _DRAG:
                hit(at - early, force * 0.27)
            hit(at, force * 0.6)
        elif sign in "5r":
            strokes = 4 if sign == "5" else 9
            for i in range(strokes):
                hit(at - _ROLL * (strokes - i), force * (0.28 + 0.14 * i / strokes))
            hit(at, force * 0.85)

    def boom(self, strains: Iterable[int], every: float, force: float, gain: float) -> None:
        """The bass drum every so many quarters."""
        if _silently.get():
            return
        for strain in strains:
            begin, end = self._window(strain)
            for at in np.arange(max(0.0, np.ceil(begin / every) * every), end - 0.01, every):
                self._lay(bass_drum(force, self._rng), at * self.tune.quarter, gain, 0.0)

    # --- what comes of it

    @property
    def lead(self) -> Lead:
        """What has had the tune."""
        return Lead(tuple(self._lead), self.tune)

    def played(self, decay: float, wet: float, bright: float = 6000, *, early: float = 0.0) -> Signal:
        """All of it in a room, as a loop: what rings past the end is laid over the beginning.

        The loop may be cut a little (seconds) before its first beat, where it is quieter.
        """
        if _silently.get():
            return np.zeros((self._loop, 2))
        dry = np.zeros((self._size, 2))
        for place, signal in self._places.items():
            dry += placed(signal, place)
        whole = in_room(dry, decay, wet, bright=bright)
        out = whole[: self._loop].copy()
        for start in range(self._loop, len(whole), self._loop):
            rest = whole[start : start + self._loop]
            out[: len(rest)] += rest
        return np.roll(out, int(early * RATE), axis=0)

    # --- inside

    def within(self, events: Sequence[Event], strains: Iterable[int]) -> list[Event]:
        """The events of some strains; a note held over an edge is cut there."""
        windows = [self._window(strain) for strain in strains]
        return cut(events, windows)

    def _window(self, strain: int) -> tuple[float, float]:
        """Start and end of a strain in quarters; the pickup belongs to the first."""
        edges = [_EARLY, *(float(start) for start in self.tune.strains[1:]), float(self.tune.length)]
        return edges[strain], edges[strain + 1]

    def _play(self, player: Player, events: Sequence[Event], gain: float, place: float, loose: float) -> None:
        """Notes are kept by pitch, length and force, a few variants of each; phrases of four bars swell."""
        if _silently.get():
            return
        quarter = self.tune.quarter
        for i, event in enumerate(events):
            force = round(float(np.clip(event.force + self._rng.normal(0, 0.03), 0.1, 1)), 1)
            seconds = max(0.05, round(event.length * quarter, 2))
            key = (player, event.key, seconds, force, i % _VARIANTS)
            if key not in self._notes:
                self._notes[key] = player(pitch(event.key), seconds, force, self._rng)
            when = event.start * quarter + self._rng.normal(0, loose)
            phrase = event.start / (4 * float(self.tune.bar)) % 1.0
            swell = 0.80 + 0.20 * np.sin(np.pi * min(phrase * 1.1, 1.0))
            self._lay(self._notes[key], when, gain * swell * (0.85 + 0.15 * force), place)

    def _lay(self, note: Signal, when: float, gain: float, place: float) -> None:
        target = self._places.setdefault(round(place, 2), np.zeros(self._size))
        add(target, note, when + (self._loop / RATE if when < 0 else 0), gain)


def cut(events: Sequence[Event], windows: Sequence[tuple[float, float]]) -> list[Event]:
    """What of the events lies in the windows, without splinters."""
    out = []
    for event in events:
        for a, b in windows:
            start, end = max(event.start, a), min(event.start + event.length, b)
            if end - start > 0.1 * min(event.length, 1):
                out.append(Event(start, end - start, event.key, event.force))
    return out
