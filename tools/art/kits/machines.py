"""The framework knitter's stocking frame.

It must not know who works or breaks it.
"""

from __future__ import annotations

import numpy as np

from ..engine.geometry import Frame, Points
from ..engine.scene import Scene
from .perspective import panel
from .vehicles import wheel

OAK, IRON, LINEN = "#b08a52", "#a9a493", "#efe6d2"


class _Joiner:
    """Builds a machine of squared timber in a frame."""

    def __init__(self, scene: Scene, frame: Frame, wash: str, weight: float) -> None:
        self.scene, self.frame, self.wash, self.weight = scene, frame, wash, weight

    def part(
        self, points: Points, tone: float, *, hatch: float = 2, wash: str = "", pen: float = 1.0
    ) -> None:
        """A flat piece."""
        self.scene.fill(
            self.frame(points), tone, hatch=hatch, wash=wash or self.wash, outline=pen * self.weight
        )

    def beam(
        self, x0: float, y0: float, x1: float, y1: float, tone: float, *, depth: float = 8, hatch: float = 88
    ) -> None:
        """A squared timber with its lit top and its dark right side."""
        rise = -depth * 0.6
        side = [(x1, y0), (x1 + depth, y0 + rise), (x1 + depth, y1 + rise), (x1, y1)]
        self.part(side, min(0.8, tone + 0.32), hatch=88)
        top = [(x0, y0), (x0 + depth, y0 + rise), (x1 + depth, y0 + rise), (x1, y0)]
        self.part(top, tone * 0.35)
        self.part(panel(x0, y0, x1 - x0, y1 - y0), tone, hatch=hatch)

    def line(self, points: Points, pen: float = 1.0) -> None:
        """A straight pen line."""
        self.scene.line(self.frame(points), pen * self.weight)


def stocking_frame(
    scene: Scene,
    x: float,
    y: float,
    scale: float = 1.0,
    *,
    broken: bool = False,
    seed: int = 3,
    wash: str = OAK,
    weight: float = 1.5,
) -> None:
    """A framework knitter's stocking frame, middle of its foot at (x, y), 200 wide and 150 tall at scale 1.

    Stout oak, the bank of needles and jacks, the presser bar, the web of stocking, treadles, seat and wheel.
    """
    rng = np.random.default_rng(seed)
    frame = Frame(x, y, scale)
    joiner = _Joiner(scene, frame, wash, weight)
    _back_timbers(joiner)
    _works(joiner)
    _web(joiner, rng, broken)
    joiner.part(panel(-84, -72, 168, 8), 0.18, wash="#c9a24c")
    for at in (-90, 80):
        joiner.beam(at, -140, at + 11, 0, 0.22, depth=5)
    joiner.part(panel(-98, -146, 196, 12), 0.2)
    joiner.part([(-98, -146), (-92, -151), (104, -151), (98, -146)], 0.05)
    joiner.part(panel(-92, -34, 184, 9), 0.28)
    wheel(scene, frame, 112, -58, 27, spokes=8, wash=wash)
    for at in (-30, 0, 30):
        joiner.part([(at - 7, -2), (at + 7, -2), (at + 12, 8), (at - 12, 8)], 0.38, hatch=88)


def _back_timbers(joiner: _Joiner) -> None:
    dx, dy = 34, -26
    for at in (-86, 75):
        joiner.beam(at + dx, -128 + dy, at + 11 + dx, dy, 0.45, depth=5)
    joiner.part(panel(-86 + dx, -132 + dy, 178, 10), 0.46)
    for level in (-40, -128):
        for at in (-80, 82):
            rail = [(at, level), (at + dx, level + dy), (at + dx, level + dy + 9), (at, level + 9)]
            joiner.part(rail, 0.46, hatch=-35)


def _works(joiner: _Joiner) -> None:
    joiner.part([(-70, -104), (70, -104), (88, -122), (-50, -122)], 0.3, wash=IRON)
    for i in range(26):
        at = -66 + i * 5.2
        joiner.line([(at, -104), (at + 19, -122)], 0.6)
    joiner.part([(-74, -104), (74, -104), (72, -88), (-72, -88)], 0.45, wash="#9a968a")
    for i in range(37):
        at = -70 + i * 3.9
        joiner.line([(at, -90), (at * 0.97, -62)], 0.7)


def _web(joiner: _Joiner, rng: np.random.Generator, broken: bool) -> None:
    web = [(-54, -66, 1), (54, -66, 1), (52, -40), (44, -18), (50, -8, 1), (20, -2), (-10, -9), (-46, -4, 1)]
    web += [(-44, -24), (-52, -46)]
    scene, frame = joiner.scene, joiner.frame
    scene.shape(frame(web), 0.06, puff=0.35, curve=0.4, hatch=84, wash=LINEN, outline=joiner.weight)
    for i in range(9):
        rib = [(-50 + i * 12, -62), (-46 + i * 11, -30), (-44 + i * 11, -10)]
        scene.pen_line(frame(rib), 0.6, lift=0.2)
    if not broken:
        return
    tears = (
        [
            (-22, -66),
            (-19, -52),
            (-24, -40),
            (-19, -30),
            (-21, -18),
            (-16, -34),
            (-20, -42),
            (-14, -54),
            (-15, -66),
        ],
        [(14, -66), (17, -54), (13, -46), (18, -38), (20, -48), (19, -58), (20, -66)],
        [(34, -8), (32, -20), (37, -30), (33, -38), (39, -30), (37, -18), (41, -9)],
    )
    for tear in tears:
        scene.solid(frame(tear), 0.95)
    for _ in range(9):
        at = rng.uniform(-46, 46)
        thread = [(at, -6), (at + rng.uniform(-5, 5), 2), (at + rng.uniform(-9, 9), 7)]
        scene.pen_line(frame(thread), 0.8)
    for _ in range(12):
        at = -26 + rng.uniform(-30, 26)
        needle = [(at, -92), (at + rng.uniform(-9, 9), -84), (at + rng.uniform(-16, 16), -70)]
        scene.line(frame(needle), 1.2, 0.3)
