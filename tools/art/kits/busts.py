"""Half figures: people behind tables, benches and sills, or near us with their backs turned.

They must not know what hides the rest of them.
"""

from __future__ import annotations

from typing import Any

import skia

from ..engine.geometry import polygon, rectangle
from ..engine.scene import Scene
from .bodies import Person, man, woman

MAN_NECK, WOMAN_NECK = 83.0, 79.0
"""How high the chin is above the feet, in the person's own units."""


def bust(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    flip: int = 1,
    *,
    lady: bool = False,
    depth: float = 40.0,
    **wishes: Any,
) -> Person:
    """Somebody down to `depth` units below the chin, which is at (x, y); `turn` 180 gives a back."""
    draw, neck = (woman, WOMAN_NECK) if lady else (man, MAN_NECK)
    before = scene.clip
    low = y + depth * scale
    window = polygon(rectangle(x - 90 * scale, y - 80 * scale, x + 90 * scale, low))
    if before is not None:
        joined = skia.Op(window, before, skia.PathOp.kIntersect_PathOp)
        window = joined if joined is not None else window
    scene.clip = window
    cut = {"upper_only": depth < 36, "shadow": False, "hip": 50.0 if not lady else 47.0}
    person = draw(scene, x, y + neck * scale, scale, flip, **(cut | wishes))
    scene.clip = before
    return person
