"""A candle in a brass stick, and its flame in a few sways. It must not know when it flickers."""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame
from ..engine.noise import rgb
from ..engine.paper import LAID
from ..engine.plate import BARE
from ..engine.scene import Scene
from ..kits.candlelight import candle as engraved
from ..registry import Catalogue

CANDLE = Catalogue()
STICK = (150, 330)
FLAME = (72, 132)
SWAYS = 7
LEAN = 2.6
"""By how much of its own width the tip leans over in the outermost sway."""


def _cut(scene: Scene, width: int, height: int) -> np.ndarray:
    paper = np.broadcast_to(rgb(LAID), (height, width, 3))
    return np.dstack([scene.print(paper, register=0.5), scene.alpha()])


@CANDLE.asset("candle", STICK, quality=90)
def candle(width: int, height: int) -> np.ndarray:
    """The stick and the wax, the wick 8 px below the upper edge."""
    scene = Scene(width, height, 1.0, 3, 3.0, seed=5, pen=1.0)
    engraved(scene, width / 2, height - 16, 7.4, length=23, burning=False)
    return _cut(scene, width, height)


@CANDLE.asset("candle_flame", (FLAME[0] * SWAYS, FLAME[1]), quality=90, frames=SWAYS)
def flame(_width: int, _height: int) -> np.ndarray:
    """From a lean to the left over upright to the right; the wick is in the middle of the lower edge."""
    return np.hstack([_sway(2 * i / (SWAYS - 1) - 1) for i in range(SWAYS)])


def _sway(way: float) -> np.ndarray:
    width, height = FLAME
    scene = Scene(width, height, 1.0, 3, 3.0, seed=3, pen=1.0)
    frame = Frame(width / 2, height - 6, 6.4)
    tip, lean = 18 - 1.2 * abs(way), LEAN * way
    outer = [(-1.0, 0, 1), (-3.6, -5), (-1.7 + lean * 0.4, -11), (0.2 + lean, -tip, 1)]
    outer += [(2.2 + lean * 0.4, -10), (3.4, -4), (1.2, 0, 1)]
    inner = [(-1.4, -1, 1), (-1.7, -4), (lean * 0.3, -9), (1.6, -3), (1.1, -1, 1)]
    scene.shape(frame(outer), 0.0, kind=BARE, wash="#fbe9a6", outline=0.7)
    scene.shape(frame(inner), 0.0, kind=BARE, wash="#f2a63e")
    return _cut(scene, width, height)
