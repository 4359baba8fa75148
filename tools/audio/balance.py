"""`python -m tools.audio.balance`: how loud music, effects and crowd are at the output, as the volumes come.

Short sounds are compared by their loudest tenth of a second: of 400 ms a card that lands leaves most silent.
And sixteen voices at once are mixed again and again, to see whether anything is cut off at full scale. Fails
where a figure is outside its limits. It must not make a sound: it reads the files.
"""

from __future__ import annotations

import argparse
import sys
import warnings
from pathlib import Path
from random import Random
from statistics import median

import numpy as np
import pyloudnorm

from game.stage.sound_bank import Bank, Effect
from game.stage.sound_device import VOICES
from game.stage.sound_mixer import Mixer, Volumes
from game.stage.sound_music import DUCKED

from .engine.loudness import loudness
from .engine.oggs import read
from .engine.signal import RATE, Signal, samples
from .recorder import Recorder

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "audio"
MUSIC = -32.0, -29.0  # LUFS at the output
BEHIND = 4.0, 8.0  # LU that music lies behind the middle one of the table's effects
LEAST = 1.0  # LU that the softest of those lies above it
HEADROOM = -1.0  # dB that sixteen voices reach at most
BURST = 0.1  # seconds
HEARD = 1e-3  # of full scale
CROWDED = 0.5  # seconds in which they all begin
TURNS = 40
MIX = 2.0  # seconds of each


def bursts(signal: Signal) -> list[float]:
    """LUFS of every tenth of a second that can be heard, each half over the last."""
    meter, size = pyloudnorm.Meter(RATE, block_size=BURST), samples(BURST)
    padded = np.pad(signal, [(size, size)] + [(0, 0)] * (signal.ndim - 1))
    pieces = (padded[at : at + size] for at in range(0, len(padded) - size + 1, size // 2))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return [float(meter.integrated_loudness(piece)) for piece in pieces if np.abs(piece).max() > HEARD]


def _both(path: Path) -> Signal:
    """A file as the card plays it: from both sides."""
    signal = read(path)
    return np.stack([signal, signal], axis=1) if signal.ndim == 1 else signal


def decibels(gain: float) -> float:
    """A factor in dB."""
    return float(20 * np.log10(gain))


def above_music(effect: Effect, volumes: Volumes, music: float) -> float:
    """By how many LU an effect lies above the music, which gives way to a great moment."""
    loud = median(max(bursts(_both(take.path))) for take in effect.takes) + decibels(volumes.of(effect))
    great = effect.group == "sting" or (effect.group == "crowd" and effect.weight > 1)
    return loud - music - (decibels(DUCKED) if great else 0.0)


def most_at_once(bank: Bank, volumes: Volumes, chance: Random) -> float:
    """The peak in dB of sixteen effects that begin within half a second over music, all by chance."""
    recorder = Recorder(MIX)
    mixer = Mixer(bank, recorder, volumes, chance)
    mixer.open(0.0)
    mixer.music.want("deck")
    mixer.step(0.0)
    names = [effect.name for effect in bank.effects() if effect.group not in ("interface", "bell")]
    at = sorted(chance.uniform(0.0, CROWDED) for _ in range(VOICES))
    for recorder.now, name in zip(at, chance.sample(names, VOICES), strict=True):
        mixer.play(name, recorder.now, chance.uniform(-1.0, 1.0))
        mixer.step(recorder.now)
    return decibels(float(np.abs(recorder.mix()).max()))


def main(arguments: list[str] | None = None) -> int:
    """Measure, and tell; 1 where something is outside its limits."""
    parser = argparse.ArgumentParser(prog="python -m tools.audio.balance", description=__doc__)
    parser.add_argument("--folder", type=Path, default=ASSETS, help="where the sounds are")
    bank, volumes, faults = Bank(parser.parse_args(arguments).folder), Volumes(), 0

    def row(what: str, value: float, low: float, high: float) -> None:
        nonlocal faults
        faults += not low <= value <= high
        held = "ok" if low <= value <= high else "OFF"
        sys.stdout.write(f"{what:58} {value:6.1f}   {low:6.1f} to {high:6.1f}   {held}\n")

    tracks = [read(track.path) for mood in sorted(bank.moods) for track in bank.tracks(mood)]
    gain = decibels(volumes.gain(volumes.music))
    row("music, LUFS", median(map(loudness, tracks)) + gain, *MUSIC)
    music = median(median(bursts(track)) for track in tracks) + gain
    groups: dict[str, dict[str, float]] = {}
    for effect in bank.effects():
        if effect.weight:
            groups.setdefault(effect.group, {})[effect.name] = above_music(effect, volumes, music)
    for group, found in sorted(groups.items()):
        names = sorted(found, key=lambda name: found[name])
        told = f"softest {names[0]} {found[names[0]]:.1f}, loudest {names[-1]} {found[names[-1]]:.1f}"
        sys.stdout.write(f"{group:10} {median(found.values()):5.1f} LU above the music; {told}\n")
    row("the table's effects above the music, LU", median(groups["table"].values()), *BEHIND)
    tells = {effect.name for effect in bank.effects() if effect.weight > 1}
    row("the softest of those that tell the game, LU",
        min(value for found in groups.values() for name, value in found.items() if name in tells),
        LEAST, np.inf)  # fmt: skip
    chance = Random(1746)
    row("sixteen voices at once, dB", max(most_at_once(bank, volumes, chance) for _ in range(TURNS)), -np.inf,
        HEADROOM)  # fmt: skip
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
