"""Night: its sky, moon, the glow of fires, and the cold that lies on everything else.

It must not know what shines; candles in rooms are elsewhere.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import cv2
import numpy as np

from ..engine.geometry import Points, ellipse, rectangle
from ..engine.noise import F32, blur, noise_at, rgb, smooth
from ..engine.plate import Field, Shape
from ..engine.scene import Scene

Glare = tuple[float, float, float, float]
"""x, y, reach and strength (0..1) of a blaze that opens the night sky."""
MIDNIGHT = "#6f8fc0"
FIRELIGHT = "#f0a850"


def night_sky(
    scene: Scene,
    bottom: float,
    *,
    seed: int,
    glares: Sequence[Glare] = (),
    moon: tuple[float, float, float] | None = None,
    moonlight: float = 240,
    tone: float = 0.66,
    cloud: float = 0.6,
    left: float = 0.0,
    right: float = 1200.0,
    wash: str = MIDNIGHT,
) -> None:
    """A close-ruled, blue-black sky down to `bottom`, opened by glares and by the moon (x, y, radius).

    `moonlight` is how far the moon shines about it, `cloud` how much lighter bars of cloud are.
    """

    def cut(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        dark = tone * (1.06 - 0.28 * y / bottom) + 0.05 * noise_at(x, y, 90, seed, 3, 2.4)
        bars = smooth(0.05, 0.45, noise_at(x, y, 60, seed + 1, 3, 5))
        dark = dark - 0.16 * cloud * bars
        for gx, gy, reach, strength in glares:
            dark = dark - strength * np.exp(-((np.hypot(x - gx, (y - gy) * 0.9) / reach) ** 1.3))
        if moon:
            far = np.hypot(x - moon[0], y - moon[1])
            dark = dark - (0.30 + 0.22 * cloud * bars) * np.exp(-far / moonlight)
            dark = dark - 0.3 * np.exp(-((far / (moon[2] * 1.7)) ** 2))
        return np.clip(dark, 0, 0.82)

    shape = rectangle(left, 0, right, bottom)
    scene.fill(
        shape,
        cut,
        field=lambda x, y: y + 6 * noise_at(x, y, 100, seed + 2, 3, 2.4),
        cross=24,
        wash=wash,
        pitch=0.8,
    )
    scene.tint(shape, "#8aa3cf", lambda _, y: 0.8 * (1 - 0.5 * y / bottom))
    for gx, gy, reach, strength in glares:
        glow(scene, gx, gy, reach * 0.86, amount=min(1.0, strength * 1.25), burnish=0.0)
    if moon:
        _moon(scene, moon)


def _moon(scene: Scene, moon: tuple[float, float, float]) -> None:
    x, y, radius = moon
    scene.fill(
        ellipse(x, y, radius),
        lambda mx, _: 0.22 * smooth(x - radius * 0.1, x + radius, mx),
        hatch=30,
        wash="#f6eed2",
    )
    scene.contour(ellipse(x, y, radius), 1.1)


def glow(
    scene: Scene,
    x: float,
    y: float,
    reach: float,
    colour: str = FIRELIGHT,
    amount: float = 1.0,
    burnish: float = 0.75,
) -> None:
    """Firelight about (x, y): takes the place of the washes there (multiplying would turn grey).

    `burnish` is how much of the tone it takes away too.
    """
    span = reach * 2.6
    height, width = scene.tone.shape
    x0, x1 = (int(np.clip(v * scene.k, 0, width)) for v in (x - span, x + span))
    y0, y1 = (int(np.clip(v * scene.k, 0, height)) for v in (y - span, y + span))
    if x1 <= x0 or y1 <= y0:
        return
    where = (slice(y0, y1), slice(x0, x1))
    gx, gy = scene.grid(where)
    light = np.clip(np.exp(-((np.hypot(gx - x, gy - y) / reach) ** 1.6)) * amount, 0, 1)
    scene.wash[where] += (rgb(colour) - scene.wash[where]) * (light * 0.85)[..., None]
    scene.tone[where] *= 1 - burnish * light


def chill(
    scene: Scene, shape: Shape, amount: float | Field = 0.5, colour: str = "#7f9bc8", soft: float = 0
) -> None:
    """Lay the blue of night over what has been drawn; leave it off where the fire shines."""
    scene.tint(shape, colour, amount, soft)


def beyond(x: float, y: float, reach: float, most: float = 0.6) -> Field:
    """How far from the fire at (x, y) a place lies, 0 beside it and `most` far off: for `chill`."""

    def far(gx: np.ndarray, gy: np.ndarray) -> np.ndarray:
        return most * (1 - np.exp(-((np.hypot(gx - x, (gy - y) * 1.2) / reach) ** 1.5)))

    return far


def moon_path(
    scene: Scene, shape: Points, x: float, top: float, *, spread: float = 34, widen: float = 0.5
) -> None:
    """The moon's glitter on dark water below `top`: burnished along a widening path under `x`."""

    def lit(gx: np.ndarray, gy: np.ndarray) -> np.ndarray:
        half = spread + np.clip(gy - top, 0, None) * widen
        glint = 0.6 + 0.4 * np.sin(gy / 3.1 + np.sin(gx / 19))
        return np.exp(-(((gx - x) / half) ** 2)) * glint

    scene.fill(shape, lambda gx, gy: 1 - 0.85 * lit(gx, gy), blend="multiply", keep_lines=True)


@contextmanager
def backlit(
    scene: Scene,
    x: float,
    y: float,
    *,
    shade: float = 0.3,
    rim: float = 3.2,
    colour: str = FIRELIGHT,
    dark: str = "#7d7686",
) -> Iterator[None]:
    """What is drawn inside stands dark against the fire at (x, y), with a bright edge `rim` units wide.

    `shade` is the tone added to its dark side and `dark` the wash laid over it. Flames keep their own light.
    """
    before = scene.wash.copy()
    yield
    red, blue = scene.wash[..., 0], scene.wash[..., 2]
    flaming = (red > 0.8) & (red - blue > 0.4)
    drawn = ((np.abs(scene.wash - before).max(axis=2) > 0.02) & ~flaming).astype(np.uint8)
    reach = max(3, round(5 * scene.k))
    drawn = cv2.morphologyEx(drawn, cv2.MORPH_CLOSE, np.ones((reach, reach), np.uint8)) * ~flaming
    rows, columns = np.nonzero(drawn)
    if not len(rows):
        return
    scene.rule(drawn.astype(bool))
    body = blur(drawn.astype(F32), 0.5 * scene.k)
    across, down = x - columns.mean() / scene.k, y - rows.mean() / scene.k
    step = rim * scene.k / max(1e-6, math.hypot(across, down))
    shift = np.array([[1, 0, -across * step], [0, 1, -down * step]], F32)
    edge = np.clip(body - cv2.warpAffine(body, shift, body.shape[::-1]), 0, 1)
    inner = np.clip(body - edge, 0, 1)
    scene.tone[:] = np.minimum(scene.tone + shade * inner, np.maximum(scene.tone, 0.8)) * (1 - 0.85 * edge)
    scene.wash *= 1 - inner[..., None] * (1 - rgb(dark))
    scene.wash += (rgb(colour) - scene.wash) * (0.85 * edge)[..., None]
