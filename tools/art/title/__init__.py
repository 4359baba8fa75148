"""The title, an election on the hustings, in layers: each with `draw(scene)` and a `SEED`.

It must not know how the game moves them.
"""

from __future__ import annotations

from ..gallery import Picture, find

WIDTH, HEIGHT = 2560, 1080


def layers() -> dict[str, Picture]:
    """Every layer by its key, as high as the screen and wider, so that it may drift."""
    return find(__name__, WIDTH, HEIGHT)
