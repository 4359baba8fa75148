"""Caps, kerchiefs, turbans and bonnets: what has no brim of felt.

It must not know faces. Heights are those of the head: chin 0, crown 17.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.geometry import Frame
from .brims import FELT, Hat, rosette
from .burin import Burin
from .modelling import Level, Loft, Place, View, smoothed


def nightcap(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """A knitted cap with a long tip."""
    levels = [(12.4, 6.6, 7.3, -0.9), (16.5, 6.2, 6.8, -1.2), (20.0, 4.0, 4.4, -2.6)]
    cap = Loft(levels).outline(view, 12.4, 20.0)
    tip = view([(0, -2.0, 20.2), (0, -6.0, 22.0), (1.5, -9.4, 18.4), (1.2, -10.2, 13.4)])
    burin.tube(frame, tip, (8.0, 5.6, 4.2, 2.6), hat.colour, 0.1, outline=0.9)
    burin.shape(frame, cap, hat.colour, 0.08, puff=0.6, hatch=70, outline=1.0)
    burin.line(frame, Loft(levels).hem(view, 14.2), 0.9, 0.1)


def phrygian(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """The red cap of liberty, its tip forward."""
    colour = hat.colour if hat.colour != FELT else "#bf3a30"
    levels = [(12.4, 6.7, 7.4, -0.9), (16.5, 6.6, 7.2, -1.0), (20.6, 4.8, 5.6, -0.6), (23.2, 3.0, 4.2, 1.0)]
    loft = Loft(levels)
    tip = view([(0, 0.2, 22.0), (0, 3.4, 24.0), (0, 6.4, 22.4), (0, 6.8, 20.0)])
    if view.shows(0) < 0:
        burin.tube(frame, tip, (6.4, 6.0, 5.0, 3.4), colour, 0.16, hatch=60, outline=0.9)
    burin.shape(frame, loft.outline(view, 12.4, 23.2), colour, 0.12, puff=0.6, hatch=60, outline=1.0)
    if view.shows(0) >= 0:
        burin.tube(frame, tip, (6.4, 6.0, 5.0, 3.4), colour, 0.14, hatch=60, outline=0.9)
    burin.line(frame, loft.hem(view, 13.8), 0.8, 0.1)
    if hat.cockade:
        rosette(burin, frame, view, hat.cockade, (-6.4, 2.6, 15.6), 1.9)


def kerchief(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """A cloth tied at the back of the head."""
    levels = [(11.8, 6.5, 7.2, -0.9), (15.5, 6.5, 7.2, -1.0), (18.2, 4.4, 4.8, -1.4), (18.6, 2.0, 2.2, -1.6)]
    tail = view(
        [(0, -7.0, 12.4, 1), (-2.4, -11.4, 12.6, 1), (0, -9.0, 9.8), (2.4, -11.0, 6.6, 1), (1, -7.2, 9.6, 1)]
    )
    if view.depth(0, -9, 10) < 0:
        burin.shape(frame, tail, hat.colour, 0.2, outline=0.8)
    loft = Loft(levels)
    burin.shape(frame, loft.outline(view, 11.8, 18.6), hat.colour, 0.1, puff=0.55, hatch=50, outline=1.0)
    burin.line(frame, loft.hem(view, 13.2), 0.7, 0.1)
    burin.line(frame, view([(-4, 4, 14.6), (0, 1, 17), (5, -4, 13.6)]), 0.6)
    if view.depth(0, -9, 10) >= 0:
        burin.shape(frame, tail, hat.colour, 0.2, outline=0.8)


def turban(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """Cloth wound round the head; `trim` is an aigrette."""
    levels = [(11.8, 6.8, 7.6, -0.9), (15.0, 8.4, 9.0, -1.0), (18.6, 7.0, 7.4, -1.2), (20.8, 3.6, 3.8, -1.2)]
    loft = Loft(levels)
    burin.shape(frame, loft.outline(view, 11.8, 20.8), hat.colour, 0.12, puff=0.6, hatch=30, outline=1.0)
    for low, high, start in ((12.6, 18.0, -70), (14.6, 19.6, -40), (12.4, 15.6, 10)):
        fold = [
            loft.spot(view, low + (high - low) * t, start - view.turn + 100 * t) for t in (0, 0.35, 0.7, 1)
        ]
        burin.line(frame, fold, 0.75)
    if hat.trim and view.shows(0) > 0:
        aigrette = [(0, 7.4, 17, 1), (-1.6, 7.8, 22), (0.4, 6.6, 27), (1.6, 7.4, 22), (0.8, 7.6, 17, 1)]
        burin.shape(frame, view(aigrette), hat.trim, 0.05, puff=0.2, outline=0.7)


def _cap_crown(deep: bool) -> Loft:
    if deep:
        levels: list[Level] = [(4.6, 4.8, 3.6, -3.6), (9.0, 6.8, 6.2, -2.2), (14.0, 6.9, 7.0, -1.6)]
        return Loft([*levels, (18.0, 5.0, 5.2, -1.8), (19.2, 2.4, 2.4, -2.0)])
    levels = [(3.8, 5.0, 3.0, -3.4), (8.0, 7.4, 6.6, -2.2), (14.0, 7.8, 7.6, -1.6), (18.4, 6.0, 6.2, -1.6)]
    return Loft([*levels, (20.0, 2.6, 2.8, -1.8)])


def hood_crown(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """The crown of a cap or bonnet."""
    deep = hat.kind == "bonnet"
    loft = _cap_crown(deep)
    tone = 0.18 if deep else 0.06
    outline = loft.outline(view, 4.6 if deep else 4.4, loft.top)
    burin.shape(frame, outline, hat.colour, tone, puff=0.6, curve=0.8, hatch=60, outline=1.0)
    if burin.fine(frame):
        for azimuth in (-165, -130, -95, 95, 130, 165):
            if view.shows(azimuth) > 0.1:
                gather = [loft.spot(view, h, azimuth * s) for h, s in ((8.0, 1), (12.5, 0.98), (16.5, 0.95))]
                burin.line(frame, gather, 0.5, 0.5)


def mob(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """A puffed linen crown with a frill round the face."""
    if view.shows(0) <= -0.1:
        hood_crown(burin, frame, view, hat)
    ribbon = [(7.0 * math.sin(a), 0.2 + 4.6 * math.cos(a), 9.6 + 6.6 * math.cos(a)) for a in _arc(112)]
    root = [(6.0 * math.sin(a), 0.6 + 4.4 * math.cos(a), 9.2 + 5.2 * math.cos(a)) for a in _arc(112)]
    near = [i for i, p in enumerate(ribbon) if _toward(view, p) > -0.15]
    if len(near) > 2:
        band = view([*(ribbon[i] for i in near), *(root[i] for i in near[::-1])])
        burin.polygon(frame, band, hat.trim or hat.colour, 0.16 if hat.trim else 0.12, puff=0.3, outline=0.6)
    _frill(burin, frame, view, hat.colour)


def _toward(view: View, place: Place) -> float:
    return view.shows(math.degrees(math.atan2(place[0], place[1])))


def _arc(degrees: float, n: int = 19) -> np.ndarray:
    return np.radians(np.linspace(-degrees, degrees, n))


def _frill(burin: Burin, frame: Frame, view: View, colour: str) -> None:
    """The pleated edge of a cap about the face."""
    inner: list[Place] = []
    outer: list[Place] = []
    for i, a in enumerate(_arc(118, 27)):
        u, v, h = 5.6 * math.sin(a), 1.6 + 3.9 * math.cos(a), 8.4 + 5.0 * math.cos(a)
        if view.shows(math.degrees(math.atan2(u, v))) < -0.2:
            continue
        pleat = 0.4 if i % 2 else -0.25
        inner.append((u * 1.02, v + 0.5 + pleat * 0.6, h - 0.4 * math.cos(a)))
        outer.append((u * 1.16, v - 0.6 - pleat, h + 1.8 * math.cos(a) + 0.3))
    if len(inner) > 2:
        burin.polygon(frame, view([*inner, *outer[::-1]]), colour, 0.04, puff=0.2, hatch=60, outline=0.8)
        if burin.fine(frame):
            for near, far in list(zip(inner, outer, strict=True))[1::3]:
                burin.line(frame, view([near, far]), 0.4, 0.5)


def bonnet(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """A straw or silk bonnet with a deep brim, tied under the chin."""
    if view.shows(0) <= -0.1:
        hood_crown(burin, frame, view, hat)
    rim: list[Place] = []
    root: list[Place] = []
    for a in _arc(120, 25):
        rim.append((8.2 * math.sin(a), 3.4 + 5.4 * math.cos(a), 9.4 + 7.6 * math.cos(a)))
        root.append((6.7 * math.sin(a), -0.8 + 2.2 * math.cos(a), 9.0 + 7.0 * math.cos(a)))
    outside = [i for i in range(len(rim)) if _toward(view, (rim[i][0], rim[i][1] - 3.4, 0)) < 0.97]
    shown = [i for i in outside if view.depth(*rim[i]) <= view.depth(*root[i]) + 2.2 or view.shows(0) < 0.55]
    if view.shows(0) > 0.5:
        lining = smoothed(view([*rim, *((0.9 * u, v - 1.6, h - 1.2) for u, v, h in rim[::-1])]), 0.8)
        burin.polygon(frame, lining, hat.colour, 0.22, puff=0.2, hatch=20, outline=0.95)
    elif len(shown) > 2:
        near = [i for i in shown if _toward(view, (rim[i][0], rim[i][1] - 2.0, 0)) > -0.75]
        outline = smoothed(view([*(rim[i] for i in near), *(root[i] for i in near[::-1])]), 0.8)
        burin.polygon(frame, outline, hat.colour, 0.18, puff=0.5, hatch=20, outline=1.0)
    if hat.trim:
        strip = [p for p in root if _toward(view, p) > -0.3]
        if len(strip) > 2:
            burin.tube(frame, view(strip), (1.9, 1.9), hat.trim, 0.15, puff=0.2, outline=0.5)
    for side in (-1, 1):
        if view.shows(side * 60) > 0:
            string = [(5.8 * side, 1.8, 5.4), (4.6 * side, 3.0, 1.6), (0.6 * side, 3.6, -0.8)]
            burin.line(frame, view(string), 1.0)


HOODS = ("mob", "bonnet")
