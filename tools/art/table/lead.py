"""A foundry of painted lead: solids built of capsules, drums, rings and balls, marched as distance fields.

They are seen from the front and above and lit from the upper left; the paint is worn to the lead in places.
The marching is serial on purpose, as that of the dice. It must not know what is cast.
"""

from __future__ import annotations

import math

import numba
import numpy as np

from ..engine.noise import F32, noise, shrink

Vector = tuple[float, float, float]
CAPSULE, DRUM, RING, BALL, SLAB = range(5)
LEAD = (0.43, 0.43, 0.41)
VIEW = math.radians(50)
"""How far the eye is from the horizontal."""
SPAN, CENTRE = 2.62, 0.40
"""What the picture shows across, and the height of its middle."""


class Cast:
    """The parts of one stand; each figure is built in a frame of its own, heading along x, z upward.

    A `fallen` stand has lost most of its paint, but not from the base.
    """

    def __init__(self, fallen: bool = False) -> None:
        self._parts: list[list[float]] = []
        self._fade = 0.58 if fallen else 0.0
        self.at()

    def at(
        self,
        x: float = 0,
        y: float = 0,
        z: float = 0,
        heading: float = 0,
        scale: float = 1,
        pitch: float = 0,
        roll: float = 0,
    ) -> None:
        """Set the frame in which parts are added: place, heading, then thrown back and over its side."""
        h, p, r = (math.radians(a) for a in (heading, pitch, roll))
        turn = np.array([[math.cos(h), -math.sin(h), 0], [math.sin(h), math.cos(h), 0], [0, 0, 1]])
        back = np.array([[math.cos(p), 0, -math.sin(p)], [0, 1, 0], [math.sin(p), 0, math.cos(p)]])
        over = np.array([[1, 0, 0], [0, math.cos(r), -math.sin(r)], [0, math.sin(r), math.cos(r)]])
        self._turn, self._place, self._scale = turn @ back @ over, np.array([x, y, z]), scale

    def _spot(self, p: Vector) -> list[float]:
        return [float(v) for v in self._place + self._turn @ np.array(p) * self._scale]

    def _add(
        self, kind: int, a: list[float], b: list[float], r1: float, r2: float, colour: Vector, gloss: float
    ) -> None:
        faded = [c + (m - c) * self._fade for c, m in zip(colour, LEAD, strict=True)]
        self._parts.append([kind, *a, *b, r1, r2, *faded, gloss])

    def capsule(
        self, a: Vector, b: Vector, r: float, colour: Vector, end: float | None = None, gloss: float = 0.5
    ) -> None:
        """A round-ended limb from a to b, as thick as `r` and at last as `end`."""
        k = self._scale
        self._add(
            CAPSULE, self._spot(a), self._spot(b), r * k, (r if end is None else end) * k, colour, gloss
        )

    def drum(
        self, a: Vector, b: Vector, r: float, colour: Vector, end: float | None = None, gloss: float = 0.5
    ) -> None:
        """A flat-ended one."""
        k = self._scale
        self._add(DRUM, self._spot(a), self._spot(b), r * k, (r if end is None else end) * k, colour, gloss)

    def ball(self, at: Vector, r: float, colour: Vector, gloss: float = 0.5) -> None:
        """A ball."""
        self._add(BALL, self._spot(at), [0, 0, 0], r * self._scale, 0, colour, gloss)

    def ring(self, at: Vector, axis: Vector, r: float, thick: float, colour: Vector) -> None:
        """A ring about an axis."""
        course = [float(v) for v in self._turn @ np.array(axis)]
        self._add(RING, self._spot(at), course, r * self._scale, thick * self._scale, colour, 0.4)

    def slab(self, z: float, half: Vector, corner: float, colour: Vector, gloss: float = 0.12) -> None:
        """A level board about the middle, its corners rounded off by `corner`; it keeps its paint."""
        self._parts.append([SLAB, 0, 0, z, *half, corner, 0.025, *colour, gloss])

    def render(self, size: int, seed: int, mirrored: bool = False, ss: int = 3) -> np.ndarray:
        """The stand as RGBA; mirrored it is lit from the other side first, so that the light stays put."""
        n = size * ss
        out = np.zeros((n, n, 4))
        light = np.array([0.52 if mirrored else -0.52, 0.44, 0.74])
        wear = noise(n, n, n / 46, seed, 2).astype(float)
        view = np.array([math.cos(VIEW), math.sin(VIEW), SPAN, CENTRE])
        _march(out, np.array(self._parts, float), light / np.linalg.norm(light), view, wear)
        image = shrink(out.astype(F32), size, size)
        image[..., :3] = np.clip(image[..., :3], 0, 1) ** 0.9
        return np.ascontiguousarray(image[:, ::-1]) if mirrored else image


@numba.njit(fastmath=True)
def _part(p: np.ndarray, x: float, y: float, z: float) -> float:
    """Signed distance to one part."""
    dx, dy, dz = x - p[1], y - p[2], z - p[3]
    if p[0] <= 1.0:
        bx, by, bz = p[4] - p[1], p[5] - p[2], p[6] - p[3]
        bb = bx * bx + by * by + bz * bz + 1e-9
        h = (dx * bx + dy * by + dz * bz) / bb
        hc = min(1.0, max(0.0, h))
        r = p[7] + (p[8] - p[7]) * hc
        if p[0] == 0.0:
            ex, ey, ez = dx - bx * hc, dy - by * hc, dz - bz * hc
            return math.sqrt(ex * ex + ey * ey + ez * ez) - r
        ex, ey, ez = dx - bx * h, dy - by * h, dz - bz * h
        a = math.sqrt(ex * ex + ey * ey + ez * ez) - r
        b = (abs(h - 0.5) - 0.5) * math.sqrt(bb)
        return min(max(a, b), 0.0) + math.sqrt(max(a, 0.0) ** 2 + max(b, 0.0) ** 2) - 0.006
    if p[0] == 2.0:
        ax = dx * p[4] + dy * p[5] + dz * p[6]
        q = math.sqrt(max(0.0, dx * dx + dy * dy + dz * dz - ax * ax)) - p[7]
        return math.sqrt(q * q + ax * ax) - p[8]
    if p[0] == 3.0:
        return math.sqrt(dx * dx + dy * dy + dz * dz) - p[7]
    qx, qy = abs(dx) - p[4] + p[7], abs(dy) - p[5] + p[7]
    plan = math.sqrt(max(qx, 0.0) ** 2 + max(qy, 0.0) ** 2) + min(max(qx, qy), 0.0) - p[7] + p[8]
    rise = abs(dz) - p[6] + p[8]
    return math.sqrt(max(plan, 0.0) ** 2 + max(rise, 0.0) ** 2) + min(max(plan, rise), 0.0) - p[8]


@numba.njit(fastmath=True)
def _nearest(parts: np.ndarray, x: float, y: float, z: float) -> tuple[float, int]:
    best, which = 1e9, 0
    for i in range(parts.shape[0]):
        d = _part(parts[i], x, y, z)
        if d < best:
            best, which = d, i
    return best, which


@numba.njit(fastmath=True)
def _openness(parts: np.ndarray, x: float, y: float, z: float, nx: float, ny: float, nz: float) -> float:
    """How much of the sky a place sees."""
    hidden = 0.0
    for k in range(1, 4):
        h = 0.05 * k
        hidden += max(0.0, h - _nearest(parts, x + nx * h, y + ny * h, z + nz * h)[0]) / h / k
    return max(0.25, 1 - 0.61 * hidden)


@numba.njit(fastmath=True)
def _sunlit(parts: np.ndarray, x: float, y: float, z: float, light: np.ndarray) -> float:
    """How much of the key light reaches a place, softly."""
    seen, t = 1.0, 0.03
    for _ in range(22):
        d = _nearest(parts, x + light[0] * t, y + light[1] * t, z + light[2] * t)[0]
        seen = min(seen, 9 * d / t)
        if seen < 0.02:
            break
        t += max(0.02, d)
        if t > 1.6:
            break
    return max(0.0, seen)


@numba.njit(fastmath=True)
def _march(out: np.ndarray, parts: np.ndarray, light: np.ndarray, view: np.ndarray, wear: np.ndarray) -> None:
    n = out.shape[0]
    ct, st, span, cz = view[0], view[1], view[2], view[3]
    dx, dy, dz = 0.0, ct, -st
    hx, hy, hz = light[0] - dx, light[1] - dy, light[2] - dz
    hq = math.sqrt(hx * hx + hy * hy + hz * hz)
    e = 0.004
    for j in range(n):
        for i in range(n):
            sx = ((i + 0.5) / n - 0.5) * span
            sy = (0.5 - (j + 0.5) / n) * span + cz
            ox, oy, oz = sx, sy * st - dy * 5, sy * ct - dz * 5
            t, hit, m = 0.0, False, 0
            x, y, z = 0.0, 0.0, 0.0
            for _ in range(80):
                x, y, z = ox + dx * t, oy + dy * t, oz + dz * t
                d, m = _nearest(parts, x, y, z)
                if d < 0.0018:
                    hit = True
                    break
                t += d * 0.93
                if t > 10:
                    break
            if not hit:
                continue
            nx = _nearest(parts, x + e, y, z)[0] - _nearest(parts, x - e, y, z)[0]
            ny = _nearest(parts, x, y + e, z)[0] - _nearest(parts, x, y - e, z)[0]
            nz = _nearest(parts, x, y, z + e)[0] - _nearest(parts, x, y, z - e)[0]
            q = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
            nx, ny, nz = nx / q, ny / q, nz / q
            seen = _openness(parts, x, y, z, nx, ny, nz)
            sun = _sunlit(parts, x + nx * 0.01, y + ny * 0.01, z + nz * 0.01, light)
            facing = nx * light[0] + ny * light[1] + nz * light[2]
            direct, wrapped = max(0.0, facing), max(0.0, (facing + 0.4) / 1.4)
            k = seen * (0.29 + 0.15 * nz + 0.30 * wrapped) + 0.62 * direct * (0.22 + 0.78 * sun)
            shine = max(0.0, (nx * hx + ny * hy + nz * hz) / hq)
            s = (shine**26 * 0.55 + shine**90 * 0.5) * parts[m, 12] * (0.3 + 0.7 * sun) * seen
            r, g, b = parts[m, 9], parts[m, 10], parts[m, 11]
            if wear[j, i] > 1.35 and parts[m, 0] != 4.0:
                r, g, b = 0.50, 0.49, 0.46
            v = 1 + 0.10 * wear[j, i]
            out[j, i, 0] = r * v * k * 1.28 + s
            out[j, i, 1] = g * v * k * 1.22 + s * 0.95
            out[j, i, 2] = b * v * k * 1.08 + s * 0.84
            out[j, i, 3] = 1.0
