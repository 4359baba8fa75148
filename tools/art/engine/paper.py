"""Paper and pasteboard: laid sheets, card stock, cut outlines and aged rims.

It must not know what is printed on them.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import cv2
import numpy as np

from ..registry import Catalogue
from .geometry import Points, alpha_mask, polygon
from .noise import F32, blur, noise, rgb, tile_noise

PAPER = Catalogue()
LAID = "#F3E8D0"
STOCK = "#F6ECD6"
POSTER = "#F0E4C8"
AGE = np.array([0.55, 0.9, 1.5], F32)
"""How strongly age takes red, green and blue out of paper."""
TILE = 1024


@PAPER.asset("paper", (TILE, TILE), quality=93, tile=True)
def laid_tile(w: int, h: int) -> np.ndarray:
    """Seamless laid paper: wires, chain lines, fibres, clouds and a little foxing."""
    tone = 1 + 0.006 * tile_noise(h, w, 0.8, 0.8, 61) + 0.006 * tile_noise(h, w, 9, 9, 62)
    tone += 0.007 * tile_noise(h, w, 40, 40, 63) + 0.005 * tile_noise(h, w, 1, 5, 64)
    tone += _wires(h, w, tile_noise(h, w, 60, 60, 65))
    image = rgb(LAID) * tone[..., None]
    image *= 1 - _fibres(h, w, 66, 260)[..., None] * 0.07 * AGE
    image *= 1 - _foxing(h, w, 67, 42)[..., None] * 0.09 * AGE
    return np.clip(image, 0, 1)


@PAPER.asset("card_stock", (TILE, TILE), quality=93, tile=True)
def stock_tile(w: int, h: int) -> np.ndarray:
    """Seamless pasteboard: no wires, a soft tooth, a few fibres."""
    tone = 1 + 0.006 * tile_noise(h, w, 0.9, 0.9, 71) + 0.006 * tile_noise(h, w, 6, 6, 72)
    tone += 0.006 * tile_noise(h, w, 40, 40, 73)
    image = rgb(STOCK) * tone[..., None]
    image *= 1 - _fibres(h, w, 74, 170)[..., None] * 0.05 * AGE
    return np.clip(image, 0, 1)


def _wires(h: int, w: int, wander: np.ndarray) -> np.ndarray:
    y, x = np.mgrid[0:h, 0:w].astype(F32)
    wires = 0.006 * np.sin((y + 1.3 * wander) * 2 * np.pi * round(h / 4) / h)
    pitch = w / 8
    chains = np.exp(-((((x + 1.6 * wander) % pitch) - pitch / 2) ** 2) / 8)
    return wires - 0.013 * chains


def _torus_draw(h: int, w: int, draw: Callable[[np.ndarray], None]) -> np.ndarray:
    """Draw on a canvas three tiles wide and fold it back into one."""
    big = np.zeros((h * 3, w * 3), F32)
    draw(big)
    return big.reshape(3, h, 3, w).max(axis=(0, 2))


def _fibres(h: int, w: int, seed: int, count: int) -> np.ndarray:
    rng = np.random.default_rng(seed)

    def draw(big: np.ndarray) -> None:
        for _ in range(count):
            x, y, a = rng.uniform(w, 2 * w), rng.uniform(h, 2 * h), rng.uniform(0, math.tau)
            bend, length = rng.normal(0, 0.5), rng.uniform(6, 26)
            t = np.linspace(0, 1, 9)
            line = np.stack([x + length * t * np.cos(a + bend * t), y + length * t * np.sin(a + bend * t)], 1)
            shade = float(rng.uniform(0.25, 1))
            cv2.polylines(big, [np.round(line * 8).astype(np.int32)], False, shade, 1, cv2.LINE_AA, 3)

    return _torus_draw(h, w, draw)


def _foxing(h: int, w: int, seed: int, count: int) -> np.ndarray:
    rng = np.random.default_rng(seed)

    def draw(big: np.ndarray) -> None:
        for _ in range(count):
            centre = (int(rng.uniform(w, 2 * w)), int(rng.uniform(h, 2 * h)))
            cv2.circle(big, centre, int(rng.uniform(1, 6)), float(rng.uniform(0.2, 0.9)), -1, cv2.LINE_AA)
        big[:] = blur(big, 2.6)

    return _torus_draw(h, w, draw)


def sheet_of(w: int, h: int, base: str = LAID, seed: int = 1, *, chains: bool = True) -> np.ndarray:
    """Plain laid paper of any size, RGB; without chain lines it may be stretched along x."""
    tone = 1 + 0.008 * noise(h, w, 1.6, seed + 61) + 0.008 * noise(h, w, 14, seed + 62, 3, 1 if chains else 9)
    y, x = np.mgrid[0:h, 0:w].astype(F32)
    wander = 1.2 * noise(h, w, 180, seed + 64)
    tone += 0.007 * np.sin((y + wander) * 2 * np.pi / 4)
    if chains:
        tone += 0.010 * noise(h, w, 220, seed + 63, 2)
        tone -= 0.013 * np.exp(-((((x + 1.5 * wander) % 128) - 64) ** 2) / 8)
    return np.clip(rgb(base) * tone[..., None], 0, 1)


def deckle(
    w: int, h: int, margin: float, seed: int = 1, waver: float = 1.3, bite: float = 0.0, chamfer: float = 0.0
) -> Points:
    """Outline of a hand-cut sheet; `bite` takes quarter rounds out of its corners, `chamfer` snips them."""
    rng = np.random.default_rng(seed)
    x0, y0, x1, y1 = margin, margin, w - margin, h - margin
    cut = bite or chamfer

    def edge(a: tuple[float, float], b: tuple[float, float]) -> Points:
        length = math.dist(a, b)
        n = max(4, int(length / 9))
        jitter = np.convolve(rng.standard_normal(n + 4), np.ones(5) / 5, "valid") * waver
        nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
        return [
            (a[0] + (b[0] - a[0]) * t + nx * j, a[1] + (b[1] - a[1]) * t + ny * j)
            for t, j in zip(np.linspace(0, 1, n), jitter, strict=True)
        ]

    sides = (
        ((x0 + cut, y0), (x1 - cut, y0), (x1, y0), 180),
        ((x1, y0 + cut), (x1, y1 - cut), (x1, y1), 270),
        ((x1 - cut, y1), (x0 + cut, y1), (x0, y1), 0),
        ((x0, y1 - cut), (x0, y0 + cut), (x0, y0), 90),
    )
    outline: Points = []
    for start, end, corner, angle in sides:
        outline += edge(start, end)
        if bite:
            for a in np.radians(np.linspace(angle, angle - 90, 11)[1:-1]):
                outline.append((corner[0] + cut * math.cos(a), corner[1] + cut * math.sin(a)))
    return outline


def cut_sheet(image: np.ndarray, outline: Points, rim: float = 0.9) -> np.ndarray:
    """Cut paper along an outline: a browned thin rim, light on its upper edge. RGBA."""
    h, w = image.shape[:2]
    alpha = alpha_mask(w, h, polygon(outline))
    return np.dstack([age_rim(image, alpha, rim), alpha])


def age_rim(image: np.ndarray, alpha: np.ndarray, rim: float = 0.9) -> np.ndarray:
    """Brown and thin paper toward the edge of its alpha."""
    d = cv2.distanceTransform((alpha > 0.5).astype(np.uint8), cv2.DIST_L2, 5)
    edge = 0.16 * np.exp(-d / 4.4) + 0.07 * np.exp(-d / 20)
    aged = image * (1 - rim * edge[..., None] * AGE)
    gy, gx = np.gradient(blur(alpha.astype(F32), 1.2))
    return np.clip(aged * (1 + 0.12 * (gx + gy))[..., None], 0, 1)


def pasteboard(w: int, h: int, seed: int = 1, radius: float = 0.022) -> np.ndarray:
    """A card: worn, barely rounded pasteboard. RGBA."""
    tone = 1 + 0.007 * noise(h, w, 1.6, seed + 61) + 0.008 * noise(h, w, 14, seed + 62, 3)
    image = rgb(STOCK) * (tone + 0.010 * noise(h, w, 200, seed + 63, 2))[..., None]
    y, x = np.mgrid[0:h, 0:w].astype(F32)
    e = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)) / w
    image *= 1 - (0.10 * np.exp(-e / 0.010) + 0.05 * np.exp(-e / 0.05))[..., None] * AGE
    ss, r = 4, w * radius
    mask = np.zeros((h * ss, w * ss), F32)
    box = np.array([[r, 0.6, w - r, h - 0.6], [0.6, r, w - 0.6, h - r]]) * ss
    for x0, y0, x1, y1 in box.round().astype(int):
        mask[y0:y1, x0:x1] = 1
    for cx in (r + 0.6, w - r - 0.6):
        for cy in (r + 0.6, h - r - 0.6):
            cv2.circle(mask, (round(cx * ss), round(cy * ss)), round(r * ss), 1.0, -1)
    return np.dstack([np.clip(image, 0, 1), cv2.resize(mask, (w, h), interpolation=cv2.INTER_AREA)])


@PAPER.asset("paper_edge", (512, 512), insets=(128, 128, 128, 128))
def paper_edge(w: int, h: int) -> np.ndarray:
    """The brown rim of an old sheet, to be laid over paper of any size."""
    y, x = np.mgrid[0:h, 0:w].astype(F32)
    d = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y))
    # Beyond the insets nothing may vary along an edge, or stretching it would show.
    middle = np.maximum(np.abs(x - w / 2), np.abs(y - h / 2)) / (w / 2)
    corner = np.clip((np.minimum(np.abs(x - w / 2), np.abs(y - h / 2)) - w / 4) / (w / 4), 0, 1)
    d = d + 7 * noise(h, w, 34, 81, 2) * corner - 5 * corner
    alpha = 0.30 * np.exp(-np.clip(d, 0, None) / 3) + 0.24 * np.exp(-np.clip(d, 0, None) / 20)
    alpha = alpha * (middle > 0.5) * np.clip((112 - d) / 40, 0, 1)
    image = np.zeros((h, w, 4), F32)
    image[..., :3] = rgb("#8A6428")
    image[..., 3] = np.clip(alpha, 0, 1)
    return image
