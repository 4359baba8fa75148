"""Words inside a picture: banners, boards and signs.

It must not know what they say.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Protocol

import numpy as np
import skia

from .fonts import CASLON_BOLD, FELL_ITALIC, face
from .geometry import Point, linear, rectangle, text_path, text_width, warp
from .noise import smooth
from .plate import BARE
from .scene import Scene

CLOTH, BOARD, POST = "#efe3c4", "#f6edd4", "#8a6a48"


class Slanted(Protocol):
    """A flat surface seen in perspective: `matrix` takes its own x, y, 1 to the scene."""

    matrix: np.ndarray


def fit_text(text: str, font: skia.Typeface, size: float, width: float, track: float = 0.0) -> float:
    """The largest size up to `size` at which the text is no longer than `width`; `track` is in ems."""
    return min(size, size * width / max(text_width(text, font, size, size * track), 1e-6))


def banner(
    scene: Scene,
    xa: float,
    ya: float,
    xb: float,
    yb: float,
    text: str,
    height: float = 54,
    wash: str = CLOTH,
    sag: float = 8,
    *,
    weight: float = 1.6,
    ink: str = "",
    phase: float = 0.0,
) -> None:
    """Painted cloth hung from (xa, ya) to (xb, yb), its upper corners; its letters bend with it.

    `sag` is how far it hangs through; `ink` paints the letters in a wash, outlined, instead of in black;
    `phase` (radians) shifts the folds, so that two banners do not wave alike.
    """
    width, tilt = xb - xa, yb - ya
    length = math.hypot(width, tilt)

    def place(u: float, v: float) -> Point:
        ripple = 0.045 * height * math.sin(u * 14 * length / 300 + v * 2 + phase)
        hang = sag * math.sin(math.pi * u) * (1 - 0.3 * v)
        swing = 0.055 * height * math.sin(v * 3 + phase)
        return xa + width * u + swing, ya + tilt * u + v * height + hang + ripple

    def folds(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        u = (x - xa) / width
        v = (y - ya - tilt * u) / height
        wave = np.sin(u * 14 * length / 300 + v * 0.8 + phase + 1.4)
        return 0.04 + 0.20 * smooth(0.1, 0.9, wave) + 0.10 * smooth(0.5, 1.0, v)

    us = np.linspace(0, 1, max(12, int(length / 8)))
    cloth = [place(float(u), 0) for u in us] + [place(float(u), 1) for u in us[::-1]]
    scene.fill(cloth, folds, hatch=84, pitch=0.8, wash=wash, outline=weight)
    font = face(CASLON_BOLD)
    size = fit_text(text, font, height * 0.66, length * 0.86, 0.09)
    flat = text_path(length / 2, 0, text, font, size, track=size * 0.09)
    middle = 0.5 + 0.33 * size / height
    letters = warp(flat, lambda x, y: place(x / length, middle + y / height), size / 24)
    if ink:
        scene.fill(letters, 0.1, kind=BARE, wash=ink, outline=weight * 0.5)
    else:
        scene.solid(letters)


def board(
    scene: Scene,
    x: float,
    y: float,
    w: float,
    h: float,
    lines: Sequence[str],
    *,
    wash: str = BOARD,
    post: float = 0.0,
    weight: float = 2.0,
) -> None:
    """A painted notice board with its upper left corner at (x, y): the first line large, others italic.

    `post` is how far two posts reach below it; none if 0.
    """
    for foot in (x + w * 0.14, x + w * 0.86) if post else ():
        thick = h * 0.06
        tone = linear(foot - thick, 0, 0.25, foot + thick, 0, 0.6)
        upright = rectangle(foot - thick, y - h * 0.1, foot + thick, y + h + post)
        scene.fill(upright, tone, hatch=88, wash=POST, outline=weight * 0.7)
    deep = h * 0.05
    side = [(x + w, y), (x + w + deep, y - deep * 0.7), (x + w + deep, y + h - deep * 0.6), (x + w, y + h)]
    scene.fill(side, 0.7, wash=POST, outline=weight * 0.5)
    scene.fill(rectangle(x, y, x + w, y + h), 0.0, kind=BARE, wash=wash, outline=weight)
    scene.contour(rectangle(x + deep, y + deep, x + w - deep, y + h - deep), weight * 0.5, swell=0.3)
    _stacked(scene, x + w / 2, y + deep, w * 0.86, h - 2 * deep, lines)


def _stacked(scene: Scene, x: float, y: float, w: float, h: float, lines: Sequence[str]) -> None:
    """Lines one under another in a box given by its upper middle."""
    heights = [1.0] + [0.42] * (len(lines) - 1)
    unit = h / (sum(heights) + 0.5)
    foot = y + 0.1 * unit
    for i, (text, height) in enumerate(zip(lines, heights, strict=True)):
        font, track = (face(FELL_ITALIC), 0.0) if i else (face(CASLON_BOLD), 0.05)
        foot += unit * height
        size = fit_text(text, font, unit * height * 0.98, w, track)
        scene.text(x, foot, text, font, size, track=size * track)


def quad_text(
    scene: Scene,
    surface: Slanted,
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    font: str = CASLON_BOLD,
    align: str = "centre",
    track: float = 0.05,
    width: float | None = None,
    wash: str = "",
    weight: float = 0.5,
) -> None:
    """Letters on a wall in perspective, in the wall's own units, standing on y.

    No longer than `width` if that is given; solid ink, or outlined in a wash. `track` is in ems.
    """
    if width is not None:
        size = fit_text(text, face(font), size, width, track)
    letters = text_path(x, y, text, face(font), size, align, size * track)
    letters.transform(skia.Matrix.MakeAll(*(float(value) for value in np.ravel(surface.matrix))))
    if wash:
        scene.fill(letters, 0.0, kind=BARE, wash=wash, outline=weight)
    else:
        scene.solid(letters)
