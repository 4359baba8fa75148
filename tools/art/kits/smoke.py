"""Smoke: powder smoke in banks, columns from fires, the threads of chimneys.

It must not know who fired or what burns.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..engine.geometry import outlines
from ..engine.noise import smooth
from ..engine.scene import Scene
from .masses import Ball, Mass, billowed, facing, runs, trail

POWDER, SOOT = "#f0e9da", "#b9ab98"


def smoke(
    scene: Scene,
    balls: Sequence[Ball],
    *,
    seed: int,
    tone: float = 0.02,
    shade: float = 0.5,
    wash: str = POWDER,
    soft: float = 1.6,
    pen: float = 0.8,
    ragged: float = 0.11,
    fire: tuple[float, float, float] | None = None,
) -> None:
    """One bank of smoke made of the balls together, modelled as a single mass.

    `shade` is how dark its far side grows, `pen` the weight of the broken line on that side (0 for none),
    `fire` (x, y, reach) a blaze that reddens and brightens it from below.
    """
    if not balls:
        return
    mass = Mass(balls, seed, ragged)
    size = mass.size

    def depth_of_tone(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        dark = mass.shade(x, y, size * 0.16 + 0.6)
        broad = mass.shade(x, y, size * 0.7)
        rim = smooth(0, size * 0.35, mass.height(x, y))
        cut = tone + shade * smooth(0.12, 0.92, 0.72 * dark + 0.45 * broad) * (0.4 + 0.6 * rim)
        return cut if fire is None else cut * (1 - 0.8 * _near(x, y, fire))

    scene.fill(
        mass.outline,
        depth_of_tone,
        field=lambda x, y: y * 0.97 - x * 0.2 + 0.26 * mass.bend(x, y),
        cross=58,
        wash=wash,
        soft=soft,
        pitch=0.74,
    )
    if fire is not None:
        scene.tint(mass.outline, "#ef9a4a", lambda x, y: 0.85 * _near(x, y, fire), soft=soft)
    if pen:
        _rim_lines(scene, mass, pen)


def _near(x: np.ndarray, y: np.ndarray, fire: tuple[float, float, float]) -> np.ndarray:
    return np.exp(-np.hypot(x - fire[0], y - fire[1]) / fire[2])


def _rim_lines(scene: Scene, mass: Mass, pen: float) -> None:
    """Pen lines round a mass: firm where its rim turns from the light, thin and broken where it faces it."""
    for ring in outlines(mass.outline, step=1.5):
        if len(ring) < 20:
            continue
        away = facing(ring)
        for run in runs(away > 0.12):
            scene.line(ring[run].tolist(), pen, taper=0.3)
        for run in runs(away < -0.2):
            scene.line(ring[run].tolist(), pen * 0.42, taper=0.4, lift=0.55)


def gunsmoke(
    scene: Scene,
    muzzles: Sequence[tuple[float, float]],
    *,
    seed: int,
    drift: tuple[float, float] = (60, -30),
    radii: tuple[float, float] = (14, 34),
    n: int = 4,
    pen: float = 0.8,
    wash: str = POWDER,
    shade: float = 0.5,
) -> None:
    """The bank that gathers before a line of muzzles, each puff drifting by `drift` and swelling."""
    rng = np.random.default_rng(seed)
    balls: list[Ball] = []
    for x, y in muzzles:
        balls += billowed(rng, trail(rng, (x, y), (x + drift[0], y + drift[1]), radii, n, 0.35))
    smoke(scene, balls, seed=seed, pen=pen, wash=wash, shade=shade, soft=1.2)


def column(
    scene: Scene,
    start: tuple[float, float],
    end: tuple[float, float],
    radii: tuple[float, float],
    *,
    seed: int,
    n: int = 18,
    spread: float = 0.42,
    tone: float = 0.1,
    shade: float = 0.6,
    wash: str = SOOT,
    fire: tuple[float, float, float] | None = None,
) -> None:
    """A column rolling from a fire at `start` to `end`; give `fire` to redden its foot."""
    rng = np.random.default_rng(seed)
    balls = billowed(rng, trail(rng, start, end, radii, n, spread))
    smoke(
        scene, balls, seed=seed, tone=tone, shade=shade, wash=wash, soft=2.4, pen=0.9, ragged=0.14, fire=fire
    )


def chimney_smoke(
    scene: Scene, x: float, y: float, height: float, *, seed: int, lean: float = 0.5, wash: str = "#d9d2c4"
) -> None:
    """A thread of hearth smoke from a pot at (x, y), rising `height` and leaning `lean` of that."""
    rng = np.random.default_rng(seed)
    balls = trail(
        rng, (x, y - height * 0.04), (x + lean * height, y - height), (height * 0.03, height * 0.15), 13, 0.4
    )
    smoke(scene, balls, seed=seed, tone=0.0, shade=0.12, wash=wash, soft=height * 0.018, pen=0, ragged=0.2)
