"""Bowed strings, always a section: several players, each a little apart. It must not know any tune."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from scipy.signal import fftconvolve

from ..engine.signal import (
    RATE,
    Rng,
    Signal,
    band,
    envelope,
    equalised,
    faded,
    modes,
    sawtooth,
    times,
)

_RIBS = ((290, 4, 2.5), (480, 4, 3), (720, -3, 2), (1100, 2.5, 2), (2600, 4, 1.3))


@lru_cache(maxsize=8)
def _body(size: float) -> Signal:
    """A made-up violin's body: 70 narrow resonances, across which the vibrato sweeps the partials.

    Each partial so gets a flutter of its own, and that is most of what tells a fiddle from an organ pipe.
    """
    rng = np.random.default_rng(1735)
    pitches = np.geomspace(190, 6500, 70) * rng.normal(1, 0.03, 70) * size
    levels = rng.normal(1, 0.35, 70) * np.where(pitches > 2500 * size, 1.3, 1.0) * (pitches / 800) ** 0.85
    answer = modes(0.045, pitches, levels, 16 / (np.pi * pitches), rng)
    middle = np.abs(np.fft.rfft(answer, 8192))[60:800]  # 320 Hz to 4.3 kHz
    return np.asarray(answer / np.sqrt((middle**2).mean()))


def _player(pitch: float, at: Signal, attack: float, rng: Rng) -> Signal:
    """One bow: a drifting saw that scoops up to its note and begins its vibrato late."""
    drift = np.cumsum(rng.standard_normal(len(at) // 512 + 2)) * 0.6
    drift = np.interp(at * RATE, np.arange(len(drift)) * 512, drift)
    shake = np.sin(2 * np.pi * rng.uniform(4.8, 5.9) * at + rng.uniform(0, 6))
    cents = rng.normal(0, 5) + drift + 7 * np.clip((at - 0.25) / 0.4, 0, 1) * shake - 14 * np.exp(-at / 0.03)
    step = pitch * 2 ** (cents / 1200) / RATE
    shape = envelope(len(at) / RATE, attack * rng.uniform(0.8, 1.4), 0.25, 0.82, 0.22)
    wobble = 1 + 0.06 * np.sin(2 * np.pi * rng.uniform(3, 7) * at + rng.uniform(0, 6))
    return np.asarray(sawtooth(rng.random() + np.cumsum(step), step) * shape * wobble)


def _section(pitch: float, seconds: float, force: float, rng: Rng, players: int, dark: float) -> Signal:
    """`dark` from 0 (violins) to 1 lowers the body and the top."""
    hold = seconds + 0.22
    at = times(hold)
    out = sum((_player(pitch, at, 0.05 + 0.05 * (1 - force), rng) for _ in range(players)), np.zeros_like(at))
    out /= players
    out *= 1 + 0.18 * np.clip((seconds - 0.35) / 0.6, 0, 1) * np.sin(np.pi * np.clip(at / hold, 0, 1))
    out = 0.45 * out + 0.75 * fftconvolve(out, _body(round(1 - 0.45 * dark, 2)))[: len(out)]
    rosin = band(rng.standard_normal(len(at)), 900, 6000) * envelope(hold, 0.01, 0.08, 0.25, 0.2)
    out += 0.02 * rosin
    for centre, decibels, quality in _RIBS:
        out = equalised(out, centre * (1 - 0.3 * dark), decibels, quality)
    top = min(1400 + 3600 * force * (1 - 0.55 * dark) + pitch * 1.5, 9000)
    out = band(out, max(pitch * 0.6, 60), top, 1)
    out *= (0.22 / (out.std() + 1e-9)) ** 0.7  # tames the uneven resonances, but not quite
    return faded(0.22 * (0.35 + 0.65 * force) * out, 0.002, 0.03)


def violins(pitch: float, seconds: float, force: float, rng: Rng) -> Signal:
    """Five fiddles on one part."""
    return _section(pitch, seconds, force, rng, players=5, dark=0.0)


def violas(pitch: float, seconds: float, force: float, rng: Rng) -> Signal:
    """Four of the larger kind: inner parts, and tunes low down."""
    return _section(pitch, seconds, force, rng, players=4, dark=0.4)


def cellos(pitch: float, seconds: float, force: float, rng: Rng) -> Signal:
    """Three on the bass."""
    return _section(pitch, seconds, force, rng, players=3, dark=0.8)
