"""An engraver's plate: shapes become tone, hatching and swelled contours, and at last ink.

It must not know paper or colour; press.py prints what is cut here.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import cv2
import numpy as np
import skia

from .geometry import Point, outlines, polygon, raster, spline
from .noise import F32, blur, noise, smooth

Field = Callable[[np.ndarray, np.ndarray], np.ndarray]
"""A value for every place of the scene, given x and y."""
Shape = skia.Path | Sequence[Point]
LIGHT = np.array([-0.62, -0.66, 0.55]) / np.linalg.norm([-0.62, -0.66, 0.55])
HATCHED, BARE = 0, 2


class Plate:
    """A plate of `w` by `h` scene units, worked at `scale` px a unit, `ss` times finer.

    `pitch` is the distance of hatch lines in output px, `pen` the weight of every contour.
    """

    def __init__(
        self,
        w: float,
        h: float,
        scale: float = 1.0,
        ss: int = 3,
        pitch: float = 3.0,
        seed: int = 1,
        pen: float = 1.0,
    ) -> None:
        self.scale, self.ss, self.seed, self.pen = scale, ss, seed, pen
        self.size = (round(w * scale), round(h * scale))
        self._k = scale * ss
        self._pitch = pitch * ss
        self._shape = (round(h * self._k), round(w * self._k))
        self._tone, self._line, self._u1, self._u2 = (np.zeros(self._shape, F32) for _ in range(4))
        self._kind = np.zeros(self._shape, np.uint8)
        self._rng = np.random.default_rng(seed)
        self.clip: skia.Path | None = None

    @property
    def work_shape(self) -> tuple[int, int]:
        """Height and width of the plate as it is worked, before it is printed smaller."""
        return self._shape

    def coverage(self, path: skia.Path, margin: int = 2) -> tuple[tuple[slice, slice], np.ndarray] | None:
        """Which part of the plate a path touches, and how fully; None if it misses."""
        b, k = path.getBounds(), self._k
        x0, y0 = max(0, int(b.left() * k) - margin), max(0, int(b.top() * k) - margin)
        x1 = min(self._shape[1], int(b.right() * k) + margin + 1)
        y1 = min(self._shape[0], int(b.bottom() * k) + margin + 1)
        if x1 - x0 < 3 or y1 - y0 < 3:
            return None

        def draw(canvas: skia.Canvas) -> None:
            if self.clip is not None:
                canvas.clipPath(self.clip, skia.ClipOp.kIntersect, True)
            canvas.drawPath(path, skia.Paint(AntiAlias=True))

        return (slice(y0, y1), slice(x0, x1)), raster(x1 - x0, y1 - y0, draw, k, (-x0, -y0))

    def fill(
        self,
        shape: Shape,
        tone: float | Field = 0.2,
        *,
        hatch: float = 45,
        curve: float = 0.0,
        puff: float = 0.0,
        pitch: float = 1.0,
        field: Field | None = None,
        outline: float = 0.0,
        kind: int = HATCHED,
    ) -> None:
        """Paint one closed shape over what is there.

        `hatch` is the angle of the lines unless `field` gives their course; `curve` bends them over the
        form, `puff` rounds the form by light from the upper left; `outline` is the weight of the contour.
        """
        path = shape if isinstance(shape, skia.Path) else polygon(shape)
        found = self.coverage(path)
        if found is None:
            return
        where, m = found
        yy, xx = np.mgrid[where].astype(F32)
        x, y = xx / F32(self._k), yy / F32(self._k)
        t = tone(x, y).astype(F32) if callable(tone) else np.full(m.shape, tone, F32)
        bulge = np.zeros_like(t)
        if puff or curve:
            bulge, shade = _round(m)
            t = t + puff * shade
        pitch *= self._pitch
        a, b = math.radians(hatch + 90), math.radians(hatch + 152)
        u1 = field(x, y) if field else x * math.cos(a) + y * math.sin(a)
        u2 = x * math.cos(b) + y * math.sin(b)
        hard = m > 0.5
        self._tone[where] += (np.clip(t, 0, 1) - self._tone[where]) * m
        self._u1[where][hard] = (u1 * self._k / pitch + curve * bulge * 0.55 / pitch)[hard]
        self._u2[where][hard] = (u2 * self._k / pitch - curve * bulge * 0.35 / pitch)[hard]
        self._kind[where][hard] = kind
        self._line[where] *= 1 - m
        if outline:
            self.contour(path, outline)

    def shape(self, points: Sequence[Point], tone: float | Field = 0.2, **how: Any) -> None:
        """`fill` the closed spline through the points."""
        self.fill(spline(points, True), tone, **how)

    def contour(self, shape: Shape, weight: float, waver: float = 0.35, swell: float = 1.0) -> None:
        """Go round a shape with the swelling pen: thin toward the light, thick away from it.

        A low `swell` is for ruled frames, which should be nearly even.
        """
        path = shape if isinstance(shape, skia.Path) else polygon(shape)
        for points in outlines(path):
            self._stroke(points, weight, closed=True, waver=waver, swell=swell)

    def line(
        self, points: Sequence[Point], weight: float = 1.2, taper: float = 0.0, waver: float = 0.35
    ) -> None:
        """A pen line along straight pieces."""
        self._stroke(np.array([p[:2] for p in points], float), weight, taper=taper, waver=waver)

    def pen_line(self, points: Sequence[Point], weight: float = 1.2, taper: float = 0.25) -> None:
        """A tapering pen line along a spline."""
        self.line(spline(points) if len(points) > 2 else points, weight, taper)

    def _stroke(
        self,
        p: np.ndarray,
        weight: float,
        *,
        waver: float,
        closed: bool = False,
        taper: float = 0,
        swell: float = 1.0,
    ) -> None:
        lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
        if lengths[-1] < 0.5:
            return
        n = max(3, int(lengths[-1] / max(1.2, 2.2 / max(self.scale, 0.4))))
        at = np.linspace(0, lengths[-1], n)
        q = np.stack([np.interp(at, lengths, p[:, 0]), np.interp(at, lengths, p[:, 1])], 1)
        along = np.gradient(q, axis=0)
        along /= np.maximum(1e-6, np.hypot(along[:, 0], along[:, 1]))[:, None]
        normal = np.stack([-along[:, 1], along[:, 0]], 1)
        width = weight * self.pen * np.ones(n)
        if closed:
            area = np.sum(q[:-1, 0] * q[1:, 1] - q[1:, 0] * q[:-1, 1])
            away = normal * (-1 if area > 0 else 1) @ np.array([0.68, 0.73])
            width *= 1 + 0.55 * swell * away
        width *= 1 + 0.22 * swell * self._wobble(n, 7, closed)
        if taper:
            e = np.linspace(0, 1, n)
            width *= np.clip(np.minimum(e, 1 - e) / taper, 0.12, 1) ** 0.8
        width = np.clip(width, 0.15, None)
        q = q + normal * (waver * self._wobble(n, 10, closed))[:, None]
        left, right = q + normal * (width / 2)[:, None], q - normal * (width / 2)[:, None]
        for i in range(0, max(1, n - 1), 300):
            self.solid(np.vstack([left[i : i + 302], right[i : i + 302][::-1]]).tolist())

    def _wobble(self, n: int, step: int, closed: bool) -> np.ndarray:
        m = max(4, n // step + 3)
        values = self._rng.standard_normal(m)
        if closed:
            values[-1] = values[0]
        return np.interp(np.linspace(0, m - 1, n), np.arange(m), values)

    def solid(self, shape: Shape) -> None:
        """Pure ink."""
        path = shape if isinstance(shape, skia.Path) else polygon(shape)
        found = self.coverage(path)
        if found is not None:
            where, m = found
            np.maximum(self._line[where], m, out=self._line[where])

    def white(self, shape: Shape) -> None:
        """Bare paper."""
        self.fill(shape, 0.0, kind=BARE)

    def ink(self, size: tuple[int, int] | None = None) -> np.ndarray:
        """The ink as it comes off the press, 0..1, at output size or the size given."""
        t = np.clip(self._tone, 0, 1)
        h, w = t.shape
        wobble = 0.10 * noise(h, w, 16 * self.ss, self.seed + 11, 2) + 0.12 * noise(
            h, w, 70 * self.ss, self.seed + 12
        )
        swell = noise(h, w, 7 * self.ss, self.seed + 13)

        def lay(u: np.ndarray, f: np.ndarray) -> np.ndarray:
            v = u + wobble
            d = np.abs(v - np.floor(v) - 0.5) * 2
            f = f * (1 + 0.22 * swell)
            return np.clip((f - d) * self._pitch * 0.5 + 0.5, 0, 1) * (f > 0.03)

        first = np.where(t < 0.62, t * 0.92, 0.57 + (t - 0.62) * 0.55)
        first = first * smooth(-0.9, 0.1, swell + (t - 0.05) * 14)
        second = np.clip((t - 0.33) * 0.95, 0, 0.62) * smooth(-0.6, 0.3, swell + (t - 0.36) * 12)
        third = np.clip((t - 0.66) * 1.3, 0, 0.75)
        ink = np.maximum(lay(self._u1, first), lay(self._u2, second))
        ink = np.maximum(ink, lay((self._u1 + self._u2) * 0.62 + 0.25, third)) * (self._kind == HATCHED)
        ink = blur(np.maximum(ink, self._line), 0.45 * self.ss)
        ragged = noise(h, w, 2.2 * self.ss, self.seed + 21)
        ink = np.clip((ink - 0.46 + 0.07 * ragged) * 3.2 + 0.5, 0, 1)
        return np.clip(cv2.resize(ink, size or self.size, interpolation=cv2.INTER_AREA), 0, 1)


def _round(m: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A bulge over a silhouette, and how dark its rounding makes each place."""
    hard = cv2.copyMakeBorder((m > 0.5).astype(np.uint8), 1, 1, 1, 1, cv2.BORDER_CONSTANT)
    d = cv2.distanceTransform(hard, cv2.DIST_L2, 5)[1:-1, 1:-1]
    r = max(2.0, float(d.max()) * 0.95)
    parabola = 1 - (1 - np.clip(d / r, 0, 1)) ** 2
    dome = blur(np.sqrt(np.clip(parabola, 0, 1)) * r, max(0.8, r * 0.16))
    gy, gx = np.gradient(dome)
    lambert = (-gx * LIGHT[0] - gy * LIGHT[1] + LIGHT[2]) / np.sqrt(gx * gx + gy * gy + 1)
    return blur(parabola * r, max(0.8, r * 0.2)).astype(F32), ((0.62 - lambert) * 0.925).astype(F32)
