"""Plucked strings: the harpsichord, and gut strings under a finger. It must not know any tune."""

from __future__ import annotations

import numpy as np
from scipy.signal import lfilter

from ..engine.signal import RATE, Rng, Signal, add, band, equalised, faded, noise, peak, samples, times


def string(
    pitch: float, seconds: float, ringing: float, damping: float, plucked_at: float, pluck: Signal
) -> Signal:
    """Karplus and Strong's string as one filter, tuned within 2 cents by a cubic Lagrange delay.

    `ringing` is the time to -60 dB, `damping` the weight of a two-point low-pass, and `plucked_at` (0 to
    0.5) where along the string the pluck touches, whose harmonics are missing.
    """
    n = samples(seconds)
    force = np.zeros(n)
    force[: min(len(pluck), n)] = pluck[:n]
    period = RATE / pitch
    gap = max(1, round(period * plucked_at))
    force[gap:] -= 0.95 * force[:-gap].copy()
    delay = period - damping  # the low-pass delays by its weight
    whole = int(delay) - 1
    rest = delay - whole  # between 1 and 2, where a cubic Lagrange is flat
    taps = np.ones(4)
    for i in range(4):
        for j in range(4):
            if j != i:
                taps[i] *= (rest - j) / (i - j)
    loop = 10 ** (-3 / (pitch * ringing)) * np.convolve(taps, [1 - damping, damping])
    feedback = np.zeros(whole + len(loop))
    feedback[0] = 1.0
    feedback[whole:] -= loop
    return np.asarray(lfilter([1.0], feedback, force))


_CHOIRS = ((1.0, 1.0, 0.11), (1.0009, 0.7, 0.17))  # ratio, level, where it is plucked: two unison strings
_SOUNDBOARD = ((180, 4, 1.2), (420, 3, 1.5), (1250, 1.5, 1.2), (2600, 2, 1.0))


def harpsichord(pitch: float, seconds: float, force: float, rng: Rng) -> Signal:
    """Two choirs a shade apart, the quill's click, a wooden body, and felt on release; force hardly tells."""
    hold = seconds + 0.25
    n = samples(hold)
    out = np.zeros(n)
    for ratio, level, where in _CHOIRS:
        tone = pitch * ratio
        pluck = np.zeros(samples(0.012))
        pluck[: samples(0.0015)] = 0.35 * rng.standard_normal(samples(0.0015))
        pluck[0] += 3.0
        pluck = band(pluck, 40, 700 + 0.8 * tone, 1)  # the force at the bridge falls 6 dB an octave
        ringing = float(np.clip(7.5 * (220 / tone) ** 0.45, 1.2, 10))
        damping = float(np.clip(0.07 * (220 / tone) ** 0.6, 0.015, 0.12))
        out += level * string(tone, hold, ringing, damping, where, pluck)
    released = samples(seconds)
    out[released:] *= np.exp(-np.arange(n - released) / RATE / 0.035)
    quill = band(noise(rng, 0.012), 1800, 5200) * np.exp(-times(0.012) / 0.003)
    add(out, quill, 0.0, 0.04 * peak(out))
    felt = band(noise(rng, 0.03), 300, 1800) * np.exp(-times(0.03) / 0.008)
    add(out, felt, seconds, 0.05 * peak(out))
    for centre, decibels, quality in _SOUNDBOARD:
        out = equalised(out, centre, decibels, quality)
    out = band(out, 45, 12_000, 1)
    return faded(0.25 * (0.8 + 0.2 * force) * out / peak(out), 0.0003, 0.02)


_BELLY = ((240, 4, 1.4), (430, 4, 1.6), (900, 3, 1.2), (1900, 2, 1.0))


def pizzicato(pitch: float, _seconds: float, force: float, rng: Rng) -> Signal:
    """A gut string under a soft finger, soon gone; how long it is written makes no difference."""
    hold = 1.1
    pluck = np.zeros(samples(0.02))
    touch = samples(0.004)
    pluck[:touch] = np.hanning(touch) * (1 + 0.1 * rng.standard_normal(touch))
    pluck = band(pluck, 50, 900 + 1.6 * pitch, 1)
    ringing = float(np.clip(1.5 * (150 / pitch) ** 0.5, 0.5, 1.8))
    out = string(pitch, hold, ringing, 0.20, 0.23, pluck)
    out += 0.6 * string(pitch * 1.0012, hold, 0.88 * ringing, 0.22, 0.19, pluck)
    out *= np.exp(-np.arange(len(out)) / RATE / 0.42)
    thump = band(noise(rng, 0.03), 120, 900) * np.exp(-times(0.03) / 0.006)
    add(out, thump / peak(thump), 0.0, 0.12 * peak(out))
    for centre, decibels, quality in _BELLY:
        out = equalised(out, centre, decibels, quality)
    return faded(0.26 * (0.45 + 0.55 * force) * out / peak(out), 0.0008, 0.15)
