"""An engraver's plate: shapes become tone, hatching and swelled contours, and at last ink.

It must not know paper or colour; press.py prints what is cut here.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import cv2
import numpy as np
import skia

from .geometry import Field, Point, outlines, polygon, raster, spline, text_path, text_width
from .hatching import BARE, HATCHED, STIPPLED, Burin
from .noise import F32, blur, noise
from .pen import Pen

__all__ = ["BARE", "HATCHED", "LIGHT", "STIPPLED", "Field", "Plate", "Shape"]

Shape = skia.Path | Sequence[Point]
LIGHT = np.array([-0.62, -0.66, 0.55]) / np.linalg.norm([-0.62, -0.66, 0.55])
STEEPEST = 0.4
"""A bent hatching may bend so far that its lines stay apart: steeper, they close into a bull's-eye."""
Place = tuple[slice, slice]


class Plate:
    """A plate of `w` by `h` scene units, worked at `scale` px a unit, `ss` times finer.

    `pitch` is the distance of hatch lines in output px, `pen` the weight of every contour. `fade` pales
    whatever is drawn while it is below 1, as distance does; `clip` keeps drawing inside a path; `light`
    points to the light. `tone` and `lines` hold what is cut so far, `k` px a unit; `rng` is for whoever
    composes (the engine never draws from it).
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
        self.w, self.h = w, h
        self.scale, self.ss, self.seed, self.pen = scale, ss, seed, pen
        self.size = (round(w * scale), round(h * scale))
        self.k = scale * ss
        self.temper = 0.0
        self._pitch = pitch * ss
        self.work_shape = (round(h * self.k), round(w * self.k))
        self.tone, self.lines, self._u1, self._u2 = (np.zeros(self.work_shape, F32) for _ in range(4))
        self._kind = np.zeros(self.work_shape, np.uint8)
        self._hand = Pen(seed, scale)
        self.rng = np.random.default_rng(seed)
        self.clip: skia.Path | None = None
        self.fade = 1.0
        self.light = LIGHT

    # Where things are

    @contextmanager
    def clipped(self, shape: Shape) -> Iterator[None]:
        """Draw only inside a shape, and inside what was the clip before."""
        before, path = self.clip, as_path(shape)
        self.clip = path if before is None else skia.Op(before, path, skia.PathOp.kIntersect_PathOp)
        yield
        self.clip = before

    @contextmanager
    def faded(self, fade: float) -> Iterator[None]:
        """Draw paler, as things far away are: 1 near, 0.35 far; it multiplies with an outer fade."""
        before = self.fade
        self.fade = before * fade
        yield
        self.fade = before

    def mask(self, shape: Shape, margin: int = 2) -> tuple[Place, np.ndarray] | None:
        """Which part of the plate a shape touches, and how fully; None if it misses. Margin in px."""
        path, k = as_path(shape), self.k
        b = path.getBounds()
        x0, y0 = max(0, int(b.left() * k) - margin), max(0, int(b.top() * k) - margin)
        x1 = min(self.work_shape[1], int(b.right() * k) + margin + 1)
        y1 = min(self.work_shape[0], int(b.bottom() * k) + margin + 1)
        if x1 - x0 < 3 or y1 - y0 < 3:
            return None

        def draw(canvas: skia.Canvas) -> None:
            if self.clip is not None:
                canvas.clipPath(self.clip, skia.ClipOp.kIntersect, True)
            canvas.drawPath(path, skia.Paint(AntiAlias=True))

        return (slice(y0, y1), slice(x0, x1)), raster(x1 - x0, y1 - y0, draw, k, (-x0, -y0))

    def soft_mask(self, shape: Shape, soft: float) -> tuple[Place, np.ndarray] | None:
        """A `mask` feathered by `soft` scene units."""
        found = self.mask(shape, 2 + int(soft * self.k * 3))
        return (found[0], blur(found[1], soft * self.k)) if found and soft else found

    def grid(self, where: Place) -> tuple[np.ndarray, np.ndarray]:
        """x and y of every place in part of the plate, in scene units."""
        y, x = np.mgrid[where].astype(F32)
        x /= F32(self.k)
        y /= F32(self.k)
        return x, y

    # Areas

    def fill(
        self,
        shape: Shape,
        tone: float | Field = 0.2,
        *,
        hatch: float = 45,
        cross: float | None = None,
        curve: float = 0.0,
        puff: float = 0.0,
        pitch: float = 1.0,
        field: Field | None = None,
        outline: float = 0.0,
        kind: int = HATCHED,
        soft: float = 0.0,
        grain: float = 0.0,
        edge: float = 0.0,
        lit: float = 0.35,
        blend: str = "over",
        keep_lines: bool = False,
        most: float = 1.0,
    ) -> tuple[Place, np.ndarray] | None:
        """Paint one closed shape over what is there; returns what it covered.

        `tone` is the darkness wanted, 0 to 1, or that for every place; never more than `most`. `hatch` is
        the angle of the lines unless `field` gives their course in units; `cross` that of the second lines,
        which come in the darks; `pitch` their distance to the plate's own. `curve` (-0.7 to 0.7) bends them
        over the form, `puff` (0 to 1) rounds it by light from the upper left, `edge` darkens toward the
        rim, `grain` roughens. `outline` is the weight of the contour, `soft` a feather in units.
        `blend` is "over", or only changes the tone: "add", "max", "multiply". `keep_lines` lets the pen's
        lines beneath show through.
        """
        path = as_path(shape)
        found = self.soft_mask(path, soft)
        if found is None:
            return None
        where, m = found
        x, y = self.grid(where)
        t = tone(x, y).astype(F32) if callable(tone) else np.full(m.shape, tone, F32)
        bulge: np.ndarray | float = 0.0
        if puff or curve or edge:
            bulge, shade, rim = _round(m, self.light)
            t = t + puff * (0.75 + 0.5 * lit) * shade + edge * rim
        if grain:
            t = t + grain * noise(*m.shape, 9 * self.ss, self.seed + 3, 2)
        t = np.clip(t, 0, most) * F32(self.fade)
        self._blend(where, t, m, blend)
        if blend == "over":
            pitch *= self._pitch
            a = math.radians(hatch + 90)
            b = math.radians((hatch + 62 if cross is None else cross) + 90)
            u1 = field(x, y) if field else x * math.cos(a) + y * math.sin(a)
            u2 = x * math.cos(b) + y * math.sin(b)
            bend = bulge * min(max(curve * 0.55, -STEEPEST), STEEPEST)
            hard = m > 0.5
            self._u1[where][hard] = ((u1 * self.k + bend) / pitch)[hard]
            self._u2[where][hard] = ((u2 * self.k - bend * 0.64) / pitch)[hard]
            self._kind[where][hard] = kind
            if not keep_lines:
                self.lines[where] *= 1 - m
        if outline:
            self.contour(shape, outline)
        return found

    def _blend(self, where: Place, t: np.ndarray, m: np.ndarray, blend: str) -> None:
        old = self.tone[where]
        if blend == "over":
            old += (t - old) * m
        elif blend == "add":
            old += t * m
        elif blend == "max":
            np.maximum(old, t * m, out=old)
        elif blend == "multiply":
            old *= 1 - m * (1 - t)
        else:
            raise ValueError(f"no way of blending is called {blend!r}")

    def shape(self, points: Sequence[Point], tone: float | Field = 0.2, **how: Any) -> None:
        """`fill` the closed spline through the points; a third number 1 marks a corner."""
        self.fill(spline(points, True), tone, **how)

    def solid(self, shape: Shape, amount: float = 1.0) -> tuple[Place, np.ndarray] | None:
        """Pure ink; returns what it covered."""
        found = self.mask(shape)
        if found is not None:
            where, m = found
            np.maximum(self.lines[where], m * F32(amount), out=self.lines[where])
        return found

    def white(self, shape: Shape, soft: float = 0.0) -> None:
        """Bare paper."""
        self.fill(shape, 0.0, kind=BARE, soft=soft)

    def shade(self, shape: Shape, amount: float = 0.4, soft: float = 6.0) -> None:
        """A cast shadow: darken what is there."""
        found = self.soft_mask(shape, soft)
        if found is not None:
            where, m = found
            self.tone[where] = np.clip(self.tone[where] + m * F32(amount), 0, 1)

    def rule(self, where: np.ndarray) -> None:
        """Let bare paper take hatching again, over a whole plate of true and false (night falls)."""
        self._kind[where] = HATCHED

    # Lines

    def contour(
        self, shape: Shape, weight: float, waver: float = 0.35, swell: float = 1.0, lift: float = 0.0
    ) -> None:
        """Go round a shape with the swelling pen: thin toward the light, thick away from it.

        A low `swell` is for ruled frames, which should be nearly even; `lift` (to 1) breaks the line.
        """
        courses = outlines(shape, 0.9) if isinstance(shape, skia.Path) else [_ring(shape)]
        for points in courses:
            self._stroke(points, weight, closed=True, waver=waver, swell=swell, lift=lift)

    def line(
        self,
        points: Sequence[Point] | np.ndarray,
        weight: float = 1.2,
        taper: float = 0.0,
        waver: float = 0.35,
        lift: float = 0.0,
    ) -> None:
        """A pen line along straight pieces; `taper` is the part over which each end thins."""
        self._stroke(np.array([p[:2] for p in points], float), weight, taper=taper, waver=waver, lift=lift)

    def pen_line(
        self,
        points: Sequence[Point],
        weight: float = 1.2,
        taper: float = 0.25,
        waver: float = 0.35,
        lift: float = 0.0,
    ) -> None:
        """A tapering pen line along a spline."""
        self.line(spline(points) if len(points) > 2 else points, weight, taper, waver, lift)

    def _stroke(self, course: np.ndarray, weight: float, **how: Any) -> None:
        weight *= self.pen * (0.30 + 0.70 * self.fade)
        away = -self.light[:2] / max(float(np.hypot(*self.light[:2])), 1e-6)
        for piece in self._hand.stroke(course, weight, away=away, **how):
            self.solid(piece)

    def text(
        self,
        x: float,
        y: float,
        string: str,
        font: skia.Typeface,
        size: float,
        align: str = "centre",
        track: float = 0.0,
        stretch: float = 1.0,
        skew: float = 0.0,
    ) -> float:
        """Solid letters standing on y; returns how long the line is."""
        self.solid(text_path(x, y, string, font, size, align, track, stretch, skew))
        return text_width(string, font, size, track, stretch)

    def ink(self, size: tuple[int, int] | None = None) -> np.ndarray:
        """The ink as it comes off the press, 0..1, at output size or the size given."""
        burin = Burin(self.work_shape, self._pitch, self.ss, self.seed, self.temper)
        ink = burin.cut(self.tone, self._u1, self._u2, self._kind, self.lines)
        return np.clip(cv2.resize(ink, size or self.size, interpolation=cv2.INTER_AREA), 0, 1)


def as_path(shape: Shape) -> skia.Path:
    """A path as it is; points as a closed path."""
    return shape if isinstance(shape, skia.Path) else polygon(shape)


def _ring(points: Sequence[Point]) -> np.ndarray:
    corners = [p[:2] for p in points]
    return np.array([*corners, corners[0]], float)


def _round(m: np.ndarray, light: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A bulge over a silhouette in px, how dark its rounding makes each place, and how near the rim it is."""
    hard = cv2.copyMakeBorder((m > 0.5).astype(np.uint8), 1, 1, 1, 1, cv2.BORDER_CONSTANT)
    d = cv2.distanceTransform(hard, cv2.DIST_L2, 5)[1:-1, 1:-1]
    r = max(2.0, float(d.max()) * 0.95)
    rim = (1 - np.clip(d / r, 0, 1)) ** 2
    parabola = 1 - rim
    dome = blur(np.sqrt(np.clip(parabola, 0, 1)) * r, max(0.8, r * 0.16))
    gy, gx = np.gradient(dome)
    lambert = (-gx * light[0] - gy * light[1] + light[2]) / np.sqrt(gx * gx + gy * gy + 1)
    return blur(parabola * r, max(0.8, r * 0.2)).astype(F32), (0.62 - lambert).astype(F32), rim
