"""Sails, each set in its own way: full, aback, clewed up, furled, shot through; jibs and the spanker.

It must not know the ship; it draws in a mast's frame, where up is negative y.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ..engine.geometry import Frame, Point, Points, linear, spline
from ..engine.plate import Field
from ..engine.scene import Scene

CANVAS = "#efe4c6"
Edge = tuple[float, float, float]
"""A level edge of a sail: x of its left and right end, and y."""


def between(a: Point, b: Point, t: float) -> Point:
    """The place `t` (0..1) of the way from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


class _Cloth:
    """The curved surface of a square sail: places by `s` across and `v` down, both 0..1."""

    def __init__(self, head: Edge, foot: Edge, belly: float, roach: float, tilt: float) -> None:
        self.head, self.foot, self.belly, self.roach, self.tilt = head, foot, belly, roach, tilt

    def at(self, s: float, v: float) -> Point:
        left = self.head[0] + (self.foot[0] - self.head[0]) * v
        right = self.head[1] + (self.foot[1] - self.head[1]) * v
        out = self.belly * math.sin(math.pi * v**0.9) * (0.55 + 0.70 * s) + self.belly * 0.2 * v
        level = self.head[2] + (self.foot[2] - self.head[2]) * v
        drop = -self.roach * math.sin(math.pi * s) * v**3
        return left + (right - left) * s + out, level + self.tilt * (0.5 - s) * 2 + drop

    def outline(self) -> Points:
        """Round the whole sail."""
        steps = np.linspace(0, 1, 13)
        left = [self.at(0, v) for v in steps]
        foot = [self.at(s, 1) for s in steps[1:-1]]
        return left + foot + [self.at(1, v) for v in steps[::-1]]


def square_sail(
    scene: Scene,
    frame: Frame,
    head: Edge,
    foot: Edge,
    *,
    belly: float = 14,
    roach: float = 8,
    tilt: float = 2.5,
    seams: int = 8,
    reefs: int = 1,
    shot: int = 0,
    rng: np.random.Generator,
    wash: str = CANVAS,
    tone: float = 0.05,
) -> None:
    """A sail bent to a yard; a negative `belly` is taken aback. `shot` is the number of holes in it."""
    cloth = _Cloth(head, foot, belly, roach, tilt)
    weight = min(1.0, frame.scale + 0.25)
    shade, course = _modelling(frame, cloth, tone)
    scene.fill(frame(cloth.outline()), shade, field=course, wash=wash, pitch=0.78, outline=1.15 * weight)
    if frame.scale > 0.42:
        for i in range(1, seams):
            seam = [cloth.at(i / seams, v) for v in np.linspace(0.02, 0.97, 9)]
            scene.pen_line(frame(seam), 0.32, taper=0.04)
        for i in range(reefs):
            _reef(scene, frame, cloth, 0.16 + 0.13 * i)
    for _ in range(shot):
        _hole(scene, frame, cloth.at(rng.uniform(0.2, 0.8), rng.uniform(0.3, 0.85)), rng)


def _modelling(frame: Frame, cloth: _Cloth, tone: float) -> tuple[Field, Field]:
    """The light and shade of a bellied sail, and hatching that follows its belly."""
    corners = [np.array(frame.at(*cloth.at(s, v))) for s, v in ((0, 0), (1, 0), (1, 1), (0, 1))]
    across = corners[1] - corners[0] + corners[2] - corners[3]
    width = float(np.linalg.norm(across)) / 2 or 1.0
    across = across / (2 * width)
    middle = (corners[0] + corners[3]) / 2
    top = min(corners[0][1], corners[1][1])
    depth = max(1.0, max(corners[2][1], corners[3][1]) - top)
    turned = 1 if cloth.belly * frame.flip >= 0 else -1

    def places(x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        s = ((x - middle[0]) * across[0] + (y - middle[1]) * across[1]) / width
        return s, (y - top) / depth

    def shade(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        s, v = places(x, y)
        lee = np.clip((s if turned > 0 or frame.flip < 0 else 1 - s) - 0.30, 0, 1)
        dark = tone + 0.36 * lee**1.1 + 0.22 * np.clip(0.16 - v, 0, 1) / 0.16
        return np.clip(dark + 0.34 * np.clip(v - 0.74, 0, 1) + 0.4 * np.clip(0.1 - s, 0, 1), 0, 0.7)

    def course(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        s, v = places(x, y)
        bulge = np.sin(np.pi * np.clip(v, 0, 1)) * (0.55 + 0.7 * np.clip(s, 0, 1))
        return s * width - cloth.belly * frame.scale * bulge

    return shade, course


def _reef(scene: Scene, frame: Frame, cloth: _Cloth, v: float) -> None:
    """A band of reef points."""
    scene.pen_line(frame([cloth.at(s, v) for s in (0, 0.33, 0.67, 1)]), 0.45)
    for s in np.linspace(0.06, 0.94, 13):
        x, y = cloth.at(s, v)
        scene.line(frame([(x, y), (x + 0.5, y + 6.5)]), 0.5, taper=0.1)


def _hole(scene: Scene, frame: Frame, place: Point, rng: np.random.Generator) -> None:
    """A shot hole with a torn rim."""
    reach = rng.uniform(1.8, 4.0)
    ring = [
        (
            place[0] + reach * rng.uniform(0.6, 1.5) * math.cos(a),
            place[1] + reach * rng.uniform(0.6, 1.5) * math.sin(a),
        )
        for a in np.linspace(0, 6, 9)
    ]
    scene.fill(frame(ring), 0.6, hatch=40, outline=0.6)


def clewed_sail(scene: Scene, frame: Frame, head: Edge, drop: float, wash: str = CANVAS) -> None:
    """A sail hauled up to its yard by the buntlines: it hangs in festoons `drop` deep."""
    left, right, y = head
    bights = 4
    foot: Points = []
    for i in range(bights):
        start = left + (right - left) * (i + 0.04) / bights
        end = left + (right - left) * (i + 0.96) / bights
        deep = drop * (0.72 + 0.28 * math.sin(1.7 * i + 1))
        foot += [
            (start, y + drop * 0.34, 1),
            (start * 0.7 + end * 0.3, y + deep),
            (start * 0.3 + end * 0.7, y + deep),
        ]
    ring: Points = [
        (left, y, 1),
        (right, y, 1),
        (right, y + drop * 0.3, 1),
        *foot[::-1],
        (left, y + drop * 0.3, 1),
    ]
    scene.shape(
        frame(ring),
        0.12,
        puff=0.55,
        curve=0.4,
        hatch=84,
        wash=wash,
        pitch=0.78,
        outline=min(1.0, frame.scale + 0.2),
    )
    if frame.scale > 0.4:
        for i in range(1, bights * 2):
            x = left + (right - left) * i / (bights * 2)
            scene.pen_line(frame([(x, y + 1), (x + 1.5, y + drop * 0.3), (x, y + drop * 0.62)]), 0.5)


def furled_sail(scene: Scene, frame: Frame, head: Edge, thick: float = 7, wash: str = "#e6d8b4") -> None:
    """A sail rolled on top of its yard, with its gaskets."""
    left, right, y = head
    steps = np.linspace(0, 1, 11)
    top = [(left + (right - left) * t, y) for t in steps]
    bottom = [
        (qx, y + thick * (0.6 + 0.4 * abs(math.sin(i * 1.25))) * (1 - 0.75 * abs(2 * t - 1) ** 2.5))
        for i, (t, (qx, _)) in enumerate(zip(steps, top, strict=True))
    ]
    weight = min(1.0, frame.scale + 0.2)
    scene.shape(
        frame([*top, *bottom[::-1]]), 0.14, puff=0.55, hatch=75, wash=wash, outline=0.85 * weight, pitch=0.8
    )
    if frame.scale > 0.4:
        for t in np.linspace(0.1, 0.9, 7):
            x = left + (right - left) * t
            scene.line(frame([(x, y - 1), (x + 1, y + thick * 0.8)]), 0.7, taper=0.1)


def jib(scene: Scene, frame: Frame, head: Point, tack: Point, clew: Point, wash: str = CANVAS) -> None:
    """A three-cornered sail on a stay."""
    luff = [between(head, tack, t) for t in np.linspace(0, 1, 6)]
    foot = [
        (q[0], q[1] + 7 * math.sin(math.pi * t))
        for t in np.linspace(0.1, 1, 6)
        for q in [between(tack, clew, t)]
    ]
    leech = [
        (q[0] + 9 * math.sin(math.pi * t), q[1])
        for t in np.linspace(0.1, 0.95, 7)
        for q in [between(clew, head, t)]
    ]
    start, end = frame.at(clew[0], 0), frame.at(tack[0], 0)
    shade = linear(start[0], 0, 0.32, end[0], 0, 0.05)
    scene.shape(
        frame([*luff, *foot, *leech]),
        shade,
        hatch=70 * frame.flip,
        wash=wash,
        outline=0.95 * min(1, frame.scale + 0.3),
        pitch=0.8,
    )


def fore_and_aft(
    scene: Scene, frame: Frame, corners: Sequence[Point], wash: str = CANVAS, seams: int = 6
) -> None:
    """A spanker or lateen: throat, peak, clew, tack, with a curved leech and foot."""
    throat, peak, clew, tack = corners
    leech = between(peak, clew, 0.5)
    foot = between(clew, tack, 0.5)
    ring = [
        (*throat, 1),
        (*peak, 1),
        (leech[0] - 3, leech[1]),
        (*clew, 1),
        (foot[0], foot[1] + 4),
        (*tack, 1),
    ]
    start, end = frame.at(throat[0], 0), frame.at(peak[0], 0)
    shade = linear(start[0], 0, 0.30, end[0], 0, 0.05)
    scene.fill(
        frame(spline(ring, True)),
        shade,
        hatch=65 * frame.flip,
        wash=wash,
        outline=1.0 * min(1, frame.scale + 0.3),
        pitch=0.8,
    )
    if frame.scale > 0.42:
        for t in np.linspace(0.15, 0.9, seams):
            scene.line(frame([between(throat, peak, t), between(tack, clew, t)]), 0.32)


def brailed(scene: Scene, frame: Frame, gaff: tuple[Point, Point], wash: str = "#e6d8b4") -> None:
    """A fore-and-aft sail brailed up: a bundle along its gaff and down the mast."""
    throat, peak = gaff
    upper = [between(throat, peak, t) for t in np.linspace(0, 0.94, 7)]
    lower = [
        (q[0] - 1, q[1] + 5 + 9 * (1 - t) + 2.5 * math.sin(9 * t))
        for t, q in zip(np.linspace(0, 1, 7), upper, strict=True)
    ]
    hang = [(throat[0] - 5, throat[1] + 46), (throat[0] - 2, throat[1] + 70), (throat[0] + 2, throat[1] + 40)]
    ring = [*upper[::-1], *hang[::-1], *lower]
    weight = min(1.0, frame.scale + 0.2)
    scene.shape(frame(ring), 0.14, puff=0.5, curve=0.3, hatch=60, wash=wash, outline=0.85 * weight, pitch=0.8)
