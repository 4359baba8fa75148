"""The title, an election on the hustings, in layers that drift apart: each with `draw(scene)` and a `SEED`.

The scene is 2640 by 1080 units, one to a pixel: a screen of 16:9 shows its middle 1920, 4:3 its middle 1440.
It must not know how the game moves the layers.
"""

from __future__ import annotations

import numpy as np

from ..engine.noise import rgb
from ..engine.paper import LAID
from ..gallery import Picture, find
from ..registry import Asset, Catalogue
from .hats import hats

WIDTH, HEIGHT = 2640, 1080
LAYERS = {
    "sky": (0, 800, 2),
    "far": (260, 760, 5),
    "square": (0, 1080, 9),
    "hustings": (250, 960, 14),
    "crowd_far": (560, 1080, 18),
    "crowd_near": (640, 1080, 22),
    "front": (560, 1080, 34),
}
"""Back to front: the rows that a layer fills, and how far it drifts each way, in px at most."""
QUALITY = 89


def layers() -> dict[str, Picture]:
    """Every layer by its key."""
    return find(__name__, WIDTH, HEIGHT)


def print_layer(picture: Picture, width: int = WIDTH) -> np.ndarray:
    """One layer on plain paper, and clear where nothing was drawn; RGBA of the whole scene."""
    scene = picture.cut(width)
    paper = np.broadcast_to(rgb(LAID), (scene.size[1], width, 3))
    return np.dstack([scene.print(paper), scene.alpha()])


def title() -> Catalogue:
    """The layers as `title_<key>` and the hats that fly over them.

    The manifest tells of a layer its order, its first row and its drift.
    """
    assets = Catalogue()
    found = layers()
    for order, (key, (top, bottom, drift)) in enumerate(LAYERS.items()):
        if key in found:
            assets.add(_layer_asset(found[key], order, top, bottom, drift))
    assets.join(hats())
    return assets


def _layer_asset(picture: Picture, order: int, top: int, bottom: int, drift: int) -> Asset:
    def make(w: int, _h: int) -> np.ndarray:
        image = print_layer(picture, w)[top:bottom]
        return image if order else image[..., :3]

    notes: dict[str, object] = {"layer": order, "top": top, "drift": drift, "density": 1}
    name, size = f"title_{picture.key}", (WIDTH, bottom - top)
    return Asset(name, size, make, quality=QUALITY, notes=notes, source=picture.module)
