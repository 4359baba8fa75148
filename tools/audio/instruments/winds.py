"""Wind: fife and flute, oboe and bassoon, trumpet and horn. It must not know any tune."""

from __future__ import annotations

import numpy as np

from ..engine.signal import RATE, Rng, Signal, band, envelope, faded, times


def _harmonics(pitch: float, levels: Signal, powers: Signal, shape: Signal, cents: Signal) -> Signal:
    """Harmonics whose level follows the envelope to a power: louder is brighter, as in real winds."""
    phase = 2 * np.pi * np.cumsum(pitch * 2 ** (cents / 1200)) / RATE
    out = np.zeros_like(shape)
    for number, (level, power) in enumerate(zip(levels, powers, strict=True), start=1):
        if pitch * number < RATE * 0.42 and level > 1e-4:
            out += level * shape**power * np.sin(number * phase)
    return out


_FIFE = (np.array([1, 0.42, 0.20, 0.07, 0.035, 0.02]), np.array([1, 1.3, 1.6, 2, 2, 2]))


def fife(pitch: float, seconds: float, force: float, rng: Rng) -> Signal:
    """A narrow flute: strong fundamental, a chiff at the start, breath upon the tone."""
    hold = seconds + 0.05
    at = times(hold)
    shape = envelope(hold, 0.018, 0.06, 0.85, 0.05)
    shape *= 1 + 0.03 * np.sin(2 * np.pi * 5.2 * at + rng.uniform(0, 6)) * np.clip(at - 0.15, 0, 1)
    shake = np.sin(2 * np.pi * 5.2 * at) * np.clip((at - 0.2) / 0.3, 0, 1)
    cents = -25 * np.exp(-at / 0.012) + 4 * shake + rng.normal(0, 3)
    tone = _harmonics(pitch, *_FIFE, shape, cents)
    breath = band(rng.standard_normal(len(at)), pitch * 0.9, min(pitch * 3.2, 12_000), 1)
    chiff = band(rng.standard_normal(len(at)), pitch * 1.8, 10_000, 1) * np.exp(-at / 0.016)
    out = tone + 0.035 * breath * shape + 0.14 * chiff
    return faded(0.20 * (0.5 + 0.5 * force) * out, 0.002, 0.012)


def flute(pitch: float, seconds: float, force: float, rng: Rng) -> Signal:
    """The fife at written pitch with its top taken down: a flute of one key."""
    return band(fife(pitch, seconds, force, rng), 150, 3800, 1)


def _reed(
    pitch: float, seconds: float, force: float, rng: Rng, formants: tuple[tuple[float, float, float], ...]
) -> Signal:
    """A double reed: a buzz of 24 harmonics through the formants (Hz, width, gain) of its bore."""
    hold = seconds + 0.06
    at = times(hold)
    shape = envelope(hold, 0.03, 0.1, 0.85, 0.06)
    shake = np.sin(2 * np.pi * 5 * at) * np.clip((at - 0.2) / 0.3, 0, 1)
    numbers = np.arange(1, 25)
    levels = numbers**-0.75
    for centre, width, gain in formants:
        levels = levels * (1 + gain * np.exp(-(((numbers * pitch - centre) / width) ** 2)))
    levels = levels / (1 + (numbers * pitch / (4.1 * formants[0][0])) ** 4)
    cents = 5 * shake - 10 * np.exp(-at / 0.015) + rng.normal(0, 3)
    out = _harmonics(pitch, levels / levels.max(), 1 + 0.08 * numbers, shape, cents)
    air = band(rng.standard_normal(len(at)), 1200, 5000, 1) * shape
    return faded(0.13 * (0.5 + 0.5 * force) * (out + 0.006 * air), 0.003, 0.015)


def oboe(pitch: float, seconds: float, force: float, rng: Rng) -> Signal:
    """Formants near 1.1 and 2.9 kHz."""
    return _reed(pitch, seconds, force, rng, ((1100, 350, 2.2), (2900, 700, 1.3)))


def bassoon(pitch: float, seconds: float, force: float, rng: Rng) -> Signal:
    """The oboe's uncle: formants near 480 Hz and 1.2 kHz, which a small loudspeaker still gives."""
    return 1.25 * _reed(pitch, seconds, force, rng, ((480, 140, 2.6), (1220, 300, 1.1)))


def _brass(pitch: float, seconds: float, force: float, rng: Rng, corner: float) -> Signal:
    """Overtones that bloom after the fundamental and with loudness, up to the corner (Hz)."""
    hold = seconds + 0.08
    at = times(hold)
    shape = envelope(hold, 0.035, 0.09, 0.78, 0.08) * (0.6 + 0.4 * force)
    cents = -40 * np.exp(-at / 0.018) + 12 * np.exp(-(((at - 0.045) / 0.02) ** 2)) + rng.normal(0, 3)
    numbers = np.arange(1, 31)
    levels = numbers**-0.55 / (1 + (numbers * pitch / corner) ** 3)
    levels *= 1 + 0.8 * np.exp(-(((numbers * pitch - 1300) / 500) ** 2))
    out = _harmonics(pitch, levels / levels.max(), 1 + 0.16 * (numbers - 1), shape, cents)
    buzz = band(rng.standard_normal(len(at)), 800, 5000) * np.exp(-at / 0.02)
    return faded(0.24 * (out / 2.6 + 0.02 * buzz), 0.002, 0.02)


def trumpet(pitch: float, seconds: float, force: float, rng: Rng) -> Signal:
    """A natural trumpet, or a bugle."""
    return _brass(pitch, seconds, force, rng, 3600)


def horn(pitch: float, seconds: float, force: float, rng: Rng) -> Signal:
    """A hunting horn, its bell turned away."""
    return _brass(pitch, seconds, force, rng, 1370)
