"""`python -m tools.audio.demonstration OUT.wav`: a scripted game mixed by the game's own mixer, and measured.

It fails where the mix clips or a stretch of it is too loud. It must not make a sound: it plays the files.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

import numpy as np
import soundfile

from game.stage.sound_bank import Bank
from game.stage.sound_mixer import Mixer, Volumes

from .engine.loudness import loudness, momentary, true_peak
from .engine.signal import RATE
from .recorder import Recorder

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "audio"
STEP = 0.02
LOUDEST = -12.0  # LUFS of any 400 ms
WINDOW = 2.5  # seconds to a line of the report

Line = tuple[float, str, str, float]  # seconds, "mood" or "play", name, place

_GOVERNMENT: tuple[Line, ...] = (
    (0.0, "mood", "title", 0.0),
    (1.0, "play", "square", 0.0),
    (6.0, "play", "click", 0.0),
    (6.1, "play", "curtain", 0.0),
    (6.3, "mood", "calm", 0.0),
    (9.0, "play", "tax_up", -0.7),
    *((9.2 + 0.07 * i, "play", "coin_in", -0.7 + 0.1 * i) for i in range(5)),
    *((10.4 + 0.5 * i, "play", "card_slides", 0.5 - i) for i in range(2)),
    *((10.7 + 0.5 * i, "play", "card_turns", 0.3 - i) for i in range(2)),
    (12.0, "play", "court", 0.3),
    *((13.4 + 0.07 * i, "play", "coin_out", -0.5) for i in range(5)),
    (13.9, "play", "dice_5", 0.2),
    *((14.4 + 0.06 * i, "play", "tick", 0.2) for i in range(5)),
    (14.8, "play", "succeeded", 0.0),
    (15.0, "play", "seal", 0.1),
    (15.4, "play", "hear_hear", 0.0),
    (17.0, "play", "support_up", -0.6),
    (18.5, "mood", "tense", 0.0),
    (21.0, "play", "joker", -0.3),
    (22.5, "play", "unrest", 0.4),
    (22.6, "play", "support_down", -0.6),
    (25.0, "play", "dice_cup", 0.0),
    (26.1, "play", "dice_12", 0.0),
    (26.2, "play", "gasp", 0.0),
    (27.2, "play", "failed", 0.0),
    (27.5, "play", "boo", 0.0),
    (30.0, "play", "triumph", 0.0),
    (30.6, "play", "cheer", 0.0),
    (31.5, "play", "peal", 0.0),
    (33.0, "mood", "victory", 0.0),
)
_BATTLE: tuple[Line, ...] = (
    (40.0, "play", "page", 0.0),
    (40.2, "mood", "deck", 0.0),
    (42.0, "play", "riffle", 0.0),
    (44.0, "play", "drum_tap", 0.0),
    (44.1, "play", "card_turns", 0.0),
    *((45.0 + 0.25 * i, "play", "counter", -0.5 + 0.2 * i) for i in range(5)),
    (46.5, "play", "hoofs", -0.5),
    (48.0, "play", "volley", -0.4),
    (48.6, "play", "volley", 0.5),
    (49.0, "play", "cannon_near", -0.8),
    (49.4, "play", "cannon_near", 0.6),
    (50.0, "play", "cannon_far", 0.9),
    (52.0, "play", "battle_over", 0.0),
    (52.4, "play", "drum_roll", 0.0),
    (57.0, "play", "fall", 0.0),
    (57.5, "play", "boo", 0.0),
    (58.5, "mood", "fall_monarchy", 0.0),
    (63.0, "play", "church_bell", 0.0),
)
SCRIPT = tuple(sorted(_GOVERNMENT + _BATTLE, key=lambda line: line[0]))
SECONDS = 68.0


def mixed(folder: Path, volumes: Volumes) -> np.ndarray:
    """The whole script as stereo, before anything is cut off at full scale."""
    recorder = Recorder(SECONDS)
    mixer = Mixer(Bank(folder), recorder, volumes, Random(1746))
    mixer.open(0.0)
    waiting = list(SCRIPT)
    for number in range(int(SECONDS / STEP)):
        recorder.now = now = number * STEP
        while waiting and waiting[0][0] <= now:
            _, what, name, place = waiting.pop(0)
            if what == "mood":
                mixer.music.want(name)
            else:
                mixer.play(name, now, place)
        mixer.step(now)
    return recorder.mix()


def _report(signal: np.ndarray) -> bool:
    """Print loudness and peak stretch by stretch; whether all is well."""
    loudest = max(momentary(signal, hop=0.1))
    for start in np.arange(0.0, SECONDS, WINDOW):
        piece = signal[int(start * RATE) : int((start + WINDOW) * RATE)]
        level = max(momentary(piece, hop=0.1))
        names = [name for at, _, name, _ in SCRIPT if start <= at < start + WINDOW]
        top = 20 * np.log10(np.abs(piece).max() + 1e-9)
        bar = "#" * max(0, int(level + 50))
        told = ", ".join(dict.fromkeys(names))
        sys.stdout.write(f"{start:5.1f} s {level:6.1f} LUFS {top:6.1f} dB {bar:40} {told}\n")
    clipped = int((np.abs(signal) > 1.0).any(axis=1).sum())
    sys.stdout.write(
        f"whole {loudness(signal, whole=True):.1f} LUFS, loudest {loudest:.1f} LUFS, "
        f"peak {true_peak(signal):.1f} dB, {clipped} samples clipped\n"
    )
    return clipped == 0 and loudest <= LOUDEST


def main(arguments: list[str] | None = None) -> int:
    """Mix, write and measure; 1 where it clips or is too loud."""
    parser = argparse.ArgumentParser(prog="python -m tools.audio.demonstration", description=__doc__)
    parser.add_argument("out", type=Path, help="the WAV file to write")
    parser.add_argument("--folder", type=Path, default=ASSETS, help="where the sounds are")
    parser.add_argument("--full", action="store_true", help="every slider at its top, not as it comes")
    options = parser.parse_args(arguments)
    volumes = Volumes(1.0, 1.0, 1.0, 1.0) if options.full else Volumes()
    signal = mixed(options.folder, volumes)
    soundfile.write(options.out, np.clip(signal, -1.0, 1.0), RATE, subtype="PCM_16")
    return 0 if _report(signal) else 1


if __name__ == "__main__":
    raise SystemExit(main())
