"""One screen of the game, and the wishes by which one follows another; the scene manager fulfils them.

Scenes name each other only by the factories they are given.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from game.stage.inputs import Input
    from game.stage.look import Look
    from game.stage.painter import Canvas

Make: TypeAlias = "Callable[[], Scene]"


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a new scene over this one, which pauses."""

    make: Make


@dataclass(frozen=True, slots=True)
class Replace:
    """Leave this scene for a new one."""

    make: Make


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave this scene; the one below resumes and is handed the result."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Reset:
    """Leave every scene and begin with a new one."""

    make: Make


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave every scene and end."""


Transition: TypeAlias = Push | Replace | Pop | Reset | Quit


class Scene:
    """One screen, or an overlay when it is not `opaque`; every method may be left as it is."""

    opaque = True
    idles = ""
    """Which of a kiosk's delays holds while it is on the screen; empty: that of what lies below it."""

    @property
    def comes_silently(self) -> bool:
        """Whether nothing is heard when it comes: nobody has asked for it."""
        return False

    @property
    def composes(self) -> bool:
        """Whether its next picture may take long to make, and nothing moves that would wait for it."""
        return False

    @property
    def writing_letters(self) -> bool:
        """Whether letters are being written, so that none of them is a command."""
        return False

    @property
    def wants_any_key(self) -> bool:
        """Whether the next key is meant for it, whatever that key does elsewhere."""
        return False

    def enter(self) -> None:
        """The scene has been put on the stack."""

    def arrange(self, look: Look, /) -> None:
        """Lay everything out: before the first use, and when window, text size or motion have changed."""

    def pause(self) -> None:
        """Another scene lies above now."""

    def resume(self, result: object, /) -> None:
        """The scene above has gone and left this result."""

    def leave(self) -> None:
        """The scene is taken off the stack."""

    def handle(self, entry: Input, /) -> Transition | None:
        """React to an input."""

    def show_focus(self, shown: bool, /) -> None:
        """It has come on top: the focus is to be seen at once where keys or a gamepad have led here."""

    def update(self, dt: float, /) -> Transition | None:
        """Let one fixed step of time pass."""

    def draw(self, canvas: Canvas, alpha: float, /) -> None:
        """Put the scene on the canvas, alpha of a step after the last update."""
