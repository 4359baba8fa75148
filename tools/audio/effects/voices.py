"""Voices from a throat up: breath and vibrating folds through moving formants, and hands that clap.

It must not know what a crowd has to say.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..engine.rooms import in_room
from ..engine.signal import (
    RATE,
    Rng,
    Signal,
    add,
    band,
    envelope,
    faded,
    noise,
    peak,
    placed,
    resonance,
    samples,
    sawtooth,
    silence,
)
from .grains import burst

# Centre (Hz), bandwidth (Hz) and level of the first formants of grown men (after Peterson and Barney, 1952).
VOWELS = {
    "a": ((730, 95, 1.0), (1090, 110, 0.50), (2440, 170, 0.16)),
    "o": ((570, 85, 1.0), (840, 100, 0.45), (2410, 170, 0.08)),
    "u": ((300, 65, 1.0), (870, 100, 0.22), (2240, 170, 0.05)),
    "i": ((270, 65, 0.8), (2290, 150, 0.50), (3010, 200, 0.32)),
    "e": ((530, 80, 0.9), (1840, 140, 0.50), (2480, 180, 0.28)),
}
_FOLDS_TILT = 6.0  # times the pitch: above it the folds' own spectrum falls twice as fast


def _folds(rng: Rng, pitch: Signal, breath: float, rough: float) -> Signal:
    """The source: no two cycles alike, breath in time with them, and in a shout a rattle below the pitch."""
    n = len(pitch)
    cycles = max(4, int(pitch.mean() * n / RATE))
    jitter = np.interp(np.arange(n), np.linspace(0, n, cycles), rng.normal(0, 0.012 + 0.02 * rough, cycles))
    step = pitch * np.exp(jitter) / RATE
    phase = rng.random() + np.cumsum(step)
    wave = sawtooth(phase, step)
    shimmer = np.interp(np.arange(n), np.linspace(0, n, cycles), rng.normal(1, 0.10 + 0.25 * rough, cycles))
    rattle = 1 - 0.5 * rough * (0.5 + 0.5 * np.sin(np.pi * phase + rng.uniform(0, 6)))
    opened = 0.4 + 0.6 * np.clip(1 - 2 * (phase % 1.0), 0, 1)
    return np.asarray(wave * shimmer * rattle + breath * rng.standard_normal(n) * opened)


def voice(
    rng: Rng,
    seconds: float,
    start: float,
    end: float,
    vowels: str,
    *,
    breath: float = 0.35,
    attack: float = 0.06,
    rough: float = 0.2,
) -> Signal:
    """One throat gliding from pitch to pitch (Hz) over some vowels; `rough` 0 speaks, 1 shouts hoarsely."""
    n = samples(seconds)
    along = np.linspace(0, 1, n)
    wander = np.interp(along, np.linspace(0, 1, 9), rng.normal(0, 0.03, 9))
    pitch = np.exp(np.log(start) + (np.log(end) - np.log(start)) * along + wander)
    source = _folds(rng, pitch, breath, rough)
    source = band(source, None, float(_FOLDS_TILT * pitch.mean() * (1 + 1.5 * rough)), 1)
    return through_mouth(rng, source, vowels) * envelope(seconds, attack, 0.3, 0.75, seconds * 0.4)


def through_mouth(rng: Rng, source: Signal, vowels: str) -> Signal:
    """A source through the formants of vowels one after another; every mouth has its own size."""
    along = np.linspace(0, 1, len(source))
    size = rng.normal(1.03, 0.07)
    out = np.zeros(len(source))
    spots = np.linspace(0, 1, len(vowels)) if len(vowels) > 1 else np.array([0.5])
    for spot, vowel in zip(spots, vowels, strict=True):
        reach = max(len(vowels) - 1, 1)
        weight = np.clip(1 - np.abs(along - spot) * reach, 0, 1) if len(vowels) > 1 else 1.0
        for centre, width, level in VOWELS[vowel]:
            own = centre * size * rng.normal(1, 0.03)
            out += weight * level * resonance(source, own, own / width)
    return out


Member = Callable[[Rng], tuple[float, Signal]]  # when they begin, and what they utter


def crowd(
    rng: Rng, people: int, length: float, member: Member, *, decay: float = 1.3, wet: float = 0.45
) -> Signal:
    """Many voices at random places; two of three are far off, quieter and duller."""
    near, far = silence(length, 2), silence(length, 2)
    for _ in range(people):
        at, uttered = member(rng)
        target = far if rng.random() < 0.67 else near
        add(target, placed(uttered, rng.uniform(-0.9, 0.9)), at, rng.uniform(0.4, 1.0))
    out = near * 0.7 + band(far, None, 1700, 1)
    return faded(in_room(band(out, 130, 4800, 1), decay, wet, bright=4000), 0.02, 0.5)


def roar(rng: Rng, seconds: float, vowels: str, streams: int = 14) -> Signal:
    """The breath of a multitude: whispered vowels without pitch, swelling and sinking as syllables do."""
    out = silence(seconds, 2)
    n = samples(seconds)
    for _ in range(streams):
        source = band(noise(rng, seconds), 150, 3200, 1)
        beats = max(4, int(seconds * rng.uniform(2.5, 5.5)))
        swell = np.interp(np.arange(n), np.linspace(0, n, beats), rng.uniform(0.15, 1.0, beats))
        order = "".join(rng.choice(list(vowels), 3))
        add(out, placed(through_mouth(rng, source, order) * swell, rng.uniform(-0.9, 0.9)), 0.0)
    return faded(out, 0.15, 0.25 * seconds)


def clapping(rng: Rng, seconds: float, people: int) -> Signal:
    """Hands, each pair with its own hollow and its own pace, from scattered beginnings to scattered ends."""
    out = silence(seconds + 0.3, 2)
    for _ in range(people):
        hollow, place = rng.uniform(700, 1700), rng.uniform(-0.9, 0.9)
        loud, pace = float(np.exp(rng.normal(-0.5, 0.5))), rng.uniform(0.19, 0.30)
        at, last = rng.uniform(0.0, 0.35) * seconds, seconds * rng.uniform(0.6, 1.0)
        while at < last:
            clap = burst(rng, hollow * 0.7, hollow * 2.2, rng.uniform(0.005, 0.010), 0.0008)
            add(out, placed(clap, place), at, loud * rng.uniform(0.6, 1.0))
            at += pace * rng.normal(1, 0.08)
    return out


def over(under: Signal, signal: Signal, share: float, at: float = 0.0) -> None:
    """Lay a signal over another at that share of its peak."""
    add(under, signal, at, share * peak(under) / peak(signal))
