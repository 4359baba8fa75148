"""The House and the street: what many people utter. Short and low on purpose; hands and breath carry it.

It must not know when the game asks for it.
"""

from __future__ import annotations

import numpy as np

from ..engine.rooms import in_room
from ..engine.signal import Rng, Signal, add, band, equalised, faded, modes, noise, placed, samples, silence
from .effect import Effect
from .grains import burst, crackle, knock
from .voices import clapping, crowd, over, roar, voice


def hear_hear(rng: Rng) -> Signal:
    """ "Hear, hear!" along a bench: breath, a falling glide, twice; and some slap the bench."""

    def member(own: Rng) -> tuple[float, Signal]:
        pitch, out = own.uniform(95, 170), silence(1.1)
        for i in range(2):
            at, seconds = i * own.uniform(0.37, 0.43), own.uniform(0.22, 0.30)
            breath = band(noise(own, 0.08), 700, 3600, 1) * np.hanning(samples(0.08))
            add(out, breath, at, 0.08)
            vowels = "ie" if own.random() < 0.5 else "iea"
            glide = voice(own, seconds, pitch * 1.2, pitch * 0.85, vowels, breath=0.7, attack=0.03, rough=0.4)
            add(out, glide, at + 0.04)
        return (abs(own.normal(0.05, 0.07)) if own.random() < 0.6 else own.uniform(0.1, 0.8)), out

    out = crowd(rng, 18, 2.1, member, decay=0.9, wet=0.34)
    out = equalised(band(out, 300, None, 1), 2000, 9, 0.8)  # what tells "ee" from "oo" lies there
    for _ in range(5):
        over(out, placed(knock(rng, 1.1, 0.4), rng.uniform(-0.7, 0.7)), 0.10, rng.uniform(0.1, 1.1))
    return faded(out, 0.02, 0.5)


def murmur(rng: Rng) -> Signal:
    """The House talking to itself: low syllables over one another, more breath than voice."""
    length = 3.2

    def talker(own: Rng) -> tuple[float, Signal]:
        line, pitch, at = silence(1.6), own.uniform(85, 150), 0.0
        while at < 1.3:
            seconds = own.uniform(0.09, 0.24)
            vowels = "".join(own.choice(list("aoeui"), 2))
            said = voice(
                own, seconds, pitch * own.uniform(0.9, 1.2), pitch * own.uniform(0.85, 1), vowels, attack=0.03
            )
            add(line, said, at, own.uniform(0.4, 1))
            at += seconds + own.uniform(0.01, 0.12)
        return own.uniform(0, length - 1.6), line

    out = crowd(rng, 36, length, talker, decay=1.1, wet=0.5)
    over(out, roar(rng, length, "aoeu", 12), 1.0)
    return faded(out, 0.4, 0.9)


def gasp(rng: Rng) -> Signal:
    """A House that draws its breath: no pitch at all."""
    out = silence(1.3, 2)
    for _ in range(26):
        seconds = rng.uniform(0.28, 0.5)
        source = band(noise(rng, seconds), 300, 5200, 1)
        rise = np.linspace(0, 1, len(source)) ** rng.uniform(1.2, 2.2)
        shape = rise * np.clip((1 - np.linspace(0, 1, len(source))) / 0.12, 0, 1)
        from_mouth = band(source, rng.uniform(500, 900), rng.uniform(2200, 3400), 1)
        add(
            out,
            placed(from_mouth * shape, rng.uniform(-0.8, 0.8)),
            abs(rng.normal(0.04, 0.06)),
            rng.uniform(0.3, 1),
        )
    return faded(in_room(out, 0.9, 0.3, bright=4500), 0.01, 0.4)


def applause(rng: Rng) -> Signal:
    """Hands only."""
    return faded(in_room(clapping(rng, 2.4, 42), 1.1, 0.3, bright=5500), 0.02, 0.5)


def cheer(rng: Rng) -> Signal:
    """Huzza from a square: hands and breath near by, the voices far behind them."""

    def person(own: Rng) -> tuple[float, Signal]:
        pitch, out = own.uniform(120, 300), silence(1.8)
        add(out, voice(own, 0.2, pitch * 0.8, pitch, "u", breath=0.6, attack=0.03, rough=0.4), 0, 0.6)
        shout = voice(
            own, own.uniform(0.6, 1.1), pitch * 1.3, pitch * 1.0, "aa", breath=0.8, attack=0.07, rough=0.75
        )
        add(out, shout, 0.2)
        return abs(own.normal(0.10, 0.18)) + (1.1 if own.random() < 0.4 else 0), out

    out = crowd(rng, 80, 3.0, person, decay=1.5, wet=0.5)
    out = band(out, None, 3200, 1)
    swell = np.sin(np.pi * np.linspace(0, 1, samples(3.0)) ** 0.6)[:, None]
    over(out, roar(rng, 3.0, "aoa", 18) * swell, 0.85, 0.05)
    over(out, in_room(clapping(rng, 2.7, 46), 1.2, 0.3), 0.75, 0.15)
    return faded(out, 0.05, 0.8)


def boo(rng: Rng) -> Signal:
    """A groan rather than a boo: low, breathy, hissed at."""

    def person(own: Rng) -> tuple[float, Signal]:
        pitch = own.uniform(85, 160)
        vowels = "uo" if own.random() < 0.4 else "ou"
        groan = voice(
            own, own.uniform(0.9, 1.6), pitch * 1.05, pitch * 0.72, vowels, breath=0.7, attack=0.12, rough=0.5
        )
        return own.uniform(0, 0.5), groan

    out = crowd(rng, 54, 2.3, person, decay=1.2, wet=0.45)
    over(out, roar(rng, 2.2, "uo", 12) * np.hanning(samples(2.2))[:, None], 0.6)
    hiss = band(noise(rng, 2.0), 3000, 8000) * np.hanning(samples(2.0))
    over(out, placed(hiss, 0.2), 0.10, 0.15)
    return faded(out, 0.04, 0.7)


def _glass(rng: Rng) -> Signal:
    out = silence(0.9)
    add(out, burst(rng, 1500, 9000, 0.02), 0, 1)
    for _ in range(26):
        pitches, decays = (
            (rng.uniform(2200, 7500), rng.uniform(5000, 11_000)),
            (rng.uniform(0.01, 0.05), 0.015),
        )
        add(
            out,
            modes(0.25, pitches, [1, 0.5], decays, rng),
            rng.exponential(0.12),
            np.exp(rng.normal(-1.2, 0.5)),
        )
    return faded(out, 0.0005, 0.2)


def unrest(rng: Rng) -> Signal:
    """A crowd outside for two seconds: a roar, hoarse shouts behind it, stones, now and then a window."""
    length = 2.2

    def shout(own: Rng) -> tuple[float, Signal]:
        pitch, vowels = own.uniform(130, 300), "".join(own.choice(list("aoe"), 2))
        uttered = voice(
            own, own.uniform(0.2, 0.6), pitch * own.uniform(0.9, 1.2), pitch * own.uniform(0.75, 1.1), vowels,
            breath=0.8, attack=0.03, rough=0.9,
        )  # fmt: skip
        return own.uniform(0, 1.6), uttered

    out = band(crowd(rng, 60, length, shout, decay=1.0, wet=0.45), None, 3000, 1)
    over(out, roar(rng, length, "aoe", 18), 0.9)
    for _ in range(3):
        over(out, placed(knock(rng, 1.6, 0.7), rng.uniform(-0.8, 0.8)), 0.35, rng.uniform(0.2, 1.7))
    if rng.random() < 0.6:
        over(out, in_room(_glass(rng), 0.8, 0.3), 0.35, rng.uniform(0.5, 1.2))
    feet = crackle(rng, length, lambda _at: 28, 120, 420, 0.03, 0.5)
    over(out, placed(feet, 0), 0.35)
    return faded(out, 0.15, 0.9)


def square(rng: Rng) -> Signal:
    """A market square heard from a window, for the title: breath, far voices, a few hands."""
    length = 6.0

    def passer(own: Rng) -> tuple[float, Signal]:
        pitch, line, at = own.uniform(95, 240), silence(1.4), 0.0
        while at < 1.1:
            seconds = own.uniform(0.1, 0.3)
            said = voice(
                own, seconds, pitch * own.uniform(0.9, 1.3), pitch, "".join(own.choice(list("aoeu"), 2))
            )
            add(line, said, at, own.uniform(0.3, 1))
            at += seconds + own.uniform(0.03, 0.25)
        return own.uniform(0, length - 1.4), line

    out = band(crowd(rng, 60, length, passer, decay=1.6, wet=0.6), None, 2200, 1)
    over(out, roar(rng, length, "aoeu", 16), 1.6)
    over(out, in_room(clapping(rng, length - 0.5, 8), 1.4, 0.5), 0.12, 0.2)
    return faded(out, 1.2, 1.6)


EFFECTS = (
    Effect("hear_hear", hear_hear, 3, -26, "crowd", 2),
    Effect("murmur", murmur, 3, -31, "crowd", 1),
    Effect("gasp", gasp, 3, -29, "crowd", 2),
    Effect("applause", applause, 3, -26, "crowd", 2),
    Effect("cheer", cheer, 3, -24, "crowd", 3),
    Effect("boo", boo, 3, -26, "crowd", 2),
    Effect("unrest", unrest, 4, -25, "crowd", 2),
    Effect("square", square, 3, -31, "crowd", 0),
)
