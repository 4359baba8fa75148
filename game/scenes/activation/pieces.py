"""The things on the battle's table that are pressed: the great plate, ways of acting, counters, pips.

They tell that they were chosen; what may be chosen is decided elsewhere.
"""

from __future__ import annotations

import re
from typing import Literal

import pygame
from pygame import Surface

from game.content import battle_table_words as words
from game.engine.activation.model import Colour, Role, Unit
from game.scenes.activation.panels import ink_of
from game.scenes.sheet import Sheet
from game.scenes.spot import Spot
from game.stage import furniture, palette
from game.stage.geometry import Box
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.text import Face, Style
from game.stage.widgets import Button

Standing = Literal["ready", "acted", "closed", "lost"]

PLATE = Style(Face.CASLON_BOLD, 54, palette.INK, align="centre")
ROLE = Style(Face.CASLON_BOLD, 36, palette.INK, align="centre", leading=0.86)
LABEL = Style(Face.CASLON, 27, palette.INK, align="centre", leading=0.86)
KEY = Style(Face.CASLON_BOLD, 26, palette.FADED, scales=False)
LABEL_H, TALL_LABEL_H = 64.0, 86.0  # of the slip with a unit's name; for two lines, or for three;
LOW_LABEL_H, LOW_COUNTER = 56.0, 150.0  # where counters are so low that their pictures want the room
SLENDER = 150.0  # a counter so narrow has names in three lines, if it is tall
TALL_COUNTER = 170.0
LEAST_LABEL = 24.0  # names that are no smaller on one line stand on one
HARDLY = 0.95  # of that all may be for the sake of one, else only the one is smaller
FILLED = 0.83  # how much of the height of a lead counter's picture the counter fills
BASE = 0.965  # where in it the base ends
ROUNDELS = {
    Role.ARTILLERY: "arm_artillery",
    Role.MACHINE_GUN: "arm_machine_gun",
    Role.OTHER: "arm_infantry",
}


_NUMBER = re.compile(r" (?=\d+$)")
PLATE_END = 0.53  # how much of its height are the screws and their margin at either end
PLATE_CLEAR = 20.0  # units, so that large words do not touch the brass
ONE_LINE = 0.72  # of their full size: words that must be smaller to stand in one line stand in two


class Plate(Button):
    """The great brass plate that turns the next card."""

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """Brass with large letters."""
        rect = look.frame.rect(self.box)
        brass = look.art.nine(f"brass_{manner}", self.box.w, self.box.h)
        room = self.box.inset(self.box.h * PLATE_END, self.box.h * 0.15)
        style = PLATE.inked(furniture.ink(manner))
        if room.w >= look.type.measure(self.label, style)[0] * ONE_LINE:
            text = look.type.fit(self.label, style, room.w - PLATE_CLEAR, room.h)
        else:
            text = look.type.block(self.label, style, room.w, room.h)
        return furniture.placed(brass, rect), furniture.placed(text, look.frame.rect(room))


class RoleTab(Spot):
    """One way of acting; `current` is that in which units act now. `tabs` are the places of all of them."""

    def __init__(
        self, role: Role, tabs: dict[Role, Box], *, current: bool, key: str, enabled: bool, why: str
    ) -> None:
        super().__init__(f"role {role}", tabs[role], enabled=enabled, why=why)
        self.role = role
        self.tabs = tabs
        self.current = current
        self.key = key

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """A ticket with the arm's roundel, struck through where it is shut."""
        rect = look.frame.rect(self.box)
        chip = furniture.chip(look, rect.size, "hot" if self.current and manner == "idle" else manner)
        sheet = Sheet(look, self.box, "none")
        roundel, room = _parts_of_tab(self.box)
        sheet.picture(_print_for(look, ROUNDELS[self.role], roundel.w), roundel)
        colour = palette.RED if self.current and manner == "idle" else furniture.ink(manner)
        sheet.block_middle(words.ACTING[self.role], self._style(look).inked(colour), room)
        if manner == "disabled":
            ends = sheet.point(roundel.x, roundel.bottom), sheet.point(roundel.right, roundel.y)
            pygame.draw.line(sheet.surface, palette.CARD, *ends, sheet.px(9))
            pygame.draw.line(sheet.surface, palette.INK, *ends, sheet.px(4))
        return (chip, rect.topleft), sheet.item

    def _style(self, look: Look) -> Style:
        """The largest in which the words of all tabs fit theirs."""
        rooms = [(words.ACTING[role], _parts_of_tab(box)[1]) for role, box in self.tabs.items()]
        found = [look.type.alike([word], ROLE, room.w, room.h, lines=2).size for word, room in rooms]
        return ROLE.at(min(found, default=ROLE.size))


def _parts_of_tab(box: Box) -> tuple[Box, Box]:
    """The roundel of a way of acting, and the room for its words."""
    side = min(56.0, box.h - 16, box.w * 0.25)
    inner = box.inset(11, 5)
    roundel = Box(inner.x, inner.cy - side / 2, side, side)
    return roundel, Box(roundel.right + 6, inner.y, inner.right - roundel.right - 6, inner.h)


class UnitCounter(Spot):
    """A unit of a roster as a lead counter with its name; `names` are those on all that are shown."""

    def __init__(
        self,
        number: int,
        box: Box,
        unit: Unit,
        colour: Colour,
        standing: Standing,
        key: str = "",
        why: str = "",
        *,
        names: tuple[str, ...],
    ) -> None:
        super().__init__(f"unit {number}", box, enabled=standing in ("ready", "acted"), why=why)
        self.unit = unit
        self.names = names
        self.colour = colour
        self.standing = standing
        self.key = key

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """The stand, its name on a slip before it, a tick when it has acted."""
        label = self._label
        slip = Sheet(look, label, "card")
        ink = furniture.ink("disabled" if self.standing != "ready" else manner)
        room = _words_of(label)
        style = self.lettering(look).inked(ink)
        slip.paste(look.type.block(_held(self.unit.name), style, room.w, room.h), room)
        if manner in ("hot", "pressed"):
            slip.frame(label.inset(2), palette.RED, 4)
        sheet = Sheet(look, self.box, "none")
        place = self._place()
        sheet.paste(self._lead(look, place), place)
        if self.key:
            tag = Box(self.box.x, self.box.y, 36, 36)
            sheet.surface.blit(furniture.chip(look, sheet.rect(tag).size, "disabled"), sheet.rect(tag))
            sheet.text(self.key, KEY, tag)
        if self.standing == "acted":
            self._tick(sheet, place)
        return (slip.item, sheet.item)

    def lettering(self, look: Look) -> Style:
        """One size for all names: each in one line if that is not too small, else in as many as it needs.

        A name too long for any good size does not make the others small, only itself.
        """
        names, room = tuple(map(_held, self.names)), _words_of(self._label)
        line = look.type.alike(names, LABEL, room.w, room.h)
        if line.size * look.type.text_scale >= LEAST_LABEL:
            return line
        size = look.type.alike(names, LABEL, room.w, room.h, lines=3).size
        least = LEAST_LABEL / look.type.text_scale
        return LABEL.at(size if size >= HARDLY * least else least)

    @property
    def _label(self) -> Box:
        """The slip with the name; counters of one row have it alike."""
        h = TALL_LABEL_H if self.box.h >= TALL_COUNTER and self.box.w < SLENDER else LABEL_H
        h = LOW_LABEL_H if self.box.h < LOW_COUNTER else h
        return Box(self.box.x, self.box.bottom - h, self.box.w, h)

    def _place(self) -> Box:
        """Where the picture goes: its blank upper edge may be cut, its base stands on the slip."""
        room = Box(self.box.x, self.box.y, self.box.w, self._label.y - self.box.y)
        side = min(room.w, room.h / FILLED)
        return Box(room.cx - side / 2, room.bottom - side * BASE, side, side)

    def _lead(self, look: Look, place: Box) -> Surface:
        name = f"lead_{self.unit.arm}_{self.colour}"
        if self.standing == "lost":
            return look.art.picture(f"{name}_lost", place.w, place.h)
        image = look.art.picture(name, place.w, place.h)
        share = {"ready": 255, "acted": 120, "closed": 150}[self.standing]
        if share == 255:
            return image

        def faded() -> Surface:
            copy = image.copy()
            copy.fill((255, 255, 255, share), special_flags=pygame.BLEND_RGBA_MULT)
            return copy

        return look.art.kept(("faded", name, image.get_size(), share), faded)

    @staticmethod
    def _tick(sheet: Sheet, place: Box) -> None:
        side = min(48.0, place.h * 0.42)
        seal = Box(place.right - side * 1.1, place.bottom - side * 1.3, side * 1.2, side * 1.2)
        sheet.surface.blit(furniture.chip(sheet.look, sheet.rect(seal).size, "idle"), sheet.rect(seal))
        sheet.paste(furniture.tick(sheet.look, sheet.px(side * 0.8), palette.RED), seal)


def _words_of(label: Box) -> Box:
    return label.inset(5, 1)


def _held(name: str) -> str:
    """A name whose number does not stand in a line by itself."""
    return _NUMBER.sub("\u00a0", name)


class Pip(Spot):
    """One activation where no roster is kept: still to be used, or used up as something."""

    def __init__(self, number: int, box: Box, role: Role | None, colour: Colour, *, enabled: bool) -> None:
        super().__init__(f"pip {number}", box, enabled=enabled, why=words.LATER_FIRST)
        self.role = role
        self.colour = colour

    def draw(self, look: Look, manner: str, /) -> tuple[Item, ...]:
        """A badge of the side; used up, the roundel of what acted with a tick."""
        sheet = Sheet(look, self.box, "none")
        side = min(self.box.w, self.box.h)
        place = Box.around(self.box.cx, self.box.cy, side, side)
        sheet.surface.blit(furniture.chip(look, sheet.rect(place).size, manner), sheet.rect(place))
        if self.role is None:
            sheet.tinted(
                f"side_{self.colour}",
                Box.around(place.cx, place.cy, side * 0.62, side * 0.62),
                ink_of(self.colour),
            )
            return (sheet.item,)
        inner = side * 0.78
        sheet.picture(
            _print_for(look, ROUNDELS[self.role], inner), Box.around(place.cx, place.cy, inner, inner)
        )
        mark = side * 0.4
        sheet.paste(
            furniture.tick(look, sheet.px(mark), palette.RED),
            Box(place.right - mark - 6, place.bottom - mark - 6, mark, mark),
        )
        return (sheet.item,)


def _print_for(look: Look, name: str, side: float) -> str:
    """The cut of a roundel made for about this size."""
    small = f"{name}_small"
    return small if look.frame.px(side) <= 96 and small in look.art.names else name
