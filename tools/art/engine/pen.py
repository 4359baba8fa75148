"""The swelling pen: what shape its line has, thin toward the light and thick away from it.

It must not know plates or ink.
"""

from __future__ import annotations

import numpy as np

from .geometry import Points

SWELLS, WAVERS = 15.0, 22.0
"""Over how many units a line swells, and the hand strays."""


class Pen:
    """A hand with its own slight unsteadiness, the same at every size; `scale` is output px a unit."""

    def __init__(self, seed: int, scale: float) -> None:
        self._rng = np.random.default_rng(seed * 7 + 5)
        self._step = min(max(0.7, 1.0 / scale), 2.4)

    def stroke(
        self,
        course: np.ndarray,
        weight: float,
        *,
        away: np.ndarray,
        closed: bool = False,
        taper: float = 0.0,
        waver: float = 0.35,
        swell: float = 1.0,
        lift: float = 0.0,
    ) -> list[Points]:
        """The polygons of one line along a course of x, y.

        `away` points away from the light (x, y). `taper` is the part of the length over which each end
        thins; `waver` is how far the hand strays, in units; a low `swell` is for ruled frames, which
        should be nearly even; `lift` above 0 lets the pen leave the plate here and there.
        """
        lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(course, axis=0).T))])
        if lengths[-1] < 0.5:
            return []
        length = float(lengths[-1])
        n = max(3, int(length / self._step) + 1)
        at = np.linspace(0, length, n)
        q = np.stack([np.interp(at, lengths, course[:, axis]) for axis in (0, 1)], 1)
        along = np.gradient(q, axis=0)
        along /= np.maximum(1e-6, np.hypot(along[:, 0], along[:, 1]))[:, None]
        normal = np.stack([-along[:, 1], along[:, 0]], 1)
        width = np.full(n, float(weight))
        if closed:
            area = np.sum(q[:-1, 0] * q[1:, 1] - q[1:, 0] * q[:-1, 1])
            width *= 1 + 0.55 * swell * (normal * (-1 if area > 0 else 1) @ away)
        width *= 1 + 0.22 * swell * self._wobble(n, length / SWELLS, closed)
        if taper:
            e = np.linspace(0, 1, n)
            width *= np.clip(np.minimum(e, 1 - e) / taper, 0.12, 1) ** 0.8
        if lift:
            width = np.where(self._wobble(n, length / SWELLS, closed) > 1.9 - lift, 0, width)
        width = np.clip(width, min(0.15, weight), None)
        q = q + normal * (waver * self._wobble(n, length / WAVERS, closed))[:, None]
        left, right = q + normal * (width / 2)[:, None], q - normal * (width / 2)[:, None]
        starts = range(0, max(1, n - 1), 300)
        return [np.vstack([left[i : i + 302], right[i : i + 302][::-1]]).tolist() for i in starts]

    def _wobble(self, n: int, waves: float, closed: bool) -> np.ndarray:
        m = max(4, int(waves) + 3)
        values = self._rng.standard_normal(m)
        if closed:
            values[-1] = values[0]
        return np.interp(np.linspace(0, m - 1, n), np.arange(m), values)
