"""Reduced motion: any cue without its flight. It must not know what the cue tells of."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import replace

from game.stage import easing
from game.stage.timeline import Cue, Move, Pose

FADE = 0.15  # the longest cross-fade, in seconds
READ = 3 * FADE  # what is there so long is read, and fades out too


def arrivals(cue: Cue) -> dict[Hashable, Move]:
    """Of everything that is there in the end, the move by which it arrives."""
    last: dict[Hashable, Move] = {}
    for move in cue.moves:
        if move.end.alpha > 0 and move.hold:
            last[move.key] = move
    return last


def stilled(cue: Cue, dwell: float, lying: Collection[Hashable] = ()) -> Cue:
    """The cue without flight: everything fades in where it arrives, and stays while it has to be read.

    What would be gone when it arrives is not shown, unless it has been `lying` there before: such things fade
    out where they lay, and do nothing where they come back to that place.
    """
    fade = min(FADE, cue.seconds)
    before = {move.key: move for move in sorted(cue.moves, key=lambda m: m.begin, reverse=True)}
    come = arrivals(cue)
    lay_only = [move for key, move in before.items() if key in lying and key not in come]
    moves = [_from(move, move.start, move.start._replace(alpha=0.0), fade) for move in lay_only]
    for move in come.values():
        lay = before[move.key].start if move.key in lying else None
        gone = move.end._replace(alpha=0.0)
        moves.append(_from(move, move.end if lay == move.end else gone, move.end, fade))
        if lay is not None and lay != move.end:
            moves.append(replace(_from(move, lay, lay._replace(alpha=0.0), fade), key=("lay", move.key)))
    seconds = max(fade, min(cue.seconds, dwell))
    if seconds >= READ:
        moves += _leaving(cue, moves, seconds)
    return Cue(
        seconds, tuple(moves), tuple((0.0, name) for _, name in cue.sounds[:1]), min(cue.held, seconds)
    )


def _leaving(cue: Cue, shown: Collection[Move], seconds: float) -> list[Move]:
    """Of what is shown, that which is gone in the end fades out as its time ends."""
    ends = {move.key: move for move in sorted(cue.moves, key=lambda m: m.until)}
    return [
        replace(_from(move, move.end, move.end._replace(alpha=0.0), FADE), begin=seconds - FADE)
        for move in shown
        if move.key in ends and move.end.alpha > 0 and not ends[move.key].end.alpha
    ]


def _from(move: Move, start: Pose, end: Pose, seconds: float) -> Move:
    return Move(move.key, start, end, 0.0, seconds, easing.linear, look=move.look)
