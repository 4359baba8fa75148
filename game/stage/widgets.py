"""The widget set: buttons in five kinds, labels, pictures, and the controls. They lie on paper or baize.

It must not know what a button does; it only tells that it was chosen.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, TypeAlias

from game.stage import furniture
from game.stage.controls import Choice, Entry, Slider, Switch
from game.stage.geometry import Box
from game.stage.inputs import KeyPressed, Point
from game.stage.palette import FADED, Colour
from game.stage.text import Align, Face, Style
from game.stage.widget import Chosen, Widget

if TYPE_CHECKING:
    from game.stage.look import Look
    from game.stage.painter import Item

__all__ = ["Button", "Choice", "Chosen", "Entry", "Label", "Picture", "Slider", "Switch", "Widget", "level"]

_Named: TypeAlias = "Button | Slider | Choice | Switch | Entry"
Kind = Literal["ticket", "brass", "seal", "line", "icon"]

_FIST = "☞"
_POINTERS = ("‹", "›")
_LABEL = Style(Face.CASLON_BOLD, 36.0, align="centre")
_WORD = Style(Face.CASLON_BOLD, 30.0, align="centre")  # on a small ticket
_BORDERS, _BORDERS_SHARE = 24.0, 0.3  # what its rules take of its width: so much, or of its height
_WORD_SHARE, _LEAST_WORD = 0.66, 40.0  # of its height, and units at least, for its word
_SIGN_SHARE = 0.88  # of its height, for a sign, whose tail may hang low
_ROUND_A_LINE = 40.0  # beside the room for a fist at either end
_SIGN = Style(Face.CASLON_BOLD, 46.0, align="centre")
_LINE = Style(Face.CASLON_BOLD, 40.0, align="centre")
_HINT = Style(Face.FELL_ITALIC, 26.0, colour=FADED, align="right")
_MARGIN: dict[str, float] = {"ticket": 0.12, "brass": 0.18}  # of its height, above and below the words
_END = 0.6  # how much of a ticket's or plate's height is ornament at either end


class Button(Widget):
    """A thing to be pressed. `line` is a line on a playbill; an `icon`'s label may name a picture."""

    def __init__(
        self,
        name: str,
        box: Box,
        label: str,
        kind: Kind = "ticket",
        key_hint: str = "",
        *,
        enabled: bool = True,
        why: str = "",
    ) -> None:
        super().__init__(name, box, enabled=enabled, why=why)
        self.label = label
        self.kind = kind
        self.key_hint = key_hint
        self._share = 1.0

    def room(self) -> tuple[Style, float, float] | None:
        """How its words are set and the room they have, where they are set like those of its neighbours."""
        box = self.box
        if self.kind == "line":
            return _LINE, box.w - _ROUND_A_LINE - 2 * box.h, box.h
        if self.kind in ("ticket", "brass") and not self.key_hint:
            return _LABEL, box.w - 2 * box.h * _END, box.h * (1 - 2 * _MARGIN[self.kind])
        if self.kind == "icon" and self.label not in _POINTERS:
            return _WORD if len(self.label) > 1 else _SIGN, *self._word_room()
        return None

    def _word_room(self) -> tuple[float, float]:
        """The room that the rules of a small ticket leave its word, or a sign."""
        box = self.box
        single = len(self.label) == 1
        tall = box.h * _SIGN_SHARE if single else max(_LEAST_WORD, box.h * _WORD_SHARE)
        return box.w - max(_BORDERS, box.h * _BORDERS_SHARE), tall

    def shrink(self, share: float) -> None:
        """Set its words in so much of their full size: buttons that are alike have theirs in one size."""
        self._share = share

    def click(self, _pos: Point, /) -> Chosen | None:
        """Chosen."""
        return Chosen(self.name)

    def press(self, pressed: KeyPressed, /) -> Chosen | None:
        """Chosen by a fresh press; a key still held from before does nothing."""
        return None if pressed.repeat else Chosen(self.name)

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """The material with the words on it."""
        match self.kind:
            case "ticket" | "brass":
                return self._plate(look, manner)
            case "seal":
                return self._seal(look, manner)
            case "line":
                return self._line(look, manner)
            case "icon":
                return self._icon(look, manner)

    def _plate(self, look: Look, manner: str) -> tuple[Item, ...]:
        box = self.box
        plate = look.art.nine(f"{self.kind}_{manner}", box.w, box.h)
        inner = box.inset(box.h * _END, box.h * _MARGIN[self.kind])
        return (furniture.placed(plate, look.frame.rect(box)), *self._words(look, manner, inner))

    def _words(self, look: Look, manner: str, room: Box) -> tuple[Item, ...]:
        hint = self._hint(look, room) if self.key_hint else ()
        if hint:
            used = hint[0][0].get_width() / look.frame.k + 10
            room = Box(room.x, room.y, room.w - used, room.h)
        style = _LABEL.at(_LABEL.size * self._share).inked(furniture.ink(manner))
        text = look.type.fit(self.label, style, room.w, room.h)
        return (furniture.placed(text, look.frame.rect(room)), *hint)

    def _hint(self, look: Look, room: Box) -> tuple[Item, ...]:
        text = look.type.fit(self.key_hint, _HINT, room.w * 0.4, room.h)
        return (furniture.placed(text, look.frame.rect(room), "right"),)

    def _seal(self, look: Look, manner: str) -> tuple[Item, ...]:
        """Wax on paper; its words stand on a slip beside it, or below when there is more room there."""
        box = self.box
        side = min(box.w, box.h)
        wax = Box(box.x, box.y, side, side)
        picture = furniture.placed(look.art.picture(f"seal_{manner}", side, side), look.frame.rect(wax))
        if box.w >= side * 1.5:
            slip = Box(wax.cx, box.cy - side * 0.26, box.right - wax.cx, side * 0.52)
            room = Box(wax.right + 4, slip.y, slip.right - slip.h * _END - wax.right - 4, slip.h)
        elif box.h >= side * 1.2:
            slip = Box(box.x, wax.bottom, box.w, box.bottom - wax.bottom)
            room = slip.inset(slip.h * _END, slip.h * 0.12)
        else:
            return (picture,)
        paper = look.art.nine(f"ticket_{manner}", slip.w, slip.h)
        return (furniture.placed(paper, look.frame.rect(slip)), picture, *self._words(look, manner, room))

    def _line(self, look: Look, manner: str) -> tuple[Item, ...]:
        style = _LINE.at(_LINE.size * self._share).inked(furniture.ink(manner))
        rect = look.frame.rect(self.box)
        room = self.box.w - _ROUND_A_LINE - 2 * self.box.h
        text = look.type.fit(self.label, style, room, self.box.h)
        item = furniture.placed(text, rect)
        hint = self._hint(look, self.box) if self.key_hint else ()
        if manner in ("idle", "disabled"):
            return (item, *hint)
        fist = look.type.fit(_FIST, Style(Face.FELL, 44.0, style.colour), self.box.h, self.box.h)
        gap = look.frame.px(14)
        place = (item[1][0] - gap - fist.get_width(), rect.y + (rect.h - fist.get_height()) // 2)
        return (item, (fist, place), *hint)

    def _icon(self, look: Look, manner: str) -> tuple[Item, ...]:
        rect = look.frame.rect(self.box)
        card = furniture.chip(look, rect.size, manner)
        side = min(self.box.w, self.box.h) * 0.62
        colour = furniture.ink(manner)
        if self.label in _POINTERS:
            sign = furniture.pointer(look, look.frame.px(side * 0.6), colour, right=self.label == "›")
        elif self.label in look.art.names:
            sign = look.art.tinted(self.label, side, side, look.ink(colour))
        else:
            style = _WORD if len(self.label) > 1 else _SIGN
            style = style.at(style.size * self._share).inked(colour)
            sign = look.type.fit(self.label, style, *self._word_room())
        return (card, rect.topleft), furniture.placed(sign, rect)


def level(look: Look, widgets: Iterable[Widget]) -> None:
    """Set the words of buttons of one height in one size, the largest in which all of them fit.

    So are the names of controls.
    """
    alike: dict[tuple[float, Style], list[tuple[_Named, float]]] = {}
    for widget in widgets:
        if (
            not isinstance(widget, Button | Slider | Choice | Switch | Entry)
            or widget.label in look.art.names
        ):
            continue
        room = widget.room()
        if room is not None:
            style, w, h = room
            share = look.type.fitting(widget.label, style, w, h) / style.size
            alike.setdefault((widget.box.h, style), []).append((widget, share))
    for row in alike.values():
        least = min(share for _, share in row)
        for named, _ in row:
            named.shrink(least)


class Label(Widget):
    """Words: one line shrunk to fit its box, or else a paragraph."""

    focusable = False

    def __init__(self, box: Box, text: str, style: Style, fit: bool = True, *, name: str = "") -> None:
        super().__init__(name, box)
        self.text = text
        self.style = style
        self.fit = fit

    def draw(self, look: Look, _manner: str, /) -> tuple[Item, ...]:
        """The words, a line in the middle of the height and a paragraph from the top."""
        rect = look.frame.rect(self.box)
        align: Align = self.style.align
        if self.fit:
            line = look.type.fit(self.text, self.style, self.box.w, self.box.h)
            return (furniture.placed(line, rect, align),)
        block = look.type.block(self.text, self.style, self.box.w, self.box.h)
        return ((block, (rect.x, rect.y)),)


class Picture(Widget):
    """A picture filling its box; with a colour, a mask printed in it."""

    focusable = False

    def __init__(self, box: Box, art: str, colour: Colour | None = None, *, name: str = "") -> None:
        super().__init__(name, box)
        self.art = art
        self.colour = colour

    def draw(self, look: Look, _manner: str, /) -> tuple[Item, ...]:
        """The picture."""
        w, h = self.box.w, self.box.h
        if self.colour is None:
            surface = look.art.picture(self.art, w, h)
        else:
            surface = look.art.tinted(self.art, w, h, look.ink(self.colour))
        return (furniture.placed(surface, look.frame.rect(self.box)),)
