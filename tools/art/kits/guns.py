"""Ordnance: a cannon on its carriage, round shot.

It must not know who serves them. Local units: facing +x, ground at y = 0.
"""

from __future__ import annotations

from ..engine.geometry import Frame, ellipse, linear, spline
from ..engine.scene import Scene
from .burin import Burin
from .vehicles import wheel

BRASS, IRON, LEAD_GREY, OLIVE, BLUE_GREY = "#d8ac52", "#8f9296", "#8f9a86", "#8f9a6a", "#8798a4"


def cannon(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    flip: int = 1,
    *,
    barrel: str = BRASS,
    carriage: str = LEAD_GREY,
    elevation: float = 2.0,
) -> tuple[float, float]:
    """A field gun about 165 units long, seen from the side; returns its muzzle in scene units.

    British carriages were lead-grey, French ones olive green, those of the Marathas often dark wood.
    """
    frame, burin = Frame(x, y, scale, 0, flip), Burin(scene, scale)
    scene.shade(frame([(-100, 2), (-20, -6), (70, -4), (96, 2), (40, 7), (-70, 8)]), 0.36, 2 * scale)
    wheel(scene, frame, -1, -35, 34, spokes=12, wash=carriage, weight=burin.weight)
    trail = [(-96, 0), (-90, -8), (-26, -46), (28, -50), (31, -38), (-12, -30), (-84, 2)]
    burin.polygon(frame, trail, carriage, 0.3, hatch=30, puff=0.3, outline=1.5)
    burin.line(frame, [(-78, -7), (-20, -38), (24, -43)], 0.8)
    _barrel(burin, frame.child(2, -50, -elevation), barrel)
    wheel(scene, frame, 8, -33, 34, spokes=12, wash=carriage, weight=burin.weight)
    burin.tube(frame, [(-98, 1), (-104, -7), (-97, -11)], [3, 3, 3], IRON, 0.4, outline=0.9)
    return frame.child(2, -50, -elevation).at(76, -8)


def _barrel(burin: Burin, frame: Frame, wash: str) -> None:
    tube = [(-58, -16, 1), (-56, 4, 1), (60, 0), (64, 4), (74, 3, 1), (75, -16, 1), (64, -18), (60, -13)]
    tube += [(-20, -18), (-24, -20), (-30, -19)]
    outline = frame(spline(tube, True, 1.5))
    light, shade = frame.at(0, -20), frame.at(0, 4)
    tone = linear(*light, 0.03, *shade, 0.66)
    burin.scene.fill(outline, tone, hatch=2 * frame.flip, wash=wash, outline=1.6 * burin.weight, pitch=0.8)
    burin.polygon(frame, ellipse(-63, -6, 6, 6, 16), wash, 0.26, outline=1.3)
    for ring in (-40, -22, 20, 58):
        burin.line(frame, [(ring, -17.4), (ring + 1.6, -7), (ring, 2.4)], 1.4, 0.05)
    for lug in (-8, 12):
        burin.line(frame, [(lug, -17.6), (lug + 1, -23), (lug + 7, -23), (lug + 8, -17.2)], 1.6, 0.05)


def shot_pile(scene: Scene, x: float, y: float, scale: float = 1.0, rows: int = 3) -> None:
    """Round shot in a heap, each ball 10 units across; (x, y) is the middle of its foot."""
    burin, frame = Burin(scene, scale), Frame(x, y, scale)
    for row in range(rows):
        for i in range(rows - row):
            centre = (-5 * (rows - row - 1) + 10 * i, -5 - 8.6 * row)
            burin.polygon(frame, ellipse(*centre, 5, 5, 18), "#7d7a74", 0.42, puff=0.7, outline=1.0)
