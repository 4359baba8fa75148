"""Wood-block figures: a drawing in SVG is cut, printed in black, and stencilled in flat colours.

In a drawing, `fill` is the stencil's colour and `stroke-width` the weight of the contour; class `black` is
a printed black area, `cut` pure ink, `line` a pen line that tapers, `blush` a soft dab of the brush.
It must not know whom a figure shows.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import cv2
import numpy as np
import skia

from .geometry import Points, polygon
from .noise import F32, noise, rgb, shrink
from .plate import Plate
from .press import BLACK

DRAWINGS = Path(__file__).resolve().parents[1] / "cards" / "drawings"
W, H = 560, 820
STOCK = "#F6ECD6"
_TAG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True, slots=True)
class Stroke:
    """One element of a drawing: its contours and how it is cut."""

    kind: str
    contours: tuple[Points, ...]
    colour: str
    weight: float
    amount: float

    def path(self) -> skia.Path:
        """All contours as one closed path."""
        whole = skia.Path()
        for points in self.contours:
            whole.addPath(polygon(points))
        return whole


def read(name: str) -> list[Stroke]:
    """The drawing called `name`, back to front."""
    root = ElementTree.parse(DRAWINGS / f"{name}.svg").getroot()
    return [_stroke(e) for e in root if e.tag in (f"{_TAG}path", f"{_TAG}circle")]


def _stroke(element: ElementTree.Element) -> Stroke:
    get = element.get
    if element.tag == f"{_TAG}circle":
        spot = (float(get("cx", "0")), float(get("cy", "0")))
        return Stroke(
            "blush", ([spot],), get("fill", ""), float(get("r", "0")), float(get("fill-opacity", "1"))
        )
    contours = []
    for part in get("d", "").split("M")[1:]:
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", part)]
        contours.append(list(zip(numbers[::2], numbers[1::2], strict=True)))
    weight, taper = float(get("stroke-width", "0")), float(get("data-taper", "0"))
    return Stroke(get("class", "shape"), tuple(contours), get("fill", ""), weight, taper)


class Woodcut:
    """A figure cut at the size it is printed: the black block, the stencils, and what it covers."""

    def __init__(self, strokes: list[Stroke], w: int, seed: int) -> None:
        large = w >= 400
        self._scale = w / W
        self._plate = Plate(W, H, w / W, 3 if large else 4, max(2.4, 6 * w / W), seed, 1.0 if large else 1.35)
        shape = self._plate.work_shape
        self._wash = np.ones((*shape, 3), F32)
        self._cover = np.zeros(shape, F32)
        for stroke in strokes:
            self._cut(stroke)

    def _cut(self, stroke: Stroke) -> None:
        if stroke.kind == "line":
            self._plate.line(stroke.contours[0], stroke.weight, stroke.amount)
        elif stroke.kind == "cut":
            self._plate.solid(stroke.path())
            self._stencil(stroke.path(), None)
        elif stroke.kind == "blush":
            self._blush(stroke)
        else:
            path, black = stroke.path(), stroke.kind == "black"
            self._stencil(path, np.ones(3, F32) if black else _thin(rgb(stroke.colour)))
            self._plate.fill(path, 0.94 if black else 0.0, outline=stroke.weight)

    def _stencil(self, path: skia.Path, colour: np.ndarray | None) -> None:
        found = self._plate.mask(path)
        if found is None:
            return
        where, m = found
        np.maximum(self._cover[where], m, out=self._cover[where])
        if colour is not None:
            self._wash[where] += (colour - self._wash[where]) * m[..., None]

    def _blush(self, dab: Stroke) -> None:
        k = self._plate.work_shape[1] / W
        (x, y), r = dab.contours[0][0], dab.weight * k
        x0, y0, reach = int(x * k), int(y * k), int(3 * r) + 1
        where = (slice(max(0, y0 - reach), y0 + reach), slice(max(0, x0 - reach), x0 + reach))
        yy, xx = np.mgrid[where].astype(F32)
        m = dab.amount * np.exp(-((xx - x * k) ** 2 + (yy - y * k) ** 2) / (r * 1.05) ** 2)
        self._wash[where] *= 1 - m[..., None] * (1 - rgb(dab.colour))

    def print(self, w: int, h: int, seed: int) -> np.ndarray:
        """The figure as an opaque cut-out: what is white in it is card stock. RGBA."""
        stencil = self._brushed(w, h, seed)
        ink = (self._plate.ink((w, h)) * _starved(w, h, seed))[..., None]
        cover = np.clip(shrink(self._cover, w, h), 0, 1)[..., None]
        printed = stencil * (1 - ink) + rgb(BLACK) * (0.85 + 0.15 * stencil) * ink
        print_ = np.clip((1 - printed.min(axis=2, keepdims=True) - 0.012) / 0.988, 0, 1)
        alpha = cover + (1 - cover) * print_
        loose = (printed - (1 - print_)) / np.maximum(print_, 0.004)
        colour = (cover * printed * rgb(STOCK) + (1 - cover) * print_ * loose) / np.maximum(alpha, 0.004)
        return np.dstack([np.clip(colour, 0, 1), alpha])

    def _brushed(self, w: int, h: int, seed: int) -> np.ndarray:
        """The flat colours, brushed through stencils a little out of register."""
        u = self._scale
        wash = shrink(self._wash, w, h)
        y, x = np.mgrid[0:h, 0:w].astype(F32)
        dx = -4.2 * u + noise(h, w, 80 * u, seed + 31, 2) * 3 * u
        dy = 2.6 * u + noise(h, w, 80 * u, seed + 32, 2) * 3 * u
        wash = cv2.remap(
            wash,
            (x + dx).astype(F32),
            (y + dy).astype(F32),
            cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_REPLICATE,
        )
        density = -np.log(np.clip(wash, 0.03, 1))
        brush = 0.13 * noise(h, w, 3.2 * u + 1, seed + 44, 2, 14) + 0.10 * noise(h, w, 60 * u, seed + 45, 2)
        return np.exp(-np.clip(density * (1 + brush[..., None]), 0, None))


def _thin(colour: np.ndarray) -> np.ndarray:
    """Washes are thin: the ink, not the colour, carries the dark."""
    luminance = float(colour @ np.array([0.3, 0.59, 0.11], F32))
    return colour if luminance >= 0.42 else 1 - (1 - colour) * (0.58 / (1 - luminance))


def _starved(w: int, h: int, seed: int) -> np.ndarray:
    salt = np.clip(noise(h, w, 1.3, seed + 71) - 0.75, 0, 1)
    return np.clip(0.96 + 0.05 * noise(h, w, 40, seed + 72, 2) - 0.5 * salt, 0, 1)
