"""People who lie on the ground: fallen, asleep or drunk.

They must not know why.
"""

from __future__ import annotations

from typing import Any

from ..engine.geometry import Frame
from ..engine.scene import Scene
from .bodies import Person, man, woman
from .burin import LEATHER, Burin
from .gowns import Gown
from .modelling import View, smoothed

HIP = 47.0


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
        "hip": HIP,
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
    if lady:
        return woman(scene, x, y, scale, flip, **(lies | {"skirts": spread_skirts} | wishes))
    return man(scene, x, y, scale, flip, **(lies | wishes))


def spread_skirts(burin: Burin, frame: Frame, view: View, wear: Gown) -> None:
    """Skirts of a woman who lies: flat where the ground is, over one drawn-up knee, the hem fallen open."""
    del view
    for shin in ([(-2, -12), (-3, 2)], [(5, -14), (4, 0)]):
        burin.tube(frame, shin, (6.4, 4.4), "#efe6d2", 0.12, hatch=80, outline=0.9)
        x, y = shin[-1]
        shoe = [(x - 2.4, y - 2), (x - 2, y + 3), (x + 4, y + 4.6), (x + 7, y + 2.4), (x + 2.4, y - 2)]
        burin.shape(frame, shoe, LEATHER, 0.68, outline=0.9)
    cloth = [
        (-6.4, -HIP - 5, 1),
        (-9.4, -HIP + 4),
        (-10.6, -30),
        (-13, -12),
        (-16, -5, 1),
        (-9, -7),
        (-4, -4),
        (1, -9),
        (6, -6),
        (9, -11, 1),
        (15, -22),
        (16.5, -30),
        (12, -40),
        (6.6, -HIP - 5, 1),
    ]
    how = {"puff": 0.66, "curve": 0.6, "hatch": 14, "outline": 1.15}
    burin.shape(frame, cloth, wear.petticoat or wear.gown, wear.tone, **how)
    folds = (
        [(-4, -HIP - 1), (-6, -30), (-9, -10)],
        [(0, -HIP - 2), (0, -34), (-2, -12)],
        [(3, -HIP), (7, -38), (12, -30)],
        [(14, -28), (8, -22), (4, -12)],
        [(11, -24), (7, -18), (6, -10)],
    )
    for fold in folds:
        burin.line(frame, fold, 0.75, 0.35)
    if wear.apron:
        cloth = [
            (1, -HIP - 5, 1),
            (6.4, -HIP - 4),
            (12.4, -38),
            (15, -29),
            (11, -21),
            (4, -14, 1),
            (0, -18),
            (-1, -34),
        ]
        burin.shape(frame, cloth, wear.apron, 0.06, puff=0.45, curve=0.5, hatch=16, outline=0.95)
