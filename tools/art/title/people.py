"""Anybody at an election: clothes, looks and gestures at random, turned toward the hustings.

It must not know in which row anybody stands.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..engine.geometry import Frame, Point, Points
from ..engine.scene import Scene
from ..kits.bodies import child, man, woman
from ..kits.burin import Burin

HORIZON, RISE = 600.0, 150.0
"""A person whose feet are at y is (y - HORIZON) / RISE times 100 units tall."""
LOOKED_AT = (1020.0, 640.0)
COATS = ("#7a5a48", "#8a744e", "#5f6f86", "#6d7a56", "#5a5246", "#8c5a4a", "#9a8a6a", "#6a5a48", "#4f5f74")
WAISTCOATS = ("#c9a24c", "#e4d2a0", "#b8503c", "#cdb98a", "#8c5a4a")
GOWNS = ("#8c6f8e", "#6d7f9c", "#9c5a48", "#6d7a56", "#9a8a6a", "#6d8a8c", "#a8744a")
SHAWLS = ("", "#c9a24c", "#d8c9a4", "#b8503c", "#e6d8b4")
FELT = ("#3a3026", "#4a3e30", "#5a4a38", "#6a5844")
HAIR = ("#4a3524", "#6b4a30", "#8a6a48", "#2d2722", "#a89a84")
POWDER = "#d8cfbd"


def scale_at(y: float) -> float:
    """How large people are whose feet are at y."""
    return (y - HORIZON) / RISE


def _cudgel(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    x, y = palm
    stick: Points = [(x - 1.0, y + 8), (x - 3.0, y - 40), (x - 0.4, y - 41), (x + 1.0, y + 8)]
    burin.polygon(frame, stick, "#8a6a48", 0.4)


def _tankard(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    x, y = palm
    pot: Points = [(x - 4, y - 11), (x + 4, y - 11), (x + 4.6, y + 2), (x - 4.6, y + 2)]
    burin.polygon(frame, pot, "#a8aaa2", 0.2, puff=0.5)
    burin.line(frame, [(x + 4, y - 9), (x + 8, y - 7), (x + 7.6, y - 1), (x + 4.4, y)], 1.3, 0.1)


def _waved_hat(burin: Burin, frame: Frame, palm: Point, _angle: float) -> None:
    x, y = palm
    brim: Points = [(x - 11, y - 3, 1), (x - 2, y - 8), (x + 10, y - 6, 1), (x + 4, y - 1), (x - 4, y)]
    crown: Points = [(x - 5, y - 6), (x - 4, y - 13), (x + 3, y - 14), (x + 6, y - 7)]
    burin.shape(frame, crown, "#3a3026", 0.5)
    burin.shape(frame, brim, "#3a3026", 0.5)


GESTURES: tuple[dict[str, Any], ...] = (
    {"arm_near": (146, 166), "hand": "fist"},
    {"arm_near": (150, 170), "hand": "fist", "hold": _cudgel},
    {"arm_near": (140, 164), "hand": "fist", "hold": _tankard},
    {"arm_near": (152, 172), "hand": "fist", "hold": _waved_hat, "hat": ""},
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


def _choice(rng: np.random.Generator, things: tuple[Any, ...]) -> Any:
    return things[int(rng.integers(len(things)))]


def _man(rng: np.random.Generator) -> dict[str, Any]:
    poor = rng.random() < 0.4
    powdered = not poor and rng.random() < 0.5
    return {
        "dress": _choice(rng, ("shirt", "smock", "jacket", "frock"))
        if poor
        else _choice(rng, ("frock", "frock", "coat")),
        "coat": "#cfc0a0" if poor and rng.random() < 0.4 else _choice(rng, COATS),
        "waistcoat": _choice(rng, WAISTCOATS),
        "hat": _choice(rng, ("slouch", "round", "cap", ""))
        if poor
        else _choice(rng, ("tricorn", "tricorn", "round", "")),
        "hat_colour": _choice(rng, FELT),
        "hat_trim": "#d9b64e" if powdered and rng.random() < 0.3 else "",
        "cockade": _choice(rng, ("", "", "", "#5f7ba0", "#e0b04a")),
        "hair": "wig" if powdered else _choice(rng, ("queue", "short", "queue", "bald")),
        "hair_colour": POWDER if powdered else _choice(rng, HAIR),
        "belly": float(rng.uniform(0, 0.9)),
    }


def _woman(rng: np.random.Generator) -> dict[str, Any]:
    return {
        "gown": _choice(rng, GOWNS),
        "shawl": _choice(rng, SHAWLS),
        "hat": _choice(rng, ("mob", "mob", "straw", "bonnet", "kerchief")),
        "hat_colour": _choice(rng, ("#f0e8d4", "#e6d8b4", "#e0c88a")),
        "hair": _choice(rng, ("bun", "long")),
        "hair_colour": _choice(rng, HAIR),
        "stout": float(rng.uniform(0, 0.6)),
    }


def somebody(
    scene: Scene, rng: np.random.Generator, x: float, y: float, *, excited: float = 0.25, legs: bool = True
) -> None:
    """One of the crowd with feet at (x, y); `excited` is the chance of a gesture."""
    turn, flip = _heading(rng, x, y)
    female = rng.random() < 0.3
    looks = _woman(rng) if female else _man(rng)
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
    gesture = GESTURES[int(rng.integers(len(GESTURES)))]
    if rng.random() < excited:
        looks |= gesture
        if female and not looks["hat"]:
            looks["hat"] = "mob"
    size = scale_at(y) * float(rng.uniform(0.93, 1.07))
    seed = int(rng.integers(1 << 30))
    draw = woman if female else man
    draw(scene, x, y, size, flip, seed=seed, shadow=legs, upper_only=not legs and not female, **looks)


def small_one(scene: Scene, rng: np.random.Generator, x: float, y: float) -> None:
    """A child, on somebody's shoulders or on a box."""
    turn, flip = _heading(rng, x, y)
    child(
        scene,
        x,
        y,
        scale_at(y),
        flip,
        seed=int(rng.integers(1 << 30)),
        turn=turn,
        girl=bool(rng.random() < 0.4),
        arm_near=(150, 170),
        hat="cap",
    )
