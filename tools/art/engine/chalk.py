"""Crayon on cloth: wavering strokes of uneven pressure, of which the nap takes only some.

It must not know what is drawn with it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import skia

from .geometry import Point, polygon, raster, spline
from .noise import F32, noise, rgb

PIECE = 9.0
"""Length of the pieces in which the pressure of a stroke changes, in px."""


def evenly(points: Sequence[Point], step: float) -> np.ndarray:
    """A polyline as places `step` px apart."""
    p = np.array([q[:2] for q in points], float)
    lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    at = np.linspace(0, lengths[-1], max(2, round(lengths[-1] / step) + 1))
    return np.stack([np.interp(at, lengths, p[:, 0]), np.interp(at, lengths, p[:, 1])], 1)


class Chalk:
    """One crayon; its strokes gather until they are rubbed into the cloth."""

    def __init__(self, w: int, h: int, colour: str, seed: int) -> None:
        self.size, self.colour, self._seed = (w, h), colour, seed
        self._rng = np.random.default_rng(seed)
        self._strokes: list[tuple[skia.Path, float, float]] = []

    def line(
        self,
        points: Sequence[Point],
        width: float,
        strength: float,
        *,
        curved: bool = True,
        waver: float = 0.8,
    ) -> None:
        """A stroke through the points."""
        course = evenly(spline(points) if curved and len(points) > 2 else points, 2.0)
        if len(course) > 40:
            course = evenly(course.tolist(), PIECE)
        n = len(course)
        course = course + waver * _drift(self._rng, n, 3 if n > 40 else 8)
        press = 1 + 0.28 * _drift(self._rng, n, 5)[:, 0]
        for i in range(n - 1):
            path = polygon(course[i : i + 2].tolist(), False)
            self._strokes.append(
                (path, width * float(np.clip(press[i], 0.5, 1.5)), strength * float(press[i]))
            )

    def dashes(self, points: Sequence[Point], width: float, strength: float, on: float, off: float) -> None:
        """A broken stroke."""
        course = evenly(spline(points) if len(points) > 2 else points, 2.0)
        i = 0
        while i < len(course) - 2:
            n = max(2, int(on / 2 * self._rng.uniform(0.7, 1.3)))
            self.line(course[i : i + n].tolist(), width, strength, curved=False, waver=0.3)
            i += n + int(off / 2 * self._rng.uniform(0.7, 1.4))

    def ring(self, points: Sequence[Point], width: float, strength: float) -> None:
        """A closed stroke that does not quite meet itself."""
        self.line([*points, points[0]], width, strength)

    def smudge(self, points: Sequence[Point], strength: float) -> None:
        """A filled shape."""
        self._strokes.append((polygon(points), 0.0, strength))

    def rubbed(self) -> np.ndarray:
        """What lies on the cloth: RGBA."""
        w, h = self.size

        def draw(canvas: skia.Canvas) -> None:
            for path, width, strength in self._strokes:
                paint = skia.Paint(AntiAlias=True, Alphaf=float(np.clip(strength, 0, 1)))
                if width:
                    paint.setStyle(skia.Paint.kStroke_Style)
                    paint.setStrokeWidth(width)
                    paint.setStrokeCap(skia.Paint.kRound_Cap)
                canvas.drawPath(path, paint)

        mask = raster(w, h, draw)
        nap = 0.80 + 0.34 * noise(h, w, 2.0, self._seed) + 0.22 * noise(h, w, 70, self._seed + 1, 2)
        alpha = np.clip(mask * nap, 0, 1)
        return np.dstack([np.broadcast_to(rgb(self.colour), (h, w, 3)), alpha]).astype(F32)


def _drift(rng: np.random.Generator, n: int, step: int) -> np.ndarray:
    """Smooth wandering in x and y."""
    m = max(3, n // step + 3)
    knots = rng.standard_normal((m, 2))
    at = np.linspace(0, m - 1, n)
    return np.stack([np.interp(at, np.arange(m), knots[:, d]) for d in (0, 1)], 1)
