"""Small things that stand about: bottles, tankards, ink, books, seals, globe, baskets, posts and signs.

It must not know who uses them.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, Points, ellipse, limb
from ..engine.scene import Scene
from .masses import blob
from .perspective import panel

PEWTER, WAX_RED, PAPER = "#b4afa0", "#b8322a", "#f4ecd6"


def tankard(scene: Scene, x: float, y: float, scale: float = 1.0, *, wash: str = PEWTER) -> None:
    """A pewter pot, 13 units high at scale 1, foot at (x, y)."""
    frame = Frame(x, y, scale)
    handle = limb([(4.4, -11), (8.6, -9.6), (8.2, -4.4), (4.6, -3)], [1.6, 1.8, 1.6])
    scene.fill(frame(handle), 0.3, wash=wash, outline=0.9)
    body = [(-5, 0, 1), (-4.2, -7), (-4.6, -13, 1), (4.6, -13, 1), (4.2, -7), (5, 0, 1)]
    scene.shape(frame(body), 0.22, puff=0.6, hatch=85, wash=wash, outline=1.1)
    scene.fill(frame(ellipse(0, -13, 4.6, 1.5, 14)), 0.35, wash="#efe0b0", outline=0.9)


def bottle(scene: Scene, x: float, y: float, scale: float = 1.0, *, wash: str = "#6f7a54") -> None:
    """A wine bottle, 23 units high at scale 1."""
    side = [(4.4, 0, 1), (4.8, -10), (1.7, -15), (1.6, -23, 1)]
    shape = [*((-px, *rest) for px, *rest in side), *side[::-1]]
    scene.shape(Frame(x, y, scale)(shape), 0.45, puff=0.6, hatch=85, wash=wash, outline=1.1)


def inkstand(scene: Scene, x: float, y: float, scale: float = 1.0) -> None:
    """A pewter inkstand with a quill standing in it, 40 units high at scale 1."""
    frame = Frame(x, y, scale)
    scene.fill(frame([(-11, 0), (11, 0), (9, -4), (-9, -4)]), 0.25, wash=PEWTER, outline=1.0)
    pot = [(-5, -4, 1), (-5, -11), (-2, -13), (2, -13), (5, -11), (5, -4, 1)]
    scene.shape(frame(pot), 0.3, puff=0.5, wash=PEWTER, outline=1.0)
    quill(scene, frame.child(1, -12))


def quill(scene: Scene, frame: Frame, weight: float = 1.0) -> None:
    """A goose quill whose nib is at the frame's origin, rising to the right, 42 units long."""
    vane = [(0, 0, 1), (9, -16), (19, -29, 1), (17, -15), (8, -4)]
    scene.shape(frame(vane), 0.04, puff=0.2, hatch=60, wash="#f6eed8", outline=0.9 * weight)
    scene.line(frame([(0, 0), (18, -28)]), 0.7 * weight)


def book(
    scene: Scene, x: float, y: float, scale: float = 1.0, turn: float = 0, *, wash: str = "#8c4a3a"
) -> None:
    """A closed book lying down, 26 by 8 units at scale 1."""
    frame = Frame(x, y, scale, turn)
    scene.fill(frame([(-13, 0), (13, 0), (13, -6), (-13, -6)]), 0.05, hatch=2, wash=PAPER, outline=0.9)
    scene.fill(frame([(-14, -5), (13, -5), (13.6, -8), (-13.4, -8)]), 0.35, wash=wash, outline=0.9)
    scene.fill(frame([(-14, 1.4), (13.6, 1.4), (13, -1), (-14, -1)]), 0.4, wash=wash, outline=0.9)
    scene.fill(frame([(-14.4, 1.4), (-12.6, 1.4), (-12.6, -8), (-14.4, -8)]), 0.4, wash=wash, outline=0.9)


def wax_seal(scene: Scene, x: float, y: float, radius: float, *, wash: str = WAX_RED, seed: int = 1) -> None:
    """A seal of red wax."""
    rng = np.random.default_rng(seed)
    scene.fill(blob(rng, x, y, radius, radius * 0.8, 10, 0.12), 0.2, puff=0.5, wash=wash, outline=1.1)
    scene.fill(ellipse(x, y, radius * 0.55, radius * 0.42, 14), 0.32, wash=wash, outline=0.8)


def globe(scene: Scene, x: float, y: float, scale: float = 1.0) -> None:
    """A terrestrial globe on a turned stand, feet at (x, y), 110 units high at scale 1."""
    frame = Frame(x, y, scale)
    wood = "#9a6f46"
    for start, end in (((-4, -40), (-26, 0)), ((4, -40), (26, 0)), ((0, -40), (2, 4))):
        middle = (start[0] * 0.4 + end[0] * 0.6, -22)
        scene.fill(
            frame(limb([start, middle, end], [5, 4, 4])), 0.42, puff=0.4, hatch=85, wash=wood, outline=1.2
        )
    scene.fill(frame(limb([(-26, -8), (0, -12), (26, -8)], [3, 3])), 0.42, wash=wood, outline=1.0)
    ball = ellipse(0, -72, 36, 36, 48)
    scene.fill(frame(ball), 0.08, puff=0.8, curve=0.5, hatch=10, wash="#c9d2bc", outline=1.7)
    with scene.clipped(frame(ball)):
        for land in _LANDS:
            scene.shape(frame(land), 0.22, puff=0.2, hatch=40, wash="#e29a86", outline=1.0)
        for f in (-0.6, -0.2, 0.25, 0.65):
            scene.pen_line(frame([(7 * f, -107), (36 * f, -72), (7 * f, -37)]), 0.7)
        for level, half in ((-90, 31), (-72, 36), (-54, 31)):
            scene.pen_line(frame([(-half, level), (0, level + 6), (half, level)]), 0.7, 0.05)
    scene.fill(frame(panel(-44, -70, 88, 6)), 0.3, hatch=2, wash="#b08050", outline=1.3)
    scene.pen_line(frame([(0, -110), (28, -100), (39, -72), (28, -45), (0, -35)]), 2.4, 0.05)


_LANDS: tuple[Points, ...] = (
    [(-20, -98), (-8, -100), (2, -92), (-6, -84), (-2, -76), (-12, -72), (-22, -82)],
    [(-10, -68), (0, -66), (4, -58), (-4, -44), (-10, -54)],
    [(10, -92), (24, -90), (30, -78), (22, -70), (14, -76)],
)


def basket(
    scene: Scene, x: float, y: float, scale: float = 1.0, *, wash: str = "#b48a4c", handle: bool = True
) -> Frame:
    """A wicker basket, foot at (x, y), 40 units wide at scale 1; returns its frame (rim at -18)."""
    frame = Frame(x, y, scale)
    if handle:
        scene.line(frame([(-17, -18), (-11, -34), (0, -38), (11, -34), (17, -18)]), 2.0)
    body = [(-20, -18), (20, -18), (15, 0), (-15, 0)]
    scene.fill(frame(body), 0.16, puff=0.4, hatch=0, cross=90, wash=wash, outline=1.3)
    for row in range(4):
        level = -15 + row * 4
        for i in range(7):
            at = -17 + i * 5.6 + (row % 2) * 2.8
            scene.line(frame([(at * (1 - row * 0.06), level), (at * (1 - row * 0.06) + 3, level + 0.6)]), 1.0)
    scene.fill(frame(panel(-21, -20, 42, 4)), 0.25, wash=wash, outline=1.0)
    return frame


def hod(scene: Scene, frame: Frame, bricks: int = 5, *, wash: str = "#a97a4c") -> None:
    """A bricklayer's hod, its socket at the frame's origin, full of bricks; about 40 units wide."""
    rng = np.random.default_rng(bricks)
    for i in range(bricks):
        at, top = -15 + i % 3 * 10 + (i // 3) * 5, -12 - 8 * (i // 3)
        brick = Frame(at, top, 1, rng.uniform(-10, 10))(panel(0, -8, 12, 8))
        scene.fill(frame(brick), 0.2, hatch=4, wash="#d0906a", outline=0.9)
    scene.fill(
        frame([(-22, -16), (0, -2), (22, -16), (20, -4), (0, 10), (-20, -4)]), 0.34, wash=wash, outline=1.2
    )
    scene.fill(frame([(-22, -16), (-24, -26), (0, -12), (0, -2)]), 0.18, wash=wash, outline=1.0)


def brick_heap(
    scene: Scene,
    x: float,
    y: float,
    rng: np.random.Generator,
    *,
    columns: int = 7,
    rows: int = 4,
    scale: float = 1.0,
    wash: str = "#cf9068",
) -> None:
    """A stack of loose bricks, its left foot at (x, y)."""
    for row in range(rows):
        for i in range(columns - row):
            at = x + (i * 17 + row * 8.5 + rng.uniform(-2, 2)) * scale
            frame = Frame(at, y - row * 9 * scale, scale, rng.uniform(-6, 6))
            scene.fill(frame([(0, -9), (4, -12), (20, -12), (16, -9)]), 0.05, wash=wash, outline=0.8)
            scene.fill(frame([(16, -9), (20, -12), (20, -3), (16, 0)]), 0.5, wash=wash, outline=0.8)
            scene.fill(
                frame(panel(0, -9, 16, 9)), 0.12 + 0.16 * rng.random(), hatch=2, wash=wash, outline=1.0
            )


def hanging_sign(
    scene: Scene,
    x: float,
    y: float,
    w: float,
    h: float,
    reach: float,
    *,
    wash: str = "#5f7ba0",
    weight: float = 1.6,
) -> tuple[float, float]:
    """An iron bracket from the wall at (x, y) to the right, and a board w by h; returns its middle."""
    scene.line([(x, y), (x + reach, y - reach * 0.1)], 3.4 * weight / 1.6)
    scroll = [(x, y - reach * 0.5), (x + reach * 0.3, y - reach * 0.42), (x + reach * 0.8, y - reach * 0.08)]
    scene.pen_line(scroll, 1.8, 0.05)
    middle = x + reach * 0.62
    top = y + h * 0.1
    for side in (-0.32, 0.32):
        scene.line([(middle + w * side, y - reach * 0.07), (middle + w * side, top)], 1.5)
    scene.fill(panel(middle - w / 2, top, w, h), 0.1, hatch=88, wash=wash, outline=1.2 * weight)
    scene.contour(panel(middle - w / 2 + 4, top + 4, w - 8, h - 8), 0.7)
    return middle, top + h / 2
