"""Masts, yards, shrouds and stays of a square-rigged ship, and which sails are set on them.

It must not know hulls or flags; a mast is drawn in its own frame, its foot at (0, 0), the main truck at -372.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..engine.geometry import Frame, Point, limb, linear
from ..engine.scene import Scene
from .sails import between, clewed_sail, furled_sail, square_sail

SPAR, YARD, ROPE = "#cfa55c", "#8a6a3a", "#e2d0a4"
TOP, CROSSTREES, TRUCK = -168.0, -266.0, -372.0
"""Heights on a mast: the fighting top, the crosstrees, the truck."""
YARDS = ((-146.0, 70.0, 2.6), (-238.0, 52.0, 2.0), (-306.0, 36.0, 1.5), (-350.0, 24.0, 1.2))
"""Height, half length and half thickness of the course, topsail, topgallant and royal yards."""
FEET = ((-76.0, 70.0), (-147.0, 63.0), (-239.0, 47.0), (-307.0, 32.0))
"""Height and half breadth of the foot of each sail when set."""


@dataclass(frozen=True)
class MastPlan:
    """One mast: how its sails are set, from the course up, and how much of it still stands.

    Letters of `sails`: f full, a aback, c clewed up, u furled, s shot through, - no yard there.
    `stands` is the height at which it is shot away (negative), or None.
    """

    sails: str
    stands: float | None = None
    brace: float = 0.0
    """How far the yards tilt, in units at their ends."""


def mast(
    scene: Scene, frame: Frame, plan: MastPlan, *, rail: float, rng: np.random.Generator, royal: bool = True
) -> None:
    """A mast with shrouds, yards and sails; `rail` is the height of the ship's side beside it."""
    weight = min(1.0, 0.35 + 0.65 * frame.scale)
    cut = TRUCK if plan.stands is None else plan.stands
    _spars(scene, frame, cut, weight)
    if cut < TOP:
        _top(scene, frame, weight)
    if frame.scale > 0.22 and cut < TOP + 8:
        _shrouds(scene, frame, cut, rail, weight)
    for level in range(4 if royal else 3):
        letter = plan.sails[level] if level < len(plan.sails) else "-"
        if letter != "-" and YARDS[level][0] > cut:
            _sail_and_yard(scene, frame, level, letter, plan.brace, rng, weight)


def falling_topmast(
    scene: Scene, frame: Frame, height: float, lean: float, *, rng: np.random.Generator
) -> None:
    """The upper part of a mast shot away at `height`, coming down with its torn sail, `lean` degrees over."""
    piece, weight = frame.child(0, height, turn=lean), min(1.0, 0.35 + 0.65 * frame.scale)
    _trailing(scene, frame, piece, height, weight)
    square_sail(
        scene, piece, (-52, 52, -79), (-58, 42, -2), belly=-20, roach=20, tilt=4, reefs=2, shot=4, rng=rng
    )
    pole: list[Point] = [(-3.2, 6), (-2.2, -112), (2.0, -106), (2.8, -4)]
    scene.fill(piece(pole), 0.35, hatch=90 - lean, wash=SPAR, outline=0.85 * weight)
    yard: list[Point] = [(-58, -76), (0, -84), (58, -84), (0, -76)]
    scene.fill(piece(yard), 0.5, hatch=0, wash=YARD, outline=0.9 * weight)


def _trailing(scene: Scene, frame: Frame, piece: Frame, height: float, weight: float) -> None:
    """Shrouds and braces that still hold the falling piece to what stands, slack and bellying."""
    for start, end, sag in (
        (piece.at(0, -104), frame.at(-12, TOP), 26),
        (piece.at(0, -104), frame.at(13, TOP), 40),
        (piece.at(-56, -78), frame.at(-15, TOP), 22),
        (piece.at(56, -82), frame.at(16, TOP + 40), 46),
        (piece.at(0, -60), frame.at(-5, height + 18), 16),
    ):
        middle = between(start, end, 0.55)
        rope = limb([start, (middle[0], middle[1] + sag * frame.scale), end], [1.6 * weight] * 3)
        scene.fill(rope, 0.05, wash=ROPE, outline=0.5 * weight)


def _spars(scene: Scene, frame: Frame, cut: float, weight: float) -> None:
    for low, high, half in ((-52, -175, 4.6), (-160, -275, 3.1), (-262, TRUCK, 2.0)):
        if low < cut:
            continue
        top = max(high, cut)
        shape: list[Point] = [(-half, low), (-half * 0.75, top), (half * 0.75, top), (half, low)]
        if top == cut != TRUCK:
            shape[1:3] = [(-half * 0.8, top + 5), (-1, top - 9), (half * 0.3, top + 2), (half * 0.8, top - 5)]
        start, end = frame.at(-half, 0), frame.at(half, 0)
        shade = linear(start[0], 0, 0.1, end[0], 0, 0.55)
        scene.fill(frame(shape), shade, hatch=0, wash=SPAR, outline=0.85 * weight)


def _top(scene: Scene, frame: Frame, weight: float) -> None:
    """The fighting top, with a few men in it."""
    scene.fill(frame([(-15, TOP), (15, TOP), (13, TOP + 6), (-13, TOP + 6)]), 0.6, outline=0.8 * weight)
    if frame.scale > 0.65:
        for x in (-9, -3, 3, 9):
            man = [(-1.6, 0), (-1.3, -6), (0, -8.5), (1.3, -6), (1.6, 0)]
            scene.solid(frame([(x + mx, TOP + my) for mx, my in man]), 0.85)


def _shrouds(scene: Scene, frame: Frame, cut: float, rail: float, weight: float) -> None:
    feet = [-30 + 8.5 * i for i in range(6)]
    for x in feet:
        scene.line(frame([(0, TOP), (x, rail)]), 0.5 * weight, waver=0.15)
    if frame.scale > 0.5:
        for t in np.linspace(0.14, 0.97, 17):
            rung = [between((0, TOP), (feet[0], rail), t), between((0, TOP), (feet[-1], rail), t)]
            scene.line(frame(rung), 0.32 * weight, waver=0.15)
    if cut > CROSSTREES:
        return
    for x in (-12, -7, 7, 12):
        scene.line(frame([(0, CROSSTREES), (x, TOP)]), 0.4 * weight, waver=0.15)
    if frame.scale > 0.5:
        for t in np.linspace(0.2, 0.9, 8):
            rung = [between((0, CROSSTREES), (-12, TOP), t), between((0, CROSSTREES), (12, TOP), t)]
            scene.line(frame(rung), 0.28 * weight, waver=0.15)
    for x in (-44, -52):
        scene.line(frame([(0, CROSSTREES), (x, rail)]), 0.38 * weight, waver=0.15)


def _sail_and_yard(
    scene: Scene, frame: Frame, level: int, letter: str, brace: float, rng: np.random.Generator, weight: float
) -> None:
    height, half, thick = YARDS[level]
    foot_y, foot_half = FEET[level]
    head = (-half, half, height)
    tilt = 2.5 + brace
    belly, roach = (19, 16, 11, 8)[level], (9, 11, 8, 5)[level]
    ways = rng.uniform(0.8, 1.2), rng.uniform(-1.5, 1.5)
    if letter in "fas":
        square_sail(
            scene,
            frame,
            head,
            (-foot_half, foot_half, foot_y),
            belly=belly * ways[0] * (-0.7 if letter == "a" else 1),
            roach=roach,
            tilt=tilt + ways[1],
            seams=(10, 9, 7, 5)[level],
            reefs=(1, 2, 0, 0)[level],
            shot=int(rng.integers(2, 5)) if letter == "s" else 0,
            rng=rng,
        )
    elif letter == "c":
        clewed_sail(scene, frame, head, (foot_y - height) * 0.46 * ways[0])
    else:
        furled_sail(scene, frame, head, (9, 7, 5, 4)[level])
    ends = ((-half * 1.08, height + tilt), (half * 1.08, height - tilt))
    spar = [ends[0], (0, height - thick), ends[1], (0, height + thick)]
    scene.fill(frame(spar), 0.5, hatch=0, wash=YARD, outline=0.8 * weight)
    if frame.scale > 0.45:
        scene.line(frame([ends[0], (0, height - 24), ends[1]]), 0.3 * weight, waver=0.15)
