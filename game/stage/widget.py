"""What all widgets have in common: a place, a press that acts on release, a picture kept while unchanged.

It must not know any particular widget, nor what a choice means.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.stage.geometry import TARGET, Box
from game.stage.inputs import (
    Input,
    KeyPressed,
    Point,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheeled,
)
from game.stage.painter import Item

if TYPE_CHECKING:
    from game.stage.look import Look

ACTIVATING = ("enter", "space")
CLEAR = 12.0  # units from the ring of the focus to words, as from the edge of a ticket to its own
_UNSET = object()


@dataclass(frozen=True, slots=True)
class Chosen:
    """The player has used a widget, and what it says now."""

    name: str
    value: object = None


class _Picture:
    """The picture last made, and for what."""

    def __init__(self) -> None:
        self.key: tuple[object, ...] = ()
        self.items: tuple[Item, ...] = ()


class Widget:
    """Something in a box that can be looked at and perhaps used; disabled, it can say why."""

    focusable = True
    drags = False  # whether it follows a pointer that is drawn along it
    least = TARGET  # units: what it answers to is no smaller
    before = 0.0  # units that the ring of the focus leaves at its left, where words begin at the edge
    spread = 0.0  # units further for a finger, which hides what it points at
    changes = 0
    """How often anything about it has changed, so that its picture is made anew only then."""

    def __init__(self, name: str, box: Box, *, enabled: bool = True, why: str = "") -> None:
        self.name = name
        self.box = box
        self.enabled = enabled
        self.why = why
        self._held = False
        self._inside = False
        self._picture = _Picture()

    def __setattr__(self, name: str, value: object) -> None:
        if getattr(self, name, _UNSET) != value:
            super().__setattr__(name, value)
            super().__setattr__("changes", self.changes + 1)

    @property
    def sense(self) -> Box:
        """Where the pointer reaches it: its box, grown to a size that is easy to hit."""
        w, h = max(self.box.w, self.least), max(self.box.h, self.least)
        return Box.around(*self.box.centre, w + 2 * self.spread, h + 2 * self.spread)

    @property
    def ringed(self) -> Box:
        """What the ring of the focus is drawn around: its box, and some of what lies before it."""
        return Box(self.box.x - self.before, self.box.y, self.box.w + self.before, self.box.h)

    @property
    def held(self) -> bool:
        """Whether a press on it has not been released."""
        return self._held

    def takes(self, key: str) -> bool:
        """Whether it has a use of its own for a key."""
        return key in ACTIVATING

    def keeps(self, key: str) -> bool:
        """Whether it has a use for a key whatever it stands at, so that the key never moves the focus on."""
        return self.takes(key)

    def handle(self, entry: Input) -> Chosen | None:
        """React to an input; whoever has the focus is handed the keys."""
        if not self.enabled:
            self._held = False
            return None
        match entry:
            case PointerPressed(pos, 1) if self.sense.contains(pos):
                self._held = self._inside = True
                return self.grip(pos)
            case PointerMoved(pos) if self._held:
                self._inside = self.sense.contains(pos)
                return self.drag(pos)
            case PointerReleased(pos, 1) if self._held:
                self._held = False
                return self.click(pos) if self.sense.contains(pos) else None
            case Wheeled(pos, steps) if self.sense.contains(pos):
                return self.wheel(steps)
            case KeyPressed(key) if self.takes(key):
                return self.press(entry)
        return None

    def items(self, look: Look, focused: bool, hot: bool) -> tuple[Item, ...]:
        """Its picture: the very same tuple while nothing about it has changed."""
        kept, key = self._picture, (look, focused, hot, self.changes)
        if key != kept.key:
            kept.key = key
            kept.items = self.draw(look, self._manner(focused, hot))
        return kept.items

    def _manner(self, focused: bool, hot: bool) -> str:
        if not self.enabled:
            return "disabled"
        if self._held and self._inside:
            return "pressed"
        return "hot" if focused or hot else "idle"

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """Make its picture in one of four manners: idle, hot, pressed, disabled."""
        raise NotImplementedError

    def grip(self, pos: Point, /) -> Chosen | None:
        """The main button went down on it."""

    def drag(self, pos: Point, /) -> Chosen | None:
        """The pointer has moved while the button is held."""

    def click(self, pos: Point, /) -> Chosen | None:
        """The button was pressed and released on it."""

    def wheel(self, steps: int, /) -> Chosen | None:
        """The wheel was turned over it."""

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """A key of its own was pressed."""
