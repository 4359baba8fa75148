"""Candles, lanterns and chandeliers, and the light they throw into a finished room.

It must not know the room or its people; it works on whatever the scene holds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from ..engine.geometry import Frame, Points, ellipse, limb
from ..engine.noise import F32, blur, rgb, smooth
from ..engine.plate import BARE, LIGHT, Shape
from ..engine.scene import Scene
from .burin import Burin

BRASS, GILT, WAX, CRYSTAL = "#c9a24c", "#d8b45c", "#f6ecd0", "#e6ecea"
WARM, COOL = "#fbdc9c", "#86a4e0"
BLOOM = 0.2
"""How much of its own colour everything loses close to a flame."""
_ROWS = 256


@dataclass(frozen=True)
class Light:
    """A pool of light about (x, y): how far it reaches, how strong it is (0..1), how flat (1 is round)."""

    x: float
    y: float
    reach: float
    strength: float = 1.0
    flat: float = 1.0


def lit_from(scene: Scene, x: float, y: float, light: tuple[float, float], height: float = 0.55) -> None:
    """Aim the rounding light of what is drawn next at (x, y) from a flame at `light`."""
    dx, dy = light[0] - x, light[1] - y
    distance = math.hypot(dx, dy) + 1e-6
    aim = np.array([0.9 * dx / distance, 0.9 * dy / distance, height])
    scene.light = aim / np.linalg.norm(aim)


def daylight(scene: Scene) -> None:
    """Turn the rounding light back to the upper left."""
    scene.light = LIGHT


def candlelight(
    scene: Scene,
    lights: Sequence[Light],
    *,
    ambient: float = 0.1,
    depth: float = 0.74,
    ceiling: float = 0.76,
    keep: float = 0.4,
    warm: str = WARM,
    cool: str = COOL,
) -> None:
    """One pass over the finished scene: it sinks into a cool dark away from the lights, and warms near them.

    `depth` is how far the dark draws every tone toward `ceiling`; what was darker stays darker, so that
    walls and furniture can still be told apart. `keep` is how much a full light bleaches.
    """
    small = float(np.clip((0.42 - scene.scale) / 0.22, 0, 1))
    depth, ceiling, ambient = depth * (1 - 0.10 * small), ceiling - 0.04 * small, ambient + 0.03 * small
    height, width = scene.tone.shape
    fallen = np.zeros((height, width), bool)
    for top in range(0, height, _ROWS):
        where = (slice(top, min(height, top + _ROWS)), slice(0, width))
        x, y = scene.grid(where)
        lit = np.full(x.shape, ambient, F32)
        for light in lights:
            distance = np.hypot(x - light.x, (y - light.y) * light.flat) / light.reach
            lit += F32(light.strength) * np.exp(-(distance**1.35)).astype(F32)
        dark = _sink(scene, where, np.clip(lit, 0, 1), depth, ceiling, keep, (rgb(warm), rgb(cool)))
        fallen[where] = dark > 0.3
    scene.rule(fallen)


def _sink(
    scene: Scene,
    where: tuple[slice, slice],
    lit: np.ndarray,
    depth: float,
    ceiling: float,
    keep: float,
    colours: tuple[np.ndarray, np.ndarray],
) -> np.ndarray:
    """Sink some rows of the plate; returns how dark each place has become."""
    dark = (1 - lit) ** 1.1
    tone = scene.tone[where] * (1 - keep * lit)
    tone += np.clip(ceiling - tone, 0, None) * F32(depth) * dark
    scene.tone[where] = np.clip(tone, 0, 0.92)
    warm, cool = colours
    wash = scene.wash[where]
    grey = wash @ np.array([0.3, 0.59, 0.11], F32)
    shade = (wash + (grey[..., None] - wash) * F32(0.8)) * cool
    bright = wash * (0.25 + 0.75 * warm)
    bright += (warm - bright) * (F32(BLOOM) * lit**2)[..., None]
    scene.wash[where] = shade + (bright - shade) * smooth(0.02, 0.85, lit)[..., None]
    return dark


# Flames and what carries them


def flame(scene: Scene, x: float, y: float, scale: float = 1.0) -> None:
    """A candle's flame standing on (x, y), 18 units high at scale 1."""
    frame = Frame(x, y, scale)
    outer = [(-2.6, 0, 1), (-3.8, -5), (-1.6, -11), (0.4, -18, 1), (2.4, -10), (3.4, -4), (2, 0, 1)]
    inner = [(-1.5, 0, 1), (-1.8, -4), (0, -8), (1.6, -3), (1, 0, 1)]
    scene.shape(frame(outer), 0.0, kind=BARE, wash="#fbe9a6", outline=0.8)
    scene.shape(frame(inner), 0.0, kind=BARE, wash="#f4b64a")


def candle(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    *,
    length: float = 20,
    stick: bool = True,
    metal: str = BRASS,
    burning: bool = True,
) -> tuple[float, float]:
    """A candle whose foot stands at (x, y); returns the middle of its flame."""
    frame = Frame(x, y, scale)
    base = 0.0
    if stick:
        side = [(9, 0, 1), (8, -3), (2.6, -5), (1.8, -12), (3.6, -14), (3.4, -17, 1)]
        profile = [*((-px, *rest) for px, *rest in side), *side[::-1]]
        scene.shape(frame(profile), 0.25, puff=0.7, hatch=85, wash=metal, outline=1.1, pitch=0.7)
        base = -17.0
    shaft = [(-2.4, base), (-2.3, base - length), (2.3, base - length), (2.4, base)]
    scene.fill(frame(shaft), 0.04, puff=0.2, hatch=85, wash=WAX, outline=0.9)
    wick = frame.at(0, base - length)
    scene.line([wick, (wick[0] + 0.3 * scale, wick[1] - 4 * scale)], 1.0)
    if burning:
        flame(scene, wick[0], wick[1] - 1.5 * scale, scale)
    return wick[0], wick[1] - 9 * scale


def lantern(
    scene: Scene, x: float, y: float, scale: float = 1.0, *, hang: float = 0, weight: float = 1.2
) -> tuple[float, float]:
    """A horn lantern whose ring is at (x, y), 60 units high at scale 1; returns its light's middle.

    `hang` is the length of the cord above it in scene units.
    """
    frame = Frame(x, y, scale)
    if hang:
        scene.line([(x, y - hang), (x, y)], 2.0)
    scene.contour(frame(ellipse(0, 5, 5, 5, 16)), 1.6)
    lid = [(-13, 22, 1), (-6, 12), (0, 9), (6, 12), (13, 22, 1)]
    scene.shape(frame(lid), 0.6, puff=0.5, wash="#6a5a44", outline=weight)
    scene.fill(frame(_box(-12, 22, 12, 54)), 0.0, kind=BARE, wash="#f8d987", outline=weight)
    scene.fill(frame(_box(-3, 38, 3, 52)), 0.03, wash=WAX, outline=0.8)
    scene.shape(
        frame([(-2.6, 38, 1), (-3, 33), (0, 24, 1), (3, 33), (2.6, 38, 1)]), 0.0, kind=BARE, wash="#fffdf2"
    )
    for at in (-12, -4.6, 4.6, 12):
        scene.line(frame([(at, 22), (at, 54)]), 1.7)
    scene.fill(frame(_box(-14, 54, 14, 60)), 0.6, wash="#6a5a44", outline=weight)
    return frame.at(0, 36)


def _box(x0: float, y0: float, x1: float, y1: float) -> Points:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def chandelier(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    *,
    chain: float = 200,
    wash: str = GILT,
    burning: bool = True,
) -> None:
    """A chandelier of ten branches, middle of its body at (x, y), 150 units wide at scale 1."""
    frame = Frame(x, y, scale)
    burin = Burin(scene, scale)
    scene.line(frame([(0, -80), (0, -80 - chain)]), 2.0)
    for i in range(int(chain / 14)):
        link = frame(ellipse(0, -84 - i * 14, 2.6, 4.6, 10))
        scene.fill(link, 0.3, wash=wash, outline=0.8)
    for angle in (-2.5, -1.9, -1.2, -0.62):
        _branch(burin, frame, angle, wash, burning, far=True)
    side = [
        (4, 20),
        (9, 14),
        (18, 2),
        (11, -8),
        (15, -26),
        (5, -42),
        (10, -54),
        (4, -66),
        (8, -74),
        (4, -82, 1),
    ]
    body = [(0, 32), *side, *((-px, *rest) for px, *rest in side[::-1])]
    burin.shape(frame, body, wash, 0.12, puff=0.8, curve=0.4, hatch=4, outline=1.2, pitch=0.75)
    for way in (-1, 1):
        for f in np.linspace(0, 1, 9):
            drop = (way * (8 + 62 * f), -60 + 54 * f + 22 * math.sin(math.pi * f))
            burin.polygon(frame, ellipse(*drop, 2.2, 2.6, 8), CRYSTAL, 0.04, outline=0.6)
    for angle in (3.14, 0.0, 2.55, 0.6, 2.0, 1.15):
        _branch(burin, frame, angle, wash, burning, far=False)


def _branch(burin: Burin, frame: Frame, angle: float, wash: str, burning: bool, far: bool) -> None:
    across, down = 74 * math.cos(angle), 13 * math.sin(angle)
    course = [(across * 0.1, -14 + down * 0.2), (across * 0.45, 12 + down * 0.6), (across * 0.85, 10 + down)]
    course.append((across, -10 + down))
    burin.polygon(frame, limb(course, [5, 3.6, 3.0]), wash, 0.38 if far else 0.15, hatch=80)
    pan = [
        (across - 8, -13 + down, 1),
        (across - 5, -8 + down),
        (across + 5, -8 + down),
        (across + 8, -13 + down, 1),
    ]
    burin.shape(frame, pan, wash, 0.2)
    foot = frame.at(across, -12 + down)
    candle(burin.scene, *foot, frame.scale * 0.95, length=16, stick=False, burning=burning)
    drops = [(across - 5, -3 + down), (across + 5, -3 + down)]
    drops += [(across * t, 18 + down * 0.6) for t in (0.35, 0.62)]
    for drop in drops:
        burin.polygon(frame, ellipse(*drop, 1.7, 4, 8), CRYSTAL, 0.05, outline=0.6)


def halo(
    scene: Scene,
    x: float,
    y: float,
    inner: float = 60,
    *,
    rays: int = 28,
    length: float = 34,
    weight: float = 0.8,
) -> None:
    """Engraved rays round a light, to be drawn last."""
    for i in range(rays):
        angle = math.tau * i / rays + 0.1
        start = inner + 10 * (i % 2)
        end = start + length * (1 + 0.75 * (i % 3))
        c, s = math.cos(angle), math.sin(angle)
        scene.line([(x + start * c, y + start * s), (x + end * c, y + end * s)], weight, 0.5)


# Shadows


def cast_on_wall(
    scene: Scene, draw: Callable[[Scene], None], wall: Shape, amount: float = 0.4, soft: float = 3
) -> None:
    """Throw on a wall the shadow of whatever `draw` paints; call it before what stands in front of it."""
    stencil = Scene(scene.w, scene.h, scene.scale, scene.ss, 4.0, scene.seed)
    draw(stencil)
    shadow = blur(stencil.cover, soft * scene.k)
    found = scene.mask(wall)
    if found is not None:
        where, m = found
        scene.tone[where] = np.clip(scene.tone[where] + shadow[where] * m * F32(amount), 0, 1)


def floor_shadow(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    light: tuple[float, float],
    *,
    length: float = 70,
    amount: float = 0.42,
    spread: float = 1.0,
) -> None:
    """The shadow on the floor of someone of `scale` standing at (x, y), away from `light` on the floor."""
    dx, dy = x - light[0], y - light[1]
    distance = math.hypot(dx, dy) + 1e-6
    ux, uy = dx / distance * length * scale, dy / distance * 0.55 * length * scale
    near, far = 12 * scale, 22 * scale * spread
    spots = [(x - near, y), (x + near, y), (x, y - 2 * scale), (x, y + 1.5 * scale)]
    end = (x + ux, y + uy)
    spots += [(end[0] - far, end[1]), (end[0] + far, end[1])]
    spots += [(end[0], end[1] - far * 0.3), (end[0], end[1] + far * 0.3)]
    hull = cv2.convexHull(np.array(spots, np.float32))[:, 0]
    scene.shade([(float(px), float(py)) for px, py in hull], amount, 1.2 * scale)
