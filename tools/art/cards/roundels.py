"""The arms as hand-coloured roundels: foot, horse, guns, Mr Puckle's gun, and a standard for any other.

Their coats are green, so that they speak for neither side. Each is cut anew, and bolder, for its small size.
It must not know the rules.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from ..engine.geometry import Frame, Points, alpha_mask, ellipse, limb, polygon, rectangle
from ..engine.paper import sheet_of
from ..engine.pencil import Pencil
from ..engine.plate import Field
from ..engine.scene import Scene
from ..registry import Catalogue
from .soldiery import BRASS, Charger, dragoon, half_length

ROUNDELS = Catalogue()
SIZES = {"": 256, "_small": 96}
COAT, FACING = "#6f8a62", "#d8b45c"
BRONZE, TIMBER, PAINT = "#d8ac52", "#a9743f", "#98a48c"
LARGE, SMALL = 1.0, 1.25
"""The weight of the pen; small, the horseman comes nearer."""
Draw = Callable[[Scene, float], None]


def _across(y0: float, y1: float, low: float = 0.02, high: float = 0.64) -> Field:
    """Tone of a barrel lying between two heights."""
    return lambda _x, y: low + (high - low) * np.clip((y - y0) / (y1 - y0), 0, 1) ** 1.3


def _infantry(plate: Scene, _weight: float) -> None:
    half_length(plate, Frame(91, 106, 2.15), COAT, FACING)


def _cavalry(plate: Scene, weight: float) -> None:
    near = Frame(113, 183, 0.90) if weight == LARGE else Frame(111, 205, 1.06)
    horse = Charger(plate, near, "#b98a58", "#5a4030", weight)
    horse.draw(FACING)
    dragoon(plate, horse.seat(), COAT, FACING, weight)


def _wheel(pen: Pencil, x: float, y: float, r: float, wash: str) -> None:
    pen.part(ellipse(x, y, r, n=60), wash, 0.14, puff=0.1, outline=1.9)
    pen.part(ellipse(x, y, r * 0.80, n=50), "", 0.0, puff=0, outline=1.3)
    for a in np.linspace(0, math.tau, 11)[:-1] + 0.2:
        tip = (x + r * 0.84 * math.cos(a), y + r * 0.84 * math.sin(a))
        pen.part(limb([(x, y), tip], [r * 0.14, r * 0.11]), wash, 0.2, outline=1.0)
    pen.part(ellipse(x, y, r * 0.2, n=20), wash, 0.3, outline=1.4)
    pen.dot(ellipse(x, y, r * 0.07, n=10))


def _artillery(plate: Scene, weight: float) -> None:
    pen = Pencil(plate, Frame(0, 0), weight)
    _wheel(pen, 112, 116, 37, PAINT)
    trail: Points = [(14, 158), (84, 112), (128, 104), (132, 122), (90, 130), (24, 168)]
    pen.part(trail, PAINT, 0.36, hatch=30, outline=1.7)
    barrel: Points = [(42, 82, 1), (43, 108, 1), (100, 107), (162, 103, 1), (164, 107, 1), (176, 107, 1)]
    barrel += [(177, 83, 1), (165, 82, 1), (162, 87, 1), (100, 82), (60, 78)]
    pen.shape(barrel, BRONZE, _across(80, 108), hatch=2, puff=0, curve=0, outline=2.0)
    pen.shape(ellipse(35, 95, 8, 7.5, 20), BRONZE, 0.25, outline=1.5)
    for x, r in ((48, 14.5), (72, 14), (110, 13), (160, 11)):
        band = rectangle(x, 94.5 - r, x + 5, 94.5 + r)
        pen.part(band, BRONZE, _across(94 - r, 94 + r), hatch=2, puff=0, outline=1.2)
    _wheel(pen, 116, 124, 42, PAINT)
    for x, y in ((152, 160), (168, 160), (160, 146)):
        pen.part(ellipse(x, y, 8.4, n=24), "#8a8880", 0.5, puff=0.8, outline=1.4)


def _machine_gun(plate: Scene, weight: float) -> None:
    pen = Pencil(plate, Frame(0, 0), weight)
    for foot in ((30, 172), (140, 172), (86, 176)):
        pen.part(limb([(86, 108), foot], [10, 7]), TIMBER, 0.4, hatch=80, outline=1.5)
    pen.part(rectangle(54, 140, 118, 146), TIMBER, 0.35, hatch=0, outline=1.3)
    pen.part(rectangle(77, 86, 95, 116), BRONZE, 0.25, hatch=88, puff=0.3, outline=1.6)
    barrel: Points = [(98, 58), (98, 84), (168, 80), (168, 83), (180, 83), (180, 60), (168, 60), (168, 63)]
    pen.part(barrel, BRONZE, _across(58, 84), hatch=2, puff=0, curve=0, outline=2.0)
    pen.part(rectangle(108, 57.5, 113, 84.5), BRONZE, _across(57, 85), hatch=2, puff=0, outline=1.2)
    pen.part([(44, 46), (94, 46), (99, 52), (99, 90), (94, 96), (44, 96)], BRONZE, 0.3, puff=0, outline=2.0)
    for i in range(5):
        y = 48.5 + i * 9.2
        pen.part(
            rectangle(50, y, 92, y + 8), BRONZE, _across(y, y + 8, 0.0, 0.66), hatch=2, puff=0, outline=1.2
        )
    for x in (42, 92):
        pen.part(
            rectangle(x, 43, x + 7, 99), "#a9a698", _across(43, 99, 0.1, 0.6), hatch=2, puff=0, outline=1.6
        )
    crank: Points = [(42, 68), (30, 68), (25, 84), (14, 84)]
    pen.part(limb(crank, [5, 5, 5, 5]), "#a9a698", 0.35, outline=1.3)
    pen.part(limb([(22, 84), (11, 84)], [8, 8]), TIMBER, 0.35, outline=1.3)


def _other(plate: Scene, weight: float) -> None:
    pen = Pencil(plate, Frame(0, 0), weight)
    pen.part(limb([(60, 184), (60, 28)], [6, 5]), TIMBER, 0.35, hatch=88, outline=1.5)
    pen.shape([(56, 29, 1), (52, 20), (60, 6, 1), (68, 20), (64, 29, 1)], BRASS, 0.05, outline=1.4)

    def edge(x: float, lift: float) -> float:
        return lift + 9 * math.sin((x - 62) / 20) * min(1.0, (x - 62) / 30) + 0.10 * (x - 62)

    def folds(x: np.ndarray, _y: np.ndarray) -> np.ndarray:
        return 0.06 + 0.46 * (0.5 - 0.5 * np.cos((x - 64) / 20 + 0.5)) ** 2 * np.clip((x - 62) / 20, 0, 1)

    xs = np.linspace(62, 168, 36)
    for low, high, wash in ((40, 61, COAT), (60, 85, "#f3e6c2"), (84, 106, COAT)):
        band = [(x, edge(x, low)) for x in xs]
        band += [(x, edge(x, high)) for x in xs[::-1]]
        pen.part(band, wash, folds, hatch=86, puff=0, curve=0, outline=0.9)
    whole = [(x, edge(x, 40)) for x in xs] + [(x, edge(x, 106)) for x in xs[::-1]]
    plate.contour(polygon(whole), 1.9 * weight)
    star = [
        (
            116 + (13 if i % 2 else 6) * math.sin(i * math.pi / 5),
            83 - (13 if i % 2 else 6) * math.cos(i * math.pi / 5),
        )
        for i in range(10)
    ]
    pen.part(star, FACING, 0.1, puff=0.2, outline=1.0)
    pen.line([(59, 38), (51, 60), (50, 90)], 1.6)
    pen.shape(ellipse(50, 97, 4, 7, 14), BRASS, 0.2, outline=1.0)


ARMS: dict[str, Draw] = {
    "infantry": _infantry,
    "cavalry": _cavalry,
    "artillery": _artillery,
    "machine_gun": _machine_gun,
    "other": _other,
}


def roundel(name: str, size: int) -> np.ndarray:
    """One arm on sky and grass within a gilt ring; RGBA."""
    small = size < 128
    seed = 40 + list(ARMS).index(name)
    weight = SMALL if small else LARGE
    plate = Scene(
        200, 200, size / 200, 5 if small else 4, 2.2 if small else 2.8, seed, 1.45 if small else 1.15
    )
    disc = polygon(ellipse(100, 100, 98, n=120))
    plate.fill(disc, 0.1, wash="#e6c878", hatch=20, outline=2.4)
    inner = polygon(ellipse(100, 100, 90, n=120))
    plate.fill(
        inner, lambda _x, y: 0.30 - 0.28 * np.clip(y / 140, 0, 1), hatch=0, wash="#cfdde0", outline=1.6
    )
    plate.clip = inner
    ground = [(0, 154), (60, 150), (130, 155), (200, 151), (200, 200), (0, 200)]
    plate.fill(ground, 0.16, hatch=3, wash="#c3bd84", outline=1.0)
    ARMS[name](plate, weight)
    plate.clip = None
    plate.contour(inner, 1.8)
    image = plate.print(sheet_of(size, size, "#F6ECD6", seed, chains=False), register=1.2)
    edge = Frame(0, 0, size / 200)(ellipse(100, 100, 99, n=120))
    return np.dstack([image, alpha_mask(size, size, polygon(edge))])


def _add_roundels() -> None:
    for name in ARMS:
        for suffix, size in SIZES.items():
            ROUNDELS.asset(f"arm_{name}{suffix}", (size, size))(lambda w, _h, name=name: roundel(name, w))


_add_roundels()
