"""A deliberately small reader of ABC notation: one line of melody with chord symbols.

It knows K (major, minor, dorian), M, L, Q, accidentals that last the bar, octave marks, lengths, broken
rhythm, rests and repeats without numbered endings. It must not know any one tune.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from .tune import Chord, Note, Tune

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_SHARPS, _FLATS = "FCGDAEB", "BEADGCF"
_FIFTHS = {"C": 0, "G": 1, "D": 2, "A": 3, "E": 4, "B": 5, "F": -1, "Bb": -2, "Eb": -3, "Ab": -4}
_MODES = {"": 0, "m": -3, "dor": -2}
_HEADER = re.compile(r"([A-Z]):(.*)")
_KEY = re.compile(r"([A-G]b?)(m|dor)?$")
_CHORD = re.compile(r"([A-G])([#b]?)(m?)$")
_NOTE = re.compile(r"([\^_=]*)([A-Ga-gz])([,']*)(.*)")
_LENGTH = re.compile(r"([0-9]*)(/*)([0-9]*)$")
_TOKEN = re.compile(r'"[^"]*"|\|:|:\||\|\||\|\]|::|\||[\^_=]*[A-Ga-gz][,\']*[0-9]*/*[0-9]*|[<>]|\s+')


class NotationError(ValueError):
    """A tune is not written as it should be."""


@dataclass(frozen=True, slots=True)
class _Item:
    """A note or a rest (key None) of a bar, with the chord symbol that stands over it, if one does."""

    chord: str
    key: int | None
    length: Fraction


@dataclass(frozen=True, slots=True)
class _Strain:
    bars: tuple[tuple[_Item, ...], ...]
    repeats: bool

    @property
    def items(self) -> Iterable[_Item]:
        return (item for bar in self.bars for item in bar)


def _signature(key: str) -> tuple[dict[str, int], frozenset[int]]:
    """By how much each letter is raised in a key, and the key's pitch classes."""
    match = _KEY.match(key)
    if match is None:
        raise NotationError(f"there is no key {key!r}")
    fifths = _FIFTHS[match[1]] + _MODES[match[2] or ""]
    raised = dict.fromkeys("CDEFGAB", 0)
    for letter in _SHARPS[:fifths] if fifths > 0 else _FLATS[: max(0, -fifths)]:
        raised[letter] = 1 if fifths > 0 else -1
    return raised, frozenset((_STEPS[letter] + by) % 12 for letter, by in raised.items())


def _length(text: str, unit: Fraction) -> Fraction:
    match = _LENGTH.match(text)
    assert match is not None
    below = int(match[3]) if match[3] else 2 ** len(match[2])
    return unit * Fraction(int(match[1] or 1), below)


def _chord(name: str) -> tuple[int, bool]:
    match = _CHORD.match(name)
    if match is None:
        raise NotationError(f"there is no chord {name!r}")
    return (_STEPS[match[1]] + {"#": 1, "b": -1, "": 0}[match[2]]) % 12, bool(match[3])


class _Body:
    """Reads the notes, token by token, into bars."""

    def __init__(self, unit: Fraction, raised: dict[str, int]) -> None:
        self._unit, self._raised = unit, raised
        self._local: dict[tuple[str, str], int] = {}
        self._broken = Fraction(1)
        self._over = ""
        self._bar: list[_Item] = []
        self.bars: list[tuple[_Item, ...]] = []
        self.marks: list[str] = []  # the line that ends each bar

    def take(self, token: str) -> None:
        """One more token."""
        if token.isspace():
            return
        if token.startswith('"'):
            self._over = token.strip('"')
        elif "|" in token or token == "::":
            self._end_bar(token)
        elif token in "<>":
            self._break_rhythm(token)
        else:
            self._note(token)

    def close(self) -> None:
        """No more tokens."""
        self._end_bar("|]")

    def _end_bar(self, mark: str) -> None:
        if self._bar:
            self.bars.append(tuple(self._bar))
            self.marks.append(mark)
            self._bar, self._local = [], {}
        elif self.marks:
            self.marks[-1] += mark

    def _break_rhythm(self, token: str) -> None:
        before, after = Fraction(3, 2), Fraction(1, 2)
        if token == "<":
            before, after = after, before
        self._bar[-1] = replace(self._bar[-1], length=self._bar[-1].length * before)
        self._broken = after

    def _note(self, token: str) -> None:
        match = _NOTE.match(token)
        assert match is not None
        accidental, letter, octave, length = match.groups()
        key = None
        if letter != "z":
            where = (letter, octave)
            if accidental:
                self._local[where] = {"^": 1, "_": -1, "=": 0}[accidental]
            by = self._local.get(where, self._raised[letter.upper()])
            high = (1 if letter.islower() else 0) + octave.count("'") - octave.count(",")
            key = 60 + _STEPS[letter.upper()] + by + 12 * high
        self._bar.append(_Item(self._over, key, _length(length, self._unit) * self._broken))
        self._over, self._broken = "", Fraction(1)


def _strains(body: _Body) -> list[_Strain]:
    """The bars in strains; every double or repeating line ends one."""
    found: list[_Strain] = []
    current: list[tuple[_Item, ...]] = []
    for bar, mark in zip(body.bars, body.marks, strict=True):
        current.append(bar)
        if any(sign in mark for sign in (":|", "||", "::", "|:", "|]")):
            found.append(_Strain(tuple(current), ":|" in mark or "::" in mark))
            current = []
    if current:
        found.append(_Strain(tuple(current), False))
    return found


def _check(title: str, body: _Body, bar: Fraction) -> None:
    """Every bar is full, or it is a pickup that another short bar completes."""
    lengths = [sum((item.length for item in items), Fraction(0)) for items in body.bars]
    for i, length in enumerate(lengths):
        if length != bar and bar - length not in lengths:
            raise NotationError(f"{title}: bar {i + 1} has {length} of {bar} quarters")


def parse(text: str, form: str = "") -> Tune:
    """Read one tune; `form` is the order of its strains ("ABA"), else each in turn, with its repeats."""
    head: dict[str, str] = {}
    lines: list[str] = []
    for line in text.strip().splitlines():
        match = _HEADER.match(line)
        if match and "K" not in head:
            head[match[1]] = match[2].strip()
        else:
            lines.append(line)
    above, below = (int(part) for part in head["M"].split("/"))
    bar = Fraction(above * 4, below)
    raised, scale = _signature(head["K"])
    body = _Body(Fraction(head["L"]) * 4, raised)
    _read(head["T"], " ".join(lines), body)
    _check(head["T"], body, bar)
    strains = _strains(body)
    order = [strains["ABCD".index(letter)] for letter in form]
    order = order or [strain for strain in strains for _ in range(2 if strain.repeats else 1)]
    beat, pace = head["Q"].split("=")
    notes, chords, starts, end = _laid_out(order, bar)
    length = -(-end // bar) * bar
    return Tune(
        head["T"],
        bar,
        Fraction(beat) * 4,
        float(pace),
        scale,
        notes,
        _lasting(chords, length),
        starts,
        length,
    )


def _read(title: str, text: str, body: _Body) -> None:
    at = 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            raise NotationError(f"{title}: {text[at : at + 12]!r} cannot be read")
        body.take(match[0])
        at = match.end()
    body.close()


def _laid_out(
    order: Sequence[_Strain], bar: Fraction
) -> tuple[tuple[Note, ...], list[Chord], tuple[Fraction, ...], Fraction]:
    """Notes, chords, where the strains begin, and the end; time 0 is the first full bar."""
    first = sum((item.length for item in order[0].bars[0]), Fraction(0))
    now = -first if first < bar else Fraction(0)
    notes: list[Note] = []
    chords: list[Chord] = []
    starts: list[Fraction] = []
    for strain in order:
        starts.append(max(now, Fraction(0)))
        for item in strain.items:
            if item.chord:
                chords.append(Chord(now, Fraction(0), *_chord(item.chord)))
            if item.key is not None:
                notes.append(Note(now, item.length, item.key))
            now += item.length
    return tuple(notes), chords, tuple(starts), now


def _lasting(chords: Sequence[Chord], length: Fraction) -> tuple[Chord, ...]:
    ends = [*(chord.start for chord in chords[1:]), length]
    return tuple(replace(chord, length=end - chord.start) for chord, end in zip(chords, ends, strict=True))
