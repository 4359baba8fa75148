"""`python -m tools.audio.measure [NAME…]`: a table of every finished sound; fails where one is off.

It must not make a sound: it reads the files.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import combinations
from pathlib import Path

import numpy as np

from . import measuring
from .catalogue import pieces
from .cues.cue import Cue
from .effects.effect import Effect
from .engine.loudness import loudness, true_peak
from .engine.oggs import read
from .engine.signal import RATE, Signal
from .rendering import MUSIC_LOUDNESS, cue_file, effect_file
from .score.band import rehearsal

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "audio"
BUDGET = 16 * 2**20  # bytes of all files together

PEAK = -1.0  # dB true peak of a decoded file, at most
OFF_LOUDNESS = {"music": 0.4, "effect": 1.2}  # LU from what was wanted; short sounds lose some in encoding
CUE_SECONDS = (55.0, 100.0)
EFFECT_SECONDS = 7.5
SEAM = 0.5  # of an ordinary large step
HOLE = -56.0  # dB of the quietest twentieth of a second of a cue, at least
TUNE_HEARD, CENTS = 0.96, 8.0
ABOVE_200 = {"music": 0.60, "effect": 0.35}
EDGE = 0.03  # of full scale at the ends of a one-shot: Vorbis leaves a little before a sharp onset
SUDDEN = 24.0  # dB by which a steady sound may break off
ALIKE = 0.93  # cross-correlation of two takes, at most
CROWD_PITCHED = 0.75  # a crowd in which one pitch stands out sounds like a choir of kazoos


def _faults(checks: dict[str, bool]) -> str:
    return ", ".join(what for what, good in checks.items() if not good)


def cue_row(cue: Cue, folder: Path) -> tuple[str, str]:
    """A line of the table, and what is wrong."""
    path = folder / cue_file(cue)
    signal = read(path)
    with rehearsal():
        lead = cue.play().lead
    heard, cents = measuring.tune_heard(signal, lead)
    loud, top = loudness(signal), true_peak(signal)
    above, joint = measuring.energy_above(signal), measuring.seam(signal)
    seconds, hole = len(signal) / RATE, measuring.quietest(signal)
    faults = _faults(
        {
            "tune not heard": heard >= TUNE_HEARD,
            "out of tune": cents <= CENTS,
            "loudness": abs(loud - MUSIC_LOUDNESS) <= OFF_LOUDNESS["music"],
            "peak": top <= PEAK,
            "seam": joint <= SEAM,
            "too low": above >= ABOVE_200["music"],
            "length": CUE_SECONDS[0] <= seconds <= CUE_SECONDS[1],
            "a hole": hole >= HOLE,
        }
    )
    size = path.stat().st_size / 1024
    return (
        f"{cue.name:30} {seconds:6.2f} s {loud:6.1f} LUFS {top:6.1f} dB  tune {heard:4.0%} {cents:4.1f} c  "
        f"seam {joint:4.2f}  >200 Hz {above:4.0%}  quietest {hole:5.0f} dB {size:7.0f} KB",
        faults,
    )


def _strongest(signal: Signal) -> float:
    """The strongest partial in Hz."""
    flat = measuring.mono(signal)
    power = np.abs(np.fft.rfft(flat, 1 << 17))
    return float(np.argmax(power) * RATE / (1 << 17))


def effect_row(effect: Effect, folder: Path) -> tuple[str, str]:
    """A line of the table over all takes, and what is wrong."""
    paths = [folder / effect_file(effect, take) for take in range(1, effect.takes + 1)]
    signals = [read(path) for path in paths]
    louds = [loudness(signal) for signal in signals]
    top = max(true_peak(signal) for signal in signals)
    above = min(measuring.energy_above(signal) for signal in signals)
    seconds = max(len(signal) for signal in signals) / RATE
    alike = max((measuring.likeness(a, b) for a, b in combinations(signals, 2)), default=0.0)
    pitched = float(np.median([measuring.pitchedness(signal) for signal in signals]))
    edge = max(float(np.abs(signal[[0, -1]]).max()) for signal in signals)
    faults = _faults(
        {
            "loudness": all(abs(loud - effect.loudness) <= OFF_LOUDNESS["effect"] for loud in louds),
            "peak": top <= PEAK,
            "too low": above >= ABOVE_200["effect"],
            "length": seconds <= EFFECT_SECONDS,
            "takes alike": alike <= ALIKE,
            "edges": edge <= EDGE,
            "cut off": max(measuring.sudden_end(signal) for signal in signals) <= SUDDEN,
            "kazoos": effect.group != "crowd" or pitched <= CROWD_PITCHED,
        }
    )
    size = sum(path.stat().st_size for path in paths)
    return (
        f"{effect.name:18} x{effect.takes} {seconds:5.2f} s "
        f"{min(louds):6.1f}…{max(louds):5.1f} LUFS {top:6.1f} dB "
        f"{_strongest(signals[0]):6.0f} Hz  >200 Hz {above:4.0%}  alike {alike:4.2f}  pitched {pitched:4.2f} "
        f"{size / 1024:6.0f} KB",
        faults,
    )


def rows(wanted: list[str], folder: Path) -> Iterator[tuple[str, str]]:
    """The table."""
    for name, piece in pieces().items():
        if any(fnmatchcase(name, pattern) for pattern in wanted):
            yield cue_row(piece, folder) if isinstance(piece, Cue) else effect_row(piece, folder)


def main(arguments: list[str] | None = None) -> int:
    """Print the table; 1 if any line of it is off."""
    parser = argparse.ArgumentParser(prog="python -m tools.audio.measure", description=__doc__)
    parser.add_argument("names", nargs="*", default=["*"], help="names or patterns; none for everything")
    parser.add_argument("--folder", type=Path, default=ASSETS, help="where the sounds are")
    options = parser.parse_args(arguments)
    off = 0
    for row, faults in rows(options.names, options.folder):
        sys.stdout.write(f"{row}{'  OFF: ' + faults if faults else ''}\n")
        sys.stdout.flush()
        off += bool(faults)
    size = sum(path.stat().st_size for path in options.folder.rglob("*") if path.is_file())
    sys.stdout.write(f"{size / 2**20:.2f} of {BUDGET / 2**20:.0f} MiB; {off} sounds are off\n")
    return 1 if off or size > BUDGET else 0


if __name__ == "__main__":
    raise SystemExit(main())
