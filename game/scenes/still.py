"""Reduced motion: any cue without its flight. It must not know what the cue tells of."""

from __future__ import annotations

from collections.abc import Hashable

from game.stage import easing
from game.stage.timeline import Cue, Move

FADE = 0.15  # the longest cross-fade, in seconds


def arrivals(cue: Cue) -> dict[Hashable, Move]:
    """Of everything that is there in the end, the move by which it arrives."""
    last: dict[Hashable, Move] = {}
    for move in cue.moves:
        if move.end.alpha > 0 and move.hold:
            last[move.key] = move
    return last


def stilled(cue: Cue, dwell: float) -> Cue:
    """The cue without flight: everything fades in where it arrives, and stays while it has to be read.

    What would be gone when it arrives is not shown.
    """
    fade = min(FADE, cue.seconds)
    moves = tuple(
        Move(move.key, move.end._replace(alpha=0.0), move.end, 0.0, fade, easing.linear, look=move.look)
        for move in arrivals(cue).values()
    )
    seconds = max(fade, min(cue.seconds, dwell))
    return Cue(seconds, moves, tuple((0.0, name) for _, name in cue.sounds[:1]), min(cue.held, seconds))
