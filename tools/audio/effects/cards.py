"""Pasteboard: cards drawn, laid down, turned, shuffled. It must not know when the game asks for them."""

from __future__ import annotations

import numpy as np

from ..engine.signal import Rng, Signal, add, band, faded, modes, noise, peak, samples, silence
from .effect import Effect
from .grains import burst, sliding_noise


def slides(rng: Rng) -> Signal:
    """A card drawn off a pile: a quick hiss that brightens, then a light tick as it comes free."""
    seconds = rng.uniform(0.13, 0.20)
    hiss = sliding_noise(rng, seconds, rng.uniform(1300, 1900), rng.uniform(3200, 4600), 0.9)
    shape = np.sin(np.pi * np.linspace(0, 1, len(hiss)) ** 0.7) ** 1.5
    grit = 1 + 0.5 * band(noise(rng, seconds), 30, 180)[: len(hiss)]
    out = silence(seconds + 0.12)
    add(out, hiss * shape * grit, 0)
    add(out, burst(rng, 1200, 6000, 0.004), seconds * 0.93, 0.5 * peak(hiss))
    return faded(out, 0.002, 0.03)


def lands(rng: Rng) -> Signal:
    """A card laid on baize: the slap of its face, air pressed out from under it, a padded thump."""
    out = silence(0.25)
    thump = modes(
        0.16,
        [rng.uniform(130, 165), rng.uniform(255, 320), rng.uniform(420, 520)],
        [0.7, 0.7, 0.4],
        [0.024, 0.017, 0.010],
        rng,
    )
    add(out, thump, rng.uniform(0.002, 0.006), rng.uniform(0.35, 0.5))
    add(out, burst(rng, rng.uniform(420, 640), rng.uniform(2200, 3200), rng.uniform(0.008, 0.014)), 0.0, 1.0)
    add(out, burst(rng, 2500, rng.uniform(6000, 8000), 0.004), rng.uniform(0.0, 0.004), rng.uniform(0.3, 0.7))
    air = sliding_noise(rng, 0.05, rng.uniform(2200, 3000), 900, 0.8)
    add(out, air * np.hanning(len(air)), 0.004, rng.uniform(0.12, 0.3))
    if rng.random() < 0.5:  # one edge, then the other
        add(out, burst(rng, 700, 4200, 0.006), rng.uniform(0.014, 0.028), rng.uniform(0.25, 0.5))
    return faded(out, 0.0005, 0.05)


def turns(rng: Rng) -> Signal:
    """An edge lifts, air moves, the face snaps down."""
    out = silence(0.34)
    lift = sliding_noise(rng, 0.11, 900, 2600, 0.8)
    add(out, lift * np.hanning(len(lift)), 0.0, 0.35)
    add(out, burst(rng, 1400, 7500, 0.005), 0.012, 0.6)
    snap = rng.uniform(0.115, 0.15)
    add(out, burst(rng, 900, 6500, 0.007), snap, 1.3)
    add(
        out,
        modes(0.08, [rng.uniform(150, 180), rng.uniform(380, 450)], [0.8, 0.6], [0.018, 0.008]),
        snap,
        0.5,
    )
    return faded(out, 0.001, 0.05)


def picked(rng: Rng) -> Signal:
    """A finger-tip on a card's edge: it bends a little and springs."""
    out = silence(0.16)
    add(out, burst(rng, 1500, 5500, 0.003), 0.0, 0.8)
    spring = modes(0.07, [rng.uniform(640, 820), rng.uniform(1500, 1900)], [1, 0.5], [0.011, 0.006], rng)
    add(out, spring, 0.003, 0.4)
    hush = sliding_noise(rng, 0.06, 1800, 3400, 0.9)
    add(out, hush * np.hanning(len(hush)), 0.01, 0.35)
    return faded(out, 0.0005, 0.03)


def fans(rng: Rng) -> Signal:
    """A row of cards closing up: a run of soft edges along one stroke of the hand."""
    seconds = rng.uniform(0.22, 0.30)
    out = silence(seconds + 0.15)
    stroke = sliding_noise(rng, seconds, 1400, 2600, 0.8)
    add(out, stroke * np.hanning(len(stroke)), 0.0, 0.4)
    at = 0.02
    while at < seconds:
        add(
            out,
            burst(rng, 1200, rng.uniform(4500, 7500), rng.uniform(0.003, 0.005)),
            at,
            rng.uniform(0.4, 0.9),
        )
        at += rng.uniform(0.022, 0.04)
    return faded(out, 0.002, 0.06)


def riffle(rng: Rng) -> Signal:
    """Two packets fall into one another faster and faster, are bridged, and are knocked square twice."""
    out = silence(1.75)
    at, gap = 0.02, 0.030
    for _ in range(44):
        edge = burst(rng, 1100, rng.uniform(5000, 9000), rng.uniform(0.003, 0.006))
        add(out, edge, at, rng.uniform(0.35, 1.0))
        at += gap * rng.uniform(0.6, 1.4)
        gap = max(0.009, gap * 0.965)
    add(out, _bridge(rng), at + 0.12)
    for later in (0.0, 0.16):
        add(out, lands(rng), at + 0.62 + later, 0.8)
    return faded(out, 0.002, 0.08)


def _bridge(rng: Rng) -> Signal:
    out = silence(0.42)
    at, gap = 0.0, 0.006
    while at < 0.40:
        add(out, burst(rng, 1500, 8000, 0.0025), at, rng.uniform(0.3, 0.6) * float(np.sin(np.pi * at / 0.42)))
        at += gap * rng.uniform(0.8, 1.2)
        gap *= 1.012
    return out


def gathered(rng: Rng) -> Signal:
    """Many cards swept together and knocked square."""
    out = silence(0.75)
    for i in range(7):
        one = slides(rng)
        add(out, one, 0.045 * i + rng.uniform(0, 0.015), 0.5 + 0.06 * i)
    add(out, lands(rng), 0.46, 0.9)
    return faded(out[: samples(0.75)], 0.002, 0.06)


EFFECTS = (
    Effect("card_slides", slides, 6, -30, "table"),
    Effect("card_lands", lands, 7, -28, "table"),
    Effect("card_turns", turns, 5, -27, "table", 2),
    Effect("card_picked", picked, 5, -32, "table"),
    Effect("cards_close_up", fans, 3, -31, "table"),
    Effect("cards_gathered", gathered, 3, -28, "table"),
    Effect("riffle", riffle, 3, -26, "table", 2),
)
