"""Windows, doors and shop fronts of Georgian houses, drawn on perspective quads.

It must not know which house they belong to.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.geometry import Points
from ..engine.plate import BARE
from ..engine.scene import Scene
from .perspective import COURSES, UPRIGHTS, Quad, across_quad, panel, quad_fill, quad_line

PAINT = "#efe6d2"
GLASS = "#9fb2ba"
STONE = "#e6d8b8"
GAUGED = "#d8bd92"
CANDLELIT = "#f2c65a"
NEW_BRICKS = ("#e3cda0", "#ead8b2", "#d9bd8c")


def arch_points(x: float, y: float, w: float, h: float, n: int = 9) -> Points:
    """A round-headed opening, centre of its springing at (x, y), `w` wide, `h` from springing to foot."""
    turns = np.linspace(0, math.pi, n)
    head = [(x - w / 2 * math.cos(a), y - w / 2 * math.sin(a)) for a in turns]
    return [(x - w / 2, y + h), *head, (x + w / 2, y + h)]


def flat_arch(scene: Scene, quad: Quad, x: float, y: float, w: float, h: float, weight: float = 1.0) -> None:
    """Gauged bricks over an opening whose head is at y; `h` is their height, `w` the opening's width."""
    quad_fill(
        scene,
        quad,
        [(x - w * 0.13, y - h), (x + w * 1.13, y - h), (x + w * 1.04, y), (x - w * 0.04, y)],
        0.12,
        wash=GAUGED,
        outline=0.6 * weight,
    )
    for i in range(1, 8):
        foot = x + w * i / 8
        quad_line(scene, quad, [(foot + (foot - x - w / 2) * 0.2, y - h), (foot, y)], 0.45 * weight)


def window(
    scene: Scene,
    quad: Quad,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    panes: tuple[int, int] = (3, 4),
    rng: np.random.Generator | None = None,
    lit: float = 0.0,
    weight: float = 1.0,
    frame: str = PAINT,
    glass: str = GLASS,
    sill: bool = True,
    arch: bool = True,
    blind: float = 0.0,
) -> None:
    """A sash window in an opening of w by h; `lit` is the chance that a candle burns behind it.

    `blind` is how far a blind is drawn down, 0..1.
    """
    shine = rng.uniform(-0.25, 0.25) if rng is not None else 0.0
    burning = bool(lit) and (rng is None or rng.random() < lit)
    if arch:
        flat_arch(scene, quad, x, y, w, h * 0.12, weight)
    quad_fill(scene, quad, panel(x, y, w, h), 0.1, along=COURSES, wash=frame, outline=1.1 * weight)
    _panes(scene, quad, (x, y, w, h), panes, glass, shine, burning, weight)
    if blind and not burning:
        drop = panel(x + w * 0.06, y + h * 0.03, w * 0.88, h * blind)
        quad_fill(scene, quad, drop, 0.1, wash="#efe3c4", outline=0.6 * weight)
    reveal_shadow(scene, quad, x, y, w, h, 0.16 if burning else 0.3)
    if sill:
        ledge = panel(x - w * 0.1, y + h, w * 1.2, h * 0.055)
        quad_fill(scene, quad, ledge, 0.1, along=COURSES, wash=frame, outline=0.9 * weight)
        quad_line(scene, quad, [(x - w * 0.08, y + h * 1.075), (x + w * 1.1, y + h * 1.075)], 1.2 * weight)


def _panes(
    scene: Scene,
    quad: Quad,
    opening: tuple[float, float, float, float],
    panes: tuple[int, int],
    glass: str,
    shine: float,
    burning: bool,
    weight: float,
) -> None:
    x, y, w, h = opening
    columns, rows = panes
    bar_w, bar_h = w * 0.045, h * 0.03
    pane_w = (w - bar_w * (columns + 1)) / columns
    pane_h = (h - bar_h * (rows + 1)) / rows

    def sky_in_glass(u: np.ndarray, v: np.ndarray) -> np.ndarray:
        slant = (u - x) / w * 0.8 + (v - y) / h * 0.9 + shine
        band = np.exp(-(((slant - 0.55) / 0.2) ** 2)) + 0.6 * np.exp(-(((slant - 1.15) / 0.1) ** 2))
        return np.clip(0.62 + 0.1 * (v - y) / h - 0.42 * band, 0.06, 0.9)

    tone = 0.0 if burning else across_quad(quad, sky_in_glass)
    for i in range(columns):
        for j in range(rows):
            left, top = x + bar_w + i * (pane_w + bar_w), y + bar_h + j * (pane_h + bar_h)
            quad_fill(
                scene,
                quad,
                panel(left, top, pane_w, pane_h),
                tone,
                along=UPRIGHTS,
                wash=CANDLELIT if burning else glass,
                kind=BARE if burning else 0,
                outline=0.45 * weight,
                pitch=0.8,
            )


def reveal_shadow(
    scene: Scene, quad: Quad, x: float, y: float, w: float, h: float, tone: float = 0.4, depth: float = 0.07
) -> None:
    """The shade that head and left jamb of an opening throw into it."""
    side, head = w * depth, h * depth * 0.8
    corner = [
        (x, y),
        (x + w, y),
        (x + w, y + head),
        (x + side, y + head),
        (x + side, y + h),
        (x, y + h),
    ]
    scene.fill(quad(corner), tone, blend="add")


def laid_bricks(
    scene: Scene,
    quad: Quad,
    area: tuple[float, float, float, float],
    rng: np.random.Generator,
    *,
    rows: int = 11,
    columns: int = 4,
    done: float = 1.0,
    washes: tuple[str, ...] = NEW_BRICKS,
    tone: float = 0.1,
    weight: float = 1.0,
) -> None:
    """New bricks laid one by one from the sill up; if not `done` (0..1), the top course is unfinished."""
    x, y, w, h = area
    course, brick = h / rows, w / columns
    laid = round(rows * done)
    gap = min(0.4, course * 0.06)
    for row in range(laid):
        top = y + h - (row + 1) * course
        unfinished = done < 1 and row == laid - 1
        edge = x - brick * 0.5 * (row % 2)
        while edge < x + w - 1e-6:
            left, right = max(x, edge), min(x + w, edge + brick)
            edge += brick
            shade, wash = rng.uniform(-0.06, 0.14), washes[int(rng.integers(len(washes)))]
            if right - left < brick * 0.15 or (unfinished and left > x + w * 0.5):
                continue
            body = panel(left + gap, top + gap, right - left - 2 * gap, course - 2 * gap)
            quad_fill(scene, quad, body, tone + shade, along=COURSES, wash=wash, outline=0.7 * weight)


def bricked_window(
    scene: Scene,
    quad: Quad,
    x: float,
    y: float,
    w: float,
    h: float,
    rng: np.random.Generator,
    *,
    done: float = 1.0,
    rows: int = 11,
    columns: int = 4,
    weight: float = 1.0,
) -> None:
    """A window walled up or, `done` below 1, being walled up: arch and sill stay, the brick is paler."""
    flat_arch(scene, quad, x, y, w, h * 0.12, weight)
    dark = done < 1
    quad_fill(
        scene,
        quad,
        panel(x, y, w, h),
        0.88 if dark else 0.16,
        along=COURSES,
        wash="#6a5c4c" if dark else "#d8c6a2",
        outline=1.2 * weight,
    )
    laid_bricks(scene, quad, (x, y, w, h), rng, rows=rows, columns=columns, done=done, weight=weight)
    reveal_shadow(scene, quad, x, y, w, h, 0.4)
    ledge = panel(x - w * 0.1, y + h, w * 1.2, h * 0.055)
    quad_fill(scene, quad, ledge, 0.12, along=COURSES, wash=PAINT, outline=0.9 * weight)


def door(
    scene: Scene,
    quad: Quad,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    wash: str = "#5d6b52",
    weight: float = 1.0,
    pediment: bool = True,
    ajar: bool = False,
) -> None:
    """A six-panelled door with pilasters, fanlight and pediment; `ajar` shows the dark passage."""
    for left, tone in ((x - w * 0.2, 0.1), (x + w, 0.28)):
        quad_fill(scene, quad, panel(left, y, w * 0.2, h), tone, wash=STONE, outline=0.8 * weight)
    quad_fill(scene, quad, panel(x, y, w, h), 0.88 if ajar else 0.4, wash=wash, outline=weight)
    if not ajar:
        _door_panels(scene, quad, (x, y, w, h), wash, weight)
    _fanlight(scene, quad, x + w / 2, y + h * 0.2, w * 0.45, h * 0.165, weight)
    reveal_shadow(scene, quad, x, y, w, h, 0.25, 0.09)
    step = panel(x - w * 0.3, y + h * 0.965, w * 1.6, h * 0.035)
    quad_fill(scene, quad, step, 0.12, along=COURSES, wash=STONE, outline=0.9 * weight)
    if pediment:
        gable = [(x - w * 0.34, y), (x + w / 2, y - h * 0.17), (x + w * 1.34, y)]
        quad_fill(scene, quad, gable, 0.12, along=COURSES, wash=STONE, outline=weight)
        inner = [(x - w * 0.1, y - h * 0.02), (x + w / 2, y - h * 0.125), (x + w * 1.1, y - h * 0.02)]
        quad_fill(scene, quad, inner, 0.32, along=COURSES, wash=STONE, outline=0.7 * weight)
        lintel = panel(x - w * 0.3, y - h * 0.012, w * 1.6, h * 0.05)
        quad_fill(scene, quad, lintel, 0.08, along=COURSES, wash=STONE, outline=0.8 * weight)


def _door_panels(
    scene: Scene, quad: Quad, box: tuple[float, float, float, float], wash: str, weight: float
) -> None:
    x, y, w, h = box
    for i in range(2):
        for j in range(3):
            left, top = x + w * (0.1 + 0.45 * i), y + h * (0.27 + 0.235 * j)
            inset = panel(left, top, w * 0.34, h * 0.18)
            quad_fill(scene, quad, inset, 0.54, along=COURSES, wash=wash, outline=0.6 * weight)
            edge = [(left + w * 0.34, top), (left + w * 0.34, top + h * 0.18), (left, top + h * 0.18)]
            quad_line(scene, quad, edge, 1.1 * weight)
    knob = quad([(x + w * 0.5, y + h * 0.62)])[0]
    scene.solid(
        [(knob[0] - weight, knob[1] - weight), (knob[0] + weight, knob[1]), (knob[0], knob[1] + weight)]
    )


def _fanlight(scene: Scene, quad: Quad, x: float, y: float, rx: float, ry: float, weight: float) -> None:
    turns = np.linspace(0, math.pi, 14)
    rim = [(x + rx * math.cos(a), y - ry * math.sin(a)) for a in turns]
    quad_fill(scene, quad, rim, 0.5, wash=GLASS, outline=0.9 * weight)
    for a in np.linspace(0, math.pi, 7)[1:-1]:
        quad_line(scene, quad, [(x, y), (x + rx * math.cos(a), y - ry * math.sin(a))], 0.8 * weight)


def shop_front(
    scene: Scene,
    quad: Quad,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    wash: str = "#5d6b52",
    board: str = "#4a5a48",
    bays: int = 3,
    weight: float = 1.0,
) -> tuple[float, float, float, float]:
    """A shop's window and door under a name board; returns the board (x, y, w, h) for lettering."""
    board_box = (x + w * 0.01, y, w * 0.98, h * 0.22)
    quad_fill(
        scene, quad, panel(*board_box), 0.55, along=COURSES, wash=board, outline=1.5 * weight, pitch=0.7
    )
    glass_w = w * 0.66
    bay = glass_w / bays
    for i in range(bays):
        left = x + w * 0.02 + i * bay
        box = (left, y + h * 0.26, bay, h * 0.5)
        quad_fill(scene, quad, panel(*box), 0.12, wash=wash, outline=1.1 * weight)
        inner = (left + bay * 0.06, y + h * 0.275, bay * 0.88, h * 0.47)
        _panes(scene, quad, inner, (3, 3), "#a9b0a4", 0.1 * i, False, weight)
    stall = panel(x + w * 0.02, y + h * 0.76, glass_w, h * 0.24)
    quad_fill(scene, quad, stall, 0.34, wash=wash, outline=1.1 * weight)
    for i in range(bays):
        inset = panel(x + w * 0.02 + (i + 0.1) * bay, y + h * 0.8, bay * 0.8, h * 0.15)
        quad_fill(scene, quad, inset, 0.44, along=COURSES, wash=wash, outline=0.8 * weight)
    doorway = panel(x + w * 0.74, y + h * 0.28, w * 0.22, h * 0.72)
    quad_fill(scene, quad, doorway, 0.84, wash="#6a5c4c", outline=1.3 * weight)
    return board_box
