"""Rooms to play in: a made-up echo of early taps and dying noise. It must not know who plays."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from scipy.signal import fftconvolve

from .signal import RATE, Signal, band, samples

EARLY_TAPS = 9


@lru_cache(maxsize=16)
def _answer(decay: float, bright: float, predelay: float, seed: int) -> Signal:
    """What the room gives back for one click, stereo; high notes die sooner than low ones."""
    rng = np.random.default_rng(seed)
    length = samples(decay * 1.3 + predelay)
    at = np.arange(length) / RATE
    answer = np.zeros((length, 2))
    bands = ((None, 500.0, 1.0), (500.0, 0.45 * bright, 0.85), (0.45 * bright, bright, 0.55))
    for side in range(2):
        raw = rng.standard_normal(length)
        for low, high, share in bands:
            answer[:, side] += band(raw, low, high) * np.exp(-6.9 * at / (decay * share))
        answer[: samples(predelay), side] = 0
        for _ in range(EARLY_TAPS):
            tap = samples(rng.uniform(0.007, 0.06))
            answer[tap, side] += rng.uniform(0.5, 1.5) * rng.choice([-1, 1])
    return np.asarray(answer / np.sqrt((answer**2).sum(axis=0, keepdims=True)))


def in_room(
    signal: Signal,
    decay: float,
    wet: float,
    *,
    bright: float = 6000.0,
    predelay: float = 0.012,
    seed: int = 1,
) -> Signal:
    """The signal played in a room of `decay` seconds (to -60 dB): stereo, longer by the room's tail."""
    if signal.ndim == 1:
        signal = np.stack([signal, signal], axis=1) * np.sqrt(0.5)
    answer = _answer(decay, bright, predelay, seed)
    out = np.zeros((len(signal) + len(answer) - 1, 2))
    out[: len(signal)] += signal * (1 - wet * 0.5)
    for side in range(2):
        out[:, side] += wet * fftconvolve(signal[:, side], answer[:, side])
    return out
