"""How one screen follows another: the old one parts like a curtain, is turned over like a sheet, or fades.

It is only seen: the new screen takes inputs at once. It must not know which screens they are.
"""

from __future__ import annotations

from typing import Literal

from pygame import Rect, Surface

from game.stage import easing
from game.stage.painter import Item

Manner = Literal["part", "over", "back", "fade"]

SECONDS: dict[Manner, float] = {"part": 0.45, "over": 0.28, "back": 0.28, "fade": 0.14}
MOST_COVERED = 6_000_000  # pixels of a screen that does not cut to the next
_FADES = 8  # times that a screen grows fainter: once a frame, and no frame shows it as the one before did


class Before:
    """A picture of the screen as it is, for when it has been left; the same serves again and again."""

    def __init__(self) -> None:
        self._picture: Surface | None = None

    def of(self, screen: Surface) -> Surface | None:
        """The picture; None of a screen that is so large that it would take too much room."""
        size = screen.get_size()
        if size[0] * size[1] > MOST_COVERED:
            return None
        if self._picture is None or self._picture.get_size() != size:
            self._picture = screen.copy()
        else:
            self._picture.blit(screen, (0, 0))
        return self._picture


class Curtain:
    """Covers the new screen with what was seen before, less and less."""

    def __init__(self) -> None:
        self._before: Surface | None = None
        self._manner: Manner = "fade"
        self._seconds = 0.0
        self._faded: tuple[int, Surface] | None = None

    @property
    def drawn(self) -> bool:
        """Whether the new screen is in full view."""
        return self._before is None

    def fall(self, before: Surface, manner: Manner) -> None:
        """Cover the screen with a picture of the one before."""
        self._before, self._manner, self._seconds, self._faded = before, manner, 0.0, None

    def lift(self) -> None:
        """Out of sight at once."""
        self._before = self._faded = None

    def advance(self, dt: float) -> None:
        """Let time pass."""
        if self._before is None:
            return
        self._seconds += dt
        if self._seconds >= SECONDS[self._manner]:
            self.lift()

    def items(self) -> list[Item]:
        """What still covers the new screen."""
        before = self._before
        if before is None:
            return []
        share = self._seconds / SECONDS[self._manner]
        if self._manner == "fade":
            return [(self._fainter(before, share), (0, 0))]
        gone, (w, h) = easing.ease_in_out(share), before.get_size()
        if self._manner == "part":
            half = w // 2
            left, right = (
                before.subsurface(Rect(0, 0, half, h)),
                before.subsurface(Rect(half, 0, w - half, h)),
            )
            way = round(half * gone)
            return [(left, (-way, 0)), (right, (half + way, 0))]
        way = round(w * gone)
        return [(before, (-way if self._manner == "over" else way, 0))]

    def _fainter(self, before: Surface, share: float) -> Surface:
        """The picture before, in one of a few faintnesses; never the same surface with another faintness."""
        step = round(share * _FADES)
        if self._faded is None or self._faded[0] != step:
            surface = before.subsurface(before.get_rect())  # the same pixels, in a faintness of its own
            surface.set_alpha(round(255 * (1 - (step + 0.5) / (_FADES + 1))))
            self._faded = step, surface
        return self._faded[1]
