"""The small crowd beside the track of Support, in two rows and three moods: the same people in each.

It must not know when they are of which mood.
"""

from __future__ import annotations

import numpy as np

from ..engine.noise import rgb
from ..engine.paper import LAID
from ..engine.scene import Scene
from ..kits.crowd import folk
from ..registry import Catalogue

CELL = (560, 168)
MOODS: tuple[tuple[str, ...], ...] = (
    ("fist", "stick", "point", "fist", "fist", "fist", "point", "fist"),
    ("talk", "idle", "listen", "idle", "listen", "talk", "idle", "listen"),
    ("hat", "arms", "hat", "hat", "arms", "hat", "arms", "hat"),
)
"""What they do, from left to right, when they are angry, calm and glad: one cell of the strip for each."""
ROWS = {"back": (9, 0.3, 1.58, 226, 5), "front": (8, 0.0, 1.92, 272, 17)}
"""How many stand in a row, by how much of a place they are set in, how large, how low, and their seed."""
BYSTANDERS = Catalogue()


def _row(key: str, mood: int) -> np.ndarray:
    count, inset, scale, feet, seed = ROWS[key]
    width, height = CELL
    scene = Scene(width, height, 1.0, 3, 3.0, seed=seed, pen=1.0)
    rng = np.random.default_rng(seed)
    step = width / (count + 1.0)
    places = [((i + 0.9 + inset) * step, feet + float(rng.uniform(-7, 7))) for i in range(count)]
    for i, (x, y) in enumerate(places):
        flip = 1 if rng.random() < 0.5 else -1
        act = MOODS[mood][(i * 3 + len(key)) % len(MOODS[mood])]
        wishes = {"mouth": 0.9} if mood != 1 and i % 3 else {}
        folk(scene, rng, x, y, scale, flip, act=act, time="1780", **wishes)
    paper = np.broadcast_to(rgb(LAID), (height, width, 3))
    return np.dstack([scene.print(paper, register=0.6), scene.alpha()])


def _add(key: str) -> None:
    size = (CELL[0] * len(MOODS), CELL[1])
    strip = BYSTANDERS.asset(f"bystanders_{key}", size, quality=84, frames=len(MOODS))
    strip(lambda _w, _h: np.hstack([_row(key, mood) for mood in range(len(MOODS))]))


for _key in ROWS:
    _add(_key)
