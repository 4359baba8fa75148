"""A sheet to print on: paper, rules, ornaments and live text laid out in units, made into one picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import pygame
from pygame import Surface

from game.stage import palette
from game.stage.geometry import Box, whole
from game.stage.look import Look
from game.stage.painter import Item
from game.stage.sheets import SHADOW_BLUR
from game.stage.text import Style

TAIL_SHAPE = 720 / 560  # of the printer's ornament, wide to high
TAIL_LEAST, TAIL_TALLEST = 120.0, 270.0  # its height
TAIL_CLEAR = 22.0  # above and below it
SLICE = 90.0  # units: what is told is looked at in slices so wide
MOST_OVER = 1.25  # figures have no descenders, so their line may be so much taller than its room
NARROWER = (0.86, 0.72, 0.58)  # widths tried so that no word stands on a line alone
Rgb = tuple[int, int, int]
Align = Literal["left", "centre", "right"]
Stock = Literal["paper", "card", "none"]


class Sheet:
    """A picture the size of a box; everything printed on it is given in the same units as the box.

    `scale` prints the same design smaller or larger: the box then counts in design units and the
    picture is `scale` times as large (cards are designed once and shown at many sizes).
    """

    def __init__(self, look: Look, box: Box, stock: Stock = "paper", *, scale: float = 1.0) -> None:
        self.look = look
        self.box = box
        self._scale = scale
        self._k = look.frame.k * scale
        self._told: list[tuple[Surface, tuple[int, int]]] = []  # what has not been looked at yet
        self._inked: list[Box] = []  # what has been
        if stock == "none":
            size = (max(1, whole(box.w * self._k)), max(1, whole(box.h * self._k)))
            self.surface, self.margin = Surface(size, pygame.SRCALPHA), 0
        else:
            self.surface, self.margin = _panel(look, box, stock, scale)

    @property
    def item(self) -> Item:
        """The picture at its place on the screen; only for sheets at scale 1."""
        x, y = self.look.frame.point(self.box.x, self.box.y)
        return self.surface, (x - self.margin, y - self.margin)

    @property
    def told(self) -> tuple[Box, ...]:
        """Where words, numbers and what was pasted have come to lie; ornaments and rules tell nothing."""
        while self._told:
            self._inked += self._slices(*self._told.pop(0))
        return tuple(self._inked)

    def text(self, text: str, style: Style, box: Box, align: Align = "centre") -> None:
        """One line in a box, shrunk to fit it."""
        image = self.look.type.fit(text, self._sized(style), box.w * self._scale, box.h * self._scale)
        self._tell(image, box, align)

    def block(self, text: str, style: Style, box: Box, align: Align = "left") -> None:
        """A paragraph in a box, shrunk to fit it, from the box's top."""
        image = self.look.type.block(text, self._sized(style), box.w * self._scale, box.h * self._scale)
        used = image.get_height() / self._k
        self._tell(image, Box(box.x, box.y, box.w, used), align)

    def block_middle(self, text: str, style: Style, box: Box) -> None:
        """A paragraph shrunk to fit a box, in the middle of its height, its lines of about one length."""
        image = set_middle(self.look, text, self._sized(style), box.w * self._scale, box.h * self._scale)
        self._tell(image, box, "left" if style.align == "left" else "centre")

    def change(self, now: int, then: int, style: Style, box: Box, align: Align = "centre") -> None:
        """A number, and after a pointing hand what it would become; only the number where it stays."""
        if now == then:
            self.text(str(now), style, box, align)
            return
        parts = [self.look.type.line(str(value), self._sized(style)) for value in (now, then)]
        side = style.size * self._scale * self.look.type.text_scale**style.scales
        hand = self.look.art.tinted("fist", side * 0.95, side * 0.6, self.look.ink(style.colour))
        gap = self.px(style.size * 0.22)
        width = sum(part.get_width() for part in parts) + hand.get_width() + 2 * gap
        line = Surface(
            (width, max(hand.get_height(), *(part.get_height() for part in parts))), pygame.SRCALPHA
        )
        x = 0
        for part in (parts[0], hand, parts[1]):
            line.blit(part, (x, (line.get_height() - part.get_height()) // 2))
            x += part.get_width() + gap
        room = self.rect(box)
        share = min(room.w / width, room.h * MOST_OVER / line.get_height())
        if share < 1:
            line = pygame.transform.smoothscale_by(line, share)
        self._tell(line, box, align)

    def picture(self, name: str, box: Box) -> None:
        """A picture in its own colours, filling a box."""
        self._put(self.look.art.picture(name, box.w * self._scale, box.h * self._scale), box)

    def engraving(self, name: str, box: Box) -> bool:
        """The print of that name stored in the width next above the box's; False where there is none."""
        found = self.look.art.print_for(name, box.w * self._scale)
        if found is not None:
            self.picture(found, box)
        return found is not None

    def tinted(self, name: str, box: Box, ink: Rgb) -> None:
        """An ornament printed in an ink."""
        self._put(
            self.look.art.tinted(name, box.w * self._scale, box.h * self._scale, self.look.ink(ink)), box
        )

    def tailpiece(self, room: Box) -> bool:
        """What a printer sets in the middle of room that is left over, if it is much; whether it was."""
        tall = min(room.h - 2 * TAIL_CLEAR, room.w / TAIL_SHAPE, TAIL_TALLEST)
        if tall >= TAIL_LEAST:
            self.tinted("tailpiece", Box.around(room.cx, room.cy, tall * TAIL_SHAPE, tall), palette.INK)
        return tall >= TAIL_LEAST

    def paste(self, image: Surface, box: Box, align: Align = "centre") -> None:
        """A ready picture, not scaled."""
        self._tell(image, box, align)

    def fill(self, box: Box, colour: Rgb) -> None:
        """A solid block of ink."""
        self.surface.fill(self.look.ink(colour), self.rect(box))

    def grid(self, box: Box, columns: int, rows: int, ink: Rgb, units: float = 2.0) -> None:
        """A ruled table with every line of the same weight."""
        right, bottom = self.px(units), self.px(units)
        for i in range(columns + 1):
            x, y = self.point(box.x + box.w * i / columns, box.y)
            self.surface.fill(self.look.ink(ink), (x, y, right, self.point(0, box.bottom)[1] - y + bottom))
        for i in range(rows + 1):
            x, y = self.point(box.x, box.y + box.h * i / rows)
            self.surface.fill(self.look.ink(ink), (x, y, self.point(box.right, 0)[0] - x + right, bottom))

    def frame(self, box: Box, ink: Rgb, units: float = 2.0) -> None:
        """A ruled rectangle."""
        pygame.draw.rect(self.surface, self.look.ink(ink), self.rect(box), self.px(units))

    def rule(
        self, start: tuple[float, float], end: tuple[float, float], ink: Rgb, units: float = 1.5
    ) -> None:
        """A ruled line, upright or level."""
        (x, y), (right, bottom) = self.point(*start), self.point(*end)
        width = self.px(units)
        area = pygame.Rect(x, y, max(width, right - x), max(width, bottom - y))
        self.surface.fill(self.look.ink(ink), area)

    def dot(self, x: float, y: float, radius: float, ink: Rgb, *, hollow: bool = False) -> None:
        """A round mark."""
        width = self.px(2.5) if hollow else 0
        pygame.draw.aacircle(self.surface, self.look.ink(ink), self.point(x, y), self.px(radius), width)

    def px(self, units: float) -> int:
        """A length of the design in pixels, at least one."""
        return max(1, whole(units * self._k))

    def point(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of this picture at a point of the design."""
        return (
            self.margin + whole((x - self.box.x) * self._k),
            self.margin + whole((y - self.box.y) * self._k),
        )

    def rect(self, box: Box) -> pygame.Rect:
        """The pixels of this picture in a box of the design."""
        x, y = self.point(box.x, box.y)
        right, bottom = self.point(box.right, box.bottom)
        return pygame.Rect(x, y, right - x, bottom - y)

    def _sized(self, style: Style) -> Style:
        return style if self._scale == 1.0 else style.at(style.size * self._scale)

    def _tell(self, image: Surface, box: Box, align: Align) -> None:
        self._told.append((image, self._put(image, box, align)))

    def _slices(self, image: Surface, at: tuple[int, int]) -> Iterator[Box]:
        """What of a picture is not blank, in units, as upright slices, for few are as high as the whole."""
        width = self.px(SLICE)
        for left in range(0, image.get_width(), width):
            strip = pygame.Rect(left, 0, min(width, image.get_width() - left), image.get_height())
            ink = image.subsurface(strip).get_bounding_rect().move(at)
            if ink.w:
                x, y = (ink.x + left - self.margin) / self._k, (ink.y - self.margin) / self._k
                yield Box(self.box.x + x, self.box.y + y, ink.w / self._k, ink.h / self._k)

    def _put(self, image: Surface, box: Box, align: Align = "centre") -> tuple[int, int]:
        area = self.rect(box)
        y = area.centery - image.get_height() // 2
        if align == "left":
            x = area.x
        elif align == "right":
            x = area.right - image.get_width()
        else:
            x = area.centerx - image.get_width() // 2
        self.surface.blit(image, (x, y))
        return x, y


def set_middle(look: Look, text: str, style: Style, w: float, h: float) -> Surface:
    """A paragraph shrunk to fit a room in units, its lines of about one length; set once and kept."""
    return look.type.block(text, style, look.type.narrowed(text, style, w, h, NARROWER), h)


def _panel(look: Look, box: Box, stock: Literal["paper", "card"], scale: float) -> tuple[Surface, int]:
    """A sheet of paper or card; a smaller one has its printed rule made smaller with it."""
    if scale >= 1:
        panel, margin = look.art.panel(box.w * scale, box.h * scale, stock)
        return panel.copy(), margin
    panel, margin = look.art.panel(box.w, box.h, stock)
    size = whole(box.w * scale * look.frame.k), whole(box.h * scale * look.frame.k)
    small = whole(margin * scale)
    return pygame.transform.smoothscale(panel, (size[0] + 2 * small, size[1] + 2 * small)), small


def tool_shadows(look: Look, boxes: Iterable[Box]) -> tuple[Item, ...]:
    """The small tickets at the top right of a table lie on its cloth too."""
    items = []
    for box in boxes:
        shadow, margin = look.art.shadow(box.w, box.h, SHADOW_BLUR, 130)
        x, y = look.frame.point(box.x, box.y)
        items.append((shadow, (x - margin * 2 // 3, y - margin // 2)))
    return tuple(items)
