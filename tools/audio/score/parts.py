"""Parts made from a tune and its chords: bass, continuo, inner voices, second voice, ornaments.

It must not know who plays them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from .tune import Chord, Note, Tune


@dataclass(frozen=True, slots=True)
class Event:
    """One note to play: when and how long in quarters, which key, how hard from 0 to 1."""

    start: float
    length: float
    key: int
    force: float


def nearest(tone: int, target: float) -> int:
    """The key of a pitch class that is closest to another key."""
    base = round((target - tone) / 12) * 12 + tone
    return min((base - 12, base, base + 12), key=lambda key: abs(key - target))


def _accent(tune: Tune, start: Fraction) -> float:
    """The first of the bar is heaviest, then the beats."""
    if start % tune.bar == 0:
        return 0.86
    return 0.74 if start % tune.beat == 0 else 0.64


def melody(tune: Tune, shift: int = 0, legato: float = 0.92) -> list[Event]:
    """The tune itself, `shift` semitones higher, each note held for that share of its length."""
    return [
        Event(float(note.start), float(note.length) * legato, note.key + shift, _accent(tune, note.start))
        for note in tune.notes
    ]


def ornamented(tune: Tune, shift: int = 0) -> list[Event]:
    """As a keyboard player has it: trills on long notes off the first beat, mordents on longish beats."""
    events: list[Event] = []
    for note in tune.notes:
        seconds = float(note.length) * tune.quarter
        if seconds > 0.75 and note.start % tune.bar != 0:
            events += _trill(tune, note, shift)
        elif 0.45 < seconds <= 0.75 and note.start % tune.beat == 0:
            events += _mordent(tune, note, shift)
        else:
            force = _accent(tune, note.start)
            events.append(Event(float(note.start), float(note.length) * 0.92, note.key + shift, force))
    return events


def _upper(tune: Tune, note: Note) -> int:
    return next((step for step in (1, 2, 3) if (note.key + step) % 12 in tune.scale), 2)


def _trill(tune: Tune, note: Note, shift: int) -> list[Event]:
    key, force = note.key + shift, 0.9 * _accent(tune, note.start)
    start, length, each = float(note.start), float(note.length), 0.085 / tune.quarter
    count = 2 * int(length * 0.55 / each / 2)
    above = _upper(tune, note)
    events = [
        Event(start + i * each, each * 0.95, key + (above if i % 2 == 0 else 0), force) for i in range(count)
    ]
    return [*events, Event(start + count * each, length * 0.92 - count * each, key, force)]


def _mordent(tune: Tune, note: Note, shift: int) -> list[Event]:
    key, force, each = note.key + shift, _accent(tune, note.start), 0.06 / tune.quarter
    start = float(note.start)
    return [
        Event(start, each, key, force),
        Event(start + each, each, key + _upper(tune, note), force * 0.8),
        Event(start + 2 * each, float(note.length) * 0.9 - 2 * each, key, force * 0.9),
    ]


def second_voice(tune: Tune, shift: int = 0) -> list[Event]:
    """Under the tune: a tone of the chord a third to a sixth below; for a passing note, a third below."""
    events = []
    for note in tune.notes:
        tones = tune.chord_at(note.start).tones
        options = [note.key - down for down in (3, 4, 5, 8, 9) if (note.key - down) % 12 in tones]
        options = options or [note.key - down for down in (3, 4) if (note.key - down) % 12 in tune.scale]
        if options:
            force = 0.85 * _accent(tune, note.start)
            events.append(Event(float(note.start), float(note.length) * 0.92, options[0] + shift, force))
    return events


def bass(tune: Tune, lowest: int = 38, *, walks: bool = True) -> list[Event]:
    """The root on each new chord; walking, also the fifth on every other beat of a long one."""
    events: list[Event] = []
    last = lowest + 7
    for chord in tune.chords:
        last = nearest(chord.root, min(max(last, lowest + 3), lowest + 14))
        fifth = last - 5 if last - 5 >= lowest else last + 7
        for i, (start, length) in enumerate(_steps(chord, tune.beat * (1 if walks else 4))):
            key = fifth if walks and i % 2 else last
            events.append(Event(float(start), float(length) * 0.85, key, 0.62 if i else 0.78))
    return [event for event in events if event.start >= 0]


def _steps(chord: Chord, step: Fraction) -> list[tuple[Fraction, Fraction]]:
    """A chord's time in steps, the last of which may be short."""
    out, at, end = [], chord.start, chord.start + chord.length
    while at < end:
        out.append((at, min(step, end - at)))
        at += step
    return out


def continuo(tune: Tune, centre: int = 60, *, broken: bool = False) -> list[Event]:
    """A keyboard's right hand about `centre`: chords on the beat, or broken into quavers."""
    events: list[Event] = []
    order = (0, 2, 1, 2) if tune.beat == 1 else (0, 1, 2)
    for chord in tune.chords:
        keys = sorted(nearest(tone, centre) for tone in chord.tones)
        for i, (start, _) in enumerate(_steps(chord, Fraction(1, 2) if broken else tune.beat)):
            if broken:
                events.append(Event(float(start), 0.48, keys[order[i % len(order)]], 0.5))
            else:
                length = float(tune.beat) * 0.7
                events += [Event(float(start) + 0.012 * j, length, key, 0.5) for j, key in enumerate(keys)]
    return [event for event in events if event.start >= 0]


def inner_voices(tune: Tune, centre: int = 60) -> list[list[Event]]:
    """Three held voices that move as little as possible from chord to chord."""
    voices: list[list[Event]] = [[], [], []]
    last = [centre - 5, centre, centre + 4]
    for chord in tune.chords:
        if chord.start < 0:
            continue
        free = list(chord.tones)
        for voice, events in enumerate(voices):
            key = min((nearest(tone, last[voice]) for tone in free), key=lambda k: abs(k - last[voice]))
            free.remove(key % 12)
            last[voice] = min(max(key, centre - 12), centre + 12)
            _hold(events, Event(float(chord.start), float(chord.length) - 0.02, key, 0.6))
    return voices


def _hold(events: list[Event], event: Event) -> None:
    """Add a note, or lengthen the last one where it is the same."""
    before = events[-1] if events else None
    if before and before.key == event.key and abs(before.start + before.length - event.start) < 0.06:
        events[-1] = replace(before, length=before.length + event.length + 0.02)
    else:
        events.append(event)


def roots(
    tune: Tune, lowest: int, every: Fraction, only: Collection[int] = range(12), *, length: float = 0.0
) -> list[Event]:
    """The root of the chord every so many quarters, where it is one of `only`: kettles' and bells' notes."""
    events = []
    at = Fraction(0)
    while at < tune.length:
        root = tune.chord_at(at).root
        if root in only:
            events.append(Event(float(at), length or float(every), nearest(root, lowest), 0.75))
        at += every
    return events


def offbeats(tune: Tune, centre: int) -> list[Event]:
    """Two tones of the chord after each quarter."""
    events = []
    at = Fraction(1, 2)
    while at < tune.length:
        for tone in tune.chord_at(at).tones[1:]:
            events.append(Event(float(at), 0.4, nearest(tone, centre), 0.5))
        at += 1
    return events


def drumming(tune: Tune, patterns: Sequence[str], level: float) -> list[tuple[float, str, float]]:
    """Strokes (when, which, how hard) by one pattern a bar, in turn.

    x tap, X accent, f flam, d drag, 5 roll of five into the note, r longer roll, . rest.
    """
    strokes = []
    for number in range(int(tune.length / tune.bar)):
        pattern = patterns[number % len(patterns)]
        step = float(tune.bar) / len(pattern)
        begin = float(number * tune.bar)
        strokes += [(begin + i * step, sign, level) for i, sign in enumerate(pattern) if sign != "."]
    return strokes
