"""Loudness and peaks (ITU-R BS.1770), and bringing a signal to a wanted loudness. It must not know files."""

from __future__ import annotations

import warnings

import numpy as np
import pyloudnorm
from scipy.ndimage import minimum_filter1d, uniform_filter1d
from scipy.signal import resample_poly

from .signal import RATE, Signal, gain_of, samples

CEILING = -1.5  # dB true peak before encoding; Vorbis adds up to half a decibel
LONG = 3.0  # seconds; longer signals are measured whole, shorter ones by their loudest 400 ms
_BLOCK, _HOP, _WINDOW = 0.4, 0.05, 0.005


def true_peak(signal: Signal) -> float:
    """The peak between the samples too, in dB: four times oversampled."""
    return float(20 * np.log10(np.abs(resample_poly(signal, 4, 1, axis=0)).max() + 1e-12))


def loudness(signal: Signal, *, whole: bool | None = None) -> float:
    """LUFS: of the whole where it is long, of the loudest 400 ms where it is not, or as `whole` says."""
    meter = pyloudnorm.Meter(RATE)
    if whole if whole is not None else len(signal) > LONG * RATE:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return float(meter.integrated_loudness(signal))
    return max(momentary(signal))


def momentary(signal: Signal, hop: float = _HOP) -> list[float]:
    """LUFS of every 400 ms, in steps of `hop` seconds, with silence before and behind."""
    meter = pyloudnorm.Meter(RATE)
    block = int(_BLOCK * RATE)
    padded = np.pad(signal, [(block, block)] + [(0, 0)] * (signal.ndim - 1))
    found = [-120.0]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for start in range(0, len(padded) - block + 1, int(hop * RATE)):
            piece = padded[start : start + block]
            if np.abs(piece).max() > 1e-5:
                found.append(float(meter.integrated_loudness(piece)))
    return found


def limited(signal: Signal, ceiling: float) -> Signal:
    """No sample above the ceiling (a factor): the gain goes down before a peak comes and up after it."""
    size = np.abs(signal).max(axis=1) if signal.ndim == 2 else np.abs(signal)
    gain = np.minimum(1.0, ceiling / np.maximum(size, 1e-9))
    window = samples(_WINDOW) | 1
    gain = uniform_filter1d(minimum_filter1d(gain, 2 * window + 1), window)
    return np.asarray(signal * (gain[:, None] if signal.ndim == 2 else gain))


def normalised(signal: Signal, target: float, *, loops: bool = False) -> Signal:
    """At `target` LUFS, the few peaks above the ceiling held down; a loop stays one across its seam."""
    out = signal * gain_of(target - loudness(signal))
    if true_peak(out) <= CEILING:
        return np.asarray(out)
    margin = 4096 if loops else 0
    longer = np.concatenate([out[-margin:], out, out[:margin]]) if loops else out
    longer = limited(longer, gain_of(CEILING - 0.3))
    return longer[margin : len(longer) - margin]
