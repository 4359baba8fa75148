"""Ships' boats under oars: a hull of planks, its crew's oars, the splash about it.

It must not know who sits in the boat; `Boat.seats` says where they may.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..engine.geometry import Frame, Points, limb, spline
from ..engine.scene import Scene
from .masses import blob
from .sea import foam

OAK = "#b08a52"


@dataclass(frozen=True)
class Boat:
    """A boat about 200 units long at scale 1, her bow toward +x, the waterline at y = 18."""

    frame: Frame
    seed: int

    @property
    def seats(self) -> Points:
        """Where rowers sit, from the stern on, in the scene."""
        return self.frame([(-66 + 27 * i, -4) for i in range(5)])

    @property
    def stern(self) -> tuple[float, float]:
        """Where the coxswain sits or an officer stands."""
        return self.frame.at(-84, -6)

    @property
    def bow(self) -> tuple[float, float]:
        """Where someone may stand in the bow."""
        return self.frame.at(78, -8)

    def inside(self, scene: Scene) -> None:
        """The far gunwale and the dark inside: draw before the crew."""
        ring = [(-98, -18, 1), (-40, -15), (30, -14), (104, -24, 1), (60, -2), (-60, -2)]
        scene.shape(self.frame(ring), 0.5, hatch=2, wash="#8a6a48", outline=1.0)

    def side(self, scene: Scene, *, wash: str = OAK, oars: int = 4, splash: bool = True) -> None:
        """The near side with its strakes and oars: draw after the crew."""
        frame = self.frame
        hull = [(-100, -16, 1), (-40, -8), (30, -7), (106, -22, 1), (97, 4), (74, 20), (-58, 20), (-86, 6)]
        scene.fill(frame(spline(hull, True, 2)), 0.22, puff=0.5, curve=0.6, hatch=2, wash=wash, outline=1.7)
        for drop in (7, 14):
            strake = [
                (-96 + drop, -16 + drop),
                (-40, -8 + drop),
                (30, -7 + drop),
                (100 - drop * 0.5, -20 + drop),
            ]
            scene.pen_line(frame(strake), 0.9, taper=0.1)
        for i in range(oars):
            x = -52 + 29 * i
            scene.fill(
                frame(limb([(x - 38, -34), (x + 26, 32)], [1.9, 1.9])), 0.1, wash="#ead3a0", outline=0.9
            )
            blade = [(x + 22, 25), (x + 27, 26), (x + 45, 43), (x + 41, 47), (x + 23, 31)]
            scene.fill(frame(blade), 0.1, hatch=40, wash="#ead3a0", outline=0.9)
        if splash:
            self._splash(scene, oars)

    def _splash(self, scene: Scene, oars: int) -> None:
        frame, scale = self.frame, self.frame.scale
        left, right = sorted((frame.at(-96, 19), frame.at(98, 19)))
        foam(
            scene,
            left[0],
            right[0],
            left[1],
            seed=self.seed,
            scale=0.55 * scale,
            slope=(right[1] - left[1]) / max(1, right[0] - left[0]),
        )
        rng = np.random.default_rng(self.seed)
        for i in range(oars):
            x, y = frame.at(-9 + 29 * i, 46)
            scene.fill(blob(rng, x, y, 9 * scale, 3 * scale, 8, 0.3), 0.0, soft=0.4)


def boat(x: float, y: float, scale: float = 1.0, flip: int = 1, *, seed: int, pitch: float = 0.0) -> Boat:
    """A boat about (x, y), heading right or (flip -1) left, her bow raised by `pitch` degrees."""
    return Boat(Frame(x, y, scale, -pitch * flip, flip), seed)
