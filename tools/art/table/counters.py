"""The stands of the war-game: foot, horse, guns, Mr Puckle's gun and a colour party, standing and fallen.

The sides differ by coat, hat, the way they face and the shape of the base. It must not know the rules.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..engine.noise import F32
from ..engine.relief import over, shadow_of
from ..registry import Catalogue
from .lead import Cast, Vector

COUNTERS = Catalogue()
SIZE = 200
WHITE, FLESH, INK, BRASS = (0.88, 0.84, 0.72), (0.86, 0.60, 0.44), (0.07, 0.06, 0.06), (0.80, 0.58, 0.20)
OAK, IRON, STEEL = (0.42, 0.25, 0.12), (0.24, 0.25, 0.26), (0.72, 0.72, 0.70)
SHAKO, BEARSKIN = "shako", "bearskin"


@dataclass(frozen=True, slots=True)
class Side:
    """How one side is painted; `corner` rounds its bases off, and one of them faces left."""

    coat: Vector
    facing: Vector
    plume: Vector
    cloth: Vector
    carriage: Vector
    edge: Vector
    grass: Vector
    corner: float
    hat: str
    mirrored: bool


SIDES = {
    "red": Side(
        coat=(0.68, 0.08, 0.06),
        facing=(0.85, 0.70, 0.25),
        plume=WHITE,
        cloth=(0.14, 0.20, 0.42),
        carriage=(0.40, 0.45, 0.44),
        edge=(0.56, 0.09, 0.07),
        grass=(0.36, 0.38, 0.16),
        corner=0.05,
        hat=SHAKO,
        mirrored=False,
    ),
    "black": Side(
        coat=(0.085, 0.11, 0.21),
        facing=(0.86, 0.84, 0.76),
        plume=(0.66, 0.10, 0.08),
        cloth=(0.62, 0.12, 0.09),
        carriage=(0.27, 0.36, 0.20),
        edge=(0.07, 0.08, 0.12),
        grass=(0.47, 0.42, 0.24),
        corner=0.61,
        hat=BEARSKIN,
        mirrored=True,
    ),
}
Build = Callable[[Cast, Side, bool], None]


def _base(cast: Cast, side: Side, seed: int) -> None:
    cast.slab(-0.085, (1.155, 0.655, 0.05), side.corner + 0.035, side.edge, 0.35)
    cast.slab(-0.06, (1.12, 0.62, 0.07), side.corner, side.grass)
    rng = np.random.default_rng(seed)
    for _ in range(9):
        cast.at()
        stone = rng.random() < 0.5
        colour = (0.40, 0.36, 0.26) if stone else (0.24, 0.29, 0.11)
        place = (rng.uniform(-0.85, 0.85), rng.uniform(-0.5, 0.5), 0.0)
        cast.ball(place, rng.uniform(0.03, 0.065), colour, 0.1)


def _footman(cast: Cast, side: Side, arms: bool = True) -> None:
    """A soldier with pack and crossbelts, in the frame set before; 1.3 high without the plume."""
    for s, x in ((-1, 0.06), (1, -0.05)):
        cast.capsule((x, s * 0.085, 0.05), (0, s * 0.07, 0.42), 0.066, WHITE, 0.088)
        cast.capsule((x - 0.02, s * 0.085, 0.03), (x + 0.09, s * 0.085, 0.03), 0.055, INK)
        cast.capsule((-0.13, s * 0.05, 0.30), (-0.06, s * 0.03, 0.55), 0.05, side.coat, 0.09)
        cast.capsule((0.14, s * 0.10, 0.50), (0.11, s * -0.14, 0.84), 0.036, WHITE)
        cast.capsule((0, s * 0.19, 0.82), (0.07, s * 0.24, 0.56), 0.07, side.coat)
        hand = (0.22, s * 0.11, 0.53 + 0.05 * s)
        cast.capsule((0.07, s * 0.24, 0.56), hand, 0.06, side.coat, 0.052)
        cast.ball(hand, 0.058, FLESH)
    cast.capsule((0, 0, 0.46), (0, 0, 0.80), 0.145, side.coat, 0.17)
    for y in (-0.07, 0.07):
        cast.capsule((-0.23, y, 0.64), (-0.23, y, 0.80), 0.08, OAK, gloss=0.3)
    cast.drum((0, 0, 0.99), (0, 0, 0.93), 0.105, side.facing)
    cast.ball((0.01, 0, 1.02), 0.125, FLESH)
    _hat(cast, side, 1.06)
    if arms:
        cast.capsule((0.20, -0.08, 0.34), (0.26, -0.10, 1.30), 0.03, OAK)
        cast.capsule((0.26, -0.10, 1.12), (0.28, -0.105, 1.62), 0.018, STEEL, 0.010, 1.0)


def _hat(cast: Cast, side: Side, z: float) -> None:
    if side.hat == SHAKO:
        cast.drum((0, 0, z), (-0.01, 0, z + 0.28), 0.130, INK, 0.150, 0.8)
        cast.drum((0.07, 0, z), (0.17, 0, z - 0.015), 0.10, INK, 0.09, 0.8)
        cast.ball((0.135, 0, z + 0.13), 0.05, BRASS, 1.0)
        cast.capsule((0.11, 0, z + 0.26), (0.10, 0, z + 0.42), 0.045, side.plume, 0.022)
        return
    cast.capsule((0, 0, z + 0.06), (-0.01, 0, z + 0.22), 0.155, INK, 0.17, 0.35)
    cast.ball((0.145, 0, z + 0.06), 0.05, BRASS, 1.0)
    cast.capsule((0.02, -0.16, z + 0.22), (0.02, -0.17, z + 0.44), 0.05, side.plume, 0.03)


def _horse(cast: Cast, hide: Vector, cloth: Vector) -> None:
    """A galloping horse in the frame set before, saddled."""
    cast.capsule((-0.34, 0, 0.62), (0.30, 0, 0.64), 0.20, hide, 0.19)
    cast.capsule((0.34, 0, 0.66), (0.58, 0, 1.0), 0.15, hide, 0.085)
    cast.capsule((0.58, 0, 1.02), (0.80, 0, 0.86), 0.085, hide, 0.058)
    cast.capsule((0.40, 0, 0.86), (0.53, 0, 1.12), 0.05, INK, 0.04)
    cast.capsule((-0.50, 0, 0.70), (-0.66, 0, 0.62), 0.06, INK, 0.075)
    cast.capsule((-0.66, 0, 0.62), (-0.80, 0, 0.36), 0.075, INK, 0.02)
    for s in (-1, 1):
        cast.capsule((0.55, s * 0.04, 1.06), (0.54, s * 0.05, 1.16), 0.03, hide, 0.015)
        cast.capsule((0.36, s * 0.10, 0.58), (0.60, s * 0.10, 0.40), 0.085, hide, 0.05)
        fore = (0.72 + 0.06 * s, s * 0.10, 0.20)
        cast.capsule((0.60, s * 0.10, 0.40), fore, 0.045, hide, 0.035)
        cast.ball(fore, 0.05, INK)
        cast.capsule((-0.40, s * 0.11, 0.56), (-0.56, s * 0.11, 0.32), 0.11, hide, 0.055)
        hind = (-0.62 + 0.05 * s, s * 0.11, 0.05)
        cast.capsule((-0.56, s * 0.11, 0.32), hind, 0.045, hide, 0.04)
        cast.ball(hind, 0.05, INK)
    cast.drum((-0.36, 0, 0.65), (0.14, 0, 0.66), 0.225, cloth)
    cast.drum((-0.38, 0, 0.65), (-0.34, 0, 0.65), 0.232, BRASS)
    cast.capsule((-0.20, 0, 0.84), (0.08, 0, 0.84), 0.07, OAK)


def _trooper(cast: Cast, side: Side) -> None:
    """A mounted man, sabre raised, in the frame of his horse."""
    for s in (-1, 1):
        cast.capsule((0.0, s * 0.16, 0.86), (0.14, s * 0.27, 0.60), 0.088, WHITE, 0.07)
        cast.capsule((0.14, s * 0.27, 0.60), (0.08, s * 0.27, 0.34), 0.07, INK, 0.058, 0.8)
        cast.capsule((0.08, s * 0.27, 0.32), (0.19, s * 0.27, 0.31), 0.05, INK)
    cast.capsule((-0.03, 0, 0.90), (0.02, 0, 1.22), 0.145, side.coat, 0.17)
    cast.capsule((0.14, 0.10, 0.95), (0.13, -0.12, 1.26), 0.034, WHITE)
    cast.capsule((0.02, 0.19, 1.24), (0.20, 0.20, 1.04), 0.068, side.coat)
    cast.capsule((0.20, 0.20, 1.04), (0.34, 0.08, 1.02), 0.058, side.coat)
    cast.ball((0.35, 0.07, 1.02), 0.052, FLESH)
    cast.capsule((0.02, -0.19, 1.24), (0.10, -0.34, 1.40), 0.068, side.coat)
    cast.capsule((0.10, -0.34, 1.40), (0.22, -0.34, 1.60), 0.058, side.coat)
    cast.ball((0.23, -0.34, 1.62), 0.058, FLESH)
    cast.capsule((0.20, -0.34, 1.64), (0.60, -0.31, 1.92), 0.026, STEEL, 0.014, 1.2)
    cast.drum((0.02, 0, 1.32), (0.02, 0, 1.38), 0.10, side.facing)
    cast.ball((0.04, 0, 1.44), 0.12, FLESH)
    _hat(cast, side, 1.48)


def _wheel(cast: Cast, at: Vector, colour: Vector) -> None:
    """A wheel whose axle lies along y."""
    x, y, z = at
    cast.ring(at, (0, 1, 0), 0.36, 0.05, colour)
    cast.drum((x, y - 0.08, z), (x, y + 0.08, z), 0.08, IRON, 0.07)
    for i in range(5):
        a = i * math.pi / 5 + 0.2
        dx, dz = 0.34 * math.cos(a), 0.34 * math.sin(a)
        cast.capsule((x - dx, y, z - dz), (x + dx, y, z + dz), 0.03, colour)


def _gun(cast: Cast, wood: Vector, wheels: tuple[int, ...] = (-1, 1)) -> None:
    cast.capsule((-0.30, 0, 0.52), (0.78, 0, 0.60), 0.13, BRASS, 0.09, 1.0)
    cast.drum((0.74, 0, 0.597), (0.82, 0, 0.603), 0.12, BRASS, 0.125, 1.0)
    cast.drum((0.815, 0, 0.603), (0.832, 0, 0.604), 0.066, INK, 0.066, 0.0)
    cast.ball((-0.46, 0, 0.51), 0.07, BRASS, 1.0)
    for x in (-0.22, 0.02, 0.34):
        z, r = 0.525 + 0.07 * (x + 0.3), 0.143 - 0.03 * x
        cast.drum((x, 0, z), (x + 0.05, 0, z), r, BRASS, r, 1.0)
    for s in (-1, 1):
        cast.capsule((0.22, s * 0.16, 0.50), (-0.86, s * 0.07, 0.08), 0.066, wood, 0.074)
    for s in wheels:
        _wheel(cast, (0.12, s * 0.34, 0.42), wood)
    cast.drum((0.12, -0.34, 0.42), (0.12, 0.34, 0.42), 0.055, wood)


def _puckle(cast: Cast) -> None:
    """Mr Puckle's Defence: one barrel, a revolving breech of seven chambers, a crank, a tripod."""
    for a in (20, 145, 265):
        foot = (0.50 * math.cos(math.radians(a)), 0.50 * math.sin(math.radians(a)), 0.03)
        cast.capsule((0, 0, 0.62), foot, 0.058, OAK, 0.048)
    cast.ring((0, 0, 0.28), (0, 0, 1), 0.27, 0.024, IRON)
    cast.drum((0, 0, 0.56), (0, 0, 0.80), 0.075, BRASS, 0.06, 1.0)
    cast.drum((0.12, 0, 0.86), (0.95, 0, 0.92), 0.08, BRASS, 0.066, 1.0)
    cast.drum((0.93, 0, 0.918), (1.0, 0, 0.922), 0.09, BRASS, 0.096, 1.0)
    cast.drum((0.99, 0, 0.92), (1.012, 0, 0.921), 0.05, INK, 0.05, 0.0)
    for i in range(7):
        a = i * math.tau / 7
        y, z = 0.135 * math.cos(a), 0.135 * math.sin(a)
        cast.drum((-0.26, y, 0.85 + z), (0.12, y, 0.87 + z), 0.064, BRASS, 0.064, 0.9)
    for x in (-0.30, 0.10):
        cast.drum((x, 0, 0.85), (x + 0.045, 0, 0.852), 0.21, IRON, 0.21, 0.8)
    cast.capsule((-0.30, 0, 0.85), (-0.44, 0, 0.84), 0.038, IRON)
    cast.capsule((-0.44, 0, 0.84), (-0.44, 0.10, 0.66), 0.036, IRON)
    cast.capsule((-0.44, 0.10, 0.66), (-0.56, 0.10, 0.66), 0.04, OAK)


def _flag(cast: Cast, side: Side, top: float) -> None:
    """A colour on its staff at the frame's place: the side's coat with a white band."""
    cast.capsule((0, 0, 0), (0, 0, top), 0.034, OAK)
    cast.capsule((0, 0, top), (0, 0, top + 0.15), 0.06, BRASS, 0.005, 1.0)
    for i in range(16):
        x, y = -0.05 - i * 0.058, 0.08 * math.sin(i * 0.8) * min(1.0, i / 4)
        foot = top - 0.80 - 0.008 * i - 0.02 * math.sin(i * 0.6)
        for low, high, colour in ((0.04, 0.24, side.coat), (0.29, 0.49, WHITE), (0.54, 0.74, side.coat)):
            cast.capsule((x, y, foot + low), (x, y, foot + high), 0.046, colour, gloss=0.2)


def _drummer(cast: Cast, side: Side) -> None:
    _footman(cast, side, arms=False)
    cast.drum((0.24, 0, 0.36), (0.29, 0, 0.60), 0.17, side.coat, 0.17)
    for z in (0.36, 0.57):
        cast.drum((0.24 + (z - 0.36) * 0.2, 0, z), (0.245 + (z - 0.36) * 0.2, 0, z + 0.03), 0.185, WHITE)
    for s in (-1, 1):
        cast.capsule((0.22, s * 0.12, 0.60), (0.38, s * 0.05, 0.66), 0.016, OAK)


def _infantry(cast: Cast, side: Side, lost: bool) -> None:
    if lost:
        for x, y, heading, pitch in ((0.28, 0.36, 12, 90), (-0.52, -0.26, -16, -90), (0.98, -0.20, 24, 90)):
            cast.at(x, y, 0.18, heading, 0.92, pitch)
            _footman(cast, side)
        return
    for x, y in ((-0.66, 0.22), (0.06, 0.25), (0.76, 0.22), (-0.30, -0.27), (0.42, -0.27)):
        cast.at(x, y, 0, 31 + 5 * x, 1.0)
        _footman(cast, side)


def _cavalry(cast: Cast, side: Side, lost: bool) -> None:
    hide = (0.56, 0.53, 0.47) if side.mirrored else (0.36, 0.18, 0.09)
    if lost:
        cast.at(-0.14, 0.58, 0.16, 10, 1.04, roll=86)
        _horse(cast, hide, side.cloth)
        cast.at(0.84, -0.36, 0.18, 12, 0.90, 90)
        _footman(cast, side, arms=False)
        return
    cast.at(-0.06, 0.0, 0.04, 16, 1.16)
    _horse(cast, hide, side.cloth)
    _trooper(cast, side)


def _artillery(cast: Cast, side: Side, lost: bool) -> None:
    if lost:
        cast.at(0.06, 0.16, 0.10, 14, 1.04, pitch=-12, roll=46)
        _gun(cast, side.carriage, (1,))
        cast.at(0.56, -0.30, 0.06, 20, 0.95, roll=84)
        _wheel(cast, (0, 0, 0), side.carriage)
        cast.at(-0.86, -0.34, 0.18, 190, 0.86, 90)
        _footman(cast, side, arms=False)
        return
    cast.at(0.14, -0.16, 0, 14, 1.10)
    _gun(cast, side.carriage)
    for x, y in ((-0.78, 0.22), (-0.16, 0.44)):
        cast.at(x, y, 0, 28, 0.96)
        _footman(cast, side)


def _machine_gun(cast: Cast, side: Side, lost: bool) -> None:
    if lost:
        cast.at(0.10, 0.56, 0.24, 6, 1.02, roll=78)
        _puckle(cast)
        cast.at(0.10, -0.36, 0.18, 8, 0.90, 90)
        _footman(cast, side, arms=False)
        return
    cast.at(0.10, -0.08, 0, 22, 1.16)
    _puckle(cast)
    cast.at(-0.80, 0.12, 0, 26, 1.02)
    _footman(cast, side, arms=False)


def _colour_party(cast: Cast, side: Side, lost: bool) -> None:
    if lost:
        cast.at(0.50, 0.36, 0.18, 6, 0.94, 90)
        _footman(cast, side, arms=False)
        cast.at(-0.80, 0.02, 0.07, 84, 0.80, roll=90)
        _flag(cast, side, 2.0)
        return
    cast.at(0.42, -0.06, 0, 26, 1.06)
    _footman(cast, side, arms=False)
    cast.at(0.64, -0.16, 0, 4)
    _flag(cast, side, 2.34)
    cast.at(-0.52, -0.08, 0, 26, 1.06)
    _drummer(cast, side)


KINDS: dict[str, Build] = {
    "infantry": _infantry,
    "cavalry": _cavalry,
    "artillery": _artillery,
    "machine_gun": _machine_gun,
    "other": _colour_party,
}


def stand(kind: str, name: str, lost: bool, size: int, ss: int = 3) -> np.ndarray:
    """One stand with its shadow on the cloth."""
    side = SIDES[name]
    seed = 2 + list(KINDS).index(kind)
    cast = Cast(fallen=lost)
    _base(cast, side, seed)
    KINDS[kind](cast, side, lost)
    figure = cast.render(size, seed, side.mirrored, ss)
    canvas = np.zeros((size, size, 4), F32)
    u = size / 200
    return over(over(canvas, shadow_of(figure[..., 3], 4 * u, 5 * u, 4 * u, 0.62), 0, 0), figure, 0, 0)


def _add_stands() -> None:
    for kind in KINDS:
        for name in SIDES:
            for lost in (False, True):
                title = f"lead_{kind}_{name}{'_lost' if lost else ''}"
                COUNTERS.asset(title, (SIZE, SIZE), quality=93)(
                    lambda w, _h, kind=kind, name=name, lost=lost: stand(kind, name, lost, w)
                )


_add_stands()
