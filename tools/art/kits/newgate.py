"""Newgate Prison as George Dance built it: the keeper's house between two lodges and blind rusticated walls.

It must not know why it burns.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..engine.geometry import Frame, Point, ellipse, polygon
from ..engine.noise import smooth
from ..engine.plate import Field
from ..engine.scene import Scene
from .fire import flames
from .openings import arch_points
from .perspective import COURSES, Quad, across_quad, panel, quad_fill, quad_line
from .stonework import GREY, PALE, barred_arch, iron_bars, niche, rusticated

WIDE, HIGH = 900, 300
"""Local size of the front: the walls' head is y 0, the ground 300; the keeper's pediment rises to -92."""
KEEPER = (262, 266)
"""Left edge and width of the keeper's house."""
HOUSE_STONE = "#c8b698"


def newgate(
    scene: Scene,
    quad: Quad,
    rng: np.random.Generator,
    *,
    burning: Sequence[tuple[float, float]] = (),
    tone: float = 0.5,
    weight: float = 1.0,
) -> None:
    """The prison's front on a quad of WIDE by HIGH; `burning` are local places whose fire lights it."""
    shade = _firelit(quad, burning, tone)
    for left, right in ((0, KEEPER[0] + 8), (KEEPER[0] + KEEPER[1] - 8, WIDE)):
        area = (left, 14, right - left, HIGH - 14)
        rusticated(scene, quad, area, (60, 28.6), rng, tone=shade, wash=GREY, weight=weight)
    coping = panel(-4, -6, WIDE + 8, 22)
    quad_fill(scene, quad, coping, 0.3, along=COURSES, wash=PALE, outline=1.5 * weight)
    quad_fill(scene, quad, panel(0, 16, WIDE, 6), 0.72, along=COURSES, wash=GREY)
    for x in (60, 720, 820):
        niche(scene, quad, x, 70, 44, 80, wash="#9a8c7a", weight=weight)
    for x in (170, 606):
        _lodge(scene, quad, x, weight)
    _keepers_house(scene, quad, rng, shade, weight)


def _firelit(quad: Quad, burning: Sequence[tuple[float, float]], tone: float) -> Field:
    """Dark stone, bright round every fire and toward the lit ground."""

    def local(u: np.ndarray, v: np.ndarray) -> np.ndarray:
        light = np.zeros_like(u)
        for x, y in burning:
            light = np.maximum(light, np.exp(-((np.hypot(u - x, v - y) / 80) ** 1.3)))
        ground = 0.18 * np.exp(-(((v - HIGH) / 70) ** 2)) * smooth(640, 300, u)
        return np.clip(tone - (tone - 0.08) * light - ground + 0.12 * smooth(560, 880, u), 0.03, 0.9)

    return across_quad(quad, local)


def _lodge(scene: Scene, quad: Quad, x: float, weight: float) -> None:
    """A low barred door under a pediment, fetters carved above it."""
    quad_fill(
        scene, quad, panel(x - 44, 176, 88, 124), 0.42, along=COURSES, wash=HOUSE_STONE, outline=2 * weight
    )
    gable = [(x - 50, 178), (x, 150), (x + 50, 178)]
    quad_fill(scene, quad, gable, 0.26, along=COURSES, wash=PALE, outline=1.6 * weight)
    barred_arch(scene, quad, x, 228, 40, 72, bars=4, weight=weight)
    fetters = Frame(*quad.at(x, 194), quad.scale)
    for i in range(5):
        _link(scene, fetters, -18 + i * 9, 3 * (i % 2), weight)


def _link(scene: Scene, frame: Frame, x: float, y: float, weight: float) -> None:
    """One iron link."""
    ring = polygon(frame(ellipse(x, y, 6, 4, 20, 10)))
    scene.fill(ring, 0.35, wash="#9fa2a6", outline=0.8 * weight)
    scene.solid(frame(ellipse(x, y, 3, 1.6, 14, 10)))


def _keepers_house(scene: Scene, quad: Quad, rng: np.random.Generator, shade: Field, weight: float) -> None:
    left, width = KEEPER
    rusticated(
        scene, quad, (left, -30, width, 330), (48, 27.5), rng, tone=shade, wash=HOUSE_STONE, weight=weight
    )
    cornice = panel(left - 6, -40, width + 12, 14)
    quad_fill(scene, quad, cornice, 0.25, along=COURSES, wash=PALE, outline=1.5 * weight)
    middle = left + width / 2
    gable = [(left - 8, -40), (middle, -92), (left + width + 8, -40)]
    quad_fill(scene, quad, gable, 0.28, along=COURSES, wash=PALE, outline=1.8 * weight)
    inner = [(left + 22, -45), (middle, -83), (left + width - 22, -45)]
    quad_fill(scene, quad, inner, 0.5, along=COURSES, wash=GREY, outline=1.1 * weight)


def burning_window(
    scene: Scene, quad: Quad, x: float, y: float, w: float, h: float, *, seed: int, weight: float = 1.0
) -> None:
    """A round-headed window with fire within and licking out of it, behind its bars."""
    barred_arch(scene, quad, x, y, w, h, burning=True, bars=1, weight=weight)
    foot: Point = quad.at(x, y + h)
    scale = quad.at(x + w, y + h)[0] - foot[0]
    flames(scene, foot[0], foot[1] + 1, scale * 1.0, scale * h / w * 1.5, seed=seed, n=4)
    iron_bars(scene, quad, x, y, w, h, bars=2, weight=0.8 * weight)


def dark_window(
    scene: Scene, quad: Quad, x: float, y: float, w: float, h: float, weight: float = 1.0
) -> None:
    """A barred window the fire has not reached."""
    barred_arch(scene, quad, x, y, w, h, bars=2, weight=weight)


def burning_gate(scene: Scene, quad: Quad, *, seed: int, weight: float = 1.0) -> None:
    """The great door of the keeper's house, alight."""
    left, width = KEEPER
    x = left + width / 2
    scene.fill(quad(arch_points(x, 224, 48, 76)), 0.0, wash="#f3b04a", outline=2.2 * weight, kind=2)
    foot = quad.at(x, HIGH)
    flames(scene, foot[0], foot[1], 46, 108, seed=seed, n=5)
    quad_line(scene, quad, [(x - 24, HIGH), (x - 24, 224)], 2.0 * weight)
    quad_line(scene, quad, [(x + 24, HIGH), (x + 24, 224)], 2.0 * weight)
