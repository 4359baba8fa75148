"""The hull of a man-of-war: her side with its tiers of guns, her stern with its galleries, her head.

It must not know masts or sails. Along her x runs from 0 (stern) to 384 (stem), the waterline is y = 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..engine.geometry import Frame, Point, Points, ellipse, limb, linear, spline
from ..engine.scene import Scene

LENGTH = 384.0
BEAM = 74.0


@dataclass(frozen=True)
class Aspect:
    """How she is turned: 0 shows her broadside, 1 a full quarter of her stern, the bow farther off."""

    turn: float = 0.0

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a place on her near side is seen, in the ship's frame."""
        away = x / LENGTH
        return x * (1 - 0.40 * self.turn), y * (1 - 0.20 * self.turn * away) - 9 * self.turn * away

    def __call__(self, points: Sequence[Point]) -> Points:
        """Places on her side, marks of corners kept."""
        return [(*self.at(q[0], q[1]), *q[2:]) for q in points]

    def size(self, x: float) -> float:
        """How large things look at a place along her."""
        return 1 - 0.20 * self.turn * x / LENGTH

    def astern(self, across: float, y: float) -> tuple[float, float]:
        """A place on her stern: `across` runs from 0 at the near quarter to 1 at the far one."""
        return -BEAM * self.turn * across - 4, y - 2 * self.turn * across

    @property
    def shows_stern(self) -> bool:
        """Whether enough of the stern is seen to draw its windows."""
        return self.turn > 0.25


@dataclass(frozen=True)
class Paint:
    """Her build and colours: the bands between the guns, the rest of the side, how many tiers of guns."""

    band: str = "#c99a45"
    side: str = "#4a4238"
    tiers: int = 3
    old: bool = False
    """Built before about 1740: more sheer, a high carved stern, plain varnished sides."""


def rail(x: float, paint: Paint) -> float:
    """Height of the ship's rail at a place along her."""
    if paint.old:
        return float(
            np.interp(x, [-8, 60, 61, 130, 131, 260, 320, 384], [-122, -108, -98, -84, -74, -66, -72, -86])
        )
    return float(np.interp(x, [-8, 60, 110, 190, 280, 350, 384], [-92, -84, -72, -63, -64, -72, -82]))


def hull(scene: Scene, frame: Frame, aspect: Aspect, paint: Paint, weight: float) -> None:
    """The whole hull from stern to figurehead; `weight` scales the pen."""
    _stern_face(scene, frame, aspect, paint, weight)
    steps = [*np.linspace(-6, 380, 30), 384.0]
    sheer: Points = [(x, rail(x, paint)) for x in steps]
    ring: Points = [
        (*sheer[0], 1),
        *sheer[1:-1],
        (*sheer[-1], 1),
        (385, -62),
        (381, -38),
        (371, -16),
        (354, 8, 1),
    ]
    ring += [(200, 10), (30, 10, 1), (14, -10), (2, -36), (-5, -66)]
    dark = (0.24, 0.62) if paint.old else (0.34, 0.74)
    shade = linear(*frame.at(*aspect.at(180, -80)), dark[0], *frame.at(*aspect.at(180, 6)), dark[1])
    scene.fill(
        frame(spline(aspect(ring), True)), shade, hatch=2, cross=80, wash=paint.side, outline=1.8 * weight
    )
    for tier, band in enumerate(_bands(paint, frame.scale)):
        _gun_band(scene, frame, aspect, paint, tier, band, weight)
    for level in (1.0, 0.92, 0.58, 0.345, 0.12):
        wale = [(x, rail(x, paint) * level) for x in steps[1:-1]]
        scene.pen_line(frame(aspect(wale)), (1.2 if level in (1.0, 0.12) else 0.65) * weight, taper=0.02)
    _quarter_gallery(scene, frame, aspect, paint, weight)
    _head(scene, frame, aspect, weight)


def _bands(paint: Paint, scale: float) -> list[tuple[float, float]]:
    """Upper and lower edge of each tier, in parts of the height of the rail."""
    if paint.tiers == 3 and scale >= 0.3:
        return [(0.80, 0.62), (0.54, 0.38), (0.30, 0.15)]
    return [(0.72, 0.50), (0.38, 0.18)]


def _gun_band(
    scene: Scene,
    frame: Frame,
    aspect: Aspect,
    paint: Paint,
    tier: int,
    band: tuple[float, float],
    weight: float,
) -> None:
    high, low = band
    steps = np.linspace(2, 378, 40)
    upper = [(x, rail(x, paint) * high) for x in steps]
    lower = [(x, rail(x, paint) * low) for x in steps]
    stern, bow = frame.at(*aspect.at(0, 0)), frame.at(*aspect.at(384, 0))
    shade = linear(*stern, 0.05, *bow, 0.32)
    scene.fill(frame(aspect([*upper, *lower[::-1]])), shade, hatch=2, wash=paint.band, outline=0.55 * weight)
    if frame.scale <= 0.2:
        return
    for x in np.arange(16 + 7 * (tier % 2), 366, 19.5):
        _port(scene, frame, aspect, float(x), rail(x, paint), band, weight)


def _port(
    scene: Scene, frame: Frame, aspect: Aspect, x: float, top: float, band: tuple[float, float], weight: float
) -> None:
    """A gun port, its lid hoisted, and when near enough the muzzle."""
    middle, half = top * (band[0] + band[1]) / 2, abs(top) * (band[0] - band[1]) * 0.36
    wide = 4.3
    scene.solid(
        frame(
            aspect(
                [
                    (x - wide, middle - half),
                    (x + wide, middle - half),
                    (x + wide, middle + half),
                    (x - wide, middle + half),
                ]
            )
        ),
        0.9,
    )
    if frame.scale < 0.36:
        return
    lid = [(x - wide - 0.5, middle - half), (x + wide + 0.5, middle - half)]
    lid += [(x + wide + 1.5, middle - half - 5.6), (x - wide + 0.6, middle - half - 5.6)]
    scene.fill(frame(aspect(lid)), 0.3, wash="#a5432f", outline=0.5 * weight)
    if frame.scale > 0.6:
        gun = [
            (x - 1.8, middle - 1.4),
            (x + 2, middle - 1.5),
            (x + 2.6, middle + 5.0),
            (x - 1.8, middle + 5.0),
        ]
        scene.fill(frame(aspect(gun)), 0.12, outline=0.55)


def _quarter_gallery(scene: Scene, frame: Frame, aspect: Aspect, paint: Paint, weight: float) -> None:
    """The glazed gallery at her quarter."""
    if frame.scale <= 0.28:
        return
    top = rail(0, paint)
    ring = [
        (-10, top - 6, 1),
        (36, top, 1),
        (38, top * 0.6),
        (31, -26),
        (16, -12, 1),
        (4, -24),
        (-4, top * 0.64),
    ]
    scene.shape(
        frame(aspect(ring)),
        0.18 + 0.2 * aspect.turn,
        puff=0.3,
        hatch=85,
        wash="#d2ad5f",
        outline=1.1 * weight,
    )
    for row in range(3):
        upper = top * (0.92 - 0.23 * row)
        lower = upper - top * 0.145
        for column in range(4):
            x = 2 + column * 8 + row * 0.8
            pane = [(x, upper), (x + 5.4, upper + 0.6), (x + 5, lower), (x + 0.4, lower)]
            scene.fill(frame(aspect(pane)), 0.6, wash="#7c8da0", outline=0.5 * weight)
        ledge = [(-2 + row * 2, lower + 4), (16, lower + 6), (36, lower + 4)]
        scene.pen_line(frame(aspect(ledge)), 0.8 * weight)


def _stern_face(scene: Scene, frame: Frame, aspect: Aspect, paint: Paint, weight: float) -> None:
    """What is seen of her stern: rows of lights under a carved taffrail, lanterns over it."""
    top = rail(-6, paint)
    if aspect.shows_stern:
        edge = [
            (0, top, 1),
            (0.25, top - 10),
            (0.5, top - 14),
            (0.75, top - 10),
            (1, top, 1),
            (1.02, top * 0.6),
        ]
        edge += [(0.92, top * 0.24), (0.72, -6, 1), (0.28, -6, 1), (0.08, top * 0.24), (-0.02, top * 0.6)]
        ring = [(*aspect.astern(q[0], q[1]), *q[2:]) for q in edge]
        scene.shape(frame(ring), 0.16, hatch=2, wash="#c9a25a", outline=1.6 * weight)
        counter = [(0.06, top * 0.26), (0.94, top * 0.26), (0.72, -6), (0.5, 6), (0.28, -6)]
        scene.fill(
            frame([aspect.astern(*q) for q in counter]), 0.55, hatch=88, wash=paint.side, outline=0.9 * weight
        )
        _stern_lights(scene, frame, aspect, top, weight)
        lanterns = [aspect.astern(across, top - 13) for across in (0.2, 0.5, 0.8)]
    else:
        lanterns = [aspect.at(-12, top - 14)]
    if frame.scale > 0.28:
        for x, y in lanterns:
            lamp = [(x - 4, y), (x + 4, y), (x + 5, y - 12), (x, y - 17), (x - 5, y - 12)]
            scene.shape(frame(lamp), 0.08, wash="#e3b64c", outline=0.9 * weight)


def _stern_lights(scene: Scene, frame: Frame, aspect: Aspect, top: float, weight: float) -> None:
    for row, (high, low) in enumerate(((0.95, 0.78), (0.70, 0.54), (0.46, 0.32))):
        for column in range(5):
            start, end = 0.09 + 0.17 * column, 0.09 + 0.17 * column + 0.125
            pane = [(start, top * high), (end, top * high), (end, top * low), (start, top * low)]
            scene.fill(frame([aspect.astern(*q) for q in pane]), 0.55, wash="#7c8da0", outline=0.5 * weight)
        if row < 2:
            gallery = [aspect.astern(across, top * (low - 0.03)) for across in (0.02, 0.5, 0.98)]
            scene.pen_line(frame(gallery), 1.4 * weight, taper=0.02)


def _head(scene: Scene, frame: Frame, aspect: Aspect, weight: float) -> None:
    """Beakhead, figurehead and bowsprit."""
    bow = aspect.at(376, -74)
    local = frame.child(bow[0], bow[1], scale=aspect.size(376))
    local_x = 1 - 0.3 * aspect.turn

    def place(points: Sequence[Point]) -> Points:
        return local([((q[0] - 376) * local_x, q[1] + 74, *q[2:]) for q in points])

    beak = [
        (376, -72, 1),
        (396, -66),
        (416, -74),
        (424, -88, 1),
        (418, -92),
        (410, -80),
        (392, -78),
        (378, -84, 1),
    ]
    stem = [(380, -70, 1), (400, -66), (402, -50), (392, -26), (376, 0), (362, 9, 1), (352, 8, 1), (372, -30)]
    scene.shape(place(stem), 0.46, hatch=84, wash="#8a6a3a", outline=1.1 * weight)
    scene.shape(place(beak), 0.2, puff=0.3, wash="#b9853c", outline=1.1 * weight)
    figure = [(414, -80), (424, -86), (428, -98), (422, -106), (416, -98), (416, -88)]
    scene.shape(place(figure), 0.1, puff=0.4, wash="#e0b350", outline=0.9 * weight)
    scene.fill(
        place([(372, -80), (482, -139), (483, -136), (374, -72)]),
        0.42,
        hatch=60,
        wash="#8a6a3a",
        outline=1.0 * weight,
    )
    for x, y in ((420, -104), (452, -121)):
        scene.line(place([(384, -58), (x, y)]), 0.42 * weight, waver=0.15)


def bowsprit_end(aspect: Aspect, along: float = 1.0) -> tuple[float, float]:
    """A place on the bowsprit in the ship's frame, `along` from 0 (stem) to 1 (its end)."""
    bow, size = aspect.at(376, -74), aspect.size(376)
    return bow[0] + 106 * along * (1 - 0.3 * aspect.turn) * size, bow[1] - 64 * along * size


def hands(
    scene: Scene, frame: Frame, aspect: Aspect, paint: Paint, rng: np.random.Generator, coats: Sequence[str]
) -> None:
    """Heads and shoulders along her rail."""
    for base in np.arange(66, 374, 5.2):
        chance, tall, x = rng.random(), rng.uniform(6, 10), base + rng.uniform(-1.4, 1.4)
        coat = str(rng.choice(coats))
        if chance > 0.7:
            continue
        foot_x, foot_y = aspect.at(x, rail(x, paint) - 1)
        shoulder = foot_y - tall * 0.62
        body = [
            (foot_x - 2.2, foot_y),
            (foot_x - 2.4, shoulder),
            (foot_x + 2.4, shoulder),
            (foot_x + 2.2, foot_y),
        ]
        scene.fill(frame(body), 0.22, wash=coat, outline=0.45)
        head = ellipse(foot_x, shoulder - 1.8, 1.9, 2.1, n=10)
        scene.fill(frame(head), 0.06, wash="#e0aa86", outline=0.45)


def spar(scene: Scene, frame: Frame, start: Point, end: Point, thick: float, wash: str = "#8a6a3a") -> None:
    """A loose spar: gaff, boom, staff."""
    scene.fill(frame(limb([start, end], [thick, thick * 0.7])), 0.45, hatch=60, wash=wash, outline=0.7)
