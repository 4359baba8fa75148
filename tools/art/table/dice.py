"""Ivory and ebony dice, marched through a distance field and lit from the upper left.

It must not know what is thrown for. The marching is serial on purpose: with parallel=True numba 0.68
miscompiled the lighting, and the tops of the dice went grey with their spin.
"""

from __future__ import annotations

import math

import numba
import numpy as np

from ..engine.noise import shrink
from ..registry import Catalogue

DICE = Catalogue()
CELL, FRAMES = 128, 12
REACH = 1.58
"""Half the width of a cell, where the die's own half is 1."""
TILT = 0.50
"""How far the eye is from straight above, in radians."""
IVORY, EBONY = 0, 1
FACES = {1: (2, 1), 6: (2, -1), 2: (1, -1), 5: (1, 1), 3: (0, 1), 4: (0, -1)}
SPOTS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
UPRIGHT = {
    1: (0.0, 0.0),
    6: (math.pi, 0.0),
    2: (-math.pi / 2, 0.0),
    5: (math.pi / 2, 0.0),
    3: (0.0, -math.pi / 2),
    4: (0.0, math.pi / 2),
}
"""The turns about x and y that bring each face uppermost."""
THROWS = {"a": ((0.7, 0.5, 0.2), 0.42, 1.30), "b": ((-0.35, 0.8, -0.3), -0.38, 1.15)}
"""Two ways to tumble: axis, spin at rest, number of turns."""


def _pips() -> np.ndarray:
    """Centres of the spheres that hollow out the pips."""
    centres = []
    for face, (axis, sign) in FACES.items():
        others = [i for i in range(3) if i != axis]
        for a, b in SPOTS[face]:
            centre = [0.0, 0.0, 0.0]
            centre[axis] = sign * 1.06
            centre[others[0]], centre[others[1]] = a * 0.50, b * 0.50
            centres.append(centre)
    return np.array(centres)


PIPS = _pips()


@numba.njit(fastmath=True)
def _distance(x: float, y: float, z: float, pips: np.ndarray) -> tuple[float, int]:
    """Signed distance to the die, and whether the nearest surface is a pip."""
    ax, ay, az = abs(x) - 0.80, abs(y) - 0.80, abs(z) - 0.80
    qx, qy, qz = max(ax, 0.0), max(ay, 0.0), max(az, 0.0)
    d = math.sqrt(qx * qx + qy * qy + qz * qz) + min(max(ax, max(ay, az)), 0.0) - 0.20
    d = max(d, math.sqrt(x * x + y * y + z * z) - 1.50)
    pip = 0
    for i in range(pips.shape[0]):
        dx, dy, dz = x - pips[i, 0], y - pips[i, 1], z - pips[i, 2]
        s = 0.215 - math.sqrt(dx * dx + dy * dy + dz * dz)
        if s > d:
            d = s
            pip = 1
    return d, pip


@numba.njit(fastmath=True)
def _colour(x: float, y: float, z: float, pip: int, matter: int) -> tuple[float, float, float]:
    """The matter at a place of the die: ivory with Schreger's lines, or ebony with its grain."""
    if matter == 0:
        if pip == 1:
            return 0.085, 0.062, 0.05
        g = 0.5 + 0.5 * math.sin(19 * (x + 0.35 * y) + 3 * math.sin(2.1 * z + y))
        s = math.sin(31 * z + 4 * math.sin(3 * x)) * math.sin(31 * y + 4 * math.sin(3 * z))
        worn = max(0.0, (math.sqrt(x * x + y * y + z * z) - 1.12) / 0.35)
        r = 0.955 - 0.03 * g - 0.012 * s - 0.07 * worn
        return r, 0.885 - 0.04 * g - 0.014 * s - 0.12 * worn, 0.735 - 0.06 * g - 0.02 * s - 0.20 * worn
    if pip == 1:
        return 0.93, 0.88, 0.76
    g = 0.5 + 0.5 * math.sin(23 * (y + 0.2 * x) + 4 * math.sin(1.7 * x + 2 * z))
    return 0.135 + 0.045 * g, 0.105 + 0.032 * g, 0.09 + 0.025 * g


@numba.njit(fastmath=True)
def _march(
    out: np.ndarray, turn: np.ndarray, pips: np.ndarray, light: np.ndarray, view: np.ndarray, matter: int
) -> None:
    n = out.shape[0]
    ct, st, reach = view[0], view[1], view[2]
    dx, dy, dz = 0.0, st, -ct
    hx, hy, hz = light[0] - dx, light[1] - dy, light[2] - dz
    hq = math.sqrt(hx * hx + hy * hy + hz * hz)
    e = 0.004
    for j in range(n):
        for i in range(n):
            sx = ((i + 0.5) / n * 2 - 1) * reach
            sy = (1 - (j + 0.5) / n * 2) * reach
            ox, oy, oz = sx - dx * 6, sy * ct - dy * 6, sy * st - dz * 6
            t = 0.0
            hit = False
            pip = 0
            lx, ly, lz = 0.0, 0.0, 0.0
            for _ in range(90):
                px, py, pz = ox + dx * t, oy + dy * t, oz + dz * t
                lx = turn[0, 0] * px + turn[1, 0] * py + turn[2, 0] * pz
                ly = turn[0, 1] * px + turn[1, 1] * py + turn[2, 1] * pz
                lz = turn[0, 2] * px + turn[1, 2] * py + turn[2, 2] * pz
                d, pip = _distance(lx, ly, lz, pips)
                if d < 0.0012:
                    hit = True
                    break
                t += d * 0.9
                if t > 12:
                    break
            if not hit:
                continue
            nx = _distance(lx + e, ly, lz, pips)[0] - _distance(lx - e, ly, lz, pips)[0]
            ny = _distance(lx, ly + e, lz, pips)[0] - _distance(lx, ly - e, lz, pips)[0]
            nz = _distance(lx, ly, lz + e, pips)[0] - _distance(lx, ly, lz - e, pips)[0]
            q = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
            nx, ny, nz = nx / q, ny / q, nz / q
            wx = turn[0, 0] * nx + turn[0, 1] * ny + turn[0, 2] * nz
            wy = turn[1, 0] * nx + turn[1, 1] * ny + turn[1, 2] * nz
            wz = turn[2, 0] * nx + turn[2, 1] * ny + turn[2, 2] * nz
            facing = wx * light[0] + wy * light[1] + wz * light[2]
            direct, wrapped = max(0.0, facing), max(0.0, (facing + 0.45) / 1.45)
            bounce = max(0.0, -wz)
            shine = max(0.0, (wx * hx + wy * hy + wz * hz) / hq)
            r, g, b = _colour(lx, ly, lz, pip, matter)
            k = 0.30 * (0.5 + 0.5 * wz) + 0.16 + 0.465 * wrapped + 0.35 * direct
            s = shine**60 * 0.55 + shine**14 * 0.10
            if pip == 1:
                s *= 0.5
            out[j, i, 0] = r * (k + 0.12 * bounce) + s
            out[j, i, 1] = g * (k * 0.955 + 0.20 * bounce) + s * 0.95
            out[j, i, 2] = b * (k * 0.86 + 0.10 * bounce) + s * 0.82
            out[j, i, 3] = 1.0


def _rotation(ax: float, ay: float, az: float) -> np.ndarray:
    cx, sx, cy, sy, cz, sz = (f(a) for a in (ax, ay, az) for f in (math.cos, math.sin))
    about_x = np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]])
    about_y = np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    about_z = np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]])
    return about_z @ about_y @ about_x


def at_rest(value: int, spin: float) -> np.ndarray:
    """The turn that shows `value` uppermost."""
    return _rotation(0, 0, spin) @ _rotation(*UPRIGHT[value], 0)


def die(turn: np.ndarray, matter: int, size: int = CELL, ss: int = 3) -> np.ndarray:
    """One die as RGBA, without its shadow."""
    out = np.zeros((size * ss, size * ss, 4))
    light = np.array([-0.55, 0.55, 0.78])
    view = np.array([math.cos(TILT), math.sin(TILT), REACH])
    _march(out, np.ascontiguousarray(turn), PIPS, light / np.linalg.norm(light), view, matter)
    image = shrink(out, size, size)
    image[..., :3] = np.clip(image[..., :3], 0, 1) ** 0.92
    return image


def tumble(value: int, throw: str, matter: int) -> np.ndarray:
    """A strip of frames, left to right: the die turns ever slower and comes to rest on `value`."""
    axis, spin, turns = THROWS[throw]
    x, y, z = np.array(axis) / np.linalg.norm(axis)
    k = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    rest = at_rest(value, spin)
    frames = []
    for i in range(FRAMES):
        t = (1 - i / (FRAMES - 1)) ** 1.6 * turns * math.tau
        frames.append(die((np.eye(3) + math.sin(t) * k + (1 - math.cos(t)) * k @ k) @ rest, matter))
    return np.hstack(frames)


def _add_dice() -> None:
    for name, matter, throws in (("ivory", IVORY, "ab"), ("ebony", EBONY, "a")):
        for value in FACES:
            for throw in throws:
                strip = DICE.asset(
                    f"die_{name}_{value}_{throw}", (CELL * FRAMES, CELL), quality=93, frames=FRAMES, cell=CELL
                )
                strip(lambda _w, _h, v=value, t=throw, m=matter: tumble(v, t, m))


_add_dice()
