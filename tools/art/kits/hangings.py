"""What hangs on the walls of a room: windows and their views, curtains, pictures, mirrors, doors, papers.

It must not know the room; everything is drawn on the quad of a wall, 100 units high.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import skia

from ..engine.fonts import CASLON_BOLD, face
from ..engine.geometry import Point, limb, linear, text_path
from ..engine.plate import BARE
from ..engine.scene import Scene
from .masses import blob
from .openings import PAINT
from .perspective import COURSES, UPRIGHTS, Quad, across_quad, panel, quad_fill, quad_line

GILT = "#d8b45c"
DRAPERY = "#b8503c"


def tall_window(
    scene: Scene,
    quad: Quad,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    panes: tuple[int, int] = (3, 6),
    night: bool = False,
    weight: float = 1.0,
    frame: str = PAINT,
    glass: str = "#bcd0d6",
    view: Callable[[], None] | None = None,
) -> None:
    """A sash window seen from inside; `view` paints what is seen through it, clipped to the opening."""
    case = panel(x - w * 0.16, y - h * 0.04, w * 1.32, h * 1.05)
    quad_fill(scene, quad, case, 0.16, wash=frame, outline=1.1 * weight)
    opening = panel(x, y, w, h)
    if view is None:
        sky = across_quad(quad, lambda _u, v: 0.02 + 0.16 * np.clip(1 - (v - y) / h * 2.2, 0, 1))
        quad_fill(scene, quad, opening, sky, along=COURSES, wash=glass, outline=0.6 * weight, pitch=0.8)
    else:
        quad_fill(scene, quad, opening, 0.3, along=COURSES, wash=glass)
        with scene.clipped(quad.clip(x, y, w, h)):
            view()
    columns, rows = panes
    tone = 0.45 if night else 0.08
    for i in range(columns + 1):
        bar = panel(x + w * i / columns - w * 0.022, y, w * 0.044, h)
        quad_fill(scene, quad, bar, tone, along=UPRIGHTS, wash=frame, outline=0.7 * weight)
    for j in range(rows + 1):
        half = h * (0.016 if j == rows // 2 else 0.008)
        bar = panel(x, y + h * j / rows - half, w, half * 2)
        quad_fill(scene, quad, bar, tone + 0.04, along=COURSES, wash=frame, outline=0.7 * weight)


def garden_view(
    scene: Scene, quad: Quad, x: float, y: float, w: float, h: float, rng: np.random.Generator
) -> Callable[[], None]:
    """A view for `tall_window`: a pale sky over clipped trees and a lawn."""

    def paint() -> None:
        tone = across_quad(quad, lambda _u, v: 0.02 + 0.16 * np.clip(1 - (v - y) / h * 2.2, 0, 1))
        fade = across_quad(quad, lambda _u, v: 1.1 - 0.9 * np.clip((v - y) / h, 0, 1))
        quad_fill(
            scene, quad, panel(x, y, w, h), tone, along=COURSES, wash="#bcd0d6", wash_fade=fade, pitch=0.8
        )
        with scene.faded(0.6):
            for i in range(6):
                spot = (x + w * (i + 0.5) / 6, y + h * rng.uniform(0.72, 0.82))
                crown = blob(rng, *spot, w * 0.17, h * rng.uniform(0.13, 0.2), 11, 0.2)
                scene.fill(quad(crown), 0.26, puff=0.6, hatch=50, wash="#9aa878", outline=0.8)
            lawn = panel(x, y + h * 0.86, w, h * 0.14)
            quad_fill(scene, quad, lawn, 0.12, along=COURSES, wash="#b9b98a", outline=0.6)

    return paint


def curtain(
    scene: Scene,
    quad: Quad,
    x: float,
    y: float,
    w: float,
    h: float,
    side: int = 1,
    *,
    wash: str = DRAPERY,
    weight: float = 1.2,
    tied: float = 0.62,
    tone: float = 0.2,
    folds: int = 7,
) -> None:
    """A gathered hanging at the left (side 1) or right (-1) of an opening, tied back at `tied`, 0..1."""
    edge = x if side > 0 else x + w

    def spot(across: float, down: float, *corner: float) -> Point:
        return (edge + side * w * across, y + h * down, *corner)

    outline = [
        spot(-0.22, 0, 1),
        spot(0.42, 0, 1),
        spot(0.34, 0.3),
        spot(0.02, tied, 1),
        spot(0.16, 0.8),
        spot(0.2, 1),
        spot(-0.24, 1),
        spot(-0.26, tied),
    ]
    scene.shape(quad(outline), tone, puff=0.4, hatch=86, wash=wash, outline=1.4 * weight)
    for i in range(folds):
        f = (i + 0.4) / folds
        fold = [spot(-0.2 + 0.6 * f, 0.02), spot(-0.2 + 0.5 * f, 0.34), spot(-0.2 + 0.2 * f, tied)]
        scene.pen_line(quad(fold), (0.8 + 0.7 * (i % 2)) * weight, 0.25)
        fall = [spot(-0.2 + 0.2 * f, tied + 0.02), spot(-0.2 + 0.36 * f, 0.97)]
        scene.pen_line(quad(fall), (0.8 + 0.6 * (i % 2)) * weight, 0.25)
    a, b = quad([spot(-0.28, tied - 0.01), spot(0.04, tied + 0.02)])
    scene.fill(limb([a, b], [7, 6]), 0.2, wash=GILT, outline=weight)


def pelmet(
    scene: Scene,
    quad: Quad,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    wash: str = DRAPERY,
    weight: float = 1.0,
    swags: int = 4,
    tone: float = 0.18,
) -> None:
    """Swags over a window under a gilt rail."""
    points: list[Point] = [(x, y, 1), (x + w, y, 1)]
    for i in range(swags):
        right = x + w - w * i / swags
        points += [(right, y + h * 0.5, 1), (right - w / swags * 0.5, y + h)]
    points.append((x, y + h * 0.5, 1))
    scene.shape(quad(points), tone, puff=0.45, hatch=5, wash=wash, outline=1.3 * weight)
    for i in range(swags):
        left, right = x + w * i / swags, x + w * (i + 1) / swags
        for depth in (0.35, 0.6, 0.82):
            sag = [(left, y + h * 0.1), ((left + right) / 2, y + h * depth), (right, y + h * 0.1)]
            scene.pen_line(quad(sag), 0.8 * weight, 0.25)
    rail = panel(x - w * 0.03, y - h * 0.16, w * 1.06, h * 0.2)
    quad_fill(scene, quad, rail, 0.15, along=COURSES, wash=GILT, outline=weight)


def picture(
    scene: Scene,
    quad: Quad,
    x: float,
    y: float,
    w: float,
    h: float,
    paint: Callable[[float, float, float], None] | None = None,
    *,
    frame: str = "#c9a24c",
    ground: str = "#9a8a6e",
    tone: float = 0.4,
    weight: float = 1.0,
) -> None:
    """A framed picture; `paint(x, y, size)` fills it, given its middle and smaller side in scene units."""
    quad_fill(scene, quad, panel(x, y, w, h), 0.2, along=COURSES, wash=frame, outline=1.3 * weight)
    edge = min(w, h) * 0.09
    bead = edge * 0.55
    inner = panel(x + bead, y + bead, w - 2 * bead, h - 2 * bead)
    quad_fill(scene, quad, inner, 0.4, along=UPRIGHTS, wash=frame, outline=0.7 * weight)
    canvas = (x + edge, y + edge, w - 2 * edge, h - 2 * edge)
    quad_fill(scene, quad, panel(*canvas), tone, along=UPRIGHTS, wash=ground, outline=weight)
    if paint:
        with scene.clipped(quad.clip(*canvas)):
            paint(*quad.at(x + w / 2, y + h / 2), min(w, h) * quad.scale)


def pier_glass(
    scene: Scene,
    quad: Quad,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    border: tuple[float, float] = (5, 4),
    weight: float = 1.2,
) -> None:
    """A tall gilt mirror with a carved crest."""
    bx, by = border
    quad_fill(scene, quad, panel(x, y, w, h), 0.2, along=COURSES, wash=GILT, outline=1.3 * weight)
    bead = panel(x + bx * 0.45, y + by * 0.45, w - bx * 0.9, h - by * 0.9)
    quad_fill(scene, quad, bead, 0.36, along=UPRIGHTS, wash="#c9a24c", outline=0.8 * weight)
    left, top, wide, tall = x + bx, y + by, w - 2 * bx, h - 2 * by

    def reflection(u: np.ndarray, v: np.ndarray) -> np.ndarray:
        slant = (u - left) / wide + (v - top) / tall
        gleam = np.exp(-(((slant - 0.7) / 0.24) ** 2)) + 0.6 * np.exp(-(((slant - 1.25) / 0.1) ** 2))
        return np.clip(0.34 - 0.32 * gleam, 0.02, 1)

    glass = panel(left, top, wide, tall)
    quad_fill(
        scene, quad, glass, across_quad(quad, reflection), along=COURSES, wash="#c3d0cc", outline=weight
    )
    crest = [
        (x + w * 0.16, y, 1),
        (x + w * 0.26, y - by * 1.1),
        (x + w * 0.42, y - by * 0.8),
        (x + w * 0.5, y - by * 2.4),
        (x + w * 0.58, y - by * 0.8),
        (x + w * 0.74, y - by * 1.1),
        (x + w * 0.84, y, 1),
    ]
    scene.shape(quad(crest), 0.18, puff=0.4, wash=GILT, outline=1.1 * weight)


def paper(
    scene: Scene,
    corners: list[Point],
    lines: int = 4,
    *,
    wash: str = "#f4ecd6",
    weight: float = 0.9,
    tone: float = 0.02,
) -> None:
    """A sheet on four corners (upper left, upper right, lower right, lower left), with lines of writing."""
    scene.fill(corners, tone, hatch=3, wash=wash, outline=1.1)

    def between(a: Point, b: Point, t: float) -> Point:
        return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t

    for i in range(lines):
        f = (i + 1) / (lines + 1)
        left, right = between(corners[0], corners[3], f), between(corners[1], corners[2], f)
        end = 0.86 if i < lines - 1 else 0.6
        scene.line([between(left, right, 0.14), between(left, right, end)], weight, lift=0.35)


def poster(
    scene: Scene,
    corners: list[Point],
    words: list[tuple[str, float]],
    *,
    wash: str = "#f4ecd6",
    weight: float = 1.0,
) -> None:
    """A printed bill on four corners; `words` are lines of capitals with their heights in parts of it."""
    scene.fill(corners, 0.02, hatch=3, wash=wash, outline=1.2 * weight)
    sheet = Quad(100, 100, *corners)
    narrow = abs(corners[3][1] - corners[0][1]) / abs(corners[1][0] - corners[0][0])
    gap = 100 * (1 - sum(size for _, size in words)) / (len(words) + 1)
    down = 0.0
    for word, size in words:
        down += gap + size * 100
        line = text_path(0, 0, word, face(CASLON_BOLD), 100, track=4)
        box = line.computeTightBounds()
        rise = size * 100 / box.height()
        across = min(rise * narrow, 84 / box.width())
        rise = min(rise, across * 1.5 / narrow)
        placed = skia.Matrix()
        placed.setScale(across, rise)
        placed.preTranslate(-box.centerX(), -box.bottom())
        placed.postTranslate(50, down)
        line.transform(placed)
        letters = sheet.path(line)
        scene.solid(letters)
        scene.contour(letters, 0.5 * weight, waver=0)


def door_leaf(
    scene: Scene, leaf: list[Point], *, wash: str = "#9a7a52", weight: float = 1.4, tone: float = 0.36
) -> None:
    """A door of six panels standing open; corners top hinge, top edge, foot edge, foot hinge."""
    quad = Quad(100, 220, *leaf)
    left, right = quad.at(0, 0)[0], quad.at(100, 0)[0]
    scene.fill(leaf, linear(left, 0, tone, right, 0, tone + 0.1), hatch=88, wash=wash, outline=1.2 * weight)
    for top, tall in ((10, 36), (56, 66), (134, 72)):
        for at in (12, 56):
            quad_fill(scene, quad, panel(at, top, 32, tall), tone + 0.14, wash=wash, outline=0.8 * weight)
            edge = [(at + 32, top), (at + 32, top + tall), (at, top + tall)]
            quad_line(scene, quad, edge, 1.2 * weight)
    knob = quad.at(93, 120)
    scene.fill(
        [(knob[0] - 3, knob[1]), (knob[0], knob[1] - 3), (knob[0] + 3, knob[1]), (knob[0], knob[1] + 3)],
        0.1,
        kind=BARE,
        wash=GILT,
        outline=weight,
    )
