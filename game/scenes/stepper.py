"""A number between two buttons: pressed, wheeled, stepped or typed. It must not know what it counts."""

from __future__ import annotations

from pygame import Surface

from game.stage import furniture, palette
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed, Point
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style
from game.stage.widgets import Chosen, Widget

NUMBER = Style(Face.CASLON_BOLD, 46, align="centre")
WORD = Style(Face.FELL, 34, align="centre")
SIGN = Style(Face.CASLON_BOLD, 46, align="centre")
LABEL = Style(Face.FELL_ITALIC, 28, palette.FADED)


class Stepper(Widget):
    """A whole number; with a word for none it may also be None, which lies below the lowest."""

    def __init__(
        self,
        name: str,
        box: Box,
        low: int,
        high: int,
        value: int | None,
        *,
        step: int = 1,
        none: str = "",
        label: str = "",
        enabled: bool = True,
        why: str = "",
    ) -> None:
        super().__init__(name, box, enabled=enabled, why=why)
        self.low = low
        self.high = high
        self.value = value
        self.step = step
        self.none = none
        self.label = label
        self._typed = 0

    def carry(self, old: Widget | None) -> Stepper:
        """Go on with the number that was being typed into an earlier form."""
        if isinstance(old, Stepper) and old.value == self.value:
            self._typed = old._typed
        return self

    def settle(self) -> None:
        """The next digit begins a new number."""
        self._typed = 0

    def takes(self, key: str) -> bool:
        """Left and right, plus and minus, Home and End, and digits."""
        return key in ("left", "right", "+", "-", "home", "end", "backspace") or key.isdecimal()

    def click(self, pos: Point, /) -> Chosen | None:
        """On one of its ends, a step that way."""
        end = min(self.box.h * 1.4, self.box.w / 3)
        if pos[0] < self.box.x + end:
            return self._by(-1)
        return self._by(1) if pos[0] >= self.box.right - end else None

    def wheel(self, steps: int, /) -> Chosen | None:
        """Away from the player is more."""
        return self._by(steps)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """A step, an end, or a digit."""
        key = pressed.key
        if key.isdecimal():
            return self._type(int(key))
        if key == "backspace":
            self._typed //= 10
            return self._set(self._typed) if self.low <= self._typed <= self.high else None
        if key in ("home", "end"):
            self._typed = 0
            return self._set(self.high if key == "end" else None if self.none else self.low)
        return self._by(-1 if key in ("left", "-") else 1)

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """A ticket with the number between minus and plus."""
        rect, box = look.frame.rect(self.box), self.box
        ink = furniture.ink(manner)
        end = min(box.h, box.w / 3)
        room = box.inset(end, box.h * 0.08)
        items = [(furniture.chip(look, rect.size, manner), rect.topleft)]
        for sign, x in (("−", box.x), ("+", box.right - end)):
            cell = look.frame.rect(Box(x, box.y, end, box.h))
            items.append(furniture.placed(look.type.fit(sign, SIGN.inked(ink), end, box.h), cell))
        if self.value is None:
            text = look.type.fit(self.none, WORD.inked(ink), room.w, room.h)
            return (*items, furniture.placed(text, look.frame.rect(room)))
        number = look.type.fit(str(self.value), NUMBER.inked(ink), room.w, room.h)
        if not self.label:
            return (*items, furniture.placed(number, look.frame.rect(room)))
        return (*items, *self._with_label(look, number, room))

    def _with_label(self, look: Look, number: Surface, room: Box) -> tuple[Item, ...]:
        """The number and after it what it counts, together in the middle."""
        word = look.type.fit(self.label, LABEL, room.w - number.get_width() / look.frame.k - 10, room.h)
        gap, area = look.frame.px(10), look.frame.rect(room)
        x = area.x + (area.w - number.get_width() - gap - word.get_width()) // 2
        foot = area.y + (area.h - word.get_height()) // 2 + look.frame.px(3)
        top = area.y + (area.h - number.get_height()) // 2
        return (number, (x, top)), (word, (x + number.get_width() + gap, foot))

    def _by(self, steps: int) -> Chosen | None:
        self._typed = 0
        if self.value is None:
            return self._set(self.low) if steps > 0 else None
        value = self.value + steps * self.step
        return self._set(None if self.none and value < self.low else max(self.low, min(self.high, value)))

    def _type(self, digit: int) -> Chosen | None:
        """A further digit if the number allows it, else the first of a new one."""
        longer = self._typed * 10 + digit
        number = longer if longer <= self.high else digit
        self._typed = number
        return self._set(number) if self.low <= number <= self.high else None

    def _set(self, value: int | None) -> Chosen | None:
        if value == self.value:
            return None
        self.value = value
        return Chosen(self.name, value)
