"""A pair of brass dividers with steel points, lying on the table.

It must not know what is measured with them.
"""

from __future__ import annotations

import numpy as np
import skia

from .geometry import SOLID, Frame, Points, ellipse, polygon, raster, rectangle, spline
from .noise import F32, blur, noise, shrink
from .registry import Catalogue
from .relief import cavities, inflate, light, over, shadow_of

DIVIDERS = Catalogue()
W, H = 220, 320
BRASS, STEEL = np.array((0.76, 0.58, 0.27), F32), np.array((0.60, 0.61, 0.62), F32)
HINGE = (132.0, 46.0)
LEGS = (22.0, -9.0)
"""How far each leg stands from straight down, in degrees."""


def _mask(w: int, h: int, parts: list[Points]) -> np.ndarray:
    def draw(canvas: skia.Canvas) -> None:
        for part in parts:
            canvas.drawPath(polygon(part), SOLID)

    return raster(w, h, draw, w / W)


def _leg(turn: float) -> tuple[Points, Points, list[Points]]:
    """Brass shank, steel point and the mouldings between, for one leg."""
    at = Frame(*HINGE, 1, turn)
    shank: Points = [
        (-9, 8, 1),
        (-10, 26),
        (-7.6, 44),
        (-6.4, 110),
        (-7.4, 150, 1),
        (7.4, 150, 1),
        (6.4, 110),
    ]
    shank += [(7.6, 44), (10, 26), (9, 8, 1)]
    point: Points = [
        (-5.4, 150, 1),
        (-4.6, 180),
        (-1.2, 246),
        (0, 256, 1),
        (1.2, 246),
        (4.6, 180),
        (5.4, 150, 1),
    ]
    rings = [rectangle(-9, y, 9, y + 5) for y in (140, 149)] + [rectangle(-8.6, 52, 8.6, 56)]
    return at(spline(shank, True, 1)), at(spline(point, True, 1)), [at(ring) for ring in rings]


@DIVIDERS.asset("dividers", (440, 640), quality=94)
def dividers(w: int, h: int) -> np.ndarray:
    """The whole instrument with its shadow on the cloth."""
    big = (w * 2, h * 2)
    canvas = np.zeros((big[1], big[0], 4), F32)
    u = big[0] / W
    for turn in LEGS:
        shank, point, rings = _leg(turn)
        canvas = _add(canvas, _mask(*big, [point]), STEEL, u * 4, 3)
        canvas = _add(canvas, _mask(*big, [shank]), BRASS, u * 6, 5)
        canvas = _add(canvas, _mask(*big, rings), BRASS, u * 2.4, 7)
    x, y = HINGE
    canvas = _add(
        canvas,
        _mask(*big, [ellipse(x, y - 33, 7, n=40), rectangle(x - 5, y - 32, x + 5, y - 14)]),
        BRASS,
        u * 4,
        9,
    )
    canvas = _add(canvas, _mask(*big, [ellipse(x, y, 21, n=80)]), BRASS, u * 3.4, 11)
    canvas = _add(canvas, _mask(*big, [ellipse(x, y, 12, n=60)]), BRASS * 0.9, u * 2.4, 13)
    canvas = _add(canvas, _mask(*big, [ellipse(x, y, 6.5, n=40)]), STEEL, u * 2.6, 15)
    slot = Frame(x, y, 1, 35)(rectangle(-6, -1.1, 6, 1.1))
    dark = _mask(*big, [slot])[..., None]
    canvas[..., :3] = canvas[..., :3] * (1 - 0.8 * dark)
    thing = shrink(canvas, w, h)
    shade = shadow_of(thing[..., 3], 5, 7, 4, 0.6)
    return over(over(np.zeros((h, w, 4), F32), shade, 0, 0), thing, 0, 0)


def _add(canvas: np.ndarray, mask: np.ndarray, metal: np.ndarray, reach: float, seed: int) -> np.ndarray:
    """Lay one piece of metal on what is there, with a line of dirt round it."""
    h, w = mask.shape
    height = blur(inflate(mask, reach), 1.2) * 1.1 + 0.10 * noise(h, w, 4, seed)
    dirt = np.clip(cavities(height, reach * 0.8) / reach * 0.7, 0, 0.5)
    albedo = metal * (1 - dirt)[..., None] * (1 + 0.07 * noise(h, w, 60, seed + 2, 3))[..., None]
    lit = light(height, albedo, spec=0.75, gloss=24, ambient=0.30)
    cast = shadow_of(mask, 4, 5, 3, 0.45)
    cast[..., 3] *= canvas[..., 3]
    return over(over(canvas, cast, 0, 0), np.dstack([np.clip(lit, 0, 1), mask]).astype(F32), 0, 0)
