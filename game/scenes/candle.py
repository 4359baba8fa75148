"""A candle that flickers in its stick and lights what is about it. It must not know what that is.

For pages that live at rest, such as the title. Nothing is made anew while it burns: flame and light are
prepared in a few degrees, and `items` changes at most `RATE` times a second.
"""

from __future__ import annotations

from pygame import Rect, Surface
from pygame import draw as drawing
from pygame.transform import smoothscale

from game.stage.flicker import STILL, Flicker, flicker
from game.stage.look import Look
from game.stage.painter import Item

STICK, FLAME = "candle", "candle_flame"
SHAPE = 150 / 330  # of the stick's picture, wide to high
FLAME_SHARE = 0.34  # of the stick's height is the flame's
WICK = 0.03  # how far below the stick's upper edge, as a share of its height, the flame sits
REACH = 1.3  # of the light, in heights of the stick
DEGREES = 5  # of light
LIGHT = (255, 202, 120)
STRONGEST, WEAKEST = 92, 58  # of 255, in the middle
RINGS = 48


class Candle:
    """One candle for one look; its foot stands on a point, given in units, and it is so many units high."""

    def __init__(self, look: Look, foot: tuple[float, float], height: float, number: int = 0) -> None:
        self._look = look
        self._foot = foot
        self._height = height
        self._number = number
        self._seconds = 0.0
        self._light: list[Surface] = []

    @property
    def ready(self) -> bool:
        """Whether its pictures are there; they are fetched by a thread, and taken up one a call."""
        if len(self._light) == DEGREES:
            return True
        if self._look.art.fetched(STICK, FLAME):
            self._light.append(self._lit(len(self._light)))
        return False

    @property
    def shown(self) -> Flicker:
        """How the flame is just now; it stands still where motion is reduced."""
        return STILL if self._look.motion == "reduced" else flicker(self._seconds, self._number)

    def advance(self, dt: float) -> None:
        """Let it burn."""
        self._seconds += dt

    def items(self) -> tuple[Item, ...]:
        """Its light upon what was drawn before, the stick, and the flame; nothing until it is ready."""
        if not self.ready:
            return ()
        look, (x, y), now = self._look, self._foot, self.shown
        stick = look.art.picture(STICK, self._height * SHAPE, self._height)
        flames = look.art.frames(FLAME, self._height * FLAME_SHARE)
        flame = flames[min(int((now.lean + 1) / 2 * len(flames)), len(flames) - 1)]
        light = self._light[min(int(now.light * DEGREES), DEGREES - 1)]
        top = y - self._height * (1 - WICK)
        px, py = look.frame.point(x, top)
        foot_x, foot_y = look.frame.point(x, y)
        middle = py - flame.get_height() // 3
        return (
            (stick, (foot_x - stick.get_width() // 2, foot_y - stick.get_height())),
            (flame, (px - flame.get_width() // 2, py - flame.get_height())),
            (light, (px - light.get_width() // 2, middle - light.get_height() // 2)),
        )

    def _lit(self, degree: int) -> Surface:
        """The pool of light in one degree, which candles of one height share."""
        side = self._look.frame.px(2 * REACH * self._height)
        return self._look.art.kept((LIGHT, degree, side), lambda: _pool(degree, side))


def _pool(degree: int, side: int) -> Surface:
    """Rings that grow fainter outwards, drawn small; so many pixels wide and high."""
    size = 2 * RINGS
    small = Surface((size, size)).convert_alpha()
    small.fill((*LIGHT, 0))
    strength = WEAKEST + (STRONGEST - WEAKEST) * degree / (DEGREES - 1)
    for ring in range(RINGS, 0, -1):
        alpha = round(strength * (1 - ring / RINGS) ** 1.7)
        drawing.ellipse(small, (*LIGHT, alpha), Rect(RINGS - ring, RINGS - ring, 2 * ring, 2 * ring))
    return smoothscale(small, (side, side))
