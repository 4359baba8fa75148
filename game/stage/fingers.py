"""One finger on the glass as a pointer: it presses, rests on a thing to open it, or is drawn to turn a leaf.

Fed with events and the time; it must not know a clock, nor what lies below the finger.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

import pygame

from game.stage.inputs import (
    NOWHERE,
    Input,
    Point,
    PointerHeld,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Swiped,
)

RESTS = 0.55  # seconds that a finger stays where it is until that opens something
STRAY = 24.0  # units within which a finger counts as staying
SWIPE = 110.0  # units from which a stroke turns a leaf
FORGOTTEN = 10.0  # seconds without a sign after which a finger counts as gone: some screens lose the lifting
ECHO = 0.4  # seconds after a touch in which what the system says of a mouse may be the touch again
EVENTS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
_MADE_OF_A_MOUSE = (-1, 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF)  # the touch device that stands for a mouse


class Fingers:
    """Follows the first finger; whatever other fingers do in the meantime is nothing."""

    def __init__(self, place: Callable[[float, float], Point]) -> None:
        """`place` is the layout point of shares of the window across and down."""
        self._place = place
        self._finger: tuple[int, int] | None = None
        self._start = self._pos = NOWHERE
        self._since = self._sign = 0.0
        self._stays = False
        self._lifted = -ECHO

    @property
    def down(self) -> bool:
        """Whether a finger is on the glass."""
        return self._finger is not None

    def echoes(self, event: pygame.event.Event, now: float) -> bool:
        """Whether a mouse event only says again what a finger has done."""
        return bool(getattr(event, "touch", False)) or self.down or now - self._lifted < ECHO

    def read(self, event: pygame.event.Event, now: float) -> tuple[Input, ...]:
        """What a finger event comes to."""
        if event.touch_id in _MADE_OF_A_MOUSE:
            return ()
        finger, pos = (event.touch_id, event.finger_id), self._place(event.x, event.y)
        if event.type == pygame.FINGERDOWN:
            return self._press(finger, pos, now)
        if finger != self._finger:
            return ()
        self._sign = now
        if event.type == pygame.FINGERUP:
            return self._lift(pos, now)
        self._pos = pos
        self._stays = self._stays and _apart(self._start, pos) <= STRAY
        return (PointerMoved(pos),)

    def resting(self, now: float) -> tuple[Input, ...]:
        """What comes of a finger that stays where it is, once."""
        if self._finger is None or not self._stays or now - self._since < RESTS:
            return ()
        self._stays = False
        return (PointerHeld(self._start),)

    def let_go(self) -> tuple[Input, ...]:
        """The finger is not ours any more: it is lifted where it can do no harm."""
        if self._finger is None:
            return ()
        self._finger = None
        return PointerReleased(NOWHERE), PointerMoved(NOWHERE)

    def _press(self, finger: tuple[int, int], pos: Point, now: float) -> tuple[Input, ...]:
        lost = finger == self._finger or now - self._sign > FORGOTTEN
        if self._finger is not None and not lost:
            return ()
        before = self.let_go()
        self._finger, self._stays = finger, True
        self._start = self._pos = pos
        self._since = self._sign = now
        return (*before, PointerMoved(pos), PointerPressed(pos))

    def _lift(self, pos: Point, now: float) -> tuple[Input, ...]:
        """A finger that has gone points at nothing: nothing stays lit below where it was."""
        self._finger, self._lifted = None, now
        across, down = pos[0] - self._start[0], pos[1] - self._start[1]
        lifted = PointerReleased(pos), PointerMoved(NOWHERE)
        return (Swiped(self._start, across, down), *lifted) if hypot(across, down) >= SWIPE else lifted


def _apart(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])
