"""Passages set in columns, one or two to a leaf, with a rule between. It must not know what they tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from game.scenes.flow import Leaf, Passage, flowed, print_flow
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look

STEP = 20.0  # units by which columns are made lower as long as there are enough of them
FEWEST = 6  # passages that are worth dealing out
SHORT = 24  # columns
LARGE, LARGE_IN_NARROW = 1.6, 1.4  # times the usual size of text, from which on one column is enough
BROKEN, BROKEN_SHARE = 2, 10  # lines more that larger type may run to: so many, or one in so many
GROWING = 3  # leaves at most that are set anew in larger type
LARGER = (1.6, 1.5, 1.4, 1.3, 1.2, 1.1)  # times the size of type, for what would not fill a leaf


class Columns:
    """`room` is where on the page they stand, `print_leaf` what prints one of them into its box."""

    def __init__(
        self,
        passages: Callable[[], Iterable[Passage]],
        room: Callable[[Look], Box],
        gutter: float = 72.0,
        print_leaf: Callable[[Sheet, Leaf, Box], float | None] = print_flow,
        *,
        grows: bool = False,
        short: bool = False,
    ) -> None:
        """With `grows` passages that leave room on their leaves are set in larger type.

        `short` ones stand in two columns even on a narrow page.
        """
        self._short = short
        self._grows = grows
        self._passages = passages
        self._room = room
        self._gutter = gutter
        self._print_leaf = print_leaf
        self._kept: tuple[Look, tuple[Leaf, ...]] | None = None

    def leaves(self, look: Look) -> int:
        """How many leaves of the page they fill."""
        return -(-len(self._set(look)) // self._across(look))

    def print(self, sheet: Sheet, look: Look, leaf: int) -> Box:
        """Those of one leaf of the page; returns the room that is left below them."""
        room, across = self._room(look), self._across(look)
        shown = self._set(look)[leaf * across : (leaf + 1) * across]
        low = room.y
        for column, box in zip(shown, room.row(across, self._gutter), strict=False):
            low = max(low, self._print_leaf(sheet, column, box) or room.bottom)
        low = min(room.bottom, low) if self._grows else room.bottom
        if across > 1:
            sheet.rule((room.cx, room.y), (room.cx, low), palette.INK, 1.5)
        return Box(room.x, low, room.w, room.bottom - low)

    def _across(self, look: Look) -> int:
        """How many columns are comfortable."""
        if look.frame.wide:
            return 2 if look.type.text_scale < LARGE else 1
        return 2 if self._short and not look.frame.upright and look.type.text_scale < LARGE_IN_NARROW else 1

    def _set(self, look: Look) -> tuple[Leaf, ...]:
        """The columns at this size; set once for a look."""
        if self._kept is None or self._kept[0] is not look:
            across = self._across(look)
            column = self._room(look).row(across, self._gutter)[0]
            passages = tuple(self._passages())
            leaves = flowed(look, passages, column.w, column.h)
            if self._grows and len(leaves) <= GROWING * across:
                passages, leaves = _grown(look, passages, leaves, column, -(-len(leaves) // across) * across)
            self._kept = look, _levelled(look, passages, leaves, column, across)
        return self._kept[1]


def _grown(
    look: Look, passages: tuple[Passage, ...], leaves: tuple[Leaf, ...], column: Box, room: int
) -> tuple[tuple[Passage, ...], tuple[Leaf, ...]]:
    """What fills no leaf, in the largest type that needs no more columns and hardly more lines."""
    lines = _lines(look, passages, column)
    lines += max(BROKEN, lines // BROKEN_SHARE)
    most = room * column.h / max(1.0, _height(look, passages, column))
    for share in (share for share in LARGER if share <= most):
        tried = tuple(
            [replace(p, style=p.style.at(p.style.size * share), above=p.above * share) for p in passages]
        )
        if _lines(look, tried, column) > lines:
            continue
        found = flowed(look, tried, column.w, column.h)
        if len(found) <= room:
            return tried, found
    return passages, leaves


def _height(look: Look, passages: tuple[Passage, ...], column: Box) -> float:
    return sum([look.type.block_height(p.text, p.style, column.w) + p.above for p in passages])


def _lines(look: Look, passages: tuple[Passage, ...], column: Box) -> int:
    return sum([len(look.type.wrapped(p.text, p.style, column.w)) for p in passages])


def _levelled(
    look: Look, passages: tuple[Passage, ...], leaves: tuple[Leaf, ...], column: Box, across: int
) -> tuple[Leaf, ...]:
    """The same in columns of about one height, rather than with a few lines left over on the last leaf.

    A long record only has its last leaf dealt out again.
    """
    full = 0 if len(leaves) <= SHORT else (len(leaves) - 1) // across * across
    found = leaves[full:]
    if full:
        passages = tuple([passage for leaf in found for passage in leaf])
    room = -(-len(found) // across) * across
    height = column.h
    while height > 2 * STEP and len(passages) >= FEWEST:
        height -= STEP
        tried = flowed(look, passages, column.w, height)
        if len(tried) > room:
            break
        found = tried
    return (*leaves[:full], *found)
