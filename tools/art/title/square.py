"""The market square: the inn on the left, the Guild-hall on the right, cobbles between.

It must not know who fills it.
"""

from __future__ import annotations

import numpy as np

from ..engine.lettering import quad_text
from ..engine.scene import Scene
from ..kits.churches import portico
from ..kits.facades import chimney, facade, quoins
from ..kits.ground import cobbles
from ..kits.oddments import hanging_sign
from ..kits.perspective import Quad

SEED = 5
FOOT = 706


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
    chimney(scene, 452, 110, 70, 120, 4, weight=1.1)
    facade(scene, front, 3, 4, wash="#cf9268", rng=rng, weight=1.2)
    quoins(scene, front, 1, weight=1.0)
    hanging_sign(scene, 616, 348, 74, 92, 118)
