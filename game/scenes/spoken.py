"""A slip with a few words that rises over the table and goes again. It must not know what it says."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from game.stage import easing
from game.stage.timeline import Cue, Move, Pose

COMES = 0.06  # seconds in which it is laid down
COMING = 0.3  # of its way that it has risen by then
GOES = 0.1  # seconds in which it fades, the last of its time


def spoken(key: Hashable, look: object, low: Pose, rise: float, seconds: float) -> Cue:
    """It appears, rises by so many units and fades; `seconds` in all."""
    high, stays = low._replace(y=low.y - rise), max(0.0, seconds - GOES)
    comes = min(COMES, stays)
    begun = low._replace(y=low.y - rise * COMING)
    came = Move(key, low._replace(alpha=0.2), begun, 0.0, comes, easing.linear, look=look)
    up = Move(key, begun, high, comes, stays - comes, easing.ease_out, look=look)
    gone = faded(up, seconds - stays).after(stays)
    return Cue(seconds, (came, up, *gone.moves))


def faded(move: Move, seconds: float) -> Cue:
    """What a move has brought to its place is gone after so long."""
    gone = move.end._replace(alpha=0.0)
    return Cue(
        seconds, (replace(move, start=move.end, end=gone, begin=0.0, seconds=seconds, ease=easing.ease_in),)
    )
