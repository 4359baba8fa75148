"""The market square: the inn on the left, the Guild-hall on the right, cobbles between.

It must not know who fills it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.geometry import ellipse
from ..engine.lettering import quad_text
from ..engine.scene import Scene
from ..kits.bodies import man, woman
from ..kits.churches import portico
from ..kits.facades import chimney, facade, quoins
from ..kits.ground import cobbles
from ..kits.oddments import hanging_sign
from ..kits.perspective import COURSES, Quad, panel, quad_fill

SEED = 5
FOOT = 706
WATCHERS: tuple[tuple[int, int, dict[str, Any]], ...] = (
    (2, 0, {"seed": 5, "female": True, "gown": "#6d7f9c", "hat": "mob", "arm_near": (96, 120)}),
    (3, 0, {"seed": 6, "coat": "#8a744e", "hat": "", "hair": "bald", "arm_near": (60, 96)}),
    (1, 1, {"seed": 8, "female": True, "gown": "#9c5a48", "hat": "bonnet", "arm_near": (60, 110)}),
    (1, 0, {"seed": 9, "coat": "#5f6f86", "hat": "tricorn", "arm_near": (70, 100), "mouth": 0.7}),
)
"""Who leans out of the inn: bay, storey from the top, looks."""


def draw(scene: Scene) -> None:
    """Ground first, then the fronts, far ends inward."""
    rng = np.random.default_rng(5)
    cobbles(scene, FOOT, 1110, seed=3, left=-20, right=scene.w + 20)
    _guildhall(scene, rng)
    _inn(scene, rng)


def _guildhall(scene: Scene, rng: np.random.Generator) -> None:
    wing = Quad(260, 420, (2130, 60), (2700, -190), (2700, 960), (2130, 812))
    facade(scene, wing, 3, 3, wash="#d8c39a", rng=rng, weight=1.1)
    front = Quad(400, 420, (1560, 236), (2140, 30), (2140, 822), (1560, 742))
    middle, foot, tall = portico(scene, front, rng, weight=1.1)
    quad_text(scene, front, middle, foot, "GUILD·HALL", tall, track=0.3)


def _inn(scene: Scene, rng: np.random.Generator) -> None:
    front = Quad(520, 640, (-160, -170), (616, 176), (616, 738), (-160, 890))
    chimney(scene, 440, 168, 70, 170, 4, weight=1.1)
    facade(scene, front, 3, 4, wash="#cf9268", rng=rng, weight=1.2)
    quoins(scene, front, 1, weight=1.0)
    for bay, storey, who in WATCHERS:
        _at_window(scene, front, bay, storey, **who)
    _sign(scene)


def _at_window(scene: Scene, front: Quad, bay: int, storey: int, **who: Any) -> None:
    """Somebody leaning out of an open window of the inn."""
    w, h = 62.0, 128.0 if storey else 106.0
    x, y = 130 * bay + 34.0, 640 / 3 * (storey + (0.22 if storey else 0.3))
    quad_fill(scene, front, panel(x, y + h * 0.36, w, h * 0.64), 0.8, wash="#6a5a48", outline=1.1)
    middle, sill = front.at(x + w * 0.46, y + h)
    size = 1.5 * front.scale * (0.8 + 0.1 * (3 - bay))
    with scene.clipped(front(panel(x - 24, y + h * 0.1, w + 110, h * 0.9))):
        draw = woman if who.pop("female", False) else man
        draw(scene, middle, sill + 46 * size, size, shadow=False, turn=70, lean=12, nod=-8, **who)
    ledge = panel(x - w * 0.1, y + h, w * 1.2, h * 0.07)
    quad_fill(scene, front, ledge, 0.12, along=COURSES, wash="#efe6d2", outline=1.0)


def _sign(scene: Scene) -> None:
    """The Crown."""
    x, y = hanging_sign(scene, 616, 348, 74, 92, 118)
    crown = [(-22, 16, 1), (-28, -12, 1), (-12, 0), (0, -20, 1), (12, 0), (28, -12, 1), (22, 16, 1)]
    scene.shape([(x + p[0], y + p[1], *p[2:]) for p in crown], 0.1, puff=0.4, wash="#e6b748", outline=1.3)
    scene.fill(
        [(x - 24, y + 15), (x + 24, y + 15), (x + 24, y + 23), (x - 24, y + 23)],
        0.2,
        wash="#c65a48",
        outline=1,
    )
    for ball in (-28, 0, 28):
        scene.fill(
            ellipse(x + ball, y - (23 if ball == 0 else 15), 4, 4, 12), 0.1, wash="#e6b748", outline=0.9
        )
