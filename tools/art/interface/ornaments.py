"""Printer's ornaments: pips, rules, the fleuron corner, the fist, the crown. Ink masks, to be tinted.

It must not know on which cards or panels they stand.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from ..engine.fonts import CANON, SCRIPT, face
from ..engine.geometry import Frame, Point, Points, ellipse, polygon, spline, text_path, union
from ..engine.plate import Field, Plate
from ..engine.press import mask
from ..registry import Catalogue

ORNAMENTS = Catalogue()


def _curve(path: skia.Path, points: list[tuple[float, ...]]) -> skia.Path:
    """Start at the first pair; six numbers are a cubic, four a quadratic, two a line."""
    path.moveTo(*points[0])
    for p in points[1:]:
        {6: path.cubicTo, 4: path.quadTo, 2: path.lineTo}[len(p)](*p)
    path.close()
    return path


def pip(suit: str) -> skia.Path:
    """A hand-cut pip about (0, 0), some 108 units high."""
    if suit == "heart":
        right = [(8, 34, 46, 12, 46, -18), (46, -39, 32, -48, 21, -48), (9, -48, 2, -38, 0, -28)]
        left = [(-2, -38, -8, -48, -20, -48), (-30, -48, -46, -40, -46, -18), (-46, 12, -8, 34, 0, 52)]
        return _curve(skia.Path(), [(0, 52), *right, *left])
    if suit == "diamond":
        sides = [(16, -22, 38, 0), (16, 22, 0, 54), (-16, 22, -38, 0), (-16, -22, 0, -54)]
        return _curve(skia.Path(), [(0, -54), *sides])
    if suit == "spade":
        right = [
            (8, -32, 44, -12, 44, 14),
            (44, 32, 30, 36, 22, 36),
            (12, 36, 6, 30, 4, 22),
            (6, 38, 12, 48, 20, 52),
        ]
        left = [(-12, 48, -6, 38, -4, 22), (-6, 30, -12, 36, -22, 36), (-30, 36, -44, 32, -44, 14)]
        return _curve(skia.Path(), [(0, -54), *right, (-20, 52), *left, (-44, -12, -8, -32, 0, -54)])
    leaves = [polygon(ellipse(x, y, 23, n=72)) for x, y in ((0, -29), (-24.5, 7), (24.5, 7))]
    stalk = [(-5, -14), (5, -14), (6, 10), (7, 34, 12, 46, 20, 52), (-20, 52), (-12, 46, -7, 34, -6, 10)]
    return union(*leaves, _curve(skia.Path(), stalk))


def placed(path: skia.Path, x: float, y: float, scale: float, turn: float = 0) -> skia.Path:
    """A path moved to a place, scaled and turned."""
    m = skia.Matrix()
    m.setScale(scale, scale)
    m.postRotate(turn)
    m.postTranslate(x, y)
    out = skia.Path(path)
    out.transform(m)
    return out


def pip_mask(suit: str, size: int) -> np.ndarray:
    """One pip in worn letterpress."""
    plate = Plate(size, size, seed=11)
    plate.solid(placed(pip(suit), size / 2, size / 2 + size * 0.005, size / 118))
    return mask(plate)


for _suit in ("spade", "heart", "diamond", "club"):
    ORNAMENTS.asset(f"pip_{_suit}", (256, 256), ink=True)(lambda w, _h, suit=_suit: pip_mask(suit, w))


def swelled(plate: Plate, x: float, y: float, width: float, thick: float) -> None:
    """A rule that swells toward its middle."""
    t = np.linspace(-1, 1, 40)
    half = np.maximum(0.35, thick / 2 * (1 - np.abs(t)) ** 1.4)
    above = list(zip(x + t * width / 2, y - half, strict=True))
    plate.solid(above + list(zip(x + t[::-1] * width / 2, y + half[::-1], strict=True)))


@ORNAMENTS.asset("rule", (840, 52), ink=True)
def rule(w: int, h: int) -> np.ndarray:
    """A swelled rule broken by a lozenge."""
    plate = Plate(w / 2, h / 2, 2.0, pitch=3.2, seed=2)
    cx, y = w / 4, h / 4
    for side in (-1, 1):
        t = np.linspace(0, 1, 40)
        x = cx + side * (24 + t * (w / 4 - 30))
        half = (0.4 + 2.9 * np.sin(np.pi * np.minimum(1, t * 0.94 + 0.06)) ** 1.2) * (1 - 0.35 * t)
        plate.solid([*zip(x, y - half, strict=True), *zip(x[::-1], y + half[::-1], strict=True)])
        plate.solid(ellipse(cx + side * 18, y, 2.6, n=12))
    plate.fill([(cx - 11, y), (cx, y - 8), (cx + 11, y), (cx, y + 8)], 0.5, hatch=0, outline=1.4, pitch=0.6)
    return mask(plate)


@ORNAMENTS.asset("rule_plain", (560, 20), ink=True)
def rule_plain(w: int, h: int) -> np.ndarray:
    """A plain swelled rule."""
    plate = Plate(w, h, seed=5)
    swelled(plate, w / 2, h / 2, w - 8, h * 0.52)
    return mask(plate)


def leaf(
    plate: Plate, x: float, y: float, turn: float, length: float, width: float, tone: float = 0.32
) -> None:
    """A veined leaf growing from (x, y)."""
    frame = Frame(x, y, 1.0, turn)
    outline = frame([(0, 0, 1), (length * 0.38, -width), (length, 0, 1), (length * 0.38, width)])
    plate.fill(spline(outline, True, 1.5), tone, hatch=turn + 28, outline=1.1, pitch=0.66)
    plate.pen_line(frame([(0, 0), (length * 0.8, 0)]), 0.8)


def vine_corner(plate: Plate, size: float) -> None:
    """A vine growing from the upper left along both edges."""
    u = size / 100
    stem = [(9, 9), (30, 24), (56, 24), (74, 12), (90, 9), (97, 15), (93, 22), (86, 19)]
    tendril = [(34, 25), (46, 36), (58, 36), (60, 28), (54, 26)]
    leaves = ((24, 20, -18), (44, 25, 28), (62, 21, -52), (78, 11, 20))
    for swap in (False, True):

        def place(p: Point, swap: bool = swap) -> Point:
            return (p[1] * u, p[0] * u) if swap else (p[0] * u, p[1] * u)

        plate.pen_line([place(p) for p in stem], 2.3 * max(0.6, u), 0.3)
        plate.pen_line([place(p) for p in tendril], 1.5 * max(0.6, u))
        for x, y, turn in leaves:
            at = place((x, y))
            leaf(plate, at[0], at[1], 90 - turn if swap else turn, 21 * u, 7 * u)
    plate.fill(ellipse(12 * u, 12 * u, 9 * u, n=24), 0, kind=2, outline=1.5)
    for i in range(6):
        leaf(plate, 12 * u, 12 * u, i * 60 + 15, 15 * u, 4.4 * u, 0.2)
    plate.solid(ellipse(12 * u, 12 * u, 3 * u, n=12))


@ORNAMENTS.asset("fleuron_corner", (224, 224), ink=True)
def fleuron_corner(w: int, _h: int) -> np.ndarray:
    """The upper left corner of a playbill; the game turns it for the others."""
    plate = Plate(w / 2, w / 2, 2.0, pitch=4.2, seed=3)
    vine_corner(plate, w / 2 - 6)
    return mask(plate)


@ORNAMENTS.asset("fist", (208, 112), ink=True)
def fist(w: int, h: int) -> np.ndarray:
    """The printer's fist, pointing right."""
    return mask(_fist_plate(w, h, 10))


def _fist_plate(w: int, h: int, margin: float) -> Plate:
    plate = Plate(w, h, seed=2)
    path = text_path(0, 0, "\u261e", face(CANON), 100)
    box = path.computeTightBounds()
    scale = min((w - margin) / box.width(), (h - margin) / box.height())
    plate.solid(placed(path, w / 2 - box.centerX() * scale, h / 2 - box.centerY() * scale, scale))
    return plate


def _fleur(x: float, y: float, tall: bool) -> Points:
    if tall:
        points = [(-4, 6, 1), (-11, -10), (-4, -8), (0, -22, 1), (4, -8), (11, -10), (4, 6, 1)]
        return spline([(x + p[0], y + p[1], *p[2:]) for p in points], True)
    half = [(3, 6), (3, -3), (10, -6), (10, -12), (3, -10), (5, -20)]
    return [(x - a, y + b) for a, b in half] + [(x + a, y + b) for a, b in half[::-1]]


def crown(plate: Plate, cx: float, cy: float, scale: float) -> None:
    """St Edward's crown: velvet cap, pearled arches, jewelled circlet."""
    frame = Frame(cx, cy, scale)
    cap = [(-50, 20), (-62, -22), (-48, -44), (-26, -50), (-6, -40), (0, -34), (6, -40), (26, -50), (48, -44)]
    plate.fill(frame([*cap, (62, -22), (50, 20)]), 0.55, hatch=90, outline=1.5)
    arch = [
        (46, 20, 1),
        (58, -20),
        (44, -40),
        (24, -44),
        (6, -32),
        (4, -40, 1),
        (26, -54),
        (50, -48),
        (68, -22),
    ]
    for side in (-1, 1):
        mirrored = [(side * p[0], *p[1:]) for p in [*arch, (54, 20, 1)]]
        plate.shape(frame(mirrored), 0.02, outline=1.5)
        for x, y in ((52, 8), (60, -14), (56, -32), (42, -44), (26, -49), (10, -40)):
            plate.fill(frame(ellipse(side * x, y, 3.6, n=12)), 0, outline=0.9)
    middle = [(-6, 20, 1), (-4, -30), (-5, -42, 1), (5, -42, 1), (4, -30), (6, 20, 1)]
    plate.shape(frame(middle), 0.02, outline=1.5)
    for x in (-52, -26, 0, 26, 52):
        plate.fill(frame(_fleur(x, 14 - (52 - abs(x)) * 0.02, abs(x) == 26)), 0.04, outline=1.1)
    circlet = [(-58, 16, 1), (0, 24), (58, 16, 1), (56, 36, 1), (0, 44), (-56, 36, 1)]
    plate.shape(frame(circlet), 0.06, outline=1.5)
    for i, x in enumerate((-42, -21, 0, 21, 42)):
        y = 33 - abs(x) * 0.12
        gem = ellipse(x, y, 5, n=14) if i % 2 else [(x - 7, y), (x, y - 5.5), (x + 7, y), (x, y + 5.5)]
        plate.fill(frame(gem), 0.75, outline=1.0)
    plate.fill(frame(ellipse(0, -50, 9, n=20)), 0.1, outline=1.3, puff=0.3)
    cross = [(3, -58), (3, -64), (9, -62), (9, -72), (3, -70), (5, -80)]
    whole = [(-x, y) for x, y in cross] + cross[::-1]
    plate.fill(frame(whole), 0.02, outline=1.1)


@ORNAMENTS.asset("crown", (300, 300), ink=True)
def crown_mask(w: int, _h: int) -> np.ndarray:
    """The crown alone."""
    plate = Plate(150, 150, w / 150, pitch=3.6, seed=6)
    crown(plate, 75, 94, 1.0)
    return mask(plate)


def cypher(plate: Plate, cx: float, cy: float, ink_width: float = 9.0) -> None:
    """The interlaced G R in swelling script, each letter clearing its own ground."""
    for letter, dx, size in (("G", -40, 200), ("R", 34, 172)):
        path = text_path(cx + dx, cy + 52, letter, face(SCRIPT), size)
        stroke = skia.Paint(
            Style=skia.Paint.kStroke_Style, StrokeWidth=ink_width, StrokeJoin=skia.Paint.kRound_Join
        )
        halo = skia.Path()
        stroke.getFillPath(path, halo)
        plate.white(union(halo, path))
        plate.solid(path)


def radial(cx: float, cy: float, scale: float) -> Field:
    """Hatching that runs out from a centre."""
    return lambda x, y: np.arctan2(y - cy, x - cx) * scale


def rosette(plate: Plate, cx: float, cy: float, r: float) -> None:
    """Eight petals in a ring."""
    plate.fill(ellipse(cx, cy, r), 0.0, outline=1.6)
    for i in range(8):
        a = i * math.pi / 4
        ring = [(0.47 * r, a - 0.32), (0.85 * r, a), (0.47 * r, a + 0.32)]
        petal: Points = [(cx, cy, 1), *[(cx + d * math.cos(t), cy + d * math.sin(t)) for d, t in ring]]
        plate.fill(spline(petal, True, 1.5), 0.5, hatch=math.degrees(a), outline=0.9, pitch=0.7)
    plate.solid(ellipse(cx, cy, 0.18 * r, n=12))
