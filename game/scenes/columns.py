"""Passages set in columns, one or two to a leaf, with a rule between. It must not know what they tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.scenes.flow import Leaf, Passage, flowed, print_flow
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look

STEP = 20.0  # units by which columns are made lower as long as there are enough of them
FEWEST = 6  # passages that are worth dealing out
SHORT = 24  # columns


class Columns:
    """`room` is where on the page they stand, `print_leaf` what prints one of them into its box."""

    def __init__(
        self,
        passages: Callable[[], Iterable[Passage]],
        room: Callable[[Look], Box],
        gutter: float = 72.0,
        print_leaf: Callable[[Sheet, Leaf, Box], object] = print_flow,
    ) -> None:
        self._passages = passages
        self._room = room
        self._gutter = gutter
        self._print_leaf = print_leaf
        self._kept: tuple[Look, tuple[Leaf, ...]] | None = None

    def leaves(self, look: Look) -> int:
        """How many leaves of the page they fill."""
        return -(-len(self._set(look)) // _across(look))

    def print(self, sheet: Sheet, look: Look, leaf: int) -> None:
        """Those of one leaf of the page."""
        room, across = self._room(look), _across(look)
        shown = self._set(look)[leaf * across : (leaf + 1) * across]
        for column, box in zip(shown, room.row(across, self._gutter), strict=False):
            self._print_leaf(sheet, column, box)
        if across > 1:
            sheet.rule((room.cx, room.y), (room.cx, room.bottom), palette.INK, 1.5)

    def _set(self, look: Look) -> tuple[Leaf, ...]:
        """The columns at this size; set once for a look."""
        if self._kept is None or self._kept[0] is not look:
            across = _across(look)
            column = self._room(look).row(across, self._gutter)[0]
            passages = tuple(self._passages())
            leaves = flowed(look, passages, column.w, column.h)
            self._kept = look, _levelled(look, passages, leaves, column, across)
        return self._kept[1]


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


def _across(look: Look) -> int:
    """How many columns are comfortable."""
    return 2 if look.frame.wide and look.type.text_scale < 1.6 else 1
