"""What a player can do, as values in layout units, whatever hands it was done with.

It must not know which scene or widget an input is for, nor how it came.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]

NOWHERE: Point = (-1.0e6, -1.0e6)


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The mouse or finger is somewhere else."""

    pos: Point


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """A button went down; 1 is the main one, 3 the other."""

    pos: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """A button went up."""

    pos: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class PointerHeld:
    """A finger has rested on a place for a while: what the other button of a mouse opens, this opens too."""

    pos: Point


@dataclass(frozen=True, slots=True)
class Swiped:
    """A finger has been drawn over the screen, from `start` so far across and down; it is lifted next."""

    start: Point
    across: float
    down: float

    @property
    def onward(self) -> bool:
        """Whether that leads to what comes after, as paper is pushed to the left or up."""
        return (self.across if abs(self.across) > abs(self.down) else self.down) < 0


@dataclass(frozen=True, slots=True)
class Wheeled:
    """The wheel turned; positive is away from the player."""

    pos: Point
    steps: int


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key went down, or is held and repeats; the buttons of a gamepad count as keys."""

    key: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    repeat: bool = False
    pad: bool = False


@dataclass(frozen=True, slots=True)
class KeyReleased:
    """A key went up."""

    key: str


@dataclass(frozen=True, slots=True)
class PadCame:
    """A gamepad can be used now."""

    name: str


@dataclass(frozen=True, slots=True)
class PadGone:
    """A gamepad has been taken away; all that was held on it has been released."""


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Text was entered, whatever keys that took."""

    text: str


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another program has the keyboard now; everything held has been released."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The keyboard is ours again."""


@dataclass(frozen=True, slots=True)
class SoundCardGone:
    """The sound card in use has been taken away."""


@dataclass(frozen=True, slots=True)
class SoundCardBack:
    """A sound card has come."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has another size, in pixels."""

    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class CloseRequested:
    """The player wants the window closed."""


@dataclass(frozen=True, slots=True)
class Exposed:
    """The window must be painted anew."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """The window cannot be seen now, as when it has been minimised: nothing need be painted."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The window can be seen again."""


@dataclass(frozen=True, slots=True)
class ScreenChanged:
    """The window is on another screen than before, or on one that has changed."""

    screen: int | None = None  # its number, where the system tells


Input: TypeAlias = (
    PointerMoved
    | PointerPressed
    | PointerReleased
    | PointerHeld
    | Swiped
    | Wheeled
    | KeyPressed
    | KeyReleased
    | PadCame
    | PadGone
    | TextTyped
    | SoundCardGone
    | SoundCardBack
    | FocusLost
    | FocusGained
    | Resized
    | CloseRequested
    | Exposed
    | Hidden
    | Shown
    | ScreenChanged
)
