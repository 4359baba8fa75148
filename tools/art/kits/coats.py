"""What men wear above the knee: waistcoats and coats of several years, cut as turning solids.

They must not know arms or heads. Heights are above the hip; the shoulders are at 29.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.geometry import Frame, Points, ellipse
from .burin import LINEN, Burin
from .modelling import Level, Loft, View

CREAM = "#f1e9d4"


@dataclass
class Coat:
    """A man's clothes. `dress` is frock (to 1780), coat (cut away, to 1800), tail (after 1795), jacket,
    soldier, great, smock, shirt (waistcoat and shirt sleeves), bare (shirt only) or gown (a clergyman's).

    `belly` from 0 to 1; `facing` is the colour of lapels and cuffs; `belts` crosses white belts.
    """

    dress: str = "frock"
    coat: str = "#a8382c"
    waistcoat: str = "#e4d2a0"
    facing: str = ""
    neckcloth: str = LINEN
    apron: str = ""
    belts: bool = False
    sash: str = ""
    belly: float = 0.25
    tone: float = 0.15


@dataclass(frozen=True)
class Cut:
    """How a coat is cut: its hem, its fullness there, and how far its fronts stand open (degrees)."""

    hem: float
    full: tuple[float, float]
    fronts: Sequence[tuple[float, float]]
    collar: float = 1.0
    tails: float = 0.0


CUTS = {
    "frock": Cut(-22, (15.0, 13.5), ((30, 8), (22, 16), (10, 20), (0, 26), (-10, 33), (-22, 40))),
    "coat": Cut(-22, (11.5, 11.0), ((30, 8), (22, 14), (12, 24), (2, 50), (-8, 84), (-22, 104))),
    "tail": Cut(
        -20, (8.6, 9.0), ((30, 12), (22, 18), (11, 14), (5, 16), (4, 84), (-6, 112), (-20, 128)), 1.8
    ),
    "soldier": Cut(
        -17, (9.6, 9.6), ((30, 6), (22, 10), (11, 18), (3, 34), (0, 70), (-8, 98), (-17, 112)), 1.4
    ),
    "jacket": Cut(-3, (9.6, 8.2), ((30, 10), (20, 18), (8, 24), (-3, 34))),
    "gown": Cut(-45, (15.5, 14.0), ((30, 8), (22, 12), (10, 15), (-8, 20), (-45, 30)), 0.7),
    "great": Cut(-36, (15.0, 13.0), ((30, 6), (22, 4), (8, 3), (-10, 8), (-36, 22)), 2.2),
}


def torso(belly: float) -> Loft:
    """A man's trunk from the neck to the fork."""
    out = belly * 3.4
    levels: list[Level] = [
        (33.0, 3.4, 3.4, 0.2),
        (31.2, 5.6, 4.2, 0.0),
        (29.4, 8.6, 5.2, -0.2),
        (26.0, 9.8, 6.2, 0.2),
        (20.0, 9.5, 6.9, 0.7),
        (13.0, 8.6 + 0.3 * out, 6.3 + 0.5 * out, 0.5 + 0.5 * out),
        (7.0, 8.2 + 0.6 * out, 6.0 + out, 0.4 + 0.9 * out),
        (2.0, 8.4 + 0.5 * out, 6.2 + 0.7 * out, 0.2 + 0.6 * out),
        (-3.0, 8.4 + 0.2 * out, 6.4 + 0.3 * out, 0.0),
        (-7.0, 7.0, 5.6, 0.0),
    ]
    return Loft(levels)


def _coat_loft(cut: Cut, belly: float, waist: float = 0.9) -> Loft:
    body = torso(belly)
    levels: list[Level] = []
    for h in (33.0, 31.2, 29.4, 26.0, 20.0, 13.0, 8.0, 3.0):
        a, b, c = body.at(h)
        levels.append((h, a + waist, b + waist, c))
    a, b, c = body.at(0)
    for t in (0.25, 0.6, 1.0):
        h = 0.0 + cut.hem * t
        if h < 2.0:
            wide = a + waist + (cut.full[0] - a - waist) * t**0.8
            deep = b + waist + (cut.full[1] - b - waist) * t**0.8
            levels.append((h, wide, deep, c * (1 - t) - 1.2 * t))
    return Loft(levels)


def draw_coat(burin: Burin, frame: Frame, view: View, wear: Coat) -> None:
    """Everything on a man's trunk but his sleeves, in a frame whose origin is the hip."""
    body = torso(wear.belly)
    inner = LINEN if wear.dress == "bare" else wear.waistcoat
    if wear.dress in ("smock", "gown"):
        _long_gown(burin, frame, view, wear)
        if wear.dress == "gown" and view.shows(0) > -0.2:
            burin.line(frame, [body.spot(view, h, 0) for h in (30, 15, 0)], 0.6, 0.1)
    else:
        low = -5.0 if wear.dress in ("frock", "shirt") else -2.5
        tone = body.drapery(view, frame, 0.08, 0.06, 11, dark=0.34)
        burin.shape(frame, body.outline(view, low, 32.0), inner, tone, puff=0, curve=0.4, hatch=20)
        _waistcoat_front(burin, frame, view, body, wear, low)
        if wear.dress == "shirt":
            _shirt_shoulders(burin, frame, view, body)
    if wear.dress in CUTS:
        _fronts_and_skirts(burin, frame, view, wear, CUTS[wear.dress])
    if wear.belts:
        _crossbelts(burin, frame, view, wear.belly)
    if wear.sash:
        _sash(burin, frame, view, body, wear.sash)
    if wear.apron:
        _apron(burin, frame, view, wear)
    if wear.dress == "gown":
        _bands(burin, frame, view)
    _neckcloth(burin, frame, view, wear)


def draw_tails(burin: Burin, frame: Frame, view: View, wear: Coat) -> None:
    """The back of a coat's skirts, seen behind the legs of one who faces us; to be drawn before the legs."""
    cut = CUTS.get(wear.dress)
    if cut is None or cut.hem > -12 or view.shows(0) < 0.35:
        return
    loft = _coat_loft(cut, wear.belly)
    narrow = 0.95 if wear.dress in ("frock", "great") else 0.62
    behind = Loft(
        [(h, narrow * loft.at(h)[0], 0.7 * loft.at(h)[1], -3.0) for h in (1.0, cut.hem * 0.5, cut.hem)]
    )
    burin.shape(frame, behind.outline(view, cut.hem, 1.0), wear.coat, 0.46, puff=0.2, hatch=84, outline=0.9)


def _waistcoat_front(burin: Burin, frame: Frame, view: View, body: Loft, wear: Coat, low: float) -> None:
    if view.shows(0) < 0.05 or wear.dress == "bare":
        return
    burin.line(frame, [body.spot(view, h, 2) for h in (28, 20, 12, 4, low)], 0.5, 0.1)
    for i in range(8):
        x, y = body.spot(view, 27 - i * 4.0, 4)[:2]
        burin.button(frame, x, y, 0.55)
    if wear.dress in ("frock", "shirt") and view.shows(35) > 0.2:
        for side in (-1, 1):
            flap = [body.spot(view, 1.6, side * a) for a in (22, 56)]
            if view.shows(side * 50) > 0:
                burin.line(frame, flap, 0.6, 0.1)


def _shirt_shoulders(burin: Burin, frame: Frame, view: View, body: Loft) -> None:
    """The shirt where the waistcoat leaves it at neck and armholes."""
    for side in (-1, 1):
        if view.shows(side * 75) > -0.2:
            yoke = body.panel(view, (32.4, 30.0, 26.0), (side * 60,) * 3, (side * 100,) * 3)
            if side < 0:
                yoke = body.panel(view, (32.4, 30.0, 26.0), (-100,) * 3, (-60,) * 3)
            burin.shape(frame, yoke, LINEN, 0.06, puff=0.2, outline=0.5)


def _fronts_and_skirts(burin: Burin, frame: Frame, view: View, wear: Coat, cut: Cut) -> None:
    loft = _coat_loft(cut, wear.belly)
    heights = [h for h, _ in cut.fronts]
    heights = [32.4, *heights]
    opening = [cut.fronts[0][1], *(a for _, a in cut.fronts)]
    tone = loft.drapery(view, frame, wear.tone, 0.16, 7, phase=1.0, dark=0.34, top=10)
    how = {"puff": 0, "curve": 0.5, "hatch": 66, "outline": 1.15}
    for side in (1, -1):
        front = _front(loft, view, heights, opening, side)
        if front:
            burin.shape(frame, front, wear.coat, tone, **how)
    _coat_seams(burin, frame, view, wear, cut, loft)
    if wear.facing or wear.dress in ("tail", "great", "jacket"):
        _lapels(burin, frame, view, wear, cut, loft)
    _collar(burin, frame, view, wear, cut)


def _front(loft: Loft, view: View, heights: list[float], opening: list[float], side: int) -> Points:
    """One side of a coat, from its front edge to the silhouette; slivers are left out."""
    limit = -view.turn + 91 * side
    behind = side < 0 and view.shows(0) < 0.3
    shown = [i for i, a in enumerate(opening) if behind or view.shows(side * a) > 0.42]
    if len(shown) < 2:
        return []
    last = shown[-1]
    hs, edges = [heights[i] for i in shown], [side * opening[i] for i in shown]
    if last + 1 < len(heights):
        hs.append(max(heights[last + 1], heights[last] - 9))
        edges.append(limit)
    rim = [limit] * len(hs)
    return loft.panel(view, hs, rim, edges, 0.03, 1.0) if side < 0 else loft.panel(view, hs, edges, rim, 0.03)


def _coat_seams(burin: Burin, frame: Frame, view: View, wear: Coat, cut: Cut, loft: Loft) -> None:
    if not burin.fine(frame):
        return
    if view.shows(180) > 0.1 and cut.hem < -6:
        burin.line(frame, [loft.spot(view, h, 180) for h in (30, 16, 1)], 0.6, 0.1)
        burin.line(frame, [loft.spot(view, h, 180) for h in (1, cut.hem * 0.5, cut.hem + 1)], 1.1, 0.05)
    for azimuth in (-150, 150):
        if view.shows(azimuth) > 0.1 and cut.hem < -6:
            x, y = loft.spot(view, 0.6, azimuth)[:2]
            burin.button(frame, x, y, 0.8)
            burin.line(
                frame, [loft.spot(view, h, azimuth + d) for h, d in ((0, 0), (-9, 3), (cut.hem + 2, 8))], 0.8
            )
    for azimuth in (-112, -84, 84, 112):
        if view.shows(azimuth) > 0.15 and cut.hem < -12:
            burin.line(
                frame, [loft.spot(view, h, azimuth) for h in (0, cut.hem * 0.5, cut.hem + 2)], 0.55, 0.4
            )
    if wear.dress in ("frock", "coat"):
        for side in (-1, 1):
            if view.shows(side * 70) > 0.3:
                flap = loft.panel(view, (-1.5, -5.0), (side * 70 - 20,) * 2, (side * 70 + 20,) * 2)
                burin.shape(frame, flap, wear.coat, wear.tone + 0.05, puff=0.2, outline=0.65)
            for h, azimuth in cut.fronts[1:-2]:
                if view.shows(side * (azimuth + 7)) > 0.1:
                    x, y = loft.spot(view, h, side * (azimuth + 7))[:2]
                    burin.button(frame, x, y, 0.55)


def _lapels(burin: Burin, frame: Frame, view: View, wear: Coat, cut: Cut, loft: Loft) -> None:
    colour = wear.facing or wear.coat
    heights = [h for h, _ in cut.fronts if h >= 3]
    edges = [a for h, a in cut.fronts if h >= 3]
    for side in (-1, 1):
        inside = [side * a for a in edges]
        outside = [side * (a + w) for a, w in zip(edges, (26, 30, 20, 10, 6), strict=False)]
        if view.shows(inside[1]) < -0.05:
            continue
        left, right = (outside, inside) if side < 0 else (inside, outside)
        strip = loft.panel(view, heights, left, right)
        burin.shape(frame, strip, colour, 0.1 if wear.facing else wear.tone + 0.1, puff=0.15, outline=0.75)
        if burin.fine(frame) and wear.facing:
            for h, a in zip(heights[1:], outside[1:], strict=True):
                x, y = loft.spot(view, h + 1.5, a - side * 6)[:2]
                burin.button(frame, x, y, 0.5)


def _collar(burin: Burin, frame: Frame, view: View, wear: Coat, cut: Cut) -> None:
    colour = wear.facing or wear.coat
    top = 32.4 + 1.5 * cut.collar
    stand = Loft([(top, 4.2, 4.2, 0.0), (32.0, 4.8, 4.6, 0.0), (30.4, 7.0, 5.4, -0.2)])
    edge = 30 if cut.collar > 1 else 60
    for left, right in ((edge, 200), (-200, -edge)):
        if right < -1 or left > 1:
            band = stand.panel(view, (top, 32.0, 30.4), (left,) * 3, (right,) * 3)
            burin.shape(frame, band, colour, wear.tone + 0.1, puff=0.2, outline=0.8)


def _neckcloth(burin: Burin, frame: Frame, view: View, wear: Coat) -> None:
    if wear.dress == "gown" or not wear.neckcloth:
        return
    stock = Loft([(35.2, 3.5, 3.6, 0.6), (32.6, 4.0, 4.2, 0.5), (30.8, 4.2, 4.4, 0.7)])
    if view.shows(0) > -0.6:
        burin.shape(
            frame, stock.outline(view, 31.0, 35.2), wear.neckcloth, 0.06, puff=0.3, hatch=80, outline=0.7
        )
    if view.shows(0) > 0.1 and wear.dress != "soldier":
        fall = torso(wear.belly)
        jabot = fall.panel(view, (32.0, 29.0, 24.5), (-16, -20, -7), (16, 22, 12))
        burin.shape(frame, jabot, wear.neckcloth, 0.04, puff=0.3, hatch=80, outline=0.7)


def _crossbelts(burin: Burin, frame: Frame, view: View, belly: float) -> None:
    body = _coat_loft(CUTS["soldier"], belly, 1.2)
    for start, end in ((-68, 64), (68, -64)):
        line = [body.spot(view, 29.4 + (2.5 - 29.4) * t, start + (end - start) * t) for t in _steps(9)]
        if view.shows(0) < -0.2:
            azimuths = [start * 2.2 + (end - start) * 2.2 * t for t in _steps(9)]
            line = [
                body.spot(view, 29.4 - 26.9 * t, 180 + a * 0.45)
                for t, a in zip(_steps(9), azimuths, strict=True)
            ]
        burin.tube(frame, line, (2.9, 2.9), CREAM, 0.03, puff=0.1, outline=0.7)
    if view.shows(0) > 0.2:
        x, y = body.spot(view, 16.0, 0)[:2]
        burin.polygon(frame, ellipse(x, y, 1.5, 1.8, 8), "#e0b850", 0.05, puff=0, outline=0.6)


def _steps(n: int) -> list[float]:
    return [i / (n - 1) for i in range(n)]


def _sash(burin: Burin, frame: Frame, view: View, body: Loft, colour: str) -> None:
    """A broad band round the waist, knotted at the side."""
    swollen = Loft([(5.0, *_grown(body, 5.0)), (-0.5, *_grown(body, -0.5))])
    burin.shape(frame, swollen.outline(view, -0.5, 5.0), colour, 0.14, puff=0.3, hatch=5, outline=0.9)
    if view.shows(-70) > 0.1:
        x, y = swollen.spot(view, 2.0, -70)[:2]
        ends = [(x - 1.4, y), (x + 1.6, y), (x + 3.4, y + 15, 1), (x, y + 13), (x - 2.8, y + 16, 1)]
        burin.shape(frame, ends, colour, 0.2, puff=0.3, outline=0.8)


def _grown(body: Loft, h: float, by: float = 1.2) -> tuple[float, float, float]:
    a, b, c = body.at(h)
    return a + by, b + by, c


def _apron(burin: Burin, frame: Frame, view: View, wear: Coat) -> None:
    body = torso(wear.belly)
    skirt = Loft(
        [(9.0, *_grown(body, 9.0)), (2.0, *_grown(body, 2.0)), (-10, 10.5, 9.0, 0.4), (-27, 11.5, 10.0, 0.6)]
    )
    edge = (52, 58, 60, 60)
    panel = skirt.panel(view, (9, 2, -10, -27), [-a for a in edge], edge, 0.04)
    tone = skirt.drapery(view, frame, 0.06, 0.16, 8, phase=0.6, dark=0.24)
    if view.shows(0) > -0.5:
        burin.shape(frame, panel, wear.apron, tone, puff=0, curve=0.4, hatch=78, outline=1.0)
    burin.line(frame, skirt.hem(view, 8.4), 0.8, 0.02)


def _long_gown(burin: Burin, frame: Frame, view: View, wear: Coat) -> None:
    """A carter's smock to the knee, or a preacher's gown to the feet."""
    clergy = wear.dress == "gown"
    hem = -46.0 if clergy else -22.0
    wide = (11.5, 10.5) if clergy else (13.5, 11.5)
    body = torso(wear.belly)
    levels: list[Level] = [(h, *_grown(body, h, 1.0)) for h in (33.0, 31.2, 29.4, 26.0, 20.0, 13.0)]
    levels += [(4.0, *_grown(body, 4.0, 2.0)), (hem * 0.5, 0.5 * wide[0] + 5.2, 0.5 * wide[1] + 4.6, 0)]
    loft = Loft([*levels, (hem, *wide, -0.6)])
    tone = loft.drapery(view, frame, wear.tone, 0.26, 8, phase=0.4, dark=0.3)
    burin.shape(
        frame, loft.outline(view, hem, 32.6, 0.04), wear.coat, tone, puff=0, curve=0.4, hatch=76, outline=1.2
    )
    for azimuth in (-140, -90, -40, 40, 90, 140):
        if view.shows(azimuth) > 0.2 and burin.fine(frame):
            heights = (8, hem * 0.4, hem + 3) if not clergy else (14, hem * 0.4, hem + 3)
            burin.line(frame, [loft.spot(view, h, azimuth) for h in heights], 0.7, 0.4)
    if not clergy and burin.fine(frame) and view.shows(0) > 0.1:
        for azimuth in (-24, -14, -4, 6, 16, 26):
            burin.line(frame, [loft.spot(view, h, azimuth) for h in (26, 20, 14)], 0.45, 0.1)


def _bands(burin: Burin, frame: Frame, view: View) -> None:
    """A clergyman's white bands, and the collar they hang from."""
    body = torso(0.1)
    collar = Loft([(35.0, 3.6, 3.7, 0.6), (31.6, 4.2, 4.4, 0.6)])
    if view.shows(0) > -0.6:
        burin.shape(frame, collar.outline(view, 31.6, 35.0), LINEN, 0.05, puff=0.3, outline=0.7)
    if view.shows(0) > 0:
        for side in (-1, 1):
            band = [
                body.spot(view, h, side * a, 1.12) for h, a in ((32.0, 3), (32.0, 20), (23.4, 20), (23.8, 4))
            ]
            burin.polygon(frame, band, "#fbf6e6", 0.0, puff=0, kind=2, outline=0.8)
