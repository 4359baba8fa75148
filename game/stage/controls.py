"""Widgets that hold a value: a slider, a choice of several, a switch. They are printed on paper.

It must not know what a value means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage import furniture
from game.stage.geometry import Box, whole
from game.stage.inputs import KeyPressed, Point
from game.stage.palette import FADED, INK
from game.stage.text import Face, Style
from game.stage.widget import ACTIVATING, CLEAR, Chosen, Widget

if TYPE_CHECKING:
    from game.stage.look import Look
    from game.stage.painter import Item

_LABEL_SHARE = 0.42
_NAME = Style(Face.FELL, 34.0)
_VALUE = Style(Face.CASLON_BOLD, 36.0, align="centre")
_KNOB = 0.78  # the knob's side as a share of the height
_PAGE = 5  # steps of a slider that Page Up and Page Down move it


class _Labelled(Widget):
    """A control with its name at the left, if it has one."""

    def __init__(self, name: str, box: Box, label: str, *, enabled: bool, why: str) -> None:
        super().__init__(name, box, enabled=enabled, why=why)
        self.label = label
        self.before = CLEAR if label else 0.0
        self.label_share = _LABEL_SHARE  # of the width; pages that have other controls in line leave it
        self._share = 1.0

    @property
    def body(self) -> Box:
        """What the name leaves."""
        used = self.box.w * self.label_share if self.label else 0.0
        return Box(self.box.x + used, self.box.y, self.box.w - used, self.box.h)

    def room(self) -> tuple[Style, float, float] | None:
        """How the name is set and the room it has; none without a name."""
        return (_NAME, self.box.w * self.label_share - 16, self.box.h) if self.label else None

    def shrink(self, share: float) -> None:
        """Set the name in so much of its full size: names that stand in line have one size."""
        self._share = share

    def name_items(self, look: Look, manner: str) -> tuple[Item, ...]:
        """The name."""
        place = self.room()
        if place is None:
            return ()
        style, w, h = place
        style = style.at(style.size * self._share).inked(furniture.ink(manner))
        room = Box(self.box.x, self.box.y, w, h)
        text = look.type.fit(self.label, style, room.w, room.h)
        return (furniture.placed(text, look.frame.rect(room), "left"),)


class Slider(_Labelled):
    """A number on a line: dragged, clicked, wheeled, stepped by keys, or with `digits` typed."""

    drags = True

    def __init__(
        self,
        name: str,
        box: Box,
        low: int,
        high: int,
        value: int,
        step: int = 1,
        label: str = "",
        *,
        digits: bool = False,
        enabled: bool = True,
        why: str = "",
    ) -> None:
        super().__init__(name, box, label, enabled=enabled, why=why)
        self.low = low
        self.high = high
        self.step = step
        self.value = value
        self.digits = digits
        self._typed = 0

    @property
    def track(self) -> Box:
        """The line on which the knob slides, between the ends of its travel."""
        body, h = self.body, self.box.h
        return Box(body.x + h * _KNOB / 2, body.y, max(1.0, body.w - 2.4 * h), h)

    def takes(self, key: str) -> bool:
        """Left, right, Home, End, the page keys, and digits where they are asked for."""
        stepping = key in ("left", "right", "home", "end", "pageup", "pagedown")
        return stepping or (self.digits and key.isdecimal())

    def grip(self, pos: Point, /) -> Chosen | None:
        """The knob goes to where the line is touched."""
        return self.drag(pos) if pos[0] >= self.body.x else None

    def drag(self, pos: Point, /) -> Chosen | None:
        """The knob follows."""
        share = (pos[0] - self.track.x) / self.track.w
        return self._set(self.low + whole(share * (self.high - self.low) / self.step) * self.step)

    def wheel(self, steps: int, /) -> Chosen | None:
        """Away from the player is more."""
        return self._set(self.value + steps * self.step)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """Step by a key."""
        key = pressed.key
        if key.isdecimal():
            return self._type(int(key))
        by = {"left": -1, "right": 1, "pagedown": -_PAGE, "pageup": _PAGE}
        if key in by:
            return self._set(self.value + by[key] * self.step)
        return self._set(self.low if key == "home" else self.high)

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """Name, line, knob, number."""
        frame, track = look.frame, self.track
        colour = FADED if manner == "disabled" else INK
        side = self.box.h * _KNOB
        line = furniture.bar(look, (frame.px(track.w + side), frame.px(4)), colour)
        share = (self.value - self.low) / (self.high - self.low) if self.high > self.low else 0.0
        knob = look.art.picture("counter_crown", side, side)
        at = frame.rect(Box.around(track.x + share * track.w, track.cy, side, side))
        return (
            *self.name_items(look, manner),
            furniture.placed(line, frame.rect(track)),
            (knob, at.topleft),
            *self.number_items(look, manner),
        )

    def number_items(self, look: Look, manner: str) -> tuple[Item, ...]:
        """The number, behind the line."""
        room = Box(self.box.right - 1.5 * self.box.h, self.box.y, 1.5 * self.box.h, self.box.h)
        number = look.type.fit(str(self.value), _VALUE.inked(furniture.ink(manner)), room.w, room.h)
        return (furniture.placed(number, look.frame.rect(room)),)

    def _type(self, digit: int) -> Chosen | None:
        """A further digit if the number allows it, else the first of a new one."""
        longer = self._typed * 10 + digit
        number = longer if longer <= self.high else digit
        chosen = self._set(number) if self.low <= number <= self.high else None
        self._typed = number
        return chosen

    def _set(self, value: int) -> Chosen | None:
        self._typed = 0
        value = max(self.low, min(self.high, value))
        if value == self.value:
            return None
        self.value = value
        return Chosen(self.name, value)


class Choice(_Labelled):
    """One of several words; the left half goes back, the right half on, round and round."""

    def __init__(
        self,
        name: str,
        box: Box,
        options: tuple[str, ...],
        index: int = 0,
        label: str = "",
        *,
        enabled: bool = True,
        why: str = "",
    ) -> None:
        super().__init__(name, box, label, enabled=enabled, why=why)
        self.options = options
        self.index = index

    def takes(self, key: str) -> bool:
        """Left, right, and Enter or Space for the next."""
        return key in ("left", "right", *ACTIVATING)

    def click(self, pos: Point, /) -> Chosen | None:
        """By halves; on the name, the next."""
        back = self.body.x <= pos[0] < self.body.cx
        return self._turn(-1 if back else 1)

    def wheel(self, steps: int, /) -> Chosen | None:
        """Away from the player is back."""
        return self._turn(-steps)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """Turn by a key; a held Enter does not spin it."""
        if pressed.repeat and pressed.key in ACTIVATING:
            return None
        return self._turn(-1 if pressed.key == "left" else 1)

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """Name, card, the word between two pointers."""
        body, frame = self.body, look.frame
        rect = frame.rect(body)
        colour = furniture.ink(manner)
        side = frame.px(body.h * 0.4)
        ends = frame.rect(body.inset(body.h * 0.25, 0))
        room = body.inset(body.h * 0.85, body.h * 0.1)
        style = look.type.alike(self.options, _VALUE, room.w, room.h).inked(colour)
        word = look.type.fit(self.options[self.index], style, room.w, room.h)
        return (
            *self.name_items(look, manner),
            (furniture.chip(look, rect.size, manner), rect.topleft),
            furniture.placed(furniture.pointer(look, side, colour, right=False), ends, "left"),
            furniture.placed(word, frame.rect(room)),
            furniture.placed(furniture.pointer(look, side, colour, right=True), ends, "right"),
        )

    def _turn(self, by: int) -> Chosen | None:
        if len(self.options) < 2:
            return None
        self.index = (self.index + by) % len(self.options)
        return Chosen(self.name, self.index)


class Switch(_Labelled):
    """On or off: a box with or without a tick."""

    def __init__(
        self, name: str, box: Box, on: bool, label: str = "", *, enabled: bool = True, why: str = ""
    ) -> None:
        super().__init__(name, box, label, enabled=enabled, why=why)
        self.on = on

    def click(self, _pos: Point, /) -> Chosen | None:
        """The other way."""
        return self._turn()

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """The other way, once a press."""
        return None if pressed.repeat else self._turn()

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """Name, box, tick."""
        body, frame = self.body, look.frame
        rect = frame.rect(Box(body.x, body.y, min(body.w, body.h), min(body.w, body.h)))
        card = (furniture.chip(look, rect.size, manner), rect.topleft)
        if not self.on:
            return (*self.name_items(look, manner), card)
        tick = furniture.tick(look, max(1, whole(rect.w * 0.7)), furniture.ink(manner))
        return (*self.name_items(look, manner), card, furniture.placed(tick, rect))

    def _turn(self) -> Chosen:
        self.on = not self.on
        return Chosen(self.name, self.on)


class Entry(_Labelled):
    """What has a page of its own: its name, and on a card how it is set now."""

    def __init__(
        self, name: str, box: Box, told: str, label: str = "", *, enabled: bool = True, why: str = ""
    ) -> None:
        super().__init__(name, box, label, enabled=enabled, why=why)
        self.told = told

    def click(self, _pos: Point, /) -> Chosen | None:
        """To its page."""
        return Chosen(self.name)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """Likewise, by a fresh press."""
        return None if pressed.repeat else Chosen(self.name)

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """Name, card, what is set."""
        body, frame = self.body, look.frame
        rect, room = frame.rect(body), body.inset(body.h * 0.3, body.h * 0.1)
        word = look.type.fit(self.told, _VALUE.inked(furniture.ink(manner)), room.w, room.h)
        return (
            *self.name_items(look, manner),
            (furniture.chip(look, rect.size, manner), rect.topleft),
            furniture.placed(word, frame.rect(room)),
        )
