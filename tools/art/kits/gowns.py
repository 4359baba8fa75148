"""What women wear: gowns full-skirted or high-waisted, aprons, kerchiefs, shawls and cloaks.

They must not know arms or heads. Heights are above the hip (the waist of a full-skirted gown); hems near -48.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..engine.geometry import Frame, limb
from .burin import LINEN, Burin
from .modelling import Level, Loft, View


@dataclass
class Gown:
    """A woman's clothes. `waist` is natural (to 1795) or high; `petticoat` shows where the gown is open.

    `shawl` hangs to the elbows, `cloak` to the knee; `full` widens the skirts, `hem` lifts them off the
    ground, `ragged` tears them; `stride` swings them forward.
    """

    gown: str = "#8c6f8e"
    bodice: str = ""
    petticoat: str = ""
    apron: str = "#ece2c8"
    kerchief: str = LINEN
    shawl: str = ""
    cloak: str = ""
    waist: str = "natural"
    full: float = 1.0
    hem: float = 2.6
    ragged: float = 0.0
    stride: float = 0.0
    stout: float = 0.0
    tone: float = 0.15


WAIST = {"natural": 5.0, "high": 16.0}


def bodice(wear: Gown) -> Loft:
    """A woman's trunk from the neck to the waist."""
    more = wear.stout * 2.0
    levels: list[Level] = [
        (32.0, 2.9, 2.9, 0.2),
        (30.4, 4.6, 3.6, 0.0),
        (28.4, 7.6, 4.6, -0.2),
        (25.0, 8.4 + 0.4 * more, 5.6 + 0.4 * more, 0.6),
        (20.0, 8.0 + 0.6 * more, 6.6 + 0.8 * more, 1.4),
        (16.0, 7.2 + 0.8 * more, 5.9 + 0.9 * more, 1.1),
        (10.0, 6.6 + more, 5.2 + more, 0.6),
        (4.0, 6.3 + 1.1 * more, 5.0 + 1.1 * more, 0.2),
        (0.0, 7.4 + more, 6.0 + more, 0.0),
    ]
    return Loft(levels)


def skirt(wear: Gown, hip: float) -> Loft:
    """The skirts from the waist to the hem, `hip` above the ground."""
    top = WAIST[wear.waist]
    a, b, c = bodice(wear).at(top)
    low, step = -hip + wear.hem, wear.stride
    more = wear.stout * 2.0
    if wear.waist == "high":
        levels: list[Level] = [
            (top, a + 0.4, b + 0.4, c),
            (2.0, 8.2 + more, 7.0 + more, 0.2),
            (-20.0, 9.2 * wear.full, 8.6 * wear.full, 0.15 * step),
            (low, 11.4 * wear.full, 11.4 * wear.full, 0.25 * step),
        ]
    else:
        levels = [
            (top, a + 0.3, b + 0.3, c),
            (1.0, a + 2.6 * wear.full, b + 2.2 * wear.full, 0.0),
            (-5.0, 11.0 * wear.full + more, 9.4 * wear.full + more, -0.4),
            (-24.0, 13.8 * wear.full + more, 12.4 * wear.full + more, 0.1 * step),
            (low, 16.2 * wear.full + more, 15.4 * wear.full + more, 0.3 * step),
        ]
    return Loft(levels)


def draw_shoes(burin: Burin, frame: Frame, view: View, wear: Gown) -> None:
    """The toes that look out under the hem, in a frame whose origin is the ground."""
    for side in (-1, 1):
        forward = 10.5 + (0.45 * wear.stride if side > 0 else -0.1 * wear.stride)
        if view.shows(0) > -0.35:
            outline = limb(
                view([(3.6 * side, forward - 6, 1.4), (3.6 * side, forward + 2.4, 0.7)]), (4.4, 3.2), 0.8
            )
            burin.polygon(frame, outline, "#2a231d", 0.7, puff=0.3, outline=0.8)


def draw_skirts(
    burin: Burin, frame: Frame, view: View, wear: Gown, hip: float, rng: np.random.Generator
) -> None:
    """Petticoat, skirt and apron, in a frame whose origin is the hip."""
    loft = skirt(wear, hip)
    top, low = loft.top, loft.bottom
    phase = rng.uniform(0, 6)
    colour = wear.gown
    tone = loft.drapery(view, frame, wear.tone - 0.03, 0.3, 8.4, phase=phase, dark=0.34, top=top)
    outline = loft.outline(view, low, top, 0.045, phase)
    if wear.ragged:
        outline = _torn(outline, low, wear.ragged, rng)
    how = {"puff": 0, "curve": 0.45, "hatch": 78}
    burin.shape(frame, outline, wear.petticoat or colour, tone, outline=1.15, **how)
    if wear.petticoat:
        _open_gown(burin, frame, view, wear, loft, tone, how)
    _folds(burin, frame, view, loft, phase)
    if wear.apron:
        _apron(burin, frame, view, wear, loft, phase)


def _torn(outline: list, low: float, ragged: float, rng: np.random.Generator) -> list:
    torn = []
    for x, y, *corner in outline:
        bite = rng.uniform(0, 5 * ragged) if y > -low - 3.2 else 0.0
        torn.append((x, y - bite, *corner))
    return torn


def _open_gown(burin: Burin, frame: Frame, view: View, wear: Gown, loft: Loft, tone, how: dict) -> None:
    top, low = loft.top, loft.bottom + 0.6
    heights = (top, top - 8, (top + low) / 2, low)
    open_at = (4, 16, 24, 30)
    edges = (-view.turn - 91, -view.turn + 91)
    if view.shows(open_at[-1]) > 0.03:
        far = loft.panel(view, heights, open_at, [edges[1]] * 4, 0.03)
        burin.shape(frame, far, wear.gown, tone, outline=1.0, **how)
    near = loft.panel(view, heights, [edges[0]] * 4, [-a for a in open_at], 0.03)
    burin.shape(frame, near, wear.gown, tone, outline=1.0, **how)


def _folds(burin: Burin, frame: Frame, view: View, loft: Loft, phase: float) -> None:
    """Pen lines down the deepest folds, as the drapery's tone has them."""
    if not burin.fine(frame):
        return
    top, low = loft.top, loft.bottom
    for i in range(16):
        azimuth = -170 + i * 22.5 + 9 * np.sin(i * 1.9 + phase)
        if view.shows(azimuth) < 0.2:
            continue
        start = top - 1 - (i % 3) * 3.4
        end = low + 1.5 + (i % 4) * 4.5
        middle = (start + end) / 2
        fold = [loft.spot(view, h, azimuth * s) for h, s in ((start, 0.98), (middle, 1.0), (end, 1.01))]
        burin.line(frame, fold, 0.65, 0.45)


def _apron(burin: Burin, frame: Frame, view: View, wear: Gown, loft: Loft, phase: float) -> None:
    if view.shows(0) < -0.55:
        burin.line(frame, loft.hem(view, loft.top - 0.6), 1.0, 0.02)
        return
    top, low = loft.top, loft.bottom + 5
    heights = (top, top - 6, (top + low) / 2, low)
    edge = (40, 46, 42, 40)
    panel = loft.panel(view, heights, [-a for a in edge], edge, 0.035, phase)
    tone = loft.drapery(view, frame, 0.02, 0.2, 9, phase=phase + 1, dark=0.22)
    burin.shape(frame, panel, wear.apron, tone, puff=0, curve=0.4, hatch=80, outline=0.95)
    burin.line(frame, loft.hem(view, top - 0.6), 0.9, 0.02)


def draw_bodice(burin: Burin, frame: Frame, view: View, wear: Gown) -> None:
    """Bodice, kerchief, shawl or cloak, in a frame whose origin is the hip."""
    loft = bodice(wear)
    low = WAIST[wear.waist] - 0.5
    tone = loft.drapery(view, frame, wear.tone, 0.08, 8, dark=0.36)
    outline = loft.outline(view, low, 31.6)
    burin.shape(frame, outline, wear.bodice or wear.gown, tone, puff=0, curve=0.5, hatch=24, outline=1.1)
    if burin.fine(frame) and wear.waist == "natural":
        for azimuth in (-30, 30, -140, 140):
            if view.shows(azimuth) > 0.25:
                burin.line(
                    frame,
                    [loft.spot(view, h, azimuth * s) for h, s in ((22, 1), (14, 0.9), (low + 1, 0.6))],
                    0.5,
                )
    _breast(burin, frame, view, wear, loft)
    if wear.shawl:
        _shawl(burin, frame, view, wear.shawl, 7.0)
    if wear.cloak:
        _shawl(burin, frame, view, wear.cloak, -26.0)


def _breast(burin: Burin, frame: Frame, view: View, wear: Gown, loft: Loft) -> None:
    """Skin at the neck, and the kerchief crossed over it."""
    if view.shows(0) > -0.2:
        bare = loft.panel(view, (31.6, 28.0, 23.5), (-70, -46, -20), (70, 46, 20))
        burin.shape(frame, bare, burin.skin, 0.03 + burin.skin_tone, puff=0.2, outline=0.6)
    if not wear.kerchief:
        return
    wrap = Loft(
        [(h, a + 0.7, b + 0.7, c) for h, (a, b, c) in ((h, loft.at(h)) for h in (31.0, 28.4, 25, 20, 16))]
    )
    heights = (31.0, 28.4, 25.0, 20.0, 16.5)
    for side in (-1, 1):
        inner = (64, 44, 26, 6, -4)
        outer = (180, 150, 96, 46, 12)
        left = [side * a for a in (outer if side < 0 else inner)]
        right = [side * a for a in (inner if side < 0 else outer)]
        fold = wrap.panel(view, heights, left, right)
        if view.shows(side * 70) > -0.5:
            burin.shape(frame, fold, wear.kerchief, 0.06, puff=0.3, hatch=60 * side, outline=0.8)
    if view.shows(180) > 0.1:
        point = wrap.panel(view, (31.0, 26.0, 17.0), (120, 130, 174), (240, 230, 186))
        burin.shape(frame, point, wear.kerchief, 0.1, puff=0.4, hatch=60, outline=0.85)


def _shawl(burin: Burin, frame: Frame, view: View, colour: str, low: float) -> None:
    """A shawl to the elbows, or with a low `low` a cloak to the knee."""
    cloak = low < 0
    wide = (15.5, 13.5, -1.0) if cloak else (11.6, 7.6, -0.6)
    levels: list[Level] = [
        (31.0, 4.6, 4.2, -0.4),
        (29.0, 9.4, 6.0, -0.6),
        (25.0, 11.6, 7.6, -0.4),
        (14.0, 12.4, 8.6, -0.6),
        (low, *wide),
    ]
    wrap = Loft(levels)
    heights = (31.0, 29.0, 25.0, 14.0, low) if cloak else (31.0, 29.0, 25.0, 17.0, low)
    inner = (50, 44, 46, 60, 74) if cloak else (52, 44, 40, 34, 62)
    tone = wrap.drapery(view, frame, 0.1, 0.22, 9, phase=2.0, dark=0.32)
    how = {"puff": 0, "curve": 0.5, "hatch": 58, "outline": 1.05}
    edges = (-view.turn - 91, -view.turn + 91)
    shown = [i for i, a in enumerate(inner) if view.shows(a) > 0.03]
    if len(shown) > 1:
        far = wrap.panel(
            view, [heights[i] for i in shown], [inner[i] for i in shown], [edges[1]] * len(shown), 0.03
        )
        burin.shape(frame, far, colour, tone, **how)
    near = wrap.panel(view, heights, [edges[0]] * 5, [-a for a in inner], 0.03)
    burin.shape(frame, near, colour, tone, **how)
    if burin.fine(frame):
        for azimuth in (-150, -110, -75, 75, 110, 150, 180):
            if view.shows(azimuth) > 0.2:
                burin.line(frame, [wrap.spot(view, h, azimuth) for h in (27, 18, low + 2)], 0.6, 0.4)
