"""Plays a piece, brings it to its loudness and writes its files. It must not know what is stale."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from .engine.loudness import normalised
from .engine.oggs import write
from .engine.signal import Rng, Signal, trimmed

if TYPE_CHECKING:
    from .cues.cue import Cue
    from .effects.effect import Effect

MUSIC_LOUDNESS = -20.0  # LUFS, of the whole
MUSIC_QUALITY, EFFECT_QUALITY = 2.5, 4.0  # of Vorbis: some 96 and 124 kbit/s in stereo
COMMENT = "Synthesised for Simple Government; MIT licence"


def seed_of(name: str, take: int) -> Rng:
    """Every take has its own chance, so that a new effect changes no other."""
    return np.random.default_rng(zlib.crc32(f"{name}/{take}".encode()))


def effect_signal(effect: Effect, take: int) -> Signal:
    """One take, counted from 1, at its loudness."""
    return normalised(trimmed(effect.make(seed_of(effect.name, take))), effect.loudness)


def cue_signal(cue: Cue) -> Signal:
    """A cue at the loudness of all music."""
    return normalised(cue.play().signal, MUSIC_LOUDNESS, loops=True)


def effect_file(effect: Effect, take: int) -> str:
    """Where a take lies under assets/audio."""
    return f"effects/{effect.name}_{take}.ogg"


def cue_file(cue: Cue) -> str:
    """Where a cue lies under assets/audio."""
    return f"music/{cue.name}.ogg"


def render_effect(effect: Effect, folder: Path) -> int:
    """Write all takes; how many bytes they take."""
    size = 0
    for take in range(1, effect.takes + 1):
        path = folder / effect_file(effect, take)
        path.parent.mkdir(parents=True, exist_ok=True)
        size += write(path, effect_signal(effect, take), EFFECT_QUALITY, effect.name, COMMENT)
    return size


def render_cue(cue: Cue, folder: Path) -> int:
    """Write a cue; how many bytes it takes."""
    path = folder / cue_file(cue)
    path.parent.mkdir(parents=True, exist_ok=True)
    return write(path, cue_signal(cue), MUSIC_QUALITY, cue.name, COMMENT)
