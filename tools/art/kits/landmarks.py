"""Particular buildings: St James's Palace, Westminster Abbey, a spinning mill, a windmill, a hill fort.

It must not know what happens in front of them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ..engine.geometry import Frame, Point, Points, ellipse, linear, spline
from ..engine.plate import BARE
from ..engine.scene import Scene
from .openings import CANDLELIT, arch_points
from .perspective import Quad, panel, quad_fill, quad_line, upright_quad
from .stonework import crenellation

PALACE_BRICK = "#a8705a"
ABBEY_STONE = "#d8ccae"


def _small_window(
    scene: Scene, quad: Quad, box: tuple[float, float, float, float], burning: bool, night: bool
) -> None:
    """A distant sash of nine panes."""
    x, y, w, h = box
    glass = CANDLELIT if burning else "#7d8a96"
    tone = 0.0 if burning else (0.85 if night else 0.6)
    quad_fill(scene, quad, panel(x, y, w, h), tone, wash=glass, kind=BARE if burning else 0, outline=1.1)
    for i in (1, 2):
        quad_line(scene, quad, [(x + w * i / 3, y), (x + w * i / 3, y + h)], 0.8)
        quad_line(scene, quad, [(x, y + h * i / 3), (x + w, y + h * i / 3)], 0.8)


def st_james(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    rng: np.random.Generator,
    *,
    night: bool = True,
    lit: float = 0.8,
    wash: str = PALACE_BRICK,
    reach: float = 640,
) -> None:
    """St James's Palace: gatehouse with two octagon turrets and a clock, between low brick ranges.

    (x, y) is the middle of the gate's foot; `reach` is how far the ranges go to each side at scale 1.
    """
    quad = Quad(1, 1, (x, y), (x + scale, y), (x + scale, y + scale), (x, y + scale))
    tone = 0.5 if night else 0.18
    for left, right in ((-reach, -110), (110, reach)):
        _range(scene, quad, left, right, rng, tone, wash, lit, night)
    quad_fill(scene, quad, panel(-62, -262, 124, 262), tone - 0.06, along="courses", wash=wash, outline=1.5)
    crenellation(scene, quad, -62, -262, 124, merlons=6, height=14, tone=tone * 0.7, wash=wash)
    for left in (-48, 22):
        _small_window(scene, quad, (left, -168, 26, 44), night, night)
    _clock(scene, quad, 0, -216, 22)
    gate = [(-30, 0), (-30, -70), (-20, -96), (0, -110), (20, -96), (30, -70), (30, 0)]
    quad_fill(
        scene,
        quad,
        gate,
        0.0 if night else 0.85,
        wash="#e8a848" if night else "#6a5c4c",
        kind=BARE if night else 0,
        outline=1.8,
    )
    for i in range(5):
        at = -20 + i * 10
        quad_line(scene, quad, [(at, 0), (at, -88 - 14 * (i == 2))], 1.3)
    for side in (-1, 1):
        _turret(scene, quad, side * 84, tone, wash, night)


def _range(
    scene: Scene,
    quad: Quad,
    left: float,
    right: float,
    rng: np.random.Generator,
    tone: float,
    wash: str,
    lit: float,
    night: bool,
) -> None:
    height, w = 190, right - left
    for i in range(round(w / 130)):
        at = left + 60 + i * 125
        quad_fill(scene, quad, panel(at, -height - 44, 26, 44), tone + 0.08, wash=wash, outline=1)
        quad_fill(scene, quad, panel(at - 3, -height - 48, 32, 8), tone - 0.1, wash=wash, outline=0.9)
    quad_fill(scene, quad, panel(left, -height, w, height), tone, along="courses", wash=wash, outline=1.4)
    crenellation(scene, quad, left, -height, w, merlons=round(w / 16), tone=tone * 0.7, wash=wash)
    count = int(w / 62)
    for i in range(count):
        for top in (-164, -86):
            at = left + 20 + i * (w - 20) / count
            _small_window(scene, quad, (at, top, 26, 46), rng.random() < lit, night)


def _turret(scene: Scene, quad: Quad, x: float, tone: float, wash: str, night: bool) -> None:
    for left, right, step in ((-30, -12, -0.2), (-12, 12, -0.04), (12, 30, 0.16)):
        face = panel(x + left, -318, right - left, 318)
        quad_fill(scene, quad, face, max(0.05, tone + step), along="courses", wash=wash, outline=1.1)
    crenellation(scene, quad, x - 34, -318, 68, merlons=5, height=16, tone=tone * 0.7, wash=wash)
    for top in (-280, -206, -132, -60):
        _small_window(scene, quad, (x - 7, top, 14, 32), night and top != -60, night)


def _clock(scene: Scene, quad: Quad, x: float, y: float, r: float) -> None:
    scene.fill(quad(ellipse(x, y, r, r, 30)), 0.0, kind=BARE, wash="#f4e6b8", outline=1.6)
    quad_line(scene, quad, [(x, y), (x, y - r * 0.7)], 1.6)
    quad_line(scene, quad, [(x, y), (x - r * 0.4, y + r * 0.3)], 1.6)


def abbey(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    *,
    night: bool = True,
    weight: float = 1.1,
    wash: str = ABBEY_STONE,
) -> None:
    """Westminster Abbey from the west: Hawksmoor's two towers and the great window, all windows alight.

    (x, y) is the middle of its foot; about 430 units high and 300 wide at scale 1.
    """
    quad = Quad(1, 1, (x, y), (x + scale, y), (x + scale, y + scale), (x, y + scale))
    base = 0.34 if night else 0.1
    glow = CANDLELIT if night else "#8fa0a8"
    nave = [(-64, 0), (-64, -232), (0, -282), (64, -232), (64, 0)]
    quad_fill(scene, quad, nave, base, wash=wash, outline=1.4 * weight)
    _great_window(scene, quad, glow, night, weight)
    door_arch = [(-18, 0), (-18, -38), (-10, -56), (0, -64), (10, -56), (18, -38), (18, 0)]
    quad_fill(scene, quad, door_arch, 0.0, kind=BARE, wash="#e8b050" if night else "#8a7a60", outline=1.4)
    for side in (-1, 1):
        _abbey_tower(scene, quad, side * 104, base, glow, night, wash, weight)


def _great_window(scene: Scene, quad: Quad, glow: str, night: bool, weight: float) -> None:
    pointed = _pointed(0, -96, 84, 100)
    quad_fill(
        scene,
        quad,
        pointed,
        0.0 if night else 0.5,
        kind=BARE if night else 0,
        wash=glow,
        outline=1.4 * weight,
    )
    for i in range(1, 7):
        at = -42 + 12 * i
        quad_line(scene, quad, [(at, -96), (at, -196 - 34 * (1 - abs(at) / 42))], 1.0 * weight)
    for top in (-126, -160, -196):
        quad_line(scene, quad, [(-42, top), (42, top)], 0.9 * weight)


def _pointed(x: float, y: float, w: float, h: float) -> Points:
    """A pointed window: middle of its sill (x, y), width, height to the springing."""
    half = w / 2
    head = [
        (-half, -h),
        (-half * 0.86, -h - half * 0.5),
        (0, -h - w * 0.62),
        (half * 0.86, -h - half * 0.5),
        (half, -h),
    ]
    return [(x - half, y), *[(x + a, y + b) for a, b in head], (x + half, y)]


def _abbey_tower(
    scene: Scene, quad: Quad, x: float, base: float, glow: str, night: bool, wash: str, weight: float
) -> None:
    left_edge = quad.at(x - 40, 0)[0]
    right_edge = quad.at(x + 40, 0)[0]
    tone = linear(left_edge, 0, base * 0.6, right_edge, 0, base + 0.3)
    quad_fill(scene, quad, panel(x - 40, -396, 80, 396), tone, wash=wash, outline=1.4 * weight)
    for at in (-40, 28):
        quad_fill(scene, quad, panel(x + at, -402, 12, 402), tone, wash=wash, outline=weight)
    for foot, h in ((-40, 46), (-130, 50), (-226, 46)):
        opening = _pointed(x, foot, 26, h)
        burning = night and foot != -40
        quad_fill(
            scene,
            quad,
            opening,
            0.0 if burning else 0.8,
            kind=BARE if burning else 0,
            wash=glow,
            outline=weight,
        )
        quad_line(scene, quad, [(x, foot), (x, foot - h - 12)], 0.9 * weight)
    _clock(scene, quad, x, -304, 13)
    quad_fill(scene, quad, arch_points(x, -366, 22, 30), 0.9, wash="#6a6a74", outline=weight)
    for level in (-110, -206, -286, -324):
        ledge = panel(x - 42, level, 84, 6)
        quad_fill(scene, quad, ledge, base * 0.5, along="courses", wash=wash, outline=0.9 * weight)
    for at in (-38, 34):
        pinnacle = [(x + at - 5, -402), (x + at + 1, -446), (x + at + 9, -402)]
        quad_fill(scene, quad, pinnacle, base, wash=wash, outline=weight)
    quad_fill(scene, quad, panel(x - 28, -408, 56, 10), base * 0.8, wash=wash, outline=0.9 * weight)


def spinning_mill(
    scene: Scene,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    tone: float = 0.7,
    lit: bool = True,
    wash: str = "#7d7068",
    weight: float = 1.1,
) -> None:
    """A five-storeyed mill seen square on, left foot at (x, y), lit all night, a bell turret on top."""
    quad = upright_quad(x, y, w, h, 100, 100)
    roof = [(-4, 0), (8, -16), (92, -16), (104, 0)]
    quad_fill(scene, quad, roof, min(0.9, tone + 0.12), wash="#5f5a58", outline=weight)
    turret = [(42, -16), (42, -34), (50, -46), (58, -34), (58, -16)]
    quad_fill(scene, quad, turret, tone, wash=wash, outline=weight)
    quad_fill(scene, quad, panel(0, 0, 100, 100), tone, along="courses", wash=wash, outline=1.2 * weight)
    for row in range(5):
        for column in range(6):
            box = panel(6 + column * 15.6, 8 + row * 18.4, 9, 11)
            quad_fill(
                scene,
                quad,
                box,
                0.0 if lit else 0.7,
                kind=BARE if lit else 0,
                wash="#f6cf62" if lit else "#8fa0a8",
                outline=0.7 * weight,
            )


def windmill(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    *,
    turn: float = 18,
    wash: str = "#d9c9a2",
    tone: float = 0.08,
    torn: bool = True,
    sails: bool = True,
    weight: float = 1.2,
) -> None:
    """A stone tower mill, middle of its foot at (x, y), 170 units high; `turn` is its sails' angle."""
    frame = Frame(x, y, scale)
    rng = np.random.default_rng(3)
    body = frame([(-46, 0), (-32, -128), (32, -128), (46, 0)])

    def courses(across: np.ndarray, down: np.ndarray) -> np.ndarray:
        return down - 0.0016 / scale * (across - x) ** 2

    shade = linear(x - 46 * scale, 0, tone, x + 46 * scale, 0, 0.75)
    scene.fill(body, shade, field=courses, wash=wash, outline=1.7 * weight)
    for _ in range(70):
        rise, side = rng.uniform(0.03, 0.97), rng.uniform(-0.9, 0.7)
        at = (side * (46 - 14 * rise), -128 * rise)
        length = rng.uniform(5, 10)
        scene.line(frame([at, (at[0] + length, at[1]), (at[0] + length + 1, at[1] + 4)]), 0.8 * weight, 0.2)
    scene.solid(frame([(-9, 0), (-9, -26), (-5, -33), (5, -33), (9, -26), (9, 0)]))
    for top in (-62, -100):
        scene.solid(frame(panel(-5, top, 10, 15)))
    cap = [(-38, -126, 1), (-34, -146), (-14, -166), (8, -168), (30, -150), (38, -126, 1)]
    scene.shape(frame(cap), 0.45, puff=0.5, hatch=80, wash="#8a7256", outline=1.6 * weight)
    if sails:
        _sails(scene, frame, turn, torn, weight)


def _sails(scene: Scene, frame: Frame, turn: float, torn: bool, weight: float) -> None:
    hub, length = (-4, -142), 118
    for i in range(4):
        arm = frame.child(hub[0], hub[1], turn + 90 * i)
        stock = [(-2.4, 0), (-1.6, -length), (1.6, -length), (2.4, 0)]
        scene.fill(arm(stock), 0.6, hatch=4, wash="#8a6a48", outline=weight)
        whole = [(2, -26), (25, -28), (24, -length), (2, -length + 2)]
        ragged = [(2, -26), (24, -30), (20, -52), (12, -60), (17, -76), (2, -84)]
        cloth = ragged if torn and i in (1, 2) else whole
        tone = 0.08 if i in (0, 3) else 0.2
        scene.fill(arm(cloth), tone, hatch=turn + 80, wash="#efe3c4", outline=weight)
        scene.line(arm([(2, -24), (25, -24), (24, -length), (2, -length)]), 1.1 * weight)
        for j in range(9):
            rung = -26 - j * 11.4
            scene.line(arm([(0, rung), (25, rung)]), 0.7 * weight)
    centre = frame(ellipse(*hub, 6, 6, 14))
    scene.fill(centre, 0.5, puff=0.4, wash="#8a6a48", outline=1.2 * weight)


def hill_fort(
    scene: Scene,
    skyline: Sequence[Point],
    *,
    height: float = 40,
    towers: Sequence[float] = (0.0, 0.35, 0.7, 1.0),
    wash: str = "#cdb58a",
    tone: float = 0.2,
    weight: float = 1.0,
) -> None:
    """A curtain wall with round bastions along a crag's skyline (left to right), `height` scene units tall.

    `towers` are where the bastions stand, 0..1 along it.
    """
    course = np.array(spline([point[:2] for point in skyline], False, 3))
    head = course - np.array([0, height])
    wall = [*map(tuple, head), *map(tuple, course[::-1])]
    left, right = course[0][0], course[-1][0]
    scene.fill(wall, linear(left, 0, tone, right, 0, tone + 0.2), hatch=2, wash=wash, outline=weight)
    span = right - left
    count = max(4, int(span / (height * 0.32)))
    for i in range(count):
        f = (i + 0.5) / count
        base = head[min(len(head) - 1, int(f * len(head)))]
        half = span / count * 0.32
        merlon = _rounded_merlon(base[0], base[1], half, height * 0.2)
        scene.fill(merlon, tone * 0.7, hatch=88, wash=wash, outline=0.7 * weight)
    for f in towers:
        foot = course[min(len(course) - 1, int(f * (len(course) - 1)))]
        _bastion(scene, foot[0], foot[1], height, wash, tone, weight)


def _rounded_merlon(x: float, y: float, half: float, tall: float) -> Points:
    turns = np.linspace(math.pi, 0, 5)
    head = [(x + half * math.cos(a), y - tall * (0.5 + 0.5 * math.sin(a))) for a in turns]
    return [(x - half, y + 1), *head, (x + half, y + 1)]


def _bastion(scene: Scene, x: float, y: float, height: float, wash: str, tone: float, weight: float) -> None:
    half, tall = height * 0.42, height * 1.35
    body = [
        (x - half * 1.12, y + height * 0.2),
        (x - half, y - tall),
        (x + half, y - tall),
        (x + half * 1.12, y + height * 0.2),
    ]
    shade = linear(x - half, 0, tone * 0.4, x + half, 0, tone + 0.5)
    scene.fill(body, shade, hatch=2, wash=wash, outline=1.1 * weight)
    for i in range(4):
        at = x - half + half * 2 * (i + 0.5) / 4
        scene.fill(
            _rounded_merlon(at, y - tall, half * 0.18, height * 0.22),
            tone * 0.7,
            wash=wash,
            outline=0.7 * weight,
        )
    slit = [
        (x - half * 0.08, y - tall * 0.6),
        (x + half * 0.08, y - tall * 0.6),
        (x + half * 0.08, y - tall * 0.4),
        (x - half * 0.08, y - tall * 0.4),
    ]
    scene.solid(slit)
