"""What hats are made of: crowns, brims, cockades and feathers, as turning solids.

It must not know which hat is which. Heights are those of the head: chin 0, crown 17.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..engine.geometry import Frame
from .burin import Burin
from .modelling import Level, Loft, Place, View

FELT = "#3a3026"


BLACK_BAND = "#201b17"


Brim = Callable[[float], tuple[float, float]]
"""How far out and how high the brim is, by azimuth in radians from the front."""


@dataclass
class Hat:
    """What is on a head; `trim` is lace or ribbon, `cockade` a rosette's colour, `plume` a feather's."""

    kind: str = ""
    colour: str = FELT
    trim: str = ""
    cockade: str = ""
    plume: str = ""
    tone: float = 0.52


def crown(burin: Burin, frame: Frame, view: View, hat: Hat, levels: list[Level], tone: float) -> Loft:
    """The crown of a hat from its rings."""
    loft = Loft(levels)
    outline = loft.outline(view, loft.bottom, loft.top)
    burin.shape(frame, outline, hat.colour, tone, puff=0.5, hatch=78, outline=1.0)
    return loft


def brim(
    burin: Burin,
    frame: Frame,
    view: View,
    hat: Hat,
    edge: Brim,
    base: tuple[float, float, float],
    tone: float,
    near: bool,
) -> None:
    """Half of a brim: the far one before the crown, the near one after it."""
    height, inner, forward = base
    middle = -view.turn if near else 180 - view.turn
    outside: list[Place] = []
    inside: list[Place] = []
    for angle in np.radians(np.linspace(middle - 96, middle + 96, 33)):
        out, rise = edge(angle)
        outside.append((out * math.sin(angle), forward + out * math.cos(angle), height + rise))
        inside.append((inner * math.sin(angle), forward + inner * math.cos(angle), height))
    if near:
        burin.polygon(
            frame, view([*outside, *inside[::-1]]), hat.colour, tone, puff=0.4, hatch=12, outline=1.0
        )
        if hat.trim:
            rim = view(outside)
            burin.scene.line(frame(rim), 2.1 * burin.weight)
            burin.scene.fill(
                frame(_band(rim, 1.0)), 0.02, wash=hat.trim, hatch=0, pitch=0.8, outline=0.3 * burin.weight
            )
    else:
        burin.polygon(
            frame, view([*outside, *inside[::-1]]), hat.colour, min(0.85, tone + 0.18), puff=0.2, outline=0.9
        )


def _band(edge: list, width: float) -> list:
    return [*edge, *((x, y + width) for x, y, *_ in edge[::-1])]


def rosette(burin: Burin, frame: Frame, view: View, colour: str, place: Place, size: float = 2.3) -> None:
    """A cockade on the hat at a place."""
    azimuth = math.degrees(math.atan2(place[0], place[1]))
    if view.shows(azimuth) < -0.1:
        return
    x, y = view([place])[0][:2]
    wide = max(0.45, view.shows(azimuth))
    ring = [
        (x + size * wide * (1 - 0.16 * (i % 2)) * math.cos(a), y + size * (1 - 0.16 * (i % 2)) * math.sin(a))
        for i, a in enumerate(np.linspace(0, math.tau, 15)[:-1])
    ]
    burin.polygon(frame, ring, colour, 0.12, puff=0.3, outline=0.7)
    burin.button(frame, x, y, 0.5)


def plume(burin: Burin, frame: Frame, view: View, colour: str) -> None:
    """A feather standing over the brow."""
    feather = [
        (-2.2, 3.0, 18),
        (-2.6, 3.6, 24),
        (-2.4, 2.2, 30),
        (-1.6, 0.4, 32),
        (-1.0, 1.2, 26),
        (-1.2, 2.6, 19),
    ]
    burin.shape(frame, view(feather), colour, 0.08, puff=0.5, hatch=80, outline=0.8)


def brimmed(
    burin: Burin,
    frame: Frame,
    view: View,
    hat: Hat,
    levels: list[Level],
    edge: Brim,
    base: tuple[float, float, float],
    tone: float | None = None,
    band: bool = False,
) -> None:
    """A hat with a crown and a brim; `base` is the brim's height, inner radius and forward shift."""
    tone = hat.tone if tone is None else tone
    brim(burin, frame, view, hat, edge, base, tone, near=False)
    loft = crown(burin, frame, view, hat, levels, tone)
    if band:
        low = loft.bottom + 0.3
        strip = [*loft.hem(view, low + 2.0), *loft.hem(view, low)[::-1]]
        burin.polygon(frame, strip, hat.trim or BLACK_BAND, 0.3 if hat.trim else 0.85, puff=0, outline=0.4)
    trimless = hat if not band else Hat(hat.kind, hat.colour, "", hat.cockade, "", hat.tone)
    brim(burin, frame, view, trimless, edge, base, tone, near=True)
