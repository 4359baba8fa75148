"""Crowds: whole people for the near rows, light heads on a dark mass for the far ones.

They must not know why people have come.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.geometry import Frame, ellipse, linear
from ..engine.scene import Scene
from .bodies import Person, man, woman
from .burin import SKINS, Burin
from .limbs import away
from .props import hat_in_hand, pole, torch
from .wardrobe import COATS, GOWNS, man_dressed, pick, woman_dressed

FAR = 0.78
DUSK = ("#8f8272", "#7d746a", "#958a76", "#7a7c7e", "#a0907a", "#86786c")
"""Smaller than this, most coats lose their colour to the distance."""
ACTS: dict[str, dict[str, Any]] = {
    "fist": {"arm_near": (-10, 40), "arm_far": (142, 166), "hand_far": "fist"},
    "arms": {"arm_near": (142, 160), "arm_far": (124, 152), "hand": "open", "hand_far": "open"},
    "idle": {"arm_near": (14, 40), "arm_far": (-6, 20)},
    "talk": {"arm_near": (20, 84), "arm_far": (30, 70), "hand": "open", "hand_far": "open"},
    "point": {"arm_near": (6, 30), "arm_far": (78, 96), "hand_far": "point"},
    "listen": {"arm_near": (18, 118), "arm_far": (24, 112)},
    "hat": {"arm_near": (150, 168), "arm_far": (26, 60)},
    "stick": {"arm_near": (10, 50), "arm_far": (146, 164), "hand_far": "fist"},
    "torch": {"arm_near": (10, 50), "arm_far": (146, 164), "hand_far": "fist"},
    "throw": {"arm_near": (30, 70), "arm_far": (196, 172), "hand_far": "fist"},
    "flee": {"arm_near": (60, 120), "arm_far": (110, 140), "hand": "open", "hand_far": "open"},
}
"""What somebody in a crowd does, as wishes for bodies.man and woman."""


def folk(
    scene: Scene,
    rng: np.random.Generator,
    x: float,
    y: float,
    scale: float,
    flip: int = 1,
    *,
    act: str = "",
    time: str = "1795",
    lady: bool | None = None,
    **wishes: Any,
) -> Person:
    """One of the people, dressed by chance; the draws from `rng` are the same whatever is wished."""
    chance = rng.random(6)
    female = chance[0] < 0.34 if lady is None else lady
    dressed = {**man_dressed(rng, time), "seed": int(rng.integers(1, 9999))}
    gowned = {**woman_dressed(rng, time), "seed": dressed["seed"]}
    act = act or ("fist", "arms", "idle", "talk", "point", "idle")[int(chance[1] * 6)]
    doing: dict[str, Any] = dict(ACTS[act])
    if act in ("stick", "torch"):
        doing["hold_far"] = torch(168) if act == "torch" else pole(150 + 30 * chance[2], 34, 8, 2.6)
    if act == "hat" and not female:
        doing["hold"] = hat_in_hand(dressed["hat"] or "round", dressed["hat_colour"])
        dressed["hat"] = ""
    run = act == "flee"
    natural = {
        "turn": 35 + 50 * chance[3],
        "lean": 14 + 8 * chance[4] if run else -3 + 9 * chance[4],
        "head": -8 + 10 * chance[5],
        "mouth": 0.8 if act in ("fist", "arms", "throw", "flee") and chance[2] < 0.75 else 0.0,
    }
    if female:
        natural["stride"] = 14 if run else 4
        return woman(scene, x, y, scale, flip, **(gowned | natural | doing | wishes))
    natural |= {"leg_near": (38, 4), "leg_far": (-30, -52)} if run else {}
    return man(scene, x, y, scale, flip, **(dressed | natural | doing | wishes))


def townsman(
    scene: Scene,
    rng: np.random.Generator,
    x: float,
    y: float,
    scale: float,
    flip: int = 1,
    *,
    arms: float = 0.2,
    legs: bool = False,
    time: str = "1795",
    sink: float = 0.5,
) -> None:
    """Somebody far off, in a dozen shapes: a light head on a body that darkens downward by `sink`."""
    chance = rng.random(9)
    female = chance[0] < 0.38
    coat = pick(rng, GOWNS if female else COATS)
    if scale < FAR and chance[7] < 0.75:
        coat = DUSK[int(chance[7] / 0.75 * len(DUSK))]
    skin, hair = pick(rng, SKINS), pick(rng, ("#6b4a30", "#4a3524", "#8a6a4a", "#d8cfbd"))
    burin = Burin(scene, scale, skin)
    lean = -5 + 10 * chance[1]
    frame = Frame(x, y, scale, 0, flip)
    trunk = frame.child(0, -46, lean)
    if legs and not female:
        _far_legs(burin, frame, chance[2])
    elif female:
        skirt = [(6, -50), (11, -34), (14, -2, 1), (0, 0), (-15, -2, 1), (-12, -34), (-7, -50)]
        burin.shape(frame, skirt, coat, 0.24, puff=0.4, hatch=80, outline=0.8)
    top, low = trunk.at(0, -32)[1], trunk.at(0, 20)[1]
    tone = linear(0, top, 0.12, 0, low, 0.12 + sink)
    hem = 2 if female else 20
    body = [
        (-8, -29),
        (-4, -32),
        (4, -32),
        (8, -29),
        (10, -16),
        (8, 0),
        (9, hem, 1),
        (-10, hem, 1),
        (-9, 0),
        (-10, -16),
    ]
    burin.shape(trunk, body, coat, tone, puff=0.35, hatch=66, outline=0.9)
    if not female and chance[8] < 0.5:
        front = [(1, -31, 1), (5, -30, 1), (6, -6, 1), (2.5, -5, 1)]
        burin.shape(trunk, front, "#e6dcc0", 0.08, puff=0.1, outline=0.4)
    raised = chance[3] < arms
    for side, swing in ((1, chance[4]), (-1, chance[5])):
        if side < 0 and raised and chance[6] < 0.5:
            continue
        shoulder = (7.5 * side, -27)
        up = (132 + 40 * swing) * side if raised else (8 + 14 * swing) * side
        fore = up + (10 + 20 * swing) * side if not raised else up + 8 * side
        elbow = away(shoulder, up, 15)
        wrist = away(elbow, fore, 12)
        burin.tube(trunk, [shoulder, elbow, wrist], (7, 6, 4.6), coat, 0.16, outline=0.8)
        x0, y0 = away(wrist, fore, 1.6)
        burin.polygon(trunk, ellipse(x0, y0, 2.5, 2.8, 8), skin, 0.0, outline=0.6)
    _far_head(burin, trunk.child(0.6, -32.6, -10 + 18 * chance[7]), rng, female, hair, time)


def _far_legs(burin: Burin, frame: Frame, stride: float) -> None:
    wide = 3 + 6 * stride
    for side, dark in ((-1, 0.28), (1, 0.1)):
        course = [(2 * side, -40), (wide * side * 0.7, -22), (wide * side, -3)]
        burin.tube(frame, course, (9, 7.4, 4.6), "#d8ccb0", dark, hatch=80, outline=0.7)
        foot = wide * side
        burin.dot(frame, [(foot - 3, -4), (foot + 3, -4), (foot + 6, 0), (foot - 3, 0)])


def _far_head(
    burin: Burin, frame: Frame, rng: np.random.Generator, female: bool, hair: str, time: str
) -> None:
    """A head in profile, from in front or from behind, with hair and a hat."""
    chance = rng.random(3)
    side, back = chance[0] < 0.5, chance[0] > 0.8
    face = [(-4, 2), (-5.6, -6), (-4, -13), (4, -13), (6, -8), (5.6, 0), (2, 3)]
    if side:
        face = [(-4, 2), (-5.5, -6), (-4, -13), (4, -13), (6, -8.6), (8.4, -5.5), (6, -3.8), (5.8, 0), (2, 3)]
    burin.shape(frame, face, hair if back else burin.skin, 0.3 if back else 0.0, puff=0.22, outline=0.8)
    if burin.fine(frame) and not back:
        eyes = ((4.4, -7.4),) if side else ((-1.6, -7.2), (2.8, -7.2))
        for x, y in eyes:
            burin.dot(frame, ellipse(x, y, 0.8, 0.8, 8))
        burin.line(frame, [(3.6, -1.6), (6, -1.8)] if side else [(-0.6, -1.8), (2.4, -1.8)], 0.6)
    if female:
        _far_cap(burin, frame, chance[1], chance[2], back)
        return
    kind = int(chance[1] * 4)
    shade = pick(rng, ("#3a3026", "#5a4a38", "#6a5844"))
    if kind == 0 and time == "1819":
        tall = [(-11, -9), (-5.6, -11), (-6.2, -25, 1), (6.2, -25.4, 1), (5.4, -11.4), (11, -9.6), (0, -8)]
        burin.polygon(frame, tall, shade, 0.66, puff=0.3, outline=0.8)
    elif kind == 0:
        cocked = [(-12, -9, 1), (-6, -15), (0, -18), (7, -15), (13, -8.6, 1), (0, -9.4)]
        burin.shape(frame, cocked, shade, 0.62, puff=0.3, outline=0.8)
    elif kind == 1:
        felt = [
            (-12, -8.6),
            (-5.4, -11),
            (-5, -18),
            (0, -19.6),
            (5, -18),
            (5.4, -11.4),
            (12.4, -8.6),
            (0, -7.4),
        ]
        burin.shape(frame, felt, shade, 0.55, puff=0.4, outline=0.8)
    else:
        locks = [(-5.8, -1), (-7, -9), (-4, -15), (2, -16.4), (6.2, -12.4), (1, -11), (-2.6, -8), (-3, -3)]
        burin.shape(frame, locks, hair, 0.36, puff=0.4, outline=0.8)


def _far_cap(burin: Burin, frame: Frame, kind: float, colour: float, back: bool) -> None:
    if kind < 0.62:
        cap = [(-7, -1), (-8.4, -10), (-3, -16.6), (5, -15), (7, -10), (1, -10), (-3.6, -4)]
        cap = [(-7, 0), (-8, -10), (-2, -16.4), (5, -14.6), (7.4, -8), (6.4, 0), (0, 2)] if back else cap
        burin.shape(frame, cap, "#f0e8d4", 0.07, puff=0.5, outline=0.85)
    else:
        wash = ("#c9b07a", "#b8503c", "#8c6f8e")[int(colour * 3)]
        bonnet = [(-5, 1), (-8, -9), (-3, -16), (5, -17), (11.4, -12.4, 1), (4, -11), (-2, -4)]
        burin.shape(frame, bonnet, wash, 0.2, puff=0.4, outline=0.85)


def throng(
    scene: Scene,
    rng: np.random.Generator,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    scale0: float,
    scale1: float,
    rows: int,
    *,
    gap: float = 15.0,
    focus: float | None = None,
    arms: float = 0.2,
    sag: float = 0.0,
    time: str = "1795",
    legs: bool = False,
    sink: float = 0.55,
) -> None:
    """A close crowd in perspective from y0 (feet of the far row, scale0) to y1 (the near one, scale1).

    People overlap and never stand on a grid; they look to `focus`; `sag` curves the rows round the middle.
    Only the last row may have `legs`; real figures should stand before it.
    """
    for row in range(rows):
        t = row / max(1, rows - 1)
        scale, y = scale0 + (scale1 - scale0) * t, y0 + (y1 - y0) * t**1.1
        x = x0 + rng.uniform(0, gap) * scale
        places = []
        while x < x1:
            places.append(x)
            x += gap * scale * rng.uniform(0.7, 1.5)
        rng.shuffle(places)
        for x in places:
            look = int(rng.choice([-1, 1]))
            if focus is not None and rng.random() > 0.18:
                look = 1 if x < focus else -1
            off = (x - (x0 + x1) / 2) / ((x1 - x0) / 2)
            foot = y + rng.uniform(-5, 5) * scale - sag * off * off * t
            size = scale * rng.uniform(0.92, 1.06)
            last = legs and row == rows - 1
            townsman(scene, rng, x, foot, size, look, arms=arms, legs=last, time=time, sink=sink)
