"""What staff does that no visitor does by chance: keys or buttons held together, the four corners in turn.

Fed with inputs and the time that passes; it must not know a clock, nor what a gesture opens.
"""

from __future__ import annotations

from collections import deque

from game.stage.inputs import (
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    Point,
    PointerPressed,
)

HOLD = 3.0  # seconds that the keys are held
ROUND = 5.0  # seconds for all four corners
CORNER = 0.14  # how far a corner reaches, as a share of the window's shorter side
CHORD = "q"
BUTTONS = frozenset(("pageup", "pagedown", "pad view", "escape"))  # both shoulders, View and Menu


class HeldKeys:
    """Ctrl, Shift and Q, held together for a while."""

    def __init__(self) -> None:
        self._held: float | None = None  # seconds since the keys went down

    def notice(self, entry: Input) -> None:
        """See an input go by."""
        match entry:
            case KeyPressed(key=key, ctrl=True, shift=True) if key == CHORD:
                if not entry.repeat:
                    self._held = 0.0
            case KeyPressed() | FocusLost():
                self._held = None
            case KeyReleased(key) if key == CHORD or "ctrl" in key or "shift" in key:
                self._held = None

    def advance(self, seconds: float) -> bool:
        """Time passes; True once, when the keys have been held long enough."""
        if self._held is None:
            return False
        self._held += seconds
        if self._held < HOLD:
            return False
        self._held = None
        return True


class HeldButtons:
    """Both shoulder buttons, View and Menu of a gamepad, held together for a while, and nothing else."""

    def __init__(self) -> None:
        self._down: set[str] = set()
        self._held = 0.0  # seconds since the last of them went down

    def notice(self, entry: Input) -> None:
        """See an input go by."""
        match entry:
            case KeyPressed(key=key, pad=True) if key in BUTTONS:
                if not entry.repeat:
                    self._down.add(key)
                    self._held = 0.0
            case KeyPressed() | FocusLost():
                self._down.clear()
            case KeyReleased(key):
                self._down.discard(key)

    def advance(self, seconds: float) -> bool:
        """Time passes; True once, when the buttons have been held long enough."""
        if self._down != BUTTONS:
            return False
        self._held += seconds
        if self._held < HOLD:
            return False
        self._down.clear()
        return True


class CornerTaps:
    """The four corners of the window pressed clockwise, beginning at any, within a few seconds."""

    def __init__(self) -> None:
        self._now = 0.0
        self._taps: deque[tuple[float, int]] = deque(maxlen=4)

    def advance(self, seconds: float) -> None:
        """Time passes."""
        self._now += seconds

    def notice(self, entry: Input, left_top: Point, right_bottom: Point) -> bool:
        """See an input go by, in a window between two points; True when it closes the round."""
        if not isinstance(entry, PointerPressed) or entry.button != 1:
            return False
        corner = corner_at(entry.pos, left_top, right_bottom)
        if corner is None or (self._taps and corner != (self._taps[-1][1] + 1) % 4):
            self._taps.clear()
        if corner is None:
            return False
        self._taps.append((self._now, corner))
        if len(self._taps) < 4 or self._now - self._taps[0][0] > ROUND:
            return False
        self._taps.clear()
        return True


def corner_at(pos: Point, left_top: Point, right_bottom: Point) -> int | None:
    """The corner of a window at a point, counted clockwise from the upper left; None elsewhere."""
    (x, y), (right, bottom) = left_top, right_bottom
    reach = CORNER * min(right - x, bottom - y)
    if not (x <= pos[0] <= right and y <= pos[1] <= bottom):
        return None
    at_left, at_top = pos[0] < x + reach, pos[1] < y + reach
    at_right, at_bottom = pos[0] > right - reach, pos[1] > bottom - reach
    if at_top and (at_left or at_right):
        return 0 if at_left else 1
    if at_bottom and (at_left or at_right):
        return 2 if at_right else 3
    return None


class Calm:
    """Lets keys through until somebody hammers on them; then for a moment none."""

    MOST = 12  # keys a second
    LONG = 2.0  # seconds of hammering
    REST = 1.0  # seconds of calm

    def __init__(self) -> None:
        self._now = 0.0
        self._keys: deque[float] = deque()
        self._until = 0.0

    def advance(self, seconds: float) -> None:
        """Time passes."""
        self._now += seconds

    def lets(self, entry: Input) -> bool:
        """Whether this input may go on; whatever is no fresh press always may."""
        if not isinstance(entry, KeyPressed) or entry.repeat:
            return True
        self._keys.append(self._now)
        while self._keys[0] <= self._now - self.LONG:
            self._keys.popleft()
        if len(self._keys) > self.MOST * self.LONG:
            self._until = self._now + self.REST
            self._keys.clear()
        return self._now >= self._until
