"""Where a speech balloon goes: never upon what it points at, and as little as may be upon what is needed.

Pure geometry: draws nothing. It must not know what the words mean, nor the things around them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import hypot, inf
from typing import NamedTuple, TypeAlias

from pygame import FRect

from game.scenes.balloon_shape import INK, Tail, bag_hides, reach, slender_tails, tail_hides, tail_of
from game.stage.geometry import Box

NEAREST, FARTHEST = 58.0, 230.0  # between the bag and what it points at, as far as it can be had
HIDDEN = 480000.0  # what it counts, in square units, to hide any of a thing, besides how much of it
CROSSED = 360000.0  # likewise to have the tail cross it
CLEAR = 90000.0  # what costs less hides nothing
LONGEST = 230.0  # units from the bag to the tip; what would be longer, or cross something, is left out
BARE = 20000.0  # what it counts to have no tail
THIN = 2400.0  # what it counts that a tail is a thin one
ASTRIDE = 8000.0  # to lie half on a sheet and half off it, however little else that hides
FAR = 14.0  # a unit of distance
BESIDE = 8.0  # units between the bag and what it lies close by
GRID = 46.0  # units between the places that are tried
MOST_TRIED = 45  # places at which another than the plain tail is tried

Weighted: TypeAlias = tuple[Box, float]  # what had better be left in sight, and how much that counts


class Place(NamedTuple):
    """Where the bag lies, its tail if there is one, and what that costs."""

    box: Box
    tail: Tail | None
    cost: float

    def hides(self, other: Box) -> bool:
        """Whether any of a thing lies under it."""
        if bag_hides(self.box, other):
            return True
        return self.tail is not None and any(tail_hides(self.box, self.tail, [other]))


def place(
    size: tuple[float, float],
    target: Box,
    room: Box,
    clear: Sequence[Weighted],
    breathe: Callable[[], None] = lambda: None,
    sheets: Sequence[Box] = (),
    *,
    most: float = inf,
) -> Place:
    """Where in a room a bag of that size lies best that points at a target; breathes between two tries.

    It rather lies on one of the `sheets`, or off all of them, than across an edge.

    Thin tails, which go between things, are tried where every place with a plain tail hides something, or
    where that is much farther off than need be. Where they all hide something there is none.
    If all that is sought is a place that costs less than `most`, it is not looked for long where none does.
    """
    w, h = min(size[0], room.w), min(size[1], room.h)
    weights, tried = _weights(clear), []
    things, areas = list(weights.items()), [FRect(other) for other in weights]
    for box in _places(w, h, target, room, weights, sheets):
        breathe()
        astride = ASTRIDE * sum([_is_astride(box, sheet) for sheet in sheets])
        tried.append((_far(box, target) + _hidden(box, target, things, areas) + astride, box))
    tried.sort()
    unhidden = [entry for entry in tried if entry[0] < min(most, CLEAR)]
    near = [(cost, box) for cost, box in unhidden if _gap(box, target) < LONGEST]
    plain = _first(((cost, box, tail_of(box, target)) for cost, box in near), weights, breathe)
    nearer = near if plain is None else [entry for entry in near if entry[0] < plain.cost - THIN]
    found = _first(_slender(nearer, target), weights, breathe) or plain
    found = found or _first(_slender(nearer, target, across=True), weights, breathe)
    if found is None and unhidden:
        cost, box = unhidden[0]
        found = Place(box, None, cost + BARE)
    return found or _least(tried, target, weights, breathe, most)


def _weights(clear: Sequence[Weighted]) -> dict[Box, float]:
    """Each thing once, with the most that it counts."""
    weights: dict[Box, float] = {}
    for box, weight in clear:
        weights[box] = max(weight, weights.get(box, 0.0))
    return weights


def _first(
    tried: Iterator[tuple[float, Box, Tail]], weights: dict[Box, float], breathe: Callable[[], None]
) -> Place | None:
    """The first whose tail hides nothing, and is not too long."""
    for cost, box, tail in tried:
        breathe()
        if reach(box, tail) <= LONGEST and not any(tail_hides(box, tail, weights)):
            return Place(box, tail, cost)
    return None


def _slender(
    places: Sequence[tuple[float, Box]], target: Box, *, across: bool = False
) -> Iterator[tuple[float, Box, Tail]]:
    """Some of the places with thin tails."""
    for cost, box in places[:: 1 + len(places) // MOST_TRIED]:
        for tail in slender_tails(box, target, across=across):
            yield cost, box, tail


def _least(
    places: Sequence[tuple[float, Box]],
    target: Box,
    weights: dict[Box, float],
    breathe: Callable[[], None],
    most: float,
) -> Place:
    """The place and the tail that together hide least: the plain tail, one of the thin ones, or none."""
    cost, box = places[0]  # there is always the room's own corner
    best, least = Place(box, None, cost + BARE), min(most, cost + BARE)
    for number, (cost, box) in enumerate(places):
        if cost >= least:
            break
        breathe()
        if cost + BARE < least:
            best, least = Place(box, None, cost + BARE), cost + BARE
        for tail in _all_tails(box, target) if number < MOST_TRIED else (tail_of(box, target),):
            if reach(box, tail) > LONGEST:
                continue
            crossed = _crossed(box, tail, cost, least, weights)
            if crossed < least:
                best, least = Place(box, tail, crossed), crossed
    return best


def _crossed(box: Box, tail: Tail, cost: float, least: float, weights: dict[Box, float]) -> float:
    """What a place costs with its tail; no longer reckoned once it comes to the least of others."""
    hidden = 0.0
    for other in tail_hides(box, tail, weights):
        hidden += weights[other] * CROSSED
        if cost + hidden >= least:
            break
    return cost + hidden


def _all_tails(box: Box, target: Box) -> Iterator[Tail]:
    """The plain one, those to the near sides, those to the others."""
    yield tail_of(box, target)
    yield from slender_tails(box, target)
    yield from slender_tails(box, target, across=True)


def _places(
    w: float, h: float, target: Box, room: Box, weights: dict[Box, float], sheets: Sequence[Box]
) -> Iterator[Box]:
    """Beside the target, above what is below it, round what counts most and round sheets, and all over."""
    greatest = max(weights.values(), default=0.0)
    most = [other for other, weight in weights.items() if weight == greatest]
    xs = {room.x, room.right - w, target.cx - w / 2, target.x, target.right - w,
          target.x - NEAREST - w, target.right + NEAREST}  # fmt: skip
    ys = {room.y, room.bottom - h, target.cy - h / 2, target.y, target.bottom - h,
          target.y - NEAREST - h, target.bottom + NEAREST}  # fmt: skip
    xs |= {x for other in (*most, *sheets) for x in (other.right + BESIDE, other.x - BESIDE - w)}
    ys |= {y for other in (*most, *sheets) for y in (other.bottom + BESIDE, other.y - BESIDE - h)}
    xs |= {room.x + i * GRID for i in range(int((room.w - w) / GRID) + 1)}
    ys |= {other.y - BESIDE - h for other in weights if other.y >= target.bottom}
    ys |= {room.y + i * GRID for i in range(int((room.h - h) / GRID) + 1)}
    across = sorted(x for x in xs if room.x <= x <= room.right - w + 0.01)
    return (Box(x, y, w, h) for y in sorted(ys) if room.y <= y <= room.bottom - h + 0.01 for x in across)


def _far(box: Box, target: Box) -> float:
    """What its distance costs."""
    gap = _gap(box, target)
    far = max(0.0, NEAREST - gap) * 40 + max(0.0, gap - NEAREST) + max(0.0, gap - FARTHEST) * 12
    return (far + hypot(box.cx - target.cx, box.cy - target.cy) * 0.05) * FAR


def _hidden(box: Box, target: Box, things: Sequence[Weighted], areas: Sequence[FRect]) -> float:
    """What its bag hides; that it lies upon what it points at would be worst."""
    cost = 10 * HIDDEN if _overlap(box, target) else 0.0
    near = FRect(box.inset(-INK - 1))
    for number in near.collidelistall(areas):
        other, weight = things[number]
        if bag_hides(box, other):
            cost += weight * (_overlap(box, other) + HIDDEN)
    return cost


def _is_astride(box: Box, sheet: Box) -> bool:
    """Whether only a part of a bag lies on a sheet."""
    return 0 < _overlap(box, sheet) < box.w * box.h - 1


def _overlap(a: Box, b: Box) -> float:
    w = min(a.right, b.right) - max(a.x, b.x)
    h = min(a.bottom, b.bottom) - max(a.y, b.y)
    return w * h if w > 0 and h > 0 else 0.0


def _gap(box: Box, target: Box) -> float:
    across = max(target.x - box.right, box.x - target.right, 0.0)
    down = max(target.y - box.bottom, box.y - target.bottom, 0.0)
    return hypot(across, down)
