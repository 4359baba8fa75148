"""What can be known of a sound without ears: pitch, spectrum, seam, likeness. It must not know any limit."""

from __future__ import annotations

import numpy as np
from scipy.signal import correlate

from .engine.signal import RATE, Signal
from .score.band import Lead
from .score.parts import Event

SMALL_SPEAKER = 200.0  # Hz: the loudspeakers of a laptop give little below
_FINE = 1 << 17  # points of a spectrum in which semitones stand apart
_PARTIALS = 5
_SHORTEST = 0.14  # seconds: shorter notes cannot be told from their neighbours


def mono(signal: Signal) -> Signal:
    """Both sides together."""
    return signal if signal.ndim == 1 else np.asarray(signal.mean(axis=1))


def energy_above(signal: Signal, edge: float = SMALL_SPEAKER) -> float:
    """The share of the energy above a frequency."""
    power = np.abs(np.fft.rfft(mono(signal))) ** 2
    return float(power[np.fft.rfftfreq(len(signal), 1 / RATE) > edge].sum() / (power.sum() + 1e-20))


def centre_of_spectrum(signal: Signal) -> float:
    """Where in Hz the energy lies on average."""
    power = np.abs(np.fft.rfft(mono(signal))) ** 2
    return float((power * np.fft.rfftfreq(len(signal), 1 / RATE)).sum() / (power.sum() + 1e-20))


def seam(signal: Signal) -> float:
    """The step from the last sample to the first, against the 99.9th percentile of all steps."""
    flat = mono(signal)
    return float(abs(flat[0] - flat[-1]) / (np.percentile(np.abs(np.diff(flat)), 99.9) + 1e-12))


def quietest(signal: Signal, block: float = 0.05) -> float:
    """The level in dB of the quietest block: a hole in a loop shows here."""
    size = int(block * RATE)
    flat = mono(signal)[: len(signal) // size * size].reshape(-1, size)
    return float(20 * np.log10(np.sqrt((flat**2).mean(axis=1)).min() + 1e-9))


def sudden_end(signal: Signal) -> float:
    """By how many dB a sound that has been steady for 150 ms falls within 20 ms for good."""
    size, steady = RATE // 100, 15
    flat = mono(signal)[: len(signal) // size * size].reshape(-1, size)
    level = 20 * np.log10(np.sqrt((flat**2).mean(axis=1)) + 1e-5)
    falls = [0.0]
    for at in range(steady, len(level) - 1):
        before = level[at - steady : at]
        if before.max() - before.min() < 9:
            falls.append(float(before.mean() - level[at + 1 : at + steady].max()))
    return max(falls)


def pitchedness(signal: Signal) -> float:
    """How nearly the loudest fifth of a second repeats itself, from 0 (noise) to 1 (one steady tone)."""
    flat = mono(signal)
    size = min(len(flat), RATE // 5)
    starts = range(0, len(flat) - size + 1, max(1, size // 4))
    loudest = max(starts, key=lambda at: float((flat[at : at + size] ** 2).sum()))
    piece = flat[loudest : loudest + size]
    likeness = np.asarray(correlate(piece, piece, "full"))[size - 1 :]
    likeness = likeness / (likeness[0] + 1e-12) * size / np.maximum(size - np.arange(size), size // 4)
    return float(likeness[RATE // 500 : RATE // 70].max()) if size > RATE // 60 else 0.0


def likeness(one: Signal, other: Signal) -> float:
    """The highest cross-correlation of two takes: 1 is the same sound."""
    a, b = mono(one), mono(other)
    strength = float(np.sqrt((a**2).sum() * (b**2).sum())) + 1e-12
    return float(np.abs(correlate(a, b, "full", method="fft")).max() / strength)


def tune_heard(signal: Signal, lead: Lead) -> tuple[float, float]:
    """Of the notes of the tune, the share that is stronger at its pitch than a tone or semitone beside it.

    And the median of how far in cents the strongest peak near each lies from the equal-tempered pitch.
    """
    flat, quarter = mono(signal), lead.tune.quarter
    heard, errors = [], []
    for event in lead.events:
        if event.length * quarter > _SHORTEST and event.start >= 0:
            piece = _sounding(flat, event, quarter)
            if piece is not None:
                good, error = _note_heard(piece, event.key)
                heard.append(good)
                errors.append(error)
    return float(np.mean(heard)), float(np.median(np.abs(errors)))


def _sounding(flat: Signal, event: Event, quarter: float) -> Signal | None:
    begin = int((event.start * quarter + 0.03) * RATE)
    end = begin + int(max(0.12, min(event.length * quarter, 0.4)) * RATE)
    return flat[begin:end] if end <= len(flat) else None


def _note_heard(piece: Signal, key: int) -> tuple[bool, float]:
    power = np.abs(np.fft.rfft(piece * np.hanning(len(piece)), _FINE))
    step = RATE / _FINE

    def strength(at: int) -> float:
        pitch = 440 * 2 ** ((at - 69) / 12)
        total = 0.0
        for number in range(1, _PARTIALS + 1):
            near = power[int(number * pitch * 0.991 / step) : int(number * pitch * 1.009 / step) + 1]
            total += float(np.log(near.max() + 1e-9))
        return total

    good = all(strength(key) > strength(key + by) for by in (-2, -1, 1, 2))
    pitch = 440 * 2 ** ((key - 69) / 12)
    low = int(pitch * 0.97 / step)
    found = (low + int(np.argmax(power[low : int(pitch * 1.03 / step)]))) * step
    return good, float(1200 * np.log2(found / pitch))
