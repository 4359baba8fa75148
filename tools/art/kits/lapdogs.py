"""A lady's or a king's small dog, sitting.

It must not know whose it is.
"""

from __future__ import annotations

from ..engine.geometry import Frame, Points, ellipse
from ..engine.scene import Scene
from .burin import Burin


def lapdog(scene: Scene, x: float, y: float, scale: float = 1.0, flip: int = 1) -> None:
    """A small spaniel, brown and white, sitting at its ease and facing right with `flip` 1; 60 units high."""
    frame, burin = Frame(x, y, scale, 0, flip), Burin(scene, 1.3)
    white, brown = "#f4ecda", "#a8683c"
    tail: Points = [(-22, -8, 1), (-34, -14), (-44, -26), (-40, -12), (-28, -1, 1)]
    burin.shape(frame, tail, brown, 0.2, puff=0.4, outline=1.1)
    body: Points = [
        (-26, -2),
        (-26, -18),
        (-14, -32),
        (2, -38),
        (14, -34),
        (17, -18),
        (16, 0, 1),
        (-20, 0, 1),
    ]
    burin.shape(frame, body, white, 0.06, puff=0.6, hatch=70, outline=1.3)
    burin.shape(
        frame, [(-25, -10), (-14, -30), (-4, -28), (-8, -14), (-18, -4)], brown, 0.16, puff=0.4, outline=0.6
    )
    for left in (5, 11):
        burin.shape(
            frame,
            [(left, -18), (left + 5, -18), (left + 5, -2), (left + 8, 0, 1), (left, 0, 1)],
            white,
            0.08,
            outline=1.0,
        )
    head: Points = [
        (2, -40),
        (4, -54),
        (14, -60),
        (24, -55),
        (27, -47),
        (36, -42),
        (34, -36),
        (22, -34),
        (10, -32),
    ]
    burin.shape(frame, head, white, 0.05, puff=0.5, outline=1.3)
    ear: Points = [(6, -56, 1), (0, -46), (-1, -30), (8, -28), (13, -42), (14, -56, 1)]
    burin.shape(frame, ear, brown, 0.24, puff=0.5, hatch=80, outline=1.1)
    burin.dot(frame, ellipse(22, -50, 1.8, n=10))
    burin.dot(frame, ellipse(35.4, -41, 2.4, 2.0, 10))
    burin.line(frame, [(33, -36.6), (27, -37.4), (22, -40)], 0.9)
