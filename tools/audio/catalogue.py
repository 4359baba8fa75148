"""Everything the band can play: cues of music and effects. It must not know how any of it is made."""

from __future__ import annotations

from functools import cache

from .cues import ceremony, falls, field, table
from .cues.cue import Cue
from .effects import cards, crowds, paper, signals, war
from .effects import table as hard_things
from .effects.effect import Effect

Piece = Cue | Effect


@cache
def cues() -> tuple[Cue, ...]:
    """All music."""
    return (*ceremony.CUES, *table.CUES, *field.CUES, *falls.CUES)


@cache
def effects() -> tuple[Effect, ...]:
    """All effects."""
    rooms = (cards, paper, hard_things, crowds, war, signals)
    return tuple(effect for room in rooms for effect in room.EFFECTS)


@cache
def pieces() -> dict[str, Piece]:
    """Both, by name; a name is taken once."""
    found: dict[str, Piece] = {}
    for piece in (*cues(), *effects()):
        if piece.name in found:
            raise ValueError(f"two sounds are called {piece.name!r}")
        found[piece.name] = piece
    return found
