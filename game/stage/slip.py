"""A sentence on a slip of paper above everything else, for a moment. It must not know what it tells."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from game.stage.geometry import Box
from game.stage.text import Face, Style

if TYPE_CHECKING:
    from game.stage.look import Look
    from game.stage.painter import Item

SECONDS = 2.0
_WIDEST = 1240.0
_TOP, _HEIGHT = 14.0, 116.0
_CAPTION = 84.0  # the height of a slip at the foot
_STYLE = Style(Face.CASLON, 30.0, align="centre")


class Slip:
    """At most one sentence at a time, at the head of the screen or at its foot; none costs nothing."""

    def __init__(self, *, at_foot: bool = False) -> None:
        self._at_foot = at_foot
        self._text = ""
        self._left = 0.0
        self._printed: tuple[Look, str, tuple[Item, ...]] | None = None

    @property
    def text(self) -> str:
        """What it tells just now; empty when it is not there."""
        return self._text

    def tell(self, text: str) -> None:
        """Tell this instead; nothing takes the slip away."""
        self._text, self._left = text, SECONDS

    def show(self, text: str) -> None:
        """Tell this until something else is shown, or with an empty text nothing."""
        if text != self._text:
            self._text, self._left = text, inf
            self._printed = None

    def advance(self, dt: float) -> None:
        """Let time pass; a sentence that was told long enough goes."""
        if self._text:
            self._left -= dt
            if self._left <= 0:
                self._text, self._printed = "", None

    def items(self, look: Look) -> tuple[Item, ...]:
        """The slip: the very same tuple while it stays."""
        if not self._text:
            return ()
        if self._printed is None or self._printed[0] is not look or self._printed[1] != self._text:
            self._printed = look, self._text, _print(look, self._text, self._at_foot)
        return self._printed[2]


def _print(look: Look, text: str, at_foot: bool) -> tuple[Item, ...]:
    safe = look.frame.safe
    box = Box.around(safe.cx, safe.y + _TOP + _HEIGHT / 2, min(_WIDEST, safe.w * 0.86), _HEIGHT)
    if at_foot:
        width = min(_WIDEST, look.type.measure(text, _STYLE)[0] + 2 * _HEIGHT)
        box = Box.around(safe.cx, safe.bottom - _CAPTION / 2, width, _CAPTION)
    paper, margin = look.art.panel(box.w, box.h)
    room = box.inset(30, 18)
    words = look.type.block(text, _STYLE, room.w, room.h)
    x, y = look.frame.point(box.x, box.y)
    rect = look.frame.rect(room)
    return (paper, (x - margin, y - margin)), (words, (rect.x, rect.centery - words.get_height() // 2))
