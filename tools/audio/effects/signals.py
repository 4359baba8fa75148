"""What the interface says, and the short phrases that tell good news from bad.

It must not know the game's rules.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..engine.rooms import in_room
from ..engine.signal import Rng, Signal, add, faded, modes, placed, silence
from ..instruments import Player
from ..instruments.bowed import cellos, violas, violins
from ..instruments.plucked import harpsichord, pizzicato
from ..instruments.struck import bell, side_drum, timpani
from ..instruments.tuning import pitch
from ..instruments.winds import bassoon, fife, horn, oboe, trumpet
from .effect import Effect
from .grains import burst, knock

Phrase = Sequence[tuple[float, float, int]]  # start and length in seconds, key


# --- the interface


def hover(rng: Rng) -> Signal:
    """A tick of 4 ms."""
    return faded(burst(rng, 1800, 5200, 0.004, 0.001), 0.001, 0.01)


def click(rng: Rng) -> Signal:
    """A small brass-bound box pressed and let go."""
    out = silence(0.14)
    size = rng.normal(1, 0.05)
    for at, loud in ((0.004, 1.0), (rng.uniform(0.034, 0.054), rng.uniform(0.35, 0.55))):
        pitches = np.array([620, 1750, 3300]) * size * rng.normal(1, 0.02)
        add(out, modes(0.06, pitches, [1, 0.7, 0.4], [0.010, 0.006, 0.003], rng), at, 0.6 * loud)
        add(out, burst(rng, 1500, 6000, 0.002), at, 0.5 * loud)
    return faded(out, 0.0005, 0.03)


def switch(rng: Rng) -> Signal:
    """A brass lever going over: lighter and higher than a click."""
    out = silence(0.12)
    pitches = np.array([1150, 2600, 4300]) * rng.normal(1, 0.03)
    add(out, modes(0.06, pitches, [0.8, 1, 0.4], [0.009, 0.006, 0.003], rng), 0.0, 0.6)
    add(out, burst(rng, 2000, 7000, 0.0015), 0.0, 0.6)
    return faded(out, 0.0005, 0.03)


def refused(rng: Rng) -> Signal:
    """Two dull knocks."""
    out = silence(0.3)
    for at in (0.0, 0.11):
        pitches = np.array([190, 330, 520]) * rng.normal(1, 0.02)
        add(out, modes(0.15, pitches, [0.8, 0.8, 0.4], [0.03, 0.018, 0.01], rng), at)
        add(out, burst(rng, 250, 1400, 0.008), at, 0.5)
    return faded(out, 0.001, 0.05)


def time_is_up(rng: Rng) -> Signal:
    """A hand-bell rung twice."""
    out = silence(1.6)
    for at, loud in ((0.0, 1.0), (0.21, 0.8), (0.42, 0.9)):
        strike = bell(pitch(84, tempered=False) * rng.normal(1, 0.002), 0.32, loud, rng)
        add(out, strike, at + rng.normal(0, 0.006) + 0.01)
    return faded(in_room(out, 0.8, 0.2), 0.0005, 0.4)


def church_bell(rng: Rng) -> Signal:
    """One toll."""
    toll = bell(pitch(67, tempered=False) * rng.normal(1, 0.002), 1.7, 0.9, rng)
    return faded(in_room(toll, 1.6, 0.25, bright=3500), 0.0005, 1.0)


def peal(rng: Rng) -> Signal:
    """Rounds on six bells: good news."""
    gap = 0.25
    out = silence(0.3 + 7 * gap + 2.2)
    for i, key in enumerate((81, 79, 78, 76, 74, 69)):
        strike = bell(pitch(key, tempered=False) / 2, 0.8, rng.uniform(0.75, 0.95), rng)
        add(out, strike, 0.02 + i * gap + abs(rng.normal(0, 0.010)))
    return faded(in_room(out, 1.4, 0.25, bright=4500), 0.0005, 1.0)


# --- phrases


def _phrase(
    rng: Rng, notes: Phrase, player: Player, force: float = 0.7, *, decay: float = 1.0, wet: float = 0.22
) -> Signal:
    out = silence(max(start + length for start, length, _ in notes) + 1.0)
    for start, length, key in notes:
        hard = float(np.clip(force * rng.uniform(0.92, 1.05), 0.1, 1.0))
        add(out, player(pitch(key), length, hard, rng), start + abs(rng.normal(0, 0.004)))
    return in_room(out, decay, wet)


def _run(keys: Sequence[int], gap: float, last: float, each: float = 0.16) -> Phrase:
    """Keys one after the other, the last held."""
    return [(gap * i, last if i == len(keys) - 1 else each, key) for i, key in enumerate(keys)]


def support_up(rng: Rng) -> Signal:
    """A broken chord of G major upward."""
    return faded(_phrase(rng, _run((67, 71, 74, 79), 0.085, 0.5), harpsichord), 0.0005, 0.4)


def support_down(rng: Rng) -> Signal:
    """A broken chord of G minor downward."""
    return faded(_phrase(rng, _run((74, 70, 67, 62), 0.085, 0.5), harpsichord), 0.0005, 0.4)


def tax_up(rng: Rng) -> Signal:
    """Two plucked steps upward."""
    return faded(
        _phrase(rng, _run((67, 74), rng.uniform(0.09, 0.15), 0.3), pizzicato, decay=0.7), 0.0005, 0.3
    )


def tax_down(rng: Rng) -> Signal:
    """Two plucked steps downward."""
    return faded(
        _phrase(rng, _run((74, 67), rng.uniform(0.09, 0.15), 0.3), pizzicato, decay=0.7), 0.0005, 0.3
    )


def succeeded(rng: Rng) -> Signal:
    """An attempt has come off: a cadence on the harpsichord with a horn's fifth."""
    out = _phrase(rng, [(0, 0.22, 66), (0, 0.22, 69), (0, 0.22, 74), (0.24, 0.6, 67), (0.24, 0.6, 71),
                        (0.26, 0.6, 74), (0.28, 0.6, 79)], harpsichord)  # fmt: skip
    add(out, _phrase(rng, [(0.24, 0.5, 55), (0.24, 0.5, 62)], horn), 0.0, 0.8)
    return faded(out, 0.0005, 0.4)


def failed(rng: Rng) -> Signal:
    """An attempt has not: the bassoon sinks by a semitone, and the table is knocked."""
    out = _phrase(rng, [(0.0, 0.17, 55), (0.19, 0.42, 54)], bassoon, 0.8)
    add(out, _phrase(rng, [(0.0, 0.17, 58), (0.19, 0.42, 57)], violas, 0.6), 0.0, 0.6)
    add(out, placed(knock(rng, 1.1, 0.5), 0.0), 0.19, 0.25)
    return faded(out, 0.0005, 0.4)


def joker(rng: Rng) -> Signal:
    """Punch turns up: a fife cocks a snook over one ruffle of the drum."""
    notes = [(0.0, 0.09, 86), (0.10, 0.09, 91), (0.20, 0.09, 88), (0.30, 0.09, 93), (0.42, 0.30, 85)]
    out = _phrase(rng, notes, fife, 0.8, decay=0.7, wet=0.15)
    for at, force in ((0.0, 0.35), (0.045, 0.4), (0.09, 0.7), (0.42, 0.8)):
        add(out, placed(side_drum(force, rng), 0.15), at, 0.8)
    return faded(out, 0.001, 0.3)


def court(rng: Rng) -> Signal:
    """A court card: the shortest of flourishes on two trumpets."""
    out = _phrase(
        rng, [(0.0, 0.10, 67), (0.12, 0.10, 67), (0.24, 0.42, 74)], trumpet, 0.8, decay=1.3, wet=0.28
    )
    add(out, _phrase(rng, [(0.24, 0.42, 67)], trumpet, 0.7, decay=1.3, wet=0.28), 0.0, 0.7)
    return faded(out, 0.001, 0.4)


# --- great moments


def triumph(rng: Rng) -> Signal:
    """Trumpets, strings and kettledrums: the government stands."""
    quarter = 60 / 138
    tune = [(0, 0.33, 67), (0.33, 0.33, 67), (0.67, 0.33, 67), (1, 1, 72), (2, 0.5, 67), (2.5, 0.5, 72),
            (3, 1, 76), (4, 0.5, 72), (4.5, 0.5, 76), (5, 2.5, 79)]  # fmt: skip
    under = [(1, 1, 64), (3, 1, 72), (5, 2.5, 76)]
    held = [(1, 2, 60), (1, 2, 55), (3, 2, 64), (3, 2, 60), (5, 2.5, 60), (5, 2.5, 64), (5, 2.5, 55)]

    def beats(notes: Phrase) -> Phrase:
        return [(start * quarter, length * quarter * 0.9, key) for start, length, key in notes]

    out = _phrase(rng, beats(tune), trumpet, 0.9, decay=1.8, wet=0.3)
    add(out, _phrase(rng, beats(under), trumpet, 0.9, decay=1.8, wet=0.3), 0, 0.7)
    add(out, _phrase(rng, beats(held), violins, 0.8, decay=1.8, wet=0.3), 0, 0.6)
    for start, key, force in (
        (1, 48, 0.9),
        (3, 43, 0.8),
        (4.5, 43, 0.5),
        (4.75, 43, 0.6),
        (5, 48, 1),
        (6, 48, 0.5),
    ):
        add(out, placed(timpani(pitch(key), 0.5, force, rng), 0), start * quarter, 0.6)
    return faded(out, 0.001, 0.8)


def fall(rng: Rng) -> Signal:
    """Strings and oboe going down over a muffled drum, and one bell: the government falls."""
    beat = 0.62
    top = [(0, 1, 67), (1, 1, 65), (2, 1, 63), (3, 2.4, 62)]
    middle = [(0, 1, 63), (1, 1, 62), (2, 1, 60), (3, 1.1, 57), (4.1, 1.3, 54)]
    low = [(0, 2, 48), (2, 1, 44), (3, 2.4, 50)]

    def beats(notes: Phrase) -> Phrase:
        return [(start * beat, length * beat, key) for start, length, key in notes]

    out = _phrase(rng, beats(top), oboe, 0.7, decay=2.0, wet=0.32)
    add(out, _phrase(rng, beats(top), violins, 0.7, decay=2.0, wet=0.32), 0, 0.8)
    add(out, _phrase(rng, beats(middle), violas, 0.7, decay=2.0, wet=0.32), 0, 0.9)
    add(out, _phrase(rng, beats(low), cellos, 0.8, decay=2.0, wet=0.32), 0, 0.9)
    for start in (0, 1, 2, 2.5, 3):
        add(out, placed(side_drum(0.5, rng, muffled=True), 0.1), start * beat, 0.6)
    add(out, church_bell(rng), 3 * beat, 0.35 * float(np.abs(out).max()))
    return faded(out, 0.002, 1.2)


def battle_over(rng: Rng) -> Signal:
    """The last card of a battle: two flourishes of the trumpets and a roll."""
    notes = [
        (0.0, 0.12, 70),
        (0.14, 0.12, 70),
        (0.28, 0.12, 74),
        (0.42, 0.5, 77),
        (1.0, 0.12, 74),
        (1.14, 0.8, 70),
    ]
    out = _phrase(rng, notes, trumpet, 0.85, decay=1.5, wet=0.28)
    for i in range(14):
        add(out, placed(side_drum(0.3 + 0.04 * i, rng), 0.1), 0.45 + 0.05 * i, 0.45)
    add(out, placed(side_drum(0.95, rng), 0.1), 1.16, 0.6)
    return faded(out, 0.001, 0.6)


EFFECTS = (
    Effect("hover", hover, 4, -39, "interface", 0),
    Effect("click", click, 5, -31, "interface"),
    Effect("switch", switch, 4, -33, "interface"),
    Effect("refused", refused, 3, -27, "interface"),
    Effect("time_is_up", time_is_up, 2, -24, "table", 3),
    Effect("church_bell", church_bell, 2, -24, "bell", 2),
    Effect("peal", peal, 2, -24, "bell", 3),
    Effect("support_up", support_up, 3, -26, "table", 2),
    Effect("support_down", support_down, 3, -26, "table", 2),
    Effect("tax_up", tax_up, 3, -28, "table"),
    Effect("tax_down", tax_down, 3, -28, "table"),
    Effect("succeeded", succeeded, 3, -24, "table", 2),
    Effect("failed", failed, 3, -25, "table", 2),
    Effect("joker", joker, 3, -24, "table", 3),
    Effect("court", court, 3, -25, "table", 2),
    Effect("triumph", triumph, 2, -18, "sting", 3),
    Effect("fall", fall, 2, -20, "sting", 3),
    Effect("battle_over", battle_over, 2, -20, "sting", 3),
)
