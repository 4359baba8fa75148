"""The title, an election on the hustings, in layers that drift apart: each with `draw(scene)` and a `SEED`.

Scenes are 2640 by 1080 units, one to a pixel, of which a screen of 16:9 shows the middle 1920 and one of 4:3
the middle 1440. It must not know how the game moves the layers.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from ..engine.noise import rgb
from ..engine.paper import LAID
from ..gallery import Picture, find
from ..registry import Asset, Catalogue
from .hats import hats

WIDTH, HEIGHT = 2640, 1080
LAYERS = {"sky": 2, "far": 5, "mid": 9, "hustings": 14, "crowd_back": 18, "crowd_front": 22, "front": 34}
"""Back to front, with how far each may drift to either side, in px."""


def layers() -> dict[str, Picture]:
    """Every layer by its key."""
    return find(__name__, WIDTH, HEIGHT)


@lru_cache(maxsize=len(LAYERS))
def print_layer(picture: Picture, width: int = WIDTH) -> np.ndarray:
    """One layer on plain paper, and clear where nothing was drawn; RGBA.

    Kept, because the whole title is made of the same prints.
    """
    scene = picture.cut(width)
    paper = np.broadcast_to(rgb(LAID), (scene.size[1], width, 3))
    return np.dstack([scene.print(paper), scene.alpha()])


def whole(width: int = WIDTH) -> np.ndarray:
    """All layers at rest, one over the other, RGB."""
    found = layers()
    print_ = print_layer(found["sky"], width)[..., :3]
    for key in list(LAYERS)[1:]:
        layer = print_layer(found[key], width)
        print_ = print_ + (layer[..., :3] - print_) * layer[..., 3:]
    return print_


def title() -> Catalogue:
    """The layers as `title_<key>`, all of them as `title_whole`, and the hats that fly over them.

    The manifest tells of a layer its order and its drift.
    """
    assets = Catalogue()
    found = layers()
    for order, (key, drift) in enumerate(LAYERS.items()):
        assets.add(_layer_asset(found[key], order, drift))
    sources = tuple(picture.module for picture in found.values())
    notes: dict[str, object] = {"density": 1, "jpeg": True}
    maker = _make_whole
    assets.add(
        Asset("title_whole", (WIDTH, HEIGHT), maker, quality=85, notes=notes, group="title", sources=sources)
    )
    assets.join(hats())
    return assets


def _make_whole(_w: int, _h: int) -> np.ndarray:
    return whole()


def _layer_asset(picture: Picture, order: int, drift: int) -> Asset:
    def make(_w: int, _h: int) -> np.ndarray:
        print_ = print_layer(picture)
        return print_ if order else print_[..., :3]

    return Asset(
        f"title_{picture.key}",
        (WIDTH, HEIGHT),
        make,
        quality=89,
        notes={"layer": order, "drift": drift, "density": 1},
        group="title",
        sources=(picture.module,),
    )
