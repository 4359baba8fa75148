"""Legs of beasts that grow out of the trunk: their contours fade where flesh joins flesh.

It must not know which beast it belongs to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine.geometry import Frame, Points, limb
from .burin import Burin

CAP = 6
"""How many points of a limb's outline close each of its ends."""


def grown_leg(
    burin: Burin,
    frame: Frame,
    joints: Points,
    widths: Sequence[float],
    wash: str,
    dark: float = 0.0,
    *,
    joined: float = 0.3,
    joined_behind: float | None = None,
    weight: float = 1.3,
    **how: Any,
) -> None:
    """A leg as wide as `widths` say at even distances; the upper `joined` part of it has no contour.

    `joined_behind` is the same for its hinder edge, where it differs: a buttock needs
    its line. `dark` is added to the tone: about 0.24 for the legs of the far side.
    """
    outline = limb(joints, widths)
    how = {"puff": 0.6, "curve": 0.6, "hatch": 80} | how
    burin.polygon(frame, outline, wash, 0.12 + dark, outline=0, **how)
    side = len(outline) // 2 - CAP
    one, other = outline[:side], outline[side + CAP : 2 * side + CAP][::-1]
    behind, before = (one, other) if _middle(one) < _middle(other) else (other, one)
    burin.line(frame, before[int(side * joined) :], weight * 0.95, 0.12)
    hidden = joined if joined_behind is None else joined_behind
    burin.line(frame, behind[int(side * hidden) :], weight * 1.12, 0.12)
    burin.line(frame, outline[side - 1 : side + CAP + 1], weight * 0.8, 0.05)


def _middle(edge: Points) -> float:
    """How far forward an edge lies on the whole."""
    return sum(point[0] for point in edge) / len(edge)
