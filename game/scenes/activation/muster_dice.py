"""Two dice tumbling in sight until they lie in their tray. It must not know what they decide."""

from __future__ import annotations

from game.content.sounds import STRIKE
from game.stage import easing
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.sprites import Face2, SpriteBook
from game.stage.timeline import Cue, Move, Pose, together

SECONDS = 0.65
LATER = 0.1  # the second die after the first
ASIDE = 430.0  # units to the left that they come from
BELOW = 190.0
ARC = 0.3
DOWN = 0.53  # of its time, when a die strikes the table


class Tumble:
    """One throw, from the hand to rest; with less motion the dice simply lie there."""

    def __init__(self, look: Look, dice: tuple[int, ...], places: tuple[Box, ...], speed: float) -> None:
        self._look = look
        self._height = places[0].h
        self._book = SpriteBook(self._pictures, look.frame)
        still = look.motion == "reduced" or speed == float("inf")
        moves = [self._move(i, value, box) for i, (value, box) in enumerate(zip(dice, places, strict=True))]
        self._cue = together(*moves).scaled(0.0 if still else 1 / speed)
        self._elapsed = 0.0
        self._strikes, self._struck = self._cue.seconds * DOWN - STRIKE, False

    @property
    def over(self) -> bool:
        """Whether both lie still."""
        return self._elapsed >= self._cue.seconds

    def advance(self, dt: float) -> bool:
        """Let time pass; whether they are heard to strike the table now."""
        self._elapsed += dt
        struck, self._struck = self._struck, self._elapsed >= self._strikes
        return self._struck and not struck

    def finish(self) -> None:
        """They lie still now."""
        self._elapsed = self._cue.seconds

    def items(self, ahead: float = 0.0) -> tuple[Item, ...]:
        """The dice where they are, that many seconds from now."""
        poses = self._cue.poses(min(self._elapsed + ahead, self._cue.seconds)).values()
        return tuple(item for pose, look in poses for item in self._book.items(look, pose))

    @staticmethod
    def _move(number: int, value: int, place: Box) -> Cue:
        start = Pose(
            place.cx - ASIDE - 120 * number, place.cy + BELOW + 50 * number, scale=1.5, lift=0.8, spin=0.001
        )
        end = Pose(*place.centre, spin=1.0)
        move = Move(
            ("die", number), start, end, number * LATER, SECONDS, easing.ease_out, arc=ARC, look=value
        )
        return Cue(SECONDS + number * LATER, (move,))

    def _pictures(self, value: object) -> Face2:
        frames = self._look.art.frames(f"die_ivory_{value}_a", self._height)
        return Face2(frames[-1], None, frames)
