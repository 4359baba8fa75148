"""The grains contact sounds are built of: bursts, sliding noise, random clicks.

It must not know any one effect.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..engine.signal import Rng, Signal, add, band, faded, modes, noise, resonance, samples, silence, times

Rate = Callable[[float], float]  # how many a second, at a time in seconds


def burst(rng: Rng, low: float, high: float, decay: float, attack: float = 0.0004) -> Signal:
    """A short band of noise that strikes and dies: most contacts begin with one."""
    length = attack + decay * 7
    at = times(length)
    shape = np.exp(-at / decay) * np.clip(at / attack, 0, 1)
    return faded(band(noise(rng, length), low, high) * shape, 0.0002, decay)


def sliding_noise(rng: Rng, seconds: float, start: float, end: float, quality: float = 1.2) -> Signal:
    """Noise through a band whose centre glides from `start` to `end` Hz: eight bands cross-faded."""
    along = np.linspace(0, 1, samples(seconds))
    centre = np.log(start) + (np.log(end) - np.log(start)) * along
    raw, out = noise(rng, seconds), np.zeros(len(along))
    knots = np.linspace(min(np.log(start), np.log(end)), max(np.log(start), np.log(end)), 8)
    width = max(float(knots[1] - knots[0]), 1e-6)
    for knot in knots:
        out += resonance(raw, float(np.exp(knot)), quality) * np.clip(1 - np.abs(centre - knot) / width, 0, 1)
    return out


def moments(rng: Rng, seconds: float, rate: Rate) -> list[float]:
    """Random times at that rate, by thinning: stepping by the present rate would miss its peaks."""
    top = max(rate(at) for at in np.linspace(0, seconds, 200))
    ticks = np.cumsum(rng.exponential(1 / top, int(top * seconds * 2) + 20))
    return [float(at) for at in ticks if at < seconds and rng.random() < rate(float(at)) / top]


def crackle(
    rng: Rng, seconds: float, rate: Rate, low: float, high: float, decay: float, spread: float = 1.0
) -> Signal:
    """Bursts at random times; `spread` is how unequally loud they are."""
    out = silence(seconds)
    for at in moments(rng, seconds, rate):
        grain = burst(
            rng,
            low * rng.uniform(0.8, 1.3),
            min(high * rng.uniform(0.7, 1.2), 16_000),
            decay * rng.uniform(0.5, 1.6),
        )
        add(out, grain, at, float(np.exp(rng.normal(0, spread))))
    return out


def knock(rng: Rng, size: float = 1.0, hard: float = 1.0) -> Signal:
    """A knock on a thick board; size above 1 a larger board, hard above 1 a harder striker."""
    pitches = np.array([196, 344, 563, 905, 1420, 2180]) / size * rng.normal(1, 0.02, 6)
    levels = np.array([0.9, 1, 0.75, 0.5, 0.30 * hard, 0.18 * hard])
    decays = np.array([0.060, 0.045, 0.034, 0.022, 0.014, 0.009]) * size
    out = silence(0.45)
    add(out, modes(0.45, pitches, levels, decays, rng), 0)
    add(out, burst(rng, 700, 4500, 0.004), 0, 1.2 * hard)
    return faded(out, 0.0003, 0.05)
