"""Units drawn up as lead counters on a sheet, so many in a row as the room makes largest. Knows no battle."""

from __future__ import annotations

from math import ceil

from game.engine.activation.model import Arm, Colour
from game.scenes.activation.pieces import BASE, FILLED
from game.scenes.sheet import Sheet
from game.stage.geometry import Box

LARGEST = 250.0  # the side of a picture
LEAST = 56.0  # a smaller one shows nothing
DEEP = 0.9  # of the height of a counter from one rank to the next: those in front stand before it


def print_parade(sheet: Sheet, room: Box, arms: tuple[Arm, ...], colour: Colour) -> None:
    """All of them in the middle of a room; none where they would be too small to be told apart."""
    side, across = _drawn_up(room, len(arms))
    if side < LEAST:
        return
    ranks = ceil(len(arms) / across)
    tall = side * FILLED * (1 + (ranks - 1) * DEEP)
    top = room.cy - tall / 2
    for i, arm in enumerate(arms):
        rank, place = divmod(i, across)
        in_rank = min(across, len(arms) - rank * across)
        x = room.cx + (place - in_rank / 2) * side
        foot = top + side * FILLED * (1 + rank * DEEP)
        sheet.picture(f"lead_{arm}_{colour}", Box(x, foot - side * BASE, side, side))


def _drawn_up(room: Box, count: int) -> tuple[float, int]:
    """The side of each picture, and how many stand in a rank."""
    best, across = 0.0, max(1, count)
    for ranks in range(1, count + 1):
        in_rank = ceil(count / ranks)
        height = room.h / (FILLED * (1 + (ranks - 1) * DEEP))
        side = min(LARGEST, room.w / in_rank, height)
        if side > best + 1:
            best, across = side, in_rank
    return best, across
