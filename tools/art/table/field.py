"""The field of battle drawn on the cloth in chalk: hills, a river, roads, a village, woods and marsh.

It is a square to be laid over the baize from its middle and cut off to the shape of the window.
It must not know who fights over it.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.chalk import Chalk, evenly
from ..engine.geometry import Frame, Point, Points, ellipse, spline
from ..engine.noise import noise
from ..engine.relief import over
from ..registry import Catalogue
from .terrain import SIDE, Ground, hills

FIELD = Catalogue()
CHALK, WATER = "#F0EDD6", "#A9CFD6"
RIVER: Points = [(1330, -40), (1285, 120), (1180, 235), (1205, 370), (1120, 505), (1145, 640), (1050, 760)]
RIVER += [
    (1010, 905),
    (1075, 1050),
    (1030, 1195),
    (900, 1290),
    (885, 1430),
    (790, 1560),
    (805, 1720),
    (720, 1960),
]
BROOK: Points = [
    (1960, 1010),
    (1790, 985),
    (1690, 1045),
    (1520, 1010),
    (1390, 1075),
    (1240, 1050),
    (1075, 1060),
]
HIGH_ROAD: Points = [(-40, 860), (150, 905), (330, 850), (520, 880), (700, 935), (880, 950), (1015, 940)]
HIGH_ROAD += [(1170, 900), (1330, 830), (1500, 850), (1700, 770), (1960, 790)]
NORTH_LANE: Points = [(690, 930), (650, 780), (710, 640), (640, 500), (560, 380), (600, 200), (540, -40)]
SOUTH_LANE: Points = [
    (760, 945),
    (700, 1090),
    (560, 1200),
    (520, 1370),
    (360, 1520),
    (330, 1700),
    (240, 1960),
]
EAST_LANE: Points = [
    (1420, 845),
    (1490, 990),
    (1440, 1160),
    (1530, 1320),
    (1490, 1500),
    (1600, 1690),
    (1580, 1960),
]
WOODS = ((330, 560, 190, 120), (1560, 470, 170, 150), (1290, 1480, 210, 130), (140, 1270, 130, 170))
WOODS += ((900, 200, 150, 90), (1760, 1520, 120, 110), (560, 1760, 170, 90))


def _beside(points: Points, distance: float | np.ndarray) -> np.ndarray:
    course = evenly(spline(points), 8)
    along = np.gradient(course, axis=0)
    along /= np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-6)[:, None]
    width = (
        np.broadcast_to(distance, len(course)) if np.ndim(distance) == 0 else np.resize(distance, len(course))
    )
    return course + np.stack([-along[:, 1], along[:, 0]], 1) * np.asarray(width)[:, None]


def _stream(water: Chalk, points: Points, wide: float, seed: int) -> None:
    n = len(evenly(spline(points), 8))
    swell = wide * (1 + 0.28 * noise(8, n, 30, seed, 2)[4])
    left, right = _beside(points, swell), _beside(points, -swell)
    water.smudge([*left.tolist(), *right[::-1].tolist()], 0.17)
    for bank in (left, right):
        water.line(bank.tolist(), 2.0, 0.62)
    for share in (-0.45, 0.1, 0.5):
        if wide > 9:
            water.dashes(_beside(points, swell * share).tolist(), 1.2, 0.34, 46, 34)


def _road(chalk: Chalk, points: Points, half: float, strength: float, lane: bool) -> None:
    for side in (-1, 1):
        rail = _beside(points, side * half).tolist()
        if lane and side > 0:
            chalk.dashes(rail, 1.7, strength, 13, 8)
        else:
            chalk.line(rail, 1.7, strength)


def _bridge(chalk: Chalk, x: float, y: float, turn: float) -> None:
    at = Frame(x, y, 1, turn)
    for side in (-1, 1):
        wall: Points = [(-34, side * 17), (-22, side * 11), (22, side * 11), (34, side * 17)]
        chalk.line(at(wall), 3.2, 0.75, curved=False)


def _village(chalk: Chalk, ground: Ground, rng: np.random.Generator) -> None:
    x, y = 612, 1012
    _house(chalk, Frame(x, y, 1, 8), 26, 11)
    chalk.line([(x + 30, y - 8), (x + 30, y - 44)], 2.2, 0.7, curved=False)
    chalk.line([(x + 21, y - 34), (x + 39, y - 33)], 2.2, 0.7, curved=False)
    ground.hold(x, y, 52)
    roads = np.vstack([evenly(spline(p), 14) for p in (HIGH_ROAD, NORTH_LANE, SOUTH_LANE)])
    near = roads[np.hypot(roads[:, 0] - 715, (roads[:, 1] - 930) * 1.1) < 215]
    for _ in range(900):
        i = int(rng.integers(len(near) - 1))
        (x0, y0), (x1, y1) = near[i], near[i + 1]
        if math.dist((x0, y0), (x1, y1)) > 30:
            continue
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0)) + rng.normal(0, 7)
        side, back = rng.choice([-1, 1]), rng.uniform(24, 60)
        x, y = Frame(x0, y0, 1, turn)([(rng.uniform(-8, 8), side * back)])[0]
        half, deep = rng.uniform(10, 19), rng.uniform(7, 11)
        if not ground.free(x, y, half + 3):
            continue
        ground.hold(x, y, half + 7)
        _house(chalk, Frame(x, y, 1, turn), half, deep)


def _house(chalk: Chalk, at: Frame, half: float, deep: float) -> None:
    walls = at([(-half, -deep), (half, -deep), (half, deep), (-half, deep)])
    chalk.smudge(walls, 0.20)
    chalk.line([*walls, walls[0]], 1.9, 0.62, curved=False, waver=0.5)
    chalk.line(at([(-half, 0), (half, 0)]), 1.1, 0.4, curved=False)


def _woods(chalk: Chalk, ground: Ground, rng: np.random.Generator) -> None:
    for cx, cy, rx, ry in WOODS:
        bias = rng.uniform(0, math.tau)
        spots: list[tuple[float, float, float]] = []
        for _ in range(420):
            a, d = rng.uniform(0, math.tau), math.sqrt(rng.random())
            lobe = 0.72 + 0.24 * math.sin(2 * a + bias) + 0.16 * math.sin(5 * a + 2 * bias)
            x, y = cx + rx * d * lobe * math.cos(a), cy + ry * d * lobe * math.sin(a)
            r = rng.uniform(8, 15) * (1.12 - 0.4 * d)
            if len(spots) < 44 and ground.free(x, y, r * 0.9):
                ground.hold(x, y, r * rng.uniform(0.85, 1.25))
                spots.append((x, y, r))
        for x, y, r in sorted(spots, key=lambda s: s[1]):
            _tree(chalk, rng, x, y, r)


def _tree(chalk: Chalk, rng: np.random.Generator, x: float, y: float, r: float) -> None:
    """A tree in elevation, as the surveyors drew it: a lobed crown, a stem, and shade to the right."""
    lobes, phase = int(rng.integers(5, 8)), rng.uniform(0, math.tau)
    squash = rng.uniform(0.82, 1.15)
    crown: Points = []
    for a in np.linspace(0, math.tau, 30, endpoint=False):
        d = r * (0.80 + 0.22 * abs(math.sin(a * lobes / 2 + phase)) + rng.normal(0, 0.03))
        crown.append((x + d * math.cos(a), y - 0.3 * r + d * squash * math.sin(a)))
    chalk.ring(crown, 1.5, 0.44)
    chalk.line([(x, y + r * 0.55), (x + rng.normal(0, 0.8), y + r * 1.2)], 1.9, 0.46, curved=False)
    for k in range(int(rng.integers(2, 4))):
        sx = x + r * (0.15 + 0.24 * k)
        chalk.line([(sx, y + r * (0.35 - 0.1 * k)), (sx + r * 0.16, y - r * 0.25)], 1.2, 0.30, curved=False)
    chalk.line([(x + 1, y + r * 1.2), (x + r * 0.9, y + r * 1.12)], 1.4, 0.30, curved=False)


def _marsh(chalk: Chalk, ground: Ground, rng: np.random.Generator) -> None:
    for cx, cy, spread in ((1130, 1180, 110), (1015, 640, 80), (1640, 1110, 90), (940, 1560, 90)):
        for _ in range(46):
            x, y = rng.normal(cx, spread * 0.6), rng.normal(cy, spread * 0.38)
            if not ground.free(x, y, 9):
                continue
            ground.hold(x, y, 9)
            for dx in (-4.5, 0, 4.5):
                tip = (x + dx * 1.5 + rng.normal(0, 1), y - 8 - 3 * (dx == 0))
                chalk.line([(x + dx * 0.5, y), tip], 1.2, 0.36, curved=False, waver=0.2)
            chalk.line([(x - 9, y + 2), (x + 9, y + 2)], 1.1, 0.26, curved=False)


def _hedges(chalk: Chalk, ground: Ground, rng: np.random.Generator) -> None:
    """Enclosed fields beside the roads: crooked boundaries, some ploughed."""
    for x, y, turn in (
        (430, 1000, -4),
        (300, 980, 8),
        (870, 1060, 14),
        (800, 790, -8),
        (1560, 940, -20),
        (440, 760, 6),
    ):
        at = Frame(x, y, 1, turn)
        w, h = rng.uniform(48, 74), rng.uniform(34, 52)
        corners = [
            (sx * w + rng.normal(0, 7), sy * h + rng.normal(0, 6))
            for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
            chalk.dashes(at([a, b]), 1.6, 0.34, 8, 5)
        if rng.random() < 0.7:
            for t in np.linspace(-0.75, 0.75, 7):
                row = [
                    (-w * 0.84, t * h + rng.normal(0, 1)),
                    (0, t * h + rng.normal(0, 2)),
                    (w * 0.82, t * h),
                ]
                chalk.line(at(row), 1.1, 0.17)
        ground.hold(x, y, max(w, h) * 0.9)


def _windmill(chalk: Chalk, x: float, y: float) -> None:
    chalk.line(
        [(x - 11, y), (x - 6, y - 40), (x, y - 47), (x + 6, y - 40), (x + 11, y), (x - 11, y)],
        2,
        0.6,
        curved=False,
    )
    for turn in (28, 118, 208, 298):
        at = Frame(x, y - 40, 1, turn)
        sail: list[Point] = [(0, 0), (34, 0), (34, 7), (10, 7)]
        chalk.line(at(sail), 1.8, 0.6, curved=False, waver=0.4)


def _compass(chalk: Chalk, x: float, y: float) -> None:
    for turn, reach in ((0, 78), (90, 52), (180, 60), (270, 52)):
        at = Frame(x, y, 1, turn)
        chalk.line(
            at([(0, -reach), (9, -10), (0, 0), (-9, -10), (0, -reach)]), 1.8, 0.5, curved=False, waver=0.3
        )
        chalk.smudge(at([(0, -reach), (9, -10), (0, 0)]), 0.26)
    for r in (36, 40):
        chalk.ring(ellipse(x, y, r, n=36), 1.3, 0.36)
    lily: Points = [(x, y - 104, 1), (x - 8, y - 92), (x, y - 80, 1), (x + 8, y - 92)]
    chalk.ring(spline(lily, True), 1.7, 0.5)


@FIELD.asset("war_table", (SIDE, SIDE), quality=88, density=1, cover=True)
def war_table(w: int, h: int) -> np.ndarray:
    """Chalk alone, to be laid over the baize; quiet enough for cards and words to lie on it."""
    rng = np.random.default_rng(17)
    ground = Ground((RIVER, BROOK), 67)
    white, blue = Chalk(w, h, CHALK, 5), Chalk(w, h, WATER, 7)
    for course in (HIGH_ROAD, NORTH_LANE, SOUTH_LANE, EAST_LANE):
        ground.take(spline(course), 28)
    for course, width in ((RIVER, 74), (BROOK, 34)):
        ground.take(spline(course), width)
    _stream(blue, RIVER, 21, 3)
    _stream(blue, BROOK, 6, 4)
    _road(white, HIGH_ROAD, 8, 0.52, lane=False)
    for lane in (NORTH_LANE, SOUTH_LANE, EAST_LANE):
        _road(white, lane, 5.5, 0.42, lane=True)
    _bridge(white, 1013, 941, -9)
    _bridge(white, 1452, 1026, 100)
    _village(white, ground, rng)
    _hedges(white, ground, rng)
    _windmill(white, 1780, 640)
    _compass(white, 1730, 1255)
    ground.hold(1780, 610, 55)
    ground.hold(1730, 1245, 110)
    _woods(white, ground, rng)
    _marsh(white, ground, rng)
    hills(white, ground, rng)
    return over(blue.rubbed(), white.rubbed(), 0, 0)
