"""What is counted with: guineas and the two brass counters.

It must not know what they count.
"""

from __future__ import annotations

import math

import cv2
import numpy as np
import skia

from ..engine.fonts import CASLON_BOLD, face
from ..engine.geometry import SOLID, Draw, Points, ellipse, polygon, spline
from ..engine.noise import F32, blur, noise, shrink
from ..engine.relief import cavities, finish, inflate, light, medal_mask, over
from ..registry import Catalogue

TOKENS = Catalogue()
GOLD, BRASS = (0.88, 0.65, 0.25), (0.74, 0.58, 0.30)
THICK = 8
"""How much of a coin's edge is seen below it, in px of a 96 px coin."""


def _stroke(width: float) -> skia.Paint:
    return skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=width)


class Medal:
    """A disc of metal under the die-sinker's hand; its relief is in px of the working size."""

    def __init__(self, size: int, turn: float) -> None:
        self.n = size * (6 if size < 200 else 3)
        self.turn = turn
        self.disc = self.cut(lambda c: c.drawCircle(0, 0, 97.5, SOLID))
        self.height = inflate(self.disc, self.n * 0.014) * 1.2
        rim = self.cut(lambda c: c.drawCircle(0, 0, 96, SOLID)) - self.cut(
            lambda c: c.drawCircle(0, 0, 89.5, SOLID)
        )
        self.height += blur(rim, self.n * 0.006) * self.n * 0.012

    def cut(self, draw: Draw) -> np.ndarray:
        """A mask in the medal's own frame."""
        return medal_mask(self.n, draw, self.turn)

    def raise_(self, draw: Draw, reach: float, gain: float, soft: float = 0.003) -> None:
        """Add a rounded shape."""
        self.height += blur(inflate(self.cut(draw), self.n * reach), self.n * soft) * gain

    def engrave(self, draw: Draw, depth: float) -> None:
        """Cut lines into what is there."""
        self.height -= blur(self.cut(draw), self.n * 0.003) * self.n * depth

    def strike(self, size: int, metal: tuple[float, float, float], seed: int) -> np.ndarray:
        """Wear it, light it and bring it to size."""
        n = self.n
        rng = np.random.default_rng(seed)
        height = self.height - 0.3 * np.clip(noise(n, n, n * 0.2, seed, 3), 0, 1) * n * 0.004
        height += noise(n, n, 3, seed + 5) * 0.10
        scratches = np.zeros((n, n), F32)
        for _ in range(22):
            x, y, a, reach = (
                rng.uniform(0, n),
                rng.uniform(0, n),
                rng.uniform(0, 6.3),
                rng.uniform(0.05, 0.3) * n,
            )
            end = (int(x + reach * math.cos(a)), int(y + reach * math.sin(a)))
            cv2.line(scratches, (int(x), int(y)), end, float(rng.uniform(0.1, 0.4)), 1, cv2.LINE_AA)
        height = blur(height - 0.5 * scratches, n / 700)
        dirt = np.clip(cavities(height, n * 0.012) / (n * 0.01) * 0.55, 0, 0.6)
        albedo = np.array(metal, F32) * (1 - dirt)[..., None]
        albedo = albedo * (1 + 0.05 * noise(n, n, n * 0.12, seed + 2, 3))[..., None]
        lit = light(height, albedo, spec=0.85, gloss=26, ambient=0.30, scale=1.25)
        return finish(lit, self.disc, size, size)


def _beads(canvas: skia.Canvas) -> None:
    for i in range(72):
        a = i * math.tau / 72
        canvas.drawCircle(85 * math.cos(a), 85 * math.sin(a), 2.5, SOLID)


def _ring_text(canvas: skia.Canvas, text: str, radius: float, size: float, spread: float) -> None:
    font = skia.Font(face(CASLON_BOLD), size)
    glyphs = font.textToGlyphs(text)
    widths = font.getWidths(glyphs)
    scale = math.radians(spread) * radius / sum(widths)
    x = -sum(widths) / 2
    for glyph, width in zip(glyphs, widths, strict=True):
        angle = -math.pi / 2 + (x + width / 2) * scale / radius
        path = font.getPath(glyph)
        if path:
            path.offset(-width / 2, 0)
            m = skia.Matrix()
            m.setRotate(math.degrees(angle) + 90)
            m.postTranslate(radius * math.cos(angle), radius * math.sin(angle))
            path.transform(m)
            canvas.drawPath(path, SOLID)
        x += width


PROFILE: Points = [
    *[(-7.2, 7.6, 1), (-5.2, 3.4), (-4.8, -3), (-6.8, -8), (-5.6, -13.6), (0, -16.4), (4.0, -14.6)],
    *[(5.6, -12.2), (6.0, -10.6), (5.5, -9.5), (7.4, -8.0), (9.0, -6.5, 1), (8.0, -5.6), (6.4, -5.5, 1)],
    *[(7.2, -4.7), (6.2, -4.1, 1), (6.9, -3.4), (5.9, -2.5), (6.6, -0.8), (5.4, 0.6), (2.8, 1.4)],
    *[(2.7, 4.2), (5.0, 6.8, 1), (0, 9.2)],
]
FEATURES: list[Points] = [
    [(9, -29), (16, -32), (23, -28)],
    [(11, -22), (16, -24), (21, -21)],
    [(15, 1), (24, 0.4)],
    [(2, -16), (-5, -13), (-4, -4), (2, -6)],
    [(-33, -10), (-39, 0), (-35, 12)],
    [(-29, -12), (-35, -4)],
    [(-22, 30), (-8, 38), (6, 36)],
]


def _bust(canvas: skia.Canvas) -> None:
    head = [(4.6 * p[0] - 4, 4.6 * p[1] + 20, *p[2:]) for p in PROFILE]
    canvas.drawPath(polygon(spline(head, True, 1)), SOLID)


def _laurel(canvas: skia.Canvas) -> None:
    for i in range(9):
        t = i / 8
        course = math.atan2(-62 * math.cos(t * 2.6), 52)
        for side in (-1, 1):
            canvas.save()
            canvas.translate(-33 + 48 * t, -26 - 24 * math.sin(t * 2.5))
            canvas.rotate(math.degrees(course + side * 0.7))
            canvas.drawOval(skia.Rect.MakeLTRB(-1, -2.6, 12, 2.6), SOLID)
            canvas.restore()


def _features(canvas: skia.Canvas) -> None:
    for points in FEATURES:
        canvas.drawPath(polygon(spline(points, False, 1), False), _stroke(2.2))
    for i in range(7):
        bend = (i - 3) ** 2
        lock = [(-31 + i * 6, -44 + bend * 0.9), (-26 + i * 5, -34 + bend * 0.4), (-29 + i * 5, -24)]
        canvas.drawPath(polygon(spline(lock, False, 1), False), _stroke(2.2))


def guinea(size: int, turn: float, seed: int) -> np.ndarray:
    """A guinea lying: the laureate King and his titles, turned by degrees under a fixed light."""
    coin = Medal(size, turn)
    coin.raise_(_beads, 0.008, 0.9, 0.001)
    coin.raise_(_bust, 0.16, 0.62, 0.006)
    coin.raise_(_laurel, 0.012, 1.1, 0.001)
    coin.engrave(_features, 0.010)
    coin.raise_(lambda c: _ring_text(c, "GEORGIVS · III · DEI · GRATIA", 66, 18, 292), 0.01, 1.3, 0.002)
    return coin.strike(size, GOLD, seed)


def crown_shape(canvas: skia.Canvas) -> None:
    """St Edward's crown as one flat shape, about 140 units wide."""
    for side in (-1, 1):
        arch = [(46, 22, 1), (58, -18), (44, -38), (24, -44), (5, -30), (4, -40, 1), (26, -54), (50, -48)]
        arch += [(68, -20), (54, 22, 1)]
        mirrored = [(side * p[0], *p[1:]) for p in arch]
        canvas.drawPath(polygon(spline(mirrored, True, 1)), SOLID)
    canvas.drawRect(skia.Rect.MakeLTRB(-5, -42, 5, 22), SOLID)
    canvas.drawRect(skia.Rect.MakeLTRB(-56, 20, 56, 38), SOLID)
    canvas.drawCircle(0, -50, 9, SOLID)
    canvas.drawRect(skia.Rect.MakeLTRB(-3.5, -76, 3.5, -56), SOLID)
    canvas.drawRect(skia.Rect.MakeLTRB(-10, -70, 10, -63), SOLID)
    for x in (-28, 28):
        lily = [(x - 4, 20, 1), (x - 11, 2), (x, -14, 1), (x + 11, 2), (x + 4, 20, 1)]
        canvas.drawPath(polygon(spline(lily, True, 1)), SOLID)


def _crown_face(canvas: skia.Canvas) -> None:
    canvas.translate(0, 14)
    canvas.scale(1.06, 1.06)
    crown_shape(canvas)


def _crown_gems(canvas: skia.Canvas) -> None:
    canvas.translate(0, 14)
    canvas.scale(1.06, 1.06)
    for x in (-42, -21, 0, 21, 42):
        canvas.drawCircle(x, 29, 4.5 if x % 2 else 5.5, SOLID)


def _purse_body(canvas: skia.Canvas) -> None:
    body = [
        (-20, -14, 1),
        (-42, 8),
        (-54, 36),
        (-40, 60),
        (0, 66),
        (40, 60),
        (54, 36),
        (42, 8),
        (20, -14, 1),
        (0, -10),
    ]
    canvas.drawPath(polygon(spline(body, True, 1)), SOLID)


def _purse_mouth(canvas: skia.Canvas) -> None:
    mouth = [
        (-17, -22, 1),
        (-34, -50),
        (-20, -60, 1),
        (-11, -48),
        (-3, -62, 1),
        (7, -48),
        (19, -60, 1),
        (34, -50),
    ]
    canvas.drawPath(polygon(spline([*mouth, (17, -22, 1)], True, 1)), SOLID)
    canvas.drawRoundRect(skia.Rect.MakeLTRB(-24, -24, 24, -12), 6, 6, SOLID)


def _purse_strings(canvas: skia.Canvas) -> None:
    for side in (-1, 1):
        cord = [(side * 16, -18), (side * 40, -22), (side * 56, -6), (side * 60, 12)]
        canvas.drawPath(polygon(spline(cord, False, 1), False), _stroke(4.5))
        canvas.drawPath(polygon(ellipse(side * 60, 18, 5.5, 8)), SOLID)


def _purse_folds(canvas: skia.Canvas) -> None:
    for x in (-26, -9, 9, 26):
        fold = [(x * 0.5, -8), (x * 0.9, 8), (x * 1.2, 26)]
        canvas.drawPath(polygon(spline(fold, False, 1), False), _stroke(3.2))
        canvas.drawPath(polygon(spline([(x * 0.5, -28), (x * 0.8, -42)], False, 1), False), _stroke(2.6))


def _sign(canvas: skia.Canvas) -> None:
    font = skia.Font(face(CASLON_BOLD), 56)
    width = font.measureText("£")
    canvas.drawString("£", -width / 2, 56, font, SOLID)


def _counter(size: int) -> Medal:
    counter = Medal(size, 0)
    counter.raise_(_beads, 0.009, 0.8, 0.001)
    return counter


def brass_crown(size: int) -> np.ndarray:
    """A brass counter with the crown."""
    counter = _counter(size)
    counter.raise_(_crown_face, 0.02, 1.45)
    counter.engrave(_crown_gems, 0.012)
    return counter.strike(size, BRASS, 3)


@TOKENS.asset("counter_crown", (128, 128), quality=95)
def counter_crown(w: int, _h: int) -> np.ndarray:
    """The brass counter that marks Support."""
    return brass_crown(w)


@TOKENS.asset("counter_purse", (128, 128), quality=95)
def counter_purse(w: int, _h: int) -> np.ndarray:
    """The brass counter that marks Taxation."""
    counter = _counter(w)
    counter.raise_(_purse_strings, 0.012, 1.1)
    counter.raise_(_purse_body, 0.055, 0.85, 0.004)
    counter.raise_(_purse_mouth, 0.025, 1.2)
    counter.engrave(_purse_folds, 0.010)
    counter.engrave(_sign, 0.034)
    return counter.strike(w, BRASS, 8)


def coin_edge(size: int, turn: float, seed: int) -> np.ndarray:
    """A guinea with its milled edge showing below: for the lower coins of a stack."""
    top = guinea(size, turn, seed)
    big, thick = size * 4, THICK * 4
    disc = shrink(top[..., 3], big, big) if big < size else cv2.resize(top[..., 3], (big, big))
    side = np.zeros((big + thick, big), F32)
    for step in range(thick + 1):
        side[step : step + big] = np.maximum(side[step : step + big], disc)
    x = (np.arange(big, dtype=F32) + 0.5) / big * 2 - 1
    angle = np.arcsin(np.clip(x / 0.975, -1, 1))
    reeds = 0.5 + 0.5 * np.sin(angle * 64)
    shade = np.clip(0.30 + 0.55 * np.cos(angle + 0.75), 0.1, 1) * (0.55 + 0.45 * reeds)
    colour = np.array(GOLD, F32) * shade[None, :, None] * np.ones((big + thick, 1, 1), F32)
    edge = shrink(np.dstack([colour, side]), size, size + THICK)
    return over(edge, top, 0, 0)


def _add_guineas() -> None:
    for letter, turn, seed in (("a", -14, 1), ("b", 17, 2), ("c", 41, 5)):
        TOKENS.asset(f"guinea_{letter}", (96, 96), quality=95)(
            lambda w, _h, turn=turn, seed=seed: guinea(w, turn, seed)
        )
    TOKENS.asset("guinea_edge", (96, 96 + THICK), quality=95, step=THICK)(lambda w, _h: coin_edge(w, 3, 7))


_add_guineas()
