"""Hats thrown in the air: small sprites that the game tumbles over the crowd.

It must not know where they fly.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame
from ..engine.noise import rgb
from ..engine.paper import LAID
from ..engine.scene import Scene
from ..kits.burin import Burin
from ..kits.hats import Hat, draw_hat
from ..kits.modelling import View
from ..registry import Catalogue, Maker

SIZE = (120, 96)
HATS = {
    "a": (Hat("tricorn", "#3a3026", trim="#d9b64e"), 40),
    "b": (Hat("round", "#4a3e30", cockade="#5f7ba0"), 70),
    "c": (Hat("tricorn", "#5a4a38"), -60),
}
"""Each hat, and which way it faces (degrees, see kits.modelling.View)."""


def hats() -> Catalogue:
    """`hat_a` and so on."""
    assets = Catalogue()
    for key, (hat, turn) in HATS.items():
        assets.asset(f"hat_{key}", SIZE, density=1)(_maker(hat, turn))
    return assets


def _maker(hat: Hat, turn: float) -> Maker:
    return lambda width, height: _sprite(hat, turn, width, height)


def _sprite(hat: Hat, turn: float, width: int, height: int) -> np.ndarray:
    scene = Scene(width, height, 1.0, 3, 3.2, seed=11, pen=1.0)
    draw_hat(Burin(scene, 4.0), Frame(width / 2, height * 1.14, 4.0), View(turn), hat)
    paper = np.broadcast_to(rgb(LAID), (height, width, 3))
    return np.dstack([scene.print(paper, register=0.6), scene.alpha()])
