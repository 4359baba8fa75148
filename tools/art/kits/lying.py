"""People who lie on the ground: fallen, asleep or drunk.

They must not know why.
"""

from __future__ import annotations

from typing import Any

from ..engine.scene import Scene
from .bodies import Person, man, woman
from .modelling import smoothed


def lying(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    flip: int = 1,
    *,
    lady: bool = False,
    tilt: float = 0.0,
    **wishes: Any,
) -> Person:
    """Somebody on his back, feet at (x, y), the head toward -flip; `tilt` lifts the head's end (degrees).

    One knee is drawn up and an arm flung out, so that he is no plank.
    """
    outline = [(-96, -6), (-40, -9), (20, -7), (34, 0), (18, 8), (-40, 10), (-98, 6)]
    points = [(x + flip * dx * scale, y + dy * scale) for dx, dy in outline]
    scene.shade(smoothed(points, 2.0), 0.4, soft=1.6 * scale)
    lies: dict[str, Any] = {
        "shadow": False,
        "roll": -84 + tilt,
        "turn": 58,
        "hip": 47,
        "arm_near": (-38, -74, 0.85, 0.7),
        "arm_far": (70, 130),
        "leg_near": (4, -6),
        "leg_far": (44, -30),
        "hand": "open",
        "hand_far": "open",
        "head": 12,
        "look": -26,
        "neck": 32.0,
    }
    return (woman if lady else man)(scene, x, y, scale, flip, **(lies | wishes))
