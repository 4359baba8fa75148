"""What soldiers wear on their heads: shakos, fur caps, helmets, the sepoys' hat, turning with the head.

It must not know which regiment wears what; uniforms.py does, and adds these to the hats.
Heights are those of the head: chin 0, crown 17.
"""

from __future__ import annotations

import math

import numpy as np

from ..engine.geometry import Frame, Points
from .burin import Burin
from .hats import Hat
from .modelling import Level, Loft, Place, View

BRASS, STEEL, WHITE, FUR = "#e0b850", "#cfd6d8", "#f1e9d4", "#4a3c30"
SHELL = {"puff": 0.45, "hatch": 84, "outline": 1.0}


def _shell(burin: Burin, frame: Frame, view: View, levels: list[Level], wash: str, tone: float) -> Loft:
    """The body of a cap, hardly rounded."""
    loft = Loft(levels)
    burin.shape(frame, loft.outline(view, loft.bottom, loft.top), wash, tone, **SHELL)
    return loft


def _lid(burin: Burin, frame: Frame, view: View, loft: Loft, wash: str, tone: float) -> None:
    """The flat top of a cap, where we look down on it."""
    a, b, c = loft.at(loft.top)
    ring = [(a * math.sin(t), c + b * math.cos(t), loft.top) for t in np.linspace(0, math.tau, 24)[:-1]]
    burin.polygon(frame, view(ring), wash, tone, puff=0, hatch=4, outline=0.8)


def _peak(burin: Burin, frame: Frame, view: View, reach: float = 4.0, drop: float = 1.4) -> None:
    """A leather peak over the brow."""
    if view.shows(0) < -0.55:
        return
    angles = np.radians(np.linspace(-64, 64, 11))
    rim = [(7.0 * math.sin(a), -0.9 + (7.2 + reach) * math.cos(a), 13.0 - drop * math.cos(a)) for a in angles]
    root = [(6.3 * math.sin(a), -0.9 + 7.2 * math.cos(a), 13.4) for a in angles[::-1]]
    burin.polygon(frame, view([*rim, *root]), "#2b2622", 0.8, puff=0.1, outline=0.8)


def _band(
    burin: Burin, frame: Frame, view: View, loft: Loft, low: float, high: float, wash: str, tone: float = 0.1
) -> None:
    strip = [*loft.hem(view, high), *loft.hem(view, low)[::-1]]
    burin.polygon(frame, strip, wash, tone, puff=0.15, outline=0.5)


def _front_plate(
    burin: Burin, frame: Frame, view: View, loft: Loft, low: float, high: float, wash: str, half: float = 30
) -> None:
    """A metal plate upon the front."""
    if view.shows(0) < 0.08:
        return
    heights = [high, (high + low) / 2, low]
    plate = loft.panel(view, heights, [-half * 0.8, -half, -half * 0.7], [half * 0.8, half, half * 0.7])
    burin.shape(frame, plate, wash, 0.1, puff=0.4, outline=0.7)


def _tuft(
    burin: Burin,
    frame: Frame,
    view: View,
    foot: Place,
    height: float,
    wash: str,
    tip: str = "",
    breadth: float = 1.9,
) -> None:
    """An upright plume or a pompon."""
    x, y = view([foot])[0][:2]
    shape: Points = [
        (x - breadth * 0.5, y),
        (x - breadth, y - height * 0.45),
        (x - breadth * 0.7, y - height),
    ]
    shape += [(x, y - height * 1.08), (x + breadth * 0.8, y - height * 0.96), (x + breadth, y - height * 0.4)]
    burin.shape(frame, [*shape, (x + breadth * 0.5, y)], wash, 0.1, puff=0.5, hatch=80, outline=0.7)
    if tip:
        red: Points = [
            (x - breadth * 0.5, y),
            (x - breadth, y - height * 0.42),
            (x + breadth, y - height * 0.38),
        ]
        burin.shape(frame, [*red, (x + breadth * 0.5, y)], tip, 0.16, puff=0.4, hatch=80, outline=0.5)


def _cord(burin: Burin, frame: Frame, view: View, loft: Loft, high: float, low: float, wash: str) -> None:
    """A plaited cord that hangs in a bow across the front."""
    bow = [
        loft.spot(view, high - (high - low) * math.sin(math.pi * t), -78 + 156 * t, 1.05)
        for t in np.linspace(0, 1, 9)
    ]
    if view.shows(0) > -0.2:
        burin.scene.line(frame(bow), 1.9 * burin.weight)
        burin.tube(frame, bow, [1.2, 1.2], wash, 0.04, puff=0, outline=0.3)


def _stovepipe(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """The British felt cap of 1800–1812: a straight cylinder, plate and tuft in front."""
    loft = _shell(burin, frame, view, [(12.6, 6.4, 7.2, -0.9), (25.0, 5.9, 6.7, -0.9)], hat.colour, 0.66)
    _lid(burin, frame, view, loft, hat.colour, 0.5)
    _peak(burin, frame, view)
    _front_plate(burin, frame, view, loft, 15.2, 20.8, hat.trim or BRASS)
    _tuft(burin, frame, view, (0, 5.8, 24.0), 9.5, hat.plume or WHITE, "" if hat.plume else "#c23f33")


def _belgic(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """The British shako of 1812: a low cap with a tall false front, its tuft on the left side."""
    levels = [(12.6, 6.4, 7.2, -0.9), (20.8, 5.9, 6.7, -0.9)]
    if view.shows(0) < 0:
        _false_front(burin, frame, view, hat)
    loft = _shell(burin, frame, view, levels, hat.colour, 0.64)
    _lid(burin, frame, view, loft, hat.colour, 0.5)
    if view.shows(0) >= 0:
        _false_front(burin, frame, view, hat)
    _peak(burin, frame, view)
    if view.shows(0) > 0.05:
        _front_plate(
            burin,
            frame,
            view,
            Loft([(13, 6.5, 7.4, -0.9), (27, 5.6, 7.0, -0.9)]),
            15.4,
            22,
            hat.trim or BRASS,
        )
    _cord(burin, frame, view, loft, 20.0, 15.6, WHITE)
    _tuft(burin, frame, view, (6.1, 1.0, 20.0), 11, hat.plume or WHITE, "" if hat.plume else "#c23f33")


def _false_front(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """The plate of felt that stands up before a Belgic shako."""
    heights, edges = [26.4, 24.5, 19, 13], [12, 40, 62, 66]
    loft = Loft([(13, 6.5, 7.3, -0.9), (27, 5.8, 7.0, -0.9)])
    panel = loft.panel(view, heights, [-e for e in edges], edges)
    burin.shape(frame, panel, hat.colour, 0.62, puff=0.3, hatch=84, outline=0.9)


def _french(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """The French shako of 1806–1815: wider above, with a lozenge, a cord and a pompon."""
    loft = _shell(burin, frame, view, [(12.6, 6.4, 7.2, -0.9), (23.6, 7.5, 8.2, -0.9)], hat.colour, 0.64)
    _lid(burin, frame, view, loft, hat.colour, 0.55)
    _band(burin, frame, view, loft, 21.8, 23.6, "#3a3029", 0.8)
    _peak(burin, frame, view)
    _front_plate(burin, frame, view, loft, 14.8, 20.4, hat.trim or BRASS)
    if hat.cockade:
        _cord(burin, frame, view, loft, 21.0, 16.4, WHITE)
    _tuft(
        burin, frame, view, (0, 7.0, 23.4), 4.6 if not hat.cockade else 9, hat.plume or "#c8463a", breadth=1.8
    )


def _bearskin(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """The grenadiers' fur cap with a metal plate in front."""
    levels = [(12.0, 6.8, 7.5, -0.9), (17.0, 8.0, 8.4, -1.0), (24.0, 7.0, 7.0, -1.2), (29.0, 4.2, 4.4, -1.4)]
    loft = Loft([*levels, (30.6, 1.6, 1.6, -1.4)])
    burin.shape(frame, loft.outline(view, 12.0, 30.6), FUR, 0.6, puff=0.55, hatch=86, outline=1.1)
    if burin.fine(frame):
        _hairs(burin, frame, view, loft)
    _front_plate(burin, frame, view, loft, 12.6, 22.0, hat.trim or BRASS, 30)
    if hat.plume:
        _tuft(burin, frame, view, (6.4, 1.0, 19.0), 12, hat.plume)


def _hairs(burin: Burin, frame: Frame, view: View, loft: Loft) -> None:
    """Fur that breaks the outline."""
    for side in (-1, 1):
        for i in range(9):
            h = loft.bottom + (loft.top - loft.bottom) * (i + 0.6) / 9.4
            x, y = loft.side(view, h, side)
            burin.line(
                frame, [(x - side * 1.2, y - 1.4), (x + side * 0.3, y), (x + side * 0.9, y + 1.9)], 0.8
            )


def _mitre(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """The embroidered cap of fusiliers and drummers."""
    levels = [(12.0, 6.5, 7.2, -0.9), (19.0, 5.4, 5.6, -0.6), (26.0, 2.6, 2.8, 0.4), (29.0, 0.8, 0.9, 0.8)]
    loft = _shell(burin, frame, view, levels, hat.colour, 0.2)
    _front_plate(burin, frame, view, loft, 12.4, 28.0, hat.trim or "#5f7ba0", 44)
    _front_plate(burin, frame, view, loft, 12.4, 17.2, WHITE, 40)
    _tuft(burin, frame, view, (0, 0.8, 28.6), 3, WHITE, breadth=1.6)


def _skullcap(burin: Burin, frame: Frame, view: View, wash: str, tone: float) -> Loft:
    levels = [(11.8, 6.6, 7.4, -0.9), (15.5, 6.7, 7.5, -0.9), (19.2, 5.0, 5.8, -0.9), (21.0, 2.0, 2.4, -0.9)]
    return _shell(burin, frame, view, levels, wash, tone)


def _crest(view: View, low: float, high: float, back: float, front: float, breadth: float) -> Points:
    """The outline of a crest that runs from the brow over the crown to the nape."""
    ridge = [(0, front, low + 1.5), (0, front * 0.8, high - 1), (0, 0, high), (0, back * 0.7, high - 2.6)]
    ridge += [(0, back, low + 0.5), (0, back * 0.96, low - 3.4)]
    if abs(view.shows(90)) > 0.35:
        inner = [(0, back * 0.7, low - 1.5), (0, 0, low + 1), (0, front * 0.75, low)]
        return view([*ridge, *inner])
    near = front if view.shows(0) > 0 else back
    rise = [(-breadth, near * 0.8, low - 2), (-breadth, near * 0.5, high - 2), (0, 0, high)]
    return view([*rise, (breadth, near * 0.5, high - 2), (breadth, near * 0.8, low - 2), (0, near, low - 3)])


def _tarleton(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """The light dragoons' leather helmet with a fur crest and a turban of cloth."""
    loft = _skullcap(burin, frame, view, hat.colour, 0.6)
    _peak(burin, frame, view, 4.6, 0.9)
    _band(burin, frame, view, loft, 12.8, 16.0, hat.trim or "#5f7ba0", 0.3)
    burin.shape(frame, _crest(view, 19.0, 25.6, -9.4, 7.4, 2.6), FUR, 0.6, puff=0.6, hatch=20)
    if hat.plume:
        _tuft(burin, frame, view, (6.4, 0.6, 16), 13, hat.plume)


def _cuirassier(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """A steel skull in a fur turban, a brass crest, a horsetail behind and a red plume on the left."""
    tail = [(0, -3.0, 26.5), (0, -9.0, 27), (-1.2, -15.4, 21), (-1.4, -19, 11), (-1.0, -24, 2, 1)]
    tail += [(0, -18, 4), (0.4, -16, -2, 1), (0.6, -12.4, 6), (0.8, -9.6, 14), (0.4, -5.0, 21)]
    behind = view.shows(180) < 0
    if behind and abs(view.shows(90)) > 0.4:
        burin.shape(frame, view(tail), FUR, 0.7, puff=0.4, hatch=72)
    loft = _skullcap(burin, frame, view, STEEL, 0.08)
    _peak(burin, frame, view, 3.4, 1.0)
    _band(burin, frame, view, loft, 12.0, 14.4, FUR, 0.6)
    burin.shape(
        frame, _crest(view, 20.0, 27.4, -7.4, 7.6, 1.2), hat.trim or BRASS, 0.06, puff=0.3, outline=1.0
    )
    if not behind:
        burin.shape(frame, view(tail), FUR, 0.7, puff=0.4, hatch=72)
    _tuft(burin, frame, view, (6.4, -1.0, 16), 15, hat.plume or "#c8463a", breadth=1.3)


def _sepoy(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """The Company sepoys' blue hat with a flat wide top and a white band, after prints of the 1780s."""
    levels = [(11.6, 6.6, 7.3, -0.9), (15.0, 6.4, 7.0, -0.9), (18.0, 5.6, 6.0, -0.9), (20.6, 8.2, 8.6, -0.9)]
    loft = _shell(burin, frame, view, levels, hat.colour, 0.42)
    _lid(burin, frame, view, loft, hat.colour, 0.3)
    _band(burin, frame, view, loft, 12.2, 14.6, hat.trim or WHITE)
    _band(burin, frame, view, loft, 19.4, 20.6, hat.trim or WHITE)


HELMETS = {
    "stovepipe": _stovepipe,
    "belgic": _belgic,
    "french_shako": _french,
    "bearskin": _bearskin,
    "mitre": _mitre,
    "tarleton": _tarleton,
    "cuirassier": _cuirassier,
    "sepoy": _sepoy,
}
