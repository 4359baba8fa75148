"""One print at one size: fetched by a thread, black while it is being coloured, then as it stays.

It must not know where it hangs.
"""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Surface

from game.stage.art import Art
from game.stage.brush import Brush
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item

COLOURING = 2.5  # seconds that the brush takes
PLATE, PROOF = "plate_", "proof_"  # how the pictures of a print are called: coloured, black
WAY = "brush"


def pictures_of(art: Art, plate: str, across: float) -> tuple[str, ...]:
    """The names of what a print is made of, so many units wide: coloured, black, and the way of the brush."""
    proof = art.print_for(PROOF + plate.removeprefix(PLATE), across)
    wanted = art.print_for(plate, across), proof, WAY
    return tuple([name for name in wanted if name is not None and name in art.names])


class Impression:
    """The pictures of a print in a box, from when they have been fetched."""

    def __init__(self, look: Look, plate: str, box: Box) -> None:
        art = look.art
        self._look = look
        self._box = box
        self._colour = art.print_for(plate, box.w)
        self._proof = art.print_for(PROOF + plate.removeprefix(PLATE), box.w)
        self._wanted = pictures_of(art, plate, box.w)
        self._taking = self._taken()
        self._begun = False
        self._pictures: tuple[Surface | None, Surface | None, Brush | None] | None = None

    def fetch(self) -> bool:
        """Whether the pictures are there; once they have been fetched they are taken up a part a call."""
        self._begun = self._begun or self._look.art.fetched(*self._wanted)
        if self._begun and self._pictures is None:
            next(self._taking, None)
        return self._pictures is not None

    def take_up(self) -> None:
        """All of it at once, where it has been fetched and no frame waits for all of it."""
        pace = self._look.art.pace
        while pace.at_leisure and not self.fetch() and self._begun:
            pace.breathe()

    def _taken(self) -> Iterator[None]:
        """Bring the pictures to their size and make the brush ready, each part a frame's worth of work."""
        art, size = self._look.art, (self._box.w, self._box.h)
        if self._colour is not None:
            art.source(self._colour)
            yield
        colour = art.picture(self._colour, *size) if self._colour is not None else None
        if colour is None or self._proof is None or WAY not in art.names or self._look.motion == "reduced":
            self._pictures = colour, None, None
            return
        yield
        art.source(self._proof)
        yield
        proof = art.picture(self._proof, *size)
        yield
        brush = Brush(colour, art.source(WAY))
        while not brush.dip():
            yield
        self._pictures = colour, proof, brush

    def picture(self, seconds: float) -> Surface | None:
        """What rests on the paper so long after the brush was taken up; None where there is no picture."""
        if self._pictures is None:
            return None
        colour, proof, _ = self._pictures
        return proof if proof is not None and seconds < COLOURING else colour

    def laid(self, seconds: float) -> list[Item]:
        """The colour above it so far, where it is not yet all on the paper."""
        brush = self._pictures[2] if self._pictures is not None else None
        if brush is None or seconds >= COLOURING:
            return []
        x, y = self._look.frame.point(self._box.x, self._box.y)
        return [(piece, (x + dx, y + dy)) for piece, (dx, dy) in brush.laid(seconds / COLOURING)]

    def coloured(self, seconds: float) -> bool:
        """Whether the brush has done its work."""
        return self._pictures is not None and (self._pictures[2] is None or seconds >= COLOURING)
