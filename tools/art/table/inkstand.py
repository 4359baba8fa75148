"""A brass inkstand with ink-well, pounce pot and two goose quills, marched through a distance field.

It must not know whose it is or what is signed with it. The marching is serial, as that of the dice is.
"""

from __future__ import annotations

import math

import numba
import numpy as np

from ..engine.geometry import Points
from ..engine.noise import noise, shrink, smooth
from ..registry import Catalogue
from . import quill, turned

INKSTAND = Catalogue()
TILT = math.radians(40)
"""How far the eye is from straight above."""
HEIGHT = 4.4
"""What the picture is high, in units of the scene; the tray is about three wide."""
MIDDLE = (0.56, 0.80)
"""What lies in the middle of the picture: right and up on the screen from the tray's middle."""
LIGHT = np.array([-0.46, 0.44, 0.80]) / np.linalg.norm([-0.46, 0.44, 0.80])
TRAY = (1.58, 0.80, 0.34)
"""Half the tray's width and depth, and the radius of its corners."""
FLOOR = 0.20
"""How high the tray's floor lies above the table."""
WELL, POT = (-0.74, 0.04), (0.80, 0.04)
BRASS, INK, SHAFT, VANE = 0, 1, 2, 3
SEED = 11
MIRRORED = 0.75
"""How far off a thing is still mirrored in the brass."""

WELL_PROFILE: Points = [
    *[(0, 0, 1), (0.60, 0, 1), (0.63, 0.05), (0.60, 0.10, 1), (0.55, 0.11), (0.49, 0.19), (0.47, 0.26, 1)],
    *[(0.49, 0.28, 1), (0.49, 0.31, 1), (0.47, 0.33, 1), (0.465, 0.58, 1), (0.50, 0.62), (0.56, 0.66)],
    *[(0.58, 0.70), (0.56, 0.74), (0.52, 0.74, 1), (0.48, 0.71), (0.34, 0.70), (0.26, 0.72, 1)],
    *[(0.25, 0.77), (0.22, 0.79), (0.19, 0.77, 1), (0.18, 0.60, 1), (0, 0.60, 1)],
]
POT_PROFILE: Points = [
    *[(0, 0, 1), (0.44, 0, 1), (0.47, 0.05), (0.44, 0.09, 1), (0.38, 0.10), (0.24, 0.17), (0.20, 0.24)],
    *[(0.24, 0.28, 1), (0.25, 0.30), (0.24, 0.32, 1), (0.34, 0.38), (0.43, 0.50), (0.43, 0.62), (0.35, 0.73)],
    *[(0.29, 0.80), (0.30, 0.84, 1), (0.40, 0.90), (0.47, 0.96), (0.46, 1.00), (0.42, 0.99, 1)],
    *[(0.30, 0.92), (0.15, 0.89), (0, 0.885, 1)],
]
EDGE_PROFILE: Points = [
    *[(0, 0, 1), (0.84, 0, 1), (0.94, 0.03), (1.03, 0.10), (1.07, 0.12, 1), (1.11, 0.15), (1.10, 0.20)],
    *[(1.05, 0.21), (1.01, 0.18, 1), (0.97, 0.15), (0.90, 0.075), (0.84, 0.05), (0, 0.05, 1)],
]
"""The tray from its middle outward, so that 1.1 is its edge."""


@numba.njit(fastmath=True)
def _well(x: float, y: float, z: float, table: np.ndarray, reach: np.ndarray) -> tuple[float, int]:
    """The ink-well with its four holes for quills, and the ink in it."""
    radius = math.hypot(x, y)
    d = turned.distance(radius, z, table, reach)
    hole = math.hypot(math.hypot(abs(x) - 0.275, abs(y) - 0.275), max(0.0, 0.62 - z)) - 0.055
    d = max(d, -hole)
    return d, INK if radius < 0.175 and z < 0.63 else BRASS


@numba.njit(fastmath=True)
def _pot(x: float, y: float, z: float, table: np.ndarray, reach: np.ndarray) -> float:
    """The pounce pot, its dished top pierced in two rings."""
    radius = math.hypot(x, y)
    d = turned.distance(radius, z, table, reach)
    if z > 0.80 and radius < 0.36:
        angle = math.atan2(y, x)
        for ring in range(3):
            count = 1 + 6 * ring
            step = 2 * math.pi / count
            turn = angle - round(angle / step) * step
            near = math.hypot(radius * math.cos(turn) - 0.125 * ring, radius * math.sin(turn))
            d = max(d, 0.030 - near)
    return d


@numba.njit(fastmath=True)
def _tray(x: float, y: float, z: float, table: np.ndarray, reach: np.ndarray) -> float:
    """The tray with its moulded edge, on four ball feet."""
    half_width, half_depth, corner = TRAY
    qx, qy = abs(x) - half_width + corner, abs(y) - half_depth + corner
    beyond = math.hypot(max(qx, 0.0), max(qy, 0.0)) + min(max(qx, qy), 0.0) - corner
    d = turned.distance(max(beyond + 1.1, 0.0), z - FLOOR + 0.05, table, reach)
    fx, fy, fz = abs(x) - half_width + 0.24, abs(y) - half_depth + 0.24, z - 0.10
    return min(d, math.sqrt(fx * fx + fy * fy + fz * fz) - 0.10)


@numba.njit(fastmath=True)
def _distance(x: float, y: float, z: float, scene: tuple) -> tuple[float, int, int]:
    """A lower bound of the distance to anything, of what the nearest is, and which quill it is."""
    well, well_reach, pot, pot_reach, edge, edge_reach, quills, barbs = scene
    d, matter = _well(x - WELL[0], y - WELL[1], z - FLOOR, well, well_reach)
    other = min(_pot(x - POT[0], y - POT[1], z - FLOOR, pot, pot_reach), _tray(x, y, z, edge, edge_reach))
    if other < d:
        d, matter = other, BRASS
    which = 0
    for i in range(2):
        feather, part = quill.distance(x, y, z, quills[i], barbs[i])
        if feather < d:
            d, which = feather, i
            matter = SHAFT if part == quill.SHAFT else VANE
    return d, matter, which


@numba.njit(fastmath=True)
def _march(x: float, y: float, z: float, dx: float, dy: float, dz: float, far: float, scene: tuple) -> float:
    """How far along a ray something is met; beyond `far`, nothing."""
    t = 0.0
    for _ in range(160):
        d = _distance(x + dx * t, y + dy * t, z + dz * t, scene)[0]
        if d < 0.0016:
            return t
        t += d * 0.9
        if t > far:
            break
    return far + 1


@numba.njit(fastmath=True)
def _lit(x: float, y: float, z: float, sharp: float, light: np.ndarray, scene: tuple) -> float:
    """How much of the light reaches a place, 0 to 1, with a penumbra that widens with the distance."""
    seen, t = 1.0, 0.03
    for _ in range(70):
        d = _distance(x + light[0] * t, y + light[1] * t, z + light[2] * t, scene)[0]
        seen = min(seen, 0.5 + 0.5 * sharp * d / t)
        if seen < 0.01:
            return 0.0
        t += min(max(d * 0.8, 0.012), 0.25)
        if t > 4.5:
            break
    seen = max(seen, 0.0)
    return seen * seen * (3 - 2 * seen)


@numba.njit(fastmath=True)
def _open(x: float, y: float, z: float, nx: float, ny: float, nz: float, scene: tuple) -> float:
    """How open to the room a place is, 0 to 1."""
    shut, weight = 0.0, 1.0
    for i in range(5):
        step = 0.03 + 0.085 * i
        d = min(_distance(x + nx * step, y + ny * step, z + nz * step, scene)[0], z + nz * step)
        shut += max(0.0, step - d) * weight
        weight *= 0.72
    return min(max(1 - 1.5 * shut, 0.0), 1.0)


@numba.njit(fastmath=True)
def _room(dx: float, dy: float, dz: float, light: np.ndarray) -> float:
    """How bright the room is in a direction: a window on the upper left, a pale wall, a dark table."""
    toward = max(0.0, dx * light[0] + dy * light[1] + dz * light[2])
    wall = max(0.0, 0.75 * dx - 0.45 * dy + 0.48 * dz)
    ceiling = 0.10 + 0.26 * max(0.0, dz)
    if dz < 0:
        ceiling = 0.10 + 0.05 * dz
    return ceiling + 0.95 * toward**5 + 3.4 * toward**48 + 0.30 * wall**6


@numba.njit(fastmath=True)
def _normal(x: float, y: float, z: float, scene: tuple) -> tuple[float, float, float]:
    e = 0.006
    nx = _distance(x + e, y, z, scene)[0] - _distance(x - e, y, z, scene)[0]
    ny = _distance(x, y + e, z, scene)[0] - _distance(x, y - e, z, scene)[0]
    nz = _distance(x, y, z + e, scene)[0] - _distance(x, y, z - e, scene)[0]
    q = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
    return nx / q, ny / q, nz / q


@numba.njit(fastmath=True)
def _feather(
    tint: tuple[float, float, float],
    matter: int,
    facing: float,
    up: float,
    toward: float,
    sun: float,
    free: float,
) -> tuple[float, float, float]:
    """Horn shines a little; barbs do not, but light comes through them."""
    through = 0.42 if matter == VANE else 0.15
    full = max(0.0, (facing + through) / (1 + through)) * (0.25 * through + (1 - 0.25 * through) * sun)
    k = (0.38 + 0.12 * up) * (0.35 + 0.65 * free) + 0.70 * full
    gloss = 0.0 if matter == VANE else 0.35 * sun * toward**30
    return tint[0] * k + gloss, tint[1] * k * 0.985 + gloss, tint[2] * k * 0.95 + gloss * 0.9


@numba.njit(fastmath=True)
def _mirrored(
    place: tuple[float, float, float],
    ray: tuple[float, float, float],
    seen: float,
    free: float,
    light: np.ndarray,
    scene: tuple,
) -> float:
    """What brass shows: the room as far as it is `seen`, or what stands near and hides it."""
    t = _march(place[0], place[1], place[2], ray[0], ray[1], ray[2], MIRRORED, scene)
    if t < MIRRORED:
        nx, ny, nz = _normal(place[0] + ray[0] * t, place[1] + ray[1] * t, place[2] + ray[2] * t, scene)
        other = 0.12 + 0.55 * max(0.0, nx * light[0] + ny * light[1] + nz * light[2])
        near = 0.8 * min(1.0, 2.2 * (1 - t / MIRRORED))
        seen += near * (other * (0.4 + 0.6 * free) - seen)
    return max(seen, 0.0)


@numba.njit(fastmath=True)
def _shade(
    x: float, y: float, z: float, eye: np.ndarray, light: np.ndarray, wear: float, scene: tuple
) -> tuple[float, float, float]:
    """The colour of a place on a surface, seen along `eye`."""
    _, matter, which = _distance(x, y, z, scene)
    nx, ny, nz = _normal(x, y, z, scene)
    facing = nx * light[0] + ny * light[1] + nz * light[2]
    sx, sy, sz = x + nx * 0.012, y + ny * 0.012, z + nz * 0.012
    sun, free = _lit(sx, sy, sz, 9.0, light, scene), _open(x, y, z, nx, ny, nz, scene)
    along = nx * eye[0] + ny * eye[1] + nz * eye[2]
    rx, ry, rz = eye[0] - 2 * along * nx, eye[1] - 2 * along * ny, eye[2] - 2 * along * nz
    toward = max(0.0, rx * light[0] + ry * light[1] + rz * light[2])
    if matter in (VANE, SHAFT):
        part = quill.VANE if matter == VANE else quill.SHAFT
        tint = quill.colour(x, y, z, scene[6][which], part, 0.40 if which == 0 else 0.22)
        return _feather(tint, matter, facing, nz, toward, sun, free)
    seen = _room(rx, ry, rz, light) * (0.25 + 0.75 * free)
    seen -= (1 - sun) * (0.70 * toward**5 + 3.2 * toward**48)
    if matter == INK:
        k = 0.012 + 0.10 * max(seen, 0.0)
        return k, k, k * 1.15
    seen = _mirrored((sx, sy, sz), (rx, ry, rz), seen, free, light, scene)
    dull = (0.15 + 0.44 * max(0.0, facing) * sun) * (0.30 + 0.70 * free)
    k = (0.72 * seen + dull) * (1 + 0.09 * wear) * (0.62 + 0.38 * free)
    hot = max(0.0, k - 0.72)
    return 1.00 * k + 0.3 * hot, 0.755 * k + 0.55 * hot, 0.36 * k + 0.60 * hot


@numba.njit(fastmath=True)
def _draw(out: np.ndarray, wear: np.ndarray, view: np.ndarray, light: np.ndarray, scene: tuple) -> None:
    """Every place of the picture: a thing, or on the table the shadow of one."""
    h, w = out.shape[:2]
    ct, st, unit, mid_x, mid_y = view
    eye = np.array([0.0, st, -ct])
    for j in range(h):
        for i in range(w):
            right, up = (i + 0.5 - w / 2) * unit + mid_x, (h / 2 - j - 0.5) * unit + mid_y
            x, y, z = right, up * ct - eye[1] * 6, up * st - eye[2] * 6
            table = -z / eye[2]
            t = _march(x, y, z, eye[0], eye[1], eye[2], table, scene)
            if t <= table:
                r, g, b = _shade(x, y + eye[1] * t, z + eye[2] * t, eye, light, wear[j, i], scene)
                out[j, i, 0], out[j, i, 1], out[j, i, 2], out[j, i, 3] = r, g, b, 1.0
            else:
                ground = y + eye[1] * table
                dark = 1 - _lit(x, ground, 0.0, 8.0, light, scene)
                near = 1 - _open(x, ground, 0.0, 0.0, 0.0, 1.0, scene)
                out[j, i, 3] = 1 - (1 - 0.60 * dark) * (1 - 0.55 * near)


def _scene() -> tuple:
    """The tables of everything turned, and the two quills: one in the well, one lying before the tray."""
    toward_eye = (-0.15, -math.sin(TILT), math.cos(TILT))
    standing = quill.placed((WELL[0] - 0.05, WELL[1] - 0.06, FLOOR + 0.62), (0.50, 0.46, 0.70), toward_eye)
    lying = quill.placed((-1.50, -1.24, 0.05), (1.0, 0.07, 0.055), (0.0, -0.10, 1.0))
    quills = np.stack([standing, lying])
    barbs = np.stack([quill.vane(SEED), quill.vane(SEED + 1)])
    return (
        *turned.turned(WELL_PROFILE),
        *turned.turned(POT_PROFILE),
        *turned.turned(EDGE_PROFILE),
        quills,
        barbs,
    )


@INKSTAND.asset("inkstand", (640, 480), quality=92)
def inkstand(w: int, h: int, ss: int = 3) -> np.ndarray:
    """The inkstand with its shadow, as RGBA."""
    out = np.zeros((h * ss, w * ss, 4))
    wear = noise(h * ss, w * ss, h * ss / 40, SEED, 3).astype(float)
    view = np.array([math.cos(TILT), math.sin(TILT), HEIGHT / (h * ss), *MIDDLE])
    _draw(out, wear, view, LIGHT, _scene())
    out[..., :3] = np.clip(out[..., :3], 0, 1) ** 0.88
    out[..., 3] *= _within(out[..., 3] < 1)
    return shrink(out, w, h)


def _within(shadow: np.ndarray) -> np.ndarray:
    """1, but toward the picture's edge 0 wherever there is only shadow, so that none is cut off."""
    h, w = shadow.shape
    y, x = np.mgrid[0:h, 0:w]
    edge = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)) / h
    return np.where(shadow, smooth(0.0, 0.11, edge), 1.0)
