"""Hard things on the table: dice, coins, counters, gavel, clock.

It must not know when the game asks for them.
"""

from __future__ import annotations

import numpy as np

from ..engine.rooms import in_room
from ..engine.signal import Rng, Signal, add, equalised, faded, modes, placed, silence
from .effect import Effect, family
from .grains import burst, knock, moments

LONGEST_ROLL = 1.5  # seconds


def _contact(rng: Rng, strength: float, *, wood: bool) -> Signal:
    """One bone die meeting the table: the bone clicks, the table gives the body, baize takes the edge off."""
    out = silence(0.22)
    pitches = np.array([2850, 4150, 6200, 8300]) * rng.normal(1, 0.07)
    bone = modes(0.03, pitches, [1, 0.8, 0.5, 0.3], [0.0045, 0.0036, 0.0026, 0.002], rng)
    click = burst(rng, 2500, 9500, 0.0016)
    if wood:
        board = np.array([172, 291, 468, 742, 1130]) * rng.normal(1, 0.03)
        body = modes(0.2, board, [0.8, 1, 0.8, 0.5, 0.3], [0.05, 0.036, 0.026, 0.017, 0.010], rng)
        add(out, body, 0, 0.55 * strength)
    else:
        board = np.array([128, 224, 350, 560]) * rng.normal(1, 0.03)
        body = modes(0.16, board, [0.6, 0.8, 0.6, 0.4], [0.028, 0.02, 0.014, 0.01], rng)
        add(out, body, 0, 0.5 * strength)
        add(out, burst(rng, 350, 2200, 0.008), 0, 0.9)
    add(out, bone, 0, 0.45 if wood else 0.24)
    add(out, click, 0, 0.35 if wood else 0.12)
    return out * strength


def _roll(rng: Rng, count: int, *, wood: bool) -> Signal:
    """Each die lands, bounces ever less, rocks on an edge and stops; dice also strike one another."""
    out = silence(LONGEST_ROLL, 2)
    level = max(count, 1) ** -0.4
    for _ in range(count):
        _one_die(rng, out, 0.01 + rng.uniform(0, 0.03 + 0.022 * count), level, wood=wood)
    for _ in range(int(rng.poisson(0.35 * (count - 1)))):
        pitches = np.array([3300, 4700, 6900]) * rng.normal(1, 0.05)
        clash = modes(0.03, pitches, [1, 0.7, 0.5], [0.004, 0.003, 0.002], rng)
        add(out, placed(clash, rng.uniform(-0.4, 0.4)), rng.uniform(0.05, 0.40), 0.35 * level)
    return faded(out, 0.0005, 0.1)


def _one_die(rng: Rng, out: Signal, at: float, level: float, *, wood: bool) -> None:
    place, drift = rng.uniform(-0.5, 0.5), rng.normal(0, 0.25)
    gap, strength = rng.uniform(0.085, 0.15), rng.uniform(0.75, 1.0)
    keep = rng.uniform(0.62, 0.76) - (0.0 if wood else 0.08)
    while strength > 0.035 and at < LONGEST_ROLL - 0.25:
        where = float(np.clip(place, -0.8, 0.8))
        add(out, placed(_contact(rng, strength, wood=wood), where), at, level)
        if rng.random() < 0.55:  # an edge, and then a face
            face = placed(_contact(rng, strength * 0.55, wood=wood), where)
            add(out, face, at + rng.uniform(0.008, 0.022), level)
        at += gap * rng.uniform(0.75, 1.25)
        gap = max(gap * keep, 0.022)
        strength *= keep + 0.05
        place += drift * 0.15


def dice(rng: Rng, count: int) -> Signal:
    """Dice thrown on baize."""
    return _roll(rng, count, wood=False)


def dice_on_wood(rng: Rng, count: int) -> Signal:
    """Dice thrown on a bare board."""
    return _roll(rng, count, wood=True)


def dice_cup(rng: Rng) -> Signal:
    """A leather cup shaken five or six times a second."""
    length = rng.uniform(0.9, 1.15)
    out = silence(length + 0.1)
    shake = rng.uniform(5.2, 6.4)

    def swing(at: float) -> float:
        return float(np.sin(np.pi * shake * at) ** 2)

    for at in moments(rng, length, lambda t: 10 + 66 * swing(t)):
        strength = float(np.exp(rng.normal(-0.6, 0.45))) * (0.35 + 0.65 * swing(at))
        pitches = np.array([2700, 3900, 5900]) * rng.normal(1, 0.08)
        add(out, modes(0.03, pitches, [1, 0.7, 0.4], [0.0035, 0.003, 0.002], rng), at, 0.4 * strength)
        add(out, burst(rng, 280, 900, 0.011), at, 0.9 * strength)  # the leather
    return faded(equalised(equalised(out, 480, 5, 1.5), 1500, -4, 1.0), 0.01, 0.06)


_DISC = np.array([1, 1.73, 2.33, 3.06, 3.91, 4.8])  # modes of a thin disc
_DISC_LEVELS = np.array([0.7, 1, 0.7, 0.5, 0.35, 0.2])
_DISC_DECAYS = np.array([0.16, 0.12, 0.09, 0.06, 0.045, 0.03])


def _coin(rng: Rng, size: float) -> Signal:
    """A thin disc: high modes in close pairs that beat, over a very short tick."""
    lowest = rng.uniform(2900, 3400) / size
    decays = _DISC_DECAYS * rng.uniform(0.7, 1.2)
    ring = modes(0.5, lowest * _DISC, _DISC_LEVELS, decays, rng)
    ring += modes(0.5, lowest * _DISC * rng.uniform(1.004, 1.009), _DISC_LEVELS * 0.7, decays, rng)
    out = 0.4 * ring
    add(out, burst(rng, 3000, 12_000, 0.0015), 0, 1.0)
    return faded(out, 0.0003, 0.05)


def coins(rng: Rng, count: int) -> Signal:
    """Coins let fall one after the other on wood, each with a few bounces."""
    out = silence(0.7 + 0.075 * count, 2)
    fall = 0.005
    for _ in range(count):
        size, place = rng.uniform(0.85, 1.2), rng.uniform(-0.35, 0.35)
        gap, strength, at = rng.uniform(0.05, 0.09), rng.uniform(0.7, 1), fall
        for _ in range(int(rng.integers(2, 5))):
            add(out, placed(_coin(rng, size), place), at, strength / count**0.35)
            add(out, placed(modes(0.1, [230, 410], [1, 0.6], [0.02, 0.012]), place), at, 0.10 * strength)
            at += gap
            gap *= 0.68
            strength *= 0.5
        fall += rng.uniform(0.035, 0.085)
    return faded(out, 0.0005, 0.12)


def coin_in(rng: Rng) -> Signal:
    """A guinea dropped on the heap: metal on metal, a short slide, no bounce."""
    out = silence(0.45)
    add(out, _coin(rng, rng.uniform(0.95, 1.1)), 0.0, 1.0)
    add(out, _coin(rng, rng.uniform(1.0, 1.25)), rng.uniform(0.012, 0.03), rng.uniform(0.3, 0.6))
    add(out, _coin(rng, rng.uniform(0.9, 1.2)), rng.uniform(0.05, 0.08), rng.uniform(0.1, 0.25))
    return faded(out, 0.0005, 0.1)


def coin_out(rng: Rng) -> Signal:
    """A guinea slid off the heap: it rubs, and rings free."""
    out = silence(0.4)
    for _ in range(5):
        add(out, _coin(rng, rng.uniform(1.0, 1.3)), rng.uniform(0.0, 0.05), rng.uniform(0.06, 0.18))
    add(out, _coin(rng, rng.uniform(0.9, 1.05)), rng.uniform(0.05, 0.07), 0.7)
    return faded(out, 0.002, 0.1)


def counter(rng: Rng) -> Signal:
    """A tin soldier or a wooden counter set down."""
    out = silence(0.25)
    pitches = np.array([520, 880, 1520, 2600]) * rng.normal(1, 0.05)
    add(out, modes(0.12, pitches, [0.8, 1, 0.6, 0.35], [0.02, 0.016, 0.010, 0.006], rng), 0.0, 0.6)
    add(out, burst(rng, 600, 3200, 0.005), 0.0, 0.9)
    if rng.random() < 0.6:  # the far edge of its foot
        add(out, burst(rng, 900, 3600, 0.004), rng.uniform(0.012, 0.03), rng.uniform(0.2, 0.45))
    return faded(out, 0.0005, 0.04)


def tick(rng: Rng) -> Signal:
    """A bead moved along its wire: the total runs up."""
    out = silence(0.14)
    pitches = np.array([940, 1720, 3050]) * rng.normal(1, 0.02)
    add(out, modes(0.08, pitches, [1, 0.7, 0.3], [0.012, 0.008, 0.005], rng), 0.0, 0.6)
    add(out, burst(rng, 1500, 6000, 0.002), 0.0, 0.7)
    return faded(out, 0.0005, 0.03)


def gavel(rng: Rng) -> Signal:
    """Two knocks on the block, in a hall."""
    out = silence(1.05)
    for i in range(2):
        at = 0.01 + i * rng.uniform(0.235, 0.265)
        add(out, knock(rng, 0.62, 1.6), at, 1.0 + 0.15 * i)
        add(out, modes(0.2, [140], [1], [0.05]), at, 0.35)
    return in_room(out, 1.1, 0.22, bright=4500)


def clock(rng: Rng) -> Signal:
    """One beat of a bracket clock."""
    slow = 1.0 if rng.random() < 0.5 else 0.82
    pitches = np.array([310, 1240, 2150, 3600]) * slow
    out = silence(0.2)
    add(out, modes(0.18, pitches, [0.5, 1, 0.6, 0.3], [0.03, 0.016, 0.010, 0.006], rng), 0)
    add(out, burst(rng, 2000, 7000, 0.002), 0, 0.6)
    return faded(out, 0.0003, 0.05)


EFFECTS = (
    *family("dice", dice, ((1, 5, -27), (2, 5, -26), (3, 4, -25), (5, 4, -24), (8, 3, -23), (12, 3, -22))),
    *family("dice_on_wood", dice_on_wood, ((1, 3, -26), (2, 4, -25), (3, 3, -24))),
    Effect("dice_cup", dice_cup, 4, -24, "table"),
    Effect("coin_in", coin_in, 5, -31, "table"),
    Effect("coin_out", coin_out, 4, -31, "table"),
    *family("coins", coins, ((3, 3, -28), (8, 3, -26)), 1),
    Effect("counter", counter, 5, -30, "table"),
    Effect("tick", tick, 4, -34, "table", 0),
    Effect("gavel", gavel, 3, -20, "table", 2),
    Effect("clock", clock, 4, -36, "table", 0),
)
