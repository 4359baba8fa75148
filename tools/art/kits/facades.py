"""Georgian house fronts, roofs, chimneys and rows of houses.

It must not know who lives in them; windows and doors are openings.py's.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np

from ..engine.geometry import linear, rectangle
from ..engine.scene import Scene
from .openings import STONE, bricked_window, door, window
from .perspective import COURSES, Quad, across_quad, panel, quad_fill, quad_line, upright_quad

BRICK, STOCK, PLASTER, TILES = "#cf9268", "#d5b58c", "#dccaa2", "#a58a78"
HOUSE_WASHES = ("#cf9c78", "#d8c39a", "#c98f6a", "#d5b58c")


def facade(
    scene: Scene,
    quad: Quad,
    storeys: int = 3,
    bays: int = 3,
    *,
    wash: str = BRICK,
    tone: float = 0.15,
    rng: np.random.Generator | None = None,
    ground: str = "door",
    weight: float = 1.0,
    lit: float = 0.0,
    brick: bool = True,
    bricked: Collection[tuple[int, int]] = (),
    parapet: bool = True,
    blinds: float = 0.0,
) -> None:
    """A house front that fills the quad.

    `ground` is "door" (in the last bay), "shop" (left empty for shop_front) or "" (windows only);
    `bricked` are windows walled up, as (bay, storey from the top); `lit` and `blinds` are chances a window.
    """
    rng = np.random.default_rng(1) if rng is None else rng
    w, h, storey = quad.w, quad.h, quad.h / storeys

    def wall(_u: np.ndarray, v: np.ndarray) -> np.ndarray:
        return tone + 0.1 * np.clip(1 - v / h * 6, 0, 1) + 0.06 * np.clip(v / h * 4 - 3, 0, 1)

    quad_fill(
        scene,
        quad,
        panel(0, 0, w, h),
        across_quad(quad, wall),
        along=COURSES,
        wash=wash,
        outline=1.3 * weight,
    )
    if brick:
        scattered_bricks(scene, quad, rng, 24 * storeys * bays, weight=0.7 * weight)
    for level in range(storeys):
        for bay in range(bays):
            _opening(scene, quad, (bay, level), (storeys, bays), ground, bricked, rng, lit, blinds, weight)
        if level:
            band = panel(0, storey * level - storey * 0.02, w, storey * 0.05)
            quad_fill(scene, quad, band, 0.08, along=COURSES, wash="#e2d3b0", outline=0.7 * weight)
    if parapet:
        cornice(scene, quad, storey, weight)


def _opening(
    scene: Scene,
    quad: Quad,
    place: tuple[int, int],
    counts: tuple[int, int],
    ground: str,
    bricked: Collection[tuple[int, int]],
    rng: np.random.Generator,
    lit: float,
    blinds: float,
    weight: float,
) -> None:
    bay, level = place
    storeys, bays = counts
    width, storey = quad.w / bays, quad.h / storeys
    lowest, highest = level == storeys - 1, level == 0
    if lowest and ground == "shop":
        return
    x, w = width * (bay + 0.26), width * 0.48
    blind = rng.uniform(0.2, 0.6) if rng.random() < blinds else 0.0
    if lowest and ground == "door" and bay == bays - 1:
        door(scene, quad, x + w * 0.02, storey * (level + 0.24), w * 0.96, storey * 0.76, weight=weight)
        return
    y = storey * (level + (0.3 if highest else 0.22))
    h = storey * (0.5 if highest else 0.6)
    if place in bricked:
        bricked_window(scene, quad, x, y, w, h, rng, rows=9, columns=3, weight=weight)
    else:
        rows = 3 if highest else 4
        window(scene, quad, x, y, w, h, panes=(3, rows), rng=rng, lit=lit, weight=weight, blind=blind)


def scattered_bricks(
    scene: Scene,
    quad: Quad,
    rng: np.random.Generator,
    count: int,
    *,
    course: float = 0.0,
    weight: float = 0.7,
) -> None:
    """A scatter of pen strokes along the courses, enough to say brick; `course` is a course's height."""
    w, h = quad.w, quad.h
    course = course or h / 60
    for _ in range(count):
        x, y = rng.uniform(0, w * 0.95), round(rng.uniform(0, h * 0.97) / course) * course
        end = min(w, x + w * rng.uniform(0.015, 0.05))
        quad_line(scene, quad, [(x, y), (end, y)], weight, 0.3)


def cornice(scene: Scene, quad: Quad, storey: float, weight: float = 1.0) -> None:
    """Parapet and dentils along the head of a front whose storeys are `storey` high."""
    w = quad.w
    parapet = panel(-w * 0.02, -storey * 0.02, w * 1.04, storey * 0.09)
    quad_fill(scene, quad, parapet, 0.12, along=COURSES, wash=STONE, outline=weight)
    shade = panel(-w * 0.035, storey * 0.05, w * 1.07, storey * 0.03)
    quad_fill(scene, quad, shade, 0.4, along=COURSES, wash=STONE, outline=0.8 * weight)
    step = storey * 0.07
    for i in range(int(w / step)):
        x = (i + 0.3) * step
        quad_line(scene, quad, [(x, storey * 0.085), (x, storey * 0.115)], 1.5 * weight)


def quoins(
    scene: Scene, quad: Quad, side: int = 1, *, height: float = 28, reach: float = 42, weight: float = 0.9
) -> None:
    """Long and short corner stones on the right (side 1) or left (-1) edge of a front."""
    y, row = 0.0, 0
    while y < quad.h:
        long = reach if row % 2 == 0 else reach * 0.68
        x = quad.w - long if side > 0 else 0
        stone = panel(x, y, long, min(height * 0.97, quad.h - y))
        quad_fill(scene, quad, stone, 0.1, along=COURSES, wash=STONE, outline=weight)
        y += height
        row += 1


def hipped_roof(
    scene: Scene, x: float, y: float, w: float, h: float, *, wash: str = TILES, weight: float = 0.9
) -> None:
    """A tiled roof seen square on: eaves from (x, y) to (x + w, y), `h` high."""
    slope = [(x - w * 0.04, y), (x + w * 0.16, y - h), (x + w * 0.84, y - h), (x + w * 1.04, y)]
    scene.fill(slope, linear(x, 0, 0.3, x + w, 0, 0.5), hatch=2, wash=wash, outline=weight)
    rows = 4
    for i in range(1, rows):
        f = i / rows
        left, right = x - w * 0.04 + w * 0.2 * f, x + w * 1.04 - w * 0.2 * f
        scene.line([(left, y - h * f), (right, y - h * f)], weight * 0.6, 0.1)


def chimney(
    scene: Scene,
    x: float,
    y: float,
    w: float,
    h: float,
    pots: int = 3,
    *,
    wash: str = "#b9805c",
    weight: float = 1.0,
) -> None:
    """A chimney stack standing on (x, y), its lower left corner."""
    body = rectangle(x, y - h, x + w, y)
    scene.fill(body, linear(x, 0, 0.1, x + w, 0, 0.55), hatch=0, wash=wash, outline=weight)
    cap = rectangle(x - w * 0.08, y - h, x + w * 1.08, y - h * 0.88)
    scene.fill(cap, 0.28, hatch=0, wash=wash, outline=0.9 * weight)
    for i in range(pots):
        left = x + w * (i + 0.2) / pots
        wide = w * 0.6 / pots
        pot = [
            (left, y - h),
            (left + wide * 0.1, y - h * 1.3),
            (left + wide * 0.9, y - h * 1.3),
            (left + wide, y - h),
        ]
        tone = linear(left, 0, 0.08, left + wide, 0, 0.6)
        scene.fill(pot, tone, hatch=88, wash="#cf9a6a", outline=0.8 * weight)


@dataclass(frozen=True)
class House:
    """One house of a row: its width and height in scene units, how many storeys and bays, its wash."""

    width: float
    height: float
    storeys: int = 3
    bays: int = 2
    wash: str = STOCK
    roof: float = 30
    bricked: tuple[tuple[int, int], ...] = ()


def terrace(
    scene: Scene,
    x: float,
    y: float,
    houses: Sequence[House],
    rng: np.random.Generator,
    *,
    weight: float = 0.7,
    lit: float = 0.0,
    tone: float = 0.16,
) -> None:
    """A row of house fronts seen square on, standing on y from x rightwards (the far side of a square)."""
    for house in houses:
        if house.roof:
            hipped_roof(scene, x, y - house.height, house.width, house.roof, weight=weight * 1.2)
            stack = house.width * 0.22
            chimney(
                scene,
                x + house.width * 0.62,
                y - house.height - house.roof * 0.45,
                stack,
                house.roof * 1.2,
                weight=weight,
            )
        front = upright_quad(x, y, house.width, house.height)
        facade(
            scene,
            front,
            house.storeys,
            house.bays,
            wash=house.wash,
            tone=tone,
            rng=rng,
            ground="",
            weight=weight,
            lit=lit,
            parapet=not house.roof,
            bricked=house.bricked,
        )
        x += house.width


def random_houses(
    rng: np.random.Generator, width: float, low: float, high: float, *, roof: float = 28
) -> list[House]:
    """Houses of mixed make, `low` to `high` units tall, enough to fill `width`."""
    row: list[House] = []
    filled = 0.0
    while filled < width:
        wide, tall = rng.uniform(0.3, 0.55) * high, rng.uniform(low, high)
        wash = HOUSE_WASHES[int(rng.integers(len(HOUSE_WASHES)))]
        row.append(House(wide, tall, 3 if tall > (low + high) / 2 else 2, 2, wash, roof))
        filled += wide
    return row


def street_wall(
    scene: Scene,
    fronts: Sequence[tuple[float, float, float, float, float, float]],
    rng: np.random.Generator,
    *,
    washes: Sequence[str] = ("#c9a27e", "#b97d5c", "#c8a878"),
    tone: float = 0.26,
    storeys: int = 3,
    bays: int = 3,
    weight: float = 0.9,
    lit: float = 0.0,
) -> None:
    """House fronts in perspective along a street, far to near.

    Each front is (left x, right x, top left y, top right y, foot left y, foot right y) in scene units.
    """
    for i, (left, right, top_left, top_right, foot_left, foot_right) in enumerate(fronts):
        quad = Quad(220, 300, (left, top_left), (right, top_right), (right, foot_right), (left, foot_left))
        f = 0.35
        stack = (left + (right - left) * f, top_left + (top_right - top_left) * f + 6)
        size = (right - left) * 0.24
        chimney(scene, *stack, size, size * 1.5, 4, weight=weight)
        facade(
            scene,
            quad,
            storeys,
            bays,
            wash=washes[i % len(washes)],
            tone=tone,
            rng=rng,
            weight=weight,
            lit=lit,
            blinds=0.2,
        )
