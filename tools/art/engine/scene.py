"""A scene cut in copper and coloured by hand: a plate whose shapes also carry watercolour.

It must not know what the scene shows.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .geometry import Field
from .noise import F32, noise, rgb, shrink
from .plate import Place, Plate, Shape
from .watercolour import slipped, stain, thin

INK = "#261C16"
SCALES = (0.197, 0.417, 1.0)
PITCHES = (2.3, 2.8, 4.2)
PENS = (1.75, 1.08, 1.0)
"""How plates are cut for their size: at so many px a unit, the distance of lines in px, and the pen."""
TEMPER = ((0.2, 0.55), (0.30, 0.0))
"""Small plates are cut lighter, or their heavy pen closes up the darks."""


class Scene(Plate):
    """A coloured plate; a shape without a wash is bare paper.

    `wash` holds the colours laid so far as transmitted light, `cover` how far anything was drawn at all,
    which is the alpha of a layer. Both are worked at `k` px a unit, as `tone` and `lines` are.
    """

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how)
        self.wash = np.ones((*self.work_shape, 3), F32)
        self.cover = np.zeros(self.work_shape, F32)

    @classmethod
    def at_width(cls, width: int, seed: int, w: float = 1200, h: float = 900) -> Scene:
        """A scene of `w` by `h` units cut for a print `width` px wide."""
        scale = width / w
        pitch, pen = float(np.interp(scale, SCALES, PITCHES)), float(np.interp(scale, SCALES, PENS))
        scene = cls(w, h, scale, 4 if scale < 0.35 else 3 if scale < 0.7 else 2, pitch, seed, pen)
        scene.temper = float(np.interp(scale, *TEMPER))
        return scene

    def fill(
        self,
        shape: Shape,
        tone: float | Field = 0.2,
        *,
        wash: str = "",
        wash_fade: Field | None = None,
        blend: str = "over",
        **how: Any,
    ) -> tuple[Place, np.ndarray] | None:
        """Cut a shape as on any plate, and lay its wash (#rrggbb), as strong as `wash_fade` says (0 to 1)."""
        found = super().fill(shape, tone, blend=blend, **how)
        if found is None:
            return None
        where, m = found
        if blend == "over":
            np.maximum(self.cover[where], m, out=self.cover[where])
        if wash or blend == "over":
            colour = thin(wash, self.fade)
            if wash_fade is not None:
                colour = 1 - (1 - colour) * np.clip(wash_fade(*self.grid(where)), 0, 1)[..., None]
            self.wash[where] += (colour - self.wash[where]) * m[..., None]
        return found

    def solid(self, shape: Shape, amount: float = 1.0) -> tuple[Place, np.ndarray] | None:
        """Pure ink; returns what it covered."""
        found = super().solid(shape, amount)
        if found is not None:
            where, m = found
            np.maximum(self.cover[where], m, out=self.cover[where])
        return found

    def tint(self, shape: Shape, colour: str, amount: float | Field = 1.0, soft: float = 0.0) -> None:
        """Watercolour only: lay a transparent wash over what is there and leave the ink alone."""
        found = self.soft_mask(shape, soft)
        if found is not None:
            where, m = found
            m = m * (np.clip(amount(*self.grid(where)), 0, 1) if callable(amount) else F32(amount))
            self.wash[where] *= 1 - m[..., None] * (1 - rgb(colour))

    def burnish(self, shape: Shape, amount: float = 1.0, soft: float = 10.0) -> None:
        """Scrape tone, line and most of the colour off the plate: mist, glare, worn places."""
        found = self.soft_mask(shape, soft)
        if found is not None:
            where, m = found
            m = m * F32(amount)
            self.tone[where] *= 1 - m
            self.lines[where] *= 1 - np.clip(m * 1.2, 0, 1)
            self.wash[where] += (1 - self.wash[where]) * m[..., None] * 0.8

    def alpha(self) -> np.ndarray:
        """How far the print is covered by what was drawn, 0..1, at output size."""
        return np.clip(shrink(self.cover, *self.size), 0, 1)

    def print(self, paper: np.ndarray, colour: float = 1.0, register: float = 1.5) -> np.ndarray:
        """The finished print on RGB paper; see `prints`."""
        return self.prints(paper, (colour,), register)[0]

    def prints(
        self, paper: np.ndarray, colours: tuple[float, ...] = (1.0, 0.0), register: float = 1.5
    ) -> list[np.ndarray]:
        """Several prints from one cutting, RGB: colour 1 is fully coloured, 0 the black proof.

        `register` is by how many units the colours slip.
        """
        h, w = paper.shape[:2]
        ink = self.ink((w, h))
        ink = (np.clip(ink * (0.95 + 0.09 * noise(h, w, 120 * self.scale, self.seed + 51, 2)), 0, 1))[
            ..., None
        ]
        film = 1 - 0.03 * (1 + 0.6 * noise(h, w, 200 * self.scale, self.seed + 52, 2))
        wash = slipped(shrink(self.wash, w, h), self.scale, self.seed, register)
        pulled = []
        for colour in colours:
            sheet = stain(paper, wash, self.scale, self.seed, colour) if colour else paper
            sheet = sheet * film[..., None]
            pulled.append(np.clip(sheet * (1 - ink) + rgb(INK) * (0.8 + 0.2 * sheet) * ink, 0, 1))
        return pulled
