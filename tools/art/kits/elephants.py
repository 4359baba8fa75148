"""War elephants of the Deccan: walking or wading, caparisoned, with a howdah that others may people.

It must not know who rides: a crew is drawn by a callback between the far and the near side of the howdah.
Local units: facing +x, ground at y = 0, about 120 high at the back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..engine.geometry import Frame, Point, Points, ellipse, spline
from ..engine.scene import Scene
from .burin import Burin
from .horses import wading
from .legs import grown_leg

SKIN = "#b3aa9c"
Crew = Callable[[Frame], None]
"""Draws people given the elephant's frame; the howdah's floor is at (-8, -120), the neck at (48, -108)."""


@dataclass(frozen=True, slots=True)
class Trappings:
    """The colours of cloth, of its border and tassels, and of the howdah; whether it has a canopy."""

    cloth: str = "#c8503c"
    trim: str = "#e6b748"
    howdah: str = "#d8b45c"
    canopy: bool = True


def elephant(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    flip: int = 1,
    *,
    trappings: Trappings | None = None,
    crew: Crew | None = None,
    mahout: Crew | None = None,
    trunk_up: bool = False,
    waterline: float | None = None,
) -> Frame:
    """An elephant standing on (x, y), bare if it has no trappings; legs end at the scene's `waterline`."""
    frame = Frame(x, y, scale, 0, flip)
    beast = _Elephant(Burin(scene, scale), frame)
    with wading(scene, waterline):
        beast.far_side()
        beast.body()
        beast.near_legs()
        beast.head(trunk_up, trappings)
        if trappings is not None:
            beast.caparison(trappings)
            _howdah(beast.burin, frame, trappings, crew)
        if mahout is not None:
            mahout(frame)
    return frame


class _Elephant:
    """The parts of one beast, back to front."""

    def __init__(self, burin: Burin, frame: Frame) -> None:
        self.burin, self.frame = burin, frame

    def _leg(self, hip: Point, knee: Point, foot: Point, width: float, dark: float) -> None:
        burin, frame = self.burin, self.frame
        widths = [width * 1.25, width * 0.98, width * 0.9, width * 0.96, width * 1.02]
        joined = 0.08 if dark else 0.34
        leg = {"hatch": 8, "joined": joined, "weight": 1.25}
        grown_leg(burin, frame, [hip, knee, foot], widths, SKIN, dark, **leg)
        for i in range(3):
            nail = ellipse(foot[0] - width * 0.28 + i * width * 0.32, foot[1] - 2, 2.6, 3, 10)
            burin.polygon(frame, nail, "#efe3c4", 0.1 + dark, outline=0.6)
        for drop in (-3, 3, 9):
            y = knee[1] + drop
            burin.line(
                frame, [(knee[0] - width * 0.4, y), (knee[0], y + 2.6), (knee[0] + width * 0.4, y)], 0.7
            )

    def far_side(self) -> None:
        """The two far legs and the tail."""
        self._leg((34, -58), (42, -32), (46, -4), 22, 0.26)
        self._leg((-38, -58), (-30, -32), (-30, -4), 24, 0.26)
        tail = [(-62, -84), (-72, -70), (-76, -46), (-73, -32), (-70, -34), (-70, -52), (-62, -70)]
        self.burin.shape(self.frame, tail, SKIN, 0.4)
        self.burin.line(self.frame, [(-73, -34), (-75, -24), (-71, -27)], 1.6)

    def body(self) -> None:
        """The great barrel, with creases at the flank."""
        outline = [(-62, -60), (-69, -88), (-58, -110), (-28, -121), (8, -120), (38, -118), (54, -100)]
        outline += [(52, -70), (38, -48), (6, -40), (-28, -42), (-50, -48)]
        self.burin.shape(self.frame, outline, SKIN, 0.14, puff=0.85, curve=0.7, hatch=65, outline=1.6)
        for crease in ([(-36, -56), (-30, -48), (-20, -44)], [(28, -66), (34, -58), (32, -48)]):
            self.burin.line(self.frame, crease, 0.9)

    def near_legs(self) -> None:
        """The two near legs."""
        self._leg((18, -58), (16, -32), (12, 0), 25, 0)
        self._leg((-50, -62), (-60, -34), (-58, 0), 27, 0)

    def head(self, trunk_up: bool, trappings: Trappings | None) -> None:
        """Trunk, skull, tusk, ear and eye."""
        burin, frame = self.burin, self.frame
        self._trunk(_TRUNK_UP if trunk_up else _TRUNK_DOWN)
        skull = [(46, -112), (56, -130), (72, -137), (84, -132), (94, -120), (99, -98), (92, -80), (76, -72)]
        burin.shape(frame, [*skull, (58, -78)], SKIN, 0.1, puff=0.65, curve=0.5, hatch=40, outline=1.5)
        tusk = [(80, -79), (90, -68), (104, -64), (118, -70), (107, -57), (90, -58), (76, -70)]
        burin.shape(frame, tusk, "#f6eed8", 0.03, outline=1.2)
        burin.line(frame, [(110, -66), (109, -60)], 1.6)
        ear = [(52, -120), (66, -124), (74, -110), (72, -88), (62, -70), (54, -66), (50, -78), (44, -92)]
        burin.shape(frame, [*ear, (44, -110)], SKIN, 0.2, puff=0.4, curve=0.6, hatch=75, outline=1.5)
        burin.line(frame, [(66, -118), (68, -100), (60, -80)], 0.8)
        if trappings is not None:
            self._brow(trappings)
        burin.dot(frame, ellipse(85, -105, 2.0, 1.8, 10))
        burin.line(frame, [(80, -109), (85, -111), (90, -107)], 1.0)
        burin.line(frame, [(81, -101), (86, -101), (90, -104)], 0.7)

    def _trunk(self, course: Points) -> None:
        burin, frame = self.burin, self.frame
        burin.tube(
            frame, course, [25, 19, 14, 11, 8, 5], SKIN, 0.12, puff=0.6, curve=0.6, hatch=6, outline=1.3
        )
        line = np.array(spline(course, step=1))
        for i in range(13):
            at = min(len(line) - 2, int(len(line) * (0.1 + 0.066 * i)))
            along = line[at + 1] - line[at - 1]
            along = along / max(float(np.hypot(*along)), 1e-6)
            across = np.array([-along[1], along[0]]) * (8.6 - 0.5 * i)
            ring = [line[at] - across, line[at] + along * 2, line[at] + across]
            burin.line(frame, [tuple(q) for q in ring], 0.8)

    def _brow(self, trappings: Trappings) -> None:
        painted = [(74, -136), (86, -131), (95, -118), (97, -104), (88, -112), (80, -124)]
        self.burin.shape(self.frame, painted, trappings.cloth, 0.1, puff=0.3, hatch=60, outline=0.9)
        for i in range(5):
            stud = ellipse(78 + i * 4.4, -123 + i * 4.2, 1.8, 2.2, 8)
            self.burin.polygon(self.frame, stud, trappings.trim, 0.05, outline=0.6)

    def caparison(self, trappings: Trappings) -> None:
        """The cloth over the back, with its border, tassels and breast band."""
        burin, frame = self.burin, self.frame
        cloth = [
            (-46, -116),
            (-20, -124),
            (26, -121),
            (36, -96),
            (34, -70),
            (-4, -60),
            (-46, -68),
            (-50, -92),
        ]
        burin.shape(frame, cloth, trappings.cloth, 0.14, puff=0.35, curve=0.3, hatch=80, outline=1.5)
        border = [(-48, -80), (-4, -72), (35, -82), (35, -74), (-4, -64), (-48, -72)]
        burin.shape(frame, border, trappings.trim, 0.1, puff=0.1, outline=0.9)
        for i in range(13):
            x, y = -46 + i * 6.7, -64 + 7 * float(np.sin(i / 12 * np.pi))
            burin.polygon(frame, ellipse(x, y + 1, 2.1, 3.2, 8), trappings.trim, 0.1, outline=0.7)
        burin.line(frame, [(36, -96), (46, -94), (52, -84)], 1.8)


def _howdah(burin: Burin, frame: Frame, trappings: Trappings, crew: Crew | None) -> None:
    """The turret on its back: posts, then who sits in it, then its near side and the canopy over all."""
    if trappings.canopy:
        for x in (-30, 14):
            burin.line(frame, [(x, -140), (x, -190)], 1.8, 0)
    if crew is not None:
        with burin.scene.clipped(frame([(-130, -124), (130, -124), (130, -300), (-130, -300)])):
            crew(frame)
    side = [(-38, -118), (-42, -142), (24, -142), (20, -118)]
    burin.polygon(frame, side, trappings.howdah, 0.18, puff=0.2, hatch=0, cross=90, outline=1.5)
    for i in range(6):
        burin.polygon(frame, ellipse(-33 + i * 10, -130, 3.4, 5.4, 12), trappings.cloth, 0.2, outline=0.7)
    rail = [(-44, -144), (26, -144), (26, -139), (-44, -139)]
    burin.polygon(frame, rail, trappings.trim, 0.12, puff=0.1, outline=0.9)
    if trappings.canopy:
        roof = [(-44, -186, 1), (-36, -198), (-12, -214), (-8, -224), (-4, -214), (20, -198), (28, -186, 1)]
        burin.shape(frame, [*roof, (-8, -191)], trappings.cloth, 0.12, puff=0.6, hatch=80, outline=1.4)
        for i in range(11):
            burin.line(frame, [(-42 + i * 7, -187 + i % 2), (-41 + i * 7, -181)], 1.2)


_TRUNK_DOWN: Points = [(84, -94), (97, -70), (99, -44), (94, -22), (103, -8), (114, -10), (117, -18)]
_TRUNK_UP: Points = [(84, -92), (100, -84), (112, -96), (116, -116), (108, -132), (98, -130)]
