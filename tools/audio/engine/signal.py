"""Signals as float64 arrays at one sample rate, mono (n,) or stereo (n, 2): noise, filters, envelopes.

It must not know what a signal is the sound of.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.signal import butter, lfilter, sosfilt

RATE = 44_100  # samples a second
Signal = NDArray[np.float64]
Rng = np.random.Generator


def samples(seconds: float) -> int:
    """How many samples last so long; at least one."""
    return max(1, round(seconds * RATE))


def times(seconds: float) -> Signal:
    """The time of each sample, from 0."""
    return np.arange(samples(seconds)) / RATE


def silence(seconds: float, channels: int = 1) -> Signal:
    """Nothing, for so long."""
    return np.zeros(samples(seconds) if channels == 1 else (samples(seconds), channels))


def gain_of(decibels: float) -> float:
    """Decibels as a factor."""
    return float(10.0 ** (decibels / 20.0))


def peak(signal: Signal) -> float:
    """The largest sample, a little above zero even in silence."""
    return float(np.abs(signal).max()) + 1e-12


def noise(rng: Rng, seconds: float) -> Signal:
    """White noise of unit strength."""
    return rng.standard_normal(samples(seconds))


def band(signal: Signal, low: float | None, high: float | None, order: int = 2) -> Signal:
    """Butterworth low-, high- or band-pass, depending on which edges (Hz) are given."""
    nyquist = RATE / 2
    if low and high:
        edges: object = [low / nyquist, min(high / nyquist, 0.99)]
        sections = butter(order, edges, "band", output="sos")
    elif low:
        sections = butter(order, low / nyquist, "high", output="sos")
    else:
        sections = butter(order, min((high or nyquist) / nyquist, 0.99), "low", output="sos")
    return np.asarray(sosfilt(sections, signal, axis=0))


def equalised(signal: Signal, centre: float, decibels: float, quality: float = 1.0) -> Signal:
    """A peaking equaliser (Bristow-Johnson's cookbook): bodies of instruments, walls of boxes."""
    root = 10 ** (decibels / 40)
    angle = 2 * np.pi * centre / RATE
    alpha = np.sin(angle) / (2 * quality)
    above = np.array([1 + alpha * root, -2 * np.cos(angle), 1 - alpha * root])
    below = np.array([1 + alpha / root, -2 * np.cos(angle), 1 - alpha / root])
    return np.asarray(lfilter(above / below[0], below / below[0], signal, axis=0))


def resonance(signal: Signal, centre: float, quality: float) -> Signal:
    """A two-pole resonance whose peak passes unchanged."""
    angle = 2 * np.pi * centre / RATE
    alpha = np.sin(angle) / (2 * quality)
    above = np.array([alpha, 0.0, -alpha])
    below = np.array([1 + alpha, -2 * np.cos(angle), 1 - alpha])
    return np.asarray(lfilter(above / below[0], below / below[0], signal, axis=0))


def envelope(seconds: float, attack: float, decay: float, sustain: float, release: float) -> Signal:
    """Rise, settle, hold and die, ending exactly at `seconds`; no corner at either end."""
    n = samples(seconds)
    rise, fall = min(samples(attack), n // 2), min(samples(release), n // 2)
    after = np.maximum(np.arange(n) / RATE - attack, 0)
    shape = sustain + (1 - sustain) * np.exp(-after / max(decay, 1e-3))
    shape[:rise] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(rise) / max(rise, 1))
    shape[n - fall :] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, fall + 1) / max(fall, 1))
    return shape


def faded(signal: Signal, fade_in: float = 0.001, fade_out: float = 0.01) -> Signal:
    """Cosine fades, so that a one-shot begins and ends at exactly zero."""
    out = signal.copy()
    rise, fall = min(int(fade_in * RATE), len(out)), min(samples(fade_out), len(out))
    up = 0.5 - 0.5 * np.cos(np.pi * np.arange(rise) / max(rise, 1))
    down = 0.5 + 0.5 * np.cos(np.pi * np.arange(1, fall + 1) / fall)
    if out.ndim == 2:
        up, down = up[:, None], down[:, None]
    out[:rise] *= up
    out[len(out) - fall :] *= down
    return out


def trimmed(signal: Signal, floor: float = -62.0, tail: float = 0.03) -> Signal:
    """Without the silence after the last sample above `floor` (decibels under the peak)."""
    size = np.abs(signal).max(axis=1) if signal.ndim == 2 else np.abs(signal)
    last = int(np.nonzero(size > size.max() * gain_of(floor))[0][-1]) + samples(tail)
    return faded(signal[:last], 0.0, tail)


def modes(
    seconds: float,
    pitches: Sequence[float] | Signal,
    levels: Sequence[float] | Signal,
    decays: Sequence[float] | Signal,
    rng: Rng | None = None,
) -> Signal:
    """Dying sines together: struck wood, metal, skin. `decays` are the times to 1/e."""
    at = times(seconds)
    out = np.zeros_like(at)
    for pitch, level, decay in zip(pitches, levels, decays, strict=True):
        if pitch < RATE * 0.45:
            phase = rng.uniform(0, 2 * np.pi) if rng is not None else 0.0
            out += level * np.sin(2 * np.pi * pitch * at + phase) * np.exp(-at / decay)
    return out


def add(target: Signal, signal: Signal, at: float, gain: float = 1.0) -> None:
    """Mix a signal into another from `at` seconds on; what sticks out at either end is cut off."""
    start = round(at * RATE)
    if start < 0:
        signal, start = signal[-start:], 0
    count = min(len(signal), len(target) - start)
    if count > 0:
        target[start : start + count] += gain * signal[:count]


def placed(signal: Signal, place: float) -> Signal:
    """Mono into stereo at equal power; place from -1 (left) to 1 (right)."""
    angle = (place + 1) * np.pi / 4
    return np.stack([signal * np.cos(angle), signal * np.sin(angle)], axis=1)


def sawtooth(phase: Signal, step: Signal) -> Signal:
    """A sawtooth without aliases (polyBLEP), from a running phase in cycles and its step."""
    where = phase % 1.0
    out = 2 * where - 1
    low = where < step
    ratio = where[low] / step[low]
    out[low] -= 2 * ratio - ratio**2 - 1
    high = where > 1 - step
    ratio = (where[high] - 1) / step[high]
    out[high] -= ratio * ratio + 2 * ratio + 1
    return np.asarray(out)
