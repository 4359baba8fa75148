"""How long a key or button is held: to hurry what moves, or to open a card; and whether a player is there.

Knows no card and no motion.
"""

from __future__ import annotations

from game.content.words import Messages
from game.stage.inputs import (
    FocusGained,
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerPressed,
    PointerReleased,
)

HURRY = 4.0
TAP = 0.25  # seconds: a shorter press finishes the motion, a longer one only hurries it
LONG = 0.55  # seconds: so long a press on a thing opens it


class Touch:
    """One press at a time, measured in seconds of the game's time."""

    def __init__(self) -> None:
        self._hurrying: float | None = None
        self._thing: str | None = None
        self._held = 0.0
        self.away = False  # another program has the keyboard, so that the table waits

    def of_window(self, entry: Input) -> bool:
        """See every input first; True for one that tells who has the keyboard. Whoever presses is there."""
        if isinstance(entry, FocusLost | FocusGained):
            self.away = isinstance(entry, FocusLost)
            self.forget()
            return True
        if isinstance(entry, KeyPressed | PointerPressed):
            self.away = False
        return False

    def told(self, *, at_rest: bool) -> str:
        """That what was moving waits, in words; nothing where nothing does."""
        return "" if at_rest or not self.away else Messages.AWAY

    def resume(self) -> None:
        """Another screen lay above, which was told whatever was released or came back meanwhile."""
        self.away = False
        self.forget()

    def during_motion(self, entry: Input) -> bool:
        """An input while things move; True when it asks to finish the motion."""
        if isinstance(entry, PointerPressed) or (isinstance(entry, KeyPressed) and not entry.repeat):
            self._hurrying = 0.0
        elif isinstance(entry, KeyReleased | PointerReleased):
            held, self._hurrying = self._hurrying, None
            return held is not None and held <= TAP
        return False

    def factor(self, dt: float) -> float:
        """How much faster things move, after another dt of the press."""
        if self._hurrying is None:
            return 1.0
        self._hurrying += dt
        return HURRY if self._hurrying > TAP else 1.0

    def at_rest(self, entry: Input, thing: str | None) -> None:
        """An input while nothing moves, over a thing that a long press opens."""
        self._hurrying = None
        if isinstance(entry, PointerPressed) and entry.button == 1:
            self._thing, self._held = thing, 0.0
        elif isinstance(entry, PointerReleased):
            self._thing = None

    def forget(self) -> None:
        """Nothing is held any more."""
        self._hurrying = self._thing = None

    def opened(self, dt: float) -> str | None:
        """The thing that has now been pressed long enough, once."""
        if self._thing is None:
            return None
        self._held += dt
        if self._held < LONG:
            return None
        thing, self._thing = self._thing, None
        return thing
