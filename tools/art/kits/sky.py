"""Skies by day, of several kinds and each seeded, so that no two plates need share one.

It must not know what lies under them; nights are in night.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from ..engine.geometry import Points, rectangle
from ..engine.noise import noise_at, smooth
from ..engine.scene import Scene
from .masses import Mass, facing, heap, rounded, runs

BLUE, HORIZON = "#a4bedb", "#f3d9a2"


@dataclass
class Air:
    """What the sky is at every place of a grid; all arrays are 0..1 except `bend` (units)."""

    tone: np.ndarray
    cloud: np.ndarray
    shade: np.ndarray
    bend: np.ndarray


@dataclass(frozen=True)
class Reach:
    """How far the sky reaches: from `top` to `bottom`, `left` to `right`, in scene units."""

    left: float
    right: float
    top: float
    bottom: float

    def depth(self, y: np.ndarray) -> np.ndarray:
        """0 at the top of the sky, 1 at the horizon."""
        return np.clip((y - self.top) / (self.bottom - self.top), 0, 1)

    @property
    def corners(self) -> Points:
        """The whole sky as a shape."""
        return rectangle(self.left, self.top, self.right, self.bottom)


Kind = Callable[[np.ndarray, np.ndarray, Reach, int], Air]


def sky(
    scene: Scene,
    kind: str,
    bottom: float,
    *,
    seed: int,
    left: float = 0.0,
    right: float = 1200.0,
    top: float = 0.0,
    strength: float = 1.0,
    wash: str = BLUE,
    warm: str = HORIZON,
    sun: tuple[float, float, float] | None = None,
    pitch: float = 0.8,
) -> None:
    """Rule a sky down to `bottom`. `kind` is one of KINDS; `strength` scales how dark it is cut.

    `sun` is x, y and reach of a glare with rays; `warm` colours the air toward the horizon ("" for none).
    """
    reach = Reach(left, right, top, bottom)
    air = _remembered(lambda x, y: _lit(KINDS[kind](x, y, reach, seed), x, y, sun))
    scene.fill(
        reach.corners,
        lambda x, y: air(x, y).tone * strength,
        field=lambda x, y: y + air(x, y).bend,
        wash=wash,
        wash_fade=lambda x, y: (1 - 0.85 * reach.depth(y)) * (1 - 0.85 * air(x, y).cloud),
        pitch=pitch,
    )
    scene.tint(reach.corners, "#c4bccb", lambda x, y: 0.42 * air(x, y).cloud * air(x, y).shade)
    if warm:
        scene.tint(reach.corners, warm, lambda _, y: 0.75 * smooth(0.42, 1.0, reach.depth(y)))
    if kind in ("broken", "fair"):
        _edges(scene, reach, lambda x, y: KINDS[kind](x, y, reach, seed).cloud)


def _edges(scene: Scene, reach: Reach, cover: Callable[[np.ndarray, np.ndarray], np.ndarray]) -> None:
    """A thin broken outline where the clouds face the light, traced on a grid that every size shares."""
    step = 2.0
    x, y = np.meshgrid(np.arange(reach.left, reach.right, step), np.arange(reach.top, reach.bottom, step))
    inside = (cover(x, y) > 0.4).astype(np.uint8)
    low, high = (reach.left, reach.top), (reach.right, reach.bottom)
    found, nesting = cv2.findContours(inside, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    for i, contour in enumerate(found):
        if len(contour) < 30:
            continue
        ring = rounded(contour[:, 0, :].astype(float)) * step + low
        away = facing(ring) * (-1 if nesting[0][i][3] >= 0 else 1)
        amid = np.minimum(ring - low, high - ring).min(1) > 6
        for run in runs((away < -0.15) & amid):
            scene.line(ring[run].tolist(), 0.95, taper=0.4, lift=0.4)


def _remembered(cut: Callable[[np.ndarray, np.ndarray], Air]) -> Callable[[np.ndarray, np.ndarray], Air]:
    """The same air for tone, course and colour, worked out once for each grid."""
    held: dict[tuple[float, ...], Air] = {}

    def air(x: np.ndarray, y: np.ndarray) -> Air:
        key = (*x.shape, float(x[0, 0]), float(y[0, 0]))
        if key not in held:
            held.clear()
            held[key] = cut(x, y)
        return held[key]

    return air


def _lit(air: Air, x: np.ndarray, y: np.ndarray, sun: tuple[float, float, float] | None) -> Air:
    if sun is not None:
        far = np.hypot(x - sun[0], (y - sun[1]) * 1.2)
        rays = smooth(0.2, 0.7, np.sin(np.arctan2(y - sun[1], x - sun[0]) * 17))
        air.tone = (
            air.tone * (1 - 0.9 * np.exp(-far / sun[2])) * (1 - 0.4 * rays * np.exp(-far / (sun[2] * 2.6)))
        )
    air.tone = np.clip(air.tone, 0, 0.8)
    return air


def _ground_tone(depth: np.ndarray, top: float, low: float, fall: float = 0.8) -> np.ndarray:
    return top + (low - top) * depth**fall


def fair(x: np.ndarray, y: np.ndarray, reach: Reach, seed: int) -> Air:
    """Fair weather: one tower of cumulus, lesser heaps, and a low bank along the horizon."""
    rng = np.random.default_rng(seed)
    high, wide = reach.bottom - reach.top, reach.right - reach.left
    depth = reach.depth(y)
    bend = 5 * noise_at(x, y, 120, seed, 2, 2.6)
    tone = _ground_tone(depth, 0.48, 0.05, 0.72) * (1 + 0.14 * noise_at(x, y, 60, seed + 3, 2, 5))
    air = Air(tone, np.zeros_like(tone), np.zeros_like(tone), bend)
    side = rng.choice((-1, 1))
    bank = [(0.97, across, rng.uniform(0.09, 0.15)) for across in (-0.5, -0.22, 0.08, 0.34, 0.55)]
    heaps = [*bank, (0.66, -0.30, 0.17), (0.70, 0.34, 0.42), (0.34, -0.14, 0.24)]
    for i, (base, across, tall) in enumerate(heaps):
        middle = (reach.left + reach.right) / 2 + side * (across + rng.uniform(-0.09, 0.09)) * wide
        tall = tall * high * rng.uniform(0.85, 1.15)
        foot = reach.top + high * (base + rng.uniform(-0.03, 0.03))
        mass = Mass(
            heap(rng, middle, foot, tall * rng.uniform(2.1, 3.0), tall, 6 + i // 2), seed * 7 + i, 0.12
        )
        _stand(air, x, y, mass, foot, tall, 1 - 0.45 * base)
    return air


def _stand(air: Air, x: np.ndarray, y: np.ndarray, mass: Mass, foot: float, tall: float, near: float) -> None:
    """Stand a heap before what is in the air: bright above, grey and dissolving at its foot."""
    melt = foot + tall * 0.12 * noise_at(x, y, tall * 0.5, mass.seed, 2, 2.5)
    here = smooth(-1, 4, mass.height(x, y)) * smooth(tall * 0.14, -tall * 0.16, y - melt)
    dark = 0.95 * mass.shade(x, y, mass.size * 0.10) + 0.5 * smooth(foot - tall * 0.55, foot, y)
    dark = np.clip(dark, 0, 1)
    air.tone += (0.52 * near * smooth(0.10, 0.85, dark) - air.tone) * here
    air.shade += (dark - air.shade) * here
    air.cloud = np.maximum(air.cloud * (1 - here), here)
    air.bend = air.bend + here * mass.bend(x, y) * 0.2


def broken(x: np.ndarray, y: np.ndarray, reach: Reach, seed: int) -> Air:
    """Broken cloud: great ragged fields driven along, with blue between them."""
    depth = reach.depth(y)

    def height(gx: np.ndarray, gy: np.ndarray) -> np.ndarray:
        billows = 0.13 * np.abs(noise_at(gx, gy, 44, seed + 7, 3, 1.4))
        return noise_at(gx, gy, 150, seed, 4, 2.1) + 0.15 * (0.5 - depth) + billows

    main = height(x, y)
    cloud = smooth(0.10, 0.19, main)
    away = height(x - 13, y - 15) - main
    shade = np.clip(0.9 * smooth(-0.04, 0.16, away) + 0.45 * smooth(0.45, 0.95, main), 0, 1) * cloud
    tone = _ground_tone(depth, 0.44, 0.05, 0.7)
    tone = tone * (1 - cloud) + cloud * (0.03 + 0.40 * shade * (1 - 0.45 * depth))
    tone = tone + 0.10 * smooth(-0.08, 0.08, main) * (1 - cloud) * (1 - depth)
    return Air(
        tone, cloud, shade, 9 * noise_at(x, y, 110, seed + 5, 3, 2.4) + 16 * noise_at(x, y, 150, seed, 2, 2.1)
    )


def bars(x: np.ndarray, y: np.ndarray, reach: Reach, seed: int) -> Air:
    """Long bars of stratus, bright along their tops, thinning toward the horizon."""
    depth = reach.depth(y)
    lie = y + 26 * noise_at(x, y, 260, seed + 1, 2, 3)
    main = noise_at(x, y, 54, seed, 3, 9) + 0.30 * np.sin(lie / 34) * (1 - 0.5 * depth)
    under = noise_at(x, y - 9, 54, seed, 3, 9) + 0.30 * np.sin((lie - 9) / 34) * (1 - 0.5 * depth)
    cloud = smooth(0.08, 0.36, main)
    shade = smooth(0.0, 0.35, under - main + 0.1) * cloud
    tone = _ground_tone(depth, 0.46, 0.07, 0.62)
    tone = tone * (1 - 0.92 * cloud) + 0.40 * shade * (1 - 0.5 * depth)
    return Air(tone, cloud, shade, 3 * noise_at(x, y, 90, seed + 5, 2, 5))


def mackerel(x: np.ndarray, y: np.ndarray, reach: Reach, seed: int) -> Air:
    """A mackerel sky: small fleeces in rows that close up toward the horizon."""
    depth = reach.depth(y)
    stride = 1.15 - depth
    row = 16 * np.log(1.15 / stride) + 0.003 * (x - reach.left) + 0.7 * noise_at(x, y, 150, seed, 2, 2.5)
    middle = (reach.left + reach.right) / 2
    place = (x - middle) / (90 * (0.25 + stride)) + 0.5 * np.floor(row) + noise_at(x, y, 90, seed + 1, 2, 2)
    fleece = np.sin(np.pi * row) ** 2 * (0.62 + 0.38 * np.sin(2 * np.pi * place))
    fleece = fleece + 0.30 * noise_at(x, y, 26, seed + 2, 2)
    field = smooth(-0.12, 0.42, noise_at(x, y, 250, seed + 3, 2, 2.2))
    cloud = smooth(0.26, 0.66, fleece) * field
    shade = smooth(0.25, 0.5, fleece) * (1 - smooth(0.5, 0.75, fleece)) * field * (np.cos(np.pi * row) > -0.1)
    tone = _ground_tone(depth, 0.46, 0.06, 0.65)
    tone = tone * (1 - 0.95 * cloud) + 0.10 * shade * (1 - depth)
    return Air(tone, cloud, shade, 6 * noise_at(x, y, 120, seed + 5, 2, 3))


def squall(x: np.ndarray, y: np.ndarray, reach: Reach, seed: int) -> Air:
    """A squall coming up on one side: a dark torn roof of cloud with light under it (see also `rain`)."""
    depth = reach.depth(y)
    side = np.random.default_rng(seed).choice((-1, 1))
    across = (x - (reach.left + reach.right) / 2) / (reach.right - reach.left) * side
    torn = 0.34 * noise_at(x, y, 150, seed, 4, 2.4)
    roof = smooth(0.10, -0.16, depth - 0.46 - 0.42 * across + torn * 0.55)
    lumps = noise_at(x, y, 74, seed + 2, 4, 1.9)
    shade = np.clip(0.62 + 0.55 * lumps, 0, 1)
    open_air = smooth(0.05, 0.4, noise_at(x, y, 110, seed + 4, 3, 2.6))
    tone = _ground_tone(depth, 0.30, 0.02) * (1 - 0.9 * open_air)
    tone = tone + (0.16 + 0.40 * shade * (1 - 0.4 * depth) - tone) * roof
    return Air(tone, roof * 0.35, shade, 10 * noise_at(x, y, 100, seed + 5, 3, 2.2))


def evening(x: np.ndarray, y: np.ndarray, reach: Reach, seed: int) -> Air:
    """Evening: thin dark bars before a clear bright west, the upper sky deepening."""
    depth = reach.depth(y)
    main = noise_at(x, y, 38, seed, 3, 11) + 0.25 * noise_at(x, y, 180, seed + 1, 2, 3)
    bar = smooth(0.12, 0.34, main) * smooth(0.04, 0.3, depth)
    lit = smooth(0.12, 0.34, noise_at(x, y - 6, 38, seed, 3, 11) + 0.25 * noise_at(x, y, 180, seed + 1, 2, 3))
    tone = _ground_tone(depth, 0.54, 0.03, 0.55)
    tone = tone * (1 - 0.6 * (lit - bar).clip(0, 1)) + 0.22 * bar * (1 - 0.55 * depth)
    return Air(tone, 0.5 * bar, bar, 3 * noise_at(x, y, 140, seed + 5, 2, 4))


KINDS: dict[str, Kind] = {
    "fair": fair,
    "broken": broken,
    "bars": bars,
    "mackerel": mackerel,
    "squall": squall,
    "evening": evening,
}
"""The kinds of sky by day."""


def rain(
    scene: Scene, shape: Points, *, seed: int, slant: float = 66, amount: float = 0.3, soft: float = 26
) -> None:
    """A curtain of rain in slanting lines over what is there; `slant` in degrees from level."""
    scene.fill(
        shape,
        lambda x, y: amount * (0.75 + 0.5 * noise_at(x, y, 60, seed, 2)),
        hatch=slant,
        soft=soft,
        pitch=0.9,
        wash="#c3ccd0",
    )


def rooks(
    scene: Scene, x: float, y: float, across: float, down: float, n: int, *, seed: int, scale: float = 1.0
) -> None:
    """Birds on the wing, strewn about (x, y) as far as `across` and `down`."""
    rng = np.random.default_rng(seed)
    for _ in range(n):
        bx, by = x + rng.normal() * across, y + rng.normal() * down
        wing = scale * rng.uniform(5, 10)
        tip, dip = rng.uniform(-0.5, -0.25), rng.uniform(-0.66, -0.5)
        points = [(-1, tip), (-0.4, dip), (0, 0), (0.45, dip), (1, tip + 0.15)]
        scene.pen_line([(bx + wing * px, by + wing * py) for px, py in points], 1.7 * scale, taper=0.35)
