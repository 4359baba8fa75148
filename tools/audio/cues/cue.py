"""What a cue of music is. It must not know any one of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from ..engine.signal import Signal
from ..score.abc import parse
from ..score.band import Band, Lead
from ..score.tune import Tune
from ..tunes import OLD, OWN


@dataclass(frozen=True, slots=True)
class Played:
    """A cue when it has been played: the sound, and what had the tune."""

    signal: Signal
    lead: Lead


@dataclass(frozen=True, slots=True)
class Cue:
    """A piece of music for a mood of the game. Every cue loops."""

    name: str
    mood: str
    play: Callable[[], Played]
    sources: tuple[str, ...]  # of its tunes, by name in tunes.py

    @property
    def module(self) -> str:
        """Where it is arranged."""
        return self.play.__module__


@lru_cache(maxsize=32)
def tune(name: str, form: str = "") -> Tune:
    """A tune by its name, its strains in that order."""
    return parse(OLD[name] if name in OLD else OWN[name], form)


def played(band: Band, decay: float, wet: float, bright: float, *, early: float = 0.0) -> Played:
    """The band in its room; `early` as `Band.played` has it."""
    return Played(band.played(decay, wet, bright, early=early), band.lead)
