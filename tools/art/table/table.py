"""The table itself: baize, a moulded mahogany rim with boxwood stringing, candle-light.

It must not know what lies on the table.
"""

from __future__ import annotations

from functools import partial

import cv2
import numpy as np

from ..engine.noise import F32, blur, rgb, smooth, tile_filter, tile_noise
from ..registry import Catalogue

TABLE = Catalogue()
RIM = 96
"""Width of the wood, in px (48 units of a 1080-line screen, drawn at twice the density)."""
APRON = {"top": 88, "left": 88, "bottom": 40, "right": 40}
"""How far the shadow of each side falls on the cloth: the candle stands at the upper left."""
CLOTH = 1024
STRIP = 2048
CORNER = RIM + 72
PROFILE = ([0, 5, 18, 40, 48, 58, 80, 86, 92, 96], [-14, -4, 5, 7.5, 4.5, 4.5, 8, 8.4, 5, -8])
"""The moulding: distance from the outer edge against height, both in px."""
STRINGING = 53


@TABLE.asset("baize", (CLOTH, CLOTH), quality=94, tile=True)
def baize(w: int, h: int) -> np.ndarray:
    """Green cloth: four directions of fibre, a nap, and faint clouds, without a seam."""
    rng = np.random.default_rng(2)
    fibre = np.zeros((h, w), F32)
    for angle in (12, 77, 131, 160):
        fibre += tile_filter(rng.standard_normal((h, w)), _fibre_kernel(angle))
    fibre /= fibre.std()
    nap = rng.standard_normal((h, w)).astype(F32)
    tone = (
        1
        + 0.052 * fibre
        + 0.02 * nap
        + 0.012 * tile_noise(h, w, 26, 26, 5)
        + 0.014 * tile_noise(h, w, 8, 8, 6)
    )
    warmth = 1 + 0.025 * tile_noise(h, w, 2.0, 2.0, 7)[..., None] * np.array([1, 0, -1], F32)
    return np.clip(rgb("#2F5C38") * tone[..., None] * warmth, 0, 1)


def _fibre_kernel(angle: float) -> np.ndarray:
    kernel = np.zeros((13, 13), F32)
    a = np.radians(angle)
    dx, dy = 5 * np.cos(a), 5 * np.sin(a)
    cv2.line(kernel, (round(6 - dx), round(6 - dy)), (round(6 + dx), round(6 + dy)), 1.0, 1, cv2.LINE_AA)
    return kernel / kernel.sum()


def grain(length: int, width: int, seed: int) -> np.ndarray:
    """Straight-grained mahogany with a ribbon figure, seamless along its length (the x axis)."""
    pad = width * 2
    field = partial(tile_noise, pad, length)
    figure = 0.13 * field(16, 300, seed) + 0.15 * field(5, 190, seed + 1)
    fibres = 0.17 * field(1.3, 70, seed + 2) + 0.09 * field(0.7, 24, seed + 5)
    ribbon = 0.11 * field(30, 34, seed + 3)
    pores = np.clip(field(0.7, 14, seed + 4) - 1.35, 0, 1)
    mix = np.clip(0.52 + 0.8 * (figure + fibres + ribbon), 0, 1)[..., None]
    dark, light = rgb("#36140A"), rgb("#984522")
    return ((dark + (light - dark) * mix) * (1 - 0.5 * pores[..., None]))[:width]


def rim_side(side: str) -> np.ndarray:
    """One side of the rim as RGBA, lit from the upper left, with its shadow on the cloth."""
    seed = {"top": 5, "bottom": 25, "left": 45, "right": 65}[side]
    wood = grain(STRIP, RIM, seed)
    d = np.arange(RIM + APRON[side], dtype=F32)
    wood = _mould(wood, d[:RIM], side)
    fall = 0.62 * np.exp(-(d[RIM:] - RIM) / 26)
    cast = {"top": 0.42, "left": 0.32}.get(side, 0.0) * np.exp(-(d[RIM:] - RIM) / 34)
    shade = (1 - (1 - fall) * (1 - cast)) * smooth(0, 24, (RIM + APRON[side] - d[RIM:]))
    shadow = np.zeros((APRON[side], STRIP, 4), F32)
    shadow[..., :3] = rgb("#060A06")
    shadow[..., 3] = shade[:, None]
    strip = np.vstack([np.dstack([wood, np.ones(wood.shape[:2], F32)]), shadow])
    return _turn(strip, side)


def _mould(wood: np.ndarray, d: np.ndarray, side: str) -> np.ndarray:
    """Shade the flat wood by the moulding's profile and inlay the stringing."""
    height = blur(np.interp(d, *PROFILE).astype(F32)[:, None], 2.2)[:, 0]
    slope = np.gradient(height)
    toward = {"top": -0.60, "left": -0.35, "bottom": 0.60, "right": 0.35}[side]
    norm = 1 / np.sqrt(slope**2 + 1)
    lambert = (-slope * toward + 0.72) * norm
    gloss = np.clip((-slope * toward * 0.7 + 0.92) * norm / 1.05, 0, 1) ** 40
    lit = wood * np.clip(lambert * 1.25, 0.22, 1.7)[:, None, None]
    lit = lit + 0.15 * gloss[:, None, None] * rgb("#FFDBA8")
    string = np.exp(-(((d - STRINGING) / 3.6) ** 4))[:, None, None]
    veins = 1 + 0.05 * tile_noise(RIM, STRIP, 1.0, 30, 91)[..., None]
    box = rgb("#DDB067") * np.clip(lambert * 1.15, 0.4, 1.2)[:, None, None] * veins
    lit = lit * (1 - 0.94 * string) + box * 0.96 * string
    groove = np.exp(-(((np.abs(d - STRINGING) - 5.2) / 1.3) ** 2))[:, None, None]
    return np.clip(lit * (1 - 0.45 * groove), 0, 1)


def _turn(strip: np.ndarray, side: str) -> np.ndarray:
    if side == "bottom":
        return strip[::-1]
    if side in ("left", "right"):
        upright = np.transpose(strip, (1, 0, 2))
        return upright if side == "left" else upright[:, ::-1]
    return strip


def rim_corner(vertical: str, horizontal: str) -> np.ndarray:
    """A mitred corner; its arms fade out over the strips, so that the grain joins at any length."""
    n = CORNER
    across, down = rim_side(vertical), rim_side(horizontal)
    rows = slice(0, n) if vertical == "top" else slice(-n, None)
    cols = slice(0, n) if horizontal == "left" else slice(-n, None)
    across = _fit(across, vertical, n)[:, cols]
    down = _fit(down, horizontal, n)[rows]
    yy, xx = np.mgrid[0:n, 0:n].astype(F32) + F32(0.5)
    y = yy if vertical == "top" else n - yy
    x = xx if horizontal == "left" else n - xx
    mitre = smooth(-1.0, 1.0, x - y)[..., None]
    wood = across[..., :3] * mitre + down[..., :3] * (1 - mitre)
    wood = wood * (1 - 0.42 * np.exp(-(((x - y) / 1.6) ** 2)))[..., None]
    reach = np.where(x > y, x, y)
    alpha = (np.minimum(x, y) <= RIM) * smooth(n, RIM + 4, reach)
    return np.dstack([np.clip(wood, 0, 1), alpha.astype(F32)])


def _fit(strip: np.ndarray, side: str, n: int) -> np.ndarray:
    """Only the wood of a strip, set on an n-deep band along its side."""
    if side in ("left", "right"):
        return np.transpose(
            _fit(np.transpose(strip, (1, 0, 2)), "top" if side == "left" else "bottom", n), (1, 0, 2)
        )
    band = np.zeros((n, strip.shape[1], 4), F32)
    if side == "top":
        band[:RIM] = strip[:RIM]
    else:
        band[-RIM:] = strip[-RIM:]
    return band


def _add_rim() -> None:
    sizes = {"top": (STRIP, RIM + APRON["top"]), "bottom": (STRIP, RIM + APRON["bottom"])}
    sizes |= {side: (RIM + APRON[side], STRIP) for side in ("left", "right")}
    for side, size in sizes.items():
        TABLE.asset(f"mahogany_{side}", size, rim=RIM)(lambda _w, _h, side=side: rim_side(side))
    for v in ("top", "bottom"):
        for s in ("left", "right"):
            corner = TABLE.asset(f"mahogany_{v}_{s}", (CORNER, CORNER), rim=RIM)
            corner(lambda _w, _h, v=v, s=s: rim_corner(v, s))


_add_rim()


@TABLE.asset("vignette", (480, 270))
def vignette(w: int, h: int) -> np.ndarray:
    """Candle-light: clear above the middle, brown dark toward the edges, to be stretched over the window."""
    yy, xx = np.mgrid[0:h, 0:w].astype(F32)
    r = np.hypot((xx / w - 0.5) * w / h, yy / h - 0.42)
    alpha = 0.54 * (1 - np.exp(-((r / 0.98) ** 2.6)))
    dither = (np.random.default_rng(8).random((h, w)) - 0.5) / 255
    image = np.zeros((h, w, 4), F32)
    image[..., :3] = rgb("#120A04")
    image[..., 3] = np.clip(alpha + dither, 0, 1)
    return image
