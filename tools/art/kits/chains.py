"""Iron chain: forged links whole and broken, seen flat and on edge.

It must not know what it held.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import skia

from ..engine.geometry import Frame, Points, capsule, ellipse, polygon
from ..engine.scene import Scene

IRON: dict[str, Any] = {"wash": "#a3adb6", "pitch": 0.7, "puff": 0.6}
THICK = 5.0
"""Half the thickness of a link, in units of its frame."""


def link(
    scene: Scene,
    frame: Frame,
    x: float,
    y: float,
    rx: float,
    ry: float,
    turn: float = 0.0,
    gap: tuple[float, float] | None = None,
) -> None:
    """A link seen flat; `gap` (two angles in degrees) leaves it broken open there."""
    if gap is None:
        outer = ellipse(x, y, rx + THICK, ry + THICK, turn=turn)
        inner = ellipse(x, y, rx - THICK, ry - THICK, turn=turn)
        shape = skia.Op(polygon(frame(outer)), polygon(frame(inner)), skia.PathOp.kDifference_PathOp)
    else:
        shape = polygon(frame(_open_ring(x, y, rx, ry, turn, gap)))
    scene.fill(shape, 0.14, hatch=turn + 60, outline=1.8, **IRON)


def _open_ring(x: float, y: float, rx: float, ry: float, turn: float, gap: tuple[float, float]) -> Points:
    angles = [int(a) % 360 for a in np.linspace(gap[1], gap[0] + 360, 44)]
    around = [ellipse(x, y, rx + out, ry + out, n=360, turn=turn) for out in (THICK, -THICK)]
    return [*(around[0][a] for a in angles), *(around[1][a] for a in angles[::-1])]


def link_on_edge(scene: Scene, frame: Frame, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A link seen edgeways, from one end to the other."""
    thick = THICK + 1.2
    scene.fill(frame(capsule(*start, thick, *end, thick)), 0.2, hatch=80, outline=1.7, **IRON)


def broken_chain(scene: Scene, x: float, y: float, scale: float = 1.0) -> None:
    """A chain about 420 units long lying from (x, y) to the right: whole links, a broken one, a shackle."""
    frame = Frame(x, y, scale)
    scene.shade(frame([(16, -4), (420, -22), (440, 8), (36, 16)]), 0.36, 7)
    for i in (0, 2, 4):
        link(scene, frame, i * 44, -5 * float(np.sin(i * 0.8)), 28, 16, -6 + 5 * i)
    for i in (1, 3):
        link_on_edge(scene, frame, (i * 44 - 28, 0), (i * 44 + 28, -4))
    link(scene, frame, 222, -8, 30, 18, -30, gap=(-62, 34))
    link_on_edge(scene, frame, (262, 8), (296, 3))
    link(scene, frame, 322, 0, 28, 16, 8)
    link(scene, frame, 376, -14, 38, 28, -12, gap=(150, 236))
