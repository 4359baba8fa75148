"""The list of all sounds that the game reads, measured in the finished files.

It must not know how they are made.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .catalogue import cues, effects
from .cues.cue import Cue
from .effects.effect import Effect
from .engine.loudness import loudness, true_peak
from .engine.oggs import read
from .engine.signal import RATE
from .rendering import cue_file, effect_file

NAME = "manifest.json"


def _measured(folder: Path, file: str) -> dict[str, Any]:
    signal = read(folder / file)
    return {
        "file": file,
        "samples": len(signal),
        "seconds": round(len(signal) / RATE, 3),
        "loudness": round(loudness(signal), 1),
        "peak": round(true_peak(signal), 1),
        "bytes": (folder / file).stat().st_size,
    }


def _cue(folder: Path, cue: Cue) -> dict[str, Any]:
    entry = _measured(folder, cue_file(cue))
    return {"mood": cue.mood, **entry, "loop": [0, entry["samples"]]}


def _effect(folder: Path, effect: Effect) -> dict[str, Any]:
    takes = [_measured(folder, effect_file(effect, take)) for take in range(1, effect.takes + 1)]
    return {"group": effect.group, "weight": effect.weight, "takes": takes}


def write_manifest(folder: Path) -> dict[str, Any]:
    """Measure every file and write the list; nothing while any file is missing."""
    listing = {
        "music": {cue.name: _cue(folder, cue) for cue in cues()},
        "effects": {effect.name: _effect(folder, effect) for effect in effects()},
    }
    text = json.dumps(listing, indent=1, ensure_ascii=False)
    (folder / NAME).write_text(text + "\n", encoding="utf-8")
    return listing
