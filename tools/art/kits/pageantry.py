"""What pomp hangs out and sets up: banners on fronts, placards, carpeted steps, footstools; and its mimicry.

It must not know who is honoured.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ..engine.geometry import Frame, Point, Points, ellipse, linear
from ..engine.lettering import quad_text
from ..engine.scene import Scene
from .burin import Burin
from .limbs import Hold, away
from .perspective import Quad, panel, quad_fill

CRIMSON, GILT, STONE = "#b8503c", "#e2b94e", "#e2d8bc"


def hung_banner(
    scene: Scene,
    quad: Quad,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    wash: str = CRIMSON,
    device: str = GILT,
    weight: float = 1.0,
) -> None:
    """A long swallow-tailed banner down a front, its rod at (x, y) of the quad, a blazing sun upon it."""

    def folds(px: np.ndarray, py: np.ndarray) -> np.ndarray:
        u, v = quad.inverse(px, py)
        across = (u - x) / w
        return 0.16 + 0.1 * np.sin(across * 15 + 2 * v / h) + 0.12 * across

    cloth = [(x, y), (x + w, y), (x + w, y + h), (x + w / 2, y + h * 0.9), (x, y + h)]
    quad_fill(scene, quad, cloth, folds, wash=wash, outline=1.2 * weight)
    rod = panel(x - w * 0.08, y - h * 0.012, w * 1.16, h * 0.02)
    quad_fill(scene, quad, rod, 0.2, along="courses", wash=GILT, outline=0.8 * weight)
    blazing_sun(scene, quad, (x + w / 2, y + h * 0.36), w * 0.3, wash=device, weight=weight)


def blazing_sun(
    scene: Scene, quad: Quad, centre: Point, size: float, *, wash: str = GILT, weight: float = 1.0
) -> None:
    """The badge of a state that needs no other: a sun with its rays, `size` local units from the middle."""
    rays: Points = []
    for i in range(24):
        reach, angle = (size if i % 2 else size * 0.62), math.tau * i / 24
        rays.append((centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)))
    scene.fill(quad(rays), 0.04, wash=wash, outline=0.8 * weight)
    scene.fill(quad(ellipse(*centre[:2], size * 0.5, n=18)), 0.02, puff=0.3, wash=wash, outline=0.7 * weight)


def placard(text_lines: Sequence[str], angle: float = 176, long: float = 62) -> Hold:
    """A board on a pole with a word for those who must be told."""

    def hold(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
        top = away(palm, angle, long)
        burin.tube(frame, [away(palm, angle + 180, 26), top], (2.4, 2.2), "#a98a5c", 0.3, outline=0.8)
        scene = burin.scene
        x, y = frame.at(*top)
        half, tall = 26 * frame.scale, 12.5 * frame.scale * (0.7 + 0.5 * len(text_lines))
        corners = [
            (x - half, y - tall * 0.86),
            (x + half, y - tall),
            (x + half, y + tall * 0.42),
            (x - half, y + tall * 0.56),
        ]
        face = Quad(104, 52, *corners)
        scene.fill(corners, 0.0, kind=2, wash="#f4ead0", outline=1.8)
        scene.contour(face(panel(4, 4, 96, 44)), 0.8)
        _lettered(scene, face, text_lines)

    return hold


def _lettered(scene: Scene, face: Quad, lines: Sequence[str]) -> None:
    for i, line in enumerate(lines):
        quad_text(scene, face, 52, 38 + 24 * (i - (len(lines) - 1) / 2), line, 30, width=84)


def carpeted_steps(
    scene: Scene,
    x: float,
    y: float,
    w: float,
    steps: int = 3,
    *,
    rise: float = 20.0,
    tread: float = 12.0,
    carpet: str = CRIMSON,
    inset: float = 0.62,
) -> float:
    """Broad steps from the front, middle of their foot at (x, y), a carpet up them; returns the top's y."""
    half = w / 2
    for i in range(steps):
        part = half * (1 - 0.13 * i)
        low = y - i * (rise + tread)
        riser = [(x - part, low - rise), (x + part, low - rise), (x + part, low), (x - part, low)]
        scene.fill(riser, linear(x - part, 0, 0.12, x + part, 0, 0.4), hatch=2, wash=STONE, outline=1.4)
        back = half * (1 - 0.13 * (i + 1)) + part * 0.06
        flat = [
            (x - part, low - rise),
            (x + part, low - rise),
            (x + back, low - rise - tread),
            (x - back, low - rise - tread),
        ]
        scene.fill(flat, 0.05, hatch=2, wash=STONE, outline=1.2)
        inner, inner_back = part * inset, back * inset
        drop = [(x - inner, low - rise), (x + inner, low - rise), (x + inner, low), (x - inner, low)]
        scene.fill(drop, linear(x - inner, 0, 0.2, x + inner, 0, 0.42), hatch=88, wash=carpet, outline=1.1)
        lie = [
            (x - inner, low - rise),
            (x + inner, low - rise),
            (x + inner_back, low - rise - tread),
            (x - inner_back, low - rise - tread),
        ]
        scene.fill(lie, 0.08, hatch=2, wash=carpet, outline=1.0)
    return y - steps * (rise + tread) + tread * 0.5


def stool(scene: Scene, x: float, y: float, w: float, h: float, *, cloth: str = CRIMSON) -> None:
    """A gilt footstool with a tasselled cushion, middle of its foot at (x, y); its top is at y - h."""
    frame, burin = Frame(x, y, 1), Burin(scene, 1.4)
    for side in (-1, 1):
        course = [(side * w * 0.42, -h * 0.6), (side * w * 0.5, -h * 0.3), (side * w * 0.42, 0)]
        burin.tube(frame, course, (w * 0.12, w * 0.09, w * 0.12), GILT, 0.16, outline=1.0)
    rail = panel(-w * 0.5, -h * 0.72, w, h * 0.2)
    burin.polygon(frame, rail, GILT, 0.12, puff=0.2, outline=1.1)
    cushion: Points = [
        (-w * 0.54, -h * 0.72, 1),
        (-w * 0.5, -h),
        (0, -h * 1.04),
        (w * 0.5, -h),
        (w * 0.54, -h * 0.72, 1),
    ]
    burin.shape(frame, cushion, cloth, 0.14, puff=0.5, hatch=8, outline=1.2)


def hobby_horse(scene: Scene, frame: Frame) -> None:
    """A stick with a horse's head, ridden by a child who stands on the frame's origin, 100 units tall."""
    burin = Burin(scene, frame.scale)
    burin.tube(frame, [(-34, -4), (22, -52)], (3.4, 3.4), "#a98a5c", 0.3, outline=0.9)
    head: Points = [
        *[(16, -46), (18, -60), (25, -72), (31, -76, 1), (37, -70), (45, -58), (47, -52), (42, -49)],
        *[(36, -55), (30, -56), (27, -48)],
    ]
    burin.shape(frame, head, "#d8c9a4", 0.12, puff=0.5, outline=1.1)
    mane: Points = [(31, -77, 1), (24, -75), (17, -63, 1), (14, -50, 1), (20, -54), (24, -66)]
    burin.shape(frame, mane, "#8a5a3c", 0.4, puff=0.3, outline=0.8)
    burin.shape(frame, [(29, -75, 1), (30, -83, 1), (34, -74, 1)], "#d8c9a4", 0.2, outline=0.8)
    burin.dot(frame, ellipse(36, -64, 1.3, 1.3, 8))
    burin.line(frame, [(44, -54), (30, -58), (20, -50)], 1.0, 0)


def paper_hat(burin: Burin, head: Frame) -> None:
    """A general's cocked hat folded from a newspaper, a red cockade on it."""
    hat: Points = [
        (-17, -14.5, 1),
        (-10, -20),
        (-1, -25),
        (8, -21),
        (16, -16.5, 1),
        (9, -9.6),
        (0, -7.6),
        (-9, -8.6),
    ]
    burin.shape(head, hat, "#f8f2e0", 0.03, puff=0.2, outline=1.1)
    burin.line(head, [(-16, -14), (-1, -11.6), (15, -16)], 0.7, 0)
    burin.polygon(head, ellipse(3, -16.5, 2.6, n=10), "#c23f33", 0.05, puff=0.2, outline=0.8)
