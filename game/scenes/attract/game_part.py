"""A table on which a game plays itself, with a caption that says what there is to see."""

from __future__ import annotations

from game.scenes.attract.part import caption_strip
from game.scenes.kit import Exhibit
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Canvas, Item


class GamePart:
    """One exhibit, for so many seconds."""

    def __init__(self, exhibit: Exhibit, seconds: float) -> None:
        self.seconds = seconds
        self._exhibit = exhibit
        self._printed: tuple[str, tuple[Item, ...]] = ("", ())

    @property
    def exhibit(self) -> Exhibit:
        """What plays itself."""
        return self._exhibit

    @property
    def spare(self) -> Box:
        """What of the table may be covered besides."""
        return self._exhibit.spare

    @property
    def composes(self) -> bool:
        """Whether the table, or the caption, has to be made anew."""
        return self._exhibit.composes or self._exhibit.caption != self._printed[0]

    def arrange(self, look: Look) -> None:
        """The table for this size."""
        self._look = look
        self._printed = ("", ())
        self._exhibit.arrange(look)

    def advance(self, dt: float) -> None:
        """Play on."""
        self._exhibit.update(dt)

    def draw(self, canvas: Canvas, alpha: float) -> None:
        """The table, and the caption over its head."""
        self._exhibit.draw(canvas, alpha)
        text = self._exhibit.caption
        if text != self._printed[0]:
            strip = (caption_strip(self._look, self._exhibit.head, text),) if text else ()
            self._printed = (text, strip)
        canvas.live(self._printed[1])

    def leave(self) -> None:
        """Nothing of it is kept."""
        self._exhibit.leave()
