"""A king's crown and a bell, cast as the stands of the war-game are: what ends of governments are told with.

It must not know how they end.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from ..registry import Catalogue
from .lead import Cast, Vector

REGALIA = Catalogue()
SIZE = 400
GOLD, VELVET, ERMINE = (0.86, 0.62, 0.16), (0.52, 0.05, 0.10), (0.90, 0.87, 0.78)
RUBY, SAPPHIRE, PEARL, TAIL = (0.70, 0.04, 0.08), (0.10, 0.20, 0.55), (0.93, 0.90, 0.84), (0.10, 0.08, 0.08)
BRONZE, STRAP, IRON = (0.66, 0.44, 0.17), (0.36, 0.22, 0.11), (0.22, 0.22, 0.24)
RIM = 0.80  # how wide the crown is
ARCH = 13  # parts to half an arch
LEANT = -16  # degrees by which they lean back, to be seen more from the side


def _round(radius: float, degrees: float, z: float) -> Vector:
    a = math.radians(degrees)
    return radius * math.cos(a), radius * math.sin(a), z


@REGALIA.asset("crown_gold", (SIZE, SIZE), quality=90)
def crown(width: int, _height: int) -> np.ndarray:
    """Ermine, a jewelled rim with lilies and crosses, two arches over crimson velvet, orb and cross."""
    cast = Cast()
    cast.at(roll=LEANT)
    for i in range(36):
        cast.ball(_round(RIM, i * 10, -0.12), 0.13, ERMINE, 0.05)
        if i % 3 == 0:
            cast.capsule(_round(RIM + 0.11, i * 10, -0.10), _round(RIM + 0.12, i * 10, -0.17), 0.025, TAIL)
    cast.ring((0, 0, 0.02), (0, 0, 1), RIM, 0.06, GOLD)
    cast.ring((0, 0, 0.20), (0, 0, 1), RIM, 0.045, GOLD)
    cast.drum((0, 0, 0.02), (0, 0, 0.20), RIM, GOLD, gloss=0.9)
    for i in range(24):
        stone = (RUBY, PEARL, SAPPHIRE, PEARL)[i % 4]
        cast.ball(_round(RIM + 0.02, i * 15 + 5, 0.11), 0.045 if i % 2 else 0.062, stone, 1.0)
    for i in range(8):
        _lily(cast, i * 45 + 20, cross=i % 2 == 0)
    cast.ball((0, 0, 0.34), 0.62, VELVET, 0.1)
    for quarter in range(4):
        _half_arch(cast, quarter * 90 + 20)
    cast.ball((0, 0, 1.02), 0.12, GOLD, 1.0)
    cast.capsule((0, 0, 1.10), (0, 0, 1.36), 0.035, GOLD, gloss=1.0)
    cast.capsule((0, -0.10, 1.25), (0, 0.10, 1.25), 0.035, GOLD, gloss=1.0)
    return cast.render(width, seed=3)


def _lily(cast: Cast, degrees: float, *, cross: bool) -> None:
    """What stands upon the rim."""
    tall = 0.50 if cross else 0.42
    cast.capsule(_round(RIM, degrees, 0.20), _round(RIM, degrees, tall), 0.045, GOLD, gloss=0.9)
    for aside in (-8.0, 8.0):
        cast.ball(_round(RIM, degrees + aside, 0.36), 0.055, GOLD, 0.9)
    cast.ball(_round(RIM, degrees, tall + 0.02), 0.06 if cross else 0.05, RUBY if cross else GOLD, 1.0)


def _half_arch(cast: Cast, degrees: float) -> None:
    """From the rim up, a little in, and down again to the middle; set with pearls."""
    course = []
    for i in range(ARCH + 1):
        t = math.radians(90 * i / ARCH)
        course.append(
            _round(RIM * math.cos(t) ** 0.8 if i < ARCH else 0.0, degrees, 0.42 + 0.50 * math.sin(t))
        )
    for i, (a, b) in enumerate(pairwise(course)):
        cast.capsule(a, b, 0.055, GOLD, gloss=0.9)
        if i % 2:
            cast.ball((a[0], a[1], a[2] + 0.05), 0.042, PEARL, 1.0)


@REGALIA.asset("bell", (SIZE, SIZE), quality=90)
def bell(width: int, _height: int) -> np.ndarray:
    """A church bell on its headstock, hung so that it swings about the middle of the upper edge."""
    cast = Cast()
    cast.at(roll=LEANT)
    cast.ball((0, 0, 0.70), 0.46, BRONZE, 0.9)
    profile = ((0.96, 0.38), (0.60, 0.46), (0.30, 0.53), (0.08, 0.66), (-0.08, 0.80))
    for (z, r), (low, wide) in pairwise(profile):
        cast.drum((0, 0, z), (0, 0, low), r, BRONZE, wide, 0.9)
    for z, r in ((0.94, 0.39), (0.86, 0.42), (0.26, 0.56), (0.02, 0.72), (-0.08, 0.79)):
        cast.ring((0, 0, z), (0, 0, 1), r, 0.028, BRONZE)
    cast.ball((0, 0, -0.20), 0.15, IRON, 0.6)
    for side in (-0.09, 0.09):
        cast.capsule((0, side, 1.08), (0, side, 1.30), 0.045, BRONZE)
    cast.capsule((-0.45, 0, 1.40), (0.45, 0, 1.40), 0.11, STRAP, gloss=0.2)
    for side in (-0.22, 0.22):
        cast.ring((side, 0, 1.40), (1, 0, 0), 0.11, 0.03, IRON)
    return cast.render(width, seed=5)
