"""Large cast shadows: what an unseen house or tree throws over part of a picture.

They must not know what throws them, or on what they fall.
"""

from __future__ import annotations

from ..engine.plate import Shape
from ..engine.scene import Scene

COOL = "#c3bfc4"
"""The grey a shadow adds to whatever colour it crosses."""


def cast_wedge(scene: Scene, shape: Shape, amount: float = 0.3, soft: float = 14.0) -> None:
    """A massed dark over everything drawn so far: closer lines, crossed in the darks, and a grey tint.

    `amount` is the tone added, `soft` how many units its border takes to fade.
    """
    scene.shade(shape, amount, soft)
    scene.tint(shape, COOL, min(1.0, 2.4 * amount), soft)
