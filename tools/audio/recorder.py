"""A sound card that writes down what it is told and mixes it afterwards, sample for sample.

It must not know what is played, nor why. The caller sets the time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from .engine.oggs import read
from .engine.signal import RATE, Signal, samples


@dataclass(slots=True)
class _Played:
    """One sound from its start: its levels over time, and when it began to fade away."""

    signal: Signal
    start: float
    levels: list[tuple[float, float, float]]
    fade_in: float = 0.0
    fade_from: float = np.inf
    fade_out: float = 0.0
    passes: int = 1
    cut: float = np.inf

    @property
    def end(self) -> float:
        """When it falls silent."""
        length = len(self.signal) / RATE * self.passes if self.passes else np.inf
        return min(self.start + length, self.fade_from + self.fade_out, self.cut)


@dataclass(slots=True)
class Recorder:
    """A card (see game.stage.sound_device) for a mix of so many seconds."""

    seconds: float
    now: float = 0.0
    _voices: dict[int, _Played] = field(default_factory=dict)
    _track: _Played | None = None
    _track_level: float = 1.0
    _all: list[_Played] = field(default_factory=list)

    def in_sight(self) -> bool:
        """Paper is always at hand."""
        return True

    def open(self, *, mono: bool) -> bool:  # noqa: ARG002
        """Always there, and in stereo."""
        return True

    def close(self) -> None:
        """Nothing to let go of."""

    def load(self, path: Path) -> object | None:
        """The file as stereo."""
        signal = read(path)
        return np.stack([signal, signal], axis=1) if signal.ndim == 1 else signal

    def start(self, voice: int, sample: object, left: float, right: float) -> None:
        """A voice begins."""
        assert isinstance(sample, np.ndarray)
        if voice in self._voices:
            self._voices[voice].cut = self.now
        self._voices[voice] = _Played(sample, self.now, [(self.now, left, right)])
        self._all.append(self._voices[voice])

    def level(self, voice: int, left: float, right: float) -> None:
        """A voice changes its level."""
        self._voices[voice].levels.append((self.now, left, right))

    def fade(self, voice: int, seconds: float) -> None:
        """A voice dies away."""
        self._voices[voice].fade_from, self._voices[voice].fade_out = self.now, seconds

    def sounding(self, voice: int) -> bool:
        """Whether a voice is heard."""
        return voice in self._voices and self.now < self._voices[voice].end

    def start_track(self, path: Path, passes: int, seconds: float) -> bool:
        """Music begins."""
        signal = self.load(path)
        assert isinstance(signal, np.ndarray)
        level = (self.now, self._track_level, self._track_level)
        self._track = _Played(signal, self.now, [level], fade_in=seconds, passes=passes)
        self._all.append(self._track)
        return True

    def track_level(self, level: float) -> None:
        """The music changes its level."""
        self._track_level = level
        if self._track is not None:
            self._track.levels.append((self.now, level, level))

    def fade_track(self, seconds: float) -> None:
        """The music dies away."""
        if self._track is not None:
            self._track.fade_from, self._track.fade_out = self.now, seconds

    def track_sounding(self) -> bool:
        """Whether music is heard."""
        return self._track is not None and self.now < self._track.end

    def mix(self) -> Signal:
        """All of it together."""
        out = np.zeros((samples(self.seconds), 2))
        for played in self._all:
            self._lay(out, played)
        return out

    def _lay(self, out: Signal, played: _Played) -> None:
        begin, end = int(played.start * RATE), min(int(min(played.end, self.seconds) * RATE), len(out))
        if end <= begin:
            return
        at = np.arange(begin, end) / RATE
        index = (np.arange(end - begin)) % len(played.signal)
        moments = np.array([moment for moment, _, _ in played.levels])
        which = np.searchsorted(moments, at, side="right") - 1
        sides = np.array([(left, right) for _, left, right in played.levels])[np.maximum(which, 0)]
        shape = np.ones(len(at))
        if played.fade_in:
            shape *= np.clip((at - played.start) / played.fade_in, 0, 1)
        if np.isfinite(played.fade_from):
            shape *= np.clip(1 - (at - played.fade_from) / played.fade_out, 0, 1)
        out[begin:end] += played.signal[index] * sides * shape[:, None]
