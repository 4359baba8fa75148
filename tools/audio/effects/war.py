"""The field: guns, volleys, hoofs, drums and bugles. It must not know when the game asks for them."""

from __future__ import annotations

import numpy as np

from ..engine.rooms import in_room
from ..engine.signal import RATE, Rng, Signal, add, band, faded, noise, placed, samples, silence, times
from ..instruments.struck import bass_drum, side_drum
from ..instruments.tuning import pitch
from ..instruments.winds import trumpet
from .effect import Effect, Maker
from .grains import burst, crackle

# Bands (Hz), the time to 1/e and the level of a gun's blast: most lies where small loudspeakers speak.
_BLAST = ((70, 180, 0.26, 0.5), (180, 560, 0.26, 1.9), (560, 1900, 0.15, 1.7), (1900, 7000, 0.055, 1.1))


def _shot(rng: Rng, distance: float) -> Signal:
    """A crack, a blast whose top is soonest gone, a falling boom beneath; then it is driven hard."""
    seconds = 1.4
    at = times(seconds)
    raw = noise(rng, seconds)
    blast = np.zeros(len(at))
    for low, high, decay, level in _BLAST:
        spread = decay * rng.uniform(0.8, 1.25)
        blast += level * band(raw, low, high) * np.exp(-at / spread) * np.exp(-distance * high / 3200)
    drop = rng.uniform(0.08, 0.13)
    boom = np.sin(2 * np.pi * np.cumsum(62 + 70 * np.exp(-at / drop)) / RATE) * np.exp(-at / 0.2)
    shot = np.tanh(2.2 * (1.6 * blast + 0.3 * boom) * np.clip(at / 0.002, 0, 1))
    return faded(band(shot, 70, None), 0.0, 0.4)


def _cannon(rng: Rng, distance: float) -> Signal:
    """One gun, its echoes off hills, and its carriage rattling when it stands near; 0 here, 1 far off."""
    shot = _shot(rng, distance)
    out = silence(3.2)
    add(out, shot, 0)
    for _ in range(6):  # late, dull, weak
        top = rng.uniform(500, 1300)
        add(out, band(shot, 160, top, 1), rng.uniform(0.22, 1.3), rng.uniform(0.06, 0.2))
    if distance > 0.5:
        rumble = crackle(rng, 1.6, lambda at: 30 * float(np.exp(-at / 0.6)) + 1, 200, 700, 0.05, 0.6)
        add(out, rumble, 0.1, 0.25)
    else:
        carriage = crackle(rng, 0.5, lambda at: 60 * float(np.exp(-at / 0.15)) + 1, 400, 1800, 0.012, 0.7)
        add(out, carriage, 0.12, 0.10)
    return faded(in_room(out, 2.4, 0.28, bright=2800), 0.0005, 1.0)


def cannon_near(rng: Rng) -> Signal:
    """A gun of our own battery."""
    return _cannon(rng, rng.uniform(0.05, 0.15))


def cannon_far(rng: Rng) -> Signal:
    """A gun beyond the hill."""
    return _cannon(rng, rng.uniform(0.75, 1.0))


def volley(rng: Rng) -> Signal:
    """A company fires, not quite together."""
    out = silence(1.6, 2)
    for _ in range(24):
        shot = silence(0.5)
        add(shot, burst(rng, 450, 6500, rng.uniform(0.012, 0.03)), 0, 1.0)
        add(shot, burst(rng, 160, 520, 0.05), 0, 1.2)
        add(out, placed(shot, rng.uniform(-0.9, 0.9)), abs(rng.normal(0.05, 0.09)), rng.uniform(0.4, 1.0))
    return faded(in_room(np.tanh(0.5 * out), 1.8, 0.3, bright=3500), 0.0005, 0.6)


def hoofs(rng: Rng) -> Signal:
    """Three horses at a canter on turf, coming by."""
    out = silence(2.0, 2)
    for _ in range(3):
        at, place = rng.uniform(0.0, 0.2), rng.uniform(-0.6, 0.0)
        stride = rng.uniform(0.36, 0.42)
        while at < 1.7:
            for beat, loud in ((0.0, 0.8), (0.11, 0.7), (0.20, 1.0)):
                thud = burst(rng, 170, rng.uniform(700, 1100), rng.uniform(0.014, 0.022))
                add(thud, burst(rng, 900, 2600, 0.005), 0.0, 0.25)
                add(out, placed(thud, place), at + beat + rng.normal(0, 0.006), loud * rng.uniform(0.7, 1.0))
            at += stride
            place = min(place + 0.14, 0.9)
    swell = np.sin(np.pi * np.linspace(0.12, 0.95, len(out)))[:, None]
    return faded(in_room(out * swell, 0.5, 0.12, bright=3500), 0.02, 0.4)


def drum_roll(rng: Rng) -> Signal:
    """An open roll that tightens and swells, closed by a flam with the bass drum."""
    seconds = rng.uniform(1.6, 2.1)
    out = silence(seconds + 1.0)
    at = 0.02
    while at < seconds:
        grown = at / seconds
        force = 0.28 + 0.52 * grown**1.3
        add(out, side_drum(force * rng.uniform(0.9, 1.1), rng), at + rng.normal(0, 0.002))
        add(out, side_drum(force * 0.72 * rng.uniform(0.9, 1.1), rng), at + rng.uniform(0.036, 0.042))
        at += 0.088 - 0.016 * grown
    add(out, side_drum(0.35, rng), at + 0.06)
    add(out, side_drum(1.0, rng), at + 0.088, 0.9)
    add(out, bass_drum(0.9, rng), at + 0.088, 0.3)
    return faded(in_room(out, 0.8, 0.18), 0.002, 0.3)


def drum_tap(rng: Rng) -> Signal:
    """Two ruffles: a card of the activation deck is called."""
    out = silence(0.9)
    for at, force in ((0, 0.3), (0.045, 0.34), (0.09, 0.85), (0.30, 0.25), (0.337, 0.28), (0.375, 0.75)):
        add(out, side_drum(force * rng.uniform(0.92, 1.06), rng), at + abs(rng.normal(0, 0.003)))
    return faded(in_room(out, 0.6, 0.15), 0.001, 0.2)


# Our own signals on a bugle's natural notes in B flat, sounding: (key, quarters) and quarters a minute.
_LOW, _FIFTH, _HIGH, _THIRD, _TOP = 58, 65, 70, 74, 77
_ASSEMBLY = (
    ((_FIFTH, 0.5), (_HIGH, 0.5), (_HIGH, 1), (_FIFTH, 0.5), (_HIGH, 0.5), (_THIRD, 1), (_HIGH, 0.5),
     (_THIRD, 0.5), (_TOP, 1), (_THIRD, 0.5), (_HIGH, 0.5), (_FIFTH, 1)),
    150,
)  # fmt: skip
_CHARGE = (
    ((_FIFTH, 0.25), (_HIGH, 0.25), (_THIRD, 0.25), (_TOP, 0.75), (_THIRD, 0.25), (_TOP, 1.25)),
    126,
)
_RETIRE = (((_TOP, 1), (_THIRD, 0.5), (_HIGH, 0.5), (_THIRD, 1), (_FIFTH, 1), (_LOW, 1.5)), 100)


def _call(notes: tuple[tuple[int, float], ...], pace: float) -> Maker:
    def make(rng: Rng) -> Signal:
        quarter = 60 / pace * rng.uniform(0.97, 1.03)
        out = silence(sum(length for _, length in notes) * quarter + 0.6)
        at = 0.0
        for key, length in notes:
            note = trumpet(pitch(key), length * quarter * 0.86, 0.85, rng)
            add(out, note, at + abs(rng.normal(0, 0.004)))
            at += length * quarter
        return faded(in_room(out, 1.4, 0.25), 0.001, 0.5)[: samples(6.0)]

    return make


EFFECTS = (
    Effect("cannon_near", cannon_near, 4, -19, "war", 3),
    Effect("cannon_far", cannon_far, 4, -25, "war", 2),
    Effect("volley", volley, 3, -20, "war", 3),
    Effect("hoofs", hoofs, 3, -27, "war", 2),
    Effect("drum_roll", drum_roll, 3, -23, "war", 2),
    Effect("drum_tap", drum_tap, 4, -24, "war", 2),
    Effect("bugle_assembly", _call(*_ASSEMBLY), 1, -22, "war", 2, __name__),
    Effect("bugle_charge", _call(*_CHARGE), 2, -22, "war", 2, __name__),
    Effect("bugle_retire", _call(*_RETIRE), 1, -23, "war", 2, __name__),
)
