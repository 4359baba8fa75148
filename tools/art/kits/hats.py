"""Hats of felt, straw and cloth, and the list of everything that is worn on heads.

It must not know faces. Heights are those of the head: chin 0, crown 17.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

import numpy as np

from ..engine.geometry import Frame
from ..engine.noise import rgb
from .brims import BLACK_BAND, Hat, brimmed, crown, plume, rosette
from .burin import Burin
from .caps import HOODS, bonnet, hood_crown, kerchief, mob, nightcap, phrygian, turban
from .modelling import View

PALE = 0.2
"""White and straw-coloured hats are cut no darker than this."""


def draw_hat(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """The hat on a head drawn in the same frame and view."""
    if float(rgb(hat.colour) @ (0.3, 0.59, 0.11)) > 0.72:
        hat = replace(hat, tone=min(hat.tone, PALE))
    HATS[hat.kind](burin, frame, view, hat)
    if hat.plume:
        plume(burin, frame, view, hat.plume)


def hat_before(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """What of a cap or bonnet lies behind a face turned toward us."""
    if hat.kind in HOODS and view.shows(0) > -0.1:
        hood_crown(burin, frame, view, hat)


def _tricorn(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    def edge(angle: float) -> tuple[float, float]:
        corner = (0.5 + 0.5 * math.cos(3 * angle)) ** 1.5
        front = 0.5 + 0.5 * math.cos(angle)
        return 7.4 + (4.6 + 1.6 * front) * corner, 5.6 - 5.2 * corner

    levels = [(13.0, 6.4, 7.2, -0.9), (17.5, 6.0, 6.8, -0.9), (19.6, 4.0, 4.6, -0.9), (20.0, 1.0, 1.0, -0.9)]
    brimmed(burin, frame, view, hat, levels, edge, (13.2, 6.6, -0.9))
    if hat.cockade:
        rosette(burin, frame, view, hat.cockade, (7.0, 2.6, 17.4))
    elif burin.fine(frame):
        rosette(burin, frame, view, BLACK_BAND, (7.0, 2.6, 17.2), 1.6)


def _bicorne(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """Worn across the head."""

    def edge(angle: float) -> tuple[float, float]:
        corner = abs(math.sin(angle)) ** 3
        return 7.0 + 6.4 * corner, 9.0 * (1 - corner) ** 0.8 - 0.6

    levels = [(13.0, 6.4, 6.8, -0.9), (17.5, 6.0, 5.6, -0.9), (20.4, 3.6, 3.0, -0.9)]
    brimmed(burin, frame, view, hat, levels, edge, (12.8, 6.5, -0.9))
    rosette(burin, frame, view, hat.cockade or "#b8402f", (3.2, 6.4, 18.2), 2.2)


def _fore_and_aft(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """A cocked hat worn with one point to the front."""

    def edge(angle: float) -> tuple[float, float]:
        corner = abs(math.cos(angle)) ** 3
        return 6.8 + 7.6 * corner, 9.2 * (1 - corner) ** 0.8 - 0.8

    levels = [(13.0, 5.8, 7.0, -0.9), (17.5, 4.6, 6.0, -0.9), (20.4, 2.4, 3.6, -0.9)]
    brimmed(burin, frame, view, hat, levels, edge, (12.8, 6.4, -0.9))
    for side in (-1, 1):
        rosette(burin, frame, view, hat.cockade or "#2b2622", (6.6 * side, 2.6, 18.0), 2.0)


def _round(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    def edge(angle: float) -> tuple[float, float]:
        return 10.8, 0.9 * math.sin(angle) ** 2 - 0.2

    levels = [(13.2, 6.3, 7.1, -0.9), (19.0, 5.8, 6.4, -0.9), (21.6, 5.0, 5.6, -0.9), (22.2, 2.4, 2.6, -0.9)]
    brimmed(burin, frame, view, hat, levels, edge, (13.4, 6.5, -0.9), band=True)
    if hat.cockade:
        rosette(burin, frame, view, hat.cockade, (5.6, 3.4, 16.8))


def _top(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    def edge(angle: float) -> tuple[float, float]:
        return 9.8, 1.8 * math.sin(angle) ** 2 - 0.6

    levels = [(13.2, 6.2, 7.0, -0.9), (19.0, 5.7, 6.3, -0.9), (26.0, 6.3, 6.8, -0.9), (26.4, 6.0, 6.5, -0.9)]
    brimmed(burin, frame, view, hat, levels, edge, (13.6, 6.4, -0.9), band=True)


def _slouch(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    def edge(angle: float) -> tuple[float, float]:
        return 11.4 + 0.8 * math.sin(2 * angle + 1), -1.6 + 1.2 * math.sin(angle + 0.6) - 0.6 * math.cos(
            2 * angle
        )

    levels = [(13.0, 6.4, 7.2, -0.9), (17.5, 6.2, 6.6, -0.9), (20.2, 4.6, 4.6, -1.6), (20.6, 2.0, 2.0, -1.8)]
    brimmed(burin, frame, view, hat, levels, edge, (13.6, 6.5, -0.9), tone=hat.tone - 0.12, band=True)


def _straw(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    def edge(angle: float) -> tuple[float, float]:
        return 12.0, -0.6 * math.cos(2 * angle) - 0.4

    levels = [(13.4, 6.2, 7.0, -0.9), (17.4, 5.8, 6.4, -0.9), (18.6, 4.6, 5.2, -0.9)]
    brimmed(burin, frame, view, hat, levels, edge, (13.8, 6.4, -0.9), tone=0.14, band=True)


def _soft(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    """A workman's cap of cloth or fur, fallen a little to one side."""
    levels = [(12.6, 6.6, 7.4, -0.9), (16.0, 7.2, 7.6, -1.2), (18.8, 5.4, 5.8, -1.6), (19.6, 2.0, 2.0, -2.0)]
    loft = crown(burin, frame, view, hat, levels, hat.tone - 0.2)
    strip = [*loft.hem(view, 14.6), *loft.hem(view, 12.4)[::-1]]
    burin.polygon(frame, strip, hat.trim or hat.colour, hat.tone - 0.05, puff=0.2, hatch=10, outline=0.8)


def _peaked(burin: Burin, frame: Frame, view: View, hat: Hat) -> None:
    _soft(burin, frame, view, hat)
    peak = [(9.5 * math.sin(a), 1.0 + 9.0 * math.cos(a), 12.2) for a in np.radians(np.linspace(-56, 56, 9))]
    root = [(6.4 * math.sin(a), -0.9 + 7.2 * math.cos(a), 13.2) for a in np.radians(np.linspace(56, -56, 9))]
    if view.shows(0) > -0.5:
        burin.polygon(frame, view([*peak, *root]), hat.colour, 0.7, puff=0.1, outline=0.8)


HATS: dict[str, Callable[[Burin, Frame, View, Hat], None]] = {
    "tricorn": _tricorn,
    "bicorne": _bicorne,
    "fore_and_aft": _fore_and_aft,
    "round": _round,
    "top": _top,
    "slouch": _slouch,
    "straw": _straw,
    "cap": _soft,
    "peaked": _peaked,
    "nightcap": nightcap,
    "phrygian": phrygian,
    "kerchief": kerchief,
    "turban": turban,
    "mob": mob,
    "bonnet": bonnet,
}
