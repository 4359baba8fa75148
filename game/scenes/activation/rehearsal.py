"""Prints what will lie on the table while something still moves, a piece a step, so that no frame waits."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.activation.pieces import Pip, RoleTab, UnitCounter
from game.scenes.activation.table import Table
from game.scenes.activation.view import View
from game.stage.look import Look
from game.stage.widget import Widget

SMALL_FIRST = 6
PRINTED = (RoleTab, UnitCounter, Pip)  # the rest is told its size by its neighbours, or stays as it is


class Rehearsal:
    """What will be shown after a cue, and how much of it has been printed."""

    def __init__(self, look: Look, table: Table) -> None:
        self._look = look
        self._table = table
        self._cue: object = None
        self._view: View | None = None
        self._offer: Callable[[], list[Widget]] | None = None
        self._moment: object = None
        self._widgets: list[Widget] = []
        self._unprinted: list[Widget] = []
        self._small = 0  # how many have been printed

    def knows(self, cue: object) -> bool:
        """Whether it has been told what comes after this cue."""
        return self._cue is cue

    def learn(self, cue: object, view: View, moment: object, offer: Callable[[], list[Widget]]) -> None:
        """What will be shown after a cue, and what makes the widgets that are offered at that moment."""
        self.forget()
        self._cue, self._view, self._moment, self._offer = cue, view, moment, offer

    def print_one(self) -> None:
        """Print the next piece, if one is left.

        First some of what is small, for a flight begins with large cards; then what is large, while one is on
        its edge; then the rest.
        """
        if self._offer is not None:
            self._widgets, self._offer = self._offer(), None
            self._unprinted = [widget for widget in self._widgets if isinstance(widget, PRINTED)]
        elif self._unprinted and (self._small < SMALL_FIRST or self._view is None):
            self._small += 1
            widget = self._unprinted.pop(0)
            widget.least = self._look.target
            widget.items(self._look, focused=False, hot=False)
        elif self._view is not None and not self._table.print_ahead(self._view):
            self._view = None

    def widgets(self, moment: object) -> list[Widget] | None:
        """The widgets of a moment, if they have been made; they are handed out once."""
        found = self._widgets if self._moment == moment else []
        self.forget()
        return found or None

    def forget(self) -> None:
        """Nothing is expected."""
        self._view, self._offer, self._moment, self._widgets, self._unprinted = None, None, None, [], []
        self._small = 0
