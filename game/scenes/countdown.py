"""Nobody seems to be there any more: a candle burns down, and whatever is touched puts it out.

It must not know how long nobody has been there, nor what happens when it has burnt down.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Literal

from pygame import Rect

from game.content.kiosk_words import Countdown as Words
from game.scenes.kit import Kit
from game.scenes.overlay import HEADING, Page, middle_box, print_corners
from game.scenes.sheet import Sheet
from game.stage import furniture, palette
from game.stage.flicker import STILL, flicker
from game.stage.geometry import Box
from game.stage.inputs import (
    Input,
    KeyPressed,
    KeyReleased,
    PointerPressed,
    PointerReleased,
    TextTyped,
    Wheeled,
)
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.scene import Pop, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

Taken = Literal["government", "battle", ""]

BUTTON = 96.0
NUMBER = Style(Face.CASLON_BOLD, 230, palette.RED, align="centre", scales=False)
UNIT = Style(Face.FELL_ITALIC, 44, palette.INK, align="centre")
EXPLAINED = Style(Face.CASLON, 36, palette.INK, align="centre")
STICK, FLAME = "candle", "candle_flame"
SHAPE = 150 / 330  # of the stick's picture, wide to high
WAX_TOP, WAX_FOOT = 18 / 330, 188 / 330  # where on it the wax begins and ends
STUMP = 0.1  # of the wax is left at the end
FLAME_SHARE = 0.34  # of the stick's height is the flame's
MOVING = ("tab", "left", "right", "up", "down")  # keys that only choose between the buttons
MOST_GROWN = 1.6  # times as tall is the word below the number for larger text
KEY_PATIENCE, HAND_PATIENCE = 0.4, 3.0  # seconds that a release is waited for


@dataclass(frozen=True, slots=True)
class Countdown:
    """What runs, and what ends it."""

    left: Callable[[], float]  # seconds
    whole: float  # seconds in all
    running: Callable[[], bool]
    stay: Callable[[], None]
    take_over: Callable[[], None]
    taken: Taken  # what the next visitor could take over; empty: nothing


class CountdownScene(Page):
    """A question over whatever was left. What answers it presses nothing, there or below."""

    def __init__(self, kit: Kit, countdown: Countdown) -> None:
        super().__init__(kit)
        self._countdown = countdown
        self._patience: float | None = None  # while the release of what answered is waited for
        self._burnt = 0.0

    @property
    def whole(self) -> bool:
        """Whether the candle's pictures are there."""
        return self._look is not None and self._look.art.fetched(STICK, FLAME)

    # --- what answers it

    def handle(self, entry: Input) -> Transition | None:
        """The second button by a click or by keys; everything else is: somebody is there."""
        if self._patience is not None:
            return Pop() if isinstance(entry, KeyReleased | PointerReleased) else None
        match entry:
            case KeyPressed(repeat=True):
                return None
            case KeyPressed(key) if key in MOVING:
                self.form.handle(entry)
            case KeyPressed() if self.form.focused == "take over" and entry.key in ("enter", "space"):
                self._countdown.take_over()
                self._patience = KEY_PATIENCE
            case KeyPressed():
                self._stay(KEY_PATIENCE)
            case PointerPressed():
                self.form.handle(entry)
                if entry.button != 1 or self.form.hot != "take over":
                    self._stay(HAND_PATIENCE)
            case PointerReleased():
                chosen = self.form.handle(entry)
                return self.chosen(chosen) if chosen is not None else self._pop_if_answered()
            case TextTyped() | Wheeled():
                self._countdown.stay()
                return Pop()
            case _:
                self.form.handle(entry)
        return None

    def chosen(self, chosen: Chosen, /) -> Transition | None:
        """A button was pressed and released."""
        if chosen.name == "take over":
            self._countdown.take_over()
        else:
            self._countdown.stay()
        return Pop()

    def _stay(self, patience: float) -> None:
        self.kit.play("click")
        self._countdown.stay()
        self._patience = patience

    def _pop_if_answered(self) -> Transition | None:
        """A press that began on the second button and ended beside it."""
        self._countdown.stay()
        return Pop()

    def update(self, dt: float, /) -> Transition | None:
        """Burn; go where the release does not come, or where the countdown was ended elsewhere."""
        self._burnt += dt
        if self._patience is not None:
            self._patience -= dt
            return Pop() if self._patience <= 0 else None
        held = any(widget.held for widget in self.form.widgets)
        return Pop() if not self._countdown.running() and not held else super().update(dt)

    # --- what is seen

    def widgets(self, look: Look) -> list[Widget]:
        """To stay; and to take over what was left, where there is something."""
        foot = _foot(look)
        taken = self._countdown.taken
        if not taken:
            return [
                Button("stay", Box.around(foot.cx, foot.cy, min(foot.w, 620), foot.h), Words.STAY, "brass")
            ]
        stay, over = foot.column(2, 22) if look.frame.upright else foot.shared((5, 6), 26)
        return [Button("stay", stay, Words.STAY, "brass"), Button("take over", over, Words.TAKE_OVER[taken])]

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The question, and what will happen."""
        box = _sheet(look)
        sheet = Sheet(look, box)
        print_corners(sheet)
        heading = Box(box.x + 110, box.y + 44, box.w - 220, 104)
        sheet.text(Words.HEADING[self._countdown.taken], HEADING.at(86).inked(palette.RED), heading)
        sheet.tinted("rule", Box.around(box.cx, box.y + 168, 420, 26), palette.INK)
        room = _room(look)
        explained = Box(room.x, room.bottom - 130, room.w, 130)
        sheet.block_middle(Words.EXPLAINED, EXPLAINED, explained)
        return (sheet.item,)

    def draw(self, canvas: Canvas, alpha: float, /) -> None:
        """The page, the candle, and the seconds."""
        super().draw(canvas, alpha)
        assert self._look is not None
        canvas.live(self._candle(self._look))
        canvas.live(self._seconds(self._look))

    def _seconds(self, look: Look) -> tuple[Item, ...]:
        place = _number(look)
        left = ceil(self._countdown.left())
        number = look.type.fit(str(left), NUMBER, place.w, place.h)
        tall = 60 * min(MOST_GROWN, look.type.text_scale)
        word = look.type.fit(Words.SECOND if left == 1 else Words.SECONDS, UNIT, place.w, tall)
        below = Box(place.x, place.bottom, place.w, tall - 4)
        return (
            furniture.placed(number, look.frame.rect(place)),
            furniture.placed(word, look.frame.rect(below)),
        )

    def _candle(self, look: Look) -> tuple[Item, ...]:
        """The stick, on it what is left of the wax, and on that the flame."""
        if not look.art.fetched(STICK, FLAME):
            return ()
        place = _candle_box(look)
        stick = look.art.picture(STICK, place.w, place.h)
        w, h = stick.get_size()
        top, foot = round(h * WAX_TOP), round(h * WAX_FOOT)
        share = min(1.0, max(0.0, self._countdown.left() / self._countdown.whole))
        burnt = round((foot - top) * (1 - STUMP) * (1 - share))
        x, y = look.frame.point(place.x, place.y)
        wax = stick.subsurface(Rect(0, 0, w, foot - burnt))
        holder = stick.subsurface(Rect(0, foot, w, h - foot))
        shown = STILL if look.motion == "reduced" else flicker(self._burnt)
        flames = look.art.frames(FLAME, place.h * FLAME_SHARE)
        flame = flames[min(int((shown.lean + 1) / 2 * len(flames)), len(flames) - 1)]
        wick = (x + w // 2 - flame.get_width() // 2, y + burnt + top // 2 - flame.get_height())
        return ((wax, (x, y + burnt)), (holder, (x, y + foot)), (flame, wick))


def _sheet(look: Look) -> Box:
    return middle_box(look, 1180, 1040 if look.frame.upright else 930)


def _foot(look: Look) -> Box:
    box = _sheet(look)
    tall = 2 * BUTTON + 22 if look.frame.upright else BUTTON
    return Box(box.x + 70, box.bottom - 60 - tall, box.w - 140, tall)


def _room(look: Look) -> Box:
    """Between the rule and the buttons."""
    box = _sheet(look)
    return Box(box.x + 90, box.y + 196, box.w - 180, _foot(look).y - 24 - box.y - 196)


def _candle_box(look: Look) -> Box:
    """The stick; its flame is above it."""
    room = _room(look)
    height = room.h - 130 - 96
    return Box(room.cx - 90 - height * SHAPE, room.y + 84, height * SHAPE, height)


def _number(look: Look) -> Box:
    room = _room(look)
    return Box(room.cx - 30, room.y + 34, min(360.0, room.w / 2), 190)
