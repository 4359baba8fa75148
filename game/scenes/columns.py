"""Passages set in columns, one or two to a leaf, with a rule between. It must not know what they tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.scenes.flow import Leaf, Passage, flowed, print_flow
from game.scenes.sheet import Sheet
from game.stage import palette
from game.stage.geometry import Box
from game.stage.look import Look


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
            column = self._room(look).row(_across(look), self._gutter)[0]
            self._kept = look, flowed(look, self._passages(), column.w, column.h)
        return self._kept[1]


def _across(look: Look) -> int:
    """How many columns are comfortable."""
    return 2 if look.frame.wide and look.type.text_scale < 1.6 else 1
