"""What a scene needs to lay itself out: the frame, the type, the art, and how much may move.

It must not know any scene or setting.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.stage.art import Art
from game.stage.geometry import TARGET, Frame
from game.stage.palette import RED, REDS, Colour
from game.stage.text import Type

Motion = Literal["full", "reduced"]


@dataclass(frozen=True, slots=True)
class Look:
    """The look of everything in one window at one text size; what is pressed has at least `target` a side."""

    frame: Frame
    type: Type
    art: Art
    motion: Motion = "full"
    target: float = TARGET
    second: Colour = RED  # the ink beside black

    def ink(self, colour: Colour) -> Colour:
        """The ink in which a colour is printed: red only where red is the second ink."""
        return self.second if colour in REDS and self.second != RED else colour
