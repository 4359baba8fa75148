"""The crowd before the hustings: a still picture first, then layers that drift apart, sway, and throw hats.

It must not know what the title page offers.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

import pygame
from pygame import Rect, Surface

from game.stage.geometry import whole
from game.stage.look import Look
from game.stage.painter import Item

STILL = "title_whole"
GROUND = ("title_sky", "title_far", "title_mid")  # they hardly move: one opaque picture
CROWD = ("title_hustings", "title_crowd_back", "title_crowd_front", "title_front")
HATS = ("hat_a", "hat_b", "hat_c")
HUSTINGS = 1024.0  # where in the scene their middle is
LOST_ABOVE = 0.42  # of the height that a very wide window cuts off, above: the canopy is to be seen
LEDGE = 96  # pixels of the table that are laid over the picture's lower edge, which sways
PERIOD = 26.0  # seconds in which everything drifts to one side and back
SWAY = {"title_crowd_back": (3.4, 2.0, 0.0), "title_crowd_front": (2.7, 3.0, 1.3)}  # seconds, units, phase
STEPS = 15.0  # a second: no eye sees a crowd sway more finely
TURNS = 48  # pictures of a hat that turns over once


@dataclass(frozen=True, slots=True)
class Toss:
    """A hat in the air: when in each round it is thrown, from where, how high, how far, and how it turns."""

    hat: str
    begins: float
    x: float
    y: float
    height: float
    reach: float
    turns: float


ROUND = 9.0  # seconds after which the same hats fly again
AIR = 1.9  # seconds that a hat is in the air
TOSSES = (
    Toss("hat_a", 0.6, 760, 760, 470, 90, 1.0),
    Toss("hat_c", 1.4, 1500, 780, 390, -120, -1.0),
    Toss("hat_b", 3.1, 480, 800, 430, 140, 1.0),
    Toss("hat_a", 4.4, 1190, 800, 520, -60, -2.0),
    Toss("hat_b", 4.9, 1660, 820, 360, 110, 1.0),
    Toss("hat_c", 6.6, 930, 790, 450, 130, 2.0),
)
"""In units of the scene, from its left edge; the playbill hides its right."""


class Election:
    """The picture behind the title for one look; layers are taken up one a call, so that no frame waits.

    It fills the window, or its upper part down to `foot` (in units) with the hustings in the middle; there
    the table lies below it.
    """

    def __init__(self, look: Look, foot: float | None = None) -> None:
        self._look = look
        self._window = look.frame.window
        w, h = self._window
        tall = h if foot is None else min(h, look.frame.point(0, foot)[1])
        self._area = Rect(0, 0, w, tall)
        scene = look.art.entry(STILL).size
        margin = max(look.art.entry(name).drift for name in CROWD)
        self._scale = max(w / (scene[0] - 2 * margin), tall / scene[1])
        spare = scene[0] - w / self._scale
        middle = scene[0] / 2 if foot is None else HUSTINGS
        self._left = max(float(margin), min(spare - margin, middle - w / self._scale / 2))
        self._top = (scene[1] - tall / self._scale) * (LOST_ABOVE if w > tall else 1.0)
        self._still: Surface | None = None
        self._ground = Surface(self._window)
        self._ledge: tuple[Item, ...] = ()
        if tall < h:
            self._lay_table(h - tall)
        self._laid = 0  # layers of the ground
        self._layers: list[tuple[str, Surface, tuple[int, int]]] = []
        self._hats: dict[str, tuple[Surface, ...]] = {}
        self._fetched = False  # once only: a picture that has been taken up need not be kept in the store
        self._at_hand = ""  # which source has been made ready, a frame before it is used
        self._seconds = 0.0

    def _lay_table(self, tall: int) -> None:
        """The table below the picture, its rim over the feet of the crowd."""
        look, (w, _) = self._look, self._window
        table = look.art.table((w, tall), look.frame)
        self._ground.blit(table, (0, self._area.bottom))
        ledge = table.subsurface((0, 0, w, min(tall, LEDGE))).copy()
        self._ledge = ((ledge, (0, self._area.bottom)),)

    @property
    def shown(self) -> bool:
        """Whether there is anything to see yet."""
        return self._still is not None

    @property
    def moves(self) -> bool:
        """Whether all layers are there."""
        return len(self._hats) == len(HATS)

    @property
    def background(self) -> Surface | None:
        """What is behind everything that moves; the whole picture until the layers are there."""
        return self._ground if self.moves else self._still

    def advance(self, dt: float) -> None:
        """Let time pass, or take up one more picture."""
        if self.moves:
            self._seconds += dt
        elif self._still is None:
            if self._look.art.fetched(STILL) and self._is_at_hand(STILL):
                self._still = self._cover(STILL)
        elif self._fetched or self._look.motion == "full":
            self._fetched = self._fetched or self._look.art.fetched(*GROUND, *CROWD, *HATS)
            if not self._fetched or not self._look.art.fetched(self._next):
                return  # it may have had to make room for others
            if self._is_at_hand(self._next):
                self._take_up()

    def _is_at_hand(self, name: str) -> bool:
        """Whether a source has been made ready, which is done a frame before it is used."""
        before, self._at_hand = self._at_hand, name
        if before != name:
            self._look.art.source(name)
        return before == name

    @property
    def _next(self) -> str:
        """What is to be taken up now."""
        return (*GROUND, *CROWD, *HATS)[self._laid + len(self._layers) + len(self._hats)]

    def _take_up(self) -> None:
        if self._laid < len(GROUND):
            at = whole(-self._left * self._scale), whole(-self._top * self._scale)
            self._ground.set_clip(self._area)
            self._ground.blit(self._scaled(GROUND[self._laid]), at)
            self._ground.set_clip(None)
            self._laid += 1
        elif len(self._layers) < len(CROWD):
            name = CROWD[len(self._layers)]
            layer = self._scaled(name)
            drawn = layer.get_bounding_rect()  # most of a layer is clear
            self._layers.append((name, layer.subsurface(drawn).copy(), drawn.topleft))
        else:
            name = HATS[len(self._hats)]
            self._hats[name] = _turning(self._scaled(name))

    # --- what is seen

    def items(self) -> list[Item]:
        """Everything that moves, back to front, hats between the crowd and its front row."""
        if not self.moves:
            return []
        now = int(self._seconds * STEPS) / STEPS
        placed = [self._placed(name, layer, at, now) for name, layer, at in self._layers]
        return [*placed[:-1], *self._flying(), placed[-1], *self._ledge]

    def _placed(self, name: str, layer: Surface, at: tuple[int, int], now: float) -> Item:
        drift = self._look.art.entry(name).drift * sin(2 * pi * now / PERIOD)
        period, reach, phase = SWAY.get(name, (1.0, 0.0, 0.0))
        sway = reach * cos(2 * pi * now / period + phase)
        x, y = (drift - self._left) * self._scale, (abs(reach) + sway - self._top) * self._scale
        return layer, (at[0] + whole(x), at[1] + whole(y))

    def _flying(self) -> list[Item]:
        found: list[Item] = []
        for toss in TOSSES:
            t = (self._seconds % ROUND - toss.begins) / AIR
            if 0.0 < t < 1.0:
                hat = self._hats[toss.hat][int(t * toss.turns * TURNS) % TURNS]
                x = (toss.x + toss.reach * t - self._left) * self._scale
                y = (toss.y - toss.height * 4 * t * (1 - t) - self._top) * self._scale
                found.append((hat, (whole(x) - hat.get_width() // 2, whole(y) - hat.get_height() // 2)))
        return found

    # --- taking up

    def _cover(self, name: str) -> Surface:
        """A picture of the whole scene over its part of the window, cut where that has another shape."""
        source, (w, h) = self._look.art.source(name), self._area.size
        cut = Rect(whole(self._left), whole(self._top), whole(w / self._scale), whole(h / self._scale))
        picture = pygame.transform.smoothscale(source.subsurface(cut.clip(source.get_rect())), (w, h))
        whole_window = self._ground.copy()
        whole_window.blit(picture, (0, 0))
        return whole_window

    def _scaled(self, name: str) -> Surface:
        source = self._look.art.source(name)
        size = (
            max(1, whole(source.get_width() * self._scale)),
            max(1, whole(source.get_height() * self._scale)),
        )
        return source if size == source.get_size() else pygame.transform.smoothscale(source, size)


def _turning(hat: Surface) -> tuple[Surface, ...]:
    """A hat turned over once."""
    return tuple([pygame.transform.rotozoom(hat, 360 * i / TURNS, 1.0) for i in range(TURNS)])
