"""What all pages have in common: sheets printed once, one form, a slip for messages, Escape to go back.

It must not know any particular page.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pygame

from game.content.bindings import command_at, writes
from game.scenes.kit import Game, Kit
from game.scenes.sheet import Rgb, Sheet
from game.stage import palette
from game.stage.form import Form
from game.stage.geometry import Box
from game.stage.inputs import (
    NOWHERE,
    Input,
    KeyPressed,
    Point,
    PointerPressed,
    PointerReleased,
    Swiped,
    Wheeled,
)
from game.stage.look import Look
from game.stage.painter import Canvas, Item
from game.stage.scene import Pop, Scene, Transition
from game.stage.text import Face, Style
from game.stage.widgets import Button, Chosen, Widget

VEIL = 168
MOST_DOTS = 12
BESIDE = 44.0  # units between a heading and a button beside it
LEAST_APART = 28.0  # units between their middles
WAYS = {"left": -1, "pageup": -1, "right": 1, "pagedown": 1}

HEADING = Style(Face.CASLON_BOLD, 68, palette.INK, scales=False)
SUBHEADING = Style(Face.CASLON_BOLD, 42, palette.INK)
BODY = Style(Face.FELL, 33, palette.INK)
ITALIC = Style(Face.FELL_ITALIC, 33, palette.INK)
CAPITALS = Style(Face.FELL_SC, 33, palette.INK)
SMALL = Style(Face.FELL_ITALIC, 28, palette.INK)
# Where a number decides: the figures of the Fell types are old-style, and their 1 and 0 are letters.
FIGURED = Style(Face.CASLON, 30, palette.INK)
FIGURED_ITALIC = Style(Face.CASLON_ITALIC, 30, palette.INK)


class Page(Scene):
    """A page over the dimmed screen below it, or where it is opaque, over the bare table.

    A page fills in what it prints and which widgets it has. One that is only read (`reading`) is also closed
    by the other button, which opens cards, and by a click beside its sheets.
    """

    opaque = False
    reading = False
    first = ""
    """Which widget has the focus first; empty: the first of them."""
    opened_by: tuple[str, Game | None] | None = None
    """The command whose key opens the page, and in which game; the same key closes it again."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.form = Form([])
        self.message = ""
        self._look: Look | None = None
        self._printed: tuple[Item, ...] = ()
        self._outdated = False  # what is printed shows no longer what the page has to show
        self._slip: tuple[str, tuple[Item, ...]] = ("", ())
        self._wish: Transition | None = None
        self._leaving = 0  # the button of a press that closes the page when it is released

    # --- what a page fills in

    def printed(self, look: Look) -> tuple[Item, ...]:
        """The sheets below the widgets."""
        raise NotImplementedError

    def widgets(self, look: Look) -> list[Widget]:
        """The widgets, in the order of the Tab key but for a line, which goes from the left.

        The first of them has the focus.
        """
        raise NotImplementedError

    def chosen(self, chosen: Chosen, /) -> Transition | None:
        """A widget was used."""
        raise NotImplementedError

    def shortcut(self, _key: KeyPressed, /) -> Transition | bool | None:
        """A key of the page's own: what it leads to, or True where it was used up."""
        return None

    def asks(self, key: KeyPressed, command: str, game: Game | None = None) -> bool:
        """Whether a key is the player's own for a command of that game, or of all screens."""
        plain = not (key.ctrl or key.alt or (self.writing_letters and writes(key.key)))
        return plain and command_at(game or "everywhere", key.key, self.kit.settings().keys) == command

    def swiped(self, swipe: Swiped, /) -> Transition | None:
        """A finger was drawn over it: that is as good as the keys for it."""
        return self.handle(KeyPressed("pagedown" if swipe.onward else "pageup"))

    def back(self) -> Transition | None:
        """What Escape does."""
        return Pop()

    def sheets(self, look: Look) -> tuple[Box, ...]:
        """Where there is paper; beside it lies the table."""
        return (page_box(look),)

    def slip_box(self, look: Look) -> Box:
        """Where messages, and the reasons of disabled buttons, are told."""
        safe = look.frame.safe
        return Box.around(safe.cx, safe.bottom - 36, min(safe.w * 0.8, 1100), 72)

    # --- what all pages do

    def arrange(self, look: Look) -> None:
        """Print everything anew."""
        self._look = look
        self.refresh()
        self._fresh(look)

    @property
    def composes(self) -> bool:
        """Whether it has to be printed anew."""
        return self._outdated

    def _fresh(self, look: Look) -> tuple[Item, ...]:
        """The sheets, printed anew where what they show has changed."""
        if self._outdated:
            self._printed = self.printed(look)
            self._outdated = False
        return self._printed

    def refresh(self) -> None:
        """What the page shows has changed: other widgets at once, other sheets when it is seen next."""
        if self._look is None:
            return
        self._outdated = True
        self._slip = ("", ())
        found = self.widgets(self._look)
        self.form.replace(in_lines(found))
        if self.form.focused is None:
            usable = [widget.name for widget in found if widget.focusable]
            if usable:
                self.form.focus(self.first if self.first in usable else usable[0])

    def show_focus(self, shown: bool) -> None:
        """Whoever has come by keys sees where they are."""
        self.form.focus_visible = shown

    def wish(self, transition: Transition) -> None:
        """Go there at the next step; for answers that arrive when no input is being handled."""
        self._wish = transition

    def handle(self, entry: Input) -> Transition | None:
        """Escape, the page's own keys, then the widgets."""
        if isinstance(entry, KeyPressed | PointerPressed):
            self.message = ""
        if isinstance(entry, Swiped):
            return self._stroked(entry)
        if self.reading and self._puts_away(entry):
            return self.back()
        if isinstance(entry, KeyPressed):
            if entry.key == "escape":
                return None if entry.repeat else self.back()
            if self.opened_by is not None and not entry.repeat and self.asks(entry, *self.opened_by):
                return self.back()
            used = self.shortcut(entry)
            if used is not None and used is not False:
                return None if used is True else used
        chosen = self.form.handle(entry)
        if chosen is not None:
            pressed = chosen.name not in self.form or isinstance(self.form[chosen.name], Button)
            self.kit.play("click" if pressed else "switch")
            return self.chosen(chosen)
        if isinstance(entry, PointerPressed) and self.form.hint:
            self.kit.play("refused")
        return None

    def _stroked(self, swipe: Swiped) -> Transition | None:
        """A stroke over the page lets go of what it began on, and leads on or back."""
        if self.form.drawn:
            return None
        self.form.handle(swipe)
        self._leaving = 0
        return self.swiped(swipe)

    def _puts_away(self, entry: Input) -> bool:
        """Whether a click ends here that closes the page: its release must not reach what lies below."""
        if isinstance(entry, PointerPressed):
            self._leaving = entry.button if self._closing(entry.button, entry.pos) else 0
        elif isinstance(entry, PointerReleased):
            leaving, self._leaving = self._leaving, 0
            return leaving == entry.button and self._closing(leaving, entry.pos)
        return False

    def _closing(self, button: int, pos: Point) -> bool:
        assert self._look is not None
        if button == 1:
            return pos != NOWHERE and not any(sheet.contains(pos) for sheet in self.sheets(self._look))
        return button == 3 and pos != NOWHERE

    def update(self, _dt: float, /) -> Transition | None:
        """Carry out what was wished for."""
        wish, self._wish = self._wish, None
        return wish

    def draw(self, canvas: Canvas, _alpha: float, /) -> None:
        """The table or a veil over what lies below, the sheets, the widgets, and what has to be said."""
        assert self._look is not None
        if not self.opaque:
            canvas.veil(VEIL)
        elif canvas.background is None:
            canvas.background = self._look.art.table(self._look.frame.window, self._look.frame)
        canvas.rest(self._fresh(self._look))
        canvas.rest(self.form.items(self._look))
        canvas.rest(self._told(self._look))

    def _told(self, look: Look) -> tuple[Item, ...]:
        """What is pointed at says why it cannot be used; else what came of a press is told first."""
        pointed = self.form.hint if self.form.pointed_at else ""
        text = pointed or self.message or self.form.hint
        if text != self._slip[0]:
            self._slip = (text, (slip(look, self.slip_box(look), text),) if text else ())
        return self._slip[1]


class PagedPage(Page):
    """A page with leaves that are turned by buttons, arrows, Page Up and Down, and the wheel."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.leaf = 0

    def leaves(self, look: Look) -> int:
        """How many leaves there are."""
        raise NotImplementedError

    def turner(self, look: Look) -> Box:
        """The strip in which the turning buttons stand at either end of the dots."""
        raise NotImplementedError

    def arrange(self, look: Look) -> None:
        """Stay within the leaves there are at this size."""
        self.leaf = min(self.leaf, self.leaves(look) - 1)
        super().arrange(look)

    def turn(self, to: int) -> bool:
        """Turn to a leaf, if there is one."""
        assert self._look is not None
        leaf = max(0, min(self.leaves(self._look) - 1, to))
        if leaf != self.leaf:
            self.leaf = leaf
            self.kit.play("page")
            self.refresh()
        return True

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """The keys that turn leaves; a gamepad has others for it than its arrows."""
        assert self._look is not None
        ways = {"pageup": -1, "pagedown": 1} if key.pad else WAYS
        if key.key in ways:
            return self.turn(self.leaf + ways[key.key])
        if key.key in ("home", "end"):
            return self.turn(0 if key.key == "home" else self.leaves(self._look) - 1)
        return None

    def handle(self, entry: Input) -> Transition | None:
        """The wheel turns leaves too."""
        if isinstance(entry, Wheeled):
            self.turn(self.leaf - (1 if entry.steps > 0 else -1))
            return None
        return super().handle(entry)

    def turners(self, look: Look) -> list[Widget]:
        """The two buttons; none where there is nothing to turn."""
        last = self.leaves(look) - 1
        if last == 0:
            return []
        strip = self.turner(look)
        left = Box(strip.x, strip.y, 84, strip.h)
        right = Box(strip.right - 84, strip.y, 84, strip.h)
        return [
            Button("earlier", left, "‹", kind="icon", enabled=self.leaf > 0),
            Button("later", right, "›", kind="icon", enabled=self.leaf < last),
        ]

    def chosen(self, chosen: Chosen) -> Transition | None:
        """The turning buttons."""
        if chosen.name in ("earlier", "later"):
            self.turn(self.leaf + (1 if chosen.name == "later" else -1))
        return None

    def print_dots(self, sheet: Sheet, look: Look) -> None:
        """Which leaf this is: a row of dots, or in figures where they would be too many."""
        count, strip = self.leaves(look), self.turner(look)
        if count == 1:
            return
        apart = min(40.0, (strip.w - 200) / count)
        if count > MOST_DOTS or apart < LEAST_APART:
            sheet.text(f"{self.leaf + 1} / {count}", SUBHEADING, strip.inset(90, 0))
            return
        for i in range(count):
            x = strip.cx + (i - (count - 1) / 2) * apart
            sheet.dot(x, strip.cy, 11 if i == self.leaf else 8, palette.INK, hollow=i != self.leaf)


class FormPage(PagedPage):
    """Leaves with things to set: wheel and arrows belong to these, only Page Up and Down turn leaves."""

    def handle(self, entry: Input) -> Transition | None:
        """The wheel moves what is below it."""
        if isinstance(entry, Wheeled):
            chosen = self.form.handle(entry)
            return self.chosen(chosen) if chosen is not None else None
        return super().handle(entry)

    def shortcut(self, key: KeyPressed, /) -> Transition | bool | None:
        """Left and right, Home and End are left to what has the focus."""
        return super().shortcut(key) if key.key in ("pageup", "pagedown") else None


def in_lines(widgets: Iterable[Widget]) -> list[Widget]:
    """As they come, but those that follow one another in one line from the left."""
    lines: list[list[Widget]] = []
    for widget in widgets:
        one, last = widget.box, lines[-1][0].box if lines else Box(0, 0, 0, 0)
        shared = min(one.bottom, last.bottom) - max(one.y, last.y)
        if shared > max(one.h, last.h) / 2:
            lines[-1].append(widget)
        else:
            lines.append([widget])
    return [widget for line in lines for widget in sorted(line, key=lambda widget: widget.box.x)]


def as_read(widgets: Iterable[Widget]) -> list[Widget]:
    """In the order in which they are read: line by line, and each from the left."""
    return sorted(widgets, key=lambda widget: (widget.box.y, widget.box.x))


def page_box(look: Look) -> Box:
    """A sheet that fills the safe part of the frame."""
    return look.frame.safe


def beside_heading(look: Look, w: float) -> Box:
    """A place for a button at the right of a page's heading, clear of the corner."""
    box = page_box(look)
    return Box(box.right - 128 - w, box.y + 44, w, 66)


def middle_box(look: Look, w: float, h: float) -> Box:
    """A sheet of that size in the middle."""
    return Box.around(*look.frame.safe.centre, min(w, look.frame.safe.w), min(h, look.frame.safe.h))


def slip(look: Look, box: Box, text: str) -> Item:
    """A strip of paper with a sentence."""
    sheet = Sheet(look, box)
    sheet.block_middle(text, replace(FIGURED, align="centre"), box.inset(22, 8))
    return sheet.item


def print_heading(sheet: Sheet, text: str, ink: Rgb = palette.INK, beside: float = 0.0) -> Box:
    """The heading of a page with a swelled rule below it; returns the room that is left.

    It keeps off a button that stands `beside_heading`, so many units wide.
    """
    box = sheet.box
    aside = 128 + beside + BESIDE if beside else 110
    sheet.text(text, HEADING.inked(ink), Box(box.x + aside, box.y + 30, box.w - 2 * aside, 84))
    sheet.tinted("rule", Box.around(box.cx, box.y + 128, 420, 26), palette.INK)
    return Box(box.x + 72, box.y + 156, box.w - 144, box.h - 156 - 48)


def print_corners(
    sheet: Sheet, side: float = 96.0, ink: palette.Colour = palette.INK, inset: float = 20.0
) -> None:
    """A fleuron in each corner."""
    corner = sheet.look.art.tinted("fleuron_corner", side, side, ink)
    inner = sheet.box.inset(inset)
    for right in (False, True):
        for lower in (False, True):
            x = inner.right - side if right else inner.x
            y = inner.bottom - side if lower else inner.y
            sheet.paste(pygame.transform.flip(corner, right, lower), Box(x, y, side, side))
