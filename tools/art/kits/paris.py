"""Paris about the Place de la Révolution: Gabriel's palaces and what stands between them.

It must not know what happens in the square.
"""

from __future__ import annotations

from ..engine.geometry import linear
from ..engine.scene import Scene
from .openings import arch_points
from .perspective import COURSES, Quad, panel, quad_fill

STONE = "#e2d3ae"


def plain_front(scene: Scene, quad: Quad) -> None:
    """A flat stone front of 60 by 200 local units, four storeys of three windows."""
    quad_fill(scene, quad, panel(0, 0, 60, 200), 0.24, along=COURSES, wash="#d8c8a0", outline=1.0)
    for level in range(4):
        for bay in range(3):
            quad_fill(
                scene, quad, panel(6 + bay * 19, 16 + level * 46, 9, 26), 0.6, wash="#a9b4b8", outline=0.6
            )


def colonnaded_palace(scene: Scene, quad: Quad) -> None:
    """The Garde-Meuble on a quad of 400 by 236: an arcade, a colonnade, a pedimented pavilion at each end."""
    quad_fill(scene, quad, panel(0, 34, 400, 202), 0.14, along=COURSES, wash=STONE, outline=1.2)
    for i in range(13):
        x = 8 + i * 30
        arch = [quad.at(px, py) for px, py in arch_points(x + 12, 164, 20, 72)]
        scene.fill(arch, 0.66, hatch=88, wash="#8a8a86", outline=0.8)
    quad_fill(scene, quad, panel(0, 152, 400, 8), 0.1, along=COURSES, wash=STONE, outline=0.9)
    quad_fill(scene, quad, panel(66, 56, 268, 96), 0.5, wash="#b9ae92", outline=0.8)
    for i in range(9):
        window = panel(72 + i * 29.5, 96, 12, 40)
        quad_fill(scene, quad, window, 0.7, wash="#8a9298", outline=0.5)
    for i in range(10):
        _column(scene, quad, 64 + i * 29.5)
    quad_fill(scene, quad, panel(-4, 40, 408, 16), 0.08, along=COURSES, wash=STONE, outline=1.0)
    quad_fill(scene, quad, panel(0, 26, 400, 14), 0.2, along=COURSES, wash=STONE, outline=0.8)
    for left in (0, 336):
        quad_fill(scene, quad, panel(left, 50, 64, 102), 0.12, along=COURSES, wash=STONE, outline=1.0)
        gable = [(left - 4, 44), (left + 32, 12), (left + 68, 44)]
        quad_fill(scene, quad, gable, 0.12, along=COURSES, wash=STONE, outline=1.1)
        quad_fill(scene, quad, panel(left + 24, 84, 16, 46), 0.66, wash="#8a9298", outline=0.6)
        for x in (left + 4, left + 50):
            _column(scene, quad, x)


def _column(scene: Scene, quad: Quad, x: float) -> None:
    shaft = [(x + 1, 58), (x + 8, 58), (x + 9, 152), (x, 152)]
    left, right = quad.at(x, 100)[0], quad.at(x + 9, 100)[0]
    scene.fill(quad(shaft), linear(left, 0, 0.02, right, 0, 0.46), hatch=88, wash=STONE, outline=0.7)
