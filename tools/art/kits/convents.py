"""A hill convent of Spain: church with a tiled dome, bell gable, cloister, cypresses.

It must not know what is fought for below it.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, Points, ellipse, linear, rectangle
from ..engine.scene import Scene

WALL, TILE, CYPRESS = "#efe1bf", "#c9785a", "#7d8c66"


def convent(scene: Scene, x: float, y: float, scale: float = 1.0, weight: float = 1.0) -> None:
    """The convent above (x, y), about 340 units wide and 210 high at scale 1."""
    build = _Builder(scene, Frame(x, y, scale), weight)
    for at, foot, tall in ((-104, 0, 88), (-88, 0, 70)):
        build.cypress(at, foot, tall)
    build.block(-30, -60, 70, 46, 0.1, 0.36)
    dome: Points = [(-32, -104, 1), (-22, -130), (5, -146), (32, -130), (42, -104, 1)]
    scene.shape(build.frame(dome), 0.14, puff=0.6, curve=0.5, hatch=80, wash=TILE, outline=1.2 * weight)
    build.block(-1, -144, 12, 16)
    build.cross(5, -160)
    build.block(-80, 0, 170, 70)
    build.roof(-80, -70, 170, 24)
    _bell_gable(build)
    for at in (-66, -40, -14, 12, 38):
        build.arch(at, -28, 9, 14)
    build.arch(-8, 0, 16, 16)
    build.block(106, 0, 96, 40, 0.08, 0.3)
    build.roof(106, -40, 96, 14)
    for at in (116, 136, 156, 176):
        build.arch(at, -6, 11, 12)
    build.block(-130, 12, 350, 20, 0.16, 0.4, "#dccaa0")
    build.cypress(212, 0, 76)
    build.cypress(-124, 12, 60)


def _bell_gable(build: _Builder) -> None:
    scene, frame = build.scene, build.frame
    build.block(62, 0, 44, 128, 0.06, 0.4)
    build.block(58, -128, 52, 8, 0.1, 0.4)
    gable = frame([(62, -136), (62, -166), (84, -188), (106, -166), (106, -136)])
    left, right = frame.at(62, 0)[0], frame.at(106, 0)[0]
    scene.fill(gable, linear(left, 0, 0.04, right, 0, 0.34), hatch=88, wash=WALL, outline=1.2 * build.weight)
    for at in (68, 88):
        build.arch(at, -140, 12, 16)
        bell = frame(ellipse(at + 6, -148, 3.6, 4.4, 10))
        scene.fill(bell, 0.1, wash="#e0b850", outline=0.8 * build.weight)
    build.cross(84, -188)


class _Builder:
    """Lays whitewashed walls and tiles in one frame."""

    def __init__(self, scene: Scene, frame: Frame, weight: float) -> None:
        self.scene, self.frame, self.weight = scene, frame, weight

    def block(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        light: float = 0.04,
        dark: float = 0.24,
        wash: str = WALL,
    ) -> None:
        """A wall standing on y, darker toward its right."""
        corners = self.frame(rectangle(x, y - h, x + w, y))
        tone = linear(corners[0][0], 0, light, corners[1][0], 0, dark)
        self.scene.fill(corners, tone, hatch=88, wash=wash, outline=1.2 * self.weight, pitch=0.85)

    def roof(self, x: float, y: float, w: float, h: float) -> None:
        """A hipped roof of tiles."""
        tiles = self.frame([(x - 4, y), (x + w * 0.1, y - h), (x + w * 0.9, y - h), (x + w + 4, y)])
        self.scene.fill(tiles, 0.28, hatch=76, cross=0, wash=TILE, outline=1.1 * self.weight)

    def arch(self, x: float, y: float, w: float, h: float) -> None:
        """A dark round-headed opening standing on y."""
        turns = np.linspace(0, np.pi, 7)
        head = [(x + w / 2 - w / 2 * np.cos(t), y - h - w / 2 * np.sin(t)) for t in turns]
        self.scene.solid(self.frame([(x, y), *head, (x + w, y)]))

    def cross(self, x: float, y: float) -> None:
        """An iron cross 22 high."""
        self.scene.line(self.frame([(x, y), (x, y - 22)]), 1.4 * self.weight)
        self.scene.line(self.frame([(x - 6, y - 15), (x + 6, y - 15)]), 1.4 * self.weight)

    def cypress(self, x: float, y: float, h: float) -> None:
        """A cypress `h` high."""
        spire = [(x - 7, y), (x - 8, y - h * 0.4), (x, y - h, 1), (x + 8, y - h * 0.4), (x + 7, y)]
        how = {"puff": 0.5, "hatch": 80, "outline": self.weight}
        self.scene.shape(self.frame(spire), 0.42, wash=CYPRESS, **how)
