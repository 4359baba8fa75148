"""Steeples, St Paul's, a village church and a classical portico: the skyline of a Georgian town.

It must not know what happens in front of them.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.geometry import Frame, Points, ellipse, linear
from ..engine.scene import Scene
from .openings import STONE, arch_points, window
from .perspective import COURSES, UPRIGHTS, Quad, across_quad, panel, quad_fill

PORTLAND = "#e0d4b6"
LEAD = "#b9c0bc"
GILT = "#dcb34a"


class _Mason:
    """Lays upright blocks of stone in a frame, light on the left and dark on the right."""

    def __init__(self, scene: Scene, x: float, y: float, scale: float, weight: float, wash: str) -> None:
        self.scene, self.frame, self.weight, self.wash = scene, Frame(x, y, scale), weight, wash
        self.x, self.scale = x, scale

    def shade(self, left: float, right: float, light: float = 0.08, dark: float = 0.5):
        """A tone falling off from `left` to `right`, local units."""
        return linear(self.x + left * self.scale, 0, light, self.x + right * self.scale, 0, dark)

    def block(
        self,
        x0: float,
        x1: float,
        y0: float,
        y1: float,
        light: float = 0.08,
        dark: float = 0.5,
        pen: float = 1.0,
    ) -> None:
        """An upright block between two x and two y."""
        corners = self.frame([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
        tone = self.shade(x0, x1, light, dark)
        self.scene.fill(corners, tone, hatch=88, wash=self.wash, outline=pen * self.weight, pitch=0.8)

    def part(self, points: Points, tone, *, hatch: float = 88, wash: str = "", pen: float = 1.0) -> None:
        """Any polygon of the stonework."""
        self.scene.fill(
            self.frame(points),
            tone,
            hatch=hatch,
            wash=wash or self.wash,
            outline=pen * self.weight,
            pitch=0.8,
        )

    def dark(self, points: Points) -> None:
        """A black opening."""
        self.scene.solid(self.frame(points), 0.85)

    def line(self, points: Points, weight: float = 1.0) -> None:
        """A straight pen line."""
        self.scene.line(self.frame(points), weight * self.weight)


def steeple(
    scene: Scene, x: float, y: float, scale: float = 1.0, *, weight: float = 1.0, wash: str = PORTLAND
) -> None:
    """A Gibbs or Wren church tower, middle of its foot at (x, y), about 400 units high at scale 1."""
    mason = _Mason(scene, x, y, scale, weight, wash)
    mason.block(-30, 30, 0, -120)
    mason.block(-34, 34, -120, -127)
    mason.block(-27, 27, -127, -195)
    for foot in (-100, -60):
        mason.dark(arch_points(0, foot - 18, 16, 18))
    mason.dark(arch_points(0, -170, 20, 32))
    for at in (-22, -15, 15, 22):
        mason.block(at - 2, at + 2, -132, -192, 0.02, 0.3)
    mason.block(-31, 31, -195, -202)
    mason.block(-20, 20, -202, -232)
    mason.part(ellipse(0, -217, 9, 9, 20), 0.02, wash="#f4ecd6")
    mason.line([(0, -217), (0, -224)], 1.1)
    mason.line([(0, -217), (5, -215)], 1.1)
    mason.block(-23, 23, -232, -237)
    mason.block(-14, 14, -237, -272)
    mason.dark([(-6, -242), (-6, -266), (6, -266), (6, -242)])
    for at in (-11, -4, 4, 11):
        mason.block(at - 1.6, at + 1.6, -240, -270, 0.0, 0.3)
    mason.block(-17, 17, -272, -277)
    spire = [(-13, -277), (-3, -345), (0, -372), (3, -345), (13, -277)]
    mason.part(spire, mason.shade(-13, 13, 0.05, 0.55), hatch=5)
    mason.part(ellipse(0, -374, 3, 3, 12), 0.1, wash=GILT, pen=0.8)
    mason.line([(0, -377), (0, -396)], 1.2)
    mason.line([(-7, -390), (9, -390)], 1.4)


def st_pauls(
    scene: Scene, x: float, y: float, scale: float = 1.0, *, weight: float = 0.8, wash: str = PORTLAND
) -> None:
    """St Paul's from the west, middle of its foot at (x, y), about 265 units high at scale 1."""
    mason = _Mason(scene, x, y, scale, weight, wash)
    for side in (-1, 1):
        _west_tower(mason, side * 82)
    mason.block(-66, 66, 0, -66)
    for at in range(-56, 57, 14):
        mason.block(at - 3, at + 3, -4, -62, 0.02, 0.42, 0.6)
    mason.part([(-48, -66), (0, -90), (48, -66)], 0.22, hatch=2)
    mason.block(-52, 52, -86, -128)
    for at in range(-48, 49, 12):
        mason.block(at - 2, at + 2, -88, -126, 0.0, 0.4, 0.6)
    mason.block(-56, 56, -128, -133)
    mason.block(-46, 46, -133, -146)
    _dome(scene, mason, x, y, scale)
    mason.block(-10, 10, -198, -222)
    mason.block(-13, 13, -222, -225)
    mason.part([(-9, -225), (0, -240), (9, -225)], 0.3)
    mason.part(ellipse(0, -243, 4, 4, 12), 0.1, wash=GILT)
    mason.line([(0, -246), (0, -264)], 1.6)
    mason.line([(-6, -257), (6, -257)], 1.6)


def _west_tower(mason: _Mason, at: float) -> None:
    mason.block(at - 20, at + 20, 0, -70)
    mason.dark(arch_points(at, -40, 12, 16))
    mason.block(at - 16, at + 16, -70, -104)
    mason.part(ellipse(at, -86, 7, 7, 16), 0.03, pen=0.7)
    mason.block(at - 18, at + 18, -104, -108)
    mason.block(at - 11, at + 11, -108, -128)
    cap = [
        (at - 11, -128),
        (at - 8, -142),
        (at - 2, -150),
        (at, -162),
        (at + 2, -150),
        (at + 8, -142),
        (at + 11, -128),
    ]
    mason.part(cap, mason.shade(at - 11, at + 11, 0.12, 0.55), hatch=89, wash=LEAD)


def _dome(scene: Scene, mason: _Mason, x: float, y: float, scale: float) -> None:
    turns = np.linspace(0, math.pi, 24)
    rim = mason.frame([(46 * math.cos(a), -146 - 54 * math.sin(a)) for a in turns])

    def ribs(across: np.ndarray, down: np.ndarray) -> np.ndarray:
        rise = (y - 146 * scale - down) / (58 * scale)
        return (across - x) / np.sqrt(np.clip(1 - rise**2, 0.08, 1))

    tone = mason.shade(-46, 46, 0.05, 0.6)
    scene.fill(rim, tone, field=ribs, wash=LEAD, outline=1.1 * mason.weight, pitch=0.9)


def village_church(
    scene: Scene, x: float, y: float, scale: float = 1.0, *, weight: float = 1.0, wash: str = "#d6c7a2"
) -> None:
    """A squat grey tower with battlements and a low nave to its right; tower's foot middle at (x, y)."""
    mason = _Mason(scene, x, y, scale, weight, wash)
    roof = [(20, -66), (38, -100), (150, -100), (168, -66)]
    mason.part(roof, 0.45, hatch=2, wash="#a58a78")
    mason.block(24, 164, 0, -66, 0.16, 0.34)
    for at in (52, 92, 132):
        mason.dark([(at - 7, -14), (at - 7, -40), (at, -52), (at + 7, -40), (at + 7, -14)])
    mason.block(-26, 26, 0, -132)
    for i in range(4):
        left = -28 + i * 16
        mason.block(left, left + 8, -132, -142, 0.1, 0.3, 0.8)
    mason.dark([(-7, -92), (-7, -112), (0, -122), (7, -112), (7, -92)])
    mason.dark([(-8, 0), (-8, -24), (0, -36), (8, -24), (8, 0)])
    mason.line([(0, -142), (0, -166)], 1.2)


def portico(
    scene: Scene, quad: Quad, rng: np.random.Generator, *, weight: float = 1.0, columns: int = 6
) -> tuple[float, float, float]:
    """A Palladian town hall on a quad of 400 by 420 local units.

    Returns where an inscription stands on its frieze: middle x, base line y, height of the letters.
    """
    quad_fill(scene, quad, panel(0, 60, 400, 360), 0.18, along=COURSES, wash="#d9caa4", outline=1.4 * weight)
    for j in range(2):
        for i in range(5):
            window(
                scene, quad, 30 + i * 76, 130 + j * 130, 40, 84 - 14 * j, rng=rng, weight=weight, arch=False
            )
    quad_fill(scene, quad, panel(10, 96, 380, 28), 0.08, along=COURSES, wash=STONE, outline=1.2 * weight)
    gable = [(2, 96), (200, 20), (398, 96)]
    quad_fill(scene, quad, gable, 0.1, along=COURSES, wash=STONE, outline=1.5 * weight)
    tympanum = [(46, 90), (200, 35), (354, 90)]
    quad_fill(scene, quad, tympanum, 0.34, along=COURSES, wash=STONE, outline=weight)
    _shield(scene, quad, 200, 70, weight)
    for i in range(columns):
        _column(scene, quad, 32 + i * 314 / (columns - 1), weight)
    for i in range(3):
        step = panel(-10 - i * 6, 404 + i * 9, 420 + i * 12, 9)
        tone = 0.12 + 0.1 * (i % 2)
        quad_fill(scene, quad, step, tone, along=COURSES, wash=STONE, outline=weight)
    return 200, 117, 21


def _column(scene: Scene, quad: Quad, x: float, weight: float) -> None:
    def roundness(u: np.ndarray, _v: np.ndarray) -> np.ndarray:
        return 0.02 + 0.5 * np.clip((u - x) / 22, 0, 1) ** 1.5

    shaft = [(x + 1.5, 128), (x + 20.5, 128), (x + 22, 396), (x, 396)]
    tone = across_quad(quad, roundness)
    quad_fill(scene, quad, shaft, tone, along=UPRIGHTS, wash=STONE, outline=1.3 * weight, pitch=0.7)
    quad_fill(scene, quad, panel(x - 5, 121, 32, 9), 0.12, along=COURSES, wash=STONE, outline=weight)
    quad_fill(scene, quad, panel(x - 6, 394, 34, 11), 0.18, along=COURSES, wash=STONE, outline=weight)


def _shield(scene: Scene, quad: Quad, x: float, y: float, weight: float) -> None:
    rim = [(x - 13, y - 14), (x + 13, y - 14), (x + 12, y + 4), (x, y + 15), (x - 12, y + 4)]
    quad_fill(scene, quad, rim, 0.05, wash="#f1e6cc", outline=1.2 * weight)
    quad_fill(scene, quad, panel(x - 3, y - 13, 6, 26), 0.1, wash="#c65a48", outline=0.6 * weight)
    quad_fill(scene, quad, panel(x - 12, y - 4, 24, 6), 0.1, wash="#c65a48", outline=0.6 * weight)
