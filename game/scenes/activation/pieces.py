"""The things on the battle's table that are pressed: the great plate, ways of acting, counters, pips.

They tell that they were chosen; what may be chosen is decided elsewhere.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable
from functools import lru_cache
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
from game.stage.text import Face, Style, Type
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
NAMES_KEPT = 16  # rosters whose lettering is known
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
    return roundel, Box(roundel.right + 6, inner.y, inner.right - roundel.right - 12, inner.h)


def held(name: str) -> str:
    """A name whose number does not stand in a line by itself."""
    return _NUMBER.sub("\u00a0", name)


class Names:
    """The names on all counters that are shown together, and the size in which all are set."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = tuple([held(name) for name in names])
        self._found: dict[tuple[float, ...], Style] = {}  # by look and room

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Names) and self._names == other._names

    def __hash__(self) -> int:
        return hash(self._names)

    def lettering(self, look: Look, room: Box) -> Style:
        """Each in one line if that is not too small, else in as many as it needs.

        A name too long for any good size does not make the others small, only itself.
        """
        key = look.frame.k, look.type.text_scale, look.type.plain, room.w, room.h
        if key not in self._found:
            self._found[key] = self._lettering(look, room)
        return self._found[key]

    def _lettering(self, look: Look, room: Box) -> Style:
        case = look.type

        def in_one_line(style: Style) -> bool:
            return all(case.measure(name, style)[0] <= room.w for name in self._names)

        def in_lines(style: Style) -> bool:
            return all(_fits(case, name, style, room) for name in self._names)

        style = LABEL.at(LEAST_LABEL / case.text_scale)
        broad = in_one_line(style) and case.lines_height(style) <= room.h
        found = _largest(look, in_one_line if broad else in_lines)
        return style if found is None else found


@lru_cache(NAMES_KEPT)
def names_of(*names: str) -> Names:
    """The names on all counters; those of a force are set in a size that is found once, not at every turn."""
    return Names(names)


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
        names: Names,
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
        slip.paste(look.type.block(held(self.unit.name), style, room.w, room.h), room)
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
        """How its name is set: as those of all others are."""
        return self.names.lettering(look, _words_of(self._label))

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


def _largest(look: Look, fits: Callable[[Style], bool]) -> Style | None:
    """The names' style in the largest size that fits; None if even a little less than the least does not.

    Every size that is tried has to be cut, which takes longest: so they are few.
    """
    pixel = 1 / (look.frame.k * look.type.text_scale)
    least = HARDLY * LEAST_LABEL / look.type.text_scale
    sizes = [LABEL.size - i * pixel for i in range(max(1, int((LABEL.size - least) / pixel) + 1))]
    place = bisect_left(sizes, True, key=lambda size: fits(LABEL.at(size)))
    return LABEL.at(sizes[place]) if place < len(sizes) else None


def _fits(case: Type, name: str, style: Style, room: Box) -> bool:
    """Whether a name fits a room in as many lines as it needs."""
    lines = case.wrapped(name, style, room.w)
    widest = max([case.measure(line, style)[0] for line in lines])
    return widest <= room.w and case.lines_height(style, len(lines)) <= room.h


def _words_of(label: Box) -> Box:
    return label.inset(5, 1)


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
