"""Paper, quill, brush, wax and press. It must not know when the game asks for them."""

from __future__ import annotations

import numpy as np

from ..engine.signal import (
    RATE,
    Rng,
    Signal,
    add,
    band,
    faded,
    modes,
    noise,
    resonance,
    samples,
    silence,
    times,
)
from .effect import Effect
from .grains import burst, crackle, knock, sliding_noise


def page(rng: Rng) -> Signal:
    """A leaf turned: air, crackling, a soft landing."""
    seconds = rng.uniform(0.42, 0.55)
    shape = np.sin(np.pi * np.linspace(0, 1, samples(seconds))) ** 2
    air = sliding_noise(rng, seconds, 700, 3000, 0.6) * shape
    grit = crackle(
        rng, seconds, lambda at: 120 * np.sin(np.pi * min(at / seconds, 1)) + 10, 2000, 9000, 0.003, 0.8
    )
    out = silence(seconds + 0.15)
    add(out, air + 0.5 * grit, 0)
    add(out, burst(rng, 400, 2500, 0.014), seconds * 0.9, 1.2)
    return faded(out, 0.01, 0.08)


def rustle(rng: Rng) -> Signal:
    """Papers gathered up, in two swells."""
    seconds = rng.uniform(0.55, 0.85)
    swells = (rng.uniform(0.1, 0.35), rng.uniform(0.5, 0.8))

    def rate(at: float) -> float:
        return 40 + 260 * max(float(np.exp(-(((at / seconds - swell) / 0.13) ** 2))) for swell in swells)

    along = times(seconds) / seconds
    wash = band(noise(rng, seconds), 800, 5200, 1) * sum(np.exp(-(((along - s) / 0.16) ** 2)) for s in swells)
    return faded(crackle(rng, seconds, rate, 1500, 9000, 0.004, 0.9) + 0.30 * wash, 0.01, 0.12)


def quill(rng: Rng) -> Signal:
    """A nib that catches and lets go some two hundred times a second, stroke after stroke."""
    out = silence(1.5)
    at = 0.02
    for _ in range(int(rng.integers(7, 10))):
        seconds, upward = rng.uniform(0.06, 0.17), rng.random() < 0.4
        add(
            out,
            _stroke(rng, seconds, (190 if upward else 260) * rng.uniform(0.75, 1.3)),
            at,
            0.6 if upward else 1.0,
        )
        at += seconds + (rng.uniform(0.015, 0.05) if rng.random() < 0.75 else rng.uniform(0.1, 0.16))
        if at > 1.25:
            break
    return faded(out, 0.003, 0.06)


def _stroke(rng: Rng, seconds: float, speed: float) -> Signal:
    ticks = silence(seconds)
    at = 0.0
    while at < seconds:
        ticks[min(int(at * RATE), len(ticks) - 1)] += rng.uniform(0.3, 1)
        at += rng.gamma(6, 1 / 6) / (speed * (0.6 + 0.8 * np.sin(np.pi * at / seconds)))
    nib = resonance(ticks, rng.uniform(2100, 2600), 2.5) + 0.8 * resonance(ticks, rng.uniform(4300, 5600), 3)
    hiss = band(noise(rng, seconds), 2500, 9000) * 0.05
    return np.asarray((nib + hiss) * np.sin(np.pi * np.linspace(0.02, 0.98, len(ticks))) ** 0.8)


def brush(rng: Rng) -> Signal:
    """A wet brush laying colour over a print, in two or three sweeps."""
    out = silence(1.6)
    at = 0.02
    for _ in range(int(rng.integers(2, 4))):
        seconds = rng.uniform(0.30, 0.46)
        sweep = sliding_noise(rng, seconds, rng.uniform(1500, 2100), rng.uniform(2800, 3800), 0.6)
        hair = 1 + 0.6 * band(noise(rng, seconds), 20, 90)
        add(out, sweep * hair * np.hanning(len(sweep)) ** 0.7, at, rng.uniform(0.7, 1.0))
        at += seconds + rng.uniform(0.02, 0.08)
    return faded(out[: samples(at + 0.1)], 0.01, 0.1)


def seal(rng: Rng) -> Signal:
    """A knock of the handle, the die pressed into soft wax, and its tacky parting."""
    out = silence(1.0)
    add(out, modes(0.3, [118, 205, 290], [0.5, 0.6, 0.5], [0.04, 0.03, 0.022]), 0.0, 0.8)
    add(out, modes(0.14, [410, 790, 1480], [1, 0.6, 0.3], [0.022, 0.014, 0.008], rng), 0.0, 0.9)
    add(out, burst(rng, 300, 2400, 0.018), 0.0, 1.2)
    squash = band(noise(rng, 0.25), 300, 1500) * np.hanning(samples(0.25))
    add(out, squash, 0.05, 0.14)
    parting = crackle(rng, 0.2, lambda at: 220 * float(np.exp(-at / 0.07)), 1200, 5200, 0.003, 0.7)
    add(out, parting, rng.uniform(0.48, 0.56), 0.16)
    add(out, burst(rng, 600, 3000, 0.006), 0.52, 0.2)
    return faded(out, 0.0008, 0.1)


def press(rng: Rng) -> Signal:
    """The bar of a wooden hand-press pulled: a creak, the platen's thud, the paper peeled off."""
    out = silence(1.5)
    at = 0.02
    while at < 0.42:  # wood slipping on wood, slower as it binds
        add(
            out,
            modes(0.05, [rng.uniform(380, 460), rng.uniform(900, 1150)], [1, 0.5], [0.008, 0.005], rng),
            at,
            0.25,
        )
        at += rng.uniform(0.012, 0.022) * (1 + 2 * at)
    add(out, knock(rng, 1.25, 0.6), 0.5, 1.0)
    add(out, burst(rng, 200, 1400, 0.02), 0.5, 0.8)
    peel = crackle(
        rng, 0.5, lambda t: 160 * float(np.sin(np.pi * min(t / 0.5, 1))) + 5, 1500, 8000, 0.003, 0.7
    )
    add(out, peel, 0.82, 0.25)
    return faded(out, 0.002, 0.1)


def curtain(rng: Rng) -> Signal:
    """A heavy cloth drawn, its rings running along the rod."""
    seconds = rng.uniform(0.75, 0.95)
    out = silence(seconds + 0.2)
    cloth = (
        sliding_noise(rng, seconds, 500, 1300, 0.5)
        * np.sin(np.pi * np.linspace(0, 1, samples(seconds))) ** 1.3
    )
    add(out, cloth, 0.0, 1.0)
    for i in range(9):
        at = seconds * (0.06 + 0.1 * i) + rng.uniform(0, 0.02)
        ring = modes(0.12, [rng.uniform(1900, 2500), rng.uniform(3600, 4600)], [1, 0.6], [0.02, 0.012], rng)
        add(out, ring, at, rng.uniform(0.1, 0.28))
    return faded(out, 0.02, 0.15)


EFFECTS = (
    Effect("page", page, 5, -29, "table"),
    Effect("rustle", rustle, 4, -30, "table"),
    Effect("quill", quill, 4, -31, "table"),
    Effect("brush", brush, 3, -31, "table"),
    Effect("seal", seal, 4, -23, "table", 2),
    Effect("press", press, 2, -25, "table", 2),
    Effect("curtain", curtain, 2, -29, "table"),
)
