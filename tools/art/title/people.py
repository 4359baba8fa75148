"""Anybody at an election: clothes, looks and gestures at random, turned toward the hustings.

It must not know in which row anybody stands.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..engine.scene import Scene
from ..kits.bodies import man, woman
from ..kits.props import hat_in_hand, pole
from ..kits.wardrobe import man_dressed, pick, woman_dressed

HORIZON, RISE = 600.0, 150.0
"""A person whose feet are at y is (y - HORIZON) / RISE times 100 units tall."""
LOOKED_AT = (1020.0, 640.0)
COCKADES = ("", "", "", "#5f7ba0", "#e0b04a")


def scale_at(y: float) -> float:
    """How large people are whose feet are at y."""
    return (y - HORIZON) / RISE


RAISED: dict[str, Any] = {"arm_near": (146, 168), "hand": "fist"}
GESTURES: tuple[dict[str, Any], ...] = (
    RAISED,
    RAISED | {"hold": pole(166, 34, 8, 2.4)},
    RAISED | {"hold": pole(196, 30, 8, 2.6)},
    RAISED | {"hold": hat_in_hand(), "hat": ""},
    {"arm_near": (138, 160), "arm_far": (124, 150), "hand": "open", "hand_far": "open"},
    {"arm_near": (84, 118), "hand": "point"},
)


def _heading(rng: np.random.Generator, x: float, y: float) -> tuple[float, int]:
    """Which way somebody there faces to see the hustings: the turn, and the flip."""
    flip = 1 if x < LOOKED_AT[0] else -1
    aside = abs(x - LOOKED_AT[0]) / (160 + 0.9 * max(0.0, y - LOOKED_AT[1]))
    turn = 180 - math.degrees(math.atan(aside)) * 0.92 + rng.normal(0, 14)
    chance = rng.random()
    if chance < 0.10:
        turn = rng.uniform(-30, 60)
    elif chance < 0.24:
        turn = rng.uniform(70, 110)
    return turn, flip


def somebody(scene: Scene, rng: np.random.Generator, x: float, y: float, *, excited: float = 0.25) -> None:
    """One of the crowd with feet at (x, y); `excited` is the chance of a gesture."""
    turn, flip = _heading(rng, x, y)
    female = rng.random() < 0.3
    looks = woman_dressed(rng, "1780") if female else man_dressed(rng, "1780")
    if not female:
        looks["cockade"] = pick(rng, COCKADES)
        if rng.random() < 0.24:
            looks |= {"hat": "", "hair": "wig", "hair_colour": "#d8cfbd"}
    looks |= {
        "turn": turn,
        "look": float(rng.normal(0, 12)),
        "nod": float(rng.uniform(0, 12)),
        "lean": float(rng.normal(0, 4)),
        "nose": float(rng.uniform(0.2, 0.9)),
        "chin": float(rng.uniform(0.1, 0.7)),
        "jowl": float(rng.uniform(0, 0.9)),
        "age": float(rng.uniform(0.1, 0.8)),
        "mouth": float(rng.random() < 0.4) * 0.7,
        "arm_near": (float(rng.uniform(0, 40)), float(rng.uniform(20, 100))),
        "arm_far": (float(rng.uniform(0, 30)), float(rng.uniform(10, 80))),
    }
    gesture = GESTURES[int(rng.integers(0, len(GESTURES)))]
    if rng.random() < excited:
        looks |= gesture
        if female and not looks["hat"]:
            looks["hat"] = "mob"
    size = scale_at(y) * float(rng.uniform(0.93, 1.07))
    seed = int(rng.integers(1 << 30))
    draw = woman if female else man
    draw(scene, x, y, size, flip, seed=seed, shadow=False, upper_only=not female, **looks)
