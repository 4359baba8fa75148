"""Coaches in profile: a town coach on C-springs and the gilt coach of state.

It must not know who rides in them; the caller draws people between the coach's three parts.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..engine.geometry import Frame, Point, Points, ellipse, limb, spline
from ..engine.plate import BARE
from ..engine.scene import Scene
from .perspective import panel
from .vehicles import wheel

GILT, IRON, TIMBER = "#e6bc56", "#8a8a88", "#8a6a48"
LAMPLIGHT = "#f4cc6c"


class Coach:
    """A coach facing +x (flip -1 turns it), the foot of its wheels at (x, y); 260 units long, 175 high.

    Draw `under`, then footmen on `footboard`; `body`, whose windows show whom it is given; then the
    coachman on `box`; then `over`. `hitch` is where the traces start.
    """

    def __init__(
        self,
        scene: Scene,
        x: float,
        y: float,
        scale: float = 1.0,
        flip: int = 1,
        *,
        wash: str = "#7a5a70",
        trim: str = "#d8b45c",
        hammercloth: str = "#b8503c",
        wheels: str = "#a87a50",
        state: bool = False,
        glass: str = LAMPLIGHT,
    ) -> None:
        self.scene, self.frame = scene, Frame(x, y, scale, flip=flip)
        self.scale, self.flip, self.state = scale, flip, state
        self.wash = GILT if state else wash
        self.trim, self.hammercloth, self.glass = trim, hammercloth, glass
        self.wheels = GILT if state else wheels
        self.metal = GILT if state else IRON
        self.weight = min(1.5, 0.55 + 0.45 * scale)
        self.footboard = self.frame.at(-106, -46)
        self.box = self.frame.at(94, -84)
        self.hitch = self.frame.at(112, -48)

    def _part(self, points: Points, tone: float, wash: str, pen: float = 1.2, **how) -> None:
        self.scene.fill(self.frame(points), tone, wash=wash, outline=pen * self.weight, **how)

    def _shape(self, points: Points, tone: float, wash: str, pen: float = 1.3, **how) -> None:
        self.scene.shape(self.frame(points), tone, wash=wash, outline=pen * self.weight, **how)

    def under(self) -> None:
        """The shadow, the wheels of the far side, the perch and the springs."""
        scene, frame = self.scene, self.frame
        shadow = frame([(-116, -4), (130, -6), (165, 0), (140, 8), (-104, 9)])
        scene.shade(shadow, 0.42, 4 * self.scale)
        for at, radius in ((-66, 34), (84, 25)):
            wheel(scene, frame, at, -radius - 4, radius, spokes=12, wash="#8a6a48", weight=0.9 * self.weight)
        perch = limb([(-112, -42), (-60, -40), (20, -36), (66, -48), (112, -46)], [6, 6, 6, 7, 6])
        self._part(perch, 0.4, self.wheels, hatch=2)
        for side in (-1, 1):
            self._spring(side)
        self._part(panel(-128, -47, 44, 6), 0.25, TIMBER, hatch=2)
        if self.state:
            self._triton(-104)

    def _spring(self, side: int) -> None:
        course = [(96, -40), (112, -62), (108, -92), (92, -104), (80, -98)]
        spring = limb([(side * px, py) for px, py in course], [7, 6, 5, 4, 3])
        self._part(spring, 0.4, self.metal, puff=0.4)
        strap = [(side * 82, -98), (side * 75, -72), (side * 60, -48)]
        self.scene.pen_line(self.frame(strap), 2.4 * self.weight, 0.05)

    def _triton(self, x: float) -> None:
        """A carved figure blowing a shell, as on the state coach."""
        scroll = [(x - 20, -44), (x - 26, -66), (x - 12, -84), (x + 2, -74), (x - 6, -64), (x - 10, -70)]
        self._part(limb(scroll, [13, 12, 10, 7, 5, 3]), 0.1, GILT, puff=0.6, curve=0.5)

    def body(self, passenger: Callable[[Point, float], None] | None = None, out: bool = False) -> None:
        """The body; `passenger(place, scale)` draws someone whose waist is at a place in the door's window.

        `out` lets him lean out above the window.
        """
        tone = 0.06 if self.state else 0.24
        side = [(70, -140, 1), (73, -112), (66, -80), (52, -54), (34, -46)]
        shell = [*((-px, *rest) for px, *rest in side), *side[::-1]]
        self._shape(shell, tone, self.wash, 1.8, puff=0.5, curve=0.3, hatch=86)
        self._roof()
        for left, right in ((-64, -34), (34, 64)):
            pane = [
                (left, -134),
                (right, -134),
                (right - 2 * (right > 0), -102),
                (left + 2 * (left < 0), -102),
            ]
            self._part(pane, 0.0, self.glass, kind=BARE)
            middle = (left + right) / 2
            self.scene.line(self.frame([(middle, -134), (middle, -102)]), self.weight)
        door = [(-29, -137), (29, -137), (28, -70), (24, -48), (-24, -48), (-28, -70)]
        self._part(door, tone, self.wash, 1.4, hatch=86)
        opening = [(-24, -132), (24, -132), (24, -98), (-24, -98)]
        self._part(opening, 0.0, self.glass, 1.5, kind=BARE)
        if passenger:
            room = [(-24, -168), (70, -168), (70, -98), (-24, -98)] if out else opening
            with self.scene.clipped(self.frame(room)):
                passenger(self.frame.at(4 if out else 0, -98), self.scale)
        self._mouldings()
        self._lamps()

    def _roof(self) -> None:
        wash = GILT if self.state else "#6a5a58"
        roof = [(-75, -139, 1), (-70, -147), (-40, -155), (0, -158), (40, -155), (70, -147), (75, -139, 1)]
        self._shape(roof, 0.16 if self.state else 0.45, wash, 1.4, puff=0.3, hatch=2)
        self._part(panel(-77, -142, 154, 5), 0.12 if self.state else 0.4, self.trim, 0.9, hatch=2)
        if not self.state:
            return
        for at in (-68, -40, 40, 68):
            urn = [(at - 4, -148, 1), (at - 7, -158), (at, -174), (at + 7, -158), (at + 4, -148, 1)]
            self._shape(urn, 0.1, GILT, 1.0, puff=0.5)
        crown(self.scene, self.frame.child(0, -158, 0, 0.62), weight=0.8 * self.weight)

    def _mouldings(self) -> None:
        scene, frame, pen = self.scene, self.frame, 0.9 * self.weight
        for outline in (
            [(-61, -96), (-34, -96), (-34, -60), (-46, -60), (-59, -82)],
            [(61, -96), (34, -96), (34, -60), (46, -60), (59, -82)],
            [(-23, -92), (23, -92), (22, -54), (-22, -54)],
        ):
            scene.contour(frame(outline), pen)
        arms = frame.child(0, -73, 0, 0.42)
        scene.fill(arms(ellipse(0, 0, 25, 30, 24)), 0.05, wash=self.trim, outline=1.2 * self.weight)
        shield = [(-15, -20), (15, -20), (15, 2), (0, 21), (-15, 2)]
        scene.fill(arms(shield), 0.18, wash="#c65a48", outline=0.9 * self.weight)
        scene.line(arms([(-15, -4), (15, -4)]), 1.4 * self.weight)
        if self.state:
            self._carving()

    def _carving(self) -> None:
        """Palm trunks at the corners and garlands under the windows."""
        for at in (-70, -31, 31, 70):
            trunk = limb([(at * 0.9, -52), (at, -96), (at, -140)], [5, 4.4, 6])
            self._part(trunk, 0.1, "#f0d070", 0.9, puff=0.5)
        for left, right in ((-62, -34), (-22, 22), (34, 62)):
            swag = [(left, -96), ((left + right) / 2, -86), (right, -96)]
            self._part(limb(swag, [3, 5.4, 3]), 0.1, "#f0d070", 0.8, puff=0.5)
        for at in np.linspace(-58, 58, 9):
            scroll = ellipse(at, -48, 6.2, 4.6, 16)
            self._part(scroll, 0.1, "#f0d070", 0.9, puff=0.6)

    def _lamps(self) -> None:
        for at in (-79, 79):
            glass = [(at - 5, -132), (at + 5, -132), (at + 4, -114), (at - 4, -114)]
            self._part(glass, 0.0, "#f9dc84", 1.0, kind=BARE)
            cap = [(at - 6, -132), (at, -142), (at + 6, -132)]
            self._part(cap, 0.4, self.metal, 0.9)

    def over(self) -> None:
        """The hammercloth under the coachman and the wheels of the near side."""
        scene, frame = self.scene, self.frame
        self._part([(74, -62), (118, -58), (124, -44), (78, -44)], 0.4, self.wheels, hatch=20)
        cloth = [(72, -100, 1), (92, -103), (112, -97, 1), (115, -76), (112, -62, 1), (76, -62, 1), (70, -80)]
        self._shape(cloth, 0.18, self.hammercloth, puff=0.4, curve=0.5, hatch=86)
        for i in range(6):
            fold = [(76 + i * 6.6, -100), (78 + i * 6.4, -80), (77 + i * 6.6, -66)]
            scene.pen_line(frame(fold), 0.8 * self.weight)
        fringe = [(74 + i * 2.6, -61 + 3 * (i % 2)) for i in range(16)]
        scene.line(frame(fringe), 1.3 * self.weight)
        splinter = limb([(72, -44), (100, -42), (126, -48)], [6, 6, 5])
        self._part(splinter, 0.3, self.wheels)
        for at, radius in ((-78, 37), (78, 28)):
            wheel(scene, frame, at, -radius, radius, spokes=12, wash=self.wheels, weight=1.1 * self.weight)


def crown(scene: Scene, frame: Frame, *, gold: str = GILT, cap: str = "#c0483e", weight: float = 1.0) -> None:
    """A closed crown on a cushionless foot at the frame's origin, 66 units wide and 70 high."""

    def gilt(points: Points, tone: float = 0.08, pen: float = 1.0) -> None:
        scene.fill(frame(points), tone, puff=0.4, hatch=60, wash=gold, outline=pen * weight)

    velvet = [(-26, -14), (-30, -34), (-18, -50), (0, -52), (18, -50), (30, -34), (26, -14)]
    scene.shape(frame(velvet), 0.2, puff=0.5, curve=0.5, hatch=70, wash=cap, outline=1.1 * weight)
    for side in (-1, 1):
        arch = limb([(side * 30, -14), (side * 34, -34), (side * 20, -54), (0, -50)], [6, 5.6, 5, 5])
        gilt(arch)
    gilt(limb([(0, -14), (0, -34), (0, -50)], [5, 5, 5]))
    gilt([(-32, -14), (32, -14), (30, 0), (-30, 0)])
    for i in range(7):
        jewel = ellipse(-24 + i * 8, -7, 2.4, 2.6, 10)
        scene.fill(frame(jewel), 0.1, wash="#c0483e" if i % 2 else "#6f8fb0", outline=0.7 * weight)
    for at in (-30, -15, 15, 30):
        leaf = [(at - 5, -14), (at - 6, -22), (at, -29), (at + 6, -22), (at + 5, -14)]
        gilt(spline(leaf, True, 1.5), 0.06, 0.8)
    gilt(ellipse(0, -57, 6, 6, 16))
    gilt([(-2.2, -62), (2.2, -62), (2.2, -76), (-2.2, -76)])
    gilt([(-7, -72), (7, -72), (7, -68), (-7, -68)])


def traces(scene: Scene, a: Point, b: Point, *, sag: float = 5, weight: float = 1.8) -> None:
    """A strap or rein hanging between two places."""
    scene.pen_line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag), b], weight, 0.05)


def wheel_ruts(scene: Scene, x0: float, x1: float, y: float, *, gap: float = 26) -> None:
    """Two tracks on the ground behind a coach."""
    for at in (y, y + gap):
        scene.pen_line([(x0, at + 2), ((x0 + x1) / 2, at - 1), (x1, at)], 1.2, 0.4)
