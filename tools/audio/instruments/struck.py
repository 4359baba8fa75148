"""Struck things with a name of their own: drums and bells. It must not know any tune."""

from __future__ import annotations

import numpy as np

from ..engine.signal import RATE, Rng, Signal, add, band, equalised, faded, modes, noise, times

_SKIN = (1.0, 1.594, 2.136, 2.296, 2.653, 2.918, 3.156, 3.501)  # modes of an ideal round membrane
_SKIN_LEVELS = (1, 0.55, 0.42, 0.3, 0.22, 0.2, 0.15, 0.1)
_SKIN_DECAYS = (0.070, 0.050, 0.040, 0.036, 0.030, 0.026, 0.022, 0.02)


def side_drum(force: float, rng: Rng, muffled: bool = False) -> Signal:
    """A field drum tightened by ropes: deep, with gut snares that rattle late; or under a black cloth."""
    seconds = 0.35
    lowest = rng.normal(168, 2)
    skin = modes(seconds, [lowest * mode for mode in _SKIN], _SKIN_LEVELS, _SKIN_DECAYS, rng)
    at = times(seconds)
    rattle = noise(rng, seconds) * np.exp(-at / (0.030 if muffled else 0.052)) * np.clip(at / 0.003, 0, 1)
    rattle = equalised(band(rattle, 900, 2200 if muffled else 8200, 1), 2400, 4, 0.8)
    stick = band(noise(rng, seconds), 2000, 7000) * np.exp(-at / 0.0018)
    bright = 0.3 + 0.7 * force
    out = 0.75 * skin + (0.25 if muffled else 0.85) * bright * rattle
    out += (0.1 if muffled else 0.35) * force * stick
    return faded(0.30 * force**0.8 * out, 0.0004, 0.03)


def bass_drum(force: float, rng: Rng, lowest: float = 58.0) -> Signal:
    """Deep, its pitch dropping by a third as it speaks, with a thud that small loudspeakers give."""
    at = times(0.9)
    body = np.sin(2 * np.pi * np.cumsum(lowest * (1 + 0.35 * np.exp(-at / 0.035))) / RATE)
    skin = modes(
        0.9, [lowest * r for r in (2.1, 3.0, 4.2, 6.1)], [0.5, 0.35, 0.3, 0.2], [0.09, 0.06, 0.04, 0.03], rng
    )
    thud = band(noise(rng, 0.9), 80, 900, 1) * np.exp(-at / 0.018)
    return faded(0.5 * force * (body * np.exp(-at / 0.20) + skin + 0.7 * thud), 0.001, 0.1)


def timpani(pitch: float, _seconds: float, force: float, rng: Rng) -> Signal:
    """A kettle, whose air makes the modes nearly harmonic; it rings as long as it likes."""
    at = times(1.6)
    body = modes(
        1.6, [pitch * r for r in (1, 1.504, 1.99, 2.44, 2.9)], [1, 0.7, 0.45, 0.3, 0.2],
        [0.55, 0.40, 0.30, 0.22, 0.16], rng,
    )  # fmt: skip
    mallet = band(noise(rng, 1.6), 100, 1400, 1) * np.exp(-at / 0.012)
    return faded(0.30 * force * (body + 0.8 * mallet), 0.001, 0.2)


_BELL = (0.5, 1.0, 1.19, 1.5, 2.0, 2.51, 2.66, 3.01, 4.17, 5.43, 6.79)  # hum, prime, tierce, quint, nominal…
_BELL_LEVELS = (0.55, 0.65, 0.55, 0.22, 0.9, 0.35, 0.28, 0.30, 0.22, 0.14, 0.08)
_BELL_DECAYS = (1, 0.62, 0.5, 0.35, 0.32, 0.2, 0.18, 0.15, 0.1, 0.07, 0.05)


def bell(pitch: float, seconds: float, force: float, rng: Rng) -> Signal:
    """An English church bell; `pitch` is its strike note, and it beats slowly against itself."""
    decays = [seconds * share for share in _BELL_DECAYS]
    one, other = (
        modes(seconds * 3.2, [pitch * ratio * apart for ratio in _BELL], _BELL_LEVELS, decays, rng)
        for apart in (1.0, 1.0012)
    )
    clapper = band(noise(rng, 0.05), 1500, 6500) * np.exp(-times(0.05) / 0.006)
    out = (one + 0.6 * other) / 3.5
    add(out, clapper, 0, 0.15)
    return faded(0.35 * force * out, 0.0008, 0.4)
