"""A tune as it is played: notes, chords and strains, in quarter notes from the first full bar.

It must not know how tunes are written down, nor who plays them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Note:
    """A key (as MIDI counts), from `start` for `length` quarters."""

    start: Fraction
    length: Fraction
    key: int


@dataclass(frozen=True, slots=True)
class Chord:
    """A triad by the pitch class of its root."""

    start: Fraction
    length: Fraction
    root: int
    minor: bool

    @property
    def tones(self) -> tuple[int, int, int]:
        """The pitch classes of root, third and fifth."""
        return self.root, (self.root + (3 if self.minor else 4)) % 12, (self.root + 7) % 12


@dataclass(frozen=True, slots=True)
class Tune:
    """`bar` and `beat` in quarters (a beat of 6/8 is 3/2), `pace` in beats a minute.

    `scale` holds the pitch classes of the key; `strains` where each strain begins, in playing order.
    """

    title: str
    bar: Fraction
    beat: Fraction
    pace: float
    scale: frozenset[int]
    notes: tuple[Note, ...]
    chords: tuple[Chord, ...]
    strains: tuple[Fraction, ...]
    length: Fraction

    @property
    def quarter(self) -> float:
        """Seconds to a quarter note."""
        return 60.0 / self.pace / float(self.beat)

    @property
    def seconds(self) -> float:
        """How long once through takes."""
        return float(self.length) * self.quarter

    def chord_at(self, when: Fraction) -> Chord:
        """The chord then sounding; before the first, the first."""
        return next((chord for chord in reversed(self.chords) if chord.start <= when), self.chords[0])

    def at_pace(self, pace: float) -> Tune:
        """The same, quicker or slower."""
        return replace(self, pace=pace)

    def transposed(self, by: int) -> Tune:
        """The same, so many semitones higher."""
        return replace(
            self,
            scale=frozenset((step + by) % 12 for step in self.scale),
            notes=tuple(replace(note, key=note.key + by) for note in self.notes),
            chords=tuple(replace(chord, root=(chord.root + by) % 12) for chord in self.chords),
        )


def medley(tunes: Sequence[Tune], pace: float) -> Tune:
    """Tunes end to end at one pace; the last note of each makes room for the pickup of the next."""
    notes: list[Note] = []
    chords: list[Chord] = []
    strains: list[Fraction] = []
    at = Fraction(0)
    for tune in tunes:
        pickup = max(Fraction(0), -tune.notes[0].start)
        notes += [replace(note, start=note.start + at) for note in tune.notes]
        chords += [replace(chord, start=chord.start + at) for chord in tune.chords]
        starts = [start + at for start in tune.strains]
        if strains:
            starts[0] = at - pickup
        strains += starts
        at += tune.length
    first = tunes[0]
    bar = max(tune.bar for tune in tunes)
    beat = first.beat
    return Tune(
        first.title,
        bar,
        beat,
        pace,
        first.scale,
        _without_overlap(notes, at),
        tuple(chords),
        tuple(strains),
        at,
    )


def _without_overlap(notes: Sequence[Note], length: Fraction) -> tuple[Note, ...]:
    heads = sorted(note.start % length for note in notes)
    out = []
    for note in notes:
        later = [head for head in heads if head > note.start % length]
        room = later[0] - note.start if note.start >= 0 and later else note.length
        out.append(replace(note, length=min(note.length, room)))
    return tuple(out)
