"""The backs of the three packs: a device in an oval on a diaper of sprigs, in one ink.

Each size is engraved anew, so that the lines stay crisp. It must not know which card has which back.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..engine.geometry import Frame, ellipse, polygon, ruled_box, spline
from ..engine.paper import pasteboard
from ..engine.plate import Plate
from ..engine.press import letterpress
from ..interface.ornaments import crown, cypher, radial, rosette
from ..registry import Catalogue
from .trophy import trophy

BACKS = Catalogue()
W, H = 560, 820
SIZES = {"": (560, 820), "_260": (260, 380)}


@dataclass(frozen=True, slots=True)
class Pattern:
    """What sets one back apart: its ink, the device in the oval, and how large that oval is."""

    ink: str
    seed: int
    device: Callable[[Plate], None]
    oval: float = 1.0


def _frame(d: float) -> list[tuple[float, ...]]:
    return ruled_box(W, H, d)


def back(w: int, h: int, pattern: Pattern) -> np.ndarray:
    """One card back."""
    u, large = w / W, w >= 400
    plate = Plate(W, H, u, 3 if large else 4, max(2.2, 3.4 * u), pattern.seed, 1.0 if large else 1.5)
    for d, weight in ((22, 2.4), (30, 1.0)):
        plate.contour(_frame(d), weight)
    _guilloche(plate)
    for cx in (48, W - 48):
        for cy in (48, H - 48):
            plate.white(ellipse(cx, cy, 17))
            rosette(plate, cx, cy, 17)
    plate.fill(_frame(66), 0.0, outline=1.8)
    plate.clip = polygon(_frame(66))
    _diaper(plate)
    plate.clip = None
    _oval(plate, pattern.oval)
    pattern.device(plate)
    return letterpress(pasteboard(w, h, pattern.seed), plate, pattern.ink, 0.93)


def _guilloche(plate: Plate) -> None:
    """Plaited waves round the border."""
    sides = (((34, 48), (526, 48)), ((512, 34), (512, 786)), ((526, 772), (34, 772)), ((48, 786), (48, 34)))
    t = np.linspace(0, 1, 400)
    for (x0, y0), (x1, y1) in sides:
        length = math.dist((x0, y0), (x1, y1))
        nx, ny = -(y1 - y0) / length, (x1 - x0) / length
        for phase in (0, math.pi, math.pi / 2, 1.5 * math.pi):
            wave = 10.5 * np.sin(t * round(length / 27) * math.tau + phase)
            x, y = x0 + (x1 - x0) * t + nx * wave, y0 + (y1 - y0) * t + ny * wave
            plate.line(list(zip(x, y, strict=True)), 1.0, waver=0)


def _diaper(plate: Plate) -> None:
    """A lattice of triple lines with sprigs in its meshes and stars on its knots."""
    sx, sy, cx, cy = 53.5, 68.8, W / 2, H / 2
    for i in range(-16, 20):
        for lean in (1, -1):
            x = cx + i * sx
            ends = ((x - lean * 6 * sx, cy - 6 * sy), (x + lean * 6 * sx, cy + 6 * sy))
            for shift, weight in ((0, 1.2), (-3.2, 0.6), (3.2, 0.6)):
                plate.line([(a + shift, b) for a, b in ends], weight, waver=0.1)
    for j in range(-12, 13):
        for i in range(-6, 7):
            x, y = cx + i * sx + (sx / 2 if j % 2 else 0), cy + j * sy / 2
            _star(plate, x, y) if j % 2 else _sprig(plate, x, y)


def _sprig(plate: Plate, x: float, y: float) -> None:
    for turn in (0, 90, 180, 270):
        leaf = Frame(x, y, 1, turn)([(0, -2, 1), (-5.5, -8), (0, -15.5, 1), (5.5, -8)])
        plate.fill(spline(leaf, True, 1.5), 0.45, hatch=turn + 20, outline=0.9, pitch=0.7)
        stalk = Frame(x, y, 1, turn + 45)
        plate.pen_line(stalk([(0, -3), (0, -10)]), 1.1)
        plate.solid(stalk(ellipse(0, -11.5, 1.5, n=8)))
    plate.solid(ellipse(x, y, 2.6, n=10))


def _star(plate: Plate, x: float, y: float) -> None:
    star = [
        (0, -9, 1),
        (2.2, -2.2),
        (6.5, 0, 1),
        (2.2, 2.2),
        (0, 9, 1),
        (-2.2, 2.2),
        (-6.5, 0, 1),
        (-2.2, -2.2),
    ]
    plate.solid(spline(Frame(x, y)(star), True, 1.5))


def _oval(plate: Plate, grow: float) -> None:
    """The medallion: rays, beads and a quiet ground."""
    cx, cy = W / 2, H / 2
    for rx, ry, weight, tone in ((150, 196, 2.2, 0.0), (142, 188, 1.0, 0.22), (124, 170, 1.6, 0.0)):
        ring = ellipse(cx, cy, rx * grow, ry * grow, 120)
        plate.fill(ring, tone, field=radial(cx, cy, 150), outline=weight, pitch=0.9)
    for i in range(64):
        a = i * math.tau / 64
        bead = (cx + 133 * grow * math.cos(a), cy + 179 * grow * math.sin(a))
        plate.solid(ellipse(*bead, 2.5, n=8))
    plate.fill(
        ellipse(cx, cy, 118 * grow, 164 * grow, 120),
        lambda _x, y: 0.20 + 0.10 * np.clip((y - 300) / 240, 0, 1),
        hatch=0,
        outline=1.0,
        pitch=0.8,
    )


def _crowned_cypher(plate: Plate) -> None:
    cypher(plate, W / 2, 440)
    crown(plate, W / 2, 316, 0.82)
    plate.pen_line([(226, 530), (252, 544), (280, 536), (308, 544), (334, 530)], 1.6)


def _arms(plate: Plate) -> None:
    trophy(plate, W / 2, H / 2 + 2, 1.05)


PATTERNS = {
    "domestic": Pattern("#303C58", 3, _crowned_cypher),
    "foreign": Pattern("#8C2C26", 4, _crowned_cypher),
    "activation": Pattern("#3E5A40", 5, _arms, 1.28),
}

for _name, _pattern in PATTERNS.items():
    for _suffix, _size in SIZES.items():
        BACKS.asset(f"back_{_name}{_suffix}", _size, quality=92)(
            lambda w, h, pattern=_pattern: back(w, h, pattern)
        )
