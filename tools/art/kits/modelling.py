"""Simple solids seen from any side: what people, hats and gowns are turned with.

It must not know what a solid stands for.
Places are (u, v, h): u to the left hand of whoever it is, v forward, h up.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import cv2
import numpy as np
import skia

from ..engine.geometry import Frame, Point, Points, polygon, spline
from ..engine.noise import F32

Place = tuple[float, ...]
"""u, v, h, and for a spline a fourth number where the curve has a corner."""
Level = tuple[float, float, float, float]
"""Height, half width, half depth, and how far the middle lies forward."""
Tone = Callable[[np.ndarray, np.ndarray], np.ndarray]

PITCH = 0.16
"""How much nearer things sink: we look down a little."""


class View:
    """From where a solid is seen.

    `turn` is where it faces, in degrees: 0 toward us, 90 to the right, 180 away; `nod` lifts the face.
    """

    def __init__(self, turn: float, nod: float = 0.0, pitch: float = PITCH) -> None:
        self.turn, self.nod, self.pitch = turn, nod, pitch
        self._c, self._s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        self._nc, self._ns = math.cos(math.radians(nod)), math.sin(math.radians(nod))

    def place(self, u: float, v: float, h: float) -> tuple[float, float, float]:
        """x to the right, y down, and depth toward us."""
        v, h = v * self._nc - h * self._ns, h * self._nc + v * self._ns
        depth = v * self._c - u * self._s
        return u * self._c + v * self._s, depth * self.pitch - h, depth

    def __call__(self, places: Sequence[Place]) -> Points:
        """Where the places are seen; marks of corners are kept."""
        return [(*self.place(*p[:3])[:2], *p[3:]) for p in places]

    def depth(self, u: float, v: float, h: float) -> float:
        """How near a place is to us."""
        return self.place(u, v, h)[2]

    def shows(self, azimuth: float) -> float:
        """1 if a side of the solid is square to us, 0 at the edge, less if hidden.

        `azimuth` is the side's direction in degrees: 0 forward, 90 to its left hand.
        """
        return math.cos(math.radians(azimuth + self.turn))


class Hanging(Frame):
    """A leaning frame in which what is below its origin hangs straight down.

    `sway` swings it aside; what would hang below `floor` lies on it, toward -x.
    """

    def __init__(self, frame: Frame, lean: float, sway: float = 0.0, floor: float = 1e6) -> None:
        super().__init__()
        self._outer, self._lean, self._sway, self._floor = frame, lean, sway, floor
        self.scale, self.flip = frame.scale, frame.flip

    def __call__(self, points: Sequence[Point]) -> Points:
        """The points in the outer frame."""
        hung: Points = []
        for x, y, *corner in points:
            if y > self._floor:
                x, y = x - 0.35 * (y - self._floor), self._floor + 0.1 * (y - self._floor)
            if y > 0:
                back = math.radians(-self._lean * min(1.0, y / 14))
                c, s = math.cos(back), math.sin(back)
                x, y = x * c - y * s + self._sway * (y / 22) ** 1.5, x * s + y * c
            hung.append((x, y, *corner))
        return self._outer(hung)


class Loft:
    """A solid of upright elliptic rings, given from the top down."""

    def __init__(self, levels: Sequence[Level]) -> None:
        self._table = np.array(sorted(levels), float)
        self.top, self.bottom = self._table[-1, 0], self._table[0, 0]

    def at(self, h: float) -> tuple[float, float, float]:
        """Half width, half depth and forward shift at a height."""
        t = self._table
        a, b, c = (float(np.interp(h, t[:, 0], t[:, i])) for i in (1, 2, 3))
        return a, b, c

    def seen(self, view: View, h: float, azimuth: float) -> float:
        """An azimuth in radians; one on the hidden side becomes that of the edge it lies behind."""
        if view.shows(azimuth) >= 0:
            return math.radians(azimuth)
        side = 1 if math.sin(math.radians(azimuth + view.turn)) > 0 else -1
        return self._edge(view, h, side)

    def spot(self, view: View, h: float, azimuth: float, swell: float = 1.0) -> Point:
        """Where a place on the surface is seen; one that is hidden slides to the edge it lies behind."""
        return self._at(view, h, self.seen(view, h, azimuth), swell)

    def _at(self, view: View, h: float, phi: float, swell: float = 1.0) -> Point:
        a, b, c = self.at(h)
        return view.place(a * swell * math.sin(phi), c + b * swell * math.cos(phi), h)[:2]

    def _edge(self, view: View, h: float, side: int) -> float:
        """The azimuth (radians) at which the surface turns away on the right (1) or the left (-1)."""
        a, b, _ = self.at(h)
        turn = math.radians(view.turn)
        edge = math.atan2(a * math.cos(turn), b * math.sin(turn))
        return edge if side > 0 else edge + math.pi

    def side(self, view: View, h: float, side: int) -> Point:
        """Where the silhouette is at a height, on the right (1) or the left (-1)."""
        return self._at(view, h, self._edge(view, h, side))

    def arc(
        self,
        view: View,
        h: float,
        left: float,
        right: float,
        n: int = 12,
        folds: float = 0.0,
        phase: float = 0.0,
    ) -> Points:
        """The near part of a ring between two azimuths, from left to right; `folds` sends it in and out."""
        near = -math.radians(view.turn)
        start, end = (near + _wrap(self.seen(view, h, a) - near) for a in (left, right))
        return [
            self._at(view, h, phi, 1 + folds * math.sin(9 * phi + phase))
            for phi in np.linspace(start, end, n)
        ]

    def hem(self, view: View, h: float, n: int = 14, folds: float = 0.0, phase: float = 0.0) -> Points:
        """The near half of a ring from left to right."""
        return self.arc(view, h, -view.turn - 91, -view.turn + 91, n, folds, phase)

    def heights(self, low: float, high: float) -> list[float]:
        """The heights of the rings from `high` down to `low`, both included."""
        inner = [h for h in self._table[::-1, 0] if low < h < high]
        return [high, *inner, low]

    def outline(self, view: View, low: float, high: float, folds: float = 0.0, phase: float = 0.0) -> Points:
        """The silhouette between two heights, with its near hem; for a spline."""
        heights = self.heights(low, high)
        left = [self.side(view, h, -1) for h in heights]
        right = [self.side(view, h, 1) for h in heights]
        hem = self.hem(view, low, folds=folds, phase=phase)
        return [*left[:-1], (*hem[0], 1), *hem[1:-1], (*hem[-1], 1), *right[-2::-1]]

    def panel(
        self,
        view: View,
        heights: Sequence[float],
        left: Sequence[float],
        right: Sequence[float],
        folds: float = 0.0,
        phase: float = 0.0,
    ) -> Points:
        """A strip of the surface between two lines of azimuths, from the first height to the last."""
        down = [self.spot(view, h, a) for h, a in zip(heights, left, strict=True)]
        up = [self.spot(view, h, a) for h, a in zip(heights, right, strict=True)]
        top = self.arc(view, heights[0], left[0], right[0])
        low = self.arc(view, heights[-1], left[-1], right[-1], 14, folds, phase)
        bottom = [(*low[0], 1), *low[1:-1], (*low[-1], 1)]
        across = [(*top[-1], 1), *top[-2:0:-1], (*top[0], 1)]
        return [across[-1], *down[1:-1], *bottom, *up[-2:0:-1], *across[:-1]]

    def drapery(
        self,
        view: View,
        frame: Frame,
        base: float = 0.15,
        depth: float = 0.22,
        count: float = 9,
        phase: float = 0.0,
        dark: float = 0.3,
        top: float | None = None,
    ) -> Tone:
        """Tone of cloth hanging in folds: `count` about the whole ring, deeper downward, darker right."""
        origin, right, up = (np.array(q[:2]) for q in frame([(0, 0), (1, 0), (0, -1)]))
        inverse = np.linalg.inv(np.stack([right - origin, origin - up], 1))
        table, turn = self._table, math.radians(view.turn)
        high = self.top if top is None else top
        flip = frame.flip

        def tone(x: np.ndarray, y: np.ndarray) -> np.ndarray:
            along = inverse[0, 0] * (x - origin[0]) + inverse[0, 1] * (y - origin[1])
            h = -(inverse[1, 0] * (x - origin[0]) + inverse[1, 1] * (y - origin[1]))
            a, b, c = (np.interp(h, table[:, 0], table[:, i]) for i in (1, 2, 3))
            half = np.sqrt((a * math.cos(turn)) ** 2 + (b * math.sin(turn)) ** 2)
            across = np.clip((along - c * math.sin(turn)) / np.maximum(half, 1e-3), -1, 1)
            angle = np.arcsin(across * 0.98) - turn
            fall = np.clip((high - h) / max(high - self.bottom, 1e-3), 0, 1)
            fold = 0.5 + 0.5 * np.sin(count * angle + phase + 1.3 * np.sin(2.3 * angle + phase))
            light = across * flip
            shaded = base + depth * fold**2 * (0.25 + 0.75 * fall) + dark * smooth_side(light)
            return np.clip(shaded, 0, 0.9).astype(F32)

        return tone


def smooth_side(light: np.ndarray) -> np.ndarray:
    """How dark a round form is across its width: a light left, a dark right, a glimmer at the rim."""
    t = np.clip((light + 0.25) / 1.15, 0, 1)
    return t * t * (3 - 2 * t) - 0.18 * np.clip((light - 0.86) / 0.14, 0, 1)


def _wrap(angle: float) -> float:
    return (angle + math.pi) % math.tau - math.pi


def hull(points: Sequence[Point]) -> Points:
    """The convex outline about some points."""
    found = cv2.convexHull(np.array([p[:2] for p in points], F32))[:, 0]
    return [(float(x), float(y)) for x, y in found]


def merged(*shapes: Sequence[Point]) -> Points:
    """The outline of several overlapping polygons as one polygon, with all its corners."""
    whole = polygon(shapes[0])
    for shape in shapes[1:]:
        joined = skia.Op(whole, polygon(shape), skia.PathOp.kUnion_PathOp)
        whole = joined if joined is not None else whole
    return max(_contours(whole), key=_area, default=list(shapes[0]))


def _contours(path: skia.Path) -> list[Points]:
    found: list[Points] = []
    for verb, points in path:
        if verb == skia.Path.Verb.kMove_Verb:
            found.append([(points[0].x(), points[0].y())])
        elif verb == skia.Path.Verb.kLine_Verb:
            found[-1].append((points[1].x(), points[1].y()))
    return [c for c in found if len(c) > 2]


def _area(points: Points) -> float:
    p = np.array(points)
    q = np.roll(p, -1, axis=0)
    return abs(float(np.sum(p[:, 0] * q[:, 1] - q[:, 0] * p[:, 1]))) / 2


def smoothed(points: Sequence[Point], step: float = 0.7) -> Points:
    """The closed spline through the points, fine enough for a face."""
    return spline(points, True, step)
