"""Heavy stone: rusticated ashlar, niches, crenellations, barred and burning openings.

It must not know which building they make.
"""

from __future__ import annotations

import numpy as np

from ..engine.plate import BARE, Field
from ..engine.scene import Scene
from .openings import arch_points
from .perspective import COURSES, Quad, panel, quad_fill, quad_line

GREY = "#b9aa90"
PALE = "#cdbb98"


def rusticated(
    scene: Scene,
    quad: Quad,
    area: tuple[float, float, float, float],
    block: tuple[float, float],
    rng: np.random.Generator,
    *,
    tone: float | Field = 0.4,
    wash: str = GREY,
    weight: float = 1.0,
) -> None:
    """Courses of rough blocks over an area (x, y, w, h) of a quad; `block` is (length, height).

    Each block has a bright upper left arris and a deep joint below and to the right.
    """
    x, y, w, h = area
    length, height = block
    quad_fill(scene, quad, panel(x, y, w, h), tone, along=COURSES, wash=wash)
    rows = max(1, round(h / height))
    course = h / rows
    for row in range(rows):
        top = y + row * course
        edge = x - (length * 0.5 if row % 2 else 0)
        while edge < x + w - 0.5:
            left, right = max(x, edge), min(x + w, edge + length)
            edge += length
            if right - left < length * 0.12:
                continue
            _block(scene, quad, (left, top, right - left, course), rng, tone, wash, weight)
    scene.contour(quad(panel(x, y, w, h)), 1.5 * weight)


def _block(
    scene: Scene,
    quad: Quad,
    box: tuple[float, float, float, float],
    rng: np.random.Generator,
    tone: float | Field,
    wash: str,
    weight: float,
) -> None:
    x, y, w, h = box
    change = rng.uniform(-0.09, 0.12)
    middle = np.array(quad.at(x + w / 2, y + h / 2), np.float32)
    base = float(tone(middle[:1], middle[1:])[0]) if callable(tone) else tone
    gap = h * 0.09
    face = [(x + gap, y + gap), (x + w - gap, y + gap), (x + w - gap, y + h - gap), (x + gap, y + h - gap)]
    quad_fill(scene, quad, face, float(np.clip(base + change, 0.02, 0.9)), along=COURSES, wash=wash)
    shade = [face[3], face[2], face[1]]
    quad_line(scene, quad, shade, 1.8 * weight, 0.02)
    quad_line(scene, quad, [face[3], face[0], face[1]], 0.45 * weight, 0.1)


def crenellation(
    scene: Scene,
    quad: Quad,
    x: float,
    y: float,
    w: float,
    *,
    merlons: int = 6,
    height: float = 12,
    tone: float = 0.2,
    wash: str = GREY,
    weight: float = 1.1,
) -> None:
    """Battlements along a wall's head at y, from x over a width w."""
    points = [(x, y + height * 0.5)]
    step = w / merlons
    for i in range(merlons):
        left = x + i * step
        points += [(left, y - height), (left + step * 0.58, y - height)]
        points += [(left + step * 0.58, y), (left + step, y)]
    points[-2:] = [(x + w - step * 0.42, y - height), (x + w, y - height)] if merlons == 1 else points[-2:]
    points.append((x + w, y + height * 0.5))
    quad_fill(scene, quad, points, tone, wash=wash, outline=weight)


def niche(
    scene: Scene,
    quad: Quad,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    tone: float = 0.82,
    wash: str = GREY,
    weight: float = 1.0,
) -> None:
    """A blind round-headed niche with a sill; (x, y) is the middle of the springing of its arch."""
    quad_fill(scene, quad, arch_points(x, y, w, h), tone, wash=wash, outline=1.8 * weight)
    sill = panel(x - w * 0.64, y + h, w * 1.28, h * 0.08)
    quad_fill(scene, quad, sill, 0.25, along=COURSES, wash=PALE, outline=weight)


def barred_arch(
    scene: Scene,
    quad: Quad,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    burning: bool = False,
    bars: int = 3,
    weight: float = 1.0,
) -> None:
    """A round-headed opening behind iron bars; `burning` is bright within (flames go in before bars())."""
    points = quad(arch_points(x, y, w, h))
    if burning:
        scene.fill(points, 0.0, kind=BARE, wash="#f6c664", outline=1.8 * weight)
    else:
        scene.fill(points, 0.92, hatch=88, wash="#6a5a48", outline=1.8 * weight)
    iron_bars(scene, quad, x, y, w, h, bars=bars, weight=weight)


def iron_bars(
    scene: Scene,
    quad: Quad,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    bars: int = 3,
    weight: float = 1.0,
) -> None:
    """The bars of a round-headed opening."""
    for i in range(1, bars + 1):
        at = (i / (bars + 1) - 0.5) * w
        top = y - np.sqrt(max(0.0, (w / 2) ** 2 - at**2)) * 0.96
        quad_line(scene, quad, [(x + at, top), (x + at, y + h)], 2.2 * weight)
    for f in (0.12, 0.6):
        quad_line(scene, quad, [(x - w / 2, y + h * f), (x + w / 2, y + h * f)], 1.9 * weight)
