"""The engraver's tool for figures: parts in a frame, pens as heavy as the figure is large, one skin each.

It must not know what it draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine.geometry import Frame, Point, ellipse, limb, spline
from ..engine.noise import rgb
from ..engine.plate import Field
from ..engine.scene import Scene

FLESH = "#e6b08c"
SKINS = ("#e6b08c", "#e9b896", "#dda583", "#e4a98a", "#eabd9c")
"""Northern European skins."""
BROWN = ("#8f5f42", "#85563a", "#97684a", "#7d5038")
"""West African skins."""
WHEAT = ("#b98558", "#a97548", "#c08f62")
"""Indian skins."""
LINEN = "#f3ecd8"
LEATHER = "#2a231d"
BLUSH = "#d9786a"
STEP = 0.8


class Burin:
    """Cuts the parts of one figure.

    `weight` is the pen's, `skin` the wash of all flesh; dark washes get an engraved tone of their own.
    """

    def __init__(self, scene: Scene, scale: float = 1.0, skin: str = FLESH, weight: float = 1.0) -> None:
        self.scene, self.skin = scene, skin
        self.weight = weight * (0.55 + 0.45 * min(1.8, scale))
        luminance = float(rgb(skin) @ (0.3, 0.59, 0.11))
        self.skin_tone = max(0.0, (0.72 - luminance) * 0.36)

    def fine(self, frame: Frame) -> bool:
        """Whether the print is large enough here for eyes, buttons and seams."""
        return frame.scale * self.scene.scale > 0.45

    def polygon(
        self,
        frame: Frame,
        points: Sequence[Point],
        wash: str,
        tone: float | Field = 0.12,
        *,
        outline: float = 1.0,
        **how: Any,
    ) -> None:
        """A rounded, outlined shape through straight pieces."""
        how = {"puff": 0.5, "curve": 0.45, "hatch": 50, "pitch": 0.8} | how
        how["hatch"] *= frame.flip
        self.scene.fill(frame(points), tone, wash=wash, outline=outline * self.weight, **how)

    def shape(
        self, frame: Frame, points: Sequence[Point], wash: str, tone: float | Field = 0.12, **how: Any
    ) -> None:
        """A rounded, outlined shape through a spline; a third number marks a corner."""
        self.polygon(frame, spline(points, True, STEP), wash, tone, **how)

    def flesh(self, frame: Frame, points: Sequence[Point], tone: float = 0.0, **how: Any) -> None:
        """A part of the body, in the person's own skin."""
        self.shape(frame, points, self.skin, tone + self.skin_tone, **({"puff": 0.34, "hatch": 35} | how))

    def tube(
        self,
        frame: Frame,
        course: Sequence[Point],
        widths: Sequence[float],
        wash: str,
        tone: float | Field = 0.14,
        **how: Any,
    ) -> None:
        """A limb along a bent line, as wide as `widths` say at even distances."""
        self.polygon(frame, limb(course, widths, 1.2), wash, tone, **({"puff": 0.55} | how))

    def line(self, frame: Frame, points: Sequence[Point], weight: float = 0.7, taper: float = 0.25) -> None:
        """A swelling pen line along a spline."""
        course = spline(points, False, STEP) if len(points) > 2 else list(points)
        self.scene.line(frame(course), weight * self.weight, taper)

    def dot(self, frame: Frame, points: Sequence[Point]) -> None:
        """Pure ink."""
        self.scene.solid(frame(points))

    def button(self, frame: Frame, x: float, y: float, radius: float = 0.6) -> None:
        """A dark round spot, where the print is large enough for it."""
        if self.fine(frame):
            self.dot(frame, ellipse(x, y, radius, radius, 8))

    def blush(self, frame: Frame, x: float, y: float, radius: float, amount: float) -> None:
        """A breath of colour on a cheek; dark skins take none."""
        if self.skin_tone < 0.05:
            spot = frame(ellipse(x, y, radius, radius, 12))
            self.scene.tint(spot, BLUSH, 0.6 * amount, soft=radius * 0.45 * frame.scale)
