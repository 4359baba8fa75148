"""Colours worn at sea: ensigns, jacks and pendants of Britain, France, Spain and the Dutch.

It must not know the ships that wear them.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..engine.geometry import Frame, Points
from ..engine.scene import Scene
from .cloth import BLUE, DEEP, GOLD, RED, WHITE, Cloth
from .flags import burgundy_cross, french_colour, union_flag

ORANGE_RED = "#cf5a3c"


def ensign(
    scene: Scene,
    x: float,
    y: float,
    w: float,
    h: float,
    flip: int = 1,
    *,
    nation: str,
    year: int,
    **wind: Any,
) -> None:
    """The ensign of a nation's ship in a year, hung by its upper corner at (x, y).

    `nation` is british_red, british_white, french, spanish or dutch.
    """
    if nation.startswith("british"):
        _british(Cloth(scene, x, y, w, h, flip, **wind), nation == "british_white", year)
    elif nation == "french":
        _french(scene, x, y, w, h, flip, year, wind)
    elif nation == "spanish":
        _spanish(scene, x, y, w, h, flip, year, wind)
    else:
        _stripes(Cloth(scene, x, y, w, h, flip, **wind), (ORANGE_RED, WHITE, BLUE))


def _british(cloth: Cloth, white: bool, year: int) -> None:
    """Red, or white with St George's cross; the canton is St George's alone until 1707, then the Union."""
    cloth.panel(0, 0, 1, 1, WHITE if white else RED, tone=0.02 if white else 0.2)
    if white:
        cloth.panel(0, 0.43, 1, 0.57, RED, tone=0.2)
        cloth.panel(0.45, 0, 0.55, 1, RED, tone=0.2)
    if year < 1707:
        cloth.panel(0, 0, 0.42, 0.44, WHITE, outline=0.5)
        cloth.panel(0, 0.18, 0.42, 0.27, RED, tone=0.2)
        cloth.panel(0.17, 0, 0.25, 0.44, RED, tone=0.2)
    else:
        _union_canton(cloth, year)
    cloth.edge(1.0)


def _union_canton(cloth: Cloth, year: int) -> None:
    wide, tall = 0.44, 0.45
    cloth.panel(0, 0, wide, tall, BLUE, outline=0.5, **DEEP)
    for start, end in (((0.0, 0.0), (wide, tall)), ((wide, 0.0), (0.0, tall))):
        cloth.band(start, end, 0.085, WHITE)
        if year >= 1801:
            cloth.band(start, end, 0.03, RED, 0.2)
    middle = (wide / 2, tall / 2)
    for breadth, wash, tone in ((0.15, WHITE, 0.02), (0.09, RED, 0.2)):
        half = breadth / 2
        cloth.panel(0, middle[1] - half, wide, middle[1] + half, wash, tone=tone)
        across = half * cloth.height / cloth.width
        cloth.panel(middle[0] - across, 0, middle[0] + across, tall, wash, tone=tone)


def _french(
    scene: Scene, x: float, y: float, w: float, h: float, flip: int, year: int, wind: dict[str, Any]
) -> None:
    """White under the kings; the tricolour, blue at the hoist, from 1794."""
    if year < 1790:
        cloth = Cloth(scene, x, y, w, h, flip, **wind)
        cloth.panel(0, 0, 1, 1, WHITE)
        cloth.edge(1.0)
    else:
        french_colour(scene, x, y, w, h, flip, year=1795, **wind)


def _spanish(
    scene: Scene, x: float, y: float, w: float, h: float, flip: int, year: int, wind: dict[str, Any]
) -> None:
    """Red, yellow, red from 1785; before, Burgundy's cross on white."""
    if year < 1785:
        burgundy_cross(scene, x, y, w, h, flip, **wind)
        return
    cloth = Cloth(scene, x, y, w, h, flip, **wind)
    cloth.panel(0, 0, 1, 1, RED, tone=0.2)
    cloth.panel(0, 0.26, 1, 0.74, GOLD, tone=0.04)
    cloth.panel(0.28, 0.36, 0.38, 0.64, RED, tone=0.2, outline=0.5)
    cloth.edge(1.0)


def _stripes(cloth: Cloth, washes: tuple[str, str, str]) -> None:
    for i, wash in enumerate(washes):
        cloth.panel(0, i / 3, 1, (i + 1) / 3, wash, tone={BLUE: 0.3, WHITE: 0.02}.get(wash, 0.2))
    cloth.edge(1.0)


def jack(
    scene: Scene,
    x: float,
    y: float,
    w: float,
    h: float,
    flip: int = 1,
    *,
    nation: str,
    year: int,
    **wind: Any,
) -> None:
    """The jack at the bowsprit, or a flag officer's flag: the Union, or the nation's own colours."""
    if nation.startswith("british"):
        union_flag(scene, x, y, w, h, flip, year=year, **wind)
    else:
        ensign(scene, x, y, w, h, flip, nation=nation, year=year, **wind)


def admiral(scene: Scene, x: float, y: float, w: float, h: float, flip: int = 1, **wind: Any) -> None:
    """St George's cross on white: a British admiral of the White, at the fore a vice-admiral's."""
    cloth = Cloth(scene, x, y, w, h, flip, **wind)
    cloth.panel(0, 0, 1, 1, WHITE)
    cloth.panel(0, 0.4, 1, 0.6, RED, tone=0.2)
    cloth.panel(0.43, 0, 0.57, 1, RED, tone=0.2)
    cloth.edge(0.9)


def signal(scene: Scene, x: float, y: float, w: float, h: float, flip: int, washes: tuple[str, str]) -> None:
    """A signal flag of two colours: the second is a band across the first."""
    cloth = Cloth(scene, x, y, w, h, flip, wave=0.6)
    cloth.panel(0, 0, 1, 1, washes[0], tone=0.1)
    cloth.panel(0, 0.33, 1, 0.67, washes[1], tone=0.1)
    cloth.edge(0.8)


def pendant(
    scene: Scene, frame: Frame, x: float, y: float, length: float, *, wash: str = RED, way: int = 1
) -> None:
    """A long pendant from a masthead at (x, y) of the ship's frame, streaming ahead (or aft, -1)."""
    along = np.linspace(0, 1, 24)
    middle = [
        (x + way * length * u, y + 9 * math.sin(u * 9) * u**0.6 + 8 * u - 3 * math.sin(u * 21) * u)
        for u in along
    ]
    half = 2.8 * (1 - along) + 0.3
    upper: Points = [(q[0], q[1] - d) for q, d in zip(middle, half, strict=True)]
    lower: Points = [(q[0], q[1] + d) for q, d in zip(middle, half, strict=True)]
    scene.fill(frame([*upper, *lower[::-1]]), 0.15, hatch=80, wash=wash, outline=0.8)
