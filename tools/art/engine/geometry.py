"""Curves, outlines and antialiased masks.

It must not know about ink, paper or light.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import cv2
import numpy as np
import skia

Point = tuple[float, ...]
"""x, y, and for a spline a third number where the curve has a corner."""
Points = list[Point]
Draw = Callable[[skia.Canvas], None]
Field = Callable[[np.ndarray, np.ndarray], np.ndarray]
"""A value for every place of a scene, given x and y."""

SOLID = skia.Paint(AntiAlias=True)


class Frame:
    """A local frame of drawing: moved, scaled, turned (degrees, clockwise), flipped left to right by -1.

    `stretch` makes it taller than wide.
    """

    def __init__(
        self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: int = 1, stretch: float = 1
    ) -> None:
        c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        self._matrix = np.array([[c * flip, -s * stretch, x], [s * flip, c * stretch, y]])
        self.scale = scale
        self.flip = flip

    def __call__(self, points: Sequence[Point]) -> Points:
        """The points in the outer frame; marks of corners are kept."""
        m = self._matrix
        return [
            (m[0, 0] * p[0] + m[0, 1] * p[1] + m[0, 2], m[1, 0] * p[0] + m[1, 1] * p[1] + m[1, 2], *p[2:])
            for p in points
        ]

    def at(self, x: float, y: float) -> tuple[float, float]:
        """One place in the outer frame."""
        ((outer_x, outer_y),) = self([(x, y)])
        return outer_x, outer_y

    def path(self, path: skia.Path) -> skia.Path:
        """A path in the outer frame."""
        (a, b, c), (d, e, f) = self._matrix
        moved = skia.Path(path)
        moved.transform(skia.Matrix.MakeAll(a, b, c, d, e, f, 0, 0, 1))
        return moved

    def child(self, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, flip: int = 1) -> Frame:
        """A frame inside this one."""
        inner = Frame(x, y, scale, turn, flip)
        whole = Frame()
        whole._matrix = (np.vstack([self._matrix, [0, 0, 1]]) @ np.vstack([inner._matrix, [0, 0, 1]]))[:2]
        whole.scale = self.scale * scale
        whole.flip = self.flip * flip
        return whole


def spline(points: Sequence[Point], closed: bool = False, step: float = 3.0) -> Points:
    """Centripetal Catmull-Rom curve through the points, as a polyline."""
    n = len(points)
    out: Points = []
    for i in range(n if closed else n - 1):
        here, there = points[i], points[(i + 1) % n]
        before = points[i - 1] if (closed or i > 0) and len(here) < 3 else here
        after = points[(i + 2) % n] if (closed or i + 2 < n) and len(there) < 3 else there
        out += _segment(before[:2], here[:2], there[:2], after[:2], step)
    if not closed:
        out.append(tuple(points[-1][:2]))
    return out


def _segment(p0: Point, p1: Point, p2: Point, p3: Point, step: float) -> Points:
    """From p1 up to p2; in plain numbers, since most segments are a few points long."""
    d0, d1, d2 = (max(1e-3, math.sqrt(math.dist(*ends))) for ends in ((p0, p1), (p1, p2), (p2, p3)))
    starts, ends = [], []
    for a, b, c, d in zip(p0, p1, p2, p3, strict=True):
        straight = (c - b) / d1
        starts.append(((b - a) / d0 - (c - a) / (d0 + d1) + straight if d0 >= 0.01 else straight) * d1)
        ends.append((straight - (d - b) / (d1 + d2) + (d - c) / d2 if d2 >= 0.01 else straight) * d1)
    n = max(1, int(math.dist(p1, p2) / step))
    out: Points = []
    for i in range(n):
        t = i / n
        t2, t3 = t * t, t * t * t
        h1, h2, h3, h4 = 2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, 3 * t2 - 2 * t3, t3 - t2
        x = h1 * p1[0] + h2 * starts[0] + h3 * p2[0] + h4 * ends[0]
        y = h1 * p1[1] + h2 * starts[1] + h3 * p2[1] + h4 * ends[1]
        out.append((x, y))
    return out


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None, n: int = 40, turn: float = 0) -> Points:
    """Points round an ellipse, turned by degrees."""
    ry = rx if ry is None else ry
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    angles = np.linspace(0, math.tau, n, endpoint=False)
    return [
        (
            cx + rx * math.cos(a) * c - ry * math.sin(a) * s,
            cy + rx * math.cos(a) * s + ry * math.sin(a) * c,
        )
        for a in angles
    ]


def capsule(x0: float, y0: float, r0: float, x1: float, y1: float, r1: float, n: int = 8) -> Points:
    """Two round ends of radius `r0` and `r1`, joined."""
    course = math.atan2(y1 - y0, x1 - x0)
    quarter = math.pi / 2
    turns = np.linspace(course + quarter, course + 3 * quarter, n)
    points: Points = [(x0 + r0 * math.cos(a), y0 + r0 * math.sin(a)) for a in turns]
    turns = np.linspace(course - quarter, course + quarter, n)
    return points + [(x1 + r1 * math.cos(a), y1 + r1 * math.sin(a)) for a in turns]


def limb(
    points: Sequence[Point],
    widths: Sequence[float],
    step: float = 2.0,
    start: float = 0.8,
    end: float = 0.8,
) -> Points:
    """Outline of a rounded limb along a spline, as wide as `widths` say at even distances.

    `start` and `end` are how round its ends are: 0 is cut off, 1 a half circle.
    """
    course = np.array(spline([p[:2] for p in points], step=step))
    if len(course) < 3:
        course = np.array([course[0], course.mean(axis=0), course[-1]])
    steps = np.hypot(*np.diff(course, axis=0).T)
    at = np.concatenate([[0], np.cumsum(steps)]) / max(steps.sum(), 1e-6)
    half = np.interp(at, np.linspace(0, 1, len(widths)), widths) / 2
    along = np.gradient(course, axis=0)
    along /= np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-6)[:, None]
    across = np.stack([-along[:, 1], along[:, 0]], 1) * half[:, None]

    def cap(place: int, sign: int, roundness: float) -> np.ndarray:
        turns = np.linspace(0.3, math.pi - 0.3, 6)[:, None]
        out = along[place] * half[place] * roundness * np.sin(turns)
        return course[place] + sign * (across[place] * np.cos(turns) + out)

    whole = np.vstack([course + across, cap(-1, 1, end), (course - across)[::-1], cap(0, -1, start)])
    return [(float(x), float(y)) for x, y in whole]


def rectangle(x0: float, y0: float, x1: float, y1: float) -> Points:
    """The four corners."""
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def ruled_box(w: float, h: float, d: float) -> Points:
    """A box `d` inside w by h, begun in mid-side so that the pen's joint falls in no corner."""
    return [(w / 2, d), (w - d, d), (w - d, h - d), (d, h - d), (d, d)]


def polygon(points: Sequence[Point], closed: bool = True) -> skia.Path:
    """A path through the points."""
    path = skia.Path()
    path.addPoly([skia.Point(float(p[0]), float(p[1])) for p in points], closed)
    return path


def outlines(path: skia.Path, step: float = 2.5) -> list[np.ndarray]:
    """Each contour of a path as evenly spaced points."""
    measure = skia.PathMeasure(path, False)
    found = []
    while True:
        length = measure.getLength()
        if length > 0:
            n = max(3, int(length / step))
            places = [measure.getPosTan(float(d)) for d in np.linspace(0, length, n)]
            spots = [p[0] if isinstance(p, tuple) else p for p in places]
            found.append(np.array([(p.x(), p.y()) for p in spots]))
        if not measure.nextContour():
            return found


def text_path(
    x: float,
    y: float,
    text: str,
    font: skia.Typeface,
    size: float,
    align: str = "centre",
    track: float = 0.0,
    stretch: float = 1.0,
    skew: float = 0.0,
) -> skia.Path:
    """The outline of a line of type standing on y; `track` is added between letters.

    `stretch` widens the letters, `skew` leans them (-0.2 is an italic's lean).
    """
    face, glyphs, widths = _set_type(text, font, size, stretch, skew)
    total = sum(widths) + track * (len(widths) - 1)
    pen = x - {"left": 0.0, "centre": total / 2, "right": total}[align]
    path = skia.Path()
    for glyph, width in zip(glyphs, widths, strict=True):
        shape = face.getPath(glyph)
        if shape is not None:
            shape.offset(pen, y)
            path.addPath(shape)
        pen += width + track
    return path


def text_width(
    text: str, font: skia.Typeface, size: float, track: float = 0.0, stretch: float = 1.0
) -> float:
    """How long a line of type is."""
    widths = _set_type(text, font, size, stretch, 0.0)[2]
    return sum(widths) + track * (len(widths) - 1)


def _set_type(
    text: str, font: skia.Typeface, size: float, stretch: float, skew: float
) -> tuple[skia.Font, list[int], list[float]]:
    face = skia.Font(font, size, stretch, skew)
    face.setSubpixel(True)
    face.setHinting(skia.FontHinting.kNone)
    glyphs = face.textToGlyphs(text)
    return face, glyphs, face.getWidths(glyphs)


def warp(path: skia.Path, place: Callable[[float, float], Point], step: float = 1.0) -> skia.Path:
    """The path with every point moved to its `place`: letters on cloth, a pattern round a column."""
    warped = skia.Path()
    warped.setFillType(path.getFillType())
    for contour in outlines(path, step):
        moved = [place(float(x), float(y)) for x, y in contour[:-1]]
        warped.addPoly([skia.Point(float(x), float(y)) for x, y, *_ in moved], True)
    return warped


def union(*paths: skia.Path) -> skia.Path:
    """All paths as one outline."""
    whole = paths[0]
    for path in paths[1:]:
        whole = skia.Op(whole, path, skia.PathOp.kUnion_PathOp)
    return whole


def linear(x0: float, y0: float, t0: float, x1: float, y1: float, t1: float) -> Field:
    """A tone that runs from `t0` at one place to `t1` at another, and stays so beyond them."""
    length = (x1 - x0) ** 2 + (y1 - y0) ** 2

    def tone(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return t0 + (t1 - t0) * np.clip(((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length, 0, 1)

    return tone


def radial(cx: float, cy: float, r0: float, t0: float, r1: float, t1: float) -> Field:
    """A tone that runs from `t0` at `r0` from the centre to `t1` at `r1`."""

    def tone(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return t0 + (t1 - t0) * np.clip((np.hypot(x - cx, y - cy) - r0) / (r1 - r0), 0, 1)

    return tone


def raster(
    w: int, h: int, draw: Draw, scale: float = 1.0, origin: tuple[float, float] = (0, 0)
) -> np.ndarray:
    """What `draw` paints on a w by h canvas, as coverage 0..1."""
    a = np.zeros((h, w), np.uint8)
    canvas = skia.Canvas.MakeRasterDirect(skia.ImageInfo.MakeA8(w, h), a, a.strides[0])
    canvas.translate(*origin)
    canvas.scale(scale, scale)
    draw(canvas)
    del canvas
    return a.astype(np.float32) / 255


def alpha_mask(w: int, h: int, path: skia.Path, ss: int = 4) -> np.ndarray:
    """A path's coverage, finely supersampled."""
    big = raster(w * ss, h * ss, lambda c: c.drawPath(path, SOLID), ss)
    return cv2.resize(big, (w, h), interpolation=cv2.INTER_AREA)
