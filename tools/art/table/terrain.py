"""The lie of the land on a chalked field: hills that stand back from the water, and what is still bare.

It must not know what else is drawn on the field.
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from ..engine.chalk import Chalk, evenly
from ..engine.geometry import Points, spline
from ..engine.noise import F32, blur, noise

SIDE = 1920
"""The field is a square of that many px."""


class Ground:
    """What is already drawn, so that nothing is drawn over it, and the lie of the land."""

    def __init__(self, waters: Sequence[Points], seed: int) -> None:
        n = SIDE // 4
        wander = [noise(n, n, 70, seed + i, 2) * 34 for i in (1, 2)]
        y, x = np.mgrid[0:n, 0:n].astype(F32)
        land = noise(n, n, 118, seed + 3, 3)
        land = blur(cv2.remap(land, x + wander[0], y + wander[1], cv2.INTER_LINEAR), 3)
        self.taken = np.zeros((SIDE, SIDE), np.uint8)
        for course in waters:
            self.take(spline(course), 20)
        away = cv2.resize(cv2.distanceTransform(255 - self.taken, cv2.DIST_L2, 5), (n, n))
        # Water lies in a valley: the hills stand back from it.
        self.height = land / land.std() - 1.9 * np.exp(-((away / 150) ** 2))

    def take(self, points: Points, width: int) -> None:
        """Keep a course clear."""
        cv2.polylines(self.taken, [np.array(evenly(points, 6)).round().astype(np.int32)], False, 255, width)

    def free(self, x: float, y: float, r: float) -> bool:
        """Whether a spot is still bare."""
        x0, y0 = max(0, int(x - r)), max(0, int(y - r))
        return 0 < x < SIDE and 0 < y < SIDE and not self.taken[y0 : int(y + r), x0 : int(x + r)].any()

    def hold(self, x: float, y: float, r: float) -> None:
        """Take a spot."""
        cv2.circle(self.taken, (int(x), int(y)), int(r), 255, -1)

    def slope(self, x: float, y: float) -> np.ndarray:
        """The gradient at a place."""
        n = self.height.shape[0] - 2
        i, j = int(np.clip(y / 4, 1, n)), int(np.clip(x / 4, 1, n))
        h = self.height
        return np.array([h[i, j + 1] - h[i, j - 1], h[i + 1, j] - h[i - 1, j]]) * 4.2


def hills(chalk: Chalk, ground: Ground, rng: np.random.Generator) -> None:
    """Contours where nothing else is drawn, hachured where it is steep."""
    room = cv2.dilate(ground.taken, np.ones((9, 9), np.uint8))
    big = cv2.resize(ground.height, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC)
    for i, level in enumerate((0.25, 0.62, 0.98, 1.34, 1.7, 2.06, 2.42)):
        edges, _ = cv2.findContours((big > level).astype(np.uint8), cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)
        for edge in edges:
            course = edge[:, 0, :].astype(float)
            if len(course) < 260:
                continue
            bare = (course > 3).all(axis=1) & (course < SIDE - 4).all(axis=1)
            bare &= room[course[:, 1].astype(int), course[:, 0].astype(int)] == 0
            for run in np.split(course, np.flatnonzero(~bare)):
                if len(run) > 60:
                    _contour(chalk, ground, rng, run[2::11], i % 3 == 2)


def _contour(chalk: Chalk, ground: Ground, rng: np.random.Generator, run: np.ndarray, main: bool) -> None:
    chalk.line(run.tolist(), 2.0 if main else 1.4, 0.34 if main else 0.23)
    for x, y in evenly(run.tolist(), 9):
        slope = ground.slope(x, y)
        steep = float(np.hypot(*slope))
        if steep < 0.34 or rng.random() < 0.25 or not ground.free(x, y, 8):
            continue
        reach = float(np.clip(steep * 26, 6, 22)) * rng.uniform(0.6, 1.15)
        down = -slope / steep + rng.normal(0, 0.12, 2)
        start = np.array([x, y]) + rng.normal(0, 1.2, 2)
        chalk.line([tuple(start), tuple(start + down * reach)], 1.2, 0.22, curved=False, waver=0.2)
